//! Why an action is not legal, and what is wrong with something written by hand.

use std::fmt;

use serde::Serialize;

use crate::text::Text;

/// The typed reason why an action is not legal, with the clause that forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The number of the clause in the game's ledger, or one of the table's own reasons ("table").
    pub clause: &'static str,
    /// The sentence for the person who tried.
    pub text: Text,
}

impl Refusal {
    /// A refusal that cites a clause of the game's ledger.
    #[must_use]
    pub fn new(clause: &'static str, text: Text) -> Self {
        Self { clause, text }
    }

    /// A refusal by the table itself, before any rule is asked.
    #[must_use]
    pub fn table(key: &'static str) -> Self {
        Self { clause: "table", text: Text::new(key) }
    }

    /// Whether the table refused, and not a rule.
    #[must_use]
    pub fn is_table(&self) -> bool {
        self.clause == "table"
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text.key, self.clause)?;
        for (name, arg) in self.text.args.iter() {
            write!(f, " {name}={arg:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// The reasons a table refuses for, whatever the game. Each is a key of the language files.
pub mod table_refusals {
    /// The code names no action of this game.
    pub const UNKNOWN_ACTION: &str = "table-unknown-action";
    /// There is no such seat.
    pub const NO_SUCH_SEAT: &str = "table-no-such-seat";
    /// The game is over.
    pub const OVER: &str = "table-over";
    /// It is not this seat's turn to do anything.
    pub const NOT_YOUR_TURN: &str = "table-not-your-turn";
    /// Nothing can be taken back.
    pub const NOTHING_TO_UNDO: &str = "table-nothing-to-undo";
    /// That step cannot be taken back: something was revealed, or it is another's.
    pub const CANNOT_UNDO: &str = "table-cannot-undo";
    /// Chance is not asked now.
    pub const NO_CHANCE: &str = "table-no-chance";
    /// That outcome is not among the possible ones.
    pub const NOT_A_CHANCE: &str = "table-not-a-chance";
    /// This seat owes no step, so it cannot be absent.
    pub const NOT_AWAITED: &str = "table-not-awaited";
    /// The seat can take this step back without asking anybody.
    pub const UNDO_INSTEAD: &str = "table-undo-instead";
    /// Somebody pleads to go back already.
    pub const PLEA_STANDS: &str = "table-plea-stands";
    /// No plea waits for an answer of this seat.
    pub const NO_PLEA: &str = "table-no-plea";
    /// The seat has taken back or pleaded too often in this phase.
    pub const TOO_MANY_UNDOS: &str = "table-too-many-undos";
    /// All of them.
    pub const ALL: [&str; 13] = [
        UNKNOWN_ACTION,
        NO_SUCH_SEAT,
        OVER,
        NOT_YOUR_TURN,
        NOTHING_TO_UNDO,
        CANNOT_UNDO,
        NO_CHANCE,
        NOT_A_CHANCE,
        NOT_AWAITED,
        UNDO_INSTEAD,
        PLEA_STANDS,
        NO_PLEA,
        TOO_MANY_UNDOS,
    ];
}

/// One thing that is wrong with a board, a position or a set of options, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// Where it is, as a path: `territories.ALG.squares`.
    pub at: String,
    /// What is wrong and what would be right, in plain English.
    pub what: String,
}

impl Fault {
    /// A fault at a place.
    #[must_use]
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into() }
    }

    /// That rules have no such version.
    #[must_use]
    pub fn no_version(version: u32, newest: u32) -> Self {
        Self::new("version", format!("there is no version {version}; there are 1 to {newest}"))
    }

    /// Many faults on one line.
    #[must_use]
    pub fn list(faults: &[Self]) -> String {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

impl std::error::Error for Fault {}
