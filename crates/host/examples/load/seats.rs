//! What a driver remembers of its seats, and how it learns what has changed: only what it chooses by.
//! A browser keeps whole trees; here they would be measured instead of the host.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A seat that is held.
#[derive(Debug, Deserialize)]
pub(crate) struct SeatNow {
    pub(crate) seat: usize,
    pub(crate) number: u32,
    pub(crate) must: bool,
    pub(crate) offers: Vec<Offered>,
}

/// What it may do, by its code.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Offered {
    pub(crate) code: u32,
}

/// What has become of a seat. What is not named stays.
#[derive(Debug, Deserialize)]
pub(crate) struct SeatChange {
    number: Option<[u32; 1]>,
    must: Option<[bool; 1]>,
    offers: Option<Becomes<Vec<Offered>, Inside<Offered, IgnoredAny>>>,
}

/// What has become of all seats.
pub(crate) type SeatsChange = Becomes<Vec<SeatNow>, Inside<SeatNow, SeatChange>>;

/// What becomes of a value: another stands in its place, or something inside it changes.
#[derive(Debug)]
pub(crate) enum Becomes<T, C> {
    Another(Option<T>),
    Changed(C),
}

/// What becomes of a list: of what stands at some places, and of its length if it is shorter now.
#[derive(Debug)]
pub(crate) struct Inside<T, C> {
    at: Vec<(usize, Becomes<T, C>)>,
    length: Option<usize>,
}

pub(crate) fn change_seats(seats: &mut Vec<SeatNow>, change: SeatsChange) {
    change.of_list(seats, |seat, SeatChange { number, must, offers }| {
        seat.number = number.map_or(seat.number, |[number]| number);
        seat.must = must.map_or(seat.must, |[must]| must);
        if let Some(offers) = offers {
            offers.of_list(&mut seat.offers, |_, _| ());
        }
    });
}

impl<T, C> Becomes<Vec<T>, Inside<T, C>> {
    fn of_list(self, list: &mut Vec<T>, change: impl Fn(&mut T, C)) {
        let Inside { at, length } = match self {
            Self::Another(another) => {
                *list = another.unwrap_or_default();
                return;
            }
            Self::Changed(inside) => inside,
        };
        for (at, becomes) in at {
            match (list.get_mut(at), becomes) {
                (Some(one), Becomes::Changed(inside)) => change(one, inside),
                (Some(one), Becomes::Another(Some(another))) => *one = another,
                (None, Becomes::Another(Some(another))) => list.push(another),
                _ => {}
            }
        }
        list.truncate(length.unwrap_or(list.len()));
    }
}

impl<'de, T: Deserialize<'de>, C: Deserialize<'de>> Deserialize<'de> for Becomes<T, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T, C>(PhantomData<(T, C)>);
        impl<'de, T: Deserialize<'de>, C: Deserialize<'de>> Visitor<'de> for Read<T, C> {
            type Value = Becomes<T, C>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a value in brackets, or an object of changes")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                list.next_element().map(Becomes::Another)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                C::deserialize(MapAccessDeserializer::new(map)).map(Becomes::Changed)
            }
        }
        deserializer.deserialize_any(Read(PhantomData))
    }
}

impl<'de, T: Deserialize<'de>, C: Deserialize<'de>> Deserialize<'de> for Inside<T, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T, C>(PhantomData<(T, C)>);
        impl<'de, T: Deserialize<'de>, C: Deserialize<'de>> Visitor<'de> for Read<T, C> {
            type Value = Inside<T, C>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("changes by their places")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut inside = Inside { at: Vec::new(), length: None };
                while let Some(key) = map.next_key::<&str>()? {
                    match key.parse() {
                        Ok(at) => inside.at.push((at, map.next_value()?)),
                        Err(_) => inside.length = Some(map.next_value()?),
                    }
                }
                Ok(inside)
            }
        }
        deserializer.deserialize_map(Read(PhantomData))
    }
}
