//! Chapter 6: movement by land and by ship.

use kernel::{Finality, Rules};
use rebellion::Event;
use rebellion::event::How;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 6.1.
#[test]
fn exactly_one_movement_card_in_every_sequence() {
    let mut play = scene("MA2: B1; MA1: R1").hand("B", &[2, 3]).reinforce("B", 0);
    assert_eq!(play.no("B", "done"), "6.1 movement-card-first");
    assert_eq!(play.may("B", "play"), "B02 B03");
    let mut play = {
        play.act("B", "play 2");
        play
    };
    assert_eq!(play.no("B", "play 3"), "6.1 one-movement-card");
    assert_eq!(play.state.sequence.card, 2);
    assert_eq!(play.state.unplayed(seat("B")).len(), 11, "it is spent");
    play.act("B", "done");
    let play = scene("MA2: B1; MA1: R1").before_card("B");
    assert_eq!(play.no("B", "done"), "6.1 movement-card-first");
    assert_eq!(play.no("B", "muster MA2"), "6.1 movement-card-first");
    assert_eq!(play.no("B", "fight MA1"), "6.1 movement-card-first");
}

/// Proves 6.2.
#[test]
fn moving_nothing_is_allowed() {
    let mut play = scene("MA2: B1; MA1: R1").hand("B", &[2]).before_card("B");
    play.act("B", "play 2");
    assert_eq!(play.state.sequence.armies, 3);
    assert!(play.can("B", "muster"));
    assert_eq!(play.step("B", "done"), Finality::Final);
    assert_eq!((play.at("MA2"), play.stage()), ("B1".into(), Stage::Draw));
    // Or less: one army of three, one area of two.
    let mut play = scene("MA2: B2; DE1: R1").moving("B", 2);
    play.act("B", "muster MA2, take B 1, go RI1");
    assert_eq!(
        (play.at("RI1"), play.at("MA2"), play.state.sequence.armies),
        ("B1".into(), "B1".into(), 2)
    );
    assert_eq!(play.step("B", "done"), Finality::Final);
}

/// Proves 6.3.
#[test]
fn an_army_is_any_group_with_one_of_the_active_faction() {
    let mut play = scene("NY1: R3 Y2 O4 N2; CT1: B1").moving("Y", 3);
    play.act("Y", "muster NY1");
    assert_eq!(play.may("Y", "take"), "R0 R1 R2 Y1 O0 O1 O2 O3 N0 N1");
    assert_eq!(play.no("Y", "take Y 0"), "6.3 one-of-your-own");
    assert_eq!(play.no("Y", "take R 3"), "6.16 not-fewer");
    play.act("Y", "take R 1, take O 0, take Y 1, take N 1, go NY2");
    assert_eq!((play.at("NY2"), play.at("NY1")), ("R1 Y1 N1".into(), "R2 Y1 O4 N1".into()));
    assert_eq!(play.no("Y", "muster CT1"), "6.3 no-own-unit");
    // Others stay out of it.
    let mut play = scene("NY1: R1 B1").moving("R", 2);
    play.act("R", "muster NY1");
    let refusal = rules().check(
        &play.state,
        seat("R"),
        rebellion::Action::Take(rebellion::force::Slot(2), 0),
    );
    assert_eq!(refusal.unwrap_err().clause, "6.3");
    assert_eq!(play.may("R", "take"), "");
}

/// Proves 6.4.
#[test]
fn the_card_gives_the_armies_and_the_areas() {
    let mut play = scene("CT1: B5; DE1: R1").moving("B", 4);
    for to in ["MA2", "MA3", "NY1", "NY2"] {
        play.act("B", "muster CT1, take B 1").act("B", &format!("go {to}"));
    }
    assert_eq!(play.state.sequence.armies, 0);
    assert_eq!(play.no("B", "muster CT1"), "6.4 no-army-left");
    let mut far = scene("CT1: B1; DE1: R1").moving("B", 1);
    far.act("B", "muster CT1");
    let goals = far.may("B", "go");
    for to in ["CT2", "NJ2", "NY4", "ME1", "PA1", "NY6", "NY8"] {
        assert!(goals.contains(to), "{to} in {goals}");
    }
    assert_eq!(far.no("B", "go PA4"), "6.4 too-far");
    assert_eq!(far.no("B", "go QC2"), "6.4 too-far");
}

