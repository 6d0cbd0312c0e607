//! What is secret: while beacons are lit, whose they are and who has sealed.

use kernel::random::{Rng, RngExt};
use kernel::{Actor, SeatSet};

use crate::action::Action;
use crate::board::BEACONS;
use crate::event::Event;
use crate::state::{Stage, State};

pub(crate) fn audience(state: &State, by: Actor, action: Action) -> SeatSet {
    let own = by.seat().map_or(SeatSet::ALL, SeatSet::one);
    match action {
        Action::Light(_) => own,
        // The last seal calls the wind: everybody feels it.
        Action::Seal if !state.awaited().minus(own).is_empty() => own,
        _ => SeatSet::ALL,
    }
}

pub(crate) fn hide(state: &State, eyes: SeatSet) -> State {
    let mut hidden = state.clone();
    if state.stage == Stage::Lighting {
        hidden.sealed &= eyes.bits();
        for seat in state.everybody().minus(eyes) {
            hidden.lit[seat.index()] = 0;
        }
    }
    hidden
}

pub(crate) fn show(event: &Event, eyes: SeatSet) -> Option<Event> {
    match event {
        Event::Lit { seat, .. } | Event::Sealed { seat } if !eyes.has(*seat) => None,
        _ => Some(event.clone()),
    }
}

/// Others may have lit anything and sealed, but not all of them: then the wind would have blown.
pub(crate) fn resample(hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
    let mut guess = hidden.clone();
    if hidden.stage != Stage::Lighting {
        return guess;
    }
    for seat in hidden.everybody().minus(eyes) {
        guess.lit[seat.index()] = 1 << rng.random_range(0..BEACONS);
        let others_wait = !guess.awaited().without(seat).is_empty();
        if rng.random_bool(0.5) && others_wait {
            guess.sealed |= SeatSet::one(seat).bits();
        }
    }
    guess
}
