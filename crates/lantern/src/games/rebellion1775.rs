//! What 1775: Rebellion says of itself to the command line.

use std::sync::Arc;

use ::rebellion::{Rebellion, WORDS};
use kernel::{AnyBot, AnyTable, Table, Words};
use serde_json::{Value, json};

use crate::games::{Figures, Listed};

impl Listed for Rebellion {
    const WORDS: Words = WORDS;
    const PARTNERS: usize = 2;

    fn bots() -> Vec<Arc<dyn AnyBot>> {
        bots::rebellion1775()
    }

    fn scenarios() -> Vec<(&'static str, Value)> {
        ["campaign", "introductory", "quebec"].map(|id| (id, json!({ "scenario": id }))).to_vec()
    }

    fn figures(table: &dyn AnyTable) -> Figures {
        let Some(table) = table.as_any().downcast_ref::<Table<Self>>() else {
            return Figures::default();
        };
        let (state, board) = (table.state(), table.rules().board());
        let [british, american] = ::rebellion::score::scores(board, state).map(f64::from);
        let truces = state.truces.len() as f64;
        Figures {
            seats: vec![],
            table: vec![
                ("British hold", british),
                ("Americans hold", american),
                ("rounds", f64::from(state.round)),
                ("truces", truces),
            ],
        }
    }
}
