//! What the cards in the queue threaten, and what roles and Reserve cards still promise.

use ::freedom::board::{MAX_PLAYERS, QUEUE_SLOTS};
use ::freedom::card::{Card, Effect, Keep};
use ::freedom::state::State;

use super::scene::{Ahead, Scene};

/// What cards and specials are worth, for better or for worse.
pub(super) fn worth(scene: &Scene, state: &State, ahead: Ahead) -> f32 {
    let (board, weights) = (scene.board, scene.weights);
    let seats = usize::from(state.seats).clamp(1, MAX_PLAYERS);
    let cleared = f32::from(board.lantern[state.seats.max(1) - 1]).max(1.0);
    let rounds = f32::from(ahead.rounds);
    let mut sum = 0.0;
    for (slot, card) in state.queue.iter().enumerate() {
        let Some(card) = *card else { continue };
        if !board.opposition.has(card) {
            continue;
        }
        // It moves to the right as slots are cleared.
        let stays = ((QUEUE_SLOTS - slot) as f32 / cleared).ceil().min(rounds + 1.0);
        sum -= if board.triggers(card) {
            strike(scene, state, card) / (1.0 + 0.2 * (stays - 1.0))
        } else {
            weights.standing * standing(scene, state, card) * stays.min(rounds)
        };
    }
    let part = rounds / f32::from(state.rounds(board)).max(1.0);
    for player in &state.players.rows()[..seats] {
        if !player.spent {
            sum += weights.special * (0.2 + part);
        }
        if let Some(keep) = player.reserve.and_then(|card| board.keep(card)) {
            sum += part * kept(scene, keep);
        }
    }
    sum
}

/// What an Opposition card does when it goes.
fn strike(scene: &Scene, state: &State, card: Card) -> f32 {
    let weights = scene.weights;
    match scene.board.effects[card.index()][0] {
        Some(Effect::Unbuy { .. }) => weights.support,
        Some(Effect::Return { .. }) => weights.strike,
        Some(Effect::Seize { .. }) => 0.7 * weights.strike,
        Some(Effect::Riot) => 0.3 * weights.strike,
        Some(Effect::Add { people }) => {
            weights.lost * f32::from(people) * 0.3 * state.lots() as f32
        }
        _ => 0.0,
    }
}

/// What an Opposition card takes each round while it lies there, as dollars.
fn standing(scene: &Scene, state: &State, card: Card) -> f32 {
    let all = &scene.board.standing[card.index()];
    let seats = f32::from(state.seats);
    let mut sum = 0.5 * f32::from(all.fundraising_less) + f32::from(all.market_more);
    sum += 0.4 * seats * f32::from(all.support_more) + 0.5 * seats * f32::from(all.blue_aid_less);
    if all.large_cities_only {
        sum += 2.0;
    }
    if all.planned_purchases.is_some() {
        sum += 0.5 * seats;
    }
    if all.blue_barred {
        sum += seats;
    }
    sum
}

/// What a Reserve card is worth at the beginning of the game.
fn kept(scene: &Scene, keep: Keep) -> f32 {
    let weights = scene.weights;
    match keep {
        Keep::LeaveOff { people, .. } => 0.5 * weights.reserve * f32::from(people),
        Keep::Cancel => weights.reserve,
        Keep::Patron { income } => weights.money * f32::from(income) * 6.0,
        Keep::Swap => 0.3 * weights.reserve,
        Keep::Shield => 1.5 * weights.reserve,
    }
}
