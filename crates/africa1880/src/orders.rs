//! Phase 2, orders: the sheet is written line by line, in secret (chapter 2 of the ledger).

use kernel::{Actor, Refusal, Seat, Step, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, SheetLine};
use crate::place::{Place, Places};
use crate::refusals as no;
use crate::sheet::Order;
use crate::state::State;
use crate::{colonies, conflicts, reading};

/// Where a presence of this power may be sent at all: neither colonies nor its own territories.
#[inline]
fn open_to(state: &State, seat: Seat) -> Places {
    Places(!0).minus(state.colonies).minus(state.presences[seat.index()])
}

/// Where this power may land.
#[inline]
pub(crate) fn landings(board: &Board, state: &State) -> Places {
    board.coast.minus(state.occupied())
}

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let sheet = &state.sheets[seat.index()];
    if state.done.has(seat) {
        return;
    }
    // A list of our own stays in registers; one behind a reference is written back at every push.
    let mut list = std::mem::take(out);
    let open = open_to(state, seat);
    for at in state.presences[seat.index()].minus(sheet.written) {
        list.push(Action::Develop(at));
        list.push(Action::Nothing(at));
        for to in board.borders[at.index()].and(open) {
            list.push(Action::Explore(at, to));
        }
    }
    if sheet.landing.is_none() {
        for at in landings(board, state) {
            list.push(Action::Land(at));
        }
    }
    for other in state.everybody().without(seat).minus(sheet.declared).iter() {
        list.push(Action::Ally(other));
        list.push(Action::War(other));
    }
    list.push(Action::Seal);
    *out = list;
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let sheet = &state.sheets[seat.index()];
    if state.done.has(seat) {
        return Err(no::sealed());
    }
    match action {
        Action::Seal => Ok(()),
        Action::Develop(at) | Action::Nothing(at) => check_line(board, state, seat, at),
        Action::Explore(at, to) => {
            check_line(board, state, seat, at)?;
            match reading::exploration_void(board, state, seat, at, to) {
                None => Ok(()),
                Some(void) => Err(no::void_exploration(void, board.id(at), board.id(to))),
            }
        }
        Action::Land(at) => {
            if sheet.landing.is_some() {
                return Err(no::one_landing());
            }
            match reading::landing_void(board, state, at) {
                None => Ok(()),
                Some(void) => Err(no::void_landing(void, board.id(at))),
            }
        }
        Action::Ally(other) | Action::War(other) => {
            if other == seat {
                return Err(no::not_another_power());
            }
            if !state.is_seat(other) {
                return Err(no::not_in_play());
            }
            if sheet.declared.has(other) {
                return Err(no::already_declared(other));
            }
            Ok(())
        }
        _ => Err(no::not_now()),
    }
}

fn check_line(board: &Board, state: &State, seat: Seat, at: Place) -> Result<(), Refusal> {
    if !state.presences[seat.index()].has(at) {
        return Err(no::no_presence(board.id(at)));
    }
    if state.sheets[seat.index()].written.has(at) {
        return Err(no::already_ordered(board.id(at)));
    }
    Ok(())
}

pub(crate) fn apply(
    board: &Board,
    state: &mut State,
    by: Actor,
    seat: Seat,
    action: Action,
    tell: &mut impl Tell<Event>,
) -> Step {
    let sheet = &mut state.sheets[seat.index()];
    match action {
        Action::Develop(at) => sheet.write(at, Order::Develop),
        Action::Nothing(at) => sheet.write(at, Order::Nothing),
        Action::Explore(at, to) => sheet.write(at, Order::Explore(to)),
        Action::Land(at) => sheet.landing = Some(at),
        Action::Ally(other) => sheet.declare(other, false),
        Action::War(other) => sheet.declare(other, true),
        Action::Seal => return seal(board, state, by, seat, tell),
        _ => return Step::Open,
    }
    tell.tell(|| Event::Wrote { seat, line: line(board, action) });
    Step::Open
}

fn line(board: &Board, action: Action) -> SheetLine {
    let id = |place: Place| board.id(place).to_owned();
    match action {
        Action::Develop(at) => SheetLine::Develop { at: id(at) },
        Action::Explore(at, to) => SheetLine::Explore { at: id(at), to: id(to) },
        Action::Land(at) => SheetLine::Land { at: id(at) },
        Action::Ally(with) => SheetLine::Alliance { with },
        Action::War(on) => SheetLine::War { on },
        Action::Nothing(at) => SheetLine::Nothing { at: id(at) },
        _ => SheetLine::Void { at: String::new() },
    }
}

fn seal(
    board: &Board,
    state: &mut State,
    by: Actor,
    seat: Seat,
    tell: &mut impl Tell<Event>,
) -> Step {
    let sheet = &mut state.sheets[seat.index()];
    sheet.absent = matches!(by, Actor::Absent(_)) && sheet.is_empty();
    state.done = state.done.with(seat);
    tell.tell(|| Event::Sealed { seat });
    if !state.awaited().is_empty() {
        return Step::Open;
    }
    // The last seal: phases 3, 4 and 5 ask nobody anything.
    reading::read(board, state, tell);
    conflicts::settle(board, state, tell);
    colonies::found(board, state, tell);
    Step::Final
}
