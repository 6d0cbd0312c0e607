//! Phase 3, the reading: all sheets at once. Orders are judged on the map at the start of the
//! turn, so that it makes no difference whose sheet is read first (chapter 3 of the ledger).

use kernel::{Seat, SeatSet, Silent, Tell};

use crate::board::{Board, MAX_POWERS};
use crate::edition::Edition;
use crate::event::{Event, Void};
use crate::options::{Alphabet, LandingMeetsExplorer, LastPawn, PawnLimit, TwoLandings};
use crate::place::{MAX_TERRITORIES, Place, Places};
use crate::proposal::{Answer, Broken, Pact};
use crate::sheet::Order;
use crate::state::{Record, State};
use crate::view;

/// Why an exploration would be void on the map as it is.
pub(crate) fn exploration_void(
    board: &Board,
    state: &State,
    seat: Seat,
    from: Place,
    to: Place,
) -> Option<Void> {
    if !board.borders[from.index()].has(to) {
        Some(Void::NotAdjacent)
    } else if state.presences[seat.index()].has(to) {
        Some(Void::AlreadyThere)
    } else if state.colonies.has(to) {
        Some(Void::Colony)
    } else {
        None
    }
}

/// Why a landing would be void on the map as it is.
pub(crate) fn landing_void(board: &Board, state: &State, at: Place) -> Option<Void> {
    if !board.coast.has(at) {
        Some(Void::NotCoastal)
    } else if state.occupied().has(at) {
        Some(Void::NotEmpty)
    } else {
        None
    }
}

/// Where the expeditions of each power arrive.
struct Arrivals {
    by_land: [Places; MAX_POWERS],
    by_sea: [Option<Place>; MAX_POWERS],
}

impl Arrivals {
    /// Whether a power wants to land where another explores.
    fn meets_explorer(&self, seat: Seat) -> bool {
        let others = (0u8..).zip(&self.by_land).filter(|(other, _)| *other != seat.0);
        self.by_sea[seat.index()].is_some_and(|at| others.into_iter().any(|(_, to)| to.has(at)))
    }
}

pub(crate) fn read(
    board: &Board,
    edition: Edition,
    state: &mut State,
    tell: &mut impl Tell<Event>,
) {
    for seat in state.everybody() {
        let sheet = &state.sheets[seat.index()];
        tell.tell(|| Event::SheetRead {
            seat,
            absent: sheet.absent,
            lines: view::lines(board, state, seat, sheet),
        });
    }
    develop(board, state, tell);
    let arrivals = expeditions(board, state, doomed_landings(board, edition, state), tell);
    for seat in state.everybody() {
        let places = &mut state.presences[seat.index()];
        *places = places.or(arrivals.by_land[seat.index()]);
        if let Some(at) = arrivals.by_sea[seat.index()] {
            places.add(at);
        }
    }
    relations(state, tell);
}

/// Whose landings are known to fail before the last presence is given to one.
///
/// Only where both options are set can that matter: the landing has the last presence, and fails
/// if another power explores there. Each landing that fails sets an exploration free, which may make
/// another landing fail, so this goes on until nothing changes; sets only grow, and whose sheet
/// comes first makes no difference.
fn doomed_landings(board: &Board, edition: Edition, state: &State) -> SeatSet {
    let mut doomed = SeatSet::NONE;
    let both = state.options.last_pawn == LastPawn::Landing
        && state.options.landing_meets_explorer == LandingMeetsExplorer::Fails;
    if !both || !edition.failed_landing_takes_nothing() {
        return doomed;
    }
    // At most one round for each power, and one that finds nothing new.
    for _ in 0..=state.seats {
        let arrivals = sail_and_march(board, state, doomed, &mut Silent);
        let met = state.everybody().iter().filter(|seat| arrivals.meets_explorer(*seat)).collect();
        if met == doomed {
            break;
        }
        doomed = met;
    }
    doomed
}

