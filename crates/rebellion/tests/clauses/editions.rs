//! What tables of the first edition mean, they mean for ever.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use kernel::{Fault, Rules};
use rebellion::WORDS;
use rebellion::state::Stage;
use rebellion::{Edition, Rebellion};
use serde_json::{Value, json};

use crate::help::*;

fn edition(version: u32) -> Arc<Rebellion> {
    Arc::new(Rebellion::open_version(WORDS.board, version).expect("the board is good"))
}

/// The same scene by both editions.
fn both(scene: impl Fn() -> Scene) -> [Play; 2] {
    [1, 2].map(|version| scene().play_by(edition(version)))
}

/// A battle in which the dice of that side have still to fall.
fn rolling(units: &str, active: &str, side: &str, waiting: &Value) -> Scene {
    scene(units)
        .set("stage", "rolling".into())
        .set("active", active.into())
        .set("order", json!([active]))
        .played(active, &[2])
        .hand(active, &[3])
        .sequence("card", 2)
        .sequence("fought", true)
        .set("battle", json!({"at": "NH2", "side": side, "rolls": 2, "waiting": waiting}))
}

#[test]
fn a_board_opens_in_every_version_there_is() {
    assert_eq!(Rebellion::open(WORDS.board).unwrap().edition(), Edition::Second);
    for version in [1, 2] {
        let rules = edition(version);
        assert_eq!((rules.edition().version(), rules.about().version), (version, version));
    }
    for version in [0, 3] {
        let faults = Rebellion::open_version(WORDS.board, version).expect_err("no such version");
        assert!(Fault::list(&faults).contains("there are 1 to 2"));
    }
}

/// Tables are begun on the board of the day and go on with it, whatever the version.
#[test]
fn the_board_of_the_first_version_opens_in_every_version() {
    let recorded = "../lantern/tests/recorded/rebellion1775/board-v1.toml";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(recorded);
    let board = fs::read_to_string(path).expect("the board is kept");
    for version in [1, 2] {
        let rules = Rebellion::open_version(&board, version).expect("it is good");
        assert_eq!(rules.board().dice[Colour::Loyalist].flee, 3, "the Loyalists of that board");
    }
}

#[test]
fn natives_left_alone_still_manoeuvre_in_the_first() {
    let [mut first, mut second] =
        both(|| rolling("NH2: Y1 N2 W1; CT1: B1", "Y", "british", &json!(["Y", "N"])));
    first.chance("dice Y 0 1, dice N 1 0");
    assert_eq!((first.stage(), first.asked().as_str()), (Stage::Manoeuvre, "Y"));
    second.chance("dice Y 0 1, dice N 1 0");
    assert_eq!((second.stage(), second.at("NH2")), (Stage::Draw, "N2".into()));
}

#[test]
fn the_first_asks_for_manoeuvres_in_a_fixed_order() {
    let [mut first, mut second] =
        both(|| rolling("NH2: W1 NA1 R3; MA1: Y1", "R", "american", &json!(["W", "N"])));
    first.chance("dice W 0 0, dice N 0 0");
    assert_eq!((first.stage(), first.asked().as_str()), (Stage::Manoeuvre, "W"));
    let position = first.rules.dump(&first.state);
    assert_eq!(
        (&position["battle"]["kind"], &position["battle"]["blanks"]),
        (&json!("W"), &json!(1))
    );
    assert_eq!(position["battle"].get("manoeuvres"), None, "the old shape");
    assert_eq!(first.rules.load(&position), Ok(first.state.clone()));
    first.act("W", "withdraw ME1");
    assert_eq!(first.at("NH2"), "R3 N1", "the native has changed sides");
    second.chance("dice W 0 0, dice N 0 0");
    assert_eq!(second.stage(), Stage::Ordering);
    let position = second.rules.dump(&second.state);
    assert_eq!(position["battle"]["manoeuvres"], json!({"W": 1, "N": 1}));
    let faults = first.rules.load(&position).expect_err("the first edition has no such stage");
    assert!(Fault::list(&faults).contains("battle.manoeuvres"), "{faults:?}");
}

#[test]
fn the_larger_part_speaks_for_a_side_in_the_first() {
    let [mut first, mut second] =
        both(|| rolling("NH2: R1 Y3 W3; MA1: Y1", "R", "american", &json!(["W"])));
    assert_eq!(first.chance("dice W 1 1").asked(), "Y");
    assert_eq!(second.chance("dice W 1 1").asked(), "R");
}

#[test]
fn natives_are_rearranged_with_a_soldier_only_in_the_first() {
    let [mut first, mut second] = both(|| {
        scene("GA1: Y1 N1; GA2: R1; CT1: B1")
            .hand("Y", &[3, 10])
            .set("stage", "move".into())
            .set("active", "Y".into())
            .set("order", json!(["Y"]))
    });
    first.act("Y", "play 10, muster GA1");
    assert_eq!(first.may("Y", "take"), "");
    second.act("Y", "play 10, muster GA1");
    assert_eq!(second.may("Y", "take"), "Y0");
}

#[test]
fn loyalists_whom_nobody_replaces_stay_fled_in_the_first() {
    let [mut first, mut second] = both(|| {
        scene("CT1: W44")
            .fled("Y3")
            .hand("W", &[3, 10])
            .set("stage", "reinforce".into())
            .set("active", "W".into())
            .set("order", json!(["W"]))
    });
    first.act("W", "play 10, place CT1");
    assert_eq!((first.fled("Y"), first.stage()), (2, Stage::Reinforce));
    second.act("W", "play 10, place CT1");
    assert_eq!((second.fled("Y"), second.stage()), (0, Stage::Reinforce));
}
