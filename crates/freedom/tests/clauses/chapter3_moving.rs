//! Chapter 3.2 and 3.3: moving people, aid, and the catchers who notice.

use kernel::Rules;
use serde_json::json;

use crate::help::*;

/// A turn with two Conductor tokens of the first period, catchers out of the way.
fn quiet(people: &str) -> Scene {
    let catchers = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";
    scene(1).people(people).catchers(catchers).tokens(0, "conductor-1 2")
}

fn double(people: &str) -> Scene {
    quiet(people).period(2).tokens(0, "conductor-2-double 1")
}

/// The worked example of the rulebooks: somebody arrives in St. Louis, which earns two dollars and
/// brings the purple catcher to Newport; somebody else arrives in a Southern space without aid and
/// is captured by the orange catcher.
///
/// Proves 3.2.13, 3.3.1, 3.3.4.
#[test]
fn example_st_louis_and_the_purple_catcher() {
    let start = scene(4).people("s_mem 1, s_mtn 1").catchers("purple n_woh, orange cin");
    let mut game = start.market("m12 7, m13 8, m14 8").play();
    game.acts("benefit; move s_mem stl");
    assert_eq!(
        game.told(),
        [
            "income 0 1 benefit",
            "moved 0 s_mem stl [stl]",
            "aid 0 stl 2",
            "woken [purple n_woh 0 new]",
            "catcher_moved purple n_woh new [new]",
        ]
    );
    assert_eq!(game.money(0), 13);
    game.acts("move s_mtn s_wky");
    assert_eq!(
        game.told(),
        [
            "moved 0 s_mtn s_wky [s_wky]",
            "woken [orange cin 1 s_wky]",
            "catcher_moved orange cin s_wky [s_wky]",
            "captured orange s_wky 1 [1 0 0]",
        ]
    );
    assert_eq!((game.people("stl"), game.people("s_wky"), game.lots()), (1, 0, vec![8, 8, 8]));
    assert_eq!(game.money(0), 13, "no aid in that space");
}

/// The second worked example: two spaces, through the Southern space, to Newport.
///
/// Proves 3.2.15.
#[test]
fn example_two_spaces_to_newport() {
    let start = scene(2).period(2).people("s_mtn 1").catchers("purple n_eoh, orange cin");
    let mut game = start.tokens(0, "conductor-2-double 1").play();
    game.acts("play conductor-2-double; move s_mtn new");
    assert_eq!(
        game.told()[1..],
        [
            "moved 0 s_mtn new [s_wky new]",
            "aid 0 new 1",
            "woken [purple n_eoh 0 n_woh]",
            "catcher_moved purple n_eoh n_woh [n_woh]",
        ]
    );
    assert_eq!(game.catcher("orange"), "cin", "it did not notice");
    assert_eq!(game.money(0), 11);
}

/// Proves 3.2.1.
#[test]
fn a_conductor_token_moves_as_many_people_as_it_shows() {
    let mut game = quiet("pl_w 2, pl_c 2, pl_e 2").play();
    game.acts("play conductor-1; move pl_w s_ozk; move pl_c s_mtn; move pl_e cha");
    assert!(game.is_between(), "three people are moved");
    let mut game = quiet("pl_w 4").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "move pl_c s_mtn"), "3.2.1 nobody-there");
    assert_eq!(game.refused(0, "move canada chi"), "3.2.1 nobody-there");
    assert_eq!(game.refused(0, "move stl new"), "3.2.1 nobody-there");
    assert_eq!(game.refused(0, "move market canada"), "3.2.1 nobody-there");
    // With nobody to move, the token is played and done.
    let mut game = quiet("").play();
    game.acts("play conductor-1");
    assert!(game.is_between());
}

/// Proves 3.2.2.
#[test]
fn fewer_people_or_fewer_spaces() {
    let mut game = double("s_mtn 1, s_etn 1").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.reach("s_mtn"), "cin n_eoh new rip s_blu s_mem s_wky");
    game.acts("move s_mtn s_wky; enough");
    assert!(game.is_between());
    assert_eq!(game.people("s_etn"), 1);
}