/// Proves 6.5.
#[test]
fn a_unit_moves_once_and_those_who_stayed_still_can() {
    let mut play = scene("CT1: B3; MA2: B1 W1; DE1: R1").moving("B", 4);
    play.act("B", "muster CT1, take B 2, go MA2");
    assert_eq!(play.at("MA2"), "B3 W1");
    play.act("B", "muster MA2");
    assert_eq!(play.may("B", "take"), "W0", "one of three Continentals has not moved");
    play.act("B", "go MA1");
    assert_eq!((play.at("MA1"), play.at("MA2")), ("B1 W1".into(), "B2".into()));
    assert_eq!(play.no("B", "muster MA2"), "6.5 all-moved");
    assert_eq!(play.no("B", "muster MA1"), "6.5 all-moved");
    assert_eq!(play.may("B", "muster"), "CT1");
}

/// Proves 6.6.
#[test]
fn an_army_stops_where_enemies_or_neutral_natives_are() {
    let mut play = scene("CT1: B1; NY2: R1; NY1: N1; MA3: W1").moving("B", 3);
    play.act("B", "muster CT1");
    // Prince Town lies behind New York and the Highlands, Albany behind the Berkshires as well.
    assert_eq!(play.may("B", "go"), "NH1 MA1 MA2 MA3 RI1 CT2 NY1 NY2 NY3 NY8");
    assert_eq!(play.no("B", "go NJ1"), "6.6 must-stop");
    assert_eq!(play.no("B", "go PA2"), "6.6 must-stop");
    play.act("B", "go NY1");
    assert_eq!(play.at("NY1"), "B1 NA1");
    // Leaving an enemy is free: it is entering that stops.
    let mut out = scene("CT1: B1 R1; DE1: R1").moving("B", 3);
    out.act("B", "muster CT1");
    assert!(out.may("B", "go").contains("NJ1"));
}

/// Proves 6.7.
#[test]
fn nobody_is_left_or_taken_along_on_the_way() {
    let mut play = scene("CT1: B2 W1; NY2: W3; DE1: R1").moving("B", 3);
    play.act("B", "muster CT1, go NJ1");
    assert_eq!(
        (play.at("NJ1"), play.at("NY2"), play.at("CT1")),
        ("B2 W1".into(), "W3".into(), String::new())
    );
}

/// Proves 6.8.
#[test]
fn several_armies_from_and_to_one_area_and_battles_come_later() {
    let mut play = scene("CT1: B2; MA2: B1; RI1: R1; NH1: B1").moving("B", 4);
    play.act("B", "muster CT1, take B 1, go RI1, muster CT1, go RI1, muster MA2, go RI1");
    assert_eq!((play.at("RI1"), play.stage()), ("R1 B3".into(), Stage::Move));
    // The second army stops there too.
    let mut play = scene("CT1: B2; NY2: R1").moving("B", 3);
    play.act("B", "muster CT1, take B 1, go NY2, muster CT1");
    assert_eq!(play.no("B", "go PA2"), "6.6 must-stop");
    assert!(play.may("B", "go").contains("NY2"));
}

/// Proves 6.9.
#[test]
fn a_march_ends_elsewhere() {
    let mut play = scene("CT1: B1; DE1: R1").moving("B", 3);
    play.act("B", "muster CT1");
    assert!(!play.may("B", "go").split(' ').any(|id| id == "CT1"));
    assert_eq!(play.no("B", "go CT1"), "6.9 ends-elsewhere");
}

