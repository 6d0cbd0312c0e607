//! Chapter 5: natives and allies.

use rebellion::Event;
use rebellion::colour::Side;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 5.1.
#[test]
fn hessians_and_french_belong_to_their_side() {
    let mut play = scene("MA1: R1 O2; MA2: B1 F2").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    // Alone on the field, the Hessians still fight on.
    play.chance("dice R 0 0, dice O 0 0").act("R", "withdraw NH1, stay");
    play.chance("dice B 0 1, dice F 0 0");
    assert_eq!(play.at("MA1"), "O2 F2");
    assert_eq!(play.asked(), "B", "the active faction speaks for the French");
    play.act("B", "stay").chance("dice O 0 0");
    assert_eq!(play.asked(), "R");
}

/// Proves 5.3, 5.9.
#[test]
fn natives_join_whoever_comes_to_them() {
    let mut play = scene("ME1: Y1; ME3: N1; NS2: R1").moving("Y", 2);
    play.act("Y", "muster ME1, go ME3");
    assert_eq!(play.at("ME3"), "Y1 N1");
    assert!(play.state.battles().is_empty(), "there is no battle");
    let joined = |side, count| Event::NativesJoined { at: "ME3".into(), side, count };
    assert!(play.heard().contains(&joined(Side::British, 1)));
    let mut play = scene("ME1: B1 N2; ME3: N1").moving("B", 4);
    play.act("B", "muster ME1, go ME3");
    assert_eq!(play.at("ME3"), "B1 NA3");
    assert!(play.heard().contains(&joined(Side::American, 1)), "those who came are not counted");
    let mut play = scene("ME1: Y1 N2; ME3: N1").moving("Y", 2);
    play.act("Y", "muster ME1, go ME3");
    assert_eq!(play.at("ME3"), "Y1 N3");
    assert!(play.heard().contains(&joined(Side::British, 1)));
    // By manoeuvre.
    let mut play = scene("ME1: R1; NH1: B2; ME3: N1").moving("B", 4);
    play.act("B", "muster NH1, go ME1, fight ME1").chance("dice R 0 0").act("R", "withdraw ME3");
    assert_eq!(play.at("ME3"), "R1 N1");
    // By placement.
    let mut play = scene("DE1: R1; SC1: N2; CT1: B1").hand("R", &[3, 12]).reinforce("R", 0);
    play.act("R", "play 12, place SC1");
    assert_eq!(play.at("SC1"), "O6 N2");
}

/// Proves 5.4.
#[test]
fn natives_of_two_areas_may_serve_both_sides() {
    let mut play = scene("ME1: R1; ME3: N1; PA3: B1; PA4: N2; NY6: N2")
        .hand("B", &[4])
        .set("order", serde_json::json!(["R"]))
        .moving("R", 1);
    play.act("R", "muster ME1, go ME3, done").until(|s| s.stage == Stage::Bag);
    play.chance("cube B").act("B", "play 4, muster PA3, go PA4");
    assert_eq!(
        (play.at("ME3"), play.at("PA4"), play.at("NY6")),
        ("R1 N1".into(), "B1 NA2".into(), "N2".into())
    );
    assert_eq!(play.state.neutral.len(), 1);
}

/// Proves 5.5.
#[test]
fn natives_left_alone_are_neutral_and_can_be_won_again() {
    let mut play = scene("PA4: B1 N2; MD1: B1; VA5: R1").moving("B", 4);
    play.act("B", "muster PA4, take N 0, go PA3");
    assert_eq!(play.at("PA4"), "N2");
    assert!(play.state.neutral.has(area("PA4")));
    play.act("B", "muster MD1, go PA4");
    assert_eq!((play.at("PA4"), play.state.neutral.is_empty()), ("B1 NA2".into(), true));
    // The enemy can win them as well.
    let mut play = scene("PA4: B1 N2; VA5: R1").moving("R", 1);
    play.act("R", "muster VA5, go PA4, fight PA4").chance("dice B 0 1, dice N 0 0");
    assert_eq!(play.at("PA4"), "R1 N2");
}

