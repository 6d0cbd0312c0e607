//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Seat, Text};

use crate::event::Void;

kernel::refusals! {
    not_now() = "0.9", "africa1880-no-not-now";
    not_your_placement(power: Seat) = "6.2", "africa1880-no-not-your-placement";
    not_coastal(at: place) = any, "africa1880-no-not-coastal";
    already_ready() = "1.4", "africa1880-no-already-ready";
    no_proposal() = "1.5.1", "africa1880-no-no-proposal";
    not_another_power() = "2.3", "africa1880-no-not-another-power";
    not_in_play() = "0.3", "africa1880-no-not-in-play";
    one_proposal(power: Seat) = "1.5", "africa1880-no-one-proposal";
    enough_proposals(most: usize) = "1.5", "africa1880-no-enough-proposals";
    sealed() = "2.4.2", "africa1880-no-sealed";
    no_presence(at: place) = "2.1.6", "africa1880-no-no-presence";
    already_ordered(at: place) = "2.1.7", "africa1880-no-already-ordered";
    already_declared(power: Seat) = "2.3", "africa1880-no-already-declared";
    one_landing() = "2.2", "africa1880-no-one-landing";
    not_empty(at: place) = "2.2.1", "africa1880-no-not-empty";
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
        Void::NotCoastal => not_coastal("2.2.1", at),
        _ => not_empty(at),
    }
}
