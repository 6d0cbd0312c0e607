//! What the bot does in battles: which comes first, cards, losses and manoeuvres.

use ::rebellion::area::Area;
use ::rebellion::card::{CardPhase, Effect};
use ::rebellion::force::Force;
use ::rebellion::standing::cheapest;
use ::rebellion::state::Stage;
use ::rebellion::{Action, Rebellion};
use kernel::{Actor, Rules, Silent};

use super::armies;
use super::ground::Ground;
use super::scene::Scene;
use crate::best::best;

/// A card, or the battle to begin with, or the end of the sequence.
pub(super) fn next(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    event(rules, scene, offers)
        .or_else(|| fight(scene, offers))
        .or_else(|| offers.contains(&Action::Done).then_some(Action::Done))
}

/// The surest battle first: those who win it may help in the next.
fn fight(scene: &Scene, offers: &[Action]) -> Option<Action> {
    let ground = Ground::new(scene.board, scene.state);
    best(offers.iter().filter_map(|offer| {
        let Action::Fight(at) = *offer else { return None };
        Some((scene.chance(&ground, at), *offer))
    }))
}

/// A battle card that has something to do.
fn event(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    offers.iter().copied().find(|offer| {
        let Action::Play(card) = offer else { return false };
        let effect = scene.board.effect(*card);
        match effect {
            _ if effect.phase() != CardPhase::Battle => false,
            Effect::Pursue { .. } => pursuit(rules, scene, *offer),
            Effect::TurnCoats { from, .. } => {
                let turned = |at: Area| scene.state.at(at).of(from);
                scene.state.battles().iter().map(turned).sum::<u8>() >= 2
            }
            _ => scene.state.battles().iter().any(|at| matters(scene, at) > 0.0),
        }
    })
}

/// How much a card could do for a battle: most where much is at stake and nothing is sure.
fn matters(scene: &Scene, at: Area) -> f32 {
    let ground = Ground::new(scene.board, scene.state);
    let chance = scene.chance(&ground, at);
    let units = f32::from(scene.state.at(at).total(scene.us.other()));
    if units < 2.0 && chance > 0.9 { 0.0 } else { units * (0.1 + chance * (1.0 - chance)) }
}

/// The battle a card is given to.
pub(super) fn name(scene: &Scene, offers: &[Action]) -> Option<Action> {
    best(offers.iter().filter_map(|offer| {
        let Action::Name(at) = *offer else { return None };
        Some((matters(scene, at), *offer))
    }))
}

/// Whether marching on is worth a card.
fn pursuit(rules: &Rebellion, scene: &Scene, play: Action) -> bool {
    let mut state = scene.state.clone();
    rules.apply(&mut state, Actor::Seat(scene.state.active), play, &mut Silent);
    state.stage == Stage::Army
        && armies::under_way(scene, &state).is_some_and(|march| march.gain > scene.weights.event)
}

/// In the middle of a battle: turncoats if there are some to turn, else on with it.
pub(super) fn pause(scene: &Scene, offers: &[Action]) -> Action {
    let state = scene.state;
    let play = offers.iter().copied().find(|offer| match offer {
        Action::Play(card) => match scene.board.effect(*card) {
            Effect::TurnCoats { from, .. } => state.at(state.battle.at).of(from) >= 2,
            _ => false,
        },
        _ => false,
    });
    play.unwrap_or(Action::FightOn)
}

/// The loss that costs least.
pub(super) fn loss(scene: &Scene) -> Option<Action> {
    let battle = &scene.state.battle;
    let mut force = scene.state.at(battle.at);
    for (there, gone) in force.0.iter_mut().zip(battle.lost.0) {
        *there = there.saturating_sub(gone);
    }
    cheapest(scene.board, force, battle.side.other()).map(Action::Lose)
}

/// Whether a unit leaves the battle, and where to.
pub(super) fn manoeuvre(scene: &Scene, offers: &[Action]) -> Action {
    let battle = &scene.state.battle;
    let mut unit = Force::NONE;
    unit.add(battle.slot(), 1);
    let mut ground = Ground::new(scene.board, scene.state);
    let stay = (scene.judge(&ground).worth + scene.weights.effort, Action::Stay);
    let ways = offers.iter().filter_map(|offer| {
        let Action::Withdraw(to) = *offer else { return None };
        let way = (battle.at, to);
        Some((scene.worth_after(&mut ground, way, unit, battle.side), *offer))
    });
    best(std::iter::once(stay).chain(ways)).unwrap_or(Action::Stay)
}
