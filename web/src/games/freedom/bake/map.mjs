// Makes the ground of Freedom's map, `map.json`, from the coasts, waters and
// borders in this folder. Run by hand; the result is committed.
//
//   node src/games/freedom/bake/map.mjs
//
// Source: Natural Earth and US Census Bureau, public domain; see the provenance in the data.
// The towns are not here: they come with the board, and `map.ts` finds them by the same projection.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { area, thin } from '../../../../tools/geo.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url)));
const { features } = read('ground.geojson');

// Lambert's conformal cone, true at 33 and 45 degrees north, upright at 82 west.
const RADIANS = Math.PI / 180;
const [SOUTH, NORTH, UPRIGHT] = [33 * RADIANS, 45 * RADIANS, -82 * RADIANS];
const half = (lat) => Math.tan(Math.PI / 4 + lat / 2);
const cone = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(half(NORTH) / half(SOUTH));
const scale = (Math.cos(SOUTH) * half(SOUTH) ** cone) / cone;

function flat([lon, lat]) {
  const far = scale / half(lat * RADIANS) ** cone;
  const turn = cone * (lon * RADIANS - UPRIGHT);
  return [far * Math.sin(turn), far * Math.cos(turn)];
}

/** The latitudes along the upright meridian that are nought and a thousand units down. */
const [TOP, BOTTOM] = [49, 30];
const high = flat([-82, TOP])[1];
const unit = 1000 / (flat([-82, BOTTOM])[1] - high);
const project = (at) => {
  const [x, y] = flat(at);
  return [x * unit + 500, (y - high) * unit];
};

/** A path in halves of a unit, each step relative to the last: short to write and to send. */
function write(lines, { tolerance = 0.7, smallest = 0, closed = false, parts = 2 } = {}) {
  let out = '';
  for (const line of lines) {
    const points = line.map(project);
    if (closed && area(points) < smallest) continue;
    let [x, y] = [0, 0];
    let text = '';
    for (const [u, v] of thin(points, tolerance).map((p) => p.map((n) => Math.round(n * parts)))) {
      if (text && u === x && v === y) continue;
      text += text ? `${(u - x) / parts} ${(v - y) / parts} ` : `M${u / parts} ${v / parts}l`;
      [x, y] = [u, v];
    }
    if (text.includes('l') && !text.endsWith('l')) out += text.trim() + (closed ? 'z' : '');
  }
  return out.replaceAll(' -', '-');
}

const ofKind = (kind) => features.filter((f) => f.properties.kind === kind);
const lines = ({ geometry: { type, coordinates } }) =>
  type === 'LineString' ? [coordinates] : coordinates;
const rings = ({ geometry }) => geometry.coordinates.slice(0, 1);
const abroad = (f) => f.properties.name === 'Canada | United States';

const [frontier] = ofKind('border').filter(abroad).flatMap(lines);
/** A long edge along a parallel is bent: it needs points between its ends. */
const between = ([a, b], [c, d], steps = 8) =>
  Array.from({ length: steps }, (_, n) => [a + ((c - a) * n) / steps, b + ((d - b) * n) / steps]);
// Canada is all that lies beyond the frontier; the client cuts it out of the land.
const canada = [
  ...frontier,
  ...between([-100, 53], [-56, 53]),
  [-56, 53],
  [-56, 43],
  [-65.6, 43],
  [-66.9, 44.7],
];

const made = {
  provenance:
    'Natural Earth and US Census Bureau, public domain; some rivers by hand. Made by ' +
    'bake/map.mjs; do not edit.',
  projection: { cone, scale, unit, high },
  land: write(ofKind('land').flatMap(rings), { tolerance: 0.6, smallest: 14, closed: true }),
  canada: write([canada], { tolerance: 1, closed: true }),
  frontier: write([frontier], { tolerance: 0.6 }),
  lakes: write(ofKind('lake').flatMap(rings), { tolerance: 0.6, smallest: 8, closed: true }),
  rivers: write(ofKind('river').flatMap(lines), { tolerance: 1.2 }),
  borders: write(
    ofKind('border')
      .filter((f) => !abroad(f))
      .flatMap(lines),
    { tolerance: 1.4 },
  ),
};

const text = `${JSON.stringify(made)}\n`;
writeFileSync(new URL('../map.json', import.meta.url), text);
for (const [part, value] of Object.entries(made)) console.log(part, JSON.stringify(value).length);
const show = (name, at) => console.log(name, project(at).map(Math.round).join(' '));
show('Western Iowa', [-96, 42.4]);
show('Maine', [-68.2, 45.2]);
show('West plantation', [-93.5, 31.5]);
show('Minnesota', [-92.3, 46]);
console.log(`${text.length} characters, ${brotliCompressSync(text).length} compressed`);
