//! Chapter 2: planning, and how tokens are bought in general.

use freedom::token::Stack;
use freedom::{Action, Event};
use kernel::{Finality, Rules, Seat};
use serde_json::json;

use crate::help::*;

fn plan(players: usize) -> Scene {
    scene(players).phase("planning")
}

/// Proves 2.1.
#[test]
fn two_tokens_each_whatever_is_left_over() {
    let mut game = plan(1).role(0, "stockholder").tokens(0, "conductor-1 2").play();
    game.act(0, "take fundraising-1").act(0, "take conductor-1");
    assert_eq!(game.held(0, "conductor-1"), 3);
    assert_eq!(game.refused(0, "take conductor-1"), "2.1 enough-taken");
    assert_eq!(game.may(0), ["done"]);
    // Outside the planning phase tokens are not for the taking.
    assert_eq!(scene(1).play().refused(0, "take conductor-1"), "2.1 tokens-elsewhere");
}

/// Proves 2.2.
#[test]
fn tokens_of_open_periods_only() {
    let game = plan(4).play();
    assert_eq!(game.refused(0, "take fundraising-2"), "2.2 period-closed");
    assert_eq!(game.refused(0, "take support-3"), "2.2 period-closed");
    assert_eq!(game.can(0, "take"), ["support-1", "conductor-1", "fundraising-1"]);
    let game = plan(4).period(2).money(0, 99).play();
    let second = "conductor-1 conductor-2 conductor-2-double fundraising-1 fundraising-2";
    assert_eq!(game.can(0, "take").join(" "), format!("support-2 {second}"));
    assert_eq!(game.refused(0, "take conductor-3"), "2.2 period-closed");
    let strange = rules().check(&game.state, Seat(0), Action::Take(Stack(11)));
    assert_eq!(strange.unwrap_err().text.key, "freedom-no-no-such-token");
}

/// Proves 2.3.
#[test]
fn the_first_click_wins_and_the_other_loses_nothing() {
    let mut game = plan(3).set("stacks", json!({ "fundraising-1": 1 })).play();
    assert_eq!(game.awaited(), (vec![0, 1, 2], vec![]));
    assert!(rules().phase(&game.state).lanes);
    game.act(2, "take fundraising-1");
    let before = game.state.clone();
    assert_eq!(game.refused(0, "take fundraising-1"), "2.3 just-taken");
    assert_eq!(game.refused(1, "take fundraising-1"), "2.3 just-taken");
    assert_eq!(game.refused(2, "take fundraising-1"), "2.19 stack-empty", "it was one’s own");
    assert_eq!(game.state, before);
    // The last Conductor token is grey, and just taken as well.
    let mut game = plan(3).set("stacks", json!({ "conductor-1": 1 })).play();
    game.act(0, "take conductor-1");
    assert_eq!(game.refused(1, "take conductor-1"), "2.3 just-taken");
}

/// Proves 2.4.
#[test]
fn anybody_may_call_for_the_lead_player_to_choose_first() {
    let mut game = plan(4).set("lead", 2).play();
    game.act(0, "done").act(1, "lead_first");
    assert_eq!(game.told(), ["lead_first 1"]);
    assert_eq!(game.awaited(), (vec![2], vec![1, 3]));
    assert_eq!(game.refused(3, "take conductor-1"), "2.4 others-first");
    assert_eq!(game.refused(3, "lead_first"), "2.4 lead-first-already");
    assert_eq!(game.may(3), ["done"]);
    game.act(2, "take conductor-1");
    assert_eq!(game.awaited().0, [2], "until the lead player is done");
    game.act(2, "done");
    assert_eq!(game.awaited(), (vec![3], vec![1]));
    game.act(3, "take conductor-1").act(1, "done").act(3, "done");
    assert!(game.is_between());
    // Clockwise goes round the table.
    let mut game = plan(4).set("lead", 2).play();
    game.act(3, "lead_first").act(2, "done").act(3, "done");
    assert_eq!(game.awaited(), (vec![0], vec![1]));
    assert_eq!(plan(1).play().refused(0, "lead_first"), "2.4 alone");
    assert!(!plan(1).play().may(0).contains(&"lead_first".to_owned()));
    // The next round knows nothing of it.
    assert!(!game.state.done.is_empty() && game.state.lead_first);
    game.act(0, "done").act(1, "done");
    assert!(!game.state.lead_first);
}

/// Proves 2.5.
#[test]
fn the_action_phase_begins_when_the_last_player_is_done() {
    let mut game = plan(2).set("lead", 1).play();
    game.act(0, "done");
    assert_eq!((game.step, game.told()), (Finality::Open, vec!["planned 0".to_owned()]));
    assert_eq!(game.refused(0, "done"), "2.5 planned-already");
    assert_eq!(game.refused(0, "take conductor-1"), "2.5 planned-already");
    assert!(game.may(0).is_empty());
    game.act(1, "take conductor-1");
    assert_eq!(game.step, Finality::Open);
    game.act(1, "done");
    assert_eq!(
        (game.step, game.told()),
        (Finality::Final, vec!["planned 1".to_owned(), "turn_began 1".to_owned()])
    );
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(
        game.state.player(kernel::Seat(1)).taken,
        [None, None],
        "what was taken is forgotten"
    );
}

