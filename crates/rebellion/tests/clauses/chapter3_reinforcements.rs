//! Chapter 3: reinforcements and fled units.

use kernel::Rules;
use rebellion::Event;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 3.1.
#[test]
fn four_units_arrive_in_cities_of_controlled_colonies() {
    let mut play = scene("CT1: W1; RI1: W1; MA2: W1; MA1: R1; DE1: Y1; NY2: W1; NY6: N1")
        .set("stage", "bag".into())
        .play();
    play.chance("cube B");
    assert_eq!((play.asked().as_str(), play.state.sequence.left), ("B", 4));
    assert_eq!(play.may("B", "place"), "RI1 CT1 CT2");
    assert_eq!(play.no("B", "place MA2"), "3.1 not-a-city");
    assert_eq!(play.no("B", "place MA1"), "3.1 not-controlled");
    assert_eq!(play.no("B", "place NY1"), "3.1 not-controlled", "natives stand alone there");
    assert_eq!(play.no("B", "place DE1"), "3.1 not-controlled");
    play.act("B", "place RI1, place CT2, place CT1");
    assert_eq!(play.no("B", "play 3"), "3.5 units-owed");
    play.act("B", "place CT1");
    assert_eq!(
        (play.at("RI1"), play.at("CT1"), play.at("CT2")),
        ("B1 W1".into(), "B2 W1".into(), "B1".into())
    );
    assert_eq!(play.reserve("B"), 36);
    assert_eq!(play.no("B", "place CT1"), "3.1 reinforced");
    play.heard();
    play.act("B", "play 3");
    let report = play.heard().into_iter().find(|e| matches!(e, Event::Reinforced { .. }));
    let Some(Event::Reinforced { extra: false, count: 4, at, .. }) = report else {
        panic!("{report:?}")
    };
    assert_eq!(at.iter().map(|a| a.at.as_str()).collect::<Vec<_>>(), ["RI1", "CT1", "CT2"]);
    assert!(play.state.marked.iter().all(|f| f.is_empty()), "they may march");
}

/// Proves 3.2.
#[test]
fn a_short_reserve_gives_what_there_is() {
    // All Continentals but two stand on the map.
    let mut play = scene("CT1: B38; MA1: R1").set("stage", "bag".into()).play();
    play.chance("cube B");
    assert_eq!(play.state.sequence.left, 2);
    play.act("B", "place CT1, place CT2");
    assert_eq!(play.reserve("B"), 0);
    assert!(!play.can("B", "place"));
    assert_eq!(play.no("B", "place CT1"), "3.1 reinforced");
    // A card may have emptied the reserve meanwhile.
    let mut play = scene("CT1: W42; MA1: R1").hand("W", &[3, 9]).reinforce("W", 3);
    play.act("W", "play 9");
    assert_eq!((play.reserve("W"), play.at("CT1")), (0, "W45".into()));
    assert_eq!(play.no("W", "place CT1"), "3.2 reserve-empty");
    play.act("W", "play 3");
}

/// Proves 3.3.
#[test]
fn own_fled_units_may_come_back_as_well() {
    let mut play = scene("CT1: B1; MA1: R1").fled("B2 W1 Y1 R1").reinforce("B", 0);
    assert_eq!(play.may("B", "return"), "B CT1 B CT2");
    assert_eq!(play.no("B", "return W CT1"), "3.3 not-yours-to-return");
    assert_eq!(play.no("B", "return Y CT1"), "3.3 not-yours-to-return");
    assert_eq!(play.no("B", "return B MA1"), "3.1 not-controlled");
    assert_eq!(play.no("B", "return F CT1"), "3.3 none-fled");
    play.act("B", "return B CT2");
    assert_eq!((play.fled("B"), play.at("CT2"), play.reserve("B")), (1, "B1".into(), 37));
    // The other may stay where it is.
    play.act("B", "play 3");
    assert_eq!(play.fled("B"), 1);
    let heard = play.heard();
    assert!(heard.iter().any(|e| matches!(e, Event::Returned { colour: "B", .. })));
    assert!(heard.iter().any(|e| matches!(e, Event::Reinforced { count: 1, .. })));
}

/// Proves 3.4.
#[test]
fn without_a_colony_nothing_arrives_and_nothing_is_saved_up() {
    let mut play = scene("CT1: W1; CT2: Y1; MA1: R1").fled("B1").set("stage", "bag".into()).play();
    play.chance("cube B");
    assert!(!play.can("B", "place") && !play.can("B", "return"));
    assert_eq!(play.no("B", "place CT1"), "3.1 not-controlled");
    play.act("B", "play 3");
    assert_eq!((play.fled("B"), play.reserve("B")), (1, 39));
    assert_eq!(play.state.sequence.left, 0);
    // With a colony again, in the next round, four units come and no more.
    play.act("B", "done").until(|s| s.stage == Stage::Bag && s.round == 2);
    let mut position = rules().dump(&play.state);
    position["units"] = serde_json::json!({"CT1": {"W": 1}, "MA1": {"R": 1}});
    position["control"] = serde_json::json!({"CT": "american"});
    play.state = rules().load(&position).unwrap();
    play.chance("cube B");
    assert_eq!(play.state.sequence.left, 4);
    play.act("B", "return B CT1, place CT1, place CT1, place CT1, place CT1");
    assert_eq!((play.at("CT1"), play.can("B", "place")), ("B5 W1".into(), false));
}

