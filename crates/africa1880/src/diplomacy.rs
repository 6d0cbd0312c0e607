//! Phase 1, diplomacy: proposals and being ready (chapter 1 of the ledger).

use kernel::{Refusal, Seat, SeatSet, Step, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::proposal::{Answer, Pact, Proposal};
use crate::refusals as no;
use crate::state::{Stage, State};

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.ready.has(seat) {
        return;
    }
    let others = state.everybody().without(seat);
    for other in others.iter() {
        if open_from(state, other, seat) {
            out.push(Action::Accept(other));
            out.push(Action::Decline(other));
        }
        if state.proposals[seat.index()][other.index()].is_none() {
            if !stands(state, other, seat, Pact::Alliance) {
                out.push(Action::Propose(other, Pact::Alliance));
            }
            for on in others.without(other).iter() {
                if !stands(state, other, seat, Pact::War(on)) {
                    out.push(Action::Propose(other, Pact::War(on)));
                }
            }
        }
    }
    out.push(Action::Ready);
}

/// Whether a proposal from one power waits for the other's answer.
#[inline]
fn open_from(state: &State, from: Seat, to: Seat) -> bool {
    matches!(state.proposals[from.index()][to.index()], Some(Proposal { answer: Answer::Open, .. }))
}

/// Whether the same pact is already before the two of them, the other way round.
#[inline]
fn stands(state: &State, from: Seat, to: Seat, pact: Pact) -> bool {
    matches!(
        state.proposals[from.index()][to.index()],
        Some(Proposal { pact: known, answer: Answer::Open | Answer::Accepted }) if known == pact
    )
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.ready.has(seat) {
        return Err(no::already_ready());
    }
    match action {
        Action::Ready => Ok(()),
        Action::Accept(from) | Action::Decline(from) => {
            if state.is_seat(from) && open_from(state, from, seat) {
                Ok(())
            } else {
                Err(no::no_proposal())
            }
        }
        Action::Propose(to, pact) => {
            let third = match pact {
                Pact::Alliance => None,
                Pact::War(on) => Some(on),
            };
            if to == seat || third == Some(seat) || third == Some(to) {
                return Err(no::not_another_power());
            }
            if !state.is_seat(to) || third.is_some_and(|on| !state.is_seat(on)) {
                return Err(no::not_in_play());
            }
            if state.proposals[seat.index()][to.index()].is_some() {
                return Err(no::one_proposal(to));
            }
            if stands(state, to, seat, pact) {
                return Err(no::already_proposed(to));
            }
            Ok(())
        }
        _ => Err(no::not_now()),
    }
}

pub(crate) fn apply(
    board: &Board,
    state: &mut State,
    seat: Seat,
    action: Action,
    tell: &mut impl Tell<Event>,
) -> Step {
    match action {
        Action::Propose(to, pact) if state.is_seat(to) => {
            state.proposals[seat.index()][to.index()] =
                Some(Proposal { pact, answer: Answer::Open });
            // Whoever is asked something is waited for again.
            state.ready = state.ready.without(to);
            tell.tell(|| Event::Proposed { from: seat, to, war_on: war_on(pact) });
            Step::Open
        }
        Action::Accept(from) | Action::Decline(from) if state.is_seat(from) => {
            let accepted = matches!(action, Action::Accept(_));
            if let Some(proposal) = &mut state.proposals[from.index()][seat.index()] {
                proposal.answer = if accepted { Answer::Accepted } else { Answer::Declined };
                let war_on = war_on(proposal.pact);
                tell.tell(|| Event::Answered { from, to: seat, accepted, war_on });
            }
            Step::Final
        }
        Action::Ready => ready(board, state, seat, tell),
        _ => Step::Open,
    }
}

/// The power on which a pact declares war.
pub(crate) fn war_on(pact: Pact) -> Option<Seat> {
    match pact {
        Pact::Alliance => None,
        Pact::War(on) => Some(on),
    }
}

fn ready(board: &Board, state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) -> Step {
    for from in state.everybody().iter() {
        if let Some(proposal) = &mut state.proposals[from.index()][seat.index()]
            && proposal.answer == Answer::Open
        {
            proposal.answer = Answer::Lapsed;
        }
    }
    state.ready = state.ready.with(seat);
    tell.tell(|| Event::Readied { seat });
    if state.ready != state.everybody() {
        return Step::Open;
    }
    state.ready = SeatSet::NONE;
    state.stage = Stage::Orders;
    let year = board.years[usize::from(state.turn) % board.years.len()];
    tell.tell(|| Event::OrdersBegan { year });
    Step::Final
}
