//! Chapter 2: orders.

use africa1880::state::Stage;
use africa1880::{Action, Event, Options};
use kernel::{Actor, Rules, SeatSet};
use serde_json::json;

use crate::help::*;

const ALL: [kernel::Seat; 6] = [GB, FR, DE, IT, NL, BE];

/// Proves 2.1.
#[test]
fn each_presence_gets_one_of_three_orders() {
    let state = scene("FR: ALG DAH; DE: DAH").load();
    assert_eq!(may(&state, FR, "develop"), ["ALG", "DAH"]);
    assert_eq!(may(&state, FR, "nothing"), ["ALG", "DAH"]);
    assert_eq!(
        may(&state, FR, "explore"),
        ["ALG MAR", "ALG SAH", "ALG TUN", "DAH COR", "DAH LAG", "DAH NIG", "DAH TOM"]
    );
    assert_eq!(may(&state, DE, "develop"), ["DAH"]);
    assert_eq!(may(&state, GB, "develop"), Vec::<String>::new());
    assert_eq!(may(&state, FR, "seal").len(), 1);
    scene("FR: ALG DAH TUN")
        .sheets("FR: ALG develop, DAH nothing, TUN SAH")
        .read()
        .stands("FR: ALG DAH SAH TUN")
        .filled("ALG 1")
        .told(&["ALG +1 = 1 by FR, 0 lost", "FR TUN > SAH"]);
}

/// Proves 2.1.1.
#[test]
fn a_presence_develops_its_own_territory() {
    let developed = scene("FR: ALG TUN; DE: ALG").filled("ALG 1").sheets("FR: ALG develop").read();
    developed.filled("ALG 2").told(&["ALG +1 = 2 by FR, 0 lost"]);
}

/// Proves 2.1.2.
#[test]
fn developing_a_full_territory_or_a_colony_is_legal_and_useless() {
    let full = scene("FR: ALG DAH; DE: ALG").filled("ALG 3").colonies("DAH");
    assert_eq!(may(&full.load(), FR, "develop"), ["ALG", "DAH"]);
    full.sheets("FR: ALG develop, DAH develop, war DE; DE: war FR")
        .read()
        .filled("ALG 3, DAH 3")
        .stands("FR: ALG DAH; DE: ALG")
        .told(&["ALG +0 = 3 by FR, 1 lost", "DAH +0 = 3 by FR, 1 lost", "ALG stood: FR DE"]);
}

/// Proves 2.1.3.
#[test]
fn an_expedition_founds_a_presence_next_door() {
    check("FR: ALG", "FR: ALG SAH", "FR: ALG SAH", &["FR ALG > SAH"]);
}

/// Proves 2.1.4.
#[test]
fn an_exploration_aims_at_a_neighbour_that_is_neither_a_colony_nor_ones_own() {
    let state = scene("FR: ALG TUN; DE: SAH MAR").colonies("MAR").load();
    // Tunis is its own and Morocco a colony; the Sahara is open though Germany stands there.
    assert_eq!(may(&state, FR, "explore"), ["ALG SAH", "TUN SAH", "TUN TRI"]);
    let no = |to: &str| why_not(&state, FR, Action::Explore(at("ALG"), at(to)));
    let places = |to: &str| format!("from=Place(\"ALG\") to=Place(\"{to}\")");
    assert_eq!(no("GAB"), format!("africa1880-no-not-adjacent (2.1.4) {}", places("GAB")));
    assert_eq!(no("ALG"), format!("africa1880-no-not-adjacent (2.1.4) {}", places("ALG")));
    assert_eq!(no("TUN"), format!("africa1880-no-already-there (2.1.5) {}", places("TUN")));
    assert_eq!(no("MAR"), format!("africa1880-no-colony (5.7) {}", places("MAR")));
    // A place that is not on the board borders nothing.
    let nowhere = africa1880::place::Place(40);
    assert_eq!(
        why_not(&state, FR, Action::Explore(at("ALG"), nowhere)),
        "africa1880-no-not-adjacent (2.1.4) from=Place(\"ALG\") to=Place(\"\")"
    );
}

