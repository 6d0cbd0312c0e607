//! What actions are about: how it is counted in their codes and spelled in their names.

use std::borrow::Cow;

use kernel::action::word;
use kernel::{Part, Seat};

use crate::area::{Area, MAX_AREAS};
use crate::card::{Card, MAX_NUMBER};
use crate::colour::{COLOURS, Colour, FACTIONS, Side};
use crate::event::card_id;
use crate::force::{SLOTS, Slot};
use crate::rules::Rebellion;
use crate::standing::{self, LossRule, ManoeuvreRule};
use crate::state::State;

kernel::parts! { Rebellion:
    Area is "area" below MAX_AREAS, |rules, area| rules.board().id(area);
    Colour is "colour" below COLOURS, |_, colour| colour.id();
    Slot is "kind of unit" below SLOTS, |_, slot| slot.id();
}

impl Part<Rebellion> for Card {
    type Value = Self;
    const NOUN: &'static str = "card";
    const ROOM: u32 = (FACTIONS * MAX_NUMBER) as u32;

    #[inline]
    fn number(card: Self) -> u32 {
        u32::from(card.faction.0) * MAX_NUMBER as u32 + u32::from(card.number)
    }

    #[inline]
    fn from_number(number: u32) -> Option<Self> {
        let room = MAX_NUMBER as u32;
        Some(Self { faction: Seat((number / room) as u8), number: (number % room) as u8 })
    }

    fn word<'a>(card: Self, rules: &'a Rebellion, _: &'a State) -> Option<Cow<'a, str>> {
        rules.board().print(card).map(|_| card_id(card).into())
    }
}

/// An order of losses is spelled by the places of the side's four kinds, `2134`, for one and the same
/// action means other colours on the other side. The letters of either side are understood.
impl Part<Rebellion> for LossRule {
    type Value = Self;
    const NOUN: &'static str = "rule for losses (ask, fewest_dice, or an order)";
    const ROOM: u32 = Self::COUNT as u32;

    #[inline]
    fn number(rule: Self) -> u32 {
        rule.number().into()
    }

    #[inline]
    fn from_number(number: u32) -> Option<Self> {
        Self::from_number(number as u8)
    }

    fn word<'a>(rule: Self, _: &'a Rebellion, _: &'a State) -> Option<Cow<'a, str>> {
        Some(match rule {
            Self::Ask => "ask".into(),
            Self::FewestDice => "fewest_dice".into(),
            Self::Order(number) => ORDERS[usize::from(number) % ORDERS.len()].into(),
        })
    }

    fn read(text: &str, rules: &Rebellion, state: &State) -> Option<Self> {
        let letters = || Side::BOTH.iter().find_map(|side| standing::by_letters(*side, text));
        let mut all = (0..Self::COUNT).filter_map(Self::from_number);
        all.find(|rule| <Self as Part<_>>::word(*rule, rules, state).as_deref() == Some(text))
            .or_else(|| letters().map(Self::Order))
    }
}

/// The orders of four kinds, as [`standing::order`] counts them.
const ORDERS: [&str; standing::ORDERS as usize] = [
    "1234", "1243", "1324", "1342", "1423", "1432", "2134", "2143", "2314", "2341", "2413", "2431",
    "3124", "3142", "3214", "3241", "3412", "3421", "4123", "4132", "4213", "4231", "4312", "4321",
];

impl Part<Rebellion> for ManoeuvreRule {
    type Value = Self;
    const NOUN: &'static str = "rule for manoeuvres (ask, never, last_unit, or an area)";
    const ROOM: u32 = Self::COUNT as u32;

    #[inline]
    fn number(rule: Self) -> u32 {
        rule.number().into()
    }

    #[inline]
    fn from_number(number: u32) -> Option<Self> {
        Self::from_number(number as u8)
    }

    fn word<'a>(rule: Self, rules: &'a Rebellion, _: &'a State) -> Option<Cow<'a, str>> {
        word(match rule {
            Self::Ask => "ask",
            Self::Never => "never",
            Self::LastUnit => "last_unit",
            Self::Always(area) => rules.board().id(area),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_spelled_by_the_places_of_its_kinds() {
        for side in Side::BOTH {
            let kinds = Slot::of(side);
            for (number, places) in (0..).zip(ORDERS) {
                let order = standing::order(side, number);
                let place = |slot: &Slot| kinds.iter().position(|kind| kind == slot).unwrap() + 1;
                assert_eq!(
                    order.iter().map(|slot| place(slot).to_string()).collect::<String>(),
                    places
                );
            }
        }
    }
}
