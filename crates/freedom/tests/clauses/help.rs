//! What every test needs: the rules, and actions and events as words.

use std::sync::{Arc, OnceLock};

use freedom::card::Card;
use freedom::place::Place;
use freedom::token::Stack;
use freedom::{Action, Event, Freedom, Options, State};
use kernel::Rules;
use serde_json::Value;

pub(crate) use crate::scene::{Game, Scene, scene};

/// The rules on the board that ships.
pub(crate) fn rules() -> Arc<Freedom> {
    static RULES: OnceLock<Arc<Freedom>> = OnceLock::new();
    let open = || Freedom::open(freedom::WORDS.board).expect("our own board is good");
    Arc::clone(RULES.get_or_init(|| Arc::new(open())))
}

/// A place of the board.
pub(crate) fn place(id: &str) -> Place {
    rules().board().place(id).unwrap_or_else(|| panic!("{id} is no place"))
}

/// A card of the board.
pub(crate) fn card(id: &str) -> Card {
    rules().board().card(id).unwrap_or_else(|| panic!("{id} is no card"))
}

/// A stack of the board.
pub(crate) fn stack(id: &str) -> Stack {
    rules().board().stack(id).unwrap_or_else(|| panic!("{id} is no stack"))
}

/// A table on which nobody has a role yet: seats go by their numbers.
fn unseated() -> State {
    rules().setup(&Options::default()).expect("the usual options are good")
}

/// An action by its name, with seats by their numbers: `move pl_w s_ozk`, `give 1 3`, `buy 4`.
#[track_caller]
pub(crate) fn action(name: &str) -> Action {
    rules().read(&unseated(), name).unwrap_or_else(|misspelt| panic!("{misspelt}"))
}

/// The name of an action, with seats by their numbers.
pub(crate) fn spell(action: Action) -> String {
    rules().name(&unseated(), action)
}

/// An event as its name and its values, in the order they are written.
pub(crate) fn tell(event: &Event) -> String {
    fn words(value: &Value) -> String {
        match value {
            Value::String(text) => text.clone(),
            Value::Array(list) => {
                format!("[{}]", list.iter().map(words).collect::<Vec<_>>().join(" "))
            }
            Value::Object(fields) => fields.values().map(words).collect::<Vec<_>>().join(" "),
            other => other.to_string(),
        }
    }
    // The derived order of fields is kept by writing the event as text.
    let text = serde_json::to_string(event).expect("an event is plain data");
    let value: Value = serde_json::from_str(&text).expect("it was just written");
    let kind = words(&value["type"]);
    let mut fields: Vec<(usize, String)> = Vec::new();
    for (name, field) in value.as_object().expect("an event has fields") {
        if name != "type" {
            let at = text.find(&format!("\"{name}\":")).unwrap_or(0);
            fields.push((at, words(field)));
        }
    }
    fields.sort();
    let fields: Vec<String> = fields.into_iter().map(|(_, words)| words).collect();
    [vec![kind], fields].concat().join(" ")
}

/// What everybody sees.
pub(crate) fn view(game: &Game) -> Value {
    let view = rules().view(&game.state, kernel::SeatSet::NONE);
    serde_json::to_value(view).expect("a view is plain data")
}
