//! What holds in every game, shown over random ones.

use std::collections::{BTreeMap, BTreeSet};

use africa1880::options::{
    Alphabet, LandingMeetsExplorer, LastPawn, PawnLimit, Start, TwoLandings,
};
use africa1880::place::Place;
use africa1880::state::Stage;
use africa1880::{Action, Africa1880, Options, State, score};
use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{Actor, Rules, Seat, Seed, Silent, kit};
use serde_json::{Map, Value, json};

use crate::help::*;
use crate::model::{self, After};

fn tables() -> [Options; 3] {
    [
        Options { start: Start::Historical, ..Options::default() },
        Options { powers: ids("FR IT BE"), ..Options::default() },
        Options {
            powers: ids("GB DE IT NL BE"),
            alphabet: Alphabet::Origin,
            last_pawn: LastPawn::Landing,
            landing_meets_explorer: LandingMeetsExplorer::Fails,
            two_landings: TwoLandings::Later,
            pawn_limit: PawnLimit::Pieces,
            ..Options::default()
        },
    ]
}

/// Proves 0.6, 5.3, 8.1.
#[test]
fn pieces_are_conserved_colonies_only_grow_and_their_scores_never_change() {
    let rules = rules();
    let board = rules.board();
    for options in tables() {
        for game in 0..25 {
            let mut born: BTreeMap<u8, kernel::SeatSet> = BTreeMap::new();
            let mut turn = 0;
            kit::walk(&*rules, &options, game, 5_000, |_, state, _| {
                for seat in state.everybody() {
                    assert!(state.presences[seat.index()].len() <= 22);
                    assert!(state.presences[seat.index()].minus(board.all()).is_empty());
                }
                for (n, filled) in state.filled.iter().enumerate() {
                    assert!(*filled <= board.squares[n]);
                }
                assert!(state.turn >= turn && state.turn <= turn + 1);
                turn = state.turn;
                // A colony keeps those who were there when it was born, so its score is settled.
                for (at, present) in &born {
                    let at = Place(*at);
                    assert!(state.colonies.has(at));
                    assert_eq!(state.present(at), *present);
                }
                for at in state.colonies {
                    assert_eq!(state.filled[at.index()], board.squares[at.index()]);
                    born.insert(at.0, state.present(at));
                }
                let points: i32 = born
                    .values()
                    .map(|present| if present.len() == 1 { 8 } else { 3 * present.len() as i32 })
                    .sum();
                assert_eq!(score::colony_scores(state).iter().sum::<i32>(), points);
            });
            assert_eq!(turn, 7, "random play founds too few colonies to end early");
        }
    }
}

/// A random position with every kind of mistake on its sheets.
fn random_position(board: &africa1880::Board, rng: &mut ChaCha8Rng) -> Value {
    let all: Vec<&str> = board.territories.iter().map(|t| t.id.as_str()).collect();
    let one = |rng: &mut ChaCha8Rng| all[rng.random_range(0..all.len())];
    let powers: Vec<&str> = {
        let mut ids: Vec<&str> = board.powers.iter().map(|p| p.id.as_str()).collect();
        while ids.len() > 3 && rng.random_bool(0.4) {
            ids.remove(rng.random_range(0..ids.len()));
        }
        ids
    };
    let coin = |rng: &mut ChaCha8Rng, values: [&str; 2]| {
        values[usize::from(rng.random_bool(0.5))].to_owned()
    };
    let options = json!({
        "powers": powers,
        "alphabet": coin(rng, ["destination", "origin"]),
        "last_pawn": coin(rng, ["exploration", "landing"]),
        "landing_meets_explorer": coin(rng, ["arrives", "fails"]),
        "two_landings": coin(rng, ["void", "later"]),
        "pawn_limit": coin(rng, ["none", "pieces"]),
    });
    // Now a crowd that runs out of presences, now a few.
    let share = [0.1, 0.3, 0.65][rng.random_range(0..3usize)];
    let mut presences = Map::new();
    for power in &powers {
        let mut places: Vec<&str> =
            all.iter().copied().filter(|_| rng.random_bool(share)).collect();
        places.truncate(usize::from(board.pieces.presences));
        presences.insert((*power).to_owned(), json!(places));
    }
    let occupied: BTreeSet<String> = presences
        .values()
        .flat_map(|places| places.as_array().into_iter().flatten())
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect();
    let (mut development, mut colonies) = (Map::new(), Vec::new());
    for t in &board.territories {
        let filled = rng.random_range(0..=t.squares);
        development.insert(t.id.clone(), json!(filled));
        let room = colonies.len() + 1 < usize::from(board.pieces.colonies);
        if filled == t.squares && room && occupied.contains(&t.id) && rng.random_bool(0.5) {
            colonies.push(t.id.clone());
        }
    }
    let mut sheets = Map::new();
    for power in &powers {
        let mut orders = Map::new();
        let mine = presences[*power].as_array().cloned().unwrap_or_default();
        for id in mine.iter().filter_map(Value::as_str) {
            let t = &board.territories[board.place(id).map_or(0, Place::index)];
            let order = match rng.random_range(0..10u8) {
                0..3 => "develop",
                3..8 => &t.borders[rng.random_range(0..t.borders.len())],
                8 => ["nothing", "void", one(rng)][rng.random_range(0..3usize)],
                _ => continue,
            };
            orders.insert(id.to_owned(), json!(order));
        }
        // A line for a presence that may not be there.
        orders.insert(one(rng).to_owned(), json!(one(rng)));
        let landing: Vec<&str> =
            (0..[0, 1, 1, 1, 2][rng.random_range(0..5usize)]).map(|_| one(rng)).collect();
        let mut relations = Map::new();
        for other in powers.iter().filter(|other| *other != power) {
            match rng.random_range(0..4u8) {
                0 | 1 => relations.insert((*other).to_owned(), json!("war")),
                2 => relations.insert((*other).to_owned(), json!("alliance")),
                _ => None,
            };
        }
        let sealed = *power != powers[0];
        let sheet = json!({ "orders": orders, "landing": landing, "relations": relations, "sealed": sealed });
        sheets.insert((*power).to_owned(), sheet);
    }
    let year = board.years[rng.random_range(0..board.years.len())];
    json!({
        "options": options, "year": year, "stage": "orders", "presences": presences,
        "development": development, "colonies": colonies, "sheets": sheets,
    })
}

