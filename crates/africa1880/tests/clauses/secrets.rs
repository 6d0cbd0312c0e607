//! What some eyes may not know: sheets until the reading, and proposals between others.

use africa1880::proposal::Pact::War;
use africa1880::sheet::Sheet;
use africa1880::state::Stage;
use africa1880::{Action, Event, Options, State};
use kernel::{Actor, Rules, Seat, SeatSet, Seed, Turn, kit};
use serde_json::json;

use crate::help::*;

const ALL: [Seat; 6] = [GB, FR, DE, IT, NL, BE];

#[test]
fn who_learns_of_an_action() {
    let rules = rules();
    let orders = scene("FR: ALG").load();
    let hears = |state: &State, action| rules.audience(state, Actor::Seat(FR), action);
    for action in [
        Action::Develop(at("ALG")),
        Action::Nothing(at("ALG")),
        Action::Explore(at("ALG"), at("SAH")),
        Action::Land(at("DAK")),
        Action::Ally(DE),
        Action::War(DE),
        Action::Seal,
    ] {
        assert_eq!(hears(&orders, action), eyes([FR]), "{action:?}");
    }
    let talk = scene("").stage("diplomacy").load();
    for action in [
        Action::ProposeAlliance(DE),
        Action::ProposeWar(DE, GB),
        Action::Accept(DE),
        Action::Decline(DE),
    ] {
        assert_eq!(hears(&talk, action), eyes([FR, DE]), "{action:?}");
    }
    assert_eq!(hears(&talk, Action::Ready), SeatSet::ALL);
    let placement = scene("GB: ALG").stage("placement").load();
    assert_eq!(hears(&placement, Action::Place(at("ALG"))), SeatSet::ALL);
    // The last seal is the reading.
    let sealed = |ids: &[&str]| -> State {
        let sheets: serde_json::Value =
            ids.iter().map(|id| (id.to_string(), json!({ "sealed": true }))).collect();
        scene("").set("sheets", sheets).load()
    };
    let four = sealed(&["GB", "DE", "IT", "NL"]);
    assert_eq!(hears(&four, Action::Seal), eyes([FR]));
    let five = sealed(&["GB", "DE", "IT", "NL", "BE"]);
    assert_eq!(hears(&five, Action::Seal), SeatSet::ALL);
    assert_eq!(rules.audience(&five, Actor::Absent(FR), Action::Seal), SeatSet::ALL);
    assert_eq!(hears(&five, Action::War(GB)), eyes([FR]));
    assert_eq!(rules.audience(&five, Actor::Chance, Action::Seal), SeatSet::ALL);
}

#[test]
fn who_hears_of_an_event() {
    let rules = rules();
    let hears = |event: &Event, who: SeatSet| rules.show(event, who);
    let proposed = Event::Proposed { from: FR, to: DE, war_on: None };
    let answered = Event::Answered { from: FR, to: DE, accepted: true, war_on: Some(GB) };
    for event in [&proposed, &answered] {
        for party in [eyes([FR]), eyes([DE]), eyes([GB, DE])] {
            assert_eq!(hears(event, party).as_ref(), Some(event));
        }
        for stranger in [eyes([GB]), eyes([GB, IT, NL, BE]), SeatSet::NONE] {
            assert_eq!(hears(event, stranger), None);
        }
    }
    let line = africa1880::event::SheetLine::Land { at: "ALG".to_owned() };
    for event in [Event::Wrote { seat: FR, line }, Event::Sealed { seat: FR }] {
        assert_eq!(hears(&event, eyes([FR, GB])).as_ref(), Some(&event));
        for stranger in [eyes([GB, DE]), SeatSet::NONE] {
            assert_eq!(hears(&event, stranger), None);
        }
    }
    for event in [
        Event::Readied { seat: FR },
        Event::Placed { seat: FR, at: "ALG".to_owned() },
        Event::SheetRead { seat: FR, absent: false, lines: vec![] },
        Event::PromiseBroken { by: FR, to: DE, war_on: None },
    ] {
        assert_eq!(hears(&event, SeatSet::NONE).as_ref(), Some(&event));
    }
}

