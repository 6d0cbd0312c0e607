//! Chapter 10: the end of the game.

use kernel::{Rules, Seat, SeatSet, Turn};
use rebellion::Event;
use rebellion::colour::Side;
use rebellion::state::Stage;
use serde_json::json;

use crate::help::*;

/// The last sequence of a round: the Patriots have only to play their card.
fn last_sequence(round: u8, truces: &[&str], hand: u8) -> Play {
    let mut scene = scene("DE1: R1; RI1: W1; CT1: B1")
        .set("round", round.into())
        .set("order", json!(["R", "Y", "B", "W"]))
        .hand("W", &[hand]);
    for faction in truces {
        scene = scene.played(faction, &[8]);
    }
    scene.reinforce("W", 0)
}

fn ends(mut play: Play, hand: u8) -> bool {
    play.act("W", &format!("play {hand}, done"));
    for _ in 0..3 {
        if play.stage() == Stage::Draw {
            let number = play.state.decks[Seat(3)].iter().next().expect("a card");
            play.chance(&format!("draw {number}"));
        }
    }
    play.stage() == Stage::Over
}

/// Proves 10.1.
#[test]
fn both_truces_of_one_side_end_the_game_from_round_three_on() {
    assert!(ends(last_sequence(3, &["R", "Y"], 3), 3));
    assert!(ends(last_sequence(4, &["B"], 8), 8), "played in this very round");
    assert!(!ends(last_sequence(3, &["R", "B"], 3), 3), "one of each side is not enough");
    assert!(!ends(last_sequence(3, &[], 3), 3));
    assert!(ends(last_sequence(5, &["R", "Y", "B"], 3), 3));
}

/// Proves 10.2.
#[test]
fn truces_played_early_end_the_game_with_round_three() {
    assert!(!ends(last_sequence(1, &["R", "Y"], 3), 3));
    assert!(!ends(last_sequence(2, &["R", "Y"], 3), 3));
    assert!(ends(last_sequence(3, &["R", "Y"], 3), 3));
}

/// Proves 10.3.
#[test]
fn the_round_is_played_out() {
    let mut play = scene("DE1: R1 Y1; RI1: W1; CT1: B1")
        .set("round", 4.into())
        .hand("Y", &[8])
        .played("R", &[8])
        .reinforce("Y", 0);
    play.act("Y", "play 8, done").until(|s| s.stage == Stage::Bag);
    assert_eq!(play.state.round, 4);
    play.chance("cube W").until(|s| s.stage == Stage::Bag);
    play.chance("cube R").until(|s| s.active == seat("B"));
    assert_ne!(play.stage(), Stage::Over);
    play.until(|s| s.stage == Stage::Over);
    assert_eq!(play.state.round, 4);
    let ended = play.heard().into_iter().find(|e| matches!(e, Event::Ended { .. }));
    assert!(matches!(ended, Some(Event::Ended { truce: Some(Side::British), .. })));
}

/// Proves 10.4.
#[test]
fn more_colonies_win_and_partners_win_together() {
    let over = scene("DE1: R1; NS1: Y1; RI1: W1").set("stage", "over".into()).play();
    let Turn::Over(outcome) = rules().turn(&over.state) else { panic!("over") };
    assert_eq!(outcome.winners, SeatSet::from_bits(0b0011));
    assert_eq!(outcome.scores, [2, 2, 1, 1]);
    assert_eq!(outcome.text.key, "rebellion1775-outcome-british");
    let over = scene("DE1: R1; CT1: B1; RI1: W1").set("stage", "over".into()).play();
    let Turn::Over(outcome) = rules().turn(&over.state) else { panic!("over") };
    assert_eq!(outcome.winners, SeatSet::from_bits(0b1100));
    assert_eq!(outcome.text.key, "rebellion1775-outcome-american");
    let mut offers = vec![rebellion::Action::Done];
    rules().offers(&over.state, Seat(0), &mut offers);
    assert!(offers.is_empty());
    assert_eq!(over.no("R", "done"), "2.2 not-now");
}

/// Proves 10.5.
#[test]
fn a_tie_has_no_winner() {
    let over = scene("DE1: R1; RI1: W1; PA4: N1").set("stage", "over".into()).play();
    let Turn::Over(outcome) = rules().turn(&over.state) else { panic!("over") };
    assert_eq!((outcome.winners, outcome.scores), (SeatSet::NONE, vec![1, 1, 1, 1]));
    assert_eq!(outcome.text.key, "rebellion1775-outcome-draw");
}

/// Proves 10.6.
#[test]
fn with_round_eight_it_is_over_in_any_case() {
    assert!(!ends(last_sequence(7, &["R", "B"], 3), 3));
    let mut play = last_sequence(8, &["R", "B"], 3);
    play.act("W", "play 3, done").until(|s| s.stage == Stage::Over);
    let ended = play.heard().into_iter().find(|e| matches!(e, Event::Ended { .. }));
    let Some(Event::Ended { winner, scores, truce }) = ended else { panic!("{ended:?}") };
    assert_eq!((winner, scores, truce), (Some(Side::American), [1, 2], None));
    // Eight movement cards, one a round: in play nobody has any left after round eight.
    let rules = rules();
    for seat in (0..4).map(Seat) {
        let scenario = rules.board().scenario(0);
        assert_eq!(
            rules.board().movement_cards[seat].and(scenario.decks[seat]).len(),
            usize::from(scenario.rounds)
        );
    }
}
