//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Text};

pub(crate) fn not_now() -> Refusal {
    Refusal::new("1.1", Text::new("beacons-no-not-now"))
}

pub(crate) fn sealed() -> Refusal {
    Refusal::new("1.3", Text::new("beacons-no-sealed"))
}

pub(crate) fn lit(beacon: &str) -> Refusal {
    Refusal::new("1.4", Text::new("beacons-no-lit").place("at", beacon))
}

pub(crate) fn enough_lit() -> Refusal {
    Refusal::new("1.4", Text::new("beacons-no-enough-lit"))
}

pub(crate) fn waved() -> Refusal {
    Refusal::new("1.6", Text::new("beacons-no-waved"))
}

pub(crate) fn nobody_waved() -> Refusal {
    Refusal::new("1.6", Text::new("beacons-no-nobody-waved"))
}

pub(crate) fn taken(prize: &str) -> Refusal {
    Refusal::new("3.1", Text::new("beacons-no-taken").place("at", prize))
}

pub(crate) fn enough_taken() -> Refusal {
    Refusal::new("3.1", Text::new("beacons-no-enough-taken"))
}
