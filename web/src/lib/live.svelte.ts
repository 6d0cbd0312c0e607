/**
 * One socket for all tables. After a lost connection each table resumes at the row it had seen.
 * A step goes over the socket, or by POST while there is none; a repeated send carries the
 * same number, so that the host answers as it did the first time.
 */
import type { Tried } from '../games/contract';
import type {
  Acted,
  Change,
  Message,
  Problem,
  Seat,
  Sketch,
  Step,
  TableCard,
  ToBrowser,
  ToHost,
  Update,
} from '../wire';
import { api, isUnreachable, unreachable } from './api';
import { hearBuild } from './build.svelte';
import { patched, type Patch } from './patch';

/** What somebody who watches a table hears. */
export interface Listener {
  card: (card: TableCard) => void;
  update: (update: Update) => void;
  press: (messages: Message[]) => void;
  sketches: (sketches: Sketch[]) => void;
  problem: (problem: Problem) => void;
}

interface Watch {
  secrets: string[];
  since: number;
  /** What was shown last: changes are told of that. */
  shown: Update | null;
  pressSince: number;
  listener: Listener;
}

/** How a connection is doing: `lost` only once it has failed for a moment. */
export type Connection = 'idle' | 'connecting' | 'open' | 'lost';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A connection that comes back sooner is not worth a word. */
const GRACE_MS = 1_200;
/** An answer that takes longer over the socket is asked for again by POST. */
const ANSWER_MS = 4_000;
const ATTEMPTS = 6;

class Live {
  /** How the connection is doing. */
  connection = $state<Connection>('idle');

  #socket: WebSocket | null = null;
  #watches = new Map<string, Watch>();
  #waiting = new Map<number, (answer: Tried<Acted> | null) => void>();
  #delay = FIRST_DELAY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#hurry();
    });
  }

  /** Watches a table; the answer ends it. A second watch of the same table replaces the first. */
  watch(table: string, secrets: string[], listener: Listener): () => void {
    const watch: Watch = { secrets, since: 0, shown: null, pressSince: 0, listener };
    this.#watches.set(table, watch);
    if (this.#isOpen()) this.#sendWatch(table, watch);
    else this.#connect();
    return () => {
      if (this.#watches.get(table) !== watch) return;
      this.#watches.delete(table);
      this.#send({ unwatch: { table } });
      if (this.#watches.size === 0) this.#rest();
    };
  }

  /** Asks for the whole story of a table again. */
  refresh(table: string): void {
    const watch = this.#watches.get(table);
    if (!watch) return;
    watch.since = 0;
    if (this.#isOpen()) this.#sendWatch(table, watch);
  }

  /** Does something at a table: acts, takes back, pleads or answers. */
  async step(table: string, step: Step): Promise<Tried<Acted>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answer = this.#isOpen() ? await this.#bySocket(table, step) : await byPost(table, step);
      if (answer) return answer;
      await pause(FIRST_DELAY_MS * 2 ** attempt);
    }
    return { ok: false, problem: unreachable('the host did not answer') };
  }

  /** Draws a sketch for everybody to see; without places, wipes it. It is not worth a second try. */
  sketch(table: string, secret: string, seat: Seat, places: string[]): void {
    this.#send({ sketch: { table, secret, seat, places } });
  }

  #bySocket(table: string, step: Step): Promise<Tried<Acted> | null> {
    const id = (this.#lastId += 1);
    return new Promise((resolve) => {
      const done = (answer: Tried<Acted> | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => {
        // A socket that swallows a request is as good as closed.
        this.#socket?.close();
        done(null);
      }, ANSWER_MS);
      this.#waiting.set(id, done);
      this.#send({ step: { table, id, step } });
    });
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #send(message: ToHost): void {
    if (this.#isOpen()) this.#socket?.send(JSON.stringify(message));
  }

  #sendWatch(table: string, watch: Watch): void {
    const { secrets, since, pressSince: press_since } = watch;
    this.#send({ watch: { table, secrets, since, changes: true, press_since } });
  }

  #connect(): void {
    if (this.#socket || this.#watches.size === 0) return;
    clearTimeout(this.#retry);
    if (this.connection === 'idle') this.connection = 'connecting';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      clearTimeout(this.#grace);
      this.#grace = undefined;
      this.#delay = FIRST_DELAY_MS;
      this.connection = 'open';
      for (const [table, watch] of this.#watches) this.#sendWatch(table, watch);
    });
    socket.addEventListener('message', (event) => this.#hear(String(event.data)));
    socket.addEventListener('close', () => this.#closed(socket));
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    for (const done of [...this.#waiting.values()]) done(null);
    if (this.#watches.size === 0) return;
    this.#grace ??= setTimeout(() => {
      this.connection = 'lost';
    }, GRACE_MS);
    // Spread out, so that a thousand browsers do not come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.7 + Math.random() * 0.6));
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }

  #hurry(): void {
    if (this.#socket || this.#watches.size === 0) return;
    this.#delay = FIRST_DELAY_MS;
    this.#connect();
  }

  #rest(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#grace);
    this.#grace = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connection = 'idle';
  }

  #hear(text: string): void {
    let message: ToBrowser;
    try {
      message = JSON.parse(text) as ToBrowser;
    } catch {
      return;
    }
    if ('card' in message) this.#watches.get(message.card.id)?.listener.card(message.card);
    else if ('update' in message) this.#hearUpdate(message.update);
    else if ('change' in message) this.#hearChange(message.change);
    else if ('press' in message) this.#hearPress(message.press.table, message.press.messages);
    else if ('sketches' in message) {
      this.#watches.get(message.sketches.table)?.listener.sketches(message.sketches.sketches);
    } else if ('acted' in message) {
      this.#waiting.get(message.acted.id)?.({ ok: true, value: message.acted });
    } else if ('hello' in message) hearBuild(message.hello.build);
    else if ('error' in message) this.#hearError(message.error.id, message.error.error);
  }

  #hearUpdate(update: Update): void {
    const watch = this.#watches.get(update.table);
    if (!watch) return;
    if (update.since > watch.since) return this.refresh(update.table);
    watch.since = update.number;
    watch.shown = update;
    watch.listener.update(update);
  }

  #hearChange({ patch, ...change }: Change): void {
    const shown = this.#watches.get(change.table)?.shown;
    // Without the picture that has changed, or after another, all of it is asked for.
    if (shown?.number !== change.since) return this.refresh(change.table);
    this.#hearUpdate({ ...(patched(shown, patch as Patch) as Update), ...change });
  }

  #hearPress(table: string, messages: Message[]): void {
    const watch = this.#watches.get(table);
    if (!watch) return;
    for (const { id } of messages) watch.pressSince = Math.max(watch.pressSince, id + 1);
    watch.listener.press(messages);
  }

  #hearError(id: number | undefined, problem: Problem): void {
    if (id !== undefined) this.#waiting.get(id)?.({ ok: false, problem });
    // The host does not say which table an unasked error is about; all may want to know.
    else for (const watch of this.#watches.values()) watch.listener.problem(problem);
  }
}

async function byPost(table: string, step: Step): Promise<Tried<Acted> | null> {
  const answer = await api.step(table, step);
  return !answer.ok && isUnreachable(answer.problem) ? null : answer;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The one connection of this page. */
export const live = new Live();
