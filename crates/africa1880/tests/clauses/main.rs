//! A test for every clause of the ledger, by chapter, and for what carries the clauses: the board,
//! positions, secrets, taking back, words and views.
//!
//! Above a test stands which clauses it proves; [`every_clause_has_a_test`] counts them.

use std::path::Path;

use kernel::{Ledger, kit};

mod actions;
mod board;
mod chapter0_game;
mod chapter1_diplomacy;
mod chapter2_orders;
mod chapter3_reading;
mod chapter4_conflicts;
mod chapter5_colonies;
mod chapter6_setup;
mod chapter7_time;
mod chapter8_score;
mod help;
mod model;
mod perft;
mod places;
mod play;
mod position;
mod properties;
mod scene;
mod secrets;
mod takeback;
mod told;
mod views;
mod words;

#[test]
fn every_clause_has_a_test() {
    let ledger = Ledger::parse(africa1880::WORDS.ledger).unwrap();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(kit::unproved_clauses(&ledger, &[&tests]), Vec::<String>::new());
}
