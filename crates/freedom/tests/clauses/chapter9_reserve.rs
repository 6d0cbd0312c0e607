//! Chapter 9.4: the Reserve cards.

use kernel::{Rules, Seat};
use serde_json::json;

use crate::help::*;

const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

fn reveal(owner: usize, money: u16) -> Scene {
    let scene = scene(3).phase("market").set("step", "reveal").market("m07 4, m08 5");
    let scene = scene.set("market_deck", json!(["m09", "m10"])).set("lead", 1);
    scene.seat(owner, "reserve", "congress-outlaws").money(owner, money)
}

/// Proves 9.4.1.
#[test]
fn congress_outlaws_international_slave_trade() {
    let mut game = reveal(1, 10).play();
    game.chance("reveal m09");
    assert_eq!(game.told(), ["lot_revealed m09 2"]);
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(game.may(1), ["leave_off 1", "leave_off 2", "let_be"]);
    assert_eq!(game.refused(1, "leave_off 3"), "9.4.1 cannot-leave-off");
    let offer = rules().offer(&game.state, Seat(1), action("leave_off 2"));
    assert_eq!(offer.price, Some(6), "the price is told beforehand");
    let mut other = game.clone();
    game.act(1, "leave_off 2");
    assert_eq!(game.told()[..2], ["left_off 1 2 6", "lot_filled 2 6 6"]);
    assert_eq!((game.money(1), game.lots()), (4, vec![4, 5, 6]));
    assert_eq!(
        game.state.player(kernel::Seat(1)).reserve,
        Some(card("congress-outlaws")),
        "it stays"
    );
    other.act(1, "let_be");
    assert_eq!((other.money(1), other.lots()), (10, vec![4, 5, 8]));
    // Only what can be paid for.
    let mut game = reveal(1, 5).play();
    game.chance("reveal m09");
    assert_eq!(game.may(1), ["leave_off 1", "let_be"]);
    let mut game = reveal(1, 2).play();
    game.chance("reveal m09");
    assert_eq!(game.lots(), [4, 5, 8], "nobody is asked");
    // Only what makes a difference: six people are left for a card of eight.
    let mut game = reveal(1, 10).people("canada 81").play();
    assert_eq!(game.state.supply, 6);
    game.chance("reveal m09");
    assert_eq!(game.lots(), [4, 5, 6], "two fewer would be the same six");
    let mut game = reveal(1, 10).people("canada 80").play();
    game.chance("reveal m09");
    assert_eq!(game.may(1), ["leave_off 2", "let_be"]);
    // The person whom the domestic trade adds cannot be left off instead.
    let mut game = reveal(1, 10).queue("- domestic-slave-trade - - -").play();
    game.chance("reveal m09").act(1, "leave_off 2");
    assert_eq!(game.lots(), [4, 5, 7]);
    // Not at the set-up, and not by anything else that adds people.
    let mut game = scene(3)
        .seat(0, "reserve", "congress-outlaws")
        .queue("- - - - reopening-trade")
        .market("m07 4")
        .play();
    game.acts("buy 4");
    assert_eq!(game.lots(), [6]);
}

fn hunted(owner: usize) -> Scene {
    let scene =
        scene(3).seat(owner, "reserve", "levi-coffin").catchers(FAR).catchers("red rip, blue det");
    scene.people("new 1, cin 1").tokens(0, "conductor-1 1")
}

