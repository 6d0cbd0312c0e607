//! What can be wrong with a board file. Everything is said at once, each fault with its place.

use kernel::about::Names;
use kernel::{Fault, Faults, Seat};

use crate::area::MAX_AREAS;
use crate::board::{Board, Control, MAX_COLONIES, MAX_CUBES, MAX_DICE, MAX_HAND, MAX_WATERS};
use crate::board_file::{CardFile, File, ScenarioFile, Units};
use crate::card::{Effect, MAX_NUMBER};
use crate::colour::{ByColour, Colour, FACTIONS, Side};
use crate::control;

/// How a part of the board can be known, the surest first: by the rulebook, from the printed game,
/// from somebody who owns it, by inference, or by reconstruction.
const KNOWN: [&str; 5] = ["rulebook", "component", "player", "inferred", "reconstructed"];

fn check_names(faults: &mut Faults, at: &str, names: &Names) {
    for name in [&names.en, &names.fr, &names.it] {
        faults.need(!name.trim().is_empty(), format!("{at}.names"), "a name is missing");
    }
}

/// How a part of the board is known must be said in one of our words.
fn check_known(faults: &mut Faults, at: String, word: &str) {
    let what = format!("{word:?} does not say how it is known: write {}", KNOWN.join(", "));
    faults.need(KNOWN.contains(&word), at, what);
}

fn check_units(faults: &mut Faults, at: &str, units: &Units) {
    for (id, count) in units {
        let known = Colour::by_id(id).is_some();
        faults.need(known, at, format!("{id:?} is no colour: use R, Y, B, W, O, F or N"));
        let few = *count <= MAX_CUBES;
        faults.need(few, at, format!("{count} cubes of {id}, and {MAX_CUBES} are the most"));
    }
}

/// Checks a file by itself.
pub(crate) fn check(file: &File) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    faults.need(file.game == "rebellion1775", "game", "this is not a board of rebellion1775");
    for (part, word) in &file.provenance {
        check_known(&mut faults, format!("provenance.{part}"), word);
    }
    check_colours(file, &mut faults);
    check_places(file, &mut faults);
    check_areas(file, &mut faults);
    check_lines(file, &mut faults);
    check_connected(file, &mut faults);
    for (n, card) in file.card.iter().enumerate() {
        check_card(file, card, &file.card[..n], &mut faults);
    }
    faults.need(!file.scenario.is_empty(), "scenario", "a board has one scenario at least");
    for (n, scenario) in file.scenario.iter().enumerate() {
        let at = format!("scenario.{}", scenario.id);
        let known = file.scenario[..n].iter().any(|s| s.id == scenario.id);
        faults.need(!known, &at, "each scenario needs an id of its own");
        check_scenario(file, scenario, &at, &mut faults);
    }
    faults.none(())
}

fn check_colours(file: &File, faults: &mut Faults) {
    let ids: Vec<&str> = file.colour.iter().map(|c| c.id.as_str()).collect();
    faults.need(ids == Colour::IDS, "colour", "the colours are R, Y, B, W, O, F, N, in this order");
    for (colour, own) in file.colour.iter().zip(Colour::ALL) {
        let at = format!("colour.{}", colour.id);
        faults.need(colour.side == own.side(), &at, "it fights for another side");
        let cubes = (1..=MAX_CUBES).contains(&colour.cubes);
        faults.need(cubes, format!("{at}.cubes"), format!("1 to {MAX_CUBES} cubes"));
        let dice = (1..=MAX_DICE).contains(&usize::from(colour.dice));
        faults.need(dice, format!("{at}.dice"), format!("1 to {MAX_DICE} dice"));
        let faces = u32::from(colour.hit) + u32::from(colour.flee) + u32::from(colour.blank);
        faults.need(faces == 6, &at, "hit, flee and blank add up to six faces");
        faults.need(colour.hit > 0, &at, "a die needs a hit, or battles would never end");
        check_names(faults, &at, &colour.names);
    }
    let all: u32 = file.colour.iter().map(|c| u32::from(c.cubes)).sum();
    faults.need(all <= 255, "colour", "there are at most 255 cubes in all");
}

