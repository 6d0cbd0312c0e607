//! What 1775: Rebellion says of itself to the command line.

use std::sync::Arc;

use ::rebellion::{Rebellion, WORDS};
use kernel::{AnyBot, AnyTable, Table, Words};
use serde_json::{Value, json};

use crate::games::{Figures, Listed};

impl Listed for Rebellion {
    const WORDS: Words = WORDS;

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
        let rounds = f64::from(table.state().round);
        Figures { seats: vec![], table: vec![("rounds", rounds)] }
    }
}
