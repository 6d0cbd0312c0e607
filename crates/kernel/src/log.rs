//! The log: the ordered list of actions and chances. It *is* the table.

use serde::{Deserialize, Serialize};

use crate::erased::AnyTable;
use crate::misspelt::Misspelt;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// One row of the log. Who clicked and when is the host's business and stored beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    /// What kind of row it is.
    pub kind: Kind,
    /// The seat that acted; none for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The code of the action or of the outcome; for an undo, the row that it takes back, or its
    /// own position if it is a no to a plea.
    pub code: u32,
}

/// A row of the log with the name of what was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedRow {
    /// The row.
    #[serde(flatten)]
    pub row: Row,
    /// The name of the action or of the outcome; none for an undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// Plays rows on a table and says what was done, each in the words of the moment before it.
///
/// # Errors
/// The first row that is not legal; the rows before it are played.
pub fn record(table: &mut dyn AnyTable, rows: &[Row]) -> Result<Vec<NamedRow>, Refusal> {
    let named = |row: &Row| {
        let name = (row.kind != Kind::Undo).then(|| table.name(row.code));
        table.commit(&[*row])?;
        Ok(NamedRow { row: *row, name })
    };
    rows.iter().map(named).collect()
}

/// An action as a request speaks of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an action goes by its code, a whole number, or by its name")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ActionRef {
    /// By its code.
    Code(u32),
    /// By its name.
    Name(String),
}

impl ActionRef {
    /// The code of the action at a table.
    ///
    /// # Errors
    /// What is wrong with the name.
    pub fn code(&self, table: &dyn AnyTable) -> Result<u32, Misspelt> {
        match self {
            Self::Code(code) => Ok(*code),
            Self::Name(name) => table.read(name),
        }
    }
}

/// What kind of row it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A seat acted.
    Action,
    /// Nobody acted: a die, a card, a cube.
    Chance,
    /// A seat took a step of its own back, or answers a plea to go back further.
    Undo,
    /// A seat's clock ran out.
    Absent,
}

impl Kind {
    /// The kind as a small number, for storing.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Action => 0,
            Self::Chance => 1,
            Self::Undo => 2,
            Self::Absent => 3,
        }
    }

    /// The kind a stored number stands for.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Action),
            1 => Some(Self::Chance),
            2 => Some(Self::Undo),
            3 => Some(Self::Absent),
            _ => None,
        }
    }
}

/// What somebody wants to do to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A seat takes an action.
    Act {
        /// The seat.
        seat: Seat,
        /// The code of the action.
        code: u32,
    },
    /// A seat takes back one of its own steps.
    Undo {
        /// The seat.
        seat: Seat,
        /// Which step, counted as the seat itself counts rows; the last one if not said.
        target: Option<u32>,
    },
    /// A seat's clock ran out.
    Absent {
        /// The seat.
        seat: Seat,
    },
    /// Chance takes its turn.
    Chance {
        /// The outcome, forced; drawn from the seed if not said.
        code: Option<u32>,
    },
    /// A seat asks everybody to go back before its last step that all have seen.
    Plead {
        /// The seat.
        seat: Seat,
    },
    /// A seat answers such a plea.
    Answer {
        /// The seat.
        seat: Seat,
        /// Whether it agrees to go back.
        agree: bool,
    },
}