fn check_places(file: &File, faults: &mut Faults) {
    let lists = [("water", &file.water, MAX_WATERS), ("colony", &file.colony, MAX_COLONIES)];
    for (kind, list, most) in lists {
        faults.need(list.len() <= most, kind, format!("there are at most {most}"));
        for (n, place) in list.iter().enumerate() {
            let at = format!("{kind}.{}", place.id);
            let used = place.id.is_empty() || list[..n].iter().any(|p| p.id == place.id);
            faults.need(!used, &at, "each needs an id of its own");
            check_names(faults, &at, &place.names);
        }
    }
    faults.need(!file.colony.is_empty(), "colony", "there is one colony at least");
}

fn check_areas(file: &File, faults: &mut Faults) {
    let count = (1..=MAX_AREAS).contains(&file.area.len());
    faults.need(count, "area", format!("a board has 1 to {MAX_AREAS} areas"));
    for (n, area) in file.area.iter().enumerate() {
        let at = format!("area.{}", area.id);
        let used = area.id.is_empty()
            || file.area[..n].iter().any(|a| a.id == area.id)
            || file.colony.iter().any(|c| c.id == area.id)
            || file.water.iter().any(|w| w.id == area.id);
        faults.need(!used, &at, "each area needs an id of its own");
        check_names(faults, &at, &area.names);
        let colony = file.colony.iter().any(|c| c.id == area.colony);
        faults.need(colony, &at, format!("{:?} is no colony", area.colony));
        for id in &area.water {
            let known = file.water.iter().any(|w| w.id == *id);
            faults.need(known, format!("{at}.water"), format!("{id:?} is no body of water"));
        }
        check_units(faults, &format!("{at}.units"), &area.units);
        for id in &area.borders {
            let at = format!("{at}.borders");
            match file.area.iter().find(|a| a.id == *id) {
                None => faults.add(at, format!("{id:?} is no area")),
                Some(other) if other.id == area.id => {
                    faults.add(at, "an area does not border itself");
                }
                Some(other) => {
                    let back = other.borders.contains(&area.id);
                    faults.need(back, at, format!("{id} does not border {} in return", area.id));
                }
            }
        }
    }
    for colony in &file.colony {
        let there = file.area.iter().any(|a| a.colony == colony.id);
        faults.need(there, format!("colony.{}", colony.id), "a colony has one area at least");
    }
}

fn check_lines(file: &File, faults: &mut Faults) {
    let borders = |a: &str, b: &str| {
        file.area.iter().any(|area| area.id == a && area.borders.iter().any(|id| id == b))
    };
    for [a, b] in &file.lines.rivers {
        faults.need(borders(a, b), "lines.rivers", format!("{a} and {b} share no border"));
    }
    for [a, b] in &file.lines.straits {
        let known = |id: &str| file.area.iter().any(|area| area.id == id);
        faults.need(known(a) && known(b), "lines.straits", format!("{a} or {b} is no area"));
        faults.need(!borders(a, b), "lines.straits", format!("{a} and {b} must not be adjacent"));
    }
}

/// The areas that can be reached by land from the first of those that are admitted.
fn reached(file: &File, admitted: impl Fn(&str) -> bool) -> Vec<&str> {
    let first = file.area.iter().find(|a| admitted(&a.id)).map(|a| a.id.as_str());
    let mut reached = Vec::from_iter(first);
    let mut next = 0;
    while next < reached.len() {
        if let Some(area) = file.area.iter().find(|a| a.id == reached[next]) {
            for id in &area.borders {
                let known = file.area.iter().any(|a| a.id == *id);
                if known && admitted(id) && !reached.contains(&id.as_str()) {
                    reached.push(id);
                }
            }
        }
        next += 1;
    }
    reached
}

fn check_connected(file: &File, faults: &mut Faults) {
    let all = reached(file, |_| true);
    for area in file.area.iter().filter(|a| !all.contains(&a.id.as_str())) {
        faults.add(format!("area.{}", area.id), "it cannot be reached by land");
    }
    for colony in &file.colony {
        let of = |id: &str| file.area.iter().any(|a| a.id == id && a.colony == colony.id);
        let whole = file.area.iter().filter(|a| a.colony == colony.id).count();
        let at = format!("colony.{}", colony.id);
        faults.need(reached(file, of).len() == whole, at, "its areas do not hang together");
    }
}

