//! What the client draws. Everybody sees the same: nothing is secret.

mod queue;

use kernel::{Seat, Text};
use serde::Serialize;

use crate::board::{Board, CardKind};
use crate::card::{Card, Kind};
use crate::catchers::stirring;
use crate::deck;
use crate::event::Stir;
use crate::job::{self, Source};
use crate::options::Mode;
use crate::place::Place;
use crate::purchase::{Terms, cost};
use crate::score::{self, Score};
use crate::state::{Phase, Stage, State};
use crate::token::{Stack, TokenKind};
use crate::turn::raises;
use crate::words;

/// What everybody sees.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
pub struct View {
    /// The round, from one; nought while the table is set up.
    pub round: u8,
    /// How many rounds there are at most.
    pub rounds: u8,
    /// The phase.
    pub phase: Phase,
    /// What is awaited.
    pub awaits: Awaits,
    /// Who holds the lantern.
    pub lead: Seat,
    /// Who acts.
    pub active: Seat,
    /// The current period, from one.
    pub period: u8,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The spaces of the map, then the plantations.
    pub places: Vec<PlaceView>,
    /// How many people are free.
    pub freed: u8,
    /// How many must be.
    pub freed_goal: u8,
    /// How many people are lost.
    pub lost: u8,
    /// How many boxes the track has: one more is the end.
    pub lost_boxes: u8,
    /// How many people are not on the board yet.
    pub supply: u8,
    /// The catchers.
    pub catchers: Vec<CatcherView>,
    /// The market cards that lie face up, the bottom one first.
    pub market: Vec<LotView>,
    /// How many market cards are still to come.
    pub market_left: u8,
    /// The stacks of tokens.
    pub stacks: Vec<StackView>,
    /// How many Support tokens nobody has bought.
    pub support_left: u8,
    /// The queue from left to right.
    pub queue: Vec<SlotView>,
    /// The deck of the current period.
    pub deck: DeckView,
    /// Who is done with planning.
    pub done: Vec<Seat>,
    /// Whether the lead player chooses first.
    pub lead_first: bool,
    /// The action that is being carried out.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job: Option<JobView>,
    /// The catchers who are about to move.
    pub stirring: Vec<Stir>,
    /// The score as it stands.
    pub score: Score,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Awaits {
    /// A role is chosen.
    Role,
    /// Chance.
    Chance,
    /// Everybody plans.
    Plan,
    /// The active player acts.
    Turn,
    /// One effect of a card is chosen.
    Choose,
    /// The acting player carries the job out.
    Carry,
    /// Somebody is asked about a special.
    Protect,
    /// Somebody is asked about the Civil War.
    Shield,
    /// The active player may hold a catcher back.
    Hold,
    /// Somebody is asked about Levi Coffin.
    Coffin,
    /// The way of a catcher is chosen.
    Tie,
    /// People are placed in plantations.
    Place,
    /// Somebody may leave people off a market card.
    LeaveOff,
    /// Nothing any more.
    Over,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The role, once it is known.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleView>,
    /// Money.
    pub money: u16,
    /// Support tokens.
    pub support: u8,
    /// Conductor and Fundraising tokens.
    pub tokens: Vec<HeldView>,
    /// The Reserve card on the mat.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<CardView>,
    /// Who decides about this player's reactions when another acts.
    pub reactions: Mode,
    /// Whether the player is done with planning.
    pub done: bool,
    /// The stacks of the tokens taken in this planning phase.
    pub taken: Vec<String>,
    /// What the player has done in this turn, if it is theirs.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
}

/// A player's role.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct RoleView {
    /// Its id.
    pub id: String,
    /// Whether the special was used, and the second side counts.
    pub spent: bool,
    /// What the benefit gives.
    pub benefit: Text,
    /// What the special does.
    pub special: Text,
}

/// Tokens that a player holds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct HeldView {
    /// The stack they are from.
    pub stack: String,
    /// How many, the grey one included.
    pub count: u8,
    /// Whether the grey one is among them.
    pub grey: bool,
    /// What a Fundraising token would bring now.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brings: Option<u16>,
}

/// What the active player has done in this turn.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct TurnView {
    /// Anything at all.
    pub acted: bool,
    /// Taken the benefit.
    pub benefit: bool,
    /// Played so many tokens,
    pub played: u8,
    /// of so many.
    pub limit: u8,
    /// Bought a card.
    pub bought: bool,
    /// Held a catcher back.
    pub held: bool,
    /// Is protected from catchers when Conductor tokens move people.
    pub protected: bool,
}

