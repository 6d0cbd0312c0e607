//! Beacons: two to four keepers on one coast. Each round they light beacons in secret, the wind blows
//! some out, and then they share out the prizes that the ships have brought.
//!
//! It is an example of how a game is added. A file for each phase: `lighting`, `wind`, `harvest`; a
//! file for each noun: [`board`], [`options`], [`state`], [`action`], [`event`], [`view`]. `rules` puts
//! them together. The clauses that comments and refusals cite are in `rules/ledger.toml`.
//!
//! ```
//! use beacons::{Action, Beacons, Options};
//! use kernel::{Actor, Rules, Seat, Silent};
//!
//! let rules = Beacons::open(beacons::WORDS.board).expect("our own board is good");
//! let mut state = rules.setup(&Options::default()).expect("so are the defaults");
//! rules.apply(&mut state, Actor::Seat(Seat(0)), Action::Seal, &mut Silent);
//! assert_eq!(rules.turn(&state).must().lowest(), Some(Seat(1)));
//! ```

pub mod action;
pub mod ask;
pub mod board;
pub mod event;
mod harvest;
mod lighting;
mod listed;
pub mod options;
mod position;
mod refusals;
mod rules;
mod secrets;
pub mod state;
pub mod view;
mod wind;
mod words;

pub use action::Action;
pub use board::Board;
pub use event::Event;
pub use options::Options;
pub use rules::Beacons;
pub use state::State;
pub use view::View;

/// The words of the game: messages, history, ledger and board.
pub const WORDS: kernel::Words = kernel::words!();
