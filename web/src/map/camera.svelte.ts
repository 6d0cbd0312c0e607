/** Which part of the map is seen: panned and zoomed by wheel, fingers, keys and buttons. */
import { whenUp } from '../lib/finger';

/** A point of the map in its units, or of the screen in pixels. */
export type Point = readonly [number, number];

/** Room at the edges that other things lie on, in pixels. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of the map is shown when all of it is, in the map's units. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far one can zoom in, in pixels for a unit. */
const CLOSEST = 4;
const GLIDE_MS = 280;
/** A wheel that has not turned for so long is at rest. */
const REST_MS = 140;
/** A finger that moves less has tapped. */
const SLOP_PX = 7;

interface Look {
  /** Where the map's nought is, and how many pixels a unit has. */
  x: number;
  y: number;
  k: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  /**
   * How the map was drawn last. While one drags or zooms, the picture is only shifted and scaled,
   * which costs nothing; it is drawn again when one lets go.
   */
  drawn = $state.raw<Look>({ x: 0, y: 0, k: 0.5 });
  width = $state(0);
  height = $state(0);
  /** Whether somebody drags just now. */
  dragging = $state(false);
  /** Whether it moves by itself, or is about to: a window that was just measured may have to be again. */
  moving = $state(true);

  /** The room at the edges that other things lie on. */
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Whether the whole map is shown because nobody has chosen otherwise. */
  #whole = $state(true);
  #glide = 0;
  #measured = 0;
  /** Where it glides to. */
  #goal: Look | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;

  readonly #extent: Extent;
  readonly #still: () => boolean;

  /** Shows that much of a map. Where motion is unwanted it jumps instead of gliding. */
  constructor(extent: Extent, still: () => boolean) {
    this.#extent = extent;
    this.#still = still;
  }

  /** Whether the whole map is shown because nobody has chosen otherwise. */
  get whole(): boolean {
    return this.#whole;
  }

  /** How large pieces and letters are drawn: they grow less than the map does. */
  get grow(): number {
    return Math.min(Math.max(0.55 + 0.55 * this.drawn.k, 0.76), 1.75);
  }

  /** How the picture that was drawn has to be moved to be seen as it should be, as CSS. */
  get shift(): string {
    const by = this.k / this.drawn.k;
    const [dx, dy] = [this.x - this.drawn.x * by, this.y - this.drawn.y * by];
    return dx || dy || by !== 1 ? `translate(${dx}px, ${dy}px) scale(${by})` : 'none';
  }

  /** Where a point of the map is on the screen. */
  screen([x, y]: Point): [number, number] {
    return [this.x + x * this.k, this.y + y * this.k];
  }

