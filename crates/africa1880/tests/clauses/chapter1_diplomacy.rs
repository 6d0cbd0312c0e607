//! Chapter 1: diplomacy.

use africa1880::options::Start;
use africa1880::state::Stage;
use africa1880::{Action, Africa1880, Event, Options};
use kernel::{Actor, Intent, Rules, SeatSet, Turn};
use serde_json::json;

use crate::help::*;

const ALL: [kernel::Seat; 6] = [GB, FR, DE, IT, NL, BE];

fn talk() -> Play {
    scene("FR: ALG; DE: DAH").stage("diplomacy").play()
}

/// What a seat is told of what was proposed and answered, and what became of it.
fn proposals(play: &Play, seat: kernel::Seat) -> serde_json::Value {
    play.view(eyes([seat]))["proposals"].clone()
}

/// What stands on a sheet, and its seal.
fn lines() -> impl Iterator<Item = Action> {
    use Action::{Ally, Develop, Explore, Land, Nothing, Seal};
    (0..Africa1880::CODES).filter_map(Action::from_code).filter(|action| {
        matches!(action, Develop(_) | Explore(..) | Nothing(_) | Land(_) | Ally(_) | Seal)
            || matches!(action, Action::War(_))
    })
}

/// Proves 1.1.
#[test]
fn every_turn_begins_with_talks_and_nobody_writes_an_order_before_they_end() {
    let historical = Options { start: Start::Historical, ..Options::default() };
    let mut play = Play::new(&historical);
    // The first turn comes after the placement, the second after a reading.
    for round in [0, 1] {
        let phase = rules().phase(play.state());
        let talks = ("africa1880-phase-diplomacy", round, true);
        assert_eq!((phase.key, phase.round, phase.talk), talks);
        let everybody = Turn::Seats { must: SeatSet::first(6), may: SeatSet::NONE };
        assert_eq!(rules().turn(play.state()), everybody);
        // Each may turn to each other one, and what two settle the rest do not hear.
        for seat in ALL {
            assert_eq!(may(play.state(), seat, "propose_alliance").len(), 5);
            assert_eq!(may(play.state(), seat, "propose_war").len(), 20);
            assert_eq!(may(play.state(), seat, "ready").len(), 1);
            assert_eq!(offers(&rules(), play.state(), seat).len(), 26);
        }
        let heard = play.heard(eyes([GB, IT, NL, BE])).len();
        play.act(FR, Action::ProposeAlliance(DE)).act(DE, Action::Accept(FR));
        assert_eq!(play.heard(eyes([GB, IT, NL, BE])).len(), heard);
        // Not even those who are ready write while one power still talks.
        play.all([GB, FR, DE, IT, NL], Action::Ready);
        for seat in ALL {
            assert!(lines().all(|line| rules().check(play.state(), seat, line).is_err()));
        }
        play.act(BE, Action::Ready);
        for seat in ALL {
            assert!(lines().any(|line| rules().check(play.state(), seat, line).is_ok()));
        }
        play.all(ALL, Action::Seal);
    }
}

/// Proves 1.2, 1.5.4.
#[test]
fn a_promise_binds_nobody_and_breaking_it_is_on_record() {
    let promised = |by: &str| json!([{ "from": "FR", "to": "DE", "answer": by }]);
    let peace = scene("FR: ALG; DE: ALG").sheets("FR: war DE");
    let read = peace.clone().set("proposals", promised("accepted")).read();
    let read = read
        .told(&["FR broke alliance with DE", "DE removed ALG: wars FR, alliances nobody"])
        .stands("FR: ALG");
    assert_eq!(
        view(&rules(), &read.state, SeatSet::NONE)["records"],
        json!([{
            "year": 1880,
            "wars": [[], [2], [], [], [], []],
            "absent": [],
            "broken": [{ "by": 1, "to": 2 }],
        }])
    );
    // What was declined or let lapse was never promised.
    for answer in ["declined", "lapsed"] {
        let read = peace.clone().set("proposals", promised(answer)).read();
        read.told(&["DE removed ALG: wars FR, alliances nobody"]);
    }
    // A promise that is kept is not told, and none outlives its turn.
    let kept = scene("").set("proposals", promised("accepted")).sheets("FR: ally DE").read();
    let kept = kept.told(&[]);
    assert!(kept.state.proposals.iter().flatten().all(Option::is_none));
    assert_eq!(kept.state.records[0].broken, [[None; 6]; 6]);
}

