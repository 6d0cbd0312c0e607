/** Whether a page has come to rest: whatever changed last has had the frames it takes to show. */

/** One to measure what has changed, one for what depends on that, and one for the map below. */
const FRAMES = 3;

export class Rest {
  still = $state(false);
  #frame = 0;

  /** Something has changed. */
  stir(): void {
    this.still = false;
    cancelAnimationFrame(this.#frame);
    const wait = (frames: number): void => {
      this.#frame = requestAnimationFrame(() =>
        frames > 1 ? wait(frames - 1) : (this.still = true),
      );
    };
    wait(FRAMES);
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
  }
}