/// Proves 2.6.
#[test]
fn a_token_is_paid_for() {
    let mut game = plan(1).money(0, 3).play();
    game.act(0, "take conductor-1");
    assert_eq!(game.told(), ["token_taken 0 conductor-1 2 false"]);
    assert_eq!(game.money(0), 1);
    assert_eq!(game.refused(0, "take conductor-1"), "2.6 too-dear");
    assert_eq!(plan(1).money(0, 9).play().refused(0, "take support-1"), "2.6 too-dear");
    let refusal = rules().check(&game.state, Seat(0), action("take conductor-1")).unwrap_err();
    assert_eq!(refusal.to_string(), "freedom-no-too-dear (2.6) money=Number(1) price=Number(2)");
}

/// Proves 2.7.
#[test]
fn support_costs_ten_and_stays() {
    let mut game = plan(2).money(1, 25).play();
    game.act(1, "take support-1");
    assert_eq!((game.money(1), game.left("support-1")), (15, 1));
    assert_eq!(game.state.player(kernel::Seat(1)).support, 1);
    assert_eq!(
        game.state.player(kernel::Seat(1)).tokens,
        [0; 16],
        "it is not a token to be played"
    );
    assert_eq!(game.state.period, 0);
}

/// Proves 2.8.
#[test]
fn what_conductor_tokens_cost_and_move() {
    let about = rules().about();
    let stacks = about.board["stacks"].as_array().unwrap();
    let of = |id: &str| {
        let stack = stacks.iter().find(|stack| stack["id"] == id).expect("a stack");
        ["price", "people", "spaces"].map(|field| stack[field].as_u64().unwrap_or(0))
    };
    assert_eq!(of("conductor-1"), [2, 3, 1]);
    assert_eq!(of("conductor-2"), [3, 4, 1]);
    assert_eq!(of("conductor-2-double"), [3, 2, 2]);
    assert_eq!(of("conductor-3"), [4, 5, 1]);
    assert_eq!(of("conductor-3-double"), [4, 3, 2]);
    let mut game = plan(4).period(3).money(0, 8).play();
    game.act(0, "take conductor-3").act(0, "take conductor-3-double");
    assert_eq!(game.money(0), 0);
}

/// Proves 2.9.
#[test]
fn fundraising_tokens_cost_nothing() {
    let mut game = plan(4).period(3).money(1, 0).play();
    game.act(1, "take fundraising-1").act(1, "take fundraising-3");
    assert_eq!(game.told(), ["token_taken 1 fundraising-3 0 false"]);
    assert_eq!(game.money(1), 0);
}

/// Proves 2.10.
#[test]
fn what_makes_a_token_cheaper_or_dearer_adds_up() {
    // A Support token, one dollar dearer by Fitzhugh, three cheaper by the society: eight.
    let queue = "george-fitzhugh - - - manumission-society";
    let mut game = scene(2).queue(queue).money(0, 9).play();
    game.acts("buy 4; take support-1");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-1 8 false"]);
    // A Conductor token at two, one off by the Shepherd, three by the card: nothing, and no change.
    let mut game = scene(2).role(0, "shepherd").queue(queue).money(0, 1).play();
    game.acts("buy 4; take conductor-1");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 conductor-1 0 false"]);
    assert_eq!(game.money(0), 0);
    // In the period of four dollars both discounts show.
    let mut game =
        scene(2).role(0, "shepherd").period(3).queue("- - - - manumission-society").play();
    game.acts("buy 4; take conductor-3");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 conductor-3 0 false"]);
}

fn last_support() -> Scene {
    plan(3).seat(1, "support", 2).money(0, 20)
}

/// Proves 2.11.
#[test]
fn the_last_support_token_opens_the_next_period_at_once() {
    let mut game = last_support().play();
    game.act(0, "take support-1");
    assert_eq!(game.told(), ["token_taken 0 support-1 10 false", "period_opened 2"]);
    assert_eq!(game.state.period, 1);
    // In the Action phase as well: what follows counts by the new period.
    let mut game = last_support().phase("action").queue("- - - - manumission-society").play();
    game.acts("buy 4; take support-1");
    assert_eq!(game.heard("period_opened"), ["period_opened 2"]);
    game.act(0, "end").act(1, "pass");
    assert_eq!(game.heard("passed"), ["passed 1 4"]);
}

