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
            let dice = &board.dice[slot.colour()];
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
    let ours = lasting * (attacker.hits + defender.flights);
    let theirs = DEFENDER * defender.units * (defender.hits + attacker.flights);
    let ratio = ours / theirs.max(0.01);
    let steep = ratio * ratio * ratio.sqrt();
    steep / (1.0 + steep)
}

/// The share of units that winners keep, whatever the odds were.
pub(super) const KEPT: f32 = 0.58;

/// How much of the first roll the attacker feels before it can answer. This and the next were
/// fitted to the exact odds of some thousand battles; see the test.
const FIRST: f32 = 0.85;
/// How much the units of a defender count beside those of an attacker.
const DEFENDER: f32 = 0.8;

#[cfg(test)]
mod tests {
    use ::rebellion::Rebellion;
    use ::rebellion::odds::{Field, odds};
    use kernel::Rules;
    use kernel::random::{ChaCha8Rng, RngExt, SeedableRng};

    use super::*;

    #[test]
    fn the_guess_is_close_to_the_odds() {
        let rules = Rebellion::open(::rebellion::WORDS.board).unwrap();
        let board = rules.board();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let (mut error, mut count) = (0.0, 0.0);
        for _ in 0..300 {
            let mut force = Force::NONE;
            for slot in (0..6).map(Slot) {
                force.add(slot, rng.random_range(0..=4));
            }
            let attacker = Side::BOTH[rng.random_range(0..2)];
            let stacks = [attacker, attacker.other()].map(|side| Stack::of(board, force, side));
            let exact = odds(board, &Field::plain(force, attacker)).attacker as f32;
            error += (win(stacks[0], stacks[1]) - exact).abs();
            count += 1.0;
        }
        assert!(error / count < 0.08, "{}", error / count);
    }
}
