//! The board file as it is written.

mod tables;

use std::collections::BTreeMap;

use kernel::about::Names;
use serde::{Deserialize, Serialize};

use super::{MAX_PLAYERS, PERIODS, Plantation, QUEUE_SLOTS, Route, Space, Victory};
use crate::card::{Effect, Keep, Send, Standing};
use crate::place::{CANADA, LOST, MARKET, Place, Places};
use crate::role::{Benefit, Special};

pub(super) use tables::tables;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: String,
    #[allow(dead_code)] // a title for people who read the file
    name: String,
    pub(super) people: u8,
    pub(super) money: u8,
    pub(super) money_easier: u8,
    pub(super) pass: [u8; PERIODS],
    pub(super) tokens_planned: u8,
    pub(super) tokens_played: u8,
    pub(super) queue: [u8; QUEUE_SLOTS],
    pub(super) lantern: [u8; MAX_PLAYERS],
    pub(super) opposition: [[u8; PERIODS]; MAX_PLAYERS],
    pub(super) market_open: u8,
    pub(super) routes: Vec<Route>,
    pub(super) provenance: BTreeMap<String, String>,
    pub(super) space: Vec<Space>,
    pub(super) plantation: Vec<Plantation>,
    pub(super) catcher: Vec<CatcherFile>,
    pub(super) dice: Dice,
    pub(super) market: Vec<LotFile>,
    pub(super) victory: Vec<VictoryFile>,
    pub(super) stack: Vec<StackFile>,
    pub(super) role: Vec<RoleFile>,
    pub(super) card: Vec<CardFile>,
}

/// What kind of space it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum SpaceKind {
    /// A large city.
    Large,
    /// A small city.
    Small,
    /// A space between cities.
    Space,
    /// A space at sea.
    Sea,
}

/// The colour a space is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Tint {
    /// A Northern city.
    Blue,
    /// The North.
    Cream,
    /// The South.
    Green,
    /// Neither.
    None,
}

