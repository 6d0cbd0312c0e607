//! What 1775: Rebellion brings along for a list of games.

use crate::{Rebellion, WORDS};
use kernel::{Figures, Listed, Table, Words};
use serde_json::{Value, json};

impl Listed for Rebellion {
    const WORDS: Words = WORDS;
    const PARTNERS: usize = 2;

    fn scenarios() -> Vec<(&'static str, Value)> {
        ["campaign", "introductory", "quebec"].map(|id| (id, json!({ "scenario": id }))).to_vec()
    }

    fn starts() -> Vec<Value> {
        Self::scenarios().into_iter().map(|(_, options)| options).collect()
    }

    fn figures(table: &Table<Self>) -> Figures {
        let (state, board) = (table.state(), table.rules().board());
        let [british, american] = crate::score::scores(board, state).map(f64::from);
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
