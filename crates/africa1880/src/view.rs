//! What some eyes see, for a client to draw. It is made from the hidden state alone.

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::board::{Board, Territory};
use crate::diplomacy::war_on;
use crate::event::SheetLine;
use crate::orders;
use crate::place::{Place, Places};
use crate::proposal::{Answer, Broken, Proposal};
use crate::score;
use crate::sheet::{Order, Sheet};
use crate::state::{Record, Stage, State, pairs};

/// What some eyes see.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "africa1880.ts"))]
pub struct View {
    /// The year of the turn.
    pub year: u16,
    /// The years of all turns.
    pub years: Vec<u16>,
    /// What is being done.
    pub stage: Stage,
    /// The powers, by seat.
    pub powers: Vec<PowerView>,
    /// The territories, in alphabetical order of their French names.
    pub territories: Vec<TerritoryView>,
    /// How many colonies stand.
    pub colonies: u8,
    /// How many end the game.
    pub colonies_max: u8,
    /// Whether this turn could place the last colony and so be the last.
    pub may_end: bool,
    /// The sheets these eyes may read.
    pub sheets: Vec<SheetView>,
    /// The proposals of this turn that these eyes know of.
    pub proposals: Vec<ProposalView>,
    /// What is on record of each turn that was read, the oldest first.
    pub records: Vec<RecordView>,
    /// For the seats one looks through: where a war on each other power would be fought.
    pub touches: Vec<Touch>,
    /// The points of each power by seat, in parts, once the game is over.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<ResultView>>,
}

/// A power in play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct PowerView {
    /// Its seat.
    pub seat: Seat,
    /// Its id.
    pub id: String,
    /// How many presences it has on the map.
    pub presences: u8,
    /// How many it has in stock.
    pub stock: u8,
    /// Its colonies without another power.
    pub alone: u8,
    /// Its colonies with other powers.
    pub shared: u8,
    /// Its points for colonies.
    pub points: i32,
    /// Whether it is ready to end the diplomacy phase.
    pub ready: bool,
}

/// A territory.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct TerritoryView {
    /// Its id.
    pub id: String,
    /// How many squares it has.
    pub squares: u8,
    /// How many are filled.
    pub filled: u8,
    /// Whether it is a colony.
    pub colony: bool,
    /// Who is present.
    pub present: SeatSet,
}

/// A sheet that these eyes may read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct SheetView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is sealed.
    pub sealed: bool,
    /// What is written, in reading order.
    pub lines: Vec<SheetLine>,
    /// The presences that have no order yet.
    pub idle: Vec<String>,
    /// Whether a landing could still be ordered.
    pub landing_unused: bool,
    /// The powers whose relation is blank, which makes them allies.
    pub blank: SeatSet,
}

/// A proposal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct ProposalView {
    /// Who proposed it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// War on whom; alliance if nobody.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub war_on: Option<Seat>,
    /// What became of it.
    pub answer: Answer,
}

/// What is on record of a turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct RecordView {
    /// Its year.
    pub year: u16,
    /// On whom each power declared war, by seat.
    pub wars: Vec<SeatSet>,
    /// Who was absent.
    pub absent: SeatSet,
    /// The promises that were not kept.
    pub broken: Vec<BrokenView>,
}

/// A promise that was not kept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct BrokenView {
    /// Who broke it.
    pub by: Seat,
    /// To whom it was given.
    pub to: Seat,
    /// War on whom was promised; alliance if nobody.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub war_on: Option<Seat>,
}

/// Where a war between two powers would be fought.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct Touch {
    /// The seat one looks through.
    pub seat: Seat,
    /// The other power.
    pub other: Seat,
    /// The territories they share now, colonies left out.
    pub now: Vec<String>,
    /// The territories they could share after this turn's expeditions by land.
    pub soon: Vec<String>,
}

/// The points of a power, in parts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub struct ResultView {
    /// For colonies.
    pub colonies: i32,
    /// For alliances declared towards it in the last turn.
    pub alliances: i32,
    /// In all.
    pub total: i32,
}

