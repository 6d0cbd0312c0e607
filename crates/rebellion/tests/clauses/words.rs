//! What is said: prompts, offers, the story, and what some eyes see.

use std::collections::BTreeSet;

use kernel::{Arg, Rules, SeatSet, Weight, kit};
use rebellion::colour::Side;
use rebellion::state::Stage;
use rebellion::{Event, Options};
use serde_json::{Value, json};

use crate::help::*;

fn eyes(ids: &str) -> SeatSet {
    ids.chars().map(|c| seat(&c.to_string())).collect()
}

fn prompt(play: &Play, ids: &str) -> String {
    let eyes = eyes(ids);
    let text = rules().prompt(&rules().hide(&play.state, eyes), eyes);
    text.key.trim_start_matches("rebellion1775-prompt-").to_owned()
}

fn view(play: &Play, ids: &str) -> Value {
    let eyes = eyes(ids);
    let view = rules().view(&rules().hide(&play.state, eyes), eyes);
    serde_json::to_value(view).expect("a view is plain data")
}

#[test]
fn a_prompt_says_what_is_asked() {
    let mut play = table("campaign");
    assert_eq!(prompt(&play, "R"), "chance");
    play.chance("cube R");
    assert_eq!((prompt(&play, "R").as_str(), prompt(&play, "B").as_str()), ("extra", "wait"));
    assert_eq!(prompt(&play, ""), "wait");
    let mut play = scene("CT1: B2; MA1: R2; MA2: B1").hand("B", &[2, 11]).reinforce("B", 1);
    assert_eq!(prompt(&play, "B"), "reinforce");
    play.act("B", "place CT1");
    assert_eq!(prompt(&play, "B"), "reinforced");
    play.act("B", "play 11");
    assert_eq!((play.stage(), prompt(&play, "B").as_str()), (Stage::Placing, "placing"));
    play.act("B", "place MA2, play 2");
    assert_eq!(prompt(&play, "B"), "move");
    play.act("B", "muster MA2");
    assert_eq!(prompt(&play, "B"), "army");
    play.act("B", "go MA1");
    assert_eq!(prompt(&play, "B"), "move-fight");
    play.act("B", "fight MA1").chance("dice R 0 0");
    assert_eq!((prompt(&play, "R").as_str(), prompt(&play, "B").as_str()), ("manoeuvre", "wait"));
    let play = scene("CT1: B2; MA1: R2").moved("B");
    assert_eq!(prompt(&play, "B"), "moved");
    let play = scene("CT1: B2; MA1: R2 B1").moved("B");
    assert_eq!(prompt(&play, "BW"), "moved-fight");
    let play = scene("CT1: B2; MA1: R2").before_card("B");
    assert_eq!(prompt(&play, "B"), "card");
    let mut play = scene("CT1: B2; MA2: B1; DE1: R1").hand("R", &[3, 11]).before_card("R");
    play.act("R", "play 11");
    assert_eq!(prompt(&play, "R"), "converting");
    let mut play = scene("MA1: R2 Y1; MA3: Y1; CT1: B1").hand("Y", &[3, 10]).before_card("Y");
    play.act("Y", "play 10");
    assert_eq!(prompt(&play, "Y"), "rearranging");
    let over = scene("DE1: R1").set("stage", "over".into()).play();
    assert_eq!(prompt(&over, "R"), "rebellion1775-outcome-british");
}