fn check_card(file: &File, card: &CardFile, before: &[CardFile], faults: &mut Faults) {
    let at = format!("card.{}{:02}", card.faction, card.number);
    let Some(faction) = Colour::by_id(&card.faction).and_then(Colour::faction) else {
        faults.add(at, "a card belongs to R, Y, B or W");
        return;
    };
    let side = Some(Side::of(faction));
    let number = (1..MAX_NUMBER as u8).contains(&card.number);
    faults.need(number, &at, "cards are numbered 1 to 15");
    let twice = before.iter().any(|c| c.faction == card.faction && c.number == card.number);
    faults.need(!twice, &at, "there are two cards with this number");
    check_names(faults, &at, &card.names);
    check_known(faults, format!("{at}.basis"), &card.basis);
    let phase = card.effect.phase();
    faults.need(phase == card.phase, &at, format!("its effect belongs to the phase {phase:?}"));
    faults.need(card.effect.is_movement() || !card.truce, &at, "a truce card is a movement card");
    let mut colour = |c: Colour, sides: &[Option<Side>]| {
        let suits = sides.contains(&c.side());
        faults.need(suits, &at, format!("{} is of the wrong side for this effect", c.id()));
    };
    let enemy = side.map(Side::other);
    match &card.effect {
        Effect::Place(place) => {
            let mut unknown = Vec::new();
            for id in place.units.keys() {
                match Colour::by_id(id) {
                    Some(c) => colour(c, &[side, None]),
                    None => unknown.push(id),
                }
            }
            if let Some(id) = place.holds.as_ref().filter(|id| *id != "side") {
                match Colour::by_id(id) {
                    Some(c) => colour(c, &[side]),
                    None => unknown.push(id),
                }
            }
            for id in unknown {
                faults.add(&at, format!("{id:?} is no colour"));
            }
            faults.need(place.units.values().any(|n| *n > 0), &at, "it places nothing");
            for id in &place.areas {
                let known = file.area.iter().any(|a| a.id == *id);
                faults.need(known, &at, format!("{id:?} is no area"));
            }
            if let Some(id) = &place.water {
                let known = file.water.iter().any(|w| w.id == *id);
                faults.need(known, &at, format!("{id:?} is no body of water"));
            }
        }
        Effect::Recruit { most: 0, .. } => faults.need(false, &at, "it recruits nobody"),
        Effect::Recruit { from, to, .. }
        | Effect::Convert { from, to }
        | Effect::TurnCoats { from, to } => {
            colour(*from, &[enemy]);
            colour(*to, &[side]);
        }
        Effect::Rearrange { holds } => colour(*holds, &[side]),
        Effect::Naval { units, .. } => {
            faults.need(*units > 0, &at, "an army has one unit at least");
        }
        Effect::Pursue { with } => {
            // An army marches with its own faction: the pursuit is no exception.
            faults.need(*with == Colour::of(faction), &at, "it pursues with the card's own colour");
        }
        Effect::Volley { colours, .. } | Effect::Steady { colours } => {
            colours.iter().for_each(|c| colour(c, &[side, None]));
        }
        _ => {}
    }
}

fn check_scenario(file: &File, scenario: &ScenarioFile, at: &str, faults: &mut Faults) {
    for id in &scenario.colonies {
        let known = file.colony.iter().any(|c| c.id == *id);
        faults.need(known, format!("{at}.colonies"), format!("{id:?} is no colony"));
    }
    let in_play = |id: &str| {
        let area = file.area.iter().find(|a| a.id == id);
        let all = scenario.colonies.is_empty();
        area.is_some_and(|a| all || scenario.colonies.contains(&a.colony))
    };
    let named = scenario.set.keys().chain(scenario.add.keys()).chain(&scenario.double);
    for id in named {
        faults.need(in_play(id), at, format!("{id:?} is no area in play"));
    }
    for units in scenario.set.values().chain(scenario.add.values()) {
        check_units(faults, at, units);
    }
    faults.need((1..=15).contains(&scenario.rounds), at, "a scenario has 1 to 15 rounds");
    let hand = (1..=MAX_HAND).contains(&scenario.hand);
    faults.need(hand, at, format!("a hand has 1 to {MAX_HAND} cards"));
    for faction in &Colour::IDS[..FACTIONS] {
        check_deck(file, scenario, faction, at, faults);
        for (kind, units) in
            [("extra", &scenario.extra), ("reinforcements", &scenario.reinforcements)]
        {
            let there = units.get(*faction).is_some_and(|n| *n <= MAX_CUBES);
            faults.need(there, format!("{at}.{kind}"), format!("a number for {faction}"));
        }
        let Some(site) = scenario.sites.get(*faction) else {
            faults.add(format!("{at}.sites"), format!("where {faction} arrives is missing"));
            continue;
        };
        let at = format!("{at}.sites.{faction}");
        if let Some(id) = &site.water {
            faults.need(file.water.iter().any(|w| w.id == *id), &at, "no such body of water");
        }
        if let Some(id) = &site.colony {
            faults.need(file.colony.iter().any(|c| c.id == *id), &at, "no such colony");
        }
        faults.need(site.water.is_none() || site.colony.is_none(), &at, "a water or a colony");
    }
    let known = |id: &String| Colour::IDS[..FACTIONS].contains(&id.as_str());
    let keys = scenario.decks.keys().chain(scenario.extra.keys());
    let keys = keys.chain(scenario.reinforcements.keys()).chain(scenario.sites.keys());
    faults.need(keys.into_iter().all(known), at, "the factions are R, Y, B and W");
}

