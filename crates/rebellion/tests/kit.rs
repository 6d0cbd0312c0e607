//! The laws of the contract, proved for 1775: Rebellion, and the laws of this game.

use std::sync::Arc;

use kernel::kit::{self, Effort};
use kernel::{Ledger, Rules, Seat, SeatSet};
use rebellion::colour::{Colour, Side};
use rebellion::options::{
    BetsyRoss, Butler, FledAllies, FledNatives, Hands, Reinforcements, TurnedLoyalist,
};
use rebellion::state::Stage;
use rebellion::{Options, Rebellion, State};

fn rules() -> Arc<Rebellion> {
    Arc::new(Rebellion::open(rebellion::WORDS.board).expect("our own board is good"))
}

fn scenario(id: &str) -> Options {
    Options { scenario: id.to_owned(), ..Options::default() }
}

/// The other value of every option.
fn otherwise(id: &str) -> Options {
    Options {
        scenario: id.to_owned(),
        hands: Hands::Before,
        reinforcements: Reinforcements::Voluntary,
        fled_allies: FledAllies::Stay,
        fled_natives: FledNatives::Reserve,
        butler: Butler::One,
        betsy_ross: BetsyRoss::BeforeBattle,
        turned_loyalist: TurnedLoyalist::Fled,
    }
}

/// Every scenario with both values of every option.
fn tables() -> Vec<Options> {
    ["campaign", "introductory", "quebec"]
        .iter()
        .flat_map(|s| [scenario(s), otherwise(s)])
        .collect()
}

/// Tables of the first edition are still played.
#[test]
fn the_laws_of_the_contract_hold_in_the_first_edition() {
    let rules = Rebellion::open_version(rebellion::WORDS.board, 1).expect("our own board is good");
    let effort = Effort { games: 10, deep_games: 1, stride: 17, max_steps: 20_000 };
    let ledger = Ledger::parse(rebellion::WORDS.ledger).expect("our own ledger is good");
    kit::all(&Arc::new(rules), &ledger, &tables(), effort);
}

#[test]
fn the_laws_of_the_contract_hold() {
    let effort = Effort { games: 60, deep_games: 2, stride: 13, max_steps: 20_000 };
    let ledger = Ledger::parse(rebellion::WORDS.ledger).expect("our own ledger is good");
    kit::all(&rules(), &ledger, &tables(), effort);
}

/// Every cube is on the map, in the reserve or among the fled; what is derived is right.
fn sound(rules: &Rebellion, state: &State) {
    let board = rules.board();
    let scenario = state.scenario(board);
    for colour in Colour::ALL {
        let on_map: u32 = state.units.iter().map(|f| u32::from(f.of(colour))).sum();
        let all = on_map + u32::from(state.reserve[colour]) + u32::from(state.fled[colour]);
        assert_eq!(all, u32::from(board.colours[colour].count), "{colour:?} in {state:?}");
    }
    for area in (0..64).map(rebellion::area::Area) {
        let force = state.at(area);
        assert!(force.is_empty() || scenario.areas.has(area), "somebody is off the map");
        for side in Side::BOTH {
            assert_eq!(force.holds(side), state.held[side].has(area));
        }
        let alone = !force.holds(Side::British) && !force.holds(Side::American);
        assert_eq!(alone && force.natives() > 0, state.neutral.has(area));
        if !state.battles().has(area) {
            let american = force.holds(Side::American);
            assert_eq!(force.0[if american { 6 } else { 7 }], 0, "natives with nobody");
        }
    }
    for seat in (0..4).map(Seat) {
        let (hand, deck) = (state.hands[seat], state.decks[seat]);
        assert!(hand.and(deck).is_empty() && hand.len() == usize::from(state.hand_sizes[seat]));
        assert!(hand.or(deck).minus(scenario.decks[seat]).is_empty());
    }
    if matches!(state.stage, Stage::Bag | Stage::Draw | Stage::Over) {
        assert!(state.battles().is_empty(), "a battle was left unfought: {state:?}");
    }
    assert!(state.round <= scenario.rounds);
}

/// How many random games a law is proved by; the long run asks for more.
fn games() -> u64 {
    std::env::var("LANTERN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// Plays random games. In every state cubes are conserved; no sequence begins with both sides in an
/// area; every game ends, by its last round at the latest.
fn games_obey(options: &Options, rounds: u8, games: u64) {
    let rules = rules();
    for game in 0..games {
        let mut sequence = (0, 0);
        let mut end = None;
        kit::walk(&*rules, options, game, 20_000, |_, state, _| {
            sound(&rules, state);
            if sequence != (state.round, state.drawn) {
                sequence = (state.round, state.drawn);
                assert!(state.battles().is_empty(), "game {game}: {state:?}");
            }
            if state.stage == Stage::Over {
                end = Some((state.round, state.truces));
            }
        });
        let (round, truces) = end.expect("the game ends");
        let both = |side: Side| side.seats().minus(truces).is_empty();
        let truce = Side::BOTH.into_iter().any(both);
        assert!(round <= rounds, "game {game} ended in round {round}");
        // All truces are out when the rounds are: no other end is needed.
        assert!(truce || options.scenario == "introductory", "game {game} ended without a truce");
    }
}

#[test]
fn the_laws_of_the_campaign_hold() {
    games_obey(&scenario("campaign"), 8, games());
    games_obey(&otherwise("campaign"), 8, games() / 10);
}

#[test]
fn the_laws_of_the_introductory_scenario_hold() {
    games_obey(&scenario("introductory"), 2, games());
    games_obey(&otherwise("introductory"), 2, games() / 10);
}

#[test]
fn the_laws_of_the_siege_of_quebec_hold() {
    games_obey(&scenario("quebec"), 6, games());
    games_obey(&otherwise("quebec"), 6, games() / 10);
}

#[test]
fn hands_are_really_hidden_and_partners_share_theirs() {
    let rules = rules();
    let mut seen = 0;
    for game in 5..8 {
        kit::walk(&*rules, &Options::default(), game, 20_000, |step, state, _| {
            if step % 97 != 0 || state.stage.is_setup() || state.stage == Stage::Over {
                return;
            }
            seen += 1;
            let early = state.unplayed(Seat(2)).len() > usize::from(state.hand_sizes[Seat(2)])
                || state.unplayed(Seat(3)).len() > usize::from(state.hand_sizes[Seat(3)]);
            if early {
                for eyes in [SeatSet::from_bits(1), SeatSet::from_bits(2), SeatSet::from_bits(3)] {
                    assert!(kit::guesses_vary(&*rules, state, eyes, 40), "{state:?}");
                }
            }
            let one = rules.hide(state, SeatSet::from_bits(0b0100));
            let both = rules.hide(state, SeatSet::from_bits(0b1100));
            assert_eq!(one, both);
            assert_eq!(one.hands.rows()[2..], state.hands.rows()[2..]);
            assert!(one.hands.rows()[..2].iter().all(|hand| hand.is_empty()));
            assert_eq!(one.hand_sizes, state.hand_sizes);
        });
    }
    assert!(seen > 3);
}
