//! The story: what an event adds to it, as keys and arguments.

use kernel::{Line, Seat, Text, Weight};

use crate::event::{Ending, Event, Gain, Stayed};
use crate::options::Mode;
use crate::words::{card_name, catcher_name, role_name, stack_name};

/// A line in the making.
struct Told {
    weight: Weight,
    clause: Option<&'static str>,
    places: Vec<String>,
    text: Text,
}

fn plain(text: Text) -> Told {
    Told { weight: Weight::Plain, clause: None, places: Vec::new(), text }
}

fn about(seat: Seat, key: &'static str) -> Text {
    Text::new(key).with("player", seat)
}

impl Told {
    fn at(mut self, places: &[&String]) -> Self {
        self.places = places.iter().map(|id| (*id).clone()).collect();
        self
    }

    fn because(mut self, clause: &'static str) -> Self {
        self.clause = Some(clause);
        self
    }

    fn strong(mut self) -> Self {
        self.weight = Weight::Strong;
        self
    }

    fn chapter(mut self) -> Self {
        self.weight = Weight::Chapter;
        self
    }
}

/// The line an event adds to the story, if it is worth one.
pub(crate) fn story(event: &Event) -> Option<Line> {
    let told = setting(event)
        .or_else(|| hunting(event))
        .or_else(|| acting(event))
        .or_else(|| cards(event))
        .or_else(|| market(event))?;
    let Told { weight, clause, places, text } = told;
    Some(Line { text, clause, places, weight })
}

fn setting(event: &Event) -> Option<Told> {
    Some(match event {
        Event::RoleTaken { role, .. } => {
            plain(Text::new("freedom-told-role").with("role", role_name(role)))
        }
        Event::Leads { seat } => plain(about(*seat, "freedom-told-leads")),
        Event::RoundBegan { round, lead } => {
            plain(about(*lead, "freedom-told-round").with("round", *round)).chapter()
        }
        Event::PlanningBegan { .. } => plain(Text::new("freedom-told-planning")),
        Event::LeadFirst { seat } => plain(about(*seat, "freedom-told-lead-first")).because("2.4"),
        Event::Preferred { seat, mode } => {
            let key = match mode {
                Mode::Acting => "freedom-told-preferred-acting",
                Mode::Ask => "freedom-told-preferred-ask",
                Mode::Never => "freedom-told-preferred-never",
            };
            plain(about(*seat, key)).because("10.5")
        }
        Event::PeriodOpened { period } => {
            let period = Text::new(format!("freedom-period-{period}"));
            plain(Text::new("freedom-told-period").with("period", period)).because("2.11").strong()
        }
        Event::Ended { why, score, .. } => {
            let (key, clause) = match why {
                Ending::Freedom => ("freedom-outcome-won", "8.1"),
                Ending::Lost => ("freedom-outcome-lost", "8.4"),
                Ending::Time => ("freedom-outcome-time", "8.5"),
            };
            plain(Text::new(key).with("score", *score)).because(clause).chapter()
        }
        _ => return None,
    })
}

fn hunting(event: &Event) -> Option<Told> {
    Some(match event {
        Event::CatcherRolled { catcher: None } => {
            plain(Text::new("freedom-told-rolled-none")).because("1.2")
        }
        Event::ArrowsRolled { catcher, east, arrows, moves } => {
            let key = match (moves, east) {
                (false, _) => "freedom-told-rolled-nothing",
                (true, true) => "freedom-told-rolled-east",
                (true, false) => "freedom-told-rolled-west",
            };
            let text = Text::new(key).with("catcher", catcher_name(catcher));
            let told = plain(text.with("arrows", *arrows));
            if *moves { told } else { told.because("10.1") }
        }
        Event::CatcherMoved { catcher, from, to, .. } => {
            let text = Text::new("freedom-told-catcher").with("catcher", catcher_name(catcher));
            plain(text.place("from", from).place("to", to)).at(&[from, to])
        }
        Event::CatcherStayed { catcher, at, why } => {
            let (key, clause) = match why {
                Stayed::PathEnd => ("freedom-told-path-end", "1.6"),
                Stayed::Held => ("freedom-told-held", "7.12"),
                Stayed::Stopped => ("freedom-told-stopped", "9.4.2"),
            };
            let text = Text::new(key).with("catcher", catcher_name(catcher)).place("at", at);
            plain(text).at(&[at]).because(clause)
        }
        Event::Captured { catcher, at, people, .. } => {
            let text = Text::new("freedom-told-captured").with("catcher", catcher_name(catcher));
            let text = text.place("at", at).with("people", *people);
            plain(text).at(&[at]).because("1.7").strong()
        }
        Event::Shielded { owner, seat } => {
            let text = Text::new("freedom-told-shielded").with("owner", *owner);
            plain(text.with("player", *seat)).because("9.4.5").strong()
        }
        Event::Protected { owner, seat } => {
            let text = Text::new("freedom-told-protected").with("owner", *owner);
            plain(text.with("player", *seat)).because("7.13").strong()
        }
        _ => return None,
    })
}

