//! Manoeuvres: blank dice let units leave a battle (chapter 7 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::Board;
use crate::colour::Side;
use crate::count;
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
    let enemies_alone = state.held[side.other()].minus(state.held[side]);
    state.scenario(board).borders[at].minus(enemies_alone)
}

/// Who decides for a kind of units: its faction; for allies, whoever speaks for the side.
fn decider(state: &State, slot: Slot) -> Seat {
    let Battle { at, side, .. } = state.battle;
    slot.colour().faction().unwrap_or_else(|| losses::spokesman(state, at, side))
}

/// The kinds that have a blank die to use and somebody to use it, as bits by place in [`Slot::of`].
#[inline]
fn ready(board: &Board, state: &State) -> u8 {
    let Battle { at, side, left, .. } = state.battle;
    if left == [0; 4] || targets(board, state).is_empty() {
        return 0;
    }
    // Natives whom nobody is with are nobody's to move.
    let alone = state.neutral.has(at) && state.edition.neutral_natives_stay();
    let mut kinds = 0;
    for (n, slot) in Slot::of(side).into_iter().enumerate() {
        let there = state.at(at).get(slot) > 0 && !(alone && slot.is_native());
        kinds |= u8::from(there && left[n] > 0) << n;
    }
    kinds
}

/// The natives' place in [`Slot::of`].
const NATIVES: u8 = 3;

/// Whether it matters who goes first: natives could be left alone, or find company.
#[inline]
const fn order_matters(kinds: u8) -> bool {
    kinds >> NATIVES & 1 != 0 && kinds.count_ones() > 1
}

/// Whether it is for the seat itself to answer, and not for its standing instructions.
fn answers(state: &State, seat: Seat) -> bool {
    let rule = state.standing[seat].manoeuvre;
    seat == state.active || rule == ManoeuvreRule::Ask
}

/// Goes on to the next manoeuvre that somebody has to decide.
pub(crate) fn next(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    // Every turn of the loop uses up a blank die, or all of a kind.
    loop {
        let kinds = ready(board, state);
        if kinds == 0 {
            break;
        }
        state.battle.kind = kinds.trailing_zeros() as u8;
        if order_matters(kinds) && state.edition.side_orders_manoeuvres() {
            let Battle { at, side, .. } = state.battle;
            let seat = losses::spokesman(state, at, side);
            if answers(state, seat) {
                state.battle.kind = 0;
                state.battle.asked = seat;
                state.stage = Stage::Ordering;
                return;
            }
            state.battle.kind = NATIVES;
        }
        if asks(board, state, tell) {
            return;
        }
    }
    let battle = &mut state.battle;
    (battle.kind, battle.left, battle.asked) = (0, [0; 4], Seat(0));
    battle::after_roll(board, state, tell);
}

/// Asks whoever decides for the kind; or else does as instructed and goes on.
fn asks(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) -> bool {
    let seat = decider(state, state.battle.slot());
    if answers(state, seat) {
        state.battle.asked = seat;
        state.stage = Stage::Manoeuvre;
        return true;
    }
    let rule = state.standing[seat].manoeuvre;
    match instructed(board, state, rule) {
        Some(to) => move_out(board, state, to, seat, true, tell),
        None => all_stay(state),
    }
    false
}

fn all_stay(state: &mut State) {
    let kind = usize::from(state.battle.kind % 4);
    state.battle.left[kind] = 0;
}

/// Whether the kind that may manoeuvre is there to do so, or whether its order is to be settled.
pub(crate) fn can_be_asked(board: &Board, state: &State) -> bool {
    let kinds = ready(board, state);
    match state.stage {
        Stage::Ordering => order_matters(kinds) && state.edition.side_orders_manoeuvres(),
        _ => kinds >> state.battle.kind & 1 != 0,
    }
}

pub(crate) fn first_offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    let kinds = ready(board, state);
    let slots = Slot::of(state.battle.side).into_iter().enumerate();
    out.extend(slots.filter(|(n, _)| kinds >> n & 1 != 0).map(|(_, slot)| Action::First(slot)));
}

fn place(state: &State, slot: Slot) -> Option<u8> {
    (0u8..).zip(Slot::of(state.battle.side)).find(|(_, own)| *own == slot).map(|(n, _)| n)
}

pub(crate) fn check_first(board: &Board, state: &State, slot: Slot) -> Result<(), Refusal> {
    let kinds = ready(board, state);
    let is_ready = place(state, slot).is_some_and(|n| kinds >> n & 1 != 0);
    if is_ready { Ok(()) } else { Err(no::not_ready(slot.colour())) }
}

/// The side lets a kind go first.
pub(crate) fn first(board: &Board, state: &mut State, slot: Slot, tell: &mut impl Tell<Event>) {
    state.battle.kind = place(state, slot).unwrap_or_default();
    if !asks(board, state, tell) {
        next(board, state, tell);
    }
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
    let borders = state.scenario(board).borders[at];
    if !borders.has(to) {
        return Err(no::not_adjacent("7.14", board.id(at), board.id(to)));
    }
    debug_assert!(state.held[Side::other(side)].has(to));
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
    all_stay(state);
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
    let kind = usize::from(state.battle.kind % 4);
    count::take(&mut state.battle.left[kind], 1);
    state.units[at].take(slot, 1);
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