/// Proves 3.2.3.
#[test]
fn nobody_is_moved_twice_by_the_same_action() {
    let mut game = quiet("s_mtn 1, new 1, chi 1").play();
    game.acts("play conductor-1; move s_mtn s_wky");
    assert_eq!(game.refused(0, "move s_wky cin"), "3.2.3 moved-already");
    assert_eq!(game.reach("s_wky"), "");
    // In a city those who were brought there stay; the one who was there before may go.
    game.acts("move new chi");
    assert_eq!(game.people("chi"), 2);
    assert_eq!(view(&game)["places"][0]["moved"], json!(1));
    game.acts("move chi n_min");
    assert!(game.is_between());
    let mut game = quiet("new 1, n_rki 1, s_mtn 1").play();
    game.acts("play conductor-1; move new chi; move n_rki chi");
    assert_eq!(game.refused(0, "move chi det"), "3.2.3 moved-already");
    let mut game = quiet("new 1, n_rki 1").play();
    game.acts("play conductor-1; move new chi; move n_rki chi");
    assert!(game.is_between(), "nobody is left whom it could move");
}

/// Proves 3.2.4.
#[test]
fn another_action_may_move_the_same_person_again() {
    let start = quiet("pl_c 1").role(0, "conductor").queue("- - - - ohio-river");
    let mut game = start.play();
    game.acts("play conductor-1; move pl_c s_mtn; play conductor-1; move s_mtn s_wky");
    game.acts("benefit; move s_wky new; buy 4; move new chi; special; move chi canada");
    assert_eq!(game.people("canada"), 1);
}

/// Proves 3.2.5.
#[test]
fn any_direction_along_routes_and_no_farther() {
    let mut game = quiet("new 1").play();
    game.acts("play conductor-1");
    assert_eq!(game.reach("new"), "chi n_woh s_wky stl", "also back to the south");
    assert_eq!(game.refused(0, "move new det"), "3.2.5 no-way");
    assert_eq!(game.refused(0, "move new canada"), "3.2.5 no-way");
    assert_eq!(game.refused(0, "move new lost"), "3.2.5 no-way");
    let refusal = rules().check(&game.state, kernel::Seat(0), action("move new det")).unwrap_err();
    assert!(
        refusal
            .to_string()
            .ends_with("(3.2.5) from=Place(\"new\") steps=Number(1) to=Place(\"det\")")
    );
}

/// Proves 3.2.6.
#[test]
fn nobody_finishes_where_there_is_no_room() {
    let mut game = quiet("s_mtn 1, s_wky 1, new 1, chi 4").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "move s_mtn s_wky"), "3.2.6 full");
    assert_eq!(game.refused(0, "move new chi"), "3.2.6 full");
    let mut game = quiet("new 1, chi 3").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.people("chi"), 4);
}

/// Proves 3.2.7.
#[test]
fn people_pass_through_a_space_that_is_full() {
    let mut game = double("s_mtn 1, s_wky 1, rip 1").play();
    game.acts("play conductor-2-double; move s_mtn new");
    assert_eq!((game.people("s_wky"), game.people("new")), (1, 1));
}

/// Proves 3.2.8.
#[test]
fn people_do_not_pass_a_catcher() {
    // From Middle Tennessee to Newport leads only the way through Western Kentucky.
    let mut game = double("s_mtn 1").catchers("orange s_wky").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.refused(0, "move s_mtn new"), "3.2.8 through-catcher");
    assert_eq!(game.reach("s_mtn"), "cin n_eoh rip s_blu s_etn");
    // Cincinnati can still be reached by way of Ripley.
    game.acts("move s_mtn cin");
    assert_eq!(game.heard("moved"), ["moved 0 s_mtn cin [rip cin]"]);
}

