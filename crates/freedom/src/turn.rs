//! Phase 3, actions: what the active player can do between actions (3.1, 3.4 and 3.5 of the
//! ledger).

use kernel::{Refusal, Seat, SeatSet, Tell};

use crate::action::{Action, Shade};
use crate::board::{Board, QUEUE_SLOTS};
use crate::card::{Keep, Kind};
use crate::effects::slot;
use crate::event::{Event, Gain};
use crate::job::{Source, special};
use crate::moving;
use crate::place::Places;
use crate::play::{Play, card_id, stack_id};
use crate::purchase::{self, Terms};
use crate::reactions;
use crate::refusals as no;
use crate::role::Special;
use crate::state::{Doings, Stage, State};
use crate::token::{MAX_STACKS, Stack, TokenKind};

/// What the card in a slot costs a player.
pub(crate) fn card_price(board: &Board, state: &State, seat: Seat, slot: u8) -> u16 {
    let price = board.prices[usize::from(slot) % QUEUE_SLOTS];
    u16::from(price.saturating_sub(state.benefit(board, seat).card_off))
}

/// How many tokens of a stack and shade the active player holds.
fn held(state: &State, stack: Stack, shade: Shade) -> u8 {
    let all = state.player(state.active).tokens[stack.index()];
    let grey = u8::from(state.grey[stack.index()] == Some(state.active));
    match shade {
        Shade::Grey => grey.min(all),
        Shade::Plain => all.saturating_sub(grey),
    }
}

/// What a Fundraising token brings now: for how many people, and how much.
pub(crate) fn raises(board: &Board, state: &State, places: Places) -> (u8, u16) {
    let standing = state.standing(board);
    let counted = if standing.large_cities_only { places.and(board.large) } else { places };
    let people = state.count(counted) as u16;
    (people as u8, people.saturating_sub(standing.fundraising_less.into()))
}

/// Why the special of the active player's role cannot be used now, if it cannot.
fn check_special(board: &Board, state: &State) -> Result<(), Refusal> {
    let seat = state.active;
    let usable = match special(board, state, seat) {
        Special::Relieve { .. } | Special::Protect => return Err(no::special_elsewhere()),
        _ if state.player(seat).spent => return Err(no::special_spent()),
        Special::Discard if state.turn.acted => return Err(no::special_too_late()),
        Special::Discard => state.queued() > 0,
        Special::Points { points } => {
            moving::any(board, &moving::walk(board, state, points, Places::NONE))
        }
        Special::Send(send) => {
            let open = board.map.minus(state.watched(board)).and(state.roomy(board));
            state.count(send.from) > 0 && !send.to.and(open).is_empty()
        }
        Special::Tokens { .. } => true,
    };
    if usable { Ok(()) } else { Err(no::special_idle("7.3")) }
}

/// Why the Reserve card of the active player cannot be used now, if it cannot.
fn check_reserve(board: &Board, state: &State) -> Result<(), Refusal> {
    match state.keep(board, state.active) {
        None => Err(no::no_reserve()),
        Some(Keep::Swap) if state.queued() < 2 => Err(no::empty_slot("9.4.4")),
        Some(Keep::Patron { .. }) if state.seats == 1 => Err(no::alone("9.4.3")),
        Some(Keep::Patron { .. }) if state.player(state.active).money == 0 => {
            Err(no::too_dear("9.4.3", 1, 0))
        }
        Some(Keep::Swap | Keep::Patron { .. }) => Ok(()),
        Some(Keep::LeaveOff { .. } | Keep::Cancel | Keep::Shield) => Err(no::reserve_elsewhere()),
    }
}

