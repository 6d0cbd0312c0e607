//! What can be chosen when a table is made. Each choice is a clause of the ledger.

use kernel::about::Choice;
use kernel::choice;
use serde::{Deserialize, Serialize};

/// The options of a table. A state keeps them with the scenario left out, which it has by its index.
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
        Self {
            scenario: "campaign".to_owned(),
            hands: Hands::default(),
            reinforcements: Reinforcements::default(),
            fled_allies: FledAllies::default(),
            fled_natives: FledNatives::default(),
            butler: Butler::default(),
            betsy_ross: BetsyRoss::default(),
            turned_loyalist: TurnedLoyalist::default(),
        }
    }
}

impl Options {
    /// Every option with its values, the usual one first.
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Hands::choice(),
            Reinforcements::choice(),
            FledAllies::choice(),
            FledNatives::choice(),
            Butler::choice(),
            BetsyRoss::choice(),
            TurnedLoyalist::choice(),
        ]
    }
}

choice! {
    /// When the first hands are drawn.
    Hands("hands", "1.8") {
        /// After the extra units are placed.
        After = "after",
        /// Before they are placed.
        Before = "before",
    }
}
choice! {
    /// Whether reinforcements must be placed.
    Reinforcements("reinforcements", "3.5") {
        /// As far as possible.
        Compulsory = "compulsory",
        /// As the player likes.
        Voluntary = "voluntary",
    }
}
choice! {
    /// What becomes of Hessians and French who fled.
    FledAllies("fled_allies", "3.7") {
        /// They may come back in either sequence of their side.
        Return = "return",
        /// They stay out.
        Stay = "stay",
    }
}
choice! {
    /// What becomes of natives who fled.
    FledNatives("fled_natives", "3.8") {
        /// They stay out.
        Stay = "stay",
        /// They go to the reserve, from where a card may bring them.
        Reserve = "reserve",
    }
}
choice! {
    /// How many battles John Butler opens.
    Butler("butler", "9.10") {
        /// Every battle of the sequence.
        Every = "every",
        /// One battle that is named.
        One = "one",
    }
}
choice! {
    /// When Betsy Ross may be played.
    BetsyRoss("betsy_ross", "9.20") {
        /// Any time in the battle phase, except between a roll and its results.
        AnyTime = "any_time",
        /// Before a battle begins.
        BeforeBattle = "before_battle",
    }
}
choice! {
    /// Where a Loyalist goes whom Betsy Ross replaces.
    TurnedLoyalist("turned_loyalist", "9.21") {
        /// To the Loyalists' reserve.
        Reserve = "reserve",
        /// To the fled units.
        Fled = "fled",
    }
}