/// Proves 2.12.
#[test]
fn the_old_deck_leaves_the_game_and_the_queue_stays() {
    let queue = "ohio-river dred-scott - - the-liberator";
    let mut game = last_support().queue(queue).set("top", json!(["ripley"])).play();
    assert_eq!(game.state.decks[0].known.len(), 13 - 3);
    let next = game.state.decks[1];
    game.act(0, "take support-1");
    assert_eq!(game.state.decks[0], freedom::deck::Deck::default());
    assert!(game.state.top.is_empty());
    assert_eq!(game.queue(), queue);
    assert_eq!(game.state.decks[1], next);
    assert_eq!(freedom::deck::size(&game.state), 17 + 5);
}

/// Proves 2.13.
#[test]
fn a_new_period_reopens_the_planning_of_everybody() {
    let mut game = last_support().play();
    game.act(1, "take fundraising-1").act(1, "done").act(2, "done");
    assert_eq!(game.awaited().0, [0]);
    game.act(0, "take support-1");
    assert_eq!(game.awaited().0, [0, 1, 2]);
    game.act(2, "take fundraising-2").act(1, "take conductor-2");
    assert_eq!(game.refused(1, "take conductor-2"), "2.1 enough-taken", "still two in all");
}

/// Proves 2.14.
#[test]
fn earlier_periods_stay_open() {
    let mut game = plan(3).period(3).play();
    game.act(0, "take conductor-1").act(1, "take fundraising-2").act(2, "take conductor-3");
    assert_eq!(game.held(0, "conductor-1"), 1);
}

/// Proves 2.15.
#[test]
fn after_the_last_support_of_the_third_period_nothing_opens() {
    let mut game = plan(1).period(3).money(0, 10).play();
    let decks = game.state.decks;
    game.act(0, "take support-3");
    assert_eq!(game.told(), ["token_taken 0 support-3 10 false"]);
    assert_eq!((game.state.period, game.state.decks), (2, decks));
    assert_eq!(game.state.support_left(rules().board()), 0);
    // The queue is still filled from that deck.
    game.act(0, "done").act(0, "end").act(0, "place pl_w 3").chance("reveal m04");
    assert!(game.odds().iter().any(|(text, _)| text == "draw civil-war"));
}

/// Proves 2.16.
#[test]
fn the_last_token_of_each_conductor_stack_is_grey() {
    let ids =
        ["conductor-1", "conductor-2", "conductor-2-double", "conductor-3", "conductor-3-double"];
    for id in ids {
        let mut stacks = json!({});
        stacks[id] = json!(2);
        let mut game = plan(4).period(3).set("stacks", {
            let mut all = stacks.clone();
            for support in ["support-1", "support-2"] {
                all[support] = json!(0);
            }
            all
        });
        game = game.money(0, 50).money(1, 50);
        let mut game = game.play();
        game.act(0, &format!("take {id}"));
        assert!(matches!(game.told[0], Event::TokenTaken { grey: false, .. }), "{id}");
        game.act(1, &format!("take {id}"));
        assert!(matches!(game.told[0], Event::TokenTaken { grey: true, .. }), "{id}");
        assert_eq!(game.state.grey[stack(id).index()], Some(Seat(1)));
    }
    let mut game = plan(4).set("stacks", json!({ "fundraising-1": 1 })).play();
    game.act(0, "take fundraising-1");
    assert_eq!(game.state.grey, [None; 16], "no other stack has a grey token");
}

/// Proves 2.17.
#[test]
fn a_grey_token_in_a_hand_leaves_its_stack_empty() {
    let held = plan(2).tokens(1, "conductor-1 1").seat(1, "grey", json!(["conductor-1"]));
    let game = held.set("stacks", json!({ "conductor-1": 0 })).play();
    assert_eq!(game.refused(0, "take conductor-1"), "2.17 grey-held");
    assert_eq!(game.refused(1, "take conductor-1"), "2.19 stack-empty");
    let refusal = rules().check(&game.state, Seat(0), action("take conductor-1")).unwrap_err();
    assert!(refusal.to_string().contains("player=Seat(Seat(1))"), "{refusal}");
}

/// Proves 2.18.
#[test]
fn tokens_that_are_not_played_are_kept() {
    // More than three turns could play, and two more in the next round.
    let scene = plan(2).tokens(0, "conductor-1 3, fundraising-1 2").market("m04 0, m05 0, m06 0");
    let mut game = scene.queue("ripley ohio-river liberty-hill - -").play();
    game.act(0, "done").act(1, "done").act(0, "end").act(1, "end");
    game.chance("reveal m07").chance("draw david-walker").chance("draw the-liberator");
    game.chance("catcher none");
    assert_eq!((game.held(0, "conductor-1"), game.held(0, "fundraising-1")), (3, 2));
    game.act(0, "take conductor-1").act(0, "take conductor-1");
    assert_eq!(game.held(0, "conductor-1"), 5);
}

/// Proves 2.19.
#[test]
fn an_empty_stack_gives_nothing() {
    let game = plan(2).set("stacks", json!({ "fundraising-1": 0 })).play();
    assert_eq!(game.refused(0, "take fundraising-1"), "2.19 stack-empty");
    assert_eq!(game.can(0, "take"), ["support-1", "conductor-1"]);
}
