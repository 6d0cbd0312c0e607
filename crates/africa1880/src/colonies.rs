//! Phase 5, colonies, and the end of the turn (chapters 5 and 7 of the ledger).

use kernel::{SeatSet, Tell};

use crate::board::{Board, MAX_POWERS};
use crate::conflicts::against;
use crate::event::Event;
use crate::score;
use crate::sheet::Sheet;
use crate::state::{Stage, State};

pub(crate) fn found(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let turns = state.records.len();
    let against = against(&state.records[usize::from(state.turn) % turns].wars);
    for at in state.occupied().minus(state.colonies) {
        if state.filled[at.index()] < board.squares[at.index()] {
            continue;
        }
        let present = state.present(at);
        if present.iter().any(|seat| !against[seat.index()].and(present).is_empty()) {
            continue;
        }
        state.colonies.add(at);
        let points = score::points_each(present.len());
        tell.tell(|| Event::ColonyFounded { at: board.id(at).to_owned(), present, points });
    }
    end_turn(board, state, tell);
}

fn end_turn(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let year = board.years[usize::from(state.turn) % board.years.len()];
    tell.tell(|| Event::TurnEnded { year, scores: score::colony_scores(state) });
    state.sheets = [Sheet::BLANK; MAX_POWERS];
    state.done = SeatSet::NONE;
    let last = usize::from(state.turn) + 1 >= board.years.len();
    if last || state.colonies.len() >= usize::from(board.pieces.colonies) {
        state.stage = Stage::Over;
        tell.tell(|| {
            let (winners, scores) = score::result(state);
            Event::Ended { winners, scores }
        });
    } else {
        state.turn += 1;
        state.stage = Stage::Diplomacy;
        let year = board.years[usize::from(state.turn)];
        tell.tell(|| Event::TurnBegan { year });
    }
}
