//! What players can do when it is not their turn, and who decides about it (10.5 of the ledger).
//!
//! A reaction is declared beforehand through `may`, or asked for when it would change the result.
//! Its owner chooses: ask me, let the acting player decide, or never, and can say so beforehand or
//! instead of an answer, so that a table of people who are seldom there at once need not wait. When
//! the owner acts, the owner decides.

use kernel::{Refusal, Seat, SeatSet, Tell};

use crate::action::{Action, MAX_LEFT_OFF};
use crate::board::Board;
use crate::card::{Effect, Keep};
use crate::event::{Event, Stayed};
use crate::job::{self, Source, special};
use crate::market;
use crate::moving;
use crate::options::{CivilWar, Mode};
use crate::play::{Play, card_id};
use crate::refusals as no;
use crate::role::Special;
use crate::state::{Phase, Stage, State, Why};

/// Who decides about a reaction of a player: the owner, the acting player, or nobody.
pub(crate) fn decider(state: &State, owner: Seat) -> Option<Seat> {
    match state.player(owner).mode {
        _ if owner == state.active => Some(owner),
        Mode::Ask => Some(owner),
        Mode::Acting => Some(state.active),
        Mode::Never => None,
    }
}

/// The first player, counted from the acting one, of whom something holds.
fn first(state: &State, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
    let mut seat = state.active;
    for _ in 0..state.seats {
        if holds(seat) {
            return Some(seat);
        }
        seat = state.after(seat);
    }
    None
}

/// Who could shield an action with the Civil War now.
pub(crate) fn shield_owner(board: &Board, state: &State) -> Option<Seat> {
    let any = state.options.civil_war == CivilWar::Any;
    first(state, |seat| {
        state.keep(board, seat) == Some(Keep::Shield) && (any || seat == state.active)
    })
}

/// Who decides about the Civil War now.
pub(crate) fn shield_decider(board: &Board, state: &State) -> Option<Seat> {
    decider(state, shield_owner(board, state)?)
}

/// Whether the action that was begun can still be shielded: nobody has moved yet, and catchers
/// would react.
pub(crate) fn can_shield(board: &Board, state: &State) -> bool {
    state.stage == Stage::Carry && state.job.fresh && moving::is_noticed(board, state)
}

/// Who may shield the action that was begun without being asked.
pub(crate) fn shield_volunteer(board: &Board, state: &State) -> Option<Seat> {
    let owner = shield_owner(board, state)?;
    (owner != state.active && can_shield(board, state)).then_some(owner)
}

/// Whether the acting player may shield the action that was begun.
pub(crate) fn active_can_shield(board: &Board, state: &State) -> bool {
    shield_owner(board, state).is_some_and(|owner| decider(state, owner) == Some(state.active))
        && can_shield(board, state)
}

/// Who could still protect the player who acts from catchers.
pub(crate) fn protect_owner(board: &Board, state: &State) -> Option<Seat> {
    if state.phase != Phase::Action || state.turn.protected {
        return None;
    }
    first(state, |seat| {
        let player = state.player(seat);
        let can = player.role.is_some()
            && !player.spent
            && special(board, state, seat) == Special::Protect;
        can && (seat != state.active || state.seats == 1)
    })
}

/// Who decides about Levi Coffin now.
pub(crate) fn coffin_decider(board: &Board, state: &State) -> Option<Seat> {
    decider(state, coffin_owner(board, state)?)
}

fn coffin_owner(board: &Board, state: &State) -> Option<Seat> {
    first(state, |seat| state.keep(board, seat) == Some(Keep::Cancel))
}

/// Who could leave people off a market card.
pub(crate) fn leave_off_owner(board: &Board, state: &State) -> Option<Seat> {
    first(state, |seat| matches!(state.keep(board, seat), Some(Keep::LeaveOff { .. })))
}

/// Whether the active player may hold back one of the catchers who were woken.
pub(crate) fn can_hold(board: &Board, state: &State) -> bool {
    state.phase == Phase::Action
        && state.hunt.why == Why::Woken
        && !state.turn.held
        && state.benefit(board, state.active).hold
}

/// Whether a player has something that can be used when another player acts.
pub(crate) fn has_reaction(board: &Board, state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let card = matches!(
        state.keep(board, seat),
        Some(Keep::LeaveOff { .. } | Keep::Cancel | Keep::Shield)
    );
    let role =
        player.role.is_some() && !player.spent && special(board, state, seat) == Special::Protect;
    state.seats > 1 && (card || role)
}

