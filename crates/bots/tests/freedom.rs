//! What the bots of Freedom are good for.

use std::sync::Arc;

use bots::arena;
use freedom::Freedom;
use kernel::{AnyBot, AnyGame, Game, Intent, Kind, Outcome, Row, Seat, Seed, Table, Turn};
use serde_json::{Value, json};

const MAX_STEPS: u32 = 20_000;

fn bot(name: &str) -> Arc<dyn AnyBot> {
    bots::with(bots::freedom::Heuristic::default())
        .into_iter()
        .find(|bot| bot.id() == name)
        .expect("a bot of that name")
}

fn game() -> Game<Freedom> {
    Game::open(freedom::WORDS).expect("our own game opens")
}

/// What a team of bots came to: the outcome, the people freed, and every row of the log.
fn play(
    game: &dyn AnyGame,
    options: &Value,
    name: &str,
    seats: usize,
    number: u64,
) -> (Outcome, u32, Vec<Row>) {
    let seed = Seed::from_number(number);
    let mut table = game.table(options, seed).expect("good options");
    let bots = vec![bot(name); seats];
    let outcome =
        arena::play(&mut *table, &bots, &mut seed.at(u64::MAX), MAX_STEPS).expect("the game ends");
    let table = table.as_any().downcast_ref::<Table<Freedom>>().expect("a table of Freedom");
    (outcome, table.state().freed().into(), table.rows().collect())
}

#[test]
fn it_frees_at_least_twice_as_many_people_as_a_random_team() {
    let game = game();
    for players in 1..=4 {
        let options = json!({ "players": players });
        let freed = |name: &str| -> u32 {
            (0..40).map(|number| play(&game, &options, name, players, number).1).sum()
        };
        let (thoughtful, random) = (freed("heuristic"), freed("random"));
        assert!(thoughtful >= 2 * random.max(1), "{players}: {thoughtful} against {random}");
    }
}

#[test]
fn it_wins_about_a_third_of_the_regular_games() {
    let game = game();
    let mut won = 0;
    for players in 1..=4 {
        let options = json!({ "players": players });
        for number in 0..40 {
            let (outcome, ..) = play(&game, &options, "heuristic", players, number);
            won += u32::from(!outcome.winners.is_empty());
        }
    }
    // A hard game, and not a hopeless one: a third, give or take what so few games leave to chance.
    assert!((35..=80).contains(&won), "{won} of 160");
}

#[test]
fn it_plays_every_variant_to_the_end() {
    let game = game();
    let variants = [
        json!({ "players": 4, "roles": "chosen", "side": "red", "reactions": "ask" }),
        json!({ "players": 3, "roles": "chosen", "plantations": "full", "reactions": "acting" }),
        json!({ "players": 2, "reactions": "never", "triples": "nothing", "support": "extra" }),
        json!({ "players": 1, "round_trip": "allowed", "plantations": "centre_empty" }),
        json!({
            "cast": ["station-master", "preacher", "stockholder", "shepherd"],
            "roles": "named", "reactions": "ask", "civil_war": "own", "score_market": "open",
        }),
    ];
    for (options, seats) in variants.iter().zip([4, 3, 2, 1, 4]) {
        for number in 0..4 {
            play(&game, options, "heuristic", seats, number);
        }
    }
}

#[test]
fn in_the_same_game_it_does_the_same() {
    let game = game();
    let options = json!({ "players": 3 });
    let once = play(&game, &options, "heuristic", 3, 5);
    assert_eq!(once, play(&game, &options, "heuristic", 3, 5));
}

/// The bot is asked at every step of a random game, whoever owes it.
#[test]
fn it_never_chooses_what_is_not_offered() {
    let game = game();
    let (thoughtful, random) = (bot("heuristic"), bot("random"));
    for (players, reactions) in [(1, "acting"), (2, "ask"), (3, "never"), (4, "ask")] {
        let options = json!({ "players": players, "reactions": reactions, "roles": "chosen" });
        let seed = Seed::from_number(players);
        let mut rng = seed.at(u64::MAX);
        let mut table = game.table(&options, seed).expect("good options");
        for _ in 0..MAX_STEPS {
            let Turn::Seats { must, may } = table.turn() else {
                let Ok(drawn) = table.draft(Intent::Chance { code: None }) else { break };
                table.accept(drawn).expect("what is drawn is legal");
                continue;
            };
            for seat in must.or(may) {
                let Some(code) = thoughtful.choose(&*table, seat, &mut rng) else { continue };
                let offers = table.offers(seat);
                assert!(offers.iter().any(|offer| offer.code == code), "{code} of {offers:?}");
            }
            let seat = must.lowest().unwrap_or(Seat(0));
            let code = random.choose(&*table, seat, &mut rng).expect("somebody owes a step");
            let row = Row { kind: Kind::Action, seat: Some(seat), code };
            table.commit(&[row]).expect("an offer is accepted");
        }
        assert!(matches!(table.turn(), Turn::Over(_)));
    }
}
