//! Positions written by hand: what they mean, and what is wrong with bad ones.

use kernel::{Rules, SeatSet};
use rebellion::state::Stage;
use serde_json::json;

use crate::help::*;

#[test]
fn a_short_position_is_enough() {
    let play = scene("MA1: R2 Y1; PA4: N2; MD1: B1 N1").fled("Y2").moving("B", 2);
    assert_eq!((play.reserve("R"), play.reserve("Y"), play.reserve("N")), (33, 42, 15));
    assert_eq!(play.at("MD1"), "B1 NA1", "natives stand with whoever is there");
    assert_eq!(
        (play.control("MA"), play.control("MD"), play.control("PA")),
        ("british", "american", "nobody")
    );
    assert_eq!(play.state.hands[Seat(0)].iter().collect::<Vec<_>>(), [3]);
    assert_eq!(play.state.decks[Seat(0)].len(), 11);
    assert_eq!(play.state.bag, SeatSet::from_bits(0b1011));
    let position = rules().dump(&play.state);
    assert_eq!(position["fled"], serde_json::json!({ "Y": 2 }), "what is nought is left out");
    let again = rules().load(&position).unwrap();
    assert_eq!(again, play.state);
}

#[test]
fn truces_follow_from_what_was_played_and_natives_from_company() {
    let play = scene("MA1: R1 B1 N2 NA1").played("R", &[8]).played("W", &[1]).moved("B");
    assert_eq!(play.state.truces, SeatSet::from_bits(0b0001));
    assert_eq!(play.at("MA1"), "R1 B1 N2 NA1");
    let play = scene("MA1: R1 NA2").moved("B");
    assert_eq!(play.at("MA1"), "R1 N2");
}

#[test]
fn every_stage_survives_being_written() {
    let mut stages = Vec::new();
    for (scenario, games) in [("campaign", 40), ("quebec", 20), ("introductory", 10)] {
        let options =
            rebellion::Options { scenario: scenario.into(), ..rebellion::Options::default() };
        for game in 0..games {
            kernel::kit::walk(&*rules(), &options, game, 20_000, |_, state, _| {
                if !stages.contains(&state.stage) || state.army.fixed != 0 {
                    stages.push(state.stage);
                    let position = rules().dump(state);
                    assert_eq!(rules().load(&position).as_ref(), Ok(state), "{position}");
                }
            });
        }
    }
    for stage in [
        Stage::FirstCube,
        Stage::Extra,
        Stage::Deal,
        Stage::Bag,
        Stage::Reinforce,
        Stage::Move,
        Stage::Placing,
        Stage::Converting,
        Stage::Rearranging,
        Stage::Army,
        Stage::Naming,
        Stage::Battles,
        Stage::Pausing,
        Stage::Rolling,
        Stage::Losses,
        Stage::Ordering,
        Stage::Manoeuvre,
        Stage::Draw,
        Stage::Over,
    ] {
        assert!(stages.contains(&stage), "{stage:?}");
    }
}

fn bad(scene: Scene, what: &str) {
    let faults = scene.faults();
    assert!(faults.contains(what), "{faults} should say {what}");
}

fn moving(text: &str) -> Scene {
    scene(text)
        .set("stage", "move".into())
        .set("active", "B".into())
        .set("order", json!(["B"]))
        .played("B", &[4])
        .sequence("card", 4)
        .sequence("armies", 4)
}

