//! The odds of battles, against simulated battles and against the rules themselves.

use std::time::{Duration, Instant};

use kernel::chance::pick;
use kernel::random::{ChaCha8Rng, SeedableRng};
use kernel::{Actor, Rules, SeatSet, Seed, Silent, Turn};
use rebellion::colour::{Colours, Side};
use rebellion::force::{Force, Slot};
use rebellion::odds::{Field, Odds, field_at, odds, sample};
use rebellion::standing;
use rebellion::state::Stage;
use rebellion::{Action, State};
use serde_json::json;

use crate::help::*;

fn near(a: f64, b: f64, by: f64) -> bool {
    (a - b).abs() < by
}

fn american(attackers: [u8; 3], defenders: [u8; 3]) -> Field {
    let [b, w, f] = attackers;
    let [r, y, o] = defenders;
    Field::plain(Force([r, y, b, w, o, f, 0, 0]), Side::American)
}

/// Proves 13.6.
#[test]
fn small_battles_are_right_by_hand() {
    let rules = rules();
    // One against one, half hits each, blanks void: the defender rolls first.
    let one = odds(rules.board(), &american([1, 0, 0], [1, 0, 0]));
    // d = 1/2 + 1/2 a', a' = 1/3 d (the attacker's blanks), flights 1/6 to the defender.
    // Attacker wins = 1/2 * (1/2 + 1/3 * attacker wins) = 1/4 + 1/6 * x.
    assert!(near(one.attacker, 0.3, 1e-12), "{one:?}");
    assert!(near(one.defender, 0.7, 1e-12) && one.exact);
    assert!(near(one.attackers_left, 0.3, 1e-12) && near(one.defenders_left, 0.7, 1e-12));
    // Nobody against somebody.
    let none = odds(rules.board(), &american([2, 0, 0], [0, 0, 0]));
    assert_eq!((none.attacker, none.defender, none.attackers_left), (1.0, 0.0, 2.0));
    let lost = odds(rules.board(), &american([0, 0, 0], [0, 0, 0]));
    assert_eq!((lost.attacker, lost.defender), (0.0, 0.0));
}

fn agree(field: &Field, battles: u32) {
    let rules = rules();
    let exact = odds(rules.board(), field);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let found = sample(rules.board(), field, battles, &mut rng);
    assert!(exact.exact && !found.exact, "{field:?}");
    // Four standard errors of a half.
    let error = 2.0 / f64::from(battles).sqrt();
    assert!(near(exact.attacker, found.attacker, error), "{field:?} {exact:?} {found:?}");
    assert!(near(exact.defender, found.defender, error), "{field:?} {exact:?} {found:?}");
    assert!(near(exact.attackers_left, found.attackers_left, error * 8.0), "{exact:?} {found:?}");
    assert!(near(exact.defenders_left, found.defenders_left, error * 8.0), "{exact:?} {found:?}");
}

/// Proves 13.6.
#[test]
fn exact_odds_agree_with_simulated_battles() {
    let natives = Force([2, 2, 3, 3, 0, 0, 3, 1]);
    let fields = [
        american([3, 3, 0], [3, 3, 0]),
        american([2, 2, 0], [1, 1, 0]),
        american([3, 0, 0], [3, 0, 0]),
        american([0, 6, 2], [2, 2, 2]),
        Field::plain(Force([4, 4, 4, 4, 0, 0, 0, 0]), Side::British),
        Field::plain(natives, Side::British),
        Field::plain(natives, Side::American),
        Field { free: Colours::ALL, ..american([3, 2, 0], [3, 3, 0]) },
        Field { steady: Colours(0b1100), ..american([3, 3, 0], [3, 3, 0]) },
        Field {
            turn: Some((
                rebellion::colour::Colour::Loyalist,
                rebellion::colour::Colour::Patriot,
                20,
            )),
            ..american([1, 2, 0], [1, 4, 0])
        },
        Field { next: Side::American, ..american([2, 2, 0], [2, 2, 0]) },
    ];
    for field in &fields {
        agree(field, 40_000);
    }
}

