//! Why an action is not legal: every reason of this game with its clause, in one place.

kernel::refusals! {
    not_now() = "1.1", "beacons-no-not-now";
    sealed() = "1.3", "beacons-no-sealed";
    lit(at: place) = "1.4", "beacons-no-lit";
    enough_lit() = "1.4", "beacons-no-enough-lit";
    waved() = "1.6", "beacons-no-waved";
    nobody_waved() = "1.6", "beacons-no-nobody-waved";
    taken(at: place) = "3.1", "beacons-no-taken";
    enough_taken() = "3.1", "beacons-no-enough-taken";
}
