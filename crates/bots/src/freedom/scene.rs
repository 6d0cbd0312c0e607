//! What the bot knows of the board, and what a state is worth to it.

use ::freedom::Freedom;
use ::freedom::board::Board;
use ::freedom::place::{CANADA, MAX_PLACES, Places};
use ::freedom::state::{End, Phase, Stage, State};

use super::weights::Weights;
use super::{market, people, purse, queue};

/// What a game that is won is worth beside everything else.
const VICTORY: f32 = 1000.0;

/// The board as the bot sees it.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    pub(super) rules: &'a Freedom,
    pub(super) board: &'a Board,
    pub(super) weights: &'a Weights,
    /// How many steps it is from each place to Canada.
    pub(super) far: [u8; MAX_PLACES],
}

/// How much of the game is still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    /// Rounds after this one.
    pub(super) rounds: u8,
    /// Turns of players, a turn that is going on included.
    pub(super) turns: u8,
    /// Planning phases, one that is going on included.
    pub(super) plans: u8,
}

impl<'a> Scene<'a> {
    pub(super) fn new(rules: &'a Freedom, weights: &'a Weights) -> Self {
        let board = rules.board();
        Self { rules, board, weights, far: distances(board) }
    }

    /// How much of the game is still to come.
    pub(super) fn ahead(&self, state: &State) -> Ahead {
        let rounds = state.rounds(self.board).saturating_sub(state.round);
        let (now, plan) = match state.phase {
            Phase::Setup | Phase::Catchers | Phase::Planning => (state.seats, 1),
            Phase::Action => (turns_left(state), 0),
            Phase::Market | Phase::Lantern | Phase::Over => (0, 0),
        };
        Ahead { rounds, turns: rounds * state.seats + now, plans: rounds + plan }
    }

    /// What a state is worth to the team.
    pub(super) fn worth(&self, state: &State) -> f32 {
        let ahead = match state.stage {
            Stage::Over(_) => Ahead { rounds: 0, turns: 0, plans: 0 },
            _ => self.ahead(state),
        };
        let end = match state.stage {
            Stage::Over(End::Won) => VICTORY,
            Stage::Over(End::Lost) => -VICTORY,
            _ => 0.0,
        };
        end + people::worth(self, state, ahead)
            + purse::worth(self, state, ahead)
            + market::worth(self, state, ahead)
            + queue::worth(self, state, ahead)
    }
}

/// How many players have not ended their turn in this round.
fn turns_left(state: &State) -> u8 {
    let gone = (state.active.0 + state.seats - state.lead.0) % state.seats.max(1);
    state.seats.saturating_sub(gone)
}

/// How many steps it is from each place to Canada; far too many where no way leads there.
fn distances(board: &Board) -> [u8; MAX_PLACES] {
    let mut far = [u8::MAX; MAX_PLACES];
    far[CANADA.index()] = 0;
    let mut reached = Places::one(CANADA);
    for steps in 1..MAX_PLACES as u8 {
        let edge = board.map.or(board.farms).minus(reached);
        let next: Places =
            edge.iter().filter(|at| !board.next[at.index()].and(reached).is_empty()).collect();
        if next.is_empty() {
            break;
        }
        for at in next {
            far[at.index()] = steps;
        }
        reached = reached.or(next);
    }
    far
}
