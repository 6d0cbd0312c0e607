//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Seat, Text};

use crate::event::Void;

pub(crate) fn not_now() -> Refusal {
    Refusal::new("0.9", Text::new("africa1880-no-not-now"))
}

pub(crate) fn not_your_placement(seat: Seat) -> Refusal {
    Refusal::new("6.2", Text::new("africa1880-no-not-your-placement").with("power", seat))
}

pub(crate) fn not_coastal(at: &str, clause: &'static str) -> Refusal {
    Refusal::new(clause, Text::new("africa1880-no-not-coastal").place("at", at))
}

pub(crate) fn already_ready() -> Refusal {
    Refusal::new("1.4", Text::new("africa1880-no-already-ready"))
}

pub(crate) fn no_proposal() -> Refusal {
    Refusal::new("1.5.1", Text::new("africa1880-no-no-proposal"))
}

pub(crate) fn not_another_power() -> Refusal {
    Refusal::new("2.3", Text::new("africa1880-no-not-another-power"))
}

pub(crate) fn not_in_play() -> Refusal {
    Refusal::new("0.3", Text::new("africa1880-no-not-in-play"))
}

pub(crate) fn one_proposal(to: Seat) -> Refusal {
    Refusal::new("1.5", Text::new("africa1880-no-one-proposal").with("power", to))
}

pub(crate) fn enough_proposals() -> Refusal {
    let text = Text::new("africa1880-no-enough-proposals");
    Refusal::new("1.5", text.with("most", crate::diplomacy::MAX_PROPOSALS))
}

pub(crate) fn sealed() -> Refusal {
    Refusal::new("2.4.2", Text::new("africa1880-no-sealed"))
}

pub(crate) fn no_presence(at: &str) -> Refusal {
    Refusal::new("2.1.6", Text::new("africa1880-no-no-presence").place("at", at))
}

pub(crate) fn already_ordered(at: &str) -> Refusal {
    Refusal::new("2.1.7", Text::new("africa1880-no-already-ordered").place("at", at))
}

pub(crate) fn already_declared(other: Seat) -> Refusal {
    Refusal::new("2.3", Text::new("africa1880-no-already-declared").with("power", other))
}

pub(crate) fn one_landing() -> Refusal {
    Refusal::new("2.2", Text::new("africa1880-no-one-landing"))
}

pub(crate) fn void_exploration(why: Void, from: &str, to: &str) -> Refusal {
    let (clause, key) = match why {
        Void::AlreadyThere => ("2.1.5", "africa1880-no-already-there"),
        Void::Colony => ("5.7", "africa1880-no-colony"),
        _ => ("2.1.4", "africa1880-no-not-adjacent"),
    };
    Refusal::new(clause, Text::new(key).place("from", from).place("to", to))
}

pub(crate) fn void_landing(why: Void, at: &str) -> Refusal {
    match why {
        Void::NotCoastal => not_coastal(at, "2.2.1"),
        _ => Refusal::new("2.2.1", Text::new("africa1880-no-not-empty").place("at", at)),
    }
}
