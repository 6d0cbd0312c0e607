//! Looking before one moves: where somebody could go and what it would cause, what the dice could
//! do, what could be drawn.

use kernel::Fault;
use serde_json::{Value, json};

use crate::action::Action;
use crate::board::{Board, MAX_PATH};
use crate::card::Effect;
use crate::effects;
use crate::job;
use crate::moving::{self, Walk, job_walk};
use crate::options::Triples;
use crate::place::{CANADA, Place, Places};
use crate::rules::Freedom;
use crate::state::{State, Step};

/// Answers a question. There are three:
///
/// * `{"reach": {"from": "stl"}}`: where somebody there could go, or be brought, by the action that
///   is being carried out, with the aid and the catchers each arrival would wake; with `"spaces": 2`
///   by a Conductor token of that length, whatever is being done;
/// * `{"dice": true}`: where each roll of the dice would send a catcher, and whom it would take;
/// * `{"draw": true}`: what the next card of the deck could be, with weights.
pub(crate) fn ask(rules: &Freedom, state: &State, question: &Value) -> Result<Value, Fault> {
    let board = rules.board();
    if let Some(reach) = question.get("reach") {
        return reach_from(board, state, reach);
    }
    if question.get("dice").is_some() {
        return Ok(dice(board, state));
    }
    if question.get("draw").is_some() {
        return Ok(draw(board, state));
    }
    let known = r#"{"reach": {"from": "stl"}}, {"dice": true} or {"draw": true}"#;
    Err(Fault::new("question", format!("the questions are {known}")))
}

fn reach_from(board: &Board, state: &State, question: &Value) -> Result<Value, Fault> {
    let from = question["from"].as_str().and_then(|id| board.place(id));
    let from = from.filter(|at| *at != CANADA).ok_or_else(|| {
        Fault::new("question.reach.from", "that is neither a space nor a plantation")
    })?;
    let spaces = question.get("spaces").and_then(Value::as_u64);
    let present = if state.step == Step::Carry { job::effect(board, state) } else { None };
    let present = present.filter(|_| spaces.is_none());
    let walk = present.and_then(|effect| job_walk(board, state, effect));
    if let (Some(effect), None) = (present, walk) {
        return Ok(brought_from(board, state, effect, from));
    }
    let (walk, noticed) = match walk {
        Some(walk) => (walk, moving::is_noticed(board, state)),
        None => {
            let steps = spaces.unwrap_or(1).clamp(1, 9) as u8;
            let barred = state.standing(board).blue_barred;
            let barred = if barred { board.blue } else { Places::NONE };
            let starts = if barred.has(from) { Places::NONE } else { Places::one(from) };
            (Walk { starts, ..moving::walk(board, state, steps, barred) }, !state.turn.protected)
        }
    };
    let mut ends = Vec::new();
    if walk.starts.has(from) {
        for to in walk.ends_from(board, from) {
            let path = walk.path(board, from, to).unwrap_or_default();
            let path: Vec<&str> = path.iter().map(|at| board.id(*at)).collect();
            let wakes = if noticed { wakes(board, state, from, to) } else { Vec::new() };
            let aid = if to == CANADA { 0 } else { moving::aid(board, state, to) };
            ends.push(json!({ "to": board.id(to), "aid": aid, "path": path, "wakes": wakes }));
        }
    }
    Ok(json!({ "from": board.id(from), "ends": ends }))
}

/// Where somebody can be brought by an action that does not walk: no aid is given, and nobody wakes.
fn brought_from(board: &Board, state: &State, effect: Effect, from: Place) -> Value {
    let mut offers = Vec::new();
    effects::options(board, state, effect, &mut offers);
    let to = |action: &Action| match action {
        Action::Move(start, to) if *start == from => Some(board.id(*to)),
        _ => None,
    };
    let ends = offers.iter().filter_map(to);
    let ends = ends.map(|to| json!({ "to": to, "aid": 0, "path": [to], "wakes": [] }));
    json!({ "from": board.id(from), "ends": ends.collect::<Vec<_>>() })
}

/// What the catchers would do if somebody went from one place to another.
fn wakes(board: &Board, state: &State, from: Place, to: Place) -> Vec<Value> {
    let mut stirs = Vec::new();
    // Where two meet, the first takes everybody.
    let mut emptied = Places::NONE;
    for (n, catcher) in board.catchers.iter().enumerate() {
        if board.paths_at[to.index()] & (1 << n) == 0 {
            continue;
        }
        let now = state.catchers[n];
        let goal = board.on_path[n][to.index()];
        let next = if goal > now { now + 1 } else { now.saturating_sub(1) };
        let at = board.path[n][usize::from(next) % MAX_PATH];
        let there =
            (state.people[at.index()] + u8::from(at == to)).saturating_sub(u8::from(at == from));
        let people = if emptied.has(at) { 0 } else { there };
        emptied = emptied.with(at);
        stirs.push(json!({
            "catcher": catcher.id,
            "from": board.id(state.catcher_at(board, n)),
            "to": board.id(at),
            "people": people,
        }));
    }
    stirs
}

fn dice(board: &Board, state: &State) -> Value {
    let mut rolls = Vec::new();
    for (n, catcher) in board.catchers.iter().enumerate() {
        for (east, faces) in board.movement_die.iter().enumerate() {
            for (arrows, weight) in faces.iter().enumerate().filter(|(_, f)| **f > 0) {
                let now = state.catchers[n];
                let end = board.path_len[n].saturating_sub(1);
                let next = match east {
                    0 => now.saturating_sub(arrows as u8),
                    _ => now.saturating_add(arrows as u8).min(end),
                };
                let easy = state.variants.triples == Triples::Nothing;
                let next = if easy && arrows == 3 { now } else { next };
                let at = board.path[n][usize::from(next) % MAX_PATH];
                let people = if next == now { 0 } else { state.people[at.index()] };
                rolls.push(json!({
                    "catcher": catcher.id, "east": east == 1, "arrows": arrows,
                    "to": board.id(at), "people": people,
                    "weight": u32::from(*weight) * u32::from(board.catcher_die[n]),
                }));
            }
        }
    }
    json!({ "rolls": rolls })
}

fn draw(board: &Board, state: &State) -> Value {
    let mut cards = Vec::new();
    match state.top.cards().last() {
        Some(card) => cards.push(json!({ "card": board.card_id(*card), "weight": 1 })),
        None => crate::deck::outcomes(state, |card, weight| {
            cards.push(json!({ "card": board.card_id(card), "weight": weight }));
        }),
    }
    json!({ "cards": cards, "size": crate::deck::size(state) })
}
