//! The schema and its history.
//!
//! Why no migration library: the history is a list in one file, `user_version` changes in the same
//! transaction as the tables, and a table of applied migrations with checksums would guard only
//! against editing this list, which the test on the first schema does too.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::StoreError;

/// Every schema after the one before it. Released entries never change; new ones go to the end.
const HISTORY: &[&str] = &[
    // 1: the beginning.
    "
    CREATE TABLE server (
        name  TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE guests (
        id      TEXT PRIMARY KEY,
        name    TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE boards (
        hash TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) STRICT;

    CREATE TABLE tables (
        key        INTEGER PRIMARY KEY,
        id         TEXT NOT NULL UNIQUE,
        name       TEXT NOT NULL,
        game       TEXT NOT NULL,
        version    INTEGER NOT NULL,
        options    TEXT NOT NULL,
        board      TEXT NOT NULL REFERENCES boards (hash),
        seed       BLOB NOT NULL,
        commitment TEXT NOT NULL,
        clock      INTEGER,
        created    INTEGER NOT NULL,
        started    INTEGER,
        maker      TEXT NOT NULL,
        rematch    TEXT,
        status     INTEGER NOT NULL,
        outcome    TEXT
    ) STRICT;
    CREATE INDEX tables_maker ON tables (maker, key);
    CREATE INDEX tables_running ON tables (key) WHERE status = 1;

    CREATE TABLE seats (
        table_key INTEGER NOT NULL REFERENCES tables (key),
        seat      INTEGER NOT NULL,
        kind      INTEGER NOT NULL,
        guest     TEXT,
        name      TEXT,
        bot       TEXT,
        PRIMARY KEY (table_key, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_guest ON seats (guest, table_key) WHERE guest IS NOT NULL;

    CREATE TABLE rows (
        table_key INTEGER NOT NULL REFERENCES tables (key),
        seq       INTEGER NOT NULL,
        kind      INTEGER NOT NULL,
        seat      INTEGER,
        by        TEXT,
        code      INTEGER NOT NULL,
        time      INTEGER NOT NULL,
        PRIMARY KEY (table_key, seq)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE marks (
        table_key   INTEGER NOT NULL REFERENCES tables (key),
        seq         INTEGER NOT NULL,
        fingerprint TEXT NOT NULL,
        PRIMARY KEY (table_key, seq)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE press (
        table_key INTEGER NOT NULL REFERENCES tables (key),
        id        INTEGER NOT NULL,
        seat      INTEGER NOT NULL,
        audience  INTEGER NOT NULL,
        text      TEXT NOT NULL,
        time      INTEGER NOT NULL,
        PRIMARY KEY (table_key, id)
    ) STRICT, WITHOUT ROWID;
    ",
];

/// Brings a database up to the newest schema.
pub(super) fn migrate(db: &mut Connection) -> Result<(), StoreError> {
    migrate_to(db, HISTORY)
}

fn migrate_to(db: &mut Connection, history: &[&str]) -> Result<(), StoreError> {
    let known = u32::try_from(history.len()).unwrap_or(u32::MAX);
    // The write lock comes first, so that two processes that start together do not both migrate.
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: u32 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found < known {
        for schema in &history[found as usize..] {
            change.execute_batch(schema)?;
        }
        change.pragma_update(None, "user_version", known)?;
    }
    change.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(db: &Connection) -> u32 {
        db.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn a_new_file_gets_the_newest_schema_and_keeps_it() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db).unwrap();
        assert_eq!(version(&db) as usize, HISTORY.len());
        migrate(&mut db).unwrap();
        assert_eq!(version(&db) as usize, HISTORY.len());
    }

    #[test]
    fn an_old_file_gets_what_it_lacks_and_keeps_its_data() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate_to(&mut db, &["CREATE TABLE a (n INTEGER)"]).unwrap();
        db.execute("INSERT INTO a VALUES (7)", []).unwrap();
        let history = ["this is never run again", "ALTER TABLE a ADD COLUMN m INTEGER"];
        migrate_to(&mut db, &history).unwrap();
        assert_eq!(version(&db), 2);
        let n: (i64, Option<i64>) =
            db.query_row("SELECT n, m FROM a", [], |r| Ok((r.get(0)?, r.get(1)?))).unwrap();
        assert_eq!(n, (7, None));
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut db = Connection::open_in_memory().unwrap();
        let history = ["CREATE TABLE a (n INTEGER)", "CREATE NONSENSE"];
        assert!(migrate_to(&mut db, &history).is_err());
        assert_eq!(version(&db), 0);
        assert!(db.execute("INSERT INTO a VALUES (7)", []).is_err());
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let mut db = Connection::open_in_memory().unwrap();
        db.pragma_update(None, "user_version", 4096).unwrap();
        assert!(matches!(migrate(&mut db), Err(StoreError::Newer { found: 4096, .. })));
    }

    /// Released schemas never change: whoever edits the first one breaks every old file.
    #[test]
    fn the_first_schema_is_as_it_was() {
        let words = HISTORY[0].split_whitespace().collect::<Vec<_>>().join(" ");
        let sum = words.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        assert_eq!(sum, FIRST, "the first schema was changed: {sum:#x}");
    }

    const FIRST: u64 = 0x2c23_c884_b031_6559;
}
