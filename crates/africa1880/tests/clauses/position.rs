//! Positions written by hand: what they say, what is written back, and what cannot be.

use africa1880::options::{
    Alphabet, LandingMeetsExplorer, LastPawn, PawnLimit, Press, Start, TwoLandings,
};
use africa1880::proposal::{Answer, Broken, Pact, Proposal};
use africa1880::sheet::{Order, Sheet};
use africa1880::state::Stage;
use africa1880::{Options, State};
use kernel::{Rules, SeatSet};
use serde_json::{Value, json};

use crate::help::*;

fn none() -> Vec<String> {
    Vec::new()
}

#[test]
fn a_position_with_everything_in_it_is_loaded_and_written_back() {
    let position = json!({
        "options": {
            "powers": ["GB", "DE", "BE"],
            "start": "historical",
            "press": "always",
            "alphabet": "origin",
            "last_pawn": "landing",
            "landing_meets_explorer": "fails",
            "two_landings": "later",
            "pawn_limit": "pieces",
        },
        "year": 1890,
        "stage": "orders",
        "presences": { "GB": ["ALX", "ALG"], "DE": ["ALG", "TUN"], "BE": [] },
        "development": { "ALG": 3, "TUN": 1 },
        "colonies": ["ALG"],
        "ready": [],
        "sheets": {
            "DE": {
                "orders": { "ALG": "develop", "TUN": "SAH", "ZAN": "nothing", "CAP": "void" },
                "landing": ["DAK", "DAH"],
                "relations": { "GB": "war", "BE": "alliance" },
                "sealed": true,
                "absent": false,
            },
            "BE": { "orders": {}, "landing": [], "relations": {}, "sealed": true, "absent": true },
        },
        "proposals": [
            { "from": "GB", "to": "DE", "war_on": "BE", "answer": "accepted" },
            { "from": "GB", "to": "BE", "answer": "lapsed" },
            { "from": "DE", "to": "GB", "answer": "declined" },
        ],
        "records": [
            {
                "year": 1880,
                "wars": { "DE": ["GB", "BE"] },
                "absent": ["BE"],
                "broken": [
                    { "from": "GB", "to": "DE", "by": ["DE"] },
                    { "from": "BE", "to": "DE", "war_on": "GB", "by": ["BE", "DE"] },
                ],
            },
            { "year": 1885, "wars": {}, "absent": ["GB"], "broken": [] },
        ],
    });
    let rules = rules();
    let state = rules.load(&position).unwrap();
    assert_eq!(rules.dump(&state), position);

    let (gb, de, be) = (GB, FR, DE); // their seats at this table
    let expected = Options {
        powers: vec![],
        start: Start::Historical,
        press: Press::Always,
        alphabet: Alphabet::Origin,
        last_pawn: LastPawn::Landing,
        landing_meets_explorer: LandingMeetsExplorer::Fails,
        two_landings: TwoLandings::Later,
        pawn_limit: PawnLimit::Pieces,
    };
    assert_eq!(state.options, expected);
    assert_eq!((state.seats, state.powers), (3, [0, 2, 5, 0, 0, 0]));
    assert_eq!((state.turn, state.stage), (2, Stage::Orders));
    assert_eq!(presences(&rules, &state), "GB: ALX ALG; DE: ALG TUN");
    assert_eq!((state.filled[at("ALG").index()], state.filled[at("TUN").index()]), (3, 1));
    assert_eq!(rules.board().ids(state.colonies), ["ALG"]);
    assert_eq!(state.sheets[gb.index()], Sheet::BLANK);
    let sheet = &state.sheets[de.index()];
    assert_eq!(sheet.orders[at("ALG").index()], Order::Develop);
    assert_eq!(sheet.orders[at("TUN").index()], Order::Explore(at("SAH")));
    assert_eq!(sheet.orders[at("ZAN").index()], Order::Nothing);
    assert_eq!(sheet.orders[at("CAP").index()], Order::Void);
    assert_eq!(sheet.written.len(), 4);
    assert_eq!((sheet.landing, sheet.second_landing), (Some(at("DAK")), Some(at("DAH"))));
    assert_eq!((sheet.declared, sheet.wars), (eyes([gb, be]), eyes([gb])));
    assert!(!sheet.absent);
    assert_eq!(state.sheets[be.index()], Sheet { absent: true, ..Sheet::BLANK });
    assert_eq!(state.done, eyes([de, be]));
    let proposal = |pact, answer| Some(Proposal { pact, answer });
    assert_eq!(state.proposals[0][1], proposal(Pact::War(be), Answer::Accepted));
    assert_eq!(state.proposals[0][2], proposal(Pact::Alliance, Answer::Lapsed));
    assert_eq!(state.proposals[1][0], proposal(Pact::Alliance, Answer::Declined));
    assert_eq!(state.records[0].wars[de.index()], eyes([gb, be]));
    assert_eq!(state.records[0].absent, eyes([be]));
    let broken = |pact, by_proposer, by_accepter| Some(Broken { pact, by_proposer, by_accepter });
    assert_eq!(state.records[0].broken[0][1], broken(Pact::Alliance, false, true));
    assert_eq!(state.records[0].broken[2][1], broken(Pact::War(gb), true, true));
    assert_eq!(state.records[1].absent, eyes([gb]));
    assert_eq!(state.records[2..], [africa1880::state::Record::BLANK; 14]);
}

