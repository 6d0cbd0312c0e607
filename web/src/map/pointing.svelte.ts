/** Pointing at the places of a map: taps, arrow keys, a look that lasts, and the question "why not?". */
import { untrack } from 'svelte';
import type { BoardProps } from '../games/contract';
import type { Problem, Seat } from '../wire';
import type { Camera, Point } from './camera.svelte';

/** What a board says about its places. It is asked anew each time, so the answers may change. */
export interface Places {
  /** The places that may be clicked next. */
  lit: () => ReadonlySet<string>;
  /** Whether a place has been clicked on the way to a step. */
  chosen: (id: string) => boolean;
  /** Whether a place that was chosen stays a button, to be given up again. */
  toggles: boolean;
  /** The places a tap beside them may mean; those that are lit if nothing is said. */
  nearby?: () => Iterable<string>;
  /** The points of a place that a finger aims at. */
  aims: (id: string) => readonly Point[];
  /** The places the arrow keys lead to. */
  all: () => Iterable<string>;
  /** Where a place is for the arrow keys. */
  middle: (id: string) => Point;
  /** A place is clicked. */
  choose: (id: string) => void;
  /** Nothing is clicked: whatever was begun is given up. */
  clear: () => void;
  /** The seat that acts. */
  actor: () => Seat | null;
  /** The action that would have to be possible for a place to be lit; null if there is nothing to ask. */
  wish: (id: string) => string | null;
  /** What the host says of that. */
  preview: BoardProps['preview'];
  /** How far a finger may miss, in pixels. */
  finger?: number;
  /** How long one points at a place until one is told about it, in milliseconds. */
  patience?: number;
}

/** A finger is no needle: a tap beside something lit means what is lit. */
const FINGER_PX = 26;
const PATIENCE_MS = 420;
const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Pointing {
  /** The place the mouse is on. */
  hovered = $state<string | null>(null);
  /** The place the keys are on. */
  focused = $state<string | null>(null);
  /** The place somebody wants to know about: clicked, focused, pressed, or pointed at for a while. */
  asked = $state<string | null>(null);

  #refused = $state.raw<{ id: string; problem: Problem } | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #camera: Camera;
  readonly #places: Places;

  /** Made while the board is: it listens to what is asked as long as the board is there. */
  constructor(camera: Camera, places: Places) {
    this.#camera = camera;
    this.#places = places;
    $effect(() => {
      const [id, seat] = [this.asked, places.actor()];
      const wish = id === null ? null : places.wish(id);
      this.#refused = null;
      if (id === null || wish === null || seat === null) return;
      void untrack(() => places.preview(wish, seat)).then((answer) => {
        if (!answer.ok && this.asked === id && answer.problem.kind === 'refused')
          this.#refused = { id, problem: answer.problem };
      });
    });
  }

  get lit(): ReadonlySet<string> {
    return this.#places.lit();
  }

  /** Whether a place takes clicks and keys. */
  can(id: string): boolean {
    return this.lit.has(id) || this.pressed(id) === true;
  }

  /** The points of a place that one aims at. */
  aims(id: string): readonly Point[] {
    return this.#places.aims(id);
  }

  chosen(id: string): boolean {
    return this.#places.chosen(id);
  }

  /** Whether a button is down; undefined if no button stays down here. */
  pressed(id: string): boolean | undefined {
    return this.#places.toggles ? this.chosen(id) : undefined;
  }

  /** Why what is asked about cannot be clicked, as far as that is known. */
  get refusal(): Problem | null {
    return this.#refused !== null && this.#refused.id === this.asked ? this.#refused.problem : null;
  }

  // ------------------------------------------------------------------ taps

  /** A click on a place, or on none: the nearest that may be meant is chosen. */
  tap(event: MouseEvent, id: string | null): void {
    // What lies below has not been clicked.
    if (id !== null) event.stopPropagation();
    if (this.#camera.wasDrag) return;
    const meant = id !== null && this.can(id) ? this.#among(event, id) : (this.#near(event) ?? id);
    if (meant !== null) return this.#places.choose(meant);
    this.asked = null;
    this.#places.clear();
  }

  /** Names and pieces of neighbours may lie on one another: what was aimed at best is meant. */
  #among(event: MouseEvent, id: string): string {
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest<SVGElement>('.place')?.dataset.place)
      .filter((one) => one !== undefined && this.can(one)) as string[];
    return under.length > 1 ? (this.#near(event, under, Infinity) ?? id) : id;
  }

  #near(event: MouseEvent, among?: Iterable<string>, within?: number): string | null {
    const { nearby, lit, aims, finger = FINGER_PX } = this.#places;
    const frame = (event.currentTarget as Element).closest('.board')?.getBoundingClientRect();
    if (!frame) return null;
    const far = (point: Point): number => {
      const [x, y] = this.#camera.screen(point);
      return Math.hypot(x - event.clientX + frame.left, y - event.clientY + frame.top);
    };
    return cheapest(
      among ?? (nearby ?? lit)(),
      (id) => Math.min(...aims(id).map(far)),
      within ?? finger,
    );
  }

  // ------------------------------------------------------------------ keys

  /** Enter and the space bar choose a place, arrow keys lead to the next one. */
  key(event: KeyboardEvent, id: string): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#places.choose(id);
    }
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const next = this.#towards(id, way);
    const element =
      next &&
      (event.currentTarget as Element).parentElement?.querySelector(`[data-place="${next}"]`);
    if (element instanceof SVGElement) element.focus();
  }

  /** The nearest place in a direction: rather ahead than aside. */
  #towards(id: string, [wx, wy]: Point): string | null {
    const { all, middle } = this.#places;
    const [x, y] = middle(id);
    return cheapest(all(), (other) => {
      const [ox, oy] = middle(other);
      const [dx, dy] = [ox - x, oy - y];
      const ahead = dx * wx + dy * wy;
      const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
      return ahead > 8 && aside < ahead * 1.6 ? ahead + aside * 2 : Infinity;
    });
  }

  /** Keys have come to a place: it is told about and brought into sight. A click tells for itself. */
  focus(event: FocusEvent, id: string, at: Point): void {
    if (!(event.currentTarget as Element).matches(':focus-visible')) return;
    this.focused = id;
    this.asked = id;
    this.#camera.reveal(at);
  }

  blur(): void {
    this.focused = null;
    this.asked = null;
  }

  // ------------------------------------------------------------------ a look that lasts

  /** The mouse has come to a place. A finger comes and goes with every tap, which means nothing. */
  enter(event: PointerEvent, id: string): void {
    if (event.pointerType !== 'mouse') return;
    this.hovered = id;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => (this.asked = id), this.#places.patience ?? PATIENCE_MS);
  }

  leave(event: PointerEvent, id: string): void {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#waiting);
    if (this.hovered === id) this.hovered = null;
    if (this.asked === id) this.asked = null;
  }
}

/** What costs least, if anything costs less than the limit. */
function cheapest(
  ids: Iterable<string>,
  cost: (id: string) => number,
  limit = Infinity,
): string | null {
  let [best, least] = [null as string | null, limit];
  for (const id of ids) {
    const costs = cost(id);
    if (costs < least) [best, least] = [id, costs];
  }
  return best;
}
