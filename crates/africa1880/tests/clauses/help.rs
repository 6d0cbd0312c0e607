//! What every test needs: the rules, the seats, and short ways to ask.

use std::sync::{Arc, OnceLock};

use africa1880::place::Place;
use africa1880::{Action, Africa1880, State};
use kernel::{Offer, Rules, Seat, SeatSet, Text};
use serde_json::Value;

pub(crate) use crate::play::Play;
pub(crate) use crate::scene::{Scene, check, scene, small_scene, small_scene_of_version};
pub(crate) use crate::told::tell;

pub(crate) const GB: Seat = Seat(0);
pub(crate) const FR: Seat = Seat(1);
pub(crate) const DE: Seat = Seat(2);
pub(crate) const IT: Seat = Seat(3);
pub(crate) const NL: Seat = Seat(4);
pub(crate) const BE: Seat = Seat(5);

/// The board of five territories.
pub(crate) const SMALL: &str = include_str!("../data/small.toml");

/// The rules on the board that ships.
pub(crate) fn rules() -> Arc<Africa1880> {
    static RULES: OnceLock<Arc<Africa1880>> = OnceLock::new();
    Arc::clone(RULES.get_or_init(|| Arc::new(open(africa1880::WORDS.board))))
}

/// The rules on the board of five territories.
pub(crate) fn small() -> Arc<Africa1880> {
    static RULES: OnceLock<Arc<Africa1880>> = OnceLock::new();
    Arc::clone(RULES.get_or_init(|| Arc::new(open(SMALL))))
}

/// The same in another version of the rules.
pub(crate) fn small_of_version(version: u32) -> Arc<Africa1880> {
    Arc::new(Africa1880::open_version(SMALL, version).expect("the board is good"))
}

fn open(board: &str) -> Africa1880 {
    Africa1880::open(board).expect("the board is good")
}

/// A territory of the board that ships.
pub(crate) fn at(id: &str) -> Place {
    rules().board().place(id).expect("a territory of the board")
}

/// Eyes, or any set of seats.
pub(crate) fn eyes<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

/// Several ids.
pub(crate) fn ids(words: &str) -> Vec<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

/// Who stands where, in the order of the powers and of the alphabet.
pub(crate) fn presences(rules: &Africa1880, state: &State) -> String {
    let one = |seat: Seat| {
        let places = rules.board().ids(state.presences[seat.index()]).join(" ");
        format!("{}: {places}", rules.seat_id(state, seat))
    };
    let standing = |seat: &Seat| !state.presences[seat.index()].is_empty();
    state.everybody().iter().filter(standing).map(one).collect::<Vec<_>>().join("; ")
}

/// A text as its key and its arguments.
pub(crate) fn words(text: &Text) -> String {
    let args = text.args.iter().map(|(name, arg)| format!(" {name}={arg:?}"));
    format!("{}{}", text.key, args.collect::<String>())
}

/// Why a seat may not do that, as `key (clause) arguments`.
#[track_caller]
pub(crate) fn why_not(state: &State, seat: Seat, action: Action) -> String {
    let refusal = rules().check(state, seat, action).expect_err("it should be refused");
    refusal.to_string()
}

/// What a seat may do, as offers.
pub(crate) fn offers(rules: &Africa1880, state: &State, seat: Seat) -> Vec<Action> {
    // Something is in the buffer, because `offers` promises to empty it.
    let mut offers = vec![Action::Ready, Action::Ready];
    rules.offers(state, seat, &mut offers);
    offers
}

/// What a seat may do with a verb, by the places or the power it is about.
pub(crate) fn may(state: &State, seat: Seat, verb: &str) -> Vec<String> {
    let rules = rules();
    let about = |offer: Offer| match offer.seat {
        Some(other) => rules.seat_id(state, other),
        None => offer.places.join(" "),
    };
    let shown = offers(&rules, state, seat).into_iter().map(|a| rules.offer(state, seat, a));
    shown.filter(|offer| offer.verb == verb).map(about).collect()
}

/// What some eyes see of a state.
pub(crate) fn view(rules: &Africa1880, state: &State, eyes: SeatSet) -> Value {
    serde_json::to_value(rules.view(&rules.hide(state, eyes), eyes)).expect("a view is plain data")
}
