//! Everything there is to know about a running game. Nothing of it is secret.

use kernel::{By, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Board, MARKET_SLOTS, MAX_CATCHERS, MAX_PLAYERS, PERIODS, QUEUE_SLOTS, Victory};
use crate::card::{Card, Cards, Keep, Standing};
use crate::deck::{Deck, MAX_ASIDE, MAX_TOP, Row};
use crate::edition::Edition;
use crate::job::Job;
use crate::options::{Mode, Options, Side};
use crate::place::{CANADA, LOST, MAX_PLACES, Place, Places};
use crate::role::Benefit;
use crate::token::{MAX_STACKS, Stack};

/// The phases of a round, and what comes before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Phase {
    /// Roles, market and queue are set up.
    Setup,
    /// Phase 1: the catchers.
    Catchers,
    /// Phase 2: planning.
    Planning,
    /// Phase 3: actions.
    Action,
    /// Phase 4: the market.
    Market,
    /// Phase 5: the Lantern.
    Lantern,
    /// The game is over.
    Over,
}

/// What is awaited: a choice of somebody, or a chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The next seat's role: dealt by chance, or chosen.
    Role,
    /// Chance: who leads.
    Lead,
    /// Chance: a market card.
    Reveal,
    /// Chance: a card for the queue.
    Fill,
    /// Chance: the catcher die.
    CatcherDie,
    /// Chance: the movement die, for this catcher.
    MovementDie(u8),
    /// Everybody plans.
    Plan,
    /// The active player acts.
    Turn,
    /// The active player chooses one effect of a card.
    Choose,
    /// The acting player carries the job out.
    Carry,
    /// Chance: the card that is drawn and resolved.
    Draw,
    /// Whoever decides about the special is asked whether to protect the active player.
    Protect,
    /// Whoever decides about the Civil War is asked.
    Shield,
    /// The active player may hold a catcher back.
    Hold,
    /// Whoever decides about Levi Coffin is asked about this catcher.
    Coffin(u8),
    /// The active player chooses the way of this catcher.
    Tie(u8),
    /// The lead player places people in plantations.
    Place,
    /// Whoever decides about it may leave people off the new market card.
    LeaveOff,
    /// The game is over.
    #[serde(untagged)]
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Enough people are free and the cause has all its support.
    Won,
    /// Too many people were lost.
    Lost,
    /// The last round ended.
    Time,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The role, once it is known.
    pub role: Option<u8>,
    /// Whether the special was used, and the second side of the role counts.
    pub spent: bool,
    /// Money.
    pub money: u16,
    /// Support tokens.
    pub support: u8,
    /// Conductor and Fundraising tokens by stack, the grey ones among them.
    pub tokens: [u8; MAX_STACKS],
    /// The Reserve card on the mat.
    pub reserve: Option<Card>,
    /// Who decides about this player's reactions when another player acts.
    pub mode: Mode,
    /// The stacks of the tokens taken in this planning phase.
    pub taken: [Option<Stack>; 2],
}

impl Player {
    /// Somebody who has nothing yet.
    pub const BLANK: Self = Self {
        role: None,
        spent: false,
        money: 0,
        support: 0,
        tokens: [0; MAX_STACKS],
        reserve: None,
        mode: Mode::Acting,
        taken: [None; 2],
    };
}

/// A market card that lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The card.
    pub card: u8,
    /// The people on it.
    pub people: u8,
}

/// What the active player has done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Doings {
    /// Anything at all: passing is no longer possible.
    pub acted: bool,
    /// Taken the benefit.
    pub benefit: bool,
    /// Played so many tokens.
    pub played: u8,
    /// May play more than usual.
    pub more_tokens: bool,
    /// Bought a card.
    pub bought: bool,
    /// Played a Fundraising token.
    pub raised: bool,
    /// Bought a token by the role's benefit.
    pub purchased: bool,
    /// Held a catcher back.
    pub held: bool,
    /// Is protected by another player's special.
    pub protected: bool,
}

