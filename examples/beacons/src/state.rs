//! Everything there is to know about a running game.

use kernel::SeatSet;
use serde::{Deserialize, Serialize};

use crate::board::KEEPERS;
use crate::options::Press;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "beacons.ts"))]
pub enum Stage {
    /// Beacons are lit in secret.
    Lighting,
    /// The wind is about to blow.
    Wind,
    /// Prizes are taken in turn.
    Harvest,
    /// The game is over.
    Over,
}

/// The state. Sets of beacons, prizes and keepers are bits, the lowest for number nought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "beacons.ts"))]
pub struct State {
    /// Who plays, by id, in the order of the seats.
    pub keepers: Vec<String>,
    /// How many rounds are played.
    pub rounds: u16,
    /// When people may talk.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub press: Press,
    /// The round, counted from one.
    pub round: u16,
    /// What is being done.
    pub stage: Stage,
    /// The lit beacons of each seat: secret until all have sealed.
    pub lit: [u8; KEEPERS],
    /// Who has sealed: secret until all have.
    pub sealed: u8,
    /// Who has waved this round.
    pub waved: u8,
    /// Whose turn it is to take prizes.
    pub turn: u8,
    /// How many prizes they have taken in this turn.
    pub carried: u8,
    /// The prizes that are gone this round.
    pub taken: u8,
    /// The points of each seat.
    pub scores: [i32; KEEPERS],
}

impl State {
    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.keepers.len().min(KEEPERS) as u8
    }

    /// Everybody who plays.
    #[must_use]
    pub fn everybody(&self) -> SeatSet {
        SeatSet::first(self.seats())
    }

    /// Those who have not sealed.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        self.everybody().minus(SeatSet::from_bits(self.sealed))
    }
}

/// Whether a number is in a set.
#[must_use]
pub fn has(bits: u8, number: u8) -> bool {
    number < 8 && bits & (1 << number) != 0
}
