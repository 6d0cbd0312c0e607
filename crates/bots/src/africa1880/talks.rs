//! Proposals: what to ask of whom, and what to answer.

use ::africa1880::Action;
use ::africa1880::board::MAX_POWERS;
use ::africa1880::proposal::Pact;
use kernel::Seat;
use kernel::random::{ChaCha8Rng, RngExt};

use super::relations;
use super::scene::Scene;
use super::trust;
use crate::best::best;

/// Answers first, then asks, then is ready.
pub(super) fn choose(scene: &Scene, offers: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let gains = relations::gains(scene);
    for offer in offers {
        if let Action::Accept(from) = *offer {
            let yes = accepts(scene, from, &gains, rng);
            return if yes { *offer } else { Action::Decline(from) };
        }
    }
    ask(scene, offers, &gains, rng).unwrap_or(Action::Ready)
}

fn accepts(scene: &Scene, from: Seat, gains: &[f32; MAX_POWERS], rng: &mut ChaCha8Rng) -> bool {
    let proposal = scene.state.proposals[from.index()][scene.me.index()];
    match proposal.map(|p| p.pact) {
        Some(Pact::Alliance) => {
            // Peace that pays is promised and meant. Peace that does not pay is promised now and
            // then all the same: an unsuspecting victim is the best one.
            scene.about(gains[from.index()], rng) < 0.5 || rng.random_bool(0.4)
        }
        Some(Pact::War(on)) => {
            let helps = scene.war[from.index()] < 0.6;
            helps && scene.about(gains[on.index()], rng) > -0.3
        }
        None => false,
    }
}

/// The proposal most worth sending, if any still is.
fn ask(
    scene: &Scene,
    offers: &[Action],
    gains: &[f32; MAX_POWERS],
    rng: &mut ChaCha8Rng,
) -> Option<Action> {
    best(offers.iter().filter_map(|offer| {
        let (to, pact) = match *offer {
            Action::ProposeAlliance(to) => (to, Pact::Alliance),
            Action::ProposeWar(to, on) => (to, Pact::War(on)),
            _ => return None,
        };
        let value = scene.about(worth(scene, to, pact, gains), rng);
        (value > 0.6).then_some((value, *offer))
    }))
}

/// What a proposal might bring.
fn worth(scene: &Scene, to: Seat, pact: Pact, gains: &[f32; MAX_POWERS]) -> f32 {
    let standing = scene.mine.minus(scene.state.colonies);
    let shared = standing.and(scene.state.presences[to.index()]).len() as f32;
    let near = standing.and(scene.reach[to.index()]).len() as f32;
    match pact {
        Pact::Alliance => {
            if trust::promised(scene, to).is_some() {
                return 0.0;
            }
            // Worth most to those one lives with and would rather not fight.
            let peace = if gains[to.index()] < 0.5 { 1.0 } else { 0.4 };
            peace * trust::faith(scene, to) * (0.6 * shared + 0.25 * near)
        }
        Pact::War(on) => {
            // An ally against somebody one wants to fight, who stands where the ally stands.
            let enemy = scene.state.presences[on.index()].minus(scene.state.colonies);
            let met = enemy.and(scene.state.presences[to.index()]).len() as f32;
            let three = enemy.and(standing).and(scene.state.presences[to.index()]).len() as f32;
            let leads = if scene.leader() == Some(on) { 0.4 } else { 0.0 };
            let wish = gains[on.index()] + leads;
            if wish <= 0.2 || scene.war[to.index()] > 0.6 {
                return 0.0;
            }
            wish.min(2.0) * (0.3 * met + 0.6 * three) * 0.5
        }
    }
}
