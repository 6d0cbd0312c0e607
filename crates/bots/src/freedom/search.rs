//! Carrying an action through to its end on copies of the state, a few lines at a time.

use ::freedom::Action;
use ::freedom::state::{State, Step};
use kernel::{Actor, Rules, Seat, Silent};

use super::scene::Scene;

/// No action takes more steps than this: five moves, each with a catcher held back or stopped.
const MAX_STEPS: usize = 24;

/// A line that is being followed: how it began, where it leads and what that is worth.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) first: Action,
    pub(super) state: State,
    pub(super) worth: f32,
}

/// Whether an action is over, or goes on only after a chance.
fn is_settled(state: &State) -> bool {
    !matches!(
        state.step,
        Step::Carry
            | Step::Choose
            | Step::Hold
            | Step::Tie(_)
            | Step::Coffin(_)
            | Step::Shield
            | Step::Protect
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
    let mut lines = Vec::new();
    for action in offers {
        extend(scene, state, seat, *action, None, &mut lines);
    }
    best_end(scene, lines).map(|line| line.first)
}

/// Where a step leads if everything that follows from it is done well.
pub(super) fn carry_out(scene: &Scene, state: &State, seat: Seat, action: Action) -> Option<Line> {
    let mut lines = Vec::new();
    extend(scene, state, seat, action, None, &mut lines);
    best_end(scene, lines)
}

fn extend(
    scene: &Scene,
    state: &State,
    seat: Seat,
    action: Action,
    first: Option<Action>,
    lines: &mut Vec<Line>,
) {
    if matches!(action, Action::Prefer(_)) {
        return;
    }
    let state = after(scene, state, seat, action);
    let worth = scene.worth(&state);
    lines.push(Line { first: first.unwrap_or(action), state, worth });
}

/// Follows the best few lines to their ends and gives the best of those.
fn best_end(scene: &Scene, mut lines: Vec<Line>) -> Option<Line> {
    let mut best: Option<Line> = None;
    let mut offers = Vec::new();
    for _ in 0..MAX_STEPS {
        prune(&mut lines, scene.weights.width);
        let mut next = Vec::new();
        for line in lines.drain(..) {
            if is_settled(&line.state) {
                if best.as_ref().is_none_or(|known| line.worth > known.worth) {
                    best = Some(line);
                }
                continue;
            }
            let Some(seat) = scene.rules.turn(&line.state).must().lowest() else { continue };
            scene.rules.offers(&line.state, seat, &mut offers);
            for action in &offers {
                extend(scene, &line.state, seat, *action, Some(line.first), &mut next);
            }
        }
        if next.is_empty() {
            break;
        }
        lines = next;
    }
    best
}

/// Keeps the best few lines. The same people may be moved in another order: that is kept once.
fn prune(lines: &mut Vec<Line>, width: usize) {
    lines.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    lines.dedup_by(|one, other| one.worth == other.worth && one.state == other.state);
    lines.truncate(width.max(1));
}
