//! Territories as small integers, and sets of them.

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

/// A set of territories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(pub u64);

impl Places {
    /// No territory.
    pub const NONE: Self = Self(0);

    /// One territory alone.
    #[inline]
    #[must_use]
    pub const fn one(place: Place) -> Self {
        Self(1 << place.index())
    }

    /// Whether the set holds that territory.
    #[inline]
    #[must_use]
    pub const fn has(self, place: Place) -> bool {
        self.0 & Self::one(place).0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many territories the set holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a territory.
    #[inline]
    pub const fn add(&mut self, place: Place) {
        self.0 |= Self::one(place).0;
    }

    /// Takes a territory out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !Self::one(place).0;
    }

    /// The territories in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The territories in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The territories of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The territories of the set in alphabetical order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = Iter;
    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, |set, place| set.or(Self::one(place)))
    }
}

/// The territories of a set in alphabetical order.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Place;
    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}
