//! Phase 2, planning: everybody takes tokens at the same time (chapter 2 of the ledger).

use kernel::{Finality, Refusal, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::job::special;
use crate::play::Play;
use crate::purchase::{self, Terms};
use crate::reactions;
use crate::refusals as no;
use crate::role::Special;
use crate::state::{Phase, Stage, State};
use crate::token::Stack;

/// Who chooses now: everybody who is not done, or the first of them from the lead player on.
pub(crate) fn choosers(state: &State) -> SeatSet {
    let left = state.everybody().minus(state.done);
    if !state.lead_first {
        return left;
    }
    let mut seat = state.lead;
    for _ in 0..state.seats {
        if left.has(seat) {
            return SeatSet::one(seat);
        }
        seat = state.after(seat);
    }
    SeatSet::NONE
}

fn taken(state: &State, seat: Seat) -> usize {
    state.player(seat).taken.iter().flatten().count()
}

/// Whether a player may still *buy* a token in this phase.
fn may_buy(board: &Board, state: &State, seat: Seat) -> bool {
    let Some(limit) = state.standing(board).planned_purchases else { return true };
    let bought = state.player(seat).taken.into_iter().flatten();
    bought.filter(|stack| purchase::is_bought(board, *stack)).count() < usize::from(limit)
}

/// Whether a player can take people off the market cards by their special now.
fn can_relieve(board: &Board, state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.role.is_some()
        && !player.spent
        && matches!(special(board, state, seat), Special::Relieve { .. })
        && state.market.iter().flatten().any(|lot| lot.people > 0)
}

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.done.has(seat) {
        return;
    }
    if choosers(state).has(seat) && taken(state, seat) < usize::from(board.planned) {
        let may_buy = may_buy(board, state, seat);
        purchase::each(board, state, seat, Terms::default(), |stack| {
            if may_buy || !purchase::is_bought(board, stack) {
                out.push(Action::Take(stack));
            }
        });
    }
    if can_relieve(board, state, seat) {
        out.push(Action::Special);
    }
    if state.seats > 1 && !state.lead_first {
        out.push(Action::LeadFirst);
    }
    reactions::offer_prefer(board, state, seat, out);
    out.push(Action::Done);
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if state.done.has(seat) {
        return Err(no::planned_already());
    }
    match action {
        Action::Take(stack) => check_take(board, state, seat, stack),
        Action::Special => check_relieve(board, state, seat),
        Action::LeadFirst if state.seats == 1 => Err(no::alone("2.4")),
        Action::LeadFirst if state.lead_first => Err(no::lead_first_already()),
        Action::Done | Action::LeadFirst => Ok(()),
        Action::Prefer(mode) => reactions::check_prefer(board, state, seat, mode),
        _ => Err(no::not_in_planning()),
    }
}

fn check_take(board: &Board, state: &State, seat: Seat, stack: Stack) -> Result<(), Refusal> {
    if let Some(first) = choosers(state).lowest().filter(|_| !choosers(state).has(seat)) {
        return Err(no::others_first(first));
    }
    if taken(state, seat) >= usize::from(board.planned) {
        return Err(no::enough_taken(board.planned));
    }
    purchase::check(board, state, seat, stack, Terms::default())?;
    if purchase::is_bought(board, stack) && !may_buy(board, state, seat) {
        return Err(no::gagged());
    }
    Ok(())
}

fn check_relieve(board: &Board, state: &State, seat: Seat) -> Result<(), Refusal> {
    let player = state.player(seat);
    if !matches!(special(board, state, seat), Special::Relieve { .. }) {
        return Err(no::special_elsewhere());
    }
    if player.spent {
        return Err(no::special_spent());
    }
    if !can_relieve(board, state, seat) {
        return Err(no::special_idle("7.5"));
    }
    Ok(())
}

impl<T: Tell<Event>> Play<'_, T> {
    /// A planning phase begins.
    pub(crate) fn begin_planning(&mut self) {
        let state = &mut *self.state;
        state.phase = Phase::Planning;
        state.stage = Stage::Plan;
        state.preferred = SeatSet::NONE;
        self.tell(|_, s| Event::PlanningBegan { round: s.round });
    }

    /// A step of a player in the planning phase.
    pub(crate) fn plan(&mut self, seat: Seat, action: Action) -> Finality {
        match action {
            Action::Take(stack) => self.plan_token(seat, stack),
            Action::Special => self.relieve(seat),
            Action::LeadFirst => {
                self.state.lead_first = true;
                self.tell(|_, _| Event::LeadFirst { seat });
            }
            Action::Prefer(mode) => self.prefer(seat, mode),
            Action::Done => {
                self.state.done = self.state.done.with(seat);
                self.tell(|_, _| Event::Planned { seat });
                if self.state.done == self.state.everybody() {
                    self.end_planning();
                    return Finality::Final;
                }
            }
            _ => {}
        }
        Finality::Open
    }

    fn plan_token(&mut self, seat: Seat, stack: Stack) {
        let opened = self.take_token(seat, stack, Terms::default());
        let taken = &mut self.state.player_mut(seat).taken;
        if let Some(free) = taken.iter_mut().find(|one| one.is_none()) {
            *free = Some(stack);
        }
        if opened {
            // Its tokens are there for everybody at once, also for those who were done.
            self.state.done = SeatSet::NONE;
        }
    }

    /// People are taken off each market card and are in the supply again.
    fn relieve(&mut self, seat: Seat) {
        let Special::Relieve { people } = special(self.board, self.state, seat) else { return };
        let Some(role) = self.state.player(seat).role else { return };
        self.state.player_mut(seat).spent = true;
        self.tell(|b, _| Event::SpecialUsed { seat, role: b.role_id(role).to_owned() });
        let mut taken = [0; crate::board::MARKET_SLOTS];
        for (lot, taken) in self.state.market.iter_mut().flatten().zip(&mut taken) {
            *taken = lot.people.min(people);
            lot.people -= *taken;
            self.state.supply = self.state.supply.saturating_add(*taken);
        }
        self.tell(|_, s| Event::Relieved { lots: taken[..s.lots()].to_vec() });
    }

    fn end_planning(&mut self) {
        let state = &mut *self.state;
        state.done = SeatSet::NONE;
        state.lead_first = false;
        state.preferred = SeatSet::NONE;
        for player in &mut state.players {
            player.taken = [None; 2];
        }
        state.phase = Phase::Action;
        state.active = state.lead;
        self.begin_turn();
    }
}
