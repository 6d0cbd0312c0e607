//! Phase 5, the Lantern: the queue is cleared, slid and filled, and victory is looked at (chapter 5
//! of the ledger).

use kernel::{SeatSet, Tell};

use crate::board::QUEUE_SLOTS;
use crate::card::Card;
use crate::deck;
use crate::event::Event;
use crate::job::Source;
use crate::play::{Play, card_id};
use crate::score;
use crate::state::{End, Fill, Phase, Stage};

impl<T: Tell<Event>> Play<'_, T> {
    /// The Lantern phase begins.
    pub(crate) fn begin_lantern(&mut self) {
        self.state.phase = Phase::Lantern;
        self.state.preferred = SeatSet::NONE;
        self.tell(|_, _| Event::LanternBegan);
        self.clear_queue();
    }

    /// The right-most slots are cleared, the right-most first; a card that takes effect when it is
    /// removed does so before the next is looked at.
    pub(crate) fn clear_queue(&mut self) {
        let cleared = usize::from(self.board.lantern[self.state.seats.max(1) - 1]);
        for slot in (0..QUEUE_SLOTS).rev().take(cleared) {
            let Some(card) = self.state.queue[slot].take() else { continue };
            if self.board.triggers(card) {
                self.tell(|b, _| Event::CardStruck { card: card_id(b, card) });
                return self.open(Source::Card(card), slot as u8);
            }
            let slot = slot as u8;
            self.tell(|b, _| Event::CardDiscarded { card: card_id(b, card), slot });
        }
        self.slide();
        self.end_round();
    }

    /// The cards slide to the right.
    fn slide(&mut self) {
        let mut to = QUEUE_SLOTS;
        for from in (0..QUEUE_SLOTS).rev() {
            if self.state.queue[from].is_some() {
                to -= 1;
                self.state.queue.swap(from, to);
            }
        }
        self.tell(|_, _| Event::QueueSlid);
    }

    /// Is the game over? If not, the queue is filled.
    fn end_round(&mut self) {
        if score::conditions_met(self.board, self.state) {
            self.end(End::Won);
        } else if self.state.round >= self.state.rounds(self.board) {
            self.end(End::Time);
        } else {
            self.fill_queue();
        }
    }

    /// The queue is filled from the right-most empty slot, card by card, as long as the deck lasts.
    pub(crate) fn fill_queue(&mut self) {
        // Each turn of the loop takes a card off the top or one that was set aside.
        for _ in 0..2 * crate::card::MAX_CARDS {
            let Some(slot) = (0..QUEUE_SLOTS).rev().find(|n| self.state.queue[*n].is_none()) else {
                break;
            };
            if let Some(card) = self.state.top.pop() {
                self.queue_drawn(card, slot as u8);
            } else if deck::size(self.state) > 0 {
                self.state.stage = Stage::Fill;
                return;
            } else if let Some(card) = self.state.fill.aside.shift() {
                // Only Opposition cards are left: they all enter.
                self.enter_queue(card, slot as u8);
            } else {
                break;
            }
        }
        self.queue_full();
    }

    /// A card was drawn for the queue by chance.
    pub(crate) fn fill_drawn(&mut self, card: Card) {
        if let Some(slot) = (0..QUEUE_SLOTS).rev().find(|n| self.state.queue[*n].is_none()) {
            self.queue_drawn(card, slot as u8);
        }
        self.fill_queue();
    }

    /// A drawn card enters the queue, or is set aside if it is a second new Opposition card.
    fn queue_drawn(&mut self, card: Card, slot: u8) {
        let opposes = self.board.opposition.has(card);
        if opposes && self.state.fill.opposed {
            self.state.fill.aside.push(card);
            self.tell(|b, _| Event::CardAside { card: card_id(b, card) });
            return;
        }
        self.state.fill.opposed |= opposes;
        self.enter_queue(card, slot);
    }

    /// A card comes into the queue, with whatever that means for the market.
    pub(crate) fn enter_queue(&mut self, card: Card, slot: u8) {
        self.state.queue[usize::from(slot) % QUEUE_SLOTS] = Some(card);
        self.tell(|b, _| Event::CardQueued { card: card_id(b, card), slot });
        self.add_to_lots(self.board.standing[card.index()].market_more);
    }

    /// The queue is as full as it gets: what was set aside goes back, and the lantern goes on.
    fn queue_full(&mut self) {
        let aside = self.state.fill.aside;
        self.state.fill = Fill::NONE;
        if !aside.is_empty() {
            deck::shuffle_in(self.state, aside.set());
            self.tell(|b, _| Event::Shuffled {
                cards: aside.cards().iter().map(|card| card_id(b, *card)).collect(),
            });
        }
        if self.state.phase != Phase::Setup {
            self.state.lead = self.state.after(self.state.lead);
            self.tell(|_, s| Event::LanternPassed { seat: s.lead });
        }
        self.begin_round();
    }
}
