/** What was clicked so far and what is pointed at: the same for board, tray, story and offers. */
import type { Pick, SeatOffer } from '../games/contract';
import { clickPath } from './clickpath';

export class Picking implements Pick {
  clicked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<readonly string[]>([]);

  #offers: () => readonly SeatOffer[];
  #take: (choice: SeatOffer) => void;

  constructor(offers: () => readonly SeatOffer[], take: (choice: SeatOffer) => void) {
    this.#offers = offers;
    this.#take = take;
  }

  click = (place: string): void => {
    const offers = this.#offers();
    const plain = offers.map((one) => one.offer);
    if (this.clicked.at(-1) === place) return this.clear();
    const longer = [...this.clicked, place];
    const start = clickPath(plain, longer).fitting.length ? longer : [place];
    const { fitting, complete } = clickPath(plain, start);
    if (fitting.length === 0) return this.clear();
    const only = complete.length === 1 && fitting.length === 1 ? complete[0] : undefined;
    const chosen = only && offers.find((one) => one.offer === only);
    if (chosen) {
      this.clear();
      this.#take(chosen);
    } else {
      this.clicked = start;
    }
  };

  clear = (): void => {
    this.clicked = [];
  };

  point = (places: readonly string[]): void => {
    this.pointed = places;
  };
}
