import type { BoardView, CardView } from '../../wire/freedom';

/** A card of the board by its id. */
export function cardOf(board: BoardView, id: string | null | undefined): CardView | undefined {
  return board.cards.find((one) => one.card.id === id)?.card;
}
