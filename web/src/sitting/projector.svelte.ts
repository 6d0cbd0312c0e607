/**
 * The film: events played back one after another. The shell moves it on and draws its controls;
 * the board draws the view between the events and the event on stage.
 */
import type { Film, Playback } from '../games/contract';
import type { Happening, Line, Seat, Told } from '../wire';
import { whenUp } from '../lib/finger';
import { pace, settings } from '../lib/settings.svelte';

interface Scene {
  row: Told;
  event: Happening;
  /** Which event of its row it is. */
  place: number;
  ms: number;
}

/** A film longer than this begins late: nobody wants to watch a whole game unasked. */
const MOST_SCENES = 400;
const MOST_PILED = 2_000;

export class Projector {
  #scenes = $state.raw<Scene[]>([]);
  #at = $state(-1);
  #view = $state.raw<unknown>(null);
  /** Whether it moves on by itself. */
  playing = $state(false);
  readonly #long = $derived(this.#scenes.reduce((sum, scene) => sum + scene.ms, 0) > 1_200);

  /** Whether it tells what happened while one was away. */
  away = $state(false);

  /** The last line that was worth one: it stays until the next comes. */
  line = $state.raw<Line | null>(null);

  /** The one sentence of the step on stage that is worth hearing; it stays until the next comes. */
  heard = $state.raw<{ row: Told; line: Line } | null>(null);

  /** How the game plays its events; none plays none. */
  film: Film | undefined;

  constructor(
    /** The seats one holds. */
    private readonly seats: () => readonly Seat[],
  ) {}

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How far the story has been told, or null if all of it has. */
  get told(): { row: number; events: number } | null {
    const scene = this.#scenes[this.#at];
    return scene ? { row: scene.row.number, events: scene.place + 1 } : null;
  }

  get on(): boolean {
    return this.#at >= 0;
  }

  /** Whether one runs that is long enough for controls. */
  get controls(): boolean {
    return this.on && this.#long;
  }

  /** What the board is told. `present` is the view when no film runs. */
  playback(present: unknown): Playback {
    const scene = this.#scenes[this.#at];
    return {
      on: scene !== undefined,
      current: scene?.event ?? null,
      row: scene?.row ?? null,
      at: Math.max(this.#at, 0),
      of: this.#scenes.length,
      shown: scene ? this.#view : present,
    };
  }

  /** Adds rows to the film and starts it. `before` is the view they start from. */
  feed(before: unknown, rows: readonly Told[], away = false): void {
    const film = this.film;
    if (!film) return;
    if (!this.on) this.away = away;
    const scenes = rows.flatMap((row) =>
      row.events.map((event, place) => ({
        row,
        event,
        place,
        ms: this.#worth(row, event) * lasting(film, event),
      })),
    );
    if (this.on) {
      this.#scenes = [...this.#scenes, ...scenes];
      // Somebody left it paused: what has piled up is told in the story.
      if (this.#scenes.length > MOST_PILED) this.skip();
      return;
    }
    if (!scenes.some((scene) => scene.ms > 0)) return;
    this.#scenes = scenes.slice(-MOST_SCENES);
    this.#view = before;
    this.line = null;
    this.heard = null;
    this.playing = true;
    this.#stage(0);
  }

  /** How much of its time an event gets: what concerns one all of it, one's own steps none on return. */
  #worth(row: Told, event: Happening): number {
    const mine = row.seat !== undefined && this.seats().includes(row.seat);
    const { film } = settings();
    if (film === 'none' || (mine && this.away)) return 0;
    const concerns = mine || event.line?.weight !== 'plain';
    return concerns ? pace() : film === 'mine' ? 0 : pace() * 0.7;
  }

  /** Stops or goes on. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.#wait();
    else clearTimeout(this.#timer);
  }

  /** On to the next event. */
  step(): void {
    if (!this.on) return;
    this.playing = false;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** To the end, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#at = -1;
    this.#scenes = [];
    this.playing = false;
  }

  #stage(at: number): void {
    this.#at = at;
    const scene = this.#scenes[at];
    if (!scene || !this.film) return this.skip();
    this.#pass(scene);
    if (scene.ms <= 0) this.#next();
    else if (this.playing) this.#wait();
  }

  #pass({ row, event: { line, data } }: Scene): void {
    if (line) this.line = line;
    if (line && this.heard?.row !== row && this.#concerns(line)) this.heard = { row, line };
    try {
      this.#view = this.film?.after(this.#view, data) ?? this.#view;
    } catch (error) {
      // A film that tears is no reason to stop playing: the true view comes at its end.
      console.error(error);
    }
  }

  /** Whether a line is about oneself, or something that nobody should miss. */
  #concerns({ weight, text }: Line): boolean {
    const about = Object.values(text.args ?? {}).some(
      (arg) => 'seat' in arg && this.seats().includes(arg.seat),
    );
    return weight === 'strong' || (weight === 'plain' && about);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (document.hidden) {
      // Nobody is looking: it goes on when somebody does.
      const again = (): void => (this.on && this.playing ? this.#wait() : undefined);
      document.addEventListener('visibilitychange', again, { once: true });
      return;
    }
    // While a finger is down another film may have begun.
    const scene = this.#scenes[this.#at];
    this.#timer = setTimeout(
      () => whenUp(() => this.playing && this.#scenes[this.#at] === scene && this.#next()),
      scene?.ms ?? 0,
    );
  }

  #next(): void {
    if (this.#at + 1 >= this.#scenes.length) this.skip();
    else this.#stage(this.#at + 1);
  }
}

function lasting(film: Film, event: Happening): number {
  try {
    return Math.min(Math.max(film.lasts(event.data), 0), 10_000);
  } catch {
    return 0;
  }
}