  /** The window has another size, or other things lie on it: the whole map is shown again, or its middle. */
  resize(width: number, height: number, insets: Insets): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    this.width = width;
    this.height = height;
    this.insets = insets;
    if (width === 0 || height === 0) return;
    whenUp(() => {
      this.#show(this.#whole ? this.#wholeMap() : { x: this.x + dx, y: this.y + dy, k: this.k });
      this.#draw();
    });
    cancelAnimationFrame(this.#measured);
    this.#measured = requestAnimationFrame(() => {
      this.#measured = requestAnimationFrame(() => {
        this.#measured = 0;
        this.#tell();
      });
    });
    this.#tell();
  }

  /** Says whether something is still to come. */
  #tell(): void {
    this.moving = this.#measured !== 0 || this.#later !== undefined || this.#goal !== null;
  }

  /** Shows the whole map. */
  fit(): void {
    this.#whole = true;
    this.#glideTo(this.#wholeMap());
  }

  /** Zooms about the middle, or about a point of the screen. */
  zoom(by: number, at?: Point): void {
    const { left, right, top, bottom } = this.insets;
    const middle = [(left + this.width - right) / 2, (top + this.height - bottom) / 2] as const;
    const next = this.#zoomed(by, at ?? middle);
    if (at) {
      this.#show(next);
      this.#drawSoon();
    } else this.#glideTo(next);
    this.#whole = false;
  }

  pan(dx: number, dy: number): void {
    this.#whole = false;
    this.#show({ x: this.x + dx, y: this.y + dy, k: this.k });
  }

  /** Moves a map that is not seen as a whole just enough for a point of it to be in sight. */
  reveal(point: Point, room = 60): void {
    if (this.#whole) return;
    const [x, y] = this.screen(point);
    const { left, top, right, bottom } = this.insets;
    const dx = Math.max(left + room - x, 0) + Math.min(this.width - right - room - x, 0);
    const dy = Math.max(top + room - y, 0) + Math.min(this.height - bottom - room - y, 0);
    if (dx || dy) this.#glideTo({ x: this.x + dx, y: this.y + dy, k: this.k });
  }

  // ------------------------------------------------------------------ fingers and wheel

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = frameOf(event);
    // A wheel that counts lines turns further at a time than one that counts pixels.
    const turn = event.deltaY * (event.deltaMode === 1 ? 24 : 1);
    this.zoom(Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0016)), [
      event.clientX - box.left,
      event.clientY - box.top,
    ]);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // One that went up beside the map has left word of it nowhere.
    if (event.isPrimary) this.#fingers.clear();
    if (this.#fingers.size === 0) this.#moved = false;
    // A map that is touched stops.
    cancelAnimationFrame(this.#glide);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!this.#moved) {
      if (this.#fingers.size === 1 && Math.hypot(dx, dy) < SLOP_PX) return;
      this.#moved = true;
      this.dragging = true;
    }
    const box = event.currentTarget as Element;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(frameOf(event), finger, { x: event.clientX, y: event.clientY }, other);
    else this.pan(dx, dy);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0) return;
    this.dragging = false;
    this.#draw();
    // It was only tapped: it goes on to where it was going.
    const goal = this.#goal;
    if (goal && !this.#moved) whenUp(() => this.#goal === goal && this.#glideTo(goal));
  };

  /** Whether the click that just came ends a drag and means nothing. */
  get wasDrag(): boolean {
    return this.#moved;
  }

  #pinch(
    box: DOMRect,
    from: { x: number; y: number },
    to: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const now = Math.hypot(to.x - other.x, to.y - other.y);
    if (before < 8) return;
    const middle = [(to.x + other.x) / 2 - box.left, (to.y + other.y) / 2 - box.top] as const;
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    this.zoom(now / before, middle);
  }

  // ------------------------------------------------------------------ the arithmetic

  #wholeMap(): Look {
    const { left, top, right, bottom } = this.insets;
    const [wide, high] = [this.width - left - right, this.height - top - bottom];
    const k = Math.max(
      Math.min(
        wide / (this.#extent.right - this.#extent.left),
        high / (this.#extent.bottom - this.#extent.top),
      ),
      0.1,
    );
    return {
      k,
      x: left + wide / 2 - ((this.#extent.left + this.#extent.right) / 2) * k,
      y: top + high / 2 - ((this.#extent.top + this.#extent.bottom) / 2) * k,
    };
  }

  #zoomed(by: number, [px, py]: Point): Look {
    const k = Math.min(Math.max(this.k * by, this.#wholeMap().k * 0.85), CLOSEST);
    return { k, x: px - ((px - this.x) / this.k) * k, y: py - ((py - this.y) / this.k) * k };
  }

  /** Draws the map as it is seen now. */
  #draw(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.drawn = { x: this.x, y: this.y, k: this.k };
    this.#tell();
  }

  /** Draws the map once the wheel has come to rest. */
  #drawSoon(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#later = undefined;
      if (this.#fingers.size === 0) this.#draw();
      this.#tell();
    }, REST_MS);
    this.#tell();
  }

  #show(view: Look): void {
    cancelAnimationFrame(this.#glide);
    this.#goal = null;
    // Whatever one does, the middle of the window stays on the continent.
    const limit = (value: number, size: number, low: number, high: number): number =>
      Math.min(Math.max(value, size / 2 - high * view.k), size / 2 - low * view.k);
    this.k = view.k;
    this.x = limit(view.x, this.width, this.#extent.left - 160, this.#extent.right + 160);
    this.y = limit(view.y, this.height, this.#extent.top - 60, this.#extent.bottom + 60);
  }

  #glideTo(view: Look): void {
    if (view.x === this.x && view.y === this.y && view.k === this.k) return;
    if (this.#still()) {
      this.#show(view);
      return this.#draw();
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const start = performance.now();
    const frame = (now: number): void => {
      const share = Math.min((now - start) / GLIDE_MS, 1);
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#show({ x: mix(from.x, view.x), y: mix(from.y, view.y), k: mix(from.k, view.k) });
      if (share < 1) glide();
      else this.#draw();
    };
    const glide = (): void => {
      this.#goal = view;
      this.#glide = requestAnimationFrame(frame);
    };
    cancelAnimationFrame(this.#glide);
    glide();
    this.#tell();
  }
}

/** The window on the map: what the picture itself is moved about in. */
function frameOf(event: Event): DOMRect {
  const picture = event.currentTarget as Element;
  return (picture.parentElement ?? picture).getBoundingClientRect();
}