/// Why catchers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The dice.
    Dice,
    /// Somebody arrived on their path.
    Woken,
    /// A card sends them.
    Sent,
}

/// Catchers who are about to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// Who still has to move, one bit each.
    pub left: u8,
    /// Who of them goes east, one bit each.
    pub east: u8,
    /// Who of them has two people equally near, one bit each.
    pub tied: u8,
    /// How far each moves.
    pub steps: u8,
    /// Why.
    pub why: Why,
}

impl Hunt {
    /// Nobody is about to move.
    pub const NONE: Self = Self { left: 0, east: 0, tied: 0, steps: 0, why: Why::Dice };
}

/// The queue while it is being filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// Whether a new Opposition card has entered.
    pub opposed: bool,
    /// The cards set aside, in the order they were drawn.
    pub aside: Row<MAX_ASIDE>,
}

impl Fill {
    /// The queue is not being filled.
    pub const NONE: Self = Self { opposed: false, aside: Row::EMPTY };
}

/// A running game. Plain data; a seat's row is at the seat's index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Which edition of the rules is played.
    pub edition: Edition,
    /// What was chosen when the table was made.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The round, from one; nought while the table is set up.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// What is awaited.
    pub stage: Stage,
    /// Who holds the lantern.
    pub lead: Seat,
    /// Who acts, and clicks where the book says "the players": in the Action phase the active
    /// player, in the set-up the seat that gets a role, else the lead player.
    pub active: Seat,
    /// The current period, from nought.
    pub period: u8,
    /// What each player has.
    pub players: By<Seat, Player, MAX_PLAYERS>,
    /// How many tokens lie on each stack.
    pub stacks: [u8; MAX_STACKS],
    /// Who holds the grey token of each stack; nobody while it is on the board.
    pub grey: [Option<Seat>; MAX_STACKS],
    /// How many people are in each place: spaces, plantations, Canada, the lost.
    pub people: [u8; MAX_PLACES],
    /// How many people are not on the board yet.
    pub supply: u8,
    /// Where on its path each catcher stands.
    pub catchers: By<u8, u8, MAX_CATCHERS>,
    /// The market cards that lie face up, the bottom one first.
    pub market: [Option<Lot>; MARKET_SLOTS],
    /// The market cards that are still to come, one bit each.
    pub market_deck: u32,
    /// The queue from left to right.
    pub queue: [Option<Card>; QUEUE_SLOTS],
    /// The decks of the periods.
    pub decks: By<u8, Deck, PERIODS>,
    /// The Opposition cards of which nobody knows in which deck they are, if in any.
    pub pool: Cards,
    /// The cards known to lie on top of the current deck, the topmost last.
    pub top: Row<MAX_TOP>,
    /// Who is done with planning.
    pub done: SeatSet,
    /// Whether the lead player chooses first, then the others clockwise.
    pub lead_first: bool,
    /// Who has said in this phase who decides about their reactions.
    pub preferred: SeatSet,
    /// What the active player has done this turn.
    pub turn: Doings,
    /// The action that is being carried out.
    pub job: Job,
    /// The catchers who are about to move.
    pub hunt: Hunt,
    /// The queue while it is being filled.
    pub fill: Fill,
}

