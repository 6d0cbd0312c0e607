//! The board file: what it holds, and what a bad one is told.

use kernel::{Fault, Rules};
use rebellion::WORDS;
use rebellion::{Options, Rebellion};

use crate::help::*;

#[track_caller]
fn broken(from: &str, to: &str, what: &str) {
    assert!(WORDS.board.contains(from), "{from}");
    let board = WORDS.board.replacen(from, to, 1);
    let faults = Rebellion::open(&board).expect_err("a bad board");
    let faults = Fault::list(&faults);
    assert!(faults.contains(what), "{faults} should say {what}");
}

#[track_caller]
fn fine(from: &str, to: &str) -> Rebellion {
    assert!(WORDS.board.contains(from), "{from}");
    Rebellion::open(&WORDS.board.replacen(from, to, 1)).expect("still a good board")
}

#[test]
fn our_own_board_is_good() {
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.waters.len(), 4);
    assert_eq!(board.rivers.len(), 11);
    // Adjacency is symmetric, and every area of a scenario can be left.
    for scenario in &board.scenarios {
        for area in scenario.areas {
            assert!(!scenario.borders[area].is_empty());
            for other in scenario.borders[area] {
                assert!(scenario.borders[other].has(area));
            }
        }
    }
    let borders: usize = board.scenarios[0].borders.iter().map(|b| b.len()).sum();
    assert_eq!(borders, 206, "103 borders");
    let shores: Vec<usize> = board.shores.iter().take(4).map(|s| s.len()).collect();
    assert_eq!(shores, [26, 3, 1, 3]);
    assert_eq!(board.id(rebellion::area::Area(60)), "");
    assert_eq!(board.area("??"), None);
}

#[test]
fn bad_colours_are_refused() {
    broken("game = \"rebellion1775\"", "game = \"chess\"", "not a board of rebellion1775");
    broken("cubes = 35", "cubes = 64", "1 to 63 cubes");
    broken("cubes = 35", "cubes = 0", "1 to 63 cubes");
    broken("dice = 2", "dice = 6", "1 to 5 dice");
    broken("dice = 2", "dice = 0", "1 to 5 dice");
    broken("hit = 3\nflee = 0", "hit = 2\nflee = 0", "six faces");
    broken("hit = 3\nflee = 0\nblank = 3", "hit = 0\nflee = 3\nblank = 3", "never end");
    broken("id = \"Y\"", "id = \"Q\"", "in this order");
    broken("side = \"british\"", "side = \"american\"", "another side");
    broken("fr = \"Loyalistes\"", "fr = \" \"", "a name is missing");
    // A correction of the dice is what the file is for.
    let rules = fine("hit = 2\nflee = 2\nblank = 2", "hit = 2\nflee = 3\nblank = 1");
    assert_eq!(rules.board().dice[Colour::Loyalist].flee, 3);
}

#[test]
fn how_a_part_is_known_is_said_in_one_of_five_words() {
    for word in ["rulebook", "component", "player", "inferred", "reconstructed"] {
        fine("areas = \"reconstructed\"", &format!("areas = \"{word}\""));
    }
    broken("areas = \"reconstructed\"", "areas = \"hearsay\"", "write rulebook, component, player");
    broken("basis = \"component\"", "basis = \"seen\"", "card.R11.basis");
}

