//! Control of colonies and cities, and natives who join, change side or turn neutral (chapters 4, 5
//! and 12 of the ledger). Every change of units in an area ends here.

use kernel::{Seat, Tell};

use crate::area::{Area, Areas};
use crate::board::{Arrival, Board, Control, MAX_COLONIES, Scenario};
use crate::colour::Side;
use crate::count;
use crate::event::Event;
use crate::force::{Force, Slot};
use crate::state::State;

/// Settles an area whose units have changed: natives go with whoever else is there, and control is
/// judged at once.
#[inline]
pub(crate) fn settle(board: &Board, state: &mut State, area: Area, tell: &mut impl Tell<Event>) {
    settle_natives(board, state, area, tell);
    match state.scenario(board).control {
        Control::Colonies => judge_colony(board, state, area, tell),
        Control::Cities => judge_city(board, state, area, tell),
    }
}

/// Brings units of a side into an area and settles it.
#[inline]
pub(crate) fn bring(
    board: &Board,
    state: &mut State,
    area: Area,
    force: Force,
    tell: &mut impl Tell<Event>,
) {
    let units = &mut state.units[area];
    if state.neutral.has(area) && force.holds(Side::British) {
        // Natives of nobody are counted with the British. Those who bring natives along are told
        // apart from those who join by counting the latter on the other side until it is settled.
        units.0.swap(Slot::NATIVES_BRITISH.index(), Slot::NATIVES_AMERICAN.index());
    }
    for (there, more) in units.0.iter_mut().zip(force.0) {
        count::add(there, more);
    }
    settle(board, state, area, tell);
}

/// Brings one unit into an area and settles it.
#[inline]
pub(crate) fn bring_one(
    board: &Board,
    state: &mut State,
    area: Area,
    slot: Slot,
    tell: &mut impl Tell<Event>,
) {
    let mut force = Force::NONE;
    force.add(slot, 1);
    bring(board, state, area, force, tell);
}

fn settle_natives(board: &Board, state: &mut State, area: Area, tell: &mut impl Tell<Event>) {
    let force = state.units[area];
    let [british, american] = Side::BOTH.map(|side| force.holds(side));
    let was_held = Side::BOTH.map(|side| state.held[side].has(area));
    state.held[Side::British].set(area, british);
    state.held[Side::American].set(area, american);
    let natives = force.natives();
    state.neutral.set(area, natives > 0 && !british && !american);
    if natives == 0 {
        return;
    }
    let at = || board.id(area).to_owned();
    let units = &mut state.units[area].0;
    let [with_british, with_american] =
        [units[Slot::NATIVES_BRITISH.index()], units[Slot::NATIVES_AMERICAN.index()]];
    let (joined, side) = match (british, american) {
        // Both sides are there: the natives stay with theirs.
        (true, true) => return,
        (true, false) => (with_american, Side::British),
        (false, true) => (with_british, Side::American),
        (false, false) => {
            units[Slot::NATIVES_BRITISH.index()] = natives;
            units[Slot::NATIVES_AMERICAN.index()] = 0;
            if was_held[0] || was_held[1] {
                tell.tell(|| Event::NativesNeutral { at: at(), count: natives });
            }
            return;
        }
    };
    let own = Slot::natives(side).index();
    let other = Slot::natives(side.other()).index();
    units[own] = natives;
    units[other] = 0;
    if joined > 0 {
        tell.tell(|| Event::NativesJoined { at: at(), side, count: joined });
    }
}

fn judge_colony(board: &Board, state: &mut State, area: Area, tell: &mut impl Tell<Event>) {
    let colony = board.colony_of[area];
    let areas = board.colony_areas[usize::from(colony) % MAX_COLONIES];
    let british = !state.held[Side::British].and(areas).is_empty();
    let american = !state.held[Side::American].and(areas).is_empty();
    let neutral = !state.neutral.and(areas).is_empty();
    let now = match (british, american, neutral) {
        (true, false, false) => Some(Side::British),
        (false, true, false) => Some(Side::American),
        // Nobody is left there: the marker stays until the end of the sequence.
        (false, false, false) => return,
        _ => None,
    };
    give_colony(board, state, colony, now, tell);
}