/// Proves 2.1.4, 3.4.1.
#[test]
fn a_target_is_judged_at_the_start_of_the_turn() {
    // Algiers becomes a colony this turn and Germany still gets in: it was none when it set out.
    scene("FR: ALG; DE: TUN")
        .filled("ALG 2")
        .sheets("FR: ALG develop; DE: TUN ALG")
        .read()
        .stands("FR: ALG; DE: ALG TUN")
        .colonies("ALG");
}

/// Proves 2.1.5.
#[test]
fn exploring_where_one_stands_is_no_insurance_against_removal() {
    check(
        "FR: ALG TUN; DE: ALG",
        "FR: TUN ALG; DE: war FR",
        "FR: TUN; DE: ALG",
        &["FR void TUN: AlreadyThere", "FR removed ALG: wars DE, alliances nobody"],
    );
}

/// Proves 2.1.6.
#[test]
fn a_missing_or_wrong_order_does_nothing_and_the_wrong_one_is_read_as_void() {
    scene("FR: ALG TUN DAK")
        .sheets("FR: ALG GAB, TUN void, ZAN develop, MAR SAH")
        .read()
        .stands("FR: ALG DAK TUN")
        .filled("")
        .told(&[
            "FR void ALG: NotAdjacent",
            "FR void MAR: NoPresence",
            "FR void TUN: Unreadable",
            "FR void ZAN: NoPresence",
        ]);
    // On the screen such a line cannot be written.
    let state = scene("FR: ALG TUN DAK").load();
    for action in [
        Action::Develop(at("ZAN")),
        Action::Nothing(at("ZAN")),
        Action::Explore(at("ZAN"), at("MOM")),
    ] {
        assert_eq!(
            why_not(&state, FR, action),
            "africa1880-no-no-presence (2.1.6) at=Place(\"ZAN\")"
        );
    }
}

/// Proves 2.1.7.
#[test]
fn a_presence_has_one_order_and_another_needs_the_first_taken_back() {
    let mut play = scene("FR: ALG TUN").play();
    play.act(FR, Action::Develop(at("ALG")));
    let no = "africa1880-no-already-ordered (2.1.7) at=Place(\"ALG\")";
    for action in [
        Action::Develop(at("ALG")),
        Action::Nothing(at("ALG")),
        Action::Explore(at("ALG"), at("SAH")),
    ] {
        assert_eq!(play.why_not(FR, action), no);
    }
    assert_eq!(may(play.state(), FR, "develop"), ["TUN"]);
    assert_eq!(may(play.state(), FR, "nothing"), ["TUN"]);
    assert_eq!(may(play.state(), FR, "explore"), ["TUN SAH", "TUN TRI"]);
    play.undo_this(FR, Action::Develop(at("ALG"))).unwrap();
    play.act(FR, Action::Explore(at("ALG"), at("SAH"))).all(ALL, Action::Seal);
    assert_eq!(presences(&rules(), play.state()), "FR: ALG SAH TUN");
    // Two orders on one line of paper cannot be read: neither counts.
    scene("FR: ALG").sheets("FR: ALG void").read().filled("").told(&["FR void ALG: Unreadable"]);
}

/// Proves 2.1.8.
#[test]
fn a_presence_that_arrives_gets_its_first_order_next_turn() {
    let first = scene("FR: ALG").sheets("FR: ALG SAH, SAH NIG, land DAK, DAK develop").read();
    let first = first.stands("FR: ALG DAK SAH").filled("").told(&[
        "FR void DAK: NoPresence",
        "FR void SAH: NoPresence",
        "FR ALG > SAH",
        "FR landed DAK",
    ]);
    let second = first.next("FR: SAH NIG, DAK develop");
    second.stands("FR: ALG DAK NIG SAH").filled("DAK 1");
}