/// Who arrives where. The map itself does not change yet.
fn expeditions(
    board: &Board,
    state: &State,
    doomed: SeatSet,
    tell: &mut impl Tell<Event>,
) -> Arrivals {
    let mut arrivals = sail_and_march(board, state, doomed, tell);
    land(board, state, &mut arrivals, tell);
    arrivals
}

/// Where everybody's expeditions go; whether the landings succeed is not judged yet. A doomed
/// landing takes no presence.
fn sail_and_march(
    board: &Board,
    state: &State,
    doomed: SeatSet,
    tell: &mut impl Tell<Event>,
) -> Arrivals {
    let mut arrivals = Arrivals { by_land: [Places::NONE; MAX_POWERS], by_sea: [None; MAX_POWERS] };
    for seat in state.everybody() {
        let standing = state.presences[seat.index()].len() as u8;
        let mut stock = board.pieces.presences.saturating_sub(standing);
        let landing = wanted_landing(board, state, seat, tell);
        let doomed = doomed.has(seat);
        let sea_first = landing.is_some()
            && stock > 0
            && !doomed
            && state.options.last_pawn == LastPawn::Landing;
        stock -= u8::from(sea_first);
        let mut by_land = Places::NONE;
        let (list, count) = explorations(board, state, seat, tell);
        for (from, to) in list.into_iter().take(count) {
            if by_land.has(to) {
                continue;
            }
            // Where one both lands and explores, one presence serves both.
            let free = sea_first && landing == Some(to);
            if !free && stock == 0 {
                void(tell, board, seat, from, Void::NoStock);
                continue;
            }
            stock -= u8::from(!free);
            by_land.add(to);
            tell.tell(|| Event::Explored {
                seat,
                from: board.id(from).to_owned(),
                to: board.id(to).to_owned(),
            });
        }
        arrivals.by_land[seat.index()] = by_land;
        if let Some(at) = landing.filter(|at| !by_land.has(*at)) {
            if sea_first || doomed || stock > 0 {
                arrivals.by_sea[seat.index()] = Some(at);
            } else {
                void(tell, board, seat, at, Void::NoStock);
            }
        }
    }
    arrivals
}

fn void(tell: &mut impl Tell<Event>, board: &Board, seat: Seat, at: Place, why: Void) {
    tell.tell(|| Event::OrderVoid { seat, at: board.id(at).to_owned(), why });
}

/// The explorations of a power that are valid on the map, in the order they are carried out.
fn explorations(
    board: &Board,
    state: &State,
    seat: Seat,
    tell: &mut impl Tell<Event>,
) -> ([(Place, Place); MAX_TERRITORIES], usize) {
    let sheet = &state.sheets[seat.index()];
    // An origin has one line, so origins index the list; it never holds more than one each.
    let mut list = [(Place(0), Place(0)); MAX_TERRITORIES];
    let mut count = 0;
    for at in sheet.written {
        let why = if !state.presences[seat.index()].has(at) {
            Some(Void::NoPresence)
        } else {
            match sheet.orders[at.index()] {
                Order::Explore(to) => exploration_void(board, state, seat, at, to),
                Order::Void => Some(Void::Unreadable),
                Order::Blank | Order::Nothing | Order::Develop => None,
            }
        };
        match (why, sheet.orders[at.index()]) {
            (Some(why), _) => void(tell, board, seat, at, why),
            (None, Order::Explore(to)) => {
                list[count] = (at, to);
                count += 1;
            }
            (None, _) => {}
        }
    }
    if state.options.alphabet == Alphabet::Destination {
        list[..count].sort_by_key(|(_, to)| *to);
    }
    (list, count)
}

