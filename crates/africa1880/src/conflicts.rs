//! Phase 4, conflicts: who stays and who goes, in every territory at once (chapter 4 of the
//! ledger).

use kernel::{SeatSet, Tell};

use crate::board::{Board, MAX_POWERS};
use crate::event::Event;
use crate::place::Places;
use crate::state::State;

/// Who of those present in a territory is removed, given who declared war on each power.
///
/// With two present the rule is another than with more: in a mutual war both stay.
pub(crate) fn removed(present: SeatSet, against: &[SeatSet; MAX_POWERS]) -> SeatSet {
    match present.len() {
        0 | 1 => SeatSet::NONE,
        2 => {
            let hit = |seat: &kernel::Seat| !against[seat.index()].and(present).is_empty();
            let hit: SeatSet = present.iter().filter(hit).collect();
            if hit.len() == 1 { hit } else { SeatSet::NONE }
        }
        count => present
            .iter()
            .filter(|seat| 2 * against[seat.index()].and(present).len() > count - 1)
            .collect(),
    }
}

/// Who declared war on each power this turn.
pub(crate) fn against(wars: &[SeatSet; MAX_POWERS]) -> [SeatSet; MAX_POWERS] {
    let mut against = [SeatSet::NONE; MAX_POWERS];
    for (from, set) in (0u8..).zip(wars) {
        for on in set.iter().filter(|on| on.index() < MAX_POWERS) {
            against[on.index()] = against[on.index()].with(kernel::Seat(from));
        }
    }
    against
}

/// The territories where two powers or more stand and no colony does.
fn shared(state: &State) -> Places {
    let (mut once, mut twice) = (Places::NONE, Places::NONE);
    for places in state.presences {
        twice = twice.or(once.and(places));
        once = once.or(places);
    }
    twice.minus(state.colonies)
}

pub(crate) fn settle(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let turns = state.records.len();
    let against = against(&state.records[usize::from(state.turn) % turns].wars);
    for at in shared(state) {
        let present = state.present(at);
        let gone = removed(present, &against);
        for seat in gone {
            state.presences[seat.index()].remove(at);
            let wars = against[seat.index()].and(present);
            tell.tell(|| Event::Removed {
                seat,
                at: board.id(at).to_owned(),
                wars,
                alliances: present.without(seat).minus(wars),
            });
        }
        let war = present.iter().any(|seat| !against[seat.index()].and(present).is_empty());
        if war && gone.is_empty() {
            tell.tell(|| Event::Stood { at: board.id(at).to_owned(), present });
        }
    }
}
