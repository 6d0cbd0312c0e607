//! Chapter 9: the cards.

use kernel::Rules;
use rebellion::Event;
use rebellion::card::{Card, CardPhase, Effect};
use rebellion::colour::Side;
use rebellion::state::Stage;

use crate::help::*;

fn quebec(text: &str) -> Scene {
    scene(text).option("scenario", "quebec")
}

/// Proves 9.1.
#[test]
fn a_placement_takes_what_is_left_and_fights_where_it_lands() {
    // Four Hessians are left.
    let mut play = scene("DE1: R1; NY3: O8; SC1: B1 W1").hand("R", &[3, 12]).reinforce("R", 0);
    play.act("R", "play 12");
    assert_eq!((play.stage(), play.state.sequence.playing), (Stage::Placing, 12));
    assert_eq!(play.no("R", "place NY3"), "9.1 card-not-there", "Albany is not on the Atlantic");
    assert_eq!(play.no("R", "done"), "9.17 place-one-first");
    play.act("R", "place SC1");
    assert_eq!((play.at("SC1"), play.reserve("O")), ("B1 W1 O4".into(), 0));
    assert_eq!((play.stage(), play.state.sequence.playing), (Stage::Reinforce, 0));
    let landed = Event::Landed {
        seat: seat("R"),
        card: "R12".into(),
        units: [("O", 4)].into(),
        at: "SC1".into(),
    };
    assert!(play.heard().contains(&landed));
    play.act("R", "play 3");
    assert_eq!(play.may("R", "fight"), "SC1");
}

/// Proves 9.2.
#[test]
fn an_event_is_played_only_where_it_can_do_something() {
    // No cube in reserve.
    let play = scene("DE1: R1; NY3: O12; CT1: B1").hand("R", &[3, 12]).reinforce("R", 0);
    assert_eq!(play.no("R", "play 12"), "9.1 nowhere-to-place");
    // No legal area.
    let play = scene("MA1: B1 R1; CT1: W1").hand("B", &[3, 11]).reinforce("B", 0);
    assert_eq!(play.no("B", "play 11"), "9.1 nowhere-to-place");
    // No battle to come.
    let mut play = scene("CT1: B1; MA1: R1").hand("B", &[10]).moving("B", 4);
    assert_eq!(play.no("B", "play 10"), "9.2 no-battle-to-come");
    play.act("B", "muster CT1, go RI1");
    assert!(!play.can("B", "play"));
    // Before the movement card no battle begins.
    let play = scene("CT1: B1; MA1: R1 B1").hand("B", &[3, 10]).before_card("B");
    assert_eq!(play.no("B", "play 10"), "6.1 movement-card-first");
    // Those of the movement phase, at any time in it.
    for card in [9, 11] {
        let mut play = scene("CT1: B2; MA1: R2").hand("R", &[card]).moving("R", 2);
        play.act("R", &format!("play {card}"));
        assert_eq!(play.state.hand_sizes[Seat(0)], 0);
    }
}

/// Proves 9.4.
#[test]
fn howe_lets_regulars_and_hessians_roll_before_one_battle() {
    let mut play = scene("MA1: R3 Y2 O1; RI1: B3 W1; CT1: R1; NY1: R1; CT2: W1")
        .hand("R", &[10])
        .moving("R", 1);
    play.act("R", "muster MA1, go RI1, muster NY1, go CT2, play 10, name RI1, fight RI1");
    assert_eq!((play.state.battle.side, play.state.battle.free), (Side::British, true));
    play.chance("dice R 2 0, dice O 0 0");
    let told = play.heard();
    assert!(told.iter().any(|e| matches!(e, Event::Rolled { free: true, hits: 2, .. })));
    // Only hits count: no Hessian leaves, and the defenders roll next.
    play.act("B", "lose B, lose B");
    assert_eq!((play.state.battle.side, play.state.battle.free), (Side::American, false));
    assert_eq!(play.at("RI1"), "R3 Y2 B1 W1 O1");
    play.chance("dice B 0 1, dice W 0 1");
    // Not in the other battle, which begins by itself.
    assert_eq!((play.state.battle.at, play.state.battle.side), (area("CT2"), Side::American));
    assert!(!play.state.battle.free);
    assert!(play.state.sequence.in_force[0].used);
    // Without Regulars or Hessians there nobody rolls.
    let mut play = scene("DE1: R1; SC1: Y1 B1").hand("R", &[10]).moving("R", 1);
    play.act("R", "play 10, fight SC1");
    assert_eq!((play.state.battle.side, play.state.battle.free), (Side::American, false));
}

