//! An action as it is shown to the seat that may take it.

use serde::Serialize;

use crate::text::Text;

/// An action as shown: its verb, the places to click in order, its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The number to send back.
    pub code: u32,
    /// The name to send back instead: `explore ALG SAH`.
    pub name: String,
    /// What kind of step it is, the first word of its name: `explore`.
    pub verb: &'static str,
    /// The places of the board it is about, in the order one would click them.
    pub places: Vec<String>,
    /// The seat it is about, if it is about another one.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<crate::Seat>,
    /// What it costs, if it costs something.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<i32>,
    /// Its sentence, for the button and the screen reader.
    pub text: Text,
    /// Whether it closes something for good: asked for deliberately, never lit on the map.
    pub done: bool,
}

/// What a seat may set for later. It is a family of actions: the verb and one of the values, with a
/// space between, are the name of one to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// The verb of the actions: `stand_losses`.
    pub verb: &'static str,
    /// What may be set, in the order of the game: what is set now is not among them.
    pub values: Vec<String>,
}

/// What a game says of an action that it offers; the rest of an [`Offer`] follows from the action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The places of the board it is about, in the order one would click them.
    pub places: Vec<String>,
    /// The seat it is about, if it is about another one.
    pub seat: Option<crate::Seat>,
    /// What it costs, if it costs something.
    pub price: Option<i32>,
    /// Its sentence.
    pub text: Text,
    /// Whether it closes something for good.
    pub done: bool,
}
