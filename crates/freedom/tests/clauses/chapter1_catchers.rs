//! Chapter 1: the catchers and their dice.

use crate::help::*;

fn rolled(people: &str, catchers: &str, catcher: &str, arrows: &str) -> Game {
    let scene = scene(4).phase("catchers").people(people);
    let mut game = if catchers.is_empty() { scene } else { scene.catchers(catchers) }.play();
    game.chance(&format!("catcher {catcher}"));
    game.chance(&format!("arrows {arrows}"));
    game
}

/// Proves 1.1.
#[test]
fn the_catcher_die_shows_each_catcher_and_the_walking_figure_once() {
    let game = scene(2).phase("catchers").play();
    let faces = ["red", "blue", "orange", "purple", "brown", "none"];
    let odds: Vec<_> = faces.iter().map(|face| (format!("catcher {face}"), 1)).collect();
    assert_eq!(game.odds(), odds);
}

/// Proves 1.2.
#[test]
fn the_walking_figure_moves_nobody() {
    let mut game = scene(2).phase("catchers").people("chi 0, rip 1").play();
    let before = game.state.catchers;
    game.chance("catcher none");
    assert_eq!(game.told(), ["catcher_rolled", "planning_began 1"]);
    assert_eq!(game.state.catchers, before);
    assert_eq!(rules_phase(&game), "freedom-phase-planning");
}

fn rules_phase(game: &Game) -> &'static str {
    use kernel::Rules;
    rules().phase(&game.state).key
}

/// Proves 1.3.
#[test]
fn white_arrows_lead_west_and_black_ones_east() {
    let mut game = scene(2).phase("catchers").play();
    game.chance("catcher red");
    let faces = ["west 1", "west 2", "west 3", "east 1", "east 2", "east 3"];
    let odds: Vec<_> = faces.iter().map(|face| (format!("arrows {face}"), 1)).collect();
    assert_eq!(game.odds(), odds);
    for (arrows, at) in
        [("west 1", "n_min"), ("east 1", "cin"), ("east 2", "rip"), ("east 3", "s_blu")]
    {
        let game = rolled("", "", "red", arrows);
        assert_eq!(game.catcher("red"), at, "{arrows}");
        assert_eq!(game.catcher("blue"), "det", "only the one that was rolled moves");
    }
    let game = rolled("", "", "blue", "west 2");
    assert_eq!(
        game.told(),
        [
            "arrows_rolled blue false 2 true",
            "catcher_moved blue det n_rki [chi n_rki]",
            "planning_began 1"
        ]
    );
    let game = rolled("", "", "orange", "east 3");
    assert_eq!(game.heard("catcher_moved"), ["catcher_moved orange roc n_mai [n_moh fer n_mai]"]);
}

/// Proves 1.4.
#[test]
fn a_catcher_stops_at_the_end_of_its_path() {
    assert_eq!(rolled("", "", "red", "west 3").catcher("red"), "n_min");
    assert_eq!(rolled("", "brown phi", "brown", "east 3").catcher("brown"), "bos");
    // Two spaces are left to the west, and the third arrow leads nowhere.
    assert_eq!(rolled("", "brown was", "brown", "west 3").catcher("brown"), "s_etn");
}

/// Proves 1.5.
#[test]
fn people_who_are_passed_are_not_captured() {
    let game = rolled("cin 1, rip 1, s_blu 1", "", "red", "east 2");
    assert_eq!((game.people("cin"), game.people("rip"), game.people("s_blu")), (1, 0, 1));
    assert_eq!(game.heard("captured"), ["captured red rip 1 [1 0 0]"]);
    // At the end of the path a stop is a stop, whatever the die showed.
    let game = rolled("n_min 1", "", "red", "west 2");
    assert_eq!(game.people("n_min"), 0);
}

/// Proves 1.6.
#[test]
fn a_catcher_that_cannot_move_captures_nobody() {
    let game = rolled("chi 2", "red n_min", "red", "west 2");
    assert_eq!(game.heard("catcher_moved captured"), Vec::<String>::new());
    assert_eq!(game.heard("catcher_stayed"), ["catcher_stayed red n_min path_end"]);
    let game = rolled("", "purple was", "purple", "east 1");
    assert_eq!(game.catcher("purple"), "was");
}

/// Proves 1.7.
#[test]
fn those_captured_go_to_the_cards_from_the_bottom_up_and_round_again() {
    for (people, lots) in [(1, [8, 8, 8]), (2, [8, 9, 8]), (3, [8, 9, 9]), (4, [9, 9, 9])] {
        let scene = scene(4).phase("catchers").people(&format!("chi {people}"));
        let mut game = scene.catchers("red cin").market("m12 7, m13 8, m14 8").play();
        game.chance("catcher red").chance("arrows west 1");
        assert_eq!(game.lots(), lots, "{people}");
        assert_eq!(game.people("chi"), 0);
    }
}

/// Proves 1.8.
#[test]
fn every_capture_begins_at_the_bottom_and_goes_over_the_cards_that_are_left() {
    let scene =
        |market: &str| scene(4).people("new 1").catchers("red cin, blue n_rki").market(market);
    let mut game = scene("m12 7, m13 8, m14 8")
        .people("new 1, chi 1, n_woh 1")
        .catchers("purple s_nmo, red n_min, blue cle");
    game = game.tokens(0, "conductor-1 2").set("round", 6);
    let mut game = game.play();
    // Two captures of one each: both on the bottom card.
    game.acts("play conductor-1; move n_woh det");
    assert_eq!(game.lots(), [8, 8, 8]);
    game.acts("move new stl");
    assert_eq!(game.lots(), [9, 8, 8]);
    for (market, round, lots) in [("m12 7, m13 8", 7, vec![9, 10]), ("m12 7", 8, vec![11])] {
        let dice = scene(market)
            .phase("catchers")
            .set("round", round)
            .set("market_deck", serde_json::json!([]));
        let mut game = dice.people("chi 4").play();
        game.chance("catcher red").chance("arrows west 1");
        assert_eq!(game.lots(), lots);
    }
}
