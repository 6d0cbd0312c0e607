//! Chapter 11: the introductory scenario.

use rebellion::Event;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 11.1.
#[test]
fn sixteen_units_join_those_printed_and_nobody_places_more() {
    let play = table("introductory");
    assert_eq!(play.stage(), Stage::Deal);
    for (id, units) in [
        ("NC2", "W2"),
        ("NJ2", "W3"),
        ("MA2", "B2 W2"),
        ("GA2", "B1 W2"),
        ("VA1", "B2 W1"),
        ("RI1", "B3 W1"),
        ("VA2", "R2 Y1"),
        ("DE1", "R1 Y1"),
        ("MA1", "R3 Y1"),
        ("GA1", "R2 Y2"),
        ("MD3", "Y2"),
        ("NY5", "Y2"),
        ("NH2", "Y2"),
    ] {
        assert_eq!(play.at(id), units, "{id}");
    }
    assert_eq!(play.state.reserve, [21, 20, 26, 20, 12, 10, 6]);
    assert_eq!(play.state.extra, [0; 4]);
}

/// Proves 11.2.
#[test]
fn every_faction_has_six_cards() {
    let play = table("introductory");
    let decks: Vec<Vec<u8>> = play.state.decks.iter().map(|d| d.iter().collect()).collect();
    assert_eq!(
        decks,
        [
            vec![1, 2, 3, 7, 10, 12],
            vec![1, 2, 3, 4, 9, 11],
            vec![2, 3, 4, 7, 9, 12],
            vec![1, 2, 3, 5, 10, 12]
        ]
    );
    for (seat, deck) in play.state.decks.pairs() {
        assert_eq!(rules().board().movement_cards[seat].and(*deck).len(), 4);
    }
}

/// Proves 11.3, 11.4.
#[test]
fn it_ends_with_round_two_without_truces() {
    let mut play = table("introductory");
    play.until(|s| s.stage == Stage::Reinforce);
    assert_eq!(play.state.sequence.left, 4);
    play.until(|s| s.stage == Stage::Over);
    assert_eq!((play.state.round, play.state.truces.len()), (2, 0));
    let rounds = play.told.iter().filter(|e| matches!(e, Event::RoundEnded { .. })).count();
    assert_eq!(rounds, 2);
    let sequences = play.told.iter().filter(|e| matches!(e, Event::SequenceBegan { .. })).count();
    assert_eq!(sequences, 8);
    assert!(play.told.iter().any(|e| matches!(e, Event::Ended { truce: None, .. })));
}
