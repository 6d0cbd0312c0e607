//! Areas as small integers, and sets of them.

use kernel::{By, Key};

/// The most areas a board can have: a set of them is one machine word.
pub const MAX_AREAS: usize = 64;

/// An area by its place in the board file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area(pub u8);

impl Area {
    /// The area as the number of a row or a bit.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_AREAS
    }
}

/// A table with a row for each area.
pub type ByArea<V> = By<Area, V, MAX_AREAS>;

impl Key for Area {
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
    /// A set of areas, read in the order of the board.
    pub struct Areas of Area
}

impl Areas {
    /// Adds an area, or takes it out.
    #[inline]
    pub const fn set(&mut self, area: Area, there: bool) {
        if there {
            self.add(area);
        } else {
            self.remove(area);
        }
    }
}
