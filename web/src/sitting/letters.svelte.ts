/** The letters between the seats: which of them one has read, and writing one. */
import type { Tried } from '../games/contract';
import { api } from '../lib/api';
import { keep, kept } from '../lib/kept';
import { secretOf } from '../lib/seats';
import type { Table } from '../lib/table.svelte';
import type { Message, Seat } from '../wire';

/** A thread is who takes part: everybody, or a set of seats. */
export function threadOf(from: Seat, to: readonly Seat[]): string {
  if (to.length === 0) return 'all';
  return [...new Set([from, ...to])].sort((a, b) => a - b).join(' ');
}

export class Letters {
  /** The last letter one has read, by thread. */
  #read = $state.raw<Record<string, number>>({});

  constructor(private readonly table: Table) {
    this.#read = kept(`read.${table.id}`, {});
  }

  /** Whether a letter of somebody else has not been read. */
  isNew({ id, from, to }: Message): boolean {
    return !this.table.seats.includes(from) && id > (this.#read[threadOf(from, to)] ?? -1);
  }

  get unread(): number {
    return this.table.press.filter((one) => this.isNew(one)).length;
  }

  markRead(thread: string, last: number): void {
    if (last <= (this.#read[thread] ?? -1)) return;
    this.#read = { ...this.#read, [thread]: last };
    keep(`read.${this.table.id}`, this.#read);
  }

  async send(from: Seat, to: Seat[], text: string): Promise<Tried<unknown>> {
    const secret = secretOf(this.table.held, from) ?? '';
    const answer = await api.say(this.table.id, { secret, to, text });
    if (!answer.ok) this.table.problem = answer.problem;
    return answer;
  }
}
