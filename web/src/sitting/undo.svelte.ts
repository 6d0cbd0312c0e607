/** Going back: one's own last step alone, or further if everybody agrees. */
import type { Table } from '../lib/table.svelte';
import { people } from '../lib/holders';
import type { Seat, SeatView, Text } from '../wire';
import type { Choices } from './choices.svelte';
import type { Words } from './words.svelte';

export class Undo {
  /** What we are about to plead for, until we have said so. */
  asking = $state.raw<{ seat: Seat; text: Text } | null>(null);

  /** The seat that can take a step back by itself. */
  readonly #own = $derived.by(() => this.#seat((one) => one.undos.length > 0));
  /** What can no longer be taken back alone can be with everybody's consent. */
  readonly #pleading = $derived.by(() =>
    this.#own ? undefined : this.#seat((one) => one.pleads !== undefined),
  );

  constructor(
    private readonly table: Table,
    private readonly choices: Choices,
    private readonly words: Words,
  ) {
    $effect(() => {
      // The table moved on: what was about to be asked is not the last step any more.
      if (table.update) this.asking = null;
    });
  }

  #seat(fits: (seat: SeatView) => boolean): SeatView | undefined {
    return this.choices.acting ? this.table.update?.seats.find(fits) : undefined;
  }

  /** Bots agree to anything: without other people there is nobody to ask. */
  get #alone(): boolean {
    const { card, seats } = this.table;
    return card !== null && people(card).every((seat) => seats.includes(seat));
  }

  /** What would be taken back, or null if nothing can be. */
  get undoes(): string | null {
    const last = this.#own?.undos[0]?.text ?? (this.#alone ? this.#pleading?.pleads : undefined);
    return last ? this.words.say(last) : null;
  }

  /** What everybody could be asked to take back, if nothing can be taken back alone. */
  get asks(): string | null {
    const text = this.#alone ? undefined : this.#pleading?.pleads;
    return text ? this.words.say(text) : null;
  }

  /** Takes the last step back. */
  last(): void {
    this.choices.pick.clear();
    if (this.#own) void this.table.step(this.#own.seat, { undo: null });
    else if (this.#pleading && this.#alone) this.plead(this.#pleading.seat);
  }

  /** Takes the last step back, or asks first whether one means to plead for it. */
  press(): void {
    const { seat, pleads: text } = this.#pleading ?? {};
    if (this.undoes !== null || seat === undefined || text === undefined) this.last();
    else this.asking = { seat, text };
  }

  /** Pleads; with `agree`, answers whoever does. */
  plead(seat: Seat, agree?: boolean): void {
    this.asking = null;
    this.choices.pick.clear();
    void this.table.step(seat, agree === undefined ? 'plead' : { answer: agree });
  }
}
