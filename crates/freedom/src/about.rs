//! What the game's page and the form for a new table need to know.

use std::collections::BTreeMap;

use kernel::about::{Choice, Names};
use kernel::{About, Rules, Text};
use serde::Serialize;
use serde_json::{Value, json};

use crate::board::{
    self, Board, Catcher, MAX_PLAYERS, Plantation, QUEUE_SLOTS, Route, Shape, Space, StackKind,
};
use crate::card::Card;
use crate::edition::Edition;
use crate::options::Options;
use crate::place::Place;
use crate::rules::Freedom;
use crate::token::TokenKind;
use crate::view::{CardView, card_view};
use crate::words;

/// What the client must know of the board to draw it: [`About::board`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
pub struct BoardView {
    /// The spaces of the map.
    pub spaces: Vec<Space>,
    /// The plantations.
    pub plantations: Vec<Plantation>,
    /// The routes.
    pub routes: Vec<Route>,
    /// The catchers, in the fixed order of their colours.
    pub catchers: Vec<CatcherInfo>,
    /// The stacks of tokens.
    pub stacks: Vec<StackInfo>,
    /// Every card of the game.
    pub cards: Vec<CardInfo>,
    /// The roles.
    pub roles: Vec<RoleInfo>,
    /// The prices of the queue from left to right.
    pub queue: [u8; QUEUE_SLOTS],
    /// The people in the game.
    pub people: u8,
    /// The boxes of Canada; people beyond them are free too.
    pub canada: u8,
}

/// A catcher.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct CatcherInfo {
    /// The colour.
    pub id: String,
    /// The symbol, for those who do not see the colour.
    pub symbol: Shape,
    /// The path from west to east.
    pub path: Vec<String>,
    /// Where on it the catcher starts.
    pub start: String,
}

/// A stack of tokens.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct StackInfo {
    /// Its id.
    pub id: String,
    /// What the tokens are for.
    pub kind: StackKind,
    /// Their period, from one.
    pub period: u8,
    /// Their price.
    pub price: u8,
    /// How many there are at the start, by players less one.
    pub count: [u8; MAX_PLAYERS],
    /// How many people a Conductor token moves,
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people: Option<u8>,
    /// and how far.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<u8>,
    /// The places whose people a Fundraising token counts.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<String>>,
}

/// A card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct CardInfo {
    /// What is on it.
    pub card: CardView,
    /// The period of its deck, from one; none for Opposition cards.
    pub period: Option<u8>,
    /// The fewest players it is used with.
    pub players_min: u8,
}

/// A role.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct RoleInfo {
    /// Its id.
    pub id: String,
    /// What the benefit gives before and after the special is used.
    pub benefits: [Text; 2],
    /// What the special does.
    pub special: Text,
}

pub(crate) fn about(rules: &Freedom) -> About {
    let (board, edition) = (rules.board(), rules.edition());
    let defaults = Options { reactions: Some(edition.reactions()), ..Options::default() };
    About {
        id: Freedom::ID,
        version: Freedom::VERSION,
        seats_min: 1,
        seats_max: MAX_PLAYERS as u8,
        scenarios: vec![],
        options: choices(edition),
        defaults: serde_json::to_value(defaults).unwrap_or(Value::Null),
        roles: board.roles.clone(),
        places: places(board),
        provenance: board.provenance.clone(),
        board: json!(drawing(board)),
    }
}

/// Every option with its values, the usual one of this edition first.
fn choices(edition: Edition) -> Vec<Choice> {
    let mut choices = Options::choices();
    if let (Edition::Second, Some(reactions)) = (edition, choices.last_mut()) {
        reactions.values.swap(0, 1);
    }
    choices
}

/// The names of all places, and of the three that are not on the map.
fn places(board: &Board) -> BTreeMap<String, Names> {
    let names = |en: &str, fr: &str, it: &str| Names {
        en: en.to_owned(),
        fr: fr.to_owned(),
        it: it.to_owned(),
    };
    let spaces = board.spaces.iter().map(|s| (s.id.clone(), s.names.clone()));
    let plantations = board.plantations.iter().map(|p| (p.id.clone(), p.names.clone()));
    let others = [
        ("canada", names("Canada", "Canada", "Canada")),
        ("lost", names("The lost", "Personnes perdues", "Persone perdute")),
        ("market", names("Slave market", "Marché aux esclaves", "Mercato di schiavi")),
    ];
    let others = others.map(|(id, names)| (id.to_owned(), names));
    spaces.chain(plantations).chain(others).collect()
}

fn drawing(board: &Board) -> BoardView {
    BoardView {
        spaces: board.spaces.clone(),
        plantations: board.plantations.clone(),
        routes: board.routes.clone(),
        catchers: (0..).zip(&board.catchers).map(|(n, c)| catcher(board, n, c)).collect(),
        stacks: (board.stacks.iter().enumerate()).map(|(n, s)| stack(board, n, s)).collect(),
        cards: (0..board.cards.len() as u8).map(|n| card(board, Card(n))).collect(),
        roles: (0..board.roles.len() as u8)
            .map(|n| RoleInfo {
                id: board.role_id(n).to_owned(),
                benefits: [0, 1].map(|side| words::benefit_text(board, n, side)),
                special: words::special_text(board, n),
            })
            .collect(),
        queue: board.prices,
        people: board.people,
        canada: 30,
    }
}

fn catcher(board: &Board, n: u8, catcher: &Catcher) -> CatcherInfo {
    let id = |at: &Place| board.id(*at).to_owned();
    CatcherInfo {
        id: catcher.id.clone(),
        symbol: catcher.symbol,
        path: board.path(n).iter().map(id).collect(),
        start: id(&board.path[n][catcher.start]),
    }
}

fn stack(board: &Board, n: usize, stack: &board::StackInfo) -> StackInfo {
    let (kind, people, spaces, places) = match board.token[n] {
        TokenKind::Support => (StackKind::Support, None, None, None),
        TokenKind::Conductor { people, spaces } => {
            (StackKind::Conductor, Some(people), Some(spaces), None)
        }
        TokenKind::Fundraising { places } => {
            let places = places.iter().map(|at| board.id(at).to_owned()).collect();
            (StackKind::Fundraising, None, None, Some(places))
        }
    };
    StackInfo {
        id: stack.id.clone(),
        kind,
        period: board.stack_period[n] + 1,
        price: board.price[n],
        count: stack.count,
        people,
        spaces,
        places,
    }
}

fn card(board: &Board, card: Card) -> CardInfo {
    let period = board.card_period[card.index()];
    CardInfo {
        card: card_view(board, card),
        period: (period != u8::MAX).then(|| period + 1),
        players_min: board.players_min[card.index()].max(1),
    }
}
