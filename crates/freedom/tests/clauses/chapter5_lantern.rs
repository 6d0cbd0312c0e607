//! Chapter 5: the Lantern.

use freedom::deck;
use kernel::{Rules, SeatSet};
use serde_json::json;

use crate::help::*;

/// The last turn of a round, with nobody to be brought to the plantations.
fn evening(players: usize, queue: &str) -> Scene {
    let lots = [
        "m01 0, m02 0, m03 0",
        "m04 0, m05 0, m06 0",
        "m07 0, m08 0, m09 0",
        "m11 0, m12 0, m13 0",
    ];
    let scene = scene(players).set("active", players - 1).queue(queue);
    scene.market(lots[players - 1])
}

/// Plays the end of the round up to the first card that is drawn.
fn dusk(scene: Scene) -> Game {
    let seats = scene.position["options"]["players"].as_u64().expect("players") as u8;
    let card = ["m05", "m07", "m10", "m14"][usize::from(seats) - 1];
    let mut game = scene.set("market_deck", json!([card])).play();
    game.act(seats - 1, "end");
    game.chance(&format!("reveal {card}"));
    game
}

/// The worked example of the French book: the cards at $3 and $2 were bought, Whittier is
/// discarded, the two others slide to the right, and three new cards are drawn from the cheapest
/// slot to the dearest.
///
/// Proves 5.1, 5.7, 5.9.
#[test]
fn example_the_lantern_with_four_players() {
    let mut game = dusk(evening(4, "- ripley - ohio-river john-greenleaf-whittier"));
    assert_eq!(
        game.heard("card_discarded queue_slid"),
        ["card_discarded john-greenleaf-whittier 4", "queue_slid"]
    );
    assert_eq!(game.queue(), "- - - ripley ohio-river");
    for (card, slot) in [("david-walker", 2), ("liberty-hill", 1), ("the-liberator", 0)] {
        game.chance(&format!("draw {card}"));
        assert_eq!(game.told()[0], format!("card_queued {card} {slot}"));
    }
    assert_eq!(game.queue(), "the-liberator liberty-hill david-walker ripley ohio-river");
    assert_eq!(game.told()[1..], ["lantern_passed 1", "round_began 2 1"]);
    // Two slots are cleared with one or two players, one with three or four.
    let cards = "ripley ohio-river liberty-hill david-walker the-liberator";
    for (players, left) in [(1, 3), (2, 3), (3, 4), (4, 4)] {
        let game = dusk(evening(players, cards));
        assert_eq!(game.state.queued(), left, "{players} players");
        let shown = view(&game);
        let cleared = (0..5).filter(|n| shown["queue"][n]["cleared"] == json!(true)).count();
        assert_eq!(cleared, 5 - left);
    }
}

/// Proves 5.2.
#[test]
fn the_right_most_slot_is_cleared_first() {
    let game = dusk(evening(2, "- - - ripley ohio-river"));
    assert_eq!(
        game.heard("card_discarded"),
        ["card_discarded ohio-river 4", "card_discarded ripley 3"]
    );
    // A card that strikes is resolved before the next is looked at: here its choice comes first.
    let scene = evening(2, "- - - ripley dred-scott").people("stl 1, cha 1, s_mtn 1, s_etn 1");
    let mut game = dusk(scene);
    assert_eq!(game.queue(), "- - - ripley -");
    for from in ["stl", "cha", "s_mtn"] {
        game.act(0, &format!("move {from} pl_w"));
    }
    assert_eq!(game.heard("card_discarded"), ["card_discarded ripley 3"]);
}

/// Proves 5.3.
#[test]
fn an_empty_slot_is_not_made_up_for() {
    let game = dusk(evening(4, "ripley ohio-river - liberty-hill -"));
    assert!(game.heard("card_discarded").is_empty());
    assert_eq!(game.queue(), "- - ripley ohio-river liberty-hill");
    let game = dusk(evening(1, "ripley ohio-river liberty-hill - -"));
    assert_eq!(game.queue(), "- - ripley ohio-river liberty-hill");
}