/// Proves 9.5.
#[test]
fn arnold_replaces_a_continental_anywhere() {
    let mut play = scene("PA4: B1 N2; MA1: B2 W1; CT1: B1; CT2: W1; DE1: R1")
        .hand("R", &[3, 11])
        .before_card("R");
    play.act("R", "play 11");
    assert_eq!((play.stage(), play.may("R", "convert")), (Stage::Converting, "MA1 CT1 PA4".into()));
    assert_eq!(play.no("R", "convert CT2"), "9.5 nobody-to-convert-there");
    let mut other = play.clone();
    play.act("R", "convert PA4");
    // The natives beside him join the British, and Pennsylvania changes hands.
    assert_eq!((play.at("PA4"), play.control("PA")), ("R1 N2".into(), "british"));
    assert_eq!((play.reserve("B"), play.reserve("R")), (37, 33));
    // He has not moved and may march.
    play.act("R", "play 3, muster PA4, go MD1");
    assert_eq!(play.at("MD1"), "R1 N2");
    // Among other Americans he makes a battle.
    other.act("R", "convert MA1, play 3");
    assert_eq!((other.at("MA1"), other.may("R", "fight")), ("R1 B1 W1".into(), "MA1".into()));
    let told = other.heard();
    assert!(told.iter().any(|e| matches!(e, Event::Converted { from: "B", to: "R", .. })));
    // A Regular must be in reserve and a Continental on the map.
    let play = scene("MA1: R35; CT1: B1").hand("R", &[3, 11]).before_card("R");
    assert_eq!(play.no("R", "play 11"), "9.5 nobody-to-convert");
    let play = scene("MA1: R3; CT1: W1").fled("B2").hand("R", &[3, 11]).before_card("R");
    assert_eq!(play.no("R", "play 11"), "9.5 nobody-to-convert");
}

/// Proves 9.6.
#[test]
fn six_hessians_land_in_a_city_on_the_atlantic() {
    for faction in ["R", "Y"] {
        let mut play = scene("DE1: R1 Y1; CT1: B1").hand(faction, &[3, 12]).reinforce(faction, 0);
        play.act(faction, "play 12");
        let cities = play.may(faction, "place");
        assert_eq!(cities.split(' ').count(), 20, "{cities}");
        for inland in ["QC2", "NY3", "NY4", "GA2", "MA2"] {
            assert!(!cities.contains(inland));
        }
        play.act(faction, "place CT1");
        assert_eq!(play.at("CT1"), "B1 O6");
    }
}

/// Proves 9.7.
#[test]
fn carleton_and_the_emigrants_come_to_quebec_or_montreal() {
    let mut play = quebec("QC1: R1; QC2: Y1; MA1: B1").hand("R", &[3, 13]).reinforce("R", 0);
    play.act("R", "play 13");
    assert_eq!(play.may("R", "place"), "QC1 QC2");
    play.act("R", "place QC2");
    assert_eq!(play.at("QC2"), "R2 Y2");
    let mut play = quebec("QC1: R1; QC2: B1; MA1: B1").hand("Y", &[3, 13]).reinforce("Y", 0);
    play.act("Y", "play 13");
    assert_eq!(play.at("QC1"), "R1 Y3", "Montreal is the enemy's: no question");
    // With enemies beside them they do not come.
    let play = quebec("QC1: R1 B1; QC2: B1").hand("R", &[3, 13]).reinforce("R", 0);
    assert_eq!(play.no("R", "play 13"), "9.1 nowhere-to-place");
}

/// Proves 9.8.
#[test]
fn light_dragoons_pass_through_enemies_and_natives() {
    let units = "NY4: R2; NY5: B1; NY6: N1; NY3: W1; NH1: R1; MA2: B1";
    let mut play = quebec(units).hand("R", &[3, 14]).before_card("R");
    play.act("R", "play 3, muster NY4, take R 1");
    assert_eq!(play.no("R", "go NY2"), "6.6 must-stop");
    let mut play = quebec(units).hand("R", &[3, 14]).before_card("R");
    play.act("R", "play 14, play 3, muster NY4, take R 1, go NY2");
    assert_eq!(
        (play.at("NY2"), play.at("NY3")),
        ("R1".into(), "W1".into()),
        "no battle on the way"
    );
    // The second army as well, and natives it passes do not join.
    play.act("R", "muster NY4, go NY7");
    assert!(play.state.battles().is_empty());
    let mut play =
        quebec("NY7: R1; NY6: N2; NY5: B1; CT1: W1").hand("R", &[2, 14]).before_card("R");
    play.act("R", "play 14, play 2, muster NY7");
    assert!(play.may("R", "go").contains("NY3"));
    play.act("R", "go NY6");
    assert_eq!(play.at("NY6"), "R1 N2", "where they stop they win them over");
}

