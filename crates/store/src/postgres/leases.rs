//! Which process drives a table. All time is the database's: processes may disagree about theirs.

use deadpool_postgres::GenericClient;

use super::values::keys_and_ids;
use crate::error::StoreError;
use crate::model::Key;

pub(super) async fn live(
    db: &impl GenericClient,
    process: &str,
    seconds: u32,
) -> Result<bool, StoreError> {
    // Somebody who is taken for dead stays dead: others may have taken over, or be about to.
    let renew = db
        .prepare_cached(
            "INSERT INTO processes (id, until)
             VALUES ($1, clock_timestamp() + $2::bigint * interval '1 second')
             ON CONFLICT (id) DO UPDATE SET until = excluded.until
             WHERE processes.until > clock_timestamp()",
        )
        .await?;
    Ok(db.execute(&renew, &[&process, &i64::from(seconds)]).await? > 0)
}

pub(super) async fn leave(db: &impl GenericClient, process: &str) -> Result<(), StoreError> {
    let delete = db.prepare_cached("DELETE FROM processes WHERE id = $1").await?;
    db.execute(&delete, &[&process]).await?;
    Ok(())
}

pub(super) async fn lease(
    db: &impl GenericClient,
    table: Key,
    process: &str,
) -> Result<bool, StoreError> {
    let claim = db
        .prepare_cached(
            "INSERT INTO leases (table_key, process) VALUES ($1, $2)
             ON CONFLICT (table_key) DO UPDATE SET process = excluded.process
             WHERE leases.process = excluded.process OR NOT EXISTS (
                 SELECT 1 FROM processes
                 WHERE id = leases.process AND until > clock_timestamp())",
        )
        .await?;
    Ok(db.execute(&claim, &[&table.0, &process]).await? > 0)
}

pub(super) async fn inherit(
    db: &impl GenericClient,
    process: &str,
    limit: u32,
) -> Result<Vec<(Key, String)>, StoreError> {
    // Two heirs share what there is: none waits for the other, none gets what the other has.
    let claim = db
        .prepare_cached(
            "WITH orphans AS (
                 SELECT table_key FROM leases
                 WHERE process NOT IN (SELECT id FROM processes WHERE until > clock_timestamp())
                 ORDER BY table_key LIMIT $2 FOR UPDATE SKIP LOCKED
             )
             UPDATE leases SET process = $1 FROM orphans, tables
             WHERE leases.table_key = orphans.table_key AND tables.key = orphans.table_key
             RETURNING tables.key, tables.id",
        )
        .await?;
    let found = db.query(&claim, &[&process, &i64::from(limit)]).await?;
    // Those who died long ago are forgotten.
    let sweep = db
        .prepare_cached("DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour'")
        .await?;
    db.execute(&sweep, &[]).await?;
    keys_and_ids(&found)
}