/// Proves 3.5.
#[test]
fn reinforcements_are_compulsory_unless_the_table_says_otherwise() {
    let scene = |option: &str| {
        scene("CT1: W1; RI1: W1; MA1: R1").option("reinforcements", option).reinforce("B", 2)
    };
    let mut compulsory = scene("compulsory");
    assert_eq!(compulsory.no("B", "play 3"), "3.5 units-owed");
    assert!(!compulsory.can("B", "play"));
    compulsory.act("B", "place CT1, place CT1, play 3");
    let mut voluntary = scene("voluntary");
    voluntary.act("B", "place CT1, play 3");
    assert_eq!(voluntary.at("CT1"), "B1 W1");
    assert_eq!(voluntary.state.sequence.left, 0);
}

/// Proves 3.6.
#[test]
fn placements_come_in_any_order_and_are_judged_as_they_are_made() {
    let mut play = scene("DE1: Y1; MA1: B1").hand("R", &[3, 12]).fled("O1").reinforce("R", 2);
    assert_eq!(play.may("R", "place"), "DE1");
    play.act("R", "place DE1, play 12, place SC1");
    assert_eq!((play.at("SC1"), play.control("SC")), ("O6".into(), "british"));
    assert_eq!(play.may("R", "place"), "DE1 SC1");
    play.act("R", "return O SC1, place SC1");
    assert_eq!(play.at("SC1"), "R1 O7");
    // A landing that takes a colony away closes its cities.
    let mut play = scene("DE1: Y1; SC1: B1").hand("R", &[3, 12]).reinforce("R", 1);
    play.act("R", "play 12, place SC1");
    assert_eq!((play.control("SC"), play.may("R", "place")), ("nobody", "DE1".into()));
}

/// Proves 3.7.
#[test]
fn fled_allies_come_back_with_either_faction_or_stay_out() {
    for faction in ["R", "Y"] {
        let mut play = scene("DE1: Y1 R1; CT1: B1").fled("O2 F1").reinforce(faction, 0);
        play.act(faction, "return O DE1");
        assert_eq!((play.fled("O"), play.at("DE1")), (1, "R1 Y1 O1".into()));
        assert_eq!(play.no(faction, "return F DE1"), "3.3 not-yours-to-return");
    }
    let mut play = scene("DE1: Y1; CT1: W1 B1").fled("O2 F1").reinforce("W", 0);
    play.act("W", "return F CT1");
    assert_eq!(play.no("W", "return F CT1"), "3.3 none-fled");
    let play = scene("DE1: Y1; CT1: W1").fled("F1").option("fled_allies", "stay").reinforce("W", 0);
    assert!(!play.can("W", "return"));
    assert_eq!(play.no("W", "return F CT1"), "3.7 allies-stay");
}

/// Proves 3.8.
#[test]
fn fled_natives_stay_out_or_go_to_the_reserve() {
    for (option, fled, reserve) in [("stay", 2, 14), ("reserve", 0, 16)] {
        let mut play =
            scene("MA1: R1 N2; MA2: B1 N2").option("fled_natives", option).moving("B", 4);
        play.act("B", "muster MA2, go MA1, fight MA1");
        // Two natives of each side faced each other.
        assert_eq!((play.fled("N"), play.reserve("N")), (fled * 2, reserve + 2 - fled));
        assert_eq!(play.at("MA1"), "R1 B1");
    }
    let play = scene("CT1: B1").fled("N3").reinforce("B", 0);
    assert_eq!(play.no("B", "return N CT1"), "3.8 natives-stay");
}

/// Proves 3.9.
#[test]
fn where_there_is_one_city_and_nothing_else_they_go_there() {
    // Only Newport, and all reinforcement events of the Continentals are played.
    let one = |played: &[u8], fled: &str| {
        let mut play = scene("RI1: W1; MA1: R1")
            .played("B", played)
            .fled(fled)
            .set("stage", "bag".into())
            .play();
        play.chance("cube B");
        play
    };
    let play = one(&[9, 11, 12], "");
    assert_eq!((play.at("RI1"), play.state.sequence.left), ("B4 W1".into(), 0));
    assert_eq!(play.stage(), Stage::Reinforce);
    // What could be held is waited for, whether it is held or not.
    assert_eq!(one(&[9, 11], "").at("RI1"), "W1");
    assert_eq!(one(&[9, 11, 12], "B1").at("RI1"), "W1");
    let mut play = scene("RI1: W1; MA1: R1")
        .played("B", &[9, 11, 12])
        .option("reinforcements", "voluntary")
        .set("stage", "bag".into())
        .play();
    assert_eq!(play.chance("cube B").at("RI1"), "W1");
    let mut play = scene("RI1: W1; CT1: W1; MA1: R1")
        .played("B", &[9, 11, 12])
        .set("stage", "bag".into())
        .play();
    assert_eq!(play.chance("cube B").at("RI1"), "W1");
    assert!(matches!(rules().turn(&play.state), kernel::Turn::Seats { .. }));
}