/// Proves 9.9.
#[test]
fn burgoyne_adds_an_army_also_by_ship() {
    let mut play =
        quebec("NS1: R1; QC1: R1; NY1: R1; CT1: B1").hand("R", &[5, 15]).before_card("R");
    play.act("R", "play 15, play 5");
    assert_eq!(play.state.sequence.armies, 3);
    let mut play =
        quebec("NS1: R1; QC1: R1; NY1: R1; CT1: B1").hand("R", &[5, 15]).before_card("R");
    play.act("R", "play 5, muster NS1, go ME1, muster QC1, go ME2");
    assert_eq!(play.no("R", "muster NY1"), "6.4 no-army-left");
    play.act("R", "play 15, muster NY1, go NH1");
    assert_eq!(play.state.sequence.armies, 0);
}

/// Proves 9.10.
#[test]
fn butler_opens_every_battle_or_one() {
    let units = "MA1: Y4 R1 O2 N2; RI1: B3 W1; NY1: Y1; CT2: W1; CT1: Y1";
    let start = |option: &str| {
        let mut play = scene(units).option("butler", option).hand("Y", &[9]).moving("Y", 1);
        play.act("Y", "muster MA1, go RI1, muster NY1, go CT2, play 9");
        play
    };
    let mut play = start("every");
    assert_eq!(play.stage(), Stage::Battles);
    play.act("Y", "fight RI1");
    // Four Loyalists have three dice; natives roll too.
    play.chance("dice R 0 0, dice Y 1 2, dice O 0 0, dice N 1 1");
    play.act("B", "lose B, lose W");
    assert_eq!((play.at("RI1"), play.fled("Y")), ("R1 Y4 B2 O2 N2".into(), 0));
    assert_eq!(play.state.battle.side, Side::American);
    play.chance("dice B 0 2");
    assert_eq!(play.state.battle.at, area("CT2"));
    assert!(play.state.battle.free, "the other battle too");
    let mut play = start("one");
    assert_eq!((play.stage(), play.may("Y", "name")), (Stage::Naming, "RI1 CT2".into()));
    play.act("Y", "name CT2, fight RI1");
    assert!(!play.state.battle.free);
    // He comes before the first battle.
    let more = format!("{units}; NH1: Y1; ME1: W1");
    let mut play = scene(&more).hand("Y", &[9]).moving("Y", 1);
    play.act("Y", "muster MA1, go RI1, muster NY1, go CT2, muster NH1, go ME1, fight CT2");
    play.chance("dice W 0 1");
    assert_eq!(play.no("Y", "play 9"), "9.10 before-the-first-battle");
    let mut play = scene(units).option("butler", "one").hand("Y", &[9]).moving("Y", 1);
    play.act("Y", "muster MA1, go RI1, muster NY1, go CT2, fight CT2").chance("dice W 0 1");
    play.act("Y", "play 9, fight RI1");
    assert!(play.state.battle.free);
}

