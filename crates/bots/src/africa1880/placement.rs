//! Where to begin.

use ::africa1880::Action;
use kernel::random::ChaCha8Rng;

use super::scene::Scene;
use crate::best::best;

/// The coast with the quickest territories within reach and nobody near.
pub(super) fn choose(scene: &Scene, offers: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let found = best(offers.iter().filter_map(|offer| {
        let Action::Place(at) = *offer else { return None };
        let mut value = scene.alone(scene.need(at), scene.left, scene.weights.patience);
        if !scene.others_in(at).is_empty() {
            value -= 12.0;
        }
        let taken = scene.state.occupied();
        for next in scene.board.borders[at.index()] {
            let worth = 0.3 * scene.alone(scene.need(next), scene.left, scene.weights.patience);
            value += if taken.has(next) { -worth } else { worth };
            // Somebody two steps away will want the same territories.
            let near = scene.board.borders[next.index()].and(taken).len();
            value -= 0.35 * near as f32;
        }
        // Chance weighs more here: openings should differ from game to game.
        Some((value + 4.0 * (scene.about(0.0, rng)), *offer))
    }));
    found.unwrap_or(Action::Ready)
}
