//! The story: a sentence for every event worth one; a sequence reads as a paragraph.

use kernel::{Arg, Line, Text, Weight};

use crate::colour::{Colour, Side};
use crate::event::{Event, How, Tally};
use crate::words::{count, side as side_text, units};

/// The line an event adds to the story.
pub(crate) fn story(event: &Event) -> Option<Line> {
    let line = |weight, text| Some(Line { text, clause: None, places: vec![], weight });
    match event {
        Event::FirstSide { side, .. } => line(
            Weight::Plain,
            Text::new("rebellion1775-told-first-side").with("side", side_text(*side)),
        ),
        Event::RoundBegan { round } => {
            line(Weight::Chapter, Text::new("rebellion1775-told-round").with("round", *round))
        }
        Event::SequenceBegan { seat, .. } => {
            line(Weight::Chapter, Text::new("rebellion1775-told-sequence").with("faction", *seat))
        }
        Event::RoundEnded { round, scores, .. } => line(
            Weight::Plain,
            Text::new("rebellion1775-told-round-ended")
                .with("round", *round)
                .with("british", scores[0])
                .with("american", scores[1]),
        ),
        Event::Ended { winner, scores, truce } => {
            let key = match winner {
                Some(Side::British) => "rebellion1775-told-ended-british",
                Some(Side::American) => "rebellion1775-told-ended-american",
                None => "rebellion1775-told-ended-draw",
            };
            let text = Text::new(key).with("british", scores[0]).with("american", scores[1]);
            let clause = Some(if truce.is_some() { "10.1" } else { "10.6" });
            Some(Line { text, clause, places: vec![], weight: Weight::Chapter })
        }
        Event::HandShown { seat, cards } => {
            let text = Text::new("rebellion1775-told-hand-shown").with("faction", *seat);
            let text = text.with("cards", Arg::Places(cards.clone()));
            Some(Line { text, clause: Some("8.3"), places: vec![], weight: Weight::Strong })
        }
        Event::Drew { .. }
        | Event::SequenceEnded { .. }
        | Event::Instructed { .. }
        | Event::Placed { .. }
        | Event::Returned { .. }
        | Event::DiceFell { .. }
        | Event::Reinforced { count: 0, .. } => None,
        other => placed(other).or_else(|| fought(other)).or_else(|| changed(other)),
    }
}

fn at_line(weight: Weight, clause: Option<&'static str>, at: &str, text: Text) -> Option<Line> {
    Some(Line { text: text.place("at", at), clause, places: vec![at.to_owned()], weight })
}

fn card(text: Text, id: &str) -> Text {
    text.with("card", Arg::Place(id.to_owned()))
}

fn one(id: &str, n: u8) -> Text {
    Colour::by_id(id).map_or_else(|| Text::new("rebellion1775-nobody"), |c| count(c, n))
}

/// Cards, reinforcements and marches.
fn placed(event: &Event) -> Option<Line> {
    match event {
        Event::Reinforced { seat, extra, count, at } => {
            let key =
                if *extra { "rebellion1775-told-extra" } else { "rebellion1775-told-reinforced" };
            let places: Vec<String> = at.iter().map(|a| a.at.clone()).collect();
            let text = Text::new(key).with("faction", *seat).with("count", *count);
            let text = text.with("places", Arg::Places(places.clone()));
            Some(Line { text, clause: None, places, weight: Weight::Plain })
        }
        Event::CardPlayed { seat, card: id, movement, truce } => {
            let (key, clause, weight) = match (truce, movement) {
                (true, _) => ("rebellion1775-told-truce", Some("6.15"), Weight::Strong),
                (_, true) => ("rebellion1775-told-movement-card", None, Weight::Plain),
                _ => ("rebellion1775-told-event", None, Weight::Strong),
            };
            let text = card(Text::new(key).with("faction", *seat), id);
            Some(Line { text, clause, places: vec![], weight })
        }
        Event::Landed { units: tally, at, .. } => at_line(
            Weight::Plain,
            None,
            at,
            Text::new("rebellion1775-told-landed").with("units", units(tally)),
        ),
        Event::Recruited { from, to, at, .. } => at_line(
            Weight::Plain,
            Some("9.17"),
            at,
            Text::new("rebellion1775-told-recruited")
                .with("from", one(from, 1))
                .with("to", one(to, 1)),
        ),
        Event::WentHome { colour, count, .. } => {
            let text = Text::new("rebellion1775-told-went-home").with("units", one(colour, *count));
            Some(Line { text, clause: Some("9.17"), places: vec![], weight: Weight::Plain })
        }
        Event::Converted { from, to, at, .. } => at_line(
            Weight::Strong,
            Some("9.5"),
            at,
            Text::new("rebellion1775-told-converted")
                .with("from", one(from, 1))
                .with("to", one(to, 1)),
        ),
        Event::Marched { seat, how, from, to, path, units: tally, .. } => {
            let key = match how {
                How::Land => "rebellion1775-told-marched",
                How::Ship => "rebellion1775-told-sailed",
                How::Rearranged => "rebellion1775-told-rearranged",
                How::Pursuit => "rebellion1775-told-pursued",
            };
            let text = Text::new(key).with("faction", *seat).with("units", units(tally));
            let text = text.place("from", from).place("to", to);
            let places = std::iter::once(from).chain(path).cloned().collect();
            Some(Line { text, clause: None, places, weight: Weight::Plain })
        }
        Event::Named { card: id, at, .. } => {
            at_line(Weight::Plain, None, at, card(Text::new("rebellion1775-told-named"), id))
        }
        _ => None,
    }
}

