//! The only crate that knows SQL.
//!
//! [`Store`] says what is kept and what is promised; [`SqliteStore`] keeps the promise on one
//! SQLite file, [`PostgresStore`] on a database that many processes share. The rest of Lantern talks
//! to the trait, and [`open`] takes either by its address.
//!
//! The one rule that everything stands on is [`Store::append`]: rows go into the log of a table
//! only if the log is as long as the caller thinks. Otherwise the caller gets the rows it does not
//! know and decides again. This serves one process on SQLite and many on a shared database alike.
//!
//! ```
//! use kernel::{Kind, Row, Seat, Seed};
//! use store::{Appended, By, Created, Durability, Holder, LogRow, NewTable, SqliteStore, Store};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = SqliteStore::open(&folder.path().join("lantern.db"), Durability::Process)?;
//! let table = NewTable {
//!     id: "a-secret-link".to_owned(),
//!     name: "Tuesday".to_owned(),
//!     game: "chess".to_owned(),
//!     version: 1,
//!     options: "{}".to_owned(),
//!     board_hash: "8x8".to_owned(),
//!     board_text: "eight by eight".to_owned(),
//!     seed: Seed::from_number(1),
//!     clock: None,
//!     created: 0,
//!     maker: "ann".to_owned(),
//!     seats: vec![Holder::Open, Holder::Open],
//!     rematch_of: None,
//! };
//! let Created::New(table) = store.create(table).await? else { panic!("no rematch") };
//!
//! let row = Row { kind: Kind::Action, seat: Some(Seat(0)), code: 7 };
//! let row = LogRow { row, by: By::Person("ann".to_owned()), time: 1 };
//! assert_eq!(store.append(table.key, 0, vec![row.clone()], None).await?, Appended::Stored);
//! // Somebody who has not heard of it yet is told, and nothing is changed.
//! let late = store.append(table.key, 0, vec![row.clone()], None).await?;
//! assert_eq!(late, Appended::Conflict(vec![row]));
//! # Ok(())
//! # }
//! ```
//!
//! # What an answer means
//!
//! A write is answered after its transaction is committed, never before.
//! Whatever happens to the *process* after that (`kill -9` included), the write is there. What
//! happens when the *machine* loses power is chosen by [`Durability`].

mod contract;
mod durability;
mod error;
mod model;
mod news;
mod open;
mod postgres;
mod sqlite;
mod values;

pub use contract::{Answer, Store};
pub use durability::Durability;
pub use error::StoreError;
pub use kernel::Mark;
pub use model::{
    Appended, By, Created, Guest, Head, Holder, Key, Log, LogRow, NewTable, Press, PressLimit,
    Said, Seating, Status, TableRecord,
};
pub use news::{News, Subscription};
pub use open::{open, shown};
pub use postgres::PostgresStore;
pub use sqlite::{SqliteStore, Stats};
