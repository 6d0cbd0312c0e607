//! The story line: what happened, in sentences.

use serde::Serialize;

use crate::text::Text;

/// One line of the story of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The sentence.
    pub text: Text,
    /// The clause that explains it, if it may surprise.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// The places it is about, to be lit when one points at it.
    pub places: Vec<String>,
    /// How much it weighs in the story.
    pub weight: Weight,
}

/// How much a line weighs in the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Opens a chapter: a new turn, a new phase.
    Chapter,
    /// An ordinary step.
    Plain,
    /// Something one should not miss.
    Strong,
}