#[test]
fn what_cannot_be_is_refused_and_said() {
    bad(moving("XX1: R1"), "no area in play");
    bad(moving("MA1: Q1"), "no colour");
    bad(moving("MA1: R36"), "36 cubes of R, and 35 exist");
    bad(moving("MA1: R30").fled("R6"), "36 cubes of R");
    bad(moving("MA1: R1").set("fled", json!({"Z": 1})), "no colour");
    bad(moving("MA1: R1").set("round", 9.into()), "no such round");
    bad(moving("MA1: R1").set("round", 0.into()), "no such round");
    bad(moving("MA1: R1").set("active", "O".into()), "no faction");
    bad(moving("MA1: R1").set("order", json!(["R"])), "drawn last");
    bad(moving("MA1: R1").set("order", json!(["R", "R", "B"])), "once a round");
    bad(moving("MA1: R1").hand("R", &[13]), "not in the deck");
    bad(moving("MA1: R1").hand("R", &[3, 3]), "twice");
    bad(moving("MA1: R1").hand("R", &[200]), "not in the deck");
    bad(moving("MA1: R1").hand("R", &[1, 2, 3, 4]), "too large");
    bad(moving("MA1: R1").hand("R", &[9]), "holds a movement card");
    bad(moving("MA1: R1").hand("R", &[3]).played("R", &[3]), "in a hand and was played");
    bad(moving("MA1: R1").hand("Q", &[3]), "no faction");
    bad(moving("MA1: R1").sequence("card", 5), "among those played");
    bad(moving("MA1: R1").played("B", &[4, 9]).sequence("card", 9), "no movement card");
    bad(moving("MA1: R1").sequence("playing", 9), "among those played");
    bad(moving("MA1: R1").sequence("in_force", json!([{"card": 0}])), "a card is missing");
    bad(moving("MA1: R1").sequence("in_force", json!([{"card": 10}])), "among those played");
    bad(moving("MA1: R1").sequence("landing", "??"), "no area in play");
    bad(moving("MA1: R1").sequence("waters", json!(["PAC"])), "no body of water");
    bad(moving("MA1: R1").set("control", json!({"XX": "british"})), "no colony");
    bad(moving("MA1: R1").set("extra", json!({"R": 1})), "in the set-up");
    bad(moving("MA1: R1").set("army", json!({"from": "MA1", "units": {"B": 1}})), "not all there");
    bad(
        moving("MA1: B1").set("army", json!({"from": "MA1", "units": {"B": 1}})),
        "belongs to its stage",
    );
    bad(moving("MA1: B1 N1").set("army", json!({"from": "MA1", "units": {"N": 1}})), "no native");
    bad(moving("MA1: B1").set("army", json!({"from": "MA1", "units": {"R": 1}})), "other side");
    bad(
        moving("MA1: R1 B1").set("battle", json!({"at": "MA1", "side": "british"})),
        "belongs to its stages",
    );
    bad(moving("MA1: R1").set("standing", json!({"R": {"losses": "soon"}})), "four letters");
    bad(moving("MA1: R1").set("standing", json!({"R": {"losses": "BWFN"}})), "four letters");
    bad(moving("MA1: R1").set("standing", json!({"R": {"manoeuvre": "XX"}})), "no area in play");
    bad(moving("MA1: R1").set("standing", json!({"R": {"changes": 5}})), "more changes");
    bad(moving("MA1: R1").set("colour", 1.into()), "unknown field");
    bad(moving("MA1: R1").set("stage", "lunch".into()), "unknown variant");
    bad(moving("MA1: R1").option("scenario", "ticonderoga"), "no scenario");
    bad(moving("MA1: R1 B1").set("stage", "bag".into()), "fought to its end");
    bad(moving("MA1: R1 B1").set("stage", "draw".into()), "fought to its end");
    bad(moving("MA1: R1").set("stage", "army".into()), "belongs to its stage");
    bad(moving("MA1: R1").set("stage", "naming".into()), "not carried out like this");
    bad(moving("MA1: R1").set("stage", "extra".into()), "nobody could do anything");
}

fn quebec(text: &str) -> Scene {
    moving(text).option("scenario", "quebec")
}

#[test]
fn markers_stand_on_cities_of_their_side() {
    bad(quebec("MA1: R1").set("markers", json!({"MA2": "british"})), "on cities");
    bad(quebec("MA1: R1").set("markers", json!({"MA1": "american"})), "where its side has units");
    bad(quebec("MA1: R1").set("markers", json!({"GA1": "american"})), "no area in play");
    bad(quebec("PA1: R1"), "no area in play");
}

#[test]
fn a_battle_must_be_possible() {
    let battle = |stage: &str, battle: serde_json::Value| {
        moving("MA1: R2 Y1 B3 W1; DE1: R1").set("stage", stage.into()).set("battle", battle)
    };
    bad(
        battle("rolling", json!({"at": "DE1", "side": "british", "waiting": ["R"]})),
        "where they fight",
    );
    bad(battle("rolling", json!({"at": "MA1", "side": "british"})), "dice fall when rolling");
    bad(
        battle(
            "losses",
            json!({"at": "MA1", "side": "british", "waiting": ["R"], "hits": 1, "asked": "B"}),
        ),
        "dice fall",
    );
    bad(
        battle("rolling", json!({"at": "MA1", "side": "british", "waiting": ["O"]})),
        "must be there",
    );
    bad(
        battle("rolling", json!({"at": "MA1", "side": "british", "waiting": ["B"]})),
        "no colour of that side",
    );
    bad(
        battle("losses", json!({"at": "MA1", "side": "british", "hits": 1, "asked": "R"})),
        "of that side",
    );
    bad(
        battle("losses", json!({"at": "MA1", "side": "british", "hits": 0, "asked": "B"})),
        "hits to take",
    );
    bad(
        battle("losses", json!({"at": "MA1", "side": "british", "hits": 4, "asked": "B"})),
        "something to choose",
    );
    bad(
        battle(
            "losses",
            json!({"at": "MA1", "side": "british", "hits": 3, "lost": {"B": 1}, "asked": "B"}),
        ),
        "something to choose",
    );
    bad(battle("manoeuvre", json!({"at": "MA1", "side": "british", "asked": "B"})), "of that side");
    bad(
        battle(
            "rolling",
            json!({"at": "MA1", "side": "british", "waiting": ["R"], "dice": {"Y": [9, 0, 0]}}),
        ),
        "more dice than",
    );
    let good = battle(
        "losses",
        json!({"at": "MA1", "side": "british", "hits": 2, "lost": {"B": 1}, "asked": "B", "dice": {"R": [2, 0, 0], "Y": [1, 0, 0]}}),
    );
    let mut play = good.play();
    play.act("B", "lose B, lose B");
    assert_eq!(play.at("MA1"), "R2 Y1 W1");
}

