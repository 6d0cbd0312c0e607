//! The rules of Africa 1880: three to six European powers, secret and simultaneous orders.
//!
//! A file for each phase of the rulebook: `setup`, `diplomacy`, `orders`, `reading`,
//! `conflicts`, `colonies`, [`score`]; a file for each noun: [`board`], [`sheet`],
//! [`proposal`], [`state`], [`action`], [`event`], [`edition`]. `rules` puts them together. The
//! clauses that the comments and refusals cite are in `rules/ledger.toml`.
//!
//! ```
//! use africa1880::Africa1880;
//! use kernel::{Rules, Seat, Silent, Actor};
//!
//! let rules = Africa1880::open(africa1880::WORDS.board).expect("our own board is good");
//! let mut state = rules.setup(&africa1880::Options::default()).expect("so are the defaults");
//! let mut offers = Vec::new();
//! rules.offers(&state, Seat(0), &mut offers);
//! rules.apply(&mut state, Actor::Seat(Seat(0)), offers[0], &mut Silent);
//! assert_eq!(rules.turn(&state).must().lowest(), Some(Seat(1)));
//! ```

pub mod action;
pub mod board;
mod colonies;
mod conflicts;
mod diplomacy;
pub mod edition;
pub mod event;
mod listed;
pub mod options;
mod orders;
pub mod place;
mod position;
pub mod proposal;
mod reading;
mod refusals;
mod rules;
pub mod score;
mod secrets;
mod setup;
pub mod sheet;
pub mod state;
pub mod view;
mod words;

pub use action::Action;
pub use board::Board;
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use rules::Africa1880;
pub use state::State;
pub use view::View;

/// The words of the game: messages, history, ledger and board.
pub const WORDS: kernel::Words = kernel::words!();