/// Proves 2.4, 2.4.3, 3.4.
#[test]
fn the_count_of_other_eyes_stands_still_until_the_last_seal_reaches_everybody() {
    let mut play = scene("FR: ALG TUN").play();
    let others = [eyes([GB]), eyes([DE, IT]), SeatSet::NONE];
    play.act(FR, Action::Develop(at("ALG"))).act(FR, Action::War(DE)).act(FR, Action::Seal);
    play.undo_this(FR, Action::War(DE)).unwrap();
    play.act(FR, Action::Seal);
    assert_eq!(play.table.number(eyes([FR])), 5);
    for who in others {
        assert_eq!(play.table.number(who), 0);
        assert!(play.table.told(who, 0).is_empty());
    }
    play.all([DE, IT, NL, BE], Action::Seal).act(GB, Action::Seal);
    assert_eq!(play.table.number(eyes([FR])), 6);
    assert_eq!(play.table.number(SeatSet::NONE), 1);
    assert_eq!(play.table.number(eyes([DE, IT])), 3);
    assert_eq!(play.table.number(eyes([GB])), 1);
    let read = ["sheet_read"; 6].map(str::to_owned).to_vec();
    let public = [
        &read[..],
        &["developed", "relations_read", "turn_ended", "turn_began"].map(str::to_owned),
    ]
    .concat();
    assert_eq!(play.heard(SeatSet::NONE), public);
    assert_eq!(play.heard(eyes([GB])), [&["sealed".to_owned()], &public[..]].concat());
    let french = ["wrote", "sealed"].map(str::to_owned);
    assert_eq!(play.heard(eyes([FR])), [&french[..], &public[..]].concat());
}

/// Proves 3.4, 1.5.3.
#[test]
fn nobody_is_ever_told_what_others_wrote_sealed_or_proposed() {
    for game in 0..12 {
        let mut table =
            kernel::Table::new(rules(), &Options::default(), Seed::from_number(game)).unwrap();
        let mut rng = Seed::from_number(game).at(7);
        let mut actions = Vec::new();
        // Ninety steps are a whole placement and some of the first turns' talk and orders.
        for _ in 0..90 {
            use kernel::random::RngExt;
            let Turn::Seats { must, .. } = rules().turn(table.state()) else { break };
            let seats: Vec<Seat> = must.iter().collect();
            let seat = seats[rng.random_range(0..seats.len())];
            rules().offers(table.state(), seat, &mut actions);
            let code = actions[rng.random_range(0..actions.len())].code();
            let draft = table.draft(kernel::Intent::Act { seat, code }).unwrap();
            table.accept(draft).unwrap();
        }
        for who in (0..64).map(SeatSet::from_bits) {
            for told in table.told(who, 0) {
                for event in told.events {
                    let data = event.data.value();
                    let seat = |key: &str| data[key].as_u64().map(|n| Seat(n as u8));
                    let may_know = match data["type"].as_str().unwrap() {
                        "wrote" | "sealed" => who.has(seat("seat").unwrap()),
                        "proposed" | "answered" => {
                            who.has(seat("from").unwrap()) || who.has(seat("to").unwrap())
                        }
                        _ => true,
                    };
                    assert!(may_know, "{who:?} heard {data}");
                }
            }
        }
    }
}

fn secret_scene() -> Scene {
    let proposals = json!([
        { "from": "FR", "to": "DE", "answer": "accepted" },
        { "from": "GB", "to": "FR", "answer": "declined" },
        { "from": "IT", "to": "NL", "war_on": "FR", "answer": "lapsed" },
    ]);
    scene("GB: ALG; FR: ALG; DE: ALG")
        .set("proposals", proposals)
        .sheets("FR: ALG develop, war DE; DE: ALG SAH, land DAK")
}

#[test]
fn hidden_sheets_are_blank_and_strangers_proposals_are_gone() {
    let state = secret_scene().load();
    let rules = rules();
    for (who, sheets, proposals) in [
        (SeatSet::NONE, SeatSet::NONE, vec![]),
        (eyes([GB]), eyes([GB]), vec![(GB, FR)]),
        (eyes([FR]), eyes([FR]), vec![(GB, FR), (FR, DE)]),
        (eyes([DE, NL]), eyes([DE, NL]), vec![(FR, DE), (IT, NL)]),
    ] {
        let hidden = rules.hide(&state, who);
        for seat in ALL {
            let sheet = if sheets.has(seat) { state.sheets[seat.index()] } else { Sheet::BLANK };
            assert_eq!(hidden.sheets[seat.index()], sheet);
            for other in ALL {
                let known = proposals.contains(&(seat, other));
                let expected = state.proposals[seat.index()][other.index()].filter(|_| known);
                assert_eq!(hidden.proposals[seat.index()][other.index()], expected);
            }
        }
        // Everything else is public.
        let restored = State { sheets: state.sheets, proposals: state.proposals, ..hidden };
        assert_eq!(restored, state);
    }
    assert_eq!(rules.hide(&state, SeatSet::first(6)), state);
}

