/**
 * Keeps the focus where the work is. What had it may be gone after a step; whoever plays by keys would
 * begin again at the top of the page.
 */

/** The parts of a table that have work of their own. */
const PARTS = 'main, section, aside, .top';
/** What can be done there, the likeliest first. */
const WORK = [
  '[data-lit="true"][tabindex="0"]',
  'button.lit:not(:disabled)',
  'button:not(:disabled)',
  '[tabindex="0"]',
];

export class Focus {
  #part: Element | null = null;
  #place: string | undefined;

  /** Something has the focus: where, and whether by the keys. */
  readonly seen = ({ target }: FocusEvent): void => {
    const by = target as Element;
    this.#part = by.matches(':focus-visible') ? by.closest(PARTS) : null;
    this.#place = by.closest<HTMLElement>('[data-place]')?.dataset['place'];
  };

  /** The page is at rest: if the focus is lost, it goes back to that part, to the same place if it can. */
  restore(): void {
    const held = document.activeElement;
    if ((held && held !== document.body) || !this.#part?.isConnected) return;
    const same = this.#place && `[data-place="${CSS.escape(this.#place)}"][tabindex="0"]`;
    for (const wanted of [...(same ? [same] : []), ...WORK]) {
      const found = [...this.#part.querySelectorAll<HTMLElement | SVGElement>(wanted)];
      const next = found.find((one) => one.checkVisibility());
      if (next) return next.focus({ preventScroll: true });
    }
  }
}