/// Proves 6.10.
#[test]
fn units_march_out_of_a_mixed_area_with_their_own_natives_only() {
    let mut play = scene("PA4: R2 B1 N2 NA1").moving("R", 1);
    play.act("R", "muster PA4");
    assert_eq!(play.may("R", "take"), "R1 N0 N1", "the American native is not theirs");
    play.act("R", "take N 0, go PA3");
    assert_eq!((play.at("PA3"), play.at("PA4")), ("R2".into(), "B1 NA3".into()));
    assert!(play.state.battles().is_empty());
    assert!(play.told.iter().any(|e| matches!(e, Event::NativesJoined { count: 2, .. })));
}

/// Proves 6.11.
#[test]
fn ships_go_anywhere_on_the_same_water() {
    let mut play = scene("NS1: R2; GA1: B3; SC1: N1; QC2: R1; NY7: R1").moving("R", 5);
    assert_eq!(play.no("R", "muster QC2"), "6.11 no-water");
    play.act("R", "muster NS1, take R 1, go GA1");
    assert_eq!(play.at("GA1"), "R1 B3");
    let told = play.heard();
    assert!(told.iter().any(|e| matches!(e, Event::Marched { how: How::Ship, .. })));
    play.act("R", "muster NS1, go SC1");
    assert_eq!(play.at("SC1"), "R1 N1");
    // Without ships, water is not crossed.
    let mut land = scene("NS1: R2; GA1: B3").moving("R", 1);
    assert_eq!(land.act("R", "muster NS1").may("R", "go"), "NS2");
}

/// Proves 6.12.
#[test]
fn with_ships_nothing_moves_by_land() {
    let mut play = scene("PA1: R2; PA3: R1; CT1: B1").moving("R", 5);
    assert_eq!(play.may("R", "muster"), "PA1");
    assert_eq!(play.no("R", "muster PA3"), "6.11 no-water");
    play.act("R", "muster PA1");
    assert_eq!(play.no("R", "go PA3"), "6.11 other-water");
}

/// Proves 6.13.
#[test]
fn a_naval_movement_carries_two_small_armies_to_one_area() {
    let mut play = scene("QC1: Y3 R2; PA1: Y2 R1 O1; MA1: B2; GA1: Y1; NY7: Y1").moving("Y", 7);
    play.act("Y", "muster QC1");
    assert_eq!(play.no("Y", "go MA1"), "6.13 too-many");
    assert_eq!(play.may("Y", "go"), "");
    assert_eq!(play.may("Y", "take"), "R0 R1 Y1 Y2");
    play.act("Y", "take R 1");
    assert_eq!(play.no("Y", "take Y 3"), "6.16 not-fewer");
    assert_eq!(play.may("Y", "take"), "Y1 Y2");
    play.act("Y", "take Y 2, go MA1");
    assert_eq!(play.at("MA1"), "R1 Y2 B2");
    assert_eq!(play.state.sequence.landing, Some(area("MA1")));
    // The second goes to the same place, over the same water; it may come from the same area.
    assert_eq!(play.may("Y", "muster"), "QC1 PA1 GA1");
    assert_eq!(play.no("Y", "muster NY7"), "6.13 one-landing");
    let mut again = play.clone();
    play.act("Y", "muster PA1");
    assert_eq!(play.may("Y", "take"), "R0 Y1 O0");
    play.act("Y", "take Y 1");
    assert_eq!(play.may("Y", "go"), "MA1");
    assert_eq!(play.no("Y", "go NY1"), "6.13 one-landing");
    play.act("Y", "go MA1");
    assert_eq!(play.at("MA1"), "R2 Y3 B2 O1");
    assert_eq!(play.no("Y", "muster QC1"), "6.4 no-army-left");
    again.act("Y", "muster QC1, go MA1");
    assert_eq!(again.at("MA1"), "R2 Y3 B2");
    // Who is settled too high leaves no room for the others.
    let mut play = scene("QC1: Y3 R3; MA1: B2").moving("Y", 7);
    play.act("Y", "muster QC1, take R 2");
    assert_eq!(play.may("Y", "take"), "Y1");
    assert_eq!(play.no("Y", "take Y 2"), "6.13 too-many");
    assert_eq!(play.no("Y", "take Y 0"), "6.3 one-of-your-own");
}