#[test]
fn guesses_at_hidden_sheets_and_proposals_vary() {
    let rules = rules();
    let state = secret_scene().load();
    assert!(kit::guesses_vary(&*rules, &state, eyes([FR]), 20));
    assert!(kit::guesses_vary(&*rules, &state, SeatSet::NONE, 20));
    let talk = scene("FR: ALG").stage("diplomacy").load();
    assert!(kit::guesses_vary(&*rules, &talk, eyes([FR]), 20));
    // Whoever sees everything guesses nothing, and before and after the game nothing is hidden.
    assert!(!kit::guesses_vary(&*rules, &state, SeatSet::first(6), 20));
    // With one pair of eyes closed, no proposal is between strangers.
    assert!(!kit::guesses_vary(&*rules, &talk, SeatSet::first(5), 20));
    assert!(kit::guesses_vary(&*rules, &state, SeatSet::first(5), 20));
    for scene in [scene("").stage("placement"), scene("").stage("over").year(1914)] {
        assert!(!kit::guesses_vary(&*rules, &scene.load(), SeatSet::NONE, 20));
    }
}

/// Everything that many guesses at a state show.
fn guesses(state: &State, who: SeatSet) -> Vec<State> {
    let hidden = rules().hide(state, who);
    let mut rng = Seed::from_number(5).at(0);
    let guesses: Vec<State> = (0..400).map(|_| rules().resample(&hidden, who, &mut rng)).collect();
    for guess in &guesses {
        assert_eq!(rules().hide(guess, who), hidden, "{who:?} would notice");
        assert_eq!(rules().load(&rules().dump(guess)).as_ref(), Ok(guess), "it could not be");
    }
    guesses
}

#[test]
fn a_guessed_sheet_holds_every_kind_of_line_and_only_legal_ones() {
    let state = scene("FR: ALG; DE: ALG TUN").colonies("TUN").load();
    let guesses = guesses(&state, eyes([FR]));
    let mut lines = Vec::new();
    for guess in &guesses {
        // What is written could have been written line by line.
        let sheet = &guess.sheets[DE.index()];
        let mut blank = guess.clone();
        blank.sheets[DE.index()] = Sheet::BLANK;
        blank.done = SeatSet::NONE;
        for line in view(&rules(), guess, eyes([DE]))["sheets"][0]["lines"].as_array().unwrap() {
            let place = |key: &str| at(line[key].as_str().unwrap());
            let seat = |key: &str| Seat(line[key].as_u64().unwrap() as u8);
            let action = match line["order"].as_str().unwrap() {
                "develop" => Action::Develop(place("at")),
                "nothing" => Action::Nothing(place("at")),
                "explore" => Action::Explore(place("at"), place("to")),
                "land" => Action::Land(place("at")),
                "alliance" => Action::Ally(seat("with")),
                "war" => Action::War(seat("on")),
                other => panic!("{other}"),
            };
            rules().check(&blank, DE, action).unwrap();
            lines.push(action);
        }
        assert!(!sheet.absent && sheet.second_landing.is_none());
    }
    // Over many guesses everything Germany might write is there, and each thing is left out too.
    for action in offers(&rules(), &state, DE) {
        if action != Action::Seal {
            assert!(lines.contains(&action), "{action:?} was never guessed");
            let count = lines.iter().filter(|line| **line == action).count();
            assert!(count < guesses.len(), "{action:?} was always guessed");
        }
    }
    for seat in [GB, DE, IT] {
        let sealed = guesses.iter().filter(|g| g.done.has(seat)).count();
        assert!((100..300).contains(&sealed), "{sealed}");
        let unlanded = guesses.iter().filter(|g| g.sheets[seat.index()].landing.is_none()).count();
        assert!((2..80).contains(&unlanded), "{unlanded}");
        let idle = guesses.iter().filter(|g| g.sheets[DE.index()].written.is_empty()).count();
        assert!((2..100).contains(&idle), "{idle}");
    }
}

