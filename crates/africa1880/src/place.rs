//! Territories as small integers, and sets of them.

use kernel::Key;

/// The most territories a board can have: a set of them is one machine word.
pub const MAX_TERRITORIES: usize = 64;

/// A territory by its place in the alphabetical order of the French names (clause 3.1.6 reads
/// surplus explorations in that order, so the order is the index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// The territory as an index into a table with a row for each.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_TERRITORIES
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
    /// A set of territories, read in alphabetical order.
    pub struct Places of Place
}
