//! What the game's page, the form for a new table and the client need to know of the board.

use std::collections::BTreeMap;

use kernel::about::{Names, Role};
use kernel::{About, Seat, Text};
use serde::Serialize;
use serde_json::Value;

use crate::area::{Area, Areas};
use crate::board::{Board, Control, Scenario};
use crate::card::{Card, CardPhase, Cards, MAX_NUMBER};
use crate::colour::{Colour, FACTIONS, Side};
use crate::event::card_id;
use crate::options::Options;
use crate::words;

/// What the client must know of the board to draw it: [`About::board`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rebellion1775.ts"))]
pub struct BoardView {
    /// The colours of cubes: the four factions in seat order, then the allies.
    pub colours: Vec<ColourView>,
    /// The colonies.
    pub colonies: Vec<ColonyView>,
    /// The areas.
    pub areas: Vec<AreaInfo>,
    /// The bodies of water, by id.
    pub waters: Vec<String>,
    /// Borders that run along a river which land movement crosses.
    pub rivers: Vec<[String; 2]>,
    /// Every card of the game.
    pub cards: Vec<CardInfo>,
    /// The scenarios.
    pub scenarios: Vec<ScenarioInfo>,
}

/// A colour of cubes and its dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct ColourView {
    /// Its id.
    pub id: &'static str,
    /// Its letter on the board.
    pub letter: String,
    /// Its colour, as a name the client maps to the theme.
    pub colour: String,
    /// Its names.
    pub names: Names,
    /// Its side; none for natives.
    pub side: Option<Side>,
    /// How many cubes there are.
    pub cubes: u8,
    /// How many dice there are.
    pub dice: u8,
    /// Faces of a die: hits, flights, blanks.
    pub faces: [u8; 3],
}

/// A colony.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct ColonyView {
    /// Its id.
    pub id: String,
    /// Its areas.
    pub areas: Vec<String>,
}

/// An area.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct AreaInfo {
    /// Its id.
    pub id: String,
    /// Its colony.
    pub colony: String,
    /// Whether it has a city.
    pub city: bool,
    /// Longitude and latitude of its name.
    pub label: [f64; 2],
    /// Its neighbours by land.
    pub borders: Vec<String>,
    /// The bodies of water it touches.
    pub water: Vec<String>,
}

/// A card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct CardInfo {
    /// Its id: `R05`.
    pub id: String,
    /// The faction it belongs to.
    pub seat: Seat,
    /// Its number.
    pub number: u8,
    /// Its title.
    pub names: Names,
    /// When it is played.
    pub phase: CardPhase,
    /// Whether it is a movement card.
    pub movement: bool,
    /// Whether it is a truce.
    pub truce: bool,
    /// What it does.
    pub effect: Text,
    /// How it is known.
    pub basis: String,
}

/// A scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct ScenarioInfo {
    /// Its id.
    pub id: String,
    /// The areas in play.
    pub areas: Vec<String>,
    /// Whether cities count, and not colonies.
    pub cities: bool,
    /// Cities that count double.
    pub double: Vec<String>,
    /// The game ends after this round at the latest.
    pub rounds: u8,
    /// The cards of each faction, by seat.
    pub decks: Vec<Vec<String>>,
}

pub(crate) fn about(board: &Board, id: &'static str, version: u32) -> About {
    let role = |seat: Seat| {
        let colour = Colour::of(seat);
        let cubes = &board.colours[colour];
        Role {
            id: colour.id().to_owned(),
            names: cubes.names.clone(),
            letter: cubes.letter.clone(),
            colour: cubes.colour.clone(),
        }
    };
    // The form shows the scenarios the texts know; a board with others is still playable.
    let known = ["campaign", "introductory", "quebec"];
    let scenarios = known.into_iter().filter(|id| board.scenarios.iter().any(|s| s.id == *id));
    About {
        id,
        version,
        seats_min: FACTIONS as u8,
        seats_max: FACTIONS as u8,
        scenarios: scenarios.collect(),
        options: Options::choices(),
        defaults: serde_json::to_value(Options::default()).unwrap_or(Value::Null),
        roles: (0..FACTIONS as u8).map(Seat).map(role).collect(),
        places: places(board),
        provenance: board.provenance.clone(),
        board: serde_json::to_value(view(board)).unwrap_or(Value::Null),
    }
}

