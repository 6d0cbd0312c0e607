//! The kernel of Lantern: the contract of a game, and what follows from it for every game.
//!
//! A game implements [`Rules`], and declares its actions, with their codes and names, by [`actions!`].
//! A [`Table`] plays one: it keeps the log and the state, drafts what somebody intends and accepts it
//! once it is stored, takes steps back, and has each pair of eyes look at what they may know.
//! [`AnyGame`] and [`AnyTable`] are the same without the type parameter, for the host, the engine
//! protocol and the arena. [`kit`] proves the laws of the contract for a game.
//!
//! ```
//! use std::sync::Arc;
//!
//! use beacons::{Action, Beacons, WORDS};
//! use kernel::{Intent, Rules, Seat, SeatSet, Seed, Table};
//!
//! let rules = Arc::new(Beacons::open(WORDS.board).expect("our own board opens"));
//! let seed = Seed::from_number(7);
//! let mut table = Table::new(rules, &Default::default(), seed).expect("the usual table");
//!
//! // What somebody intends is worked out and stored by whoever keeps the log; then it is put in place.
//! let ann = Seat(0);
//! let intent = Intent::Act { seat: ann, code: Beacons::code(Action::Light(0)) };
//! let draft = table.draft(intent).expect("she may light any of them");
//! assert_eq!(draft.rows().len(), 1);
//! table.accept(draft).expect("it was drafted for this moment");
//!
//! // She sees what she has done, and can take it back; others do not even know that it was done.
//! let hers = table.look(SeatSet::one(ann));
//! assert_eq!((hers.number, &*hers.seats[0].undos[0].name), (1, "light rock"));
//! assert_eq!(table.look(SeatSet::NONE).number, 0);
//! ```
//!
//! The kernel knows no game, no time, no user, no file, no thread and no wire.

pub mod about;
pub mod action;
pub mod bot;
mod by;
pub mod chance;
mod choice;
mod edition;
pub mod erased;
mod file;
mod form;
#[cfg(feature = "kit")]
pub mod kit;
pub mod ledger;
mod listed;
mod log;
mod misspelt;
mod offer;
pub mod playout;
mod refusal;
mod refusals;
mod replay;
mod rules;
mod seat;
mod set;
mod story;
pub mod table;
mod text;
mod turn;

pub use about::About;
pub use action::{Action, Count, Part};
pub use bot::{AnyBot, Bot};
pub use by::{By, Key};
pub use chance::Seed;
pub use erased::{AnyDraft, AnyGame, AnyTable, Game, Words};
pub use file::read_toml;
pub use form::{Faults, Form, Ids, Spot};
pub use ledger::Ledger;
pub use listed::{Figures, Listed};
pub use log::{ActionRef, Intent, Kind, NamedRow, Row, record};
pub use misspelt::Misspelt;
pub use offer::{Description, Offer, Setting};
pub use refusal::{Fault, Refusal, table_refusals};
pub use replay::{Drift, Mark, replay};
pub use rules::{Rules, Silent, Tell};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use set::Members;
pub use story::{Line, Weight};
pub use table::{
    Draft, Happening, Json, Look, Plea, Retold, SeatView, Table, Told, UNDOS_MAX, Undo, fingerprint,
};
pub use text::{Arg, Args, Text};
pub use turn::{Actor, Finality, Outcome, Phase, Turn};

/// The random number traits that the contract speaks of, so that games use the same version.
pub mod random {
    pub use rand::{Rng, RngExt, SeedableRng, seq};
    pub use rand_chacha::ChaCha8Rng;
}
