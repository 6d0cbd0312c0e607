// Makes the moments that the screens are judged by: `node tools/moments.mjs [GAME…]`.
//
// What is wanted stands in tests/moments/<game>.mjs: kinds of tables, and the moments to be found at
// them. Bots play tables of fixed seeds until every moment has come; its steps are written to
// tests/moments/<game>.json, and the tests take them at a host (tests/replay.mjs).
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { Engine } from './engine.mjs';

const FOLDER = new URL('../tests/moments/', import.meta.url);
/** The seed of the hosts of the browser tests: see tests/lantern.mjs. */
const HOST = 1880n;
/** So many tables of a kind are played for its moments, and so many steps taken at each. */
const TABLES = 40;
const STEPS = 6_000;

/** The seed of a fixed table, as crates/host/src/fixed.rs makes it of its name. */
function fixed(name) {
  const host = Buffer.alloc(8);
  host.writeBigUInt64LE(HOST);
  return createHash('sha256').update('fixed table').update(host).update(name).digest('hex');
}

/** A table at the engine, played by bots, that remembers what was done at it. */
class Play {
  steps = [];
  #views = new Map();

  constructor(engine, about, kind, name) {
    Object.assign(this, { engine, game: about.id, board: about.board, kind, name });
  }

  async begin() {
    const { engine, game, kind, name } = this;
    const seed = fixed(name);
    const made = await engine.ask({ do: 'setup', game, options: kind.options, seed });
    this.seats = made.seats;
    this.turn = made.turn;
    this.chance = Number.parseInt(seed.slice(0, 8), 16);
  }

  /** What these eyes see. */
  async view(eyes) {
    const key = eyes.join();
    if (!this.#views.has(key))
      this.#views.set(key, (await this.engine.ask({ do: 'view', eyes })).view);
    return this.#views.get(key);
  }

  async offers(seat) {
    return (await this.engine.ask({ do: 'offers', seat })).offers;
  }

  /** The next step of whoever is asked first: what this kind of table wants of them, or a bot does. */
  async step() {
    const seat = this.turn.must[0];
    const { plays, bot = 'heuristic' } = this.kind;
    const ask = { do: 'bot', seat, bot, seed: this.chance };
    const action = (await plays?.(this, seat)) ?? (await this.engine.ask(ask)).name;
    this.turn = (await this.engine.ask({ do: 'act', seat, action })).turn;
    this.steps.push(`${seat} ${action}`);
    this.#views.clear();
  }

  get over() {
    return this.turn.must.length === 0;
  }
}

/** The moment as it is kept, if it has come. */
async function come(play, { name, eyes, until, does = [] }) {
  const view = await play.view(eyes);
  if (!(await until(view, play))) return null;
  return {
    name,
    options: play.kind.options,
    seed: play.name,
    seats: play.seats.length,
    eyes,
    does: typeof does === 'function' ? await does(view, play) : does,
    steps: [...play.steps],
  };
}

/** Plays tables of a kind until all the moments that are wanted of it have come. */
async function find(engine, about, kind, moments) {
  const game = about.id;
  const found = new Map();
  for (let n = 1; n <= TABLES && found.size < moments.length; n += 1) {
    const play = new Play(engine, about, kind, `${game} ${kind.name} ${n}`);
    await play.begin();
    for (;;) {
      for (const wanted of moments) {
        if (found.has(wanted.name)) continue;
        const moment = await come(play, wanted);
        if (!moment) continue;
        found.set(wanted.name, moment);
        console.log(`${play.name}: ${wanted.name}, after ${play.steps.length} steps`);
      }
      if (play.over || found.size === moments.length || play.steps.length >= STEPS) break;
      await play.step();
    }
  }
  const missing = moments.filter((one) => !found.has(one.name)).map((one) => one.name);
  if (missing.length > 0)
    throw new Error(
      `${game}: ${TABLES} tables ("${kind.name}") never come to: ${missing.join('; ')}`,
    );
  return found;
}

const games = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));
const asked = process.argv.slice(2);
for (const unknown of asked.filter((game) => !games.includes(game)))
  throw new Error(`no moments are wanted of ${unknown}; there are ${games.join(', ')}`);

const engine = new Engine();
try {
  const known = (await engine.ask({ do: 'games' })).games.map((one) => one.about);
  for (const game of asked.length > 0 ? asked : games) {
    const about = known.find((one) => one.id === game);
    const { kinds, moments } = await import(new URL(`${game}.mjs`, FOLDER));
    const found = new Map();
    for (const [name, kind] of Object.entries(kinds)) {
      const wanted = moments.filter((one) => one.at === name);
      for (const one of await find(engine, about, { name, ...kind }, wanted)) found.set(...one);
    }
    // A moment a line: what has changed is seen at a glance.
    const lines = moments.map((one) => `  ${JSON.stringify(found.get(one.name))}`);
    writeFileSync(new URL(`${game}.json`, FOLDER), `[\n${lines.join(',\n')}\n]\n`);
  }
} finally {
  engine.end();
}
