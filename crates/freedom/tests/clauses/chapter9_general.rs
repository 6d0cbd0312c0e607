//! Chapter 9.1 to 9.3: the General cards, one test for each.

use kernel::{Rules, Seat};
use serde_json::json;

use crate::help::*;

/// Catchers out of the way.
const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

/// A card in the right-most slot, in a period, with two players.
fn with_card(id: &str, period: u8, people: &str) -> Scene {
    scene(2).period(period).people(people).catchers(FAR).queue(&format!("- - - - {id}"))
}

/// A card is bought; then these steps.
fn bought(id: &str, period: u8, people: &str, steps: &str) -> Game {
    let mut game = with_card(id, period, people).money(0, 30).play();
    game.acts(&format!("buy 4; {steps}"));
    game
}

/// What the tokens cost that a card lets one buy, and that it is done then.
fn purchases(id: &str, period: u8, takes: &[(&str, u16)]) {
    let mut game = bought(id, period, "", "");
    for (stack, paid) in takes {
        assert!(!game.is_between(), "{id}");
        game.acts(&format!("take {stack}"));
        assert_eq!(
            game.heard("token_taken")[0],
            format!("token_taken 0 {stack} {paid} false"),
            "{id}"
        );
    }
}

/// Proves 9.1.1.
#[test]
fn david_walker() {
    purchases("david-walker", 1, &[("support-1", 8), ("conductor-1", 0)]);
    let mut game = bought("david-walker", 1, "", "take support-1; take fundraising-1");
    assert!(game.is_between(), "two tokens");
    game = bought("david-walker", 1, "", "take support-1; enough");
    assert!(game.is_between());
}

/// Proves 9.1.2.
#[test]
fn john_greenleaf_whittier() {
    let start = scene(2).queue("ripley ohio-river - - john-greenleaf-whittier");
    let mut game = start.play();
    game.acts("buy 4; swap 0 1");
    assert_eq!((game.queue(), game.is_between()), ("ohio-river ripley - - -".to_owned(), true));
}

/// Proves 9.1.3.
#[test]
fn lane_theological_seminary() {
    let game = bought("lane-seminary", 1, "pl_w 3", "either 0; move pl_w s_ozk; move pl_w s_mem");
    assert!(game.is_between());
    let game = bought("lane-seminary", 1, "pl_w 3", "either 1; take support-1");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-1 8 false"]);
    assert!(game.is_between());
}

fn put_on_top(id: &str, period: u8) {
    let start = scene(2).period(period).queue(&format!("dred-scott - - ripley {id}"));
    let mut game = start.people("stl 1").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["pick 0", "pick 3", "enough"]);
    game.acts("pick 0");
    assert_eq!(game.told(), ["card_on_top dred-scott 0"]);
    assert_eq!((game.queue(), game.people("stl")), ("- - - ripley -".to_owned(), 1));
    assert_eq!(game.state.top.cards(), [card("dred-scott")]);
    assert!(game.is_between());
}

/// Proves 9.1.4.
#[test]
fn the_liberator() {
    put_on_top("the-liberator", 1);
}

/// Proves 9.1.5.
#[test]
fn liberty_hill() {
    let steps = "move pl_w s_ozk; move pl_w s_mem; take support-1";
    let game = bought("liberty-hill", 1, "pl_w 3", steps);
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-1 10 false"]);
    assert!(game.is_between());
}

/// Proves 9.1.6.
#[test]
fn new_york_manumission_society() {
    purchases("manumission-society", 1, &[("support-1", 7)]);
    assert!(bought("manumission-society", 1, "", "take conductor-1").is_between());
}

/// Proves 9.1.7.
#[test]
fn ohio_river() {
    let steps = "move pl_w s_ozk; move pl_w s_mem; move pl_c s_mtn";
    let game = bought("ohio-river", 1, "pl_w 4, pl_c 2", steps);
    assert!(game.is_between());
    assert_eq!(game.heard("moved").len(), 3);
}

/// Proves 9.1.8.
#[test]
fn ripley_ohio() {
    let start = with_card("ripley", 1, "new 1, s_mem 1, pl_w 1").catchers("red cin, purple n_wia");
    let mut game = start.play();
    game.acts("buy 4; move new chi; move s_mem stl");
    assert_eq!(game.heard("aid woken catcher_moved"), ["aid 0 chi 2", "aid 0 stl 2"]);
    assert!(game.is_between(), "two people");
}

/// Proves 9.1.9.
#[test]
fn southern_church_correspondence() {
    let game = bought("southern-church", 1, "", "");
    assert_eq!((game.money(0), game.money(1)), (31, 12));
    assert_eq!(game.heard("income"), ["income 0 2 card", "income 1 2 card"]);
}

