//! Taking tokens from the board: prices, periods and the grey tokens (2.6 to 2.19 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::board::{Board, PERIODS};
use crate::card::Standing;
use crate::deck::{Deck, Row};
use crate::event::Event;
use crate::play::{Play, stack_id};
use crate::refusals as no;
use crate::state::{Phase, State};
use crate::token::{Stack, TokenKind};

/// What makes a purchase cheaper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Terms {
    /// So much off the price.
    pub(crate) off: u8,
    /// The token is free.
    pub(crate) free: bool,
}

/// What a token costs a player.
pub(crate) fn cost(board: &Board, state: &State, seat: Seat, stack: Stack, terms: Terms) -> u16 {
    cost_under(board, state, seat, stack, terms, &state.standing(board))
}

fn cost_under(
    board: &Board,
    state: &State,
    seat: Seat,
    stack: Stack,
    terms: Terms,
    standing: &Standing,
) -> u16 {
    if terms.free {
        return 0;
    }
    let more = match board.token[stack.index()] {
        TokenKind::Support => i16::from(standing.support_more),
        TokenKind::Conductor { .. } => -i16::from(state.benefit(board, seat).conductor_off),
        TokenKind::Fundraising { .. } => 0,
    };
    let price = i16::from(board.price[stack.index()]) + more - i16::from(terms.off);
    price.max(0) as u16
}

/// Whether the tokens of a stack are there for the taking.
#[inline]
fn on_offer(board: &Board, state: &State, stack: Stack) -> bool {
    state.stacks[stack.index()] > 0 && board.stack_period[stack.index()] <= state.period
}

/// Whether a token costs something by nature: Fundraising tokens do not.
#[inline]
pub(crate) fn is_bought(board: &Board, stack: Stack) -> bool {
    !matches!(board.token[stack.index()], TokenKind::Fundraising { .. })
}

/// Every token that a player could take on these terms.
pub(crate) fn each(
    board: &Board,
    state: &State,
    seat: Seat,
    terms: Terms,
    mut push: impl FnMut(Stack),
) {
    let standing = state.standing(board);
    let money = state.player(seat).money;
    for stack in (0..board.stacks.len() as u8).map(Stack) {
        if on_offer(board, state, stack)
            && cost_under(board, state, seat, stack, terms, &standing) <= money
        {
            push(stack);
        }
    }
}

/// Lists the tokens that a player could take on these terms.
pub(crate) fn offers(
    board: &Board,
    state: &State,
    seat: Seat,
    terms: Terms,
    out: &mut Vec<Action>,
) {
    each(board, state, seat, terms, |stack| out.push(Action::Take(stack)));
}

/// Whether a player could take a token on these terms.
pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    stack: Stack,
    terms: Terms,
) -> Result<(), Refusal> {
    if stack.index() >= board.stacks.len() {
        return Err(no::no_such_token());
    }
    let period = board.stack_period[stack.index()];
    if period > state.period {
        return Err(no::period_closed(period + 1));
    }
    if state.stacks[stack.index()] == 0 {
        let others = state.everybody().without(seat);
        let mut taken = others.iter().flat_map(|other| state.player(other).taken).flatten();
        let just_now = state.phase == Phase::Planning && taken.any(|one| one == stack);
        let grey = state.grey[stack.index()];
        return Err(match grey {
            _ if just_now => no::just_taken(board.stack_id(stack)),
            Some(holder) if holder != seat => no::grey_held(board.stack_id(stack), holder),
            _ => no::stack_empty(board.stack_id(stack)),
        });
    }
    let cost = cost(board, state, seat, stack, terms);
    let money = state.player(seat).money;
    if cost > money {
        return Err(no::too_dear("2.6", cost, money));
    }
    Ok(())
}

impl<T: Tell<Event>> Play<'_, T> {
    /// A player takes a token; whether a period opened with it.
    pub(crate) fn take_token(&mut self, seat: Seat, stack: Stack, terms: Terms) -> bool {
        let at = stack.index();
        if self.state.stacks[at] == 0 || stack.index() >= self.board.stacks.len() {
            return false;
        }
        let paid = cost(self.board, self.state, seat, stack, terms);
        self.pay(seat, paid);
        self.state.stacks[at] -= 1;
        let last = self.state.stacks[at] == 0;
        let kind = self.board.token[at];
        let grey = last && matches!(kind, TokenKind::Conductor { .. });
        if kind == TokenKind::Support {
            self.state.player_mut(seat).support += 1;
        } else {
            self.state.player_mut(seat).tokens[at] += 1;
        }
        if grey {
            self.state.grey[at] = Some(seat);
        }
        self.tell(|b, _| Event::TokenTaken { seat, stack: stack_id(b, stack), paid, grey });
        let opens = last
            && kind == TokenKind::Support
            && self.board.stack_period[at] == self.state.period
            && usize::from(self.state.period) + 1 < PERIODS;
        if opens {
            self.open_period();
        }
        opens
    }

    /// The next period opens; the deck of the old one leaves the game, whatever is in it.
    fn open_period(&mut self) {
        let state = &mut *self.state;
        state.decks[state.period] = Deck::default();
        state.top = Row::EMPTY;
        state.period += 1;
        self.tell(|_, state| Event::PeriodOpened { period: state.period + 1 });
    }
}
