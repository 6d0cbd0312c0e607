//! Standing instructions: what a faction wants done in battles while another faction is active, so
//! that play by correspondence need not wait at every roll (chapter 13 of the ledger).

use crate::area::{Area, Areas};
use crate::board::Board;
use crate::colour::Side;
use crate::force::{Force, SLOTS, Slot};
use crate::state::State;

/// How often a faction may change its mind in one sequence. Without a bound, play could go on for
/// ever.
pub const CHANGES: u8 = 4;

/// How many orders of the four slots of a side there are.
pub const ORDERS: u8 = 24;

/// What a faction wants done in battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// In which order losses fall.
    pub losses: LossRule,
    /// When to manoeuvre.
    pub manoeuvre: ManoeuvreRule,
    /// How often it may still be changed in this sequence.
    pub changes: u8,
}

impl Standing {
    /// Ask me.
    pub const ASK: Self =
        Self { losses: LossRule::Ask, manoeuvre: ManoeuvreRule::Ask, changes: CHANGES };
}

/// In which order losses fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossRule {
    /// Ask me.
    Ask,
    /// Where they cost fewest dice.
    FewestDice,
    /// By colour, in one of the 24 orders of the side's four kinds of units.
    Order(u8),
}

/// When to manoeuvre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManoeuvreRule {
    /// Ask me.
    Ask,
    /// Never.
    Never,
    /// To save the last unit.
    LastUnit,
    /// Always, to this area if it is legal.
    Always(Area),
}

/// The slots of a side in the order of that number.
#[must_use]
pub fn order(side: Side, number: u8) -> [Slot; 4] {
    let slots = Slot::of(side);
    let mut left: [u8; 4] = [0, 1, 2, 3];
    let mut rest = usize::from(number % ORDERS);
    let mut found = [slots[0]; 4];
    for (n, ways) in [6, 2, 1, 1].into_iter().enumerate() {
        let pick = rest / ways;
        rest %= ways;
        found[n] = slots[usize::from(left[pick])];
        // What is picked goes out; the others move up and keep their order.
        for k in pick..3 {
            left[k] = left[k + 1];
        }
    }
    found
}

/// The unit that falls next under a rule; none if nobody is left or the rule is to ask.
#[must_use]
pub fn next_loss(board: &Board, force: Force, side: Side, rule: LossRule) -> Option<Slot> {
    match rule {
        LossRule::Ask => None,
        LossRule::FewestDice => cheapest(board, force, side),
        LossRule::Order(number) => {
            order(side, number).into_iter().find(|slot| force.get(*slot) > 0)
        }
    }
}

/// The unit whose loss costs the side least: no die if possible, then the weakest die. The last
/// unit that is not a native falls last, for natives left alone would change sides.
#[must_use]
pub fn cheapest(board: &Board, force: Force, side: Side) -> Option<Slot> {
    let natives = Slot::natives(side);
    if force.get(natives) > 0 && force.soldiers(side) == 1 {
        return Some(natives);
    }
    let mut best: Option<(Slot, [u8; 4])> = None;
    for slot in Slot::of(side) {
        let count = force.get(slot);
        if count == 0 {
            continue;
        }
        let dice = &board.dice[slot.colour()];
        // Compared in this order: dice lost, strength of the die, steadiness, fewer units.
        let price = [u8::from(count <= dice.count), dice.hit, dice.blank, u8::MAX - count];
        if best.is_none_or(|(_, least)| price < least) {
            best = Some((slot, price));
        }
    }
    best.map(|(slot, _)| slot)
}

/// Where the last unit is saved to: where most friends are, else an empty area or natives, else a
/// battle to come.
#[must_use]
pub fn refuge(state: &State, side: Side, targets: Areas) -> Option<Area> {
    let mut best: Option<(Area, u16)> = None;
    for area in targets {
        let force = state.units[area];
        let worth = match (force.holds(side), force.holds(side.other())) {
            (true, false) => 256 + u16::from(force.total(side)),
            (false, false) => 255,
            _ => 0,
        };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((area, worth));
        }
    }
    best.map(|(area, _)| area)
}

impl LossRule {
    /// How many rules there are.
    pub const COUNT: u8 = ORDERS + 2;

    /// The rule as a small number.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Ask => 0,
            Self::FewestDice => 1,
            Self::Order(n) => 2 + n % ORDERS,
        }
    }

    /// The rule a small number stands for.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Ask),
            1 => Some(Self::FewestDice),
            n if n < Self::COUNT => Some(Self::Order(n - 2)),
            _ => None,
        }
    }
}

impl ManoeuvreRule {
    /// How many rules there are.
    pub const COUNT: u8 = 3 + crate::area::MAX_AREAS as u8;

    /// The rule as a small number.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Ask => 0,
            Self::Never => 1,
            Self::LastUnit => 2,
            Self::Always(area) => 3 + area.index() as u8,
        }
    }

    /// The rule a small number stands for.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Ask),
            1 => Some(Self::Never),
            2 => Some(Self::LastUnit),
            n if n < Self::COUNT => Some(Self::Always(Area(n - 3))),
            _ => None,
        }
    }
}

/// The letters of an order, as positions and views write it: `RYON`.
#[must_use]
pub fn letters(side: Side, number: u8) -> String {
    order(side, number).iter().map(|slot| slot.colour().id()).collect()
}

/// The order written with these letters.
#[must_use]
pub fn by_letters(side: Side, text: &str) -> Option<u8> {
    (0..ORDERS).find(|n| letters(side, *n) == text)
}

const _: () = assert!(SLOTS == 8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_four_different_orders() {
        for side in Side::BOTH {
            let all: Vec<String> = (0..ORDERS).map(|n| letters(side, n)).collect();
            for (n, text) in all.iter().enumerate() {
                assert_eq!(by_letters(side, text), Some(n as u8));
                let mut sorted: Vec<char> = text.chars().collect();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(sorted.len(), 4);
            }
        }
        assert_eq!(letters(Side::British, 0), "RYON");
        assert_eq!(letters(Side::American, 23), "NFWB");
        assert_eq!(by_letters(Side::American, "RYON"), None);
    }

    #[test]
    fn rules_survive_their_numbers() {
        for n in 0..=255 {
            assert_eq!(LossRule::from_number(n).map(LossRule::number), (n < 26).then_some(n));
            let manoeuvre = ManoeuvreRule::from_number(n).map(ManoeuvreRule::number);
            assert_eq!(manoeuvre, (n < 67).then_some(n));
        }
    }
}