#[test]
fn a_guess_never_has_all_sheets_sealed() {
    // Five of six are sealed and known: the sixth cannot be.
    let sheets = json!({
        "GB": { "sealed": true }, "FR": { "sealed": true }, "DE": { "sealed": true },
        "IT": { "sealed": true }, "NL": { "sealed": true },
    });
    let state = scene("BE: ALG").set("sheets", sheets).load();
    for guess in guesses(&state, SeatSet::first(5)) {
        assert_eq!(guess.awaited(), eyes([BE]));
    }
    // With two unknown, either may be sealed, and now and then neither is.
    let guesses = guesses(&state, eyes([GB, FR, DE, IT]));
    for expected in [eyes([NL]), eyes([BE]), eyes([NL, BE])] {
        assert!(guesses.iter().any(|g| g.awaited() == expected), "{expected:?}");
    }
}

#[test]
fn a_guessed_proposal_is_of_every_kind_and_answered_if_it_must_be() {
    use africa1880::proposal::{Answer, Pact, Proposal};
    let kinds = |scene: Scene| {
        let mut found: Vec<Option<Proposal>> = Vec::new();
        for guess in guesses(&scene.load(), eyes([GB])) {
            assert_eq!(guess.proposals[GB.index()], [None; 6], "what GB sees is known");
            for from in ALL {
                assert_eq!(guess.proposals[from.index()][from.index()], None);
                assert_eq!(guess.proposals[from.index()][GB.index()], None);
            }
            let proposal = guess.proposals[FR.index()][DE.index()];
            if !found.contains(&proposal) {
                found.push(proposal);
            }
        }
        found
    };
    let expected = |last: Answer| {
        let mut all = vec![None];
        for pact in [Pact::Alliance, War(GB), War(IT), War(NL), War(BE)] {
            for answer in [Answer::Accepted, Answer::Declined, last] {
                all.push(Some(Proposal { pact, answer }));
            }
        }
        all
    };
    let talk = scene("").stage("diplomacy");
    for (scene, last) in [
        (talk.clone(), Answer::Open),
        (talk.set("ready", ids("DE")), Answer::Lapsed),
        (scene(""), Answer::Lapsed),
    ] {
        let (found, expected) = (kinds(scene), expected(last));
        assert!(expected.iter().all(|kind| found.contains(kind)), "{found:?}");
        assert_eq!(found.len(), expected.len(), "{found:?}");
    }
}

/// Proves 1.5.
#[test]
fn a_guess_gives_nobody_more_than_two_proposals() {
    let known = json!([{ "from": "FR", "to": "GB" }]);
    let state = scene("").stage("diplomacy").set("proposals", known).load();
    let mut most = 0;
    for guess in guesses(&state, eyes([GB, DE])) {
        let sent = |seat: Seat| guess.proposals[seat.index()].iter().flatten().count();
        assert!((1..=2).contains(&sent(FR)));
        most = most.max(sent(IT));
    }
    assert_eq!(most, 2, "to two of France, the Netherlands and Belgium");
    let many = guesses(&scene("").stage("diplomacy").load(), SeatSet::NONE);
    let most = many.iter().flat_map(|g| g.proposals).map(|row| row.iter().flatten().count()).max();
    assert_eq!(most, Some(2));
}

/// Proves 3.4.
#[test]
fn nobody_sees_who_has_sealed() {
    let mut play = scene("").play();
    play.all([GB, FR, DE], Action::Seal);
    let turn = |who: SeatSet| rules().turn(&play.table.hidden(who)).must();
    assert_eq!(turn(SeatSet::NONE), SeatSet::first(6));
    assert_eq!(turn(eyes([FR])), eyes([GB, DE, IT, NL, BE]));
    assert_eq!(play.state().awaited(), eyes([IT, NL, BE]));
    assert_eq!(play.state().stage, Stage::Orders);
}

#[test]
fn a_preview_shows_what_the_seat_knows_and_no_more() {
    let mut play = scene("FR: ALG; DE: ALG").play();
    play.act(DE, Action::War(FR)).all([GB, DE, IT, NL, BE], Action::Seal);
    // The last seal would be the reading, but France cannot know that it is the last.
    let preview = play.table.preview(FR, Action::Seal.code()).unwrap();
    let data: Vec<_> = preview.iter().map(|event| event.data.value()).collect();
    assert_eq!(data, [json!({ "type": "sealed", "seat": 1 })]);
    assert_eq!(presences(&rules(), play.state()), "FR: ALG; DE: ALG");
}
