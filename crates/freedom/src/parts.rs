//! What actions are about: how it is counted in their codes and spelled in their names.

use std::borrow::Cow;

use kernel::action::word;
use kernel::{Key, Part};

use crate::action::{Shade, Way};
use crate::board::{Board, MAX_CATCHERS, MAX_LOTS, QUEUE_SLOTS};
use crate::card::{Card, MAX_CARDS};
use crate::options::Mode;
use crate::place::{MAX_PLACES, Place};
use crate::role::MAX_ROLES;
use crate::rules::Freedom;
use crate::state::State;
use crate::token::{MAX_STACKS, Stack};

/// How many plantations actions can name.
const PLANTATIONS: usize = 4;

/// A catcher, by its place in the board's list.
pub(crate) enum Catcher {}
/// What the catcher die shows.
pub(crate) enum Face {}
/// A market card, by its place in the board's list.
pub(crate) enum Lot {}
/// A plantation, by its place in the board's list.
pub(crate) enum Plantation {}
/// A slot of the queue, counted from the left.
pub(crate) type QueueSlot = kernel::Count<0, { QUEUE_SLOTS as u8 }>;
/// A role, by its place in the board's list.
pub(crate) enum Role {}

/// Parts that are a small integer, with an id on the board.
macro_rules! on_the_board {
    ($($part:ty: $value:ty, $noun:literal, $room:expr, $id:expr;)+) => {$(
        impl Part<Freedom> for $part {
            type Value = $value;
            const NOUN: &'static str = $noun;
            const ROOM: u32 = $room as u32;

            #[inline]
            fn number(value: $value) -> u32 {
                value.row() as u32
            }

            #[inline]
            fn from_number(number: u32) -> Option<$value> {
                Some(<$value>::of_row(number as usize))
            }

            fn word<'a>(value: $value, rules: &'a Freedom, _: &'a State) -> Option<Cow<'a, str>> {
                let id: fn(&Board, $value) -> &str = $id;
                word(id(rules.board(), value))
            }
        }
    )+};
}

on_the_board! {
    Place: Place, "place", MAX_PLACES, Board::id;
    Stack: Stack, "stack of tokens", MAX_STACKS, Board::stack_id;
    Card: Card, "card", MAX_CARDS, Board::card_id;
    Catcher: u8, "catcher", MAX_CATCHERS, Board::catcher_id;
    Lot: u8, "market card", MAX_LOTS, Board::lot_id;
    Role: u8, "role", MAX_ROLES, Board::role_id;
    Plantation: u8, "plantation", PLANTATIONS, |board, n| board.farm(n).map_or("", |at| board.id(at));
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
