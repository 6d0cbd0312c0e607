//! Chapter 0: the game, its sides, its map and its pieces.

use kernel::{Rules, Seat, SeatSet, Turn};
use rebellion::colour::{Colour, Side};
use rebellion::state::Stage;
use rebellion::{Options, State};
use serde_json::json;

use crate::help::*;

/// Proves 0.1.
#[test]
fn the_side_with_more_colonies_wins_when_a_truce_ends_the_war() {
    // Both American truces are out with the Patriots' card: two colonies against one.
    let mut play = scene("DE1: R1; RI1: W1; CT1: B1")
        .set("round", 4.into())
        .set("order", json!(["R", "Y", "B", "W"]))
        .hand("W", &[8])
        .played("B", &[8])
        .reinforce("W", 0);
    play.act("W", "play 8, done").until(|s| s.stage == Stage::Over);
    let Turn::Over(outcome) = rules().turn(&play.state) else { panic!("over") };
    assert_eq!((outcome.winners, outcome.scores), (Side::American.seats(), vec![1, 1, 2, 2]));
}

/// Proves 0.2.
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
fn every_faction_keeps_its_own_deck_hand_dice_reserve_and_sequence() {
    for (scenario, cards) in [("campaign", 12), ("introductory", 6), ("quebec", 9)] {
        let mut play = table(scenario);
        play.until(|s| s.stage == Stage::Bag);
        assert_eq!(play.rules.seats(&play.state), 4);
        for seat in (0..4).map(Seat) {
            assert_eq!(
                (play.state.hands[seat].len(), play.state.decks[seat].len()),
                (3, cards - 3)
            );
        }
        assert_eq!(play.state.bag, SeatSet::first(4), "each has a sequence");
    }
    // Who leads both British factions still has two of everything.
    let mut play = scene("NS1: R2 Y4; ME2: B1 W1; CT1: B1")
        .hand("R", &[3])
        .hand("Y", &[3, 7])
        .set("stage", "bag".into())
        .play();
    play.chance("cube R");
    assert_eq!(play.no("Y", "place NS1"), "2.4 not-your-turn", "the sequence is the Regulars'");
    play.act("R", "place NS1, place NS1, place NS1, place NS1");
    assert_eq!((play.reserve("R"), play.reserve("Y")), (29, 41), "a reserve of their own");
    assert_eq!(play.may("R", "play"), "R03", "a hand of their own");
    play.act("R", "play 3, muster NS1, go ME2, fight ME2").chance("dice B 0 0, dice W 0 0");
    play.act("B", "stay").act("W", "stay");
    let mut chances = Vec::new();
    rules().chances(&play.state, &mut chances);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 36, "two red dice");
    play.chance("dice R 2 0");
    rules().chances(&play.state, &mut chances);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 216, "three yellow ones");
    play.chance("dice Y 0 0").until(|s| s.stage == Stage::Draw);
    let deck = play.state.decks[Seat(1)];
    play.until(|s| s.stage == Stage::Bag);
    assert_eq!(play.state.decks[Seat(1)], deck, "they drew from a deck of their own");
    play.chance("cube Y");
    assert_eq!(play.asked(), "Y");
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
    let ours =
        ["areas", "borders", "water", "units", "dice_allies", "movement_cards", "event_cards"];
    for part in ours {
        assert_eq!(about.provenance[part], "reconstructed", "{part}");
    }
    assert_eq!(about.provenance["colonies"], "rulebook");
    assert_eq!(about.provenance["dice"], "player", "somebody has counted the faces");
    assert_eq!(about.provenance["dice_continentals"], "inferred");
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

/// How many cubes of a colour are on the map, in the reserve and among the fled.
fn cubes(state: &State, colour: Colour) -> [u32; 3] {
    let on_map = state.units.iter().map(|force| u32::from(force.of(colour))).sum();
    [on_map, state.reserve[colour].into(), state.fled[colour].into()]
}

/// Proves 0.8, 0.11.
#[test]
fn cubes_are_counted_and_none_is_ever_made_or_lost() {
    let counts = [35, 45, 40, 45, 12, 10, 18];
    assert_eq!(counts.iter().sum::<u32>(), 205);
    let rules = rules();
    let mut moved = [false; 3];
    for (game, scenario) in (0..).zip(["campaign", "introductory", "quebec"].repeat(5)) {
        let options = Options { scenario: scenario.into(), ..Options::default() };
        let mut before = None;
        kernel::kit::walk(&*rules, &options, game, 20_000, |_, state, _| {
            for (colour, count) in Colour::ALL.into_iter().zip(counts) {
                let there = cubes(state, colour);
                assert_eq!(there.iter().sum::<u32>(), count, "{colour:?} in {state:?}");
            }
            let loyalists = cubes(state, Colour::Loyalist);
            let last = before.replace(loyalists).unwrap_or(loyalists);
            for n in 0..3 {
                moved[n] |= last[n] != loyalists[n];
            }
        });
    }
    assert_eq!(moved, [true; 3], "they go from each place to another");
}

/// Proves 0.8.
#[test]
fn a_destroyed_unit_goes_back_to_its_reserve() {
    let mut play = scene("MA1: R1; MA2: B2").moving("B", 4);
    assert_eq!((play.reserve("R"), play.reserve("B")), (34, 38));
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice B 1 0");
    assert_eq!((play.reserve("R"), play.reserve("B"), play.fled("B")), (35, 39, 0));
    assert_eq!(play.at("MA1"), "B1");
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
            [3, 2, 2, 2],
            [2, 3, 1, 2],
            [3, 2, 2, 2],
            [2, 1, 0, 5],
            [2, 4, 0, 2],
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
        for seat in (0..4).map(Seat) {
            let expected = if seen >> seat.0 & 1 != 0 { 3 } else { 0 };
            assert_eq!(hidden.hands[seat].len(), expected, "{eyes:04b} {seat:?}");
            assert_eq!(hidden.hand_sizes[seat], 3);
            assert_eq!(hidden.unplayed(seat), play.state.unplayed(seat));
        }
    }
}
