//! What the game's page and the form for a new table need to know.

use std::collections::BTreeMap;

use kernel::about::{Choice, Names, Role};
use kernel::{About, Rules};
use serde_json::{Value, json};

use crate::board::{Board, MAX_PLAYERS};
use crate::card::Card;
use crate::edition::Edition;
use crate::options::Options;
use crate::rules::Freedom;
use crate::token::{Stack, TokenKind};
use crate::view::card_view;
use crate::words;

pub(crate) fn about(rules: &Freedom) -> About {
    let (board, edition) = (rules.board(), rules.edition());
    let defaults = Options { reactions: Some(edition.reactions()), ..Options::default() };
    About {
        id: Freedom::ID,
        version: Freedom::VERSION,
        seats_min: 1,
        seats_max: MAX_PLAYERS as u8,
        scenarios: vec![],
        options: choices(edition),
        defaults: serde_json::to_value(defaults).unwrap_or(Value::Null),
        roles: (board.roles.iter())
            .map(|role| Role {
                id: role.id.clone(),
                names: role.names.clone(),
                letter: role.letter.clone(),
                colour: role.colour.clone(),
            })
            .collect(),
        places: places(board),
        provenance: board.provenance.clone(),
        board: drawing(board),
    }
}

/// Every option with its values, the usual one first.
fn choices(edition: Edition) -> Vec<Choice> {
    let reactions = match edition {
        Edition::First => ["acting", "ask", "never"],
        Edition::Second => ["ask", "acting", "never"],
    };
    let choice =
        |key, values: &[&'static str], clause| Choice { key, values: values.to_vec(), clause };
    vec![
        choice("roles", &["dealt", "chosen", "named"], "6.1"),
        choice("side", &["white", "red"], "6.9"),
        choice("triples", &["move", "nothing"], "10.1"),
        choice("money", &["usual", "more"], "10.2"),
        choice("plantations", &["light", "centre_empty", "full"], "10.3"),
        choice("support", &["usual", "extra"], "10.4"),
        choice("round_trip", &["forbidden", "allowed"], "3.2.11"),
        choice("civil_war", &["any", "own"], "9.4.5"),
        choice("score_market", &["all", "open"], "8.7"),
        choice("reactions", &reactions, "10.5"),
    ]
}

/// The names of all places, and of the three that are not on the map.
fn places(board: &Board) -> BTreeMap<String, Names> {
    let names = |en: &str, fr: &str, it: &str| Names {
        en: en.to_owned(),
        fr: fr.to_owned(),
        it: it.to_owned(),
    };
    let spaces = board.spaces.iter().map(|s| (s.id.clone(), s.names.clone()));
    let plantations = board.plantations.iter().map(|p| (p.id.clone(), p.names.clone()));
    let others = [
        ("canada", names("Canada", "Canada", "Canada")),
        ("lost", names("The lost", "Personnes perdues", "Persone perdute")),
        ("market", names("Slave market", "Marché aux esclaves", "Mercato di schiavi")),
    ];
    let others = others.map(|(id, names)| (id.to_owned(), names));
    spaces.chain(plantations).chain(others).collect()
}

/// What the client must know of the board to draw it.
fn drawing(board: &Board) -> Value {
    let spaces = board.spaces.iter().enumerate().map(|(n, s)| {
        json!({
            "id": s.id, "kind": s.kind, "tint": s.tint, "lon": s.lon, "lat": s.lat,
            "holds": board.holds[n], "aid": board.aid[n], "known": s.known,
        })
    });
    let plantations = board.plantations.iter().enumerate().map(|(n, p)| {
        json!({
            "id": p.id, "lon": p.lon, "lat": p.lat, "light": p.light,
            "holds": board.holds[board.spaces.len() + n],
        })
    });
    let routes = board.routes.iter().map(|route| {
        let [a, b] = route.between.map(|at| board.id(at));
        json!({ "between": [a, b], "kind": route.kind, "known": route.known })
    });
    let catchers = board.catchers.iter().enumerate().map(|(n, catcher)| {
        let path = &board.path[n][..usize::from(board.path_len[n])];
        let path: Vec<&str> = path.iter().map(|at| board.id(*at)).collect();
        json!({
            "id": catcher.id, "symbol": catcher.symbol, "path": path,
            "start": path.get(usize::from(catcher.start)),
        })
    });
    let cards = (0..board.cards.len() as u8).map(|n| {
        let card = card_view(board, Card(n));
        let period = board.card_period[usize::from(n)];
        let players = board.players_min[usize::from(n)];
        let period = (period != u8::MAX).then(|| period + 1);
        json!({ "card": card, "period": period, "players_min": players.max(1) })
    });
    let roles = (0..board.roles.len() as u8).map(|n| {
        json!({
            "id": board.role_id(n),
            "benefits": [words::benefit_text(board, n, 0), words::benefit_text(board, n, 1)],
            "special": words::special_text(board, n),
        })
    });
    json!({
        "spaces": spaces.collect::<Vec<_>>(),
        "plantations": plantations.collect::<Vec<_>>(),
        "routes": routes.collect::<Vec<_>>(),
        "catchers": catchers.collect::<Vec<_>>(),
        "stacks": (0..board.stacks.len() as u8).map(|n| stack(board, Stack(n))).collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
        "roles": roles.collect::<Vec<_>>(),
        "queue": board.prices,
        "people": board.people,
        "canada": 30,
    })
}

fn stack(board: &Board, stack: Stack) -> Value {
    let n = stack.index();
    let period = board.stack_period[n] + 1;
    let id = board.stack_id(stack);
    let count = board.stacks.get(n).map(|s| s.count);
    match board.token[n] {
        TokenKind::Support => json!({
            "id": id, "kind": "support", "period": period, "price": board.price[n], "count": count,
        }),
        TokenKind::Conductor { people, spaces } => json!({
            "id": id, "kind": "conductor", "period": period, "price": board.price[n],
            "count": count, "people": people, "spaces": spaces,
        }),
        TokenKind::Fundraising { places } => json!({
            "id": id, "kind": "fundraising", "period": period, "price": board.price[n],
            "count": count,
            "places": places.iter().map(|at| board.id(at)).collect::<Vec<_>>(),
        }),
    }
}