#[test]
fn the_other_stages_are_loaded_and_written_back() {
    let round_trip = |scene: &Scene| {
        let state = scene.load();
        let position = rules().dump(&state);
        assert_eq!(rules().load(&position).as_ref(), Ok(&state));
        position
    };
    let placement = round_trip(&scene("GB: ALG; FR: TUN").stage("placement"));
    assert_eq!(
        placement,
        json!({
            "options": {
                "powers": ["GB", "FR", "DE", "IT", "NL", "BE"],
                "start": "free",
                "press": "diplomacy",
                "alphabet": "destination",
                "last_pawn": "exploration",
                "landing_meets_explorer": "arrives",
                "two_landings": "void",
                "pawn_limit": "none",
            },
            "year": 1880,
            "stage": "placement",
            "presences": { "GB": ["ALG"], "FR": ["TUN"], "DE": [], "IT": [], "NL": [], "BE": [] },
            "development": {},
            "colonies": [],
            "ready": [],
            "sheets": {},
            "proposals": [],
            "records": [],
        })
    );
    let open = json!([{ "from": "FR", "to": "GB" }]);
    let talk = scene("").stage("diplomacy").set("ready", ids("FR BE")).set("proposals", open);
    let talk = round_trip(&talk);
    assert_eq!((&talk["stage"], &talk["ready"]), (&json!("diplomacy"), &json!(["FR", "BE"])));
    assert_eq!(talk["proposals"], json!([{ "from": "FR", "to": "GB", "answer": "open" }]));
    let record = json!([{ "year": 1914, "wars": { "FR": ["GB"] } }]);
    let over = scene("").stage("over").year(1914).set("records", record);
    let over = round_trip(&over);
    assert_eq!((&over["stage"], &over["year"]), (&json!("over"), &json!(1914)));
    assert_eq!(
        over["records"],
        json!([{ "year": 1914, "wars": { "FR": ["GB"] }, "absent": [], "broken": [] }])
    );
}

#[test]
fn options_and_the_state_keep_the_same_choices() {
    let options = Options {
        powers: ids("GB FR DE"),
        start: Start::Historical,
        press: Press::Always,
        alphabet: Alphabet::Origin,
        last_pawn: LastPawn::Landing,
        landing_meets_explorer: LandingMeetsExplorer::Fails,
        two_landings: TwoLandings::Later,
        pawn_limit: PawnLimit::Pieces,
    };
    let state = rules().setup(&options).unwrap();
    assert_eq!(rules().dump(&state)["options"], json!(options));
    let kept = Options { powers: vec![], ..options };
    assert_eq!(state.options, kept);
    assert_ne!(kept, Options::default());
}

#[test]
fn what_cannot_be_read_is_a_fault_of_the_position() {
    let load = |position: Value| rules().load(&position).unwrap_err()[0].to_string();
    assert_eq!(load(json!({ "stage": "orders" })), "position: missing field `year`");
    assert_eq!(load(json!({ "year": 1880 })), "position: missing field `stage`");
    assert!(load(json!({ "year": 1880, "stage": "lunch" })).starts_with("stage: unknown variant"));
    assert!(
        load(json!({ "year": 1880, "stage": "orders", "x": 1 }))
            .starts_with("position: unknown field")
    );
    assert_eq!(scene("").year(1881).faults(), ["year: no turn is in 1881"]);
    assert_eq!(scene("").powers("GB FR").faults(), ["options.powers: at least three powers play"]);
}

