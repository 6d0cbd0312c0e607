//! Armies: who goes, and where to (chapter 6 of the ledger).
//!
//! An army starts as everybody who may go. The number of each kind can be lowered once; then it is
//! sent. So nothing has to be chosen that need not be, and nothing can be chosen for ever.

use kernel::{Refusal, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::{Board, MAX_COLONIES};
use crate::card::{Card, Effect};
use crate::colour::Side;
use crate::event::{Event, How, card_id, tally};
use crate::force::{Force, Slot};
use crate::movement;
use crate::play;
use crate::refusals as no;
use crate::state::{Army, Errand, Stage, State};
use crate::{battle, control};

/// The units of a side in an area that have not moved in this sequence.
#[inline]
pub(crate) fn fresh(state: &State, at: Area, side: Side) -> Force {
    let there = state.units[at.index()];
    let moved = state.marked[at.index()];
    let mut force = Force::NONE;
    for slot in Slot::of(side) {
        force.add(slot, there.get(slot).saturating_sub(moved.get(slot)));
    }
    force
}

/// Forms an army of everybody who may go.
pub(crate) fn form(state: &mut State, errand: Errand, from: Area) {
    let side = state.side();
    let units = match errand {
        Errand::Pursuit => state.at(from).only(side),
        Errand::Movement | Errand::Rearrange => fresh(state, from, side),
    };
    state.army = Army { errand, from, units, fixed: 0 };
    state.stage = Stage::Army;
}

/// The most units the army may have.
#[inline]
fn limit(board: &Board, state: &State) -> u8 {
    match (state.army.errand, board.effect(state.card(state.sequence.card))) {
        (Errand::Movement, Effect::Naval { units, .. }) => units,
        _ => u8::MAX,
    }
}

/// The fewest units of a kind that must go.
#[inline]
fn least(state: &State, slot: Slot) -> u8 {
    let own = slot.0 == state.active.0 && state.army.errand != Errand::Rearrange;
    u8::from(own && state.army.units.get(slot) > 0)
}

/// The kinds that may go, lowered as far as they can be: what a small army still has room for.
fn room(board: &Board, state: &State, slot: Slot) -> u8 {
    let limit = limit(board, state);
    if limit == u8::MAX {
        return limit;
    }
    let mut taken = 0u8;
    for other in Slot::of(state.side()).into_iter().filter(|s| *s != slot) {
        let fixed = state.army.fixed >> other.0 & 1 != 0;
        let count = if fixed { state.army.units.get(other) } else { least(state, other) };
        taken = taken.saturating_add(count);
    }
    limit.saturating_sub(taken)
}

/// The numbers to which a kind can be lowered: from the first, up to but not including the second.
fn choices(board: &Board, state: &State, slot: Slot) -> (u8, u8) {
    let going = state.army.units.get(slot);
    if state.army.fixed >> slot.0 & 1 != 0 {
        return (0, 0);
    }
    let mut low = least(state, slot);
    if state.army.errand == Errand::Rearrange {
        let side = state.side();
        if slot.is_native() {
            // Natives stay behind only with company.
            let staying =
                state.at(state.army.from).soldiers(side) > state.army.units.soldiers(side);
            low = if staying { 0 } else { going };
        } else {
            // And somebody goes with those who leave.
            low = u8::from(state.army.units.soldiers(side) == going);
        }
    }
    (low, going.min(room(board, state, slot).saturating_add(1)))
}

/// Where the army may go.
#[inline]
pub(crate) fn goals(board: &Board, state: &State) -> Areas {
    let from = state.army.from;
    match state.army.errand {
        Errand::Movement => movement::goals(board, state, from),
        Errand::Rearrange => {
            let colony = board.colony_of[from.index()];
            let areas = board.colony_areas[usize::from(colony) % MAX_COLONIES];
            areas.and(state.scenario(board).areas).minus(Areas::one(from))
        }
        Errand::Pursuit => state.scenario(board).borders[from.index()],
    }
}

/// Whether the army is small enough to go.
#[inline]
fn fits(board: &Board, state: &State) -> bool {
    state.army.units.total(state.side()) <= limit(board, state)
}

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    for slot in Slot::of(state.side()) {
        let (low, high) = choices(board, state, slot);
        out.extend((low..high).map(|n| Action::Take(slot, n)));
    }
    if fits(board, state) {
        out.extend(goals(board, state).iter().map(Action::Go));
    }
}

