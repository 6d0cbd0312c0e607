//! The board: powers, pieces, turns and the map, read from data and checked.

use std::collections::BTreeMap;

use kernel::about::Names;
use kernel::{Fault, Faults};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::place::{MAX_TERRITORIES, Place, Places};

/// The most powers.
pub const MAX_POWERS: usize = 6;
/// The most turns a board can set.
pub const MAX_TURNS: usize = 16;

/// A checked board, as tables indexed by small integers.
#[derive(Clone, Debug)]
pub struct Board {
    /// The year of each turn.
    pub years: Vec<u16>,
    /// How many pieces of each kind there are.
    pub pieces: Pieces,
    /// The powers, in the order of placement.
    pub powers: Vec<Power>,
    /// The territories, in alphabetical order of their French names.
    pub territories: Vec<Territory>,
    /// How each part of the board is known.
    pub provenance: BTreeMap<String, String>,
    /// The neighbours of each territory.
    pub borders: [Places; MAX_TERRITORIES],
    /// The squares of each territory.
    pub squares: [u8; MAX_TERRITORIES],
    /// The territories on the coast.
    pub coast: Places,
    /// What a presence in each territory can be told.
    pub lines: Vec<Lines>,
}

/// How many neighbours a territory has at most on a board drawn with some care.
pub const NEAR: usize = 8;

/// What a presence in a territory can be told, laid out for copying.
#[derive(Clone, Debug)]
pub struct Lines {
    /// To develop, to do nothing, and to explore the first neighbours.
    pub near: [Action; 2 + NEAR],
    /// Those neighbours, one in each set; where there are fewer, the set is empty.
    pub to: [Places; NEAR],
    /// The neighbours beyond those: hardly ever any.
    pub far: Places,
}

impl Lines {
    fn new(at: Place, borders: Places) -> Self {
        let mut lines =
            Self { near: [Action::Nothing(at); 2 + NEAR], to: [Places::NONE; NEAR], far: borders };
        lines.near[0] = Action::Develop(at);
        for (n, to) in borders.iter().take(NEAR).enumerate() {
            lines.near[2 + n] = Action::Explore(at, to);
            lines.to[n] = Places::one(to);
            lines.far.remove(to);
        }
        lines
    }
}

/// How many pieces of each kind there are.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Presences of each power.
    pub presences: u8,
    /// Colonies: placing the last one ends the game.
    pub colonies: u8,
    /// Development pawns.
    pub pawns: u16,
}

/// A power.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its short id.
    pub id: String,
    /// Its letter on the board.
    pub letter: String,
    /// Its colour.
    pub colour: String,
    /// Where it starts in the historical start.
    pub start: String,
    /// Its names.
    pub names: Names,
}

/// A territory.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TerritoryInfo"))]
#[cfg_attr(feature = "ts", ts(export_to = "africa1880.ts"))]
pub struct Territory {
    /// Its short id.
    pub id: String,
    /// Whether one can land there.
    pub coast: bool,
    /// How many development pawns it takes.
    pub squares: u8,
    /// The ids of its neighbours.
    pub borders: Vec<String>,
    /// Its names.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub names: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    #[allow(dead_code)] // a title for people who read the file
    name: String,
    years: Vec<u16>,
    provenance: BTreeMap<String, String>,
    pieces: Pieces,
    power: Vec<Power>,
    territory: Vec<Territory>,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place in the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let file: File = kernel::read_toml("board", text)?;
        check(&file)?;
        let mut territories = file.territory;
        territories.sort_by_key(|t| fold(&t.names.fr));
        let index: BTreeMap<&str, Place> =
            territories.iter().zip(0u8..).map(|(t, n)| (t.id.as_str(), Place(n))).collect();
        let mut borders = [Places::NONE; MAX_TERRITORIES];
        let mut squares = [0; MAX_TERRITORIES];
        let mut coast = Places::NONE;
        for (n, territory) in territories.iter().enumerate() {
            borders[n] = territory.borders.iter().map(|id| index[id.as_str()]).collect();
            squares[n] = territory.squares;
            if territory.coast {
                coast.add(index[territory.id.as_str()]);
            }
        }
        let lines = |(n, borders): (u8, &Places)| Lines::new(Place(n), *borders);
        let lines = (0u8..).zip(&borders).map(lines).collect();
        Ok(Self {
            years: file.years,
            pieces: file.pieces,
            powers: file.power,
            territories,
            provenance: file.provenance,
            borders,
            squares,
            coast,
            lines,
        })
    }

    /// The territory with that id.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<Place> {
        self.territories.iter().position(|t| t.id == id).map(|n| Place(n as u8))
    }

    /// The id of a territory; empty for a place that is not on this board.
    #[must_use]
    pub fn id(&self, place: Place) -> &str {
        self.territories.get(usize::from(place.0)).map_or("", |t| &t.id)
    }

    /// The ids of several territories.
    #[must_use]
    pub fn ids(&self, places: Places) -> Vec<String> {
        places.iter().map(|place| self.id(place).to_owned()).collect()
    }

    /// The power with that id.
    #[must_use]
    pub fn power(&self, id: &str) -> Option<u8> {
        self.powers.iter().position(|p| p.id == id).map(|n| n as u8)
    }

    /// All territories.
    #[must_use]
    pub fn all(&self) -> Places {
        (0..self.territories.len() as u8).map(Place).collect()
    }
}

