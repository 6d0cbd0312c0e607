//! The board: keepers, beacons and prizes, read from data and checked.

use std::collections::{BTreeMap, BTreeSet};

use kernel::about::Names;
use kernel::{Fault, Faults};
use serde::Deserialize;

/// How many keepers a board has.
pub const KEEPERS: usize = 4;
/// How many beacons a board has.
pub const BEACONS: usize = 5;
/// How many prizes a board has.
pub const PRIZES: usize = 5;
/// The strongest wind.
pub const WINDS: u8 = 6;
/// The highest worth of a prize.
const WORTH_MAX: u8 = 9;

/// A checked board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    game: String,
    /// What it is called.
    pub name: String,
    /// How each part of it is known.
    pub provenance: BTreeMap<String, String>,
    /// How wide and high its picture is.
    pub size: [u16; 2],
    /// The land on its picture, as an SVG path.
    pub land: String,
    /// Who can play, in the order of the seats.
    #[serde(rename = "keeper")]
    pub keepers: Vec<Keeper>,
    /// The beacons, by their numbers.
    #[serde(rename = "beacon")]
    pub beacons: Vec<Beacon>,
    /// The prizes, by their numbers.
    #[serde(rename = "prize")]
    pub prizes: Vec<Prize>,
}

/// Somebody who can play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeper {
    /// Their short id.
    pub id: String,
    /// Their letter on the board.
    pub letter: String,
    /// Their colour, as a name the client maps to the theme.
    pub colour: String,
    /// Their names.
    pub names: Names,
}

/// Where something can be lit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beacon {
    /// Its short id.
    pub id: String,
    /// Where it stands on the picture.
    pub at: [u16; 2],
    /// The strongest wind in which it burns on.
    pub holds: u8,
    /// Its names.
    pub names: Names,
}

/// Something to be taken once a round.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// Its short id.
    pub id: String,
    /// Where it lies on the picture.
    pub at: [u16; 2],
    /// How many points it is worth.
    pub worth: u8,
    /// Its names.
    pub names: Names,
}

impl Board {
    /// Reads a board.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let board: Self = kernel::read_toml("board", text)?;
        let mut faults = Faults::default();
        faults.need(board.game == "beacons", "game", "this is no board of beacons");
        for (at, found, right) in [
            ("keeper", board.keepers.len(), KEEPERS),
            ("beacon", board.beacons.len(), BEACONS),
            ("prize", board.prizes.len(), PRIZES),
        ] {
            faults.need(found == right, at, format!("there are {found}, and should be {right}"));
        }
        let mut ids = BTreeSet::new();
        for id in board.keepers.iter().map(|keeper| &keeper.id).chain(board.places()) {
            faults.need(ids.insert(id), id.as_str(), "this id is used twice");
        }
        for Beacon { id, holds, .. } in &board.beacons {
            let what = format!("holds: a wind has a strength of 1 to {WINDS}");
            faults.need((1..=WINDS).contains(holds), id.as_str(), what);
        }
        for Prize { id, worth, .. } in &board.prizes {
            let what = format!("worth: a prize is worth 1 to {WORTH_MAX}");
            faults.need((1..=WORTH_MAX).contains(worth), id.as_str(), what);
        }
        faults.none(board)
    }

    fn places(&self) -> impl Iterator<Item = &String> {
        let beacons = self.beacons.iter().map(|beacon| &beacon.id);
        beacons.chain(self.prizes.iter().map(|prize| &prize.id))
    }

    /// The id of a beacon; empty for one that is not there.
    #[must_use]
    pub fn beacon(&self, number: u8) -> &str {
        self.beacons.get(usize::from(number)).map_or("", |beacon| &beacon.id)
    }

    /// The id of a prize; empty for one that is not there.
    #[must_use]
    pub fn prize(&self, number: u8) -> &str {
        self.prizes.get(usize::from(number)).map_or("", |prize| &prize.id)
    }
}
