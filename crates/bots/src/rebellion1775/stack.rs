//! How strong the units of a side in one area are, and a cheap guess at who would win.

use ::rebellion::board::Board;
use ::rebellion::colour::Side;
use ::rebellion::force::{Force, Slot};

/// What counts of a side's units in an area when it comes to dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Stack {
    /// How many units.
    pub(super) units: f32,
    /// How many hits a roll brings on average.
    pub(super) hits: f32,
    /// How many units flee at a roll.
    pub(super) flights: f32,
}

impl Stack {
    pub(super) fn of(board: &Board, force: Force, side: Side) -> Self {
        let mut stack = Self::default();
        for slot in Slot::of(side) {
            let count = force.get(slot);
            if count == 0 {
                continue;
            }
            let dice = &board.dice[slot.colour().index()];
            let rolled = f32::from(dice.rolled(count));
            let faces = f32::from(dice.hit + dice.flee + dice.blank);
            stack.units += f32::from(count);
            stack.hits += rolled * f32::from(dice.hit) / faces;
            stack.flights += rolled * f32::from(dice.flee) / faces;
        }
        stack
    }

    /// One number for the whole: it grows with the square of small stacks and evenly with large
    /// ones, as only so many dice are rolled.
    pub(super) fn power(self) -> f32 {
        self.units * self.hits
    }
}

/// How likely the attacker wins: each side lasts as long as it has units for the other's hits and
/// its own flights.
pub(super) fn win(attacker: Stack, defender: Stack) -> f32 {
    if defender.units <= 0.0 {
        return 1.0;
    }
    if attacker.units <= 0.0 {
        return 0.0;
    }
    // The defender rolls first, and that costs the attacker some units before they count.
    let lasting = attacker.units - FIRST * defender.hits.min(attacker.units);
    let ours = lasting * (attacker.hits + WAVER * defender.flights);
    let theirs = defender.units * (defender.hits + WAVER * attacker.flights);
    let ratio = ours / theirs.max(0.01);
    let steep = ratio * ratio * ratio.sqrt();
    steep / (1.0 + steep)
}

/// The share of units the winner keeps.
pub(super) fn kept(chance: f32) -> f32 {
    0.2 + 0.7 * chance * chance
}

/// How much of the first roll the attacker feels before it can answer.
const FIRST: f32 = 0.5;
/// How much a flight counts, beside a hit.
const WAVER: f32 = 1.0;
