//! The story: what an event adds to it, as keys and arguments.

use kernel::{Line, Seat};

use crate::event::{Ending, Event, Gain, Stayed};
use crate::options::Mode;
use crate::words::{card_name, catcher_name, period_name, role_name, stack_name};

fn by(seat: Seat, key: &'static str) -> Line {
    Line::plain(key).with("player", seat)
}

/// The line an event adds to the story, if it is worth one.
pub(crate) fn story(event: &Event) -> Option<Line> {
    setting(event)
        .or_else(|| hunting(event))
        .or_else(|| acting(event))
        .or_else(|| cards(event))
        .or_else(|| market(event))
}

fn setting(event: &Event) -> Option<Line> {
    Some(match event {
        Event::RoleTaken { role, .. } => {
            Line::plain("freedom-told-role").with("role", role_name(role))
        }
        Event::Leads { seat } => by(*seat, "freedom-told-leads"),
        Event::RoundBegan { round, lead } => {
            by(*lead, "freedom-told-round").with("round", *round).chapter()
        }
        Event::PlanningBegan { .. } => Line::plain("freedom-told-planning"),
        Event::LeadFirst { seat } => by(*seat, "freedom-told-lead-first").because("2.4"),
        Event::Preferred { seat, mode } => {
            let key = match mode {
                Mode::Acting => "freedom-told-preferred-acting",
                Mode::Ask => "freedom-told-preferred-ask",
                Mode::Never => "freedom-told-preferred-never",
            };
            by(*seat, key).because("10.5")
        }
        Event::PeriodOpened { period } => {
            let line = Line::plain("freedom-told-period").with("period", period_name(*period));
            line.because("2.11").strong()
        }
        Event::Ended { why, score, .. } => {
            let (key, clause) = match why {
                Ending::Freedom => ("freedom-outcome-won", "8.1"),
                Ending::Lost => ("freedom-outcome-lost", "8.4"),
                Ending::Time => ("freedom-outcome-time", "8.5"),
            };
            Line::plain(key).with("score", *score).because(clause).chapter()
        }
        _ => return None,
    })
}

fn hunting(event: &Event) -> Option<Line> {
    let by = |catcher: &str, key| Line::plain(key).with("catcher", catcher_name(catcher));
    Some(match event {
        Event::CatcherRolled { catcher: None } => {
            Line::plain("freedom-told-rolled-none").because("1.2")
        }
        Event::ArrowsRolled { catcher, east, arrows, moves } => {
            let (key, clause) = match (moves, east) {
                (false, _) => ("freedom-told-rolled-nothing", Some("10.1")),
                (true, true) => ("freedom-told-rolled-east", None),
                (true, false) => ("freedom-told-rolled-west", None),
            };
            by(catcher, key).with("arrows", *arrows).because(clause)
        }
        Event::CatcherMoved { catcher, from, to, .. } => {
            by(catcher, "freedom-told-catcher").place("from", from).place("to", to)
        }
        Event::CatcherStayed { catcher, at, why } => {
            let (key, clause) = match why {
                Stayed::PathEnd => ("freedom-told-path-end", "1.6"),
                Stayed::Held => ("freedom-told-held", "7.12"),
                Stayed::Stopped => ("freedom-told-stopped", "9.4.2"),
            };
            by(catcher, key).place("at", at).because(clause)
        }
        Event::Captured { catcher, at, people, .. } => {
            let line = by(catcher, "freedom-told-captured").place("at", at);
            line.with("people", *people).because("1.7").strong()
        }
        Event::Shielded { owner, seat } => {
            let line = Line::plain("freedom-told-shielded").with("owner", *owner);
            line.with("player", *seat).because("9.4.5").strong()
        }
        Event::Protected { owner, seat } => {
            let line = Line::plain("freedom-told-protected").with("owner", *owner);
            line.with("player", *seat).because("7.13").strong()
        }
        _ => return None,
    })
}

