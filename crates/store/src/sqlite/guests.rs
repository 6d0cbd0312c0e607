//! People who play here without an account.

use rusqlite::{Connection, OptionalExtension, params};

use crate::error::StoreError;
use crate::model::Guest;
use crate::values::time_in;

pub(super) fn by_id(db: &Connection, id: &str) -> Result<Option<Guest>, StoreError> {
    let mut query = db.prepare_cached("SELECT id, name FROM guests WHERE id = ?1")?;
    let guest = query.query_row([id], |row| Ok(Guest { id: row.get(0)?, name: row.get(1)? }));
    Ok(guest.optional()?)
}

pub(super) fn save(db: &Connection, guest: &Guest, now: u64) -> Result<Vec<String>, StoreError> {
    db.prepare_cached(
        "INSERT INTO guests (id, name, created) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )?
    .execute(params![guest.id, guest.name, time_in(now)])?;
    let mut query = db.prepare_cached(
        "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_key = tables.key
         WHERE seats.guest = ?1 AND seats.name <> ?2 AND tables.status <> 2",
    )?;
    let changed = query
        .query_map(params![guest.id, guest.name], |row| row.get(0))?
        .collect::<Result<Vec<String>, _>>()?;
    db.prepare_cached(
        "UPDATE seats SET name = ?2 WHERE guest = ?1 AND name <> ?2
         AND table_key IN (SELECT key FROM tables WHERE status <> 2)",
    )?
    .execute(params![guest.id, guest.name])?;
    Ok(changed)
}