/// Why the active player cannot use the special of another player now, if that is so.
fn check_protect(board: &Board, state: &State, seat: Seat) -> Result<(), Refusal> {
    match reactions::protect_owner(board, state) {
        Some(owner) if owner == seat => Ok(()),
        Some(owner) if reactions::decider(state, owner) == Some(seat) => Ok(()),
        Some(_) | None => Err(no::no_protection()),
    }
}

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if check_protect(board, state, seat).is_ok() {
        out.push(Action::Protect);
    }
    if seat != state.active {
        if reactions::speakers(board, state).has(seat) {
            reactions::offer_prefer(board, state, seat, out);
        }
        return;
    }
    let turn = &state.turn;
    if !turn.benefit {
        out.push(Action::Benefit);
    }
    if check_special(board, state).is_ok() {
        out.push(Action::Special);
    }
    if turn.played < state.token_limit(board) {
        for stack in (0..board.stacks.len() as u8).map(Stack) {
            for shade in [Shade::Plain, Shade::Grey] {
                if held(state, stack, shade) > 0 {
                    out.push(Action::Play(stack, shade));
                }
            }
        }
    }
    if !turn.bought {
        for n in 0..QUEUE_SLOTS as u8 {
            let buyable = slot(state, n).is_some_and(|card| board.buyable.has(card));
            if buyable && card_price(board, state, seat, n) <= state.player(seat).money {
                out.push(Action::Buy(n));
            }
        }
    }
    if turn.raised && !turn.purchased && state.benefit(board, seat).purchase {
        purchase::offers(board, state, seat, Terms::default(), out);
    }
    if check_reserve(board, state).is_ok() {
        out.push(Action::Reserve);
    }
    reactions::offer_prefer(board, state, seat, out);
    if !turn.acted {
        out.push(Action::Pass);
    }
    out.push(Action::End);
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if action == Action::Protect {
        return check_protect(board, state, seat);
    }
    if seat != state.active {
        return match action {
            Action::Prefer(mode) if state.edition.owners_speak_any_time() => {
                reactions::check_prefer(board, state, seat, mode)
            }
            _ => Err(no::not_your_turn(state.active)),
        };
    }
    let turn = &state.turn;
    match action {
        Action::Pass if turn.acted => Err(no::acted_already()),
        Action::Benefit if turn.benefit => Err(no::benefit_taken()),
        Action::End | Action::Pass | Action::Benefit => Ok(()),
        Action::Special => check_special(board, state),
        Action::Play(stack, shade) => check_play(board, state, stack, shade),
        Action::Buy(n) => check_buy(board, state, n),
        Action::Take(stack) => check_purchase(board, state, stack),
        Action::Reserve => check_reserve(board, state),
        Action::Prefer(mode) => reactions::check_prefer(board, state, seat, mode),
        _ => Err(no::not_now()),
    }
}

fn check_play(board: &Board, state: &State, stack: Stack, shade: Shade) -> Result<(), Refusal> {
    if stack.index() >= MAX_STACKS || held(state, stack, shade) == 0 {
        return Err(no::no_token());
    }
    let limit = state.token_limit(board);
    if state.turn.played >= limit {
        return Err(no::enough_played(limit));
    }
    Ok(())
}

fn check_buy(board: &Board, state: &State, n: u8) -> Result<(), Refusal> {
    if state.turn.bought {
        return Err(no::one_card());
    }
    let Some(card) = slot(state, n) else { return Err(no::empty_slot("3.5.3")) };
    if !board.buyable.has(card) {
        return Err(no::not_for_sale(board.card_id(card)));
    }
    let (price, money) =
        (card_price(board, state, state.active, n), state.player(state.active).money);
    if price > money {
        return Err(no::too_dear("3.5.2", price, money));
    }
    Ok(())
}

fn check_purchase(board: &Board, state: &State, stack: Stack) -> Result<(), Refusal> {
    if !state.benefit(board, state.active).purchase {
        return Err(no::tokens_elsewhere());
    }
    if !state.turn.raised || state.turn.purchased {
        return Err(no::no_purchase());
    }
    purchase::check(board, state, state.active, stack, Terms::default())
}

