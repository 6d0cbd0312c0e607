//! A bot for Freedom that plays for the team: it looks ahead to the end of each action it could
//! take and judges where everybody would stand then.
//!
//! The game is open and, between chances, certain: what an action leads to is found by carrying it
//! out on a copy of the state. Nothing is remembered between steps, and nothing is left to chance:
//! in the same position the bot does the same.

use ::freedom::state::Stage;
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
        match hidden.stage {
            Stage::Role => role::choose(&scene, offers),
            Stage::Plan => turn::plan(&scene, hidden, seat, offers),
            Stage::Turn => turn::choose(&scene, hidden, seat, offers),
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

    /// Whoever is asked about a reaction answers at once, and does not put it off.
    #[test]
    fn it_answers_for_its_own_reactions() {
        let rules = Freedom::open(::freedom::WORDS.board).unwrap();
        let bot = Heuristic::default();
        let answer = |position: serde_json::Value| {
            let state = rules.load(&position).unwrap();
            assert_eq!(rules.turn(&state).must(), kernel::SeatSet::one(Seat(1)));
            let mut offers = Vec::new();
            rules.offers(&state, Seat(1), &mut offers);
            assert!(offers.iter().any(|offer| matches!(offer, Action::Prefer(_))));
            bot.wish(&rules, &state, Seat(1), &offers)
        };
        let seats = |role: &str, reserve: serde_json::Value| serde_json::json!([{ "role": "agent" }, { "role": role, "reserve": reserve }]);
        // Four people one step from Canada are worth the card.
        let stopped = answer(serde_json::json!({
            "phase": "catchers", "step": { "coffin": "red" }, "catchers": { "red": "cin" },
            "hunt": { "left": ["red"], "steps": 1, "why": "dice" },
            "seats": seats("preacher", "levi-coffin".into()), "people": { "chi": 4 },
        }));
        assert_eq!(stopped, Action::Coffin);
        // Nobody would be noticed but one: the special is for a better day.
        let kept = answer(serde_json::json!({
            "phase": "action", "step": "protect", "turn": { "acted": true, "played": 1 },
            "job": { "source": { "token": "conductor-1" }, "left": 3, "fresh": true },
            "seats": seats("station-master", serde_json::Value::Null), "people": { "pl_w": 1 },
        }));
        assert_eq!(kept, Action::LetBe);
    }

    /// On any table that random play can lead to, the bot wishes for something it may have.
    #[test]
    fn what_it_wishes_is_offered() {
        let rules = Freedom::open(::freedom::WORDS.board).unwrap();
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
                for seat in rules.turn(state).must() {
                    rules.offers(state, seat, &mut offers);
                    let wish = bot.wish(&rules, state, seat, &offers);
                    assert!(offers.contains(&wish), "{seat:?} wishes {wish:?} of {offers:?}");
                }
            });
        }
    }
}
