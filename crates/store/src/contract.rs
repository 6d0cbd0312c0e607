//! What is promised to the rest of Lantern, whichever database keeps it.

use std::fmt::Debug;
use std::pin::Pin;

use kernel::{Mark, Seat};

use crate::error::StoreError;
use crate::model::{
    Appended, Created, Guest, Head, Holder, Key, Log, LogRow, NewTable, Press, PressLimit, Said,
    Seating, TableRecord,
};
use crate::news::{News, Subscription};

/// What comes back from a store, later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Tables, logs, seats, press and guests, kept for good.
///
/// The methods return boxed futures so that the trait can be used behind a pointer. A future that
/// is dropped may or may not have done its work. What processes do to get on with each other has an
/// answer already, for a store that only one of them may open.
pub trait Store: Send + Sync + Debug + 'static {
    /// The secret key of this server. The first caller's `fresh` becomes the key; everybody
    /// after gets that one, in other processes too.
    fn server_key(&self, fresh: [u8; 32]) -> Answer<[u8; 32]>;

    /// Makes a table. If it is a rematch and somebody has made one already, says which.
    fn create(&self, table: NewTable) -> Answer<Created>;

    /// A table by its id, without its log.
    fn table(&self, id: &str) -> Answer<Option<TableRecord>>;

    /// The log of a table from a row on, with the fingerprints after that row.
    fn log(&self, table: Key, since: u32) -> Answer<Log>;

    /// The text of a board.
    fn board(&self, hash: &str) -> Answer<Option<String>>;

    /// Appends rows if the log has exactly `expected` rows, and keeps a fingerprint of the state
    /// before them if one is given.
    fn append(
        &self,
        table: Key,
        expected: u32,
        rows: Vec<LogRow>,
        mark: Option<Mark>,
    ) -> Answer<Appended>;

    /// Gives those of the named seats that are still open to a holder. No name means the first
    /// open seat. The table starts when no seat is open any more.
    fn take(
        &self,
        table: Key,
        seats: Option<Vec<Seat>>,
        holder: Holder,
        now: u64,
    ) -> Answer<Seating>;

    /// Remembers that a table is over, and how it ended (JSON).
    fn end(&self, table: Key, outcome: String) -> Answer<()>;

    /// Keeps a message (its `id` is ignored), unless the seat has said too much lately.
    fn say(&self, table: Key, message: Press, limit: PressLimit) -> Answer<Said>;

    /// The messages of a table from a number on, at most `limit`: the newest ones.
    fn press(&self, table: Key, since: u32, limit: u32) -> Answer<Vec<Press>>;

    /// A guest by id.
    fn guest(&self, id: &str) -> Answer<Option<Guest>>;

    /// Keeps a guest's name, also in the seats of tables that are not over. Answers the ids of
    /// those tables.
    fn save_guest(&self, guest: Guest, now: u64) -> Answer<Vec<String>>;

    /// The tables at which a guest sits or which they made, the newest first.
    fn tables_of(&self, guest: &str, limit: u32) -> Answer<Vec<TableRecord>>;

    /// What other processes tell of what they do. None where this process is the only one.
    fn subscribe(&self) -> Option<Subscription> {
        None
    }

    /// Tells other processes. Waits for nothing: what cannot be sent is lost, and whoever needs to be
    /// sure looks at the [`heads`](Self::heads) now and then.
    fn announce(&self, _news: &News) {}

    /// How far tables have come, in any order. Those without a log are missing where this process is
    /// the only one.
    fn heads(&self, _tables: Vec<Key>) -> Answer<Vec<Head>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// Says that a process is alive, for so many seconds of the database's time. False if it had been
    /// taken for dead: then its tables may be in other hands, and it goes on under another name.
    fn live(&self, _process: &str, _seconds: u32) -> Answer<bool> {
        Box::pin(std::future::ready(Ok(true)))
    }

    /// Says that a process ends: whatever it drives can be taken over at once.
    fn leave(&self, _process: &str) -> Answer<()> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Whether a process may drive a table, its bots and its clock: it does already, or nobody alive
    /// does. From then on others may not.
    fn lease(&self, _table: Key, _process: &str) -> Answer<bool> {
        Box::pin(std::future::ready(Ok(true)))
    }

    /// Takes over running tables whose process is dead, at most `limit`, and answers which.
    fn inherit(&self, _process: &str, _limit: u32) -> Answer<Vec<(Key, String)>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// Ends what was begun and leaves everything in order on the disk. From then on nothing is
    /// answered any more.
    fn close(&self) -> Answer<()> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// The ids of running tables after a key, in the order of keys, at most `limit`.
    fn running(&self, after: Key, limit: u32) -> Answer<Vec<(Key, String)>>;
}
