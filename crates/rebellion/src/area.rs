//! Areas as small integers, and sets of them.

/// The most areas a board can have: a set of them is one machine word.
pub const MAX_AREAS: usize = 64;

/// An area by its place in the board file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area(pub u8);

impl Area {
    /// The area as an index into a table with a row for each.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_AREAS
    }
}

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Areas(pub u64);

impl Areas {
    /// No area.
    pub const NONE: Self = Self(0);

    /// One area alone.
    #[inline]
    #[must_use]
    pub const fn one(area: Area) -> Self {
        Self(1 << area.index())
    }

    /// Whether the set holds that area.
    #[inline]
    #[must_use]
    pub const fn has(self, area: Area) -> bool {
        self.0 & Self::one(area).0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas the set holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds an area, or takes it out.
    #[inline]
    pub const fn set(&mut self, area: Area, there: bool) {
        let bit = Self::one(area).0;
        if there {
            self.0 |= bit;
        } else {
            self.0 &= !bit;
        }
    }

    /// The areas in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The areas in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The areas of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first area of the set in the order of the board.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Area> {
        if self.0 == 0 { None } else { Some(Area(self.0.trailing_zeros() as u8)) }
    }

    /// The areas of the set in the order of the board.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl IntoIterator for Areas {
    type Item = Area;
    type IntoIter = Iter;
    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        areas.into_iter().fold(Self::NONE, |set, area| set.or(Self::one(area)))
    }
}

/// The areas of a set in the order of the board.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Area;
    #[inline]
    fn next(&mut self) -> Option<Area> {
        if self.0 == 0 {
            return None;
        }
        let area = Area(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(area)
    }
}
