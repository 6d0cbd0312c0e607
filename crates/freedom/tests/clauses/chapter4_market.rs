//! Chapter 4: the slave market.

use kernel::Rules;
use serde_json::json;

use crate::help::*;

fn market(people: &str, lots: &str) -> Scene {
    scene(2).phase("market").people(people).market(lots)
}

/// Proves 4.1.
#[test]
fn the_lead_player_places_the_people_of_the_bottom_card() {
    let mut game = market("pl_w 6, pl_c 3, pl_e 6", "m04 2, m05 4, m06 4").play();
    let places = ["pl_w 1", "pl_w 2", "pl_c 1"];
    assert_eq!(game.can(0, "place"), places);
    assert_eq!(game.refused(0, "place pl_c 2"), "4.1 full");
    assert_eq!(game.refused(0, "place pl_e 1"), "4.1 full");
    assert_eq!(game.refused(0, "place pl_w 3"), "4.1 not-so-many");
    let nowhere = rules().check(&game.state, kernel::Seat(0), freedom::Action::Place(3, 1));
    assert_eq!(nowhere.unwrap_err().text.key, "freedom-no-no-plantation");
    game.act(0, "place pl_c 1");
    // One is left, and only one plantation has room.
    assert_eq!(game.told()[..2], ["placed pl_c 1", "placed pl_w 1"]);
    assert_eq!((game.people("pl_w"), game.people("pl_c")), (7, 4));
    // From the end of the last turn on, without a question where there is no choice.
    let mut game = scene(1).people("pl_w 3, pl_c 4, pl_e 6").market("m01 2, m02 2, m03 3").play();
    game.act(0, "end");
    assert_eq!(game.heard("placed"), ["placed pl_w 2"]);
    // Some by some, in several plantations.
    let mut game = market("", "m04 3, m05 4, m06 4").play();
    game.act(0, "place pl_w 1").act(0, "place pl_c 1");
    assert_eq!(game.can(0, "place"), ["pl_w 1", "pl_c 1", "pl_e 1"]);
    assert_eq!(game.lots(), [1, 4, 4]);
    game.act(0, "place pl_e 1");
    assert_eq!(["pl_w", "pl_c", "pl_e"].map(|id| game.people(id)), [1, 1, 1]);
}

/// Proves 4.2.
#[test]
fn those_who_are_there_are_not_moved() {
    // Whatever is chosen, and however often, nobody who was there is somewhere else afterwards.
    let farms = ["pl_w", "pl_c", "pl_e"];
    let start = market("pl_w 8, pl_c 1, pl_e 2", "m04 5, m05 4, m06 4").play();
    let mut open = vec![start.clone()];
    let mut ways = 0;
    while let Some(game) = open.pop() {
        for choice in game.may(0) {
            let mut after = game.clone();
            after.act(0, &choice);
            for farm in farms {
                assert!(after.people(farm) >= game.people(farm), "{choice}: {farm}");
            }
            let placed: u8 = farms.iter().map(|at| after.people(at) - start.people(at)).sum();
            if placed < 5 {
                open.push(after);
            } else {
                assert_eq!(after.people("pl_w"), 8, "the full one is as it was");
                ways += 1;
            }
        }
    }
    assert!(ways > 3, "there was a choice: {ways}");
    // Nor is anybody moved from one to another by a token.
    let mut game = scene(1).people("pl_w 8, pl_c 1").tokens(0, "conductor-1 1").play();
    game.acts("play conductor-1");
    assert!(game.can(0, "move").iter().all(|way| !way.contains(" pl_")));
}

/// Proves 4.3.
#[test]
fn dark_spaces_are_ordinary_room() {
    let rules = rules();
    let board = rules.board();
    let holds: Vec<u8> = ["pl_w", "pl_c", "pl_e"].map(|id| board.holds[place(id).index()]).to_vec();
    let light: Vec<u8> = board.plantations.iter().map(|p| p.light).collect();
    assert_eq!((holds, light), (vec![8, 4, 6], vec![4, 4, 4]));
    let mut game = market("pl_w 4, pl_c 4, pl_e 4", "m04 4, m05 4, m06 4").play();
    game.act(0, "place pl_w 4");
    assert_eq!(game.people("pl_w"), 8);
}

