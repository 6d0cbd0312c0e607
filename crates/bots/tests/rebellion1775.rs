//! What the bots of 1775: Rebellion are good for.

use std::sync::Arc;

use bots::arena;
use kernel::{AnyBot, AnyGame, Game, Outcome, Seat, Seed};
use rebellion::Rebellion;
use serde_json::{Value, json};

const MAX_STEPS: u32 = 100_000;
const SCENARIOS: [&str; 3] = ["campaign", "introductory", "quebec"];

fn bot(name: &str) -> Arc<dyn AnyBot> {
    bots::with(bots::rebellion1775::Heuristic::default())
        .into_iter()
        .find(|bot| bot.id() == name)
        .expect("a bot of that name")
}

fn game() -> Game<Rebellion> {
    Game::open(rebellion::WORDS).expect("our own game opens")
}

/// Plays a game with one bot for each side, and gives the log with what came of it.
fn play(game: &dyn AnyGame, options: &Value, sides: [&str; 2], number: u64) -> (Outcome, Vec<u32>) {
    let seed = Seed::from_number(number);
    let mut table = game.table(options, seed).expect("good options");
    let [british, american] = sides.map(bot);
    let bots = [Arc::clone(&british), british, Arc::clone(&american), american];
    let outcome =
        arena::play(&mut *table, &bots, &mut seed.at(u64::MAX), MAX_STEPS).expect("the game ends");
    (outcome, table.rows().iter().map(|row| row.code).collect())
}

/// Among random ones it must win nine decided games of ten; sides take turns.
#[test]
fn the_heuristic_bot_beats_the_random_one_on_either_side() {
    let game = game();
    for (scenario, games) in [("campaign", 60), ("introductory", 20), ("quebec", 20)] {
        let options = json!({ "scenario": scenario });
        let (mut won, mut decided) = (0, 0);
        for number in 0..games {
            let british = number % 2 == 0;
            let sides = if british { ["heuristic", "random"] } else { ["random", "heuristic"] };
            let (outcome, _) = play(&game, &options, sides, number);
            decided += u64::from(!outcome.winners.is_empty());
            won += u64::from(outcome.winners.has(Seat(if british { 0 } else { 2 })));
        }
        assert!(decided * 2 > games, "{decided} of {games} in {scenario}");
        assert!(won * 100 >= decided * 90, "{won} of {decided} in {scenario}");
    }
}

/// Over thousands of games each side wins about half; so few can only show that neither runs away.
#[test]
fn neither_side_has_the_campaign_in_its_pocket() {
    let game = game();
    let games = 80;
    let (mut british, mut american) = (0, 0);
    for number in 0..games {
        let (outcome, _) = play(&game, &json!({}), ["heuristic"; 2], number);
        british += u64::from(outcome.winners.has(Seat(0)));
        american += u64::from(outcome.winners.has(Seat(2)));
    }
    let decided = british + american;
    assert!(decided * 10 >= games * 7, "{decided} of {games} decided");
    assert!((30..=70).contains(&(british * 100 / decided)), "{british} of {decided}");
}

#[test]
fn it_plays_every_scenario_to_its_end_with_every_option() {
    let game = game();
    for (number, scenario) in (0..).zip(SCENARIOS) {
        let otherwise = json!({
            "scenario": scenario, "hands": "before", "reinforcements": "voluntary",
            "fled_allies": "stay", "fled_natives": "reserve", "butler": "one",
            "betsy_ross": "before_battle", "turned_loyalist": "fled",
        });
        for options in [json!({ "scenario": scenario }), otherwise] {
            let (outcome, _) = play(&game, &options, ["heuristic"; 2], number);
            assert_eq!(outcome.scores.len(), 4);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = game();
    for (number, scenario) in (7..).zip(SCENARIOS) {
        let options = json!({ "scenario": scenario });
        let one = play(&game, &options, ["heuristic"; 2], number);
        let other = play(&game, &options, ["heuristic"; 2], number);
        assert_eq!(one.1, other.1, "{scenario}");
        assert_ne!(one.1, play(&game, &options, ["heuristic"; 2], number + 100).1);
    }
}