/// Proves 5.4.
#[test]
fn general_and_reserve_cards_are_simply_discarded() {
    let scene = evening(2, "- - - levi-coffin southern-church");
    let game = dusk(scene);
    assert_eq!(game.heard("card_discarded").len(), 2);
    assert_eq!((game.money(0), game.state.player(kernel::Seat(0)).reserve), (10, None));
}

/// Proves 5.5.
#[test]
fn what_strikes_when_removed_is_resolved_by_the_lead_player() {
    let scene = evening(3, "- - - - nat-turner").set("lead", 2).set("active", 1);
    let scene = scene.seat(0, "support", 1).seat(1, "support", 1);
    let mut game = scene.set("market_deck", json!(["m10"])).play();
    game.act(1, "end").chance("reveal m10");
    assert_eq!(game.heard("card_struck"), ["card_struck nat-turner"]);
    assert_eq!(game.awaited(), (vec![2], vec![]));
    assert_eq!(game.may(2), ["give_back 0", "give_back 1"]);
    game.act(2, "give_back 1");
    assert_eq!(game.state.player(kernel::Seat(1)).support, 0);
}

/// Proves 5.6.
#[test]
fn what_stands_in_the_queue_ends_without_further_effect() {
    let game = dusk(evening(4, "- - - - compromise-1850"));
    assert_eq!(game.heard("card_struck card_discarded"), ["card_discarded compromise-1850 4"]);
    assert_eq!(game.state.standing(rules().board()), freedom::card::Standing::default());
}

/// Proves 5.8.
#[test]
fn victory_is_looked_at_before_the_queue_is_filled() {
    let scene = evening(1, "- - - - ripley").period(3).people("canada 5");
    let mut game = scene.seat(0, "support", 3).set("market_deck", json!(["m05"])).play();
    game.act(0, "end").chance("reveal m05");
    assert_eq!(game.heard("queue_slid card_queued ended").len(), 2);
    assert!(game.heard("ended")[0].starts_with("ended true freedom"));
    assert_eq!(game.queue(), "- - - - -");
}

/// Proves 5.10.
#[test]
fn at_most_one_new_opposition_card_enters() {
    let mut game = dusk(evening(4, "- - gag-rules ripley -"));
    assert_eq!(game.queue(), "- - - gag-rules ripley");
    game.chance("draw dred-scott");
    assert_eq!(game.told(), ["card_queued dred-scott 2"], "the one that was there does not count");
    game.chance("draw nat-turner");
    assert_eq!(game.told(), ["card_aside nat-turner"]);
    assert_eq!(game.queue(), "- - dred-scott gag-rules ripley");
    game.chance("draw ohio-river").chance("draw elijah-lovejoy").chance("draw levi-coffin");
    assert_eq!(game.heard("shuffled"), ["shuffled [nat-turner elijah-lovejoy]"]);
    assert_eq!(game.queue(), "levi-coffin ohio-river dred-scott gag-rules ripley");
    assert_eq!(game.state.fill, freedom::state::Fill::NONE);
}