/// What the client must know of the board to draw it: [`About::board`](kernel::About).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "africa1880.ts"))]
pub struct BoardView {
    /// The territories, in alphabetical order of their French names.
    pub territories: Vec<Territory>,
    /// The year of each turn.
    pub years: Vec<u16>,
}

/// The answer to `war`: where a war between two powers would be fought.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "africa1880.ts"))]
pub struct FrontView {
    /// The territories they share now, colonies left out.
    pub now: Vec<String>,
    /// The others they could share after this turn's expeditions by land.
    pub soon: Vec<String>,
    /// The others where they could meet if both land.
    pub by_sea: Vec<String>,
}

pub(crate) fn view(board: &Board, state: &State, eyes: SeatSet) -> View {
    let eyes = eyes.and(state.everybody());
    View {
        year: board.years[usize::from(state.turn) % board.years.len()],
        years: board.years.clone(),
        stage: state.stage,
        powers: powers(board, state),
        territories: territories(board, state),
        colonies: state.colonies.len() as u8,
        colonies_max: board.pieces.colonies,
        may_end: may_end(board, state),
        sheets: match state.stage {
            Stage::Orders => eyes.iter().map(|seat| sheet(board, state, seat)).collect(),
            _ => Vec::new(),
        },
        proposals: proposals(state),
        records: records(board, state),
        touches: touches(board, state, eyes),
        result: (state.stage == Stage::Over).then(|| result(state)),
    }
}

fn powers(board: &Board, state: &State) -> Vec<PowerView> {
    let points = score::colony_scores(state);
    let one = |seat: Seat| {
        let standing = state.presences[seat.index()];
        let colonies = standing.and(state.colonies);
        let alone = colonies.iter().filter(|at| state.present(*at).len() == 1).count() as u8;
        PowerView {
            seat,
            id: board.powers[usize::from(state.powers[seat.index()])].id.clone(),
            presences: standing.len() as u8,
            stock: board.pieces.presences.saturating_sub(standing.len() as u8),
            alone,
            shared: colonies.len() as u8 - alone,
            points: points[seat.index()],
            ready: state.stage == Stage::Diplomacy && state.done.has(seat),
        }
    };
    state.everybody().iter().map(one).collect()
}

fn territories(board: &Board, state: &State) -> Vec<TerritoryView> {
    let one = |(n, territory): (usize, &Territory)| TerritoryView {
        id: territory.id.clone(),
        squares: territory.squares,
        filled: state.filled[n],
        colony: state.colonies.has(Place(n as u8)),
        present: state.present(Place(n as u8)),
    };
    board.territories.iter().enumerate().map(one).collect()
}

/// Whether enough territories could become colonies this turn to end the game.
fn may_end(board: &Board, state: &State) -> bool {
    let ripe = |at: &Place| {
        let workers = state.present(*at).len() as u8;
        state.filled[at.index()] + workers >= board.squares[at.index()]
    };
    let ripe = board.all().minus(state.colonies).iter().filter(ripe).count();
    state.stage != Stage::Over && state.colonies.len() + ripe >= usize::from(board.pieces.colonies)
}

/// The lines of a sheet, in reading order.
pub(crate) fn lines(board: &Board, state: &State, seat: Seat, sheet: &Sheet) -> Vec<SheetLine> {
    let id = |place: Place| board.id(place).to_owned();
    let mut lines = Vec::new();
    for at in sheet.written {
        lines.push(match sheet.orders[at.index()] {
            Order::Develop => SheetLine::Develop { at: id(at) },
            Order::Explore(to) => SheetLine::Explore { at: id(at), to: id(to) },
            Order::Nothing => SheetLine::Nothing { at: id(at) },
            Order::Void | Order::Blank => SheetLine::Void { at: id(at) },
        });
    }
    let landings = sheet.landing.into_iter().chain(sheet.second_landing);
    lines.extend(landings.map(|at| SheetLine::Land { at: id(at) }));
    for other in state.everybody().without(seat).and(sheet.declared) {
        lines.push(if sheet.wars.has(other) {
            SheetLine::War { on: other }
        } else {
            SheetLine::Alliance { with: other }
        });
    }
    lines
}