/// Whether a player can say now who decides about their reactions.
fn may_prefer(board: &Board, state: &State, seat: Seat) -> bool {
    !state.preferred.has(seat) && has_reaction(board, state, seat)
}

/// Who can say between another player's actions who decides about their reactions.
pub(crate) fn speakers(board: &Board, state: &State) -> SeatSet {
    let others = state.everybody().without(state.active);
    if state.edition.owners_speak_any_time() {
        others.iter().filter(|seat| may_prefer(board, state, *seat)).collect()
    } else {
        SeatSet::NONE
    }
}

/// Whether whoever is asked is the owner and can say, instead of an answer, who decides.
fn may_defer(board: &Board, state: &State) -> Option<Seat> {
    let seat = asked(board, state)?;
    let owner = match state.stage {
        Stage::Protect => protect_owner(board, state),
        Stage::Shield => shield_owner(board, state),
        Stage::Coffin(_) => coffin_owner(board, state),
        Stage::LeaveOff => leave_off_owner(board, state),
        _ => None,
    };
    let may = state.edition.owners_speak_any_time()
        && owner == Some(seat)
        && seat != state.active
        && may_prefer(board, state, seat);
    may.then_some(seat)
}

pub(crate) fn offer_prefer(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if may_prefer(board, state, seat) {
        let now = state.player(seat).mode;
        for mode in [Mode::Acting, Mode::Ask, Mode::Never] {
            if mode != now {
                out.push(Action::Prefer(mode));
            }
        }
    }
}

pub(crate) fn check_prefer(
    board: &Board,
    state: &State,
    seat: Seat,
    mode: Mode,
) -> Result<(), Refusal> {
    if !has_reaction(board, state, seat) {
        return Err(no::no_reaction());
    }
    if state.preferred.has(seat) || state.player(seat).mode == mode {
        return Err(no::preferred_already());
    }
    Ok(())
}

/// Who is asked at a step that asks about a reaction.
pub(crate) fn asked(board: &Board, state: &State) -> Option<Seat> {
    match state.stage {
        Stage::Protect => decider(state, protect_owner(board, state)?),
        Stage::Shield => shield_decider(board, state),
        Stage::Coffin(_) => coffin_decider(board, state),
        Stage::LeaveOff => decider(state, leave_off_owner(board, state)?),
        Stage::Hold | Stage::Tie(_) => Some(state.active),
        _ => None,
    }
}

/// What the one who is asked can answer.
pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    match state.stage {
        Stage::Protect => out.push(Action::Protect),
        Stage::Shield => out.push(Action::Shield),
        Stage::Coffin(_) => out.push(Action::Coffin),
        Stage::Hold => {
            let woken = (0..board.catchers.len() as u8).filter(|c| state.hunt.left & (1 << c) != 0);
            out.extend(woken.map(Action::Hold));
        }
        Stage::LeaveOff => {
            out.extend(
                (1..=MAX_LEFT_OFF)
                    .filter(|n| market::can_leave_off(board, state, *n))
                    .map(Action::LeaveOff),
            );
        }
        _ => return,
    }
    out.push(Action::LetBe);
    if let Some(owner) = may_defer(board, state) {
        offer_prefer(board, state, owner, out);
    }
}

/// Whether an answer is among those.
pub(crate) fn check(board: &Board, state: &State, action: Action) -> Result<(), Refusal> {
    match (state.stage, action) {
        (Stage::Protect, Action::Protect)
        | (Stage::Shield, Action::Shield)
        | (Stage::Coffin(_), Action::Coffin)
        | (
            Stage::Protect | Stage::Shield | Stage::Coffin(_) | Stage::Hold | Stage::LeaveOff,
            Action::LetBe,
        ) => Ok(()),
        (Stage::Hold, Action::Hold(catcher)) => {
            let woken = state.hunt.left & (1u8.checked_shl(catcher.into()).unwrap_or(0)) != 0;
            if woken { Ok(()) } else { Err(no::not_woken()) }
        }
        (Stage::LeaveOff, Action::LeaveOff(people)) => {
            if market::can_leave_off(board, state, people) {
                Ok(())
            } else {
                Err(no::cannot_leave_off())
            }
        }
        (_, Action::Prefer(mode)) => match may_defer(board, state) {
            Some(owner) => check_prefer(board, state, owner, mode),
            None => Err(no::finish_first()),
        },
        _ => Err(no::finish_first()),
    }
}

