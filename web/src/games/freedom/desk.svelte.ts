/** What the map and the tray of one table share while it is on the screen. */
export class Desk {
  /** The card that is read: over the map, wherever it was touched. */
  card = $state<string | null>(null);
  /** Whether it stays until it is closed. */
  pinned = $state(false);
  /** Whether clicks draw a sketch. */
  sketching = $state(false);

  read(card: string, pin: boolean): void {
    if (this.pinned && !pin) return;
    this.card = card;
    this.pinned = pin;
  }

  /** One looks away: what was not kept open closes. */
  leave(): void {
    if (!this.pinned) this.card = null;
  }

  close(): void {
    this.card = null;
    this.pinned = false;
  }
}
