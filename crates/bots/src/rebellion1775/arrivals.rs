//! Where units arrive: extra units, reinforcements, fled units and those a card brings.

use ::rebellion::card::CardPhase;
use ::rebellion::force::Slot;
use ::rebellion::state::Stage;
use ::rebellion::{Action, Rebellion};
use kernel::{Actor, Rules, Seat, Silent};

use super::cards;
use super::ground::Ground;
use super::scene::Scene;

/// Where the next extra unit goes.
pub(super) fn extra(scene: &Scene, seat: Seat, offers: &[Action]) -> Option<Action> {
    best_place(scene, Slot(seat.0), 2, offers)
}

/// The next step of the reinforcement phase, before the movement card: events, fled units, then
/// new ones.
pub(super) fn next(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    event(rules, scene, offers).or_else(|| returning(scene, offers)).or_else(|| {
        best_place(scene, Slot(scene.state.active.0), scene.state.sequence.left, offers)
    })
}

/// The area where units of this kind are worth most, if all of them went there.
fn best_place(scene: &Scene, slot: Slot, count: u8, offers: &[Action]) -> Option<Action> {
    let places = offers.iter().filter_map(|offer| match offer {
        Action::Place(at) => Some((*at, *offer)),
        _ => None,
    });
    let mut ground = Ground::new(scene.board, scene.state);
    let mut found: Option<(f32, Action)> = None;
    for (at, offer) in places {
        let saved = ground.add(scene.board, at, slot, count.max(1));
        let worth = scene.judge(&ground).worth;
        ground.back(scene.board, saved);
        if found.is_none_or(|(known, _)| worth > known) {
            found = Some((worth, offer));
        }
    }
    found.map(|(_, action)| action)
}

fn returning(scene: &Scene, offers: &[Action]) -> Option<Action> {
    let mut ground = Ground::new(scene.board, scene.state);
    let mut found: Option<(f32, Action)> = None;
    for offer in offers {
        let Action::Return(colour, at) = offer else { continue };
        let count = scene.state.fled[*colour].max(1);
        let saved = ground.add(scene.board, *at, Slot::on(*colour, scene.us), count);
        let worth = scene.judge(&ground).worth;
        ground.back(scene.board, saved);
        if found.is_none_or(|(known, _)| worth > known) {
            found = Some((worth, *offer));
        }
    }
    found.map(|(_, action)| action)
}

/// The event of the phase that brings most.
fn event(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    let before = scene.judge(&Ground::new(scene.board, scene.state)).worth;
    let mut found: Option<(f32, Action)> = None;
    let mut sites = Vec::new();
    for offer in offers {
        let Action::Play(card) = offer else { continue };
        if scene.board.effect(*card).phase() != CardPhase::Reinforcement {
            continue;
        }
        let mut state = scene.state.clone();
        rules.apply(&mut state, Actor::Seat(card.faction), *offer, &mut Silent);
        let worth = if state.stage == Stage::Placing {
            rules.offers(&state, state.active, &mut sites);
            cards::best_target(rules, scene, &state, &sites).map(|(worth, _)| worth)
        } else {
            Some(scene.judge(&Ground::new(scene.board, &state)).worth)
        };
        let gain = worth.unwrap_or(before) - before;
        if gain > scene.weights.event && found.is_none_or(|(known, _)| gain > known) {
            found = Some((gain, *offer));
        }
    }
    found.map(|(_, action)| action)
}
