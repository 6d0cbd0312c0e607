//! Positions: the state as JSON, checked when it is read.

use kernel::{Fault, Faults};
use serde::Deserialize;
use serde_json::Value;

use crate::board::{BEACONS, Board, PRIZES};
use crate::harvest::CARRIED_MAX;
use crate::lighting::LIT_MAX;
use crate::options::Options;
use crate::rules::setup;
use crate::state::{Stage, State};

/// No table comes near so many points.
const SCORE_MAX: i32 = 1_000_000;

pub(crate) fn load(board: &Board, position: &Value) -> Result<State, Vec<Fault>> {
    let state = State::deserialize(position)
        .map_err(|error| vec![Fault::new("position", error.to_string())])?;
    let options =
        Options { keepers: state.keepers.clone(), rounds: state.rounds, press: state.press };
    setup(board, &options)?;
    check(&state)?;
    Ok(state)
}

/// What else holds in every state that can be reached.
fn check(state: &State) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let (seats, everybody) = (usize::from(state.seats()), state.everybody().bits());
    let secret = matches!(state.stage, Stage::Lighting | Stage::Wind);
    let fits = |lit: &u8| lit >> BEACONS == 0 && lit.count_ones() <= LIT_MAX;
    let rounds = 1..=state.rounds;
    faults.need(rounds.contains(&state.round), "round", "it is one of the rounds, from 1");
    faults.need(state.lit.iter().all(fits), "lit", "three beacons of five at most, as bits");
    let none = |lit: &[u8]| lit.iter().all(|lit| *lit == 0);
    faults.need(none(&state.lit[seats..]), "lit", "only those who play light beacons");
    faults.need(secret || none(&state.lit), "lit", "nothing burns after the wind");
    let sealed = match state.stage {
        Stage::Lighting => state.sealed & !everybody == 0 && !state.awaited().is_empty(),
        Stage::Wind => state.sealed == everybody,
        Stage::Harvest | Stage::Over => state.sealed == 0,
    };
    faults.need(sealed, "sealed", "who has sealed, as bits; the last seal calls the wind");
    let waved = if secret { state.waved & !everybody } else { state.waved };
    faults.need(waved == 0, "waved", "who has waved this round, as bits");
    faults.need(usize::from(state.turn) < seats, "turn", "one of the seats, counted from 0");
    let taking = state.stage == Stage::Harvest;
    faults.need(taking || state.turn == 0, "turn", "0 unless prizes are taken");
    let carried = if taking { CARRIED_MAX } else { 0 };
    faults.need(state.carried <= carried, "carried", format!("{carried} at most"));
    faults.need(state.taken >> PRIZES == 0, "taken", "the prizes that are gone, as bits");
    let counted = |score: &i32| (0..=SCORE_MAX).contains(score);
    faults.need(state.scores.iter().all(counted), "scores", format!("0 to {SCORE_MAX}"));
    faults.none(())
}
