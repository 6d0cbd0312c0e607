//! The sentences: prompts, offers and the story, as keys and arguments.

use kernel::{Description, Line, Seat, SeatSet, Text};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::state::{Stage, State};

pub(crate) fn prompt(state: &State, eyes: SeatSet) -> Text {
    let eyes = eyes.and(state.everybody());
    match state.stage {
        Stage::Lighting if eyes.is_empty() => Text::new("beacons-prompt-light-watch"),
        Stage::Lighting if !eyes.and(state.awaited()).is_empty() => {
            Text::new("beacons-prompt-light")
        }
        Stage::Lighting | Stage::Wind => Text::new("beacons-prompt-sealed"),
        Stage::Harvest if eyes.has(Seat(state.turn)) => Text::new("beacons-prompt-take"),
        Stage::Harvest => Text::new("beacons-prompt-take-watch").with("keeper", Seat(state.turn)),
        Stage::Over => Text::new("beacons-prompt-over"),
    }
}

pub(crate) fn describe(board: &Board, action: Action) -> Description {
    let (place, text) = match action {
        Action::Light(n) => (Some(board.beacon(n)), "beacons-do-light"),
        Action::Seal => (None, "beacons-do-seal"),
        Action::Wave => (None, "beacons-do-wave"),
        Action::Wind(_) => (None, "beacons-do-wind"),
        Action::Take(n) => (Some(board.prize(n)), "beacons-do-take"),
        Action::Stop => (None, "beacons-do-stop"),
    };
    let mut text = Text::new(text);
    if let Some(at) = place {
        text = text.place("at", at);
    }
    if let Action::Wind(strength) = action {
        text = text.with("strength", strength);
    }
    Description {
        places: place.map(str::to_owned).into_iter().collect(),
        seat: None,
        price: None,
        text,
        done: matches!(action, Action::Seal | Action::Stop),
    }
}

pub(crate) fn story(board: &Board, event: &Event) -> Line {
    let by = |seat: &Seat, key| Line::plain(key).with("keeper", *seat);
    match event {
        Event::Lit { seat, beacon } => {
            by(seat, "beacons-told-lit").place("at", board.beacon(*beacon))
        }
        Event::Sealed { seat } => by(seat, "beacons-told-sealed"),
        Event::Waved { seat } => by(seat, "beacons-told-waved"),
        Event::Wind { strength } => {
            Line::plain("beacons-told-wind").with("strength", *strength).because("2.1").strong()
        }
        Event::Took { seat, prize } => {
            by(seat, "beacons-told-took").place("at", board.prize(*prize))
        }
        Event::Stopped { seat } => by(seat, "beacons-told-stopped"),
    }
}

pub(crate) fn outcome(winners: SeatSet) -> Text {
    match (winners.lowest(), winners.len()) {
        (Some(seat), 1) => Text::new("beacons-outcome-won").with("keeper", seat),
        _ => Text::new("beacons-outcome-shared").with("keepers", winners),
    }
}
