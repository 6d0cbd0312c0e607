/** What the rules of 1775: Rebellion show and tell, as the client reads it. See `view.rs`, `event.rs`. */
import type { Names, Seat, Text } from '../../wire';

export type Side = 'british' | 'american';

/** Cubes by the id of their colour. */
export type Tally = Record<string, number>;

export interface View {
  scenario: string;
  round: number;
  rounds: number;
  stage: 'setup' | 'bag' | 'reinforcement' | 'movement' | 'battle' | 'cards' | 'over';
  active: Seat | null;
  /** The cubes drawn this round, in order. */
  order: Seat[];
  /** The cubes still in the bag: one of these is next. */
  bag: Seat[];
  areas: Area[];
  /** Empty where cities count and not colonies. */
  colonies: { id: string; side: Side | null }[];
  /** What each side controls: British, American. */
  scores: [number, number];
  reserve: Tally;
  fled: Tally;
  factions: Faction[];
  truces: [number, number];
  last_round: boolean;
  sequence: Sequence;
  army?: Army;
  battles: string[];
  battle?: Battle;
  standing: Instructions[];
}

export interface Area {
  id: string;
  units: Tally;
  /** Natives with each side: British, American. */
  natives: [number, number];
  neutral: number;
  /** Units that have moved, or arrived, in this phase. */
  marked: Tally;
  marker?: Side;
}

export interface Faction {
  seat: Seat;
  id: string;
  side: Side;
  hand_size: number;
  /** Which cards, if these eyes may see them. */
  hand?: string[];
  deck_size: number;
  unplayed: string[];
  played: string[];
  truce: boolean;
  extra: number;
  arrivals: string[];
}

export interface Sequence {
  left: number;
  card?: string;
  armies: number;
  playing?: string;
  in_force: { card: string; at?: string; used: boolean }[];
  landing?: string;
}

export interface Army {
  from: string;
  units: Tally;
  fixed: string[];
  goals: string[];
  pursuit: boolean;
}

export interface Dice {
  colour: string;
  hits: number;
  flees: number;
  blanks: number;
}

export interface Battle {
  at: string;
  attacker: Side;
  attackers: Tally;
  defenders: Tally;
  rolling: Side;
  free: boolean;
  rolls: number;
  dice: Dice[];
  asks: 'dice' | 'card' | 'losses' | 'order' | 'manoeuvre';
  asked?: Seat;
  hits: number;
  lost: Tally;
  colour?: string;
  blanks: number;
  targets: string[];
  /** How it ended, while the film shows the end; never there in a true view. */
  won?: Side | 'nobody';
}

export interface Instructions {
  seat: Seat;
  /** `ask`, `fewest_dice`, or an order such as `NYOR`. */
  losses: string;
  manoeuvre: 'ask' | 'never' | 'last_unit' | 'always';
  to?: string;
  changes: number;
}

export interface Odds {
  attacker: number;
  defender: number;
  nobody: number;
  attackers_left: number;
  defenders_left: number;
  exact: boolean;
}

export type Event =
  | { type: 'first_side'; seat: Seat; side: Side }
  | { type: 'placed'; seat: Seat; colour: string; at: string }
  | { type: 'returned'; seat: Seat; colour: string; at: string }
  | {
      type: 'reinforced';
      seat: Seat;
      extra: boolean;
      count: number;
      at: { at: string; units: Tally }[];
    }
  | { type: 'round_began'; round: number }
  | { type: 'sequence_began'; seat: Seat; round: number; place: number }
  | { type: 'card_played'; seat: Seat; card: string; movement: boolean; truce: boolean }
  | { type: 'landed'; seat: Seat; card: string; units: Tally; at: string }
  | { type: 'recruited'; seat: Seat; from: string; to: string; at: string }
  | { type: 'went_home'; seat: Seat; colour: string; count: number }
  | { type: 'converted'; seat: Seat; from: string; to: string; at: string }
  | {
      type: 'marched';
      seat: Seat;
      how: 'land' | 'ship' | 'rearranged' | 'pursuit';
      from: string;
      to: string;
      path: string[];
      units: Tally;
      with?: string;
    }
  | { type: 'named'; seat: Seat; card: string; at: string }
  | { type: 'battle_began'; at: string; attacker: Side; attackers: Tally; defenders: Tally }
  | { type: 'natives_fled'; at: string; each: number }
  | { type: 'dice_fell'; at: string; side: Side; dice: Dice; free: boolean }
  | { type: 'rolled'; at: string; side: Side; dice: Dice[]; hits: number; free: boolean }
  | { type: 'lost'; at: string; side: Side; units: Tally; by?: Seat; standing: boolean }
  | { type: 'fled'; at: string; side: Side; units: Tally }
  | { type: 'steadied'; at: string; card: string; units: Tally }
  | { type: 'turned'; at: string; from: string; count: number; to: string; joined: number }
  | { type: 'manoeuvred'; seat: Seat; colour: string; from: string; to: string; standing: boolean }
  | { type: 'battle_ended'; at: string; winner: Side | null; left: Tally; rolls: number }
  | { type: 'natives_joined'; at: string; side: Side; count: number }
  | { type: 'natives_neutral'; at: string; count: number }
  | { type: 'colony_changed'; colony: string; side: Side | null; before: Side | null }
  | { type: 'marker_changed'; at: string; side: Side | null; before: Side | null }
  | { type: 'hand_shown'; seat: Seat; cards: string[] }
  | { type: 'drew'; seat: Seat; card?: string }
  | { type: 'sequence_ended'; seat: Seat }
  | { type: 'round_ended'; round: number; scores: [number, number]; truces: number[] }
  | { type: 'instructed'; seat: Seat }
  | { type: 'ended'; winner: Side | null; scores: [number, number]; truce: Side | null };

/** What `About.board` says. */
export interface Board {
  colours: Colour[];
  colonies: { id: string; areas: string[] }[];
  areas: { id: string; colony: string; city: boolean; borders: string[]; water: string[] }[];
  waters: string[];
  rivers: [string, string][];
  cards: Card[];
  scenarios: { id: string; areas: string[]; cities: boolean; double: string[]; rounds: number }[];
}

export interface Colour {
  id: string;
  letter: string;
  colour: string;
  names: Names;
  side: Side | null;
  cubes: number;
  dice: number;
  /** Faces of a die: hits, flights, blanks. */
  faces: [number, number, number];
}

export interface Card {
  id: string;
  seat: Seat;
  number: number;
  names: Names;
  phase: 'reinforcement' | 'movement' | 'battle';
  movement: boolean;
  truce: boolean;
  effect: Text;
}