/// The shape of a catcher's symbol, for those who do not see the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Shape {
    /// A circle.
    Circle,
    /// Five corners.
    Pentagon,
    /// Three corners.
    Triangle,
    /// Six corners.
    Hexagon,
    /// Four corners.
    Square,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CatcherFile {
    pub(super) id: String,
    symbol: Shape,
    pub(super) start: String,
    pub(super) path: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    pub(super) catcher: Vec<String>,
    pub(super) movement: Vec<Arrows>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Arrows {
    West(u8),
    East(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LotFile {
    pub(super) id: String,
    pub(super) people: u8,
    pub(super) players: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryFile {
    pub(super) players: u8,
    pub(super) white: Victory,
    pub(super) red: Victory,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StackFile {
    pub(super) id: String,
    pub(super) kind: StackKind,
    pub(super) period: u8,
    pub(super) price: u8,
    pub(super) count: [u8; MAX_PLAYERS],
    #[serde(default)]
    extra: u8,
    #[serde(default)]
    pub(super) people: u8,
    #[serde(default)]
    pub(super) spaces: u8,
    #[serde(default)]
    pub(super) counts: Option<String>,
}

/// What the tokens of a stack are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum StackKind {
    /// They show support for the cause.
    Support,
    /// They move people.
    Conductor,
    /// They bring money.
    Fundraising,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoleFile {
    pub(super) id: String,
    letter: String,
    colour: String,
    pub(super) names: Names,
    first: Benefit,
    second: Benefit,
    pub(super) special: Special<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    pub(super) id: String,
    pub(super) kind: CardKind,
    #[serde(default)]
    pub(super) period: Option<u8>,
    #[serde(default)]
    pub(super) choose: Choose,
    #[serde(default)]
    pub(super) effects: Vec<Effect<String, Vec<u8>>>,
    #[serde(default)]
    pub(super) keep: Option<Keep>,
    #[serde(default)]
    pub(super) standing: Option<Standing>,
    #[serde(default = "yes")]
    buyable: bool,
    #[serde(default)]
    pub(super) players: u8,
}

fn yes() -> bool {
    true
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum CardKind {
    /// Resolved when it is bought.
    General,
    /// Kept on the player's mat.
    Reserve,
    /// Works against the players.
    Opposition,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Choose {
    #[default]
    All,
    One,
}

impl File {
    /// The place with that id.
    pub(super) fn place(&self, id: &str) -> Option<Place> {
        if id == "canada" {
            return Some(CANADA);
        }
        let all = self.space.iter().map(|s| &s.id).chain(self.plantation.iter().map(|p| &p.id));
        all.zip(0u8..).find(|(one, _)| *one == id).map(|(_, n)| Place(n))
    }

    /// The places that a word of the file stands for: a set by its name, or one place.
    pub(super) fn places(&self, word: &str) -> Option<Places> {
        let of = |wanted: &dyn Fn(&Space) -> bool| -> Places {
            let all = self.space.iter().zip(0u8..);
            all.filter(|(space, _)| wanted(space)).map(|(_, n)| Place(n)).collect()
        };
        let first = self.space.len() as u8;
        Some(match word {
            "plantations" => (0..self.plantation.len() as u8).map(|n| Place(first + n)).collect(),
            "south" => of(&|s| s.tint == Tint::Green),
            "north" => of(&|s| s.tint == Tint::Cream),
            "blue_cities" => of(&|s| s.tint == Tint::Blue),
            "large_north" => of(&|s| s.tint == Tint::Blue && s.kind == SpaceKind::Large),
            "lost" => Places::one(LOST),
            "market" => Places::one(MARKET),
            id => Places::one(self.place(id)?),
        })
    }

    fn set(&self, word: &str) -> Places {
        self.places(word).unwrap_or_default()
    }

    fn send(&self, send: &Send<String>) -> Send {
        Send {
            people: send.people,
            from: self.set(&send.from),
            to: self.set(&send.to),
            within: send.within,
            avoid: self.set(&send.avoid),
            same_from: send.same_from,
            same_to: send.same_to,
        }
    }

    fn special(&self, special: &Special<String>) -> Special {
        match *special {
            Special::Relieve { people } => Special::Relieve { people },
            Special::Points { points } => Special::Points { points },
            Special::Send(ref send) => Special::Send(self.send(send)),
            Special::Discard => Special::Discard,
            Special::Protect => Special::Protect,
            Special::Tokens { limit } => Special::Tokens { limit },
        }
    }

    fn effect(&self, effect: &Effect<String, Vec<u8>>) -> Effect {
        match *effect {
            Effect::Send(ref send) => Effect::Send(self.send(send)),
            Effect::Count { each, ref places } => Effect::Count { each, places: self.set(places) },
            Effect::Discard { slots: ref prices } => {
                let cleared = self.queue.iter().enumerate().filter(|(_, p)| prices.contains(p));
                Effect::Discard { slots: cleared.fold(0, |set, (n, _)| set | 1 << n) }
            }
            Effect::Move { people, spaces, unseen } => Effect::Move { people, spaces, unseen },
            Effect::Points { points } => Effect::Points { points },
            Effect::Buy { tokens, off, free } => Effect::Buy { tokens, off, free },
            Effect::Money { each } => Effect::Money { each },
            Effect::Swap => Effect::Swap,
            Effect::Top => Effect::Top,
            Effect::Pick => Effect::Pick,
            Effect::DiscardLeft => Effect::DiscardLeft,
            Effect::Draw => Effect::Draw,
            Effect::Hunt => Effect::Hunt,
            Effect::Return { people } => Effect::Return { people },
            Effect::Seize { people } => Effect::Seize { people },
            Effect::Riot => Effect::Riot,
            Effect::Unbuy { tokens } => Effect::Unbuy { tokens },
            Effect::Add { people } => Effect::Add { people },
            Effect::Gift => Effect::Gift,
        }
    }
}