/// Proves 4.4.
#[test]
fn without_room_people_are_lost() {
    let mut game = scene(2)
        .people("pl_w 8, pl_c 3, pl_e 5")
        .set("active", 1)
        .market("m04 5, m05 4, m06 4")
        .play();
    game.act(1, "end");
    assert_eq!(game.heard("placed lost"), ["placed pl_c 1", "placed pl_e 1", "lost 3 3"]);
    assert_eq!(game.state.lost(), 3);
    // Exactly as much room as people: all are placed, and nobody chooses.
    let mut game = scene(2)
        .people("pl_w 8, pl_c 3, pl_e 5")
        .set("active", 1)
        .market("m04 2, m05 4, m06 4")
        .play();
    game.act(1, "end");
    assert_eq!(game.heard("placed lost"), ["placed pl_c 1", "placed pl_e 1"]);
}

/// Proves 4.5.
#[test]
fn one_more_than_the_track_holds_ends_the_game() {
    let full = |lost: u8, people: u8| {
        let people = format!("pl_w 8, pl_c 4, pl_e 6, lost {lost}, stl {people}");
        scene(2).people(&people).set("active", 1)
    };
    // Fourteen boxes: the fourteenth person can still be lost.
    let mut game = full(12, 1).market("m04 2, m05 4, m06 4").play();
    game.act(1, "end");
    assert_eq!((game.state.lost(), game.heard("ended").len()), (14, 0));
    let mut game = full(12, 1).market("m04 5, m05 4, m06 4").play();
    game.act(1, "end");
    assert_eq!(game.heard("lost ended"), ["lost 2 14", "ended false lost -14 []"]);
    assert_eq!((game.state.lost(), game.lots()), (14, vec![3, 4, 4]));
    assert_eq!(game.awaited(), (vec![], vec![]));
    assert!(game.offers(0).is_empty());
    // A track that is full already is not told about.
    let mut game = full(14, 1).market("m04 1, m05 4, m06 4").play();
    game.act(1, "end");
    assert_eq!(game.heard("lost ended"), ["ended false lost -14 []"]);
}

/// Proves 4.6.
#[test]
fn the_bottom_card_leaves_and_the_next_is_revealed() {
    let mut game =
        market("", "m04 1, m05 3, m06 4").set("market_deck", json!(["m09", "m11"])).play();
    game.act(0, "place pl_w 1");
    assert_eq!(game.told(), ["placed pl_w 1", "lot_gone m04"]);
    assert_eq!(game.odds(), [("reveal m09".to_owned(), 1), ("reveal m11".to_owned(), 1)]);
    game.chance("reveal m11");
    assert_eq!(game.told()[..2], ["lot_revealed m11 2", "lot_filled 2 8 8"]);
    assert_eq!(game.lots(), [3, 4, 8]);
    assert_eq!(game.state.supply, 96 - 1 - 15);
    assert_eq!(game.state.market_deck.count_ones(), 1);
}

/// Proves 4.7.
#[test]
fn an_empty_supply_places_what_is_left() {
    let people = "canada 80, pl_w 1";
    let mut game = market(people, "m04 1, m05 4, m06 4").set("market_deck", json!(["m11"])).play();
    game.act(0, "place pl_c 1").chance("reveal m11");
    assert_eq!((game.lots(), game.state.supply), (vec![4, 4, 6], 0));
    // The bottom card first: the reopened trade finds three people.
    let start = scene(2).people("canada 78, pl_w 3").market("m04 4, m05 4, m06 4");
    let mut game = start.queue("- - - - reopening-trade").play();
    assert_eq!(game.state.supply, 3);
    game.acts("buy 4");
    assert_eq!(game.heard("lot_filled"), ["lot_filled 0 2 6", "lot_filled 1 1 5"]);
    assert_eq!(game.lots(), [6, 5, 4]);
}

/// Proves 4.8.
#[test]
fn no_new_card_appears_when_the_deck_is_out() {
    let last = market("", "m04 1, m05 4").set("round", 7).set("market_deck", json!([]));
    let mut game = last.play();
    game.act(0, "place pl_w 1");
    assert_eq!(game.lots(), [4]);
    assert_eq!(game.heard("lot_revealed lantern_began"), ["lantern_began"]);
    let last = market("", "m04 1").set("round", 8).set("market_deck", json!([]));
    let mut game = last.play();
    game.act(0, "place pl_w 1");
    assert_eq!((game.lots(), game.heard("ended").len()), (vec![], 1));
    for players in 1..=4 {
        let game = Game::new(json!({ "players": players }));
        assert_eq!(game.state.market_deck.count_ones(), 8, "{players} players");
    }
}