#[test]
fn bad_maps_are_refused() {
    broken("borders = [\"NS2\"]", "borders = [\"NS1\"]", "does not border itself");
    broken("borders = [\"NS2\"]", "borders = []", "in return");
    broken("borders = [\"NS2\"]", "borders = [\"NS2\", \"XX\"]", "is no area");
    broken("id = \"NS2\"", "id = \"NS1\"", "an id of its own");
    broken("id = \"NS2\"", "id = \"QC\"", "an id of its own");
    broken("colony = \"NS\"", "colony = \"ZZ\"", "is no colony");
    broken("water = [\"ATL\"]", "water = [\"PAC\"]", "no body of water");
    broken("units = { R = 1, Y = 1 }", "units = { Z = 1 }", "is no colour");
    broken("units = { R = 1, Y = 1 }", "units = { R = 1, B = 1 }", "both sides stand in NS1");
    broken("[\"MD2\", \"MD3\"]", "[\"MD1\", \"MD3\"]", "must not be adjacent");
    broken("[\"MD2\", \"MD3\"]", "[\"MD2\", \"XX\"]", "is no area");
    broken("[\"QC1\", \"QC3\"]", "[\"QC1\", \"QC4\"]", "share no border");
    broken("[[colony]]\nid = \"NS\"", "[[colony]]\nid = \"QC\"", "an id of its own");
    broken("id = \"DE1\"\ncolony = \"DE\"", "id = \"DE1\"\ncolony = \"MD\"", "one area at least");
    broken("id = \"GA2\"\ncolony = \"GA\"", "id = \"GA2\"\ncolony = \"NS\"", "hang together");
}

#[test]
fn bad_cards_are_refused() {
    broken("faction = \"R\"\nnumber = 1", "faction = \"O\"\nnumber = 1", "belongs to R, Y, B or W");
    broken("faction = \"R\"\nnumber = 1\n", "faction = \"R\"\nnumber = 2\n", "two cards");
    broken("faction = \"R\"\nnumber = 1\n", "faction = \"R\"\nnumber = 16\n", "1 to 15");
    broken("phase = \"reinforcement\"", "phase = \"battle\"", "belongs to the phase Reinforcement");
    broken("units = { O = 6 }, city", "units = { F = 6 }, city", "wrong side");
    broken("units = { O = 6 }, city", "units = { O = 0 }, city", "places nothing");
    broken(
        "convert = { from = \"B\", to = \"R\" }",
        "convert = { from = \"R\", to = \"R\" }",
        "wrong side",
    );
    broken("turn_coats = { from = \"Y\"", "turn_coats = { from = \"W\"", "wrong side");
    broken("recruit = { from = \"Y\"", "recruit = { from = \"X\"", "is no colour");
    broken("pursue = { with = \"B\" }", "pursue = { with = \"W\" }", "own colour");
    broken(
        "volley = { colours = [\"R\", \"O\"]",
        "volley = { colours = [\"R\", \"F\"]",
        "wrong side",
    );
    broken("rearrange = { holds = \"Y\" }", "rearrange = { holds = \"B\" }", "wrong side");
    broken(
        "naval = { armies = 2, units = 3 }",
        "naval = { armies = 2, units = 0 }",
        "one unit at least",
    );
    broken("city = true, water = \"ATL\"", "city = true, water = \"PAC\"", "no body of water");
    broken("areas = [\"QC1\", \"QC2\"]", "areas = [\"QC1\", \"XX\"]", "is no area");
    broken("holds = \"Y\", enemies = false", "holds = \"B\", enemies = false", "wrong side");
    broken("phase = \"battle\"\n", "phase = \"battle\"\ntruce = true\n", "is a movement card");
}