/// Proves 3.2.9.
#[test]
fn people_do_not_finish_where_a_catcher_stands() {
    let mut game = quiet("new 1, s_mtn 1").catchers("red chi").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "move new chi"), "3.2.9 catcher-there");
    assert_eq!(game.reach("new"), "n_woh s_wky stl");
}

/// Proves 3.2.10.
#[test]
fn canada_ends_a_move_and_plantations_are_closed() {
    let mut game = double("s_mem 1, n_moh 1, cha 1").catchers("red n_min").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.refused(0, "move s_mem pl_w"), "3.2.10 into-plantation");
    // From Charleston to the Southern Appalachians two steps lead over the East plantation, and
    // over nothing else.
    assert_eq!(game.refused(0, "move cha s_etn"), "3.2.5 no-way");
    assert_eq!(game.reach("cha"), "s_blu s_pie sea was");
    // From the Mohawk Valley, Rochester’s neighbours are reached by land, and nobody comes back
    // from Canada to Detroit.
    assert_eq!(game.reach("n_moh"), "canada cle fer n_sus n_wpa nyc phi roc was");
}

/// Proves 3.2.11.
#[test]
fn a_longer_move_does_not_end_where_it_began_unless_the_table_says_so() {
    let mut game = double("new 1, chi 1").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.refused(0, "move new new"), "3.2.11 round-trip");
    assert_eq!(game.refused(0, "move chi chi"), "3.2.11 round-trip", "also where there is room");
    let mut game = double("new 1").option("round_trip", "allowed").catchers("purple n_eoh").play();
    game.acts("play conductor-2-double; move new new");
    assert_eq!(game.heard("moved aid catcher_moved").len(), 3);
    assert_eq!((game.people("new"), game.money(0)), (1, 11));
    // One step is no round trip.
    let mut game = quiet("new 1").option("round_trip", "allowed").play();
    game.acts("play conductor-1");
    assert_eq!(game.refused(0, "move new new"), "3.2.11 round-trip");
    // Nor does anybody return to a plantation.
    let mut game = double("pl_w 1").option("round_trip", "allowed").play();
    game.acts("play conductor-2-double");
    assert_eq!(game.refused(0, "move pl_w pl_w"), "3.2.10 into-plantation");
}

/// Proves 3.2.12.
#[test]
fn the_shortest_open_way_is_taken() {
    // From Western Kentucky to Chicago it is two steps; with catchers in Newport and Cincinnati the
    // shortest open way has four, and so many are spent.
    let start = quiet("s_wky 1, pl_w 1").role(0, "conductor");
    let mut game = start.clone().play();
    game.acts("special; move s_wky chi");
    assert_eq!(game.state.job.left, 3);
    let mut game = start.catchers("purple new, orange cin").play();
    game.acts("special; move s_wky chi");
    assert_eq!(game.heard("moved"), ["moved 0 s_wky chi [s_mem stl n_rki chi]"]);
    assert_eq!((game.state.job.left, game.money(0)), (1, 12), "only the end of the way pays");
    let mut game = start_behind_catchers();
    game.acts("play conductor-1");
    assert!(game.is_between(), "there is no open way at all");
}

fn start_behind_catchers() -> Game {
    quiet("s_mtn 1").catchers("orange s_wky, red rip").play()
}

/// Proves 3.2.14.
#[test]
fn the_aid_is_kept_even_if_the_person_is_captured_at_once() {
    let mut game = quiet("s_ozk 1").catchers("purple new").play();
    game.acts("play conductor-1; move s_ozk stl");
    let order: Vec<_> =
        game.told().iter().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(order, ["token_played", "moved", "aid", "woken", "catcher_moved", "captured"]);
    assert_eq!((game.money(0), game.people("stl"), game.lots()), (12, 0, vec![4, 3, 4]));
}

/// Proves 3.2.16.
#[test]
fn whoever_reaches_canada_is_free() {
    // Detroit lies on the blue path, and so does the way in; Canada does not.
    let mut game = quiet("det 1, canada 2").catchers("blue chi").play();
    game.acts("play conductor-1; move det canada");
    assert_eq!(game.told()[1..], ["moved 0 det canada [canada]", "freed det 3"]);
    assert_eq!((game.money(0), game.catcher("blue")), (10, "chi".to_owned()));
    assert_eq!(game.state.freed(), 3);
}

