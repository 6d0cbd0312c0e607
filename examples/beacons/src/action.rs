//! The small steps of the game, with the numbers and the words that name them.

use std::borrow::Cow;

use kernel::Part;

use crate::board::{BEACONS, PRIZES, WINDS};
use crate::rules::Beacons;
use crate::state::State;

kernel::actions! {
    /// One small step by a keeper or by chance.
    pub enum Action of Beacons {
        /// Light a beacon, by its number on the board.
        Light(beacon: u8 as Beacon) = 0 as "light",
        /// Be done with lighting.
        Seal = 5 as "seal",
        /// Wave to the others.
        Wave = 6 as "wave",
        /// The wind blows with this strength: chance.
        Wind(strength: u8 as Strength) = 7 as "wind",
        /// Take a prize, by its number on the board.
        Take(prize: u8 as Prize) = 13 as "take",
        /// Leave the other prizes to the next keeper.
        Stop = 18 as "stop",
    }
}

kernel::parts! { Beacons:
    /// A beacon goes by its id on the board.
    Beacon of u8 is "beacon" below BEACONS, |rules, beacon| rules.board().beacon(beacon);
    /// A prize goes by its id on the board.
    Prize of u8 is "prize" below PRIZES, |rules, prize| rules.board().prize(prize);
}

/// What the wind shows, counted from one.
enum Strength {}

impl Part<Beacons> for Strength {
    type Value = u8;
    const NOUN: &'static str = "strength of the wind";
    const ROOM: u32 = WINDS as u32;

    fn number(strength: u8) -> u32 {
        u32::from(strength).saturating_sub(1)
    }

    fn from_number(number: u32) -> Option<u8> {
        Some(number as u8 + 1)
    }

    fn word<'a>(strength: u8, _: &'a Beacons, _: &'a State) -> Option<Cow<'a, str>> {
        Some(strength.to_string().into())
    }
}
