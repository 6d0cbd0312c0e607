//! Texts travel as a key and arguments, never as words: the reader's language is chosen last.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use crate::seat::{Seat, SeatSet};

/// A sentence by its key in the language files, with what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    /// The key of the message.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// What fills the gaps of the message, by name.
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(as = "Option<std::collections::BTreeMap<String, Arg>>", optional)
    )]
    pub args: Args,
}

/// What fills the gaps of a [`Text`], by name and in the order of the names. They are few, and many
/// texts are made at each step: a list is the smallest map.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Arg)>);

impl std::fmt::Debug for Args {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.0.iter().map(|(name, arg)| (name, arg))).finish()
    }
}

/// What fills a gap of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, shown in the reader's way.
    Number(i64),
    /// A place of the board by its id; the board knows its names.
    Place(String),
    /// Several places of the board.
    Places(Vec<String>),
    /// A seat; the table knows its name.
    Seat(Seat),
    /// Several seats.
    Seats(SeatSet),
    /// A word that is itself a message.
    Text(Text),
    /// Something that is not translated: a year, a name somebody typed.
    Plain(String),
}

impl Text {
    /// A sentence without gaps.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Args::default() }
    }

    /// The same sentence with one more gap filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.insert(name, arg.into());
        self
    }

    /// The same sentence with a place in a gap.
    #[must_use]
    pub fn place(self, name: &'static str, id: &str) -> Self {
        self.with(name, Arg::Place(id.to_owned()))
    }
}

impl Args {
    /// Whether there is no gap.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Fills a gap, anew if it was filled.
    pub fn insert(&mut self, name: &'static str, arg: Arg) {
        match self.0.binary_search_by_key(&name, |(name, _)| name) {
            Ok(at) => self.0[at].1 = arg,
            Err(at) => {
                // Most texts have one gap or two.
                self.0.reserve_exact(1);
                self.0.insert(at, (name, arg));
            }
        }
    }

    /// What fills a gap.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg)
    }

    /// The gaps with what fills them.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, arg)| (*name, arg))
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}
