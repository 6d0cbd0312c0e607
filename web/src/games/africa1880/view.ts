/** What the rules of Africa 1880 show and tell, as the client reads it. See `view.rs`, `event.rs`. */
import type { Seat } from '../../wire';

export interface View {
  year: number;
  years: number[];
  stage: 'placement' | 'diplomacy' | 'orders' | 'over';
  powers: Power[];
  /** In the order the action codes count them. */
  territories: Territory[];
  colonies: number;
  colonies_max: number;
  may_end: boolean;
  sheets: Sheet[];
  proposals: Proposal[];
  records: TurnRecord[];
  touches: Touch[];
  result?: Result[];
  /** What the film adds while it runs; never there in a true view. */
  reel?: Reel;
}

export interface Power {
  seat: Seat;
  id: string;
  presences: number;
  stock: number;
  alone: number;
  shared: number;
  points: number;
  ready: boolean;
}

export interface Territory {
  id: string;
  squares: number;
  filled: number;
  colony: boolean;
  present: Seat[];
}

export interface Sheet {
  seat: Seat;
  sealed: boolean;
  lines: SheetLine[];
  idle: string[];
  landing_unused: boolean;
  blank: Seat[];
}

export type SheetLine =
  | { order: 'develop' | 'nothing' | 'void' | 'land'; at: string }
  | { order: 'explore'; at: string; to: string }
  | { order: 'alliance'; with: Seat }
  | { order: 'war'; on: Seat };

export interface Proposal {
  from: Seat;
  to: Seat;
  war_on?: Seat;
  answer: 'open' | 'accepted' | 'declined' | 'lapsed';
}

export interface TurnRecord {
  year: number;
  /** On whom each power declared war, by seat. */
  wars: Seat[][];
  absent: Seat[];
  broken: Broken[];
}

export interface Broken {
  by: Seat;
  to: Seat;
  war_on?: Seat;
}

export interface Touch {
  seat: Seat;
  other: Seat;
  now: string[];
  soon: string[];
}

export interface Result {
  colonies: number;
  alliances: number;
  total: number;
}

/** What a reading leaves on the table while it is played back. */
export interface Reel {
  /** The sheets read so far, without the lines that have been carried out. */
  sheets: { seat: Seat; absent: boolean; lines: SheetLine[] }[];
  /** On whom each power declared war, once that has been read. */
  wars: Seat[][] | null;
  part: 'orders' | 'relations' | 'conflicts' | 'colonies';
}

export type Event =
  | { type: 'placed'; seat: Seat; at: string }
  | { type: 'turn_began'; year: number }
  | { type: 'proposed'; from: Seat; to: Seat; war_on?: Seat | null }
  | { type: 'answered'; from: Seat; to: Seat; accepted: boolean; war_on?: Seat | null }
  | { type: 'readied'; seat: Seat }
  | { type: 'orders_began'; year: number }
  | { type: 'wrote'; seat: Seat; line: SheetLine }
  | { type: 'sealed'; seat: Seat }
  | { type: 'sheet_read'; seat: Seat; absent: boolean; lines: SheetLine[] }
  | { type: 'order_void'; seat: Seat; at: string; why: string }
  | { type: 'developed'; at: string; by: Seat[]; pawns: number; filled: number; lost: number }
  | { type: 'explored'; seat: Seat; from: string; to: string }
  | { type: 'landed'; seat: Seat; at: string }
  | { type: 'relations_read'; wars: Seat[][] }
  | { type: 'promise_broken'; by: Seat; to: Seat; war_on?: Seat | null }
  | { type: 'removed'; seat: Seat; at: string; wars: Seat[]; alliances: Seat[] }
  | { type: 'stood'; at: string; present: Seat[] }
  | { type: 'colony_founded'; at: string; present: Seat[]; points: number }
  | { type: 'turn_ended'; year: number; scores: number[] }
  | { type: 'ended'; winners: Seat[]; scores: number[] };

/** What `About.board` says of each territory. */
export interface BoardTerritory {
  id: string;
  squares: number;
  coast: boolean;
  borders: string[];
}
