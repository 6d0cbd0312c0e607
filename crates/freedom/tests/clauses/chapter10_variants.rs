//! Chapter 10: variants, reactions, and the rules of the table.

use std::sync::Arc;

use kernel::{Intent, Rules, Seat, Seed, Table};
use serde_json::json;

use crate::help::*;

const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

/// Proves 10.1.
#[test]
fn triples_can_be_nothing() {
    let roll = |triples: &str, arrows: &str| {
        let scene = scene(2).phase("catchers").option("triples", triples).people("s_blu 1");
        let mut game = scene.play();
        game.chance("catcher red").chance(&format!("arrows {arrows}"));
        game
    };
    let game = roll("nothing", "east 3");
    assert_eq!(game.told(), ["arrows_rolled red true 3 false", "planning_began 1"]);
    assert_eq!((game.catcher("red"), game.people("s_blu")), ("chi".to_owned(), 1));
    assert_eq!(roll("nothing", "east 2").catcher("red"), "rip");
    assert_eq!(roll("move", "east 3").catcher("red"), "s_blu");
}

/// Proves 10.2.
#[test]
fn ten_dollars_each() {
    let game = Game::new(json!({ "players": 2, "money": "more" }));
    assert_eq!([game.money(0), game.money(1)], [10, 10]);
}

/// Proves 10.3.
#[test]
fn plantations_can_start_emptier_or_full() {
    let people = |plantations: &str| {
        let game = Game::new(json!({ "players": 4, "plantations": plantations }));
        assert_eq!(game.state.everyone(), 96);
        ["pl_w", "pl_c", "pl_e"].map(|id| game.people(id))
    };
    assert_eq!(people("light"), [4, 4, 4]);
    assert_eq!(people("centre_empty"), [4, 0, 4]);
    assert_eq!(people("full"), [8, 4, 6]);
}

/// Proves 10.4.
#[test]
fn one_more_support_token() {
    let usual = Game::new(json!({ "players": 3 }));
    let harder = Game::new(json!({ "players": 3, "support": "extra" }));
    let all = |game: &Game| ["support-1", "support-2", "support-3"].map(|id| game.left(id));
    assert_eq!((all(&usual), all(&harder)), ([3, 6, 3], [3, 7, 3]));
    assert_eq!(harder.state.support_left(rules().board()), 13);
}

fn hunted(mode: &str) -> Scene {
    let scene = scene(3).seat(2, "reserve", "levi-coffin").seat(2, "reactions", mode).catchers(FAR);
    scene.catchers("red rip").people("new 1, cin 1").tokens(0, "conductor-1 1")
}

