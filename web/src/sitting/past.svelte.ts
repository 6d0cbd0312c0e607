/** Looking back: the moment one looks at, and what one's eyes saw then. */
import { api } from '../lib/api';
import { pace } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import type { Line, Update } from '../wire';
import type { Projector } from './projector.svelte';

/** How long a moment stays while the past is played. */
const MOMENT_MS = 900;

export class Past {
  /** How many rows the table had at that moment; null in the present. */
  at = $state<number | null>(null);
  /** What was seen then, once it has come. */
  update = $state.raw<Update | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Where chapters of the story begin: a round, a turn, a sequence. */
  readonly chapters = $derived.by<number[]>(() =>
    this.table.rows
      .filter((row) => row.events.some(({ line }) => line?.weight === 'chapter'))
      .map((row) => row.number + 1),
  );

  constructor(
    private readonly table: Table,
    private readonly projector: Projector,
  ) {}

  /** Whether what is drawn is the present: one does not look back, and no film runs. */
  get present(): boolean {
    return this.at === null && !this.projector.on;
  }

  /** What is looked at: that moment, or the present. */
  get shown(): Update | null {
    return this.update ?? this.table.update;
  }

  /** How many moments there are. */
  get of(): number {
    return this.table.update?.number ?? 0;
  }

  /** What the step was that led to this moment. */
  get lines(): Line[] {
    const row = this.table.rows.find((one) => one.number + 1 === this.at);
    return row?.events.flatMap(({ line }) => line ?? []) ?? [];
  }

  async visit(number: number): Promise<void> {
    const wanted = Math.min(Math.max(number, 0), this.of);
    this.at = wanted;
    this.projector.skip();
    const answer = await api.at(this.table.id, wanted, this.table.secrets);
    // Somebody who drags the slider asks faster than we answer: the last wish counts.
    if (this.at !== wanted) return;
    if (answer.ok) this.update = answer.value;
    else this.table.problem = answer.problem;
  }

  /** Plays the past from here, or stops. */
  toggle(): void {
    clearTimeout(this.#timer);
    this.playing = !this.playing && this.at !== null;
    if (this.playing) void this.#on();
  }

  async #on(): Promise<void> {
    if (!this.playing || this.at === null) return;
    await this.visit(this.at + 1);
    if (this.at >= this.of) this.playing = false;
    else this.#timer = setTimeout(() => void this.#on(), MOMENT_MS * pace());
  }

  /** Back to the present. */
  leave(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.at = null;
    this.update = null;
  }
}
