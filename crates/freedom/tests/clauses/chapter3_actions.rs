//! Chapter 3.1 and 3.4 to 3.6: turns, fundraising, cards and tokens bought by cards.

use freedom::action::Shade;
use freedom::token::Stack;
use freedom::{Action, deck};
use kernel::{Rules, Seat};
use serde_json::json;

use crate::help::*;

/// Proves 3.1.1.
#[test]
fn turns_go_clockwise_from_the_lead_player() {
    let mut game = scene(3).set("lead", 1).set("active", 1).market("m07 1, m08 5").play();
    assert_eq!(game.refused(0, "end"), "3.1.1 not-your-turn");
    assert_eq!(game.refused(2, "pass"), "3.1.1 not-your-turn");
    game.act(1, "end");
    assert_eq!(game.told(), ["turn_ended 1", "turn_began 2"]);
    game.act(2, "end").act(0, "end");
    assert_eq!(game.told(), ["turn_ended 0", "market_began"]);
    assert_eq!(game.awaited().0, [1], "the lead player places");
}

/// Proves 3.1.2.
#[test]
fn benefit_special_two_tokens_and_a_card_in_any_order() {
    let actions = [
        "benefit; enough",
        "special; enough",
        "play conductor-1; enough",
        "play fundraising-1",
        "buy 4; enough",
    ];
    for first in 0..actions.len() {
        let start = scene(1).role(0, "conductor").tokens(0, "conductor-1 1, fundraising-1 1");
        let mut game = start.people("s_mtn 1").queue("- - - - ohio-river").play();
        for n in 0..actions.len() {
            game.acts(actions[(first + 2 * n) % actions.len()]);
            assert!(game.is_between());
        }
        assert_eq!(game.may(0), ["end"], "everything is done");
    }
}

/// Proves 3.1.3.
#[test]
fn an_action_is_finished_before_the_next() {
    let mut game =
        scene(1).tokens(0, "conductor-1 2").people("pl_w 2").queue("- - - - ripley").play();
    game.acts("play conductor-1");
    for other in ["play conductor-1", "benefit", "buy 4", "end", "pass", "swap 0 1"] {
        assert_eq!(game.refused(0, other), "3.1.3 finish-first", "{other}");
    }
    game.acts("enough; buy 4");
    assert_eq!(game.refused(0, "play conductor-1"), "3.1.3 finish-first");
    // Placing people cannot be interrupted either.
    let market = scene(1).phase("market").play();
    assert_eq!(market.refused(0, "end"), "3.1.3 finish-first");
}

/// Proves 3.1.4.
#[test]
fn passing_brings_three_four_or_five_instead_of_acting() {
    for (period, money) in [(1, 3), (2, 4), (3, 5)] {
        let mut game = scene(2).period(period).market("m04 0, m05 0").play();
        game.act(0, "pass");
        assert_eq!(game.told()[0], format!("passed 0 {money}"));
        assert_eq!(game.money(0), 10 + money);
        assert_eq!(game.awaited().0, [1]);
    }
    let mut game = scene(1).tokens(0, "fundraising-1 1").play();
    game.acts("play fundraising-1");
    assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already");
    for action in ["benefit; enough", "buy 4", "special"] {
        let start = scene(1).role(0, "stockholder").queue("- - - - southern-church");
        let mut game = start.play();
        let action = if action == "benefit; enough" { "benefit" } else { action };
        game.acts(action);
        assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already", "{action}");
    }
}

/// Proves 3.1.5.
#[test]
fn a_turn_may_end_without_acting_and_without_money() {
    let mut game = scene(2).play();
    game.act(0, "end");
    assert_eq!((game.money(0), game.awaited().0), (10, vec![1]));
}

