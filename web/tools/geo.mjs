// What every tool that bakes a map needs of geometry.

/** Douglas and Peucker's thinning of a line. */
export function thin(points, tolerance) {
  const keep = new Set([0, points.length - 1]);
  const todo = [[0, points.length - 1]];
  while (todo.length) {
    const [a, b] = todo.pop();
    let worst = tolerance;
    let at = -1;
    const [ax, ay] = points[a];
    const [dx, dy] = [points[b][0] - ax, points[b][1] - ay];
    const length = Math.hypot(dx, dy);
    for (let n = a + 1; n < b; n += 1) {
      const [px, py] = [points[n][0] - ax, points[n][1] - ay];
      const off = length < 1e-6 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (off > worst) [worst, at] = [off, n];
    }
    if (at >= 0) {
      keep.add(at);
      todo.push([a, at], [at, b]);
    }
  }
  return [...keep].sort((a, b) => a - b).map((n) => points[n]);
}

/** The area inside a ring of points. */
export const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], n) => {
      const [u, v] = ring[(n + 1) % ring.length];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

/** Catches what d3 draws as lists of points. */
export class Catcher {
  rings = [];
  moveTo(x, y) {
    this.rings.push([[x, y]]);
  }
  lineTo(x, y) {
    this.rings.at(-1).push([x, y]);
  }
  closePath() {
    this.rings.at(-1).closed = true;
  }
  arc() {}
}
