//! Which role to take.

use ::freedom::Action;
use ::freedom::role::Special;

use super::scene::Scene;
use crate::best::best;

/// The free role whose benefit moves the most people; among those that move none, the one that
/// saves the most.
pub(super) fn choose(scene: &Scene, offers: &[Action]) -> Option<Action> {
    best(offers.iter().filter_map(|action| {
        let Action::Role(role) = *action else { return None };
        let role = usize::from(role);
        let [benefit, _] = scene.board.benefits.rows().get(role)?;
        let saved = u32::from(benefit.conductor_off) * 4
            + u32::from(benefit.card_off) * 2
            + u32::from(benefit.purchase) * 5
            + u32::from(benefit.hold) * 3;
        let special = scene.board.specials.rows().get(role);
        let walks = matches!(special, Some(Special::Points { .. } | Special::Send(_)));
        Some((10 * u32::from(benefit.people) + saved + u32::from(walks), *action))
    }))
}
