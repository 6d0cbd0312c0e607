//! Chapter 7: roles.

use serde_json::json;

use crate::help::*;

/// Catchers out of the way.
const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

fn quiet(players: usize, role: &str) -> Scene {
    scene(players).role(0, role).catchers(FAR)
}

/// Proves 7.1.
#[test]
fn the_benefit_once_a_turn() {
    for role in ["agent", "conductor", "preacher", "shepherd", "station-master", "stockholder"] {
        let mut game = quiet(1, role).play();
        game.acts("benefit");
        assert_eq!(game.told(), ["income 0 1 benefit"], "{role}");
        assert_eq!(game.refused(0, "benefit"), "7.1 benefit-taken");
        assert!(game.is_between(), "nobody is there to be moved");
    }
    // Again in the next round.
    let mut game = quiet(1, "preacher").market("m01 0, m02 0, m03 0").play();
    game.acts("benefit; end").chance("reveal m04").chance("draw ripley");
    for card in ["ohio-river", "levi-coffin", "david-walker", "the-liberator"] {
        game.chance(&format!("draw {card}"));
    }
    game.chance("catcher none").act(0, "done").act(0, "benefit");
}

/// Proves 7.2.
#[test]
fn discounts_need_no_action() {
    let mut game = quiet(1, "preacher").queue("- - - - southern-church").money(0, 0).play();
    game.act(0, "buy 4");
    assert!(!game.state.turn.benefit);
    let mut game = quiet(1, "shepherd").phase("planning").play();
    game.act(0, "take conductor-1");
    assert_eq!(game.told(), ["token_taken 0 conductor-1 1 false"]);
}

/// Proves 7.3.
#[test]
fn a_special_once_and_then_the_second_side() {
    let mut game = quiet(1, "stockholder").play();
    game.acts("special");
    assert_eq!(game.told(), ["special_used 0 stockholder"]);
    assert!(game.state.player(kernel::Seat(0)).spent);
    assert_eq!(game.refused(0, "special"), "7.3 special-spent");
    assert_eq!(view(&game)["players"][0]["role"]["spent"], json!(true));
    // The other specials belong to other moments.
    assert_eq!(quiet(1, "agent").play().refused(0, "special"), "7.3 special-elsewhere");
    assert_eq!(quiet(2, "station-master").play().refused(0, "special"), "7.3 special-elsewhere");
    let plan = quiet(1, "conductor").phase("planning").play();
    assert_eq!(plan.refused(0, "special"), "7.3 special-elsewhere");
    // One that could do nothing cannot be used.
    assert_eq!(quiet(1, "conductor").play().refused(0, "special"), "7.3 special-idle");
    assert_eq!(quiet(1, "preacher").play().refused(0, "special"), "7.3 special-idle");
    assert_eq!(quiet(1, "shepherd").play().refused(0, "special"), "7.3 special-idle");
    // Both sides give the same.
    let rules = rules();
    for role in *rules.board().benefits.rows() {
        assert_eq!(role[0], role[1]);
    }
    let mut game = quiet(1, "conductor").seat(0, "spent", true).people("pl_w 2").play();
    game.acts("benefit; move pl_w s_ozk; move pl_w s_mem");
    assert!(game.is_between());
}

/// Proves 7.4.
#[test]
fn the_agent_moves_two_people() {
    let mut game = quiet(1, "agent").people("pl_w 3").play();
    game.acts("benefit; move pl_w s_ozk; move pl_w s_mem");
    assert!(game.is_between());
    assert_eq!(game.people("pl_w"), 1);
}

/// Proves 7.5.
#[test]
fn the_agent_takes_people_off_the_market_cards() {
    let plan = |lots: &str| quiet(2, "agent").phase("planning").market(lots);
    let mut game = plan("m04 4, m05 0, m06 1").play();
    let supply = game.state.supply;
    game.act(0, "special");
    assert_eq!(game.told(), ["special_used 0 agent", "relieved [1 0 1]"]);
    assert_eq!((game.lots(), game.state.supply), (vec![3, 0, 0], supply + 2));
    assert_eq!(game.refused(0, "special"), "7.3 special-spent");
    assert_eq!(plan("m04 0, m05 0").play().refused(0, "special"), "7.5 special-idle");
    let mut game = plan("m04 4").play();
    game.act(0, "done");
    assert_eq!(game.refused(0, "special"), "2.5 planned-already");
    // Also while the lead player chooses first.
    let mut game = plan("m04 4").set("lead", 1).play();
    game.act(0, "lead_first").act(0, "special");
    assert_eq!(game.lots(), [3]);
}