/// A space or a plantation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct PlaceView {
    /// Its id.
    pub id: String,
    /// How many people are there.
    pub people: u8,
    /// How many it holds.
    pub holds: u8,
    /// How many of those there were moved by the present action.
    pub moved: u8,
    /// What somebody who arrives there is given now.
    pub aid: u16,
    /// The catcher who stands there, if one does.
    pub catchers: Vec<String>,
}

/// A catcher.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct CatcherView {
    /// The colour.
    pub id: String,
    /// Where it stands.
    pub at: String,
    /// One step west, unless it stands at the end.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub west: Option<String>,
    /// One step east, unless it stands at the end.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub east: Option<String>,
}

/// A market card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct LotView {
    /// Its id.
    pub id: String,
    /// The people on it.
    pub people: u8,
    /// The number it shows.
    pub printed: u8,
}

/// A stack of tokens.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct StackView {
    /// Its id.
    pub id: String,
    /// How many lie there.
    pub left: u8,
    /// Whether its period is open.
    pub open: bool,
    /// What one costs each player, by seat.
    pub prices: Vec<u16>,
    /// Whether the next one is grey.
    pub grey_next: bool,
    /// Who holds the grey one.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grey_with: Option<Seat>,
}

/// A slot of the queue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct SlotView {
    /// Its id, as offers name it.
    pub id: String,
    /// The price above it.
    pub price: u8,
    /// Whether the Lantern phase clears it.
    pub cleared: bool,
    /// The card in it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardView>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct CardView {
    /// Its id: its name and history are `freedom-card-<id>-name` and `-history`.
    pub id: String,
    /// What kind it is.
    pub kind: CardKind,
    /// Whether it can be bought.
    pub buyable: bool,
    /// Whether it takes effect when it leaves the queue.
    pub strikes: bool,
    /// What it does.
    pub text: Text,
}

/// The deck of the current period.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct DeckView {
    /// How many cards it has.
    pub size: u32,
    /// The cards known to lie on top, the topmost first.
    pub top: Vec<String>,
    /// Other cards known to be in it, in an order nobody knows.
    pub known: Vec<String>,
    /// How many more there are: Opposition cards, each one of the pool.
    pub unknown: u8,
    /// The Opposition cards nobody has seen yet.
    pub pool: Vec<String>,
}

/// The action that is being carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct JobView {
    /// What is being carried out: `token`, `benefit`, `special`, `reserve` or `card`.
    pub source: &'static str,
    /// Which token or card.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// How many people, steps or tokens are left.
    pub left: u8,
    /// Whether the catchers react to it.
    pub noticed: bool,
    /// What it asks for.
    pub text: Text,
}

pub(crate) fn view(board: &Board, state: &State) -> View {
    let victory = state.victory(board);
    View {
        round: state.round,
        rounds: state.rounds(board),
        phase: state.phase,
        awaits: awaits(state),
        lead: state.lead,
        active: state.active,
        period: state.period + 1,
        players: state.everybody().iter().map(|seat| player(board, state, seat)).collect(),
        places: places(board, state),
        freed: state.freed(),
        freed_goal: victory.free,
        lost: state.lost(),
        lost_boxes: victory.lost,
        supply: state.supply,
        catchers: (0..board.catchers.len() as u8).map(|n| catcher(board, state, n)).collect(),
        market: (state.market.iter().flatten())
            .map(|lot| LotView {
                id: board.lot_id(lot.card).to_owned(),
                people: lot.people,
                printed: board.lot[lot.card],
            })
            .collect(),
        market_left: state.market_deck.count_ones() as u8,
        stacks: (0..board.stacks.len() as u8).map(|n| stack(board, state, Stack(n))).collect(),
        support_left: state.support_left(board),
        queue: queue::slots(board, state),
        deck: queue::deck(board, state),
        done: state.done.iter().collect(),
        lead_first: state.lead_first,
        job: queue::job(board, state),
        stirring: stirring(board, state),
        score: score::score(board, state),
    }
}

