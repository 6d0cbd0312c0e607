//! The tables themselves.

use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::Row;

use super::seats;
use super::values::{count, keys_and_ids, small};
use crate::error::StoreError;
use crate::model::{Created, Head, Holder, Key, NewTable, Status, TableRecord};
use crate::values::{seed_out, status_in, status_out, time_in, time_out};

pub(super) async fn create(db: &mut Client, table: &NewTable) -> Result<Created, StoreError> {
    let change = db.transaction().await?;
    if let Some(old) = table.rematch_of {
        // Whoever asks at the same moment waits here, and then sees the rematch that was made.
        let query = change
            .prepare_cached("SELECT rematch FROM tables WHERE key = $1 FOR NO KEY UPDATE")
            .await?;
        let made: Option<String> = change.query_one(&query, &[&old.0]).await?.try_get(0)?;
        if let Some(id) = made {
            return Ok(Created::Rematch(id));
        }
        let update = change.prepare_cached("UPDATE tables SET rematch = $2 WHERE key = $1").await?;
        change.execute(&update, &[&old.0, &table.id]).await?;
    }
    let board = change
        .prepare_cached("INSERT INTO boards (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .await?;
    change.execute(&board, &[&table.board_hash, &table.board_text]).await?;
    let full = !table.seats.contains(&Holder::Open);
    let status = if full { Status::Running } else { Status::Gathering };
    let insert = change
        .prepare_cached(
            "INSERT INTO tables (id, name, game, version, options, board, seed, commitment, clock,
                                 created, started, maker, status)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING key",
        )
        .await?;
    let made = change
        .query_one(
            &insert,
            &[
                &table.id,
                &table.name,
                &table.game,
                &i64::from(table.version),
                &table.options,
                &table.board_hash,
                &&table.seed.0[..],
                &table.seed.commitment(),
                &table.clock.map(i64::from),
                &time_in(table.created),
                &full.then_some(time_in(table.created)),
                &table.maker,
                &i16::from(status_in(status)),
            ],
        )
        .await?;
    let key = Key(made.try_get(0)?);
    seats::insert(&change, key, &table.seats).await?;
    let record = by_key(&change, key).await?.ok_or(StoreError::Broken("a table just made"))?;
    change.commit().await?;
    Ok(Created::New(Box::new(record)))
}

/// Everything of a table, and its seats in one array for each of their columns.
const RECORD: &str = "
    SELECT key, id, tables.name, game, version, options, board, seed, commitment, clock, created,
           started, maker, rematch, status, outcome,
           array_agg(kind ORDER BY seat) FILTER (WHERE seat IS NOT NULL),
           array_agg(guest ORDER BY seat) FILTER (WHERE seat IS NOT NULL),
           array_agg(seats.name ORDER BY seat) FILTER (WHERE seat IS NOT NULL),
           array_agg(bot ORDER BY seat) FILTER (WHERE seat IS NOT NULL)
    FROM tables LEFT JOIN seats ON table_key = key";

pub(super) async fn by_id(
    db: &impl GenericClient,
    id: &str,
) -> Result<Option<TableRecord>, StoreError> {
    let query = db.prepare_cached(&format!("{RECORD} WHERE id = $1 GROUP BY key")).await?;
    db.query_opt(&query, &[&id]).await?.map(|row| read(&row)).transpose()
}

pub(super) async fn by_key(
    db: &impl GenericClient,
    key: Key,
) -> Result<Option<TableRecord>, StoreError> {
    let query = db.prepare_cached(&format!("{RECORD} WHERE key = $1 GROUP BY key")).await?;
    db.query_opt(&query, &[&key.0]).await?.map(|row| read(&row)).transpose()
}

pub(super) async fn of_guest(
    db: &impl GenericClient,
    guest: &str,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let query = db
        .prepare_cached(&format!(
            "{RECORD} WHERE key IN (
                 SELECT table_key FROM seats WHERE guest = $1
                 UNION SELECT key FROM tables WHERE maker = $1
                 ORDER BY 1 DESC LIMIT $2
             ) GROUP BY key ORDER BY key DESC"
        ))
        .await?;
    db.query(&query, &[&guest, &i64::from(limit)]).await?.iter().map(read).collect()
}

pub(super) async fn running(
    db: &impl GenericClient,
    after: Key,
    limit: u32,
) -> Result<Vec<(Key, String)>, StoreError> {
    let query = db
        .prepare_cached(
            "SELECT key, id FROM tables WHERE status = 1 AND key > $1 ORDER BY key LIMIT $2",
        )
        .await?;
    let found = db.query(&query, &[&after.0, &i64::from(limit)]).await?;
    keys_and_ids(&found)
}

pub(super) async fn heads(
    db: &impl GenericClient,
    tables: &[Key],
) -> Result<Vec<Head>, StoreError> {
    let query = db
        .prepare_cached(
            "SELECT key,
                 (SELECT coalesce(max(seq) + 1, 0) FROM rows WHERE table_key = key),
                 (SELECT coalesce(max(id) + 1, 0) FROM press WHERE table_key = key),
                 hashtextextended(concat_ws(' ', status, rematch, (
                     SELECT string_agg(concat_ws(' ', kind, guest, name, bot), ',' ORDER BY seat)
                     FROM seats WHERE table_key = key)), 0)
             FROM tables WHERE key = ANY ($1)",
        )
        .await?;
    let keys: Vec<i64> = tables.iter().map(|key| key.0).collect();
    let read = |row: &Row| {
        let (rows, press) = (count(row, 1)?, count(row, 2)?);
        Ok(Head { table: Key(row.try_get(0)?), rows, press, card: row.try_get(3)? })
    };
    db.query(&query, &[&keys]).await?.iter().map(read).collect()
}

pub(super) async fn end(
    db: &impl GenericClient,
    table: Key,
    outcome: &str,
) -> Result<(), StoreError> {
    let update = db
        .prepare_cached(
            "WITH driven AS (DELETE FROM leases WHERE table_key = $1)
             UPDATE tables SET status = $2, outcome = $3 WHERE key = $1",
        )
        .await?;
    let over = i16::from(status_in(Status::Over));
    db.execute(&update, &[&table.0, &over, &outcome]).await?;
    Ok(())
}

fn read(row: &Row) -> Result<TableRecord, StoreError> {
    let clock: Option<i64> = row.try_get(9)?;
    let clock = clock.map(u32::try_from).transpose();
    let started: Option<i64> = row.try_get(11)?;
    Ok(TableRecord {
        key: Key(row.try_get(0)?),
        id: row.try_get(1)?,
        name: row.try_get(2)?,
        game: row.try_get(3)?,
        version: count(row, 4)?,
        options: row.try_get(5)?,
        board_hash: row.try_get(6)?,
        seed: seed_out(row.try_get(7)?)?,
        commitment: row.try_get(8)?,
        clock: clock.map_err(|_| StoreError::Broken("the clock of a table"))?,
        created: time_out(row.try_get(10)?),
        started: started.map(time_out),
        maker: row.try_get(12)?,
        rematch: row.try_get(13)?,
        status: status_out(small(row, 14)?)?,
        outcome: row.try_get(15)?,
        seats: seats::of_columns(row, 16)?,
    })
}
