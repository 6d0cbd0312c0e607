//! Chapter 2: rounds and sequences.

use kernel::{Rules, Seat, SeatSet};
use rebellion::Event;
use rebellion::state::Stage;

use crate::help::*;

fn begun() -> Play {
    let mut play = table("campaign");
    play.until(|s| s.stage == Stage::Bag);
    play.heard();
    play
}

/// Proves 2.1.
#[test]
fn cubes_come_out_of_the_bag_one_at_a_time() {
    let mut play = begun();
    let mut chances = Vec::new();
    rules().chances(&play.state, &mut chances);
    assert_eq!(chances.len(), 4);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
    play.chance("cube Y");
    assert_eq!((play.asked().as_str(), play.state.drawn), ("Y", 1));
    assert_eq!(play.state.bag, SeatSet::from_bits(0b1101));
    assert_eq!(play.no("Y", "cube R"), "2.1 chance-decides");
    play.until(|s| s.stage == Stage::Bag);
    rules().chances(&play.state, &mut chances);
    assert_eq!(chances.len(), 3);
    assert_eq!(play.no("Y", "done"), "2.1 chance-decides");
    // The second sequence of the third round is the fourteenth: each has phases of its own.
    (play.state.round, play.state.drawn) = (3, 2);
    assert_eq!(rules().phase(&play.state).round, 14);
}

/// Proves 2.2.
#[test]
fn a_sequence_is_reinforcements_movements_battles_and_cards() {
    let mut play = scene("MA1: R1; MA2: B2; CT1: B1").reinforce("B", 1);
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-reinforcement");
    play.act("B", "place CT1, play 3");
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-movement");
    assert_eq!(play.no("B", "place CT1"), "2.2 not-now");
    play.act("B", "muster MA2");
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-movement");
    play.act("B", "go MA1, fight MA1");
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-battle");
    play.chance("dice R 1 0, dice B 1 0");
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-cards");
    play.chance("draw 1, draw 2, draw 4");
    assert_eq!(rules().phase(&play.state).key, "rebellion1775-phase-bag");
    assert!(rules().phase(&play.state).talk && !rules().phase(&play.state).lanes);
}

/// Proves 2.3.
#[test]
fn four_sequences_make_a_round() {
    let mut play = begun();
    play.chance("cube W").until(|s| s.stage == Stage::Bag);
    play.chance("cube R").until(|s| s.stage == Stage::Bag);
    play.chance("cube Y");
    assert_eq!(play.state.round, 1);
    play.until(|s| s.round == 2);
    let order: Vec<(Seat, u8, u8)> = play
        .heard()
        .into_iter()
        .filter_map(|e| match e {
            Event::SequenceBegan { seat, round, place } => Some((seat, round, place)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [(Seat(3), 1, 1), (Seat(0), 1, 2), (Seat(1), 1, 3), (Seat(2), 1, 4)]);
    assert_eq!((play.stage(), play.state.bag), (Stage::Bag, SeatSet::first(4)));
    assert_eq!(play.state.drawn, 0);
}

/// Proves 2.4.
#[test]
fn only_the_active_faction_plays_and_in_the_phase_of_the_card() {
    let play = scene("MA1: R1; MA2: B2; CT1: B1")
        .hand("R", &[3, 9])
        .hand("B", &[3, 9, 10])
        .reinforce("B", 1);
    assert_eq!(play.no("R", "play 3"), "2.4 not-your-turn");
    assert_eq!(play.no("W", "play 3"), "2.4 not-your-turn");
    assert_eq!(play.no("B", "play 10"), "2.4 wrong-phase");
    assert_eq!(play.no("B", "play 4"), "8.2 not-in-hand");
    let other = rebellion::Action::Play(rebellion::card::Card { faction: Seat(0), number: 3 });
    let refusal = rules().check(&play.state, Seat(2), other).unwrap_err();
    assert_eq!(refusal.clause, "2.4");
    assert_eq!(refusal.text.key, "rebellion1775-no-not-your-card");
    let mut play = scene("MA1: R1; MA2: B2; CT1: B1").hand("B", &[3, 9]).before_card("B");
    assert_eq!(play.no("B", "play 9"), "2.4 wrong-phase");
    play.act("B", "play 3, muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice B 0 0");
    // In the battle itself nobody plays.
    assert_eq!(play.asked(), "B");
    assert_eq!(play.no("B", "play 9"), "2.2 not-now");
}

/// Proves 2.5.
#[test]
fn the_next_phase_begins_with_its_first_step_and_the_last_cube_by_itself() {
    let mut play =
        scene("MA1: R1; MA2: B2; CT1: B1; CT2: R1; NY1: B1").hand("B", &[3, 10]).before_card("B");
    play.act("B", "play 3, muster MA2, go MA1, muster NY1, go CT2");
    assert!(play.can("B", "fight") && play.can("B", "play") && !play.can("B", "done"));
    assert_eq!(play.no("B", "done"), "7.1 battles-left");
    play.act("B", "play 10, name MA1");
    assert_eq!(play.stage(), Stage::Battles);
    assert_eq!(play.no("B", "muster CT1"), "2.2 not-now");
    // An event of the movement phase ends the reinforcements too.
    let mut play = scene("MA1: R1; DE1: R1; CT1: B1").hand("R", &[3, 9]).reinforce("R", 0);
    play.act("R", "play 9");
    assert_eq!(play.stage(), Stage::Move);
    // The fourth sequence begins without a draw.
    let mut play = scene("MA1: R1; DE1: R1; CT1: B1")
        .set("order", serde_json::json!(["Y", "B", "R"]))
        .reinforce("R", 0);
    play.act("R", "play 3, done").chance("draw 1, draw 2, draw 4");
    assert_eq!((play.asked().as_str(), play.stage()), ("W", Stage::Reinforce));
}
