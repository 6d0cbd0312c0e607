//! The second phase: the wind blows, which is chance, and what still burns is counted.

use kernel::{Finality, Tell};

use crate::action::Action;
use crate::board::{Board, WINDS};
use crate::event::Event;
use crate::state::{Stage, State, has};

/// Every strength is as likely as any other.
pub(crate) fn chances(out: &mut Vec<(Action, u32)>) {
    out.extend((1..=WINDS).map(|strength| (Action::Wind(strength), 1)));
}

pub(crate) fn blow(
    board: &Board,
    state: &mut State,
    strength: u8,
    tell: &mut impl Tell<Event>,
) -> Finality {
    tell.tell(|| Event::Wind { strength });
    for (score, lit) in state.scores.iter_mut().zip(state.lit) {
        let burning = (0u8..).zip(&board.beacons).filter(|(_, beacon)| strength <= beacon.holds);
        *score += burning.filter(|(number, _)| has(lit, *number)).count() as i32;
    }
    (state.lit, state.sealed, state.waved) = Default::default();
    (state.turn, state.carried, state.taken) = Default::default();
    state.stage = Stage::Harvest;
    Finality::Final
}