/// Proves 5.11.
#[test]
fn cards_set_aside_are_known_to_be_in_the_deck_and_its_top_is_forgotten() {
    let scene = evening(4, "liberty-hill ripley ohio-river - -");
    let scene = scene.set("top", json!(["david-walker", "southern-church", "st-catharines"]));
    let mut game = dusk(scene);
    // Two slots, filled from the known top; the third card stays there.
    assert_eq!(game.queue(), "southern-church st-catharines liberty-hill ripley ohio-river");
    assert_eq!(game.state.top.cards(), [card("david-walker")]);
    // The same with Opposition cards on top: the second is set aside, and the deck is shuffled.
    let scene = evening(4, "liberty-hill ripley ohio-river - -");
    game = dusk(
        scene.set("top", json!(["david-walker", "theodore-weld", "dred-scott", "nat-turner"])),
    );
    assert_eq!(game.queue(), "theodore-weld nat-turner liberty-hill ripley ohio-river");
    assert_eq!(game.heard("shuffled"), ["shuffled [dred-scott]"]);
    assert!(game.state.top.is_empty());
    let deck = game.state.decks[0];
    assert!(deck.known.has(card("dred-scott")) && deck.known.has(card("david-walker")));
    // What is drawn next is any card of the deck again, those two as likely as every known one.
    let next = |game: &Game| -> Vec<(String, u64)> {
        let answer = rules().ask(&game.state, SeatSet::NONE, &json!({ "draw": true })).unwrap();
        let cards = answer["cards"].as_array().unwrap().iter();
        let pair = |one: &serde_json::Value| {
            Some((one["card"].as_str()?.to_owned(), one["weight"].as_u64()?))
        };
        cards.map(|one| pair(one).expect("a card and a weight")).collect()
    };
    let odds = next(&game);
    let of = |id: &str| odds.iter().find(|(card, _)| card == id).map(|(_, weight)| *weight);
    assert_eq!(odds.len(), deck.known.len() as usize + game.state.pool.len() as usize);
    assert!(of("dred-scott").is_some_and(|weight| weight > 0));
    assert_eq!([of("david-walker"), of("levi-coffin")], [of("dred-scott"); 2]);
    assert!(of("farren-riots") < of("dred-scott"), "of the unseen ones only some are in the deck");
    assert_eq!((of("theodore-weld"), of("nat-turner")), (None, None), "they lie in the queue");
    // Without a second Opposition card nothing is shuffled, and the top stays known.
    let scene = evening(4, "liberty-hill ripley ohio-river - -");
    let calm = dusk(scene.set("top", json!(["david-walker", "theodore-weld", "nat-turner"])));
    assert_eq!(next(&calm), [("david-walker".to_owned(), 1)]);
}

/// Proves 5.12.
#[test]
fn if_only_opposition_cards_are_left_they_all_enter() {
    let decks = json!([{ "known": ["nat-turner"], "unknown": 2 }, {}, {}]);
    let scene = evening(4, "- - - ripley ohio-river").set("decks", decks);
    let mut game = dusk(scene.set("pool", json!(["dred-scott", "gag-rules"])));
    assert_eq!(game.queue(), "- - - - ripley");
    game.chance("draw gag-rules").chance("draw nat-turner").chance("draw dred-scott");
    assert_eq!(
        game.heard("card_aside card_queued"),
        ["card_aside dred-scott", "card_queued nat-turner 2", "card_queued dred-scott 1"]
    );
    assert_eq!(game.queue(), "- dred-scott nat-turner gag-rules ripley");
    assert_eq!(deck::size(&game.state), 0);
}

/// Proves 5.13.
#[test]
fn if_the_deck_is_empty_slots_stay_empty() {
    let decks = json!([{ "known": ["david-walker"] }, {}, {}]);
    let mut game = dusk(evening(4, "- - - ripley ohio-river").set("decks", decks));
    game.chance("draw david-walker");
    assert_eq!(game.queue(), "- - - david-walker ripley");
    assert_eq!(game.heard("round_began"), ["round_began 2 1"]);
}

/// Proves 5.14.
#[test]
fn the_lantern_passes_clockwise_if_the_game_goes_on() {
    for (lead, next) in [(0, 1), (1, 2), (2, 0)] {
        let cards = "ripley ohio-river liberty-hill david-walker -";
        let scene = evening(3, cards).set("lead", lead).set("active", (lead + 2) % 3);
        let mut game = scene.set("market_deck", json!(["m10"])).play();
        game.act((lead + 2) % 3, "end").chance("reveal m10").chance("draw levi-coffin");
        assert_eq!(game.state.lead.0, next);
        assert_eq!(game.state.active.0, next);
        assert_eq!(game.heard("lantern_passed round_began").len(), 2);
    }
    let scene = evening(3, "- - - - -").set("round", 8).set("market_deck", json!([]));
    let mut game = scene.play();
    game.act(2, "end");
    assert_eq!(
        game.heard("lantern_passed ended").len(),
        1,
        "it does not pass when the game is over"
    );
    assert_eq!(game.state.lead.0, 0);
}