/// Where a power wants to land and may.
fn wanted_landing(
    board: &Board,
    state: &State,
    seat: Seat,
    tell: &mut impl Tell<Event>,
) -> Option<Place> {
    let sheet = &state.sheets[seat.index()];
    let first = sheet.landing?;
    let at = match (sheet.second_landing, state.options.two_landings) {
        (None, _) => first,
        (Some(second), TwoLandings::Later) => second,
        (Some(_), TwoLandings::Void) => {
            void(tell, board, seat, first, Void::TwoLandings);
            return None;
        }
    };
    match landing_void(board, state, at) {
        None => Some(at),
        Some(why) => {
            void(tell, board, seat, at, why);
            None
        }
    }
}

/// Landings follow the explorations.
fn land(board: &Board, state: &State, arrivals: &mut Arrivals, tell: &mut impl Tell<Event>) {
    for seat in state.everybody() {
        let Some(at) = arrivals.by_sea[seat.index()] else { continue };
        let met = arrivals.meets_explorer(seat);
        if met && state.options.landing_meets_explorer == LandingMeetsExplorer::Fails {
            arrivals.by_sea[seat.index()] = None;
            void(tell, board, seat, at, Void::ExplorerFirst);
        } else {
            tell.tell(|| Event::Landed { seat, at: board.id(at).to_owned() });
        }
    }
}

fn develop(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let mut by = [SeatSet::NONE; MAX_TERRITORIES];
    let mut places = Places::NONE;
    for seat in state.everybody() {
        let sheet = &state.sheets[seat.index()];
        for at in sheet.written.and(state.presences[seat.index()]) {
            if sheet.orders[at.index()] == Order::Develop {
                by[at.index()] = by[at.index()].with(seat);
                places.add(at);
            }
        }
    }
    let mut pawns_left = match state.options.pawn_limit {
        PawnLimit::None => u16::MAX,
        PawnLimit::Pieces => {
            let used: u16 = state.filled.iter().map(|n| u16::from(*n)).sum();
            board.pieces.pawns.saturating_sub(used)
        }
    };
    for at in places {
        let ordered = by[at.index()].len() as u8;
        let free = board.squares[at.index()].saturating_sub(state.filled[at.index()]);
        let pawns = ordered.min(free).min(u8::try_from(pawns_left).unwrap_or(u8::MAX));
        state.filled[at.index()] += pawns;
        pawns_left -= u16::from(pawns);
        let filled = state.filled[at.index()];
        tell.tell(|| Event::Developed {
            at: board.id(at).to_owned(),
            by: by[at.index()],
            pawns,
            filled,
            lost: ordered - pawns,
        });
    }
}

/// The relations are shown in the embassies, and with them which promises were not kept.
fn relations(state: &mut State, tell: &mut impl Tell<Event>) {
    let everybody = state.everybody();
    let mut record = Record::BLANK;
    for seat in everybody {
        let sheet = &state.sheets[seat.index()];
        record.wars[seat.index()] = sheet.wars.and(everybody).without(seat);
        if sheet.absent {
            record.absent = record.absent.with(seat);
        }
    }
    tell.tell(|| Event::RelationsRead { wars: record.wars[..usize::from(state.seats)].to_vec() });
    for from in everybody {
        for to in everybody {
            let Some(proposal) = state.proposals[from.index()][to.index()].take() else { continue };
            if proposal.answer != Answer::Accepted {
                continue;
            }
            let kept = |one: Seat, other: Seat| match proposal.pact {
                Pact::Alliance => !record.wars[one.index()].has(other),
                Pact::War(on) => record.wars[one.index()].has(on),
            };
            let (by_proposer, by_accepter) = (!kept(from, to), !kept(to, from));
            if by_proposer || by_accepter {
                let pact = proposal.pact;
                record.broken[from.index()][to.index()] =
                    Some(Broken { pact, by_proposer, by_accepter });
                let war_on = crate::diplomacy::war_on(pact);
                if by_proposer {
                    tell.tell(|| Event::PromiseBroken { by: from, to, war_on });
                }
                if by_accepter {
                    tell.tell(|| Event::PromiseBroken { by: to, to: from, war_on });
                }
            }
        }
    }
    let turns = state.records.len();
    state.records[usize::from(state.turn) % turns] = record;
}
