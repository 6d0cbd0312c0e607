//! Chapter 0: the game.

use freedom::board::SpaceKind;
use kernel::{Rules, Seat};
use serde_json::json;

use crate::help::*;

/// Proves 0.1.
#[test]
fn one_to_four_play_together() {
    for players in 1..=4u8 {
        let game = Game::new(json!({ "players": players }));
        assert_eq!(rules().seats(&game.state), players);
    }
    for (bad, why) in [(0, "one to four people play"), (5, "one to four people play")] {
        let options = serde_json::from_value(json!({ "players": bad })).unwrap();
        assert_eq!(rules().setup(&options).unwrap_err()[0].what, why);
    }
    // All share the result.
    let over = scene(3).phase("over").set("step", "won").set("round", 3).period(3);
    let over = over.seat(0, "support", 12).people("canada 16").play();
    let kernel::Turn::Over(outcome) = rules().turn(&over.state) else { panic!("it is over") };
    assert_eq!(outcome.winners.len(), 3);
    assert!(outcome.scores.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(over.refused(3, "done"), "0.1 not-in-play");
}

/// Proves 0.2.
#[test]
fn there_are_96_people_and_each_is_somewhere() {
    let game = Game::new(json!({ "players": 4 }));
    assert_eq!(game.state.everyone(), 96);
    assert_eq!(game.state.supply, 96 - 12);
    assert_eq!(scene(1).people("canada 90, pl_w 7").faults(), "people: there are only 96 people");
    let all = scene(1).people("canada 89, pl_w 7").market("m01 0").play();
    assert_eq!(all.state.supply, 0);
}

/// Proves 0.3.
#[test]
fn large_cities_hold_four_and_every_other_space_one() {
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.spaces.len(), 33);
    for (n, space) in board.spaces.iter().enumerate() {
        let holds = if space.kind == SpaceKind::Large { 4 } else { 1 };
        assert_eq!(board.holds[n], holds, "{}", space.id);
    }
    let of = |kind: SpaceKind| -> Vec<&str> {
        board.spaces.iter().filter(|s| s.kind == kind).map(|s| s.id.as_str()).collect()
    };
    assert_eq!(of(SpaceKind::Large), ["chi", "nyc", "bos", "was"]);
    assert_eq!(of(SpaceKind::Sea), ["sea"]);
    assert_eq!(of(SpaceKind::Small).len(), 10);
    assert_eq!(of(SpaceKind::Space).len(), 18);
}

/// Proves 0.4.
#[test]
fn the_board_says_what_is_reconstructed() {
    let about = rules().about();
    for (part, known) in [
        ("routes", "component"),
        ("market", "reconstructed"),
        ("victory", "reconstructed"),
        ("plantations", "reconstructed"),
        ("cards", "rulebook"),
        ("dice", "inferred"),
    ] {
        assert_eq!(about.provenance[part], known, "{part}");
    }
    let known = |kind: &str| {
        let routes = about.board["routes"].as_array().unwrap();
        routes.iter().filter(|route| route["known"] == kind).count()
    };
    assert_eq!([known("component"), known("inferred"), known("reconstructed")], [63, 3, 7]);
}

/// Proves 0.5.
#[test]
fn people_use_roads_sea_lanes_and_the_paths_of_catchers() {
    let mut game = scene(1).people("cha 1, s_wky 1").tokens(0, "conductor-1 1").play();
    game.acts("play conductor-1");
    // A road and a sea lane from Charleston; a road and the orange path from Western Kentucky.
    assert_eq!(game.reach("cha"), "s_pie sea");
    assert_eq!(game.reach("s_wky"), "cin new s_mem s_mtn");
}

/// Proves 0.6.
#[test]
fn the_blue_northern_cities() {
    let rules = rules();
    let board = rules.board();
    let ids: Vec<&str> = board.blue.iter().map(|at| board.id(at)).collect();
    assert_eq!(ids, ["chi", "nyc", "bos", "det", "roc", "cin", "phi"]);
}

/// Proves 0.7.
#[test]
fn the_large_northern_cities_without_washington() {
    let rules = rules();
    let board = rules.board();
    let ids: Vec<&str> = board.large.and(board.blue).iter().map(|at| board.id(at)).collect();
    assert_eq!(ids, ["chi", "nyc", "bos"]);
    for set in [board.blue, board.north, board.south] {
        assert!(!set.has(place("was")));
    }
}

/// Proves 0.8.
#[test]
fn south_and_north() {
    let rules = rules();
    let board = rules.board();
    let ids = |set: freedom::place::Places| -> Vec<String> {
        set.iter().map(|at| board.id(at).to_owned()).collect()
    };
    let south = "stl cha s_nmo s_ozk s_mem s_wky s_mtn s_etn s_blu s_pie";
    assert_eq!(ids(board.south).join(" "), south);
    let north = "cle new rip fer n_min n_wia n_rki n_woh n_eoh n_wpa n_sus n_moh n_por n_mai";
    assert_eq!(ids(board.north).join(" "), north);
    assert!(!board.south.has(place("sea")) && !board.north.has(place("sea")));
}

/// Proves 0.9.
#[test]
fn plantations_lead_to_the_south_and_canada_takes_everybody() {
    let mut game = scene(1).people("pl_w 1, pl_c 1, pl_e 1, chi 1, canada 40");
    game = game.catchers("red n_min").tokens(0, "conductor-1 1");
    let mut game = game.play();
    game.acts("play conductor-1");
    assert_eq!(game.reach("pl_w"), "s_mem s_ozk");
    assert_eq!(game.reach("pl_c"), "s_mem s_mtn");
    assert_eq!(game.reach("pl_e"), "cha s_etn");
    game.acts("move chi canada");
    assert_eq!(game.people("canada"), 41);
}

