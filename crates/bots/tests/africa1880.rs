//! What the bots of Africa 1880 are good for.

use std::sync::Arc;

use africa1880::Africa1880;
use bots::arena;
use kernel::{AnyBot, AnyGame, Game, Outcome, Seat, Seed};
use serde_json::json;

const MAX_STEPS: u32 = 100_000;

fn bot(name: &str) -> Arc<dyn AnyBot> {
    bots::with(bots::africa1880::Heuristic::default())
        .into_iter()
        .find(|bot| bot.id() == name)
        .expect("a bot of that name")
}

fn game() -> Game<Africa1880> {
    Game::open(africa1880::WORDS).expect("our own game opens")
}

fn play(game: &dyn AnyGame, options: &serde_json::Value, bots: &[&str], number: u64) -> Outcome {
    let seed = Seed::from_number(number);
    let mut table = game.table(options, seed).expect("good options");
    let bots: Vec<_> = bots.iter().map(|name| bot(name)).collect();
    arena::play(&mut *table, &bots, &mut seed.at(u64::MAX), MAX_STEPS).expect("the game ends")
}

#[test]
fn one_heuristic_bot_among_five_random_ones_wins_most_games() {
    let game = game();
    let games = 600;
    let mut won = 0;
    for number in 0..games {
        let mut bots = ["random"; 6];
        let seat = (number % 6) as usize;
        bots[seat] = "heuristic";
        let outcome = play(&game, &json!({}), &bots, number);
        won += u64::from(outcome.winners.has(Seat(seat as u8)));
    }
    assert!(won * 100 >= games * 60, "{won} of {games}");
}

#[test]
fn no_power_has_the_game_in_its_pocket() {
    let game = game();
    let games = 300;
    let mut won = [0u64; 6];
    for number in 0..games {
        let outcome = play(&game, &json!({}), &["heuristic"; 6], number);
        if let Some(seat) = outcome.winners.lowest() {
            won[seat.index()] += 1;
        }
    }
    assert!(won.iter().all(|won| won * 100 <= games * 32), "{won:?} of {games}");
}

#[test]
fn they_play_every_number_of_powers_and_both_starts() {
    let game = game();
    let powers = ["GB", "FR", "DE", "IT", "NL", "BE"];
    for count in 3..=6 {
        for start in ["free", "historical"] {
            let options = json!({ "powers": powers[..count], "start": start });
            let mut bots = vec!["heuristic"; count];
            bots[0] = "random";
            let outcome = play(&game, &options, &bots, count as u64);
            assert_eq!(outcome.scores.len(), count);
        }
    }
}
