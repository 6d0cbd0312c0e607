/** Looking back: the moment one looks at, and what one's eyes saw then. */
import { api } from '../lib/api';
import type { Table } from '../lib/table.svelte';
import type { Update } from '../wire';
import type { Projector } from './projector.svelte';

export class Past {
  /** How many rows the table had at that moment; null in the present. */
  at = $state<number | null>(null);
  /** What was seen then, once it has come. */
  update = $state.raw<Update | null>(null);

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

  async visit(number: number): Promise<void> {
    const wanted = Math.min(Math.max(number, 0), this.table.update?.number ?? 0);
    this.at = wanted;
    this.projector.skip();
    const answer = await api.at(this.table.id, wanted, this.table.secrets);
    // Somebody who drags the slider asks faster than we answer: the last wish counts.
    if (this.at !== wanted) return;
    if (answer.ok) this.update = answer.value;
    else this.table.problem = answer.problem;
  }

  /** Back to the present. */
  leave(): void {
    this.at = null;
    this.update = null;
  }
}
