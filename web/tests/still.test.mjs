// The map stands still: whatever happens in a whole game, a place stays where it is on the screen.
import assert from 'node:assert/strict';
import { house } from './lantern.mjs';
import { Player } from './player.mjs';
import { MOMENTS, Replay } from './replay.mjs';
import { plain } from './sizes.mjs';
import { Viewer } from './viewer.mjs';

const scene = house();
/** How far a place may be seen from where it stood, in pixels: whoever stands there may make room. */
const SLACK = 1;
/** So many steps are taken between two looks; in between every frame is measured. */
const STEPS = 40;

/** Begins to watch three places, in the page: how far each was seen from where it stood at first. */
function watch() {
  const all = [...document.querySelectorAll('.board svg .place')];
  const ids = [0, 0.5, 0.99].map((part) => all[Math.floor(part * all.length)].dataset.place);
  const at = (id) => {
    const { e, f } = document.querySelector(`.place[data-place="${id}"]`).getScreenCTM();
    return [e, f];
  };
  const first = ids.map(at);
  window.moved = ids.map((id) => ({ id, far: 0, number: '' }));
  const measure = () => {
    ids.forEach((id, n) => {
      const [x, y] = at(id);
      const far = Math.hypot(x - first[n][0], y - first[n][1]);
      const { number } = document.querySelector('.page').dataset;
      if (far > window.moved[n].far) Object.assign(window.moved[n], { far, number });
    });
    requestAnimationFrame(measure);
  };
  measure();
}

for (const [game, moments] of Object.entries(MOMENTS)) {
  scene(`${game}: the map stands still from the first step to the last`, async (here) => {
    const whole = moments.reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
    const replay = await new Replay(game, whole).begin(here.lantern.url);
    const viewer = new Viewer(here, { path: replay.path, cookie: replay.eye.cookie });
    const screens = plain('1440×900', '390×844');
    const pages = [];
    for (const screen of screens) pages.push(await viewer.show(screen));
    for (const page of pages) await page.evaluate(watch);
    for (let n = 0; n < whole.steps.length; n += STEPS) {
      await replay.play(n, Math.min(n + STEPS, whole.steps.length));
      for (const page of pages) await new Player(page).rest();
    }
    for (const page of pages) {
      const moved = await page.evaluate(() => window.moved);
      const far = moved.filter((one) => one.far > SLACK);
      assert.deepEqual(far, [], 'places that have moved, in pixels, by which row');
    }
  });
}
