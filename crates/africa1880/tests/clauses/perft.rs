//! How many ways there are to play on from a position: an oracle as data.
//!
//! A line of `perft.txt` is a board, a position, and for each depth the number of sequences of
//! actions and of distinct states they lead to.

use std::collections::BTreeMap;

use africa1880::{Africa1880, State};
use kernel::{Actor, Rules, Silent};
use serde_json::Value;

use crate::help::*;

/// The states one action further, each with the number of ways that lead to it.
fn step(
    rules: &Africa1880,
    states: &BTreeMap<String, (State, u64)>,
) -> BTreeMap<String, (State, u64)> {
    let mut next: BTreeMap<String, (State, u64)> = BTreeMap::new();
    for (state, ways) in states.values() {
        for seat in rules.turn(state).can() {
            for action in offers(rules, state, seat) {
                let mut after = state.clone();
                rules.apply(&mut after, Actor::Seat(seat), action, &mut Silent);
                let name = rules.dump(&after).to_string();
                next.entry(name).or_insert_with(|| (after, 0)).1 += ways;
            }
        }
    }
    next
}

#[test]
fn there_are_as_many_ways_to_play_on_as_the_oracle_says() {
    let mut count = 0;
    for line in include_str!("../data/perft.txt").lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let fields: Vec<&str> = line.split(" | ").collect();
        let [board, position, depths] = fields[..] else { panic!("three fields: {line}") };
        let rules = if board == "small" { small() } else { rules() };
        let position: Value = serde_json::from_str(position).unwrap();
        let start = rules.load(&position).unwrap();
        let mut states = BTreeMap::from([(String::new(), (start, 1))]);
        let mut found = Vec::new();
        for _ in depths.split(", ") {
            states = step(&rules, &states);
            let ways: u64 = states.values().map(|(_, ways)| ways).sum();
            found.push(format!("{ways} {}", states.len()));
        }
        assert_eq!(found.join(", "), depths, "{position}");
        count += 1;
    }
    assert_eq!(count, 7);
}
