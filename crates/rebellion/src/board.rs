//! The board: colours, dice, areas, water, cards and scenarios, as tables indexed by small integers.

use std::collections::BTreeMap;

use kernel::about::Names;
use kernel::{Fault, Seat};
use serde::Deserialize;

use crate::area::{Area, Areas, ByArea};
use crate::card::{Card, CardPhase, Cards, Effect, MAX_NUMBER, Print};
use crate::colour::{ByColour, ByFaction, Colour, Side};
use crate::dice::Dice;
use crate::force::Force;
use crate::{board_check, board_file};

/// The most colonies.
pub const MAX_COLONIES: usize = 32;
/// The most bodies of water.
pub const MAX_WATERS: usize = 8;
/// The most dice of one colour.
pub const MAX_DICE: usize = 5;
/// The most cubes of one colour.
pub const MAX_CUBES: u8 = 63;
/// The largest full hand.
pub const MAX_HAND: u8 = 6;

/// A checked board.
#[derive(Clone, Debug)]
pub struct Board {
    /// How each part of the board is known.
    pub provenance: BTreeMap<String, String>,
    /// The colours, at their index.
    pub colours: ByColour<Cubes>,
    /// The dice of each colour.
    pub dice: ByColour<Dice>,
    /// The bodies of water.
    pub waters: Vec<Named>,
    /// The colonies.
    pub colonies: Vec<Named>,
    /// The areas.
    pub areas: Vec<AreaPrint>,
    /// Borders along a river that land movement crosses.
    pub rivers: Vec<(Area, Area)>,
    /// What is printed on each card: `[faction][number]`.
    pub prints: ByFaction<[Option<Print>; MAX_NUMBER]>,
    /// What each card does; a harmless effect where there is no card.
    pub effects: ByFaction<[Effect; MAX_NUMBER]>,
    /// The movement cards of each faction, truces included.
    pub movement_cards: ByFaction<Cards>,
    /// The truce cards of each faction.
    pub truce_cards: ByFaction<Cards>,
    /// The event cards of each faction by phase: `[faction][phase]`.
    pub events: ByFaction<[Cards; 3]>,
    /// The colony of each area.
    pub colony_of: ByArea<u8>,
    /// The areas of each colony.
    pub colony_areas: [Areas; MAX_COLONIES],
    /// The city areas.
    pub cities: Areas,
    /// The areas on each body of water.
    pub shores: [Areas; MAX_WATERS],
    /// The bodies of water each area touches, as bits.
    pub water_of: ByArea<u8>,
    /// The scenarios, the usual one first.
    pub scenarios: Vec<Scenario>,
}

/// The cubes of a colour.
#[derive(Clone, Debug)]
pub struct Cubes {
    /// How many there are.
    pub count: u8,
    /// Its letter on the board.
    pub letter: String,
    /// Its colour, as a name the client maps to the theme.
    pub colour: String,
    /// Its names.
    pub names: Names,
}

/// Something with an id and a name in each language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its names.
    pub names: Names,
}

/// An area as it is printed.
#[derive(Clone, Debug)]
pub struct AreaPrint {
    /// Its id.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// Longitude and latitude of its name.
    pub label: [f64; 2],
}

/// What counts for victory and where units arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// Whole colonies.
    Colonies,
    /// Cities, by markers.
    Cities,
}

/// Where a faction's reinforcements arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// In these cities, as far as its side controls them.
    Cities(Areas),
    /// In these areas, as far as no enemy is there.
    Areas(Areas),
}

/// A scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// The areas in play.
    pub areas: Areas,
    /// The colonies in play, as bits.
    pub colonies: u32,
    /// The neighbours of each area, those in play.
    pub borders: ByArea<Areas>,
    /// What counts.
    pub control: Control,
    /// Cities that carry two markers.
    pub double: Areas,
    /// The first round at whose end the truces are looked at.
    pub check_from: u8,
    /// The game ends after this round at the latest.
    pub rounds: u8,
    /// Cards in a full hand.
    pub hand: u8,
    /// The cards of each faction.
    pub decks: ByFaction<Cards>,
    /// Units each faction places before the game.
    pub extra: ByFaction<u8>,
    /// Units each faction receives in its sequence.
    pub reinforcements: ByFaction<u8>,
    /// Where they arrive.
    pub arrivals: ByFaction<Arrival>,
    /// Who stands where at the start.
    pub units: ByArea<Force>,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place in the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let file = kernel::read_toml("board", text)?;
        board_check::check(&file)?;
        let board = board_file::build(&file);
        board_check::check_starts(&board, &file)?;
        Ok(board)
    }

    /// The area with that id.
    #[must_use]
    pub fn area(&self, id: &str) -> Option<Area> {
        self.areas.iter().position(|a| a.id == id).map(|n| Area(n as u8))
    }

    /// The id of an area; empty for an area that is not on this board.
    #[must_use]
    pub fn id(&self, area: Area) -> &str {
        self.areas.get(usize::from(area.0)).map_or("", |a| &a.id)
    }

    /// The ids of several areas.
    #[must_use]
    pub fn ids(&self, areas: Areas) -> Vec<String> {
        areas.iter().map(|area| self.id(area).to_owned()).collect()
    }

    /// The colony with that id.
    #[must_use]
    pub fn colony(&self, id: &str) -> Option<u8> {
        self.colonies.iter().position(|c| c.id == id).map(|n| n as u8)
    }

    /// The id of a colony.
    #[must_use]
    pub fn colony_id(&self, colony: u8) -> &str {
        self.colonies.get(usize::from(colony)).map_or("", |c| &c.id)
    }

    /// The scenario at an index; the usual one if there is none.
    #[inline]
    #[must_use]
    pub fn scenario(&self, index: u8) -> &Scenario {
        self.scenarios.get(usize::from(index)).unwrap_or(&self.scenarios[0])
    }

    /// What a card does.
    #[inline]
    #[must_use]
    pub fn effect(&self, card: Card) -> Effect {
        self.effects[card.faction][usize::from(card.number) % MAX_NUMBER]
    }

    /// What is printed on a card.
    #[must_use]
    pub fn print(&self, card: Card) -> Option<&Print> {
        self.prints[card.faction].get(usize::from(card.number))?.as_ref()
    }

    /// The events of a faction that are played in a phase.
    #[inline]
    #[must_use]
    pub fn events(&self, faction: Seat, phase: CardPhase) -> Cards {
        self.events[faction][phase as usize]
    }

    /// How many dice a colour has.
    #[inline]
    #[must_use]
    pub fn dice_of(&self, colour: Colour) -> u8 {
        self.dice[colour].count
    }

    /// The sides that control nothing but their units would: who alone stands in a colony.
    #[must_use]
    pub fn sole_holder(&self, units: &ByArea<Force>, colony: u8) -> Option<Side> {
        let mut held = [false; 2];
        let mut natives = false;
        for area in self.colony_areas[usize::from(colony) % MAX_COLONIES] {
            let force = units[area];
            let here = Side::BOTH.map(|side| force.holds(side));
            natives |= !here[0] && !here[1] && force.natives() > 0;
            held[0] |= here[0];
            held[1] |= here[1];
        }
        match (held, natives) {
            ([true, false], false) => Some(Side::British),
            ([false, true], false) => Some(Side::American),
            _ => None,
        }
    }
}