/// Proves 5.5.
#[test]
fn natives_left_alone_by_a_battle_are_nobodys_to_move() {
    // The British win and the last Regular marches off: the blanks of the natives are void.
    let mut play = scene("ME3: W1; QC3: R1 N2").moving("R", 1);
    play.act("R", "muster QC3, go ME3, fight ME3").chance("dice W 0 0").act("W", "stay");
    play.chance("dice R 0 0, dice N 1 0").act("R", "first R, withdraw NH2");
    assert_eq!(
        (play.at("ME3"), play.at("NH2"), play.stage()),
        ("N2".into(), "R1".into(), Stage::Draw)
    );
    assert!(play.state.neutral.has(area("ME3")));
    let won = |e: &Event| matches!(e, Event::BattleEnded { winner: Some(Side::British), .. });
    assert!(play.heard().iter().any(won), "the battle is won all the same");
    // So it is where nobody has won.
    let mut play = scene("ME3: W1; QC3: Y1 N2").moving("Y", 2);
    play.act("Y", "muster QC3, go ME3, fight ME3").chance("dice W 0 0").act("W", "stay");
    play.chance("dice Y 0 1, dice N 1 0");
    assert_eq!((play.at("ME3"), play.stage()), ("N2".into(), Stage::Draw));
    // And with the Americans.
    let mut play = scene("ME3: R1; NH2: W1 N2").moving("W", 1);
    play.act("W", "muster NH2, go ME3, fight ME3").chance("dice R 0 0").act("R", "stay");
    play.chance("dice W 0 0, dice N 1 0").act("W", "first W, withdraw QC3");
    assert_eq!((play.at("ME3"), play.stage()), ("N2".into(), Stage::Draw));
}

/// Proves 5.6.
#[test]
fn natives_on_both_sides_flee_one_for_one_before_any_dice() {
    let mut play = scene("PA4: R2 N3; MD1: B2 N1").moving("B", 4);
    play.act("B", "muster MD1, go PA4");
    assert_eq!(play.at("PA4"), "R2 B2 N3 NA1", "not before the battle begins");
    assert_eq!(play.fled("N"), 0);
    play.act("B", "fight PA4");
    assert_eq!((play.at("PA4"), play.fled("N")), ("R2 B2 N2".into(), 2));
    let each = Event::NativesFled { at: "PA4".into(), each: 1 };
    assert!(play.heard().contains(&each));
    // They flee before a free roll as well: only two dice of green are left to throw.
    play.chance("dice R 0 0, dice N 2 0");
    assert_eq!(play.at("PA4"), "R2 N2");
}

/// Proves 5.7, 5.8.
#[test]
fn natives_who_are_all_that_is_left_change_sides_and_end_the_battle() {
    let mut play = scene("PA4: R1 N2; MD1: B2").moving("B", 4);
    play.act("B", "muster MD1, go PA4, fight PA4").chance("dice R 0 0, dice N 0 0");
    play.act("R", "first N, stay, stay").chance("dice B 1 0");
    assert_eq!(play.asked(), "R", "one hit on one Regular and two natives");
    assert_eq!(play.may("R", "lose"), "R N");
    play.heard();
    play.act("R", "lose R");
    assert_eq!((play.at("PA4"), play.control("PA")), ("B2 NA2".into(), "american"));
    let heard = play.heard();
    let joined = Event::NativesJoined { at: "PA4".into(), side: Side::American, count: 2 };
    assert!(heard.contains(&joined));
    assert_eq!(play.asked(), "B", "a blank of the winner");
    play.act("B", "stay");
    let won = |e: &Event| matches!(e, Event::BattleEnded { winner: Some(Side::American), .. });
    assert!(play.heard().iter().any(won));
}

/// Proves 5.10.
#[test]
fn allies_do_not_move_by_themselves() {
    let play = scene("MA1: O3; NY1: R1 O1; MA2: Y1 N2").moving("R", 2);
    assert_eq!(play.may("R", "muster"), "NY1");
    assert_eq!(play.no("R", "muster MA1"), "6.3 no-own-unit");
    assert_eq!(play.no("R", "muster MA2"), "6.3 no-own-unit");
}

/// Proves 5.11.
#[test]
fn a_native_that_manoeuvres_alone_is_neutral() {
    let mut play = scene("PA4: R1 N1; PA5: N1; MD1: B2").moving("B", 4);
    play.act("B", "muster MD1, go PA4, fight PA4").chance("dice R 1 0, dice N 0 0");
    assert_eq!((play.asked().as_str(), play.at("PA4")), ("R", "R1 B1 N1".into()));
    let mut other = play.clone();
    play.act("R", "withdraw PA5");
    assert_eq!(play.at("PA5"), "N2");
    assert!(play.state.neutral.has(area("PA5")));
    other.act("R", "withdraw PA3");
    assert_eq!(other.at("PA3"), "N1");
    assert!(other.state.neutral.has(area("PA3")));
    // Natives of the Americans as well.
    let mut play = scene("PA4: B1 N1; PA5: N1; MD1: R2").moving("R", 1);
    play.act("R", "muster MD1, go PA4, fight PA4").chance("dice B 1 0, dice N 0 0");
    play.act("B", "withdraw PA5");
    assert_eq!(play.at("PA5"), "N2");
}