/// Proves 2.2.
#[test]
fn every_power_may_land_once_even_with_nothing_on_the_map() {
    let mut play = scene("FR: ALG").play();
    assert_eq!(may(play.state(), GB, "land").len(), 22);
    play.act(GB, Action::Land(at("ZAN")));
    assert_eq!(may(play.state(), GB, "land"), Vec::<String>::new());
    assert_eq!(play.why_not(GB, Action::Land(at("MOZ"))), "africa1880-no-one-landing (2.2)");
    assert_eq!(may(play.state(), FR, "land").len(), 22);
    check("FR: ALG", "GB: land ZAN", "GB: ZAN; FR: ALG", &["GB landed ZAN"]);
    // All six in one turn, and again in the next.
    let first = scene("").sheets(
        "GB: land ALX; FR: land ALG; DE: land DAH; IT: land MOG; NL: land CAP; BE: land ANG",
    );
    let first = first.read().stands("GB: ALX; FR: ALG; DE: DAH; IT: MOG; NL: CAP; BE: ANG");
    let second = first.next("GB: land TUN; FR: land TRI; BE: land GAB");
    second.stands("GB: ALX TUN; FR: ALG TRI; DE: DAH; IT: MOG; NL: CAP; BE: ANG GAB");
}

/// Proves 2.2.1.
#[test]
fn one_lands_on_an_empty_coast_only() {
    let state = scene("FR: ALG; DE: DAH").load();
    assert_eq!(
        may(&state, FR, "land").join(" "),
        "ALX ANG CMR CAP CON COR DAK DAM FRE GAB KHA LAG MAR MAS MOG MOM MOZ NAT TRI TUN ZAN"
    );
    let no = |id: &str| why_not(&state, FR, Action::Land(at(id)));
    assert_eq!(no("SAH"), "africa1880-no-not-coastal (2.2.1) at=Place(\"SAH\")");
    assert_eq!(no("DAH"), "africa1880-no-not-empty (2.2.1) at=Place(\"DAH\")");
    assert_eq!(no("ALG"), "africa1880-no-not-empty (2.2.1) at=Place(\"ALG\")");
    check(
        "FR: ALG; DE: DAH",
        "FR: land DAH; DE: land DAH; IT: land SAH",
        "FR: ALG; DE: DAH",
        &["FR void DAH: NotEmpty", "DE void DAH: NotEmpty", "IT void SAH: NotCoastal"],
    );
}

const COASTS: &str = "ALX ALG ANG CMR CAP CON COR DAH DAK DAM FRE GAB KHA LAG MAR MAS MOG MOM MOZ \
                      NAT TRI TUN";

/// Proves 2.2.2.
#[test]
fn nobody_lands_while_every_coast_is_occupied_and_a_freed_coast_opens_next_turn() {
    let full = scene(&format!("GB: {COASTS}; FR: ZAN; DE: ZAN"));
    for seat in ALL {
        assert_eq!(may(&full.load(), seat, "land"), Vec::<String>::new());
    }
    // Three at war with each other leave Zanzibar empty, too late for Belgium's landing.
    let three = scene(&format!("GB: {COASTS}; FR: ZAN; DE: ZAN; IT: ZAN"));
    let first = three
        .sheets("FR: war DE, war IT; DE: war FR, war IT; IT: war FR, war DE; BE: land ZAN")
        .read()
        .stands(&format!("GB: {COASTS}"));
    assert_eq!(may(&scene(&format!("GB: {COASTS}")).load(), BE, "land"), ["ZAN"]);
    first.next("BE: land ZAN").stands(&format!("GB: {COASTS}; BE: ZAN"));
}

