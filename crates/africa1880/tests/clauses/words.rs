//! The sentences, as keys and arguments: prompts, offers and the story.

use africa1880::event::Void;
use africa1880::{Action, Event};
use kernel::{Rules, SeatSet, Weight};
use serde_json::json;

use crate::help::*;

#[test]
fn the_prompt_says_what_is_asked_of_whom() {
    let prompt = |scene: Scene, who: SeatSet| {
        let state = scene.load();
        words(&rules().prompt(&rules().hide(&state, who), who))
    };
    let place = || scene("GB: ALG").stage("placement");
    assert_eq!(prompt(place(), eyes([FR])), "africa1880-prompt-place power=Seat(Seat(1))");
    assert_eq!(prompt(place(), eyes([GB])), "africa1880-prompt-place-wait power=Seat(Seat(1))");
    assert_eq!(prompt(place(), SeatSet::NONE), "africa1880-prompt-place-wait power=Seat(Seat(1))");
    let talk = || scene("").stage("diplomacy").year(1885).set("ready", ids("FR"));
    let year = |key: &str| format!("africa1880-prompt-{key} year=Plain(\"1885\")");
    assert_eq!(prompt(talk(), eyes([GB])), year("diplomacy"));
    assert_eq!(prompt(talk(), eyes([FR])), year("diplomacy-ready"));
    assert_eq!(prompt(talk(), eyes([GB, FR])), year("diplomacy"));
    assert_eq!(prompt(talk(), SeatSet::NONE), year("diplomacy-watch"));
    // Eyes that are not at this table watch.
    let three = scene("").stage("diplomacy").year(1885).powers("GB FR DE");
    assert_eq!(prompt(three, eyes([BE])), year("diplomacy-watch"));
    let write = || scene("").year(1885).set("sheets", json!({ "FR": { "sealed": true } }));
    assert_eq!(prompt(write(), eyes([GB])), year("orders"));
    assert_eq!(prompt(write(), eyes([FR])), year("orders-sealed"));
    assert_eq!(prompt(write(), eyes([GB, FR])), year("orders"));
    assert_eq!(prompt(write(), SeatSet::NONE), year("orders-watch"));
    let over = scene("").stage("over").year(1914);
    assert_eq!(prompt(over, eyes([GB])), "africa1880-prompt-over");
    // A state that cannot be, all placed and not begun, still has a sentence.
    let mut placed = place().load();
    placed.presences = [placed.presences[0]; 6];
    assert_eq!(words(&rules().prompt(&placed, eyes([GB]))), "africa1880-prompt-over");
}

#[test]
fn every_offer_has_a_verb_places_and_a_sentence() {
    let state = scene("FR: ALG").load();
    let shown = |action: Action| {
        let offer = rules().offer(&state, FR, action);
        assert_eq!((offer.code, offer.price), (action.code(), None));
        let seat = offer.seat.map(|seat| format!(" @{}", seat.0)).unwrap_or_default();
        let done = if offer.done { " done" } else { "" };
        format!("{} [{}]{seat}{done}: {}", offer.verb, offer.places.join(" "), words(&offer.text))
    };
    let (alg, sah) = (at("ALG"), at("SAH"));
    for (action, expected) in [
        (Action::Place(alg), "place [ALG]: africa1880-do-place at=Place(\"ALG\")"),
        (
            Action::ProposeAlliance(DE),
            "propose_alliance [] @2: africa1880-do-propose-alliance power=Seat(Seat(2))",
        ),
        (
            Action::ProposeWar(DE, GB),
            "propose_war [] @2: africa1880-do-propose-war enemy=Seat(Seat(0)) power=Seat(Seat(2))",
        ),
        (Action::Accept(DE), "accept [] @2: africa1880-do-accept power=Seat(Seat(2))"),
        (Action::Decline(DE), "decline [] @2: africa1880-do-decline power=Seat(Seat(2))"),
        (Action::Ready, "ready [] done: africa1880-do-ready"),
        (Action::Develop(alg), "develop [ALG]: africa1880-do-develop at=Place(\"ALG\")"),
        (
            Action::Explore(alg, sah),
            "explore [ALG SAH]: africa1880-do-explore from=Place(\"ALG\") to=Place(\"SAH\")",
        ),
        (Action::Nothing(alg), "nothing [ALG]: africa1880-do-nothing at=Place(\"ALG\")"),
        (Action::Land(alg), "land [ALG]: africa1880-do-land at=Place(\"ALG\")"),
        (Action::Ally(DE), "ally [] @2: africa1880-do-ally power=Seat(Seat(2))"),
        (Action::War(DE), "war [] @2: africa1880-do-war power=Seat(Seat(2))"),
        (Action::Seal, "seal [] done: africa1880-do-seal"),
    ] {
        assert_eq!(shown(action), expected);
    }
}

