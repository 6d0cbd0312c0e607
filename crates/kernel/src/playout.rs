//! Whole games played at random, as fast as the rules allow: for the bench, the kit and research.

use rand::{Rng, RngExt};

use crate::chance::pick;
use crate::rules::{Rules, Silent};
use crate::turn::{Actor, Outcome, Turn};

/// Buffers that playouts reuse, so that a step allocates nothing.
#[derive(Debug)]
pub struct Playout<R: Rules> {
    offers: Vec<R::Action>,
    chances: Vec<(R::Action, u32)>,
    /// What was counted over all playouts with these buffers.
    pub count: Count,
}

/// What playouts count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Steps taken, by seats and by chance.
    pub steps: u64,
    /// Steps taken by seats.
    pub decisions: u64,
    /// Offers listed over all decisions.
    pub offers: u64,
    /// Decisions with one offer only.
    pub forced: u64,
}

impl<R: Rules> Default for Playout<R> {
    fn default() -> Self {
        Self { offers: Vec::new(), chances: Vec::new(), count: Count::default() }
    }
}

impl<R: Rules> Playout<R> {
    /// Plays at random to the end, listing the offers at every step. None if the game did not end
    /// within `max_steps`, or somebody who owes a step has nothing to do.
    pub fn run(
        &mut self,
        rules: &R,
        state: &mut R::State,
        rng: &mut impl Rng,
        max_steps: u32,
    ) -> Option<Outcome> {
        for _ in 0..max_steps {
            match rules.turn(state) {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Chance => {
                    rules.chances(state, &mut self.chances);
                    let action = pick(rng, &self.chances)?;
                    rules.apply(state, Actor::Chance, action, &mut Silent);
                }
                Turn::Seats { must, .. } => {
                    let seat = must.lowest()?;
                    rules.offers(state, seat, &mut self.offers);
                    let count = u32::try_from(self.offers.len()).ok().filter(|n| *n > 0)?;
                    let action = self.offers[rng.random_range(0..count) as usize];
                    self.count.decisions += 1;
                    self.count.offers += u64::from(count);
                    self.count.forced += u64::from(count == 1);
                    rules.apply(state, Actor::Seat(seat), action, &mut Silent);
                }
            }
            self.count.steps += 1;
        }
        None
    }
}
