//! The rules of Freedom: The Underground Railroad, for one to four players who play together.
//!
//! A file for each phase of the rulebook: `setup`, `catchers`, `planning`, `turn`,
//! `market`, `lantern`; a file for each noun: [`board`], [`card`], [`deck`], [`role`],
//! [`token`], [`job`], [`state`], [`action`], [`event`], [`edition`]; and what actions are made of: `moving`
//! people, `purchase` of tokens, `effects` of cards, `opposition`, `reactions`. `rules`
//! puts them together. The clauses that the comments and refusals cite are in `rules/ledger.toml`.
//!
//! ```
//! use freedom::Freedom;
//! use kernel::{Actor, Rules, Silent, Turn};
//!
//! let rules = Freedom::open(freedom::WORDS.board).expect("our own board is good");
//! let mut state = rules.setup(&freedom::Options::default()).expect("so are the defaults");
//! assert_eq!(rules.turn(&state), Turn::Chance, "roles are dealt first");
//! let mut outcomes = Vec::new();
//! rules.chances(&state, &mut outcomes);
//! rules.apply(&mut state, Actor::Chance, outcomes[0].0, &mut Silent);
//! assert_eq!(state.everyone(), 96);
//! ```

mod about;
pub mod action;
mod ask;
pub mod board;
pub mod card;
mod catchers;
pub mod deck;
pub mod edition;
mod effects;
pub mod event;
pub mod job;
mod lantern;
mod listed;
mod market;
mod moving;
mod opposition;
pub mod options;
mod parts;
pub mod place;
mod planning;
mod play;
mod position;
mod purchase;
mod reactions;
mod refusals;
pub mod role;
mod rules;
pub mod score;
mod setup;
pub mod state;
mod story;
pub mod token;
mod turn;
pub mod view;
mod words;

pub use about::BoardView;
pub use action::Action;
pub use board::Board;
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use rules::Freedom;
pub use state::State;
pub use view::View;

/// The words of the game: messages, history, ledger and board.
pub const WORDS: kernel::Words = kernel::words!();
