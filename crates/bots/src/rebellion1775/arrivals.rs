//! Where units arrive: extra units, reinforcements, fled units and those a card brings.

use ::rebellion::card::CardPhase;
use ::rebellion::force::Slot;
use ::rebellion::state::Stage;
use ::rebellion::{Action, Rebellion};
use kernel::{Actor, Rules, Seat, Silent};

use super::cards;
use super::ground::Ground;
use super::scene::Scene;
use crate::best::best;

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
    let mut ground = Ground::new(scene.board, scene.state);
    best(offers.iter().filter_map(|offer| {
        let Action::Place(at) = *offer else { return None };
        Some((scene.worth_with(&mut ground, at, slot, count.max(1)), *offer))
    }))
}

fn returning(scene: &Scene, offers: &[Action]) -> Option<Action> {
    let mut ground = Ground::new(scene.board, scene.state);
    best(offers.iter().filter_map(|offer| {
        let Action::Return(colour, at) = *offer else { return None };
        let (slot, count) = (Slot::on(colour, scene.us), scene.state.fled[colour].max(1));
        Some((scene.worth_with(&mut ground, at, slot, count), *offer))
    }))
}

/// The event of the phase that brings most.
fn event(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    let before = scene.judge(&Ground::new(scene.board, scene.state)).worth;
    let mut sites = Vec::new();
    best(offers.iter().filter_map(|offer| {
        let Action::Play(card) = offer else { return None };
        if scene.board.effect(*card).phase() != CardPhase::Reinforcement {
            return None;
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
        (gain > scene.weights.event).then_some((gain, *offer))
    }))
}
