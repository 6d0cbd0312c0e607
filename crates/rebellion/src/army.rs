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
use crate::count;
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
    let there = state.units[at];
    let moved = state.marked[at];
    let mut force = Force::NONE;
    for slot in Slot::of(side) {
        let mut fresh = there.get(slot);
        count::take(&mut fresh, moved.get(slot));
        force.add(slot, fresh);
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
pub(crate) fn limit(board: &Board, state: &State) -> u8 {
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

/// The fewest units of a kind that can still be taken along.
#[inline]
fn fewest_of(state: &State, slot: Slot) -> u8 {
    let fixed = state.army.fixed >> slot.0 & 1 != 0;
    if fixed { state.army.units.get(slot) } else { least(state, slot) }
}

/// The fewest units the army can still be lowered to.
pub(crate) fn fewest(state: &State) -> u8 {
    let kinds = Slot::of(state.side()).into_iter();
    kinds.fold(0, |sum: u8, slot| sum.saturating_add(fewest_of(state, slot)))
}

/// The kinds that may go, lowered as far as they can be: what a small army still has room for.
fn room(board: &Board, state: &State, slot: Slot) -> u8 {
    let limit = limit(board, state);
    if limit == u8::MAX {
        return limit;
    }
    let mut taken = 0u8;
    for other in Slot::of(state.side()).into_iter().filter(|s| *s != slot) {
        taken = taken.saturating_add(fewest_of(state, other));
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

/// Whether a kind can be lowered to a number.
fn can_lower(board: &Board, state: &State, slot: Slot, count: u8) -> bool {
    if rearranges_freely(state) {
        let open = state.army.fixed >> slot.0 & 1 == 0;
        let mut army = state.army;
        army.units.0[slot.index()] = count;
        army.fixed |= 1 << slot.index();
        return open && Choice::of(&army, state.side()).can_go(board, state, army.from);
    }
    let (low, high) = choices(board, state, slot);
    (low..high).contains(&count)
}

/// Whether the army changes place inside a colony, where natives can go by themselves.
#[inline]
fn rearranges_freely(state: &State) -> bool {
    state.army.errand == Errand::Rearrange && state.edition.natives_rearrange_alone()
}

/// How many soldiers and how many natives an army can still become: fewest and most.
struct Choice {
    soldiers: (u8, u8),
    natives: (u8, u8),
}

impl Choice {
    /// What can still become of an army: the numbers that are settled stay.
    fn of(army: &Army, side: Side) -> Self {
        let mut choice = Self { soldiers: (0, 0), natives: (0, 0) };
        for slot in Slot::of(side) {
            let most = army.units.get(slot);
            let fewest = if army.fixed >> slot.0 & 1 != 0 { most } else { 0 };
            let sum = if slot.is_native() { &mut choice.natives } else { &mut choice.soldiers };
            count::add(&mut sum.0, fewest);
            count::add(&mut sum.1, most);
        }
        choice
    }

    /// What the army is now.
    fn made(army: &Army, side: Side) -> Self {
        Self::of(&Army { fixed: u8::MAX, ..*army }, side)
    }

    /// Whether one of these armies can change its place: somebody goes, no natives stay behind
    /// alone, and natives by themselves have company to go to.
    fn can_go(&self, board: &Board, state: &State, from: Area) -> bool {
        let side = state.side();
        let there = state.at(from);
        let held = colony(board, from).and(state.held[side]);
        let others = held.minus(Areas::one(from));
        (self.natives.0..=self.natives.1).any(|natives| {
            let fewest = u8::from(natives == 0 || others.is_empty());
            let stay = u8::from(natives < there.get(Slot::natives(side)));
            let most = there.soldiers(side).saturating_sub(stay);
            self.soldiers.0.max(fewest) <= self.soldiers.1.min(most)
        })
    }
}

/// Whether anybody who has not moved can change place inside the colony.
pub(crate) fn can_rearrange(board: &Board, state: &State, from: Area) -> bool {
    let side = state.side();
    let army = Army { units: fresh(state, from, side), ..Army::default() };
    Choice::of(&army, side).can_go(board, state, from)
}

/// The areas of the colony that an area belongs to.
#[inline]
fn colony(board: &Board, area: Area) -> Areas {
    board.colony_areas[usize::from(board.colony_of[area]) % MAX_COLONIES]
}

/// Where the army may go.
#[inline]
pub(crate) fn goals(board: &Board, state: &State) -> Areas {
    let from = state.army.from;
    match state.army.errand {
        Errand::Movement => movement::goals(board, state, from),
        Errand::Rearrange => {
            let areas = colony(board, from).and(state.scenario(board).areas);
            let goals = areas.minus(Areas::one(from));
            // Natives by themselves go only where they find company.
            let side = state.side();
            let soldiers = state.army.units.soldiers(side) > 0;
            if soldiers { goals } else { goals.and(state.held[side]) }
        }
        Errand::Pursuit => state.scenario(board).borders[from],
    }
}

/// Whether the army can go as it is.
#[inline]
fn check_whole(board: &Board, state: &State) -> Result<(), Refusal> {
    let side = state.side();
    if state.army.units.total(side) > limit(board, state) {
        return Err(no::too_many(limit(board, state)));
    }
    let made = || Choice::made(&state.army, side).can_go(board, state, state.army.from);
    if rearranges_freely(state) && !made() { Err(no::natives_alone()) } else { Ok(()) }
}

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    for slot in Slot::of(state.side()) {
        let (low, high) = match rearranges_freely(state) {
            true => (0, state.army.units.get(slot)),
            false => choices(board, state, slot),
        };
        let fewer = (low..high).filter(|n| can_lower(board, state, slot, *n));
        out.extend(fewer.map(|n| Action::Take(slot, n)));
    }
    if check_whole(board, state).is_ok() {
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
    if can_lower(board, state, slot, count) {
        return Ok(());
    }
    let others = state.army.units.total(state.side()) > state.army.units.get(slot);
    Err(match state.army.errand {
        Errand::Rearrange if slot.is_native() || others => no::natives_alone(),
        Errand::Rearrange => no::nobody_goes(),
        _ if count < least(state, slot) => no::one_of_your_own(state.active),
        _ => no::too_many(limit(board, state)),
    })
}

pub(crate) fn check_go(board: &Board, state: &State, to: Area) -> Result<(), Refusal> {
    check_whole(board, state)?;
    if goals(board, state).has(to) {
        return Ok(());
    }
    Err(match state.army.errand {
        Errand::Movement => movement::why_not(board, state, to),
        Errand::Rearrange if to == state.army.from => no::ends_elsewhere(board.id(to)),
        Errand::Rearrange if colony(board, state.army.from).has(to) => no::natives_alone(),
        Errand::Rearrange => no::same_colony(board.id(to)),
        Errand::Pursuit => no::not_adjacent("9.13", board.id(state.army.from), board.id(to)),
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
    let origin = &mut state.units[from];
    for (there, gone) in origin.0.iter_mut().zip(units.0) {
        count::take(there, gone);
    }
    control::settle(board, state, from, tell);
    if errand != Errand::Pursuit {
        for slot in Slot::of(side) {
            state.marked[to].add(slot, units.get(slot));
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
