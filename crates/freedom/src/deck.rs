//! Decks: sets of cards plus the ordered known top. What lies in which order is not in the state
//! at all: a draw is a chance.
//!
//! Which Opposition cards were shuffled into which deck is unknown too. A deck therefore is a set
//! of cards that are known to be in it, and a number of others out of the common pool.

use kernel::By;

use crate::board::{Board, PERIODS};
use crate::card::{Card, Cards};
use crate::state::State;

/// The most cards whose order on top of the deck is known.
pub const MAX_TOP: usize = 8;
/// The most cards set aside while the queue is filled.
pub const MAX_ASIDE: usize = 16;

/// The cards of a period that were not drawn yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The cards known to be in it, in an order nobody knows.
    pub known: Cards,
    /// How many more there are: Opposition cards out of the pool.
    pub unknown: u8,
}

/// Cards in a known order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Row<N> {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card(0); N], len: 0 };

    /// The cards, the first one first.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(N)]
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a card at the end; whether there was room.
    pub fn push(&mut self, card: Card) -> bool {
        let room = usize::from(self.len) < N;
        if room {
            self.cards[usize::from(self.len)] = card;
            self.len += 1;
        }
        room
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.cards().last().copied()?;
        self.len -= 1;
        // What is gone must not make equal rows differ.
        self.cards[usize::from(self.len)] = Card(0);
        Some(card)
    }

    /// Takes the first card.
    pub fn shift(&mut self) -> Option<Card> {
        let first = self.cards().first().copied()?;
        self.cards.rotate_left(1);
        self.len -= 1;
        self.cards[N - 1] = Card(0);
        Some(first)
    }

    /// The cards as a set.
    #[must_use]
    pub fn set(&self) -> Cards {
        self.cards().iter().copied().collect()
    }
}

#[inline]
fn current(state: &State) -> &Deck {
    &state.decks[state.period]
}

/// How many cards the current deck holds.
#[must_use]
pub fn size(state: &State) -> u32 {
    let deck = current(state);
    (deck.known.len() + usize::from(deck.unknown) + state.top.cards().len()) as u32
}

/// What can be drawn from the current deck when its top is not known, with weights.
///
/// Each known card is as likely as any other; what is not known is equally likely to be any card
/// of the pool. With `n` unknown cards and a pool of `p`, known cards weigh `p` and those of the
/// pool `n`.
pub(crate) fn outcomes(state: &State, mut push: impl FnMut(Card, u32)) {
    let deck = current(state);
    let pool = if deck.unknown == 0 { Cards::NONE } else { state.pool };
    let weight = pool.len().max(1) as u32;
    for card in deck.known {
        push(card, weight);
    }
    for card in pool {
        push(card, u32::from(deck.unknown));
    }
}

/// Takes a card that was drawn out of the current deck.
pub(crate) fn take(state: &mut State, card: Card) {
    let deck = &mut state.decks[state.period];
    if deck.known.has(card) {
        deck.known = deck.known.without(card);
    } else {
        deck.unknown = deck.unknown.saturating_sub(1);
        state.pool = state.pool.without(card);
    }
}

/// Shuffles the current deck: what lay on top is somewhere in it now.
pub(crate) fn shuffle(state: &mut State) {
    let top = state.top.set();
    let deck = &mut state.decks[state.period];
    deck.known = Cards(deck.known.0 | top.0);
    state.top = Row::EMPTY;
}

/// Shuffles cards into the current deck. Everybody saw which.
pub(crate) fn shuffle_in(state: &mut State, cards: Cards) {
    shuffle(state);
    let deck = &mut state.decks[state.period];
    deck.known = Cards(deck.known.0 | cards.0);
}

/// The decks at the start: each period's own cards, and Opposition cards out of the pool.
pub(crate) fn deal(board: &Board, players: u8) -> (By<u8, Deck, PERIODS>, Cards) {
    let used = board.cards_for(players);
    let dealt = board.opposition_dealt[usize::from(players - 1)];
    let decks = By::from_fn(|period: u8| {
        let own = |card: &Card| board.card_period[card.index()] == period;
        let known = used.minus(board.opposition).iter().filter(own).collect();
        Deck { known, unknown: dealt[usize::from(period)] }
    });
    (decks, used.and(board.opposition))
}
