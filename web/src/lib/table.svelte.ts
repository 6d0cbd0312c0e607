/** A table as this browser knows it: card, view, story and press, kept up to date. */
import type { Tried } from '../games/contract';
import type {
  About,
  Acted,
  Happening,
  HeldSeat,
  Message,
  Offer,
  Problem,
  Seat,
  Sketch,
  TableCard,
  Text,
  Told,
  Update,
  Wish,
} from '../wire';
import { api, isUnreachable, unreachable } from './api';
import { whenUp } from './finger';
import { Book } from './kept';
import { live } from './live.svelte';
import { heldAt, hold, letGo, secretOf } from './seats';

/** How long an update may take after its answer, in milliseconds. */
const PATIENCE_MS = 4_000;

/** A step that waits for the network, with the number of rows its seat had seen when it chose. */
export interface Waiting {
  seat: Seat;
  number: number;
  act: string;
  text: Text;
}

const waits = new Book<Waiting>('waiting');

/** What the table page hears when the table moves on. */
export type Moved = (update: Update, before: Update | null, fresh: Told[]) => void;

export class Table {
  readonly id: string;
  /** The seats one holds. */
  held = $state.raw<HeldSeat[]>([]);
  card = $state.raw<TableCard | null>(null);
  /** The game as this table plays it. */
  about = $state.raw<About>();
  /** What one's eyes see now; none while the table is gathering. */
  update = $state.raw<Update | null>(null);
  /** Everything one was told, oldest first. */
  rows = $state.raw<Told[]>([]);
  press = $state.raw<Message[]>([]);
  /** What people have sketched on the board. */
  sketches = $state.raw<Sketch[]>([]);
  /** Why the table cannot be shown. */
  missing = $state.raw<Problem | null>(null);
  /** Whether a step is on its way. */
  busy = $state(false);
  /** What went wrong last, to be shown next to the prompt. */
  problem = $state.raw<Problem | null>(null);

  /** When what is shown was seen, if that was before the network went; else null. */
  asOf = $state<number | null>(null);
  /** The step that waits for the network. */
  waiting = $state.raw<Waiting | null>(null);
  /** What became of the last one that did. */
  waited = $state.raw<{ step: Waiting; how: 'played' | 'overtaken' } | null>(null);

  /** Called after each update, with the rows that are new. */
  moved: Moved = () => {};

  #end: () => void = () => {};
  #acted = new Map<Seat, number>();
  /** How many steps were tried. */
  #step = 0;
  /** The seat whose step is on its way. */
  #acting: Seat | null = null;
  /** The number a seat was answered with, while the update that shows it has not come. */
  #due: { seat: Seat; number: number } | null = null;
  #answers = new Map<string, Promise<Tried<unknown>>>();

  /** A table, looked at through all seats one holds, or through some of them. */
  constructor(
    id: string,
    private readonly eyes?: readonly Seat[],
  ) {
    this.id = id;
    this.held = this.#own();
    this.waiting = waits.read(this.#name) ?? null;
  }

  #own(): HeldSeat[] {
    return heldAt(this.id).filter(({ seat }) => this.eyes?.includes(seat) ?? true);
  }