fn from_a_large_northern_city(id: &str, period: u8) {
    // Washington is large, and Detroit Northern: neither is both.
    let mut game = with_card(id, period, "chi 1, nyc 2, was 1, det 1").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move chi canada", "move nyc canada", "enough"]);
    assert_eq!(game.refused(0, "move was canada"), "3.3.5 not-from-there");
    assert_eq!(game.refused(0, "move det canada"), "3.3.5 not-from-there");
    assert_eq!(game.refused(0, "move chi nyc"), "3.3.5 not-to-there");
    game.acts("move nyc canada");
    assert_eq!(game.told(), ["sent nyc canada", "freed nyc 1"]);
    assert!(game.is_between(), "one person");
}

/// Proves 9.1.10.
#[test]
fn st_catharines_ontario() {
    from_a_large_northern_city("st-catharines", 1);
}

/// Proves 9.1.11.
#[test]
fn theodore_weld() {
    let start = with_card("theodore-weld", 1, "pl_e 2, cha 1").catchers("orange s_wky");
    let mut game = start.play();
    game.acts("buy 4");
    // Every Southern space and city with room and without a catcher; red stands in the Piedmont.
    let ends = "s_blu s_etn s_mem s_mtn s_nmo s_ozk stl";
    assert_eq!(game.reach("pl_e"), ends);
    assert_eq!(game.refused(0, "move pl_e cha"), "3.5.11 full");
    assert_eq!(game.refused(0, "move pl_e new"), "3.3.5 not-to-there");
    game.acts("move pl_e stl");
    assert_eq!((game.money(0), game.is_between()), (9, true), "no aid");
    assert_eq!(game.catcher("purple"), "n_wia");
}

/// Proves 9.2.1.
#[test]
fn the_amistad_rebellion() {
    let start = with_card("amistad", 2, "").market("m04 3, m05 4, m06 4");
    let mut game = start.play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move market canada", "enough"]);
    game.acts("move market canada; move market canada");
    assert_eq!((game.lots(), game.people("canada")), (vec![1, 4, 4], 2));
    assert!(game.is_between());
    // The bottom card has only one.
    let mut game = with_card("amistad", 2, "").market("m04 1, m05 4").play();
    game.acts("buy 4; move market canada");
    assert!(game.is_between());
    assert_eq!(game.lots(), [0, 4]);
}

/// Proves 9.2.2.
#[test]
fn anthony_burns() {
    from_a_large_northern_city("anthony-burns", 2);
}

/// Proves 9.2.3.
#[test]
fn bleeding_kansas() {
    let queue = "ripley dred-scott bleeding-kansas ohio-river nat-turner";
    let start = || {
        scene(2)
            .period(2)
            .catchers(FAR)
            .queue(queue)
            .people("stl 1, s_mtn 1, s_wky 1, nyc 3, new 1")
    };
    let mut game = start().play();
    game.acts("buy 2");
    assert_eq!(game.reach("stl"), "chi nyc");
    assert_eq!(game.refused(0, "move new chi"), "3.3.5 not-from-there");
    game.acts("move stl chi");
    assert_eq!(game.refused(0, "move s_mtn nyc"), "3.3.5 one-city", "the same city");
    game.acts("move s_mtn chi");
    // The slots at three and two dollars are cleared; those at one are not.
    assert_eq!(game.queue(), "- - - ohio-river nat-turner");
    assert_eq!(game.heard("sent card_discarded").len(), 3);
    assert_eq!((game.people("chi"), game.people("s_wky")), (2, 1), "nothing is triggered");
    assert!(game.is_between());
    // Only one has room: then the city is full and the rest is forgone.
    let mut game = start().play();
    game.acts("buy 2; move stl nyc");
    assert_eq!(game.queue(), "- - - ohio-river nat-turner");
    // Sending nobody does not save the queue.
    let mut game = start().play();
    game.acts("buy 2; enough");
    assert_eq!(game.queue(), "- - - ohio-river nat-turner");
}

/// Proves 9.2.4.
#[test]
fn frederick_douglass_of_1840() {
    let steps = "move pl_w s_ozk; move pl_w s_mem; take support-2; take conductor-2";
    let game = bought("frederick-douglass", 2, "pl_w 3", steps);
    assert_eq!(
        game.heard("token_taken"),
        ["token_taken 0 support-2 8 false", "token_taken 0 conductor-2 1 false"]
    );
    assert!(game.is_between());
    assert!(
        bought("frederick-douglass", 2, "pl_w 3", "enough; take conductor-2; enough").is_between()
    );
}

