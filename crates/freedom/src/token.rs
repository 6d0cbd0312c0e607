//! Tokens: the stacks they lie on.

use serde::{Deserialize, Serialize};

use crate::place::Places;

/// The most stacks a board can have.
pub const MAX_STACKS: usize = 16;

kernel::noun! {
    /// A stack of tokens by its place in the board's list.
    #[derive(Serialize, Deserialize)]
    pub struct Stack below MAX_STACKS
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
