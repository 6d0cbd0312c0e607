//! A test for every clause of the ledger, by chapter, and for what carries the clauses: the board,
//! positions, secrets, words and views.
//!
//! Above a test stands which clauses it proves; [`every_clause_has_a_test`] counts them.

use std::path::Path;

use kernel::{Ledger, Rules, kit};

mod board;
mod cards;
mod chapter0_game;
mod chapter10_end;
mod chapter11_introductory;
mod chapter12_quebec;
mod chapter13_edition;
mod chapter1_setup;
mod chapter2_round;
mod chapter3_reinforcements;
mod chapter4_control;
mod chapter5_natives;
mod chapter6_movement;
mod chapter7_battles;
mod chapter8_hands;
mod codes;
mod editions;
mod examples;
mod help;
mod odds;
mod perft;
mod position;
mod words;

#[test]
fn every_clause_has_a_test() {
    let ledger = Ledger::parse(rebellion::WORDS.ledger).unwrap();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(kit::unproved_clauses(&ledger, &[&tests]), Vec::<String>::new());
}

#[test]
fn the_ledger_is_sound_and_every_case_is_decided_once() {
    let ledger = Ledger::parse(rebellion::WORDS.ledger).unwrap();
    let mut cases: Vec<&str> =
        ledger.clauses.iter().flat_map(|c| c.rulings.iter().map(String::as_str)).collect();
    cases.sort_unstable();
    let mut expected: Vec<String> = (1..=52).map(|n| format!("C{n:02}")).collect();
    expected.retain(|case| case != "C17" && case != "C51");
    expected.extend(["C17a", "C17b", "C51a", "C51b", "C51c"].map(str::to_owned));
    expected.extend(('a'..='n').map(|letter| format!("C45{letter}")));
    expected.extend((1..=25).map(|n| format!("D{n:02}")));
    expected.extend((1..=11).map(|n| format!("E{n}")));
    expected.sort_unstable();
    assert_eq!(cases, expected);
    let choices = help::rules().about().options;
    assert_eq!(choices.len(), 7);
    for choice in &choices {
        let clause = ledger.clause(choice.clause).expect("an option cites a clause");
        assert_eq!(clause.option.as_deref(), Some(choice.key));
    }
    let named = ledger.clauses.iter().filter(|clause| clause.option.is_some()).count();
    assert_eq!(named, choices.len());
}