/// Proves 1.5.4.
#[test]
fn each_of_the_two_can_break_what_both_promised() {
    let broken = |proposals: serde_json::Value, sheets: &str, told: &[&str]| {
        let read = scene("").set("proposals", proposals).sheets(sheets).read().told(told);
        view(&rules(), &read.state, SeatSet::NONE)["records"][0]["broken"].clone()
    };
    let alliance = json!([{ "from": "FR", "to": "DE", "answer": "accepted" }]);
    assert_eq!(
        broken(alliance.clone(), "DE: war FR", &["DE broke alliance with FR"]),
        json!([{ "by": 2, "to": 1 }])
    );
    assert_eq!(
        broken(
            alliance,
            "DE: war FR; FR: war DE",
            &["FR broke alliance with DE", "DE broke alliance with FR"]
        ),
        json!([{ "by": 1, "to": 2 }, { "by": 2, "to": 1 }])
    );
    let war = json!([{ "from": "NL", "to": "IT", "war_on": "GB", "answer": "accepted" }]);
    assert_eq!(broken(war.clone(), "NL: war GB; IT: war GB", &[]), json!([]));
    assert_eq!(
        broken(war.clone(), "NL: war GB, war IT; IT: war NL", &["IT broke war on GB with NL"]),
        json!([{ "by": 3, "to": 4, "war_on": 0 }])
    );
    assert_eq!(
        broken(war, "IT: war GB", &["NL broke war on GB with IT"]),
        json!([{ "by": 4, "to": 3, "war_on": 0 }])
    );
}

/// Proves 1.3.
#[test]
fn powers_talk_in_the_diplomacy_phase_only_or_always() {
    let talks = |press: &str, stage: &str| {
        let scene = scene("").option("press", press).stage(stage);
        let scene = if stage == "over" { scene.year(1914) } else { scene };
        let phase = rules().phase(&scene.load());
        (phase.key, phase.lanes, phase.talk)
    };
    assert_eq!(talks("diplomacy", "placement"), ("africa1880-phase-placement", false, false));
    assert_eq!(talks("diplomacy", "diplomacy"), ("africa1880-phase-diplomacy", true, true));
    assert_eq!(talks("diplomacy", "orders"), ("africa1880-phase-orders", true, false));
    assert_eq!(talks("diplomacy", "over"), ("africa1880-phase-over", false, true));
    assert_eq!(talks("always", "placement"), ("africa1880-phase-placement", false, true));
    assert_eq!(talks("always", "diplomacy"), ("africa1880-phase-diplomacy", true, true));
    assert_eq!(talks("always", "orders"), ("africa1880-phase-orders", true, true));
    assert_eq!(talks("always", "over"), ("africa1880-phase-over", false, true));
    // The rounds of a phase can be told apart.
    assert_eq!(rules().phase(&scene("").year(1890).load()).round, 2);
}

/// Proves 1.4.
#[test]
fn the_phase_ends_when_all_are_ready() {
    let mut play = talk();
    play.all([GB, FR, DE, IT, NL], Action::Ready);
    assert_eq!(rules().turn(play.state()).must(), eyes([BE]));
    assert_eq!(play.state().stage, Stage::Diplomacy);
    assert_eq!(play.state().done, eyes([GB, FR, DE, IT, NL]));
    assert_eq!(offers(&rules(), play.state(), GB), []);
    assert_eq!(play.why_not(GB, Action::Ready), "africa1880-no-already-ready (1.4)");
    assert_eq!(play.why_not(GB, Action::ProposeAlliance(BE)), "africa1880-no-already-ready (1.4)");
    play.act(BE, Action::Ready);
    assert_eq!(play.state().stage, Stage::Orders);
    assert_eq!(play.state().done, SeatSet::NONE);
    assert_eq!(rules().turn(play.state()).must(), SeatSet::first(6));
    let mut heard = vec!["readied"; 6];
    heard.push("orders_began");
    assert_eq!(play.heard(SeatSet::NONE), heard);
    let mut events = Vec::new();
    let mut state =
        scene("").year(1890).stage("diplomacy").set("ready", ids("GB FR DE IT NL")).load();
    rules().apply(&mut state, Actor::Seat(BE), Action::Ready, &mut events);
    assert_eq!(events, [Event::Readied { seat: BE }, Event::OrdersBegan { year: 1890 }]);
}

