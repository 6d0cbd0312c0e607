// Contact sheets to be looked at: `node tools/sheets.mjs [GAME…]` shows every moment of a game at every
// size in target/screens/<game>.html. `--pictures` makes the pictures of the games instead, for the README, the
// home page and shared links.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Scene, open } from '../tests/lantern.mjs';
import { MOMENTS, replay } from '../tests/replay.mjs';
import { SIZES, windows } from '../tests/sizes.mjs';
import { Viewer } from '../tests/viewer.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SHEETS = here('target/screens/');
const PICTURES = here('web/public/pictures/');
/** The pictures: of a window of this size, so wide, and as what. Not all that show links know WebP. */
const SHOWN = { size: { width: 1440, height: 900 }, wide: 960, format: 'webp', quality: 80 };
const SHARED = { size: { width: 1440, height: 756 }, wide: 1200, format: 'jpeg', quality: 58 };
const ENDINGS = { webp: 'webp', jpeg: 'jpg' };

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

/** Takes a picture of a page, as small as it is shown: only the browser's own door scales it. */
async function take(page, name, { size: { width, height }, wide, format, quality }) {
  const door = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: wide / width };
  const { data } = await door.send('Page.captureScreenshot', { format, quality, clip });
  const path = join(PICTURES, `${name}.${ENDINGS[format]}`);
  writeFileSync(path, Buffer.from(data, 'base64'));
  console.log(path);
}

/** The pictures of a game. */
async function pictures(house, game) {
  const { picture: name } = await import(new URL(`../tests/moments/${game}.mjs`, import.meta.url));
  const moment = MOMENTS[game].find((one) => one.name === name);
  for (const picture of [SHOWN, SHARED]) {
    const window = { size: picture.size, language: 'en', dark: false };
    await show(house, game, moment, [window], (page) => take(page, game, picture));
  }
}

/** The picture of a link to Lantern itself. */
async function ours(house) {
  const scene = new Scene('home', house);
  const page = await scene.person({ screen: SHARED.size });
  await page.goto('/');
  await page.locator('[data-play]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'lantern', SHARED);
  await scene.close();
}

const words = process.argv.slice(2);
const pictured = words.includes('--pictures');
const make = pictured ? pictures : sheet;
const asked = words.filter((word) => !word.startsWith('--'));
for (const unknown of asked.filter((game) => !(game in MOMENTS)))
  throw new Error(
    `there are no moments of ${unknown}; there are of ${Object.keys(MOMENTS).join(', ')}`,
  );

mkdirSync(PICTURES, { recursive: true });
const house = await open();
try {
  if (pictured && asked.length === 0) await ours(house);
  for (const game of asked.length > 0 ? asked : Object.keys(MOMENTS)) await make(house, game);
} finally {
  await house.close();
}
