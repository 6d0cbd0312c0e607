/** How ships go from area to area: out of the harbour, along the coast, and in again. In the map's units. */
import type { Point } from './map';

/** The lane off the coast, from Savannah round Nova Scotia to the St Lawrence. */
const LANE: readonly Point[] = [
  [150, 838],
  [210, 845],
  [320, 845],
  [430, 855],
  [505, 805],
  [510, 715],
  [560, 655],
  [610, 610],
  [690, 565],
  [745, 525],
  [840, 520],
  [915, 515],
  [1000, 550],
  [1055, 490],
  [1045, 415],
  [1060, 370],
  [1100, 348],
  [1205, 345],
  [1248, 400],
  [1285, 462],
  [1390, 430],
  [1500, 400],
  [1535, 310],
  [1480, 200],
  [1415, 105],
  [1330, 8],
  [1195, 14],
];

/** Where a harbour meets the lane, by the number of a point of it, and the way in from there. */
const HARBOURS: Record<string, readonly [number, ...Point[]]> = {
  GA1: [0],
  SC1: [1],
  NC1: [2],
  NC2: [4, [465, 790]],
  VA2: [5, [475, 700]],
  VA1: [5, [480, 690], [460, 672]],
  VA3: [5, [485, 680], [470, 600], [440, 580]],
  MD2: [5, [485, 680], [492, 590]],
  MD1: [5, [485, 680], [492, 590], [512, 535]],
  MD3: [6],
  DE1: [7, [588, 565]],
  PA1: [7, [586, 560], [592, 512]],
  NJ2: [8],
  NJ1: [9, [718, 492]],
  NY1: [9, [722, 486]],
  CT2: [11, [885, 486], [835, 460]],
  CT1: [11, [885, 486], [858, 460]],
  RI1: [11, [930, 495]],
  MA1: [14],
  NH1: [15],
  ME1: [16],
  ME2: [17],
  NS2: [17, [1262, 316]],
  NS1: [20],
  QC3: [26, [1130, 40]],
  QC1: [26, [1130, 40]],
};

/** The points a ship passes between two areas of one water; none if there is no such way. */
export function lane(from: string, to: string): Point[] | null {
  const [out, home] = [HARBOURS[from], HARBOURS[to]];
  if (!out || !home) return null;
  const [[a, ...leave], [b, ...enter]] = [out, home];
  const along = LANE.slice(Math.min(a, b), Math.max(a, b) + 1);
  return [...leave.reverse(), ...(a <= b ? along : along.reverse()), ...enter];
}

/** A smooth line through points, as an SVG path. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const at = (n: number): Point => points[Math.min(Math.max(n, 0), points.length - 1)] ?? first;
  const curves = points.slice(1).map(([x, y], n) => {
    const [[ax, ay], [px, py], [nx, ny]] = [at(n - 1), at(n), at(n + 2)];
    const [c1, c2] = [
      [px + (x - ax) / 6, py + (y - ay) / 6],
      [x - (nx - px) / 6, y - (ny - py) / 6],
    ];
    return `C${[...c1, ...c2, x, y].map((one) => Math.round(one * 10) / 10).join(' ')}`;
  });
  return `M${first.join(' ')}${curves.join('')}`;
}

/** The point half the way along. */
export function halfway(points: readonly Point[]): Point {
  const steps = points.slice(1).map(([x, y], n) => {
    const [px, py] = points[n] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  let left = steps.reduce((sum, one) => sum + one, 0) / 2;
  for (const [n, step] of steps.entries()) {
    const [a, b] = [points[n], points[n + 1]];
    if (a && b && left <= step) {
      const share = step === 0 ? 0 : left / step;
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    }
    left -= step;
  }
  return points[0] ?? [0, 0];
}
