// Contact sheets to be looked at: `node tools/sheets.mjs [GAME…]` shows every moment of a game at every
// size in target/screens/<game>.html. `--pictures` makes those of the README instead, in docs/pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Scene, open } from '../tests/lantern.mjs';
import { MOMENTS, replay } from '../tests/replay.mjs';
import { SIZES, plain, windows } from '../tests/sizes.mjs';
import { Viewer } from '../tests/viewer.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SHEETS = here('target/screens/');
const PICTURES = here('docs/pictures/');
/** A picture of the README is so wide, of a window of this size. */
const [WINDOW, WIDE] = ['1440×900', 960];

/** Shows a moment in some windows, and hands each page over. */
async function show(house, game, moment, screens, take) {
  const scene = new Scene(moment.name, house);
  const viewer = new Viewer(scene, await replay(house.lantern.url, game, moment));
  for (const screen of screens) await take(await viewer.show(screen), screen);
  await scene.close();
}

/** A table with a row for each moment and a column for each size. */
function page(game, rows) {
  const head = SIZES.map(({ width, height }) => `<th>${width}×${height}</th>`).join('');
  const body = rows
    .map(({ name, cells }) => `<tr><th>${name}</th>${cells.join('')}</tr>`)
    .join('\n');
  return `<!doctype html>
<meta charset="utf-8">
<title>${game}</title>
<style>
  body { font: 14px sans-serif; background: #777; color: #fff; }
  td { padding: 4px; vertical-align: top; text-align: center; }
  img { display: block; height: 300px; margin-bottom: 4px; }
  tbody th { max-width: 160px; }
  thead th { position: sticky; top: 0; background: #777; }
</style>
<table>
<thead><tr><th>${game}</th>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table>
`;
}

async function sheet(house, game) {
  const folder = join(SHEETS, game);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = [];
  for (const [turn, moment] of MOMENTS[game].entries()) {
    const cells = [];
    await show(house, game, moment, windows(turn), async (page, { name, look }) => {
      const file = `${turn + 1} ${name}.png`;
      await page.screenshot({ path: join(folder, file) });
      cells.push(`<td><a href="${game}/${file}"><img src="${game}/${file}"></a>${look}</td>`);
    });
    rows.push({ name: moment.name, cells });
    console.log(`${game}: ${moment.name}`);
  }
  const path = join(SHEETS, `${game}.html`);
  writeFileSync(path, page(game, rows));
  console.log(path);
}

/** The picture of a game, as small as it is shown: only the browser's own door scales it. */
async function picture(house, game) {
  const { picture: name } = await import(new URL(`../tests/moments/${game}.mjs`, import.meta.url));
  const moment = MOMENTS[game].find((one) => one.name === name);
  await show(house, game, moment, plain(WINDOW), async (page, { size: { width, height } }) => {
    const door = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, width, height, scale: WIDE / width };
    const how = { format: 'webp', quality: 82, clip };
    const { data } = await door.send('Page.captureScreenshot', how);
    const path = join(PICTURES, `${game}.webp`);
    writeFileSync(path, Buffer.from(data, 'base64'));
    console.log(path);
  });
}

const words = process.argv.slice(2);
const make = words.includes('--pictures') ? picture : sheet;
const asked = words.filter((word) => !word.startsWith('--'));
for (const unknown of asked.filter((game) => !(game in MOMENTS)))
  throw new Error(
    `there are no moments of ${unknown}; there are of ${Object.keys(MOMENTS).join(', ')}`,
  );

mkdirSync(PICTURES, { recursive: true });
const house = await open();
try {
  for (const game of asked.length > 0 ? asked : Object.keys(MOMENTS)) await make(house, game);
} finally {
  await house.close();
}