fn acting(event: &Event) -> Option<Line> {
    Some(match event {
        Event::TokenTaken { seat, stack, paid, grey } => {
            let key = if *grey { "freedom-told-took-grey" } else { "freedom-told-took" };
            by(*seat, key).with("token", stack_name(stack)).with("money", u32::from(*paid))
        }
        Event::TurnBegan { seat } => by(*seat, "freedom-told-turn").chapter(),
        Event::Passed { seat, money } => {
            by(*seat, "freedom-told-passed").with("money", u32::from(*money))
        }
        Event::Income { seat, money, why } => {
            let key = match why {
                Gain::Benefit => "freedom-told-income-benefit",
                Gain::Reserve => "freedom-told-income-reserve",
                Gain::Card => "freedom-told-income-card",
                Gain::People => "freedom-told-income-people",
            };
            by(*seat, key).with("money", u32::from(*money))
        }
        Event::TokenPlayed { seat, stack, grey } => {
            let key = if *grey { "freedom-told-played-grey" } else { "freedom-told-played" };
            by(*seat, key).with("token", stack_name(stack))
        }
        Event::Raised { seat, people, money } => {
            let line = by(*seat, "freedom-told-raised").with("people", *people);
            line.with("money", u32::from(*money))
        }
        // Whoever arrives in Canada has a line of their own.
        Event::Moved { from, to, .. } if to != "canada" => {
            Line::plain("freedom-told-moved").place("from", from).place("to", to)
        }
        Event::Sent { from, to } if to != "canada" => {
            Line::plain("freedom-told-sent").place("from", from).place("to", to).because("3.3.5")
        }
        Event::Aid { seat, at, money } => {
            by(*seat, "freedom-told-aid").place("at", at).with("money", u32::from(*money))
        }
        Event::Freed { from, freed } => {
            Line::plain("freedom-told-freed").place("from", from).with("freed", *freed).strong()
        }
        Event::SpecialUsed { seat, role } => {
            Line::plain(format!("freedom-told-special-{role}")).with("player", *seat).strong()
        }
        Event::Relieved { lots } => {
            let people: u32 = lots.iter().map(|n| u32::from(*n)).sum();
            Line::plain("freedom-told-relieved").with("people", people).because("7.5")
        }
        Event::Given { from, to, money } => {
            let line = Line::plain("freedom-told-given").with("from", *from).with("to", *to);
            line.with("money", u32::from(*money)).because("9.4.3")
        }
        _ => return None,
    })
}

fn cards(event: &Event) -> Option<Line> {
    let of = |id: &str, key| Line::plain(key).with("card", card_name(id));
    Some(match event {
        Event::CardQueued { card, .. } => of(card, "freedom-told-queued"),
        Event::CardAside { card } => of(card, "freedom-told-aside").because("5.10"),
        Event::CardBought { seat, card, paid, .. } => {
            let line = of(card, "freedom-told-bought").with("player", *seat);
            line.with("money", u32::from(*paid)).strong()
        }
        Event::CardDrawn { card } => of(card, "freedom-told-drawn").because("9.2.8"),
        Event::CardStruck { card } => of(card, "freedom-told-struck").strong(),
        Event::CardDiscarded { card, .. } => of(card, "freedom-told-discarded"),
        Event::CardsSwapped { left, right } => {
            Line::plain("freedom-told-swapped").with("left", *left + 1).with("right", *right + 1)
        }
        Event::CardOnTop { card, .. } => of(card, "freedom-told-on-top"),
        Event::ReserveKept { seat, card, replaced } => match replaced {
            None => of(card, "freedom-told-kept"),
            Some(old) => of(card, "freedom-told-kept-instead").with("old", card_name(old)),
        }
        .with("player", *seat),
        Event::ReserveUsed { seat, card } => {
            of(card, "freedom-told-used").with("player", *seat).strong()
        }
        _ => return None,
    })
}

fn market(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Returned { from, to } => {
            let line = Line::plain("freedom-told-returned").place("from", from).place("to", to);
            line.because("9.5.8").strong()
        }
        Event::Seized { from, to } => {
            let line = Line::plain("freedom-told-seized").place("from", from).place("to", to);
            line.because("9.5.10").strong()
        }
        Event::TokensGone { stacks } => {
            let line = Line::plain("freedom-told-tokens-gone").with("tokens", stacks.len());
            line.because("9.5.9").strong()
        }
        Event::SupportBack { seat, .. } => {
            by(*seat, "freedom-told-support-back").because("9.5.11").strong()
        }
        Event::MarketBegan => Line::plain("freedom-told-market").chapter(),
        Event::Placed { at, people } => {
            Line::plain("freedom-told-placed").place("at", at).with("people", *people)
        }
        Event::Lost { people, lost } => {
            let line = Line::plain("freedom-told-lost").with("people", *people);
            line.with("lost", *lost).because("4.4").strong()
        }
        Event::LotFilled { people, .. } => {
            Line::plain("freedom-told-lot-filled").with("people", *people)
        }
        Event::LeftOff { seat, people, paid } => {
            let line = by(*seat, "freedom-told-left-off").with("people", *people);
            line.with("money", u32::from(*paid)).because("9.4.1").strong()
        }
        Event::LanternPassed { seat } => by(*seat, "freedom-told-lantern"),
        _ => return None,
    })
}
