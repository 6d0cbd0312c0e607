//! The laws of the contract, proved for Freedom.

use std::sync::Arc;

use freedom::options::{
    CivilWar, Mode, Money, Plantations, Roles, RoundTrip, ScoreMarket, Side, Support, Triples,
};
use freedom::{Freedom, Options};
use kernel::kit::{self, Effort};
use kernel::playout::Playout;
use kernel::{Ledger, Rules, Seed};

fn rules() -> Arc<Freedom> {
    Arc::new(Freedom::open(freedom::board::BOARD).expect("our own board is good"))
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
            reactions: Mode::Ask,
            ..usual(3)
        },
        Options {
            cast: ["station-master", "agent"].map(str::to_owned).to_vec(),
            roles: Roles::Named,
            plantations: Plantations::Full,
            reactions: Mode::Ask,
            ..usual(2)
        },
        Options {
            cast: ["station-master", "preacher", "stockholder", "shepherd"]
                .map(str::to_owned)
                .to_vec(),
            roles: Roles::Named,
            reactions: Mode::Never,
            money: Money::More,
            ..usual(4)
        },
    ]
}

#[test]
fn the_laws_of_the_contract_hold() {
    let effort = Effort { games: 200, deep_games: 2, stride: 7, max_steps: 20_000 };
    kit::all(&rules(), &tables(), effort);
}

#[test]
fn everybody_is_somewhere_in_every_state() {
    let rules = rules();
    for options in tables() {
        for game in 0..60 {
            kit::walk(&*rules, &options, game, 20_000, |_, state, _| {
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

/// No dead end in thousands of games for each number of players: 2,000, or as the environment says.
#[test]
fn random_games_end() {
    let games = std::env::var("FREEDOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000);
    let rules = rules();
    for players in 1..=4u8 {
        let options = Options { players: Some(players), ..Options::default() };
        let mut playout = Playout::<Freedom>::default();
        for game in 0..games {
            let mut state = rules.setup(&options).unwrap();
            let mut rng = Seed::from_number(game).at(players.into());
            let outcome = playout.run(&rules, &mut state, &mut rng, 20_000);
            let outcome = outcome.unwrap_or_else(|| panic!("game {game} of {players}: {state:?}"));
            assert_eq!(outcome.scores.len(), usize::from(players));
            assert_eq!(state.everyone(), 96);
        }
    }
}
