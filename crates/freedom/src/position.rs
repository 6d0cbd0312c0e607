//! A position that a person can write by hand: used by tests, bug reports and programs.
//!
//! What is left out stands as at the start: catchers on their first spaces, the light spaces of the
//! plantations filled, all tokens that nobody holds on their stacks, all cards that lie nowhere else
//! in their decks.

mod check;
mod doing;
mod file;
mod read;
mod write;

pub(crate) use read::load;
pub(crate) use write::dump;
