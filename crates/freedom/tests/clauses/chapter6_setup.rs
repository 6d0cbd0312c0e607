//! Chapter 6: set-up.

use freedom::state::Phase;
use kernel::{Rules, Seat, SeatSet, Turn};
use serde_json::json;

use crate::help::*;

/// A table whose roles are named, up to the first market card.
fn named(cast: &[&str]) -> Game {
    let mut game = Game::new(json!({ "cast": cast, "roles": "named" }));
    if cast.len() > 1 {
        game.chance("lead 0");
    }
    game
}

/// Proves 6.1.
#[test]
fn roles_are_dealt_chosen_or_named() {
    let mut game = Game::new(json!({ "players": 2 }));
    assert_eq!(rules().turn(&game.state), Turn::Chance);
    let six = ["agent", "conductor", "preacher", "shepherd", "station-master", "stockholder"];
    let all: Vec<_> = six.iter().map(|role| (format!("role {role}"), 1)).collect();
    assert_eq!(game.odds(), all);
    assert_eq!(rules().seat_id(&game.state, Seat(0)), "", "not known yet");
    game.chance("role preacher");
    assert_eq!(game.told(), ["role_taken 0 preacher"]);
    assert!(!game.odds().contains(&("role preacher".to_owned(), 1)));
    game.chance("role agent");
    assert_eq!([0, 1].map(|n| rules().seat_id(&game.state, Seat(n))), ["preacher", "agent"]);

    let mut game = Game::new(json!({ "players": 3, "roles": "chosen" }));
    assert_eq!(game.awaited(), (vec![0], vec![]));
    assert_eq!(game.may(0).len(), 6);
    assert_eq!(game.refused(1, "role agent"), "0.13 not-yours");
    game.act(0, "role agent");
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(game.refused(1, "role agent"), "6.1 role-taken");
    assert_eq!(game.refused(1, "done"), "0.11 not-now");
    game.act(1, "role shepherd").act(2, "role conductor");
    assert_eq!(game.odds().len(), 3, "chance says who leads");

    let game = named(&["stockholder", "agent"]);
    assert_eq!([0, 1].map(|n| rules().seat_id(&game.state, Seat(n))), ["stockholder", "agent"]);
    let faults = |options: serde_json::Value| {
        let options = serde_json::from_value(options).unwrap();
        rules().setup(&options).unwrap_err()[0].to_string()
    };
    assert!(
        faults(json!({ "cast": ["king"], "roles": "named" }))
            .starts_with("options.cast: \"king\" is no role; known: agent,")
    );
    assert_eq!(
        faults(json!({ "cast": ["agent", "agent"] })),
        "options.cast: \"agent\" is named twice"
    );
    assert_eq!(
        faults(json!({ "roles": "named" })),
        "options.cast: every player needs a role by name"
    );
    assert_eq!(
        faults(json!({ "cast": ["agent"], "players": 2 })),
        "options.cast: the cast has 1 roles, and 2 people play"
    );
    // A cast that is not named only says how many play.
    assert_eq!(Game::new(json!({ "cast": ["agent", "preacher", "shepherd"] })).state.seats, 3);
    assert_eq!(Game::new(json!({})).state.seats, 4);
}

/// Proves 6.2.
#[test]
fn people_stand_on_the_light_spaces() {
    let game = named(&["agent"]);
    assert_eq!(["pl_w", "pl_c", "pl_e"].map(|id| game.people(id)), [4, 4, 4]);
    assert_eq!(game.state.count(rules().board().map), 0);
}

/// Proves 6.3.
#[test]
fn eight_market_cards_and_the_first_lies_at_the_bottom() {
    let eight = [
        "m01 m02 m03 m04 m05 m06 m07 m08",
        "m04 m05 m06 m07 m08 m09 m10 m11",
        "m07 m08 m09 m10 m11 m12 m13 m14",
        "m11 m12 m13 m14 m15 m16 m17 m18",
    ];
    let casts: [&[&str]; 4] = [
        &["agent"],
        &["agent", "preacher"],
        &["agent", "preacher", "shepherd"],
        &["agent", "preacher", "shepherd", "conductor"],
    ];
    for (cast, cards) in casts.iter().zip(eight) {
        let game = named(cast);
        let odds: Vec<_> = cards.split(' ').map(|card| (format!("reveal {card}"), 1)).collect();
        assert_eq!(game.odds(), odds);
    }
    let mut game = named(&["agent"]);
    game.chance("reveal m08").chance("reveal m01").chance("reveal m03");
    assert_eq!(game.lots(), [6, 3, 4]);
    assert_eq!(game.state.phase, Phase::Setup);
    assert_eq!(game.state.market_deck.count_ones(), 5);
    assert!(game.odds().iter().all(|(text, _)| text.starts_with("draw ")), "then the queue");
}