#[test]
fn prompts_of_the_battle_phase() {
    let mut play =
        scene("MA1: R1 Y1; RI1: R1; CT1: B4; MA2: B1 W2").hand("B", &[10]).moving("B", 4);
    play.act("B", "muster CT1, take B 2, go RI1, muster MA2, go MA1, play 10");
    assert_eq!(prompt(&play, "B"), "naming");
    play.act("B", "name MA1");
    assert_eq!(prompt(&play, "B"), "battles");
    play.act("B", "fight MA1").chance("dice R 1 0, dice Y 0 1");
    assert_eq!((prompt(&play, "B").as_str(), prompt(&play, "W").as_str()), ("losses", "wait"));
    let mut play = scene("MA1: R1 N1; MA2: B2; CT1: W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0, dice N 0 0");
    assert_eq!((prompt(&play, "R").as_str(), prompt(&play, "B").as_str()), ("ordering", "wait"));
    let asks = &view(&play, "B")["battle"];
    assert_eq!(
        (&asks["asks"], &asks["asked"], asks.get("colour")),
        (&json!("order"), &json!(0), None)
    );
    let mut play = scene("MA1: R1; MA2: B2; CT1: W1")
        .option("scenario", "quebec")
        .hand("B", &[13])
        .moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice B 1 0");
    assert_eq!(prompt(&play, "B"), "battles-over");
    let mut play = scene("MA1: R1 Y2; MA2: W3").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice Y 0 1");
    play.act("Y", "stay").chance("dice W 0 0").act("W", "stay");
    assert_eq!(prompt(&play, "W"), "pausing");
    assert_eq!(view(&play, "W")["battle"]["asks"], "card");
}

/// In whole games, every message of the prompts, the offers and the story is used.
#[test]
fn every_word_is_said_in_play() {
    let mut said = BTreeSet::new();
    for (game, scenario) in (0..).zip(["campaign", "introductory", "quebec"].repeat(40)) {
        let options = Options { scenario: scenario.into(), ..Options::default() };
        said.extend(kit::said_in_play(&rules(), &options, game));
    }
    let texts = rebellion::WORDS.texts[0];
    for key in &said {
        assert!(texts.contains(&format!("\n{key} =")), "{key} is no message");
    }
    let mut unsaid = kit::unsaid("rebellion1775", texts, &["prompt", "do", "told"], &said);
    // That needs an empty reserve, which chance seldom brings: the test of its clause says it.
    unsaid.retain(|key| key != "rebellion1775-told-went-home");
    assert_eq!(unsaid, ["rebellion1775-prompt-chance"], "nobody reads what chance is asked");
}

fn line(event: &Event) -> (String, Option<&'static str>, Weight, Vec<String>) {
    let line = rules().story(event).expect("a line");
    let key = line.text.key.trim_start_matches("rebellion1775-told-").to_owned();
    (key, line.clause, line.weight, line.places)
}

#[test]
fn a_sequence_reads_as_a_paragraph() {
    let mut play = scene("CT1: B1 W1; MA1: R1; RI1: W1; NY2: W1; PA4: N1")
        .hand("B", &[8])
        .set("stage", "bag".into())
        .play();
    play.chance("cube B").act("B", "place CT1, place CT1, place RI1, place RI1, play 8");
    play.act("B", "muster CT1, go MA1, fight MA1").chance("dice R 1 0");
    let standing = play.asked();
    play.act(&standing, "lose B").chance("dice B 1 0, dice W 0 1");
    let story: Vec<String> = play
        .heard()
        .iter()
        .filter_map(|e| rules().story(e))
        .map(|line| line.text.key.trim_start_matches("rebellion1775-told-").to_owned())
        .collect();
    assert_eq!(
        story,
        [
            "sequence",
            "reinforced",
            "truce",
            "marched",
            "colony-lost",
            "battle",
            "rolled",
            "lost",
            "rolled",
            "lost",
            "fled",
            "colony-gained"
        ]
    );
}