/// Proves 13.6. A million battles in the long run.
#[test]
fn exact_odds_are_those_the_laws_of_chance_give() {
    let long = std::env::var_os("LANTERN_GAMES").is_some();
    agree(&american([4, 3, 1], [3, 4, 1]), if long { 1_000_000 } else { 250_000 });
}

/// Plays a battle by the rules under the policy of the odds.
fn by_the_rules(start: &State, games: u64) -> [f64; 2] {
    let rules = rules();
    let at = start.battles().lowest().expect("a battle");
    let mut won = [0.0; 2];
    let (mut chances, mut offers) = (Vec::new(), Vec::new());
    for game in 0..games {
        let mut rng = Seed::from_number(game).at(0);
        let mut state = start.clone();
        let (fight, active) = (Action::Fight(at), state.active);
        rules.apply(&mut state, Actor::Seat(active), fight, &mut Silent);
        while state.stage.in_battle() {
            match rules.turn(&state) {
                Turn::Chance => {
                    rules.chances(&state, &mut chances);
                    let action = pick(&mut rng, &chances).expect("an outcome");
                    rules.apply(&mut state, Actor::Chance, action, &mut Silent);
                }
                turn => {
                    let seat = turn.must().lowest().expect("somebody owes a step");
                    let action = match state.stage {
                        Stage::Losses => {
                            let mut left = state.at(at);
                            for n in 0..8 {
                                left.0[n] -= state.battle.lost.0[n];
                            }
                            let loser = state.battle.side.other();
                            let slot = standing::cheapest(rules.board(), left, loser);
                            Action::Lose(slot.expect("a loss"))
                        }
                        Stage::Pausing => Action::Roll,
                        Stage::Ordering => Action::First(Slot::natives(state.battle.side)),
                        _ => Action::Stay,
                    };
                    rules.offers(&state, seat, &mut offers);
                    assert!(offers.contains(&action));
                    rules.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
                }
            }
        }
        for side in Side::BOTH {
            if state.at(at).holds(side) {
                won[side as usize] += 1.0 / games as f64;
            }
        }
    }
    won
}

/// Proves 13.6.
#[test]
fn the_odds_are_those_of_the_rules_under_the_policy() {
    let scenes = [scene("MA1: R2 Y3; CT2: B1"), scene("MA1: R2 Y3 N2; CT2: B1")];
    for (n, scene) in scenes.into_iter().enumerate() {
        let mut play = scene.moving("B", 4);
        let units = if n == 0 { [0, 0, 3, 3, 0, 1, 0, 0] } else { [0, 0, 2, 4, 0, 0, 0, 1] };
        for (slot, count) in units.into_iter().enumerate() {
            play.state.units[area("MA1")].0[slot] += count;
            let colour = Colour::ALL[slot.min(6)];
            play.state.reserve[colour] -= count;
        }
        play.state.held[Side::American].set(area("MA1"), true);
        let start = play.state;
        let expected =
            odds(rules().board(), &field_at(rules().board(), &start, area("MA1"), Side::American));
        let [british, americans] = by_the_rules(&start, 20_000);
        assert!(near(expected.defender, british, 0.015), "{expected:?} {british}");
        assert!(near(expected.attacker, americans, 0.015), "{expected:?} {americans}");
    }
}

/// Battles of eight against eight, from the plainest to the most mixed.
const EIGHTS: [([u8; 8], Side); 4] = [
    ([4, 4, 4, 4, 0, 0, 0, 0], Side::British),
    ([2, 2, 3, 3, 2, 2, 2, 0], Side::American),
    ([2, 3, 2, 3, 2, 2, 1, 0], Side::American),
    ([3, 3, 2, 2, 2, 2, 0, 2], Side::British),
];

/// The largest there can be: every cube of the box.
const LARGEST: [[u8; 8]; 2] = [[30, 40, 35, 40, 12, 10, 9, 0], [35, 45, 40, 45, 12, 10, 0, 18]];

/// Five milliseconds are what a player may wait for eight against eight, and thirty times as much
/// for the largest. Debug assertions take longer, and other work may run on the machine.
const LIMIT: Duration = Duration::from_millis(if cfg!(debug_assertions) { 50 } else { 15 });

