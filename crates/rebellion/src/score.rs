//! What each side controls, and who wins (chapter 10 of the ledger).

use kernel::SeatSet;

use crate::board::{Board, Control};
use crate::colour::{FACTIONS, Side};
use crate::state::State;

/// What each side controls: colonies, or city markers where the scenario has them.
#[must_use]
pub fn scores(board: &Board, state: &State) -> [u8; 2] {
    let scenario = state.scenario(board);
    Side::BOTH.map(|side| match scenario.control {
        Control::Colonies => state.colonies[side].count_ones() as u8,
        Control::Cities => {
            let markers = state.markers[side];
            (markers.len() + markers.and(scenario.double).len()) as u8
        }
    })
}

/// Who controls more. Nobody, if both control as much.
#[must_use]
pub fn winner(scores: [u8; 2]) -> Option<Side> {
    match scores[0].cmp(&scores[1]) {
        std::cmp::Ordering::Greater => Some(Side::British),
        std::cmp::Ordering::Less => Some(Side::American),
        std::cmp::Ordering::Equal => None,
    }
}

/// The result by seat: both factions of a side win and score together.
#[must_use]
pub fn result(board: &Board, state: &State) -> (SeatSet, Vec<i32>) {
    let scores = scores(board, state);
    let winners = winner(scores).map_or(SeatSet::NONE, Side::seats);
    let by_seat = |seat: u8| i32::from(scores[Side::of(kernel::Seat(seat)) as usize]);
    (winners, (0..FACTIONS as u8).map(by_seat).collect())
}
