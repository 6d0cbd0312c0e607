//! What can be chosen when a table is made. Each choice is a clause of the ledger.

use kernel::about::Choice;
use kernel::choice;
use serde::{Deserialize, Serialize};

/// The options of a table. A state keeps them with the powers left out: those are the seats'.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The powers in play, by id; the first six of the board if left empty.
    pub powers: Vec<String>,
    /// Where the first presences stand.
    pub start: Start,
    /// When powers may exchange messages.
    pub press: Press,
    /// In which order surplus explorations are carried out.
    pub alphabet: Alphabet,
    /// Who gets the last presence.
    pub last_pawn: LastPawn,
    /// What becomes of a landing where somebody explores in the same turn.
    pub landing_meets_explorer: LandingMeetsExplorer,
    /// What becomes of a sheet with two landings.
    pub two_landings: TwoLandings,
    /// Whether the development pawns can run out.
    pub pawn_limit: PawnLimit,
}

impl Options {
    /// Every option with its values, the usual one first.
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Start::choice(),
            Press::choice(),
            Alphabet::choice(),
            LastPawn::choice(),
            LandingMeetsExplorer::choice(),
            TwoLandings::choice(),
            PawnLimit::choice(),
        ]
    }
}

choice! {
    /// Where the first presences stand.
    Start("start", "6.3") {
        /// Each power chooses a coast.
        Free = "free",
        /// Each power stands where it stood in history.
        Historical = "historical",
    }
}
choice! {
    /// When powers may exchange messages.
    Press("press", "1.3") {
        /// In the diplomacy phase only.
        Diplomacy = "diplomacy",
        /// At any time.
        Always = "always",
    }
}
choice! {
    /// In which order surplus explorations are carried out.
    Alphabet("alphabet", "3.1.7") {
        /// By the name of the territory that is explored.
        Destination = "destination",
        /// By the name of the territory the expedition leaves from.
        Origin = "origin",
    }
}
choice! {
    /// Who gets the last presence.
    LastPawn("last_pawn", "3.2.4") {
        /// The exploration.
        Exploration = "exploration",
        /// The landing.
        Landing = "landing",
    }
}
choice! {
    /// What becomes of a landing where another power explores in the same turn.
    LandingMeetsExplorer("landing_meets_explorer", "3.2.3") {
        /// Both arrive.
        Arrives = "arrives",
        /// The explorer was first, and the coast is no longer empty.
        Fails = "fails",
    }
}
choice! {
    /// What becomes of a sheet with two landings.
    TwoLandings("two_landings", "2.2.4") {
        /// The order is void.
        Void = "void",
        /// The later line counts.
        Later = "later",
    }
}
choice! {
    /// Whether the development pawns can run out.
    PawnLimit("pawn_limit", "3.1.2") {
        /// They cannot.
        None = "none",
        /// They can.
        Pieces = "pieces",
    }
}