/// Proves 9.11.
#[test]
fn loyalty_rearranges_inside_controlled_colonies_with_a_loyalist() {
    let units =
        "MA1: R2 Y1; MA3: O2; NH1: R1; ME1: Y1; ME3: N1; NY3: Y1 N2; NY1: R1; DE1: Y1; CT1: B1";
    let mut play = scene(units).hand("Y", &[3, 10]).before_card("Y");
    play.act("Y", "play 10");
    // New Hampshire has no Loyalist, Maine is not controlled, Delaware has one area only.
    assert_eq!(
        (play.stage(), play.may("Y", "muster")),
        (Stage::Rearranging, "MA1 MA3 NY1 NY3".into())
    );
    assert_eq!(play.no("Y", "muster NH1"), "9.11 not-rearrangeable");
    assert_eq!(play.no("Y", "muster DE1"), "9.11 not-rearrangeable");
    play.act("Y", "muster MA1");
    assert_eq!(play.may("Y", "take"), "R0 R1 Y0");
    assert_eq!(play.may("Y", "go"), "MA2 MA3");
    assert_eq!(play.no("Y", "go RI1"), "9.11 same-colony");
    play.act("Y", "take Y 0");
    assert_eq!(play.no("Y", "take R 0"), "9.11 nobody-goes");
    play.act("Y", "take R 1, go MA2, muster MA3, go MA2");
    assert_eq!((play.at("MA2"), play.at("MA1")), ("R1 O2".into(), "R1 Y1".into()));
    assert_eq!(play.no("Y", "muster MA2"), "9.11 all-rearranged");
    assert!(
        play.told
            .iter()
            .any(|e| matches!(e, Event::Marched { how: rebellion::event::How::Rearranged, .. }))
    );
    // Natives are never left alone: they stay with company or come along.
    play.act("Y", "muster NY3");
    assert_eq!(play.may("Y", "take"), "Y0 N1", "one of them may go to the Regular at New York");
    assert_eq!(play.no("Y", "take N 0"), "9.11 natives-alone");
    play.act("Y", "go NY2");
    assert_eq!((play.at("NY2"), play.at("NY3")), ("Y1 N2".into(), String::new()));
    play.act("Y", "done");
    assert_eq!(play.stage(), Stage::Move);
    // It was not their move.
    play.act("Y", "play 3, muster NY2, go NJ1");
    assert_eq!(play.at("NJ1"), "Y1 N2");
    // With company they may stay.
    let mut play = scene("NY3: Y2 N2; CT1: B1").hand("Y", &[3, 10]).before_card("Y");
    play.act("Y", "play 10, muster NY3");
    assert_eq!(play.may("Y", "take"), "Y1 N0 N1");
    play.act("Y", "take Y 1");
    assert_eq!(play.may("Y", "take"), "N0 N1");
    play.act("Y", "take N 1, go NY5");
    assert_eq!((play.at("NY5"), play.at("NY3")), ("Y1 N1".into(), "Y1 N1".into()));
    // Before the movement card only.
    let play = scene(units).hand("Y", &[10]).moving("Y", 3);
    assert_eq!(play.no("Y", "play 10"), "9.11 before-the-movement-card");
    // And only where somebody could be moved: Delaware is a single area, and no Loyalist is in New
    // Hampshire.
    let play = scene("DE1: Y1; NH1: R1; CT1: B1").hand("Y", &[3, 10]).before_card("Y");
    assert_eq!(play.no("Y", "play 10"), "9.11 nothing-to-rearrange");
    assert_eq!(play.may("Y", "play"), "Y03");
}

/// Proves 9.11.
#[test]
fn loyalty_moves_natives_by_themselves_but_never_leaves_them_alone() {
    let start = |units: &str| {
        let mut play = scene(units).hand("Y", &[3, 10]).before_card("Y");
        play.act("Y", "play 10");
        play
    };
    // Two natives join the Regular at Augusta; the Loyalist stays at Savannah.
    let mut play = start("GA1: Y1 N2; GA2: R1; CT1: B1");
    play.act("Y", "muster GA1");
    assert_eq!(play.may("Y", "take"), "Y0 N1");
    let mut one = play.clone();
    play.act("Y", "take Y 0");
    assert_eq!(play.may("Y", "go"), "GA2", "not to the empty Creek lands");
    assert_eq!(play.no("Y", "go GA3"), "9.11 natives-alone");
    assert_eq!(play.no("Y", "go GA1"), "6.9 ends-elsewhere");
    assert_eq!(play.may("Y", "take"), "N1", "somebody goes");
    play.act("Y", "go GA2");
    assert_eq!((play.at("GA1"), play.at("GA2")), ("Y1".into(), "R1 N2".into()));
    assert!(play.state.neutral.is_empty());
    assert!(!play.told.iter().any(|e| matches!(e, Event::NativesNeutral { .. })));
    // The Regular has company to keep now: he may not leave the natives who have come.
    assert_eq!(play.may("Y", "muster"), "GA1");
    assert_eq!(play.no("Y", "muster GA2"), "9.11 natives-alone");
    // With one native chosen, the Loyalist cannot go as well: the other would be alone.
    one.act("Y", "take N 1");
    assert_eq!(one.may("Y", "go"), "");
    assert_eq!(one.no("Y", "go GA2"), "9.11 natives-alone");
    one.act("Y", "take Y 0, go GA2");
    assert_eq!((one.at("GA1"), one.at("GA2")), ("Y1 N1".into(), "R1 N1".into()));
    // Without company elsewhere they do not go by themselves.
    let mut play = start("GA1: Y1 N1; CT1: B1");
    play.act("Y", "muster GA1");
    assert_eq!(play.may("Y", "take"), "");
    assert_eq!(play.no("Y", "take Y 0"), "9.11 natives-alone");
    play.act("Y", "go GA3");
    assert_eq!(play.at("GA3"), "Y1 N1");
    // Soldiers who have changed place keep company to natives who have not.
    let mut play = start("GA1: Y1; GA2: R1 N1; CT1: B1");
    play.act("Y", "muster GA1, go GA2, muster GA2");
    assert_eq!(play.may("Y", "take"), "N0", "nobody stands elsewhere in Georgia");
    play.act("Y", "take N 0, go GA1");
    assert_eq!((play.at("GA1"), play.at("GA2")), ("R1".into(), "Y1 N1".into()));
    play.act("Y", "muster GA2");
    assert_eq!(play.may("Y", "take"), "");
    play.act("Y", "go GA1, done");
    assert_eq!(play.at("GA1"), "R1 N1");
}

