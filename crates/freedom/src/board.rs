//! The board: the map, the catchers' paths, tokens, roles and cards, read from data and checked.
//! What the rules look up in play stands in tables of fixed size, indexed by small integers.

mod check;
mod file;

use std::collections::BTreeMap;

use kernel::about::{Names, Role};
use kernel::{By, Fault};
use serde::{Deserialize, Serialize};

pub use file::{CardKind, Shape, SpaceKind, StackKind, Tint};

use crate::card::{Card, Cards, Effect, Kind, MAX_CARDS, MAX_EFFECTS, Standing};
use crate::place::{CANADA, LOST, MARKET, MAX_PLACES, Place, Places};
use crate::role::{Benefit, MAX_ROLES, Special};
use crate::token::{MAX_STACKS, Stack, TokenKind};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// The periods.
pub const PERIODS: usize = 3;
/// The slots of the queue.
pub const QUEUE_SLOTS: usize = 5;
/// The slots of the market.
pub const MARKET_SLOTS: usize = 3;
/// The most catchers.
pub const MAX_CATCHERS: usize = 5;
/// The longest path of a catcher.
pub const MAX_PATH: usize = 16;
/// The most market cards.
pub const MAX_LOTS: usize = 32;
/// The longest roll of the movement die.
pub const MAX_ARROWS: usize = 7;
/// Not on this path.
pub const OFF_PATH: u8 = u8::MAX;

/// A checked board.
#[derive(Clone, Debug)]
pub struct Board {
    /// The spaces of the map; a space's number is its place.
    pub spaces: Vec<Space>,
    /// The plantations; their places follow those of the spaces.
    pub plantations: Vec<Plantation>,
    /// The routes.
    pub routes: Vec<Route>,
    /// The catchers, in the fixed order of their colours.
    pub catchers: Vec<Catcher>,
    /// The market cards.
    pub lots: Vec<LotCard>,
    /// The stacks of tokens.
    pub stacks: Vec<StackInfo>,
    /// The roles.
    pub roles: Vec<Role>,
    /// The ids of the cards.
    pub cards: Vec<String>,
    /// How each part of the board is known.
    pub provenance: BTreeMap<String, String>,

    /// The people in the game.
    pub people: u8,
    /// What each player starts with: as usual, and in the easier game.
    pub money: [u8; 2],
    /// What a player who passes receives, by the current period.
    pub pass: By<u8, u8, PERIODS>,
    /// How many tokens a player may take in a planning phase.
    pub planned: u8,
    /// How many tokens a player may play in a turn.
    pub played: u8,
    /// The prices of the queue from left to right.
    pub prices: [u8; QUEUE_SLOTS],
    /// How many slots the Lantern phase clears, by players less one.
    pub lantern: By<u8, u8, MAX_PLAYERS>,
    /// How many Opposition cards each period's deck gets, by players less one.
    pub opposition_dealt: [[u8; PERIODS]; MAX_PLAYERS],
    /// How many market cards lie face up.
    pub market_open: u8,
    /// How many rounds a game has at most, by players less one: one for each market card.
    pub rounds: By<u8, u8, MAX_PLAYERS>,
    /// The victory cards, by players less one: the white and the red side.
    pub victory: By<u8, [Victory; 2], MAX_PLAYERS>,
    /// How many faces of the catcher die show each catcher; the last for nobody.
    pub catcher_die: [u8; MAX_CATCHERS + 1],
    /// How many faces of the movement die show so many arrows: west and east.
    pub movement_die: [[u8; MAX_ARROWS + 1]; 2],

