//! Chapter 12: the Siege of Quebec.

use kernel::{Rules, Turn};
use rebellion::Event;
use rebellion::colour::Side;
use rebellion::state::Stage;
use serde_json::json;

use crate::help::*;

fn quebec(text: &str) -> Scene {
    scene(text).option("scenario", "quebec")
}

/// Proves 12.1.
#[test]
fn only_the_northern_half_is_in_play() {
    let play = table("quebec");
    let rules = rules();
    let areas = rules.board().ids(play.state.scenario(rules.board()).areas);
    assert_eq!(areas.len(), 25);
    assert!(areas.contains(&"NY1".to_owned()) && !areas.contains(&"NJ1".to_owned()));
    let mut play = quebec("NY1: R1; CT1: B1").moving("R", 3);
    play.act("R", "muster NY1");
    assert!(!play.may("R", "go").contains("NJ1"));
    assert_eq!(play.no("R", "go NJ1"), "12.1 not-in-play");
    let mut play = quebec("NY1: R1; CT1: B1").moving("R", 5);
    play.act("R", "muster NY1");
    assert_eq!(play.no("R", "go GA1"), "12.1 not-in-play");
    let mut play = quebec("NY1: B1; CT1: R2").moving("R", 1);
    play.act("R", "muster CT1, go NY1, fight NY1").chance("dice B 0 0");
    assert_eq!(play.may("B", "withdraw"), "CT1 CT2 NY2");
    assert!(quebec("NJ1: R1").set("stage", "over".into()).faults().contains("no area in play"));
    let play = quebec("NS1: R1").reinforce("R", 1);
    assert_eq!(play.no("R", "place NJ1"), "12.1 not-in-play");
    assert_eq!(play.no("B", "stand_manoeuvre NJ1"), "12.1 not-in-play");
}

/// Proves 12.2.
#[test]
fn americans_hold_ticonderoga_and_the_ways_to_quebec() {
    let play = table("quebec");
    for (id, units) in [
        ("NY4", "B1 W1"),
        ("QC3", "B3 W1"),
        ("QC4", "B3 W1"),
        ("QC1", "R1 Y1"),
        ("MA1", "R2 Y1"),
        ("ME3", "N1"),
    ] {
        assert_eq!(play.at(id), units);
    }
    assert_eq!(play.at("PA4"), "");
    let on_map: Vec<u8> = Colour::ALL
        .iter()
        .map(|&c| rules().board().colours[c].count - play.state.reserve[c])
        .collect();
    assert_eq!(on_map, [6, 9, 13, 15, 0, 0, 4]);
}

/// Proves 12.3.
#[test]
fn the_british_place_six_each_and_the_americans_three() {
    let mut play = table("quebec");
    assert_eq!(play.state.extra, [6, 6, 3, 3]);
    play.chance("cube B");
    assert_eq!(play.asked(), "BW");
    play.until(|s| s.stage == Stage::Deal);
    let on_map: Vec<u8> = Colour::ALL[..4]
        .iter()
        .map(|&c| rules().board().colours[c].count - play.state.reserve[c])
        .collect();
    assert_eq!(on_map, [12, 15, 16, 18]);
}

/// Proves 12.4, 12.5.
#[test]
fn six_markers_against_seven_and_quebec_counts_double() {
    let play = table("quebec");
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.ids(play.state.markers[Side::British]), ["NS1", "QC1", "QC2", "MA1", "NY1"]);
    assert_eq!(play.state.markers[Side::American].len(), 7);
    assert_eq!(rebellion::score::scores(board, &play.state), [6, 7]);
    assert_eq!(play.state.colonies, [0, 0], "colonies do not count");
    // Lost together.
    let mut play = quebec("QC1: R1; QC3: B2; NS1: Y1; NY3: B1").moving("B", 4);
    assert_eq!(rebellion::score::scores(board, &play.state), [3, 1]);
    play.act("B", "muster QC3, go QC1, fight QC1").chance("dice R 1 0, dice B 1 0");
    assert_eq!(rebellion::score::scores(board, &play.state), [1, 1]);
    // And gained together, when the Continentals mark it.
    play.until(|s| s.stage == Stage::Bag && s.bag.has(seat("B")));
    assert_eq!(rebellion::score::scores(board, &play.state)[1], 1);
    play.chance("cube B");
    assert_eq!(rebellion::score::scores(board, &play.state)[1], 3);
}

/// Proves 12.6.
#[test]
fn a_marker_goes_with_the_last_soldier_of_its_side() {
    let mut play = quebec("QC1: R1 N2; QC3: B2; NY3: B1").moving("B", 4);
    play.act("B", "muster QC3, go QC1");
    assert!(play.state.markers[Side::British].has(area("QC1")), "the battle is still to be fought");
    play.act("B", "fight QC1").chance("dice R 0 0, dice N 0 0");
    play.act("R", "first R, withdraw QC2");
    assert!(!play.state.markers[Side::British].has(area("QC1")), "natives do not hold it");
    assert!(!play.state.markers[Side::American].has(area("QC1")), "and nobody has marked it yet");
    let told = play.heard();
    let lost = Event::MarkerChanged { at: "QC1".into(), side: None, before: Some(Side::British) };
    assert!(told.contains(&lost));
    // Left empty by a march.
    let mut play = quebec("QC1: R1; CT1: B1").moving("R", 1);
    play.act("R", "muster QC1, go QC2");
    assert!(
        !play.state.markers[Side::British].has(area("QC1"))
            && !play.state.markers[Side::British].has(area("QC2"))
    );
}

