//! What to do between actions: which tokens to take, which action is next, and when to stop.

use ::freedom::Action;
use ::freedom::state::{Stage, State};
use kernel::Seat;

use super::scene::Scene;
use super::search::{self, Plan};
use crate::best::best;

/// A gain smaller than this is none.
const LEAST: f32 = 1e-3;

/// The token to take while everybody plans, or to be done.
pub(super) fn plan(scene: &Scene, state: &State, seat: Seat, offers: &[Action]) -> Option<Action> {
    let now = scene.worth(state);
    let wanted = offers.iter().filter(|a| matches!(a, Action::Take(_) | Action::Special));
    let gain = |action| scene.worth(&search::after(scene, state, seat, action)) - now;
    let gains = wanted.map(|action| (gain(*action), *action));
    best(std::iter::once((LEAST, Action::Done)).chain(gains))
}

/// What the active player does next.
pub(super) fn choose(
    scene: &Scene,
    state: &State,
    seat: Seat,
    offers: &[Action],
) -> Option<Action> {
    let now = scene.worth(state);
    let mut best = (LEAST, Action::End);
    let mut sum = Sum::default();
    for action in offers {
        let Some(plan) = outcome(scene, state, seat, *action) else { continue };
        let gain = plan.worth - now;
        sum.add(*action, gain);
        if gain > best.0 {
            best = (gain, *action);
        }
    }
    if offers.contains(&Action::Pass) {
        let mut passed = state.clone();
        let money = scene.board.pass[state.period];
        passed.players[seat].money += u16::from(money);
        if scene.worth(&passed) - now > sum.all() {
            return Some(Action::Pass);
        }
    }
    Some(best.1)
}

/// Where an action leads; none for what is no action.
fn outcome(scene: &Scene, state: &State, seat: Seat, action: Action) -> Option<Plan> {
    if matches!(action, Action::End | Action::Pass | Action::Prefer(_)) {
        return None;
    }
    let plan = search::carry_out(scene, state, seat, action)?;
    // What only makes other actions better is judged by the best of those.
    let opens = matches!(action, Action::Special | Action::Protect);
    if !opens || plan.state.stage != Stage::Turn || plan.state.people != state.people {
        return Some(plan);
    }
    let mut offers = Vec::new();
    kernel::Rules::offers(scene.rules, &plan.state, seat, &mut offers);
    let plays = offers.into_iter().filter(|action| matches!(action, Action::Play(..)));
    let best = plays
        .filter_map(|play| search::carry_out(scene, &plan.state, seat, play))
        .max_by(|one, other| one.worth.total_cmp(&other.worth));
    match best {
        Some(best) if best.worth > plan.worth => Some(best),
        _ => Some(plan),
    }
}

/// What a whole turn can be expected to gain: the benefit, a card, and two tokens.
#[derive(Debug, Default)]
struct Sum {
    benefit: f32,
    card: f32,
    tokens: [f32; 2],
    other: f32,
}

impl Sum {
    fn add(&mut self, action: Action, gain: f32) {
        match action {
            Action::Benefit => self.benefit = gain.max(0.0),
            Action::Buy(_) => self.card = self.card.max(gain),
            Action::Play(..) => {
                let [first, second] = &mut self.tokens;
                if gain > *first {
                    (*first, *second) = (gain, *first);
                } else {
                    *second = second.max(gain);
                }
            }
            _ => self.other = self.other.max(gain),
        }
    }

    fn all(&self) -> f32 {
        self.benefit + self.card + self.tokens[0] + self.tokens[1] + self.other
    }
}