/// Proves 9.17.
#[test]
fn without_patriots_the_other_loyalists_still_go_home() {
    let declare = |patriots: u8, fled: &str| {
        let mut play =
            scene(&format!("CT1: W{patriots}")).fled(fled).hand("W", &[3, 10]).reinforce("W", 0);
        play.act("W", "play 10, place CT1");
        play
    };
    // One Patriot is left, three Loyalists have fled.
    let mut play = declare(44, "Y3");
    assert_eq!((play.fled("Y"), play.reserve("Y"), play.reserve("W")), (0, 45, 0));
    assert_eq!((play.stage(), play.at("CT1")), (Stage::Reinforce, "W45".into()));
    let home = Event::WentHome { seat: seat("W"), colour: "Y", count: 2 };
    assert!(play.heard().contains(&home));
    let line = rules().story(&home).unwrap();
    assert_eq!(
        (line.text.key.as_ref(), line.clause),
        ("rebellion1775-told-went-home", Some("9.17"))
    );
    // Three at most, all the same.
    assert_eq!(declare(44, "Y5").fled("Y"), 2);
    // With Patriots left it is asked on.
    assert_eq!(declare(40, "Y3").stage(), Stage::Placing);
}

/// Proves 9.12.
#[test]
fn brant_and_the_oneida_bring_three_natives_to_their_friends() {
    let mut play = scene("NY5: Y1; DE1: R1; MA1: Y1 B1; NC1: Y2; CT1: B1")
        .hand("Y", &[3, 11])
        .reinforce("Y", 0);
    play.act("Y", "play 11");
    assert_eq!(play.may("Y", "place"), "NY5 NC1");
    play.act("Y", "place NY5");
    assert_eq!((play.at("NY5"), play.reserve("N")), ("Y1 N3".into(), 15));
    let mut play =
        scene("NY3: B1; CT1: W1; RI1: B1; MA1: B1 R1").hand("B", &[3, 11]).reinforce("B", 0);
    play.act("B", "play 11");
    assert_eq!(play.may("B", "place"), "RI1 NY3");
    play.act("B", "place NY3");
    assert_eq!(play.at("NY3"), "B1 NA3");
}

/// Proves 9.13.
#[test]
fn montgomery_marches_on_after_a_battle_won() {
    let units = "MA2: B2 W2 N1; MA1: R1 N1; NH1: Y1; RI1: R1; NY3: B1";
    let mut play = quebec(units).hand("B", &[13, 3]).moving("B", 4);
    assert_eq!(play.no("B", "play 13"), "9.13 no-battle-won");
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0").act("R", "withdraw MA2");
    // An enemy that slips away leaves a battle won. The natives fled one for one.
    assert_eq!((play.at("MA1"), play.state.sequence.won), ("B2 W2".into(), Some(area("MA1"))));
    assert_eq!((play.stage(), play.asked().as_str()), (Stage::Battles, "B"));
    let mut done = play.clone();
    play.act("B", "play 13");
    assert_eq!(play.may("B", "take"), "B1 W0 W1");
    assert_eq!(play.may("B", "go"), "NH1 MA2 RI1");
    assert_eq!(play.no("B", "take B 0"), "6.3 one-of-your-own");
    assert_eq!(play.no("B", "go CT1"), "9.13 not-adjacent");
    play.act("B", "take B 1, go NH1");
    assert_eq!((play.at("NH1"), play.at("MA1")), ("Y1 B1 W2".into(), "B1".into()));
    // The new battle is fought in the same phase.
    assert_eq!((play.stage(), play.may("B", "fight")), (Stage::Battles, "NH1".into()));
    // Or the sequence ends without him.
    done.act("B", "done");
    assert_eq!(done.stage(), Stage::Draw);
    // Another battle begun, it is too late.
    let mut late =
        quebec("MA2: B2; MA1: R1; NY3: B2; NY4: R1; CT1: W1").hand("B", &[13]).moving("B", 4);
    late.act("B", "muster MA2, go MA1, muster NY3, go NY4, fight MA1")
        .chance("dice R 1 0, dice B 1 0");
    assert_eq!(late.state.sequence.won, Some(area("MA1")));
    late.act("B", "fight NY4");
    assert_eq!(late.state.sequence.won, None);
    late.chance("dice R 1 0, dice B 0 1");
    assert_eq!(late.stage(), Stage::Draw, "the last battle was lost");
    // Natives who have just joined march with him.
    let mut joined = quebec("MA2: B2; MA1: R1 N2; CT1: W1").hand("B", &[13]).moving("B", 4);
    joined.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0, dice N 0 0");
    joined.act("R", "first R, withdraw NH1").act("B", "play 13, go RI1");
    assert_eq!(joined.at("RI1"), "B2 NA2");
}

