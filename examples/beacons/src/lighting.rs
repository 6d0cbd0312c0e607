//! The first phase: beacons are lit in secret, each keeper in a lane of their own.

use kernel::{Finality, Refusal, Seat, Tell};

use crate::action::Action;
use crate::board::{BEACONS, Board};
use crate::event::Event;
use crate::refusals as no;
use crate::state::{Stage, State, has};

/// How many beacons a keeper may light in a round.
pub(crate) const LIT_MAX: u32 = 3;

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let lit = state.lit[seat.index()];
    match action {
        Action::Wave if has(state.waved, seat.0) => Err(no::waved()),
        Action::Wave if has(state.sealed, seat.0) && state.waved == 0 => Err(no::nobody_waved()),
        Action::Light(_) | Action::Seal if has(state.sealed, seat.0) => Err(no::sealed()),
        Action::Light(beacon) if has(lit, beacon) => Err(no::lit(board.beacon(beacon))),
        Action::Light(_) if lit.count_ones() >= LIT_MAX => Err(no::enough_lit()),
        Action::Wave | Action::Light(_) | Action::Seal => Ok(()),
        _ => Err(no::not_now()),
    }
}

pub(crate) fn light(
    state: &mut State,
    seat: Seat,
    beacon: u8,
    tell: &mut impl Tell<Event>,
) -> Finality {
    state.lit[seat.index()] |= 1 << (beacon % BEACONS as u8);
    tell.tell(|| Event::Lit { seat, beacon });
    Finality::Open
}

/// The last seal calls the wind, and nobody takes anything back after that.
pub(crate) fn seal(state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) -> Finality {
    state.sealed |= 1 << seat.0;
    tell.tell(|| Event::Sealed { seat });
    if !state.awaited().is_empty() {
        return Finality::Open;
    }
    state.stage = Stage::Wind;
    Finality::Final
}

pub(crate) fn wave(state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) -> Finality {
    state.waved |= 1 << seat.0;
    tell.tell(|| Event::Waved { seat });
    Finality::Open
}
