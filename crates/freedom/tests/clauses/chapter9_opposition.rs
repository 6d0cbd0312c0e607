//! Chapter 9.5 and 9.6: the Opposition cards.

use serde_json::json;

use crate::help::*;

const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

/// Proves 9.5.1.
#[test]
fn the_1850_compromise() {
    let start =
        scene(2).queue("- - - compromise-1850 -").people("stl 1, cha 1, s_mtn 1, s_etn 1, s_ozk 1");
    let mut game = start.catchers(FAR).tokens(0, "fundraising-1 2").play();
    game.acts("play fundraising-1; play fundraising-1");
    assert_eq!(game.heard("raised"), ["raised 0 5 3", "raised 0 5 3"], "each of the two");
    game.acts("buy 3");
    assert_eq!(game.queue(), "- - - - -");
}

/// Proves 9.5.2.
#[test]
fn the_domestic_slave_trade() {
    // On the cards that lie there when it enters, and on those revealed later.
    let start = scene(4).set("active", 3).queue("ripley ohio-river liberty-hill the-liberator -");
    let start = start.market("m11 0, m12 7, m13 8").set("market_deck", json!(["m14", "m15"]));
    let mut game = start.set("top", json!(["domestic-slave-trade"])).play();
    game.act(3, "end").chance("reveal m14");
    assert_eq!(game.lots(), [8, 9, 10], "it entered after the reveal");
    game.chance("catcher none");
    for seat in [0, 1, 2, 3] {
        game.act(seat, "done");
    }
    for seat in [1, 2, 3, 0] {
        game.act(seat, "end");
    }
    game.act(1, "place pl_w 8").chance("reveal m15");
    assert_eq!(game.lots(), [9, 10, 10], "nine and one more");
    // They stay when it is gone, and are added again when it comes back.
    let start = scene(2).period(2).queue("domestic-slave-trade - - - the-north-star");
    let mut game = start.market("m04 5, m05 5, m06 0").play();
    game.acts("buy 4; pick 0");
    assert_eq!((game.lots(), game.queue()), (vec![5, 5, 0], "- - - - -".to_owned()));
    game.acts("end; end");
    game.act(0, "place pl_w 5").chance("reveal m11");
    assert_eq!(game.heard("card_queued"), ["card_queued domestic-slave-trade 4"]);
    assert_eq!(game.lots(), [6, 1, 9]);
    assert_eq!(
        scene(2).queue("domestic-slave-trade").play().refused(0, "buy 0"),
        "3.5.7 not-for-sale"
    );
}

/// Proves 9.5.3.
#[test]
fn elijah_p_lovejoy() {
    let start = scene(4).period(3).queue("elijah-lovejoy").catchers(FAR);
    let start = start
        .people("chi 3, nyc 2, cin 1, was 2, stl 1, cha 1")
        .tokens(0, "fundraising-1 1, fundraising-3 1");
    let mut game = start.play();
    game.acts("play fundraising-3; play fundraising-1");
    assert_eq!(game.heard("raised"), ["raised 0 5 5", "raised 0 0 0"]);
}

/// Proves 9.5.4.
#[test]
fn the_gag_rules() {
    let start = scene(4).phase("planning").queue("gag-rules").money(0, 50);
    let mut game = start.clone().play();
    game.act(0, "take conductor-1");
    assert_eq!(game.refused(0, "take conductor-1"), "9.5.4 gagged");
    assert_eq!(game.refused(0, "take support-1"), "9.5.4 gagged");
    assert_eq!(game.can(0, "take"), ["fundraising-1"]);
    game.act(0, "take fundraising-1");
    assert_eq!(game.refused(0, "take fundraising-1"), "2.1 enough-taken");
    // A Fundraising token first does not count.
    let mut game = start.play();
    game.act(0, "take fundraising-1").act(0, "take support-1");
    assert_eq!(game.refused(0, "take conductor-1"), "2.1 enough-taken");
    // In the Action phase nothing is limited.
    let mut game = scene(4).queue("gag-rules - - - david-walker").money(0, 50).play();
    game.acts("buy 4; take conductor-1; take conductor-1");
    assert_eq!(game.held(0, "conductor-1"), 2);
}

/// Proves 9.5.5.
#[test]
fn george_fitzhugh() {
    let mut game = scene(2).phase("planning").queue("george-fitzhugh").money(0, 11).play();
    game.act(0, "take support-1");
    assert_eq!(game.told()[0], "token_taken 0 support-1 11 false");
    let game = scene(2).phase("planning").queue("george-fitzhugh").play();
    assert_eq!(game.refused(0, "take support-1"), "2.6 too-dear");
    assert_eq!(game.can(0, "take"), ["conductor-1", "fundraising-1"]);
    assert_eq!(scene(2).queue("george-fitzhugh").play().refused(0, "buy 0"), "3.5.7 not-for-sale");
}