pub(crate) fn check_take(
    board: &Board,
    state: &State,
    slot: Slot,
    count: u8,
) -> Result<(), Refusal> {
    if slot.side() != state.side() || state.army.units.get(slot) == 0 {
        return Err(no::none_of_these(board.id(state.army.from)));
    }
    if state.army.fixed >> slot.0 & 1 != 0 {
        return Err(no::settled(slot.colour()));
    }
    if count >= state.army.units.get(slot) {
        return Err(no::not_fewer(state.army.units.get(slot)));
    }
    let (low, high) = choices(board, state, slot);
    if count < low {
        return Err(match state.army.errand {
            Errand::Rearrange if slot.is_native() => no::natives_alone(),
            Errand::Rearrange => no::nobody_goes(),
            _ => no::one_of_your_own(state.active),
        });
    }
    if count < high { Ok(()) } else { Err(no::too_many(limit(board, state))) }
}

pub(crate) fn check_go(board: &Board, state: &State, to: Area) -> Result<(), Refusal> {
    if !fits(board, state) {
        return Err(no::too_many(limit(board, state)));
    }
    if goals(board, state).has(to) {
        return Ok(());
    }
    Err(match state.army.errand {
        Errand::Movement => movement::why_not(board, state, to),
        Errand::Rearrange => no::same_colony(board.id(to)),
        Errand::Pursuit => no::not_adjacent(board.id(state.army.from), board.id(to), "9.13"),
    })
}

/// Takes only so many of a kind along.
pub(crate) fn take(state: &mut State, slot: Slot, count: u8) {
    let going = &mut state.army.units.0[slot.index()];
    *going = count.min(*going);
    state.army.fixed |= 1 << slot.index();
}

/// Sends the army.
pub(crate) fn go(board: &Board, state: &mut State, to: Area, tell: &mut impl Tell<Event>) {
    let Army { errand, from, units, .. } = state.army;
    let with = match errand {
        Errand::Movement => movement::spend(board, state, from, to),
        Errand::Rearrange | Errand::Pursuit => None,
    };
    let side = state.side();
    tell.tell(|| marched(board, state, to, with));
    let origin = &mut state.units[from.index()];
    for (there, gone) in origin.0.iter_mut().zip(units.0) {
        *there = there.saturating_sub(gone);
    }
    control::settle(board, state, from, tell);
    if errand != Errand::Pursuit {
        for slot in Slot::of(side) {
            state.marked[to.index()].add(slot, units.get(slot));
        }
    }
    control::bring(board, state, to, units, tell);
    match errand {
        Errand::Movement => {
            state.army = Army::default();
            state.stage = Stage::Move;
        }
        Errand::Rearrange => {
            state.army = Army::default();
            state.stage = Stage::Rearranging;
        }
        Errand::Pursuit => {
            play::finish(state, Stage::Battles);
            state.sequence.won = None;
            battle::next(board, state, tell);
        }
    }
}

fn marched(board: &Board, state: &State, to: Area, with: Option<u8>) -> Event {
    let Army { errand, from, units, .. } = state.army;
    let land = matches!(board.effect(state.card(state.sequence.card)), Effect::March { .. });
    let how = match errand {
        Errand::Movement if land => How::Land,
        Errand::Movement => How::Ship,
        Errand::Rearrange => How::Rearranged,
        Errand::Pursuit => How::Pursuit,
    };
    let path = match how {
        How::Land => movement::path(board, state, from, to),
        _ => vec![to],
    };
    Event::Marched {
        seat: state.active,
        how,
        from: board.id(from).to_owned(),
        to: board.id(to).to_owned(),
        path: path.into_iter().map(|at| board.id(at).to_owned()).collect(),
        units: tally(units),
        with: with.map(|number| card_id(Card { faction: state.active, number })),
    }
}