/// The odds, and the least time that several goes at them took.
fn quickest(field: &Field) -> (Odds, Duration) {
    let rules = rules();
    let mut least = Duration::MAX;
    let mut answer = odds(rules.board(), field);
    for _ in 0..5 {
        let start = Instant::now();
        answer = odds(rules.board(), field);
        least = least.min(start.elapsed());
    }
    (answer, least)
}

/// What the times are, for those who ask.
#[test]
#[ignore = "prints times"]
fn times_of_odds() {
    for (force, attacker) in EIGHTS {
        println!("{force:?} {:?}", quickest(&Field::plain(Force(force), attacker)));
    }
    for force in LARGEST {
        println!("{force:?} {:?}", quickest(&Field::plain(Force(force), Side::British)));
    }
}

/// Proves 13.6.
#[test]
fn odds_are_quick_and_the_largest_are_marked_as_a_sample() {
    let rules = rules();
    for (force, attacker) in EIGHTS {
        let field = Field::plain(Force(force), attacker);
        let (answer, time) = quickest(&field);
        assert!(answer.exact, "{answer:?}");
        assert!(time < LIMIT, "{time:?} for {field:?}");
    }
    for force in LARGEST {
        let field = Field::plain(Force(force), Side::British);
        let (answer, time) = quickest(&field);
        assert!(!answer.exact);
        assert!(near(answer.attacker + answer.defender, 1.0, 0.01));
        assert!(time < 30 * LIMIT, "{time:?} for {field:?}");
    }
    // A turncoat without a replacement would have to follow the reserve.
    let loyalist = rebellion::colour::Colour::Loyalist;
    let patriot = rebellion::colour::Colour::Patriot;
    let bounded = Field { turn: Some((loyalist, patriot, 1)), ..american([1, 2, 0], [1, 4, 0]) };
    assert!(!odds(rules.board(), &bounded).exact);
    let free = Field { turn: Some((loyalist, patriot, 4)), ..american([1, 2, 0], [1, 4, 0]) };
    assert!(odds(rules.board(), &free).exact);
}

fn asks(play: &Play, question: &serde_json::Value) -> Result<serde_json::Value, String> {
    rules().ask(&play.state, SeatSet::NONE, question).map_err(|fault| fault.at)
}

fn read(value: &serde_json::Value) -> Odds {
    let part = |name: &str| value[name].as_f64().expect("a number");
    Odds {
        attacker: part("attacker"),
        defender: part("defender"),
        attackers_left: part("attackers_left"),
        defenders_left: part("defenders_left"),
        exact: value["exact"].as_bool().expect("yes or no"),
    }
}

/// Proves 13.6.
#[test]
fn anybody_can_ask_for_odds() {
    let mut play = scene("MA1: R2 Y1; MA2: B3 W1").moving("B", 4);
    let plain = asks(&play, &json!({"odds": {"at": "MA1", "with": {"B": 3, "W": 1}}})).unwrap();
    let same = asks(
        &play,
        &json!({"odds": {"attacker": "american", "attackers": {"B": 3, "W": 1}, "defenders": {"R": 2, "Y": 1}}}),
    )
    .unwrap();
    assert_eq!(plain, same);
    let turned = json!({"attacker": "british", "attackers": {"R": 2, "Y": 1}, "defenders": {"B": 3, "W": 1}});
    let turned = asks(&play, &json!({ "odds": turned })).unwrap();
    let at = json!({"odds": {"at": "MA2", "attacker": "british", "with": {"R": 2, "Y": 1}}});
    assert_eq!(turned, asks(&play, &at).unwrap());
    play.act("B", "muster MA2, go MA1");
    assert_eq!(asks(&play, &json!({"odds": {"at": "MA1"}})).unwrap(), plain);
    let sum = plain["attacker"].as_f64().unwrap() + plain["defender"].as_f64().unwrap();
    assert!(near(sum + plain["nobody"].as_f64().unwrap(), 1.0, 1e-9));
    // In the middle of the battle: whose roll it is, and what has fallen.
    play.act("B", "fight MA1").chance("dice R 2 0, dice Y 0 1");
    let taken = read(&asks(&play, &json!({"odds": {"at": "MA1"}})).unwrap());
    let after = Field {
        next: Side::American,
        ..Field::plain(Force([2, 0, 2, 0, 0, 0, 0, 0]), Side::American)
    };
    let expected = odds(rules().board(), &after);
    assert!(near(taken.attacker, expected.attacker, 1e-12), "{taken:?} {expected:?}");
    play.act("B", "lose B, lose W");
    let rolled = read(&asks(&play, &json!({"odds": {"at": "MA1"}})).unwrap());
    assert!(near(rolled.attacker, expected.attacker, 1e-12));
    // The defender's view: the other side attacks.
    let other = asks(&play, &json!({"odds": {"at": "MA1", "attacker": "british"}})).unwrap();
    assert_ne!(read(&other).attacker, rolled.attacker);
    for wrong in [
        json!({}),
        json!({"odds": {}}),
        json!({"odds": {"at": "XX"}}),
        json!({"odds": {"at": "MA1", "with": {"R": 1}}}),
        json!({"odds": {"at": "MA1", "with": {"B": 99}}}),
        json!({"odds": {"at": "MA1", "with": {"B": 51}}}),
        json!({"odds": {"attacker": "american", "attackers": {"B": 51}, "defenders": {}}}),
        json!({"odds": {"attacker": "american", "attackers": 3, "defenders": {}}}),
        json!({"reach": {"from": "ZZ"}}),
        json!({"reach": {}}),
    ] {
        assert!(asks(&play, &wrong).is_err(), "{wrong}");
    }
}

