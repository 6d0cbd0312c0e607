//! Legal positions drawn at random: every number of players, every period.

use kernel::Rules;
use kernel::random::{ChaCha8Rng, RngExt};
use serde_json::{Map, Value, json};

use crate::help::{Game, rules};
use crate::model::atlas;

/// How often the long run resolves each card.
pub(crate) const SOAK: u32 = 1000;

/// How often each card is resolved: 50 times, or a thousand if the environment asks for long runs.
pub(crate) fn effort() -> u32 {
    if std::env::var_os("LANTERN_GAMES").is_some() { SOAK } else { 50 }
}

fn some<'a, V>(rng: &mut ChaCha8Rng, list: &'a [V]) -> &'a V {
    &list[rng.random_range(0..list.len())]
}

/// A turn in the middle of a game, with a card in a slot of the queue.
///
/// Whatever could interrupt the card is out of the way: reactions of others are off, the active
/// player holds none, and a Station Master has already held a catcher back.
pub(crate) fn turn(rng: &mut ChaCha8Rng, card: &str) -> (Game, usize) {
    for _ in 0..1000 {
        let slot = rng.random_range(0..5);
        let position = position(rng, card, slot);
        if let Ok(state) = rules().load(&position) {
            return (Game { state, told: Vec::new(), step: kernel::Finality::Open }, slot);
        }
    }
    panic!("no legal position for {card} in a thousand");
}

fn position(rng: &mut ChaCha8Rng, card: &str, slot: usize) -> Value {
    let rules = rules();
    let board = rules.board();
    let least = board.players_min[board.card(card).expect("a card").index()].max(1);
    let players = rng.random_range(least..=4);
    let own = atlas().cards[card].get("period").and_then(toml::Value::as_integer).unwrap_or(1);
    let period = rng.random_range(own as u8..=3);
    let n = usize::from(players);
    let mut position = json!({
        "options": { "players": players, "side": some(rng, &["white", "red"]) },
        "phase": "action",
        "period": period,
        "round": rng.random_range(1..=8),
        "active": rng.random_range(0..n),
        "lead": rng.random_range(0..n),
    });
    tokens(rng, &mut position, n, period);
    let active = position["active"].as_u64().expect("a seat") as usize;
    if position["seats"][active]["role"] == "station-master" {
        position["turn"] = json!({ "acted": true, "held": true });
    }
    people(rng, &mut position);
    let lots: Vec<&str> = (board.lots.iter())
        .filter(|lot| lot.players & (1 << (players - 1)) != 0)
        .map(|lot| lot.id.as_str())
        .collect();
    let open = rng.random_range(1..=3);
    let market: Vec<Value> = (lots.iter().take(open))
        .map(|id| json!({ "card": id, "people": rng.random_range(0..9) }))
        .collect();
    position["market"] = json!(market);
    position["market_deck"] = json!(lots[open..]);
    cards(rng, &mut position, card, slot, players);
    position
}

fn tokens(rng: &mut ChaCha8Rng, position: &mut Value, n: usize, period: u8) {
    let mut roles =
        vec!["agent", "conductor", "preacher", "shepherd", "station-master", "stockholder"];
    let mut seats: Vec<Value> = (0..n)
        .map(|_| {
            let role = roles.remove(rng.random_range(0..roles.len()));
            let spent = rng.random_bool(0.3);
            json!({ "role": role, "spent": spent, "money": rng.random_range(3..30), "reactions": "never" })
        })
        .collect();
    let mut stacks = Map::new();
    for stack in &atlas().stacks {
        let id = stack["id"].as_str().expect("an id");
        let count =
            stack["count"].as_array().expect("counts")[n - 1].as_integer().expect("a number");
        let at = stack["period"].as_integer().expect("a period");
        let mut left = count;
        if id.starts_with("support") {
            left = match at.cmp(&i64::from(period)) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => rng.random_range(i64::from(period < 3)..=count),
                std::cmp::Ordering::Greater => count,
            };
            for _ in left..count {
                let seat = rng.random_range(0..n);
                let owned = seats[seat]["support"].as_i64().unwrap_or(0);
                seats[seat]["support"] = json!(owned + 1);
            }
        } else if at <= i64::from(period) {
            let conductor = id.starts_with("conductor");
            left = rng.random_range(0..=count);
            let seat = rng.random_range(0..n);
            let mut held = rng.random_range(0..=(count - left));
            if conductor && left == 0 {
                held = held.max(1);
                seats[seat]["grey"] = json!(
                    [seats[seat]["grey"].as_array().cloned().unwrap_or_default(), vec![json!(id)]]
                        .concat()
                );
            }
            if held > 0 {
                seats[seat]["tokens"][id] = json!(held);
            }
        }
        stacks.insert(id.to_owned(), json!(left));
    }
    position["seats"] = json!(seats);
    position["stacks"] = Value::Object(stacks);
}

fn people(rng: &mut ChaCha8Rng, position: &mut Value) {
    let mut catchers = Map::new();
    for (id, path) in &atlas().paths {
        catchers.insert(id.clone(), json!(some(rng, path)));
    }
    let crowd = rng.random_range(0.0..0.7);
    let mut people = Map::new();
    for at in &atlas().order {
        let watched = catchers.values().any(|place| place == at);
        if !watched && rng.random_bool(crowd) {
            people.insert(at.clone(), json!(rng.random_range(0..=atlas().holds(at))));
        }
    }
    people.insert("lost".to_owned(), json!(rng.random_range(0..=8)));
    people.insert("canada".to_owned(), json!(rng.random_range(0..=20)));
    position["catchers"] = Value::Object(catchers);
    position["people"] = Value::Object(people);
}

fn cards(rng: &mut ChaCha8Rng, position: &mut Value, card: &str, slot: usize, players: u8) {
    let rules = rules();
    let board = rules.board();
    let mut deck: Vec<&str> = board.cards_for(players).iter().map(|c| board.card_id(c)).collect();
    deck.retain(|id| *id != card && !["levi-coffin", "civil-war", "congress-outlaws"].contains(id));
    let mut draw = |rng: &mut ChaCha8Rng| deck.remove(rng.random_range(0..deck.len()));
    let queue: Vec<Value> = (0..5)
        .map(|n| match n == slot {
            true => json!(card),
            false if rng.random_bool(0.7) => json!(draw(rng)),
            false => Value::Null,
        })
        .collect();
    position["queue"] = json!(queue);
    let top: Vec<&str> = (0..rng.random_range(0..3)).map(|_| draw(rng)).collect();
    position["top"] = json!(top);
}
