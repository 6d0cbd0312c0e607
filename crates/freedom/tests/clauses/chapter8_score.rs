//! Chapter 8: the end and the score.

use kernel::{Rules, Turn};
use serde_json::json;

use crate::help::*;

/// The last turn of a round of one player, with a market that brings nobody.
fn dusk(round: u8, people: &str, support: u8) -> Scene {
    let period = (support + 1).min(3);
    let scene = scene(1).set("round", round).people(people).set("period", period);
    let scene = scene.seat(0, "support", support).market("m01 0, m02 0, m03 0");
    scene.set("market_deck", json!(["m04", "m05"]))
}

fn ended(scene: Scene) -> Vec<String> {
    let mut game = scene.play();
    game.act(0, "end");
    if game.odds().iter().any(|(text, _)| text == "reveal m04") {
        game.chance("reveal m04");
    }
    game.heard("ended")
}

/// Proves 8.1.
#[test]
fn enough_free_and_all_support_bought() {
    assert_eq!(ended(dusk(3, "canada 5", 3)), ["ended true freedom 50 [0]"]);
    assert_eq!(ended(dusk(3, "canada 9", 3)), ["ended true freedom 58 [0]"]);
    assert_eq!(ended(dusk(3, "canada 4", 3)), Vec::<String>::new());
    assert_eq!(ended(dusk(3, "canada 5", 2)), Vec::<String>::new());
}

/// Proves 8.2.
#[test]
fn victory_comes_only_at_the_end_of_the_round() {
    // The last Support token, with five people free: the round goes on.
    let planned = dusk(3, "canada 5", 2).phase("planning").money(0, 10);
    let mut game = planned.play();
    game.act(0, "take support-3").act(0, "done");
    assert!(game.is_between());
    // The last person who is needed, freed in the middle of a turn: it goes on to its end.
    let start = dusk(3, "canada 4, chi 1", 3).catchers("red n_min");
    let mut game = start.play();
    game.acts("benefit; move chi canada");
    assert!(game.is_between() && game.heard("ended").is_empty());
    game.act(0, "end").chance("reveal m04");
    assert_eq!(game.heard("ended"), ["ended true freedom 50 [0]"]);
    // A card of the Lantern phase can still lose it: nobody has room for whom it sends back.
    let full = "canada 5, pl_w 8, pl_c 4, pl_e 6, lost 10, stl 1";
    let scene = dusk(3, full, 3).queue("- - - - dred-scott");
    assert_eq!(ended(scene), ["ended false lost 20 []"]);
    // And it can still be lost in the market.
    let scene = dusk(3, "canada 5, pl_w 8, pl_c 4, pl_e 6, lost 10", 3);
    assert_eq!(ended(scene.market("m01 1, m02 0, m03 0")), ["ended false lost 20 []"]);
}

/// Proves 8.3.
#[test]
fn what_counts_is_how_things_stand_then() {
    let scene = dusk(3, "canada 5", 3).queue("- - - - nat-turner");
    let mut game = scene.play();
    game.act(0, "end").chance("reveal m04");
    assert_eq!(game.heard("support_back ended"), ["support_back 0 support-3"]);
    assert_eq!(game.left("support-3"), 1);
}

/// Proves 8.4.
#[test]
fn the_game_is_lost_at_once_when_the_track_overflows() {
    let scene =
        scene(1).people("pl_w 8, pl_c 4, pl_e 6, lost 10, stl 1").queue("- - - - dred-scott");
    let mut game = scene.play();
    game.acts("buy 4");
    assert_eq!(game.heard("lost ended"), ["ended false lost -10 []"], "in the middle of a turn");
    assert_eq!(game.people("stl"), 1, "whoever finds no box stays");
    let Turn::Over(outcome) = rules().turn(&game.state) else { panic!("it is over") };
    assert_eq!(outcome.text.key, "freedom-outcome-lost");
    assert!(outcome.winners.is_empty());
    assert_eq!(rules().phase(&game.state).key, "freedom-phase-over");
}

/// Proves 8.5.
#[test]
fn the_game_is_lost_after_the_last_round() {
    let last = |people: &str, support: u8| {
        let scene = dusk(8, people, support).market("m01 0");
        scene.set("market_deck", json!([]))
    };
    assert_eq!(ended(last("canada 4, lost 2", 3)), ["ended false time 16 []"]);
    assert_eq!(ended(last("canada 5, lost 2", 3)), ["ended true freedom 28 [0]"]);
    // The round before goes on.
    let before = dusk(7, "canada 4", 3).market("m01 0, m02 0").set("market_deck", json!([]));
    assert_eq!(ended(before), Vec::<String>::new());
}

fn score(scene: Scene) -> serde_json::Value {
    view(&scene.play())["score"].clone()
}

/// Proves 8.6.
#[test]
fn the_score() {
    let over = |step: &str, people: &str, support: u8| {
        let round = if step == "time" { 8 } else { 3 };
        dusk(round, people, support).phase("over").set("step", step)
    };
    assert_eq!(
        score(over("won", "canada 6, lost 3", 3)),
        json!({ "freed": 12, "lost": -3, "enough": 10, "support": 10, "market": 25, "total": 54 })
    );
    assert_eq!(
        score(over("time", "canada 6, lost 3", 2)),
        json!({ "freed": 12, "lost": -3, "enough": 10, "support": 0, "market": 0, "total": 19 })
    );
    assert_eq!(
        score(over("lost", "canada 4, lost 10", 3)),
        json!({ "freed": 8, "lost": -10, "enough": 0, "support": 10, "market": 0, "total": 8 })
    );
    let game = over("won", "canada 6, lost 3", 3).play();
    let Turn::Over(outcome) = rules().turn(&game.state) else { panic!("it is over") };
    assert_eq!((outcome.scores, outcome.winners.len()), (vec![54], 1));
    assert_eq!(outcome.text.key, "freedom-outcome-won");
}

/// Proves 8.7.
#[test]
fn undelivered_market_cards_count_all_or_only_the_open_ones() {
    let over = |market: &str| {
        dusk(3, "canada 5", 3).phase("over").set("step", "won").option("score_market", market)
    };
    assert_eq!(score(over("all"))["market"], json!(25));
    assert_eq!(score(over("open"))["market"], json!(15));
}