/// Proves 9.14.
#[test]
fn five_french_land_in_a_city_on_the_atlantic() {
    for card in [9, 12] {
        let mut play = scene("CT1: B1; GA1: Y1").hand("B", &[3, card]).reinforce("B", 0);
        play.act("B", &format!("play {card}, place GA1"));
        assert_eq!((play.at("GA1"), play.control("GA")), ("Y1 F5".into(), "nobody"));
    }
}

/// Proves 9.15.
#[test]
fn washington_makes_flights_void_in_one_battle() {
    let mut play =
        scene("MA1: R2; MA2: B2 W2 N2; CT1: B1; RI1: R1").hand("B", &[10]).moving("B", 4);
    play.act("B", "muster MA2, go MA1, muster CT1, go RI1, play 10, name MA1, fight MA1");
    play.chance("dice R 0 0").act("R", "stay").chance("dice B 0 2, dice W 0 2, dice N 0 2");
    assert_eq!((play.at("MA1"), play.fled("B"), play.fled("W")), ("R2 B2 W2".into(), 0, 0));
    assert_eq!(play.fled("N"), 2, "natives are not covered");
    let told = play.heard();
    let steadied = Event::Steadied {
        at: "MA1".into(),
        card: "B10".into(),
        units: [("B", 2), ("W", 2)].into(),
    };
    assert!(told.contains(&steadied), "{told:?}");
    // Ignored flights are no blanks.
    assert_eq!(play.stage(), Stage::Rolling);
    // The enemy flees as ever, and so do they in the other battle.
    let mut play = scene("MA1: Y2; MA2: B2; CT1: B1; RI1: R1").hand("B", &[10]).moving("B", 4);
    play.act("B", "muster MA2, go MA1, muster CT1, go RI1, play 10, name MA1, fight MA1");
    play.chance("dice Y 0 2");
    play.chance("dice R 0 0").act("R", "stay").chance("dice B 0 1");
    assert_eq!((play.fled("Y"), play.fled("B")), (2, 1));
}

/// Proves 9.16.
#[test]
fn minutemen_come_where_americans_are_and_no_enemy() {
    let mut play = scene("CT1: F1; MA1: B1 R1; RI1: B1; PA4: N1; DE1: Y1")
        .hand("W", &[3, 9])
        .reinforce("W", 0);
    play.act("W", "play 9");
    assert_eq!(play.may("W", "place"), "RI1 CT1");
    play.act("W", "place CT1");
    assert_eq!(play.at("CT1"), "W6 F1");
}

/// Proves 9.17.
#[test]
fn the_declaration_turns_fled_loyalists_into_patriots() {
    let mut play =
        scene("CT1: B1; RI1: W1; MA1: R1").fled("Y4").hand("W", &[3, 10]).reinforce("W", 0);
    play.act("W", "play 10");
    assert_eq!((play.stage(), play.may("W", "place")), (Stage::Placing, "RI1 CT1 CT2".into()));
    assert_eq!(play.no("W", "place MA1"), "9.17 not-an-own-city");
    assert_eq!(play.no("W", "done"), "9.17 place-one-first");
    play.act("W", "place CT2");
    assert_eq!((play.fled("Y"), play.reserve("Y"), play.at("CT2")), (3, 42, "W1".into()));
    let mut one = play.clone();
    one.act("W", "done");
    assert_eq!((one.stage(), one.fled("Y")), (Stage::Reinforce, 3));
    play.act("W", "place CT2, place RI1");
    assert_eq!((play.stage(), play.fled("Y"), play.at("RI1")), (Stage::Reinforce, 1, "W2".into()));
    assert_eq!(play.reserve("W"), 41);
    // Fewer have fled: fewer come.
    let mut few = scene("CT1: B1; MA1: R1").fled("Y1").hand("W", &[3, 10]).reinforce("W", 0);
    few.act("W", "play 10, place CT1");
    assert_eq!(few.stage(), Stage::Reinforce);
    for (units, fled) in [("CT1: B1; MA1: R1", "W1"), ("MA1: R1", "Y2"), ("CT1: W45", "Y2")] {
        let play = scene(units).fled(fled).hand("W", &[3, 10]).reinforce("W", 0);
        assert_eq!(play.no("W", "play 10"), "9.17 nobody-to-recruit", "{units}");
    }
}