/// A name as it is sorted: lower case, without accents, in French whatever the reader speaks.
fn fold(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .map(|c| match c {
            'à' | 'â' | 'ä' | 'á' | 'ã' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' | 'í' | 'ì' => 'i',
            'ô' | 'ö' | 'ó' | 'õ' => 'o',
            'ù' | 'û' | 'ü' | 'ú' => 'u',
            'ç' => 'c',
            'ñ' => 'n',
            other => other,
        })
        .collect()
}

fn check(file: &File) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let mut need = |holds, at: &str, what: &str| faults.need(holds, at, what);
    need(file.game == "africa1880", "game", "this is not a board of africa1880");
    need((1..=MAX_TURNS).contains(&file.years.len()), "years", "a game has 1 to 16 turns");
    need(file.years.windows(2).all(|pair| pair[0] < pair[1]), "years", "the years must go up");
    need((3..=MAX_POWERS).contains(&file.power.len()), "power", "a board has 3 to 6 powers");
    let some = file.pieces.presences > 0 && file.pieces.colonies > 0;
    need(some, "pieces", "there must be at least one presence and one colony");
    let few = usize::from(file.pieces.presences) <= MAX_TERRITORIES;
    need(few, "pieces.presences", "a power never needs more than 64 presences");
    let fits = (1..=MAX_TERRITORIES).contains(&file.territory.len());
    need(fits, "territory", "a board has 1 to 64 territories");
    let coast = file.territory.iter().any(|t| t.coast);
    need(coast, "territory", "at least one territory must be on the coast");
    check_powers(file, &mut faults);
    check_territories(file, &mut faults);
    check_connected(file, &mut faults);
    faults.none(())
}

fn check_powers(file: &File, faults: &mut Faults) {
    for (n, power) in file.power.iter().enumerate() {
        let at = format!("power.{}", power.id);
        let own = !power.id.is_empty() && file.power[..n].iter().all(|p| p.id != power.id);
        faults.need(own, &at, "each power needs an id of its own");
        match file.territory.iter().find(|t| t.id == power.start) {
            Some(territory) => faults.need(territory.coast, at, "it must start on the coast"),
            None => faults.add(at, format!("it starts in {}, which is no territory", power.start)),
        }
    }
}

fn check_territories(file: &File, faults: &mut Faults) {
    for (n, territory) in file.territory.iter().enumerate() {
        let at = format!("territory.{}", territory.id);
        let own = file.territory[..n].iter().all(|t| t.id != territory.id);
        let own = own && !territory.id.is_empty();
        faults.need(own, &at, "each territory needs an id of its own");
        let squares = (1..=9).contains(&territory.squares);
        faults.need(squares, format!("{at}.squares"), "a territory has 1 to 9 squares");
        for name in [&territory.names.en, &territory.names.fr, &territory.names.it] {
            let named = !name.trim().is_empty();
            faults.need(named, format!("{at}.names"), "a name is missing");
        }
        for (n, other) in territory.borders.iter().enumerate() {
            let at = format!("{at}.borders");
            let once = !territory.borders[..n].contains(other);
            faults.need(once, &at, format!("{other} is named twice"));
            match file.territory.iter().find(|t| t.id == *other) {
                None => faults.add(at, format!("{other} is no territory")),
                Some(t) if t.id == territory.id => {
                    faults.add(at, "a territory does not border itself");
                }
                Some(t) => {
                    let what = format!("{other} does not border {} in return", territory.id);
                    faults.need(t.borders.contains(&territory.id), at, what);
                }
            }
        }
    }
}

fn check_connected(file: &File, faults: &mut Faults) {
    let mut reached: Vec<&str> = file.territory.iter().take(1).map(|t| t.id.as_str()).collect();
    let mut next = 0;
    while next < reached.len() {
        if let Some(territory) = file.territory.iter().find(|t| t.id == reached[next]) {
            for id in &territory.borders {
                if file.territory.iter().any(|t| t.id == *id) && !reached.contains(&id.as_str()) {
                    reached.push(id);
                }
            }
        }
        next += 1;
    }
    if let Some(lost) = file.territory.iter().find(|t| !reached.contains(&t.id.as_str())) {
        let what = "it cannot be reached by land from the first territory";
        faults.add(format!("territory.{}", lost.id), what);
    }
}
