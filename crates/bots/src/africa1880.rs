//! A bot for Africa 1880 that develops, expands, allies, proposes, and breaks its word when it
//! pays.
//!
//! It decides line by line: each step looks at the hidden state and at what its own sheet already
//! says, and adds the line that seems worth most. Nothing is remembered between steps. Orders come
//! first, then relations, judged on where the orders lead. A little chance in every judgement
//! keeps it from being predictable.

use ::africa1880::state::Stage;
use ::africa1880::{Action, Africa1880, State};
use kernel::random::ChaCha8Rng;
use kernel::{Bot, Rules, Seat};

mod orders;
mod placement;
mod relations;
mod scene;
mod talks;
mod trust;
mod weights;

pub use weights::Weights;

use scene::Scene;

/// Judges by rules of thumb.
#[derive(Clone, Debug, Default)]
pub struct Heuristic {
    /// What it holds dear.
    pub weights: Weights,
}

impl Bot<Africa1880> for Heuristic {
    fn choose(
        &self,
        rules: &Africa1880,
        hidden: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut ChaCha8Rng,
    ) -> Action {
        let wish = self.wish(rules, hidden, seat, offers, rng);
        // A board that nobody has thought of may upset a rule of thumb, never a table.
        if offers.contains(&wish) { wish } else { rules.absent(hidden, seat) }
    }
}

impl Heuristic {
    fn wish(
        &self,
        rules: &Africa1880,
        hidden: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut ChaCha8Rng,
    ) -> Action {
        let scene = Scene::new(rules.board(), hidden, seat, &self.weights);
        match hidden.stage {
            Stage::Placement => placement::choose(&scene, offers, rng),
            Stage::Diplomacy => talks::choose(&scene, offers, rng),
            Stage::Orders => orders::choose(&scene, rng)
                .or_else(|| relations::choose(&scene, rng))
                .unwrap_or(Action::Seal),
            Stage::Over => Action::Seal,
        }
    }
}

#[cfg(test)]
mod tests {
    use ::africa1880::Options;
    use kernel::kit;

    use super::*;

    /// On any table that random play can lead to, the bot wishes for something it may have.
    #[test]
    fn what_it_wishes_is_offered() {
        let rules = Africa1880::open(::africa1880::WORDS.board).unwrap();
        let powers = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
        let three = Options { powers: powers(&["FR", "IT", "BE"]), ..Options::default() };
        let bot = Heuristic::default();
        let mut offers = Vec::new();
        for (options, game) in [(Options::default(), 1), (Options::default(), 2), (three, 3)] {
            kit::walk(&rules, &options, game, 10_000, |_, state, rng| {
                for seat in rules.turn(state).must() {
                    let hidden = rules.hide(state, kernel::SeatSet::one(seat));
                    rules.offers(&hidden, seat, &mut offers);
                    let wish = bot.wish(&rules, &hidden, seat, &offers, rng);
                    assert!(offers.contains(&wish), "{seat:?} wishes {wish:?} of {offers:?}");
                }
            });
        }
    }
}
