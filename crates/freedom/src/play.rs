//! Carrying actions out. Each phase adds its part to [`Play`] in its own file.

use kernel::{Seat, Tell};

use crate::board::Board;
use crate::card::Card;
use crate::event::{Ending, Event, Gain};
use crate::job::Job;
use crate::score;
use crate::state::{Doings, End, Fill, Hunt, Phase, Stage, State};
use crate::token::Stack;

/// A state that is being changed, and somebody who listens.
pub(crate) struct Play<'a, T> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a mut State,
    pub(crate) tell: &'a mut T,
}

impl<T: Tell<Event>> Play<'_, T> {
    /// Tells an event; it is made only if somebody listens.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce(&Board, &State) -> Event) {
        let (board, state) = (self.board, &*self.state);
        self.tell.tell(|| event(board, state));
    }

    /// Somebody receives money.
    pub(crate) fn earn(&mut self, seat: Seat, money: u16, why: Gain) {
        if money > 0 {
            self.receive(seat, money);
            self.tell(|_, _| Event::Income { seat, money, why });
        }
    }

    /// Somebody has more money; why, another event tells.
    pub(crate) fn receive(&mut self, seat: Seat, money: u16) {
        let purse = &mut self.state.player_mut(seat).money;
        *purse = purse.saturating_add(money);
    }

    /// Somebody pays.
    pub(crate) fn pay(&mut self, seat: Seat, money: u16) {
        let purse = &mut self.state.player_mut(seat).money;
        *purse = purse.saturating_sub(money);
    }

    /// The game is over.
    pub(crate) fn end(&mut self, end: End) {
        let state = &mut *self.state;
        state.phase = Phase::Over;
        state.stage = Stage::Over(end);
        state.active = state.lead;
        state.job = Job::NONE;
        state.hunt = Hunt::NONE;
        state.fill = Fill::NONE;
        state.turn = Doings::default();
        self.tell(|board, state| Event::Ended {
            won: end == End::Won,
            why: match end {
                End::Won => Ending::Freedom,
                End::Lost => Ending::Lost,
                End::Time => Ending::Time,
            },
            score: score::score(board, state).total,
            winners: score::winners(state),
        });
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }
}

pub(crate) fn card_id(board: &Board, card: Card) -> String {
    board.card_id(card).to_owned()
}

pub(crate) fn stack_id(board: &Board, stack: Stack) -> String {
    board.stack_id(stack).to_owned()
}
