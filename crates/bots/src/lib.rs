//! Bots over the contract; a module for each game.
//!
//! A bot sees what its seat may see and nothing else: the adapter of the kernel hides the state
//! before the bot looks at it. [`arena`] lets bots play a table among themselves.

use std::sync::Arc;

use ::africa1880::Africa1880;
use ::freedom::Freedom;
use ::rebellion::Rebellion;
use kernel::AnyBot;
use kernel::bot::Named;

pub mod africa1880;
pub mod arena;
pub mod freedom;
mod random;
pub mod rebellion1775;

pub use random::Random;

/// The bots that play Africa 1880, the strongest first.
#[must_use]
pub fn africa1880() -> Vec<Arc<dyn AnyBot>> {
    vec![
        Arc::new(Named::<Africa1880, _>::new("heuristic", africa1880::Heuristic::default())),
        Arc::new(Named::<Africa1880, _>::new("random", Random)),
    ]
}

/// The bots that play 1775: Rebellion, the strongest first.
#[must_use]
pub fn rebellion1775() -> Vec<Arc<dyn AnyBot>> {
    vec![
        Arc::new(Named::<Rebellion, _>::new("heuristic", rebellion1775::Heuristic::default())),
        Arc::new(Named::<Rebellion, _>::new("random", Random)),
    ]
}

/// The bots that play Freedom, the strongest first.
#[must_use]
pub fn freedom() -> Vec<Arc<dyn AnyBot>> {
    vec![
        Arc::new(Named::<Freedom, _>::new("heuristic", freedom::Heuristic::default())),
        Arc::new(Named::<Freedom, _>::new("random", Random)),
    ]
}
