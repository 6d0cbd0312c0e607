//! The story: a sentence for every event worth one; a sequence reads as a paragraph.

use kernel::{Arg, Line, Text};

use crate::colour::{Colour, Side};
use crate::event::{Event, How, Tally};
use crate::words::{count, side as side_text, units};

/// The line an event adds to the story.
pub(crate) fn story(event: &Event) -> Option<Line> {
    Some(match event {
        Event::FirstSide { side, .. } => {
            Line::plain("rebellion1775-told-first-side").with("side", side_text(*side))
        }
        Event::RoundBegan { round } => {
            Line::plain("rebellion1775-told-round").with("round", *round).chapter()
        }
        Event::SequenceBegan { seat, .. } => {
            Line::plain("rebellion1775-told-sequence").with("faction", *seat).chapter()
        }
        Event::RoundEnded { round, scores, .. } => Line::plain("rebellion1775-told-round-ended")
            .with("round", *round)
            .with("british", scores[0])
            .with("american", scores[1]),
        Event::Ended { winner, scores, truce } => {
            let key = match winner {
                Some(Side::British) => "rebellion1775-told-ended-british",
                Some(Side::American) => "rebellion1775-told-ended-american",
                None => "rebellion1775-told-ended-draw",
            };
            let line = Line::plain(key).with("british", scores[0]).with("american", scores[1]);
            line.because(if truce.is_some() { "10.1" } else { "10.6" }).chapter()
        }
        Event::HandShown { seat, cards } => {
            let line = Line::plain("rebellion1775-told-hand-shown").with("faction", *seat);
            line.with("cards", Arg::Places(cards.clone())).because("8.3").strong()
        }
        Event::Drew { .. }
        | Event::SequenceEnded { .. }
        | Event::Instructed { .. }
        | Event::Placed { .. }
        | Event::Returned { .. }
        | Event::DiceFell { .. }
        | Event::Reinforced { count: 0, .. } => return None,
        other => return placed(other).or_else(|| fought(other)).or_else(|| changed(other)),
    })
}

fn card(line: Line, id: &str) -> Line {
    line.with("card", Arg::Place(id.to_owned()))
}

fn one(id: &str, n: u8) -> Text {
    Colour::by_id(id).map_or_else(|| Text::new("rebellion1775-nobody"), |c| count(c, n))
}

/// Cards, reinforcements and marches.
fn placed(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Reinforced { seat, extra, count, at } => {
            let key =
                if *extra { "rebellion1775-told-extra" } else { "rebellion1775-told-reinforced" };
            let places: Vec<String> = at.iter().map(|a| a.at.clone()).collect();
            let line = Line::plain(key).with("faction", *seat).with("count", *count);
            line.with("places", Arg::Places(places.clone())).about(places)
        }
        Event::CardPlayed { seat, card: id, movement, truce } => {
            let line = match (truce, movement) {
                (true, _) => Line::plain("rebellion1775-told-truce").because("6.15").strong(),
                (_, true) => Line::plain("rebellion1775-told-movement-card"),
                _ => Line::plain("rebellion1775-told-event").strong(),
            };
            card(line.with("faction", *seat), id)
        }
        Event::Landed { units: tally, at, .. } => {
            Line::plain("rebellion1775-told-landed").with("units", units(tally)).place("at", at)
        }
        Event::Recruited { from, to, at, .. } => {
            let line = Line::plain("rebellion1775-told-recruited").with("from", one(from, 1));
            line.with("to", one(to, 1)).place("at", at).because("9.17")
        }
        Event::WentHome { colour, count, .. } => {
            let line = Line::plain("rebellion1775-told-went-home");
            line.with("units", one(colour, *count)).because("9.17")
        }
        Event::Converted { from, to, at, .. } => {
            let line = Line::plain("rebellion1775-told-converted").with("from", one(from, 1));
            line.with("to", one(to, 1)).place("at", at).because("9.5").strong()
        }
        Event::Marched { seat, how, from, to, path, units: tally, .. } => {
            let key = match how {
                How::Land => "rebellion1775-told-marched",
                How::Ship => "rebellion1775-told-sailed",
                How::Rearranged => "rebellion1775-told-rearranged",
                How::Pursuit => "rebellion1775-told-pursued",
            };
            let line = Line::plain(key).with("faction", *seat).with("units", units(tally));
            line.place("from", from).with("to", Arg::Place(to.clone())).about(path)
        }
        Event::Named { card: id, at, .. } => {
            card(Line::plain("rebellion1775-told-named"), id).place("at", at)
        }
        _ => return None,
    })
}

