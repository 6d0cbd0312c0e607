//! The laws of the contract, proved for Africa 1880.

use std::sync::Arc;

use africa1880::options::{
    Alphabet, LandingMeetsExplorer, LastPawn, PawnLimit, Press, Start, TwoLandings,
};
use africa1880::{Africa1880, Options};
use kernel::kit::{self, Effort};
use kernel::{Ledger, Rules};

fn rules() -> Arc<Africa1880> {
    Arc::new(Africa1880::open(africa1880::WORDS.board).expect("our own board is good"))
}

/// Every number of powers and both values of every option.
fn tables() -> Vec<Options> {
    let some = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    vec![
        Options::default(),
        Options { powers: some(&["FR", "IT", "BE"]), ..Options::default() },
        Options {
            powers: some(&["GB", "FR", "DE", "NL"]),
            start: Start::Historical,
            ..Options::default()
        },
        Options {
            powers: some(&["GB", "DE", "IT", "NL", "BE"]),
            start: Start::Historical,
            press: Press::Always,
            alphabet: Alphabet::Origin,
            last_pawn: LastPawn::Landing,
            landing_meets_explorer: LandingMeetsExplorer::Fails,
            two_landings: TwoLandings::Later,
            pawn_limit: PawnLimit::Pieces,
        },
    ]
}

#[test]
fn the_laws_of_the_contract_hold() {
    let effort = Effort { games: 500, deep_games: 3, stride: 7, max_steps: 5_000 };
    let ledger = Ledger::parse(africa1880::WORDS.ledger).expect("our own ledger is good");
    kit::all(&rules(), &ledger, &tables(), effort);
}

#[test]
fn the_ledger_is_sound_and_every_ruling_is_decided_once() {
    let ledger = Ledger::parse(africa1880::WORDS.ledger).unwrap();
    let mut rulings: Vec<&str> =
        ledger.clauses.iter().flat_map(|c| c.rulings.iter().map(String::as_str)).collect();
    rulings.sort_unstable();
    let mut expected: Vec<String> = (1..=60).map(|n| format!("R{n:02}")).collect();
    expected.retain(|r| r != "R27");
    expected.extend(["R27a".to_owned(), "R27b".to_owned()]);
    expected.sort_unstable();
    assert_eq!(rulings, expected);
    let rules = rules();
    for choice in rules.about().options {
        let clause = ledger.clause(choice.clause).expect("an option cites a clause");
        assert_eq!(clause.option.as_deref(), Some(choice.key));
    }
}
