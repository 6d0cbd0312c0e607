//! What an expired clock plays: something harmless that keeps the game going (clause 13.7).

use kernel::{Rules, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::card::Effect;
use crate::losses;
use crate::rules::Rebellion;
use crate::standing;
use crate::state::{Stage, State};

pub(crate) fn absent(rules: &Rebellion, state: &State, seat: Seat) -> Action {
    let mut offers = Vec::new();
    rules.offers(state, seat, &mut offers);
    let board = rules.board();
    let choice = match state.stage {
        Stage::Losses => {
            let loser = state.battle.side.other();
            standing::cheapest(board, losses::left(state), loser).map(Action::Lose)
        }
        Stage::Manoeuvre => Some(Action::Stay),
        Stage::Ordering => offers.last().copied(),
        Stage::Pausing => Some(Action::FightOn),
        Stage::Move if state.sequence.card != 0 => {
            let ends = |a: &Action| matches!(a, Action::Done | Action::Fight(_));
            offers.iter().copied().find(ends)
        }
        Stage::Reinforce | Stage::Move => idle_card(board, state, &offers),
        Stage::Army | Stage::Placing => quiet_place(state, &offers),
        _ => None,
    };
    let choice = choice.filter(|action| offers.contains(action));
    choice.or_else(|| offers.last().copied()).unwrap_or(Action::Done)
}

/// Where an absent player's units do least harm: among friends, else where nobody is.
fn quiet_place(state: &State, offers: &[Action]) -> Option<Action> {
    let side = state.side();
    let worth = |action: &Action| match action {
        Action::Go(at) | Action::Place(at) => {
            let enemies = state.at(*at).holds(side.other());
            Some((enemies, !state.at(*at).holds(side)))
        }
        _ => None,
    };
    let places = offers.iter().filter_map(|action| worth(action).map(|w| (w, *action)));
    places.min_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// Units that are owed are placed; then the weakest movement card is spent, a truce last of all.
fn idle_card(board: &Board, state: &State, offers: &[Action]) -> Option<Action> {
    if state.stage == Stage::Reinforce
        && let Some(place) = offers.iter().find(|a| matches!(a, Action::Place(_)))
    {
        return Some(*place);
    }
    let worth = |action: &Action| match action {
        Action::Play(card) => {
            let truce = board.truce_cards[card.faction].has(card.number);
            match board.effect(*card) {
                Effect::March { armies, areas } => {
                    Some((truce, u16::from(armies) * u16::from(areas)))
                }
                Effect::Naval { .. } => Some((truce, 3)),
                Effect::Warships { .. } => Some((truce, 5)),
                _ => None,
            }
        }
        _ => None,
    };
    let cards = offers.iter().filter_map(|action| worth(action).map(|w| (w, *action)));
    cards.min_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}
