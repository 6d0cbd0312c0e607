//! What Freedom says of itself to the command line.

use std::sync::Arc;

use ::freedom::{Freedom, WORDS};
use kernel::{AnyBot, AnyTable, Table, Words};
use serde_json::{Value, json};

use crate::games::{Figures, Listed};

impl Listed for Freedom {
    const WORDS: Words = WORDS;

    fn bots() -> Vec<Arc<dyn AnyBot>> {
        bots::freedom()
    }

    fn scenarios() -> Vec<(&'static str, Value)> {
        vec![("four", json!({ "players": 4 })), ("solo", json!({ "players": 1 }))]
    }

    fn figures(table: &dyn AnyTable) -> Figures {
        let Some(table) = table.as_any().downcast_ref::<Table<Self>>() else {
            return Figures::default();
        };
        let state = table.state();
        Figures {
            seats: vec![],
            table: vec![
                ("freed", f64::from(state.freed())),
                ("lost", f64::from(state.lost())),
                ("rounds", f64::from(state.round)),
            ],
        }
    }
}
