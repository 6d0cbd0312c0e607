/** What one can do: the offers, the path that is picked through them, and taking one. */
import { untrack } from 'svelte';
import type { SeatOffer } from '../games/contract';
import { movedOn, type Table } from '../lib/table.svelte';
import type { Offer, Seat } from '../wire';
import type { Game } from './game.svelte';
import type { Past } from './past.svelte';
import { Picking, clickPath } from './picking.svelte';

export class Choices {
  /** Every offer of the held seats; none unless one can act. */
  readonly offers = $derived.by<SeatOffer[]>(() =>
    this.acting
      ? (this.table.update?.seats ?? []).flatMap(({ seat, offers }) =>
          offers.map((offer) => ({ seat, offer })),
        )
      : [],
  );
  /** Those that close something for good. */
  readonly done = $derived.by(() => this.offers.filter((one) => one.offer.done));
  readonly pick = new Picking(
    () => this.offers,
    ({ offer, seat }) => void this.act(offer, seat),
  );
  readonly path = $derived.by(() =>
    clickPath(
      this.offers.map((one) => one.offer),
      this.pick.clicked,
    ),
  );

  constructor(
    private readonly table: Table,
    private readonly past: Past,
    private readonly game: Game,
  ) {
    $effect(() => {
      // The table moved on and the path that was begun leads nowhere any more.
      if (this.pick.clicked.length === 0 || this.path.fitting.length > 0) return;
      untrack(() => this.pick.clear());
      table.problem = movedOn;
    });
  }

  /** Whether one can act: not while one looks back, watches, a film runs, or a step waits. */
  get acting(): boolean {
    const { update, held, waiting } = this.table;
    return update !== null && this.past.present && !update.outcome && held.length > 0 && !waiting;
  }

  /** Whether something is picked that the board does not ask about itself. */
  get picked(): boolean {
    const own = this.game.module?.own ?? [];
    return this.pick.clicked.length > 0 && this.path.fitting.some((one) => !own.includes(one.verb));
  }

  /** Whether the table waits for us. */
  get asked(): boolean {
    return this.acting && (this.table.update?.seats.some((one) => one.must) ?? false);
  }

  /** The values that a held seat may set for later with a verb; none unless one can act. */
  readonly settings = (seat: Seat, verb: string): readonly string[] => {
    if (!this.acting) return [];
    const view = this.table.update?.seats.find((one) => one.seat === seat);
    return view?.settings.find((one) => one.verb === verb)?.values ?? [];
  };

  readonly act = (choice: Offer | string, seat: Seat): ReturnType<Table['act']> => {
    this.pick.clear();
    this.pick.point([]);
    return this.table.act(choice, seat);
  };
}
