//! Places as small integers, and sets of them.

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

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(pub u64);

impl Places {
    /// No place.
    pub const NONE: Self = Self(0);

    /// One place alone.
    #[inline]
    #[must_use]
    pub const fn one(place: Place) -> Self {
        Self(1 << place.index())
    }

    /// Whether the set holds that place.
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

    /// How many places the set holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with one more place.
    #[inline]
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | Self::one(place).0)
    }

    /// The set without that place.
    #[inline]
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !Self::one(place).0)
    }

    /// The places in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The places in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The places of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest place of the set.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// The places of the set, lowest first.
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
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The places of a set, lowest first.
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
