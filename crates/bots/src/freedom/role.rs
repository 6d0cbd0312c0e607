//! Which role to take.

use ::freedom::Action;
use ::freedom::role::Special;

use super::scene::Scene;

/// The free role whose benefit moves the most people; among those that move none, the one that
/// saves the most.
pub(super) fn choose(scene: &Scene, offers: &[Action]) -> Option<Action> {
    let mut best: Option<(u32, Action)> = None;
    for action in offers {
        let Action::Role(role) = *action else { continue };
        let role = usize::from(role);
        let Some([benefit, _]) = scene.board.benefits.rows().get(role) else { continue };
        let saved = u32::from(benefit.conductor_off) * 4
            + u32::from(benefit.card_off) * 2
            + u32::from(benefit.purchase) * 5
            + u32::from(benefit.hold) * 3;
        let special = scene.board.specials.rows().get(role);
        let walks = matches!(special, Some(Special::Points { .. } | Special::Send(_)));
        let worth = 10 * u32::from(benefit.people) + saved + u32::from(walks);
        if best.is_none_or(|(known, _)| worth > known) {
            best = Some((worth, *action));
        }
    }
    best.map(|(_, action)| action)
}