/// Proves 10.5.
#[test]
fn the_owner_says_who_decides_about_a_reaction() {
    let step = "play conductor-1; move new chi";
    // The acting player decides.
    let mut game = hunted("acting").play();
    game.acts(step);
    assert_eq!(game.awaited(), (vec![0], vec![]));
    game.act(0, "coffin");
    assert_eq!(game.heard("reserve_used"), ["reserve_used 2 levi-coffin"]);
    // The owner is asked.
    let mut game = hunted("ask").play();
    game.acts(step);
    assert_eq!(game.awaited(), (vec![2], vec![]));
    assert_eq!(game.refused(0, "coffin"), "0.13 not-yours");
    game.act(2, "let_be");
    assert_eq!(game.heard("captured").len(), 1);
    // Nobody is asked.
    let mut game = hunted("never").play();
    game.acts(step);
    assert_eq!(game.heard("captured").len(), 1);
    // When the owner acts, the owner decides, whatever was said.
    let mut game = hunted("never")
        .set("lead", 2)
        .set("active", 2)
        .tokens(0, "")
        .tokens(2, "conductor-1 1")
        .play();
    game.acts(step);
    assert_eq!(game.awaited(), (vec![2], vec![]));
    // The Civil War and the Station Master’s special are asked about when a token is opened.
    let ask = |role: &str, reserve: serde_json::Value| {
        let scene = scene(3)
            .period(3)
            .role(1, role)
            .seat(1, "reactions", "ask")
            .seat(1, "reserve", reserve);
        scene.catchers(FAR).people("new 1").tokens(0, "conductor-1 1")
    };
    let mut game = ask("station-master", json!("civil-war")).play();
    game.acts("play conductor-1");
    assert_eq!(
        (game.awaited(), game.may(1)),
        (
            (vec![1], vec![]),
            ["protect", "let_be", "prefer acting", "prefer never"].map(str::to_owned).to_vec()
        )
    );
    assert_eq!(game.refused(1, "shield"), "3.1.3 finish-first");
    game.act(1, "let_be");
    assert_eq!(
        (game.awaited(), game.may(1)),
        (
            (vec![1], vec![]),
            ["shield", "let_be", "prefer acting", "prefer never"].map(str::to_owned).to_vec()
        )
    );
    let mut other = game.clone();
    game.act(1, "let_be");
    assert_eq!(game.awaited(), (vec![0], vec![1]), "until somebody moves the owner may still");
    other.act(1, "shield");
    assert_eq!(other.awaited(), (vec![0], vec![]));
    // A protected token needs no shield.
    let mut game = ask("station-master", json!("civil-war")).play();
    game.acts("play conductor-1").act(1, "protect");
    assert_eq!(game.awaited(), (vec![0], vec![]));
    // The role’s benefit is not a token: only the Civil War is asked about.
    let mut game = ask("station-master", json!("civil-war")).play();
    game.acts("benefit");
    assert_eq!(game.may(1), ["shield", "let_be", "prefer acting", "prefer never"]);
    // With the acting player deciding, the special is among what that player can do.
    let mut game = ask("station-master", json!(null)).seat(1, "reactions", "acting").play();
    assert_eq!(game.can(0, "protect"), [""]);
    game.act(0, "protect");
    assert_eq!(game.told(), ["protected 1 0"]);
    let never = ask("station-master", json!(null)).seat(1, "reactions", "never").play();
    assert_eq!(never.refused(0, "protect"), "7.13 no-protection");
    assert_eq!(never.can(1, "protect"), [""], "the owner may all the same");
    let never = ask("shepherd", json!("civil-war"))
        .seat(1, "reactions", "never")
        .play()
        .acts("play conductor-1")
        .clone();
    assert_eq!(never.refused(0, "shield"), "9.4.5 cannot-shield");
    assert_eq!(never.may(1), ["shield"]);
    // The market: the owner, the lead player, or nobody.
    let reveal = |mode: &str| {
        let scene = scene(3).phase("market").set("step", "reveal").market("m07 4").set("lead", 1);
        let scene = scene.seat(0, "reserve", "congress-outlaws").seat(0, "reactions", mode);
        let mut game = scene.set("market_deck", json!(["m09"])).play();
        game.chance("reveal m09");
        game
    };
    assert_eq!(reveal("ask").awaited().0, [0]);
    assert_eq!(reveal("acting").awaited().0, [1]);
    assert_eq!(reveal("never").lots(), [4, 8]);
    // The option of the table is where everybody begins; left out, everybody is asked.
    let usual = Game::new(json!({ "players": 2 }));
    assert_eq!(view(&usual)["players"][1]["reactions"], "ask");
    for mode in ["acting", "ask", "never"] {
        let game = Game::new(json!({ "players": 2, "reactions": mode }));
        let all = view(&game)["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| p["reactions"].clone())
            .collect::<Vec<_>>();
        assert_eq!(all, [json!(mode), json!(mode)]);
    }
}

/// Proves 10.6.
#[test]
fn that_can_be_changed_once_in_each_phase() {
    let plan = scene(2).phase("planning").seat(1, "reserve", "levi-coffin");
    let mut game = plan.clone().play();
    assert_eq!(game.can(1, "prefer"), ["acting", "never"]);
    assert_eq!(game.refused(1, "prefer ask"), "10.6 preferred-already");
    assert_eq!(game.refused(0, "prefer acting"), "10.5 no-reaction");
    game.act(1, "prefer acting");
    assert_eq!(game.told(), ["preferred 1 acting"]);
    assert_eq!(game.refused(1, "prefer never"), "10.6 preferred-already");
    game.act(1, "done").act(0, "done");
    // Once more in the Action phase, whoever's turn it is: it uses up no turn.
    assert_eq!(game.awaited(), (vec![0], vec![1]));
    let mut own = game.clone();
    game.act(1, "prefer never");
    assert_eq!(
        (game.told(), game.awaited()),
        (vec!["preferred 1 never".to_owned()], (vec![0], vec![]))
    );
    assert_eq!(game.refused(1, "prefer ask"), "3.1.1 not-your-turn");
    game.act(0, "end");
    assert_eq!(game.refused(1, "prefer ask"), "10.6 preferred-already");
    own.act(0, "end").act(1, "prefer never");
    own.act(1, "pass");
    // Whoever has the Station Master’s special, Congress Outlaws or the Civil War has a reaction.
    for reserve in ["congress-outlaws", "levi-coffin", "civil-war"] {
        let game = scene(2).period(3).seat(0, "reserve", reserve).play();
        assert_eq!(game.can(0, "prefer").len(), 2, "{reserve}");
    }
    for reserve in ["charles-sumner", "kansas-nebraska"] {
        let game = scene(2).period(3).seat(0, "reserve", reserve).play();
        assert_eq!(game.refused(0, "prefer acting"), "10.5 no-reaction", "{reserve}");
    }
    assert_eq!(scene(2).role(0, "station-master").play().can(0, "prefer").len(), 2);
    let spent = scene(2).role(0, "station-master").seat(0, "spent", true).play();
    assert_eq!(spent.refused(0, "prefer acting"), "10.5 no-reaction");
    let alone = scene(1).seat(0, "reserve", "levi-coffin").play();
    assert_eq!(alone.refused(0, "prefer acting"), "10.5 no-reaction");
}

/// Whoever is asked can say instead who decides from now on: then the question is put to that
/// player, or to nobody.
///
/// Proves 10.6.
#[test]
fn instead_of_an_answer_the_owner_can_say_who_decides() {
    // Levi Coffin: the catcher waits for the acting player, or comes.
    let mut game = hunted("ask").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.may(2), ["coffin", "let_be", "prefer acting", "prefer never"]);
    let mut never = game.clone();
    game.act(2, "prefer acting");
    assert_eq!(
        (game.awaited(), game.may(0)),
        ((vec![0], vec![]), vec!["coffin".into(), "let_be".into()])
    );
    never.act(2, "prefer never");
    assert_eq!(never.heard("captured").len(), 1);
    assert!(never.state.player(kernel::Seat(2)).reserve.is_some(), "nobody spent it");
    // The Station Master's special and the Civil War: the token goes on.
    let asked = scene(3).period(3).role(1, "station-master").seat(2, "reserve", "civil-war");
    let asked = asked.catchers(FAR).people("new 1, pl_w 1").tokens(0, "conductor-1 2");
    let mut game = asked.clone().play();
    game.acts("play conductor-1").act(1, "prefer never");
    assert_eq!(game.awaited(), (vec![2], vec![]), "now the owner of the Civil War is asked");
    game.act(2, "prefer acting");
    assert_eq!(game.awaited(), (vec![0], vec![2]));
    assert!(game.may(0).contains(&"shield".to_owned()));
    // The next token of the phase stops nobody, and the owner may still step in.
    game.acts("enough; play conductor-1");
    assert_eq!(game.awaited(), (vec![0], vec![2]));
    // Said beforehand, between the actions of another player, nothing stops at all.
    let mut game = asked.play();
    game.act(1, "prefer never").act(2, "prefer never").acts("play conductor-1");
    assert_eq!(game.awaited(), (vec![0], vec![2]));
    assert_eq!(game.refused(0, "shield"), "9.4.5 cannot-shield");
    // Garrison's catchers: the acting player decides about the Civil War, or nobody.
    let sent = scene(2).period(3).queue("- - - - garrison").seat(1, "reserve", "civil-war");
    let mut game = sent.catchers(FAR).people("stl 1").play();
    game.acts("buy 4; enough");
    let mut never = game.clone();
    game.act(1, "prefer acting");
    assert_eq!(game.may(0), ["shield", "let_be"]);
    never.act(1, "prefer never");
    assert!(never.is_between());
    // The market: the lead player decides, or nobody.
    let reveal = scene(2).phase("market").set("step", "reveal").market("m04 4").set("lead", 1);
    let reveal = reveal.seat(0, "reserve", "congress-outlaws").set("market_deck", json!(["m06"]));
    let mut game = reveal.play();
    game.chance("reveal m06");
    assert_eq!(game.awaited(), (vec![0], vec![]));
    let mut never = game.clone();
    game.act(0, "prefer acting");
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(game.can(1, "prefer"), Vec::<String>::new(), "it is not the lead player's to say");
    never.act(0, "prefer never");
    assert_eq!(never.lots().len(), 2);
    assert!(never.state.preferred.is_empty(), "a new phase");
}