/// Proves 9.18.
#[test]
fn marion_takes_one_army_through() {
    let units = "NY2: W2; NJ1: R1; NY1: N1; DE1: Y1";
    let mut play = scene(units).hand("W", &[3, 11]).before_card("W");
    play.act("W", "play 11, play 3, muster NY2, take W 1, go NJ2");
    assert_eq!((play.at("NJ2"), play.at("NJ1")), ("W1".into(), "R1".into()));
    let told = play.heard();
    let by = |e: &Event| matches!(e, Event::Marched { with: Some(c), path, .. } if c == "W11" && path.len() == 2);
    assert!(told.iter().any(by), "{told:?}");
    play.act("W", "muster NY2");
    assert_eq!(play.no("W", "go NJ2"), "6.6 must-stop");
    // Not spent on an army that does not need him.
    let mut play = scene(units).hand("W", &[3, 11]).before_card("W");
    play.act("W", "play 11, play 3, muster NY2, take W 1, go NJ1, muster NY2");
    assert!(play.may("W", "go").contains("NJ2"));
}

/// Proves 9.19.
#[test]
fn betsy_ross_turns_fleeing_loyalists_into_patriots() {
    let mut play = scene("MA1: R1 Y3; MA2: W2 B1").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, play 12, fight MA1").chance("dice R 0 0, dice Y 0 2");
    assert_eq!((play.at("MA1"), play.fled("Y"), play.reserve("Y")), ("R1 Y1 B1 W4".into(), 0, 44));
    let told = play.heard();
    let turned = Event::Turned { at: "MA1".into(), from: "Y", count: 2, to: "W", joined: 2 };
    assert!(told.contains(&turned), "{told:?}");
    // A Patriot may even save a battle that hits had ended.
    let mut play = scene("MA1: R2 Y2; MA2: W1").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, play 12, fight MA1").chance("dice R 2 0, dice Y 0 2");
    assert_eq!((play.at("MA1"), play.stage()), ("R2 W2".into(), Stage::Rolling));
    // Without a Patriot in reserve, the Loyalist goes all the same.
    let mut play = scene("MA1: R1 Y2; MA2: W45").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, play 12, fight MA1").chance("dice R 0 0, dice Y 0 2");
    assert_eq!((play.at("MA1"), play.reserve("Y")), ("R1 W45".into(), 45));
    // It lasts for the sequence.
    let mut play = scene("MA1: Y1; RI1: Y1; MA2: W1; CT1: W1").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, muster CT1, go RI1, play 12, fight MA1");
    play.chance("dice Y 0 1").chance("dice Y 0 1");
    assert_eq!((play.at("MA1"), play.at("RI1")), ("W2".into(), "W2".into()));
    assert_eq!(
        play.stage(),
        Stage::Draw,
        "nothing was left to play, so the second began by itself"
    );
}

/// Proves 9.20.
#[test]
fn betsy_ross_comes_at_any_time_between_rolls_or_only_before() {
    let start = |option: &str, hand: &[u8]| {
        let mut play = scene("MA1: R1 Y2; MA2: W3; DE1: Y1")
            .option("betsy_ross", option)
            .hand("W", hand)
            .moving("W", 1);
        play.act("W", "muster MA2, go MA1, fight MA1").chance("dice R 0 0, dice Y 0 0");
        play.act("R", "stay").act("Y", "stay").chance("dice W 0 0").act("W", "stay");
        play
    };
    let mut play = start("any_time", &[12]);
    assert_eq!((play.stage(), play.asked().as_str()), (Stage::Pausing, "W"));
    assert_eq!(
        (play.may("W", "play"), play.can("W", "roll"), play.can("W", "fight_on")),
        ("W12".into(), true, true)
    );
    assert_eq!(play.no("W", "done"), "2.2 not-now");
    assert_eq!(play.no("Y", "roll"), "2.4 not-your-turn");
    let mut rolled = play.clone();
    play.act("W", "play 12");
    assert_eq!(play.stage(), Stage::Rolling);
    play.chance("dice R 0 0, dice Y 0 2");
    assert_eq!(play.at("MA1"), "R1 W5");
    // Asked again before the next enemy roll, unless one wants to fight on.
    let again = |play: &mut Play| {
        play.chance("dice R 0 0, dice Y 0 0").act("R", "stay").act("Y", "stay");
        play.chance("dice W 0 0").act("W", "stay");
        play.stage()
    };
    let mut on = rolled.clone();
    rolled.act("W", "roll");
    assert_eq!(again(&mut rolled), Stage::Pausing);
    on.act("W", "fight_on");
    assert_eq!(again(&mut on), Stage::Rolling);
    // Whether it is held does not show.
    let not_held = start("any_time", &[3]);
    assert_eq!((not_held.stage(), not_held.may("W", "play")), (Stage::Pausing, String::new()));
    assert_eq!(not_held.no("W", "play 3"), "2.4 wrong-phase");
    assert_eq!(start("any_time", &[]).stage(), Stage::Rolling);
    assert_eq!(start("before_battle", &[12]).stage(), Stage::Rolling);
    // Without Loyalists in the battle there is nothing to ask.
    let mut play = scene("MA1: R1; MA2: W3; DE1: Y1").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, fight MA1").chance("dice R 0 0").act("R", "stay");
    play.chance("dice W 0 0").act("W", "stay");
    assert_eq!(play.stage(), Stage::Rolling);
    // Never between a roll and its results.
    let mut play = scene("MA1: R1 Y2; MA2: W3 B1").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice Y 0 1");
    assert_eq!(play.no("W", "play 12"), "2.2 not-now");
}