/// Proves 3.1.6.
#[test]
fn two_tokens_a_turn() {
    let mut game = scene(4).tokens(0, "conductor-1 3").play();
    game.acts("play conductor-1; play conductor-1");
    assert_eq!(game.refused(0, "play conductor-1"), "3.1.6 enough-played");
    assert_eq!(game.held(0, "conductor-1"), 1);
    let refusal = rules().check(&game.state, Seat(0), action("play conductor-1")).unwrap_err();
    assert!(refusal.to_string().contains("limit=Number(2)"));
}

/// Proves 3.1.7.
#[test]
fn a_token_gained_in_the_turn_may_be_played_in_it() {
    let mut game = scene(1).people("s_mtn 1").queue("- - - - manumission-society").play();
    game.acts("buy 4; take conductor-1; play conductor-1; move s_mtn s_wky");
    assert_eq!(game.people("s_wky"), 1);
    let two = scene(1).tokens(0, "conductor-1 2").queue("- - - - manumission-society");
    let mut game = two.play();
    game.acts("play conductor-1; play conductor-1; buy 4; take fundraising-1");
    assert_eq!(game.refused(0, "play fundraising-1"), "3.1.6 enough-played");
}

/// Proves 3.1.8.
#[test]
fn a_token_that_was_played_leaves_the_game() {
    let mut game = scene(1).tokens(0, "conductor-1 1, fundraising-1 1").play();
    let stacks = game.state.stacks;
    game.acts("play conductor-1");
    assert_eq!(game.heard("token_played"), ["token_played 0 conductor-1 false"]);
    game.acts("play fundraising-1");
    assert_eq!((game.held(0, "conductor-1"), game.held(0, "fundraising-1")), (0, 0));
    assert_eq!(game.state.stacks, stacks);
    let game = scene(2).tokens(1, "conductor-1 1").play();
    assert_eq!(game.refused(0, "play conductor-1"), "3.1.8 no-token");
    assert_eq!(game.refused(0, "play conductor-1 grey"), "3.1.8 no-token");
    let strange = rules().check(&game.state, Seat(0), Action::Play(Stack(15), Shade::Plain));
    assert_eq!(strange.unwrap_err().clause, "3.1.8");
}

/// Proves 3.1.9.
#[test]
fn a_grey_token_returns_at_once() {
    let held = scene(2).tokens(0, "conductor-1 2").seat(0, "grey", json!(["conductor-1"]));
    let held = held.set("stacks", json!({ "conductor-1": 0 }));
    let mut game = held.queue("- - - - manumission-society").play();
    assert_eq!(game.can(0, "play"), ["conductor-1", "conductor-1 grey"]);
    game.acts("play conductor-1 grey");
    assert_eq!(game.heard("token_played"), ["token_played 0 conductor-1 true"]);
    assert_eq!((game.left("conductor-1"), game.held(0, "conductor-1")), (1, 1));
    assert_eq!(game.refused(0, "play conductor-1 grey"), "3.1.8 no-token");
    // It can be taken again in the same round, by the same player or by another.
    game.acts("buy 4; take conductor-1");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 conductor-1 0 true"]);
    // Playing the other one first leaves the grey one in the hand.
    let held = scene(2).tokens(0, "conductor-1 2").seat(0, "grey", json!(["conductor-1"]));
    let mut game = held.set("stacks", json!({ "conductor-1": 0 })).play();
    game.acts("play conductor-1");
    assert_eq!(game.left("conductor-1"), 0);
    assert_eq!(game.can(0, "play"), ["conductor-1 grey"]);
}

/// Proves 3.1.10.
#[test]
fn what_helps_can_be_left_out() {
    let cards = "theodore-weld david-walker john-greenleaf-whittier the-liberator st-catharines";
    for slot in 0..5 {
        let mut game = scene(1).people("pl_w 1, bos 1").queue(cards).play();
        let before = game.state.clone();
        game.acts(&format!("buy {slot}; enough"));
        assert!(game.is_between());
        assert_eq!(game.state.people, before.people);
        assert_eq!(game.state.stacks, before.stacks);
    }
    let mut game = scene(1).tokens(0, "conductor-1 1").people("pl_w 4").play();
    game.acts("play conductor-1; move pl_w s_ozk; enough");
    assert!(game.is_between());
}

