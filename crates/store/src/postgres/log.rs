//! The log of a table: rows and fingerprints.

use deadpool_postgres::{Client, GenericClient};
use kernel::Mark;
use tokio_postgres::IsolationLevel;
use tokio_postgres::error::SqlState;

use super::values::{count, maybe_small, small};
use crate::error::StoreError;
use crate::model::{Appended, Key, Log, LogRow};
use crate::values::{by_in, row_out, time_in};

/// One statement, so that it is one round trip and one commit. If two append at once, both may think
/// that the log ends here; then the key `(table_key, seq)` lets one of them in and refuses all rows of
/// the other.
const APPEND: &str = "
    WITH head AS (
        SELECT key, (SELECT coalesce(max(seq) + 1, 0) FROM rows WHERE table_key = key) AS length
        FROM tables WHERE key = $1
    ), marked AS (
        INSERT INTO marks (table_key, seq, fingerprint)
        SELECT key, $8::bigint, $9::text FROM head
        WHERE length = $2::bigint AND $9::text IS NOT NULL
        ON CONFLICT DO NOTHING
    ), appended AS (
        INSERT INTO rows (table_key, seq, kind, seat, by, code, time)
        SELECT key, $2::bigint + place - 1, kind, seat, by, code, time
        FROM head, unnest($3::smallint[], $4::smallint[], $5::text[], $6::bigint[], $7::bigint[])
            WITH ORDINALITY AS new (kind, seat, by, code, time, place)
        WHERE length = $2::bigint
    )
    SELECT length FROM head";

pub(super) async fn append(
    db: &Client,
    table: Key,
    expected: u32,
    rows: &[LogRow],
    mark: Option<&Mark>,
) -> Result<Appended, StoreError> {
    let kinds: Vec<i16> = rows.iter().map(|row| row.row.kind.number().into()).collect();
    let seats: Vec<Option<i16>> =
        rows.iter().map(|row| row.row.seat.map(|seat| seat.0.into())).collect();
    let by: Vec<Option<String>> = rows.iter().map(|row| by_in(&row.by)).collect();
    let codes: Vec<i64> = rows.iter().map(|row| row.row.code.into()).collect();
    let times: Vec<i64> = rows.iter().map(|row| time_in(row.time)).collect();
    let mark_at = mark.map_or(0, |mark| i64::from(mark.seq));
    let fingerprint = mark.map(|mark| &mark.fingerprint);
    let append = db.prepare_cached(APPEND).await?;
    let head = db
        .query_opt(
            &append,
            &[
                &table.0,
                &i64::from(expected),
                &kinds,
                &seats,
                &by,
                &codes,
                &times,
                &mark_at,
                &fingerprint,
            ],
        )
        .await;
    let found = match head {
        Ok(Some(head)) => count(&head, 0)?,
        Ok(None) => return Err(StoreError::Broken("the key of a table")),
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
            return Ok(Appended::Conflict(rows_since(db, table, expected).await?));
        }
        Err(error) => return Err(error.into()),
    };
    match found {
        found if found < expected => Err(StoreError::Shorter { found, expected }),
        found if found > expected => Ok(Appended::Conflict(rows_since(db, table, expected).await?)),
        _ => Ok(Appended::Stored),
    }
}

pub(super) async fn since(db: &mut Client, table: Key, since: u32) -> Result<Log, StoreError> {
    // One snapshot for both queries: a mark must not be newer than the rows.
    let view = db.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let view = view.read_only(true).start().await?;
    let rows = rows_since(&view, table, since).await?;
    let query = view
        .prepare_cached(
            "SELECT seq, fingerprint FROM marks
             WHERE table_key = $1 AND seq >= $2 AND seq > 0 ORDER BY seq",
        )
        .await?;
    let marks = view.query(&query, &[&table.0, &i64::from(since)]).await?;
    let marks = marks
        .iter()
        .map(|row| Ok(Mark { seq: count(row, 0)?, fingerprint: row.try_get(1)? }))
        .collect::<Result<_, StoreError>>()?;
    view.commit().await?;
    Ok(Log { rows, marks })
}

async fn rows_since(
    db: &impl GenericClient,
    table: Key,
    since: u32,
) -> Result<Vec<LogRow>, StoreError> {
    let query = db
        .prepare_cached(
            "SELECT kind, seat, by, code, time FROM rows
             WHERE table_key = $1 AND seq >= $2 ORDER BY seq",
        )
        .await?;
    let rows = db.query(&query, &[&table.0, &i64::from(since)]).await?;
    let read = |row: &tokio_postgres::Row| {
        let (kind, seat, code) = (small(row, 0)?, maybe_small(row, 1)?, count(row, 3)?);
        row_out(kind, seat, row.try_get(2)?, code, row.try_get(4)?)
    };
    rows.iter().map(read).collect()
}
