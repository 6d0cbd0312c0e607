//! The score (chapter 8 of the ledger).

use kernel::SeatSet;

use crate::conflicts::against;
use crate::state::State;

/// What each power present in a colony scores for it.
#[must_use]
pub fn points_each(present: usize) -> u8 {
    if present == 1 { 8 } else { 3 }
}

/// The points of each power for its colonies. They never change once a colony stands, so this is
/// exact at any time.
#[must_use]
pub fn colony_scores(state: &State) -> Vec<i32> {
    let mut scores = vec![0; usize::from(state.seats)];
    for at in state.colonies {
        let present = state.present(at);
        for seat in present {
            scores[seat.index()] += i32::from(points_each(present.len()));
        }
    }
    scores
}

/// The alliances declared towards each power in the turn that was read last.
#[must_use]
pub fn alliance_scores(state: &State) -> Vec<i32> {
    let turns = state.records.len();
    let against = against(&state.records[usize::from(state.turn) % turns].wars);
    let others = i32::from(state.seats) - 1;
    state.everybody().iter().map(|seat| others - against[seat.index()].len() as i32).collect()
}

/// Who wins and with how many points. A tie at the top has no winner.
#[must_use]
pub fn result(state: &State) -> (SeatSet, Vec<i32>) {
    let alliances = alliance_scores(state);
    let scores: Vec<i32> =
        colony_scores(state).iter().zip(alliances).map(|(colony, ally)| colony + ally).collect();
    let best = scores.iter().max().copied().unwrap_or(0);
    let leaders: SeatSet =
        state.everybody().iter().filter(|seat| scores[seat.index()] == best).collect();
    (if leaders.len() == 1 { leaders } else { SeatSet::NONE }, scores)
}
