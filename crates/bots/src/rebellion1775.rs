//! A bot for 1775: Rebellion that reinforces, concentrates, attacks where the odds are good, and
//! keeps its truce for when it is ahead.
//!
//! Every step is judged by what the map would be worth after it: colonies, footing, units, and who
//! could attack whom. Battles to come are guessed, not rolled. Nothing is remembered between
//! steps; the same map leads to the same plan.

use ::rebellion::state::Stage;
use ::rebellion::{Action, Rebellion, State};
use kernel::random::ChaCha8Rng;
use kernel::{Bot, Rules, Seat};

mod armies;
mod arrivals;
mod battles;
mod cards;
mod ground;
mod scene;
mod stack;
mod weights;

pub use weights::Weights;

use scene::Scene;

/// Judges by rules of thumb.
#[derive(Clone, Debug, Default)]
pub struct Heuristic {
    /// What it holds dear.
    pub weights: Weights,
}

impl Bot<Rebellion> for Heuristic {
    fn choose(
        &self,
        rules: &Rebellion,
        hidden: &State,
        seat: Seat,
        offers: &[Action],
        _rng: &mut ChaCha8Rng,
    ) -> Action {
        // Where there is but one thing to do there is nothing to think about.
        if let [only] = offers {
            return *only;
        }
        let wish = self.wish(rules, hidden, seat, offers);
        // A board that nobody has thought of may upset a rule of thumb, never a table.
        wish.filter(|wish| offers.contains(wish)).unwrap_or_else(|| rules.absent(hidden, seat))
    }
}

impl Heuristic {
    fn wish(
        &self,
        rules: &Rebellion,
        hidden: &State,
        seat: Seat,
        offers: &[Action],
    ) -> Option<Action> {
        let scene = Scene::new(rules.board(), hidden, seat, &self.weights);
        match hidden.stage {
            Stage::Extra => arrivals::extra(&scene, seat, offers),
            Stage::Reinforce => {
                let scene = scene.before_moving();
                arrivals::next(rules, &scene, offers).or_else(|| before_card(rules, &scene, offers))
            }
            Stage::Placing | Stage::Converting => {
                let found = cards::best_target(rules, &scene, hidden, offers);
                found.map(|(_, action)| action)
            }
            Stage::Move if hidden.sequence.card == 0 => before_card(rules, &scene, offers),
            Stage::Move => moving(rules, &scene, offers),
            Stage::Rearranging => {
                let march = armies::best_march(rules, &scene, hidden, offers);
                Some(march.map_or(Action::Done, |march| Action::Muster(march.from)))
            }
            Stage::Army => armies::step(&scene, hidden, offers),
            Stage::Naming => battles::name(&scene, offers),
            Stage::Battles => battles::next(rules, &scene, offers),
            Stage::Pausing => Some(battles::pause(&scene, offers)),
            Stage::Losses => battles::loss(&scene),
            // Natives first: whoever else is there keeps them company till they go.
            Stage::Ordering => offers.last().copied(),
            Stage::Manoeuvre => Some(battles::manoeuvre(&scene, offers)),
            _ => None,
        }
    }
}

fn before_card(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    cards::movement_event(rules, scene, 0.0, offers)
        .or_else(|| cards::movement(rules, scene, offers))
}

/// Marches while they are worth it, then the battles.
fn moving(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    let march = armies::best_march(rules, scene, scene.state, offers);
    let gain = march.map_or(0.0, |march| march.gain);
    cards::movement_event(rules, scene, gain, offers)
        .or_else(|| march.map(|march| Action::Muster(march.from)))
        .or_else(|| battles::next(rules, scene, offers))
}

#[cfg(test)]
mod tests {
    use ::rebellion::Options;
    use kernel::{SeatSet, kit};

    use super::*;

    /// On any table that random play can lead to, the bot wishes for something it may have.
    #[test]
    fn what_it_wishes_is_offered() {
        let rules = Rebellion::open(::rebellion::WORDS.board).unwrap();
        let bot = Heuristic::default();
        let mut offers = Vec::new();
        for (scenario, game) in [("campaign", 1), ("introductory", 2), ("quebec", 3), ("quebec", 4)]
        {
            let options = Options { scenario: scenario.to_owned(), ..Options::default() };
            kit::walk(&rules, &options, game, 20_000, |_, state, _| {
                for seat in rules.turn(state).must() {
                    let hidden = rules.hide(state, SeatSet::one(seat));
                    rules.offers(&hidden, seat, &mut offers);
                    let wish = bot.wish(&rules, &hidden, seat, &offers);
                    assert!(
                        wish.is_some_and(|wish| offers.contains(&wish)),
                        "{seat:?} wishes {wish:?} of {offers:?} in {:?}",
                        state.stage
                    );
                }
            });
        }
    }
}
