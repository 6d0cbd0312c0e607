//! What Freedom brings along for a list of games.

use crate::state::{End, Stage};
use crate::{Freedom, WORDS};
use kernel::{Figures, Listed, Table, Words};
use serde_json::{Value, json};

impl Listed for Freedom {
    const WORDS: Words = WORDS;

    fn scenarios() -> Vec<(&'static str, Value)> {
        vec![("four", json!({ "players": 4 })), ("solo", json!({ "players": 1 }))]
    }

    const TOGETHER: bool = true;

    /// Every number of players on both sides of the victory card.
    fn series() -> Vec<(String, Value)> {
        let table = |players: u8, side: &str| {
            (format!("{players} {side}"), json!({ "players": players, "side": side }))
        };
        (1..=4).flat_map(|players| ["white", "red"].map(|side| table(players, side))).collect()
    }

    /// The same, and a cast by name.
    fn starts() -> Vec<Value> {
        let named = json!({ "cast": ["conductor", "stockholder"], "roles": "named" });
        Self::series().into_iter().map(|(_, options)| options).chain([named]).collect()
    }

    fn figures(table: &Table<Self>) -> Figures {
        let state = table.state();
        let board = table.rules().board();
        let won = state.stage == Stage::Over(End::Won);
        let late = state.stage == Stage::Over(End::Time);
        Figures {
            seats: vec![],
            table: vec![
                ("people freed", f64::from(state.freed())),
                ("people lost", f64::from(state.lost())),
                ("support left", f64::from(state.support_left(board))),
                ("rounds", f64::from(state.round)),
                ("out of time", f64::from(late)),
                ("out of room", f64::from(!won && !late)),
            ],
        }
    }
}