fn awaits(state: &State) -> Awaits {
    if crate::rules::is_chance(state) {
        return Awaits::Chance;
    }
    match state.stage {
        Stage::Role => Awaits::Role,
        Stage::Plan => Awaits::Plan,
        Stage::Turn => Awaits::Turn,
        Stage::Choose => Awaits::Choose,
        Stage::Carry => Awaits::Carry,
        Stage::Protect => Awaits::Protect,
        Stage::Shield => Awaits::Shield,
        Stage::Hold => Awaits::Hold,
        Stage::Coffin(_) => Awaits::Coffin,
        Stage::Tie(_) => Awaits::Tie,
        Stage::Place => Awaits::Place,
        Stage::LeaveOff => Awaits::LeaveOff,
        Stage::Over(_) => Awaits::Over,
        Stage::Lead
        | Stage::Reveal
        | Stage::Fill
        | Stage::CatcherDie
        | Stage::MovementDie(_)
        | Stage::Draw => Awaits::Chance,
    }
}

fn player(board: &Board, state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let role = |role: u8| RoleView {
        id: board.role_id(role).to_owned(),
        spent: player.spent,
        benefit: words::benefit_text(board, role, usize::from(player.spent)),
        special: words::special_text(board, role),
    };
    let turn = &state.turn;
    let mine = state.phase == Phase::Action && state.active == seat;
    let stacks = (0..board.stacks.len() as u8).map(Stack);
    let held = |stack: Stack| HeldView {
        stack: board.stack_id(stack).to_owned(),
        count: player.tokens[stack.index()],
        grey: state.grey[stack.index()] == Some(seat),
        brings: match board.token[stack.index()] {
            TokenKind::Fundraising { places } => Some(raises(board, state, places).1),
            TokenKind::Support | TokenKind::Conductor { .. } => None,
        },
    };
    PlayerView {
        seat,
        role: player.role.map(role),
        money: player.money,
        support: player.support,
        tokens: stacks.filter(|s| player.tokens[s.index()] > 0).map(held).collect(),
        reserve: player.reserve.map(|card| card_view(board, card)),
        reactions: player.mode,
        done: state.done.has(seat),
        taken: (player.taken.iter().flatten()).map(|s| board.stack_id(*s).to_owned()).collect(),
        turn: mine.then(|| TurnView {
            acted: turn.acted,
            benefit: turn.benefit,
            played: turn.played,
            limit: state.token_limit(board),
            bought: turn.bought,
            held: turn.held,
            protected: turn.protected,
        }),
    }
}

fn places(board: &Board, state: &State) -> Vec<PlaceView> {
    let one = |at: Place| PlaceView {
        id: board.id(at).to_owned(),
        people: state.people[at.index()],
        holds: board.holds[at.index()],
        moved: state.job.moved[at.index()],
        aid: crate::moving::aid(board, state, at),
        catchers: (0..board.catchers.len() as u8)
            .filter(|n| state.catcher_at(board, *n) == at)
            .map(|n| board.catcher_id(n).to_owned())
            .collect(),
    };
    board.map.or(board.farms).iter().map(one).collect()
}

/// Where a catcher would be after one step west and one step east.
pub(crate) fn steps(board: &Board, state: &State, catcher: u8) -> (Option<Place>, Option<Place>) {
    let path = board.path(catcher);
    let now = usize::from(state.catchers[catcher]);
    let west = now.checked_sub(1).and_then(|n| path.get(n));
    (west.copied(), path.get(now + 1).copied())
}

fn catcher(board: &Board, state: &State, n: u8) -> CatcherView {
    let (west, east) = steps(board, state, n);
    let id = |at: Place| board.id(at).to_owned();
    CatcherView {
        id: board.catcher_id(n).to_owned(),
        at: id(state.catcher_at(board, n)),
        west: west.map(id),
        east: east.map(id),
    }
}

fn stack(board: &Board, state: &State, stack: Stack) -> StackView {
    let n = stack.index();
    let conductor = matches!(board.token[n], TokenKind::Conductor { .. });
    let price = |seat: Seat| cost(board, state, seat, stack, Terms::default());
    StackView {
        id: board.stack_id(stack).to_owned(),
        left: state.stacks[n],
        open: board.stack_period[n] <= state.period,
        prices: state.everybody().iter().map(price).collect(),
        grey_next: conductor && state.stacks[n] == 1,
        grey_with: state.grey[n],
    }
}

/// A card as it is shown.
pub(crate) fn card_view(board: &Board, card: Card) -> CardView {
    CardView {
        id: board.card_id(card).to_owned(),
        kind: match board.kind[card.index()] {
            Kind::General => CardKind::General,
            Kind::Reserve(_) => CardKind::Reserve,
            Kind::Opposition => CardKind::Opposition,
        },
        buyable: board.buyable.has(card),
        strikes: board.triggers(card),
        text: words::card_text(board, card),
    }
}
