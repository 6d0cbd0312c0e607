//! Changing one's standing instructions (chapter 13 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::area::Areas;
use crate::board::Board;
use crate::count;
use crate::event::Event;
use crate::refusals as no;
use crate::standing::{LossRule, ManoeuvreRule};
use crate::state::State;

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let standing = state.standing[seat];
    let losses = (0..LossRule::COUNT).filter_map(LossRule::from_number);
    out.extend(losses.filter(|rule| *rule != standing.losses).map(Action::StandLosses));
    let areas: Areas = state.scenario(board).areas;
    let rules = [ManoeuvreRule::Ask, ManoeuvreRule::Never, ManoeuvreRule::LastUnit];
    let rules = rules.into_iter().chain(areas.iter().map(ManoeuvreRule::Always));
    out.extend(rules.filter(|rule| *rule != standing.manoeuvre).map(Action::StandManoeuvre));
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if state.stage.is_setup() {
        return Err(no::not_now());
    }
    if state.must().has(seat) {
        return Err(no::answer_first());
    }
    let standing = state.standing[seat];
    if standing.changes == 0 {
        return Err(no::no_change_left());
    }
    match action {
        Action::StandLosses(rule) if rule == standing.losses => Err(no::already_so()),
        Action::StandManoeuvre(rule) if rule == standing.manoeuvre => Err(no::already_so()),
        Action::StandManoeuvre(ManoeuvreRule::Always(area))
            if !state.scenario(board).areas.has(area) =>
        {
            Err(no::not_in_play(board.id(area)))
        }
        _ => Ok(()),
    }
}

pub(crate) fn apply(state: &mut State, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
    let standing = &mut state.standing[seat];
    match action {
        Action::StandLosses(rule) => standing.losses = rule,
        Action::StandManoeuvre(rule) => standing.manoeuvre = rule,
        _ => return,
    }
    count::take(&mut standing.changes, 1);
    tell.tell(|| Event::Instructed { seat });
}