/// Nobody else spends a player's money, card or special unless that player said so.
///
/// The Station Master who lets the acting player decide has not said no.
///
/// Proves 10.5, 10.6.
#[test]
fn asked_about_the_special_the_owner_can_let_the_acting_player_decide() {
    let asked = scene(3).period(3).role(1, "station-master").seat(2, "reserve", "civil-war");
    let asked = asked.catchers(FAR).people("new 1, pl_w 1").tokens(0, "conductor-1 2");
    let mut game = asked.play();
    game.acts("play conductor-1").act(1, "prefer acting");
    assert_eq!(game.told(), ["preferred 1 acting"]);
    assert_eq!(
        (game.awaited(), game.may(0)),
        ((vec![0], vec![]), vec!["protect".into(), "let_be".into()])
    );
    assert_eq!(game.refused(1, "protect"), "0.13 not-yours");
    let mut kept = game.clone();
    game.act(0, "protect");
    assert_eq!(game.told(), ["protected 1 0"]);
    assert!(game.state.player(kernel::Seat(1)).spent && game.state.turn.protected);
    assert_eq!(game.awaited(), (vec![0], vec![]), "no catcher would react to a shielded move");
    // The acting player may keep it for later: only then is the owner of the Civil War asked.
    kept.act(0, "let_be");
    assert!(!kept.state.player(kernel::Seat(1)).spent);
    assert_eq!(kept.awaited(), (vec![2], vec![]));
    // The next token stops nobody: between actions the acting player may use it unasked.
    kept.act(2, "prefer never").acts("enough");
    assert!(kept.may(0).contains(&"protect".to_owned()));
    kept.acts("play conductor-1");
    assert_eq!(kept.awaited(), (vec![0], vec![2]));
}