#[test]
fn unknown_names_are_faults_where_they_stand() {
    assert_eq!(scene("XX: ALG").faults(), ["presences.XX: \"XX\" is no power in play"]);
    assert_eq!(
        scene("BE: ALG").powers("GB FR DE").faults(),
        ["presences.BE: \"BE\" is no power in play"]
    );
    assert_eq!(scene("GB: XXX").faults(), ["presences.GB: \"XXX\" is no territory of this board"]);
    assert_eq!(
        scene("").filled("XXX 1").faults(),
        ["development.XXX: \"XXX\" is no territory of this board"]
    );
    assert_eq!(
        scene("").set("colonies", ids("XXX")).faults(),
        ["colonies: \"XXX\" is no territory of this board"]
    );
    assert_eq!(
        scene("").stage("diplomacy").set("ready", ids("XX")).faults(),
        ["ready: \"XX\" is no power in play"]
    );
    assert_eq!(scene("").sheets("XX: war GB").faults(), ["sheets.XX: \"XX\" is no power in play"]);
    assert_eq!(
        scene("").sheets("GB: XXX develop, ALG XXX, land YYY, war XX").faults(),
        [
            "sheets.GB.orders.ALG: \"XXX\" is no order: write develop, nothing, void or a territory",
            "sheets.GB.orders.XXX: \"XXX\" is no territory of this board",
            "sheets.GB.landing: \"YYY\" is no territory of this board",
            "sheets.GB.relations.XX: \"XX\" is no power in play",
        ]
    );
}

#[test]
fn a_sheet_that_no_paper_shows_is_a_fault() {
    assert_eq!(
        scene("").sheets("GB: land ALG, land TUN, land MAR").faults(),
        ["sheets.GB.landing: a sheet shows at most two landings"]
    );
    assert_eq!(
        scene("").sheets("GB: war GB").faults(),
        ["sheets.GB.relations.GB: a power has no relation with itself"]
    );
    let relation = json!({ "GB": { "relations": { "FR": "love" } } });
    assert_eq!(
        scene("").set("sheets", relation).faults(),
        ["sheets.GB.relations.FR: \"love\" is no relation: write alliance or war"]
    );
    let absent = |sheet: Value| scene("").set("sheets", json!({ "GB": sheet })).faults();
    let empty = ["sheets.GB: an absent power has a sealed sheet with nothing on it"];
    assert_eq!(absent(json!({ "absent": true })), empty);
    assert_eq!(absent(json!({ "absent": true, "sealed": true, "landing": ["ALG"] })), empty);
    assert_eq!(absent(json!({ "absent": true, "sealed": true })), none());
    assert_eq!(absent(json!({ "sealed": true })), none());
}

#[test]
fn pieces_that_the_box_does_not_hold_are_a_fault() {
    assert_eq!(scene("").filled("ALG 3").faults(), none());
    assert_eq!(
        scene("").filled("ALG 4").faults(),
        ["development.ALG: it has fewer squares than that"]
    );
    let map = rules().board().ids(rules().board().all());
    let most = |count: usize| scene(&format!("FR: {}", map[..count].join(" "))).faults();
    assert_eq!(most(22), none());
    assert_eq!(most(23), ["presences.FR: a power does not have that many presences"]);
    assert_eq!(
        scene("FR: ALG").filled("ALG 2").set("colonies", ids("ALG")).faults(),
        ["colonies.ALG: a colony is fully developed"]
    );
    assert_eq!(
        scene("FR: TUN").colonies("ALG").faults(),
        ["colonies.ALG: somebody is present in a colony"]
    );
    assert_eq!(scene("FR: ALG").colonies("ALG").faults(), none());
}

#[test]
fn the_placement_goes_one_by_one_before_everything_else() {
    let placement = |presences: &str| scene(presences).powers("GB FR DE").stage("placement");
    assert_eq!(placement("").faults(), none());
    assert_eq!(placement("GB: ALG; FR: ALG").faults(), none());
    let in_order = "presences: the powers place one presence each, in their order";
    assert_eq!(placement("FR: ALG").faults(), [in_order]);
    assert_eq!(placement("GB: ALG TUN").faults(), [in_order]);
    assert_eq!(
        placement("GB: ALG; FR: ALG; DE: ALG").faults(),
        ["stage: all have placed, so the placement is over"]
    );
    assert_eq!(
        placement("GB: SAH").faults(),
        ["presences: first presences are placed on the coast"]
    );
    let before = ["stage: the placement comes before everything else"];
    assert_eq!(placement("").year(1885).faults(), before);
    assert_eq!(placement("").filled("ALG 1").faults(), before);
}

