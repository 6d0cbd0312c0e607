//! Chapter 0: the game, its sides, its map and its pieces.

use kernel::{Rules, Seat, SeatSet};
use rebellion::colour::{Colour, Side};

use crate::help::*;

/// Proves 0.1, 0.2.
#[test]
fn two_sides_of_two_factions_each() {
    let rules = rules();
    let about = rules.about();
    let ids: Vec<&str> = about.roles.iter().map(|r| r.id.as_str()).collect();
    assert_eq!(ids, ["R", "Y", "B", "W"]);
    assert_eq!((about.seats_min, about.seats_max), (4, 4));
    for (n, side) in
        [Side::British, Side::British, Side::American, Side::American].into_iter().enumerate()
    {
        assert_eq!(Side::of(Seat(n as u8)), side);
        assert_eq!(Colour::ALL[n].side(), Some(side));
        assert!(side.seats().has(Seat(n as u8)) && side.seats().len() == 2);
    }
    assert_eq!(Colour::Hessian.side(), Some(Side::British));
    assert_eq!(Colour::French.side(), Some(Side::American));
    assert_eq!(Colour::Native.side(), None);
    for ally in [Colour::Hessian, Colour::French, Colour::Native] {
        assert_eq!(ally.faction(), None);
    }
    assert_eq!(rules.seat_id(&table("campaign").state, Seat(3)), "W");
    assert_eq!(rules.seat_id(&table("campaign").state, Seat(4)), "");
}

/// Proves 0.3.
#[test]
fn every_faction_keeps_its_own_deck_hand_dice_and_reserve() {
    let mut play = table("campaign");
    play.until(|s| s.stage == rebellion::state::Stage::Bag);
    assert_eq!(play.rules.seats(&play.state), 4);
    for n in 0..4 {
        assert_eq!(play.state.hands[n].len(), 3);
        assert_eq!(play.state.decks[n].len(), 9);
    }
    assert_eq!(play.state.bag, SeatSet::first(4), "each has a sequence");
    assert_eq!(play.state.reserve[..4], [21, 20, 26, 20]);
}

/// Proves 0.4.
#[test]
fn sixteen_colonies_of_areas_and_cities() {
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.colonies.len(), 16);
    assert_eq!(board.areas.len(), 52);
    assert_eq!(board.cities.len(), 24);
    let sizes = [("CT", 2), ("RI", 1), ("MA", 3), ("NY", 8), ("DE", 1)];
    for (id, areas) in sizes {
        let colony = usize::from(board.colony(id).unwrap());
        assert_eq!(board.colony_areas[colony].len(), areas, "{id}");
        assert!(!board.colony_areas[colony].and(board.cities).is_empty());
    }
    let massachusetts = board.colony_areas[usize::from(board.colony("MA").unwrap())];
    assert_eq!(board.ids(massachusetts.and(board.cities)), ["MA1"]);
}

/// Proves 0.5.
#[test]
fn what_is_reconstructed_is_said_to_be() {
    let about = rules().about();
    for part in ["areas", "borders", "water", "units", "dice", "movement_cards", "event_cards"] {
        assert_eq!(about.provenance[part], "reconstructed", "{part}");
    }
    assert_eq!(about.provenance["colonies"], "rulebook");
}

/// Proves 0.6.
#[test]
fn a_dark_river_is_crossed_and_light_water_is_not() {
    let mut play = scene("NJ1: B1; MD2: B1").moving("B", 4);
    assert_eq!(play.act("B", "muster NJ1").may("B", "go"), "NY1 NY2 NJ2 PA2");
    let mut play = scene("MD2: B1").moving("B", 4);
    play.act("B", "muster MD2");
    assert_eq!(play.may("B", "go"), "MD1 VA3");
    assert_eq!(play.no("B", "go MD3"), "0.6 light-water");
    assert_eq!(play.no("B", "go PA3"), "6.4 too-far");
}

/// Proves 0.7.
#[test]
fn the_st_lawrence_is_one_with_the_atlantic_up_to_quebec() {
    let mut play = scene("MA1: R1; QC4: R1; NY7: R1").moving("R", 5);
    play.act("R", "muster MA1");
    let goals = play.may("R", "go");
    assert!(goals.starts_with("NS1 NS2 QC1 QC3 ME1"), "{goals}");
    assert!(!goals.contains("QC2") && !goals.contains("MA1") && !goals.contains("NY4"));
    assert_eq!(goals.split(' ').count(), 25);
    assert_eq!(play.no("R", "go QC2"), "6.11 other-water");
    let mut lake = scene("QC4: R1; NY7: R1").moving("R", 5);
    assert_eq!(lake.act("R", "muster QC4").may("R", "go"), "NY4 NY8");
    let mut lake = scene("QC4: R1; NY7: R1").moving("R", 5);
    assert_eq!(lake.act("R", "muster NY7").may("R", "go"), "NY6 PA5");
}

/// Proves 0.8.
#[test]
fn a_destroyed_unit_goes_back_to_its_reserve() {
    let mut play = scene("MA1: R1; MA2: B2").moving("B", 4);
    assert_eq!((play.reserve("R"), play.reserve("B")), (34, 38));
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice B 1 0");
    assert_eq!((play.reserve("R"), play.reserve("B"), play.fled("B")), (35, 39, 0));
}

/// Proves 0.9.
#[test]
fn every_colour_has_its_own_dice() {
    let rules = rules();
    let dice: Vec<[u8; 4]> =
        rules.board().dice.iter().map(|d| [d.count, d.hit, d.flee, d.blank]).collect();
    assert_eq!(
        dice,
        [
            [2, 3, 0, 3],
            [3, 2, 3, 1],
            [2, 3, 1, 2],
            [3, 2, 2, 2],
            [2, 1, 0, 5],
            [2, 3, 0, 3],
            [2, 2, 1, 3]
        ]
    );
    let cubes: Vec<u8> = rules.board().colours.iter().map(|c| c.count).collect();
    assert_eq!(cubes, [35, 45, 40, 45, 12, 10, 18]);
}

/// Proves 0.10.
#[test]
fn partners_see_each_others_hands_and_opponents_do_not() {
    let mut play = table("campaign");
    play.until(|s| s.stage == rebellion::state::Stage::Bag);
    let rules = rules();
    for (eyes, seen) in
        [(0b0001, 0b0011), (0b0010, 0b0011), (0b1000, 0b1100), (0b0101, 0b1111), (0, 0)]
    {
        let hidden = rules.hide(&play.state, SeatSet::from_bits(eyes));
        for n in 0..4 {
            let expected = if seen >> n & 1 != 0 { 3 } else { 0 };
            assert_eq!(hidden.hands[n].len(), expected, "{eyes:04b} {n}");
            assert_eq!(hidden.hand_sizes[n], 3);
            assert_eq!(hidden.unplayed(Seat(n as u8)), play.state.unplayed(Seat(n as u8)));
        }
    }
}
