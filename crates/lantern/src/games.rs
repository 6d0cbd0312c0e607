//! The one list of games. A new game is a line here and a file beside `africa1880.rs`.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use kernel::{AnyBot, AnyGame, AnyTable, Fault, Game, Rules, Words};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::games::pace::Pace;

mod africa1880;
mod freedom;
pub(crate) mod pace;
mod rebellion1775;

/// Every game that can be played here.
pub(crate) fn games() -> Result<Vec<Entry>, Failure> {
    Ok(vec![
        entry::<::africa1880::Africa1880>()?,
        entry::<::rebellion::Rebellion>()?,
        entry::<::freedom::Freedom>()?,
    ])
}

/// What a game says of itself to the command line, beside its rules.
pub(crate) trait Listed: Rules + Debug {
    /// Its words and its board.
    const WORDS: Words;

    /// How many seats in a row make a side and win together.
    const PARTNERS: usize = 1;

    /// The bots that play it, the strongest first.
    fn bots() -> Vec<Arc<dyn AnyBot>>;

    /// The tables whose speed is measured: a name and the options.
    fn scenarios() -> Vec<(&'static str, Value)>;

    /// Whether the players win or lose together.
    const TOGETHER: bool = false;

    /// The tables that are simulated if no options are given: a name and the options.
    fn series() -> Vec<(String, Value)> {
        vec![(String::new(), json!({}))]
    }

    /// What is worth counting at the end of a table beside the scores.
    fn figures(table: &dyn AnyTable) -> Figures;
}

/// What was counted at the end of one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// For each seat: a name, and a number for each seat.
    pub(crate) seats: Vec<(&'static str, Vec<f64>)>,
    /// For the table as a whole.
    pub(crate) table: Vec<(&'static str, f64)>,
}

/// A game in the list.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The game, on the board that comes with it.
    pub(crate) game: Arc<dyn AnyGame>,
    /// The bots that play it, the strongest first.
    pub(crate) bots: Vec<Arc<dyn AnyBot>>,
    /// How many seats in a row make a side and win together.
    pub(crate) partners: usize,
    /// The tables whose speed is measured.
    pub(crate) scenarios: Vec<(&'static str, Value)>,
    /// Whether the players win or lose together.
    pub(crate) together: bool,
    /// The tables that are simulated if no options are given.
    pub(crate) series: Vec<(String, Value)>,
    /// What is worth counting at the end of a table.
    pub(crate) figures: fn(&dyn AnyTable) -> Figures,
    /// Plays random games with these options for so long, and counts.
    pub(crate) pace: fn(&str, &Value, Duration) -> Result<Pace, Vec<Fault>>,
}

fn entry<R: Listed>() -> Result<Entry, Failure> {
    let game = Game::<R>::open(R::WORDS).map_err(|faults| {
        Failure::failed(format!("{} does not open: {}", R::ID, Fault::list(&faults)))
    })?;
    Ok(Entry {
        game: Arc::new(game),
        bots: R::bots(),
        partners: R::PARTNERS.max(1),
        scenarios: R::scenarios(),
        together: R::TOGETHER,
        series: R::series(),
        figures: R::figures,
        pace: pace::measure::<R>,
    })
}

impl Entry {
    /// The bot of that name.
    pub(crate) fn bot(&self, name: &str) -> Result<&Arc<dyn AnyBot>, Failure> {
        self.bots.iter().find(|bot| bot.id() == name).ok_or_else(|| {
            let known: Vec<&str> = self.bots.iter().map(|bot| bot.id()).collect();
            Failure::usage(format!("there is no bot {name:?}; there are {}", known.join(", ")))
        })
    }
}

/// The game of that name.
pub(crate) fn find<'a>(games: &'a [Entry], name: &str) -> Result<&'a Entry, Failure> {
    games.iter().find(|entry| entry.game.id() == name).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|entry| entry.game.id()).collect();
        Failure::usage(format!("there is no game {name:?}; there are {}", known.join(", ")))
    })
}