fn give_colony(
    board: &Board,
    state: &mut State,
    colony: u8,
    now: Option<Side>,
    tell: &mut impl Tell<Event>,
) {
    let before = holder(state, colony);
    if before == now {
        return;
    }
    let bit = 1 << (colony % MAX_COLONIES as u8);
    for side in Side::BOTH {
        if now == Some(side) {
            state.colonies[side] |= bit;
        } else {
            state.colonies[side] &= !bit;
        }
    }
    tell.tell(|| Event::ColonyChanged {
        colony: board.colony_id(colony).to_owned(),
        side: now,
        before,
    });
}

/// Who controls a colony.
#[inline]
#[must_use]
pub(crate) fn holder(state: &State, colony: u8) -> Option<Side> {
    let bit = 1 << (colony % MAX_COLONIES as u8);
    Side::BOTH.into_iter().find(|side| state.colonies[*side] & bit != 0)
}

/// A city marker goes when the last unit of its side that is not a native has gone.
fn judge_city(board: &Board, state: &mut State, area: Area, tell: &mut impl Tell<Event>) {
    for side in Side::BOTH {
        let markers = &mut state.markers[side];
        if markers.has(area) && !state.held[side].has(area) {
            markers.set(area, false);
            tell.tell(|| Event::MarkerChanged {
                at: board.id(area).to_owned(),
                side: None,
                before: Some(side),
            });
        }
    }
}

/// At the start of its sequence a faction marks the unmarked cities where its own units stand.
pub(crate) fn mark_cities(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let scenario = state.scenario(board);
    if scenario.control != Control::Cities {
        return;
    }
    let side = state.side();
    let slot = Slot(state.active.0);
    let marked = state.markers[Side::British].or(state.markers[Side::American]);
    let cities = board.cities.and(scenario.areas).minus(marked).and(state.held[side]);
    for area in cities {
        if state.at(area).get(slot) > 0 {
            state.markers[side].set(area, true);
            tell.tell(|| Event::MarkerChanged {
                at: board.id(area).to_owned(),
                side: Some(side),
                before: None,
            });
        }
    }
}

/// At the end of a sequence, colonies where nobody is left are nobody's.
pub(crate) fn release_empty(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let peopled = state.held[Side::British].or(state.held[Side::American]);
    let mut controlled = state.colonies[Side::British] | state.colonies[Side::American];
    while controlled != 0 {
        let colony = controlled.trailing_zeros() as u8;
        controlled &= controlled - 1;
        if board.colony_areas[usize::from(colony)].and(peopled).is_empty() {
            give_colony(board, state, colony, None, tell);
        }
    }
}

/// The cities a side controls.
#[must_use]
pub(crate) fn cities(board: &Board, state: &State, side: Side) -> Areas {
    match state.scenario(board).control {
        Control::Cities => state.markers[side],
        Control::Colonies => {
            let mut areas = Areas::NONE;
            let mut colonies = state.colonies[side];
            while colonies != 0 {
                areas = areas.or(board.colony_areas[colonies.trailing_zeros() as usize]);
                colonies &= colonies - 1;
            }
            areas.and(board.cities)
        }
    }
}

/// Where a faction's reinforcements and fled units arrive now.
#[must_use]
pub(crate) fn arrivals(board: &Board, state: &State, seat: Seat) -> Areas {
    let side = Side::of(seat);
    match state.scenario(board).arrivals[seat] {
        Arrival::Cities(within) => cities(board, state, side).and(within),
        Arrival::Areas(areas) => areas.minus(state.held[side.other()]),
    }
}

/// Where a faction's reinforcements could ever arrive.
#[must_use]
pub(crate) fn arrivals_at_all(scenario: &Scenario, seat: Seat) -> Areas {
    match scenario.arrivals[seat] {
        Arrival::Cities(areas) | Arrival::Areas(areas) => areas,
    }
}