/// Proves 6.14.
#[test]
fn warships_carry_two_armies_of_any_size_to_two_places() {
    let mut play = scene("NS1: R9 Y4; VA2: R1; MA1: B2; GA1: B1").moving("R", 7);
    play.act("R", "muster NS1, go MA1, muster VA2, go GA1");
    assert_eq!((play.at("MA1"), play.at("GA1")), ("R9 Y4 B2".into(), "R1 B1".into()));
    assert_eq!(play.state.sequence.landing, None);
    assert_eq!(play.state.sequence.armies, 0);
}

/// Proves 6.15.
#[test]
fn a_truce_is_a_movement_card_that_stays_beside_the_board() {
    let mut play = scene("MA2: B1; MA1: R1").hand("B", &[8]).before_card("B");
    assert!(play.state.truces.is_empty());
    play.act("B", "play 8");
    assert_eq!((play.state.sequence.armies, play.state.truces.has(seat("B"))), (4, true));
    let told = play.heard();
    let card =
        Event::CardPlayed { seat: seat("B"), card: "B08".into(), movement: true, truce: true };
    assert!(told.contains(&card), "{told:?}");
    play.act("B", "muster MA2");
    assert!(play.may("B", "go").contains("CT2"), "two areas");
}

/// Proves 6.16.
#[test]
fn an_army_begins_as_everybody_and_each_colour_is_lowered_once() {
    let mut play = scene("CT1: B3 W2 F1; DE1: R1").moving("B", 3);
    play.act("B", "muster CT1");
    assert_eq!(written(play.state.army.units), "B3 W2 F1");
    assert_eq!(play.no("B", "take N 0"), "6.3 none-of-these");
    assert_eq!(play.step("B", "take B 1"), Finality::Open);
    assert_eq!(play.no("B", "take B 1"), "6.16 settled");
    assert_eq!(play.may("B", "take"), "W0 W1 F0");
    play.act("B", "take F 0");
    assert_eq!(play.may("B", "take"), "W0 W1");
    play.act("B", "go MA2");
    assert_eq!((play.at("MA2"), play.at("CT1")), ("B1 W2".into(), "B2 F1".into()));
    assert_eq!(play.state.army, rebellion::state::Army::default());
}

/// Proves 6.17, 9.3.
#[test]
fn cornwallis_goes_with_the_first_army_that_needs_him() {
    let mut play = scene("CT1: R3; DE1: B1").hand("R", &[9, 4]).before_card("R");
    play.act("R", "play 9, play 4");
    // One army, three areas, and two more.
    play.act("R", "muster CT1, take R 1");
    let goals = play.may("R", "go");
    assert!(goals.contains("PA4") && goals.contains("QC2"), "{goals}");
    play.act("R", "go PA4");
    assert!(play.state.sequence.in_force[0].used);
    let told = play.heard();
    assert!(
        told.iter().any(|e| matches!(e, Event::Marched { with: Some(card), .. } if card == "R09"))
    );

    let mut play = scene("CT1: R3; DE1: B1").hand("R", &[9, 2]).before_card("R");
    play.act("R", "play 2, muster CT1, take R 1, go NJ1, play 9, muster CT1, take R 1, go NY3");
    assert!(!play.state.sequence.in_force[0].used, "two areas did not need him");
    // Burnt only by the army that goes further.
    let mut third = scene("CT1: R3; DE1: B1").hand("R", &[9, 2]).before_card("R");
    third.act("R", "play 9, play 2, muster CT1, take R 1, go PA3");
    assert!(third.state.sequence.in_force[0].used);
    third.act("R", "muster CT1");
    assert_eq!(third.no("R", "go PA3"), "6.4 too-far");
    third.act("R", "go NJ1, done");
    assert_eq!(third.state.sequence, rebellion::state::Sequence::default(), "it lapses");
}