/// Proves 12.7.
#[test]
fn a_faction_marks_cities_with_its_own_colour_when_its_sequence_begins() {
    let mut play = quebec("QC1: Y1; QC2: R1 Y1; MA1: B1; NY1: Y1 B0; NY3: W1; NH2: R1")
        .set("markers", json!({"NY3": "american", "NY1": "british"}))
        .set("stage", "bag".into())
        .play();
    play.chance("cube R");
    // Montreal has a Regular; Quebec has none; the White Mountains are no city.
    assert_eq!(rules().board().ids(play.state.markers[Side::British]), ["QC2", "NY1"]);
    assert_eq!(rules().board().ids(play.state.markers[Side::American]), ["NY3"]);
    let told = play.heard();
    let gained = Event::MarkerChanged { at: "QC2".into(), side: Some(Side::British), before: None };
    assert!(told.contains(&gained));
    play.until(|s| s.stage == Stage::Bag);
    play.chance("cube B");
    assert!(play.state.markers[Side::American].has(area("MA1")));
}

/// Proves 12.8.
#[test]
fn militias_arrive_in_any_marked_city_of_their_side() {
    let mut play = quebec("QC2: Y1; MA1: R1; NY3: W1; CT1: B1")
        .fled("W1 Y1")
        .set("markers", json!({"QC2": "british", "NY3": "american"}))
        .set("stage", "bag".into())
        .play();
    play.chance("cube Y");
    assert_eq!((play.state.sequence.left, play.may("Y", "place")), (3, "QC2".into()));
    assert_eq!(play.no("Y", "place MA1"), "12.8 no-marker");
    assert_eq!(play.no("Y", "place NH2"), "3.1 not-a-city");
    play.act("Y", "return Y QC2, place QC2").until(|s| s.stage == Stage::Bag);
    play.chance("cube W");
    assert_eq!(play.may("W", "place"), "NY3");
    assert_eq!(play.no("W", "place CT1"), "12.8 no-marker");
    play.act("W", "return W NY3");
}

/// Proves 12.9.
#[test]
fn regulars_arrive_on_the_atlantic_only() {
    let markers = json!({"QC1": "british", "QC2": "british", "NY3": "british", "NY4": "british", "NY1": "british"});
    let play = quebec("QC1: R1; QC2: R1; NY3: R1; NY4: R1; NY1: R1; CT1: B1")
        .set("markers", markers)
        .reinforce("R", 3);
    assert_eq!(play.may("R", "place"), "QC1 NY1");
    for inland in ["QC2", "NY3", "NY4"] {
        assert_eq!(play.no("R", &format!("place {inland}")), "12.9 not-a-port");
    }
}

/// Proves 12.10.
#[test]
fn continentals_arrive_in_massachusetts_where_no_enemy_is() {
    let mut play = quebec("MA1: R1; MA3: N1; CT1: B1").fled("B1").reinforce("B", 3);
    assert_eq!(play.may("B", "place"), "MA2 MA3");
    assert_eq!(play.no("B", "place MA1"), "12.10 enemy-there");
    assert_eq!(play.no("B", "place CT1"), "12.10 not-home");
    play.act("B", "place MA3, return B MA2");
    assert_eq!((play.at("MA3"), play.at("MA2")), ("B1 NA1".into(), "B1".into()));
}

/// Proves 12.11.
#[test]
fn truces_count_from_round_one_and_six_rounds_are_the_most() {
    let mut play = quebec("NS1: R1; CT1: B1 W1")
        .set("order", json!(["R", "Y", "B", "W"]))
        .hand("W", &[8])
        .played("B", &[8])
        .reinforce("W", 0);
    play.act("W", "play 8, done").until(|s| s.stage == Stage::Over);
    assert_eq!(play.state.round, 1);
    let rules = rules();
    let scenario = rules.board().scenarios.iter().find(|s| s.id == "quebec").unwrap();
    assert_eq!((scenario.rounds, scenario.check_from), (6, 1));
    for seat in (0..4).map(Seat) {
        assert_eq!(rules.board().movement_cards[seat].and(scenario.decks[seat]).len(), 6);
    }
}

/// Proves 12.12.
#[test]
fn more_markers_win_and_unmarked_cities_count_for_nobody() {
    let over = quebec("QC1: Y1; MA1: W1; RI1: W1; NH1: W1")
        .set("markers", json!({"QC1": "british", "MA1": "american"}))
        .set("stage", "over".into())
        .play();
    let Turn::Over(outcome) = rules().turn(&over.state) else { panic!("over") };
    assert_eq!(outcome.scores, [2, 2, 1, 1]);
    assert_eq!(outcome.text.key, "rebellion1775-outcome-british-cities");
    let over = quebec("QC1: Y1; MA1: W1; RI1: W1")
        .set("markers", json!({"QC1": "british", "MA1": "american", "RI1": "american"}))
        .set("stage", "over".into())
        .play();
    let Turn::Over(outcome) = rules().turn(&over.state) else { panic!("over") };
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.text.key, "rebellion1775-outcome-draw-cities");
}

/// Proves 12.13.
#[test]
fn every_faction_has_nine_cards() {
    let play = table("quebec");
    let decks: Vec<Vec<u8>> = play.state.decks.iter().map(|d| d.iter().collect()).collect();
    assert_eq!(
        decks,
        [
            vec![1, 2, 3, 5, 6, 8, 13, 14, 15],
            vec![1, 2, 3, 4, 6, 8, 9, 11, 13],
            vec![1, 2, 3, 4, 6, 8, 11, 13, 14],
            vec![1, 2, 3, 4, 6, 8, 9, 11, 12]
        ]
    );
}
