//! The editions of these rules. A stored log keeps the meaning it was written with: a table is
//! played to its end by the edition it was made with, and whatever differs is asked here.

kernel::editions! {
    /// The edition of the rules a table is played by.
    pub enum Edition {
        /// Version 1.
        First,
        /// Version 2.
        Second,
    }
}

impl Edition {
    const fn is_second(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether natives whom a battle left alone stay where they are (clause 5.5). In the first
    /// edition those who had been with the British still used their blanks.
    pub(crate) const fn neutral_natives_stay(self) -> bool {
        self.is_second()
    }

    /// Whether the side says who manoeuvres first where natives could be left alone (clause 7.23).
    pub(crate) const fn side_orders_manoeuvres(self) -> bool {
        self.is_second()
    }

    /// Whether the active faction speaks for its side, however few its units (clause 7.7).
    pub(crate) const fn active_faction_speaks(self) -> bool {
        self.is_second()
    }

    /// Whether natives can be rearranged without a soldier (clause 9.11).
    pub(crate) const fn natives_rearrange_alone(self) -> bool {
        self.is_second()
    }

    /// Whether fled units go home for whom nobody is left to be recruited (clause 9.17).
    pub(crate) const fn unreplaced_go_home(self) -> bool {
        self.is_second()
    }
}