fn check_deck(file: &File, scenario: &ScenarioFile, faction: &str, at: &str, faults: &mut Faults) {
    let at = format!("{at}.decks.{faction}");
    let Some(deck) = scenario.decks.get(faction) else {
        faults.add(at, "the deck is missing");
        return;
    };
    let (mut movement, mut truces) = (0, 0);
    for (n, number) in deck.iter().enumerate() {
        faults.need(!deck[..n].contains(number), &at, format!("card {number} is there twice"));
        match file.card.iter().find(|c| c.faction == faction && c.number == *number) {
            None => faults.add(&at, format!("there is no card {number}")),
            Some(card) => {
                movement += u8::from(card.effect.is_movement());
                truces += u8::from(card.truce);
            }
        }
    }
    faults.need(movement >= scenario.rounds, &at, "a movement card is needed for every round");
    let checked = scenario.check_from <= scenario.rounds;
    faults.need(truces == u8::from(checked), &at, "one truce card, or none if none is looked at");
}

/// Checks what only the tables show: who stands where, and who controls what at the start.
pub(crate) fn check_starts(board: &Board, file: &File) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    for (scenario, written) in board.scenarios.iter().zip(&file.scenario) {
        let at = format!("scenario.{}", scenario.id);
        let mut used = ByColour::all(0u32);
        for area in scenario.areas {
            let force = scenario.units[area];
            let mixed = force.holds(Side::British) && force.holds(Side::American);
            faults.need(!mixed, &at, format!("both sides stand in {}", board.id(area)));
            for colour in Colour::ALL {
                used[colour] += u32::from(force.of(colour));
            }
        }
        for colour in Colour::ALL {
            let extra = colour.faction().map_or(0, |f| scenario.extra[f]);
            let needed = used[colour] + u32::from(extra);
            let there = u32::from(board.colours[colour].count);
            let id = colour.id();
            faults.need(needed <= there, &at, format!("{needed} cubes of {id}, {there} exist"));
        }
        for side in Side::BOTH {
            let anywhere = scenario.areas.iter().any(|a| scenario.units[a].holds(side));
            faults.need(anywhere, &at, format!("the {side:?} side stands nowhere"));
            let expected = match side {
                Side::British => &written.start.british,
                Side::American => &written.start.american,
            };
            let mut expected = expected.clone();
            expected.sort_unstable();
            let mut found = started(board, scenario, side);
            found.sort_unstable();
            let what = format!("the {side:?} side controls {found:?}, not {expected:?}");
            faults.need(found == expected, format!("{at}.start"), what);
        }
        for seat in (0..FACTIONS as u8).map(Seat) {
            let empty = control::arrivals_at_all(scenario, seat).is_empty();
            faults.need(!empty, &at, "a faction could never receive reinforcements");
        }
    }
    faults.none(())
}

fn started(board: &Board, scenario: &crate::board::Scenario, side: Side) -> Vec<String> {
    match scenario.control {
        Control::Colonies => (0..board.colonies.len() as u8)
            .filter(|c| board.sole_holder(&scenario.units, *c) == Some(side))
            .map(|c| board.colony_id(c).to_owned())
            .collect(),
        Control::Cities => {
            let cities = board.cities.and(scenario.areas).iter();
            let held = cities.filter(|a| scenario.units[*a].holds(side));
            held.map(|a| board.id(a).to_owned()).collect()
        }
    }
}
