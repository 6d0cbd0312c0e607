//! Who acts, when, and whether a step can be taken back.

use serde::Serialize;

use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// Who is to act now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats: those in `must` owe a step and are waited for, those in `may` can act too.
    Seats {
        /// Clocks, notices and bots go by these.
        must: SeatSet,
        /// These can act without being waited for.
        may: SeatSet,
    },
    /// Chance: a die, a card, a cube.
    Chance,
    /// Nobody any more.
    Over(Outcome),
}

impl Turn {
    /// The seats that owe a step.
    #[must_use]
    pub fn must(&self) -> SeatSet {
        match self {
            Self::Seats { must, .. } => *must,
            Self::Chance | Self::Over(_) => SeatSet::NONE,
        }
    }

    /// The seats that can act, owing or not.
    #[must_use]
    pub fn can(&self) -> SeatSet {
        match self {
            Self::Seats { must, may } => must.or(*may),
            Self::Chance | Self::Over(_) => SeatSet::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won; empty for a draw or a common defeat.
    pub winners: SeatSet,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The sentence that says so.
    pub text: Text,
}

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A seat, by its own will.
    Seat(Seat),
    /// A seat whose clock ran out; the action is what [`Rules::absent`](crate::Rules::absent) says.
    Absent(Seat),
    /// Nobody.
    Chance,
}

impl Actor {
    /// The seat that acts, if one does.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) | Self::Absent(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

/// Whether a step can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finality {
    /// It can.
    Open,
    /// It cannot: something was revealed or somebody was told.
    Final,
}

/// What the table is doing now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phase {
    /// Its name in the rulebook, as a key of the language files.
    pub key: &'static str,
    /// Which time round it is, so that two phases of the same name can be told apart.
    pub round: u16,
    /// Each seat acts in a lane of its own: its steps do not depend on those of others, and it
    /// may take its own back whatever the others did since.
    pub lanes: bool,
    /// Whether people may talk.
    pub talk: bool,
}
