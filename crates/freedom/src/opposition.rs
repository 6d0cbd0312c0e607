//! What Opposition cards do when they leave the queue (9.5 of the ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::card::Effect;
use crate::catchers::beside_catchers;
use crate::event::Event;
use crate::market;
use crate::place::{LOST, MARKET, Place, Places};
use crate::play::{Play, stack_id};
use crate::refusals as no;
use crate::state::{Stage, State};
use crate::token::{Stack, TokenKind};

/// Where the people whom an effect takes can be.
fn taken_from(board: &Board, state: &State, effect: Effect) -> Places {
    match effect {
        Effect::Return { .. } => {
            board.map.iter().filter(|at| state.people[at.index()] > 0).collect()
        }
        Effect::Seize { .. } => beside_catchers(board, state),
        _ => Places::NONE,
    }
}

/// Whether there are as many as an effect still wants to take.
pub(crate) fn are_there(board: &Board, state: &State, effect: Effect) -> bool {
    let left = u32::from(state.job.left);
    match effect {
        Effect::Return { .. } | Effect::Seize { .. } => {
            left <= state.count(taken_from(board, state, effect))
        }
        Effect::Unbuy { .. } => {
            left <= state.players.iter().map(|player| u32::from(player.support)).sum()
        }
        Effect::Add { .. } => state.lots() == 0 && left <= state.supply.into(),
        _ => true,
    }
}

/// Where they are brought.
fn brought_to(board: &Board, state: &State, effect: Effect) -> Places {
    if matches!(effect, Effect::Seize { .. }) && state.lots() > 0 {
        return Places::one(MARKET);
    }
    let farms = board.farms.and(state.roomy(board));
    let Some(lowest) = farms.lowest() else { return Places::one(LOST) };
    // If every plantation will be full, it does not matter which is filled first.
    let all_fill = state.room_in_farms(board) <= state.job.left.into();
    if all_fill && state.edition.spares_idle_questions() {
        return Places::one(lowest);
    }
    farms
}

/// Who has a Support token.
fn supporters(state: &State) -> impl Iterator<Item = Seat> {
    state.everybody().iter().filter(|seat| state.player(*seat).support > 0)
}

/// Lists what the acting player can choose.
pub(crate) fn options(board: &Board, state: &State, effect: Effect, mut push: impl FnMut(Action)) {
    match effect {
        Effect::Return { .. } | Effect::Seize { .. } => {
            let to = brought_to(board, state, effect);
            for from in choice_of_people(board, state, effect) {
                for to in to {
                    push(Action::Move(from, to));
                }
            }
        }
        Effect::Unbuy { .. } => supporters(state).for_each(|seat| push(Action::GiveBack(seat))),
        Effect::Add { .. } => market::each_placing(board, state, state.job.left, push),
        _ => {}
    }
}

/// If everybody there is taken, it does not matter who is first: only where they are brought.
fn choice_of_people(board: &Board, state: &State, effect: Effect) -> Places {
    let from = taken_from(board, state, effect);
    match from.lowest() {
        Some(lowest) if state.count(from) <= u32::from(state.job.left) => Places::one(lowest),
        _ => from,
    }
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    effect: Effect,
    action: Action,
) -> Result<(), Refusal> {
    match (effect, action) {
        (Effect::Return { .. } | Effect::Seize { .. }, Action::Move(from, to)) => {
            let law = matches!(effect, Effect::Seize { .. });
            let clause = if law { "9.5.10" } else { "9.5.8" };
            if !choice_of_people(board, state, effect).has(from) {
                return Err(no::not_taken(clause, board.id(from)));
            }
            if !brought_to(board, state, effect).has(to) {
                return Err(no::not_brought(clause, board.id(to)));
            }
            Ok(())
        }
        (Effect::Unbuy { .. }, Action::GiveBack(seat)) => {
            match supporters(state).any(|one| one == seat) {
                true => Ok(()),
                false => Err(no::no_support(seat)),
            }
        }
        (Effect::Add { .. }, Action::Place(farm, people)) => {
            market::check_placing(board, state, state.job.left, farm, people)
        }
        _ => Err(no::finish_first()),
    }
}