/// Proves 2.2.3.
#[test]
fn nobody_lands_in_a_colony() {
    let colony = scene("FR: ALG").colonies("ALG");
    assert_eq!(
        why_not(&colony.load(), DE, Action::Land(at("ALG"))),
        "africa1880-no-not-empty (2.2.1) at=Place(\"ALG\")"
    );
    colony.sheets("DE: land ALG").read().stands("FR: ALG").told(&["DE void ALG: NotEmpty"]);
    // And a colony without anybody cannot be.
    let empty = scene("").colonies("ALG");
    assert_eq!(empty.faults(), ["colonies.ALG: somebody is present in a colony"]);
}

/// Proves 2.2.4.
#[test]
fn of_two_landings_none_or_the_later_one_counts() {
    let two = scene("").sheets("FR: land ALG, land TUN");
    two.read().stands("").told(&["FR void ALG: TwoLandings"]);
    let later = two.option("two_landings", "later");
    later.read().stands("FR: TUN").told(&["FR landed TUN"]);
    // The later one must be possible too, and then the earlier does not come back.
    let wrong = scene("").option("two_landings", "later").sheets("FR: land ALG, land SAH");
    wrong.read().stands("").told(&["FR void SAH: NotCoastal"]);
    let one = scene("").option("two_landings", "later").sheets("FR: land ALG");
    one.read().stands("FR: ALG");
}

/// Proves 2.3.
#[test]
fn a_power_declares_once_to_each_other_and_for_this_turn_only() {
    let mut play = scene("").play();
    play.act(FR, Action::War(DE)).act(FR, Action::Ally(GB));
    assert_eq!(may(play.state(), FR, "war"), ["IT", "NL", "BE"]);
    assert_eq!(may(play.state(), FR, "ally"), ["IT", "NL", "BE"]);
    for other in [DE, GB] {
        for action in [Action::War(other), Action::Ally(other)] {
            let no = format!("africa1880-no-already-declared (2.3) power=Seat({other:?})");
            assert_eq!(play.why_not(FR, action), no);
        }
    }
    // Two powers may declare differently to one another, and nothing lasts.
    play.act(DE, Action::Ally(FR)).all(ALL, Action::Seal);
    assert_eq!(play.state().records[0].wars[FR.index()], eyes([DE]));
    assert_eq!(play.state().records[0].wars[DE.index()], SeatSet::NONE);
    play.all(ALL, Action::Ready).all(ALL, Action::Seal);
    assert_eq!(play.state().records[1].wars[FR.index()], SeatSet::NONE);
}

/// Proves 2.3.1.
#[test]
fn a_blank_relation_is_an_alliance_whatever_it_was_before() {
    let first = scene("FR: ALG; DE: ALG").sheets("FR: war DE; DE: war FR").read();
    let first = first.stands("FR: ALG; DE: ALG").told(&["ALG stood: FR DE"]);
    // Only Germany goes on with the war: the blank of France is an alliance, and costs it Algiers.
    let second = first.next("DE: war FR");
    second.stands("DE: ALG").told(&["FR removed ALG: wars DE, alliances nobody"]);
}

/// Proves 2.3.2.
#[test]
fn a_declaration_holds_wherever_the_two_meet_but_not_in_colonies() {
    scene("FR: ALG TUN MAR; DE: ALG TUN MAR")
        .colonies("MAR")
        .sheets("FR: war DE")
        .read()
        .stands("FR: ALG MAR TUN; DE: MAR")
        .told(&[
            "DE removed ALG: wars FR, alliances nobody",
            "DE removed TUN: wars FR, alliances nobody",
        ]);
}

/// Proves 2.3.3.
#[test]
fn a_war_on_a_power_one_meets_nowhere_costs_it_a_point_at_the_end() {
    check("FR: ALG; DE: DAH", "FR: war DE", "FR: ALG; DE: DAH", &[]);
    scene("FR: ALG; DE: DAH").year(1914).sheets("FR: war DE").read().over(&[], &[5, 5, 4, 5, 5, 5]);
}