/// A manoeuvre or a loss of units that are not there would make them out of nothing.
#[test]
fn who_manoeuvres_or_is_lost_must_be_there() {
    let battle = |stage: &str, battle: serde_json::Value| {
        moving("MA1: R2 N1 B3; DE1: R1").set("stage", stage.into()).set("battle", battle)
    };
    let asked = |kind: &str, blanks: u8| json!({"at": "MA1", "side": "british", "kind": kind, "blanks": blanks});
    bad(battle("manoeuvre", asked("O", 1)), "must be there");
    bad(battle("manoeuvre", asked("Y", 1)), "must be there");
    bad(battle("manoeuvre", asked("R", 0)), "must be there");
    let mut play = battle("manoeuvre", asked("R", 1)).play();
    play.act("R", "withdraw NH1");
    assert_eq!((play.at("MA1"), play.at("NH1")), ("R1 B3 N1".into(), "R1".into()));
    for lost in [json!({"W": 1}), json!({"B": 4}), json!({"F": 1})] {
        let losses = json!({"at": "MA1", "side": "british", "hits": 1, "lost": lost, "asked": "B"});
        bad(battle("losses", losses), "those who are lost must be there");
    }
    // Who may go first is settled between natives and others.
    let order =
        |left: serde_json::Value| json!({"at": "MA1", "side": "british", "manoeuvres": left});
    bad(battle("ordering", order(json!({"R": 1}))), "must be there");
    bad(battle("ordering", order(json!({"R": 1, "B": 1}))), "other side");
    bad(battle("ordering", json!({"at": "MA1", "side": "british"})), "must be there");
    let mut play = battle("ordering", order(json!({"R": 1, "N": 1}))).play();
    play.act("R", "first N, stay, withdraw NH1");
    let told =
        json!({"at": "MA1", "side": "british", "kind": "R", "blanks": 2, "manoeuvres": {"R": 1}});
    bad(battle("manoeuvre", told), "says otherwise");
    // What the dice left over follows from them.
    let fallen = json!({"at": "MA1", "side": "british", "dice": {"R": [0, 0, 2], "N": [0, 0, 1]}});
    let play = battle("ordering", fallen).play();
    assert_eq!(play.state.battle.left, [2, 0, 0, 1]);
    bad(moving("MA1: R250"), "63 are the most");
    bad(moving("MA1: B1").set("marked", json!({"MA1": {"B": 2}})), "marked must be there");
}

/// A faction that has drawn must hold a movement card as long as one is left; short hands are fine.
#[test]
fn nobody_is_left_owing_a_card_that_is_still_in_the_deck() {
    let deal = |hand: &[u8], drawing: &str| {
        scene("NS1: R1; CT1: B1")
            .hand("R", hand)
            .hand("Y", &[1, 2])
            .hand("B", &[])
            .hand("W", &[])
            .set("stage", "deal".into())
            .set("drawing", drawing.into())
    };
    bad(deal(&[10], "B"), "a hand holds a movement card");
    bad(deal(&[], "B"), "a hand holds a movement card");
    bad(deal(&[9, 10, 11], "R"), "draws no card");
    assert_eq!(deal(&[10, 3], "B").play().state.hand_sizes, [2, 2, 0, 0]);
    assert_eq!(deal(&[10], "R").play().state.hand_sizes[Seat(0)], 1, "it is drawing");
    let extra = |hand: &[u8], option: &str| {
        let scene = scene("NS1: R1; CT1: B1").hand("R", hand).option("hands", option);
        scene.set("stage", "first_cube".into())
    };
    bad(extra(&[10], "before"), "a hand holds a movement card");
    assert_eq!(extra(&[10], "after").play().stage(), Stage::FirstCube, "hands are drawn later");
    bad(scene("NS1: R1; CT1: B1").hand("R", &[10]).set("stage", "bag".into()), "a movement card");
}

