//! What some eyes see, to the last field.

use kernel::{Rules, Seat, SeatSet};
use serde_json::{Value, json};

use crate::help::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn power(seat: u8, id: &str, [presences, stock, alone, shared, points]: [u8; 5]) -> Value {
    json!({
        "seat": seat, "id": id, "presences": presences, "stock": stock,
        "alone": alone, "shared": shared, "points": points, "ready": false,
    })
}

fn territory(id: &str, squares: u8, filled: u8, colony: bool, present: &[u8]) -> Value {
    json!({ "id": id, "squares": squares, "filled": filled, "colony": colony, "present": present })
}

fn touch(seat: u8, other: u8, now: &str, soon: &str) -> Value {
    json!({ "seat": seat, "other": other, "now": ids(now), "soon": ids(soon) })
}

/// The middle is shared, the east a colony of B, and there is a turn on record.
fn orders() -> Scene {
    small_scene("AA: NOR CEN; BB: CEN EST; CC: SUD")
        .year(1905)
        .colonies("EST")
        .filled("CEN 1")
        .sheets("AA: NOR OUE, war BB; BB: CEN develop, EST nothing, land OUE, ally AA, war CC")
        .set(
            "proposals",
            json!([
                { "from": "BB", "to": "AA", "answer": "lapsed" },
                { "from": "BB", "to": "CC", "war_on": "AA", "answer": "accepted" },
            ]),
        )
        .set(
            "records",
            json!([{
                "year": 1900,
                "wars": { "AA": ["CC"] },
                "absent": ["BB"],
                "broken": [{ "from": "AA", "to": "CC", "by": ["AA", "CC"] }],
            }]),
        )
}

#[test]
fn a_seat_sees_the_map_its_sheet_its_proposals_and_where_wars_would_be() {
    let seen = view(&small(), &orders().load(), eyes([A]));
    assert_eq!(
        seen,
        json!({
            "year": 1905,
            "years": [1900, 1905],
            "stage": "orders",
            "powers": [
                power(0, "AA", [2, 1, 0, 0, 0]),
                power(1, "BB", [2, 1, 1, 0, 8]),
                power(2, "CC", [1, 2, 0, 0, 0]),
            ],
            "territories": [
                territory("CEN", 2, 1, false, &[0, 1]),
                territory("EST", 1, 1, true, &[1]),
                territory("NOR", 1, 0, false, &[0]),
                territory("OUE", 2, 0, false, &[]),
                territory("SUD", 3, 0, false, &[2]),
            ],
            "colonies": 1,
            "colonies_max": 2,
            "may_end": true,
            "sheets": [{
                "seat": 0,
                "sealed": false,
                "lines": [
                    { "order": "explore", "at": "NOR", "to": "OUE" },
                    { "order": "war", "on": 1 },
                ],
                "idle": ["CEN"],
                "landing_unused": true,
                "blank": [2],
            }],
            "proposals": [{ "from": 1, "to": 0, "answer": "lapsed" }],
            "records": [{
                "year": 1900,
                "wars": [[2], [], []],
                "absent": [1],
                "broken": [{ "by": 0, "to": 2 }, { "by": 2, "to": 0 }],
            }],
            "touches": [touch(0, 1, "CEN", "NOR OUE SUD"), touch(0, 2, "", "CEN OUE SUD")],
        })
    );
}

#[test]
fn two_eyes_see_two_sheets_and_a_spectator_none() {
    let state = orders().load();
    let seen = view(&small(), &state, eyes([A, B]));
    assert_eq!(
        seen["sheets"][1],
        json!({
            "seat": 1,
            "sealed": false,
            "lines": [
                { "order": "develop", "at": "CEN" },
                { "order": "nothing", "at": "EST" },
                { "order": "land", "at": "OUE" },
                { "order": "alliance", "with": 0 },
                { "order": "war", "on": 2 },
            ],
            "idle": [],
            "landing_unused": false,
            "blank": [],
        })
    );
    assert_eq!(
        seen["proposals"][1],
        json!({ "from": 1, "to": 2, "war_on": 0, "answer": "accepted" })
    );
    assert_eq!(seen["touches"].as_array().unwrap().len(), 4);
    assert_eq!(seen["touches"][3], touch(1, 2, "", "CEN OUE SUD"));
    // Eyes that are not at the table see as much as nobody.
    for who in [SeatSet::NONE, eyes([IT])] {
        let seen = view(&small(), &state, who);
        for field in ["sheets", "proposals", "touches"] {
            assert_eq!(seen[field], json!([]), "{field}");
        }
    }
}

