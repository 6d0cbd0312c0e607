//! The board file as it is written, and how it becomes tables.

use std::collections::BTreeMap;

use kernel::By;
use kernel::about::Names;
use serde::{Deserialize, Serialize};

use super::{
    Board, Catcher, LotCard, MAX_ARROWS, MAX_CATCHERS, MAX_LOTS, MAX_PATH, MAX_PLAYERS, OFF_PATH,
    PERIODS, Plantation, QUEUE_SLOTS, Role, Route, Space, StackInfo, Victory,
};
use crate::card::{self, Cards, Effect, Keep, Kind, MAX_CARDS, MAX_EFFECTS, Send};
use crate::place::{CANADA, LOST, MARKET, MAX_PLACES, Place, Places};
use crate::role::{self, Benefit};
use crate::token::{MAX_STACKS, Stack, TokenKind};

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
    first: BenefitFile,
    second: BenefitFile,
    pub(super) special: SpecialFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BenefitFile {
    money: u8,
    #[serde(default)]
    people: u8,
    #[serde(default)]
    spaces: u8,
    #[serde(default)]
    card_off: u8,
    #[serde(default)]
    conductor_off: u8,
    #[serde(default)]
    hold: bool,
    #[serde(default)]
    purchase: bool,
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
    pub(super) keep: Option<KeepFile>,
    #[serde(default)]
    pub(super) standing: Option<StandingFile>,
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

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum KeepFile {
    LeaveOff { people: u8, price: u8 },
    Cancel,
    Patron { income: u8 },
    Swap,
    Shield,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct StandingFile {
    fundraising_less: u8,
    market_more: u8,
    large_cities_only: bool,
    planned_purchases: Option<u8>,
    support_more: u8,
    blue_aid_less: u8,
    blue_barred: bool,
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

/// The tables of a file that was found good.
pub(super) fn tables(file: File) -> Board {
    let mut board = blank(&file);
    places(&file, &mut board);
    paths(&file, &mut board);
    tokens(&file, &mut board);
    roles(&file, &mut board);
    cards(&file, &mut board);
    for (n, lot) in file.market.iter().enumerate() {
        board.lot[n] = lot.people;
    }
    for face in &file.dice.catcher {
        board.catcher_die[board.catcher(face).map_or(MAX_CATCHERS, usize::from)] += 1;
    }
    for face in &file.dice.movement {
        let (east, arrows) = match face {
            Arrows::West(arrows) => (0, *arrows),
            Arrows::East(arrows) => (1, *arrows),
        };
        board.movement_die[east][usize::from(arrows)] += 1;
    }
    for card in &file.victory {
        let side = |side: &VictorySide| Victory { free: side.free, lost: side.lost };
        board.victory[usize::from(card.players) - 1] = [side(&card.white), side(&card.red)];
    }
    name_all(file, &mut board);
    for players in 1..=MAX_PLAYERS as u8 {
        board.rounds[usize::from(players) - 1] = board.lots_for(players).count_ones() as u8;
    }
    board
}

fn blank(file: &File) -> Board {
    Board {
        spaces: Vec::new(),
        plantations: Vec::new(),
        routes: Vec::new(),
        catchers: Vec::new(),
        lots: Vec::new(),
        stacks: Vec::new(),
        roles: Vec::new(),
        cards: Vec::new(),
        provenance: BTreeMap::new(),
        people: file.people,
        money: [file.money, file.money_easier],
        pass: file.pass,
        planned: file.tokens_planned,
        played: file.tokens_played,
        prices: file.queue,
        lantern: file.lantern,
        opposition_dealt: file.opposition,
        market_open: file.market_open,
        rounds: [0; MAX_PLAYERS],
        victory: [[Victory::default(); 2]; MAX_PLAYERS],
        catcher_die: [0; MAX_CATCHERS + 1],
        movement_die: [[0; MAX_ARROWS + 1]; 2],
        next: [Places::NONE; MAX_PLACES],
        holds: [0; MAX_PLACES],
        aid: [0; MAX_PLACES],
        map: Places::NONE,
        farms: Places::NONE,
        blue: Places::NONE,
        north: Places::NONE,
        south: Places::NONE,
        large: Places::NONE,
        path: [[CANADA; MAX_PATH]; MAX_CATCHERS],
        path_len: [0; MAX_CATCHERS],
        on_path: [[OFF_PATH; MAX_PLACES]; MAX_CATCHERS],
        paths_at: [0; MAX_PLACES],
        token: [TokenKind::Support; MAX_STACKS],
        stack_period: [u8::MAX; MAX_STACKS],
        price: [u8::MAX; MAX_STACKS],
        support: [Stack(0); PERIODS],
        benefits: By::all([Benefit::default(); 2]),
        specials: By::all(role::Special::Protect),
        kind: [Kind::General; MAX_CARDS],
        card_period: [u8::MAX; MAX_CARDS],
        effects: [[None; MAX_EFFECTS]; MAX_CARDS],
        either: Cards::NONE,
        standing: [card::Standing::default(); MAX_CARDS],
        buyable: Cards::NONE,
        opposition: Cards::NONE,
        players_min: [u8::MAX; MAX_CARDS],
        lot: [0; MAX_LOTS],
    }
}

fn places(file: &File, board: &mut Board) {
    for (n, space) in file.space.iter().enumerate() {
        board.holds[n] = space.holds;
        board.aid[n] = space.aid;
        let here = Place(n as u8);
        board.map = board.map.with(here);
        if space.kind == SpaceKind::Large {
            board.large = board.large.with(here);
        }
        match space.tint {
            Tint::Blue => board.blue = board.blue.with(here),
            Tint::Cream => board.north = board.north.with(here),
            Tint::Green => board.south = board.south.with(here),
            Tint::None => {}
        }
    }
    for (n, plantation) in file.plantation.iter().enumerate() {
        let here = Place((file.space.len() + n) as u8);
        board.holds[here.index()] = plantation.holds;
        board.farms = board.farms.with(here);
    }
    board.holds[CANADA.index()] = u8::MAX;
    for route in &file.routes {
        let ends = route.between.each_ref().map(|id| file.place(id));
        let [Some(a), Some(b)] = ends else { continue };
        board.routes.push(Route {
            between: [a, b],
            kind: route.kind.clone(),
            known: route.known.clone(),
        });
        for (from, to) in [(a, b), (b, a)] {
            // Canada is left by nobody, and nobody walks into a plantation.
            if from != CANADA && !board.farms.has(to) {
                board.next[from.index()] = board.next[from.index()].with(to);
            }
        }
    }
}

fn paths(file: &File, board: &mut Board) {
    for (c, catcher) in file.catcher.iter().enumerate() {
        let path: Vec<Place> = catcher.path.iter().filter_map(|id| file.place(id)).collect();
        board.path_len[c] = path.len() as u8;
        for (n, place) in path.iter().enumerate() {
            board.path[c][n] = *place;
            board.on_path[c][place.index()] = n as u8;
            board.paths_at[place.index()] |= 1 << c;
        }
        let start = file.place(&catcher.start).map_or(0, |at| board.on_path[c][at.index()]);
        board.catchers.push(Catcher { id: catcher.id.clone(), symbol: catcher.symbol, start });
    }
}

fn tokens(file: &File, board: &mut Board) {
    for (n, stack) in file.stack.iter().enumerate() {
        board.stack_period[n] = stack.period - 1;
        board.price[n] = stack.price;
        board.token[n] = match stack.kind {
            StackKind::Support => {
                board.support[usize::from(stack.period) - 1] = Stack(n as u8);
                TokenKind::Support
            }
            StackKind::Conductor => {
                TokenKind::Conductor { people: stack.people, spaces: stack.spaces }
            }
            StackKind::Fundraising => TokenKind::Fundraising {
                places: stack.counts.as_ref().map_or(Places::NONE, |word| file.set(word)),
            },
        };
    }
}

fn roles(file: &File, board: &mut Board) {
    let side = |file: &BenefitFile| Benefit {
        money: file.money,
        people: file.people,
        spaces: file.spaces,
        card_off: file.card_off,
        conductor_off: file.conductor_off,
        hold: file.hold,
        purchase: file.purchase,
    };
    for (n, role) in (0u8..).zip(&file.role) {
        board.benefits[n] = [side(&role.first), side(&role.second)];
        board.specials[n] = match &role.special {
            SpecialFile::Relieve { people } => role::Special::Relieve { people: *people },
            SpecialFile::Points { points } => role::Special::Do(Effect::Points { points: *points }),
            SpecialFile::Send(send) => role::Special::Do(Effect::Send(file.send(send))),
            SpecialFile::Discard => role::Special::Discard,
            SpecialFile::Protect => role::Special::Protect,
            SpecialFile::Tokens { limit } => role::Special::Tokens { limit: *limit },
        };
    }
}

fn cards(file: &File, board: &mut Board) {
    for (n, card) in file.card.iter().enumerate() {
        let here = card::Card(n as u8);
        board.kind[n] = match (card.kind, card.keep) {
            (CardKind::General, _) | (CardKind::Reserve, None) => Kind::General,
            (CardKind::Reserve, Some(keep)) => Kind::Reserve(match keep {
                KeepFile::LeaveOff { people, price } => Keep::LeaveOff { people, price },
                KeepFile::Cancel => Keep::Cancel,
                KeepFile::Patron { income } => Keep::Patron { income },
                KeepFile::Swap => Keep::Swap,
                KeepFile::Shield => Keep::Shield,
            }),
            (CardKind::Opposition, _) => {
                board.opposition = board.opposition.with(here);
                Kind::Opposition
            }
        };
        if let Some(period) = card.period {
            board.card_period[n] = period - 1;
        }
        for (to, effect) in board.effects[n].iter_mut().zip(&card.effects) {
            *to = Some(file.effect(effect));
        }
        if card.choose == Choose::One {
            board.either = board.either.with(here);
        }
        if card.buyable {
            board.buyable = board.buyable.with(here);
        }
        let standing = card.standing.unwrap_or_default();
        board.standing[n] = card::Standing {
            fundraising_less: standing.fundraising_less,
            market_more: standing.market_more,
            large_cities_only: standing.large_cities_only,
            planned_purchases: standing.planned_purchases,
            support_more: standing.support_more,
            blue_aid_less: standing.blue_aid_less,
            blue_barred: standing.blue_barred,
        };
        board.players_min[n] = card.players;
    }
}

fn name_all(file: File, board: &mut Board) {
    let space = |s: SpaceFile| Space {
        id: s.id,
        kind: s.kind,
        tint: s.tint,
        lon: s.lon,
        lat: s.lat,
        known: s.known,
        names: s.names,
    };
    let plantation = |p: PlantationFile| Plantation {
        id: p.id,
        light: p.light,
        easier_empty: p.easier_empty,
        lon: p.lon,
        lat: p.lat,
        names: p.names,
    };
    let lot = |l: LotFile| LotCard {
        id: l.id,
        players: l.players.iter().fold(0, |set, n| set | 1 << (n - 1)),
    };
    let role = |r: RoleFile| Role { id: r.id, letter: r.letter, colour: r.colour, names: r.names };
    board.spaces = file.space.into_iter().map(space).collect();
    board.plantations = file.plantation.into_iter().map(plantation).collect();
    board.lots = file.market.into_iter().map(lot).collect();
    board.stacks = (file.stack.into_iter())
        .map(|s| StackInfo { id: s.id, count: s.count, extra: s.extra })
        .collect();
    board.roles = file.role.into_iter().map(role).collect();
    board.cards = file.card.into_iter().map(|c| c.id).collect();
    board.provenance = file.provenance;
}

impl CardFile {
    /// The fewest players the card is used with.
    pub(super) fn fewest(&self) -> u8 {
        self.players
    }
}
