//! A bot for Freedom that plays for the team: it looks ahead to the end of each action it could
//! take and judges where everybody would stand then.
//!
//! The game is open and, between chances, certain: what an action leads to is found by carrying it
//! out on a copy of the state. Nothing is remembered between steps, and nothing is left to chance:
//! in the same position the bot does the same.

use ::freedom::state::Step;
use ::freedom::{Action, Freedom, State};
use kernel::random::ChaCha8Rng;
use kernel::{Bot, Rules, Seat};

mod market;
mod people;
mod purse;
mod queue;
mod role;
mod scene;
mod search;
mod turn;
mod weights;

pub use weights::Weights;

use scene::Scene;

/// Judges by rules of thumb.
#[derive(Clone, Debug, Default)]
pub struct Heuristic {
    /// What it holds dear.
    pub weights: Weights,
}

impl Bot<Freedom> for Heuristic {
    fn choose(
        &self,
        rules: &Freedom,
        hidden: &State,
        seat: Seat,
        offers: &[Action],
        _rng: &mut ChaCha8Rng,
    ) -> Action {
        let wish = self.wish(rules, hidden, seat, offers);
        // A board that nobody has thought of may upset a rule of thumb, never a table.
        if offers.contains(&wish) { wish } else { rules.absent(hidden, seat) }
    }
}

impl Heuristic {
    fn wish(&self, rules: &Freedom, hidden: &State, seat: Seat, offers: &[Action]) -> Action {
        if let [only] = offers {
            return *only;
        }
        let scene = Scene::new(rules, &self.weights);
        match hidden.step {
            Step::Role => role::choose(&scene, offers),
            Step::Plan => turn::plan(&scene, hidden, seat, offers),
            Step::Turn => turn::choose(&scene, hidden, seat, offers),
            _ => search::choose(&scene, hidden, seat, offers),
        }
        .unwrap_or_else(|| rules.absent(hidden, seat))
    }
}

#[cfg(test)]
mod tests {
    use ::freedom::Options;
    use ::freedom::options::{Mode, Roles};
    use kernel::kit;

    use super::*;

    /// On any table that random play can lead to, the bot wishes for something it may have.
    #[test]
    fn what_it_wishes_is_offered() {
        let rules = Freedom::open(::freedom::board::BOARD).unwrap();
        let bot = Heuristic::default();
        let mut offers = Vec::new();
        for players in 1..=4 {
            let options = Options {
                players: Some(players),
                roles: Roles::Chosen,
                reactions: Some(Mode::Ask),
                ..Options::default()
            };
            kit::walk(&rules, &options, players.into(), 20_000, |_, state, _| {
                for seat in rules.turn(state).must().iter() {
                    rules.offers(state, seat, &mut offers);
                    let wish = bot.wish(&rules, state, seat, &offers);
                    assert!(offers.contains(&wish), "{seat:?} wishes {wish:?} of {offers:?}");
                }
            });
        }
    }
}