/// Proves 0.10.
#[test]
fn five_catchers_each_on_a_path_of_its_own() {
    let rules = rules();
    let board = rules.board();
    let path = |n: u8| -> String {
        board.path(n).iter().map(|at| board.id(*at)).collect::<Vec<_>>().join(" ")
    };
    let ids: Vec<&str> = board.catchers.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ["red", "blue", "orange", "purple", "brown"]);
    assert_eq!(path(0), "n_min chi cin rip s_blu s_pie");
    assert_eq!(path(1), "n_wia n_rki chi det cle n_wpa n_sus nyc n_por");
    assert_eq!(path(2), "s_mem s_wky cin cle roc n_moh fer n_mai");
    assert_eq!(path(3), "n_wia s_nmo stl new n_woh n_eoh was");
    assert_eq!(path(4), "s_etn s_blu was phi nyc bos");
    assert_eq!(
        scene(1).catchers("red det").faults(),
        "catchers.red: det is not on its path",
        "a catcher never leaves its path"
    );
}

/// Proves 0.11.
#[test]
fn eight_rounds_of_five_phases() {
    let mut game = scene(1).phase("catchers").market("m01 1, m02 0").set("round", 7).play();
    let mut phases = Vec::new();
    let mut note = |game: &Game| phases.push(rules().phase(&game.state).key);
    note(&game);
    assert_eq!(game.refused(0, "done"), "0.11 not-now");
    game.chance("catcher none");
    note(&game);
    assert_eq!(game.refused(0, "pass"), "0.11 not-in-planning");
    game.act(0, "done");
    note(&game);
    assert_eq!(game.refused(0, "done"), "0.11 not-now");
    game.act(0, "end");
    note(&game);
    game.act(0, "place pl_w 1");
    note(&game);
    assert_eq!(
        phases,
        ["catchers", "planning", "action", "market", "lantern"]
            .map(|phase| format!("freedom-phase-{phase}"))
    );
    for players in 1..=4 {
        let game = Game::new(json!({ "players": players }));
        assert_eq!(game.state.rounds(rules().board()), 8);
    }
}

/// Proves 0.12.
#[test]
fn everything_is_open_and_money_stays_where_it_is() {
    let game = scene(2).play();
    for phase in ["setup", "catchers", "planning", "action", "market", "lantern", "over"] {
        let scene = scene(2).phase(phase).set("round", if phase == "over" { 8 } else { 1 });
        let scene = if phase == "setup" { scene.set("step", "lead") } else { scene };
        assert!(rules().phase(&scene.play().state).talk, "{phase}");
    }
    let eyes = kernel::SeatSet::NONE;
    assert_eq!(rules().hide(&game.state, eyes), game.state);
    assert_eq!(
        rules().audience(&game.state, kernel::Actor::Chance, action("end")),
        kernel::SeatSet::ALL
    );
    assert_eq!(game.refused(0, "give 1 5"), "0.11 not-now");
    let plan = scene(2).phase("planning").play();
    assert_eq!(plan.refused(0, "give 1 5"), "0.11 not-in-planning");
    let mut card = scene(2).seat(0, "reserve", "charles-sumner").play();
    card.acts("reserve; give 1 5");
    assert_eq!((card.money(0), card.money(1)), (5, 15), "unless a card says so");
}

/// Proves 0.13.
#[test]
fn the_active_player_clicks_or_else_the_lead_player() {
    let buying = scene(3).set("active", 1).set("lead", 2).queue("- - - - dred-scott");
    let mut game = buying.people("stl 1, cha 1, s_pie 1, s_mtn 1").play();
    game.act(1, "buy 4");
    assert_eq!(game.awaited(), (vec![1], vec![]));
    assert_eq!(game.refused(2, "move stl pl_w"), "0.13 not-yours");
    let market = scene(3).phase("market").set("lead", 2).play();
    assert_eq!(market.awaited(), (vec![2], vec![]));
    assert_eq!(market.refused(0, "place pl_w 1"), "0.13 not-yours");
}

/// Proves 0.14.
#[test]
fn nobody_chooses_what_chance_shows() {
    let game = scene(2).phase("catchers").play();
    assert_eq!(game.awaited(), (vec![], vec![]));
    assert_eq!(game.refused(0, "catcher none"), "0.11 not-now");
    assert!(game.offers(0).is_empty());
    assert!(rules().check(&game.state, Seat(1), action("catcher red")).is_err());
}

/// Proves 0.15.
#[test]
fn catchers_move_in_the_order_of_their_colours() {
    // Chicago lies on the red and the blue path.
    let mut game =
        scene(1).people("new 1").catchers("red rip, blue nyc").tokens(0, "conductor-1 1").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(
        game.heard("catcher_moved"),
        ["catcher_moved red rip cin [cin]", "catcher_moved blue nyc n_sus [n_sus]"]
    );
    // Both come to Chicago: red takes them, and blue finds nobody.
    let mut game =
        scene(1).people("new 1").catchers("red cin, blue det").tokens(0, "conductor-1 1").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.heard("captured"), ["captured red chi 1 [1 0 0]"]);
    assert_eq!((game.catcher("red"), game.catcher("blue")), ("chi".into(), "chi".into()));
}