/// Proves 9.5.6.
#[test]
fn john_c_calhoun() {
    let start = scene(2).queue("john-calhoun").catchers(FAR).people("new 1, n_woh 1, s_mem 1");
    let mut game = start.tokens(0, "conductor-1 1, fundraising-1 1").play();
    game.acts("play conductor-1; move new chi; move n_woh cin; move s_mem stl");
    assert_eq!(game.heard("aid"), ["aid 0 chi 1", "aid 0 cin 1", "aid 0 stl 2"]);
    game.acts("play fundraising-1");
    assert_eq!(game.heard("raised"), ["raised 0 1 1"]);
    // Never less than nothing: a blue city without aid would give none.
    let text = freedom::WORDS.board.replacen("aid = 2", "aid = 0", 1);
    let poor = <freedom::Freedom as kernel::Rules>::open(&text).unwrap();
    let state = scene(2).queue("john-calhoun").play().state;
    let view =
        serde_json::to_value(kernel::Rules::view(&poor, &state, kernel::SeatSet::NONE)).unwrap();
    assert_eq!((&view["places"][0]["id"], &view["places"][0]["aid"]), (&json!("chi"), &json!(0)));
    assert_eq!(scene(2).queue("john-calhoun").play().refused(0, "buy 0"), "3.5.7 not-for-sale");
}

/// Proves 9.5.7.
#[test]
fn nj_abolishes_slavery() {
    let start = |people: &str| {
        let scene =
            scene(2).period(2).queue("nj-abolishes - - - oberlin").catchers(FAR).people(people);
        scene.tokens(0, "conductor-1 1, conductor-2-double 1")
    };
    let mut game = start("new 1, cin 1, s_mtn 1").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "move new chi"), "9.5.7 city-barred", "into");
    assert_eq!(game.refused(0, "move cin n_woh"), "9.5.7 city-barred", "out of");
    assert_eq!(game.reach("new"), "n_woh s_wky stl");
    assert_eq!(game.reach("cin"), "");
    // Through: from Newport to Canada leads only the way through Chicago.
    let mut game = start("new 1").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.refused(0, "move new canada"), "9.5.7 through-barred");
    // Roles and cards may.
    game.acts("enough; benefit; move new chi; buy 4; either 0; move chi canada");
    assert_eq!(game.people("canada"), 1);
    // Washington, Newport and Cleveland are not blue.
    let mut game = start("s_pie 1, n_eoh 1").catchers("red n_min").play();
    game.acts("play conductor-1; move s_pie was; move n_eoh cle");
}

/// Proves 9.5.8.
#[test]
fn the_dred_scott_case() {
    let start = |people: &str| scene(2).queue("- - - - dred-scott").catchers(FAR).people(people);
    let mut game = start("chi 2, stl 1, new 1, canada 3, pl_w 7, pl_c 4").play();
    game.acts("buy 4");
    assert_eq!(game.told()[1], "card_struck dred-scott");
    assert_eq!(game.reach("chi"), "pl_e pl_w");
    assert_eq!(game.refused(0, "move canada pl_w"), "9.5.8 not-taken");
    assert_eq!(game.refused(0, "move pl_w pl_e"), "9.5.8 not-taken");
    assert_eq!(game.refused(0, "move chi pl_c"), "9.5.8 not-brought");
    game.acts("move chi pl_w; move chi pl_e");
    // One plantation is left, but two people to choose from.
    assert_eq!(game.may(0), ["move new pl_e", "move stl pl_e"]);
    game.acts("move stl pl_e");
    assert_eq!(game.heard("returned"), ["returned stl pl_e"]);
    assert!(game.is_between());
    assert_eq!((game.people("new"), game.people("canada")), (1, 3));
    // Fewer than three: all of them; who is first makes no difference, where they go does.
    let mut game = start("stl 1, new 1").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move new pl_w", "move new pl_c", "move new pl_e"]);
    game.acts("move new pl_c; move stl pl_e");
    assert!(game.is_between());
    // Nobody on the map: nothing happens.
    let mut game = start("pl_w 3").play();
    game.acts("buy 4");
    assert!(game.is_between() && game.heard("returned").is_empty());
    // One place to go and everybody taken: no question at all.
    let mut game = start("stl 1, new 1, pl_w 8, pl_c 4").play();
    game.acts("buy 4");
    assert_eq!(game.heard("returned"), ["returned new pl_e", "returned stl pl_e"]);
    // As many people as there is room: which plantation is filled first is no question.
    let mut game = start("stl 1, new 1, pl_w 7, pl_c 3, pl_e 6").play();
    game.acts("buy 4");
    assert_eq!(game.heard("returned"), ["returned new pl_w", "returned stl pl_c"]);
    // Who is taken is one all the same.
    let mut game = start("stl 1, new 1, s_ozk 1, cin 1, pl_w 7, pl_c 3, pl_e 5").play();
    game.acts("buy 4");
    assert_eq!(game.may(0), ["move cin pl_w", "move new pl_w", "move stl pl_w", "move s_ozk pl_w"]);
    assert_eq!(game.refused(0, "move cin pl_c"), "9.5.8 not-brought");
}

