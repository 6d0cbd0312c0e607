//! Places at a table, and sets of them.

use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at a table: a power, a faction, an abolitionist. Counted from nought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

crate::small_set! {
    /// A set of seats: the eyes somebody looks through, those who owe a step, those who may know.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
    pub struct SeatSet(u8) of Seat
}

impl SeatSet {
    /// Everybody, spectators included where the question is who may know.
    pub const ALL: Self = Self(u8::MAX);

    /// The seats `0..count`.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count as usize >= MAX_SEATS { Self::ALL } else { Self((1 << count) - 1) }
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

    /// Whether something told to `self` reaches somebody who looks through `eyes`.
    ///
    /// What is told to [`SeatSet::ALL`] reaches spectators, whose eyes are empty.
    #[inline]
    #[must_use]
    pub const fn reaches(self, eyes: Self) -> bool {
        self.0 == u8::MAX || self.0 & eyes.0 != 0
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
