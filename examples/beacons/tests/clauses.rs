//! The rules, clause by clause.

use beacons::state::Stage;
use beacons::{Action, Beacons, Options, State, WORDS};
use kernel::{Actor, Fault, Refusal, Rules, Seat, SeatSet, Silent, Turn};
use serde_json::json;

const NORTH: Seat = Seat(0);
const EAST: Seat = Seat(1);

fn rules() -> Beacons {
    Beacons::open(WORDS.board).expect("our own board is good")
}

fn table(options: serde_json::Value) -> Result<State, Vec<Fault>> {
    let options: Options = serde_json::from_value(options).expect("options");
    rules().setup(&options)
}

fn usual() -> State {
    table(json!({})).expect("the defaults are good")
}

/// Takes a legal step.
fn act(state: &mut State, seat: Seat, action: Action) {
    let allowed = rules().check(state, seat, action);
    assert_eq!(allowed, Ok(()), "{seat:?} {action:?}");
    rules().apply(state, Actor::Seat(seat), action, &mut Silent);
}

fn refused(state: &State, seat: Seat, action: Action) -> &'static str {
    let refusal: Refusal = rules().check(state, seat, action).expect_err("it is refused");
    refusal.clause
}

/// All seal, and the wind has this strength.
fn blow(state: &mut State, strength: u8) {
    for seat in state.awaited() {
        act(state, seat, Action::Seal);
    }
    assert_eq!(rules().turn(state), Turn::Chance);
    rules().apply(state, Actor::Chance, Action::Wind(strength), &mut Silent);
}

/// Proves 0.1.
#[test]
fn two_to_four_keepers_play_two_rounds_or_more() {
    assert_eq!((usual().seats(), usual().rounds), (2, 2));
    let four = table(json!({"keepers": ["W", "S", "N", "E"], "rounds": 7})).expect("a table");
    assert_eq!((four.seats(), four.rounds), (4, 7));
    assert_eq!(four.keepers, ["N", "E", "S", "W"], "in the order of the board");
    for keepers in [json!(["N"]), json!(["N", "N"]), json!(["N", "X"]), json!([])] {
        let faults = table(json!({ "keepers": keepers })).expect_err("too few");
        assert_eq!(faults[0].to_string(), "options.keepers: two or more of N, E, S, W, each once");
    }
    assert!(table(json!({"rounds": 0})).is_err() && table(json!({"rounds": 501})).is_err());
}

/// Proves 0.2.
#[test]
fn most_points_win_and_a_tie_is_shared() {
    let end = |prizes: [u8; 2]| {
        let mut state = table(json!({"rounds": 1})).expect("a table");
        blow(&mut state, 6);
        for (seat, prize) in [NORTH, EAST].into_iter().zip(prizes) {
            act(&mut state, seat, Action::Take(prize));
            act(&mut state, seat, Action::Stop);
        }
        let Turn::Over(outcome) = rules().turn(&state) else { panic!("it is over") };
        (outcome.scores, outcome.winners)
    };
    assert_eq!(end([0, 4]), (vec![1, 3], SeatSet::one(EAST)));
    assert_eq!(end([2, 3]), (vec![2, 2], SeatSet::first(2)));
}

/// Proves 1.1.
#[test]
fn everything_has_its_time() {
    let mut state = usual();
    assert_eq!(refused(&state, NORTH, Action::Take(0)), "1.1");
    assert_eq!(refused(&state, Seat(2), Action::Seal), "1.1", "nobody sits there");
    blow(&mut state, 1);
    assert_eq!(refused(&state, NORTH, Action::Light(0)), "1.1");
    assert_eq!(refused(&state, EAST, Action::Take(0)), "1.1", "North is first");
}

/// Proves 1.2.
#[test]
fn people_talk_while_prizes_are_taken_unless_the_table_is_silent() {
    for (press, talk) in [("harvest", true), ("never", false)] {
        let mut state = table(json!({ "press": press })).expect("a table");
        assert!(!rules().phase(&state).talk);
        blow(&mut state, 1);
        assert_eq!(rules().phase(&state).talk, talk, "{press}");
    }
}

/// Proves 1.3.
#[test]
fn whoever_has_sealed_lights_nothing_more() {
    let mut state = usual();
    act(&mut state, NORTH, Action::Seal);
    assert_eq!(refused(&state, NORTH, Action::Light(0)), "1.3");
    assert_eq!(refused(&state, NORTH, Action::Seal), "1.3");
    act(&mut state, EAST, Action::Light(0));
}

/// Proves 1.4.
#[test]
fn three_beacons_at_most_and_none_twice() {
    let mut state = usual();
    for beacon in 0..3 {
        act(&mut state, NORTH, Action::Light(beacon));
        assert_eq!(refused(&state, NORTH, Action::Light(beacon)), "1.4");
    }
    assert_eq!(refused(&state, NORTH, Action::Light(3)), "1.4");
    act(&mut state, EAST, Action::Light(0));
}

/// Proves 1.5.
#[test]
fn what_is_lit_and_who_has_sealed_is_secret_until_all_have() {
    let mut state = usual();
    act(&mut state, NORTH, Action::Light(2));
    act(&mut state, NORTH, Action::Seal);
    let others = rules().hide(&state, SeatSet::one(EAST));
    assert_eq!((others.lit, others.sealed), ([0; 4], 0));
    let own = rules().hide(&state, SeatSet::one(NORTH));
    assert_eq!(own, state);
    let seal = |seat| rules().audience(&state, Actor::Seat(seat), Action::Seal);
    assert_eq!(seal(EAST), SeatSet::ALL, "the last seal is felt by all");
    let light = rules().audience(&state, Actor::Seat(EAST), Action::Light(0));
    assert_eq!(light, SeatSet::one(EAST));
}

