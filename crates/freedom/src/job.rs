//! A job: the action that is being carried out, step by step.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::card::{Card, Effect, Keep, MAX_EFFECTS};
use crate::place::{MAX_PLACES, Place};
use crate::role::Special;
use crate::state::State;
use crate::token::{Stack, TokenKind};

/// What is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Nothing.
    #[serde(skip)]
    None,
    /// A Conductor token.
    Token(Stack),
    /// The benefit of the acting player's role.
    Benefit,
    /// The special of the acting player's role.
    Special,
    /// The Reserve card on the acting player's mat.
    Reserve,
    /// A card that was bought, drawn or removed.
    Card(Card),
}

/// An action that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// What is being carried out.
    pub source: Source,
    /// Which effect of a card.
    pub part: u8,
    /// How many people, steps or tokens are left.
    pub left: u8,
    /// Whether nobody was moved yet.
    pub fresh: bool,
    /// Whether the Civil War keeps the catchers still.
    pub shielded: bool,
    /// The one place all leave from or arrive in, once it is chosen.
    pub pin: Option<Place>,
    /// The slot of the queue the card came from.
    pub slot: u8,
    /// How many of the people in each place were moved by this job already.
    pub moved: [u8; MAX_PLACES],
}

impl Job {
    /// Nothing is being carried out.
    pub const NONE: Self = Self {
        source: Source::None,
        part: 0,
        left: 0,
        fresh: false,
        shielded: false,
        pin: None,
        slot: 0,
        moved: [0; MAX_PLACES],
    };
}

/// The effect that is being carried out.
#[must_use]
pub fn effect(board: &Board, state: &State) -> Option<Effect> {
    let job = &state.job;
    match job.source {
        Source::None => None,
        Source::Card(card) => *board.effects[card.index()]
            .get(usize::from(job.part))
            .filter(|_| job.part < MAX_EFFECTS as u8)?,
        _ if job.part > 0 => None,
        Source::Token(stack) => match board.token[stack.index()] {
            TokenKind::Conductor { people, spaces } => {
                Some(Effect::Move { people, spaces, unseen: false })
            }
            TokenKind::Support | TokenKind::Fundraising { .. } => None,
        },
        Source::Benefit => {
            let benefit = state.benefit(board, state.active);
            (benefit.people > 0).then_some(Effect::Move {
                people: benefit.people,
                spaces: benefit.spaces,
                unseen: false,
            })
        }
        Source::Special => match special(board, state, state.active) {
            Special::Points { points } => Some(Effect::Points { points }),
            Special::Send(send) => Some(Effect::Send(send)),
            Special::Discard => Some(Effect::Pick),
            Special::Relieve { .. } | Special::Protect | Special::Tokens { .. } => None,
        },
        Source::Reserve => match state.keep(board, state.active) {
            Some(Keep::Swap) => Some(Effect::Swap),
            Some(Keep::Patron { .. }) => Some(Effect::Gift),
            Some(Keep::LeaveOff { .. } | Keep::Cancel | Keep::Shield) | None => None,
        },
    }
}

/// Whether the rest of the job can be forgone. What a Reserve card was opened for is done.
#[must_use]
pub fn can_stop(state: &State, effect: Effect) -> bool {
    !effect.is_compulsory() && state.job.source != Source::Reserve
}

/// The special of a player's role.
#[must_use]
pub fn special(board: &Board, state: &State, seat: Seat) -> Special {
    board.specials[state.player(seat).role.unwrap_or(0)]
}
