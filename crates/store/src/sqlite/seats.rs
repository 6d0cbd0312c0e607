//! Who sits where.

use kernel::Seat;
use rusqlite::{Connection, params};

use super::tables;
use crate::error::StoreError;
use crate::model::{Holder, Key, Seating, Status};
use crate::values::{holder_in, holder_out};

pub(super) fn insert(db: &Connection, table: Key, seats: &[Holder]) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (table_key, seat, kind, guest, name, bot)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (seat, holder) in (0u8..).zip(seats) {
        let (kind, guest, name, bot) = holder_in(holder);
        insert.execute(params![table.0, seat, kind, guest, name, bot])?;
    }
    Ok(())
}

pub(super) fn of_table(db: &Connection, table: Key) -> Result<Vec<Holder>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT kind, guest, name, bot FROM seats WHERE table_key = ?1 ORDER BY seat",
    )?;
    query
        .query_and_then([table.0], |row| {
            holder_out(row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)
        })?
        .collect()
}

pub(super) fn take(
    db: &Connection,
    table: Key,
    wanted: Option<&[Seat]>,
    holder: &Holder,
    now: u64,
) -> Result<Seating, StoreError> {
    let mut taken = Vec::new();
    if tables::status(db, table)? == Some(Status::Gathering) {
        let seats = of_table(db, table)?;
        let open = |seat: &Seat| seats.get(seat.index()) == Some(&Holder::Open);
        taken = match wanted {
            Some(wanted) => wanted.iter().copied().filter(open).collect(),
            None => (0u8..).map(Seat).take(seats.len()).find(open).into_iter().collect(),
        };
        let (kind, guest, name, bot) = holder_in(holder);
        let mut update = db.prepare_cached(
            "UPDATE seats SET kind = ?3, guest = ?4, name = ?5, bot = ?6
             WHERE table_key = ?1 AND seat = ?2",
        )?;
        for seat in &taken {
            update.execute(params![table.0, seat.0, kind, guest, name, bot])?;
        }
        if !of_table(db, table)?.contains(&Holder::Open) {
            tables::start(db, table, now)?;
        }
    }
    let table = tables::by_key(db, table)?.ok_or(StoreError::Broken("the key of a table"))?;
    Ok(Seating { taken, table })
}
