//! The rulebook's own examples, replayed step by step.

use rebellion::Event;
use rebellion::colour::Side;
use rebellion::state::Stage;
use serde_json::json;

use crate::help::*;

/// The movements of page 4 and the battles at Prince Town and Boston that follow from them.
///
/// Proves 3.1, 3.3, 6.4, 6.6, 7.2, 7.4, 7.6, 7.9, 7.19.
#[test]
fn the_continentals_take_prince_town_and_boston() {
    let mut play = scene(
        "CT1: B1 W2; RI1: B2 W1; MA2: B1 W2; MA3: W1; MA1: R2 Y1; NJ1: R1 Y1; NJ2: W1; NY2: W1; NY1: R1",
    )
    .fled("B1")
    .hand("B", &[2])
    .set("stage", "bag".into())
    .play();
    play.chance("cube B");
    // Four reinforcements and one unit that had fled: three to Hartford, two to Newport.
    play.act("B", "place CT1, place CT1, place RI1, place RI1, return B CT1");
    assert_eq!((play.at("CT1"), play.at("RI1")), ("B4 W2".into(), "B4 W1".into()));
    // A card for three armies of two areas. Five of six leave Hartford by the area to the north.
    play.act("B", "play 2, muster CT1, take W 1, go NJ1");
    assert_eq!((play.at("NJ1"), play.at("CT1")), ("R1 Y1 B4 W1".into(), "W1".into()));
    play.act("B", "muster RI1, go MA1, muster MA2, go MA1");
    assert_eq!(play.at("MA1"), "R2 Y1 B5 W3");
    assert_eq!(play.at("RI1"), "");

    // Prince Town. The British are the defenders: a hit and a manoeuvre.
    play.act("B", "fight NJ1").chance("dice R 0 0, dice Y 1 0");
    assert_eq!(play.asked(), "B");
    play.act("B", "lose B");
    assert_eq!(play.asked(), "R");
    play.act("R", "stay");
    // Three Continentals roll two dice: two hits and a flight with the Patriots' die.
    play.chance("dice B 1 1, dice W 1 0");
    assert_eq!((play.at("NJ1"), play.fled("B")), ("B2 W1".into(), 1));
    assert_eq!(play.control("NJ"), "american");
    assert!(play.heard().iter().any(
        |e| matches!(e, Event::ColonyChanged { colony, side: Some(Side::American), .. } if colony == "NJ")
    ));

    // Boston. Two hits and a manoeuvre.
    if play.stage() == Stage::Battles {
        play.act("B", "fight MA1");
    }
    play.chance("dice R 1 0, dice Y 1 0");
    play.act("B", "lose B, lose B");
    assert_eq!(play.at("MA1"), "R2 Y1 B3 W3");
    // A Regular slips into empty Rhode Island, and its marker is turned at once.
    play.act("R", "withdraw RI1");
    assert_eq!((play.at("RI1"), play.control("RI")), ("R1".into(), "british"));
    // Three hits and two flights: one Continental and one Patriot flee.
    play.chance("dice B 1 1, dice W 2 1");
    assert_eq!((play.at("MA1"), play.control("MA")), ("B2 W2".into(), "american"));
    assert_eq!((play.fled("B"), play.fled("W")), (2, 1));
    assert_eq!((play.reserve("R"), play.reserve("Y")), (33, 45));
    assert_eq!(play.stage(), Stage::Draw, "the battle phase is over");
}

/// Two fleeing Loyalists at Boston become Patriots.
///
/// Proves 9.19.
#[test]
fn betsy_ross_at_boston() {
    let mut play = scene("MA1: R1 Y3; RI1: W3").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster RI1, go MA1, play 12, fight MA1").chance("dice R 0 0, dice Y 1 2");
    assert_eq!(play.at("MA1"), "R1 Y1 W4");
    assert_eq!((play.reserve("Y"), play.reserve("W")), (44, 41));
}