fn raised(people: &str, stack: &str, queue: &str) -> Vec<String> {
    let mut game = scene(4)
        .period(3)
        .people(people)
        .catchers("purple n_eoh")
        .queue(queue)
        .tokens(0, &format!("{stack} 1"))
        .play();
    game.acts(&format!("play {stack}"));
    game.heard("raised")
}

/// Proves 3.4.1.
#[test]
fn green_tokens_count_people_in_the_south() {
    let people = "stl 1, cha 1, s_ozk 1, s_wky 1, new 1, was 2, pl_w 3, sea 1, bos 4";
    assert_eq!(raised(people, "fundraising-1", ""), ["raised 0 4 4"]);
    assert_eq!(raised(people, "fundraising-2", ""), ["raised 0 4 4"]);
}

/// Proves 3.4.2.
#[test]
fn blue_tokens_count_people_in_blue_northern_cities() {
    let people = "stl 1, cin 1, phi 1, new 1, cle 1, was 2, n_min 1, pl_w 3, bos 2";
    assert_eq!(raised(people, "fundraising-3", ""), ["raised 0 4 4"]);
}

/// Proves 3.4.3.
#[test]
fn people_count_and_not_spaces() {
    let mut game = scene(4)
        .period(3)
        .people("chi 4, bos 1")
        .catchers("red n_min")
        .tokens(0, "fundraising-3 1")
        .play();
    game.acts("play fundraising-3");
    assert_eq!((game.heard("raised"), game.money(0)), (vec!["raised 0 5 5".to_owned()], 15));
}

/// Proves 3.4.4.
#[test]
fn a_token_never_brings_less_than_nothing() {
    assert_eq!(raised("", "fundraising-1", ""), ["raised 0 0 0"]);
    assert_eq!(raised("stl 1", "fundraising-1", "compromise-1850"), ["raised 0 1 0"]);
}

/// Proves 3.5.1.
#[test]
fn one_card_a_turn_at_the_price_of_its_slot() {
    let cards = "ohio-river ripley liberty-hill southern-church david-walker";
    for (slot, price) in [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)] {
        let mut game = scene(1).queue(cards).play();
        game.act(0, &format!("buy {slot}"));
        let bought = &game.heard("card_bought")[0];
        assert!(bought.ends_with(&format!(" {slot} {price}")), "{bought}");
    }
    let mut game = scene(1).queue(cards).play();
    game.acts("buy 3");
    assert_eq!(game.money(0), 10 - 1 + 2);
    assert_eq!(game.refused(0, "buy 4"), "3.5.1 one-card");
    // Somebody else may buy in the same round.
    let mut game = scene(2).queue(cards).play();
    game.acts("buy 3; end; buy 4; enough");
}

/// Proves 3.5.2.
#[test]
fn the_money_must_be_there_before() {
    let game = scene(1).queue("southern-church - - - -").money(0, 2).play();
    assert_eq!(game.refused(0, "buy 0"), "3.5.2 too-dear");
    assert!(game.can(0, "buy").is_empty());
    scene(1).queue("southern-church - - - -").money(0, 3).play().act(0, "buy 0");
}

/// Proves 3.5.3.
#[test]
fn the_slot_of_a_card_that_was_bought_stays_empty() {
    let mut game = scene(2).queue("- ripley southern-church ohio-river david-walker").play();
    assert_eq!(game.refused(0, "buy 0"), "3.5.3 empty-slot");
    game.acts("buy 2; end");
    assert_eq!(game.queue(), "- ripley - ohio-river david-walker");
    assert_eq!(game.refused(1, "buy 2"), "3.5.3 empty-slot");
    let mut game = scene(1).queue("- the-liberator ripley - -").play();
    game.acts("buy 1");
    assert_eq!(game.refused(0, "pick 3"), "3.5.3 empty-slot");
}

