/**
 * What the shell and a game's board agree on.
 *
 * A game is a folder `src/games/<id>`: `index.ts`, whose default export is a `GameModule`, and for
 * its plate on the home page `Vignette.svelte`, with a `Picture` in `vignette.json` if it plays in
 * real places. The shell owns the socket, the seats, the languages, the prompt, the story, undo and
 * the sheet on a phone; the board draws the view and lights the offers. Neither knows a rule: what may be done is in the offers, and nowhere else.
 */
import type { Component } from 'svelte';
import type { Shape } from '../layouts/shape';
import type { Sound } from '../lib/sound';
import type { IconName } from '../lib/icons';
import type {
  About,
  Acted,
  Happening,
  Offer,
  Problem,
  Role,
  Seat,
  Sketch,
  TableCard,
  Text,
  Told,
  Update,
} from '../wire';

/**
 * What a game module exports as its default.
 *
 * The words of its board are in Fluent syntax beside it, `src/games/<id>/locales/*.ftl`, and found by
 * being there. Keys start with `<id>-board-`; `npm run check` checks them like the shell's. What the
 * game says (offers, prompts, story) stays with its rules.
 */
export interface GameModule<View = any, Event = any> {
  /** The map. It fills the box it is given, pans and zooms by itself, and never scrolls the page. */
  Board: Component<BoardProps<View, Event>>;
  /** What the player holds: cards, tokens, a sheet of orders. Below the map; on a phone in the sheet. */
  Tray?: Component<BoardProps<View, Event>>;
  /**
   * How high the tray is, buttons included, in pixels: always the same, so that the map never moves.
   * What does not fit scrolls. On the rail of the `low` shape it has the height there is.
   */
  tray?: { wide: number; tall: number };
  /**
   * Verbs of offers that the board asks about itself, beside the place they are about: the bar of
   * what is picked leaves them out.
   */
  own?: string[];
  /** Whether all players are on one side, and win or lose together. */
  together?: boolean;
  /** More tabs for the panel, after the shell's own. */
  tabs?: Tab<View, Event>[];
  /** What the end card shows besides winner and scores: a graph, the moments that decided it. */
  EndDetails?: Lazy<Component<BoardProps<View, Event>>>;
  /**
   * What its parts share at one table; see `deskHere`. A new one is made for each table, with
   * every event that has been told there, in order: reactive.
   */
  Desk?: new (told: () => readonly Event[]) => object;
  /** How events are played back. Without it they are told in the story and not drawn. */
  film?: Film<View, Event>;
  /** What can be heard of events, by their type. */
  sounds?: Partial<Record<string, Sound>>;
  /** Whether restraint is due in what can be heard. */
  grave?: boolean;
  /** How many events are told in few words. Without it the first of a kind stands for the others. */
  summary?: Lazy<Summary<Event>>;
}

/** What is fetched when it is first needed: `() => import('./End.svelte')`. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** A tab of the panel that belongs to the game. */
export interface Tab<View = any, Event = any> {
  id: string;
  /** The key of its title, in the game's own language files. */
  titleKey: string;
  /** What stands for it where there is no room for its title. */
  icon: IconName;
  component: Lazy<Component<BoardProps<View, Event>>>;
  /** A number to show beside the title, nought for none. */
  badge?: (update: Update & { view: View }) => number;
}

/** How a board plays events back. All functions are pure. */
export interface Film<View = any, Event = any> {
  /**
   * The view after the event, made from the view before it. It need not be exact: when the film
   * ends, the board is given the true view. Return the same view if nothing moves.
   */
  after: (view: View, event: Event) => View;
  /** How long the event is on stage, in milliseconds; nought to pass over it. 250 to 400 is usual. */
  lasts: (event: Event) => number;
}

/** How a game tells in short what happened while one looked on, or was away. All functions are pure. */
export interface Summary<Event = any> {
  /** What an event of a row comes of: a card, a law. Null where its chapter says enough. */
  cause: (row: Told, event: number) => Text | null;
  /** Several events of one kind in a sentence, or null if none can tell them all. */
  sum: (events: readonly Event[]) => Text | null;
}

/**
 * What the shell tells the board about the film that is running.
 *
 * While it runs, `current` is the event on stage and `shown` the view it leads to: a piece that
 * changes its place travels there by an ordinary transition. The shell draws the controls (play,
 * step, skip) and moves on; the board only draws `shown` and whatever it wants to draw of
 * `current`: an arrow, a flag that falls. With `reducedMotion` a short highlight is enough.
 */
export interface Playback<View = any, Event = any> {
  /** Whether a film is running or paused. Nothing may be clicked meanwhile but its controls. */
  on: boolean;
  /** The event on stage, or null. */
  current: (Happening & { data: Event }) | null;
  /** The row that event belongs to. */
  row: Told | null;
  /** Where the film is: the event's number counted from nought, and how many there are. */
  at: number;
  of: number;
  /** The view to draw: the one after `current` while a film runs, else the present one. */
  shown: View;
}