/// Proves 9.4.2.
#[test]
fn levi_coffin() {
    // Against a catcher who was woken: only the one who would capture can be stopped.
    let mut game = hunted(0).play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.heard("woken"), ["woken [red rip 1 cin blue det 1 chi]"]);
    assert_eq!(game.may(0), ["coffin", "let_be"]);
    let mut other = game.clone();
    game.acts("coffin");
    assert_eq!(game.told()[..2], ["reserve_used 0 levi-coffin", "catcher_stayed red rip stopped"]);
    assert_eq!((game.people("cin"), game.people("chi")), (1, 0), "blue is not stopped any more");
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, None);
    // Let one happen and stop the other.
    other.acts("let_be");
    assert_eq!(other.heard("captured"), ["captured red cin 1 [1 0 0]"]);
    assert_eq!(other.may(0), ["coffin", "let_be"]);
    other.acts("coffin");
    assert_eq!((other.catcher("blue"), other.people("chi")), ("det".to_owned(), 1));
    // A catcher who would capture nobody is not asked about.
    let mut game = hunted(0).people("new 1").catchers("blue n_por").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!((game.catcher("red"), game.catcher("blue")), ("cin".to_owned(), "nyc".to_owned()));
    // Against the dice.
    let dice =
        scene(3).phase("catchers").seat(0, "reserve", "levi-coffin").people("cin 1").set("lead", 2);
    let mut game = dice.clone().play();
    game.chance("catcher red").chance("arrows east 1");
    assert_eq!(game.awaited(), (vec![0], vec![]), "the owner is asked, whoever leads");
    game.act(0, "coffin");
    assert_eq!((game.catcher("red"), game.people("cin")), ("chi".to_owned(), 1));
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, None);
    let mut game = dice.people("chi 0, rip 1").play();
    game.chance("catcher red").chance("arrows east 1");
    assert_eq!(game.catcher("red"), "cin", "nobody is asked where nobody is captured");
    // Against Garrison’s catchers.
    let garrison = scene(3).period(2).queue("- - - - garrison").seat(0, "reserve", "levi-coffin");
    let mut game = garrison.people("cin 1").catchers(FAR).catchers("red rip").play();
    game.acts("buy 4; enough; coffin");
    assert_eq!((game.catcher("red"), game.people("cin")), ("rip".to_owned(), 1));
    assert!(game.is_between());
}

/// Proves 9.4.3.
#[test]
fn charles_sumner_attacked_in_congress() {
    // A dollar at the start of the owner’s turns, also before a pass.
    let mut game = scene(3).seat(1, "reserve", "charles-sumner").play();
    game.act(0, "end");
    assert_eq!(game.told()[1..], ["turn_began 1", "income 1 1 reserve"]);
    game.act(1, "pass");
    assert_eq!(game.money(1), 14);
    // And on the turn it is gained.
    let mut game = scene(3).period(2).queue("- - - - charles-sumner").play();
    game.acts("buy 4");
    assert_eq!(game.told()[1..], ["reserve_kept 0 charles-sumner", "income 0 1 reserve"]);
    // Once, any of the owner’s money to one other player.
    game.acts("reserve");
    assert_eq!(game.may(0).len(), 2 * 10);
    assert_eq!(game.refused(0, "give 0 1"), "9.4.3 not-another-player");
    assert_eq!(game.refused(0, "give 3 1"), "9.4.3 not-another-player");
    assert_eq!(game.refused(0, "give 1 11"), "9.4.3 too-dear");
    assert_eq!(game.refused(0, "enough"), "3.5.9 compulsory");
    game.acts("give 2 10");
    assert_eq!(game.told(), ["given 0 2 10", "reserve_used 0 charles-sumner"]);
    assert_eq!((game.money(0), game.money(2)), (0, 20));
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, None);
    assert!(game.is_between());
    // Without money or friends there is nothing to give.
    let poor = scene(2).seat(0, "reserve", "charles-sumner").money(0, 0).play();
    assert_eq!(poor.refused(0, "reserve"), "9.4.3 too-dear");
    let alone = scene(1).seat(0, "reserve", "charles-sumner").play();
    assert_eq!(alone.refused(0, "reserve"), "9.4.3 alone");
    // One dollar and one friend leave no choice.
    let mut game = scene(2).seat(0, "reserve", "charles-sumner").money(0, 1).play();
    game.acts("reserve");
    assert_eq!((game.money(0), game.money(1), game.is_between()), (0, 11, true));
}

/// Proves 9.4.4.
#[test]
fn the_kansas_nebraska_act() {
    let start = scene(2).seat(0, "reserve", "kansas-nebraska");
    let mut game = start.clone().queue("ripley - ohio-river - dred-scott").play();
    game.acts("reserve");
    assert_eq!(game.may(0), ["swap 0 2", "swap 0 4", "swap 2 4"]);
    game.acts("swap 0 4");
    assert_eq!(game.queue(), "dred-scott - ohio-river - ripley");
    assert_eq!(game.told(), ["cards_swapped 0 4", "reserve_used 0 kansas-nebraska"]);
    assert_eq!(game.state.player(kernel::Seat(0)).reserve, None);
    let game = start.queue("ripley - - - -").play();
    assert_eq!(game.refused(0, "reserve"), "9.4.4 empty-slot");
}

