//! A test for every clause of the ledger, by chapter, and for what carries the clauses: the board,
//! positions, taking back, views.
//!
//! Above a test stands which clauses it proves; [`every_clause_has_a_test`] counts them.

use std::path::Path;

use kernel::{Ledger, kit};

mod boards;
mod card_laws;
mod chapter0_game;
mod chapter10_variants;
mod chapter1_catchers;
mod chapter2_planning;
mod chapter3_actions;
mod chapter3_moving;
mod chapter4_market;
mod chapter5_lantern;
mod chapter6_setup;
mod chapter7_roles;
mod chapter8_score;
mod chapter9_general;
mod chapter9_opposition;
mod chapter9_reserve;
mod codes;
mod deck;
mod editions;
mod generate;
mod help;
mod looks;
mod model;
mod positions;
mod scene;
mod statement;
mod words;

#[test]
fn every_clause_has_a_test() {
    let ledger = Ledger::parse(freedom::WORDS.ledger).unwrap();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(kit::unproved_clauses(&ledger, &[&tests]), Vec::<String>::new());
}
