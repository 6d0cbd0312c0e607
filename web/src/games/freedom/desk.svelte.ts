/** How long one points at a card until it is read, in milliseconds. */
const PATIENCE_MS = 400;

/** What the map and the tray of one table share while it is on the screen. */
export class Desk {
  /** The card that is read: over the map, wherever it was touched. */
  card = $state<string | null>(null);
  /** Whether it stays until it is closed. */
  pinned = $state(false);
  /** Whether clicks draw a sketch. */
  sketching = $state(false);
  #soon: ReturnType<typeof setTimeout> | undefined;

  /** Somebody wants to read a card: it stays if they say so. */
  read(card: string, pin: boolean): void {
    clearTimeout(this.#soon);
    if (this.pinned && !pin) return;
    this.card = card;
    this.pinned = pin;
  }

  /** One points at a card: whoever only passes by does not want to read it. */
  linger(card: string): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.read(card, false), PATIENCE_MS);
  }

  /** One looks away: what was not kept open closes. */
  leave(): void {
    clearTimeout(this.#soon);
    if (!this.pinned) this.card = null;
  }

  close(): void {
    clearTimeout(this.#soon);
    this.card = null;
    this.pinned = false;
  }
}
