//! Which card is played, and when a truce is.

use ::rebellion::card::{Card, CardPhase, Effect};
use ::rebellion::colour::Side;
use ::rebellion::state::Stage;
use ::rebellion::{Action, Rebellion, State};
use kernel::{Actor, Rules, Silent};

use super::armies;
use super::ground::Ground;
use super::scene::{Scene, is_last};
use crate::best::{best, best_worth};

/// The movement card whose marches are worth most, truces with a thought to the end of the game.
pub(super) fn movement(rules: &Rebellion, scene: &Scene, offers: &[Action]) -> Option<Action> {
    best(offers.iter().filter_map(|offer| match offer {
        Action::Play(card) if scene.board.effect(*card).is_movement() => {
            Some((plan(rules, scene, *card), *offer))
        }
        _ => None,
    }))
}

/// What a movement card is worth: its marches, one after the other.
fn plan(rules: &Rebellion, scene: &Scene, card: Card) -> f32 {
    let truce = scene.board.truce_cards[card.faction].has(card.number);
    let mut state = scene.state.clone();
    rules.apply(&mut state, Actor::Seat(card.faction), Action::Play(card), &mut Silent);
    let mut offers = Vec::new();
    // A card moves few armies; each march uses one up.
    while state.stage == Stage::Move && state.sequence.armies > 0 {
        rules.offers(&state, state.active, &mut offers);
        let armies = state.sequence.armies;
        let Some(march) = armies::best_march(rules, scene, &state, &offers) else { break };
        armies::send(rules, &mut state, &march);
        if state.sequence.armies >= armies {
            break;
        }
    }
    let ground = Ground::new(scene.board, &state);
    let verdict = scene.judge(&ground);
    verdict.worth + if truce { truce_worth(scene, &state, verdict.lead) } else { 0.0 }
}

/// What it is worth that a truce lies beside the board, with this lead.
fn truce_worth(scene: &Scene, after: &State, lead: f32) -> f32 {
    let weights = scene.weights;
    if is_last(scene.state, scene.scenario) {
        return 0.0;
    }
    let both = scene.us.seats().minus(after.truces).is_empty();
    if !both {
        // The first truce takes the choice away from the second: keep it while behind.
        return -weights.truce * (1.0 - 0.5 * lead).clamp(0.0, 2.0);
    }
    // Those who have still to move in the last round will take something back.
    let coming = |side: Side| scene.state.bag.and(side.seats()).len() as f32;
    let mut margin = lead - 0.8 * coming(scene.us.other()) + 0.4 * coming(scene.us);
    let early = scene.scenario.check_from.saturating_sub(scene.state.round);
    margin -= f32::from(early);
    if margin > 0.0 { weights.peace * margin } else { 3.0 * weights.peace * (margin - 0.5) }
}

/// An event of the movement phase that helps the next march, or changes the map for the better.
pub(super) fn movement_event(
    rules: &Rebellion,
    scene: &Scene,
    march: f32,
    offers: &[Action],
) -> Option<Action> {
    let ground = Ground::new(scene.board, scene.state);
    let before = scene.judge(&ground).worth;
    best(offers.iter().filter_map(|offer| {
        let Action::Play(card) = offer else { return None };
        let effect = scene.board.effect(*card);
        if effect.is_movement() || effect.phase() != CardPhase::Movement {
            return None;
        }
        let gain = event_gain(rules, scene, *card, effect, before, march);
        (gain > scene.weights.event).then_some((gain, *offer))
    }))
}

fn event_gain(
    rules: &Rebellion,
    scene: &Scene,
    card: Card,
    effect: Effect,
    before: f32,
    march: f32,
) -> f32 {
    let mut state = scene.state.clone();
    rules.apply(&mut state, Actor::Seat(card.faction), Action::Play(card), &mut Silent);
    let mut offers = Vec::new();
    rules.offers(&state, state.active, &mut offers);
    match effect {
        Effect::Convert { .. } if state.stage == Stage::Converting => {
            best_target(rules, scene, &state, &offers).map_or(0.0, |(worth, _)| worth - before)
        }
        Effect::Convert { .. } => scene.judge(&Ground::new(scene.board, &state)).worth - before,
        Effect::Rearrange { .. } => {
            armies::best_march(rules, scene, &state, &offers).map_or(0.0, |march| march.gain)
        }
        // The others help marches, once there is a card to march by.
        _ if state.sequence.card != 0 => {
            let helped = armies::best_march(rules, scene, &state, &offers);
            helped.map_or(0.0, |found| found.gain) - march
        }
        _ => 0.0,
    }
}

/// The area where what a card does is worth most, and how much.
pub(super) fn best_target(
    rules: &Rebellion,
    scene: &Scene,
    state: &State,
    offers: &[Action],
) -> Option<(f32, Action)> {
    let targets = offers.iter().filter(|o| matches!(o, Action::Place(_) | Action::Convert(_)));
    best_worth(targets.map(|offer| {
        let mut after = state.clone();
        rules.apply(&mut after, Actor::Seat(state.active), *offer, &mut Silent);
        (scene.judge(&Ground::new(scene.board, &after)).worth, *offer)
    }))
}
