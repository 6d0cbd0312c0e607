//! The editions of these rules. A table keeps the one it was made with, so that a log means for
//! ever what it meant when it was played.

use crate::options::Mode;

kernel::editions! {
    /// Which edition of these rules a table plays: the one switch between them.
    pub enum Edition {
        /// Version 1.
        First,
        /// Version 2: reactions belong to their owners, and nobody is asked where all answers are one.
        Second,
    }
}

impl Edition {
    /// Who decides about a reaction until its owner says otherwise (10.5).
    #[must_use]
    pub const fn reactions(self) -> Mode {
        match self {
            Self::First => Mode::Acting,
            Self::Second => Mode::Ask,
        }
    }

    /// Whether owners can say who decides on the turn of others, too, and instead of an answer
    /// (10.6).
    #[must_use]
    pub const fn owners_speak_any_time(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether a question is left out if its answers all lead to the same (3.5.10, 9.6.1).
    #[must_use]
    pub const fn spares_idle_questions(self) -> bool {
        matches!(self, Self::Second)
    }
}
