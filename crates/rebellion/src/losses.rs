//! Losses: the side that is hit chooses which of its units fall (chapter 7 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::area::Area;
use crate::battle;
use crate::board::Board;
use crate::colour::Side;
use crate::count;
use crate::event::{Event, tally};
use crate::force::{Force, Slot};
use crate::refusals as no;
use crate::standing::{self, LossRule};
use crate::state::{Battle, Stage, State};

/// Who decides for a side in a battle: the active faction, if the side is its own, else the faction
/// with most units there, on a tie the first in seat order. In the first edition the active faction
/// went before its partner on a tie only.
#[must_use]
pub(crate) fn spokesman(state: &State, at: Area, side: Side) -> Seat {
    if side == state.side() && state.edition.active_faction_speaks() {
        return state.active;
    }
    let [first, second] = side.factions();
    let force = state.at(at);
    let count = |seat: Seat| force.get(Slot(seat.0));
    let more = count(second) > count(first);
    let tied = count(second) == count(first) && state.active == second;
    if more || tied { second } else { first }
}

/// The units that have not been chosen yet.
#[inline]
pub(crate) fn left(state: &State) -> Force {
    let mut force = state.at(state.battle.at);
    for (there, gone) in force.0.iter_mut().zip(state.battle.lost.0) {
        count::take(there, gone);
    }
    force
}

/// The only kind a side has left, if there is but one.
#[inline]
fn only_kind(force: Force, side: Side) -> Option<Slot> {
    let mut found = None;
    for slot in Slot::of(side) {
        if force.get(slot) > 0 {
            if found.is_some() {
                return None;
            }
            found = Some(slot);
        }
    }
    found
}

/// Begins to take the hits of a roll. Nobody is asked where there is nothing to choose.
pub(crate) fn begin(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, side, hits, .. } = state.battle;
    let loser = side.other();
    let there = state.at(at).total(loser);
    state.battle.lost = Force::NONE;
    state.battle.hits = hits.min(there);
    if hits >= there {
        state.battle.lost = state.at(at).only(loser);
        return finish(board, state, None, false, tell);
    }
    if hits == 0 || take_forced(state) {
        return finish(board, state, None, false, tell);
    }
    let seat = spokesman(state, at, loser);
    let rule = state.standing[seat].losses;
    if seat != state.active && rule != LossRule::Ask {
        for _ in 0..state.battle.hits {
            if let Some(slot) = standing::next_loss(board, left(state), loser, rule) {
                state.battle.lost.add(slot, 1);
            }
        }
        return finish(board, state, Some(seat), true, tell);
    }
    state.battle.asked = seat;
    state.stage = Stage::Losses;
}

/// Takes the hits that leave no choice; whether all are taken.
fn take_forced(state: &mut State) -> bool {
    let loser = state.battle.side.other();
    if let Some(slot) = only_kind(left(state), loser) {
        state.battle.lost.add(slot, state.battle.hits);
        state.battle.hits = 0;
    }
    state.battle.hits == 0
}

pub(crate) fn offers(state: &State, out: &mut Vec<Action>) {
    let force = left(state);
    for slot in Slot::of(state.battle.side.other()) {
        if force.get(slot) > 0 {
            out.push(Action::Lose(slot));
        }
    }
}

pub(crate) fn check(board: &Board, state: &State, slot: Slot) -> Result<(), Refusal> {
    let loser = state.battle.side.other();
    if slot.side() == loser && left(state).get(slot) > 0 {
        return Ok(());
    }
    Err(no::none_to_lose(board.id(state.battle.at)))
}

/// A loss was chosen.
pub(crate) fn lose(board: &Board, state: &mut State, slot: Slot, tell: &mut impl Tell<Event>) {
    state.battle.lost.add(slot, 1);
    count::take(&mut state.battle.hits, 1);
    if take_forced(state) {
        let by = state.battle.asked;
        finish(board, state, Some(by), false, tell);
    }
}

/// All hits of the roll are taken at once.
fn finish(
    board: &Board,
    state: &mut State,
    by: Option<Seat>,
    standing: bool,
    tell: &mut impl Tell<Event>,
) {
    let Battle { at, side, lost, .. } = state.battle;
    for slot in Slot::of(side.other()) {
        state.units[at].take(slot, lost.get(slot));
        count::add(&mut state.reserve[slot.colour()], lost.get(slot));
    }
    if !lost.is_empty() {
        tell.tell(|| Event::Lost {
            at: board.id(at).to_owned(),
            side: side.other(),
            units: tally(lost),
            by,
            standing,
        });
    }
    state.battle.lost = Force::NONE;
    state.battle.hits = 0;
    state.battle.asked = Seat(0);
    battle::after_hits(board, state, tell);
}