fn story(event: &Event) -> String {
    let Some(line) = rules().story(event) else { return "-".to_owned() };
    let weight = match line.weight {
        Weight::Chapter => "chapter",
        Weight::Plain => "plain",
        Weight::Strong => "strong",
    };
    let clause = line.clause.unwrap_or("-");
    format!("{weight} {clause} [{}] {}", line.places.join(" "), words(&line.text))
}

#[test]
fn the_story_tells_of_placing_talking_and_the_years() {
    let at = || "ALG".to_owned();
    let proposed = |war_on| story(&Event::Proposed { from: FR, to: DE, war_on });
    let answered =
        |accepted, war_on| story(&Event::Answered { from: FR, to: DE, accepted, war_on });
    let two = "from=Seat(Seat(1)) to=Seat(Seat(2))";
    for (told, expected) in [
        (
            story(&Event::Placed { seat: FR, at: at() }),
            "plain - [ALG] africa1880-told-placed at=Place(\"ALG\") power=Seat(Seat(1))",
        ),
        (
            story(&Event::TurnBegan { year: 1885 }),
            "chapter - [] africa1880-told-turn year=Plain(\"1885\")",
        ),
        (
            story(&Event::OrdersBegan { year: 1885 }),
            "plain - [] africa1880-told-orders year=Plain(\"1885\")",
        ),
        (proposed(None), &format!("plain - [] africa1880-told-proposed-alliance {two}")),
        (
            proposed(Some(GB)),
            &format!("plain - [] africa1880-told-proposed-war enemy=Seat(Seat(0)) {two}"),
        ),
        (answered(true, None), &format!("plain - [] africa1880-told-accepted-alliance {two}")),
        (
            answered(true, Some(GB)),
            &format!("plain - [] africa1880-told-accepted-war enemy=Seat(Seat(0)) {two}"),
        ),
        (answered(false, None), &format!("plain - [] africa1880-told-declined-alliance {two}")),
        (
            answered(false, Some(GB)),
            &format!("plain - [] africa1880-told-declined-war enemy=Seat(Seat(0)) {two}"),
        ),
        (
            story(&Event::SheetRead { seat: FR, absent: true, lines: vec![] }),
            "strong 2.5 [] africa1880-told-absent power=Seat(Seat(1))",
        ),
        (story(&Event::SheetRead { seat: FR, absent: false, lines: vec![] }), "-"),
        (story(&Event::Readied { seat: FR }), "-"),
        (story(&Event::Sealed { seat: FR }), "-"),
        (story(&Event::TurnEnded { year: 1880, scores: vec![] }), "-"),
        (
            story(&Event::Wrote {
                seat: FR,
                line: africa1880::event::SheetLine::Land { at: at() },
            }),
            "-",
        ),
        (
            story(&Event::Ended { winners: eyes([DE]), scores: vec![] }),
            "chapter 8.4 [] africa1880-outcome-won power=Seat(Seat(2))",
        ),
        (
            story(&Event::Ended { winners: SeatSet::NONE, scores: vec![] }),
            "chapter 8.4 [] africa1880-outcome-tie",
        ),
    ] {
        assert_eq!(told, expected);
    }
}

