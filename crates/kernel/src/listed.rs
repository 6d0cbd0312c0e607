//! What a game brings along for a list of games, beside its rules.

use std::fmt::Debug;

use serde_json::{Value, json};

use crate::erased::Words;
use crate::rules::Rules;
use crate::table::Table;

/// A game that can be listed: played, measured and simulated without knowing which it is.
pub trait Listed: Rules + Debug + Sized {
    /// Its words and its board.
    const WORDS: Words;

    /// How many seats in a row make a side and win together.
    const PARTNERS: usize = 1;

    /// Whether the players win or lose together.
    const TOGETHER: bool = false;

    /// The tables whose speed is measured: a name and the options.
    #[must_use]
    fn scenarios() -> Vec<(&'static str, Value)> {
        vec![("usual", json!({}))]
    }

    /// The tables that are simulated if no options are given: a name and the options.
    #[must_use]
    fn series() -> Vec<(String, Value)> {
        vec![(String::new(), json!({}))]
    }

    /// What recorded tables begin with: the options of every scenario and number of players.
    #[must_use]
    fn starts() -> Vec<Value> {
        vec![json!({})]
    }

    /// What is worth counting at the end of a table beside the scores.
    #[must_use]
    fn figures(_table: &Table<Self>) -> Figures {
        Figures::default()
    }
}

/// What was counted at the end of one table.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// For each seat: a name, and a number for each seat.
    pub seats: Vec<(&'static str, Vec<f64>)>,
    /// For the table as a whole.
    pub table: Vec<(&'static str, f64)>,
}