/// Proves 6.4.
#[test]
fn each_market_card_receives_its_people() {
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.lots.len(), 18);
    let totals: Vec<u32> = (1..=4)
        .map(|players| {
            let bits = board.lots_for(players);
            (0..18).filter(|n| bits & (1 << n) != 0).map(|n| u32::from(board.lot[n])).sum()
        })
        .collect();
    assert_eq!(totals, [38, 52, 61, 71]);
    let mut game = named(&["agent", "preacher", "shepherd", "conductor"]);
    game.chance("reveal m17");
    assert_eq!(game.told(), ["lot_revealed m17 0", "lot_filled 0 10 10"]);
    assert_eq!(game.state.supply, 96 - 12 - 10);
}

/// Proves 6.5.
#[test]
fn marked_cards_are_left_out_with_one_or_two() {
    let rules = rules();
    let board = rules.board();
    for (players, cards) in [(1, 50), (2, 50), (3, 52), (4, 52)] {
        assert_eq!(board.cards_for(players).len(), cards);
        let marked = ["farren-riots", "gag-rules"].map(|id| board.cards_for(players).has(card(id)));
        assert_eq!(marked, [players > 2; 2]);
    }
    assert!(!named(&["agent"]).state.pool.has(card("gag-rules")));
}

/// Proves 6.6.
#[test]
fn opposition_cards_are_shuffled_in_unseen() {
    for players in 1..=4u8 {
        let game = Game::new(json!({ "players": players }));
        let decks = game.state.decks;
        assert_eq!(decks.map(|deck| deck.known.len()), [13, 17, 10]);
        let dealt = if players < 3 { [3, 4, 3] } else { [4, 5, 3] };
        assert_eq!(decks.map(|deck| deck.unknown), dealt);
        assert_eq!(game.state.pool.len(), if players < 3 { 10 } else { 12 });
    }
    // Each known card weighs the pool, each card of the pool the number of unknown ones.
    let mut game = named(&["agent"]);
    game.chance("reveal m01").chance("reveal m02").chance("reveal m03");
    let odds = game.odds();
    let weight = |id: &str| odds.iter().find(|(text, _)| text == &format!("draw {id}")).unwrap().1;
    assert_eq!((odds.len(), weight("ripley"), weight("nat-turner")), (23, 10, 3));
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 10 * 16);
    // Once all of them are placed, nothing is unknown.
    game.chance("draw nat-turner");
    assert_eq!((game.state.pool.len(), game.state.decks[0].unknown), (9, 2));
}

fn first_cards(game: &mut Game, cards: &str) {
    for card in cards.split(' ') {
        game.chance(&format!("draw {card}"));
    }
}

/// Proves 6.7.
#[test]
fn the_first_queue_is_filled_from_the_right_and_the_domestic_trade_adds_at_once() {
    let mut game = named(&["agent"]);
    game.chance("reveal m01").chance("reveal m02").chance("reveal m03");
    first_cards(&mut game, "ripley ohio-river domestic-slave-trade");
    assert_eq!(game.queue(), "- - domestic-slave-trade ohio-river ripley");
    assert_eq!(
        game.heard("lot_filled"),
        ["lot_filled 0 1 4", "lot_filled 1 1 4", "lot_filled 2 1 5"]
    );
    first_cards(&mut game, "levi-coffin the-liberator");
    assert_eq!(game.queue(), "the-liberator levi-coffin domestic-slave-trade ohio-river ripley");
    assert_eq!(game.heard("round_began"), ["round_began 1 0"]);
    assert_eq!(game.state.phase, Phase::Catchers);
}

/// Proves 6.8.
#[test]
fn at_most_one_opposition_card_at_the_start() {
    let mut game = named(&["agent"]);
    game.chance("reveal m01").chance("reveal m02").chance("reveal m03");
    first_cards(&mut game, "dred-scott nat-turner ripley ohio-river levi-coffin");
    assert_eq!(game.queue(), "- levi-coffin ohio-river ripley dred-scott");
    first_cards(&mut game, "david-walker");
    assert_eq!(game.heard("shuffled"), ["shuffled [nat-turner]"]);
    assert!(game.state.decks[0].known.has(card("nat-turner")));
    assert_eq!(game.state.lead, Seat(0), "the lantern does not pass before the first round");
    let mut game = named(&["agent"]);
    game.chance("reveal m01").chance("reveal m02").chance("reveal m03");
    first_cards(&mut game, "ripley ohio-river levi-coffin david-walker the-liberator");
    assert!(game.state.queue.iter().flatten().all(|card| !rules().board().opposition.has(*card)));
}