/// An event is carried out in its own way, and only while it can be.
#[test]
fn a_card_being_carried_out_must_fit_its_stage() {
    let playing = |units: &str, stage: &str, card: u8| {
        let scene = scene(units).set("stage", stage.into()).set("order", json!(["R"]));
        scene.played("R", &[card]).sequence("playing", card)
    };
    let units = "DE1: R1; CT1: B1";
    assert_eq!(playing(units, "converting", 11).play().stage(), Stage::Converting);
    bad(playing("DE1: R35; CT1: B1", "converting", 11), "or cannot be");
    bad(playing(units, "placing", 11), "not carried out like this");
    bad(playing(units, "move", 11), "not carried out like this");
    assert_eq!(playing(units, "placing", 12).play().stage(), Stage::Placing);
    bad(playing("DE1: R1; CT1: B1; NY1: O12", "placing", 12), "or cannot be");
    let army = |sequence: u8| {
        let scene = moving("CT1: B2").set("stage", "army".into()).sequence("armies", sequence);
        scene.set("army", json!({"from": "CT1", "units": {"B": 1}}))
    };
    bad(army(0), "no army may move");
    assert_eq!(army(1).play().stage(), Stage::Army);
    let allies = moving("CT1: B2 W1").set("stage", "army".into());
    bad(allies.set("army", json!({"from": "CT1", "units": {"W": 1}})), "of the active faction");
}

/// An army that is being formed can be made small enough, and then has somewhere to go.
#[test]
fn an_army_that_could_never_go_is_refused() {
    let by_ship = |units: &str, army: serde_json::Value| {
        let scene = scene(units).set("stage", "army".into()).set("active", "B".into());
        let scene = scene.set("order", json!(["B"])).played("B", &[7]).sequence("card", 7);
        scene.sequence("armies", 2).set("army", army)
    };
    let two = |from: &str| json!({"from": from, "units": {"B": 2}});
    assert_eq!(by_ship("CT1: B2", two("CT1")).play().stage(), Stage::Army);
    bad(
        by_ship("PA4: B2", two("PA4")),
        "army.from: no ship leaves PA4: an army by ship starts on a water with another shore",
    );
    // All ships of the card land in one area, over one water.
    let landed = |from: &str| {
        let scene = by_ship("CT1: B2; NY6: B2; MA1: B2", two(from));
        scene.sequence("landing", "MA1").sequence("waters", json!(["ATL"]))
    };
    let one = "army.from: the ships of this card land in MA1: an army by ship starts in another \
               area on the same water";
    bad(landed("NY6"), one);
    bad(landed("MA1"), one);
    let mut play = landed("CT1").play();
    assert_eq!(play.may("B", "go"), "MA1");
    play.act("B", "go MA1");
    // More than the ships take can be there, but not be settled on.
    let many = |fixed: serde_json::Value| {
        by_ship("CT1: B4 W3", json!({"from": "CT1", "units": {"B": 4, "W": 3}, "fixed": fixed}))
    };
    let few = "army.fixed: 4 units have to go and the ships take 3: settle on fewer";
    bad(many(json!(["B"])), few);
    bad(many(json!(["W"])), few);
    many(json!([])).play().act("B", "take B 2, take W 1, go MA1");
    // Inside a colony there must be another area.
    let rearrange = |units: &str, army: serde_json::Value| {
        let scene = scene(units).set("stage", "army".into()).set("active", "Y".into());
        let scene = scene.set("order", json!(["Y"])).played("Y", &[10]).sequence("playing", 10);
        scene.set("army", army)
    };
    let army = |from: &str, units: serde_json::Value| json!({"errand": "rearrange", "from": from, "units": units});
    bad(
        rearrange("DE1: Y2; CT1: B1", army("DE1", json!({"Y": 2}))),
        "army.from: DE1 is the whole colony: units are rearranged where it has another area",
    );
    bad(
        rearrange("GA1: Y1 N2; CT1: B1", army("GA1", json!({"N": 2}))),
        "army.units: natives by themselves go to units of their side, and none are elsewhere in \
         the colony",
    );
    rearrange("GA1: Y2; CT1: B1", army("GA1", json!({"Y": 2}))).play().act("Y", "go GA2");
}
