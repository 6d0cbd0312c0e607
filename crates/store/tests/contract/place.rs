//! Where the stores of these tests keep what they keep, and what is put into them.

use std::sync::Arc;

use cluster::Cluster;
use kernel::{Kind, Row, Seat, Seed};
use store::{By, Created, Durability, Holder, LogRow, NewTable, SqliteStore, Store, TableRecord};
use tempfile::TempDir;

/// A database that can be opened again and again.
pub(crate) trait Place: Sync {
    /// Opens it, as a process would that has just been started.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;
}

/// A file in a folder of its own.
pub(crate) struct Sqlite(TempDir);

impl Sqlite {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn file(&self) -> SqliteStore {
        SqliteStore::open(&self.0.path().join("lantern.db"), Durability::Process).unwrap()
    }
}

impl Place for Sqlite {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.file())
    }
}

/// A database of its own on a real PostgreSQL.
pub(crate) struct Postgres(String);

impl Postgres {
    pub(crate) fn new() -> Self {
        Self(Cluster::shared().database())
    }
}

impl Place for Postgres {
    async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.0, Durability::Process).await.unwrap()
    }
}

pub(crate) fn person(guest: &str) -> Holder {
    Holder::Person { guest: guest.to_owned(), name: guest.to_uppercase() }
}

pub(crate) fn new_table(id: &str, seats: Vec<Holder>) -> NewTable {
    NewTable {
        id: id.to_owned(),
        name: "Cordouan".to_owned(),
        game: "beacons".to_owned(),
        version: 1,
        options: "{}".to_owned(),
        board_hash: "hash".to_owned(),
        board_text: "hill".to_owned(),
        seed: Seed::from_number(7),
        clock: Some(60),
        created: 1_000,
        maker: "ann".to_owned(),
        seats,
        rematch_of: None,
    }
}

pub(crate) async fn create(store: &dyn Store, id: &str, seats: Vec<Holder>) -> TableRecord {
    match store.create(new_table(id, seats)).await.unwrap() {
        Created::New(record) => *record,
        Created::Rematch(id) => panic!("{id} is no rematch"),
    }
}

pub(crate) fn row(code: u32) -> LogRow {
    let row = Row { kind: Kind::Action, seat: Some(Seat(1)), code };
    LogRow { row, by: By::Person("ann".to_owned()), time: 5_000 + u64::from(code) }
}

pub(crate) fn rows(codes: std::ops::Range<u32>) -> Vec<LogRow> {
    codes.map(row).collect()
}