/// Proves 6.9.
#[test]
fn the_victory_card_has_two_sides() {
    let goals = |side: &'static str| {
        (1..=4).map(move |players| {
            let game = Game::new(json!({ "players": players, "side": side }));
            let victory = game.state.victory(rules().board());
            (victory.free, victory.lost)
        })
    };
    assert_eq!(goals("white").collect::<Vec<_>>(), [(5, 10), (11, 14), (16, 19), (25, 23)]);
    assert_eq!(goals("red").collect::<Vec<_>>(), [(7, 8), (13, 12), (19, 16), (28, 20)]);
}

/// Proves 6.10.
#[test]
fn everybody_starts_with_eight_dollars() {
    let game = named(&["agent", "preacher"]);
    assert_eq!([game.money(0), game.money(1)], [8, 8]);
}

/// Proves 6.11.
#[test]
fn chance_says_who_leads() {
    let mut game =
        Game::new(json!({ "cast": ["agent", "preacher", "shepherd"], "roles": "named" }));
    assert_eq!(game.odds(), [0, 1, 2].map(|n| (format!("lead {n}"), 1)));
    game.chance("lead 2");
    assert_eq!((game.told(), game.state.lead), (vec!["leads 2".to_owned()], Seat(2)));
    // One who plays alone leads.
    assert_eq!(named(&["agent"]).state.lead, Seat(0));
}

/// Proves 6.12.
#[test]
fn where_the_catchers_start() {
    let game = named(&["agent"]);
    let all = ["red", "blue", "orange", "purple", "brown"].map(|id| game.catcher(id));
    assert_eq!(all, ["chi", "det", "roc", "was", "nyc"]);
}

/// Proves 6.13.
#[test]
fn the_tokens_for_each_number_of_players() {
    let ids = [
        "support-1",
        "support-2",
        "support-3",
        "conductor-1",
        "conductor-2",
        "conductor-2-double",
        "conductor-3",
        "conductor-3-double",
        "fundraising-1",
        "fundraising-2",
        "fundraising-3",
    ];
    let table = [
        [1, 1, 1, 3, 2, 2, 1, 1, 1, 2, 1],
        [2, 3, 2, 5, 3, 3, 2, 2, 2, 3, 2],
        [3, 6, 3, 7, 4, 4, 3, 3, 3, 4, 3],
        [4, 8, 4, 9, 5, 5, 4, 4, 4, 5, 4],
    ];
    for (players, row) in (1..=4).zip(table) {
        let game = Game::new(json!({ "players": players }));
        assert_eq!(ids.map(|id| game.left(id)), row, "{players} players");
    }
}

/// Proves 6.14.
#[test]
fn what_nobody_knows_is_not_in_the_state() {
    // The order: whichever card of the deck is drawn first, the tables are the same in the end.
    let drawn = |cards: &str| {
        let mut game = named(&["agent"]);
        game.chance("reveal m01").chance("reveal m02").chance("reveal m03");
        first_cards(&mut game, cards);
        game
    };
    let (one, other) = (drawn("ripley ohio-river"), drawn("ohio-river ripley"));
    assert_ne!(one.queue(), other.queue());
    assert_eq!((one.state.decks, one.state.pool), (other.state.decks, other.state.pool));
    assert_eq!(one.odds(), other.odds(), "what comes next does not depend on it");
    // Which Opposition cards are in which deck: each of the ten can be in any of the three.
    let can_come = |period: u8| -> Vec<String> {
        let scene = scene(1).period(period).phase("lantern").queue("ripley - - - ohio-river");
        let odds = scene.play().odds();
        let opposes = |text: &&String| {
            let id = text.strip_prefix("draw ").expect("a draw");
            rules().board().opposition.has(card(id))
        };
        odds.iter().map(|(text, _)| text).filter(opposes).cloned().collect()
    };
    assert_eq!([1, 2, 3].map(|period| can_come(period).len()), [10, 10, 10]);
    assert_eq!(can_come(1), can_come(3));
    // Everybody sees all there is: nothing is hidden, and nothing can be guessed at.
    let shown = view(&named(&["agent"]));
    assert_eq!((&shown["deck"]["unknown"], &shown["deck"]["top"]), (&json!(3), &json!([])));
    assert_eq!(shown["deck"]["pool"].as_array().unwrap().len(), 10);
    // What was drawn is known not to be in a deck; what was put on top is known to come next.
    assert!(!drawn("nat-turner").odds().iter().any(|(text, _)| text == "draw nat-turner"));
    let mut game = scene(2).queue("dred-scott - - - the-liberator").play();
    game.acts("buy 4; pick 0");
    let next = rules().ask(&game.state, SeatSet::NONE, &json!({ "draw": true })).unwrap();
    assert_eq!(next["cards"], json!([{ "card": "dred-scott", "weight": 1 }]));
    // When a period ends, its unseen cards stay unseen.
    let mut game = scene(1).phase("planning").play();
    let pool = game.state.pool;
    game.act(0, "take support-1");
    assert_eq!((game.state.pool, game.state.decks[0].unknown), (pool, 0));
}