/// Battles.
fn fought(event: &Event) -> Option<Line> {
    match event {
        Event::BattleBegan { at, attackers, defenders, .. } => at_line(
            Weight::Strong,
            None,
            at,
            Text::new("rebellion1775-told-battle")
                .with("attackers", units(attackers))
                .with("defenders", units(defenders)),
        ),
        Event::NativesFled { at, each } => at_line(
            Weight::Plain,
            Some("5.6"),
            at,
            Text::new("rebellion1775-told-natives-fled").with("each", *each),
        ),
        Event::Rolled { at, side, dice, hits, free } => {
            let flees: u8 = dice.iter().map(|d| d.flees).sum();
            let blanks: u8 = dice.iter().map(|d| d.blanks).sum();
            let text = if *free {
                Text::new("rebellion1775-told-rolled-free")
            } else {
                Text::new("rebellion1775-told-rolled").with("flees", flees).with("blanks", blanks)
            };
            let text = text.with("side", side_text(*side)).with("hits", *hits);
            Some(Line { text, clause: None, places: vec![at.clone()], weight: Weight::Plain })
        }
        Event::Lost { at, side, units: tally, standing, .. } => {
            let (key, clause) = if *standing {
                ("rebellion1775-told-lost-standing", Some("13.2"))
            } else {
                ("rebellion1775-told-lost", None)
            };
            battle_line(key, clause, at, *side, tally)
        }
        Event::Fled { at, side, units: tally } => {
            battle_line("rebellion1775-told-fled", None, at, *side, tally)
        }
        Event::Steadied { at, card: id, units: tally } => {
            let text = card(Text::new("rebellion1775-told-steadied"), id);
            let text = text.with("units", units(tally));
            let places = vec![at.clone()];
            Some(Line { text, clause: Some("9.15"), places, weight: Weight::Plain })
        }
        Event::Turned { at, from, count, to, joined } => {
            let text = Text::new("rebellion1775-told-turned").with("from", one(from, *count));
            let text = text.with("to", one(to, *joined));
            let places = vec![at.clone()];
            Some(Line { text, clause: Some("9.19"), places, weight: Weight::Strong })
        }
        Event::Manoeuvred { colour, from, to, standing, .. } => {
            let (key, clause) = if *standing {
                ("rebellion1775-told-manoeuvred-standing", Some("13.3"))
            } else {
                ("rebellion1775-told-manoeuvred", None)
            };
            let text = Text::new(key).with("unit", one(colour, 1));
            let text = text.place("from", from).place("to", to);
            let places = vec![from.clone(), to.clone()];
            Some(Line { text, clause, places, weight: Weight::Plain })
        }
        Event::BattleEnded { at, winner, left, .. } => {
            let text = match winner {
                Some(side) => Text::new("rebellion1775-told-battle-won")
                    .with("side", side_text(*side))
                    .with("left", units(left)),
                None => Text::new("rebellion1775-told-battle-nobody"),
            };
            let clause = winner.is_none().then_some("7.20");
            at_line(Weight::Strong, clause, at, text)
        }
        _ => None,
    }
}

fn battle_line(
    key: &'static str,
    clause: Option<&'static str>,
    at: &str,
    side: Side,
    tally: &Tally,
) -> Option<Line> {
    let text = Text::new(key).with("side", side_text(side)).with("units", units(tally));
    Some(Line { text, clause, places: vec![at.to_owned()], weight: Weight::Plain })
}

/// Natives, colonies and cities.
fn changed(event: &Event) -> Option<Line> {
    match event {
        Event::NativesJoined { at, side, count } => at_line(
            Weight::Plain,
            Some("5.3"),
            at,
            Text::new("rebellion1775-told-natives-joined")
                .with("side", side_text(*side))
                .with("count", *count),
        ),
        Event::NativesNeutral { at, count } => at_line(
            Weight::Plain,
            Some("5.5"),
            at,
            Text::new("rebellion1775-told-natives-neutral").with("count", *count),
        ),
        Event::ColonyChanged { colony, side, before } => {
            let text = held(
                *side,
                *before,
                "rebellion1775-told-colony-gained",
                "rebellion1775-told-colony-lost",
            )?;
            let text = text.place("colony", colony);
            let weight = if side.is_some() { Weight::Strong } else { Weight::Plain };
            let clause = Some(if side.is_some() { "4.5" } else { "4.7" });
            Some(Line { text, clause, places: vec![colony.clone()], weight })
        }
        Event::MarkerChanged { at, side, before } => {
            let text = held(
                *side,
                *before,
                "rebellion1775-told-city-gained",
                "rebellion1775-told-city-lost",
            )?;
            let clause = Some(if side.is_some() { "12.7" } else { "12.6" });
            at_line(Weight::Plain, clause, at, text)
        }
        _ => None,
    }
}

fn held(
    now: Option<Side>,
    before: Option<Side>,
    gained: &'static str,
    lost: &'static str,
) -> Option<Text> {
    match now {
        Some(side) => Some(Text::new(gained).with("side", side_text(side))),
        None => Some(Text::new(lost).with("side", side_text(before?))),
    }
}