/// Proves 7.6.
#[test]
fn the_conductor_moves_two_people() {
    let mut game = quiet(1, "conductor").people("s_mtn 1, pl_w 3").play();
    game.acts("benefit; move s_mtn s_wky");
    assert_eq!(game.refused(0, "move s_wky new"), "3.2.3 moved-already");
    game.acts("move pl_w s_mem");
    assert!(game.is_between());
}

/// Proves 7.7.
#[test]
fn the_conductors_five_steps() {
    // One person five steps: from the centre plantation to Canada.
    let mut game = quiet(1, "conductor").people("pl_c 2, s_etn 1").play();
    game.acts("special; move pl_c canada");
    assert_eq!(game.heard("moved")[0], "moved 0 pl_c canada [s_mtn rip cin chi canada]");
    assert!(game.is_between());
    assert_eq!(game.money(0), 10, "the spaces on the way bring nothing");
    // Two people two steps and one person one.
    let mut game = quiet(1, "conductor").people("pl_c 1, pl_w 1, pl_e 1").play();
    game.acts("special; move pl_c s_wky");
    assert_eq!(game.state.job.left, 3);
    assert_eq!(game.refused(0, "move s_wky new"), "3.2.3 moved-already", "one way each");
    game.acts("move pl_w stl");
    assert_eq!((game.state.job.left, game.money(0)), (1, 12));
    assert_eq!(game.reach("pl_e"), "cha s_etn", "one step is left");
    game.acts("move pl_e cha");
    assert!(game.is_between());
    // Catchers react to it, and what was opened and used for nobody is spent.
    let mut game = quiet(1, "conductor").people("s_mtn 1").catchers("purple n_eoh").play();
    game.acts("special; move s_mtn new");
    assert_eq!(game.catcher("purple"), "n_woh");
    let mut game = quiet(1, "conductor").people("s_mtn 1").play();
    game.acts("special; enough");
    assert!(game.state.player(kernel::Seat(0)).spent && game.is_between());
}

/// Proves 7.8.
#[test]
fn the_preacher_buys_cards_for_less() {
    let cards = "southern-church ohio-river ripley liberty-hill david-walker";
    for (slot, price) in [(0, 2), (1, 1), (4, 0)] {
        let mut game = quiet(1, "preacher").queue(cards).play();
        game.act(0, &format!("buy {slot}"));
        assert!(game.told()[0].ends_with(&format!(" {price}")), "{:?}", game.told());
    }
    let game = quiet(1, "preacher").queue("southern-church - - - -").money(0, 1).play();
    assert_eq!(game.refused(0, "buy 0"), "3.5.2 too-dear");
}

/// Proves 7.9.
#[test]
fn the_preacher_discards_any_card_before_acting() {
    let cards = "john-calhoun dred-scott ripley - -";
    let mut game = quiet(2, "preacher").queue(cards).play();
    game.acts("special");
    assert_eq!(game.may(0), ["pick 0", "pick 1", "pick 2"]);
    assert_eq!(game.refused(0, "enough"), "3.5.9 compulsory");
    game.acts("pick 0");
    assert_eq!(game.told(), ["card_discarded john-calhoun 0"]);
    assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already");
    let mut game = quiet(2, "preacher").queue(cards).people("stl 1").play();
    game.acts("special; pick 1");
    assert_eq!(game.people("stl"), 1, "it is not resolved");
    let mut game = quiet(2, "preacher").queue(cards).play();
    game.acts("benefit");
    assert_eq!(game.refused(0, "special"), "7.9 special-too-late");
    // Sumner’s dollar is no action; using the card is.
    let sumner = quiet(2, "preacher").queue(cards).seat(0, "reserve", "charles-sumner");
    sumner.clone().play().act(0, "special");
    let mut game = sumner.play();
    game.acts("reserve; give 1 1");
    assert_eq!(game.refused(0, "special"), "7.9 special-too-late");
    // With one card in the queue there is nothing to choose.
    let mut game = quiet(2, "preacher").queue("- - - dred-scott -").play();
    game.acts("special");
    assert_eq!((game.queue(), game.is_between()), ("- - - - -".to_owned(), true));
}

