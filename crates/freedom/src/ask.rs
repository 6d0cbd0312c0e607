//! Looking before one moves: where somebody could go and what it would cause, what the dice could
//! do, what could be drawn.

use kernel::Fault;
use serde::Serialize;
use serde_json::{Value, json};

use crate::action::Action;
use crate::board::Board;
use crate::card::Effect;
use crate::effects;
use crate::event::Stir;
use crate::job;
use crate::moving::{self, Walk, job_walk};
use crate::options::Triples;
use crate::place::{CANADA, Place, Places};
use crate::rules::Freedom;
use crate::state::{Stage, State};

/// The answer to `reach`: where somebody could go, or be brought, from a place.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
struct Reach {
    /// From where.
    from: String,
    /// Where to.
    ends: Vec<End>,
}

/// Where somebody could go.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
struct End {
    /// Where.
    to: String,
    /// What would be given there.
    aid: u16,
    /// The places on the way, the last one included.
    path: Vec<String>,
    /// What the catchers would do.
    wakes: Vec<Stir>,
}

/// The answer to `dice`: what each roll would do.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
struct Rolls {
    /// Every roll that shows a catcher.
    rolls: Vec<Roll>,
}

/// A roll of both dice.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
struct Roll {
    /// The catcher.
    catcher: String,
    /// Whether the arrows point east.
    east: bool,
    /// How many.
    arrows: usize,
    /// Where the catcher would stand.
    to: String,
    /// How many people it would take.
    people: u8,
    /// How many pairs of faces show this.
    weight: u32,
}

/// The answer to `draw`: what the next card of the deck could be.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
struct Draws {
    /// The cards.
    cards: Vec<Draw>,
    /// How many cards the deck has.
    size: u32,
}

/// A card that could be next.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
struct Draw {
    /// Which.
    card: String,
    /// How likely it is beside the others.
    weight: u32,
}

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
        return Ok(json!(reach_from(board, state, reach)?));
    }
    if question.get("dice").is_some() {
        return Ok(json!(dice(board, state)));
    }
    if question.get("draw").is_some() {
        return Ok(json!(draw(board, state)));
    }
    let known = r#"{"reach": {"from": "stl"}}, {"dice": true} or {"draw": true}"#;
    Err(Fault::new("question", format!("the questions are {known}")))
}

fn reach_from(board: &Board, state: &State, question: &Value) -> Result<Reach, Fault> {
    let from = question["from"].as_str().and_then(|id| board.place(id));
    let from = from.filter(|at| *at != CANADA).ok_or_else(|| {
        Fault::new("question.reach.from", "that is neither a space nor a plantation")
    })?;
    let spaces = question.get("spaces").and_then(Value::as_u64);
    let present = if state.stage == Stage::Carry { job::effect(board, state) } else { None };
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
            let path = path.iter().map(|at| board.id(*at).to_owned()).collect();
            let wakes = if noticed { wakes(board, state, from, to) } else { Vec::new() };
            let aid = if to == CANADA { 0 } else { moving::aid(board, state, to) };
            ends.push(End { to: board.id(to).to_owned(), aid, path, wakes });
        }
    }
    Ok(Reach { from: board.id(from).to_owned(), ends })
}

/// Where somebody can be brought by an action that does not walk: no aid is given, and nobody wakes.
fn brought_from(board: &Board, state: &State, effect: Effect, from: Place) -> Reach {
    let mut offers = Vec::new();
    effects::options(board, state, effect, &mut offers);
    let to = |action: &Action| match action {
        Action::Move(start, to) if *start == from => Some(board.id(*to).to_owned()),
        _ => None,
    };
    let ends = offers.iter().filter_map(to);
    let ends = ends.map(|to| End { path: vec![to.clone()], to, aid: 0, wakes: Vec::new() });
    Reach { from: board.id(from).to_owned(), ends: ends.collect() }
}

/// What the catchers would do if somebody went from one place to another.
fn wakes(board: &Board, state: &State, from: Place, to: Place) -> Vec<Stir> {
    let mut stirs = Vec::new();
    // Where two meet, the first takes everybody.
    let mut emptied = Places::NONE;
    for (n, catcher) in (0..).zip(&board.catchers) {
        if board.paths_at[to.index()] & (1 << n) == 0 {
            continue;
        }
        let now = state.catchers[n];
        let goal = board.on_path[n][to.index()];
        let next = if goal > now { now + 1 } else { now.saturating_sub(1) };
        let at = board.path[n][next];
        let there =
            (state.people[at.index()] + u8::from(at == to)).saturating_sub(u8::from(at == from));
        let people = if emptied.has(at) { 0 } else { there };
        emptied = emptied.with(at);
        stirs.push(Stir {
            catcher: catcher.id.clone(),
            from: board.id(state.catcher_at(board, n)).to_owned(),
            to: board.id(at).to_owned(),
            people,
        });
    }
    stirs
}

fn dice(board: &Board, state: &State) -> Rolls {
    let mut rolls = Vec::new();
    for (n, catcher) in (0..).zip(&board.catchers) {
        for (east, faces) in board.movement_die.iter().enumerate() {
            for (arrows, weight) in faces.iter().enumerate().filter(|(_, f)| **f > 0) {
                let now = state.catchers[n];
                let end = board.path_len[n].saturating_sub(1);
                let next = match east {
                    0 => now.saturating_sub(arrows as u8),
                    _ => now.saturating_add(arrows as u8).min(end),
                };
                let easy = state.options.triples == Triples::Nothing;
                let next = if easy && arrows == 3 { now } else { next };
                let at = board.path[n][next];
                let people = if next == now { 0 } else { state.people[at.index()] };
                rolls.push(Roll {
                    catcher: catcher.id.clone(),
                    east: east == 1,
                    arrows,
                    to: board.id(at).to_owned(),
                    people,
                    weight: u32::from(*weight) * u32::from(board.catcher_die[usize::from(n)]),
                });
            }
        }
    }
    Rolls { rolls }
}

fn draw(board: &Board, state: &State) -> Draws {
    let mut cards = Vec::new();
    let one = |card, weight| Draw { card: board.card_id(card).to_owned(), weight };
    match state.top.cards().last() {
        Some(card) => cards.push(one(*card, 1)),
        None => crate::deck::outcomes(state, |card, weight| cards.push(one(card, weight))),
    }
    Draws { cards, size: crate::deck::size(state) }
}