impl<T: Tell<Event>> Play<'_, T> {
    /// The active player's turn begins.
    pub(crate) fn begin_turn(&mut self) {
        self.state.turn = Doings::default();
        self.state.stage = Stage::Turn;
        let seat = self.state.active;
        self.tell(|_, _| Event::TurnBegan { seat });
        self.patron_income(seat);
    }

    /// The next player's turn, or the market phase.
    fn end_turn(&mut self) {
        let seat = self.state.active;
        self.tell(|_, _| Event::TurnEnded { seat });
        self.state.turn = Doings::default();
        let next = self.state.after(seat);
        if next == self.state.lead {
            self.state.preferred = SeatSet::NONE;
            self.begin_market();
        } else {
            self.state.active = next;
            self.begin_turn();
        }
    }

    /// A step of a player between actions.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Protect => return self.protect(),
            Action::Prefer(mode) => return self.prefer(seat, mode),
            Action::End => return self.end_turn(),
            Action::Pass => {
                let money = u16::from(self.board.pass[self.state.period]);
                self.receive(seat, money);
                self.tell(|_, _| Event::Passed { seat, money });
                return self.end_turn();
            }
            _ => {}
        }
        if seat != self.state.active {
            return;
        }
        match action {
            Action::Benefit => {
                self.state.turn.acted = true;
                self.state.turn.benefit = true;
                let money = self.state.benefit(self.board, seat).money;
                self.earn(seat, money.into(), Gain::Benefit);
                self.open(Source::Benefit, 0);
            }
            Action::Special => self.use_special(seat),
            Action::Play(stack, shade) => self.play_token(seat, stack, shade),
            Action::Buy(n) => self.buy_card(seat, n),
            Action::Take(stack) => {
                self.state.turn.purchased = true;
                self.take_token(seat, stack, Terms::default());
            }
            Action::Reserve => {
                self.state.turn.acted = true;
                self.open(Source::Reserve, 0);
            }
            _ => {}
        }
    }

    fn use_special(&mut self, seat: Seat) {
        let Some(role) = self.state.player(seat).role else { return };
        self.state.turn.acted = true;
        self.state.player_mut(seat).spent = true;
        self.tell(|b, _| Event::SpecialUsed { seat, role: b.role_id(role).to_owned() });
        match special(self.board, self.state, seat) {
            Special::Tokens { .. } => self.state.turn.more_tokens = true,
            _ => self.open(Source::Special, 0),
        }
    }

    fn play_token(&mut self, seat: Seat, stack: Stack, shade: Shade) {
        let n = stack.index();
        if held(self.state, stack, shade) == 0 {
            return;
        }
        self.state.turn.acted = true;
        self.state.turn.played = self.state.turn.played.saturating_add(1);
        self.state.player_mut(seat).tokens[n] -= 1;
        let grey = shade == Shade::Grey;
        if grey {
            // It is back on its stack at once, for anybody.
            self.state.grey[n] = None;
            self.state.stacks[n] += 1;
        }
        self.tell(|b, _| Event::TokenPlayed { seat, stack: stack_id(b, stack), grey });
        match self.board.token[n] {
            TokenKind::Fundraising { places } => {
                let (people, money) = raises(self.board, self.state, places);
                self.state.turn.raised = true;
                self.receive(seat, money);
                self.tell(|_, _| Event::Raised { seat, people, money });
            }
            TokenKind::Conductor { .. } => self.open(Source::Token(stack), 0),
            TokenKind::Support => {}
        }
    }

    fn buy_card(&mut self, seat: Seat, n: u8) {
        let Some(card) = slot(self.state, n) else { return };
        let paid = card_price(self.board, self.state, seat, n);
        self.state.turn.acted = true;
        self.state.turn.bought = true;
        self.pay(seat, paid);
        self.state.queue[usize::from(n)] = None;
        self.tell(|b, _| Event::CardBought { seat, card: card_id(b, card), slot: n, paid });
        match self.board.kind[card.index()] {
            Kind::General => self.open(Source::Card(card), n),
            Kind::Reserve(_) => self.keep_reserve(seat, card),
            Kind::Opposition => {
                if self.board.triggers(card) {
                    self.tell(|b, _| Event::CardStruck { card: card_id(b, card) });
                    self.open(Source::Card(card), n);
                }
            }
        }
    }
}
