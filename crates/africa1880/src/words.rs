//! The sentences: prompts, offers and the story, as keys and arguments.

use kernel::{Arg, Description, Line, Seat, SeatSet, Text, Weight};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, Void};
use crate::state::{Stage, State};

pub(crate) fn prompt(board: &Board, state: &State, eyes: SeatSet) -> Text {
    let year = board.years[usize::from(state.turn) % board.years.len()].to_string();
    let with_year = |key: &'static str| Text::new(key).with("year", Arg::Plain(year.clone()));
    let eyes = eyes.and(state.everybody());
    match state.stage {
        Stage::Placement => match state.placing() {
            Some(seat) if eyes.has(seat) => {
                Text::new("africa1880-prompt-place").with("power", seat)
            }
            Some(seat) => Text::new("africa1880-prompt-place-wait").with("power", seat),
            None => Text::new("africa1880-prompt-over"),
        },
        Stage::Diplomacy if eyes.is_empty() => with_year("africa1880-prompt-diplomacy-watch"),
        Stage::Diplomacy if eyes.and(state.awaited()).is_empty() => {
            with_year("africa1880-prompt-diplomacy-ready")
        }
        Stage::Diplomacy => with_year("africa1880-prompt-diplomacy"),
        Stage::Orders if eyes.is_empty() => with_year("africa1880-prompt-orders-watch"),
        Stage::Orders if eyes.and(state.awaited()).is_empty() => {
            with_year("africa1880-prompt-orders-sealed")
        }
        Stage::Orders => with_year("africa1880-prompt-orders"),
        Stage::Over => Text::new("africa1880-prompt-over"),
    }
}

/// What an offer of an action shows.
pub(crate) fn describe(board: &Board, action: Action) -> Description {
    let (key, places, seat) = match action {
        Action::Place(at) => ("africa1880-do-place", vec![("at", at)], None),
        Action::ProposeAlliance(to) => ("africa1880-do-propose-alliance", vec![], Some(to)),
        Action::ProposeWar(to, _) => ("africa1880-do-propose-war", vec![], Some(to)),
        Action::Accept(from) => ("africa1880-do-accept", vec![], Some(from)),
        Action::Decline(from) => ("africa1880-do-decline", vec![], Some(from)),
        Action::Ready => ("africa1880-do-ready", vec![], None),
        Action::Develop(at) => ("africa1880-do-develop", vec![("at", at)], None),
        Action::Explore(from, to) => {
            ("africa1880-do-explore", vec![("from", from), ("to", to)], None)
        }
        Action::Nothing(at) => ("africa1880-do-nothing", vec![("at", at)], None),
        Action::Land(at) => ("africa1880-do-land", vec![("at", at)], None),
        Action::Ally(with) => ("africa1880-do-ally", vec![], Some(with)),
        Action::War(on) => ("africa1880-do-war", vec![], Some(on)),
        Action::Seal => ("africa1880-do-seal", vec![], None),
    };
    let mut text = Text::new(key);
    for (name, place) in &places {
        text = text.place(name, board.id(*place));
    }
    if let Some(seat) = seat {
        text = text.with("power", seat);
    }
    if let Action::ProposeWar(_, on) = action {
        text = text.with("enemy", on);
    }
    let places = places.into_iter().map(|(_, place)| board.id(place).to_owned()).collect();
    let done = matches!(action, Action::Seal | Action::Ready);
    Description { places, seat, price: None, text, done }
}

