//! A bot that takes any offer, for any game: the measure of all others.

use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{Bot, Rules, Seat};

/// Takes any offer, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Bot<R> for Random {
    fn choose(
        &self,
        _rules: &R,
        _hidden: &R::State,
        _seat: Seat,
        offers: &[R::Action],
        rng: &mut ChaCha8Rng,
    ) -> R::Action {
        offers[rng.random_range(0..offers.len())]
    }
}
