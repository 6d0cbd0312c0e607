//! The one list of games, with what each brings along: rules, words, bots, and the tables that are
//! measured and simulated. Whoever goes through all games goes through this list.
//!
//! ```
//! let games = games::all().expect("our own games open");
//! let entry = &games[0];
//! let table = entry.game.table(&serde_json::json!({}), kernel::Seed::from_number(7));
//! assert!(table.is_ok_and(|table| table.is_empty()), "the usual table, before the first step");
//! assert_eq!(entry.bot("random").map(|bot| bot.id()).ok(), Some("random"));
//! ```

mod pace;

use std::sync::Arc;
use std::time::Duration;

use kernel::{AnyBot, AnyGame, AnyTable, Fault, Figures, Game, Listed, Table};
use serde_json::Value;

pub use pace::Pace;

/// Every game that can be played here, in the order they are offered. A line for each.
///
/// # Errors
/// A game whose own board does not open.
pub fn all() -> Result<Vec<Entry>, Error> {
    Ok(vec![
        entry::<africa1880::Africa1880>(bots::with(bots::africa1880::Heuristic::default()))?,
        entry::<rebellion::Rebellion>(bots::with(bots::rebellion1775::Heuristic::default()))?,
        entry::<freedom::Freedom>(bots::with(bots::freedom::Heuristic::default()))?,
    ])
}

/// Why there is no such game or bot.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// A game does not open on the board that comes with it.
    #[error("{game} does not open: {faults}")]
    Broken {
        /// The game.
        game: &'static str,
        /// What is wrong with it.
        faults: String,
    },
    /// Nothing has that name.
    #[error("there is no {what} {name:?}; there are {known}")]
    Unknown {
        /// A game, or a bot.
        what: &'static str,
        /// What was asked for.
        name: String,
        /// What could have been.
        known: String,
    },
}

/// A game in the list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game, on the board that comes with it.
    pub game: Arc<dyn AnyGame>,
    /// The bots that play it, the strongest first.
    pub bots: Vec<Arc<dyn AnyBot>>,
    /// How many seats in a row make a side and win together.
    pub partners: usize,
    /// Whether the players win or lose together.
    pub together: bool,
    /// The tables whose speed is measured: a name and the options.
    pub scenarios: Vec<(&'static str, Value)>,
    /// The tables that are simulated if no options are given: a name and the options.
    pub series: Vec<(String, Value)>,
    /// What recorded tables begin with: the options of every scenario and number of players.
    pub starts: Vec<Value>,
    /// What is worth counting at the end of a table.
    pub figures: fn(&dyn AnyTable) -> Figures,
    /// Plays random games on a board with these options for so long, and counts.
    pub pace: fn(&str, &Value, Duration) -> Result<Pace, Vec<Fault>>,
}

fn entry<R: Listed>(bots: Vec<Arc<dyn AnyBot>>) -> Result<Entry, Error> {
    let game = Game::<R>::open(R::WORDS)
        .map_err(|faults| Error::Broken { game: R::ID, faults: Fault::list(&faults) })?;
    Ok(Entry {
        game: Arc::new(game),
        bots,
        partners: R::PARTNERS.max(1),
        together: R::TOGETHER,
        scenarios: R::scenarios(),
        series: R::series(),
        starts: R::starts(),
        figures: |table| {
            table.as_any().downcast_ref::<Table<R>>().map(R::figures).unwrap_or_default()
        },
        pace: pace::measure::<R>,
    })
}

impl Entry {
    /// The bot of that name.
    ///
    /// # Errors
    /// No bot of this game has it.
    pub fn bot(&self, name: &str) -> Result<&Arc<dyn AnyBot>, Error> {
        named("bot", &self.bots, |bot| bot.id(), name)
    }
}

/// The game of that name.
///
/// # Errors
/// No game has it.
pub fn find<'a>(games: &'a [Entry], name: &str) -> Result<&'a Entry, Error> {
    named("game", games, |entry| entry.game.id(), name)
}

fn named<'a, T>(
    what: &'static str,
    all: &'a [T],
    id: impl Fn(&'a T) -> &'a str,
    name: &str,
) -> Result<&'a T, Error> {
    all.iter().find(|one| id(one) == name).ok_or_else(|| Error::Unknown {
        what,
        name: name.to_owned(),
        known: all.iter().map(id).collect::<Vec<_>>().join(", "),
    })
}
