//! Bots over the contract; a module for each game.
//!
//! A bot sees what its seat may see and nothing else: the adapter of the kernel hides the state
//! before the bot looks at it. [`arena`] lets bots play a table among themselves.
//!
//! ```
//! use africa1880::{Africa1880, WORDS};
//! use kernel::{AnyGame, Game, Seed};
//!
//! let game = Game::<Africa1880>::open(WORDS).expect("our own board opens");
//! let seed = Seed::from_number(7);
//! let mut table = game.table(&serde_json::json!({}), seed).expect("the usual table");
//! let bot = bots::with::<Africa1880>(bots::africa1880::Heuristic::default()).remove(0);
//! let seats = vec![bot; usize::from(table.seats())];
//! let outcome = bots::arena::play(&mut *table, &seats, &mut seed.at(0), 10_000);
//! assert_eq!(outcome.map(|outcome| outcome.scores.len()), Ok(6), "a score for each power");
//! ```

mod best;
mod random;

pub mod arena;

// A line for each game that has bots of its own.
pub mod africa1880;
pub mod freedom;
pub mod rebellion1775;

use std::fmt::Debug;
use std::sync::Arc;

use kernel::bot::Named;
use kernel::{AnyBot, Bot, Rules};

pub use random::Random;

/// The bots that every game has.
#[must_use]
pub fn plain<R: Rules + Debug>() -> Vec<Arc<dyn AnyBot>> {
    vec![Arc::new(Named::<R, _>::new("random", Random))]
}

/// A bot of a game's own, and below it those that every game has: the strongest comes first.
#[must_use]
pub fn with<R: Rules + Debug>(bot: impl Bot<R> + 'static) -> Vec<Arc<dyn AnyBot>> {
    let mut all = plain::<R>();
    all.insert(0, Arc::new(Named::<R, _>::new("heuristic", bot)));
    all
}
