//! What can be chosen when a table is made. Each choice is a clause of the ledger.

use kernel::choice;
use serde::{Deserialize, Serialize};

use crate::edition::Edition;

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The scenario, by its id on the board.
    pub scenario: String,
    /// When the first hands are drawn.
    pub hands: Hands,
    /// Whether reinforcements must be placed.
    pub reinforcements: Reinforcements,
    /// What becomes of Hessians and French who fled.
    pub fled_allies: FledAllies,
    /// What becomes of natives who fled.
    pub fled_natives: FledNatives,
    /// How many battles John Butler opens.
    pub butler: Butler,
    /// When Betsy Ross may be played.
    pub betsy_ross: BetsyRoss,
    /// Where a Loyalist goes whom Betsy Ross replaces.
    pub turned_loyalist: TurnedLoyalist,
}

impl Default for Options {
    fn default() -> Self {
        Self::of("campaign".to_owned(), Variants::default())
    }
}

impl Options {
    /// The options for a scenario with these choices.
    #[must_use]
    pub fn of(scenario: String, variants: Variants) -> Self {
        let Variants { hands, reinforcements, fled_allies, fled_natives, .. } = variants;
        let Variants { butler, betsy_ross, turned_loyalist, .. } = variants;
        Self {
            scenario,
            hands,
            reinforcements,
            fled_allies,
            fled_natives,
            butler,
            betsy_ross,
            turned_loyalist,
        }
    }

    /// The choices, with the scenario by its index on the board.
    #[must_use]
    pub fn variants(&self, edition: Edition, scenario: u8) -> Variants {
        Variants {
            edition,
            scenario,
            hands: self.hands,
            reinforcements: self.reinforcements,
            fled_allies: self.fled_allies,
            fled_natives: self.fled_natives,
            butler: self.butler,
            betsy_ross: self.betsy_ross,
            turned_loyalist: self.turned_loyalist,
        }
    }
}

/// The choices as a state keeps them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variants {
    /// The edition of the rules. It belongs to the table, not to the position.
    pub edition: Edition,
    /// The scenario, by its index on the board.
    pub scenario: u8,
    /// When the first hands are drawn.
    pub hands: Hands,
    /// Whether reinforcements must be placed.
    pub reinforcements: Reinforcements,
    /// What becomes of Hessians and French who fled.
    pub fled_allies: FledAllies,
    /// What becomes of natives who fled.
    pub fled_natives: FledNatives,
    /// How many battles John Butler opens.
    pub butler: Butler,
    /// When Betsy Ross may be played.
    pub betsy_ross: BetsyRoss,
    /// Where a Loyalist goes whom Betsy Ross replaces.
    pub turned_loyalist: TurnedLoyalist,
}

choice! {
    /// When the first hands are drawn.
    Hands {
        /// After the extra units are placed.
        After,
        /// Before they are placed.
        Before
    }
}
choice! {
    /// Whether reinforcements must be placed.
    Reinforcements {
        /// As far as possible.
        Compulsory,
        /// As the player likes.
        Voluntary
    }
}
choice! {
    /// What becomes of Hessians and French who fled.
    FledAllies {
        /// They may come back in either sequence of their side.
        Return,
        /// They stay out.
        Stay
    }
}
choice! {
    /// What becomes of natives who fled.
    FledNatives {
        /// They stay out.
        Stay,
        /// They go to the reserve, from where a card may bring them.
        Reserve
    }
}
choice! {
    /// How many battles John Butler opens.
    Butler {
        /// Every battle of the sequence.
        Every,
        /// One battle that is named.
        One
    }
}
choice! {
    /// When Betsy Ross may be played.
    BetsyRoss {
        /// Any time in the battle phase, except between a roll and its results.
        AnyTime,
        /// Before a battle begins.
        BeforeBattle
    }
}
choice! {
    /// Where a Loyalist goes whom Betsy Ross replaces.
    TurnedLoyalist {
        /// To the Loyalists' reserve.
        Reserve,
        /// To the fled units.
        Fled
    }
}
