//! Secrets: what some eyes may not know, and what might be true behind it. Two things are secret:
//! the sheets until the reading, and the proposals between other powers.

use kernel::random::{Rng, RngExt};
use kernel::{Seat, SeatSet};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::proposal::{Answer, Pact, Proposal};
use crate::sheet::{Order, Sheet};
use crate::state::{Stage, State};
use crate::{diplomacy, orders};

pub(crate) fn hide(state: &State, eyes: SeatSet) -> State {
    let mut hidden = state.clone();
    if state.stage == Stage::Orders {
        hidden.done = state.done.and(eyes);
    }
    for seat in state.everybody().minus(eyes) {
        hidden.sheets[seat.index()] = Sheet::BLANK;
        for other in state.everybody().minus(eyes) {
            hidden.proposals[seat.index()][other.index()] = None;
        }
    }
    hidden
}

/// Who learns that an action was taken.
pub(crate) fn audience(state: &State, seat: Seat, action: Action) -> SeatSet {
    match action {
        Action::ProposeAlliance(other)
        | Action::ProposeWar(other, _)
        | Action::Accept(other)
        | Action::Decline(other) => SeatSet::one(seat).with(other),
        Action::Place(_) | Action::Ready => SeatSet::ALL,
        // The last seal is the reading.
        Action::Seal if state.awaited().without(seat).is_empty() => SeatSet::ALL,
        _ => SeatSet::one(seat),
    }
}

pub(crate) fn show(event: &Event, eyes: SeatSet) -> Option<Event> {
    let known = match event {
        Event::Proposed { from, to, .. } | Event::Answered { from, to, .. } => {
            eyes.has(*from) || eyes.has(*to)
        }
        Event::Wrote { seat, .. } | Event::Sealed { seat } => eyes.has(*seat),
        _ => true,
    };
    known.then(|| event.clone())
}

pub(crate) fn resample(board: &Board, hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
    let mut state = hidden.clone();
    let unseen = state.everybody().minus(eyes);
    if matches!(state.stage, Stage::Diplomacy | Stage::Orders) {
        for from in unseen {
            for to in unseen.without(from) {
                // The proposals one sees count too: nobody sends more than that many.
                if diplomacy::asked(&state, from).len() < diplomacy::MAX_PROPOSALS {
                    let proposal = random_proposal(&state, from, to, rng);
                    state.proposals[from.index()][to.index()] = proposal;
                }
            }
        }
    }
    if state.stage == Stage::Orders {
        for seat in unseen {
            state.sheets[seat.index()] = random_sheet(board, &state, seat, rng);
            if rng.random_bool(0.5) {
                state.done = state.done.with(seat);
            }
        }
        // If all were sealed the sheets would have been read.
        if state.awaited().is_empty()
            && let Some(seat) = unseen.lowest()
        {
            state.done = state.done.without(seat);
        }
    }
    state
}

fn random_proposal(state: &State, from: Seat, to: Seat, rng: &mut impl Rng) -> Option<Proposal> {
    if rng.random_bool(0.6) {
        return None;
    }
    let thirds: Vec<Seat> = state.everybody().without(from).without(to).iter().collect();
    let pact = match rng.random_range(0..=thirds.len()) {
        0 => Pact::Alliance,
        n => Pact::War(thirds[n - 1]),
    };
    // Whoever is ready, or writes already, has nothing left to answer.
    let closed = state.stage != Stage::Diplomacy || state.done.has(to);
    let answer = match rng.random_range(0..3u8) {
        0 => Answer::Accepted,
        1 => Answer::Declined,
        _ if closed => Answer::Lapsed,
        _ => Answer::Open,
    };
    Some(Proposal { pact, answer })
}

fn random_sheet(board: &Board, state: &State, seat: Seat, rng: &mut impl Rng) -> Sheet {
    let mut sheet = Sheet::BLANK;
    for at in state.presences[seat.index()] {
        let targets: Vec<_> = board.borders[at.index()]
            .minus(state.colonies)
            .minus(state.presences[seat.index()])
            .iter()
            .collect();
        match rng.random_range(0..3 + targets.len()) {
            0 => {}
            1 => sheet.write(at, Order::Develop),
            2 => sheet.write(at, Order::Nothing),
            n => sheet.write(at, Order::Explore(targets[n - 3])),
        }
    }
    let coasts: Vec<_> = orders::landings(board, state).iter().collect();
    sheet.landing = coasts.get(rng.random_range(0..=coasts.len())).copied();
    for other in state.everybody().without(seat) {
        if rng.random_bool(0.5) {
            sheet.declare(other, rng.random_bool(0.5));
        }
    }
    sheet
}