    /// Where one step leads from each place: spaces and Canada, never a plantation.
    pub next: [Places; MAX_PLACES],
    /// How many people each place holds.
    pub holds: [u8; MAX_PLACES],
    /// What somebody who arrives there is given.
    pub aid: [u8; MAX_PLACES],
    /// All spaces of the map.
    pub map: Places,
    /// All plantations.
    pub farms: Places,
    /// The blue Northern cities.
    pub blue: Places,
    /// The Northern spaces.
    pub north: Places,
    /// The Southern spaces and cities.
    pub south: Places,
    /// The large cities.
    pub large: Places,
    /// The path of each catcher from west to east.
    pub path: By<u8, By<u8, Place, MAX_PATH>, MAX_CATCHERS>,
    /// How long each path is.
    pub path_len: By<u8, u8, MAX_CATCHERS>,
    /// Where each place lies on each catcher's path.
    pub on_path: By<u8, [u8; MAX_PLACES], MAX_CATCHERS>,
    /// The catchers whose path touches each place, one bit each.
    pub paths_at: [u8; MAX_PLACES],
    /// What each stack's tokens are for.
    pub token: [TokenKind; MAX_STACKS],
    /// The period of each stack, from nought.
    pub stack_period: [u8; MAX_STACKS],
    /// The price of each stack's tokens.
    pub price: [u8; MAX_STACKS],
    /// The Support stack of each period.
    pub support: By<u8, Stack, PERIODS>,
    /// The benefits of each role: first and second side.
    pub benefits: By<u8, [Benefit; 2], MAX_ROLES>,
    /// The special of each role.
    pub specials: By<u8, Special, MAX_ROLES>,
    /// What kind each card is.
    pub kind: [Kind; MAX_CARDS],
    /// The period of each General and Reserve card, from nought.
    pub card_period: [u8; MAX_CARDS],
    /// What each card does, in order.
    pub effects: [[Option<Effect>; MAX_EFFECTS]; MAX_CARDS],
    /// The cards of which one effect is chosen.
    pub either: Cards,
    /// What holds while each card lies in the queue.
    pub standing: [Standing; MAX_CARDS],
    /// The cards that can be bought.
    pub buyable: Cards,
    /// The Opposition cards.
    pub opposition: Cards,
    /// The fewest players each card is used with.
    pub players_min: [u8; MAX_CARDS],
    /// How many people each market card brings.
    pub lot: By<u8, u8, MAX_LOTS>,
}

/// A space of the map.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpaceInfo", export_to = "freedom.ts"))]
pub struct Space {
    /// Its id.
    pub id: String,
    /// What kind it is.
    pub kind: SpaceKind,
    /// The colour it is printed in.
    pub tint: Tint,
    /// How many people it holds.
    pub holds: u8,
    /// What somebody who arrives there is given.
    pub aid: u8,
    /// Where it lies.
    pub lon: f64,
    /// Where it lies.
    pub lat: f64,
    /// How it is known.
    pub known: String,
    /// Its names.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub names: Names,
}

/// A plantation.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "PlantationInfo", export_to = "freedom.ts")
)]
pub struct Plantation {
    /// Its id.
    pub id: String,
    /// How many people it holds.
    pub holds: u8,
    /// How many spaces are filled at the start.
    pub light: u8,
    /// Whether it stays empty in the easier game.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub easier_empty: bool,
    /// Where it lies.
    pub lon: f64,
    /// Where it lies.
    pub lat: f64,
    /// Its names.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub names: Names,
}

/// A route.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RouteInfo", export_to = "freedom.ts"))]
pub struct Route {
    /// The places it joins, by their ids.
    pub between: [String; 2],
    /// `road`, `sea`, or the catcher whose path it is.
    pub kind: String,
    /// How it is known.
    pub known: String,
}

/// A catcher.
#[derive(Clone, Debug)]
pub struct Catcher {
    /// The colour.
    pub id: String,
    /// The symbol, for those who do not see the colour.
    pub symbol: Shape,
    /// Where on the path it starts.
    pub start: u8,
}

/// A market card.
#[derive(Clone, Debug)]
pub struct LotCard {
    /// Its id.
    pub id: String,
    /// The numbers of players it is used with, less one, one bit each.
    pub players: u8,
}

/// A stack of tokens.
#[derive(Clone, Debug)]
pub struct StackInfo {
    /// Its id.
    pub id: String,
    /// How many tokens it has at the start, by players less one.
    pub count: [u8; MAX_PLAYERS],
    /// What the harder game adds.
    pub extra: u8,
}

