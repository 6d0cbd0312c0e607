//! The board file as it is written, and how it becomes tables.

use std::collections::BTreeMap;

use kernel::about::Names;
use kernel::{By, Key, Seat};
use serde::Deserialize;

use crate::area::{Area, Areas, ByArea};
use crate::board::{
    AreaPrint, Arrival, Board, Control, Cubes, MAX_COLONIES, MAX_WATERS, Named, Scenario,
};
use crate::card::{CardPhase, Cards, Effect, Holds, MAX_NUMBER, Placement, Print, Site};
use crate::colour::{ByColour, ByFaction, Colour, Side};
use crate::dice::Dice;
use crate::force::{Force, Slot};

/// So many units of each colour, by the colour's id.
pub(crate) type Units = BTreeMap<String, u8>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) game: String,
    #[allow(dead_code)] // a title for people who read the file
    pub(crate) name: String,
    pub(crate) provenance: BTreeMap<String, String>,
    pub(crate) colour: Vec<ColourFile>,
    pub(crate) water: Vec<Named>,
    pub(crate) colony: Vec<Named>,
    pub(crate) lines: LinesFile,
    pub(crate) area: Vec<AreaFile>,
    pub(crate) card: Vec<CardFile>,
    pub(crate) scenario: Vec<ScenarioFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ColourFile {
    pub(crate) id: String,
    pub(crate) letter: String,
    pub(crate) colour: String,
    pub(crate) side: Option<Side>,
    pub(crate) cubes: u8,
    pub(crate) dice: u8,
    pub(crate) hit: u8,
    pub(crate) flee: u8,
    pub(crate) blank: u8,
    pub(crate) names: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinesFile {
    pub(crate) rivers: Vec<[String; 2]>,
    pub(crate) straits: Vec<[String; 2]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaFile {
    pub(crate) id: String,
    pub(crate) colony: String,
    pub(crate) city: bool,
    pub(crate) label: [f64; 2],
    pub(crate) borders: Vec<String>,
    pub(crate) water: Vec<String>,
    pub(crate) units: Units,
    pub(crate) names: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) faction: String,
    pub(crate) number: u8,
    pub(crate) phase: CardPhase,
    #[serde(default)]
    pub(crate) truce: bool,
    pub(crate) effect: Effect<PlaceFile>,
    pub(crate) basis: String,
    pub(crate) names: Names,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceFile {
    pub(crate) units: Units,
    #[serde(default)]
    pub(crate) city: bool,
    #[serde(default)]
    pub(crate) water: Option<String>,
    #[serde(default)]
    pub(crate) areas: Vec<String>,
    #[serde(default)]
    pub(crate) holds: Option<String>,
    pub(crate) enemies: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioFile {
    pub(crate) id: String,
    pub(crate) colonies: Vec<String>,
    pub(crate) control: Control,
    pub(crate) double: Vec<String>,
    pub(crate) check_from: u8,
    pub(crate) rounds: u8,
    pub(crate) hand: u8,
    pub(crate) decks: BTreeMap<String, Vec<u8>>,
    pub(crate) extra: Units,
    pub(crate) reinforcements: Units,
    pub(crate) sites: BTreeMap<String, SiteFile>,
    pub(crate) set: BTreeMap<String, Units>,
    pub(crate) add: BTreeMap<String, Units>,
    pub(crate) start: StartFile,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SiteFile {
    #[serde(default)]
    pub(crate) water: Option<String>,
    #[serde(default)]
    pub(crate) colony: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartFile {
    pub(crate) british: Vec<String>,
    pub(crate) american: Vec<String>,
}

/// The numbers behind the ids of a file that was checked.
struct Index<'a> {
    file: &'a File,
}

impl Index<'_> {
    fn area(&self, id: &str) -> Area {
        Area(self.file.area.iter().position(|a| a.id == id).unwrap_or(0) as u8)
    }

    fn areas(&self, ids: &[String]) -> Areas {
        ids.iter().map(|id| self.area(id)).collect()
    }

    fn colony(&self, id: &str) -> u8 {
        self.file.colony.iter().position(|c| c.id == id).unwrap_or(0) as u8
    }

    fn water(&self, id: &str) -> usize {
        self.file.water.iter().position(|w| w.id == id).unwrap_or(0) % MAX_WATERS
    }

    fn shore(&self, id: &str) -> Areas {
        let touches = |area: &&AreaFile| area.water.iter().any(|w| w == id);
        self.file.area.iter().filter(touches).map(|a| self.area(&a.id)).collect()
    }

    fn cities(&self) -> Areas {
        self.file.area.iter().filter(|a| a.city).map(|a| self.area(&a.id)).collect()
    }

    fn everywhere(&self) -> Areas {
        (0..self.file.area.len() as u8).map(Area).collect()
    }
}

fn colour(id: &str) -> Colour {
    Colour::by_id(id).unwrap_or(Colour::Native)
}

fn counts(units: &Units) -> ByColour<u8> {
    By::from_fn(|colour: Colour| units.get(colour.id()).copied().unwrap_or(0))
}

/// The units as a force that nobody disputes: natives stand with whoever else is there.
fn force(units: &Units) -> Force {
    let counts = counts(units);
    let mut force = Force::NONE;
    for colour in Colour::ALL {
        force.add(Slot(colour as u8), counts[colour]);
    }
    force.settled()
}

fn by_faction(units: &Units) -> ByFaction<u8> {
    By::from_fn(|seat| units.get(Colour::of(seat).id()).copied().unwrap_or(0))
}

/// Makes the tables of a file that was checked.
pub(crate) fn build(file: &File) -> Board {
    let index = Index { file };
    let mut board = Board {
        provenance: file.provenance.clone(),
        colours: By::from_fn(|c: Colour| cubes(&file.colour[c.row()])),
        dice: By::from_fn(|c: Colour| {
            let c = &file.colour[c.row()];
            Dice::new(c.dice, c.hit, c.flee, c.blank)
        }),
        waters: file.water.clone(),
        colonies: file.colony.clone(),
        areas: file.area.iter().map(area_print).collect(),
        rivers: file.lines.rivers.iter().map(|[a, b]| (index.area(a), index.area(b))).collect(),
        prints: Default::default(),
        effects: By::all([Effect::March { armies: 0, areas: 0 }; MAX_NUMBER]),
        movement_cards: By::all(Cards::NONE),
        truce_cards: By::all(Cards::NONE),
        events: By::all([Cards::NONE; 3]),
        colony_of: By::all(0),
        colony_areas: [Areas::NONE; MAX_COLONIES],
        cities: index.cities(),
        shores: [Areas::NONE; MAX_WATERS],
        water_of: By::all(0),
        scenarios: Vec::new(),
    };
    for (at, area) in (0..).map(Area).zip(&file.area) {
        let colony = index.colony(&area.colony);
        board.colony_of[at] = colony;
        board.colony_areas[usize::from(colony)].set(at, true);
        for id in &area.water {
            let water = index.water(id);
            board.shores[water].set(at, true);
            board.water_of[at] |= 1 << water;
        }
    }
    for card in &file.card {
        add_card(&mut board, &index, card);
    }
    board.scenarios = file.scenario.iter().map(|s| scenario(&index, s)).collect();
    board
}

fn cubes(file: &ColourFile) -> Cubes {
    Cubes {
        count: file.cubes,
        letter: file.letter.clone(),
        colour: file.colour.clone(),
        names: file.names.clone(),
    }
}

fn area_print(file: &AreaFile) -> AreaPrint {
    AreaPrint { id: file.id.clone(), names: file.names.clone(), label: file.label }
}

fn add_card(board: &mut Board, index: &Index<'_>, card: &CardFile) {
    let faction = Seat(colour(&card.faction) as u8);
    let number = card.number % MAX_NUMBER as u8;
    let effect = card
        .effect
        .clone()
        .placing(|place| Placement { units: counts(&place.units), site: site(index, &place) });
    board.effects[faction][usize::from(number)] = effect;
    if effect.is_movement() {
        board.movement_cards[faction] = board.movement_cards[faction].with(number);
    } else {
        let events = &mut board.events[faction][card.phase as usize];
        *events = events.with(number);
    }
    if card.truce {
        board.truce_cards[faction] = board.truce_cards[faction].with(number);
    }
    board.prints[faction][usize::from(number)] = Some(Print {
        phase: card.phase,
        effect,
        truce: card.truce,
        basis: card.basis.clone(),
        names: card.names.clone(),
    });
}

fn site(index: &Index<'_>, place: &PlaceFile) -> Site {
    let mut areas =
        if place.areas.is_empty() { index.everywhere() } else { index.areas(&place.areas) };
    if place.city {
        areas = areas.and(index.cities());
    }
    if let Some(water) = &place.water {
        areas = areas.and(index.shore(water));
    }
    let holds = match place.holds.as_deref() {
        None => Holds::Anything,
        Some("side") => Holds::Side,
        Some(id) => Holds::Colour(colour(id)),
    };
    Site { areas, holds, enemies: place.enemies }
}

fn scenario(index: &Index<'_>, file: &ScenarioFile) -> Scenario {
    let in_play =
        |area: &AreaFile| file.colonies.is_empty() || file.colonies.contains(&area.colony);
    let areas: Areas =
        index.file.area.iter().filter(|a| in_play(a)).map(|a| index.area(&a.id)).collect();
    let mut borders = ByArea::all(Areas::NONE);
    let mut units = ByArea::all(Force::NONE);
    let mut colonies = 0;
    for area in areas {
        let print = &index.file.area[area.row()];
        borders[area] = index.areas(&print.borders).and(areas);
        colonies |= 1 << index.colony(&print.colony);
        let mut there = force(file.set.get(&print.id).unwrap_or(&print.units));
        if let Some(more) = file.add.get(&print.id) {
            let more = force(more);
            for slot in (0..8).map(Slot) {
                there.add(slot, more.get(slot));
            }
        }
        units[area] = there.settled();
    }
    let faction = |seat: Seat| Colour::of(seat).id();
    Scenario {
        id: file.id.clone(),
        areas,
        colonies,
        borders,
        control: file.control,
        double: index.areas(&file.double),
        check_from: file.check_from,
        rounds: file.rounds,
        hand: file.hand,
        decks: By::from_fn(|seat| {
            file.decks.get(faction(seat)).into_iter().flatten().copied().collect()
        }),
        extra: by_faction(&file.extra),
        reinforcements: by_faction(&file.reinforcements),
        arrivals: By::from_fn(|seat| {
            let site = file.sites.get(faction(seat));
            match site.and_then(|s| s.colony.as_ref()) {
                Some(id) => {
                    let home = |area: &&AreaFile| area.colony == *id;
                    let home = index.file.area.iter().filter(home);
                    Arrival::Areas(home.map(|a| index.area(&a.id)).collect::<Areas>().and(areas))
                }
                None => {
                    let cities = index.cities().and(areas);
                    Arrival::Cities(match site.and_then(|s| s.water.as_ref()) {
                        Some(water) => cities.and(index.shore(water)),
                        None => cities,
                    })
                }
            }
        }),
        units,
    }
}