/// Three Loyalists, a Regular, two Hessians and two natives roll as many dice; only hits count.
///
/// Proves 9.10.
#[test]
fn butler_with_eight_dice() {
    let mut play = scene("NY5: Y3 R1 O2 N2; NY3: B4 W4").hand("Y", &[9]).moving("Y", 1);
    play.act("Y", "muster NY5, go NY3, play 9, fight NY3");
    play.chance("dice R 1 0, dice Y 1 1, dice O 0 0, dice N 0 1");
    play.act("B", "lose B, lose W");
    assert_eq!(play.at("NY3"), "R1 Y3 B3 W3 O2 N2", "nobody fled, nobody left");
    assert_eq!(play.state.battle.side, Side::American);
}

/// A victorious army of three Continentals and four Patriots at Hartford sends two and two on to
/// New York, which the enemy holds.
///
/// Proves 9.13.
#[test]
fn montgomery_from_hartford_to_new_york() {
    let mut play = scene("MA2: B3 W4; CT1: R1; NY1: R2 Y1; NY3: B1")
        .option("scenario", "quebec")
        .hand("B", &[13])
        .moving("B", 4);
    play.act("B", "muster MA2, go CT1, fight CT1").chance("dice R 0 0").act("R", "stay");
    play.chance("dice B 1 0, dice W 0 0").act("B", "stay").act("W", "stay");
    assert_eq!(play.at("CT1"), "B3 W4");
    play.act("B", "play 13, take B 2, take W 2, go NY1");
    assert_eq!((play.at("NY1"), play.at("CT1")), ("R2 Y1 B2 W2".into(), "B1 W2".into()));
    assert_eq!(play.state.battle.at, area("NY1"), "fought in the same phase");
    assert_eq!(play.state.battle.side, Side::British);
}

/// Loyalists carry three units from Quebec and three from Philadelphia to Boston.
///
/// Proves 6.13.
#[test]
fn a_naval_movement_from_quebec_and_philadelphia_to_boston() {
    let mut play = scene("QC1: Y1 R2; PA1: Y1 R1 O1; MA1: B2").moving("Y", 7);
    play.act("Y", "muster QC1, go MA1, muster PA1, go MA1");
    assert_eq!(play.at("MA1"), "R3 Y2 B2 O1");
    assert_eq!(play.state.sequence.armies, 0);
}

/// Warships carry an army from Boston to Quebec, but not to Montreal.
///
/// Proves 0.7, 6.11.
#[test]
fn from_boston_to_quebec_but_not_to_montreal() {
    let mut play = scene("MA1: R3; CT1: B1").moving("R", 7);
    play.act("R", "muster MA1");
    assert_eq!(play.no("R", "go QC2"), "6.11 other-water");
    play.act("R", "go QC1");
    assert_eq!(play.at("QC1"), "R3");
}

/// The Regulars' truce in round 1, the Patriots' in round 4, the Loyalists' at the start of round
/// 5: the game ends with round 5, once every faction has had its sequence.
///
/// Proves 10.1, 10.3.
#[test]
fn the_end_of_the_game() {
    let mut play = scene("DE1: R1 Y1; NS1: R1; RI1: W1; CT1: B1")
        .set("round", 5.into())
        .set("order", json!(["Y"]))
        .hand("Y", &[8])
        .played("R", &[8, 1, 2, 4])
        .played("W", &[1, 2, 4, 8])
        .played("B", &[1, 2, 4, 5])
        .played("Y", &[1, 2, 4, 5])
        .reinforce("Y", 0);
    play.act("Y", "play 8, done").until(|s| s.stage == Stage::Bag);
    for cube in ["B", "R"] {
        assert_eq!(play.state.round, 5);
        play.chance(&format!("cube {cube}"));
        play.until(|s| s.stage == Stage::Bag || s.active == seat("W"));
    }
    assert_eq!(play.state.active, seat("W"), "the last has its sequence too");
    play.until(|s| s.stage == Stage::Over);
    assert_eq!(play.state.round, 5);
    let ended = play.heard().into_iter().rfind(|e| matches!(e, Event::Ended { .. }));
    assert!(matches!(ended, Some(Event::Ended { truce: Some(Side::British), .. })));
}
