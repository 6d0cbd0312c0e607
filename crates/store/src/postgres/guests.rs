//! People who play here without an account.

use deadpool_postgres::{Client, GenericClient};

use crate::error::StoreError;
use crate::model::Guest;
use crate::values::time_in;

pub(super) async fn by_id(db: &impl GenericClient, id: &str) -> Result<Option<Guest>, StoreError> {
    let query = db.prepare_cached("SELECT id, name FROM guests WHERE id = $1").await?;
    let found = db.query_opt(&query, &[&id]).await?;
    found.map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
}

pub(super) async fn save(
    db: &mut Client,
    guest: &Guest,
    now: u64,
) -> Result<Vec<String>, StoreError> {
    let change = db.transaction().await?;
    let upsert = change
        .prepare_cached(
            "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .await?;
    change.execute(&upsert, &[&guest.id, &guest.name, &time_in(now)]).await?;
    // The tables are held in the order of their keys: two who are renamed at once never wait for
    // each other, nor for somebody who takes a seat.
    let query = change
        .prepare_cached(
            "SELECT key, id FROM tables
             WHERE status <> 2
               AND key IN (SELECT table_key FROM seats WHERE guest = $1 AND name <> $2)
             ORDER BY key FOR NO KEY UPDATE",
        )
        .await?;
    let found = change.query(&query, &[&guest.id, &guest.name]).await?;
    let mut keys: Vec<i64> = Vec::new();
    let mut ids = Vec::new();
    for row in &found {
        keys.push(row.try_get(0)?);
        ids.push(row.try_get(1)?);
    }
    let update = change
        .prepare_cached("UPDATE seats SET name = $2 WHERE guest = $1 AND table_key = ANY ($3)")
        .await?;
    change.execute(&update, &[&guest.id, &guest.name, &keys]).await?;
    change.commit().await?;
    Ok(ids)
}
