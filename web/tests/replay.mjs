// Moments at a host: the tables they are at, played there step by step.
import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('./moments/', import.meta.url);

/** The moments of every game, by its id, as tools/moments.mjs has found them. */
export const MOMENTS = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
    ]),
);

/** Somebody who speaks to a host without a browser. */
export class Guest {
  #cookie = '';

  constructor(url) {
    this.url = url;
  }

  /** Says something and answers what is answered: its status and its body. */
  async say(path, body, secret) {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    if (secret) headers.authorization = `Bearer ${secret}`;
    const how = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(new URL(path, this.url), how);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    return { status: answer.status, body: await answer.json() };
  }

  /** The same, where nothing may be refused. */
  async ask(path, body, secret) {
    const answer = await this.say(path, body, secret);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** What a browser needs to be this guest. */
  get cookie() {
    const [name, value] = this.#cookie.split('=');
    return { name, value, url: this.url };
  }
}

/** A table at a host whose steps are told beforehand. */
export class Replay {
  #secrets = new Map();
  #number = 0;

  constructor(game, moment) {
    Object.assign(this, { game, moment });
  }

  /** Makes the table. The eyes of the moment are one guest, whoever else sits there another. */
  async begin(url) {
    const { options, seed, seats, eyes } = this.moment;
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const [eye, others] = [new Guest(url), new Guest(url)];
    // A table is made by somebody who sits at it.
    const [maker, joiner] = eyes.length > 0 ? [eye, others] : [others, eye];
    await eye.ask('/api/me');
    await maker.ask('/api/me');
    const made = await maker.ask('/api/tables', {
      game: this.game,
      name: 'Friday night',
      options,
      seed,
      seats: all.map((seat) => (eyes.length === 0 || eyes.includes(seat) ? 'me' : 'open')),
    });
    this.id = made.table.id;
    const held = [...made.held];
    for (const seat of eyes.length > 0 ? all.filter((one) => !eyes.includes(one)) : [])
      held.push(await joiner.ask(`/api/tables/${this.id}/join`, { seat }));
    for (const { seat, secret } of held) this.#secrets.set(seat, secret);
    this.eye = eye;
    return this;
  }

  get path() {
    return `/t/${this.id}`;
  }

  /** Takes the steps from one to another: all of them if nothing is said. */
  async play(from = 0, to = this.moment.steps.length) {
    for (let n = from; n < to; n += 1) await this.#step(n);
    return this;
  }

  async #step(n) {
    const [, seat, act] = this.moment.steps[n].match(/^(\d+) (.*)$/);
    const secret = this.#secrets.get(Number(seat));
    const wish = { act };
    const path = `/api/tables/${this.id}/step`;
    let answer = await this.eye.say(path, { secret, number: this.#number, wish });
    if (answer.status === 409) {
      // Others write in secret: each seat counts the rows it knows of.
      const { number } = await this.eye.ask(`/api/tables/${this.id}/view`, undefined, secret);
      answer = await this.eye.say(path, { secret, number, wish });
    }
    if (answer.status !== 200)
      throw new Error(
        `${this.game}, "${this.moment.name}": step ${n + 1}, "${act}" of seat ${seat}, is refused: ` +
          `${JSON.stringify(answer.body)}. Make the moments again: \`node tools/moments.mjs\` in web`,
      );
    this.#number = answer.body.number;
  }
}

/** A moment at a host, for somebody to look at. */
export async function replay(url, game, moment) {
  const { path, eye } = await (await new Replay(game, moment).begin(url)).play();
  return { path, cookie: eye.cookie, does: moment.does };
}
