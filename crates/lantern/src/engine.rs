//! The engine protocol: tables played by messages. `docs/engine-protocol.md` describes it and its
//! examples are run as tests.
//!
//! A message either does all it says or nothing: whatever is wrong is found before a table is
//! touched.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::engine::desk::Desk;
use crate::engine::fields::Fields;
use crate::engine::problem::{Kind, Problem};
use games::Entry;

mod desk;
mod fields;
mod messages;
mod problem;
mod sentence;

/// A longer line is not read.
pub(crate) const LINE_MAX: usize = 1 << 20;
/// No more tables are open at once.
const TABLES_MAX: usize = 64;
/// The table that is meant when none is named.
const MAIN: &str = "main";

/// The games, and the tables that are open.
#[derive(Debug)]
pub(crate) struct Engine {
    games: Vec<Entry>,
    tables: BTreeMap<String, Desk>,
    quit: bool,
}

impl Engine {
    pub(crate) fn new(games: Vec<Entry>) -> Self {
        Self { games, tables: BTreeMap::new(), quit: false }
    }

    /// Whether somebody said that this is all.
    pub(crate) fn has_quit(&self) -> bool {
        self.quit
    }

    /// The answer to a line, as a line.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        let mut id = None;
        let result = read(line).and_then(|mut object| {
            id = object.remove("id");
            if id.as_ref().is_some_and(|id| !(id.is_string() || id.is_number())) {
                id = None;
                return Err(Problem::field("id", "must be a string or a number"));
            }
            self.handle(Fields::new(object))
        });
        sealed(id, result)
    }

    /// The answer to a line that was too long to read.
    pub(crate) fn too_long() -> String {
        let what = format!("the line is longer than {LINE_MAX} bytes, which is the most");
        sealed(None, Err(Problem::new(Kind::TooLong, what)))
    }
}

/// The line as a JSON object.
fn read(line: &[u8]) -> Result<Map<String, Value>, Problem> {
    let bad = |what: String| Problem::new(Kind::BadLine, what);
    let text = std::str::from_utf8(line).map_err(|error| {
        bad(format!("the line is not UTF-8: byte {} is wrong", error.valid_up_to() + 1))
    })?;
    if text.trim().is_empty() {
        return Err(bad("the line is empty: write one JSON object a line".to_owned()));
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(bad(r#"the line is not a JSON object, as {"do":"games"}"#.to_owned())),
        Err(error) => Err(bad(format!("the line is not JSON: {error}"))),
    }
}

/// The answer as a line, with the id of its request.
fn sealed(id: Option<Value>, result: Result<Value, Problem>) -> String {
    let mut object = Map::new();
    if let Some(id) = id {
        object.insert("id".to_owned(), id);
    }
    match result {
        Ok(answer) => object.insert("ok".to_owned(), answer),
        Err(problem) => object.insert("error".to_owned(), json!(problem)),
    };
    Value::Object(object).to_string()
}
