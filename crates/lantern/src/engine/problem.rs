//! What was wrong with a request.

use kernel::{Fault, Refusal, Text};
use serde::Serialize;

/// What was wrong with a request, for the program that sent it and the person who wrote that.
#[derive(Debug, Serialize)]
pub(crate) struct Problem {
    /// What kind of problem it is.
    kind: Kind,
    /// What is wrong and what would be right, in plain English.
    what: String,
    /// The clause of the ledger that forbids an action; "table" if the table itself does.
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    /// The sentence of a refusal as key and arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<Text>,
    /// Everything that is wrong with options, a position or a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Fault>,
}

/// What kind of problem it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// The line is not one JSON object.
    BadLine,
    /// The line is too long.
    TooLong,
    /// There is no such message.
    UnknownMessage,
    /// A field is missing, wrong or unknown.
    BadField,
    /// There is no such game, table, bot, clause or language.
    NotFound,
    /// No more tables can be opened.
    TooMany,
    /// The options, the position or the board are wrong.
    Faults,
    /// The rules refuse.
    Refused,
    /// Our fault.
    Internal,
}

impl Problem {
    pub(crate) fn new(kind: Kind, what: impl Into<String>) -> Self {
        Self { kind, what: what.into(), clause: None, text: None, faults: Vec::new() }
    }

    /// A field that is not as it should be.
    pub(crate) fn field(name: &str, should: impl std::fmt::Display) -> Self {
        Self::new(Kind::BadField, format!("{name:?} {should}"))
    }

    /// Something that is not there, and what is.
    pub(crate) fn not_found<'a>(
        thing: &str,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let known = if known.is_empty() { "none yet".to_owned() } else { known.join(", ") };
        Self::new(Kind::NotFound, format!("there is no {thing} {name:?}; there are: {known}"))
    }

    /// Wrong options, a wrong position or a wrong board.
    pub(crate) fn faults(faults: Vec<Fault>) -> Self {
        let what = Fault::list(&faults);
        Self { faults, ..Self::new(Kind::Faults, what) }
    }

    /// A refusal, with its sentence in English if there is a simple one.
    pub(crate) fn refused(refusal: &Refusal, sentence: Option<String>) -> Self {
        Self {
            clause: Some(refusal.clause),
            text: Some(refusal.text.clone()),
            ..Self::new(Kind::Refused, sentence.unwrap_or_else(|| refusal.to_string()))
        }
    }
}