/// Proves 2.3.4.
#[test]
fn a_power_without_a_presence_still_declares_and_scores() {
    let state = scene("FR: ALG").load();
    assert_eq!(may(&state, DE, "war").len(), 5);
    assert_eq!(may(&state, DE, "land").len(), 22);
    assert!(rules().turn(&state).must().has(DE));
    let last = scene("FR: ALG").powers("GB FR DE").year(1914);
    last.sheets("GB: war FR; DE: war FR, war GB").read().over(&[DE], &[1, 0, 2]);
}

/// Proves 2.4, 3.4.
#[test]
fn a_sheet_is_written_in_secret_line_by_line() {
    let mut play = scene("FR: ALG TUN; DE: ALG").play();
    let lines = [
        Action::Develop(at("ALG")),
        Action::Explore(at("TUN"), at("SAH")),
        Action::Land(at("DAK")),
        Action::Ally(DE),
        Action::War(GB),
    ];
    let rest = offers(&rules(), play.state(), DE);
    for (line, known) in lines.into_iter().zip(1..) {
        play.act(FR, line);
        assert_eq!(play.table.number(eyes([FR])), known);
        for stranger in [eyes([GB]), eyes([DE, IT, NL, BE]), SeatSet::NONE] {
            assert_eq!(play.table.number(stranger), 0);
            assert_eq!(play.heard(stranger), Vec::<String>::new());
        }
        assert_eq!(offers(&rules(), play.state(), DE), rest);
    }
    assert_eq!(play.heard(eyes([FR])), ["wrote"; 5]);
    let sheets = &play.view(eyes([FR]))["sheets"];
    assert_eq!(
        sheets[0]["lines"],
        json!([
            { "order": "develop", "at": "ALG" },
            { "order": "explore", "at": "TUN", "to": "SAH" },
            { "order": "land", "at": "DAK" },
            { "order": "war", "on": 0 },
            { "order": "alliance", "with": 2 },
        ])
    );
    let german = play.view(eyes([DE]));
    assert_eq!(german["sheets"].as_array().unwrap().len(), 1);
    assert_eq!(german["sheets"][0]["lines"], json!([]));
}

#[test]
fn every_line_is_told_to_its_writer() {
    let mut state = scene("FR: ALG").load();
    let mut events = Vec::new();
    for action in [
        Action::Develop(at("ALG")),
        Action::Nothing(at("ALG")),
        Action::Explore(at("ALG"), at("SAH")),
        Action::Land(at("DAK")),
        Action::Ally(DE),
        Action::War(GB),
        Action::Seal,
        Action::Ready,
    ] {
        let step = rules().apply(&mut state, Actor::Seat(FR), action, &mut events);
        assert_eq!(step, kernel::Finality::Open, "{action:?} can be taken back");
    }
    let powers = ids("GB FR DE IT NL BE");
    assert_eq!(
        events.iter().map(|e| tell(&powers, e)).collect::<Vec<_>>(),
        [
            "FR wrote ALG develop",
            "FR wrote ALG nothing",
            "FR wrote ALG SAH",
            "FR wrote land DAK",
            "FR wrote ally DE",
            "FR wrote war GB",
            "FR sealed",
        ]
    );
}

