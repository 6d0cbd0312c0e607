//! The store on one SQLite file: one thread writes, a few read, all in write-ahead mode.

mod guests;
mod lock;
mod log;
mod pool;
mod press;
mod schema;
mod seats;
mod tables;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::{Mark, Seat};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension};

use crate::contract::{Answer, Store};
use crate::durability::Durability;
use crate::error::StoreError;
use crate::model::{
    Appended, Created, Guest, Holder, Key, Log, LogRow, NewTable, Press, PressLimit, Said, Seating,
    TableRecord,
};
use lock::Lock;
pub use pool::Stats;
use pool::{Readers, Writer};

/// The store on one SQLite file. One process at a time may open it.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Writer,
    readers: Readers,
    lock: Arc<Lock>,
}

/// Readers are few: a table is read once and then lives in memory.
const READERS: usize = 2;

impl SqliteStore {
    /// Opens or makes the file and brings its schema up to date. A file that is made can be read by
    /// nobody but its owner, as it holds the secrets of all seats.
    ///
    /// # Errors
    /// When the file cannot be opened, another process has it, or it was written by a newer Lantern.
    pub fn open(path: &Path, durability: Durability) -> Result<Self, StoreError> {
        make(path)?;
        let lock = Lock::take(path)?;
        let mut writer = connect(path, durability)?;
        schema::migrate(&mut writer)?;
        let readers = (0..READERS).map(|_| connect(path, durability)).collect::<Result<_, _>>()?;
        Ok(Self {
            path: path.to_owned(),
            writer: Writer::start(writer)?,
            readers: Readers::start(readers)?,
            lock,
        })
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many commits carried how many writes.
    #[must_use]
    pub fn stats(&self) -> Stats {
        self.writer.stats()
    }
}

/// Makes the file if it is not there. SQLite gives what it puts beside it the same mode.
fn make(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(StoreError::Database(error.to_string())),
    }
}

fn connect(path: &Path, durability: Durability) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    // Another process may hold the write lock for the length of one commit.
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(
        None,
        "synchronous",
        match durability {
            Durability::Process => "NORMAL",
            Durability::Power => "FULL",
        },
    )?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // Plans must not depend on the values that are bound, or each binding makes a new plan.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

impl Store for SqliteStore {
    fn server_key(&self, fresh: [u8; 32]) -> Answer<[u8; 32]> {
        self.writer.run(move |db| {
            db.prepare_cached("INSERT OR IGNORE INTO server (name, value) VALUES ('key', ?1)")?
                .execute([&fresh[..]])?;
            let stored: Vec<u8> = db
                .prepare_cached("SELECT value FROM server WHERE name = 'key'")?
                .query_row([], |row| row.get(0))?;
            stored.try_into().map_err(|_| StoreError::Broken("the server key"))
        })
    }

    fn create(&self, table: NewTable) -> Answer<Created> {
        self.writer.run(move |db| tables::create(db, &table))
    }

    fn table(&self, id: &str) -> Answer<Option<TableRecord>> {
        let id = id.to_owned();
        self.readers.run(move |db| tables::by_id(db, &id))
    }

    fn log(&self, table: Key, since: u32) -> Answer<Log> {
        self.readers.run(move |db| log::since(db, table, since))
    }

    fn board(&self, hash: &str) -> Answer<Option<String>> {
        let hash = hash.to_owned();
        self.readers.run(move |db| {
            let mut query = db.prepare_cached("SELECT text FROM boards WHERE hash = ?1")?;
            Ok(query.query_row([hash], |row| row.get(0)).optional()?)
        })
    }

    fn append(
        &self,
        table: Key,
        expected: u32,
        rows: Vec<LogRow>,
        mark: Option<Mark>,
    ) -> Answer<Appended> {
        self.writer.run(move |db| log::append(db, table, expected, &rows, mark.as_ref()))
    }

    fn take(
        &self,
        table: Key,
        seats: Option<Vec<Seat>>,
        holder: Holder,
        now: u64,
    ) -> Answer<Seating> {
        self.writer.run(move |db| seats::take(db, table, seats.as_deref(), &holder, now))
    }

    fn end(&self, table: Key, outcome: String) -> Answer<()> {
        self.writer.run(move |db| tables::end(db, table, &outcome))
    }

    fn say(&self, table: Key, message: Press, limit: PressLimit) -> Answer<Said> {
        self.writer.run(move |db| press::say(db, table, &message, limit))
    }

    fn press(&self, table: Key, since: u32, limit: u32) -> Answer<Vec<Press>> {
        self.readers.run(move |db| press::since(db, table, since, limit))
    }

    fn guest(&self, id: &str) -> Answer<Option<Guest>> {
        let id = id.to_owned();
        self.readers.run(move |db| guests::by_id(db, &id))
    }

    fn save_guest(&self, guest: Guest, now: u64) -> Answer<Vec<String>> {
        self.writer.run(move |db| guests::save(db, &guest, now))
    }

    fn tables_of(&self, guest: &str, limit: u32) -> Answer<Vec<TableRecord>> {
        let guest = guest.to_owned();
        self.readers.run(move |db| tables::of_guest(db, &guest, limit))
    }

    fn close(&self) -> Answer<()> {
        let (readers, writer) = (self.readers.close(), self.writer.close());
        let (path, lock) = (self.path.clone(), Arc::clone(&self.lock));
        Box::pin(async move {
            let ending = tokio::task::spawn_blocking(move || {
                // Readers go first: what they look at cannot be cleared away.
                for thread in readers.into_iter().chain(writer) {
                    let _ = thread.join();
                }
                let db = Connection::open(&path)?;
                db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
                drop(db);
                drop(lock);
                Ok(())
            });
            ending.await.map_err(|error| StoreError::Database(error.to_string()))?
        })
    }

    fn running(&self, after: Key, limit: u32) -> Answer<Vec<(Key, String)>> {
        self.readers.run(move |db| tables::running(db, after, limit))
    }
}