fn shielding(owner: usize) -> Scene {
    let scene =
        scene(3).period(3).seat(owner, "reserve", "civil-war").catchers(FAR).catchers("red cin");
    scene.people("new 1, s_mem 1, pl_c 2").tokens(0, "conductor-1 2")
}

/// Proves 9.4.5.
#[test]
fn the_civil_war() {
    // The owner’s own action, declared before the first person moves.
    let mut game = shielding(0).play();
    game.acts("play conductor-1");
    assert_eq!(game.can(0, "shield"), [""]);
    let offer = rules().offer(&game.state, Seat(0), action("shield"));
    assert_eq!(offer.text.key, "freedom-do-shield");
    let mut late = game.clone();
    game.acts("shield");
    assert_eq!(game.told(), ["reserve_used 0 civil-war", "shielded 0 0"]);
    game.acts("move new chi; move s_mem stl; move pl_c s_mtn");
    assert_eq!(
        (game.catcher("red"), game.catcher("purple")),
        ("cin".to_owned(), "n_wia".to_owned())
    );
    assert_eq!(game.money(0), 14, "the aid is paid");
    // One action only.
    game.acts("benefit; move stl new");
    assert_eq!(game.catcher("purple"), "s_nmo");
    late.acts("move pl_c s_mtn");
    assert_eq!(late.refused(0, "shield"), "9.4.5 cannot-shield");
    // An action of another player: by the one who acts, or by the owner without being asked.
    let mut game = shielding(2).seat(2, "reactions", "acting").play();
    game.acts("play conductor-1");
    assert_eq!(game.awaited(), (vec![0], vec![2]));
    assert_eq!(game.may(2), ["shield"]);
    assert_eq!(game.refused(2, "enough"), "0.13 not-yours");
    assert_eq!(game.refused(1, "shield"), "0.13 not-yours");
    let mut other = game.clone();
    game.act(2, "shield");
    assert_eq!(game.told(), ["reserve_used 2 civil-war", "shielded 2 0"]);
    game.acts("move new chi");
    assert_eq!(game.catcher("red"), "cin");
    other.act(0, "shield");
    assert_eq!(other.told()[1], "shielded 2 0");
    // Between actions there is nothing to shield.
    let game = shielding(0).play();
    assert_eq!(game.refused(0, "shield"), "0.11 not-now");
    // What no catcher notices needs no shield.
    let unseen = shielding(0).queue("- - - - harriet-tubman").play().acts("buy 4").clone();
    assert_eq!(unseen.refused(0, "shield"), "9.4.5 cannot-shield");
    // It keeps Garrison’s catchers still.
    let garrison = shielding(1).queue("- - - - garrison").people("n_min 1, chi 1");
    let mut game = garrison.play();
    game.acts("buy 4; enough");
    assert_eq!(game.awaited(), (vec![1], vec![]), "its owner is asked");
    let mut other = game.clone();
    game.act(1, "shield");
    assert_eq!((game.catcher("red"), game.is_between()), ("cin".to_owned(), true));
    assert_eq!(game.state.player(kernel::Seat(1)).reserve, None);
    other.act(1, "let_be");
    assert_eq!(other.catcher("red"), "chi");
    assert_eq!(other.state.player(kernel::Seat(1)).reserve, Some(card("civil-war")));
    // As an option, only the owner’s own actions.
    let mut game = shielding(2).option("civil_war", "own").play();
    game.acts("play conductor-1");
    assert_eq!(game.awaited(), (vec![0], vec![]));
    assert_eq!(game.refused(0, "shield"), "9.4.5 cannot-shield");
    let mut game = shielding(0).option("civil_war", "own").play();
    game.acts("play conductor-1; shield");
    // Not against the dice.
    let dice = scene(3).period(3).phase("catchers").seat(0, "reserve", "civil-war").people("cin 1");
    let mut game = dice.play();
    game.chance("catcher red").chance("arrows east 1");
    assert_eq!(game.people("cin"), 0);
}