/// Proves 3.5.4.
#[test]
fn a_general_card_is_resolved_at_once_and_gone() {
    let mut game = scene(2).queue("- - - - southern-church").play();
    game.acts("buy 4");
    assert_eq!((game.money(0), game.money(1)), (11, 12));
    assert_eq!(game.queue(), "- - - - -");
    assert!(!game.state.decks[0].known.has(card("southern-church")));
    assert!(game.is_between());
}

/// Proves 3.5.5.
#[test]
fn one_reserve_card_is_kept_and_a_new_one_replaces_it() {
    let mut game = scene(2).queue("- - - levi-coffin congress-outlaws").play();
    game.acts("buy 4");
    assert_eq!(game.told()[1], "reserve_kept 0 congress-outlaws");
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, Some(card("congress-outlaws")));
    game.acts("end; end");
    let mut game =
        scene(2).queue("- - - levi-coffin -").seat(0, "reserve", "congress-outlaws").play();
    game.acts("buy 3");
    assert_eq!(game.heard("reserve_kept"), ["reserve_kept 0 levi-coffin congress-outlaws"]);
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, Some(card("levi-coffin")));
    let game = scene(2).play();
    assert_eq!(game.refused(0, "reserve"), "3.5.5 no-reserve");
}

/// Proves 3.5.6.
#[test]
fn a_reserve_card_can_be_used_in_the_turn_it_is_gained() {
    let mut game = scene(2).queue("kansas-nebraska ripley - ohio-river -").play();
    game.acts("buy 0; reserve");
    assert_eq!(game.queue(), "- ohio-river - ripley -", "the only two there are");
    let mut game = scene(2).queue("charles-sumner - - - -").play();
    game.acts("buy 0; reserve; give 1 3");
    assert_eq!(game.money(1), 13);
    assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already");
    // Using one makes passing impossible even if nothing else was done.
    let sumner = scene(2).seat(0, "reserve", "charles-sumner");
    let mut game = sumner.play();
    game.acts("reserve; give 1 1");
    assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already");
    // The others wait for their moment.
    for id in ["levi-coffin", "congress-outlaws", "civil-war"] {
        let game = scene(2).seat(0, "reserve", id).play();
        assert_eq!(game.refused(0, "reserve"), "3.5.6 reserve-elsewhere", "{id}");
    }
}

/// Proves 3.5.7.
#[test]
fn three_opposition_cards_cannot_be_bought() {
    let cards = "domestic-slave-trade george-fitzhugh john-calhoun";
    let game = scene(4).queue(&format!("{cards} gag-rules elijah-lovejoy")).money(0, 50).play();
    assert_eq!(game.can(0, "buy"), ["3", "4"]);
    for slot in 0..3 {
        assert_eq!(game.refused(0, &format!("buy {slot}")), "3.5.7 not-for-sale");
    }
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.opposition.len(), 12);
    let fixed: Vec<&str> = board
        .opposition
        .iter()
        .filter(|c| !board.buyable.has(*c))
        .map(|c| board.card_id(c))
        .collect();
    assert_eq!(fixed.join(" "), cards);
}

/// Proves 3.5.8.
#[test]
fn buying_ends_what_stands_and_resolves_what_strikes() {
    let mut game =
        scene(4).queue("- - - compromise-1850 farren-riots").people("stl 1, cha 1, s_mtn 1").play();
    assert_eq!(game.state.standing(rules().board()).fundraising_less, 2);
    game.acts("buy 3");
    assert_eq!(game.told(), ["card_bought 0 compromise-1850 3 1"]);
    assert_eq!(game.state.standing(rules().board()).fundraising_less, 0);
    game.acts("end; buy 4");
    assert_eq!(game.heard("card_struck tokens_gone").len(), 2);
    assert_eq!((game.left("conductor-1"), game.left("fundraising-1")), (8, 3));
}

