//! What is wrong with the name of an action.

use std::fmt;

/// A name that names no action: which word is wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misspelt {
    /// No action begins like this.
    Verb {
        /// What was written.
        verb: String,
        /// What could have been.
        verbs: &'static [&'static str],
    },
    /// There are too many words, or too few.
    Count {
        /// The verb.
        verb: String,
        /// What it goes with.
        nouns: &'static [&'static str],
        /// How many words there were.
        given: usize,
    },
    /// A word stands for nothing on this board.
    Word {
        /// What was written.
        word: String,
        /// What it should have been.
        noun: &'static str,
    },
    /// Each word stands for something, but they do not go together.
    Together {
        /// What was written.
        name: String,
    },
    /// No action has this code.
    Code {
        /// What was written.
        code: String,
    },
}

/// No more of what was written is repeated.
const SHOWN: usize = 40;

fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

impl Misspelt {
    /// No action begins like this.
    #[must_use]
    pub fn verb(verb: &str, verbs: &'static [&'static str]) -> Self {
        Self::Verb { verb: shown(verb), verbs }
    }

    /// There are too many words, or too few.
    #[must_use]
    pub fn count(verb: &str, nouns: &'static [&'static str], given: usize) -> Self {
        Self::Count { verb: shown(verb), nouns, given }
    }

    /// A word stands for nothing on this board.
    #[must_use]
    pub fn word(word: &str, noun: &'static str) -> Self {
        Self::Word { word: shown(word), noun }
    }

    /// The words do not go together.
    #[must_use]
    pub fn together(name: &str) -> Self {
        Self::Together { name: shown(name) }
    }

    /// No action has this code.
    #[must_use]
    pub fn code(code: &str) -> Self {
        Self::Code { code: shown(code) }
    }
}

impl fmt::Display for Misspelt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Verb { verb, verbs } => {
                write!(f, "{verb:?} is no verb; there are: {}", verbs.join(", "))
            }
            Self::Count { verb, nouns: [], .. } => write!(f, "{verb:?} stands alone"),
            Self::Count { verb, nouns, given } => {
                let words = if nouns.len() == 1 { "word" } else { "words" };
                let (count, nouns) = (nouns.len(), nouns.join(", "));
                write!(f, "{verb:?} goes with {count} {words} ({nouns}), not with {given}")
            }
            Self::Word { word, noun } => write!(f, "{word:?} is no {noun}"),
            Self::Together { name } => write!(f, "the words of {name:?} do not go together"),
            Self::Code { code } => write!(f, "no action has the code {code}"),
        }
    }
}

impl std::error::Error for Misspelt {}