#[test]
fn bad_scenarios_are_refused() {
    broken("id = \"introductory\"", "id = \"campaign\"", "an id of its own");
    broken("R = [1, 2, 3, 7, 10, 12]", "R = [1, 1, 3, 7, 10, 12]", "twice");
    broken("R = [1, 2, 3, 7, 10, 12]", "R = [1, 14, 15, 10]", "every round");
    broken("R = [1, 2, 3, 7, 10, 12]", "R = [1, 2, 3, 8, 10, 12]", "or none if none is looked at");
    broken("Y = [1, 2, 3, 4, 9, 11]", "Y = [1, 2, 3, 4, 9, 14]", "no card 14");
    broken("Y = [1, 2, 3, 4, 9, 11]\n", "", "the deck is missing");
    broken("rounds = 8", "rounds = 0", "1 to 15 rounds");
    broken("rounds = 8", "rounds = 9", "every round");
    broken("hand = 3", "hand = 7", "1 to 6 cards");
    broken("extra = { R = 4, Y = 4", "extra = { R = 4", "a number for Y");
    broken("extra = { R = 4, Y = 4", "extra = { R = 30, Y = 4", "40 cubes of R, 35 exist");
    broken("sites = { R = {}, Y = {}", "sites = { Y = {}", "where R arrives is missing");
    broken("R = { water = \"ATL\" }", "R = { water = \"PAC\" }", "no such body of water");
    broken("B = { colony = \"MA\" }", "B = { colony = \"XX\" }", "no such colony");
    broken(
        "R = { water = \"ATL\" }",
        "R = { water = \"ATL\", colony = \"MA\" }",
        "a water or a colony",
    );
    broken("double = [\"QC1\"]", "double = [\"GA1\"]", "no area in play");
    broken("british = [\"NS\", \"QC\", \"DE\"]", "british = [\"NS\", \"QC\"]", "controls");
    broken("colonies = [\"NS\", \"QC\"", "colonies = [\"XX\", \"QC\"", "is no colony");
    broken("NC2 = { W = 1 }", "NC2 = { R = 1 }", "both sides stand in NC2");
    broken("NC2 = { W = 1 }", "XX = { W = 1 }", "no area in play");
    broken("extra = { R = 4", "extra = { Z = 1, R = 4", "the factions are R, Y, B and W");
}

#[test]
fn what_is_no_file_is_refused_kindly() {
    let faults = Rebellion::open("not a board").expect_err("no board");
    assert_eq!(faults[0].at, "board, line 1");
}

#[test]
fn a_board_says_all_its_places() {
    let about = rules().about();
    assert_eq!(about.places.len(), 7 + 52 + 16 + 4 + 54);
    assert_eq!(about.places["R"].en, rules().about().roles[0].names.en);
    assert_eq!(about.places["MA1"].en, "Boston");
    assert_eq!(about.places["PA"].fr, "Pennsylvanie");
    assert_eq!(about.board["areas"].as_array().map(Vec::len), Some(52));
    let boston = &about.board["areas"][11];
    assert_eq!(boston["id"], "MA1");
    assert_eq!(boston["borders"], serde_json::json!(["NH1", "MA2", "RI1"]));
    assert_eq!((&boston["colony"], &boston["city"]), (&"MA".into(), &true.into()));
    assert_eq!(boston["water"], serde_json::json!(["ATL"]));
    assert_eq!(about.board["scenarios"][2]["cities"], true);
    assert_eq!(about.board["scenarios"][2]["double"], serde_json::json!(["QC1"]));
    assert_eq!(about.board["colours"][1]["faces"], serde_json::json!([2, 2, 2]));
    assert_eq!(about.defaults["scenario"], "campaign");
}

#[test]
fn the_form_shows_the_scenarios_it_has_words_for() {
    let other = fine("id = \"quebec\"", "id = \"saratoga\"");
    assert_eq!(other.about().scenarios, ["campaign", "introductory"]);
    let options = Options { scenario: "saratoga".into(), ..Options::default() };
    assert!(other.setup(&options).is_ok(), "whoever knows its name can play it");
}

#[test]
fn the_form_offers_every_option_with_the_usual_value_first() {
    let about = rules().about();
    let mut left = about.defaults.as_object().unwrap().clone();
    for choice in &about.options {
        let usual = choice.values[0];
        assert_eq!(left.remove(choice.key), Some(usual.into()), "{}", choice.key);
        for value in &choice.values {
            let chosen = serde_json::json!({ choice.key: value });
            assert!(serde_json::from_value::<Options>(chosen).is_ok(), "{}", choice.key);
        }
    }
    assert_eq!(left.keys().collect::<Vec<_>>(), ["scenario"]);
}
