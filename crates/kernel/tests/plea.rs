//! Going back further than one's own open steps: a seat pleads, and everybody agrees or not.

mod play;

use beacons::State;
use kernel::{Plea, SeatSet, Text, UNDOS_MAX, table_refusals as why};
use play::{ANN, Action, BOB, CAT, Play, no};

/// Ann has taken a prize and stopped, and Bob has taken one: Ann's steps are closed. With the state
/// before she stopped.
fn closed(seats: usize) -> (Play, State) {
    let mut play = Play::at_harvest(seats);
    play.act(ANN, Action::Take(0));
    let then = play.state().clone();
    play.act(ANN, Action::Stop);
    play.act(BOB, Action::Take(1));
    (play, then)
}

#[test]
fn with_the_consent_of_all_the_table_goes_back() {
    let (mut play, then) = closed(3);
    let now = play.state().clone();
    assert_eq!(play.plead(ANN), Ok(()));
    let plea = |agreed| {
        let text = Text::new("beacons-do-stop");
        Some(Plea { seat: ANN, text, agreed, declined: None })
    };
    assert_eq!(play.0.plea(), plea(SeatSet::one(ANN)));
    assert_eq!(play.answer(CAT, true), Ok(()));
    assert_eq!(play.0.plea(), plea(SeatSet::one(ANN).with(CAT)));
    assert_eq!(play.state(), &now, "asking changes nothing");
    play.replays();
    assert_eq!(play.answer(BOB, true), Ok(()));
    assert_eq!((play.state(), play.0.plea()), (&then, None), "Ann has not stopped");
    assert_eq!(play.0.phase_began(), play.0.len(), "what comes now begins anew");
    play.replays();
    play.act(ANN, Action::Take(1));
    assert_eq!(play.undo(ANN, None), Ok(()));
    play.replays();
}

#[test]
fn whoever_declines_is_not_asked_again_before_the_next_step() {
    let (mut play, _) = closed(2);
    let now = play.state().clone();
    assert_eq!(play.plead(ANN), Ok(()));
    assert_eq!(play.answer(BOB, false), Ok(()));
    assert_eq!(play.0.plea().and_then(|plea| plea.declined), Some(BOB));
    assert_eq!(play.state(), &now);
    for again in [play.plead(ANN), play.plead(BOB)] {
        assert_eq!(again, no(why::PLEA_STANDS), "no is no");
    }
    assert_eq!(play.answer(BOB, true), no(why::NO_PLEA));
    play.replays();
    play.act(BOB, Action::Take(2));
    assert_eq!(play.0.plea(), None);
    assert_eq!(play.plead(ANN), Ok(()));
    play.replays();
}

#[test]
fn whoever_pleads_may_think_better_of_it() {
    let (mut play, _) = closed(2);
    assert_eq!(play.plead(ANN), Ok(()));
    assert_eq!(play.answer(ANN, true), no(why::NO_PLEA), "she agrees already");
    assert_eq!(play.answer(ANN, false), Ok(()));
    assert_eq!(play.0.plea().and_then(|plea| plea.declined), Some(ANN));
    assert_eq!(play.answer(BOB, true), no(why::NO_PLEA));
    play.replays();
}

#[test]
fn a_plea_is_overtaken_by_the_next_step_that_all_see() {
    let (mut play, _) = closed(2);
    assert_eq!(play.answer(BOB, true), no(why::NO_PLEA), "nobody has asked");
    assert_eq!(play.plead(BOB), no(why::UNDO_INSTEAD));
    assert_eq!(play.plead(ANN), Ok(()));
    play.act(BOB, Action::Take(2));
    assert_eq!(play.0.plea(), None);
    assert_eq!(play.answer(BOB, true), no(why::NO_PLEA));
    assert_eq!(play.plead(ANN), Ok(()));
    assert_eq!(play.undo(BOB, None), Ok(()), "a step taken back is one that all see");
    assert_eq!(play.0.plea(), None);
    play.replays();
}

#[test]
fn a_step_in_secret_leaves_it_standing() {
    let (mut play, _) = closed(2);
    play.act(BOB, Action::Stop);
    assert_eq!(play.plead(ANN), Ok(()));
    let plea = play.0.plea();
    assert!(plea.is_some());
    let before = play.0.look(SeatSet::one(ANN));
    play.act(BOB, Action::Light(0));
    assert_eq!(play.undo(BOB, None), Ok(()));
    play.act(BOB, Action::Seal);
    assert_eq!(play.0.look(SeatSet::one(ANN)), before, "Ann has felt nothing of it");
    play.replays();
    play.act(ANN, Action::Wave);
    assert_eq!(play.0.plea(), None, "everybody saw that");
    play.replays();
}

#[test]
fn what_was_taken_back_after_the_step_counts_again() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    let then = play.state().clone();
    play.act(ANN, Action::Wave);
    assert_eq!(play.undo(ANN, 0), Ok(()));
    assert_eq!(play.state().lit[0], 0);
    play.act(ANN, Action::Seal);
    play.act(BOB, Action::Seal);
    // Her last step that Bob has seen is the wave. Before it, the beacon was lit.
    assert_eq!(play.plead(ANN), Ok(()));
    assert_eq!(play.answer(BOB, true), Ok(()));
    assert_eq!(play.state(), &then);
    play.replays();
}

#[test]
fn nobody_pleads_for_what_nobody_saw() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    assert_eq!(play.plead(ANN), no(why::NOTHING_TO_UNDO));
    assert_eq!(play.0.pleads(ANN), None);
    play.replays();
}

#[test]
fn pleas_count_towards_the_bound() {
    let (mut play, _) = closed(2);
    for _ in 0..UNDOS_MAX {
        assert_eq!(play.plead(ANN), Ok(()));
        // A step that all see and its taking back: the plea is over each time.
        play.act(BOB, Action::Take(2));
        if play.undo(BOB, None).is_err() {
            break;
        }
    }
    assert_eq!(play.plead(ANN), no(why::TOO_MANY_UNDOS));
    play.replays();
}
