//! The editions of the rules. A table keeps the one it was made with, so that its log keeps its
//! meaning.

/// An edition of the rules, by the version that a table stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Version 1.
    First,
    /// Version 2: a landing that fails takes nothing from the stock (clause 3.2.5).
    Second,
}

impl Edition {
    /// The edition of a version, if there is one.
    #[must_use]
    pub const fn of(version: u32) -> Option<Self> {
        match version {
            1 => Some(Self::First),
            2 => Some(Self::Second),
            _ => None,
        }
    }

    /// Its version.
    #[must_use]
    pub const fn version(self) -> u32 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }

    /// Whether the presence that a failed landing held back serves an exploration.
    pub(crate) const fn failed_landing_takes_nothing(self) -> bool {
        matches!(self, Self::Second)
    }
}
