//! Lanes: each seat's steps stand by themselves, and what is written in secret is not even counted.

mod play;

use kernel::{Kind, SeatSet, table_refusals as why};
use play::{ANN, Action, BOB, CAT, Play, eyes, no};

#[test]
fn a_step_is_taken_back_whatever_others_did() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    play.act(ANN, Action::Light(1));
    play.act(BOB, Action::Light(2));
    play.act(BOB, Action::Wave);
    assert_eq!(play.open(ANN), [1, 0]);
    assert_eq!(play.undo(ANN, 0), Ok(()));
    assert_eq!(play.state().lit, [0b10, 0b100, 0, 0], "only that line goes");
    assert_ne!(play.state().waved, 0);
    assert_eq!(play.open(ANN), [1]);
    play.replays();
}

#[test]
fn taking_back_takes_the_seal_too() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    play.act(ANN, Action::Light(1));
    play.act(ANN, Action::Seal);
    play.act(BOB, Action::Light(2));
    assert_eq!(play.open(ANN).len(), 3);
    assert_eq!(play.undo(ANN, 0), Ok(()));
    assert_eq!((play.state().lit, play.state().sealed), ([0b10, 0b100, 0, 0], 0));
    play.replays();
    assert_eq!(play.undo(ANN, None), Ok(()));
    assert_eq!(play.undo(ANN, None), no(why::NOTHING_TO_UNDO));
    play.replays();
}

#[test]
fn a_step_that_others_build_on_is_not_taken_back() {
    let mut play = Play::of(3);
    play.act(ANN, Action::Wave);
    play.act(ANN, Action::Light(0));
    play.act(BOB, Action::Seal);
    play.act(BOB, Action::Wave);
    // Without hers Bob could not have waved back.
    assert_eq!(play.open(ANN), [Action::Light(0).code()]);
    assert_eq!(play.undo(ANN, 0), no(why::CANNOT_UNDO));
    assert_eq!(play.undo(ANN, 1), Ok(()));
    // When he thinks better of it she may, too.
    assert_eq!(play.undo(BOB, None), Ok(()));
    assert_eq!(play.undo(ANN, 0), Ok(()));
    assert_eq!(play.state().waved, 0);
    play.replays();
}

#[test]
fn the_last_seal_closes_all_lanes() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    play.act(ANN, Action::Seal);
    assert_eq!(play.open(ANN).len(), 2);
    play.act(BOB, Action::Seal);
    for seat in [ANN, BOB] {
        assert_eq!(play.undo(seat, None), no(why::NOTHING_TO_UNDO));
    }
    play.replays();
}

#[test]
fn numbers_count_only_rows_that_reach_the_eyes() {
    let mut play = Play::of(3);
    play.act(ANN, Action::Light(0));
    play.act(BOB, Action::Light(1));
    play.act(BOB, Action::Wave);
    play.act(BOB, Action::Seal);
    let numbers = |play: &Play| {
        [eyes(ANN), eyes(BOB), eyes(CAT), SeatSet::NONE].map(|eyes| play.0.number(eyes))
    };
    assert_eq!(numbers(&play), [2, 3, 1, 1]);
    // A line that goes in secret is no row of anybody else either.
    assert_eq!(play.undo(BOB, 0), Ok(()));
    assert_eq!(numbers(&play), [2, 4, 1, 1]);
    assert_eq!(play.undo(BOB, 1), Ok(()), "the wave, which all saw");
    assert_eq!(numbers(&play), [3, 5, 2, 2]);
    // Ann's second row is the third of the log, and so it is told.
    assert_eq!(play.0.index_at(eyes(ANN), 1), Some(2));
    assert_eq!(play.0.number_of(eyes(ANN), 2), 1);
    let told = play.0.told(eyes(ANN), 0);
    let kinds: Vec<(u32, Kind)> = told.iter().map(|told| (told.number, told.kind)).collect();
    assert_eq!(kinds, [(0, Kind::Action), (2, Kind::Undo)], "what was taken back is not told");
    assert_eq!(play.0.look(SeatSet::NONE).number, 2);
    play.replays();
}
