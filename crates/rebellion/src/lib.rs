//! The rules of 1775: Rebellion: four factions, two sides, sixteen colonies.
//!
//! A file for each part of the rulebook: `setup`, `round`, `reinforcement`, `control`,
//! `movement` and `army`, `play` (the cards), `battle` with `losses` and `manoeuvre`,
//! `draw`, [`score`]; a file for each noun: [`board`], [`area`], [`colour`], [`force`], [`card`],
//! [`dice`], [`state`], [`action`], [`event`], [`standing`]. `rules` puts them together;
//! [`edition`] knows what older tables meant. The clauses that the comments and refusals cite are in
//! `rules/ledger.toml`.
//!
//! ```
//! use kernel::{Actor, Rules, Silent, Turn};
//! use rebellion::Rebellion;
//!
//! let rules = Rebellion::open(rebellion::WORDS.board).expect("our own board is good");
//! let mut state = rules.setup(&rebellion::Options::default()).expect("so are the defaults");
//! assert_eq!(rules.turn(&state), Turn::Chance);
//! let mut chances = Vec::new();
//! rules.chances(&state, &mut chances);
//! rules.apply(&mut state, Actor::Chance, chances[0].0, &mut Silent);
//! assert_eq!(rules.turn(&state).must().len(), 2, "a side places its extra units");
//! ```

mod about;
mod absence;
pub mod action;
pub mod area;
mod army;
mod ask;
mod battle;
pub mod board;
mod board_check;
mod board_file;
pub mod card;
pub mod colour;
mod control;
mod count;
pub mod dice;
mod draw;
pub mod edition;
pub mod event;
pub mod force;
mod instruct;
mod listed;
mod losses;
mod manoeuvre;
mod movement;
pub mod odds;
pub mod options;
mod parts;
mod play;
mod position;
mod refusals;
mod reinforcement;
mod round;
mod rules;
pub mod score;
mod secrets;
mod setup;
pub mod standing;
pub mod state;
mod story;
pub mod view;
mod words;

pub use about::BoardView;
pub use action::Action;
pub use board::Board;
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use rules::Rebellion;
pub use state::State;
pub use view::View;

/// The words of the game: messages, history, ledger and board.
pub const WORDS: kernel::Words = kernel::words!();
