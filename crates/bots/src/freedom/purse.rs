//! What money, Support and tokens are worth.

use ::freedom::board::MAX_PLAYERS;
use ::freedom::state::{Phase, State};
use ::freedom::token::{MAX_STACKS, TokenKind};

use super::scene::{Ahead, Scene};

/// What the team has for its cause: Support, money, and tokens to play.
pub(super) fn worth(scene: &Scene, state: &State, ahead: Ahead) -> f32 {
    let (board, weights) = (scene.board, scene.weights);
    let left = f32::from(state.support_left(board));
    let standing = state.standing(board);
    let price = f32::from(board.price[board.support[0].index()]) + f32::from(standing.support_more);
    let players = &state.players.rows()[..usize::from(state.seats).min(MAX_PLAYERS)];
    let mut money = 0.0;
    let mut tokens = 0.0;
    for (seat, player) in players.iter().enumerate() {
        money += f32::from(player.money);
        tokens += held(scene, state, seat, ahead);
    }
    let wanted = price * left + weights.pocket * f32::from(ahead.plans.min(4));
    let useful = money.min(wanted);
    let spendable = if ahead.plans > 0 { 1.0 } else { weights.late };
    let purse = weights.money * spendable * (useful + weights.spare * (money - useful));
    let support: u8 = players.iter().map(|player| player.support).sum();
    weights.support * f32::from(support) + purse + tokens
}

/// What the tokens that a player holds are worth.
fn held(scene: &Scene, state: &State, seat: usize, ahead: Ahead) -> f32 {
    let (board, weights) = (scene.board, scene.weights);
    let player = &state.players.rows()[seat];
    let turns = usize::from(ahead.rounds) + usize::from(acts_yet(state, seat));
    if turns == 0 {
        return 0.0;
    }
    let mut worth = 0.0;
    let mut count = 0;
    // The tokens of later periods do more: they are played first.
    for n in (0..board.stacks.len().min(MAX_STACKS)).rev() {
        for _ in 0..player.tokens[n].min(8) {
            let one = match board.token[n] {
                TokenKind::Support => 0.0,
                TokenKind::Conductor { people, spaces } => {
                    let far = if spaces > 1 { weights.double } else { 1.0 };
                    weights.conductor * f32::from(people) * far
                }
                TokenKind::Fundraising { places } => {
                    weights.money * (weights.raised + weights.raises * state.count(places) as f32)
                }
            };
            worth += if count < 2 * turns.min(2) - 1 { one } else { one * weights.hoard };
            count += 1;
        }
    }
    worth
}

/// Whether a player can still act in this round.
fn acts_yet(state: &State, seat: usize) -> bool {
    let seats = state.seats.max(1);
    let place = |seat: u8| (seat + seats - state.lead.0) % seats;
    match state.phase {
        Phase::Setup | Phase::Catchers | Phase::Planning => true,
        Phase::Action => place(seat as u8) >= place(state.active.0),
        Phase::Market | Phase::Lantern | Phase::Over => false,
    }
}