impl State {
    /// The seats in play.
    #[inline]
    #[must_use]
    pub const fn everybody(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// What a player has; a seat out of range has what the last one has.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// What a player has, to be changed.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// The next seat clockwise.
    #[inline]
    #[must_use]
    pub const fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.seats { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// What the victory card of this table asks for.
    #[must_use]
    pub fn victory(&self, board: &Board) -> Victory {
        let side = usize::from(self.options.side == Side::Red);
        board.victory[self.seats.max(1) - 1][side]
    }

    /// How many rounds the game has at most.
    #[must_use]
    pub fn rounds(&self, board: &Board) -> u8 {
        board.rounds[self.seats.max(1) - 1]
    }

    /// How many people are free.
    #[inline]
    #[must_use]
    pub const fn freed(&self) -> u8 {
        self.people[CANADA.index()]
    }

    /// How many people are lost.
    #[inline]
    #[must_use]
    pub const fn lost(&self) -> u8 {
        self.people[LOST.index()]
    }

    /// How many Support tokens nobody has bought.
    #[must_use]
    pub fn support_left(&self, board: &Board) -> u8 {
        board.support.iter().map(|stack| self.stacks[stack.index()]).sum()
    }

    /// Where a catcher stands.
    #[inline]
    #[must_use]
    pub fn catcher_at(&self, board: &Board, catcher: u8) -> Place {
        board.path[catcher][self.catchers[catcher]]
    }

    /// The spaces with a catcher on them.
    #[inline]
    #[must_use]
    pub fn watched(&self, board: &Board) -> Places {
        (0..board.catchers.len() as u8).map(|catcher| self.catcher_at(board, catcher)).collect()
    }

    /// The places that have room for one more.
    #[inline]
    #[must_use]
    pub fn roomy(&self, board: &Board) -> Places {
        let mut set = 0;
        for n in 0..MAX_PLACES {
            set |= u64::from(self.people[n] < board.holds[n]) << n;
        }
        Places(set)
    }

    /// The places where somebody is whom the present job has not moved.
    #[inline]
    #[must_use]
    pub fn unmoved(&self) -> Places {
        let mut set = 0;
        for n in 0..MAX_PLACES {
            set |= u64::from(self.people[n] > self.job.moved[n]) << n;
        }
        Places(set)
    }

    /// How many people are in some places in all.
    #[must_use]
    pub fn count(&self, places: Places) -> u32 {
        places.iter().map(|at| u32::from(self.people[at.index()])).sum()
    }

    /// How many more people the plantations can take.
    #[must_use]
    pub fn room_in_farms(&self, board: &Board) -> u32 {
        let room = |at: Place| board.holds[at.index()].saturating_sub(self.people[at.index()]);
        board.farms.iter().map(|at| u32::from(room(at))).sum()
    }

    /// How many market cards lie face up.
    #[inline]
    #[must_use]
    pub fn lots(&self) -> usize {
        self.market.iter().flatten().count()
    }

    /// What holds because of the cards in the queue.
    #[inline]
    #[must_use]
    pub fn standing(&self, board: &Board) -> Standing {
        let mut all = Standing::default();
        for card in self.queue.into_iter().flatten() {
            if board.opposition.has(card) {
                all = all.and(board.standing[card.index()]);
            }
        }
        all
    }

    /// What a player's role gives: the side that counts now.
    #[inline]
    #[must_use]
    pub fn benefit(&self, board: &Board, seat: Seat) -> Benefit {
        let player = self.player(seat);
        match player.role {
            Some(role) => board.benefits[role][usize::from(player.spent)],
            None => Benefit::default(),
        }
    }

    /// What a player can do with the Reserve card on the mat.
    #[inline]
    #[must_use]
    pub fn keep(&self, board: &Board, seat: Seat) -> Option<Keep> {
        self.player(seat).reserve.and_then(|card| board.keep(card))
    }

    /// How many cards lie in the queue.
    #[must_use]
    pub fn queued(&self) -> usize {
        self.queue.iter().flatten().count()
    }

    /// How many tokens the active player may play in this turn.
    #[must_use]
    pub fn token_limit(&self, board: &Board) -> u8 {
        match crate::job::special(board, self, self.active) {
            crate::role::Special::Tokens { limit } if self.turn.more_tokens => limit,
            _ => board.played,
        }
    }

    /// All people in the game, wherever they are. The same number in every state.
    #[must_use]
    pub fn everyone(&self) -> u32 {
        let on_cards: u32 = self.market.iter().flatten().map(|lot| u32::from(lot.people)).sum();
        let placed: u32 = self.people.iter().map(|n| u32::from(*n)).sum();
        u32::from(self.supply) + placed + on_cards
    }
}
