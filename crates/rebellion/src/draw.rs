//! Cards: drawing, hands, and the hand without a movement card (chapter 8 of the ledger).

use kernel::{Seat, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::colour::FACTIONS;
use crate::count;
use crate::event::{Event, card_id};
use crate::options::Hands;
use crate::round;
use crate::state::{Stage, State};

/// Begins to deal the first hands.
pub(crate) fn deal(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    state.stage = Stage::Deal;
    state.drawing = Seat(0);
    fill(board, state, tell);
}

/// Begins to fill up the active faction's hand.
pub(crate) fn refill(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    state.stage = Stage::Draw;
    state.drawing = state.active;
    fill(board, state, tell);
}

pub(crate) fn chances(state: &State, out: &mut Vec<(Action, u32)>) {
    let faction = state.drawing;
    let deck = state.decks[faction];
    out.extend(deck.iter().map(|number| (Action::Draw(Card { faction, number }), 1)));
}

/// Whether this card can be drawn now.
pub(crate) fn possible(state: &State, card: Card) -> bool {
    card.faction == state.drawing && state.decks[card.faction].has(card.number)
}

/// A card was drawn.
pub(crate) fn drawn(board: &Board, state: &mut State, card: Card, tell: &mut impl Tell<Event>) {
    let seat = card.faction;
    state.decks[seat] = state.decks[seat].without(card.number);
    state.hands[seat] = state.hands[seat].with(card.number);
    count::add(&mut state.hand_sizes[seat], 1);
    tell.tell(|| Event::Drew { seat: card.faction, card: Some(card_id(card)) });
    fill(board, state, tell);
}

/// Goes on until chance has a card to draw or all hands are full.
fn fill(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let full = state.scenario(board).hand;
    loop {
        let seat = state.drawing;
        let (hand, deck) = (state.hands[seat], state.decks[seat]);
        if state.hand_sizes[seat] < full && !deck.is_empty() {
            return;
        }
        let movement = board.movement_cards[seat];
        // Without any movement card left, showing the hand would help nobody.
        if hand.and(movement).is_empty() && !deck.and(movement).is_empty() {
            show_hand(state, tell);
            return;
        }
        if state.stage != Stage::Deal {
            return round::next(board, state, tell);
        }
        if seat.index() + 1 == FACTIONS {
            return dealt(board, state, tell);
        }
        state.drawing = Seat(seat.0 + 1);
    }
}

/// A hand of events alone is shown and goes back; a new one is drawn.
fn show_hand(state: &mut State, tell: &mut impl Tell<Event>) {
    let seat = state.drawing;
    let hand = state.hands[seat];
    tell.tell(|| Event::HandShown {
        seat,
        cards: hand.iter().map(|number| card_id(Card { faction: seat, number })).collect(),
    });
    state.decks[seat] = state.decks[seat].or(hand);
    state.hands[seat] = Default::default();
    state.hand_sizes[seat] = 0;
}

/// All first hands are drawn.
fn dealt(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    state.drawing = Seat(0);
    let extra = state.extra.iter().any(|n| *n > 0);
    if extra && state.options.hands == Hands::Before {
        state.stage = Stage::FirstCube;
    } else {
        round::begin(board, state, 1, tell);
    }
}