/// Proves 9.2.5.
#[test]
fn harpers_ferry() {
    let queue = "ripley dred-scott ohio-river harpers-ferry nat-turner";
    let mut game = scene(2).period(2).people("stl 1").queue(queue).money(0, 30).play();
    game.acts("buy 3; take support-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 8 false"]);
    assert_eq!((game.queue(), game.people("stl")), ("- - - - nat-turner".to_owned(), 1));
    // In the left-most slot there is nothing to its left.
    let mut game = scene(2).period(2).queue("harpers-ferry ripley - - -").play();
    game.acts("buy 0; enough");
    assert_eq!(game.queue(), "- ripley - - -");
    // Drawn by John Brown, it counts from John Brown’s slot.
    let queue = "ripley dred-scott john-brown ohio-river nat-turner";
    let start = scene(2).period(2).queue(queue).set("top", json!(["harpers-ferry"]));
    let mut game = start.play();
    game.acts("buy 2; enough; enough");
    assert_eq!(game.queue(), "- - - ohio-river nat-turner");
}

/// Proves 9.2.6.
#[test]
fn harriet_tubman_of_1840() {
    let start = with_card("harriet-tubman", 2, "new 1, s_mem 1, pl_w 3").catchers("red cin");
    let mut game = start.play();
    game.acts("buy 4; move new chi; move s_mem stl; move pl_w s_ozk; move pl_w s_mem");
    assert!(game.is_between(), "four people");
    assert_eq!(game.heard("aid catcher_moved"), ["aid 0 chi 2", "aid 0 stl 2"]);
}

/// Proves 9.2.7.
#[test]
fn henry_box_brown() {
    let mut game = with_card("henry-box-brown", 2, "pl_w 1, pl_c 1").play();
    game.acts("buy 4");
    assert_eq!(game.reach("pl_w"), "chi nyc");
    game.acts("move pl_c nyc");
    assert_eq!(game.told(), ["sent pl_c nyc"]);
    assert!(game.is_between());
}

/// Proves 9.2.8.
#[test]
fn john_brown() {
    let start =
        || scene(2).period(2).people("pl_w 1").queue("ripley john-brown - - -").money(0, 30);
    let mut game = start().play();
    game.acts("buy 1; take support-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 5 false"]);
    assert!(game.odds().iter().all(|(text, _)| text.starts_with("draw ")));
    let mut other = game.clone();
    let mut third = game.clone();
    // A General card is resolved for nothing, and is not the one card of the turn.
    game.chance("draw vigilance-committees");
    assert_eq!(game.told()[0], "card_drawn vigilance-committees");
    assert_eq!((game.money(1), game.is_between()), (13, true));
    assert_eq!(game.refused(0, "buy 0"), "3.5.1 one-card");
    // A Reserve card is kept.
    other.chance("draw kansas-nebraska");
    assert_eq!(other.heard("reserve_kept"), ["reserve_kept 0 kansas-nebraska"]);
    assert!(other.is_between());
    // An Opposition card takes the slot and is not resolved.
    third.chance("draw dred-scott");
    assert_eq!(third.told()[1..], ["card_queued dred-scott 1"]);
    assert_eq!((third.queue(), third.is_between()), ("ripley dred-scott - - -".to_owned(), true));
    // One that adds people adds them when it enters.
    let mut game = start().market("m04 4, m05 4").play();
    game.acts("buy 1; enough").chance("draw domestic-slave-trade");
    assert_eq!(game.lots(), [5, 5]);
    // A known top is no chance, and an empty deck nothing.
    let mut game = start().set("top", json!(["vigilance-committees"])).play();
    game.acts("buy 1; enough");
    assert_eq!(game.money(1), 13);
    let mut game = start().set("decks", json!([{}, {}, {}])).play();
    game.acts("buy 1; enough");
    assert!(game.is_between());
    // Opening a period with the token changes the deck that is drawn from.
    let last = start().seat(1, "support", 2);
    let mut game = last.play();
    game.acts("buy 1; take support-2");
    assert_eq!(game.heard("period_opened"), ["period_opened 3"]);
    assert!(game.odds().iter().any(|(text, _)| text == "draw civil-war"));
}

/// Proves 9.2.9.
#[test]
fn the_john_price_rescue() {
    let start = with_card("john-price", 2, "new 1, n_woh 1, chi 1, cin 1, stl 1");
    let mut game = start.play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move new canada", "move n_woh canada", "enough"]);
    game.acts("move n_woh canada");
    assert!(game.is_between());
}