impl<T: Tell<Event>> Play<'_, T> {
    /// A player says who decides about their reactions.
    pub(crate) fn prefer(&mut self, seat: Seat, mode: Mode) {
        self.state.player_mut(seat).mode = mode;
        self.state.preferred = self.state.preferred.with(seat);
        self.tell(|_, _| Event::Preferred { seat, mode });
    }

    /// An action that moves people begins: whoever wants to be asked is asked first.
    pub(crate) fn begin_moving(&mut self) {
        let (board, state) = (self.board, &mut *self.state);
        state.stage = Stage::Carry;
        let token = matches!(state.job.source, Source::Token(_));
        if token && moving::is_noticed(board, state) {
            let owner = protect_owner(board, state).filter(|owner| *owner != state.active);
            if owner.is_some_and(|owner| state.player(owner).mode == Mode::Ask) {
                state.stage = Stage::Protect;
                return;
            }
        }
        self.ask_shield();
    }

    /// The owner of the Civil War is asked, if that is somebody else who wants to be asked.
    pub(crate) fn ask_shield(&mut self) {
        self.state.stage = Stage::Carry;
        let decides = shield_decider(self.board, self.state);
        if decides.is_some_and(|seat| seat != self.state.active)
            && can_shield(self.board, self.state)
        {
            self.state.stage = Stage::Shield;
        }
    }

    /// The Civil War keeps the catchers still during the present action.
    pub(crate) fn shield(&mut self) {
        let Some(owner) = shield_owner(self.board, self.state) else { return };
        self.use_reserve(owner);
        self.state.job.shielded = true;
        self.tell(|_, state| Event::Shielded { owner, seat: state.active });
        if job::effect(self.board, self.state) == Some(Effect::Hunt) {
            self.call_off();
        } else {
            self.state.stage = Stage::Carry;
        }
    }

    /// A special keeps the catchers still for the rest of the active player's turn, as far as
    /// Conductor tokens go.
    pub(crate) fn protect(&mut self) {
        let Some(owner) = protect_owner(self.board, self.state) else { return };
        self.state.player_mut(owner).spent = true;
        self.state.turn.protected = true;
        if owner == self.state.active {
            self.state.turn.acted = true;
        }
        self.tell(|_, state| Event::Protected { owner, seat: state.active });
        if self.state.stage == Stage::Protect {
            self.ask_shield();
        }
    }

    /// A player's Reserve card is used and gone.
    pub(crate) fn use_reserve(&mut self, owner: Seat) {
        if let Some(card) = self.state.player_mut(owner).reserve.take() {
            self.tell(|b, _| Event::ReserveUsed { seat: owner, card: card_id(b, card) });
        }
    }

    /// Instead of an answer the owner said who decides: so the question is put anew, or not at all.
    fn ask_anew(&mut self) {
        let sent = job::effect(self.board, self.state) == Some(Effect::Hunt);
        match self.state.stage {
            Stage::Protect if asked(self.board, self.state).is_none() => self.ask_shield(),
            Stage::Shield if !sent => self.ask_shield(),
            Stage::Shield if shield_decider(self.board, self.state).is_none() => self.settle_ties(),
            Stage::Coffin(_) => self.run_hunt(),
            Stage::LeaveOff if asked(self.board, self.state).is_none() => self.load_lot(0),
            _ => {}
        }
    }

    /// An answer to a question about a reaction.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action) {
        match (self.state.stage, action) {
            (_, Action::Prefer(mode)) => {
                self.prefer(seat, mode);
                self.ask_anew();
            }
            (Stage::Protect, Action::Protect) => self.protect(),
            (Stage::Protect, Action::LetBe) => self.ask_shield(),
            (Stage::Shield, Action::Shield) => self.shield(),
            (Stage::Shield, Action::LetBe) => {
                if job::effect(self.board, self.state) == Some(Effect::Hunt) {
                    self.settle_ties();
                } else {
                    self.state.stage = Stage::Carry;
                }
            }
            (Stage::Coffin(catcher), Action::Coffin) => {
                if let Some(owner) = coffin_owner(self.board, self.state) {
                    self.use_reserve(owner);
                }
                self.stays(catcher, Stayed::Stopped);
                self.run_hunt();
            }
            (Stage::Coffin(catcher), Action::LetBe) => {
                self.move_catcher(catcher);
                self.run_hunt();
            }
            (Stage::Hold, Action::Hold(catcher)) => {
                self.state.turn.held = true;
                self.stays(catcher, Stayed::Held);
                self.run_hunt();
            }
            (Stage::Hold, Action::LetBe) => self.run_hunt(),
            (Stage::LeaveOff, Action::LeaveOff(people)) => self.leave_off(people),
            (Stage::LeaveOff, Action::LetBe) => self.load_lot(0),
            _ => {}
        }
    }
}
