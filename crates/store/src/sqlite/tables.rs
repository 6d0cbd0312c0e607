//! The tables themselves.

use rusqlite::{Connection, OptionalExtension, params};

use super::seats;
use crate::error::StoreError;
use crate::model::{Created, Holder, Key, NewTable, Status, TableRecord};
use crate::values::{seed_out, status_in, status_out, time_in, time_out};

pub(super) fn create(db: &Connection, table: &NewTable) -> Result<Created, StoreError> {
    if let Some(old) = table.rematch_of {
        let made: Option<String> = db
            .prepare_cached("SELECT rematch FROM tables WHERE key = ?1")?
            .query_row([old.0], |row| row.get(0))?;
        if let Some(id) = made {
            return Ok(Created::Rematch(id));
        }
        db.prepare_cached("UPDATE tables SET rematch = ?2 WHERE key = ?1")?
            .execute(params![old.0, table.id])?;
    }
    db.prepare_cached("INSERT OR IGNORE INTO boards (hash, text) VALUES (?1, ?2)")?
        .execute([&table.board_hash, &table.board_text])?;
    let full = !table.seats.contains(&Holder::Open);
    let status = if full { Status::Running } else { Status::Gathering };
    db.prepare_cached(
        "INSERT INTO tables (id, name, game, version, options, board, seed, commitment, clock,
                             created, started, maker, status)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
    )?
    .execute(params![
        table.id,
        table.name,
        table.game,
        table.version,
        table.options,
        table.board_hash,
        &table.seed.0[..],
        table.seed.commitment(),
        table.clock,
        time_in(table.created),
        full.then_some(time_in(table.created)),
        table.maker,
        status_in(status),
    ])?;
    let key = Key(db.last_insert_rowid());
    seats::insert(db, key, &table.seats)?;
    let record = by_key(db, key)?.ok_or(StoreError::Broken("a table just made"))?;
    Ok(Created::New(Box::new(record)))
}

const COLUMNS: &str = "key, id, name, game, version, options, board, seed, commitment, clock,
                       created, started, maker, rematch, status, outcome";

pub(super) fn by_id(db: &Connection, id: &str) -> Result<Option<TableRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {COLUMNS} FROM tables WHERE id = ?1"))?;
    let mut rows = query.query([id])?;
    rows.next()?.map(|row| read(db, row)).transpose()
}

pub(super) fn by_key(db: &Connection, key: Key) -> Result<Option<TableRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {COLUMNS} FROM tables WHERE key = ?1"))?;
    let mut rows = query.query([key.0])?;
    rows.next()?.map(|row| read(db, row)).transpose()
}

pub(super) fn of_guest(
    db: &Connection,
    guest: &str,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM tables WHERE key IN (
             SELECT table_key FROM seats WHERE guest = ?1
             UNION SELECT key FROM tables WHERE maker = ?1
         ) ORDER BY key DESC LIMIT ?2"
    ))?;
    query.query_and_then(params![guest, limit], |row| read(db, row))?.collect()
}

pub(super) fn running(
    db: &Connection,
    after: Key,
    limit: u32,
) -> Result<Vec<(Key, String)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT key, id FROM tables WHERE status = 1 AND key > ?1 ORDER BY key LIMIT ?2",
    )?;
    let found = query.query_map(params![after.0, limit], |r| Ok((Key(r.get(0)?), r.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

pub(super) fn end(db: &Connection, table: Key, outcome: &str) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE tables SET status = ?2, outcome = ?3 WHERE key = ?1")?
        .execute(params![table.0, status_in(Status::Over), outcome])?;
    Ok(())
}

pub(super) fn start(db: &Connection, table: Key, now: u64) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE tables SET status = ?2, started = ?3 WHERE key = ?1 AND started IS NULL",
    )?
    .execute(params![table.0, status_in(Status::Running), time_in(now)])?;
    Ok(())
}

pub(super) fn status(db: &Connection, table: Key) -> Result<Option<Status>, StoreError> {
    db.prepare_cached("SELECT status FROM tables WHERE key = ?1")?
        .query_row([table.0], |row| row.get(0))
        .optional()?
        .map(status_out)
        .transpose()
}

fn read(db: &Connection, row: &rusqlite::Row<'_>) -> Result<TableRecord, StoreError> {
    let key = Key(row.get(0)?);
    let seed = row.get_ref(7)?.as_blob().map_err(rusqlite::Error::from)?;
    Ok(TableRecord {
        key,
        id: row.get(1)?,
        name: row.get(2)?,
        game: row.get(3)?,
        version: row.get(4)?,
        options: row.get(5)?,
        board_hash: row.get(6)?,
        seed: seed_out(seed)?,
        commitment: row.get(8)?,
        clock: row.get(9)?,
        created: time_out(row.get(10)?),
        started: row.get::<_, Option<i64>>(11)?.map(time_out),
        maker: row.get(12)?,
        rematch: row.get(13)?,
        status: status_out(row.get(14)?)?,
        outcome: row.get(15)?,
        seats: seats::of_table(db, key)?,
    })
}