/// Proves 9.5.9.
#[test]
fn the_farren_riots() {
    let stacks = json!({ "support-1": 0, "support-2": 5, "conductor-2": 1, "fundraising-2": 0, "conductor-2-double": 2 });
    let start = scene(3).period(2).seat(0, "support", 4).set("stacks", stacks);
    let mut game = start.queue("- - - - farren-riots").play();
    let before = game.state.stacks;
    game.acts("buy 4");
    assert_eq!(game.heard("tokens_gone"), ["tokens_gone [conductor-2-double]"]);
    let mut expected = before;
    expected[stack("conductor-2-double").index()] = 1;
    assert_eq!(game.state.stacks, expected, "grey ones, other periods and Support stay");
    let mut game = scene(3).queue("- - - - farren-riots").play();
    game.acts("buy 4");
    assert_eq!(game.heard("tokens_gone"), ["tokens_gone [conductor-1 fundraising-1]"]);
}

/// Proves 9.5.10.
#[test]
fn the_fugitive_slave_act() {
    let start = |people: &str| scene(3).queue("- - - - fugitive-slave-act").people(people);
    // Catchers in Chicago, Detroit, Rochester, Washington and New York.
    let mut game =
        start("new 1, cin 1, n_sus 1, phi 1, stl 1, canada 1").market("m07 5, m08 5").play();
    game.acts("buy 4");
    assert_eq!(
        game.may(0),
        ["move cin market", "move phi market", "move new market", "move n_sus market"]
    );
    assert_eq!(game.refused(0, "move stl market"), "9.5.10 not-taken", "two steps away");
    assert_eq!(game.refused(0, "move cin pl_w"), "9.5.10 not-brought");
    game.acts("move new market; move cin market; move phi market");
    assert_eq!(game.heard("seized").len(), 3);
    assert_eq!((game.lots(), game.people("n_sus")), (vec![8, 5], 1), "all on the bottom card");
    assert!(game.is_between());
    // One step from where the catchers stand now, by road, by path or by sea, and not from where
    // their paths lead: not in a plantation, and not on a path two steps away.
    let moved = "red n_min, blue n_wia, orange s_mem, purple s_nmo, brown bos";
    let mut game = start("stl 1, sea 1, n_por 1, n_rki 1, pl_w 2, cin 1, s_pie 1, phi 1")
        .catchers(moved)
        .market("m07 5, m08 5")
        .play();
    game.acts("buy 4");
    let taken = ["move stl market", "move n_rki market", "move n_por market", "move sea market"];
    assert_eq!(game.may(0), taken);
    for far in ["cin", "s_pie", "phi", "pl_w"] {
        assert_eq!(game.refused(0, &format!("move {far} market")), "9.5.10 not-taken", "{far}");
    }
    // When it is removed, the lead player chooses.
    let removed = start("new 1, cin 1, n_sus 1, phi 1").set("lead", 1).market("m07 0, m08 5");
    let mut game = removed.set("active", 0).set("market_deck", json!([])).play();
    game.act(0, "end");
    assert_eq!((game.awaited().0, game.may(1).len()), (vec![1], 4));
    // Three or fewer: no choice.
    let mut game = start("new 1, cin 1, stl 1").market("m07 5, m08 5").play();
    game.acts("buy 4");
    assert_eq!((game.lots(), game.people("stl")), (vec![7, 5], 1));
    // All in one city: no choice either.
    let mut game = start("bos 4").market("m07 5, m08 5").play();
    game.acts("buy 4");
    assert_eq!((game.lots(), game.people("bos")), (vec![8, 5], 1));
    // In the last Lantern phase no card is left: to plantations.
    let last = start("new 1, cin 1")
        .set("round", 8)
        .set("active", 2)
        .market("m07 0")
        .set("market_deck", json!([]));
    let mut game = last.clone().play();
    game.act(2, "end");
    assert_eq!(game.awaited().0, [0]);
    assert_eq!(game.may(0), ["move cin pl_w", "move cin pl_c", "move cin pl_e"]);
    game.acts("move cin pl_w; move new pl_c");
    assert_eq!(game.heard("seized ended").len(), 3);
    // As many as there is room: no question.
    let mut game = last.people("new 1, cin 1, pl_w 7, pl_c 4, pl_e 5").play();
    game.act(2, "end");
    assert_eq!(game.heard("seized"), ["seized cin pl_w", "seized new pl_e"]);
}

