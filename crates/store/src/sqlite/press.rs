//! The press of a table.

use kernel::{Seat, SeatSet};
use rusqlite::{Connection, params};

use crate::error::StoreError;
use crate::model::{Key, Press, PressLimit, Said};
use crate::values::{time_in, time_out};

pub(super) fn say(
    db: &Connection,
    table: Key,
    message: &Press,
    limit: PressLimit,
) -> Result<Said, StoreError> {
    // Counted here and not in memory, so that several processes share one limit.
    let lately = time_in(message.time.saturating_sub(limit.window_ms));
    let recent: u32 = db
        .prepare_cached(
            "SELECT count(*) FROM (
                 SELECT 1 FROM press WHERE table_key = ?1 AND seat = ?2 AND time > ?3
                 ORDER BY id DESC LIMIT ?4)",
        )?
        .query_row(params![table.0, message.from.0, lately, limit.messages], |row| row.get(0))?;
    if recent >= limit.messages {
        return Ok(Said::TooMany);
    }
    let id: u32 = db
        .prepare_cached("SELECT coalesce(max(id) + 1, 0) FROM press WHERE table_key = ?1")?
        .query_row([table.0], |row| row.get(0))?;
    db.prepare_cached(
        "INSERT INTO press (table_key, id, seat, audience, text, time)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        table.0,
        id,
        message.from.0,
        message.to.bits(),
        message.text,
        time_in(message.time)
    ])?;
    Ok(Said::Stored(id))
}

pub(super) fn since(
    db: &Connection,
    table: Key,
    since: u32,
    limit: u32,
) -> Result<Vec<Press>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id, seat, audience, text, time FROM press
         WHERE table_key = ?1 AND id >= ?2 ORDER BY id DESC LIMIT ?3",
    )?;
    let mut messages = query
        .query_map(params![table.0, since, limit], |row| {
            Ok(Press {
                id: row.get(0)?,
                from: Seat(row.get(1)?),
                to: SeatSet::from_bits(row.get(2)?),
                text: row.get(3)?,
                time: time_out(row.get(4)?),
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    messages.reverse();
    Ok(messages)
}
