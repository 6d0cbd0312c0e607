//! The editions of the rules. A table keeps the one it was made with, so that its log keeps its
//! meaning.

kernel::editions! {
    /// An edition of the rules, by the version that a table stores.
    pub enum Edition {
        /// Version 1.
        First,
        /// Version 2: a landing that fails takes nothing from the stock (clause 3.2.5).
        Second,
    }
}

impl Edition {
    /// Whether the presence that a failed landing held back serves an exploration.
    pub(crate) const fn failed_landing_takes_nothing(self) -> bool {
        matches!(self, Self::Second)
    }
}
