//! The story line: what happened, in sentences.

use std::borrow::Cow;

use serde::Serialize;

use crate::text::{Arg, Text};

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

impl Line {
    /// An ordinary line: a sentence by its key.
    ///
    /// ```
    /// let line = kernel::Line::plain("told-landed").place("at", "ALG").because("2.2").strong();
    /// assert_eq!((line.places, line.clause), (vec!["ALG".to_owned()], Some("2.2")));
    /// ```
    #[must_use]
    pub fn plain(key: impl Into<Cow<'static, str>>) -> Self {
        Self::from(Text::new(key))
    }

    /// The same line with a gap of its sentence filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.text = self.text.with(name, arg);
        self
    }

    /// The same line with a place in a gap of its sentence; it is about that place.
    #[must_use]
    pub fn place(self, name: &'static str, id: &str) -> Self {
        self.with(name, Arg::Place(id.to_owned())).about([id])
    }

    /// The same line, about places that its sentence need not name.
    #[must_use]
    pub fn about(mut self, ids: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.places.extend(ids.into_iter().map(Into::into));
        self
    }

    /// The same line with the clause that explains it, if one does.
    #[must_use]
    pub fn because(mut self, clause: impl Into<Option<&'static str>>) -> Self {
        self.clause = clause.into();
        self
    }

    /// The same line, not to be missed.
    #[must_use]
    pub fn strong(mut self) -> Self {
        self.weight = Weight::Strong;
        self
    }

    /// The same line as the beginning of a chapter.
    #[must_use]
    pub fn chapter(mut self) -> Self {
        self.weight = Weight::Chapter;
        self
    }
}

impl From<Text> for Line {
    fn from(text: Text) -> Self {
        Self { text, clause: None, places: Vec::new(), weight: Weight::Plain }
    }
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