/// Proves 13.6.
#[test]
fn the_odds_know_the_cards_in_force() {
    let field = |play: &Play| field_at(rules().board(), &play.state, area("MA1"), Side::American);
    let mut play = scene("MA1: R2 Y1; MA2: B3 W1").hand("B", &[10]).moving("B", 4);
    play.act("B", "muster MA2, go MA1, play 10");
    assert_eq!(field(&play).steady, Colours(0b1100));
    let mut play = scene("MA1: R2 Y1; MA2: W3").hand("W", &[12]).moving("W", 1);
    play.act("W", "muster MA2, go MA1, play 12");
    assert_eq!(
        field(&play).turn.map(|(from, to, n)| (from.id(), to.id(), n)),
        Some(("Y", "W", 42))
    );
    let mut play = scene("MA1: R2 Y1; MA2: B3 W1")
        .option("scenario", "quebec")
        .hand("B", &[14])
        .moving("B", 4);
    play.act("B", "muster MA2, go MA1, play 14");
    assert_eq!(field(&play).free, Colours(0b0100));
    play.act("B", "fight MA1").chance("dice B 0 0");
    assert_eq!((field(&play).free, field(&play).next), (Colours::NONE, Side::British));
    let mut play = scene("RI1: B2; MA1: Y3").hand("Y", &[9]).moving("Y", 1);
    play.act("Y", "muster MA1, go RI1, play 9");
    let field = field_at(rules().board(), &play.state, area("RI1"), Side::British);
    assert_ne!(field.free, Colours::NONE);
    let other = field_at(rules().board(), &play.state, area("RI1"), Side::American);
    assert_eq!(other.free, Colours::NONE, "the other side has no such roll");
}

/// Proves 6.4, 6.6, 6.11.
#[test]
fn anybody_can_ask_where_an_army_may_go() {
    let play = scene("CT1: B1; NY2: R1; MA3: N1; DE1: R1").moving("B", 3);
    let goals = |question| asks(&play, &json!({ "reach": question })).unwrap()["goals"].clone();
    let now = goals(json!({"from": "CT1"}));
    assert_eq!(now, json!(["NH1", "MA1", "MA2", "MA3", "RI1", "CT2", "NY1", "NY2", "NJ1"]));
    assert_eq!(goals(json!({"from": "CT1", "areas": 1})).as_array().unwrap().len(), 6);
    let through = goals(json!({"from": "CT1", "areas": 2, "passes": true}));
    assert!(through.as_array().unwrap().contains(&json!("PA2")));
    assert_eq!(goals(json!({"from": "CT1", "ship": true})).as_array().unwrap().len(), 25);
    let before = scene("CT1: B1; DE1: R1").before_card("B");
    assert!(asks(&before, &json!({"reach": {"from": "CT1"}})).is_err());
}
