// Makes the pictures of Lantern that a system shows where it is installed, from the lamp.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browse } from '../tests/lantern.mjs';

const at = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const lamp = readFileSync(at('lantern.svg'), 'utf8');
/** A mask may cut off all but a circle of four fifths: the ground goes to the edge, the lamp stays inside. */
const maskable = lamp
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4.5 40 40"')
  .replace('<rect width="32" height="32" rx="6"', '<rect x="-4" y="-4.5" width="40" height="40"');

const browser = await browse();
const page = await browser.newPage();
for (const [name, svg, size] of [
  ['192', lamp, 192],
  ['512', lamp, 512],
  ['maskable', maskable, 512],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: at(`icons/${name}.png`), omitBackground: true });
}
await browser.close();