fn sheet(board: &Board, state: &State, seat: Seat) -> SheetView {
    let sheet = &state.sheets[seat.index()];
    SheetView {
        seat,
        sealed: state.done.has(seat),
        lines: lines(board, state, seat, sheet),
        idle: board.ids(state.presences[seat.index()].minus(sheet.written)),
        landing_unused: sheet.landing.is_none() && !orders::landings(board, state).is_empty(),
        blank: state.everybody().without(seat).minus(sheet.declared),
    }
}

fn proposals(state: &State) -> Vec<ProposalView> {
    let view = |((from, to), Proposal { pact, answer })| ProposalView {
        from,
        to,
        war_on: war_on(pact),
        answer,
    };
    pairs(state.everybody(), &state.proposals).map(view).collect()
}

fn records(board: &Board, state: &State) -> Vec<RecordView> {
    let read = usize::from(state.turn) + usize::from(state.stage == Stage::Over);
    let view = |(record, year): (&Record, &u16)| RecordView {
        year: *year,
        wars: record.wars[..usize::from(state.seats)].to_vec(),
        absent: record.absent,
        broken: pairs(state.everybody(), &record.broken).flat_map(broken).collect(),
    };
    state.records.iter().zip(&board.years).take(read).map(view).collect()
}

fn broken(((from, to), promise): ((Seat, Seat), Broken)) -> impl Iterator<Item = BrokenView> {
    let war_on = war_on(promise.pact);
    let by_proposer = promise.by_proposer.then_some(BrokenView { by: from, to, war_on });
    let by_accepter = promise.by_accepter.then_some(BrokenView { by: to, to: from, war_on });
    by_proposer.into_iter().chain(by_accepter)
}

/// Whether a power has a presence left to send anywhere.
fn has_stock(board: &Board, state: &State, seat: Seat) -> bool {
    state.presences[seat.index()].len() < usize::from(board.pieces.presences)
}

/// Where a power stands, or can arrive by land this turn.
fn reach(board: &Board, state: &State, seat: Seat) -> Places {
    let standing = state.presences[seat.index()];
    let senders = if has_stock(board, state, seat) { standing } else { Places::NONE };
    let next = senders.iter().fold(Places::NONE, |all, at| all.or(board.borders[at.index()]));
    next.or(standing).minus(state.colonies)
}

fn touches(board: &Board, state: &State, eyes: SeatSet) -> Vec<Touch> {
    if !matches!(state.stage, Stage::Diplomacy | Stage::Orders) {
        return Vec::new();
    }
    let mut touches = Vec::new();
    for seat in eyes {
        for other in state.everybody().without(seat) {
            let Front { now, soon, .. } = front(board, state, seat, other);
            touches.push(Touch { seat, other, now: board.ids(now), soon: board.ids(soon) });
        }
    }
    touches
}

/// Where a war between two powers would be fought.
pub(crate) struct Front {
    /// The territories they share now.
    pub(crate) now: Places,
    /// The others they could share after this turn's expeditions by land.
    pub(crate) soon: Places,
    /// The others where they could meet if one of them lands.
    pub(crate) by_sea: Places,
}

pub(crate) fn front(board: &Board, state: &State, one: Seat, other: Seat) -> Front {
    let now = state.presences[one.index()].and(state.presences[other.index()]);
    let now = now.minus(state.colonies);
    let soon = reach(board, state, one).and(reach(board, state, other)).minus(now);
    // Nobody stands on a coast that is open to landings, so both have to come.
    let both = has_stock(board, state, one) && has_stock(board, state, other);
    let coasts = if both { orders::landings(board, state) } else { Places::NONE };
    Front { now, soon, by_sea: coasts.minus(soon) }
}

fn result(state: &State) -> Vec<ResultView> {
    let colonies = score::colony_scores(state);
    let alliances = score::alliance_scores(state);
    (colonies.into_iter().zip(alliances))
        .map(|(colonies, alliances)| ResultView {
            colonies,
            alliances,
            total: colonies + alliances,
        })
        .collect()
}