/// Proves 10.5.
#[test]
fn by_default_nobody_else_decides() {
    let mut game = scene(2)
        .phase("market")
        .set("step", "reveal")
        .money(1, 6)
        .seat(1, "reserve", "congress-outlaws")
        .market("m04 5, m05 5")
        .set("market_deck", json!(["m11"]))
        .play();
    game.chance("reveal m11");
    assert_eq!((game.awaited().0, game.may(0)), (vec![1], vec![]));
    assert_eq!(game.refused(0, "leave_off 2"), "0.13 not-yours");
    let game = scene(2).role(1, "station-master").play();
    assert_eq!(game.refused(0, "protect"), "7.13 no-protection");
}

fn table(scene: Scene) -> Table<freedom::Freedom> {
    Table::from_state(Arc::clone(&rules()), scene.play().state, Seed::from_number(1))
}

fn act(table: &mut Table<freedom::Freedom>, seat: u8, text: &str) {
    let intent = Intent::Act { seat: Seat(seat), code: action(text).code() };
    let draft = table.draft(intent).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    table.accept(draft).expect("what was drafted is legal");
}

fn undo(table: &mut Table<freedom::Freedom>, seat: u8) -> bool {
    match table.draft(Intent::Undo { seat: Seat(seat), target: None }) {
        Ok(draft) => table.accept(draft).is_ok(),
        Err(_) => false,
    }
}

