//! The only crate that knows SQL.
//!
//! [`Store`] says what is kept and what is promised; [`SqliteStore`] keeps the promise on one
//! SQLite file. The rest of Lantern talks to the trait.
//!
//! The one rule that everything stands on is [`Store::append`]: rows go into the log of a table
//! only if the log is as long as the caller thinks. Otherwise the caller gets the rows it does not
//! know and decides again. This serves one process on SQLite and many on a shared database alike.
//!
//! # What an answer means
//!
//! A write is answered after its transaction is committed to the write-ahead log, never before.
//! Whatever happens to the *process* after that (`kill -9` included), the write is there. What
//! happens when the *machine* loses power is chosen by [`Durability`].

mod contract;
mod error;
mod model;
mod sqlite;

pub use contract::{Answer, Store};
pub use error::StoreError;
pub use kernel::Mark;
pub use model::{
    Appended, By, Created, Guest, Holder, Key, Log, LogRow, NewTable, Press, PressLimit, Said,
    Seating, Status, TableRecord,
};
pub use sqlite::{Durability, SqliteStore, Stats};