#[test]
fn the_story_tells_of_orders_wars_and_colonies() {
    let at = || "ALG".to_owned();
    let developed =
        |lost| story(&Event::Developed { at: at(), by: eyes([FR, DE]), pawns: 1, filled: 3, lost });
    let broke = |war_on| story(&Event::PromiseBroken { by: FR, to: DE, war_on });
    let removed = |wars, alliances| story(&Event::Removed { seat: FR, at: at(), wars, alliances });
    let stood = |present| story(&Event::Stood { at: at(), present });
    let colony = |present, points| story(&Event::ColonyFounded { at: at(), present, points });
    for (told, expected) in [
        (
            developed(0),
            "plain - [ALG] africa1880-told-developed at=Place(\"ALG\") pawns=Number(1) \
             powers=Seats({1, 2})",
        ),
        (
            developed(1),
            "plain 3.1.1 [ALG] africa1880-told-developed-lost at=Place(\"ALG\") lost=Number(1) \
             pawns=Number(1) powers=Seats({1, 2})",
        ),
        (
            story(&Event::Explored { seat: FR, from: at(), to: "SAH".to_owned() }),
            "plain - [ALG SAH] africa1880-told-explored from=Place(\"ALG\") power=Seat(Seat(1)) \
             to=Place(\"SAH\")",
        ),
        (
            story(&Event::Landed { seat: FR, at: at() }),
            "plain - [ALG] africa1880-told-landed at=Place(\"ALG\") power=Seat(Seat(1))",
        ),
        (
            broke(None),
            "strong 1.5.4 [] africa1880-told-broke-alliance by=Seat(Seat(1)) to=Seat(Seat(2))",
        ),
        (
            broke(Some(GB)),
            "strong 1.5.4 [] africa1880-told-broke-war by=Seat(Seat(1)) enemy=Seat(Seat(0)) \
             to=Seat(Seat(2))",
        ),
        (
            story(&Event::RelationsRead { wars: vec![eyes([FR, DE]), SeatSet::NONE, eyes([GB])] }),
            "plain 3.3 [] africa1880-told-relations wars=Text(Text { \
             key: \"africa1880-told-wars-declared\", args: {\
             \"first\": Text(Text { key: \"africa1880-told-war-declared\", args: {\
             \"by\": Seat(Seat(0)), \"enemies\": Seats({1, 2})} }), \
             \"rest\": Text(Text { key: \"africa1880-told-war-declared\", args: {\
             \"by\": Seat(Seat(2)), \"enemies\": Seats({0})} })} })",
        ),
        (
            story(&Event::RelationsRead { wars: vec![SeatSet::NONE; 6] }),
            "plain 3.3 [] africa1880-told-no-war",
        ),
        (
            story(&Event::RelationsRead { wars: vec![SeatSet::NONE, eyes([GB])] }),
            "plain 3.3 [] africa1880-told-relations wars=Text(Text { \
             key: \"africa1880-told-war-declared\", args: {\
             \"by\": Seat(Seat(1)), \"enemies\": Seats({0})} })",
        ),
        (
            removed(eyes([DE]), SeatSet::NONE),
            "strong 4.3 [ALG] africa1880-told-removed-two at=Place(\"ALG\") power=Seat(Seat(1)) \
             wars=Seats({2})",
        ),
        (
            removed(eyes([DE, IT]), SeatSet::NONE),
            "strong 4.4 [ALG] africa1880-told-removed-many alliance-count=Number(0) \
             at=Place(\"ALG\") power=Seat(Seat(1)) war-count=Number(2) wars=Seats({2, 3})",
        ),
        (
            removed(eyes([GB, DE, IT]), eyes([NL, BE])),
            "strong 4.4 [ALG] africa1880-told-removed-many alliance-count=Number(2) \
             at=Place(\"ALG\") power=Seat(Seat(1)) war-count=Number(3) wars=Seats({0, 2, 3})",
        ),
        (
            stood(eyes([FR, DE])),
            "plain 4.3.1 [ALG] africa1880-told-stood at=Place(\"ALG\") powers=Seats({1, 2})",
        ),
        (
            stood(eyes([GB, FR, DE])),
            "plain 4.4.1 [ALG] africa1880-told-stood at=Place(\"ALG\") powers=Seats({0, 1, 2})",
        ),
        (
            colony(eyes([FR]), 8),
            "strong 5.1 [ALG] africa1880-told-colony-alone at=Place(\"ALG\") points=Number(8) \
             powers=Seats({1})",
        ),
        (
            colony(eyes([FR, DE]), 3),
            "strong 5.1 [ALG] africa1880-told-colony-shared at=Place(\"ALG\") points=Number(3) \
             powers=Seats({1, 2})",
        ),
    ] {
        assert_eq!(told, expected);
    }
}

/// Proves 2.1.6.
#[test]
fn the_story_says_why_an_order_was_void_and_by_which_clause() {
    for (why, clause, key) in [
        (Void::Unreadable, "2.1.6", "unreadable"),
        (Void::NoPresence, "2.1.6", "no-presence"),
        (Void::NotAdjacent, "2.1.4", "not-adjacent"),
        (Void::Colony, "5.7", "colony"),
        (Void::AlreadyThere, "2.1.5", "already-there"),
        (Void::NoStock, "3.1.6", "no-stock"),
        (Void::NotCoastal, "2.2.1", "not-coastal"),
        (Void::NotEmpty, "2.2.1", "not-empty"),
        (Void::ExplorerFirst, "3.2.3", "explorer-first"),
        (Void::TwoLandings, "2.2.4", "two-landings"),
    ] {
        assert_eq!(
            story(&Event::OrderVoid { seat: FR, at: "ALG".to_owned(), why }),
            format!(
                "plain {clause} [ALG] africa1880-told-void at=Place(\"ALG\") \
                 power=Seat(Seat(1)) why=Text(Text {{ key: \"africa1880-void-{key}\", args: {{}} }})"
            )
        );
    }
}

#[test]
fn what_is_told_and_refused_cites_clauses_that_exist() {
    let ledger = kernel::Ledger::parse(africa1880::WORDS.ledger).unwrap();
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut cited = 0;
    for name in ["refusals.rs", "words.rs", "rules.rs"] {
        let source = std::fs::read_to_string(sources.join(name)).unwrap();
        for word in source.split('"') {
            let number = word.contains('.') && word.chars().all(|c| c.is_ascii_digit() || c == '.');
            if number {
                assert!(ledger.clause(word).is_some(), "{name} cites {word}");
                cited += 1;
            }
        }
    }
    assert!(cited > 30, "{cited}");
}
