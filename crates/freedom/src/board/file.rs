//! The board file as it is written.

mod tables;

use std::collections::BTreeMap;

use kernel::about::Names;
use serde::{Deserialize, Serialize};

use super::{MAX_PLAYERS, PERIODS, QUEUE_SLOTS};
use crate::card::{Effect, Keep, Send, Standing};
use crate::place::{CANADA, LOST, MARKET, Place, Places};
use crate::role::Benefit;

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
    pub(super) routes: Vec<RouteFile>,
    pub(super) provenance: BTreeMap<String, String>,
    pub(super) space: Vec<SpaceFile>,
    pub(super) plantation: Vec<PlantationFile>,
    pub(super) catcher: Vec<CatcherFile>,
    pub(super) dice: Dice,
    pub(super) market: Vec<LotFile>,
    pub(super) victory: Vec<VictoryFile>,
    pub(super) stack: Vec<StackFile>,
    pub(super) role: Vec<RoleFile>,
    pub(super) card: Vec<CardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceFile {
    pub(super) id: String,
    pub(super) kind: SpaceKind,
    pub(super) tint: Tint,
    pub(super) holds: u8,
    pub(super) aid: u8,
    lon: f64,
    lat: f64,
    pub(super) known: String,
    pub(super) names: Names,
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
pub(super) struct PlantationFile {
    pub(super) id: String,
    pub(super) holds: u8,
    pub(super) light: u8,
    easier_empty: bool,
    lon: f64,
    lat: f64,
    pub(super) names: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RouteFile {
    pub(super) between: [String; 2],
    pub(super) kind: String,
    pub(super) known: String,
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
    pub(super) white: VictorySide,
    pub(super) red: VictorySide,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictorySide {
    pub(super) free: u8,
    pub(super) lost: u8,
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
    pub(super) special: SpecialFile,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum SpecialFile {
    Relieve { people: u8 },
    Points { points: u8 },
    Send(SendFile),
    Discard,
    Protect,
    Tokens { limit: u8 },
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
    pub(super) effects: Vec<EffectFile>,
    #[serde(default)]
    pub(super) keep: Option<Keep>,
    #[serde(default)]
    pub(super) standing: Option<Standing>,
    #[serde(default = "yes")]
    buyable: bool,
    #[serde(default)]
    players: u8,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CardKind {
    General,
    Reserve,
    Opposition,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Choose {
    #[default]
    All,
    One,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectFile {
    Move {
        people: u8,
        spaces: u8,
        #[serde(default)]
        unseen: bool,
    },
    Send(SendFile),
    Buy {
        tokens: u8,
        #[serde(default)]
        off: u8,
        #[serde(default)]
        free: bool,
    },
    Money {
        each: u8,
    },
    Count {
        each: u8,
        places: String,
    },
    Swap,
    Top,
    Discard {
        prices: Vec<u8>,
    },
    DiscardLeft,
    Draw,
    Hunt,
    Return {
        people: u8,
    },
    Seize {
        people: u8,
    },
    Riot,
    Unbuy {
        tokens: u8,
    },
    Add {
        people: u8,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SendFile {
    pub(super) people: u8,
    pub(super) from: String,
    pub(super) to: String,
    #[serde(default)]
    pub(super) within: u8,
    #[serde(default)]
    pub(super) avoid: Option<String>,
    #[serde(default)]
    same_from: bool,
    #[serde(default)]
    same_to: bool,
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
        let of = |wanted: &dyn Fn(&SpaceFile) -> bool| -> Places {
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

    fn send(&self, file: &SendFile) -> Send {
        Send {
            people: file.people,
            from: self.set(&file.from),
            to: self.set(&file.to),
            within: file.within,
            avoid: file.avoid.as_ref().map_or(Places::NONE, |word| self.set(word)),
            same_from: file.same_from,
            same_to: file.same_to,
        }
    }

    fn effect(&self, file: &EffectFile) -> Effect {
        match file {
            EffectFile::Move { people, spaces, unseen } => {
                Effect::Move { people: *people, spaces: *spaces, unseen: *unseen }
            }
            EffectFile::Send(send) => Effect::Send(self.send(send)),
            EffectFile::Buy { tokens, off, free } => {
                Effect::Buy { tokens: *tokens, off: *off, free: *free }
            }
            EffectFile::Money { each } => Effect::Money { each: *each },
            EffectFile::Count { each, places } => {
                Effect::Count { each: *each, places: self.set(places) }
            }
            EffectFile::Swap => Effect::Swap,
            EffectFile::Top => Effect::Top,
            EffectFile::Discard { prices } => {
                let cleared = self.queue.iter().enumerate().filter(|(_, p)| prices.contains(p));
                Effect::Discard { slots: cleared.fold(0, |set, (n, _)| set | 1 << n) }
            }
            EffectFile::DiscardLeft => Effect::DiscardLeft,
            EffectFile::Draw => Effect::Draw,
            EffectFile::Hunt => Effect::Hunt,
            EffectFile::Return { people } => Effect::Return { people: *people },
            EffectFile::Seize { people } => Effect::Seize { people: *people },
            EffectFile::Riot => Effect::Riot,
            EffectFile::Unbuy { tokens } => Effect::Unbuy { tokens: *tokens },
            EffectFile::Add { people } => Effect::Add { people: *people },
        }
    }
}

impl CardFile {
    /// The fewest players the card is used with.
    pub(super) fn fewest(&self) -> u8 {
        self.players
    }
}
