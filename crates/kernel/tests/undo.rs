//! Taking back one's own steps, where seats act in turn.

mod play;

use kernel::{UNDOS_MAX, table_refusals as why};
use play::{ANN, Action, BOB, Play, no};

#[test]
fn a_step_is_taken_back_with_all_that_follow_it() {
    let mut play = Play::at_harvest(2);
    let before = play.state().clone();
    for prize in [0, 3, 4] {
        play.act(ANN, Action::Take(prize));
    }
    let first = play.0.undos(ANN).last().map(|undo| undo.target).expect("three are open");
    assert_eq!(play.undo(ANN, first), Ok(()));
    assert_eq!(play.state(), &before);
    play.replays();
    play.act(ANN, Action::Take(4));
    assert_eq!(play.undo(ANN, None), Ok(()));
    assert_eq!(play.state(), &before);
    play.replays();
}

#[test]
fn it_ends_at_chance() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    play.act(ANN, Action::Seal);
    play.act(BOB, Action::Seal);
    play.act(ANN, Action::Take(0));
    assert_eq!(play.open(ANN), [Action::Take(0).code()], "what was lit before the wind stays");
    assert_eq!(play.undo(ANN, 0), no(why::CANNOT_UNDO));
    assert_eq!(play.undo(ANN, None), Ok(()));
    assert_eq!(play.undo(ANN, None), no(why::NOTHING_TO_UNDO));
    play.replays();
}

#[test]
fn it_ends_at_what_is_final_and_at_steps_of_others() {
    let mut play = Play::at_harvest(2);
    play.act(ANN, Action::Take(0));
    assert_eq!(play.undo(BOB, None), no(why::NOTHING_TO_UNDO));
    play.act(ANN, Action::Stop);
    assert_eq!(play.undo(ANN, None), no(why::NOTHING_TO_UNDO));
    play.act(BOB, Action::Take(1));
    assert_eq!(play.undo(ANN, None), no(why::NOTHING_TO_UNDO));
    assert_eq!(play.open(BOB), [Action::Take(1).code()]);
    play.replays();
}

#[test]
fn what_a_clock_has_played_stands() {
    let mut play = Play::of(2);
    play.act(ANN, Action::Light(0));
    play.absent(ANN);
    assert_eq!(play.undo(ANN, None), no(why::NOTHING_TO_UNDO));
    assert_eq!(play.state().sealed, 1);
    play.replays();
}

#[test]
fn at_a_table_that_is_over_nothing_is_taken_back() {
    let mut play = Play::at_harvest(2);
    for round in 0..2 {
        play.act(ANN, Action::Stop);
        play.act(BOB, Action::Stop);
        if round == 0 {
            play.act(ANN, Action::Seal);
            play.act(BOB, Action::Seal);
        }
    }
    assert_eq!(play.0.phase().key, "beacons-over");
    assert_eq!(play.undo(BOB, None), no(why::OVER));
    assert_eq!(play.plead(BOB), no(why::OVER));
    play.replays();
}

#[test]
fn it_has_a_bound_in_each_phase_and_play_goes_on() {
    let mut play = Play::of(2);
    for _ in 0..UNDOS_MAX {
        play.act(ANN, Action::Light(0));
        assert_eq!(play.undo(ANN, None), Ok(()));
    }
    play.act(ANN, Action::Light(0));
    assert_eq!(play.undo(ANN, None), no(why::TOO_MANY_UNDOS));
    // Others have their own measure, and so has the next phase.
    play.act(BOB, Action::Light(0));
    assert_eq!(play.undo(BOB, None), Ok(()));
    play.act(ANN, Action::Seal);
    play.act(BOB, Action::Seal);
    play.act(ANN, Action::Take(0));
    assert_eq!(play.undo(ANN, None), Ok(()));
    play.replays();
}
