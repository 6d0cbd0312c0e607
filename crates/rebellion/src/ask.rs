//! Questions about the table: how a battle would go, and where an army could.

use kernel::Fault;
use serde::Serialize;
use serde_json::{Value, json};

use crate::area::Area;
use crate::board::Board;
use crate::colour::{Colour, Side};
use crate::force::{Force, Slot};
use crate::movement;
use crate::odds::{self, Field};
use crate::state::State;

const KNOWN: &str = r#"ask {"odds": {"at": "MA1"}}, {"odds": {"at": "MA1", "with": {"B": 4}}}, {"odds": {"attacker": "american", "attackers": {"B": 4}, "defenders": {"R": 2}}} or {"reach": {"from": "CT1", "areas": 2}}"#;

/// The answer to `odds`: how a battle would go.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rebellion1775.ts"))]
struct OddsView {
    /// The chance that the attacker wins.
    attacker: f64,
    /// The chance that the defender wins.
    defender: f64,
    /// The chance that nobody is left.
    nobody: f64,
    /// How many units the attacker has left on average, natives who join included.
    attackers_left: f64,
    /// How many the defender has left.
    defenders_left: f64,
    /// Whether the figures are exact, and not a sample.
    exact: bool,
}

/// The answer to `reach`: where an army could go.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rebellion1775.ts"))]
struct ReachView {
    /// The areas, by id.
    goals: Vec<String>,
}

/// Answers `odds` and `reach`.
pub(crate) fn ask(board: &Board, state: &State, question: &Value) -> Result<Value, Fault> {
    if let Some(odds) = question.get("odds") {
        return Ok(answer(odds::odds(board, &field(board, state, odds)?)));
    }
    if let Some(reach) = question.get("reach") {
        return reach_from(board, state, reach);
    }
    Err(Fault::new("question", KNOWN))
}

fn answer(odds: odds::Odds) -> Value {
    json!(OddsView {
        attacker: odds.attacker,
        defender: odds.defender,
        nobody: (1.0 - odds.attacker - odds.defender).max(0.0),
        attackers_left: odds.attackers_left,
        defenders_left: odds.defenders_left,
        exact: odds.exact,
    })
}

fn area(board: &Board, state: &State, at: &str, id: &Value) -> Result<Area, Fault> {
    let found = id.as_str().and_then(|id| board.area(id));
    found
        .filter(|area| state.scenario(board).areas.has(*area))
        .ok_or_else(|| Fault::new(at, format!("{id} is no area in play")))
}

/// Only armies that there can be are worked out.
fn exist(board: &Board, at: &str, colour: Colour, count: u8) -> Result<(), Fault> {
    let there = board.colours[colour].count;
    if count <= there {
        return Ok(());
    }
    Err(Fault::new(at, format!("at most {there} units of {}: so many exist", colour.id())))
}

/// Units of one side by colour: `{"B": 4, "W": 1}`.
fn units(board: &Board, at: &str, side: Side, value: &Value) -> Result<Force, Fault> {
    let mut force = Force::NONE;
    let Some(map) = value.as_object() else {
        return Err(Fault::new(at, "units by colour, such as {\"R\": 2}"));
    };
    for (id, count) in map {
        let colour = Colour::by_id(id).filter(|c| c.side().is_none_or(|s| s == side));
        let colour =
            colour.ok_or_else(|| Fault::new(at, format!("{id:?} is no colour of that side")))?;
        let count = count.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(u8::MAX);
        exist(board, at, colour, count)?;
        force.add(Slot::on(colour, side), count);
    }
    Ok(force)
}

fn field(board: &Board, state: &State, odds: &Value) -> Result<Field, Fault> {
    if let Some(id) = odds.get("at") {
        let at = area(board, state, "odds.at", id)?;
        let attacker = match odds.get("attacker").and_then(Value::as_str) {
            Some("british") => Side::British,
            Some("american") => Side::American,
            _ => state.side(),
        };
        let mut field = odds::field_at(board, state, at, attacker);
        if let Some(with) = odds.get("with") {
            let more = units(board, "odds.with", attacker, with)?;
            for slot in Slot::of(attacker) {
                let all = field.force.get(slot).saturating_add(more.get(slot));
                exist(board, "odds.with", slot.colour(), all)?;
                field.force.add(slot, more.get(slot));
            }
        }
        return Ok(field);
    }
    let attacker = match odds.get("attacker").and_then(Value::as_str) {
        Some("british") => Side::British,
        Some("american") => Side::American,
        _ => return Err(Fault::new("question", KNOWN)),
    };
    let attackers = units(board, "odds.attackers", attacker, &odds["attackers"])?;
    let defenders = units(board, "odds.defenders", attacker.other(), &odds["defenders"])?;
    let mut force = attackers;
    for slot in Slot::of(attacker.other()) {
        force.add(slot, defenders.get(slot));
    }
    Ok(Field::plain(force, attacker))
}

/// Where an army of the active side could go from an area by land, and by ship.
fn reach_from(board: &Board, state: &State, reach: &Value) -> Result<Value, Fault> {
    let from = area(board, state, "reach.from", &reach["from"])?;
    let goals = match reach.get("areas").and_then(Value::as_u64) {
        Some(areas) => {
            let areas = u8::try_from(areas).unwrap_or(u8::MAX).min(64);
            let passes = reach.get("passes").and_then(Value::as_bool).unwrap_or(false);
            movement::reach(board, state, from, areas, passes)
        }
        None if reach.get("ship").and_then(Value::as_bool) == Some(true) => {
            movement::shores(board, state, from)
        }
        None if state.sequence.card != 0 => movement::goals(board, state, from),
        None => return Err(Fault::new("question", KNOWN)),
    };
    Ok(json!(ReachView { goals: board.ids(goals) }))
}