impl<T: Tell<Event>> Play<'_, T> {
    /// An effect against the players begins.
    pub(crate) fn strike(&mut self, effect: Effect) {
        let wanted = match effect {
            Effect::Return { people } | Effect::Seize { people } => {
                let there = self.state.count(taken_from(self.board, self.state, effect));
                there.min(people.into()) as u8
            }
            Effect::Unbuy { tokens } => {
                let owned: u8 = self.state.players.iter().map(|player| player.support).sum();
                owned.min(tokens)
            }
            Effect::Add { people } => {
                if self.state.lots() > 0 {
                    self.add_to_lots(people);
                    return self.next_part();
                }
                people.min(self.state.supply)
            }
            Effect::Riot => {
                self.riot();
                return self.next_part();
            }
            _ => 0,
        };
        self.state.job.left = wanted;
        self.suffer(effect);
    }

    /// What there is no choice about happens; then somebody is asked.
    fn suffer(&mut self, effect: Effect) {
        // Every turn of the loop takes one off what is left.
        for _ in 0..=u8::MAX {
            if self.is_over() {
                return;
            }
            if self.state.job.left == 0 {
                return self.next_part();
            }
            if matches!(effect, Effect::Add { .. }) {
                let left = self.state.job.left;
                let placed = self.place_forced(left);
                self.state.supply = self.state.supply.saturating_sub(placed);
                if self.is_over() {
                    return;
                }
                if placed == 0 {
                    break;
                }
                self.state.job.left = left - placed;
                continue;
            }
            let (mut only, mut count) = (None, 0);
            options(self.board, self.state, effect, |action| {
                only = Some(action);
                count += 1;
            });
            match only {
                Some(action) if count == 1 => self.take_back(effect, action),
                Some(_) => break,
                None => return self.next_part(),
            }
        }
        self.state.stage = Stage::Carry;
    }

    /// Somebody chose whom or what an effect takes.
    pub(crate) fn carry_against(&mut self, effect: Effect, action: Action) {
        match (effect, action) {
            (Effect::Add { .. }, Action::Place(farm, people)) => {
                let people = people.min(self.state.job.left).min(self.state.supply);
                self.state.supply -= people;
                self.state.job.left -= people;
                self.place_people(farm, people);
            }
            (Effect::Return { .. } | Effect::Seize { .. }, Action::Move(..))
            | (Effect::Unbuy { .. }, Action::GiveBack(_)) => self.take_back(effect, action),
            _ => return,
        }
        self.suffer(effect);
    }

    /// One person or one token is taken.
    fn take_back(&mut self, effect: Effect, action: Action) {
        self.state.job.left = self.state.job.left.saturating_sub(1);
        match action {
            Action::Move(from, to) => self.bring_back(effect, from, to),
            Action::GiveBack(seat) => {
                let player = self.state.player_mut(seat);
                if player.support == 0 {
                    return;
                }
                player.support -= 1;
                let stack = self.board.support[self.state.period];
                self.state.stacks[stack.index()] += 1;
                self.tell(|b, _| Event::SupportBack { seat, stack: stack_id(b, stack) });
            }
            _ => {}
        }
    }

    fn bring_back(&mut self, effect: Effect, from: Place, to: Place) {
        if self.state.people[from.index()] == 0 {
            return;
        }
        if to == LOST {
            // Whoever finds no box stays: the game is over.
            self.state.people[from.index()] -= self.lose(1);
            return;
        }
        let state = &mut *self.state;
        state.people[from.index()] -= 1;
        match (to, &mut state.market[0]) {
            (MARKET, Some(lot)) => lot.people = lot.people.saturating_add(1),
            (to, _) => state.people[to.index()] = state.people[to.index()].saturating_add(1),
        }
        self.tell(|b, _| {
            let (from, to) = (b.id(from).to_owned(), b.id(to).to_owned());
            match effect {
                Effect::Seize { .. } => Event::Seized { from, to },
                _ => Event::Returned { from, to },
            }
        });
    }

    /// The top token of each Conductor and Fundraising stack of the current period is gone; the
    /// grey ones stay.
    fn riot(&mut self) {
        let mut gone = 0u16;
        for stack in (0..self.board.stacks.len() as u8).map(Stack) {
            let n = stack.index();
            let keeps = match self.board.token[n] {
                TokenKind::Support => u8::MAX,
                TokenKind::Conductor { .. } => 1,
                TokenKind::Fundraising { .. } => 0,
            };
            if self.board.stack_period[n] == self.state.period && self.state.stacks[n] > keeps {
                self.state.stacks[n] -= 1;
                gone |= 1 << n;
            }
        }
        self.tell(|board, _| {
            let all = (0..board.stacks.len() as u8).filter(|n| gone & (1 << n) != 0);
            Event::TokensGone { stacks: all.map(|n| stack_id(board, Stack(n))).collect() }
        });
    }
}