pub(crate) fn story(event: &Event) -> Option<Line> {
    let year_text =
        |key: &'static str, year: u16| Text::new(key).with("year", Arg::Plain(year.to_string()));
    let (weight, clause, places, text): (Weight, Option<&'static str>, Vec<&String>, Text) =
        match event {
            Event::Placed { seat, at } => (
                Weight::Plain,
                None,
                vec![at],
                Text::new("africa1880-told-placed").with("power", *seat).place("at", at),
            ),
            Event::TurnBegan { year } => {
                (Weight::Chapter, None, vec![], year_text("africa1880-told-turn", *year))
            }
            Event::Proposed { from, to, war_on } => {
                let text = match war_on {
                    None => Text::new("africa1880-told-proposed-alliance"),
                    Some(on) => Text::new("africa1880-told-proposed-war").with("enemy", *on),
                };
                (Weight::Plain, None, vec![], text.with("from", *from).with("to", *to))
            }
            Event::Answered { from, to, accepted, war_on } => {
                let text = match (accepted, war_on) {
                    (true, None) => Text::new("africa1880-told-accepted-alliance"),
                    (true, Some(on)) => {
                        Text::new("africa1880-told-accepted-war").with("enemy", *on)
                    }
                    (false, None) => Text::new("africa1880-told-declined-alliance"),
                    (false, Some(on)) => {
                        Text::new("africa1880-told-declined-war").with("enemy", *on)
                    }
                };
                (Weight::Plain, None, vec![], text.with("from", *from).with("to", *to))
            }
            Event::OrdersBegan { year } => {
                (Weight::Plain, None, vec![], year_text("africa1880-told-orders", *year))
            }
            Event::SheetRead { seat, absent: true, .. } => (
                Weight::Strong,
                Some("2.5"),
                vec![],
                Text::new("africa1880-told-absent").with("power", *seat),
            ),
            Event::OrderVoid { seat, at, why } => {
                let (clause, key) = void(*why);
                let text = Text::new("africa1880-told-void").with("power", *seat).place("at", at);
                (Weight::Plain, Some(clause), vec![at], text.with("why", Text::new(key)))
            }
            Event::Developed { at, by, pawns, lost, .. } => {
                let (clause, key) = if *lost > 0 {
                    (Some("3.1.1"), "africa1880-told-developed-lost")
                } else {
                    (None, "africa1880-told-developed")
                };
                let text = Text::new(key).with("powers", *by).place("at", at);
                let text = text.with("pawns", *pawns);
                let text = if *lost > 0 { text.with("lost", *lost) } else { text };
                (Weight::Plain, clause, vec![at], text)
            }
            Event::Explored { seat, from, to } => (
                Weight::Plain,
                None,
                vec![from, to],
                Text::new("africa1880-told-explored")
                    .with("power", *seat)
                    .place("from", from)
                    .place("to", to),
            ),
            Event::Landed { seat, at } => (
                Weight::Plain,
                None,
                vec![at],
                Text::new("africa1880-told-landed").with("power", *seat).place("at", at),
            ),
            Event::PromiseBroken { by, to, war_on } => {
                let text = match war_on {
                    None => Text::new("africa1880-told-broke-alliance"),
                    Some(on) => Text::new("africa1880-told-broke-war").with("enemy", *on),
                };
                (Weight::Strong, Some("1.5.4"), vec![], text.with("by", *by).with("to", *to))
            }
            Event::Removed { seat, at, wars, alliances } => {
                let two = wars.len() + alliances.len() == 1;
                let (clause, key) = if two {
                    ("4.3", "africa1880-told-removed-two")
                } else {
                    ("4.4", "africa1880-told-removed-many")
                };
                let text = Text::new(key).with("power", *seat).place("at", at).with("wars", *wars);
                let text = if two {
                    text
                } else {
                    text.with("war-count", wars.len()).with("alliance-count", alliances.len())
                };
                (Weight::Strong, Some(clause), vec![at], text)
            }
            Event::Stood { at, present } => (
                Weight::Plain,
                Some(if present.len() == 2 { "4.3.1" } else { "4.4.1" }),
                vec![at],
                Text::new("africa1880-told-stood").place("at", at).with("powers", *present),
            ),
            Event::ColonyFounded { at, present, points } => {
                let alone = present.len() == 1;
                let key = if alone {
                    "africa1880-told-colony-alone"
                } else {
                    "africa1880-told-colony-shared"
                };
                let text = Text::new(key).place("at", at).with("powers", *present);
                (Weight::Strong, Some("5.1"), vec![at], text.with("points", *points))
            }
            Event::RelationsRead { wars } => {
                (Weight::Plain, Some("3.3"), vec![], relations_text(wars))
            }
            Event::Ended { winners, .. } => {
                (Weight::Chapter, Some("8.4"), vec![], outcome_text(*winners))
            }
            Event::Readied { .. }
            | Event::Wrote { .. }
            | Event::Sealed { .. }
            | Event::SheetRead { .. }
            | Event::TurnEnded { .. } => return None,
        };
    Some(Line { text, clause, places: places.into_iter().cloned().collect(), weight })
}

/// Who declared war on whom: a sentence for each power that did, one inside the other.
fn relations_text(wars: &[SeatSet]) -> Text {
    let declared = (0u8..).zip(wars).filter(|(_, on)| !on.is_empty());
    let sentence = |(by, on): (u8, &SeatSet)| {
        Text::new("africa1880-told-war-declared").with("by", Seat(by)).with("enemies", *on)
    };
    let sentences = declared.map(sentence).reduce(|first, rest| {
        Text::new("africa1880-told-wars-declared").with("first", first).with("rest", rest)
    });
    match sentences {
        None => Text::new("africa1880-told-no-war"),
        Some(wars) => Text::new("africa1880-told-relations").with("wars", wars),
    }
}

/// How the game ended, in a sentence.
pub(crate) fn outcome_text(winners: SeatSet) -> Text {
    match winners.lowest() {
        Some(seat) => Text::new("africa1880-outcome-won").with("power", seat),
        None => Text::new("africa1880-outcome-tie"),
    }
}

fn void(why: Void) -> (&'static str, &'static str) {
    match why {
        Void::Unreadable => ("2.1.6", "africa1880-void-unreadable"),
        Void::NoPresence => ("2.1.6", "africa1880-void-no-presence"),
        Void::NotAdjacent => ("2.1.4", "africa1880-void-not-adjacent"),
        Void::Colony => ("5.7", "africa1880-void-colony"),
        Void::AlreadyThere => ("2.1.5", "africa1880-void-already-there"),
        Void::NoStock => ("3.1.6", "africa1880-void-no-stock"),
        Void::NotCoastal => ("2.2.1", "africa1880-void-not-coastal"),
        Void::NotEmpty => ("2.2.1", "africa1880-void-not-empty"),
        Void::ExplorerFirst => ("3.2.3", "africa1880-void-explorer-first"),
        Void::TwoLandings => ("2.2.4", "africa1880-void-two-landings"),
    }
}