fn acting(event: &Event) -> Option<Told> {
    Some(match event {
        Event::TokenTaken { seat, stack, paid, grey } => {
            let key = if *grey { "freedom-told-took-grey" } else { "freedom-told-took" };
            let text = about(*seat, key).with("token", stack_name(stack));
            plain(text.with("money", u32::from(*paid)))
        }
        Event::TurnBegan { seat } => plain(about(*seat, "freedom-told-turn")).chapter(),
        Event::Passed { seat, money } => {
            plain(about(*seat, "freedom-told-passed").with("money", u32::from(*money)))
        }
        Event::Income { seat, money, why } => {
            let key = match why {
                Gain::Benefit => "freedom-told-income-benefit",
                Gain::Reserve => "freedom-told-income-reserve",
                Gain::Card => "freedom-told-income-card",
                Gain::People => "freedom-told-income-people",
            };
            plain(about(*seat, key).with("money", u32::from(*money)))
        }
        Event::TokenPlayed { seat, stack, grey } => {
            let key = if *grey { "freedom-told-played-grey" } else { "freedom-told-played" };
            plain(about(*seat, key).with("token", stack_name(stack)))
        }
        Event::Raised { seat, people, money } => {
            let text = about(*seat, "freedom-told-raised").with("people", *people);
            plain(text.with("money", u32::from(*money)))
        }
        // Whoever arrives in Canada has a line of their own.
        Event::Moved { from, to, .. } if to != "canada" => {
            let text = Text::new("freedom-told-moved").place("from", from).place("to", to);
            plain(text).at(&[from, to])
        }
        Event::Sent { from, to } if to != "canada" => {
            let text = Text::new("freedom-told-sent").place("from", from).place("to", to);
            plain(text).at(&[from, to]).because("3.3.5")
        }
        Event::Aid { seat, at, money } => {
            let text = about(*seat, "freedom-told-aid").place("at", at);
            plain(text.with("money", u32::from(*money))).at(&[at])
        }
        Event::Freed { from, freed } => {
            let text = Text::new("freedom-told-freed").place("from", from);
            plain(text.with("freed", *freed)).at(&[from]).strong()
        }
        Event::SpecialUsed { seat, role } => {
            plain(Text::new(format!("freedom-told-special-{role}")).with("player", *seat)).strong()
        }
        Event::Relieved { lots } => {
            let people: u32 = lots.iter().map(|n| u32::from(*n)).sum();
            plain(Text::new("freedom-told-relieved").with("people", people)).because("7.5")
        }
        Event::Given { from, to, money } => {
            let text = Text::new("freedom-told-given").with("from", *from).with("to", *to);
            plain(text.with("money", u32::from(*money))).because("9.4.3")
        }
        _ => return None,
    })
}

fn cards(event: &Event) -> Option<Told> {
    let card = |key: &'static str, id: &str| Text::new(key).with("card", card_name(id));
    Some(match event {
        Event::CardQueued { card: id, .. } => plain(card("freedom-told-queued", id)),
        Event::CardAside { card: id } => plain(card("freedom-told-aside", id)).because("5.10"),
        Event::CardBought { seat, card: id, paid, .. } => {
            let text = card("freedom-told-bought", id).with("player", *seat);
            plain(text.with("money", u32::from(*paid))).strong()
        }
        Event::CardDrawn { card: id } => plain(card("freedom-told-drawn", id)).because("9.2.8"),
        Event::CardStruck { card: id } => plain(card("freedom-told-struck", id)).strong(),
        Event::CardDiscarded { card: id, .. } => plain(card("freedom-told-discarded", id)),
        Event::CardsSwapped { left, right } => {
            let text = Text::new("freedom-told-swapped").with("left", *left + 1);
            plain(text.with("right", *right + 1))
        }
        Event::CardOnTop { card: id, .. } => plain(card("freedom-told-on-top", id)),
        Event::ReserveKept { seat, card: id, replaced } => {
            let text = match replaced {
                None => card("freedom-told-kept", id),
                Some(old) => card("freedom-told-kept-instead", id).with("old", card_name(old)),
            };
            plain(text.with("player", *seat))
        }
        Event::ReserveUsed { seat, card: id } => {
            plain(card("freedom-told-used", id).with("player", *seat)).strong()
        }
        _ => return None,
    })
}

fn market(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Returned { from, to } => {
            let text = Text::new("freedom-told-returned").place("from", from).place("to", to);
            plain(text).at(&[from, to]).because("9.5.8").strong()
        }
        Event::Seized { from, to } => {
            let text = Text::new("freedom-told-seized").place("from", from).place("to", to);
            plain(text).at(&[from, to]).because("9.5.10").strong()
        }
        Event::TokensGone { stacks } => {
            let text = Text::new("freedom-told-tokens-gone").with("tokens", stacks.len());
            plain(text).because("9.5.9").strong()
        }
        Event::SupportBack { seat, .. } => {
            plain(about(*seat, "freedom-told-support-back")).because("9.5.11").strong()
        }
        Event::MarketBegan => plain(Text::new("freedom-told-market")).chapter(),
        Event::Placed { at, people } => {
            let text = Text::new("freedom-told-placed").place("at", at).with("people", *people);
            plain(text).at(&[at])
        }
        Event::Lost { people, lost } => {
            let text = Text::new("freedom-told-lost").with("people", *people);
            plain(text.with("lost", *lost)).because("4.4").strong()
        }
        Event::LotFilled { people, .. } => {
            plain(Text::new("freedom-told-lot-filled").with("people", *people))
        }
        Event::LeftOff { seat, people, paid } => {
            let text = about(*seat, "freedom-told-left-off").with("people", *people);
            plain(text.with("money", u32::from(*paid))).because("9.4.1").strong()
        }
        Event::LanternPassed { seat } => plain(about(*seat, "freedom-told-lantern")),
        _ => return None,
    })
}
