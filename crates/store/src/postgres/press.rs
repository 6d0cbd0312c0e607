//! The press of a table.

use deadpool_postgres::{Client, GenericClient};
use kernel::{Seat, SeatSet};

use super::values::{count, small};
use crate::error::StoreError;
use crate::model::{Key, Press, PressLimit, Said};
use crate::values::{time_in, time_out};

pub(super) async fn say(
    db: &mut Client,
    table: Key,
    message: &Press,
    limit: PressLimit,
) -> Result<Said, StoreError> {
    let change = db.transaction().await?;
    // Whoever speaks at the same moment waits here, so that all are counted and numbered.
    let lock =
        change.prepare_cached("SELECT 1 FROM tables WHERE key = $1 FOR NO KEY UPDATE").await?;
    change.query_one(&lock, &[&table.0]).await?;
    let lately = time_in(message.time.saturating_sub(limit.window_ms));
    let from = i16::from(message.from.0);
    let query = change
        .prepare_cached(
            "SELECT count(*) FROM (
                 SELECT 1 FROM press WHERE table_key = $1 AND seat = $2 AND time > $3
                 ORDER BY id DESC LIMIT $4) AS lately",
        )
        .await?;
    let most = i64::from(limit.messages);
    let recent = change.query_one(&query, &[&table.0, &from, &lately, &most]).await?;
    if count(&recent, 0)? >= limit.messages {
        return Ok(Said::TooMany);
    }
    let insert = change
        .prepare_cached(
            "INSERT INTO press (table_key, id, seat, audience, text, time)
             SELECT $1, coalesce(max(id) + 1, 0), $2, $3, $4, $5 FROM press WHERE table_key = $1
             RETURNING id",
        )
        .await?;
    let (audience, time) = (i16::from(message.to.bits()), time_in(message.time));
    let stored =
        change.query_one(&insert, &[&table.0, &from, &audience, &message.text, &time]).await?;
    let id = count(&stored, 0)?;
    change.commit().await?;
    Ok(Said::Stored(id))
}

pub(super) async fn since(
    db: &impl GenericClient,
    table: Key,
    since: u32,
    limit: u32,
) -> Result<Vec<Press>, StoreError> {
    let query = db
        .prepare_cached(
            "SELECT id, seat, audience, text, time FROM press
             WHERE table_key = $1 AND id >= $2 ORDER BY id DESC LIMIT $3",
        )
        .await?;
    let found = db.query(&query, &[&table.0, &i64::from(since), &i64::from(limit)]).await?;
    // The newest were found, and are told in order.
    found
        .iter()
        .rev()
        .map(|row| {
            Ok(Press {
                id: count(row, 0)?,
                from: Seat(small(row, 1)?),
                to: SeatSet::from_bits(small(row, 2)?),
                text: row.try_get(3)?,
                time: time_out(row.try_get(4)?),
            })
        })
        .collect()
}