/// Proves 7.10.
#[test]
fn the_shepherd_buys_conductor_tokens_for_less() {
    let mut game = quiet(2, "shepherd").phase("planning").period(3).money(0, 40).play();
    game.act(0, "take conductor-3");
    assert_eq!(game.told(), ["token_taken 0 conductor-3 3 false"]);
    game.act(0, "take support-3");
    assert_eq!(game.told(), ["token_taken 0 support-3 10 false"], "nothing else is cheaper");
    assert_eq!(view(&game)["stacks"][3]["prices"], json!([1, 2]));
    let mut game = quiet(2, "shepherd").period(3).queue("- - - - cooper-union").play();
    game.acts("buy 4; take conductor-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 conductor-2 2 false"]);
}

/// Proves 7.11.
#[test]
fn the_shepherd_brings_two_people_to_new_york() {
    let mut game = quiet(1, "shepherd").people("pl_w 2, pl_e 1, nyc 1").play();
    game.acts("special");
    assert_eq!(game.may(0), ["move pl_w nyc", "move pl_e nyc", "enough"]);
    game.acts("move pl_w nyc; move pl_e nyc");
    assert_eq!(game.heard("sent aid woken"), ["sent pl_w nyc", "sent pl_e nyc"]);
    assert!(game.is_between());
    // As far as there is room, and not past a catcher.
    let mut game = quiet(1, "shepherd").people("pl_w 2, nyc 3").play();
    game.acts("special; move pl_w nyc");
    assert!(game.is_between());
    let full = quiet(1, "shepherd").people("pl_w 2, nyc 4").play();
    assert_eq!(full.refused(0, "special"), "7.3 special-idle");
    let watched = quiet(1, "shepherd").people("pl_w 2").catchers("brown nyc").play();
    assert_eq!(watched.refused(0, "special"), "7.3 special-idle");
}

/// Proves 7.12.
#[test]
fn the_station_master_holds_one_catcher_back() {
    let start = || {
        quiet(1, "station-master").people("new 1, pl_c 1, s_mem 1").catchers("red cin, blue det")
    };
    let mut game = start().tokens(0, "conductor-1 1").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.heard("woken"), ["woken [red cin 1 chi blue det 0 chi]"]);
    assert_eq!(game.may(0), ["hold red", "hold blue", "let_be"]);
    assert_eq!(game.refused(0, "hold brown"), "7.12 not-woken");
    assert_eq!(game.refused(0, "end"), "3.1.3 finish-first");
    assert_eq!(view(&game)["awaits"], json!("hold"));
    let mut other = game.clone();
    game.acts("hold red");
    assert_eq!(game.told()[0], "catcher_stayed red cin held");
    assert_eq!((game.catcher("red"), game.catcher("blue")), ("cin".to_owned(), "chi".to_owned()));
    assert_eq!(game.people("chi"), 0, "the other one captured them");
    // Once a turn.
    game.acts("move s_mem stl");
    assert_eq!(game.catcher("purple"), "s_nmo", "no further question");
    // Letting it happen keeps the benefit for later.
    other.acts("let_be");
    assert_eq!(other.catcher("red"), "chi");
    other.acts("move s_mem stl; hold purple");
    assert_eq!(other.catcher("purple"), "n_wia");
    // It works for cards and roles too, but not against Garrison’s catchers.
    let mut game = start().queue("- - - - ohio-river").play();
    game.acts("buy 4; move new chi; hold blue");
    let garrison = quiet(2, "station-master").period(2).people("cin 1").catchers("red rip");
    let mut game = garrison.queue("- - - - garrison").play();
    game.acts("buy 4; enough");
    assert_eq!(game.catcher("red"), "cin");
    assert!(game.is_between());
    // In another player’s turn it does nothing.
    let mut game =
        quiet(2, "station-master").set("active", 1).people("new 1").catchers("red cin").play();
    game.acts("benefit; move new chi");
    assert_eq!(game.catcher("red"), "chi");
}