/// Proves 3.5.9.
#[test]
fn parts_come_in_order_and_what_must_be_must_be() {
    let mut game = scene(1).people("pl_w 1").queue("- - - - liberty-hill").play();
    game.acts("buy 4");
    assert_eq!(game.refused(0, "take conductor-1"), "3.1.3 finish-first", "people come first");
    game.acts("move pl_w s_ozk");
    assert_eq!(game.refused(0, "move s_ozk stl"), "3.1.3 finish-first");
    game.acts("take conductor-1");
    // Leaving out what helps does not leave out what must be done.
    let mut game = scene(1).queue("ohio-river ripley - harpers-ferry -").play();
    game.acts("buy 3; enough");
    assert_eq!(game.queue(), "- - - - -");
    let mut game =
        scene(2).queue("- - - - dred-scott").people("stl 1, cha 1, s_mtn 1, s_etn 1").play();
    game.acts("buy 4");
    assert_eq!(game.refused(0, "enough"), "3.5.9 compulsory");
    let mut game = scene(2)
        .seat(0, "reserve", "kansas-nebraska")
        .queue("ripley - oberlin - john-price")
        .play();
    game.acts("reserve");
    assert_eq!(game.refused(0, "enough"), "3.5.9 compulsory");
}

/// Proves 3.5.10.
#[test]
fn one_of_two() {
    let mut game = scene(1).people("pl_w 2").queue("- - - - lane-seminary").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["either 0", "either 1"]);
    assert_eq!(game.refused(0, "enough"), "3.5.10 not-a-part");
    assert_eq!(game.refused(0, "either 2"), "3.5.10 not-a-part");
    let mut other = game.clone();
    game.acts("either 0; move pl_w s_ozk; enough");
    assert!(game.is_between(), "the other half is forgone");
    other.acts("either 1; take conductor-1");
    assert!(other.is_between());
    assert_eq!(other.heard("token_taken"), ["token_taken 0 conductor-1 0 false"]);
    // If one half cannot be done, the other is; if neither can, nobody is asked.
    let mut game = scene(1).queue("- - - - lane-seminary").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["take support-1", "take conductor-1", "take fundraising-1", "enough"]);
    let sold = ["support-1", "support-2", "fundraising-1", "fundraising-2", "fundraising-3"];
    let sold: serde_json::Map<_, _> =
        sold.map(|id| (id.to_owned(), json!(0))).into_iter().collect();
    let poor = scene(1).period(3).queue("- - - - cooper-union").money(0, 1).set("stacks", sold);
    let mut game = poor.clone().people("pl_w 1").play();
    game.acts("buy 4; move pl_w s_ozk");
    let mut game = poor.play();
    game.acts("buy 4");
    assert!(game.is_between());
}

/// Proves 3.5.11.
#[test]
fn with_no_effect_there_must_be_room_and_no_catcher() {
    let mut game = scene(1).people("pl_c 1, bos 4").queue("- - - - henry-box-brown").play();
    game.acts("buy 4");
    // Red starts in Chicago, brown in New York, and Boston is full.
    assert!(game.is_between(), "nobody can be brought anywhere");
    let start =
        scene(1).people("pl_c 2, bos 4").catchers("brown phi").queue("- - - - henry-box-brown");
    let mut game = start.play();
    game.acts("buy 4");
    assert_eq!(game.refused(0, "move pl_c chi"), "3.5.11 catcher-there");
    assert_eq!(game.refused(0, "move pl_c bos"), "3.5.11 full");
    assert_eq!(game.may(0), ["move pl_c nyc", "enough"]);
}

/// Proves 3.5.12.
#[test]
fn cards_are_not_exchanged_with_an_empty_slot() {
    let mut game = scene(1).queue("ripley - oberlin john-price john-greenleaf-whittier").play();
    game.acts("buy 4");
    assert_eq!(game.can(0, "swap"), ["0 2", "0 3", "2 3"]);
    assert_eq!(game.refused(0, "swap 0 1"), "3.5.12 empty-slot");
    game.acts("swap 0 3");
    assert_eq!(game.told(), ["cards_swapped 0 3"]);
    assert_eq!(game.queue(), "john-price - oberlin ripley -");
    // With fewer than two there is nothing to ask.
    let mut game = scene(1).queue("ripley - - - john-greenleaf-whittier").play();
    game.acts("buy 4");
    assert!(game.is_between());
}

