//! Everything there is to know about a running game.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{MAX_POWERS, MAX_TURNS};
use crate::options::Options;
use crate::place::{MAX_TERRITORIES, Place, Places};
use crate::proposal::{Broken, Proposal};
use crate::sheet::Sheet;

/// What is being done: the phases in which somebody chooses. Reading, conflicts and colonies
/// choose nothing and follow the last seal at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub enum Stage {
    /// The powers place their first presence, one after the other.
    Placement,
    /// Phase 1: the powers talk.
    Diplomacy,
    /// Phase 2: the powers write their sheets.
    Orders,
    /// The game is over.
    Over,
}

/// A running game. Plain data; a seat's row is at the seat's index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What was chosen when the table was made.
    pub options: Options,
    /// How many powers are in play.
    pub seats: u8,
    /// The board's number of the power in each seat.
    pub powers: [u8; MAX_POWERS],
    /// The turn, counted from nought.
    pub turn: u8,
    /// What is being done.
    pub stage: Stage,
    /// Where each power is present.
    pub presences: [Places; MAX_POWERS],
    /// How many squares of each territory are filled.
    pub filled: [u8; MAX_TERRITORIES],
    /// The territories that are colonies.
    pub colonies: Places,
    /// Who is done with this phase: ready in the diplomacy phase, sealed in the orders phase.
    pub done: SeatSet,
    /// What each power has written.
    pub sheets: [Sheet; MAX_POWERS],
    /// What each power proposed to each other this turn: `[from][to]`.
    pub proposals: [[Option<Proposal>; MAX_POWERS]; MAX_POWERS],
    /// What is on record of each turn that was read.
    pub records: [Record; MAX_TURNS],
}

/// What is on record of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// On whom each power declared war.
    pub wars: [SeatSet; MAX_POWERS],
    /// Who was absent.
    pub absent: SeatSet,
    /// The promises that were not kept: `[proposer][accepter]`.
    pub broken: [[Option<Broken>; MAX_POWERS]; MAX_POWERS],
}

impl Record {
    /// Nothing on record.
    pub const BLANK: Self = Self {
        wars: [SeatSet::NONE; MAX_POWERS],
        absent: SeatSet::NONE,
        broken: [[None; MAX_POWERS]; MAX_POWERS],
    };
}

/// Every pair of seats that have something on a table of both.
pub(crate) fn pairs<T: Copy>(
    all: SeatSet,
    table: &[[Option<T>; MAX_POWERS]; MAX_POWERS],
) -> impl Iterator<Item = ((Seat, Seat), T)> {
    let pairs = all.iter().flat_map(move |from| all.iter().map(move |to| (from, to)));
    pairs.filter_map(|pair| Some((pair, table[pair.0.index()][pair.1.index()]?)))
}

impl State {
    /// The seats in play.
    #[inline]
    #[must_use]
    pub const fn everybody(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// Whether there is such a seat.
    #[inline]
    #[must_use]
    pub const fn is_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// Where any power is present.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Places {
        self.presences.iter().fold(Places::NONE, |all, places| all.or(*places))
    }

    /// Which powers are present in a territory.
    #[inline]
    #[must_use]
    pub fn present(&self, place: Place) -> SeatSet {
        let mut bits = 0;
        for (n, places) in self.presences.iter().enumerate() {
            bits |= u8::from(places.has(place)) << n;
        }
        SeatSet::from_bits(bits)
    }

    /// The seat that places next, while the first presences are placed.
    #[inline]
    #[must_use]
    pub fn placing(&self) -> Option<Seat> {
        self.everybody().iter().find(|seat| self.presences[seat.index()].is_empty())
    }

    /// Whom this phase waits for.
    #[inline]
    #[must_use]
    pub const fn awaited(&self) -> SeatSet {
        self.everybody().minus(self.done)
    }
}
