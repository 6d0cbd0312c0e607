//! Carrying an action through to its end on copies of the state, a few plans at a time.

use ::freedom::Action;
use ::freedom::state::{Stage, State};
use kernel::{Actor, Rules, Seat, Silent};

use super::scene::Scene;

/// No action takes more steps than this: five moves, each with a catcher held back or stopped.
const MAX_STEPS: usize = 24;

/// A plan that is being followed: how it began, where it leads and what that is worth.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) first: Action,
    pub(super) state: State,
    pub(super) worth: f32,
}

/// Whether an action is over, or goes on only after a chance.
fn is_settled(state: &State) -> bool {
    !matches!(
        state.stage,
        Stage::Carry
            | Stage::Choose
            | Stage::Hold
            | Stage::Tie(_)
            | Stage::Coffin(_)
            | Stage::Shield
            | Stage::Protect
    )
}

/// The state after a step.
pub(super) fn after(scene: &Scene, state: &State, seat: Seat, action: Action) -> State {
    let mut next = state.clone();
    scene.rules.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
    next
}

/// The best step of an action that is going on.
pub(super) fn choose(
    scene: &Scene,
    state: &State,
    seat: Seat,
    offers: &[Action],
) -> Option<Action> {
    let mut plans = Vec::new();
    for action in offers {
        extend(scene, state, seat, *action, None, &mut plans);
    }
    best_end(scene, plans).map(|plan| plan.first)
}

/// Where a step leads if everything that follows from it is done well.
pub(super) fn carry_out(scene: &Scene, state: &State, seat: Seat, action: Action) -> Option<Plan> {
    let mut plans = Vec::new();
    extend(scene, state, seat, action, None, &mut plans);
    best_end(scene, plans)
}

fn extend(
    scene: &Scene,
    state: &State,
    seat: Seat,
    action: Action,
    first: Option<Action>,
    plans: &mut Vec<Plan>,
) {
    if matches!(action, Action::Prefer(_)) {
        return;
    }
    let state = after(scene, state, seat, action);
    let worth = scene.worth(&state);
    plans.push(Plan { first: first.unwrap_or(action), state, worth });
}

/// Follows the best few plans to their ends and gives the best of those.
fn best_end(scene: &Scene, mut plans: Vec<Plan>) -> Option<Plan> {
    let mut best: Option<Plan> = None;
    let mut offers = Vec::new();
    for _ in 0..MAX_STEPS {
        prune(&mut plans, scene.weights.width);
        let mut next = Vec::new();
        for plan in plans.drain(..) {
            if is_settled(&plan.state) {
                if best.as_ref().is_none_or(|known| plan.worth > known.worth) {
                    best = Some(plan);
                }
                continue;
            }
            let Some(seat) = scene.rules.turn(&plan.state).must().lowest() else { continue };
            scene.rules.offers(&plan.state, seat, &mut offers);
            for action in &offers {
                extend(scene, &plan.state, seat, *action, Some(plan.first), &mut next);
            }
        }
        if next.is_empty() {
            break;
        }
        plans = next;
    }
    best
}

/// Keeps the best few plans. The same people may be moved in another order: that is kept once.
fn prune(plans: &mut Vec<Plan>, width: usize) {
    plans.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    plans.dedup_by(|one, other| one.worth == other.worth && one.state == other.state);
    plans.truncate(width.max(1));
}