#[test]
fn a_stage_that_is_already_past_is_a_fault() {
    let three = |stage: &str| scene("").powers("GB FR DE").stage(stage);
    let ready = |who: &str| three("diplomacy").set("ready", ids(who)).faults();
    assert_eq!(ready("GB FR"), none());
    assert_eq!(ready("GB FR DE"), ["ready: all are ready, so the diplomacy phase is over"]);
    let sealed = |who: &[&str]| {
        let sheets: Value =
            who.iter().map(|id| (id.to_string(), json!({ "sealed": true }))).collect();
        three("orders").set("sheets", sheets).faults()
    };
    assert_eq!(sealed(&["GB", "FR"]), none());
    assert_eq!(
        sealed(&["GB", "FR", "DE"]),
        ["sheets: all sheets are sealed, so they have been read"]
    );
    assert_eq!(
        three("orders").set("ready", ids("GB")).faults(),
        ["ready: powers are ready in the stage diplomacy only"]
    );
    for stage in ["diplomacy", "over"] {
        assert_eq!(
            three(stage).year(1914).sheets("GB: war FR").faults(),
            ["sheets.GB: sheets are written in the stage orders only"]
        );
    }
}

#[test]
fn the_game_is_over_when_it_is_and_not_before() {
    let over = |year: u16| scene("").stage("over").year(year).faults();
    assert_eq!(over(1914), none());
    assert_eq!(over(1910), ["stage: the game ends after the last turn or with the last colony"]);
    let colonies = |count: usize, stage: &str| {
        let board = rules().board().ids(rules().board().all());
        let ids = board[..count].join(" ");
        scene(&format!("FR: {ids}")).colonies(&ids).stage(stage).faults()
    };
    assert_eq!(colonies(22, "over"), none());
    assert_eq!(
        colonies(21, "over"),
        ["stage: the game ends after the last turn or with the last colony"]
    );
    for stage in ["diplomacy", "orders"] {
        assert_eq!(colonies(21, stage), none());
        assert_eq!(
            colonies(22, stage),
            ["colonies: the last colony is placed, so the game is over"]
        );
    }
}

#[test]
fn records_are_of_turns_that_were_read() {
    let record = |year: u16, stage: &str, at: u16| {
        let records = json!([{ "year": at, "absent": ["GB"] }]);
        scene("").year(year).stage(stage).set("records", records).faults()
    };
    let early = ["records: a turn is on record once its sheets were read"];
    assert_eq!(record(1885, "orders", 1880), none());
    assert_eq!(record(1885, "orders", 1885), early);
    assert_eq!(record(1885, "diplomacy", 1890), early);
    assert_eq!(record(1914, "over", 1914), none());
    assert_eq!(record(1914, "orders", 1914), early);
    assert_eq!(record(1885, "orders", 1881), ["records: no turn is in 1881"]);
    let twice = json!([{ "year": 1880 }, { "year": 1880 }]);
    assert_eq!(
        scene("").year(1885).set("records", twice).faults(),
        ["records: 1880 is on record twice"]
    );
    let bad = |field: &str, value: Value| {
        let mut record = json!({ "year": 1880 });
        record[field] = value;
        scene("").year(1885).set("records", json!([record])).faults()
    };
    assert_eq!(
        bad("wars", json!({ "GB": ["GB", "FR"] })),
        ["records.0.wars.GB: a power does not declare war on itself"]
    );
    assert_eq!(
        bad("wars", json!({ "XX": ["YY"] })),
        ["records.0.wars.XX: \"XX\" is no power in play"]
    );
    assert_eq!(bad("absent", json!(["XX"])), ["records.0.absent: \"XX\" is no power in play"]);
    let broken = |value: Value| bad("broken", json!([value]));
    let by = ["records.0.broken.0: a promise is broken by one of the two who gave it"];
    assert_eq!(broken(json!({ "from": "GB", "to": "FR", "by": [] })), by);
    assert_eq!(broken(json!({ "from": "GB", "to": "FR", "by": ["DE"] })), by);
    assert_eq!(broken(json!({ "from": "GB", "to": "FR", "by": ["GB", "DE"] })), by);
    assert_eq!(broken(json!({ "from": "GB", "to": "FR", "by": ["GB"] })), none());
    assert_eq!(
        broken(json!({ "from": "GB", "to": "GB", "by": ["GB"] })),
        ["records.0.broken.0: a power proposes nothing to itself"]
    );
    assert_eq!(
        broken(json!({ "from": "GB", "to": "FR", "war_on": "FR", "by": ["GB"] })),
        ["records.0.broken.0: a joint war is on a third power"]
    );
}

