//! The fields of a request, taken out one by one so that whatever is wrong can be named.

use kernel::{Seat, SeatSet, Seed};
use serde_json::{Map, Value};

use crate::engine::problem::Problem;

/// The fields of a request that are still to be read.
#[derive(Debug)]
pub(crate) struct Fields(Map<String, Value>);

impl Fields {
    pub(crate) fn new(object: Map<String, Value>) -> Self {
        Self(object)
    }

    /// Every field must have been read: a misspelt one is not passed over.
    pub(crate) fn done(self) -> Result<(), Problem> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Problem::field(name, "is not a field of this message")),
        }
    }

    /// Any value, if the field is there. JSON's null counts as not there.
    pub(crate) fn value(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub(crate) fn need<T>(&self, name: &str, value: Option<T>) -> Result<T, Problem> {
        value.ok_or_else(|| Problem::field(name, "is missing"))
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<Option<String>, Problem> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(name, "a string", &other)),
        }
    }

    pub(crate) fn number(&mut self, name: &str) -> Result<Option<u32>, Problem> {
        match self.value(name) {
            None => Ok(None),
            Some(value) => match value.as_u64().and_then(|n| u32::try_from(n).ok()) {
                Some(number) => Ok(Some(number)),
                None => Err(wrong(name, "a whole number from 0 to 4294967295", &value)),
            },
        }
    }

    /// One of a few words; the first if the field is not there.
    pub(crate) fn word(&mut self, name: &str, words: &[&'static str]) -> Result<usize, Problem> {
        let Some(value) = self.value(name) else { return Ok(0) };
        let known = |text: &str| words.iter().position(|word| *word == text);
        value.as_str().and_then(known).ok_or_else(|| {
            let quoted: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
            wrong(name, &quoted.join(" or "), &value)
        })
    }

    /// A seat at a table with so many.
    pub(crate) fn seat(&mut self, name: &str, seats: u8) -> Result<Seat, Problem> {
        let value = self.value(name);
        let value = self.need(name, value)?;
        seat(&value, seats).ok_or_else(|| wrong(name, &seat_range(seats), &value))
    }

    /// The seats somebody looks through, if the field is there.
    pub(crate) fn eyes(&mut self, seats: u8) -> Result<Option<SeatSet>, Problem> {
        let Some(value) = self.value("eyes") else { return Ok(None) };
        let should = || wrong("eyes", &format!("a list, each {}", seat_range(seats)), &value);
        let list = value.as_array().ok_or_else(should)?;
        list.iter()
            .map(|one| seat(one, seats).ok_or_else(should))
            .collect::<Result<_, _>>()
            .map(Some)
    }

    /// A seed: a number, or 64 hexadecimal digits; seed 0 if the field is not there.
    pub(crate) fn seed(&mut self) -> Result<Seed, Problem> {
        let Some(value) = self.value("seed") else { return Ok(Seed::from_number(0)) };
        let number = value.as_u64().map(Seed::from_number);
        number.or_else(|| value.as_str().and_then(Seed::parse)).ok_or_else(|| {
            wrong("seed", "a whole number, or a string of 64 hexadecimal digits", &value)
        })
    }
}

fn seat(value: &Value, seats: u8) -> Option<Seat> {
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    number.filter(|n| *n < seats).map(Seat)
}

fn seat_range(seats: u8) -> String {
    format!("a seat from 0 to {}", seats.saturating_sub(1))
}

fn wrong(name: &str, should: &str, value: &Value) -> Problem {
    let mut shown = value.to_string();
    if shown.chars().count() > 40 {
        shown = shown.chars().take(40).chain(['…']).collect();
    }
    Problem::field(name, format!("must be {should}, not {shown}"))
}