fn cards(board: &Board) -> impl Iterator<Item = Card> {
    let numbers = |seat: u8| (0..MAX_NUMBER as u8).map(move |number| (seat, number));
    (0..FACTIONS as u8)
        .flat_map(numbers)
        .map(|(seat, number)| Card { faction: Seat(seat), number })
        .filter(|card| board.print(*card).is_some())
}

/// The names of everything that a text can call by its id: cubes, areas, colonies, waters and cards.
fn places(board: &Board) -> BTreeMap<String, Names> {
    let mut places = BTreeMap::new();
    for (colour, cubes) in Colour::ALL.into_iter().zip(&board.colours) {
        places.insert(colour.id().to_owned(), cubes.names.clone());
    }
    for area in &board.areas {
        places.insert(area.id.clone(), area.names.clone());
    }
    for named in board.colonies.iter().chain(&board.waters) {
        places.insert(named.id.clone(), named.names.clone());
    }
    for card in cards(board) {
        if let Some(print) = board.print(card) {
            places.insert(card_id(card), print.names.clone());
        }
    }
    places
}

fn view(board: &Board) -> BoardView {
    let all = || (0..board.areas.len() as u8).map(Area);
    BoardView {
        colours: Colour::ALL.into_iter().map(|c| colour(board, c)).collect(),
        colonies: (board.colonies.iter().enumerate())
            .map(|(n, c)| ColonyView { id: c.id.clone(), areas: board.ids(board.colony_areas[n]) })
            .collect(),
        areas: all().map(|a| area(board, a)).collect(),
        waters: board.waters.iter().map(|w| w.id.clone()).collect(),
        rivers: (board.rivers.iter())
            .map(|(a, b)| [board.id(*a).to_owned(), board.id(*b).to_owned()])
            .collect(),
        cards: cards(board).filter_map(|c| card(board, c)).collect(),
        scenarios: board.scenarios.iter().map(|s| scenario(board, s)).collect(),
    }
}

fn colour(board: &Board, colour: Colour) -> ColourView {
    let cubes = &board.colours[colour];
    let dice = &board.dice[colour];
    ColourView {
        id: colour.id(),
        letter: cubes.letter.clone(),
        colour: cubes.colour.clone(),
        names: cubes.names.clone(),
        side: colour.side(),
        cubes: cubes.count,
        dice: dice.count,
        faces: [dice.hit, dice.flee, dice.blank],
    }
}

fn area(board: &Board, area: Area) -> AreaInfo {
    let print = &board.areas[area.index()];
    let touches = |n: usize| board.water_of[area] >> n & 1 != 0;
    let whole = board.scenarios.iter().map(|s| s.borders[area]);
    let borders = whole.fold(Areas::NONE, Areas::or);
    AreaInfo {
        id: print.id.clone(),
        colony: board.colony_id(board.colony_of[area]).to_owned(),
        city: board.cities.has(area),
        label: print.label,
        borders: board.ids(borders),
        water: (board.waters.iter().enumerate())
            .filter(|(n, _)| touches(*n))
            .map(|(_, w)| w.id.clone())
            .collect(),
    }
}

fn card(board: &Board, card: Card) -> Option<CardInfo> {
    let print = board.print(card)?;
    Some(CardInfo {
        id: card_id(card),
        seat: card.faction,
        number: card.number,
        names: print.names.clone(),
        phase: print.phase,
        movement: print.effect.is_movement(),
        truce: print.truce,
        effect: words::effect(print.effect),
        basis: print.basis.clone(),
    })
}

fn scenario(board: &Board, scenario: &Scenario) -> ScenarioInfo {
    let deck = |(faction, cards): (Seat, &Cards)| {
        cards.iter().map(|number| card_id(Card { faction, number })).collect()
    };
    ScenarioInfo {
        id: scenario.id.clone(),
        areas: board.ids(scenario.areas),
        cities: scenario.control == Control::Cities,
        double: board.ids(scenario.double),
        rounds: scenario.rounds,
        decks: scenario.decks.pairs().map(deck).collect(),
    }
}
