//! What a game's page and the form for a new table need to know of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The languages Lantern speaks, in the order they are offered.
pub const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

/// A name in each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// In Italian.
    pub it: String,
}

/// What a game's page and the form for a new table need to know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The short name of the game.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Its scenarios, the usual one first; each is the value of the option `scenario`.
    pub scenarios: Vec<&'static str>,
    /// What else can be chosen.
    pub options: Vec<Choice>,
    /// The options of an ordinary table.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub defaults: Value,
    /// The powers, factions or roles that can sit, in seat order.
    pub roles: Vec<Role>,
    /// The names of the board's places by id.
    pub places: BTreeMap<String, Names>,
    /// How each part of the board is known: a part, and `rulebook`, `component` (seen on the printed
    /// game), `player` (stated by somebody who owns it), `inferred` or `reconstructed`.
    pub provenance: BTreeMap<String, String>,
    /// What else the client must know of the board to draw it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub board: Value,
}

/// One thing that can be chosen when a table is made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The field of the options.
    pub key: &'static str,
    /// The values it can have, the usual one first. Their texts are `<game>-option-<key>-<value>`.
    pub values: Vec<&'static str>,
    /// The clause that states it.
    pub clause: &'static str,
}

/// A power, faction or role.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Role {
    /// Its short id.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Its letter on the board.
    pub letter: String,
    /// Its colour, as a name the client maps to the theme.
    pub colour: String,
}
