//! Phase 1, diplomacy: proposals and being ready (chapter 1 of the ledger).

use kernel::{Finality, Refusal, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::board::{Board, MAX_POWERS};
use crate::event::Event;
use crate::proposal::{Answer, Pact, Proposal};
use crate::refusals as no;
use crate::state::{Stage, State};

/// How many proposals a power may send in a turn: there is no time to court everybody.
pub(crate) const MAX_PROPOSALS: usize = 2;

/// What each power can propose to each other, the joint wars in seat order, so that a table with
/// fewer powers uses the front part. Whole blocks are copied into the list of offers: that is
/// much cheaper than building them one by one.
static PROPOSALS: [[[Action; MAX_POWERS - 1]; MAX_POWERS]; MAX_POWERS] = proposals();

const fn proposals() -> [[[Action; MAX_POWERS - 1]; MAX_POWERS]; MAX_POWERS] {
    let mut table = [[[Action::Ready; MAX_POWERS - 1]; MAX_POWERS]; MAX_POWERS];
    let mut from = 0;
    while from < MAX_POWERS {
        let mut to = 0;
        while to < MAX_POWERS {
            let block = &mut table[from][to];
            block[0] = Action::ProposeAlliance(Seat(to as u8));
            let (mut on, mut next) = (0, 1);
            while on < MAX_POWERS && next < block.len() {
                if on != from && on != to {
                    block[next] = Action::ProposeWar(Seat(to as u8), Seat(on as u8));
                    next += 1;
                }
                on += 1;
            }
            to += 1;
        }
        from += 1;
    }
    table
}

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.done.has(seat) {
        return;
    }
    for from in asking(state, seat) {
        out.extend_from_slice(&[Action::Accept(from), Action::Decline(from)]);
    }
    let asked = asked(state, seat);
    if asked.len() < MAX_PROPOSALS {
        // An alliance, and a war on each power but the two.
        let pacts = usize::from(state.seats) - 1;
        for to in state.everybody().without(seat).minus(asked) {
            let block = &PROPOSALS[seat.index()][to.index()];
            // A whole block is a copy of known length, which is the usual case.
            if pacts == block.len() {
                out.extend_from_slice(block);
            } else {
                out.extend_from_slice(&block[..pacts]);
            }
        }
    }
    out.push(Action::Ready);
}

/// To whom a power has sent a proposal this turn.
#[inline]
pub(crate) fn asked(state: &State, seat: Seat) -> SeatSet {
    seats_where(|to| state.proposals[seat.index()][to].is_some())
}

/// Whose proposals wait for an answer of this power.
#[inline]
fn asking(state: &State, seat: Seat) -> SeatSet {
    seats_where(|from| {
        let proposal = state.proposals[from][seat.index()];
        matches!(proposal, Some(Proposal { answer: Answer::Open, .. }))
    })
}

/// The seats for which something holds, without a branch for each.
#[inline]
fn seats_where(holds: impl Fn(usize) -> bool) -> SeatSet {
    let bits = (0..MAX_POWERS).fold(0, |bits, seat| bits | u8::from(holds(seat)) << seat);
    SeatSet::from_bits(bits)
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.done.has(seat) {
        return Err(no::already_ready());
    }
    match action {
        Action::Ready => Ok(()),
        Action::Accept(from) | Action::Decline(from) => {
            if asking(state, seat).has(from) {
                Ok(())
            } else {
                Err(no::no_proposal())
            }
        }
        Action::ProposeAlliance(to) => may_propose(state, seat, to, None),
        Action::ProposeWar(to, on) => may_propose(state, seat, to, Some(on)),
        _ => Err(no::not_now()),
    }
}

fn may_propose(state: &State, seat: Seat, to: Seat, third: Option<Seat>) -> Result<(), Refusal> {
    if to == seat || third == Some(seat) || third == Some(to) {
        return Err(no::not_another_power());
    }
    if !state.is_seat(to) || third.is_some_and(|on| !state.is_seat(on)) {
        return Err(no::not_in_play());
    }
    if asked(state, seat).has(to) {
        return Err(no::one_proposal(to));
    }
    if asked(state, seat).len() >= MAX_PROPOSALS {
        return Err(no::enough_proposals(MAX_PROPOSALS));
    }
    Ok(())
}

pub(crate) fn apply(
    board: &Board,
    state: &mut State,
    seat: Seat,
    action: Action,
    tell: &mut impl Tell<Event>,
) -> Finality {
    match action {
        Action::ProposeAlliance(to) => propose(state, seat, to, Pact::Alliance, tell),
        Action::ProposeWar(to, on) => propose(state, seat, to, Pact::War(on), tell),
        Action::Accept(from) | Action::Decline(from) if state.is_seat(from) => {
            let accepted = matches!(action, Action::Accept(_));
            if let Some(proposal) = &mut state.proposals[from.index()][seat.index()] {
                proposal.answer = if accepted { Answer::Accepted } else { Answer::Declined };
                let war_on = war_on(proposal.pact);
                tell.tell(|| Event::Answered { from, to: seat, accepted, war_on });
            }
            Finality::Final
        }
        Action::Ready => ready(board, state, seat, tell),
        _ => Finality::Open,
    }
}

fn propose(
    state: &mut State,
    from: Seat,
    to: Seat,
    pact: Pact,
    tell: &mut impl Tell<Event>,
) -> Finality {
    if state.is_seat(to) {
        state.proposals[from.index()][to.index()] = Some(Proposal { pact, answer: Answer::Open });
        // Whoever is asked something is waited for again.
        state.done = state.done.without(to);
        tell.tell(|| Event::Proposed { from, to, war_on: war_on(pact) });
    }
    Finality::Open
}

/// The power on which a pact declares war.
pub(crate) fn war_on(pact: Pact) -> Option<Seat> {
    match pact {
        Pact::Alliance => None,
        Pact::War(on) => Some(on),
    }
}

fn ready(board: &Board, state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) -> Finality {
    for from in state.everybody() {
        if let Some(proposal) = &mut state.proposals[from.index()][seat.index()]
            && proposal.answer == Answer::Open
        {
            proposal.answer = Answer::Lapsed;
        }
    }
    state.done = state.done.with(seat);
    tell.tell(|| Event::Readied { seat });
    if !state.awaited().is_empty() {
        return Finality::Open;
    }
    state.done = SeatSet::NONE;
    state.stage = Stage::Orders;
    let year = board.years[usize::from(state.turn) % board.years.len()];
    tell.tell(|| Event::OrdersBegan { year });
    Finality::Final
}
