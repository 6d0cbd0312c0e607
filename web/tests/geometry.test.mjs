// What judges the screens is judged itself: it finds every fault that was put on a page, and no other.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { look } from './geometry.mjs';
import { PHONE, browse } from './lantern.mjs';

const browser = await browse();
after(() => browser.close());

const at = (left, top, more = '') =>
  `style="position:absolute;left:${left}px;top:${top}px;${more}"`;

const WRONG = `
  <button class="under" ${at(100, 10)}>Under</button>
  <div class="over" ${at(100, 10, 'width:60px;height:48px;background:white')}></div>
  <button class="off" ${at(350, 10)}>Off</button>
  <button class="thin" ${at(200, 10, 'width:30px;height:30px')}>i</button>
  <p class="cut" ${at(10, 100, 'width:60px;overflow:hidden;white-space:nowrap')}>A long sentence</p>
  <p class="tiny" ${at(150, 100, 'font-size:10px')}>Small words</p>
  <p class="one" ${at(10, 150)}>One upon</p>
  <p class="two" ${at(12, 152)}>another</p>
  <div class="board" ${at(0, 500, 'width:390px;height:200px')}>
    <svg width="390" height="200" style="display:block">
      <g class="place" data-place="open" data-lit="true" transform="translate(50 50)">
        <circle r="12"></circle><text class="tag" font-size="9px" y="30">Tag</text>
      </g>
      <g class="place" data-place="hidden" data-lit="true" transform="translate(250 100)">
        <circle r="12"></circle>
      </g>
    </svg>
    <div class="card" ${at(200, 50, 'width:100px;height:100px;background:white')}></div>
  </div>`;

const RIGHT = `
  <button class="fine" ${at(10, 10)}>Fine</button>
  <p ${at(10, 200)}>A sentence with <a href="#there">a link</a> in it</p>
  <p data-cut ${at(10, 250, 'width:60px;overflow:hidden;white-space:nowrap')}>Cut on purpose</p>
  <p ${at(10, 300)}>Below a card</p>
  <p ${at(10, 300, 'background:white;width:200px')}>On a card</p>
  <div ${at(10, 350, 'width:200px;height:60px;overflow-y:auto')}>
    <button style="position:static">Seen</button><br>
    <button style="position:static">Scrolled</button><br>
    <button style="position:static">Far</button>
  </div>
  <p ${at(250, 350, 'clip-path:inset(50%);font-size:8px')}>Only heard</p>`;

/** A panel that was opened over a button and a lit place; one of its own buttons lies on another. */
const OPENED = `
  <button class="under" ${at(100, 110)}>Under</button>
  <div class="board" ${at(0, 300, 'width:390px;height:500px')}>
    <svg width="390" height="500" style="display:block">
      <g class="place" data-place="under" data-lit="true" transform="translate(200 200)">
        <circle r="12"></circle>
      </g>
    </svg>
  </div>
  <div class="panel" data-over ${at(0, 100, 'width:390px;height:500px;background:white')}>
    <button class="below" ${at(10, 200)}></button><button class="above" ${at(10, 200)}></button>
  </div>`;

const page = (body) => `<!doctype html>
<style>
  body { margin: 0; font: 16px sans-serif; }
  p { margin: 0; }
  button { width: 60px; height: 48px; padding: 0; font-size: 16px; }
</style>${body}`;

test('every fault of a page is found, and no other', async () => {
  const eyes = await browser.newPage({ viewport: PHONE });
  const found = async (body, covers = false) => {
    await eyes.setContent(page(body));
    const all = await eyes.evaluate(look, { covers });
    return all.map(({ kind, where }) => `${kind}: ${where}`).sort();
  };
  assert.deepEqual(await found(RIGHT), []);
  assert.deepEqual(await found(WRONG), [
    'covered: button.under by div.over',
    'lit out of reach: div.board > svg > g.place[hidden]',
    'lit under: div.board > svg > g.place[hidden] under div.board > div.card',
    'map too small: the map',
    'outside: button.off of the window',
    'sideways: the page',
    'small: button.thin',
    'text cut: button.off by the window',
    'text cut: p.cut by p.cut',
    'text on text: p.one with p.two',
    'tiny on pieces: svg > g.place > text.tag',
    'tiny text: p.tiny',
  ]);
  const own = 'covered: div.panel > button.below by div.panel > button.above';
  assert.deepEqual(await found(OPENED, true), [own]);
  assert.deepEqual(await found(OPENED), [
    'covered: button.under by div.panel',
    own,
    'lit out of reach: div.board > svg > g.place[under]',
    'lit under: div.board > svg > g.place[under] under div.panel',
    'map too small: the map',
  ]);
});
