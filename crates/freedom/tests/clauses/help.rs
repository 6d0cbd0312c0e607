//! What every test needs: the rules, and actions and events as words.

use std::sync::{Arc, OnceLock};

use freedom::action::{Shade, Way};
use freedom::card::Card;
use freedom::options::Mode;
use freedom::place::Place;
use freedom::token::Stack;
use freedom::{Action, Event, Freedom};
use kernel::{Rules, Seat};
use serde_json::Value;

pub(crate) use crate::scene::{Game, Scene, scene};

/// The rules on the board that ships.
pub(crate) fn rules() -> Arc<Freedom> {
    static RULES: OnceLock<Arc<Freedom>> = OnceLock::new();
    let open = || Freedom::open(freedom::board::BOARD).expect("our own board is good");
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

/// An action as a person would write it: `move pl_w s_ozk`, `play conductor-1`, `buy 4`.
pub(crate) fn action(text: &str) -> Action {
    let rules = rules();
    let board = rules.board();
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{text} is no number"));
    let seat = |text: &str| Seat(number(text));
    let catcher = |id: &str| board.catcher(id).unwrap_or_else(|| panic!("{id} is no catcher"));
    let way = |text: &str| match text {
        "west" => Way::West,
        "east" => Way::East,
        _ => panic!("{text} is no way"),
    };
    match *text.split_whitespace().collect::<Vec<_>>() {
        ["done"] => Action::Done,
        ["end"] => Action::End,
        ["enough"] => Action::Enough,
        ["pass"] => Action::Pass,
        ["benefit"] => Action::Benefit,
        ["special"] => Action::Special,
        ["reserve"] => Action::Reserve,
        ["lead_first"] => Action::LeadFirst,
        ["shield"] => Action::Shield,
        ["protect"] => Action::Protect,
        ["coffin"] => Action::Coffin,
        ["let_be"] => Action::LetBe,
        ["prefer", "acting"] => Action::Prefer(Mode::Acting),
        ["prefer", "ask"] => Action::Prefer(Mode::Ask),
        ["prefer", "never"] => Action::Prefer(Mode::Never),
        ["hold", id] => Action::Hold(catcher(id)),
        ["toward", id, to] => Action::Toward(catcher(id), way(to)),
        ["give_back", whose] => Action::GiveBack(seat(whose)),
        ["leave_off", people] => Action::LeaveOff(number(people)),
        ["role", id] => Action::Role(board.role(id).unwrap_or_else(|| panic!("{id} is no role"))),
        ["take", id] => Action::Take(stack(id)),
        ["play", id] => Action::Play(stack(id), Shade::Plain),
        ["grey", id] => Action::Play(stack(id), Shade::Grey),
        ["buy", slot] => Action::Buy(number(slot)),
        ["pick", slot] => Action::Pick(number(slot)),
        ["swap", left, right] => Action::Swap(number(left), number(right)),
        ["either", part] => Action::Either(number(part)),
        ["place", id, people] => Action::Place(board.farm_number(place(id)), number(people)),
        ["give", to, money] => Action::Give(seat(to), number(money)),
        ["move", from, to] => Action::Move(place(from), place(to)),
        ["lead", who] => Action::Lead(seat(who)),
        ["catcher", "none"] => Action::Catcher(None),
        ["catcher", id] => Action::Catcher(Some(catcher(id))),
        ["arrows", to, arrows] => Action::Arrows(way(to), number(arrows)),
        ["draw", id] => Action::Draw(card(id)),
        ["reveal", id] => Action::Reveal(board.lot_of(id).unwrap_or_else(|| panic!("no lot {id}"))),
        _ => panic!("{text:?} is no action"),
    }
}

/// An action as those words.
pub(crate) fn spell(action: Action) -> String {
    let rules = rules();
    let board = rules.board();
    let way = |way: Way| if way == Way::West { "west" } else { "east" };
    match action {
        Action::Done => "done".to_owned(),
        Action::End => "end".to_owned(),
        Action::Enough => "enough".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Benefit => "benefit".to_owned(),
        Action::Special => "special".to_owned(),
        Action::Reserve => "reserve".to_owned(),
        Action::LeadFirst => "lead_first".to_owned(),
        Action::Shield => "shield".to_owned(),
        Action::Protect => "protect".to_owned(),
        Action::Coffin => "coffin".to_owned(),
        Action::LetBe => "let_be".to_owned(),
        Action::Prefer(Mode::Acting) => "prefer acting".to_owned(),
        Action::Prefer(Mode::Ask) => "prefer ask".to_owned(),
        Action::Prefer(Mode::Never) => "prefer never".to_owned(),
        Action::Hold(n) => format!("hold {}", board.catcher_id(n)),
        Action::Toward(n, to) => format!("toward {} {}", board.catcher_id(n), way(to)),
        Action::GiveBack(seat) => format!("give_back {}", seat.0),
        Action::LeaveOff(people) => format!("leave_off {people}"),
        Action::Role(role) => format!("role {}", board.role_id(role)),
        Action::Take(stack) => format!("take {}", board.stack_id(stack)),
        Action::Play(stack, Shade::Plain) => format!("play {}", board.stack_id(stack)),
        Action::Play(stack, Shade::Grey) => format!("grey {}", board.stack_id(stack)),
        Action::Buy(slot) => format!("buy {slot}"),
        Action::Pick(slot) => format!("pick {slot}"),
        Action::Swap(left, right) => format!("swap {left} {right}"),
        Action::Either(part) => format!("either {part}"),
        Action::Place(farm, people) => {
            format!("place {} {people}", board.farm(farm).map_or("", |at| board.id(at)))
        }
        Action::Give(seat, money) => format!("give {} {money}", seat.0),
        Action::Move(from, to) => format!("move {} {}", board.id(from), board.id(to)),
        Action::Lead(seat) => format!("lead {}", seat.0),
        Action::Catcher(None) => "catcher none".to_owned(),
        Action::Catcher(Some(n)) => format!("catcher {}", board.catcher_id(n)),
        Action::Arrows(to, arrows) => format!("arrows {} {arrows}", way(to)),
        Action::Draw(card) => format!("draw {}", board.card_id(card)),
        Action::Reveal(lot) => format!("reveal {}", board.lot_id(lot)),
    }
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