/** What came of trying something. A problem is also shown by the shell, next to the prompt. */
export type Tried<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** The places and offers that follow from what was clicked so far. */
export interface Path {
  /** The places that may be clicked next: lit amber. */
  next: string[];
  /** The offers whose places have all been clicked: one is taken at once, several are asked. */
  complete: Offer[];
  /** The offers that still fit what was clicked, complete ones included. */
  fitting: Offer[];
}

/**
 * What was clicked so far and what is pointed at: shared by the board, the tray, the story and the
 * list of offers, so that all of them show the same. Reactive.
 */
export interface Pick {
  /** The places clicked so far, in order: a solid ring. */
  readonly clicked: readonly string[];
  /** The places somebody points at in the story or the offers: a halo. */
  readonly pointed: readonly string[];
  /**
   * Clicks a place: goes on along the path, takes the offer if one is left, starts anew if the
   * place starts another path, and clears if it fits nothing.
   */
  click: (place: string) => void;
  /** Forgets what was clicked. Escape does this everywhere. */
  clear: () => void;
  /** Points at places from anywhere; an empty list points at nothing. */
  point: (places: readonly string[]) => void;
}

/** What every component of a game is given. All of it is reactive. */
export interface BoardProps<View = any, Event = any> {
  /** The game: its roles, the names of its places, the data of its board. */
  about: About;
  /** The table: who sits where, and the options. */
  card: TableCard;
  /** What these eyes see. `update.view` is the present; draw `playback.shown`. */
  update: Update & { view: View };
  /** False while one looks at the past, watches, or a film runs: light nothing, take nothing. */
  acting: boolean;
  /** Every offer of the held seats, with its seat. Empty unless `acting`. */
  offers: readonly SeatOffer[];
  /**
   * The values that a seat may set for later with a verb; none unless `acting`. The verb and a value
   * are the name to `act` by. A game has buttons of its own for them: they are no path on the map.
   */
  settings: (seat: Seat, verb: string) => readonly string[];
  /** What was clicked and what is pointed at. */
  pick: Pick;
  /** The offers that fit what was clicked, of those that are not `done`. */
  path: Path;
  /** Takes an offer, or the action of that name, for a seat. Resolves when it is stored or refused. */
  act: (choice: Offer | string, seat: Seat) => Promise<Tried<Acted>>;
  /** Takes back a step of that seat: the one given, as in `SeatView.undos`, or the last one. */
  undo: (seat: Seat, target?: number) => Promise<Tried<Acted>>;
  /** Asks the game a question, in the game's own form. Answers are kept until the table moves on. */
  ask: <T = unknown>(question: unknown) => Promise<Tried<T>>;
  /**
   * What an action would cause, up to the first chance; or why it is not possible. Give it any
   * code, offered or not: the refusal is the answer to "why not?".
   */
  preview: (choice: Offer | string, seat: Seat) => Promise<Tried<Happening[]>>;
  /** What people have sketched on the board for the others to see, one sketch for each seat. */
  sketches: readonly Sketch[];
  /** Sketches a move of a held seat; without places, wipes that seat's sketch, whoever's it is. */
  sketch: (seat: Seat, places: string[]) => void;
  /** A text in the reader's language. */
  say: (text: Text) => string;
  /** A message by its key, from the shell, the host or the game. */
  t: (key: string, args?: Record<string, string | number>) => string;
  /** A place's name in the reader's language. */
  placeName: (id: string) => string;
  /** The role that sits in a seat: its letter, colour and names. */
  roleOf: (seat: Seat) => SeatRole;
  /** The film that is running. */
  playback: Playback<View, Event>;
  /** Opens the rulebook at a clause. */
  openClause: (clause: string) => void;
  /** Whether motion is unwanted. */
  reducedMotion: boolean;
  /** How the table is laid out. */
  shape: Shape;
  /** Whether nothing can be pointed at without touching it. */
  touch: boolean;
}

/** An offer and the seat it is made to. */
export interface SeatOffer {
  seat: Seat;
  offer: Offer;
}

/** A role as it is drawn. */
export interface SeatRole extends Role {
  seat: Seat;
  /** Its name in the reader's language. */
  name: string;
  /** Its colour as CSS, for a piece or an area: `var(--role-red)`. */
  css: string;
  /** The colour of letters on top of `css`. */
  cssOn: string;
  /** Its colour as CSS for letters on paper, with enough contrast. */
  cssText: string;
  /** Whether one holds this seat oneself. */
  mine: boolean;
}

/** The detail of the map on a game's plate, made by `tools/bake-atlas.mjs`. */
export interface Picture {
  /** Where the game plays, on the chart of the home page. */
  pin: number[];
  width: number;
  height: number;
  land: string;
  lakes?: string;
  rivers?: string;
  graticule: string;
  marks: Record<string, number[]>;
}

/** Where a mark is on a picture. */
export function markOf(picture: Picture, mark: string): [number, number] {
  const [x = 0, y = 0] = picture.marks[mark] ?? [];
  return [x, y];
}