#[test]
fn a_proposal_that_could_not_be_made_is_a_fault() {
    let faults =
        |scene: &Scene, proposals: Value| scene.clone().set("proposals", proposals).faults();
    let talk = scene("").stage("diplomacy");
    let one = |rest: Value| {
        let mut proposal = json!({ "from": "GB", "to": "FR" });
        for (key, value) in rest.as_object().expect("fields") {
            proposal[key] = value.clone();
        }
        json!([proposal])
    };
    assert_eq!(faults(&talk, one(json!({}))), none());
    assert_eq!(
        faults(&talk, one(json!({ "to": "GB" }))),
        ["proposals.0: a power proposes nothing to itself"]
    );
    assert_eq!(
        faults(&talk, one(json!({ "to": "XX" }))),
        ["proposals.0.to: \"XX\" is no power in play"]
    );
    assert_eq!(
        faults(&talk, one(json!({ "from": "XX" }))),
        ["proposals.0.from: \"XX\" is no power in play"]
    );
    for on in ["GB", "FR"] {
        assert_eq!(
            faults(&talk, one(json!({ "war_on": on }))),
            ["proposals.0: a joint war is on a third power"]
        );
    }
    assert_eq!(
        faults(&talk, one(json!({ "war_on": "XX" }))),
        ["proposals.0.war_on: \"XX\" is no power in play"]
    );
    assert_eq!(
        faults(&talk, json!([{ "from": "GB", "to": "FR" }, { "from": "GB", "to": "FR" }])),
        ["proposals: a power proposes one thing to each other power a turn"]
    );
    let to = |ids: &str| -> Value {
        ids.split(' ').map(|id| json!({ "from": "GB", "to": id })).collect()
    };
    assert_eq!(faults(&talk, to("FR BE")), none());
    assert_eq!(
        faults(&talk, to("FR IT BE")),
        ["proposals.GB: a power sends at most two proposals a turn"]
    );
    // What is open waits for somebody who is not ready, in the diplomacy phase.
    let closed = ["proposals.GB.FR: whoever is ready has answered or let it lapse"];
    assert_eq!(faults(&talk.clone().set("ready", ids("FR")), one(json!({}))), closed);
    assert_eq!(faults(&talk.clone().set("ready", ids("GB")), one(json!({}))), none());
    assert_eq!(faults(&scene(""), one(json!({}))), closed);
    assert_eq!(faults(&scene(""), one(json!({ "answer": "lapsed" }))), none());
    let lapsed = one(json!({ "answer": "lapsed" }));
    assert_eq!(faults(&talk.set("ready", ids("FR")), lapsed.clone()), none());
    for stage in ["placement", "over"] {
        let scene = scene("").stage(stage);
        let scene = if stage == "over" { scene.year(1914) } else { scene };
        assert_eq!(
            faults(&scene, lapsed.clone()),
            ["proposals.GB.FR: proposals are made in the diplomacy phase"]
        );
    }
}

#[test]
fn a_position_with_several_faults_tells_all_of_them() {
    assert_eq!(
        scene("XX: ALG; GB: YYY").filled("ALG 9").faults(),
        [
            "presences.GB: \"YYY\" is no territory of this board",
            "presences.XX: \"XX\" is no power in play",
            "development.ALG: it has fewer squares than that",
        ]
    );
}

#[test]
fn a_blank_position_is_the_state_of_a_new_table() {
    let blank: State = scene("").stage("placement").load();
    assert_eq!(blank, rules().setup(&Options::default()).unwrap());
    assert_eq!(blank.done, SeatSet::NONE);
}
