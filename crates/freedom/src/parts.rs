//! What actions are about: how it is counted in their codes and spelled in their names.

use std::borrow::Cow;

use kernel::Part;
use kernel::action::word;

use crate::action::{Shade, Way};
use crate::board::{MAX_CATCHERS, MAX_LOTS, QUEUE_SLOTS};
use crate::card::{Card, MAX_CARDS};
use crate::options::Mode;
use crate::place::{MAX_PLACES, Place};
use crate::role::MAX_ROLES;
use crate::rules::Freedom;
use crate::state::State;
use crate::token::{MAX_STACKS, Stack};

/// How many plantations actions can name.
const PLANTATIONS: usize = 4;

/// What the catcher die shows.
pub(crate) enum Face {}
/// A slot of the queue, counted from the left.
pub(crate) type QueueSlot = kernel::Count<0, { QUEUE_SLOTS as u8 }>;

kernel::parts! { Freedom:
    Place is "place" below MAX_PLACES, |rules, place| rules.board().id(place);
    Stack is "stack of tokens" below MAX_STACKS, |rules, stack| rules.board().stack_id(stack);
    Card is "card" below MAX_CARDS, |rules, card| rules.board().card_id(card);
    /// A catcher, by its place in the board's list.
    Catcher of u8 is "catcher" below MAX_CATCHERS, |rules, n| rules.board().catcher_id(n);
    /// A market card, by its place in the board's list.
    Lot of u8 is "market card" below MAX_LOTS, |rules, n| rules.board().lot_id(n);
    /// A role, by its place in the board's list.
    Role of u8 is "role" below MAX_ROLES, |rules, n| rules.board().role_id(n);
    /// A plantation, by its place in the board's list.
    Plantation of u8 is "plantation" below PLANTATIONS,
        |rules, n| rules.board().farm(n).map_or("", |at| rules.board().id(at));
}

/// Parts that are one of a few words, whatever the board.
macro_rules! one_of_a_few {
    ($($part:ident, $noun:literal: $($value:ident = $word:literal),+;)+) => {$(
        impl Part<Freedom> for $part {
            type Value = Self;
            const NOUN: &'static str = $noun;
            const ROOM: u32 = [$($part::$value),+].len() as u32;

            #[inline]
            fn number(value: Self) -> u32 {
                value as u32
            }

            #[inline]
            fn from_number(number: u32) -> Option<Self> {
                [$($part::$value),+].get(number as usize).copied()
            }

            fn word<'a>(value: Self, _: &'a Freedom, _: &'a State) -> Option<Cow<'a, str>> {
                Some(Cow::Borrowed(match value {
                    $($part::$value => $word,)+
                }))
            }
        }
    )+};
}

one_of_a_few! {
    Mode, "way to decide (acting, ask, never)": Acting = "acting", Ask = "ask", Never = "never";
    Way, "way (west, east)": West = "west", East = "east";
    // A token that is not grey is not called anything.
    Shade, "shade (grey, or nothing)": Plain = "", Grey = "grey";
}

impl Part<Freedom> for Face {
    type Value = Option<u8>;
    const NOUN: &'static str = "catcher (or none)";
    const ROOM: u32 = MAX_CATCHERS as u32 + 1;

    #[inline]
    fn number(face: Option<u8>) -> u32 {
        face.map_or(MAX_CATCHERS as u32, u32::from)
    }

    #[inline]
    fn from_number(number: u32) -> Option<Option<u8>> {
        Some(Some(number as u8).filter(|n| usize::from(*n) < MAX_CATCHERS))
    }

    fn word<'a>(face: Option<u8>, rules: &'a Freedom, _: &'a State) -> Option<Cow<'a, str>> {
        word(face.map_or("none", |catcher| rules.board().catcher_id(catcher)))
    }
}
