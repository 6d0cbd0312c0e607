//! Places at a table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at a table: a power, a faction, an abolitionist. Counted from nought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table with a row for each seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// A set of seats: the eyes somebody looks through, those who owe a step, those who may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody: the eyes of a spectator.
    pub const NONE: Self = Self(0);
    /// Everybody, spectators included where the question is who may know.
    pub const ALL: Self = Self(u8::MAX);

    /// The seats `0..count`.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count as usize >= MAX_SEATS { Self::ALL } else { Self((1 << count) - 1) }
    }

    /// One seat alone.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        // A seat beyond the last falls off the end: it is in no set.
        let place = if seat.0 > 31 { 31 } else { seat.0 };
        Self((1u32 << place) as u8)
    }

    /// The set with the given bits, one for each seat, the lowest bit for seat 0.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The set as bits, the lowest for seat 0.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the set holds that seat.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats the set holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one more seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The set without that seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::one(seat).0)
    }

    /// The seats in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether something told to `self` reaches somebody who looks through `eyes`.
    ///
    /// What is told to [`SeatSet::ALL`] reaches spectators, whose eyes are empty.
    #[inline]
    #[must_use]
    pub const fn reaches(self, eyes: Self) -> bool {
        self.0 == u8::MAX || self.0 & eyes.0 != 0
    }

    /// The lowest seat of the set.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        match seats.iter().find(|s| s.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!(
                "seat {} is out of range: seats are counted from 0 to {}",
                seat.0,
                MAX_SEATS - 1
            ))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_its_seats() {
        let set: SeatSet = [Seat(0), Seat(3), Seat(5)].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert!(set.has(Seat(3)) && !set.has(Seat(4)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(5)]);
        assert_eq!(set.without(Seat(0)).lowest(), Some(Seat(3)));
        assert_eq!(SeatSet::first(6).len(), 6);
        assert_eq!(SeatSet::first(8), SeatSet::ALL);
    }

    #[test]
    fn a_seat_out_of_range_is_in_no_set() {
        assert!(!SeatSet::ALL.has(Seat(200)));
        assert_eq!(SeatSet::NONE.with(Seat(200)), SeatSet::NONE);
        assert!(serde_json::from_str::<SeatSet>("[1,9]").is_err());
    }

    #[test]
    fn what_all_may_know_reaches_spectators_and_a_secret_does_not() {
        assert!(SeatSet::ALL.reaches(SeatSet::NONE));
        assert!(!SeatSet::one(Seat(1)).reaches(SeatSet::NONE));
        assert!(SeatSet::one(Seat(1)).reaches(SeatSet::first(2)));
    }
}
