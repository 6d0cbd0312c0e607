//! Places as small integers, and sets of them.

use kernel::Key;

/// How many numbers there are for places: a set of them is one machine word.
pub const MAX_PLACES: usize = 64;

/// The most spaces and plantations a board can have; the numbers above are Canada, the lost and the
/// market.
pub const MAX_SPACES: usize = 61;

/// Where people are free.
pub const CANADA: Place = Place(61);
/// The people who are lost: those for whom no plantation has room.
pub const LOST: Place = Place(62);
/// The bottom card of the slave market.
pub const MARKET: Place = Place(63);

/// A space of the map, a plantation, or one of [`CANADA`], [`LOST`] and [`MARKET`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// The place as an index into a table with a row for each.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_PLACES
    }
}

impl Key for Place {
    #[inline]
    fn row(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        Self(row as u8)
    }
}

kernel::small_set! {
    /// A set of places.
    pub struct Places of Place
}