/// Proves 10.7.
#[test]
fn steps_are_taken_back_until_chance_or_another_player() {
    // In the planning phase each has a lane: being done is taken back until the last one is.
    let mut planning = table(scene(2).phase("planning").market("m04 4, m05 4"));
    act(&mut planning, 0, "take conductor-1");
    act(&mut planning, 0, "done");
    act(&mut planning, 1, "take fundraising-1");
    assert!(undo(&mut planning, 0), "being done");
    assert!(planning.state().done.is_empty());
    assert!(undo(&mut planning, 0), "the token");
    assert_eq!(planning.state().player(kernel::Seat(0)).money, 10);
    act(&mut planning, 0, "done");
    act(&mut planning, 1, "done");
    assert!(!undo(&mut planning, 1) && !undo(&mut planning, 0), "the last one closes it");
    // A whole action, step by step.
    let start = scene(2).people("pl_w 2").catchers(FAR).tokens(0, "conductor-1 1");
    let mut turn = table(start.clone());
    let before = turn.state().clone();
    for step in ["play conductor-1", "move pl_w s_mem", "move pl_w s_ozk"] {
        act(&mut turn, 0, step);
    }
    for _ in 0..3 {
        assert!(undo(&mut turn, 0));
    }
    assert_eq!(turn.state(), &before);
    assert!(!undo(&mut turn, 0));
    // Not past another player’s step.
    let mut turn = table(start);
    act(&mut turn, 0, "end");
    act(&mut turn, 1, "benefit");
    assert!(!undo(&mut turn, 0));
    // Nor past a card that was drawn.
    let start = scene(2).period(2).queue("- - - - john-brown");
    let mut turn = table(start);
    act(&mut turn, 0, "buy 4");
    act(&mut turn, 0, "enough");
    assert!(!undo(&mut turn, 0));
}

/// Proves 10.8.
#[test]
fn what_an_expired_clock_plays() {
    let absent = |game: &Game, seat: u8| spell(rules().absent(&game.state, Seat(seat)));
    assert_eq!(absent(&scene(2).phase("planning").play(), 1), "done");
    assert_eq!(absent(&scene(2).play(), 0), "pass");
    let mut game = scene(2).people("pl_w 1").play();
    game.act(0, "benefit");
    assert_eq!(absent(&game, 0), "enough");
    game.act(0, "enough");
    assert_eq!(absent(&game, 0), "end");
    assert_eq!(absent(&scene(2).phase("market").play(), 0), "place pl_w 1");
    let mut game = hunted("ask").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(absent(&game, 2), "let_be");
    assert_eq!(absent(&Game::new(json!({ "players": 2, "roles": "chosen" })), 0), "role agent");
}

/// Proves 10.9.
#[test]
fn one_or_two_players_use_the_same_map() {
    for players in 1..=4 {
        let game = Game::new(json!({ "players": players }));
        let all = ["red", "blue", "orange", "purple", "brown"].map(|id| game.catcher(id));
        assert_eq!(all, ["chi", "det", "roc", "was", "nyc"]);
        assert_eq!(view(&game)["places"].as_array().unwrap().len(), 36);
        let cleared = view(&game)["queue"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|slot| slot["cleared"] == true)
            .count();
        assert_eq!(cleared, if players < 3 { 2 } else { 1 });
    }
}

#[test]
fn the_form_offers_every_option_with_the_usual_value_first() {
    let about = rules().about();
    let mut left = about.defaults.as_object().unwrap().clone();
    for choice in &about.options {
        assert_eq!(left.remove(choice.key), Some(json!(choice.values[0])), "{}", choice.key);
        for value in &choice.values {
            let chosen = serde_json::from_value::<freedom::Options>(json!({ choice.key: value }));
            assert!(chosen.is_ok(), "{}: {value}", choice.key);
        }
    }
    assert_eq!(left.keys().collect::<Vec<_>>(), ["cast"], "the roles have a form of their own");
}
