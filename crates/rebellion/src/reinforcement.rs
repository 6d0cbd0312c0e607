//! The reinforcement phase: new units, fled units that come back, and the cards that bring more
//! (chapter 3 of the ledger).

use kernel::{Refusal, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::Board;
use crate::card::CardPhase;
use crate::colour::{Colour, Side};
use crate::control;
use crate::count;
use crate::event::Event;
use crate::force::{Force, Slot};
use crate::options::{FledAllies, Reinforcements};
use crate::play;
use crate::refusals as no;
use crate::setup;
use crate::state::{Stage, State};

/// Begins the phase. Where the units can go to one city only and nothing else could be done first,
/// they go there.
pub(crate) fn begin(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    state.stage = Stage::Reinforce;
    let most = state.scenario(board).reinforcements[state.active];
    state.sequence.left = most.min(state.reserve[state.colour()]);
    let places = control::arrivals(board, state, state.active);
    let forced = state.options.reinforcements == Reinforcements::Compulsory
        && places.len() == 1
        && returning(state).all(|c| state.fled[c] == 0)
        && !play::could_hold(board, state, CardPhase::Reinforcement);
    if let Some(at) = places.lowest().filter(|_| forced) {
        while state.sequence.left > 0 {
            place(board, state, at, tell);
        }
    }
}

/// The colours whose fled units the active faction may bring back.
fn returning(state: &State) -> impl Iterator<Item = Colour> + use<> {
    let allies = match state.side() {
        Side::British => Colour::Hessian,
        Side::American => Colour::French,
    };
    let allies = (state.options.fled_allies == FledAllies::Return).then_some(allies);
    std::iter::once(state.colour()).chain(allies)
}

/// Whether units are left that must be placed and can be.
#[inline]
fn owed(state: &State, places: Areas) -> bool {
    state.options.reinforcements == Reinforcements::Compulsory
        && state.sequence.left > 0
        && state.reserve[state.colour()] > 0
        && !places.is_empty()
}

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    let places = control::arrivals(board, state, state.active);
    if state.sequence.left > 0 && state.reserve[state.colour()] > 0 {
        out.extend(places.iter().map(Action::Place));
    }
    for colour in returning(state) {
        if state.fled[colour] > 0 {
            out.extend(places.iter().map(|at| Action::Return(colour, at)));
        }
    }
    play::offers(board, state, CardPhase::Reinforcement, out);
    if !owed(state, places) {
        play::offers_movement(board, state, out);
    }
}

pub(crate) fn check_place(board: &Board, state: &State, at: Area) -> Result<(), Refusal> {
    if state.sequence.left == 0 {
        return Err(no::reinforced());
    }
    if state.reserve[state.colour()] == 0 {
        return Err(no::reserve_empty(state.colour()));
    }
    check_arrival(board, state, at)
}

fn check_arrival(board: &Board, state: &State, at: Area) -> Result<(), Refusal> {
    if control::arrivals(board, state, state.active).has(at) {
        return Ok(());
    }
    Err(no::no_arrival(board, state, at))
}

pub(crate) fn check_return(
    board: &Board,
    state: &State,
    colour: Colour,
    at: Area,
) -> Result<(), Refusal> {
    if !returning(state).any(|c| c == colour) {
        return Err(no::not_returning(state, colour));
    }
    if state.fled[colour] == 0 {
        return Err(no::none_fled(colour));
    }
    check_arrival(board, state, at)
}

/// Whether the phase can be left for the movements.
pub(crate) fn check_leave(board: &Board, state: &State) -> Result<(), Refusal> {
    if owed(state, control::arrivals(board, state, state.active)) {
        return Err(no::units_owed(state.sequence.left));
    }
    Ok(())
}

/// Places one reinforcement.
pub(crate) fn place(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    count::take(&mut state.sequence.left, 1);
    setup::put(board, state, state.active, at, tell);
}

/// Brings one fled unit back.
pub(crate) fn bring_back(
    board: &Board,
    state: &mut State,
    colour: Colour,
    at: Area,
    tell: &mut impl Tell<Event>,
) {
    count::take(&mut state.fled[colour], 1);
    let slot = Slot::on(colour, state.side());
    state.marked[at].add(slot, 1);
    let seat = state.active;
    tell.tell(|| Event::Returned { seat, colour: colour.id(), at: board.id(at).to_owned() });
    control::bring_one(board, state, at, slot, tell);
}

/// Leaves the phase for the movements.
pub(crate) fn leave(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    tell.tell(|| setup::reinforced(board, state, state.active, false));
    state.sequence.left = 0;
    state.marked = kernel::By::all(Force::NONE);
    state.stage = Stage::Move;
}