#[test]
fn a_landing_is_unused_only_while_one_is_possible() {
    let unused = |scene: Scene| {
        view(&small(), &scene.load(), eyes([A]))["sheets"][0]["landing_unused"].clone()
    };
    assert_eq!(unused(small_scene("AA: NOR OUE SUD")), json!(true));
    assert_eq!(unused(small_scene("AA: NOR OUE SUD").sheets("AA: land EST")), json!(false));
    assert_eq!(unused(small_scene("AA: NOR OUE SUD; BB: EST")), json!(false));
}

#[test]
fn the_stages_show_what_belongs_to_them() {
    let placement = view(&small(), &small_scene("AA: NOR").stage("placement").load(), eyes([B]));
    assert_eq!(placement["stage"], "placement");
    for field in ["sheets", "proposals", "records", "touches"] {
        assert_eq!(placement[field], json!([]), "{field}");
    }
    assert_eq!(placement.get("result"), None);
    let talk = small_scene("AA: NOR; BB: NOR").stage("diplomacy").set("ready", ids("BB"));
    let talk = view(&small(), &talk.load(), eyes([A]));
    assert_eq!(talk["stage"], "diplomacy");
    assert_eq!(talk["sheets"], json!([]));
    assert_eq!(talk["touches"], json!([touch(0, 1, "NOR", "CEN EST OUE"), touch(0, 2, "", "")]));
    let ready: Vec<_> = (0..3).map(|n| talk["powers"][n]["ready"].clone()).collect();
    assert_eq!(ready, [false, true, false]);
    let answers = ["open", "accepted", "declined", "lapsed"].map(|answer| {
        let proposals = json!([{ "from": "AA", "to": "BB", "answer": answer }]);
        let scene = small_scene("").stage("diplomacy").set("proposals", proposals);
        view(&small(), &scene.load(), eyes([A]))["proposals"][0]["answer"].clone()
    });
    assert_eq!(answers, ["open", "accepted", "declined", "lapsed"]);
}

#[test]
fn at_the_end_the_points_are_shown_in_parts() {
    let over = small_scene("AA: NOR CEN; BB: CEN EST; CC: SUD")
        .year(1905)
        .stage("over")
        .colonies("EST CEN")
        .set("records", json!([{ "year": 1905, "wars": { "AA": ["BB", "CC"], "BB": ["CC"] } }]));
    let seen = view(&small(), &over.load(), eyes([A]));
    assert_eq!(seen["stage"], "over");
    assert_eq!(
        seen["result"],
        json!([
            { "colonies": 3, "alliances": 2, "total": 5 },
            { "colonies": 11, "alliances": 1, "total": 12 },
            { "colonies": 0, "alliances": 0, "total": 0 },
        ])
    );
    assert_eq!(seen["powers"][0], power(0, "AA", [2, 1, 0, 1, 3]));
    assert_eq!(seen["powers"][1], power(1, "BB", [2, 1, 1, 1, 11]));
    // The last turn is on record now, and so is one of which there is nothing to say.
    let records = seen["records"].as_array().unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(
        records[0],
        json!({ "year": 1900, "wars": [[], [], []], "absent": [], "broken": [] })
    );
    assert_eq!(records[1]["wars"], json!([[1, 2], [2], []]));
    assert_eq!((&seen["touches"], &seen["may_end"]), (&json!([]), &json!(false)));
    // While the last turn is played there is one record and no result.
    let playing = view(&small(), &small_scene("").year(1905).load(), eyes([A]));
    assert_eq!(playing["records"].as_array().unwrap().len(), 1);
    assert_eq!(playing.get("result"), None);
}

#[test]
fn broken_promises_show_who_broke_what_to_whom() {
    let broken = |by: &[&str]| {
        let records = json!([{
            "year": 1900,
            "broken": [{ "from": "AA", "to": "CC", "war_on": "BB", "by": by }],
        }]);
        let scene = small_scene("").year(1905).set("records", records);
        view(&small(), &scene.load(), SeatSet::NONE)["records"][0]["broken"].clone()
    };
    let (mine, theirs) =
        (json!({ "by": 0, "to": 2, "war_on": 1 }), json!({ "by": 2, "to": 0, "war_on": 1 }));
    assert_eq!(broken(&["AA"]), json!([mine]));
    assert_eq!(broken(&["CC"]), json!([theirs]));
    assert_eq!(broken(&["AA", "CC"]), json!([mine, theirs]));
}