/// Proves 9.2.10.
#[test]
fn the_lincoln_douglas_debates() {
    purchases("lincoln-douglas", 2, &[("support-2", 7)]);
    assert!(bought("lincoln-douglas", 2, "", "take conductor-2").is_between());
}

/// Proves 9.2.11.
#[test]
fn the_north_star() {
    put_on_top("the-north-star", 2);
}

/// Proves 9.2.12.
#[test]
fn oberlin_ohio() {
    let steps = "either 0; move pl_w s_ozk; move pl_w s_mem; move pl_c s_mtn; move pl_e cha";
    let game = bought("oberlin", 2, "pl_w 3, pl_c 2, pl_e 2", steps);
    assert!(game.is_between(), "four people");
    let game = bought("oberlin", 2, "", "take support-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 6 false"]);
}

/// Proves 9.2.13.
#[test]
fn uncle_toms_cabin() {
    let start = scene(2).period(2).queue("ripley dred-scott - - uncle-toms-cabin").money(0, 30);
    let mut game = start.play();
    game.acts("buy 4; take support-2; swap 0 1");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 7 false"]);
    assert_eq!((game.queue(), game.is_between()), ("dred-scott ripley - - -".to_owned(), true));
}

/// Proves 9.2.14.
#[test]
fn vigilance_committees() {
    let game = bought("vigilance-committees", 2, "", "");
    assert_eq!((game.money(0), game.money(1)), (32, 13));
}

/// Proves 9.2.15.
#[test]
fn william_lloyd_garrison() {
    let start = |people: &str, catchers: &str| {
        with_card("garrison", 2, people).catchers(catchers).money(0, 1)
    };
    // Red goes west to the nearer of two, blue east, orange stays for want of anybody.
    let people = "n_min 1, rip 1, was 1";
    let mut game = start(people, "red chi, blue det, orange roc, purple n_eoh, brown nyc").play();
    game.acts("buy 4; take support-2");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-2 0 false"]);
    let moved = game.heard("catcher_moved captured");
    assert_eq!(
        moved,
        [
            "catcher_moved red chi n_min [n_min]",
            "captured red n_min 1 [1 0 0]",
            "catcher_moved purple n_eoh was [was]",
            "captured purple was 1 [1 0 0]",
            "catcher_moved brown nyc phi [phi]",
        ]
    );
    assert_eq!(
        (game.catcher("blue"), game.catcher("orange")),
        ("det".to_owned(), "roc".to_owned())
    );
    assert!(game.is_between());
    // Ways are fixed before anybody moves: brown set out for Washington although purple came first.
    // Two equally near: the acting player chooses, catcher by catcher.
    let mut game = start("n_min 1, cin 1, n_moh 1, cle 1", "red chi, orange roc").play();
    game.acts("buy 4; enough");
    assert_eq!(game.may(0), ["toward red west", "toward red east"]);
    let lit = |way: &str| {
        rules().offer(&game.state, Seat(0), action(&format!("toward red {way}"))).places
    };
    assert_eq!([lit("west"), lit("east")], [["red", "n_min"], ["red", "cin"]], "one step each way");
    assert_eq!(game.refused(0, "toward orange west"), "9.2.15 not-tied");
    assert_eq!(game.refused(0, "enough"), "9.2.15 not-tied");
    game.acts("toward red east");
    assert_eq!(game.may(0), ["toward orange west", "toward orange east"]);
    game.acts("toward orange west");
    assert_eq!((game.catcher("red"), game.catcher("orange")), ("cin".to_owned(), "cle".to_owned()));
    assert_eq!((game.people("n_min"), game.people("n_moh")), (1, 1));
    // Blue was sent too: the nearest on its path was in Cleveland.
    assert_eq!(game.catcher("blue"), "nyc");
    // West by choice.
    let mut game = start("n_min 1, cin 1", "red chi").play();
    game.acts("buy 4; enough; toward red west");
    assert_eq!(game.catcher("red"), "n_min");
    // With nobody on any path, nobody moves.
    let mut game = start("pl_w 4, s_mtn 1, sea 1", "red chi").play();
    game.acts("buy 4; enough");
    assert!(game.heard("catcher_moved").is_empty() && game.is_between());
}

/// Proves 9.3.1.
#[test]
fn abraham_lincoln() {
    let steps = "move pl_w s_ozk; move pl_w s_mem; move pl_c s_mtn; take support-3";
    let game = bought("abraham-lincoln", 3, "pl_w 3, pl_c 1", steps);
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-3 7 false"]);
    assert!(game.is_between());
}

