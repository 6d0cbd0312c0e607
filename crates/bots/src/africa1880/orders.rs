//! What each presence does, and where to land.

use ::africa1880::Action;
use ::africa1880::place::{Place, Places};
use kernel::random::ChaCha8Rng;

use super::scene::{ALONE, SHARED, Scene};
use crate::best::{best, best_worth};

/// The next line for a presence or a landing; none if every line that is worth writing is
/// written.
pub(super) fn choose(scene: &Scene, rng: &mut ChaCha8Rng) -> Option<Action> {
    line(scene, rng).or_else(|| landing(scene, rng))
}

/// The best line for any presence that has none.
fn line(scene: &Scene, rng: &mut ChaCha8Rng) -> Option<Action> {
    let sheet = &scene.state.sheets[scene.me.index()];
    let idle = scene.mine.minus(sheet.written);
    if idle.is_empty() {
        return None;
    }
    let arrivals = scene.arrivals();
    let open = if scene.stock() > 0 {
        Places(!0).minus(scene.state.colonies).minus(scene.mine).minus(arrivals)
    } else {
        Places::NONE
    };
    // Several presences may look at the same target: judge it once.
    let mut targets = Places::NONE;
    for at in idle {
        targets = targets.or(scene.board.borders[at.index()].and(open));
    }
    let mut worth = [0.0; ::africa1880::place::MAX_TERRITORIES];
    for to in targets {
        worth[to.index()] = scene.weights.explore * scene.about(entry(scene, to), rng);
    }
    best(idle.iter().filter_map(|at| {
        let stay = if scene.state.colonies.has(at) {
            (0.0, Action::Nothing(at))
        } else {
            (scene.about(develop(scene, at), rng), Action::Develop(at))
        };
        let goals = scene.board.borders[at.index()].and(open).iter();
        let goals = goals.map(|to| (worth[to.index()], Action::Explore(at, to)));
        best_worth(std::iter::once(stay).chain(goals))
    }))
}

/// The best coast to land on: a landing costs nothing but a presence.
fn landing(scene: &Scene, rng: &mut ChaCha8Rng) -> Option<Action> {
    if scene.state.sheets[scene.me.index()].landing.is_some() || scene.stock() == 0 {
        return None;
    }
    let coasts = scene.board.coast.minus(scene.state.occupied()).minus(scene.arrivals());
    best(coasts.iter().filter_map(|at| {
        let value = scene.about(entry(scene, at), rng);
        (value > 0.0).then_some((value, Action::Land(at)))
    }))
}

/// What a turn of developing is worth.
fn develop(scene: &Scene, at: Place) -> f32 {
    let weights = scene.weights;
    let need = scene.need(at);
    if need == 0 {
        return 0.0;
    }
    let others = scene.others_in(at);
    // Others in the territory may help; half of them are counted on.
    let workers = 1 + (others.len() as u8).div_ceil(2);
    let time = need.div_ceil(workers);
    if time > scene.left {
        return 0.1;
    }
    let worth = match others.len() {
        0 => {
            let callers = scene.callers(at).len() as f32;
            ALONE * (1.0 - weights.rivalry * callers.min(3.0))
        }
        1 => {
            let peace = 1.0 - others.iter().map(|o| scene.war[o.index()]).sum::<f32>();
            peace * 0.5 * (ALONE + SHARED)
        }
        _ => SHARED * 0.6,
    };
    if need == 1 || time == 1 {
        worth * weights.complete
    } else if time == scene.left {
        worth * 0.5 * (weights.complete + weights.develop)
    } else {
        worth * weights.develop
    }
}

/// What a new presence in a territory would be worth.
pub(super) fn entry(scene: &Scene, to: Place) -> f32 {
    let weights = scene.weights;
    let others = scene.others_in(to);
    let need = scene.need(to);
    // One arrives at the end of this turn and works from the next one on.
    let turns = scene.left - 1;
    let callers = scene.callers(to).len() as f32;
    let room = if turns > 1 {
        let free = scene.board.borders[to.index()]
            .minus(scene.state.occupied())
            .minus(scene.state.colonies);
        weights.room * free.len().min(4) as f32
    } else {
        0.0
    };
    let worth = match others.len() {
        0 => {
            scene.alone(need, turns, weights.patience) * (1.0 - weights.rivalry * callers.min(4.0))
        }
        1 => {
            let peace = 1.0 - others.iter().map(|o| scene.war[o.index()]).sum::<f32>();
            if need <= 1 {
                // The steal: it becomes a colony this very turn. Its owner may see it coming.
                let unseen = peace.min(1.0 - weights.burglary * 0.5);
                unseen * ALONE + (1.0 - unseen) * weights.spite * ALONE
            } else {
                let fight = peace * scene.alone(need - 1, turns, weights.patience);
                let join = peace * scene.shared(need - 1, turns, 2, weights.patience);
                0.5 * fight.max(join) + 0.5 * join
            }
        }
        count => {
            let need = need.saturating_sub(count as u8);
            0.5 * scene.shared(need, turns, count as u8 + 1, weights.patience)
        }
    };
    worth + room
}
