//! Bots over the contract; a module for each game.
//!
//! A bot sees what its seat may see and nothing else: the adapter of the kernel hides the state
//! before the bot looks at it. [`arena`] lets bots play a table among themselves.

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
