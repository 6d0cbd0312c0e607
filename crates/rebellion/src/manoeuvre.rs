//! Manoeuvres: blank dice let units leave a battle (chapter 7 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::Board;
use crate::colour::{FACTIONS, Side};
use crate::event::Event;
use crate::force::Slot;
use crate::refusals as no;
use crate::standing::{self, ManoeuvreRule};
use crate::state::{Battle, Stage, State};
use crate::{battle, control, losses};

/// Where a unit of the rolling side may go: any neighbour that is not held by enemies alone.
#[inline]
pub(crate) fn targets(board: &Board, state: &State) -> Areas {
    let Battle { at, side, .. } = state.battle;
    let enemies_alone = state.held[side.other().index()].minus(state.held[side.index()]);
    state.scenario(board).borders[at.index()].minus(enemies_alone)
}

/// Who decides for a kind of units: its faction; for allies, whoever speaks for the side.
fn decider(state: &State, slot: Slot) -> Seat {
    let Battle { at, side, .. } = state.battle;
    slot.colour().faction().unwrap_or_else(|| losses::spokesman(state, at, side))
}

/// Goes on to the next manoeuvre that somebody has to decide.
pub(crate) fn next(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    // Every turn of the loop uses up a blank die or a kind.
    while state.battle.kind < 4 {
        let Battle { at, blanks, .. } = state.battle;
        let slot = state.battle.slot();
        if blanks == 0 || state.at(at).get(slot) == 0 || targets(board, state).is_empty() {
            next_kind(state);
            continue;
        }
        let seat = decider(state, slot);
        let rule = state.standing[seat.index() % FACTIONS].manoeuvre;
        if seat == state.active || rule == ManoeuvreRule::Ask {
            state.battle.asked = seat;
            state.stage = Stage::Manoeuvre;
            return;
        }
        match instructed(board, state, rule) {
            Some(to) => move_out(board, state, to, seat, true, tell),
            None => next_kind(state),
        }
    }
    let battle = &mut state.battle;
    (battle.kind, battle.blanks, battle.asked) = (0, 0, Seat(0));
    battle::after_roll(board, state, tell);
}

fn next_kind(state: &mut State) {
    let battle = &mut state.battle;
    battle.kind += 1;
    battle.blanks = battle.falls.get(usize::from(battle.kind)).map_or(0, |fall| fall.blanks);
}

/// Where a standing instruction sends the unit; nowhere once the field is won.
fn instructed(board: &Board, state: &State, rule: ManoeuvreRule) -> Option<Area> {
    let Battle { at, side, decided, .. } = state.battle;
    if decided || !state.battles().has(at) {
        return None;
    }
    let targets = targets(board, state);
    match rule {
        ManoeuvreRule::Ask | ManoeuvreRule::Never => None,
        ManoeuvreRule::LastUnit => {
            if state.at(at).total(side) > 1 {
                return None;
            }
            standing::refuge(state, side, targets)
        }
        ManoeuvreRule::Always(to) => targets.has(to).then_some(to),
    }
}

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    out.extend(targets(board, state).iter().map(Action::Withdraw));
    out.push(Action::Stay);
}

pub(crate) fn check(board: &Board, state: &State, to: Area) -> Result<(), Refusal> {
    let Battle { at, side, .. } = state.battle;
    if targets(board, state).has(to) {
        return Ok(());
    }
    let borders = state.scenario(board).borders[at.index()];
    if !borders.has(to) {
        return Err(no::not_adjacent(board.id(at), board.id(to), "7.14"));
    }
    debug_assert!(state.held[Side::other(side).index()].has(to));
    Err(no::enemies_alone(board.id(to)))
}

/// The unit leaves the battle.
pub(crate) fn withdraw(board: &Board, state: &mut State, to: Area, tell: &mut impl Tell<Event>) {
    let seat = state.battle.asked;
    move_out(board, state, to, seat, false, tell);
    next(board, state, tell);
}

/// The unit stays, and the others of its kind with it.
pub(crate) fn stay(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    next_kind(state);
    next(board, state, tell);
}

fn move_out(
    board: &Board,
    state: &mut State,
    to: Area,
    seat: Seat,
    standing: bool,
    tell: &mut impl Tell<Event>,
) {
    let Battle { at, .. } = state.battle;
    let slot = state.battle.slot();
    state.battle.blanks = state.battle.blanks.saturating_sub(1);
    state.units[at.index()].take(slot, 1);
    tell.tell(|| Event::Manoeuvred {
        seat,
        colour: slot.colour().id(),
        from: board.id(at).to_owned(),
        to: board.id(to).to_owned(),
        standing,
    });
    control::settle(board, state, at, tell);
    control::bring_one(board, state, to, slot, tell);
}