/// Proves 7.2.
#[test]
fn the_view_warns_when_this_turn_could_be_the_last() {
    let may_end = |scene: Scene| view(&small(), &scene.load(), SeatSet::NONE)["may_end"].clone();
    // Two colonies end the game. North and east have one square each.
    assert_eq!(may_end(small_scene("AA: NOR; BB: EST")), json!(true));
    assert_eq!(may_end(small_scene("AA: NOR; BB: SUD")), json!(false));
    assert_eq!(may_end(small_scene("AA: NOR; BB: SUD").filled("SUD 1")), json!(false));
    assert_eq!(may_end(small_scene("AA: NOR; BB: SUD").filled("SUD 2")), json!(true));
    assert_eq!(may_end(small_scene("AA: NOR; BB: SUD; CC: SUD").filled("SUD 1")), json!(true));
    // An empty territory that is full waits for anybody to come.
    assert_eq!(may_end(small_scene("AA: NOR").filled("SUD 3")), json!(true));
    assert_eq!(may_end(small_scene("AA: NOR").colonies("NOR")), json!(false));
    assert_eq!(may_end(small_scene("AA: NOR SUD").colonies("NOR").filled("SUD 2")), json!(true));
}

#[test]
fn a_landing_can_bring_two_powers_together_where_no_border_does() {
    let ask = |scene: Scene| {
        let question = json!({ "war": { "seat": 0, "on": 1 } });
        small().ask(&scene.load(), eyes([A]), &question).expect("it can be asked")
    };
    // From the north one explores the east and the west; in the south both would have to land.
    let far = ask(small_scene("AA: NOR"));
    assert_eq!(far, json!({ "now": [], "soon": [], "by_sea": ["EST", "OUE", "SUD"] }));
    let near = ask(small_scene("AA: NOR; BB: EST"));
    assert_eq!(near, json!({ "now": [], "soon": ["CEN", "EST", "NOR"], "by_sea": ["OUE", "SUD"] }));
    // And so it comes to pass: an exploration and a landing meet, and the war has its victim.
    let turn = small_scene("AA: NOR").sheets("AA: NOR OUE, war BB; BB: land OUE").read();
    turn.told(&["AA NOR > OUE", "BB landed OUE", "BB removed OUE: wars AA, alliances nobody"]);
    // Without a presence in stock nobody arrives anywhere.
    let out = ask(small_scene("AA: NOR OUE SUD; BB: EST"));
    assert_eq!(out, json!({ "now": [], "soon": ["NOR", "SUD"], "by_sea": [] }));
    let out = ask(small_scene("AA: NOR CEN SUD; BB: CEN EST NOR").colonies("NOR"));
    assert_eq!(out, json!({ "now": ["CEN"], "soon": [], "by_sea": [] }));
}

#[test]
fn a_war_can_be_asked_about() {
    let state = orders().load();
    let ask = |who: SeatSet, question: Value| {
        small().ask(&small().hide(&state, who), who, &question).map_err(|fault| fault.to_string())
    };
    assert_eq!(
        ask(eyes([A]), json!({ "war": { "seat": 0, "on": 1 } })),
        Ok(json!({ "now": ["CEN"], "soon": ["NOR", "OUE", "SUD"], "by_sea": [] }))
    );
    assert_eq!(
        ask(eyes([A]), json!({ "war": { "seat": 0, "on": 2 } })),
        Ok(json!({ "now": [], "soon": ["CEN", "OUE", "SUD"], "by_sea": [] }))
    );
    assert_eq!(
        ask(eyes([A]), json!({ "war": { "seat": 1, "on": 0 } })),
        Err("question.war.seat: one asks for a seat one holds".to_owned())
    );
    let unknown = Err(r#"question: the one question is {"war": {"seat": 0, "on": 2}}"#.to_owned());
    for question in [
        json!(null),
        json!({ "peace": 1 }),
        json!({ "war": { "seat": 0 } }),
        json!({ "war": { "on": 0 } }),
        json!({ "war": { "seat": 0, "on": 3 } }),
        json!({ "war": { "seat": 256, "on": 1 } }),
        json!({ "war": { "seat": -1, "on": 1 } }),
    ] {
        assert_eq!(ask(eyes([A]), question), unknown);
    }
}