/// One side of a victory card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// How many people must be freed.
    pub free: u8,
    /// How many boxes the track of the lost has.
    pub lost: u8,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place in the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let file: file::File = kernel::read_toml("board", text)?;
        check::file(&file)?;
        Ok(file::tables(file))
    }

    /// The place with that id.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<Place> {
        match id {
            "canada" => Some(CANADA),
            "lost" => Some(LOST),
            "market" => Some(MARKET),
            _ => {
                let spaces = self.spaces.iter().map(|s| &s.id);
                let all = spaces.chain(self.plantations.iter().map(|p| &p.id));
                all.zip(0u8..).find(|(one, _)| *one == id).map(|(_, n)| Place(n))
            }
        }
    }

    /// The id of a place; empty for a number that is no place of this board.
    #[must_use]
    pub fn id(&self, place: Place) -> &str {
        match place {
            CANADA => "canada",
            LOST => "lost",
            MARKET => "market",
            Place(n) => {
                let n = usize::from(n);
                let space = self.spaces.get(n).map(|s| s.id.as_str());
                let plantation = || self.plantations.get(n.checked_sub(self.spaces.len())?);
                space.or_else(|| plantation().map(|p| p.id.as_str())).unwrap_or("")
            }
        }
    }

    /// The plantation with a number counted from nought.
    #[inline]
    #[must_use]
    pub fn farm(&self, number: u8) -> Option<Place> {
        let place = Place((self.spaces.len() as u8).wrapping_add(number));
        self.farms.has(place).then_some(place)
    }

    /// The number of a plantation, counted from nought.
    #[inline]
    #[must_use]
    pub fn farm_number(&self, place: Place) -> u8 {
        place.0.wrapping_sub(self.spaces.len() as u8)
    }

    /// The id of a card; empty for a number that is no card of this board.
    #[must_use]
    pub fn card_id(&self, card: Card) -> &str {
        self.cards.get(card.index()).map_or("", String::as_str)
    }

    /// The card with that id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        self.cards.iter().zip(0u8..).find(|(one, _)| *one == id).map(|(_, n)| Card(n))
    }

    /// The id of a stack.
    #[must_use]
    pub fn stack_id(&self, stack: Stack) -> &str {
        self.stacks.get(stack.index()).map_or("", |s| &s.id)
    }

    /// The stack with that id.
    #[must_use]
    pub fn stack(&self, id: &str) -> Option<Stack> {
        self.stacks.iter().zip(0u8..).find(|(one, _)| one.id == id).map(|(_, n)| Stack(n))
    }

    /// The id of a role.
    #[must_use]
    pub fn role_id(&self, role: u8) -> &str {
        self.roles.get(usize::from(role)).map_or("", |r| &r.id)
    }

    /// The role with that id.
    #[must_use]
    pub fn role(&self, id: &str) -> Option<u8> {
        self.roles.iter().zip(0u8..).find(|(one, _)| one.id == id).map(|(_, n)| n)
    }

    /// The id of a catcher: a colour.
    #[must_use]
    pub fn catcher_id(&self, catcher: u8) -> &str {
        self.catchers.get(usize::from(catcher)).map_or("", |c| &c.id)
    }

    /// The path of a catcher from west to east.
    #[inline]
    #[must_use]
    pub fn path(&self, catcher: u8) -> &[Place] {
        self.path[catcher].rows().get(..self.path_len[catcher].into()).unwrap_or_default()
    }

    /// The catcher with that id.
    #[must_use]
    pub fn catcher(&self, id: &str) -> Option<u8> {
        self.catchers.iter().zip(0u8..).find(|(one, _)| one.id == id).map(|(_, n)| n)
    }

    /// The id of a market card.
    #[must_use]
    pub fn lot_id(&self, lot: u8) -> &str {
        self.lots.get(usize::from(lot)).map_or("", |l| &l.id)
    }

    /// The market cards for a number of players, one bit each.
    #[must_use]
    pub fn lots_for(&self, players: u8) -> u32 {
        let used = |lot: &LotCard| lot.players & (1 << (players - 1)) != 0;
        let bits = self.lots.iter().enumerate().filter(|(_, lot)| used(lot));
        bits.fold(0, |set, (n, _)| set | 1 << n)
    }

    /// The cards used with a number of players.
    #[must_use]
    pub fn cards_for(&self, players: u8) -> Cards {
        let all = (0..self.cards.len() as u8).map(Card);
        all.filter(|card| self.players_min[card.index()] <= players).collect()
    }

    /// Whether a card takes effect when it is removed or bought, and not while it lies there.
    #[inline]
    #[must_use]
    pub const fn triggers(&self, card: Card) -> bool {
        self.opposition.has(card) && self.effects[card.index()][0].is_some()
    }

    /// What a Reserve card can do.
    #[inline]
    #[must_use]
    pub const fn keep(&self, card: Card) -> Option<crate::card::Keep> {
        match self.kind[card.index()] {
            Kind::Reserve(keep) => Some(keep),
            Kind::General | Kind::Opposition => None,
        }
    }
}
