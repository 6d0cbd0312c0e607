//! The third phase: the keepers take prizes, one after the other.

use kernel::{Finality, Refusal, Seat, Tell};

use crate::action::Action;
use crate::board::{Board, PRIZES};
use crate::event::Event;
use crate::refusals as no;
use crate::state::{Stage, State, has};

/// How many prizes a keeper may take in a turn.
pub(crate) const CARRIED_MAX: u8 = 3;

pub(crate) fn check(board: &Board, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Take(prize) if has(state.taken, prize) => Err(no::taken(board.prize(prize))),
        Action::Take(_) if state.carried >= CARRIED_MAX => Err(no::enough_taken()),
        Action::Take(_) | Action::Stop => Ok(()),
        _ => Err(no::not_now()),
    }
}

pub(crate) fn take(
    board: &Board,
    state: &mut State,
    seat: Seat,
    prize: u8,
    tell: &mut impl Tell<Event>,
) -> Finality {
    state.taken |= 1 << (prize % PRIZES as u8);
    state.carried = state.carried.saturating_add(1);
    let worth = board.prizes.get(usize::from(prize)).map_or(0, |prize| prize.worth);
    state.scores[seat.index()] += i32::from(worth);
    tell.tell(|| Event::Took { seat, prize });
    Finality::Open
}

/// The next keeper takes; after the last one a new round begins, or the game is over.
pub(crate) fn stop(state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) -> Finality {
    tell.tell(|| Event::Stopped { seat });
    state.carried = 0;
    state.turn += 1;
    if state.turn >= state.seats() {
        state.turn = 0;
        if state.round >= state.rounds {
            state.stage = Stage::Over;
        } else {
            state.round += 1;
            state.stage = Stage::Lighting;
        }
    }
    Finality::Final
}
