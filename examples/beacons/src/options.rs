//! What can be chosen when a table is made.

use kernel::choice;
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who plays, by id. A list among the options is how the client knows that it can be chosen.
    pub keepers: Vec<String>,
    /// How many rounds are played.
    pub rounds: u16,
    /// When people may talk.
    pub press: Press,
}

impl Default for Options {
    fn default() -> Self {
        let keepers = ["N", "E"].map(str::to_owned).to_vec();
        Self { keepers, rounds: 2, press: Press::default() }
    }
}

choice! {
    /// When people may talk.
    Press("press", "1.2") {
        /// While the prizes are shared out.
        Harvest = "harvest",
        /// Never.
        Never = "never",
    }
}
