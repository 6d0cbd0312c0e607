//! The log of a table: rows and fingerprints.

use kernel::Mark;
use rusqlite::{Connection, params};

use crate::error::StoreError;
use crate::model::{Appended, Key, Log, LogRow};
use crate::values::{by_in, row_out, time_in};

pub(super) fn append(
    db: &Connection,
    table: Key,
    expected: u32,
    rows: &[LogRow],
    mark: Option<&Mark>,
) -> Result<Appended, StoreError> {
    let found: u32 = db
        .prepare_cached("SELECT coalesce(max(seq) + 1, 0) FROM rows WHERE table_key = ?1")?
        .query_row([table.0], |row| row.get(0))?;
    if found < expected {
        return Err(StoreError::Shorter { found, expected });
    }
    if found > expected {
        return Ok(Appended::Conflict(rows_since(db, table, expected)?));
    }
    let mut insert = db.prepare_cached(
        "INSERT INTO rows (table_key, seq, kind, seat, by, code, time)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seq, LogRow { row, by, time }) in (expected..).zip(rows) {
        let seat = row.seat.map(|seat| seat.0);
        insert.execute(params![
            table.0,
            seq,
            row.kind.number(),
            seat,
            by_in(by),
            row.code,
            time_in(*time)
        ])?;
    }
    if let Some(mark) = mark {
        db.prepare_cached(
            "INSERT OR IGNORE INTO marks (table_key, seq, fingerprint) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![table.0, mark.seq, mark.fingerprint])?;
    }
    Ok(Appended::Stored)
}

pub(super) fn since(db: &Connection, table: Key, since: u32) -> Result<Log, StoreError> {
    // One snapshot for both queries: a mark must not be newer than the rows.
    let view = db.unchecked_transaction()?;
    let rows = rows_since(db, table, since)?;
    let mut query = db.prepare_cached(
        "SELECT seq, fingerprint FROM marks WHERE table_key = ?1 AND seq >= ?2 AND seq > 0 ORDER BY seq",
    )?;
    let marks = query
        .query_map(params![table.0, since], |row| {
            Ok(Mark { seq: row.get(0)?, fingerprint: row.get(1)? })
        })?
        .collect::<Result<_, _>>()?;
    view.finish()?;
    Ok(Log { rows, marks })
}

fn rows_since(db: &Connection, table: Key, since: u32) -> Result<Vec<LogRow>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT kind, seat, by, code, time FROM rows
         WHERE table_key = ?1 AND seq >= ?2 ORDER BY seq",
    )?;
    let read = |row: &rusqlite::Row<'_>| {
        let by = row.get_ref(2)?.as_str_or_null().map_err(rusqlite::Error::from)?;
        row_out(row.get(0)?, row.get(1)?, by, row.get(3)?, row.get(4)?)
    };
    query.query_and_then(params![table.0, since], read)?.collect()
}