/// Proves 9.3.2.
#[test]
fn contrabands() {
    let start = with_card("contrabands", 3, "stl 1, s_wky 1, s_pie 1, s_mtn 1, new 1, pl_w 1");
    let mut game = start.catchers("red n_min, purple n_woh").play();
    game.acts("buy 4");
    // From Western Kentucky: Newport is full; Ripley lies behind Cincinnati, which is barred, and
    // behind Middle Tennessee, which is not. A catcher in Western Ohio can be passed, not joined.
    assert_eq!(game.reach("s_wky"), "rip");
    assert_eq!(game.reach("stl"), "n_rki n_wia");
    assert_eq!(game.refused(0, "move stl n_min"), "3.5.11 catcher-there");
    // Through Washington from the Piedmont.
    assert_eq!(game.reach("s_pie"), "n_eoh n_sus n_wpa rip");
    assert_eq!(game.refused(0, "move stl det"), "3.3.5 not-to-there");
    assert_eq!(game.refused(0, "move stl fer"), "3.2.5 no-way");
    assert_eq!(game.refused(0, "move pl_w new"), "3.3.5 not-from-there");
    game.acts("move stl n_rki; move s_wky rip; move s_pie n_wpa");
    assert!(game.is_between(), "three people");
    assert_eq!(game.heard("sent aid woken").len(), 3, "no effect");
    // Past a catcher that stands in the way.
    let mut game = with_card("contrabands", 3, "s_mtn 1").catchers("orange s_wky").play();
    game.acts("buy 4");
    assert_eq!(game.reach("s_mtn"), "n_eoh new rip");
}

/// Proves 9.3.3.
#[test]
fn the_cooper_union_speech() {
    let steps = "either 0; move pl_w s_ozk; move pl_w s_mem; move pl_c s_mtn";
    assert!(bought("cooper-union", 3, "pl_w 3, pl_c 1", steps).is_between());
    let game = bought("cooper-union", 3, "", "take support-3");
    assert_eq!(game.heard("token_taken"), ["token_taken 0 support-3 10 false"]);
}

/// Proves 9.3.4.
#[test]
fn the_election_of_1860() {
    let start = with_card("election-1860", 3, "chi 3, nyc 2, was 1, cin 1");
    let mut game = start.queue("compromise-1850 elijah-lovejoy - - election-1860").play();
    game.acts("buy 4");
    assert_eq!(game.heard("income"), ["income 0 5 people"], "it is not fundraising");
    assert_eq!(game.money(0), 14);
}

/// Proves 9.3.5.
#[test]
fn follow_the_drinking_gourd() {
    let mut game = with_card("drinking-gourd", 3, "lost 2, nyc 4").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move lost chi", "enough"]);
    game.acts("move lost chi");
    assert_eq!((game.state.lost(), game.people("chi")), (1, 1));
    assert_eq!(game.told(), ["sent lost chi"]);
    assert!(game.is_between());
    // With nobody lost there is nothing to do.
    let mut game = with_card("drinking-gourd", 3, "").play();
    game.acts("buy 4");
    assert!(game.is_between());
}

/// Proves 9.3.6.
#[test]
fn frederick_douglass_of_1860() {
    let game = bought("frederick-douglass-1860", 3, "", "");
    assert_eq!((game.money(0), game.money(1)), (33, 14));
}

/// Proves 9.3.7.
#[test]
fn harriet_beecher_stowe() {
    purchases("harriet-beecher-stowe", 3, &[("support-3", 5)]);
    assert!(bought("harriet-beecher-stowe", 3, "", "take conductor-3").is_between());
}

/// Proves 9.3.8.
#[test]
fn harriet_tubman_of_1860() {
    let mut game = with_card("harriet-tubman-1860", 3, "pl_w 2, pl_e 1, stl 1").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move pl_w canada", "move pl_e canada", "enough"]);
    game.acts("move pl_w canada; move pl_e canada");
    assert_eq!((game.people("canada"), game.is_between()), (2, true));
}

/// Proves 9.3.9.
#[test]
fn william_still() {
    let mut game = with_card("william-still", 3, "chi 3, nyc 2").play();
    game.acts("buy 4; move chi canada");
    assert_eq!(game.refused(0, "move nyc canada"), "3.3.5 one-city");
    assert_eq!(game.may(0), ["move chi canada", "enough"]);
    game.acts("move chi canada");
    assert_eq!((game.people("chi"), game.people("canada"), game.is_between()), (1, 2, true));
    let mut game = with_card("william-still", 3, "chi 3, nyc 1").play();
    game.acts("buy 4; move nyc canada");
    assert!(game.is_between(), "the city is empty");
}
