//! Areas as small integers, and sets of them.

use kernel::By;

/// The most areas a board can have: a set of them is one machine word.
pub const MAX_AREAS: usize = 64;

kernel::noun! {
    /// An area by its place in the board file.
    #[derive(Default)]
    pub struct Area below MAX_AREAS
}

/// A table with a row for each area.
pub type ByArea<V> = By<Area, V, MAX_AREAS>;

kernel::small_set! {
    /// A set of areas, read in the order of the board.
    pub struct Areas(pub u64) of Area
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
