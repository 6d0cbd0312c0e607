//! Roles: what their benefit gives and what their special is.

use serde::Deserialize;

use crate::card::Send;
use crate::place::Places;

/// The most roles a board can have.
pub const MAX_ROLES: usize = 8;

/// What a role gives each round, as one side of its card says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Benefit {
    /// Money.
    pub money: u8,
    /// So many people may be moved,
    #[serde(default)]
    pub people: u8,
    /// so far each.
    #[serde(default)]
    pub spaces: u8,
    /// Cards of the queue cost so much less.
    #[serde(default)]
    pub card_off: u8,
    /// Conductor tokens cost so much less, in the planning phase too.
    #[serde(default)]
    pub conductor_off: u8,
    /// One catcher who would react to a movement can be held back, once a turn.
    #[serde(default)]
    pub hold: bool,
    /// After playing a Fundraising token one token may be bought, once a turn.
    #[serde(default)]
    pub purchase: bool,
}

/// What a role can do once in the game. A board file writes places as words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[serde(bound(deserialize = "P: Deserialize<'de> + Default"))]
pub enum Special<P = Places> {
    /// In a planning phase: take people off each market card.
    Relieve {
        /// How many off each.
        people: u8,
    },
    /// In the own turn: spread steps over people.
    Points {
        /// How many steps.
        points: u8,
    },
    /// In the own turn: move people with no effect.
    Send(Send<P>),
    /// At the beginning of the own turn: discard a card of the queue, unresolved.
    Discard,
    /// In another player's turn: the catchers do not react to Conductor tokens.
    Protect,
    /// In the own turn: play more tokens.
    Tokens {
        /// So many in all.
        limit: u8,
    },
}
