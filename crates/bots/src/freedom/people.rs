//! What it is worth where people are: free, on their way, or in danger.

use ::freedom::place::Place;
use ::freedom::state::State;

use super::scene::{Ahead, Scene};

/// One face of one die and one of the other.
const ROLL: f32 = 1.0 / 36.0;
/// How far the dice send a catcher.
const ARROWS: u8 = 3;

/// What the people who are free or on their way are worth.
pub(super) fn worth(scene: &Scene, state: &State, ahead: Ahead) -> f32 {
    let weights = scene.weights;
    let chances = Chances::new(scene, ahead);
    let mut way = 0.0;
    for at in scene.board.map {
        let people = state.people[at.index()];
        if people > 0 {
            way += f32::from(people) * chances.of(scene, at);
        }
    }
    let danger =
        if ahead.rounds > 0 { weights.danger * danger(scene, state, &chances) } else { 0.0 };
    let need = f32::from(state.victory(scene.board).free);
    let freed = f32::from(state.freed());
    let progress = freed + way - danger;
    let useful = progress.min(need);
    weights.free * (useful + weights.beyond * (progress - useful)) + weights.sure * freed.min(need)
}

/// How likely somebody reaches Canada, by the steps that are missing.
struct Chances([f32; 16]);

impl Chances {
    fn new(scene: &Scene, ahead: Ahead) -> Self {
        let mut table = [0.0; 16];
        let turns = f32::from(ahead.turns);
        for (far, chance) in table.iter_mut().enumerate() {
            let far = far as f32;
            let near = (1.0 - scene.weights.step * far).max(0.0);
            *chance = near * turns / (turns + scene.weights.haste * far);
        }
        Self(table)
    }

    fn of(&self, scene: &Scene, at: Place) -> f32 {
        self.0[usize::from(scene.far[at.index()]).min(15)]
    }
}

/// How many people, by what they have behind them, the catchers can be expected to take before the
/// team acts again.
fn danger(scene: &Scene, state: &State, chances: &Chances) -> f32 {
    let board = scene.board;
    let mut sum = 0.0;
    for catcher in 0..board.catchers.len() as u8 {
        let now = state.catchers[catcher];
        let end = board.path_len[catcher].saturating_sub(1);
        let at = |n: u8| {
            let at = board.path[catcher][n];
            f32::from(state.people[at.index()]) * chances.of(scene, at)
        };
        for arrows in 1..=ARROWS {
            let (west, east) = (now.saturating_sub(arrows), (now + arrows).min(end));
            if west != now {
                sum += ROLL * at(west);
            }
            if east != now {
                sum += ROLL * at(east);
            }
        }
        // Whoever stands beside a catcher is in the way of others who arrive.
        if now > 0 {
            sum += scene.weights.beside * at(now - 1);
        }
        if now < end {
            sum += scene.weights.beside * at(now + 1);
        }
    }
    sum
}
