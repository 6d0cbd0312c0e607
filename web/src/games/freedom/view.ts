/** What the rules of Freedom show and tell, as the client reads it. See `view.rs`, `event.rs`. */
import type { Seat, Text } from '../../wire';

export interface View {
  round: number;
  rounds: number;
  phase: 'setup' | 'catchers' | 'planning' | 'action' | 'market' | 'lantern' | 'over';
  awaits: string;
  lead: Seat;
  active: Seat;
  period: number;
  players: Player[];
  places: Place[];
  freed: number;
  freed_goal: number;
  lost: number;
  lost_boxes: number;
  supply: number;
  catchers: Catcher[];
  /** Face up, the bottom one first. */
  market: Lot[];
  market_left: number;
  stacks: Stack[];
  support_left: number;
  queue: Slot[];
  deck: { size: number; top: string[]; known: string[]; unknown: number; pool: string[] };
  done: Seat[];
  lead_first: boolean;
  job?: { source: string; id?: string; left: number; noticed: boolean; text: Text };
  stirring: Stir[];
  score: Score;
}

export interface Player {
  seat: Seat;
  role?: { id: string; spent: boolean; benefit: Text; special: Text };
  money: number;
  support: number;
  tokens: Held[];
  reserve?: Card;
  reactions: 'acting' | 'ask' | 'never';
  done: boolean;
  taken: string[];
  turn?: { played: number; limit: number; benefit: boolean; bought: boolean; protected: boolean };
}

export interface Held {
  stack: string;
  count: number;
  grey: boolean;
  brings?: number;
}

export interface Place {
  id: string;
  people: number;
  holds: number;
  moved: number;
  aid: number;
  catchers: string[];
}

export interface Catcher {
  id: string;
  at: string;
  west?: string;
  east?: string;
}

export interface Lot {
  id: string;
  people: number;
  printed: number;
}

export interface Stack {
  id: string;
  left: number;
  open: boolean;
  /** By seat. */
  prices: number[];
  grey_next: boolean;
  grey_with?: Seat;
}

export interface Slot {
  id: string;
  price: number;
  /** Whether the Lantern phase clears it. */
  cleared: boolean;
  card?: Card;
}

export interface Card {
  id: string;
  kind: 'general' | 'reserve' | 'opposition';
  buyable: boolean;
  strikes: boolean;
  text: Text;
}

export interface Stir {
  catcher: string;
  from: string;
  to: string;
  people: number;
}

export interface Score {
  freed: number;
  lost: number;
  enough: number;
  support: number;
  market: number;
  total: number;
}

/** The events that are drawn or counted; the story tells the others. */
export type Event =
  | { type: 'round_began'; round: number; lead: Seat }
  | { type: 'planning_began' | 'market_began' | 'lantern_began' }
  | { type: 'leads' | 'lantern_passed' | 'turn_began' | 'planned'; seat: Seat }
  | { type: 'catcher_rolled'; catcher?: string }
  | { type: 'arrows_rolled'; catcher: string; east: boolean; arrows: number; moves: boolean }
  | { type: 'woken'; catchers: Stir[] }
  | { type: 'catcher_moved'; catcher: string; from: string; to: string; path: string[] }
  | { type: 'catcher_stayed'; catcher: string; at: string; why: string }
  | { type: 'captured'; catcher: string; at: string; people: number; lots: number[] }
  | { type: 'moved'; seat: Seat; from: string; to: string; path: string[] }
  | { type: 'sent' | 'returned' | 'seized'; from: string; to: string }
  | { type: 'aid'; seat: Seat; at: string; money: number }
  | { type: 'freed'; from: string; freed: number }
  | { type: 'income' | 'passed' | 'raised'; seat: Seat; money: number }
  | { type: 'token_taken'; seat: Seat; stack: string; paid: number; grey: boolean }
  | { type: 'token_played'; seat: Seat; stack: string; grey: boolean }
  | { type: 'card_bought'; seat: Seat; card: string; slot: number; paid: number }
  | { type: 'card_queued' | 'card_discarded'; card: string; slot: number }
  | { type: 'card_drawn' | 'card_struck'; card: string }
  | { type: 'queue_slid' }
  | { type: 'placed'; at: string; people: number }
  | { type: 'lost'; people: number; lost: number }
  | { type: 'lot_gone'; lot: string }
  | { type: 'lot_revealed'; lot: string; slot: number }
  | { type: 'lot_filled'; slot: number; people: number; now: number }
  | { type: 'relieved'; lots: number[] }
  | { type: 'period_opened'; period: number }
  | { type: 'ended'; won: boolean; why: 'freedom' | 'lost' | 'time'; score: number };

// ------------------------------------------------------------------ what comes with the board

export type Shape = 'circle' | 'pentagon' | 'triangle' | 'hexagon' | 'square';

export interface Space {
  id: string;
  kind: 'large' | 'small' | 'space' | 'sea';
  tint: 'blue' | 'cream' | 'green' | 'none';
  lon: number;
  lat: number;
  holds: number;
  aid: number;
}

export interface BoardData {
  spaces: Space[];
  plantations: { id: string; lon: number; lat: number; holds: number }[];
  routes: { between: [string, string]; kind: string }[];
  catchers: { id: string; symbol: Shape; path: string[]; start: string }[];
  stacks: StackData[];
  cards: { card: Card; period: number | null }[];
  roles: { id: string; benefits: [Text, Text]; special: Text }[];
}

export interface StackData {
  id: string;
  kind: 'support' | 'conductor' | 'fundraising';
  period: number;
  price: number;
  people?: number;
  spaces?: number;
}

/** The answer to "where could somebody go, and what would it cause?". */
export interface Reach {
  from: string;
  ends: { to: string; aid: number; path: string[]; wakes: Stir[] }[];
}
