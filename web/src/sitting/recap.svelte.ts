/** What happened in a long film, in short: offered when it is over, until somebody acts or puts it away. */
import type { Table } from '../lib/table.svelte';
import type { Told } from '../wire';
import type { Choices } from './choices.svelte';
import type { Digest } from './digest';
import type { Game } from './game.svelte';
import type { Past } from './past.svelte';

/** Fewer lines than this one remembers: while one looked on, and after one was away. */
const MANY = 8;
const MANY_AWAY = 4;

export class Recap {
  /** The first row that it is about. */
  #since = $state(0);
  #lines = $state(0);
  #away = $state(false);
  #closed = $state(false);
  /** Whether it is offered on the map; in the story it stays. */
  offered = $state(true);
  #make = $state.raw<typeof import('./digest').digestOf>();
  #summary = $state.raw<Parameters<typeof import('./digest').digestOf>[2]>();
  /** Whether what it needs is on its way. */
  #coming = $state(false);

  readonly #digest = $derived.by<Digest | null>(() =>
    this.#long && this.#make
      ? this.#make(this.table.rows, this.#since, this.#summary, this.table.seats)
      : null,
  );

  constructor(
    private readonly table: Table,
    private readonly past: Past,
    private readonly game: Game,
    private readonly choices: Choices,
  ) {}

  get #long(): boolean {
    return !this.#closed && this.#lines >= (this.#away ? MANY_AWAY : MANY);
  }

  /** The table has moved on by these rows. A step of one's own begins anew. */
  hear(rows: readonly Told[], away = false): void {
    const own = away ? 0 : rows.findLastIndex((row) => this.#mine(row));
    const fresh = rows.slice(Math.max(own, 0));
    if (own >= 0) {
      this.#since = fresh[0]?.number ?? 0;
      this.#lines = 0;
      this.#away = away;
      this.#closed = false;
      this.offered = true;
    }
    this.#lines += fresh.flatMap((row) => row.events).filter((one) => one.line).length;
    if (this.#long && !this.#make && !this.#coming) void this.#fetch();
  }

  #mine({ seat }: Told): boolean {
    return seat !== undefined && this.table.seats.includes(seat);
  }

  /** Nobody needs a digest before the first long film. */
  async #fetch(): Promise<void> {
    this.#coming = true;
    try {
      const [{ digestOf }, own] = await Promise.all([
        import('./digest'),
        this.game.module?.summary?.(),
      ]);
      this.#summary = own?.default;
      this.#make = digestOf;
    } finally {
      this.#coming = false;
    }
  }

  /** Whether there will be one as soon as it has been fetched. */
  get coming(): boolean {
    return this.#due && this.#coming;
  }

  /** The digest, once the film is over and it is one's turn to read. */
  get digest(): Digest | null {
    return this.#due ? this.#digest : null;
  }

  get #due(): boolean {
    return this.#long && this.past.present && (this.#away || this.choices.asked);
  }

  close(): void {
    this.#closed = true;
  }
}