fn after(rules: &Africa1880, state: &State, year: u16) -> After {
    let dump = rules.dump(state);
    let turn = rules.board().years.iter().position(|y| *y == year).expect("a turn");
    let names = |list: &Value| -> BTreeSet<String> {
        let list = list.as_array().into_iter().flatten();
        list.filter_map(|id| id.as_str().map(str::to_owned)).collect()
    };
    let object = |value: &Value| value.as_object().cloned().unwrap_or_default();
    let mut wars = BTreeSet::new();
    for from in state.everybody() {
        for on in state.records[turn].wars[from.index()] {
            wars.insert((rules.seat_id(state, from), rules.seat_id(state, on)));
        }
    }
    let points = (0u8..).zip(score::colony_scores(state));
    After {
        presences: object(&dump["presences"])
            .iter()
            .map(|(id, list)| (id.clone(), names(list)))
            .collect(),
        development: object(&dump["development"])
            .iter()
            .map(|(id, n)| (id.clone(), n.as_u64().expect("a number")))
            .collect(),
        colonies: names(&dump["colonies"]),
        wars,
        points: points.map(|(seat, n)| (rules.seat_id(state, Seat(seat)), n as u64)).collect(),
    }
}

/// Proves 2.1.6, 3.1.6, 3.4.1, 4.5.
#[test]
fn the_rules_and_a_model_of_them_read_random_turns_alike() {
    let mut rng = Seed::from_number(1880).at(0);
    for rules in [rules(), small()] {
        for case in 0..700 {
            let position = random_position(rules.board(), &mut rng);
            let mut state = rules.load(&position).unwrap_or_else(|f| panic!("{f:?} in {position}"));
            let expected = model::read(rules.board(), &position);
            rules.apply(&mut state, Actor::Seat(GB), Action::Seal, &mut Silent);
            assert_ne!(state.stage, Stage::Orders);
            let year = position["year"].as_u64().expect("a year") as u16;
            assert_eq!(after(&rules, &state, year), expected, "case {case}: {position}");
        }
    }
}

#[test]
fn listening_changes_nothing() {
    let mut rng = Seed::from_number(1914).at(0);
    for _ in 0..100 {
        let position = random_position(rules().board(), &mut rng);
        let mut silent = rules().load(&position).unwrap();
        let mut heard = silent.clone();
        let mut events = Vec::new();
        rules().apply(&mut silent, Actor::Seat(GB), Action::Seal, &mut Silent);
        rules().apply(&mut heard, Actor::Seat(GB), Action::Seal, &mut events);
        assert_eq!(silent, heard);
        // And what was told accounts for every piece on the map.
        let count =
            |wanted: fn(&africa1880::Event) -> usize| events.iter().map(wanted).sum::<usize>();
        use africa1880::Event as E;
        let start = rules().load(&position).unwrap();
        let standing = |state: &State| state.presences.iter().map(|p| p.len()).sum::<usize>();
        let came = count(|e| usize::from(matches!(e, E::Explored { .. } | E::Landed { .. })));
        let went = count(|e| usize::from(matches!(e, E::Removed { .. })));
        assert_eq!(standing(&start) + came - went, standing(&heard));
        let pawns = count(|e| if let E::Developed { pawns, .. } = e { (*pawns).into() } else { 0 });
        let filled = |state: &State| state.filled.iter().map(|n| usize::from(*n)).sum::<usize>();
        assert_eq!(filled(&start) + pawns, filled(&heard));
        let founded = count(|e| usize::from(matches!(e, E::ColonyFounded { .. })));
        assert_eq!(start.colonies.len() + founded, heard.colonies.len());
    }
}

#[test]
fn random_positions_offer_exactly_what_they_accept() {
    let mut rng = Seed::from_number(1905).at(0);
    for rules in [rules(), small()] {
        for _ in 0..6 {
            let position = random_position(rules.board(), &mut rng);
            let state = rules.load(&position).unwrap();
            for seat in (0..8).map(Seat) {
                let offered = offers(&rules, &state, seat);
                for action in (0..Africa1880::CODES).filter_map(Action::from_code) {
                    let legal = rules.check(&state, seat, action).is_ok();
                    assert_eq!(legal, offered.contains(&action), "{seat:?} {action:?}");
                }
            }
        }
    }
}
