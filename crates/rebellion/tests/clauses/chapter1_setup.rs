//! Chapter 1: setting up the campaign.

use kernel::{Finality, Rules, Seat, Turn};
use rebellion::options::Hands;
use rebellion::state::Stage;
use rebellion::{Event, Options};

use crate::help::*;

/// Proves 1.1.
#[test]
fn there_are_three_scenarios() {
    let about = rules().about();
    assert_eq!(about.scenarios, ["campaign", "introductory", "quebec"]);
    assert_eq!(Options::default().scenario, "campaign");
    let faults = rules()
        .setup(&Options { scenario: "ticonderoga".into(), ..Options::default() })
        .unwrap_err();
    assert_eq!(faults[0].at, "options.scenario");
    assert!(faults[0].what.contains("campaign, introductory, quebec"));
}

/// Proves 1.2, 1.6.
#[test]
fn printed_units_are_placed_and_the_rest_is_in_reserve() {
    let play = table("campaign");
    assert_eq!(play.at("MA1"), "R2 Y1");
    assert_eq!(play.at("RI1"), "B2 W1");
    assert_eq!(play.at("NY6"), "N2");
    assert_eq!(play.at("PA2"), "");
    let totals: Vec<u8> = Colour::ALL
        .iter()
        .map(|&c| rules().board().colours[c].count - play.state.reserve[c])
        .collect();
    assert_eq!(totals, [10, 21, 10, 21, 0, 0, 12]);
    assert_eq!(play.state.fled, [0; 7]);
}

/// Proves 1.3, 1.4.
#[test]
fn the_side_of_the_cube_places_first_both_factions_in_any_order() {
    let mut play = table("campaign");
    assert_eq!(play.stage(), Stage::FirstCube);
    play.chance("cube W");
    assert_eq!(play.asked(), "BW");
    assert_eq!(
        play.heard(),
        [Event::FirstSide { seat: Seat(3), side: rebellion::colour::Side::American }]
    );
    assert_eq!(play.no("R", "place MA1"), "1.3 not-your-extra");
    assert_eq!(play.no("W", "place MA1"), "1.3 not-occupied");
    assert_eq!(play.no("W", "place NY6"), "1.3 not-occupied");
    assert_eq!(play.no("W", "done"), "2.2 not-now");
    play.act("W", "place RI1").act("B", "place RI1, place MA2, place MA2");
    assert_eq!(play.at("RI1"), "B3 W2");
    play.act("W", "place RI1, place RI1, place RI1");
    assert_eq!(play.asked(), "B");
    assert_eq!(play.no("W", "place RI1"), "1.3 extra-placed");
    assert_eq!(play.step("B", "place SC1"), Finality::Open);
    assert_eq!(play.asked(), "RY");
    assert_eq!(play.may("R", "place").split(' ').count(), 20);
    for _ in 0..4 {
        play.act("Y", "place DE1");
    }
    play.act("R", "place DE1, place DE1, place DE1");
    assert_eq!(play.step("R", "place MA1"), Finality::Final);
    assert_eq!((play.at("DE1"), play.at("MA1")), ("R3 Y5".into(), "R3 Y1".into()));
    assert_eq!(play.state.reserve, [21, 20, 26, 20, 12, 10, 6]);
    assert_eq!(play.stage(), Stage::Deal);
    let Some(Event::Reinforced { seat, extra, count, at }) =
        play.heard().into_iter().rfind(|e| matches!(e, Event::Reinforced { .. }))
    else {
        panic!("a report")
    };
    assert_eq!((seat, extra, count), (Seat(0), true, 4));
    let at: Vec<_> = at.into_iter().map(|a| (a.at, a.units)).collect();
    assert_eq!(at, [("MA1".into(), [("R", 1)].into()), ("DE1".into(), [("R", 3)].into())]);
    assert!(play.state.marked.iter().all(|f| f.is_empty()));
}

/// Proves 1.5.
#[test]
fn extra_units_change_nobodys_control() {
    // Wherever units may go, by either side first.
    for (first, order) in [("R", ["R", "Y", "B", "W"]), ("W", ["W", "B", "Y", "R"])] {
        let mut play = table("campaign");
        let before = play.state.colonies;
        play.chance(&format!("cube {first}"));
        for faction in order {
            let places = play.may(faction, "place");
            for place in places.split(' ').step_by(4).chain(["", "", "", ""]).take(4) {
                let place = if place.is_empty() { &places[..3] } else { place };
                play.act(faction, &format!("place {place}"));
                assert_eq!(play.state.colonies, before, "{faction} in {place}");
            }
        }
        assert_eq!(play.stage(), Stage::Deal);
        assert!(!play.told.iter().any(|e| matches!(e, Event::ColonyChanged { .. })));
    }
}

/// Proves 1.7.
#[test]
fn five_colonies_are_controlled_at_the_start() {
    let play = table("campaign");
    for (id, side) in [
        ("DE", "british"),
        ("QC", "british"),
        ("NS", "british"),
        ("CT", "american"),
        ("RI", "american"),
    ] {
        assert_eq!(play.control(id), side);
    }
    assert_eq!(play.state.colonies.map(u32::count_ones), [3, 2]);
}

/// Proves 1.8.
#[test]
fn three_of_twelve_cards_are_drawn_after_the_extra_units_or_before() {
    let mut after = table("campaign");
    assert_eq!(after.stage(), Stage::FirstCube);
    for seat in (0..4).map(Seat) {
        assert_eq!(
            after.state.decks[seat].iter().collect::<Vec<_>>(),
            (1..=12).collect::<Vec<_>>()
        );
        let movement = rules().board().movement_cards[seat].and(after.state.decks[seat]);
        assert_eq!(movement.iter().collect::<Vec<_>>(), (1..=8).collect::<Vec<_>>());
    }
    after.chance("cube R").until(|s| s.stage == Stage::Deal);
    assert!(after.state.extra.iter().all(|n| *n == 0));
    after.chance("draw 1, draw 5, draw 9");
    assert_eq!(after.state.drawing, Seat(1));
    assert_eq!(after.state.hands[Seat(0)].iter().collect::<Vec<_>>(), [1, 5, 9]);
    after.chance("draw 1, draw 2, draw 3, draw 1, draw 2, draw 3, draw 1, draw 2, draw 3");
    assert_eq!((after.stage(), after.state.round), (Stage::Bag, 1));

    let mut before = with(&Options { hands: Hands::Before, ..Options::default() });
    assert_eq!(before.stage(), Stage::Deal);
    before.until(|s| s.stage == Stage::FirstCube);
    assert_eq!(before.state.hand_sizes, [3; 4]);
    before.chance("cube B");
    assert_eq!(before.asked(), "BW");
    before.until(|s| s.stage == Stage::Bag);
    assert_eq!(before.state.reserve.rows()[..4], [21, 20, 26, 20]);
    assert_eq!(rules().turn(&before.state), Turn::Chance);
}
