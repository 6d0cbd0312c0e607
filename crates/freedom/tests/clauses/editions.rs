//! The first edition of the rules: what its tables meant, they mean still.

use freedom::{Action, Freedom, State};
use kernel::{Rules, Seat, SeatSet, Silent, Turn};
use serde_json::json;

use crate::help::*;

/// The board that tables of the first edition were begun on.
const OLD_BOARD: &str = include_str!("../../../lantern/tests/recorded/freedom/board-v1.toml");

fn first() -> Freedom {
    Freedom::open_version(freedom::WORDS.board, 1).expect("our own board is good")
}

fn offered(rules: &Freedom, state: &State, seat: u8) -> Vec<String> {
    let mut offers = Vec::new();
    rules.offers(state, Seat(seat), &mut offers);
    offers.into_iter().map(spell).collect()
}

fn after(rules: &Freedom, scene: &Scene, steps: &[(u8, &str)]) -> State {
    let mut state = rules.load(&scene.position).expect("a good position");
    for (seat, text) in steps {
        let action: Action = action(text);
        assert_eq!(rules.check(&state, Seat(*seat), action), Ok(()), "{text}");
        rules.apply(&mut state, kernel::Actor::Seat(Seat(*seat)), action, &mut Silent);
    }
    state
}

#[test]
fn there_are_two_versions_and_both_play_on_the_old_board() {
    for version in [1, 2] {
        for board in [OLD_BOARD, freedom::WORDS.board] {
            assert!(Freedom::open_version(board, version).is_ok(), "version {version}");
        }
    }
    assert_eq!(Freedom::VERSION, 2);
    for version in [0, 3] {
        let faults = Freedom::open_version(OLD_BOARD, version).expect_err("no such version");
        let what = format!("version: there is no version {version}; there are 1 to 2");
        assert_eq!(faults[0].to_string(), what);
    }
    let old = Freedom::open_version(OLD_BOARD, 1).unwrap();
    assert_eq!(old.board().holds[place("pl_e").index()], 8);
}

#[test]
fn the_acting_player_decided_unless_the_owner_said_otherwise() {
    let rules = first();
    let state = rules.setup(&freedom::Options::default()).unwrap();
    assert_eq!(rules.dump(&state)["options"]["reactions"], "acting");
    let about = rules.about();
    let choice = about.options.iter().find(|choice| choice.key == "reactions").unwrap();
    assert_eq!((choice.values[0], &about.defaults["reactions"]), ("acting", &json!("acting")));
    // Only in their own turn and while planning could owners say so, and not instead of an answer.
    let scene = scene(2).role(1, "station-master").people("new 1").tokens(0, "conductor-1 1");
    let state = after(&rules, &scene, &[]);
    assert_eq!(
        rules.turn(&state),
        Turn::Seats { must: SeatSet::one(Seat(0)), may: SeatSet::one(Seat(1)) }
    );
    assert!(offered(&rules, &state, 0).contains(&"protect".to_owned()));
    assert_eq!(offered(&rules, &state, 1), ["protect"]);
    assert!(rules.check(&state, Seat(1), action("prefer never")).is_err());
    let asked = scene.seat(1, "reactions", "ask");
    let state = after(&rules, &asked, &[(0, "play conductor-1")]);
    assert_eq!(offered(&rules, &state, 1), ["protect", "let_be"]);
    // So whoever was asked wanted to be. Now an owner who is asked can pass the question on.
    let mut position = rules.dump(&state);
    position["seats"][1]["reactions"] = json!("acting");
    assert!(rules.load(&position).is_err());
    assert!(crate::help::rules().load(&position).is_ok());
    position["seats"][1]["reactions"] = json!("never");
    assert!(crate::help::rules().load(&position).is_err());
}

#[test]
fn questions_were_put_where_all_answers_were_one() {
    let rules = first();
    let full = scene(2).queue("- - - - dred-scott").people("stl 1, new 1, pl_w 7, pl_c 3, pl_e 6");
    let state = after(&rules, &full, &[(0, "buy 4")]);
    assert_eq!(offered(&rules, &state, 0), ["move new pl_w", "move new pl_c"]);
    let alone = scene(1).queue("- - - - lane-seminary");
    let state = after(&rules, &alone, &[(0, "buy 4")]);
    assert_eq!(offered(&rules, &state, 0), ["either 0", "either 1"]);
}