/// Proves 3.3.2.
#[test]
fn a_space_on_two_paths_wakes_two_catchers_and_all_move() {
    let mut game = quiet("new 1").catchers("red cin, blue cle").play();
    game.acts("play conductor-1; move new chi");
    assert_eq!(game.heard("woken"), ["woken [red cin 1 chi blue cle 0 det]"]);
    assert_eq!((game.catcher("red"), game.catcher("blue")), ("chi".to_owned(), "det".to_owned()));
    assert_eq!(game.people("chi"), 0);
    // If both come to where the person is, the first one takes them, and that is foretold.
    let mut game = quiet("new 1").catchers("red cin, blue det").play();
    game.acts("play conductor-1");
    let question = json!({ "reach": { "from": "new" } });
    let answer = rules().ask(&game.state, kernel::SeatSet::NONE, &question).unwrap();
    let taken = |wakes: &serde_json::Value| {
        let wakes = wakes.as_array().unwrap().iter();
        wakes.map(|wake| wake["people"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(taken(&answer["ends"][0]["wakes"]), [1, 0]);
    game.acts("move new chi");
    assert_eq!(game.heard("woken"), ["woken [red cin 1 chi blue det 0 chi]"]);
    assert_eq!(game.heard("captured"), ["captured red chi 1 [1 0 0]"]);
    // A space on no path wakes nobody.
    let mut game = quiet("pl_c 1").catchers("orange s_wky").play();
    game.acts("play conductor-1; move pl_c s_mtn");
    assert!(game.heard("woken catcher_moved").is_empty());
}

/// Proves 3.3.3.
#[test]
fn a_catcher_captures_bystanders_too() {
    // Blue comes from Chicago towards Cleveland and finds somebody in Detroit.
    let mut game = quiet("n_eoh 1, det 1").catchers("blue chi, orange n_moh").play();
    game.acts("play conductor-1; move n_eoh cle");
    assert_eq!(game.heard("captured"), ["captured blue det 1 [1 0 0]"]);
    assert_eq!((game.people("det"), game.people("cle")), (0, 1));
    assert_eq!(game.catcher("orange"), "roc");
    // All four in a city are taken, those who had just arrived included.
    let mut game = quiet("phi 1, nyc 3").catchers("blue det").play();
    game.acts("play conductor-1; move phi nyc");
    assert_eq!(game.heard("captured"), ["captured brown nyc 4 [2 1 1]"]);
    assert!(game.is_between(), "nobody is left to be moved");
}

/// Proves 3.3.5.
#[test]
fn moves_with_no_effect_bring_no_aid_and_wake_nobody() {
    let mut game = scene(1)
        .people("pl_c 1")
        .catchers("brown phi, blue n_sus")
        .queue("- - - - henry-box-brown")
        .play();
    game.acts("buy 4; move pl_c nyc");
    assert_eq!(game.told()[1..], ["sent pl_c nyc"]);
    assert_eq!(game.money(0), 9);
    assert_eq!(
        (game.catcher("brown"), game.catcher("blue")),
        ("phi".to_owned(), "n_sus".to_owned())
    );
    // Only from where, and only where, the card says.
    let mut game = scene(1)
        .people("pl_c 1, stl 1, bos 1")
        .catchers("brown phi")
        .queue("- - - - henry-box-brown")
        .play();
    game.acts("buy 4");
    assert_eq!(game.refused(0, "move stl nyc"), "3.3.5 not-from-there");
    assert_eq!(game.refused(0, "move pl_w nyc"), "3.3.5 nobody-there");
    assert_eq!(game.refused(0, "move pl_c was"), "3.3.5 not-to-there");
    assert_eq!(game.refused(0, "move pl_c s_mtn"), "3.3.5 not-to-there");
}