/// Proves 1.6.
#[test]
fn one_waves_once_and_after_sealing_only_back() {
    let mut state = usual();
    act(&mut state, EAST, Action::Seal);
    assert_eq!(refused(&state, EAST, Action::Wave), "1.6");
    assert_eq!(rules().turn(&state).can(), SeatSet::one(NORTH));
    act(&mut state, NORTH, Action::Wave);
    assert_eq!(refused(&state, NORTH, Action::Wave), "1.6");
    assert_eq!(rules().turn(&state).can(), SeatSet::first(2));
    act(&mut state, EAST, Action::Wave);
    assert_eq!(rules().audience(&state, Actor::Seat(EAST), Action::Wave), SeatSet::ALL);
}

/// Proves 2.1, 2.2.
#[test]
fn a_beacon_is_a_point_for_all_who_lit_it_if_the_wind_is_not_too_strong() {
    let mut chances = Vec::new();
    rules().chances(&usual(), &mut chances);
    assert_eq!(chances, [1, 2, 3, 4, 5, 6].map(|strength| (Action::Wind(strength), 1)));
    // North has beacons that hold 2, 3 and 4, East those that hold 4 and 6.
    for (strength, scores) in [(1, [3, 2]), (3, [2, 2]), (4, [1, 2]), (5, [0, 1]), (6, [0, 1])] {
        let mut state = usual();
        for (seat, beacon) in [(NORTH, 0), (NORTH, 1), (NORTH, 2), (EAST, 2), (EAST, 4)] {
            act(&mut state, seat, Action::Light(beacon));
        }
        blow(&mut state, strength);
        assert_eq!(state.scores[..2], scores, "a wind of {strength}");
        assert_eq!((state.lit, state.stage), ([0; 4], Stage::Harvest));
    }
}

/// Proves 3.1.
#[test]
fn three_prizes_at_most_and_none_that_is_taken() {
    let mut state = usual();
    blow(&mut state, 1);
    for prize in [4, 3, 0] {
        act(&mut state, NORTH, Action::Take(prize));
    }
    assert_eq!(state.scores[0], 3 + 2 + 1);
    assert_eq!(refused(&state, NORTH, Action::Take(1)), "3.1");
    act(&mut state, NORTH, Action::Stop);
    assert_eq!(refused(&state, EAST, Action::Take(4)), "3.1");
    act(&mut state, EAST, Action::Take(1));
}

/// Proves 3.2.
#[test]
fn the_last_stop_ends_the_round_and_brings_the_prizes_back() {
    let mut state = usual();
    blow(&mut state, 1);
    act(&mut state, NORTH, Action::Take(0));
    act(&mut state, NORTH, Action::Stop);
    assert_eq!((state.round, state.turn), (1, 1));
    act(&mut state, EAST, Action::Stop);
    assert_eq!((state.round, state.stage), (2, Stage::Lighting));
    blow(&mut state, 1);
    act(&mut state, NORTH, Action::Take(0));
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    let good = rules().dump(&usual());
    assert_eq!(rules().load(&good), Ok(usual()));
    for (field, value, at) in [
        ("keepers", json!(["N"]), "options.keepers"),
        ("rounds", json!(0), "options.rounds"),
        ("round", json!(3), "round"),
        ("lit", json!([15, 0, 0, 0]), "lit"),
        ("lit", json!([32, 0, 0, 0]), "lit"),
        ("lit", json!([0, 0, 1, 0]), "lit"),
        ("sealed", json!(3), "sealed"),
        ("sealed", json!(4), "sealed"),
        ("stage", json!("wind"), "sealed"),
        ("waved", json!(4), "waved"),
        ("turn", json!(1), "turn"),
        ("carried", json!(1), "carried"),
        ("taken", json!(32), "taken"),
        ("scores", json!([-1, 0, 0, 0]), "scores"),
        ("colour", json!("red"), "position"),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        let faults = rules().load(&bad).expect_err("a bad position");
        assert_eq!(faults[0].at, at, "{field}: {faults:?}");
    }
}

#[test]
fn a_board_that_cannot_be_is_refused_with_its_place() {
    for (from, to, at) in [
        ("game = \"beacons\"", "game = \"go\"", "game"),
        ("id = \"rope\"", "id = \"rock\"", "rock"),
        ("holds = 6", "holds = 7", "hill"),
        ("worth = 3", "worth = 0", "bell"),
        ("[[prize]]\nid = \"rope\"", "[[beacon]]\nid = \"rope\"", "board, line 76"),
    ] {
        let board = WORDS.board.replace(from, to);
        let faults = Beacons::open(&board).expect_err("a bad board");
        assert_eq!(faults[0].at, at, "{faults:?}");
    }
    let cut = WORDS.board.split("[[prize]]\nid = \"bell\"").next().expect("a beginning");
    let faults = Beacons::open(cut).expect_err("a prize is missing");
    assert_eq!(faults[0].to_string(), "prize: there are 4, and should be 5");
}
