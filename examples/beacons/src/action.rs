//! The small steps of the game, with the numbers and the words that name them.

use std::borrow::Cow;

use kernel::{Part, action::word};

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

/// A beacon goes by its id on the board.
enum Beacon {}

impl Part<Beacons> for Beacon {
    type Value = u8;
    const NOUN: &'static str = "beacon";
    const ROOM: u32 = BEACONS as u32;

    fn number(beacon: u8) -> u32 {
        beacon.into()
    }

    fn from_number(number: u32) -> Option<u8> {
        Some(number as u8)
    }

    fn word<'a>(beacon: u8, rules: &'a Beacons, _: &'a State) -> Option<Cow<'a, str>> {
        word(rules.board().beacon(beacon))
    }
}

/// A prize goes by its id on the board.
enum Prize {}

impl Part<Beacons> for Prize {
    type Value = u8;
    const NOUN: &'static str = "prize";
    const ROOM: u32 = PRIZES as u32;

    fn number(prize: u8) -> u32 {
        prize.into()
    }

    fn from_number(number: u32) -> Option<u8> {
        Some(number as u8)
    }

    fn word<'a>(prize: u8, rules: &'a Beacons, _: &'a State) -> Option<Cow<'a, str>> {
        word(rules.board().prize(prize))
    }
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
