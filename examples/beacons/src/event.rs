//! What actions cause, for the story line and the animation.

use kernel::Seat;
use serde::Serialize;

/// What an action caused. Beacons and prizes go by their numbers on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "beacons.ts"))]
pub enum Event {
    /// A beacon was lit. Only its keeper knows.
    Lit {
        /// Who.
        seat: Seat,
        /// Which.
        beacon: u8,
    },
    /// A keeper is done with lighting. Nobody else knows.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// A keeper waved.
    Waved {
        /// Who.
        seat: Seat,
    },
    /// The wind blew.
    Wind {
        /// How strongly.
        strength: u8,
    },
    /// A prize was taken.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        prize: u8,
    },
    /// A keeper left the other prizes to the next.
    Stopped {
        /// Who.
        seat: Seat,
    },
}