/// Proves 1.4.
#[test]
fn the_phase_ends_when_the_clock_runs_out() {
    let mut play = talk();
    play.all([GB, FR, DE, IT], Action::Ready).absent(NL).absent(BE);
    assert_eq!(play.state().stage, Stage::Orders);
    let late = play.intend(Intent::Absent { seat: kernel::Seat(6) });
    assert_eq!(late, Err("table-not-awaited (table)".to_owned()));
}

/// Proves 1.4.1.
#[test]
fn a_power_that_is_ready_and_gets_a_proposal_is_waited_for_again() {
    let mut play = talk();
    play.all([GB, FR, DE, IT, NL], Action::Ready);
    play.act(BE, Action::ProposeAlliance(FR));
    assert_eq!(rules().turn(play.state()).must(), eyes([FR, BE]));
    assert_eq!(may(play.state(), FR, "accept"), ["BE"]);
    // All can see that France is waited for, but not who asked it or what.
    for who in [eyes([GB]), eyes([DE, IT, NL]), SeatSet::NONE] {
        let seen = play.view(who);
        let ready: Vec<_> = (0..6).map(|n| seen["powers"][n]["ready"] == true).collect();
        assert_eq!(ready, [true, false, true, true, true, false]);
        assert_eq!(seen["proposals"], json!([]));
        assert_eq!(play.heard(who), ["readied"; 5]);
    }
    play.act(BE, Action::Ready).act(FR, Action::Accept(BE)).act(FR, Action::Ready);
    assert_eq!(play.state().stage, Stage::Orders);
}

/// Proves 1.5.
#[test]
fn a_power_sends_each_other_power_one_proposal_a_turn() {
    let mut play = talk();
    play.act(FR, Action::ProposeAlliance(DE));
    assert_eq!(may(play.state(), FR, "propose_alliance"), ["GB", "IT", "NL", "BE"]);
    assert_eq!(may(play.state(), FR, "propose_war").len(), 16);
    play.act(FR, Action::ProposeWar(GB, DE));
    for action in [Action::ProposeAlliance(DE), Action::ProposeWar(DE, GB)] {
        assert_eq!(
            play.why_not(FR, action),
            "africa1880-no-one-proposal (1.5) power=Seat(Seat(2))"
        );
    }
    assert_eq!(
        proposals(&play, FR),
        json!([
            { "from": 1, "to": 0, "war_on": 2, "answer": "open" },
            { "from": 1, "to": 2, "answer": "open" },
        ])
    );
    // To oneself, with oneself, or on the one who is asked: that is no proposal.
    let nonsense = "africa1880-no-not-another-power (2.3)";
    for action in [
        Action::ProposeAlliance(FR),
        Action::ProposeWar(FR, DE),
        Action::ProposeWar(IT, FR),
        Action::ProposeWar(IT, IT),
    ] {
        assert_eq!(play.why_not(FR, action), nonsense);
    }
    // In the next turn all is open again.
    play.all(ALL, Action::Ready).all(ALL, Action::Seal);
    assert_eq!(may(play.state(), FR, "propose_alliance").len(), 5);
}

/// Proves 1.5.1.
#[test]
fn whoever_gets_a_proposal_accepts_or_declines_it() {
    let mut play = talk();
    let nothing = "africa1880-no-no-proposal (1.5.1)";
    assert_eq!(play.why_not(DE, Action::Accept(FR)), nothing);
    play.act(FR, Action::ProposeAlliance(DE)).act(IT, Action::ProposeWar(DE, NL));
    assert_eq!(may(play.state(), DE, "accept"), ["FR", "IT"]);
    assert_eq!(may(play.state(), DE, "decline"), ["FR", "IT"]);
    for (seat, from) in [(GB, FR), (FR, DE), (DE, GB), (DE, DE), (DE, kernel::Seat(6))] {
        assert_eq!(why_not(play.state(), seat, Action::Accept(from)), nothing);
        assert_eq!(why_not(play.state(), seat, Action::Decline(from)), nothing);
    }
    play.act(DE, Action::Accept(FR)).act(DE, Action::Decline(IT));
    assert_eq!(
        proposals(&play, DE),
        json!([
            { "from": 1, "to": 2, "answer": "accepted" },
            { "from": 3, "to": 2, "war_on": 4, "answer": "declined" },
        ])
    );
    // An answer is given once.
    for action in [Action::Accept(FR), Action::Decline(FR), Action::Accept(IT)] {
        assert_eq!(play.why_not(DE, action), nothing);
    }
    // Both are free all the same: Germany may declare war on France.
    play.all(ALL, Action::Ready).act(DE, Action::War(FR));
}