/// Proves 2.4.1.
#[test]
fn any_line_is_taken_back_until_the_last_seal() {
    let mut play = scene("FR: ALG TUN").play();
    let lines = [
        Action::Develop(at("ALG")),
        Action::Nothing(at("TUN")),
        Action::Land(at("DAK")),
        Action::War(GB),
        Action::Ally(DE),
    ];
    for line in lines {
        play.act(FR, line).act(GB, Action::Land(at("ZAN"))).undo(GB).unwrap();
    }
    play.all([GB, DE, IT, NL], Action::Seal).act(FR, Action::Seal);
    // The last line first, whatever the others did since.
    let undos: Vec<u32> = play.table.undos(FR).iter().map(|undo| undo.code).collect();
    let mut expected: Vec<u32> = lines.iter().map(|line| line.code()).collect();
    expected.push(Action::Seal.code());
    expected.reverse();
    assert_eq!(undos, expected);
    // From the middle, and the others stay.
    for (n, line) in lines.into_iter().enumerate() {
        let mut copy = scene("FR: ALG TUN").play();
        copy.table.commit(&play.table.rows().collect::<Vec<_>>()).unwrap();
        copy.undo_this(FR, line).unwrap();
        let left = copy.view(eyes([FR]))["sheets"][0]["lines"].as_array().unwrap().len();
        assert_eq!(left, 4, "line {n}");
        assert!(rules().check(copy.state(), FR, line).is_ok());
    }
    // After the last seal nothing goes back, for anybody.
    play.act(BE, Action::Seal);
    for seat in ALL {
        assert_eq!(play.table.undos(seat), []);
        assert_eq!(play.undo(seat), Err("table-nothing-to-undo (table)".to_owned()));
    }
}

/// Proves 2.4.2.
#[test]
fn the_seal_closes_a_sheet_and_taking_a_line_back_breaks_it() {
    let mut play = scene("FR: ALG TUN").play();
    play.act(FR, Action::Develop(at("ALG"))).act(FR, Action::War(GB)).act(FR, Action::Seal);
    assert_eq!(offers(&rules(), play.state(), FR), []);
    for action in [Action::Seal, Action::Develop(at("TUN")), Action::War(DE)] {
        assert_eq!(play.why_not(FR, action), "africa1880-no-sealed (2.4.2)");
    }
    assert_eq!(play.state().awaited(), eyes([GB, DE, IT, NL, BE]));
    assert_eq!(play.view(eyes([FR]))["sheets"][0]["sealed"], json!(true));
    play.undo_this(FR, Action::War(GB)).unwrap();
    assert!(play.state().awaited().has(FR));
    assert_eq!(play.view(eyes([FR]))["sheets"][0]["sealed"], json!(false));
    assert_eq!(may(play.state(), FR, "war").len(), 5);
    // The seal alone may be taken back, too.
    play.act(FR, Action::Seal).undo(FR).unwrap();
    assert_eq!(
        play.view(eyes([FR]))["sheets"][0]["lines"],
        json!([{ "order": "develop", "at": "ALG" }])
    );
    assert!(play.state().awaited().has(FR));
}

/// Proves 2.4.3.
#[test]
fn the_last_seal_reads_all_sheets_at_once() {
    let mut play = scene("FR: ALG").play();
    play.act(FR, Action::Explore(at("ALG"), at("SAH")));
    play.all([BE, NL, IT, DE, FR], Action::Seal);
    assert_eq!(presences(&rules(), play.state()), "FR: ALG");
    assert_eq!(play.state().stage, Stage::Orders);
    play.act(GB, Action::Seal);
    assert_eq!(presences(&rules(), play.state()), "FR: ALG SAH");
    assert_eq!((play.state().stage, play.state().turn), (Stage::Diplomacy, 1));
    assert_eq!(play.undo(GB), Err("table-nothing-to-undo (table)".to_owned()));
    assert_eq!(play.undo(FR), Err("table-nothing-to-undo (table)".to_owned()));
}

