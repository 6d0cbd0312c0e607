//! What Beacons brings along for a list of games.

use kernel::{Listed, Words};
use serde_json::{Value, json};

use crate::{Beacons, WORDS};

impl Listed for Beacons {
    const WORDS: Words = WORDS;

    /// Every number of keepers.
    fn starts() -> Vec<Value> {
        let keepers = ["N", "E", "S", "W"];
        (2..=keepers.len()).map(|count| json!({ "keepers": keepers[..count] })).collect()
    }
}