/// Proves 1.5.
#[test]
fn a_power_sends_two_proposals_a_turn_and_no_more() {
    let mut play = talk();
    play.act(FR, Action::ProposeWar(IT, DE));
    assert_eq!(may(play.state(), FR, "propose_alliance"), ["GB", "DE", "NL", "BE"]);
    play.act(FR, Action::ProposeAlliance(GB));
    assert_eq!(offers(&rules(), play.state(), FR), [Action::Ready]);
    let enough = "africa1880-no-enough-proposals (1.5) most=Number(2)";
    for action in [Action::ProposeAlliance(BE), Action::ProposeWar(NL, BE)] {
        assert_eq!(play.why_not(FR, action), enough);
    }
    // That one of the two was asked already is the nearer reason.
    assert_eq!(
        play.why_not(FR, Action::ProposeWar(GB, BE)),
        "africa1880-no-one-proposal (1.5) power=Seat(Seat(0))"
    );
    // What one receives does not count, and the same may be proposed the other way round.
    assert_eq!(may(play.state(), DE, "propose_alliance").len(), 5);
    play.act(DE, Action::ProposeAlliance(FR));
    // A withdrawn proposal leaves room for another.
    play.undo_this(FR, Action::ProposeWar(IT, DE)).unwrap();
    play.act(FR, Action::ProposeWar(NL, BE));
    assert_eq!(play.why_not(FR, Action::ProposeAlliance(BE)), enough);
    // A table of three knows only the powers it has.
    let three = scene("").powers("GB FR DE").stage("diplomacy").load();
    assert_eq!(
        offers(&rules(), &three, FR),
        [
            Action::ProposeAlliance(GB),
            Action::ProposeWar(GB, DE),
            Action::ProposeAlliance(DE),
            Action::ProposeWar(DE, GB),
            Action::Ready,
        ]
    );
}

/// Proves 1.5.2.
#[test]
fn a_proposal_is_withdrawn_and_replaced_until_it_is_answered() {
    let mut play = talk();
    play.act(FR, Action::ProposeAlliance(DE)).act(FR, Action::ProposeAlliance(GB));
    play.undo_this(FR, Action::ProposeAlliance(DE)).unwrap();
    assert_eq!(proposals(&play, DE), json!([]));
    assert_eq!(proposals(&play, GB), json!([{ "from": 1, "to": 0, "answer": "open" }]));
    assert_eq!(play.why_not(DE, Action::Accept(FR)), "africa1880-no-no-proposal (1.5.1)");
    // Another may take its place in the same turn.
    play.act(FR, Action::ProposeWar(DE, GB)).act(DE, Action::Accept(FR));
    assert_eq!(play.undo(FR), Err("table-cannot-undo (table)".to_owned()));
    assert_eq!(play.undo_this(FR, Action::ProposeWar(DE, GB)), Err("not among the undos".into()));
    // The answer itself stands too.
    assert_eq!(play.undo(DE), Err("table-nothing-to-undo (table)".to_owned()));
    // What nobody has answered may still go.
    play.undo_this(FR, Action::ProposeAlliance(GB)).unwrap();
    assert_eq!(proposals(&play, GB), json!([]));
}

/// Proves 1.5.2.
#[test]
fn an_answer_does_not_bind_ones_own_proposals() {
    let mut play = talk();
    play.act(FR, Action::ProposeAlliance(GB)).act(DE, Action::ProposeAlliance(FR));
    play.act(FR, Action::Accept(DE));
    play.undo_this(FR, Action::ProposeAlliance(GB)).unwrap();
    assert_eq!(proposals(&play, GB), json!([]));
    assert_eq!(play.undo(FR), Err("table-nothing-to-undo (table)".to_owned()), "the answer stays");
}

/// Proves 1.5.2, 1.4.1.
#[test]
fn a_withdrawn_proposal_leaves_its_receiver_ready_as_before() {
    let mut play = talk();
    play.act(DE, Action::Ready).act(FR, Action::ProposeAlliance(DE));
    assert!(!play.state().done.has(DE));
    play.undo(FR).unwrap();
    assert!(play.state().done.has(DE));
}