/// Proves 2.5.
#[test]
fn a_power_that_wrote_nothing_in_time_is_absent_and_allied_with_all() {
    let mut play = scene("FR: ALG TUN; DE: ALG").play();
    play.act(DE, Action::War(FR)).all([GB, DE, NL, BE], Action::Seal);
    play.act(IT, Action::Seal).absent(FR);
    // Italy ordered nothing and France was not there: only that is on record.
    assert_eq!(play.state().records[0].absent, eyes([FR]));
    assert_eq!(play.view(SeatSet::NONE)["records"][0]["absent"], json!([1]));
    // Its alliance costs it Algiers, and neither in Tunis nor on any coast does it do a thing.
    assert_eq!(presences(&rules(), play.state()), "FR: TUN; DE: ALG");
    assert_eq!(play.state().filled, [0; africa1880::place::MAX_TERRITORIES]);
    assert_eq!(play.state().records[0].wars[FR.index()], SeatSet::NONE);
    let told = play.table.told(SeatSet::NONE, 0);
    let sheets: Vec<_> =
        told[0].events.iter().filter(|e| e.data.value()["type"] == "sheet_read").collect();
    assert_eq!(
        sheets[1].data.value(),
        json!({ "type": "sheet_read", "seat": 1, "absent": true, "lines": [] })
    );
    assert_eq!(
        sheets[3].data.value(),
        json!({ "type": "sheet_read", "seat": 3, "absent": false, "lines": [] })
    );
}

/// Proves 2.5.1.
#[test]
fn an_unsealed_sheet_is_played_as_far_as_it_is_written() {
    for line in [Action::Develop(at("ALG")), Action::Land(at("DAK")), Action::War(DE)] {
        let mut play = scene("FR: ALG; DE: ALG").play();
        play.all([GB, DE, IT, NL, BE], Action::Seal).act(FR, line).absent(FR);
        assert_eq!(play.state().records[0].absent, SeatSet::NONE, "{line:?} is something");
        let expected = match line {
            Action::Land(_) => "FR: ALG DAK; DE: ALG",
            Action::War(_) => "FR: ALG",
            _ => "FR: ALG; DE: ALG",
        };
        assert_eq!(presences(&rules(), play.state()), expected);
        assert_eq!(
            play.state().filled[at("ALG").index()],
            u8::from(line == Action::Develop(at("ALG")))
        );
    }
}

#[test]
fn a_clock_that_runs_out_plays_what_is_right_for_the_phase() {
    let plays = |stage: &str| rules().absent(&scene("").stage(stage).load(), FR);
    assert_eq!(plays("diplomacy"), Action::Ready);
    assert_eq!(plays("orders"), Action::Seal);
    assert_eq!(plays("placement"), Action::Place(at("ALG")));
    let over = scene("").stage("over").year(1914).load();
    assert_eq!(rules().absent(&over, FR), Action::Seal);
    // It goes by the power, not by the seat, and a seat nobody has is none.
    let few = Options { powers: ids("IT NL BE"), ..Options::default() };
    let state = rules().setup(&few).unwrap();
    assert_eq!(rules().absent(&state, GB), Action::Place(at("MOG")));
    assert_eq!(rules().absent(&state, kernel::Seat(7)), Action::Place(at("ALX")));
}

#[test]
fn nothing_happens_by_a_seat_that_is_not_there_nor_by_chance() {
    let state = scene("FR: ALG").load();
    for by in [Actor::Chance, Actor::Seat(kernel::Seat(6)), Actor::Absent(kernel::Seat(7))] {
        let (mut after, mut events) = (state.clone(), Vec::<Event>::new());
        rules().apply(&mut after, by, Action::Seal, &mut events);
        assert_eq!((after, events), (state.clone(), vec![]));
    }
    // Nor in a phase that does not know the action.
    for stage in ["placement", "over"] {
        let scene = scene("").stage(stage);
        let state = if stage == "over" { scene.year(1914) } else { scene }.load();
        let (mut after, mut events) = (state.clone(), Vec::<Event>::new());
        rules().apply(&mut after, Actor::Seat(GB), Action::Ready, &mut events);
        assert_eq!((after, events), (state.clone(), vec![]));
        assert_eq!(why_not(&state, GB, Action::Ready), "africa1880-no-not-now (0.9)");
    }
    let over = scene("").stage("over").year(1914).load();
    assert_eq!(offers(&rules(), &over, GB), []);
    assert_eq!(why_not(&over, GB, Action::Place(at("ALG"))), "africa1880-no-not-now (0.9)");
}
