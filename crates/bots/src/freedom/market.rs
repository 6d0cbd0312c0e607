//! What the slave market will bring, and whether the plantations have room for it.

use ::freedom::board::MAX_LOTS;
use ::freedom::state::State;

use super::scene::{Ahead, Scene};

/// How many deliveries are looked at.
const LOOK: u8 = 8;

/// What the people are worth who are lost, or will be if nothing is done; never more than nought.
pub(super) fn worth(scene: &Scene, state: &State, ahead: Ahead) -> f32 {
    let (board, weights) = (scene.board, scene.weights);
    let boxes = f32::from(state.victory(board).lost);
    let lost = f32::from(state.lost());
    let mut room = state.room_in_farms(board) as f32;
    let seats = f32::from(state.seats);
    // Those who still act in this round make room before the next delivery.
    let mut leaving = f32::from(ahead.turns) - f32::from(ahead.rounds) * seats;
    let mut over = 0.0;
    let mut doubt = 1.0;
    let deliveries = if ahead.plans > 0 || ahead.turns > 0 { ahead.rounds + 1 } else { 0 };
    for n in 0..deliveries.min(LOOK) {
        room += weights.leave * leaving.max(0.0);
        let brought = delivery(scene, state, usize::from(n));
        let more = (brought - room).max(0.0);
        room = (room - brought).max(0.0);
        over += doubt * more;
        doubt *= weights.doubt;
        leaving = seats;
    }
    let doomed = (lost + over + weights.margin - boxes).max(0.0);
    let mut spread = 0.0;
    for farm in board.farms {
        // A plantation that is empty gives no one a way out.
        spread += f32::from(state.people[farm.index()].min(2));
    }
    weights.spread * spread - weights.lost * (lost + over) - weights.doom * doomed
}

/// How many people the delivery brings that is so many rounds away.
fn delivery(scene: &Scene, state: &State, n: usize) -> f32 {
    if let Some(Some(lot)) = state.market.get(n) {
        return f32::from(lot.people);
    }
    let deck = (0..MAX_LOTS as u8).filter(|lot| state.market_deck & (1 << lot) != 0);
    let (mut people, mut cards) = (0.0, 0.0);
    for lot in deck {
        people += f32::from(scene.board.lot[lot]);
        cards += 1.0;
    }
    if cards > 0.0 { people / cards } else { 0.0 }
}