/// Proves 9.5.11.
#[test]
fn the_nat_turner_rebellion() {
    let start = |seats: [u8; 3]| {
        let scene = scene(3).period(2).queue("- - - - nat-turner");
        scene.seat(0, "support", seats[0]).seat(1, "support", seats[1]).seat(2, "support", seats[2])
    };
    let mut game = start([2, 0, 2]).play();
    assert_eq!((game.left("support-1"), game.left("support-2")), (0, 5));
    game.acts("buy 4");
    assert_eq!(game.may(0), ["give_back 0", "give_back 2"]);
    assert_eq!(game.refused(0, "give_back 1"), "9.5.11 no-support");
    game.acts("give_back 2");
    assert_eq!(game.told(), ["support_back 2 support-2"]);
    assert_eq!((game.left("support-1"), game.left("support-2"), game.state.period), (0, 6, 1));
    // One owner: no choice. No owner: nothing.
    let mut game = start([0, 4, 0]).play();
    game.acts("buy 4");
    assert_eq!(game.state.player(kernel::Seat(1)).support, 3);
    let mut game = scene(3).queue("- - - - nat-turner").play();
    game.acts("buy 4");
    assert!(game.is_between() && game.heard("support_back").is_empty());
}

/// Proves 9.5.12.
#[test]
fn the_trade_is_reopened() {
    let start = |round: u8| scene(3).queue("- - - - reopening-trade").set("round", round);
    let mut game = start(1).market("m07 5, m08 0, m09 6").play();
    game.acts("buy 4");
    assert_eq!(game.lots(), [7, 2, 8]);
    assert_eq!(game.queue(), "- - - - -");
    // Without market cards two people in all go to plantations.
    let last = |people: &str| {
        let scene = start(8).people(people).set("active", 2);
        scene.market("m07 0").set("market_deck", json!([]))
    };
    let mut game = last("").play();
    game.act(2, "end");
    assert_eq!(game.can(0, "place"), ["pl_w 1", "pl_w 2", "pl_c 1", "pl_c 2", "pl_e 1", "pl_e 2"]);
    assert_eq!(game.refused(0, "place pl_w 3"), "4.1 not-so-many");
    game.act(0, "place pl_c 1");
    assert_eq!(game.can(0, "place"), ["pl_w 1", "pl_c 1", "pl_e 1"], "one person is left to place");
    game.act(0, "place pl_e 1");
    assert_eq!((game.people("pl_c"), game.people("pl_e"), game.state.supply), (1, 1, 94));
    let mut game = last("pl_w 7, pl_c 4, pl_e 6").play();
    game.act(2, "end");
    assert_eq!(game.heard("placed lost"), ["placed pl_w 1", "lost 1 1"]);
}

/// Proves 9.6.1.
#[test]
fn people_without_a_plantation_are_lost() {
    let full = "pl_w 8, pl_c 4, pl_e 5";
    let people = format!("{full}, stl 1, new 1, cha 1, lost 2");
    let mut game = scene(3).queue("- - - - dred-scott").people(&people).play();
    game.acts("buy 4");
    assert_eq!(game.heard("returned lost"), ["returned new pl_e", "lost 1 3", "lost 1 4"]);
    // The track overflows in the last round: two are seized, one finds a box.
    let last = scene(3).queue("- - - - fugitive-slave-act").set("round", 8).set("active", 2);
    let last = last.people("pl_w 8, pl_c 4, pl_e 6, new 1, cin 1, lost 18");
    let mut game = last.market("m07 0").set("market_deck", json!([])).play();
    game.act(2, "end");
    assert_eq!(game.heard("lost ended").len(), 2);
    assert_eq!((game.state.lost(), game.people("new") + game.people("cin")), (19, 1));
}

/// Proves 9.6.2.
#[test]
fn a_card_that_leaves_unresolved_does_nothing() {
    let start = scene(2).period(2).role(0, "preacher").people("stl 1, cha 1");
    let mut game = start.queue("compromise-1850 dred-scott - - -").play();
    game.acts("special; pick 0");
    assert_eq!(game.state.standing(rules().board()).fundraising_less, 0);
    assert_eq!(game.people("stl"), 1);
    let start =
        scene(2).period(2).people("stl 1").queue("george-fitzhugh dred-scott - - the-north-star");
    let mut game = start.play();
    game.acts("buy 4; pick 0");
    assert_eq!(game.state.standing(rules().board()).support_more, 0);
}