/// Proves 3.5.13.
#[test]
fn two_cards_can_lie_on_top_in_a_known_order() {
    let start =
        scene(2).period(2).queue("the-liberator ripley the-north-star john-price compromise-1850");
    let mut game = start.market("m04 0, m05 0, m06 0").play();
    let size = deck::size(&game.state);
    game.acts("buy 0; pick 4");
    assert_eq!(game.told()[1], "card_on_top compromise-1850 4");
    game.acts("end; buy 2; pick 3");
    assert_eq!(deck::size(&game.state), size + 2);
    let ids = |game: &Game| -> Vec<String> {
        let rules = rules();
        game.state.top.cards().iter().map(|c| rules.board().card_id(*c).to_owned()).collect()
    };
    assert_eq!(ids(&game), ["compromise-1850", "john-price"]);
    assert_eq!(view(&game)["deck"]["top"], json!(["john-price", "compromise-1850"]));
    // The later one comes first, without any chance.
    game.acts("end").chance("reveal m07");
    assert_eq!(
        game.heard("card_queued"),
        ["card_queued john-price 3", "card_queued compromise-1850 2"]
    );
    assert!(game.state.top.is_empty());
    assert_eq!(game.queue(), "- - compromise-1850 john-price ripley");
    // If the period ends first, it leaves the game with its deck.
    let mut planning = scene(2).phase("planning").seat(1, "support", 1).money(0, 10);
    planning = planning.set("top", json!(["ripley"]));
    let mut game = planning.play();
    game.act(0, "take support-1");
    assert!(game.state.top.is_empty());
    assert!(game.state.decks.iter().all(|deck| !deck.known.has(card("ripley"))));
}

/// Proves 3.5.14.
#[test]
fn money_for_each_player_is_for_the_buyer_too() {
    let mut game = scene(4).period(2).set("active", 1).queue("- - - - vigilance-committees").play();
    game.acts("buy 4");
    assert_eq!([0, 1, 2, 3].map(|seat| game.money(seat)), [13, 12, 13, 13]);
}

/// Proves 3.6.1.
#[test]
fn a_card_buys_a_token_at_once_from_any_open_period() {
    let mut game = scene(2).period(2).money(0, 50).queue("- - - - lincoln-douglas").play();
    game.acts("buy 4");
    let open = "support-2 conductor-1 conductor-2 conductor-2-double fundraising-1 fundraising-2";
    assert_eq!(game.can(0, "take").join(" "), open);
    assert_eq!(game.refused(0, "take support-3"), "2.2 period-closed");
    game.acts("take conductor-1");
    assert!(game.is_between());
    assert_eq!(game.held(0, "conductor-1"), 1);
}

/// Proves 3.6.2.
#[test]
fn a_free_token_is_free() {
    let queue = "george-fitzhugh - - - garrison";
    let mut game = scene(2).period(2).money(0, 1).queue(queue).play();
    game.acts("buy 4; take support-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 0 false"]);
    assert_eq!(game.state.player(kernel::Seat(0)).support, 3);
}

/// Proves 3.6.3.
#[test]
fn a_period_can_open_in_the_middle_of_a_turn() {
    let start = scene(1).queue("- - - david-walker manumission-society").money(0, 20);
    let mut game = start.play();
    game.acts("buy 3; take support-1");
    assert_eq!(game.heard("period_opened"), ["period_opened 2"]);
    // The same card goes on, and the new column is there for it.
    assert!(game.can(0, "take").contains(&"conductor-2".to_owned()));
    game.acts("take conductor-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 conductor-2 1 false"]);
}