/// Proves 9.21.
#[test]
fn the_loyalist_goes_to_the_reserve_or_to_the_fled() {
    for (option, reserve, fled) in [("reserve", 45, 0), ("fled", 43, 2)] {
        let mut play = scene("MA1: R1 Y2; MA2: W3")
            .option("turned_loyalist", option)
            .hand("W", &[12])
            .moving("W", 1);
        play.act("W", "muster MA2, go MA1, play 12, fight MA1").chance("dice R 0 0, dice Y 0 2");
        assert_eq!(
            (play.reserve("Y"), play.fled("Y"), play.at("MA1")),
            (reserve, fled, "R1 W5".into())
        );
    }
}

/// Proves 9.22.
#[test]
fn knox_lets_continentals_roll_before_one_battle() {
    let mut play = quebec("MA1: R2; MA2: B3 W2; NY3: B1").hand("B", &[14]).moving("B", 4);
    play.act("B", "muster MA2, go MA1, play 14, fight MA1");
    assert!(play.state.battle.free);
    play.chance("dice B 1 1");
    assert_eq!((play.at("MA1"), play.fled("B")), ("R1 B3 W2".into(), 0));
    assert_eq!((play.state.battle.side, play.state.battle.free), (Side::British, false));
}

#[test]
fn the_cards_are_those_of_the_box() {
    let rules = rules();
    let board = rules.board();
    let counts: Vec<usize> =
        board.prints.iter().map(|deck| deck.iter().filter(|c| c.is_some()).count()).collect();
    assert_eq!(counts, [15, 13, 14, 12]);
    let moves: Vec<String> = (0..4u8)
        .map(|f| {
            (1..=8u8)
                .map(|number| match board.effect(Card { faction: kernel::Seat(f), number }) {
                    Effect::March { armies, areas } => format!("{armies}x{areas}"),
                    Effect::Warships { armies } => format!("S{armies}"),
                    Effect::Naval { armies, units } => format!("N{armies}/{units}"),
                    other => panic!("{other:?}"),
                })
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    assert_eq!(
        moves,
        [
            "4x1 2x2 2x2 1x3 S2 S2 S2 4x2",
            "4x1 3x1 2x2 2x2 3x1 1x3 N2/3 4x2",
            "1x3 3x2 2x2 4x1 3x2 2x2 N2/3 4x2",
            "4x1 3x2 2x2 3x2 3x2 1x3 N2/3 4x2"
        ]
    );
    for (faction, deck) in board.prints.iter().enumerate() {
        for (number, print) in deck.iter().enumerate() {
            let Some(print) = print else { continue };
            assert_eq!(print.phase, print.effect.phase());
            assert_eq!(print.truce, number == 8, "{faction} {number}");
            assert_eq!(print.effect.is_movement(), (1..=8).contains(&number));
        }
    }
    assert_eq!(board.events(kernel::Seat(1), CardPhase::Battle).iter().collect::<Vec<_>>(), [9]);
    let about = rules.about();
    assert_eq!(about.places["R12"].fr, "Mercenaires hessois");
    let cards = about.board["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 54);
    // Natives who join say whom they join.
    let effects = cards.iter().map(|card| &card["effect"]);
    let joins = effects.filter(|effect| effect["key"] == "rebellion1775-effect-place-with");
    assert!(joins.clone().count() >= 2 && joins.clone().all(|e| e["args"]["with"].is_object()));
}
