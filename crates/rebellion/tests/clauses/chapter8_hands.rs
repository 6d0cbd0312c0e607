//! Chapter 8: hands and decks.

use kernel::{Rules, SeatSet};
use rebellion::Event;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 8.1.
#[test]
fn the_hand_is_filled_up_at_the_end_of_the_sequence_only() {
    let mut play = scene("CT1: B1; DE1: R1").hand("B", &[3, 9, 5]).before_card("B");
    play.act("B", "play 3");
    assert_eq!(play.state.hand_sizes, [1, 1, 2, 1]);
    play.act("B", "done");
    assert_eq!(play.stage(), Stage::Draw);
    let mut chances = Vec::new();
    rules().chances(&play.state, &mut chances);
    assert_eq!(chances.len(), 9, "a draw from what is left of the deck");
    play.chance("draw 7");
    assert_eq!(play.state.hands[Seat(2)].iter().collect::<Vec<_>>(), [5, 7, 9]);
    assert_eq!(
        (play.stage(), *play.state.hand_sizes.rows()),
        (Stage::Bag, [1, 1, 3, 1]),
        "one was missing"
    );
    // As far as the deck goes.
    let mut play = scene("CT1: B1; DE1: R1")
        .hand("B", &[3])
        .played("B", &[1, 2, 4, 5, 6, 7, 9, 10, 11, 12])
        .before_card("B");
    play.act("B", "play 3, done").chance("draw 8");
    assert_eq!((play.state.hand_sizes[Seat(2)], play.stage()), (1, Stage::Bag));
}

/// Proves 8.2.
#[test]
fn played_cards_are_gone() {
    let mut play = scene("CT1: B1; DE1: R1").hand("B", &[3, 11, 5]).reinforce("B", 0);
    play.act("B", "play 11");
    assert_eq!(play.at("CT1"), "B1 NA3");
    assert_eq!(play.no("B", "play 11"), "8.2 not-in-hand");
    play.act("B", "play 3, done");
    for number in [3, 11] {
        assert!(!play.state.unplayed(seat("B")).has(number));
    }
    let mut chances = Vec::new();
    rules().chances(&play.state, &mut chances);
    assert!(!chances.contains(&(play.action(seat("B"), "draw 3"), 1)));
}

/// Proves 8.3.
#[test]
fn a_hand_of_events_alone_is_shown_and_drawn_anew() {
    let mut play = scene("CT1: B1; DE1: R1").hand("B", &[3, 9, 10]).before_card("B");
    play.act("B", "play 3, done").chance("draw 11");
    assert_eq!(play.state.hand_sizes[Seat(2)], 0);
    let shown =
        Event::HandShown { seat: seat("B"), cards: vec!["B09".into(), "B10".into(), "B11".into()] };
    let told = play.heard();
    assert!(told.contains(&shown));
    assert_eq!(rules().show(&shown, SeatSet::NONE), Some(shown), "everybody sees it");
    play.chance("draw 9, draw 12, draw 10");
    assert_eq!(play.state.hand_sizes[Seat(2)], 0, "as often as needed");
    play.chance("draw 9, draw 12, draw 1");
    assert_eq!((play.stage(), play.state.hand_sizes[Seat(2)]), (Stage::Bag, 3));
    assert_eq!(play.state.decks[Seat(2)].len(), 8);
    // At the start as well.
    let mut play = table("campaign");
    play.until(|s| s.stage == Stage::Deal);
    play.chance("draw 9, draw 10, draw 11");
    assert_eq!((play.state.hand_sizes[Seat(0)], play.state.drawing), (0, seat("R")));
    play.chance("draw 9, draw 10, draw 1");
    assert_eq!(play.state.drawing, seat("Y"));
}

/// Proves 8.4.
#[test]
fn without_a_movement_card_left_the_hand_is_kept() {
    let mut play = scene("CT1: B1; DE1: R1")
        .hand("B", &[3])
        .played("B", &[1, 2, 4, 5, 6, 7, 8])
        .before_card("B");
    play.act("B", "play 3, done").chance("draw 9, draw 10, draw 12");
    assert_eq!((play.state.hand_sizes[Seat(2)], play.stage()), (3, Stage::Bag));
    assert!(!play.heard().iter().any(|e| matches!(e, Event::HandShown { .. })));
}

/// Proves 8.5.
#[test]
fn two_events_and_a_movement_card_in_one_sequence() {
    let mut play = scene("CT1: B1; DE1: R1").hand("B", &[3, 9, 11]).reinforce("B", 0);
    play.act("B", "play 11, play 9, place NY1, play 3");
    assert_eq!(
        (play.state.hand_sizes[Seat(2)], play.at("NY1"), play.at("CT1")),
        (0, "F5".into(), "B1 NA3".into())
    );
}