/// Proves 1.5.3.
#[test]
fn only_the_two_see_a_proposal_and_its_answer() {
    let mut play = talk();
    play.act(FR, Action::ProposeWar(DE, GB));
    for stranger in [GB, IT, NL, BE] {
        assert_eq!(proposals(&play, stranger), json!([]));
        assert_eq!(play.table.number(eyes([stranger])), 0);
    }
    assert_eq!(play.view(SeatSet::NONE)["proposals"], json!([]));
    play.act(DE, Action::Accept(FR));
    let known = json!([{ "from": 1, "to": 2, "war_on": 0, "answer": "accepted" }]);
    assert_eq!(proposals(&play, FR), known);
    assert_eq!(proposals(&play, DE), known);
    assert_eq!(proposals(&play, GB), json!([]));
    for party in [FR, DE] {
        assert_eq!(play.heard(eyes([party])), ["proposed", "answered"]);
    }
    for stranger in [eyes([GB]), eyes([IT, NL]), SeatSet::NONE] {
        assert_eq!(play.heard(stranger), Vec::<String>::new());
        assert_eq!(play.table.number(stranger), 0);
    }
    // Nor while the sheets are written.
    play.all(ALL, Action::Ready);
    assert_eq!(proposals(&play, GB), json!([]));
    assert_eq!(proposals(&play, FR), known);
}

/// Proves 1.5.5.
#[test]
fn what_is_not_answered_when_its_receiver_is_ready_has_lapsed() {
    let mut play = talk();
    play.act(FR, Action::ProposeAlliance(DE)).act(IT, Action::ProposeAlliance(DE));
    play.act(GB, Action::ProposeAlliance(NL));
    play.act(DE, Action::Decline(IT)).act(DE, Action::Ready);
    assert_eq!(
        proposals(&play, DE),
        json!([
            { "from": 1, "to": 2, "answer": "lapsed" },
            { "from": 3, "to": 2, "answer": "declined" },
        ])
    );
    assert_eq!(proposals(&play, NL), json!([{ "from": 0, "to": 4, "answer": "open" }]));
    // It was this turn's one proposal all the same.
    assert_eq!(
        play.why_not(FR, Action::ProposeWar(DE, GB)),
        "africa1880-no-one-proposal (1.5) power=Seat(Seat(2))"
    );
    // Nothing was promised: war breaks no word.
    play.all([GB, FR, IT, NL, BE], Action::Ready);
    play.act(FR, Action::War(DE)).all(ALL, Action::Seal);
    assert!(!play.heard(SeatSet::NONE).contains(&"promise_broken".to_owned()));
}

#[test]
fn the_steps_of_diplomacy_tell_who_and_what() {
    let told = |action: Action, before: serde_json::Value| {
        let mut state = scene("").stage("diplomacy").set("proposals", before).load();
        let mut events = Vec::new();
        let step = rules().apply(&mut state, Actor::Seat(DE), action, &mut events);
        let powers = ids("GB FR DE IT NL BE");
        (events.iter().map(|e| tell(&powers, e)).collect::<Vec<_>>().join(", "), step)
    };
    use kernel::Finality::{Final, Open};
    let from_france = json!([{ "from": "FR", "to": "DE", "war_on": "BE" }]);
    let line = |text: &str, step| (text.to_owned(), step);
    assert_eq!(
        told(Action::ProposeAlliance(FR), json!([])),
        line("DE proposed alliance to FR", Open)
    );
    assert_eq!(
        told(Action::ProposeWar(FR, NL), json!([])),
        line("DE proposed war on NL to FR", Open)
    );
    assert_eq!(
        told(Action::Accept(FR), from_france.clone()),
        line("DE accepted war on BE from FR", Final)
    );
    assert_eq!(
        told(Action::Decline(FR), from_france),
        line("DE declined war on BE from FR", Final)
    );
    assert_eq!(told(Action::Ready, json!([])), line("DE ready", Open));
    // What is not legal gives nonsense at worst, and tells nothing.
    assert_eq!(told(Action::Seal, json!([])), line("", Open));
    assert_eq!(told(Action::Accept(kernel::Seat(6)), json!([])), line("", Open));
    assert_eq!(told(Action::ProposeAlliance(kernel::Seat(7)), json!([])), line("", Open));
}
