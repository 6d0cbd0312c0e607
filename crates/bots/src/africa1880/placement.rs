//! Where to begin.

use ::africa1880::Action;
use kernel::random::ChaCha8Rng;

use super::scene::Scene;

/// The coast with the quickest territories within reach and nobody near.
pub(super) fn choose(scene: &Scene, offers: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let mut best = (f32::MIN, Action::Ready);
    for offer in offers {
        let Action::Place(at) = *offer else { continue };
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
        let value = value + 4.0 * (scene.about(0.0, rng));
        if value > best.0 {
            best = (value, *offer);
        }
    }
    best.1
}