/// Proves 7.13.
#[test]
fn the_station_master_protects_another_players_tokens() {
    let start = || {
        let scene = quiet(3, "station-master").set("lead", 1).set("active", 1);
        scene
            .people("new 1, s_mem 1, pl_c 1")
            .catchers("red cin, purple n_wia")
            .tokens(1, "conductor-1 2")
    };
    let mut game = start().play();
    assert_eq!(game.awaited(), (vec![1], vec![0]));
    assert_eq!(game.may(0), ["protect", "prefer acting", "prefer never"]);
    assert_eq!(game.refused(2, "protect"), "3.1.1 not-your-turn");
    game.act(0, "protect");
    assert_eq!(game.told(), ["protected 0 1"]);
    assert!(game.state.player(kernel::Seat(0)).spent);
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(game.refused(1, "protect"), "7.13 no-protection");
    // All Conductor tokens of that turn, and nothing else.
    game.acts("play conductor-1; move new chi; enough; play conductor-1; move s_mem stl; enough");
    assert_eq!(game.money(1), 14, "the aid is paid");
    assert_eq!(
        (game.catcher("red"), game.catcher("purple")),
        ("cin".to_owned(), "n_wia".to_owned())
    );
    game.acts("benefit; move stl new");
    assert_eq!(game.catcher("purple"), "s_nmo", "the role is noticed");
    game.acts("enough; end");
    assert!(!game.state.turn.protected);
    // Between actions only, also after having passed, and not in one’s own turn.
    let mut game = start().seat(0, "reactions", "never").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "protect"), "0.13 not-yours");
    let mut game = start().set("lead", 0).set("active", 0).play();
    assert_eq!(game.refused(0, "protect"), "7.13 no-protection");
    game.act(0, "pass").act(0, "protect");
    assert_eq!(game.told(), ["protected 0 1"]);
    // Alone, in one’s own turn; then one has acted.
    let alone =
        quiet(1, "station-master").people("new 1").catchers("red cin").tokens(0, "conductor-1 1");
    let mut game = alone.play();
    game.acts("protect");
    assert_eq!(game.refused(0, "pass"), "3.1.4 acted-already");
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.catcher("red"), "cin");
    // Once spent, it is gone.
    let spent = start().seat(0, "spent", true).play();
    assert_eq!(spent.awaited(), (vec![1], vec![]));
}

/// Proves 7.14.
#[test]
fn the_stockholder_buys_a_token_after_raising_funds() {
    let start = quiet(2, "stockholder").tokens(0, "fundraising-1 2").people("stl 1").money(0, 9);
    let mut game = start.clone().play();
    assert_eq!(game.refused(0, "take conductor-1"), "7.14 no-purchase");
    game.acts("play fundraising-1");
    assert_eq!(game.can(0, "take"), ["support-1", "conductor-1"], "all that is left");
    assert_eq!(game.refused(0, "take conductor-2"), "2.2 period-closed");
    game.acts("benefit; take conductor-1");
    assert_eq!(game.refused(0, "take conductor-1"), "7.14 no-purchase", "once a turn");
    // It can be played at once if the limit is not reached.
    game.acts("play conductor-1");
    let mut game = start.play();
    game.acts("play fundraising-1; play fundraising-1; take conductor-1");
    assert_eq!(game.refused(0, "play conductor-1"), "3.1.6 enough-played");
    // Nobody else can.
    let mut game = quiet(2, "agent").tokens(0, "fundraising-1 1").play();
    game.acts("play fundraising-1");
    assert_eq!(game.refused(0, "take conductor-1"), "2.1 tokens-elsewhere");
}

/// Proves 7.15.
#[test]
fn the_stockholder_plays_three_tokens() {
    let mut game = quiet(4, "stockholder").tokens(0, "conductor-1 4").play();
    game.acts("play conductor-1; play conductor-1; special; play conductor-1");
    assert_eq!(game.refused(0, "play conductor-1"), "3.1.6 enough-played");
    assert_eq!(view(&game)["players"][0]["turn"]["limit"], json!(3));
    game.acts("end");
    assert!(!game.state.turn.more_tokens);
}