#[test]
fn lines_know_their_clause_their_weight_and_their_places() {
    let at = || "MA1".to_owned();
    let one = |colour| [(colour, 1)].into();
    type Case = (Event, &'static str, Option<&'static str>, Weight, &'static [&'static str]);
    let cases: [Case; 24] = [
        (Event::RoundBegan { round: 2 }, "round", None, Weight::Chapter, &[]),
        (
            Event::SequenceBegan { seat: seat("R"), round: 1, place: 1 },
            "sequence",
            None,
            Weight::Chapter,
            &[],
        ),
        (
            Event::FirstSide { seat: seat("R"), side: Side::British },
            "first-side",
            None,
            Weight::Plain,
            &[],
        ),
        (
            Event::CardPlayed {
                seat: seat("R"),
                card: "R09".into(),
                movement: false,
                truce: false,
            },
            "event",
            None,
            Weight::Strong,
            &[],
        ),
        (
            Event::CardPlayed { seat: seat("R"), card: "R02".into(), movement: true, truce: false },
            "movement-card",
            None,
            Weight::Plain,
            &[],
        ),
        (
            Event::Landed { seat: seat("R"), card: "R12".into(), units: one("O"), at: at() },
            "landed",
            None,
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Recruited { seat: seat("W"), from: "Y", to: "W", at: at() },
            "recruited",
            Some("9.17"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Converted { seat: seat("R"), from: "B", to: "R", at: at() },
            "converted",
            Some("9.5"),
            Weight::Strong,
            &["MA1"],
        ),
        (
            Event::Named { seat: seat("R"), card: "R10".into(), at: at() },
            "named",
            None,
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::NativesFled { at: at(), each: 1 },
            "natives-fled",
            Some("5.6"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Rolled { at: at(), side: Side::British, dice: vec![], hits: 1, free: true },
            "rolled-free",
            None,
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Lost {
                at: at(),
                side: Side::British,
                units: one("R"),
                by: None,
                standing: true,
            },
            "lost-standing",
            Some("13.2"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Steadied { at: at(), card: "B10".into(), units: one("B") },
            "steadied",
            Some("9.15"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::Turned { at: at(), from: "Y", count: 1, to: "W", joined: 1 },
            "turned",
            Some("9.19"),
            Weight::Strong,
            &["MA1"],
        ),
        (
            Event::Manoeuvred {
                seat: seat("R"),
                colour: "R",
                from: at(),
                to: "RI1".into(),
                standing: false,
            },
            "manoeuvred",
            None,
            Weight::Plain,
            &["MA1", "RI1"],
        ),
        (
            Event::Manoeuvred {
                seat: seat("R"),
                colour: "R",
                from: at(),
                to: "RI1".into(),
                standing: true,
            },
            "manoeuvred-standing",
            Some("13.3"),
            Weight::Plain,
            &["MA1", "RI1"],
        ),
        (
            Event::BattleEnded { at: at(), winner: None, left: [].into(), rolls: 2 },
            "battle-nobody",
            Some("7.20"),
            Weight::Strong,
            &["MA1"],
        ),
        (
            Event::BattleEnded { at: at(), winner: Some(Side::British), left: one("R"), rolls: 2 },
            "battle-won",
            None,
            Weight::Strong,
            &["MA1"],
        ),
        (
            Event::NativesNeutral { at: at(), count: 1 },
            "natives-neutral",
            Some("5.5"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::ColonyChanged { colony: "MA".into(), side: None, before: Some(Side::British) },
            "colony-lost",
            Some("4.7"),
            Weight::Plain,
            &["MA"],
        ),
        (
            Event::MarkerChanged { at: at(), side: Some(Side::British), before: None },
            "city-gained",
            Some("12.7"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::MarkerChanged { at: at(), side: None, before: Some(Side::British) },
            "city-lost",
            Some("12.6"),
            Weight::Plain,
            &["MA1"],
        ),
        (
            Event::HandShown { seat: seat("R"), cards: vec![] },
            "hand-shown",
            Some("8.3"),
            Weight::Strong,
            &[],
        ),
        (
            Event::Ended { winner: None, scores: [3, 3], truce: None },
            "ended-draw",
            Some("10.6"),
            Weight::Chapter,
            &[],
        ),
    ];
    for (event, key, clause, weight, places) in cases {
        let places: Vec<String> = places.iter().map(ToString::to_string).collect();
        assert_eq!(line(&event), (key.to_owned(), clause, weight, places));
    }
    let silent = [
        Event::Drew { seat: seat("R"), card: None },
        Event::SequenceEnded { seat: seat("R") },
        Event::Instructed { seat: seat("R") },
        Event::Reinforced { seat: seat("R"), extra: false, count: 0, at: vec![] },
    ];
    for event in silent {
        assert_eq!(rules().story(&event), None);
    }
}

#[test]
fn a_list_of_units_reads_well() {
    let told = rules()
        .story(&Event::Lost {
            at: "MA1".into(),
            side: Side::British,
            units: [("R", 2), ("Y", 1), ("N", 3)].into(),
            by: None,
            standing: false,
        })
        .unwrap();
    let Some(Arg::Text(and)) = told.text.args.get("units") else { panic!("a list") };
    assert_eq!(and.key, "rebellion1775-list-and");
    let Some(Arg::Text(comma)) = and.args.get("first") else { panic!("a list") };
    assert_eq!(comma.key, "rebellion1775-list-comma");
    let Some(Arg::Text(last)) = and.args.get("last") else { panic!("a count") };
    assert_eq!(
        (last.key.as_ref(), last.args.get("count")),
        ("rebellion1775-count-n", Some(&Arg::Number(3)))
    );
}

#[test]
fn a_drawn_card_is_shown_to_its_side_alone() {
    let drew = Event::Drew { seat: seat("Y"), card: Some("Y09".into()) };
    assert_eq!(rules().show(&drew, eyes("R")), Some(drew.clone()));
    let unknown = Event::Drew { seat: seat("Y"), card: None };
    for others in ["", "B", "BW"] {
        assert_eq!(rules().show(&drew, eyes(others)), Some(unknown.clone()));
    }
    let placed = Event::Placed { seat: seat("Y"), colour: "Y", at: "DE1".into() };
    assert_eq!(rules().show(&placed, SeatSet::NONE), Some(placed));
}

#[test]
fn a_view_shows_the_table_and_hides_the_hands() {
    let mut play = scene("CT1: B2 W1; MA1: R2 N1; MA2: B1; PA4: N2; DE1: Y1")
        .fled("Y2")
        .hand("B", &[2, 9])
        .played("R", &[8])
        .set("round", 3.into())
        .before_card("B");
    play.act("B", "play 2, muster MA2, go MA1");
    let shown = view(&play, "W");
    assert_eq!((&shown["round"], &shown["rounds"]), (&json!(3), &json!(8)));
    assert_eq!((&shown["stage"], &shown["active"]), (&json!("movement"), &json!(2)));
    assert_eq!((&shown["order"], &shown["bag"]), (&json!([2]), &json!([0, 1, 3])));
    let find = |id: &str| {
        let areas = shown["areas"].as_array().unwrap();
        areas.iter().find(|a| a["id"] == id).unwrap().clone()
    };
    assert_eq!(find("MA1")["units"], json!({"R": 2, "B": 1, "N": 1}));
    assert_eq!(find("MA1")["natives"], json!([1, 0]));
    assert_eq!(find("MA1")["marked"], json!({"B": 1}));
    assert_eq!((&find("PA4")["neutral"], &find("PA4")["natives"]), (&json!(2), &json!([0, 0])));
    assert_eq!(shown["battles"], json!(["MA1"]));
    assert_eq!(shown["scores"], json!([1, 1]));
    assert_eq!(shown["truces"], json!([1, 0]));
    assert_eq!(shown["last_round"], json!(false));
    assert_eq!(shown["fled"]["Y"], json!(2));
    assert_eq!(shown["reserve"]["R"], json!(33));
    assert_eq!(shown["factions"][2]["hand"], json!(["B09"]), "the partner's hand");
    assert_eq!(shown["factions"][0].get("hand"), None);
    assert_eq!(shown["factions"][0]["hand_size"], json!(1));
    assert_eq!(shown["factions"][0]["deck_size"], json!(10));
    assert_eq!(shown["factions"][0]["played"], json!(["R08"]));
    assert_eq!(shown["factions"][0]["truce"], json!(true));
    assert_eq!(shown["factions"][3]["arrivals"], json!(["CT1", "CT2"]));
    assert_eq!(shown["sequence"]["card"], json!("B02"));
    assert_eq!(shown["sequence"]["armies"], json!(2));
    assert_eq!(shown["standing"].as_array().unwrap().len(), 2);
    assert_eq!(view(&play, "")["standing"], json!([]));
    let colonies = shown["colonies"].as_array().unwrap();
    assert_eq!(colonies.len(), 16);
    assert!(colonies.contains(&json!({"id": "CT", "side": "american"})));
    assert!(colonies.contains(&json!({"id": "MA", "side": null})));
}

#[test]
fn a_view_shows_armies_and_battles() {
    let mut play = scene("CT1: B3 W1; MA1: R2 Y1; RI1: B1").moving("B", 2);
    play.act("B", "muster CT1, take B 2");
    let army = view(&play, "B")["army"].clone();
    assert_eq!(army["units"], json!({"B": 2, "W": 1}));
    assert_eq!((&army["fixed"], &army["pursuit"]), (&json!(["B"]), &json!(false)));
    assert!(army["goals"].as_array().unwrap().contains(&json!("MA1")));
    play.act("B", "go MA1, fight MA1").chance("dice R 1 0");
    let battle = view(&play, "")["battle"].clone();
    assert_eq!((&battle["asks"], &battle["rolls"]), (&json!("dice"), &json!(1)));
    assert_eq!(battle["dice"], json!([{"colour": "R", "hits": 1, "flees": 0, "blanks": 1}]));
    play.chance("dice Y 0 1");
    let battle = view(&play, "")["battle"].clone();
    assert_eq!(
        (&battle["asks"], &battle["asked"], &battle["hits"]),
        (&json!("losses"), &json!(2), &json!(1))
    );
    assert_eq!((&battle["attacker"], &battle["rolling"]), (&json!("american"), &json!("british")));
    assert_eq!(
        (&battle["attackers"], &battle["defenders"]),
        (&json!({"B": 2, "W": 1}), &json!({"R": 2, "Y": 1}))
    );
    play.act("B", "lose B");
    let battle = view(&play, "R")["battle"].clone();
    assert_eq!(
        (&battle["asks"], &battle["asked"], &battle["colour"]),
        (&json!("manoeuvre"), &json!(0), &json!("R"))
    );
    assert_eq!((&battle["blanks"], &battle["targets"]), (&json!(1), &json!(["NH1", "MA2"])));
    assert_eq!(view(&play, "R").get("army"), None);
}

#[test]
fn a_view_of_the_siege_shows_markers() {
    let play = table("quebec");
    let shown = view(&play, "R");
    assert_eq!((&shown["scenario"], &shown["stage"]), (&json!("quebec"), &json!("setup")));
    assert_eq!((&shown["active"], &shown["bag"]), (&json!(null), &json!([])));
    assert_eq!(shown["colonies"], json!([]));
    assert_eq!(shown["areas"].as_array().unwrap().len(), 25);
    let quebec = shown["areas"].as_array().unwrap().iter().find(|a| a["id"] == "QC1").unwrap();
    assert_eq!(quebec["marker"], json!("british"));
    assert_eq!(shown["factions"][0]["extra"], json!(6));
    let mut play = scene("MA1: R1; CT1: B1").moving("B", 4);
    play.act("R", "stand_losses NOYR, stand_manoeuvre NH1");
    let standing = view(&play, "Y")["standing"].clone();
    assert_eq!(
        standing[0],
        json!({"seat": 0, "losses": "NOYR", "manoeuvre": "always", "to": "NH1", "changes": 2})
    );
    assert_eq!(standing[1]["losses"], json!("ask"));
}
