//! Rounds and sequences: the bag, the cubes, the end of the game (chapters 2 and 10 of the ledger).

use kernel::{Seat, SeatSet, Tell};

use crate::board::Board;
use crate::colour::{FACTIONS, Side};
use crate::event::Event;
use crate::force::Force;
use crate::standing::CHANGES;
use crate::state::{Army, Battle, Sequence, Stage, State};
use crate::{control, draw, reinforcement, score};

/// Begins a round: all four cubes go into the bag.
pub(crate) fn begin(board: &Board, state: &mut State, round: u8, tell: &mut impl Tell<Event>) {
    state.round = round;
    state.bag = SeatSet::first(FACTIONS as u8);
    state.order = [Seat(0); FACTIONS];
    state.drawn = 0;
    tell.tell(|| Event::RoundBegan { round });
    next(board, state, tell);
}

/// Goes on to the next cube, or ends the round.
pub(crate) fn next(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    state.drawing = Seat(0);
    match state.bag.lowest() {
        None => end(board, state, tell),
        // The last cube is no chance.
        Some(last) if state.bag.len() == 1 => cube(board, state, last, tell),
        Some(_) => state.stage = Stage::Bag,
    }
}

/// A cube comes out of the bag: the faction's sequence begins.
pub(crate) fn cube(board: &Board, state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) {
    state.bag = state.bag.without(seat);
    state.order[usize::from(state.drawn) % FACTIONS] = seat;
    state.drawn = state.drawn.saturating_add(1);
    state.active = seat;
    state.sequence = Sequence::default();
    state.marked = kernel::By::all(Force::NONE);
    for standing in &mut state.standing {
        standing.changes = CHANGES;
    }
    let (round, place) = (state.round, state.drawn);
    tell.tell(|| Event::SequenceBegan { seat, round, place });
    control::mark_cities(board, state, tell);
    reinforcement::begin(board, state, tell);
}

/// Ends the active faction's sequence: what is empty is nobody's, and the hand is filled up.
pub(crate) fn end_sequence(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    control::release_empty(board, state, tell);
    let seat = state.active;
    tell.tell(|| Event::SequenceEnded { seat });
    state.sequence = Sequence::default();
    state.army = Army::default();
    state.battle = Battle::NONE;
    state.marked = kernel::By::all(Force::NONE);
    draw::refill(board, state, tell);
}

/// Ends the round, and perhaps the game.
fn end(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let (round, truces) = (state.round, state.truces);
    let scores = score::scores(board, state);
    tell.tell(|| Event::RoundEnded { round, scores, truces });
    let scenario = state.scenario(board);
    let truce = if round >= scenario.check_from { both_truces(truces) } else { None };
    if truce.is_some() || round >= scenario.rounds {
        state.stage = Stage::Over;
        let winner = score::winner(scores);
        tell.tell(|| Event::Ended { winner, scores, truce });
    } else {
        begin(board, state, round + 1, tell);
    }
}

/// The side both of whose truce cards were played.
pub(crate) fn both_truces(truces: SeatSet) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.seats().minus(truces).is_empty())
}
