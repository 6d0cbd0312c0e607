//! Secrets: what some eyes may not know, and what might be true behind it. Two things are secret:
//! the hands of a side, and its standing instructions. Partners share both.

use kernel::random::{Rng, RngExt};
use kernel::{Actor, Seat, SeatSet};

use crate::action::Action;
use crate::area::Area;
use crate::board::Board;
use crate::card::Cards;
use crate::colour::{FACTIONS, Side};
use crate::event::Event;
use crate::standing::{CHANGES, LossRule, ManoeuvreRule, Standing};
use crate::state::{Stage, State};

/// Whether these eyes may see what a faction's side keeps to itself.
fn sees(eyes: SeatSet, faction: Seat) -> bool {
    !eyes.and(Side::of(faction).seats()).is_empty()
}

/// The factions whose secrets these eyes may not know.
fn unseen(eyes: SeatSet) -> impl Iterator<Item = Seat> {
    (0..FACTIONS as u8).map(Seat).filter(move |seat| !sees(eyes, *seat))
}

pub(crate) fn hide(state: &State, eyes: SeatSet) -> State {
    let mut hidden = state.clone();
    for seat in unseen(eyes) {
        hidden.decks[seat] = state.decks[seat].or(state.hands[seat]);
        hidden.hands[seat] = Cards::NONE;
        hidden.standing[seat] = Standing::ASK;
    }
    hidden
}

/// Who learns that an action was taken.
pub(crate) fn audience(by: Actor, action: Action) -> SeatSet {
    match (by.seat(), action) {
        (Some(seat), Action::StandLosses(_) | Action::StandManoeuvre(_)) => Side::of(seat).seats(),
        _ => SeatSet::ALL,
    }
}

pub(crate) fn show(event: &Event, eyes: SeatSet) -> Option<Event> {
    match event {
        Event::Drew { seat, .. } if !sees(eyes, *seat) => {
            Some(Event::Drew { seat: *seat, card: None })
        }
        Event::Instructed { seat } if !sees(eyes, *seat) => None,
        _ => Some(event.clone()),
    }
}

pub(crate) fn resample(board: &Board, hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
    let mut state = hidden.clone();
    for seat in unseen(eyes) {
        let pool = hidden.unplayed(seat);
        let hand = random_hand(board, hidden, seat, pool, rng);
        state.hands[seat] = hand;
        state.decks[seat] = pool.minus(hand);
        state.standing[seat] = random_standing(board, hidden, rng);
    }
    state
}

/// A hand that could be the true one. Everybody knows that it holds a movement card as long as one
/// is left, except while the faction's own sequence uses it up.
fn random_hand(board: &Board, state: &State, seat: Seat, pool: Cards, rng: &mut impl Rng) -> Cards {
    let size = state.hand_sizes[seat];
    let movement = pool.and(board.movement_cards[seat]);
    let mut hand = Cards::NONE;
    let mut left = pool;
    for _ in 0..size {
        if let Some(number) = one_of(left, rng) {
            hand = hand.with(number);
            left = left.without(number);
        }
    }
    // A faction that is drawing, or has played its card, need not hold one.
    let drawing = matches!(state.stage, Stage::Deal | Stage::Draw) && state.drawing == seat;
    let before_deal = state.stage == Stage::Deal && state.drawing.0 < seat.0;
    let played = state.active == seat && state.sequence.card != 0;
    if drawing || before_deal || played || movement.is_empty() {
        return hand;
    }
    // Drawing again until one is there would give each hand its due; so does this, nearly: hands
    // of events alone are rare.
    if hand.and(movement).is_empty()
        && let (Some(out), Some(into)) = (one_of(hand, rng), one_of(movement, rng))
    {
        hand = hand.without(out).with(into);
    }
    hand
}

fn one_of(cards: Cards, rng: &mut impl Rng) -> Option<u8> {
    if cards.is_empty() {
        return None;
    }
    cards.iter().nth(usize::from(rng.random_range(0..cards.len() as u8)))
}

fn random_standing(board: &Board, state: &State, rng: &mut impl Rng) -> Standing {
    if state.stage.is_setup() {
        return Standing::ASK;
    }
    let losses = match rng.random_range(0..3u8) {
        0 => LossRule::Ask,
        1 => LossRule::FewestDice,
        _ => LossRule::Order(rng.random_range(0..crate::standing::ORDERS)),
    };
    let areas = state.scenario(board).areas;
    let manoeuvre = match rng.random_range(0..4u8) {
        0 => ManoeuvreRule::Ask,
        1 => ManoeuvreRule::Never,
        2 => ManoeuvreRule::LastUnit,
        _ => {
            let pick = rng.random_range(0..areas.len().max(1) as u32) as usize;
            ManoeuvreRule::Always(areas.iter().nth(pick).unwrap_or(Area(0)))
        }
    };
    Standing { losses, manoeuvre, changes: rng.random_range(0..=CHANGES) }
}
