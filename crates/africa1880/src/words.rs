//! The sentences: prompts, offers and the story, as keys and arguments.

use kernel::{Arg, Description, Line, Seat, SeatSet, Text};

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
    let in_year = |key, year: &u16| Line::plain(key).with("year", Arg::Plain(year.to_string()));
    // What is about a joint war has a gap more than what is about an alliance.
    let pact = |alliance, war, on: &Option<Seat>| match on {
        None => Line::plain(alliance),
        Some(on) => Line::plain(war).with("enemy", *on),
    };
    Some(match event {
        Event::Placed { seat, at } => {
            Line::plain("africa1880-told-placed").with("power", *seat).place("at", at)
        }
        Event::TurnBegan { year } => in_year("africa1880-told-turn", year).chapter(),
        Event::Proposed { from, to, war_on } => {
            pact("africa1880-told-proposed-alliance", "africa1880-told-proposed-war", war_on)
                .with("from", *from)
                .with("to", *to)
        }
        Event::Answered { from, to, accepted, war_on } => {
            let (alliance, war) = if *accepted {
                ("africa1880-told-accepted-alliance", "africa1880-told-accepted-war")
            } else {
                ("africa1880-told-declined-alliance", "africa1880-told-declined-war")
            };
            pact(alliance, war, war_on).with("from", *from).with("to", *to)
        }
        Event::OrdersBegan { year } => in_year("africa1880-told-orders", year),
        Event::SheetRead { seat, absent: true, .. } => {
            Line::plain("africa1880-told-absent").with("power", *seat).because("2.5").strong()
        }
        Event::OrderVoid { seat, at, why } => {
            let (clause, key) = void(*why);
            let line = Line::plain("africa1880-told-void").with("power", *seat).place("at", at);
            line.with("why", Text::new(key)).because(clause)
        }
        Event::Developed { at, by, pawns, lost, .. } => {
            let line = match lost {
                0 => Line::plain("africa1880-told-developed"),
                lost => {
                    let line = Line::plain("africa1880-told-developed-lost").because("3.1.1");
                    line.with("lost", *lost)
                }
            };
            line.with("powers", *by).place("at", at).with("pawns", *pawns)
        }
        Event::Explored { seat, from, to } => {
            let line = Line::plain("africa1880-told-explored").with("power", *seat);
            line.place("from", from).place("to", to)
        }
        Event::Landed { seat, at } => {
            Line::plain("africa1880-told-landed").with("power", *seat).place("at", at)
        }
        Event::PromiseBroken { by, to, war_on } => {
            pact("africa1880-told-broke-alliance", "africa1880-told-broke-war", war_on)
                .with("by", *by)
                .with("to", *to)
                .because("1.5.4")
                .strong()
        }
        Event::Removed { seat, at, wars, alliances } => {
            let line = if wars.len() + alliances.len() == 1 {
                Line::plain("africa1880-told-removed-two").because("4.3")
            } else {
                let line = Line::plain("africa1880-told-removed-many").because("4.4");
                line.with("war-count", wars.len()).with("alliance-count", alliances.len())
            };
            line.with("power", *seat).place("at", at).with("wars", *wars).strong()
        }
        Event::Stood { at, present } => {
            let clause = if present.len() == 2 { "4.3.1" } else { "4.4.1" };
            let line = Line::plain("africa1880-told-stood").place("at", at);
            line.with("powers", *present).because(clause)
        }
        Event::ColonyFounded { at, present, points } => {
            let key = match present.len() {
                1 => "africa1880-told-colony-alone",
                _ => "africa1880-told-colony-shared",
            };
            let line = Line::plain(key).place("at", at).with("powers", *present);
            line.with("points", *points).because("5.1").strong()
        }
        Event::RelationsRead { wars } => relations(wars).because("3.3"),
        Event::Ended { winners, .. } => Line::from(outcome_text(*winners)).because("8.4").chapter(),
        Event::Readied { .. }
        | Event::Wrote { .. }
        | Event::Sealed { .. }
        | Event::SheetRead { .. }
        | Event::TurnEnded { .. } => return None,
    })
}

/// Who declared war on whom: a sentence for each power that did, one inside the other.
fn relations(wars: &[SeatSet]) -> Line {
    let declared = (0u8..).zip(wars).filter(|(_, on)| !on.is_empty());
    let sentence = |(by, on): (u8, &SeatSet)| {
        Text::new("africa1880-told-war-declared").with("by", Seat(by)).with("enemies", *on)
    };
    let sentences = declared.map(sentence).reduce(|first, rest| {
        Text::new("africa1880-told-wars-declared").with("first", first).with("rest", rest)
    });
    match sentences {
        None => Line::plain("africa1880-told-no-war"),
        Some(wars) => Line::plain("africa1880-told-relations").with("wars", wars),
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