/// Battles.
fn fought(event: &Event) -> Option<Line> {
    Some(match event {
        Event::BattleBegan { at, attackers, defenders, .. } => {
            Line::plain("rebellion1775-told-battle")
                .with("attackers", units(attackers))
                .with("defenders", units(defenders))
                .place("at", at)
                .strong()
        }
        Event::NativesFled { at, each } => {
            let line = Line::plain("rebellion1775-told-natives-fled").with("each", *each);
            line.place("at", at).because("5.6")
        }
        Event::Rolled { at, side, dice, hits, free } => {
            let flees: u8 = dice.iter().map(|d| d.flees).sum();
            let blanks: u8 = dice.iter().map(|d| d.blanks).sum();
            let line = if *free {
                Line::plain("rebellion1775-told-rolled-free")
            } else {
                Line::plain("rebellion1775-told-rolled").with("flees", flees).with("blanks", blanks)
            };
            line.with("side", side_text(*side)).with("hits", *hits).about([at])
        }
        Event::Lost { at, side, units, standing: true, .. } => {
            battle("rebellion1775-told-lost-standing", at, *side, units).because("13.2")
        }
        Event::Lost { at, side, units, .. } => battle("rebellion1775-told-lost", at, *side, units),
        Event::Fled { at, side, units } => battle("rebellion1775-told-fled", at, *side, units),
        Event::Steadied { at, card: id, units: tally } => {
            let line = card(Line::plain("rebellion1775-told-steadied"), id);
            line.with("units", units(tally)).about([at]).because("9.15")
        }
        Event::Turned { at, from, count, to, joined } => {
            let line = Line::plain("rebellion1775-told-turned").with("from", one(from, *count));
            line.with("to", one(to, *joined)).about([at]).because("9.19").strong()
        }
        Event::Manoeuvred { colour, from, to, standing, .. } => {
            let line = if *standing {
                Line::plain("rebellion1775-told-manoeuvred-standing").because("13.3")
            } else {
                Line::plain("rebellion1775-told-manoeuvred")
            };
            line.with("unit", one(colour, 1)).place("from", from).place("to", to)
        }
        Event::BattleEnded { at, winner, left, .. } => match winner {
            Some(side) => Line::plain("rebellion1775-told-battle-won")
                .with("side", side_text(*side))
                .with("left", units(left)),
            None => Line::plain("rebellion1775-told-battle-nobody").because("7.20"),
        }
        .place("at", at)
        .strong(),
        _ => return None,
    })
}

fn battle(key: &'static str, at: &str, side: Side, tally: &Tally) -> Line {
    Line::plain(key).with("side", side_text(side)).with("units", units(tally)).about([at])
}

/// Natives, colonies and cities.
fn changed(event: &Event) -> Option<Line> {
    let told = |key, side: Side| Line::plain(key).with("side", side_text(side));
    Some(match event {
        Event::NativesJoined { at, side, count } => {
            told("rebellion1775-told-natives-joined", *side)
                .with("count", *count)
                .place("at", at)
                .because("5.3")
        }
        Event::NativesNeutral { at, count } => {
            let line = Line::plain("rebellion1775-told-natives-neutral").with("count", *count);
            line.place("at", at).because("5.5")
        }
        Event::ColonyChanged { colony, side, before } => match side {
            Some(side) => told("rebellion1775-told-colony-gained", *side).because("4.5").strong(),
            None => told("rebellion1775-told-colony-lost", (*before)?).because("4.7"),
        }
        .place("colony", colony),
        Event::MarkerChanged { at, side, before } => match side {
            Some(side) => told("rebellion1775-told-city-gained", *side).because("12.7"),
            None => told("rebellion1775-told-city-lost", (*before)?).because("12.6"),
        }
        .place("at", at),
        _ => return None,
    })
}