  /** Other eyes have other steps that wait. */
  get #name(): string {
    return `${this.id} ${this.seats.join(',')}`;
  }

  /** Begins to watch; the answer ends it. */
  start(): () => void {
    void this.#load();
    this.#watch();
    return () => this.#end();
  }

  /** The seats one holds, by their numbers. */
  get seats(): Seat[] {
    return this.held.map((one) => one.seat);
  }

  get secrets(): string[] {
    return this.held.map((one) => one.secret);
  }

  /** Takes over a seat one has just been given. */
  took(held: HeldSeat[]): void {
    hold(this.id, held);
    this.held = this.#own();
    // Other eyes count other rows: everything is asked for anew.
    this.rows = [];
    this.press = [];
    this.update = null;
    this.#rest();
    this.#watch();
  }

  async #load(): Promise<void> {
    const card = await api.card(this.id);
    if (!card.ok) {
      if (!(isUnreachable(card.problem) && (await this.#recall()))) this.missing = card.problem;
      return;
    }
    this.card ??= card.value;
    const { game, edition } = card.value;
    const now = await api.game(game);
    if (now.ok && now.value.edition === edition) {
      this.about = now.value.about;
      return;
    }
    const earlier = await api.about(this.id);
    if (earlier.ok) this.about = earlier.value;
    else this.missing = earlier.problem;
  }

  /** Shows the table as it was last seen, if it was kept. */
  async #recall(): Promise<boolean> {
    // Where nothing is kept, what would read it cannot be fetched either.
    const offline = await import('./offline').catch(() => null);
    const picture = (await offline?.recall(this.id, this.seats)) ?? null;
    if (!picture || this.update) return picture !== null;
    const { card, about, update, rows, at } = picture;
    [this.card, this.about, this.rows, this.asOf] = [card, about, rows, at];
    this.update = update;
    return true;
  }

  #watch(): void {
    // It takes the place of the watch there was: to end that first would hang up in between.
    this.#end = live.watch(this.id, this.secrets, {
      card: (card) => whenUp(() => (this.card = card)),
      update: (update) => whenUp(() => this.#hear(update)),
      press: (messages) => {
        const known = new Set(this.press.map((message) => message.id));
        const fresh = messages.filter((message) => !known.has(message.id));
        this.press = [...this.press, ...fresh].sort((a, b) => a.id - b.id);
      },
      sketches: (sketches) => whenUp(() => (this.sketches = sketches)),
      problem: (problem) => {
        // Kept secrets that prove nothing any more would shut us out: we watch without them.
        if (problem.kind === 'not_your_seat' && !this.update && this.held.length > 0) {
          letGo(this.id);
          this.held = [];
          this.#watch();
        } else this.problem = problem;
      },
    });
  }

  #hear(update: Update): void {
    const before = this.update;
    const known = before?.number ?? 0;
    this.rows = retold(this.rows, update);
    this.update = update;
    this.asOf = null;
    if (this.waiting && !this.busy) void this.#resume(this.waiting);
    // Our step is there for all to see: its answer follows, and nobody need wait for that.
    if (
      update.told.some((row) => row.seat === this.#acting && row.number >= known) ||
      this.#shows(this.#due)
    )
      this.#rest();
    if (before?.number !== update.number) this.#answers.clear();
    this.moved(
      update,
      before,
      update.told.filter((row) => row.number >= known),
    );
  }

  /** How many rows a seat had seen when it chose. An answer may come before its update. */
  #number(seat: Seat): number {
    const shown = this.update?.seats.find((one) => one.seat === seat)?.number ?? 0;
    return Math.max(shown, this.#acted.get(seat) ?? 0);
  }

  /** Whether what was answered can be seen. */
  #shows(due: { seat: Seat; number: number } | null): boolean {
    return (
      due !== null &&
      (this.update?.seats.find((one) => one.seat === due.seat)?.number ?? 0) >= due.number
    );
  }

  /** Waits until what was answered can be seen; a wire that is dead unnoticed is asked again. */
  #expect(due: { seat: Seat; number: number }): void {
    this.#due = due;
    setTimeout(() => {
      if (this.#due !== due) return;
      this.#rest();
      live.refresh(this.id);
    }, PATIENCE_MS);
  }

  /** Nothing is on its way any more. */
  #rest(): void {
    this.busy = false;
    this.#due = null;
    if (this.problem === onItsWay) this.problem = null;
  }

  /** Has a seat do something. */
  async step(seat: Seat, wish: Wish, number = this.#number(seat)): Promise<Tried<Acted>> {
    const secret = secretOf(this.held, seat);
    if (secret === null) return { ok: false, problem: notYours };
    if (this.busy) {
      // What is offered belongs to the moment before that step: nobody can know what is meant now.
      this.problem = onItsWay;
      return { ok: false, problem: onItsWay };
    }
    this.problem = null;
    this.busy = true;
    this.#acting = seat;
    const mine = ++this.#step;
    const answer = await live.step(this.id, { secret, number, wish });
    if (answer.ok) this.#acted.set(seat, answer.value.number);
    // Its update can come before its answer: then the next step may be on its way by now.
    if (mine !== this.#step) return answer;
    this.#acting = null;
    if (answer.ok) {
      const due = { seat, number: answer.value.number };
      if (this.#shows(due)) this.#rest();
      else this.#expect(due);
    } else {
      this.#rest();
      this.problem = answer.problem;
    }
    return answer;
  }

  async act(choice: Offer | string, seat: Seat): Promise<Tried<Acted>> {
    const act = nameOf(choice);
    const waiting =
      typeof choice === 'string'
        ? null
        : { seat, number: this.#number(seat), act, text: choice.text };
    this.waited = null;
    const away = this.asOf !== null || live.connection === 'lost' || !navigator.onLine;
    if (waiting && away) {
      this.#wait(waiting);
      return { ok: false, problem: unreachable('it waits') };
    }
    const answer = await this.step(seat, { act });
    if (waiting && !answer.ok && isUnreachable(answer.problem)) this.#wait(waiting);
    return answer;
  }

  /** Keeps a step until the network is back: even if the page is closed meanwhile. */
  #wait(waiting: Waiting | null): void {
    this.problem = null;
    this.waiting = waiting;
    waits.write(this.#name, waiting ?? undefined);
  }

  /** The step that waits is not to be taken. */
  withdraw(): void {
    this.#wait(null);
  }

  /** Takes the step that has waited: the host refuses it if it was overtaken. */
  async #resume(step: Waiting): Promise<void> {
    const answer = await this.step(step.seat, { act: step.act }, step.number);
    if (!answer.ok && isUnreachable(answer.problem)) return;
    this.#wait(null);
    this.waited = { step, how: answer.ok ? 'played' : 'overtaken' };
  }

  /** Sketches a move for the others to see; without places, wipes that seat's sketch. */
  sketch(seat: Seat, places: string[]): void {
    const secret = secretOf(this.held, seat) ?? this.secrets[0];
    if (secret !== undefined) live.sketch(this.id, secret, seat, places);
  }

  /** Asks the game; the same question is asked once until the table moves on. */
  ask<T>(question: unknown): Promise<Tried<T>> {
    const key = JSON.stringify(question);
    let answer = this.#answers.get(key);
    if (!answer) {
      answer = api.ask<T>(this.id, { secrets: this.secrets, question });
      this.#answers.set(key, answer);
    }
    return answer as Promise<Tried<T>>;
  }

  /** What an action would cause, or why it is not possible. */
  async preview(choice: Offer | string, seat: Seat): Promise<Tried<Happening[]>> {
    const secret = secretOf(this.held, seat);
    if (secret === null) return { ok: false, problem: notYours };
    const answer = await api.preview(this.id, { secret, act: nameOf(choice) });
    if (!answer.ok) return answer;
    return 'events' in answer.value
      ? { ok: true, value: answer.value.events }
      : { ok: false, problem: answer.value.refusal };
  }
}

/** The rows one knows of after an update: without those that are gone, and each once. */
function retold(rows: readonly Told[], { since, told, gone = [] }: Update): Told[] {
  const out = new Set([...gone, ...told.map((row) => row.number)]);
  const kept = rows.filter((row) => row.number < since && !out.has(row.number));
  return [...kept, ...told].sort((a, b) => a.number - b.number);
}

/** The name of an action: that of an offer, or one that somebody would like to take. */
function nameOf(choice: Offer | string): string {
  return typeof choice === 'string' ? choice : choice.name;
}

/** What a path that leads nowhere any more is told with. */
export const movedOn: Problem = { kind: 'stale', text: { key: 'host-stale' }, faults: [] };
const onItsWay: Problem = { kind: 'stale', text: { key: 'problem-on-its-way' }, faults: [] };
const notYours: Problem = {
  kind: 'not_your_seat',
  text: { key: 'problem-not-your-seat' },
  faults: [],
};
