//! The laws of the contract, proved for Freedom.

use std::sync::Arc;

use freedom::options::{
    CivilWar, Mode, Money, Plantations, Roles, RoundTrip, ScoreMarket, Side, Support, Triples,
};
use freedom::{Freedom, Options};
use kernel::kit::{self, Effort};
use kernel::{Ledger, Rules};

/// No game takes more steps.
const MAX_STEPS: u32 = 20_000;

fn rules() -> Arc<Freedom> {
    Arc::new(Freedom::open(freedom::WORDS.board).expect("our own board is good"))
}

/// Every number of players, and every value of every option.
fn tables() -> Vec<Options> {
    let usual = |players| Options { players: Some(players), ..Options::default() };
    vec![
        usual(1),
        usual(2),
        usual(3),
        usual(4),
        Options {
            roles: Roles::Chosen,
            side: Side::Red,
            triples: Triples::Nothing,
            money: Money::More,
            plantations: Plantations::CentreEmpty,
            support: Support::Extra,
            round_trip: RoundTrip::Allowed,
            civil_war: CivilWar::Own,
            score_market: ScoreMarket::Open,
            reactions: Some(Mode::Ask),
            ..usual(3)
        },
        Options {
            cast: ["station-master", "agent"].map(str::to_owned).to_vec(),
            roles: Roles::Named,
            plantations: Plantations::Full,
            reactions: Some(Mode::Ask),
            ..usual(2)
        },
        Options {
            cast: ["station-master", "preacher", "stockholder", "shepherd"]
                .map(str::to_owned)
                .to_vec(),
            roles: Roles::Named,
            reactions: Some(Mode::Never),
            money: Money::More,
            ..usual(4)
        },
    ]
}

#[test]
fn the_laws_of_the_contract_hold() {
    let effort = Effort { games: 200, deep_games: 2, stride: 7, max_steps: MAX_STEPS };
    let ledger = Ledger::parse(freedom::WORDS.ledger).expect("our own ledger is good");
    kit::all(&rules(), &ledger, &tables(), effort);
}

/// With every option nobody is ever missing.
#[test]
fn everybody_is_somewhere_in_every_state() {
    let rules = rules();
    for options in tables() {
        for game in 0..60 {
            kit::walk(&*rules, &options, game, MAX_STEPS, |_, state, _| {
                assert_eq!(state.everyone(), 96, "{state:?}");
            });
        }
    }
}

#[test]
fn the_ledger_is_sound_and_every_ruling_is_decided_once() {
    let ledger = Ledger::parse(freedom::WORDS.ledger).unwrap();
    let mut rulings: Vec<&str> =
        ledger.clauses.iter().flat_map(|c| c.rulings.iter().map(String::as_str)).collect();
    rulings.sort_unstable();
    let mut expected: Vec<String> = (1..=36).map(|n| format!("C{n}")).collect();
    expected.extend((1..=7).map(|n| format!("R{n}")));
    expected.extend((1..=29).map(|n| format!("F{n}")));
    expected.sort_unstable();
    assert_eq!(rulings, expected);
    for choice in rules().about().options {
        let clause = ledger.clause(choice.clause).expect("an option cites a clause");
        assert_eq!(clause.option.as_deref(), Some(choice.key));
    }
}

/// How many random games a law is proved by; the long run asks for more.
fn games() -> u64 {
    std::env::var("LANTERN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// Random games with so many players: none comes to a dead end, none lasts too long, and the 96
/// people are somewhere in every state.
fn games_obey(players: u8) {
    let rules = rules();
    let options = Options { players: Some(players), ..Options::default() };
    for game in 0..games() {
        let mut round = 0;
        kit::walk(&*rules, &options, game, MAX_STEPS, |_, state, _| {
            assert_eq!(state.everyone(), 96, "game {game} of {players}: {state:?}");
            round = state.round;
        });
        assert!((1..=8).contains(&round), "game {game} of {players} ended in round {round}");
    }
}

#[test]
fn one_player_obeys_the_laws() {
    games_obey(1);
}

#[test]
fn two_players_obey_the_laws() {
    games_obey(2);
}

#[test]
fn three_players_obey_the_laws() {
    games_obey(3);
}

#[test]
fn four_players_obey_the_laws() {
    games_obey(4);
}
