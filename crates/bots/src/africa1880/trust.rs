//! How likely another power declares war, judged by its record and its word.

use ::africa1880::board::MAX_POWERS;
use ::africa1880::proposal::{Answer, Pact};
use kernel::{Seat, SeatSet};

use super::scene::Scene;

/// How likely each power declares war on me this turn.
pub(super) fn war_on_me(scene: &Scene) -> [f32; MAX_POWERS] {
    let mut chances = [0.0; MAX_POWERS];
    for other in scene.others {
        let mut chance = by_record(scene, other, scene.me);
        if promised(scene, other) == Some(Pact::Alliance) {
            chance *= 1.0 - scene.weights.faith * faith(scene, other);
        } else if scene.is_last() {
            // A war in the last turn costs nothing.
            chance = chance.max(0.5);
        }
        chances[other.index()] = chance.clamp(0.02, 0.98);
    }
    chances
}

/// How likely a power declares war on another, by the record alone.
pub(super) fn by_record(scene: &Scene, from: Seat, on: Seat) -> f32 {
    let weights = scene.weights;
    let (mut wars, mut turns) = (weights.caution * weights.suspicion, weights.caution);
    let mut weight = 1.0;
    let read = usize::from(scene.state.turn).min(scene.state.records.len());
    for record in scene.state.records[..read].iter().rev() {
        let war = record.wars[from.index()];
        // War on anybody says something; war on that power says more.
        let some = 0.3 * war.len() as f32 / scene.others.len().max(1) as f32;
        wars += weight * if war.has(on) { 0.7 + some } else { some };
        // Whoever was attacked and did not strike back is likely to do so now.
        wars += weight * if record.wars[on.index()].has(from) { 0.25 } else { 0.0 };
        turns += weight;
        weight *= weights.memory;
    }
    (wars / turns).clamp(0.02, 0.98)
}

/// What that power and I promised each other this turn; an alliance goes before a joint war.
pub(super) fn promised(scene: &Scene, other: Seat) -> Option<Pact> {
    let mut pacts = pacts(scene, other);
    let first = pacts.next()?;
    Some(pacts.next().filter(|second| *second == Pact::Alliance).unwrap_or(first))
}

/// Everything that power and I promised each other this turn.
fn pacts(scene: &Scene, other: Seat) -> impl Iterator<Item = Pact> {
    let (me, other) = (scene.me.index(), other.index());
    let proposals = [scene.state.proposals[me][other], scene.state.proposals[other][me]];
    let accepted = proposals.into_iter().flatten().filter(|p| p.answer == Answer::Accepted);
    accepted.map(|proposal| proposal.pact)
}

/// The powers on which I promised somebody to make war this turn.
pub(super) fn sworn_enemies(scene: &Scene) -> SeatSet {
    let pacts = scene.others.iter().flat_map(|other| pacts(scene, other));
    let on = |pact| match pact {
        Pact::War(on) => Some(on),
        Pact::Alliance => None,
    };
    pacts.filter_map(on).collect()
}

/// How much the word of a power is worth: one, less for each promise it broke.
pub(super) fn faith(scene: &Scene, other: Seat) -> f32 {
    let mut broken = 0.0;
    let read = usize::from(scene.state.turn).min(scene.state.records.len());
    for record in &scene.state.records[..read] {
        for one in scene.state.everybody() {
            let mine = if one == scene.me { 2.0 } else { 1.0 };
            if record.broken[other.index()][one.index()].is_some_and(|b| b.by_proposer) {
                broken += mine;
            }
            if record.broken[one.index()][other.index()].is_some_and(|b| b.by_accepter) {
                broken += mine;
            }
        }
    }
    1.0 / (1.0 + 0.5 * broken)
}
