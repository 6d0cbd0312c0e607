//! Tokens: the stacks they lie on.

use kernel::Key;
use serde::{Deserialize, Serialize};

use crate::place::Places;

/// The most stacks a board can have.
pub const MAX_STACKS: usize = 16;

/// A stack of tokens by its place in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Stack(pub u8);

impl Stack {
    /// The stack as an index into a table with a row for each.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_STACKS
    }
}

impl Key for Stack {
    #[inline]
    fn row(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        Self(row as u8)
    }
}

/// What the tokens of a stack are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// They strengthen the cause and open the periods.
    Support,
    /// They move people.
    Conductor {
        /// How many people.
        people: u8,
        /// How far each.
        spaces: u8,
    },
    /// They raise money for the people in some places.
    Fundraising {
        /// Where people count.
        places: Places,
    },
}
