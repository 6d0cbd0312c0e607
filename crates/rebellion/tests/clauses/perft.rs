//! Counts of ways to go on, to a depth: an oracle that any change of the rules would disturb.

use kernel::{Actor, Rules, Silent, Turn};
use rebellion::{Rebellion, State};

use crate::help::*;

/// The sequences of steps and chances of that length.
fn perft(rules: &Rebellion, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let mut next = |by: Actor, action| {
        let mut after = state.clone();
        rules.apply(&mut after, by, action, &mut Silent);
        count += perft(rules, &after, depth - 1);
    };
    match rules.turn(state) {
        Turn::Over(_) => {}
        Turn::Chance => {
            let mut chances = Vec::new();
            rules.chances(state, &mut chances);
            chances.into_iter().for_each(|(action, _)| next(Actor::Chance, action));
        }
        Turn::Seats { must, .. } => {
            for seat in must {
                let mut offers = Vec::new();
                rules.offers(state, seat, &mut offers);
                offers.into_iter().for_each(|action| next(Actor::Seat(seat), action));
            }
        }
    }
    count
}

#[track_caller]
fn counts(play: &Play, expected: &[u64]) {
    let found: Vec<u64> =
        (1..=expected.len() as u32).map(|depth| perft(&rules(), &play.state, depth)).collect();
    assert_eq!(found, expected);
}

#[test]
fn set_ups_open_in_so_many_ways() {
    counts(&table("campaign"), &[4, 160, 6400]);
    counts(&table("introductory"), &[6, 30, 120, 720]);
    counts(&table("quebec"), &[4, 88, 2000]);
}

#[test]
fn a_sequence_goes_on_in_so_many_ways() {
    let mut play = table("campaign");
    play.chance("cube R").until(|s| s.stage == rebellion::state::Stage::Bag);
    counts(&play, &[4, 14, 50, 182]);
    let moving = scene("CT1: B2 W1; RI1: B1 N1; MA1: R2 Y1; MA3: N1; NY1: R1")
        .hand("B", &[2, 9, 10])
        .before_card("B");
    counts(&moving, &[1, 3, 31, 117]);
    let sailing = scene("QC1: Y2 R2; PA1: Y1 O1; MA1: B1").moving("Y", 7);
    counts(&sailing, &[3, 39, 243, 906, 4303]);
    let fighting = scene("MA1: R2 Y1 O1 N1 B3 W2 F1").hand("B", &[10]).moved("B");
    counts(&fighting, &[2, 4, 12, 27, 72, 219]);
}
