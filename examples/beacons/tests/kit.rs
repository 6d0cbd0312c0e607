//! The laws of the contract, proved for Beacons.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use beacons::{Beacons, Options, WORDS};
use kernel::kit::{self, Effort};
use kernel::{Ledger, Listed, Rules};

fn rules() -> Arc<Beacons> {
    Arc::new(Beacons::open(WORDS.board).expect("our own board is good"))
}

fn ledger() -> Ledger {
    Ledger::parse(WORDS.ledger).expect("our own ledger is good")
}

/// Every number of keepers.
fn tables() -> Vec<Options> {
    let read = |options| serde_json::from_value(options).expect("our own options are good");
    Beacons::starts().into_iter().map(read).collect()
}

#[test]
fn the_laws_of_the_contract_hold() {
    let effort = Effort { games: 100, deep_games: 5, stride: 3, max_steps: 5_000 };
    kit::all(&rules(), &ledger(), &tables(), effort);
}

#[test]
fn every_clause_is_proved() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(kit::unproved_clauses(&ledger(), &[&tests]), [""; 0]);
    for choice in rules().about().options {
        let clause = ledger().clause(choice.clause).cloned().expect("an option cites a clause");
        assert_eq!(clause.option.as_deref(), Some(choice.key));
    }
}

/// What is said has words in every language, and what has words is said.
#[test]
fn the_words_are_those_that_are_said() {
    let mut said = BTreeSet::new();
    for options in tables() {
        said.extend((0..20).flat_map(|game| kit::said_in_play(&rules(), &options, game)));
    }
    for texts in WORDS.texts {
        let unsaid = kit::unsaid(Beacons::ID, texts, &["prompt", "do", "told"], &said);
        assert_eq!(unsaid, [""; 0]);
        let mute = |key: &&String| !texts.contains(&format!("\n{key} ="));
        assert_eq!(said.iter().filter(mute).collect::<Vec<_>>(), [""; 0]);
    }
}
