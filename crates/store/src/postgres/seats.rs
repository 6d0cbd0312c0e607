//! Who sits where.

use deadpool_postgres::{Client, GenericClient};
use kernel::Seat;
use tokio_postgres::Row;

use super::tables;
use crate::error::StoreError;
use crate::model::{Holder, Key, Seating, Status};
use crate::values::{holder_in, holder_out, status_in, time_in};

pub(super) async fn insert(
    db: &impl GenericClient,
    table: Key,
    seats: &[Holder],
) -> Result<(), StoreError> {
    let insert = db
        .prepare_cached(
            "INSERT INTO seats (table_key, seat, kind, guest, name, bot)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .await?;
    for (seat, holder) in (0i16..).zip(seats) {
        let (kind, guest, name, bot) = holder_in(holder);
        db.execute(&insert, &[&table.0, &seat, &i16::from(kind), &guest, &name, &bot]).await?;
    }
    Ok(())
}

/// The seats of a table from four arrays, of `kind`, `guest`, `name` and `bot`.
pub(super) fn of_columns(row: &Row, first: usize) -> Result<Vec<Holder>, StoreError> {
    let kinds: Option<Vec<i16>> = row.try_get(first)?;
    let mut texts = Vec::new();
    for column in first + 1..first + 4 {
        let text: Option<Vec<Option<String>>> = row.try_get(column)?;
        texts.push(text.unwrap_or_default().into_iter());
    }
    let mut seats = Vec::new();
    for kind in kinds.unwrap_or_default() {
        let kind = u8::try_from(kind).map_err(|_| StoreError::Broken("the holder of a seat"))?;
        let mut text = |n: usize| texts.get_mut(n).and_then(Iterator::next).flatten();
        seats.push(holder_out(kind, text(0), text(1), text(2))?);
    }
    Ok(seats)
}

pub(super) async fn take(
    db: &mut Client,
    table: Key,
    wanted: Option<&[Seat]>,
    holder: &Holder,
    now: u64,
) -> Result<Seating, StoreError> {
    let missing = StoreError::Broken("the key of a table");
    let change = db.transaction().await?;
    // Whoever wants a seat at the same moment waits here.
    let lock =
        change.prepare_cached("SELECT 1 FROM tables WHERE key = $1 FOR NO KEY UPDATE").await?;
    change.query_opt(&lock, &[&table.0]).await?;
    let Some(mut record) = tables::by_key(&change, table).await? else { return Err(missing) };
    let mut taken = Vec::new();
    if record.status == Status::Gathering {
        let open = |seat: &Seat| record.seats.get(seat.index()) == Some(&Holder::Open);
        taken = match wanted {
            Some(wanted) => wanted.iter().copied().filter(open).collect(),
            None => (0u8..).map(Seat).take(record.seats.len()).find(open).into_iter().collect(),
        };
        let (kind, guest, name, bot) = holder_in(holder);
        let update = change
            .prepare_cached(
                "UPDATE seats SET kind = $3, guest = $4, name = $5, bot = $6
                 WHERE table_key = $1 AND seat = $2",
            )
            .await?;
        for seat in &taken {
            let number = i16::from(seat.0);
            change
                .execute(&update, &[&table.0, &number, &i16::from(kind), &guest, &name, &bot])
                .await?;
            record.seats[seat.index()] = holder.clone();
        }
        if !record.seats.contains(&Holder::Open) {
            let start = change
                .prepare_cached("UPDATE tables SET status = $2, started = $3 WHERE key = $1")
                .await?;
            let running = i16::from(status_in(Status::Running));
            change.execute(&start, &[&table.0, &running, &time_in(now)]).await?;
            (record.status, record.started) = (Status::Running, Some(now));
        }
    }
    change.commit().await?;
    Ok(Seating { taken, table: record })
}
