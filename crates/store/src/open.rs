//! Which store an address means.

use std::path::Path;
use std::sync::Arc;

use crate::contract::Store;
use crate::durability::Durability;
use crate::error::StoreError;
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;

/// Opens the store at an address: `postgres://…` is a PostgreSQL database, anything else the name of
/// a file.
///
/// # Errors
/// When it cannot be opened, or was written by a newer Lantern.
pub async fn open(address: &str, durability: Durability) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(address) {
        return Ok(Arc::new(PostgresStore::open(address, durability).await?));
    }
    Ok(Arc::new(SqliteStore::open(Path::new(address), durability)?))
}

/// An address as it may be shown and written down: without a password.
#[must_use]
pub fn shown(address: &str) -> String {
    let hidden = is_postgres(address).then(|| {
        let (scheme, rest) = address.split_once("://")?;
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (user, host) = rest[..end].rsplit_once('@')?;
        let user = user.split(':').next().unwrap_or_default();
        let rest = rest[end..].split('?').next().unwrap_or_default();
        Some(format!("{scheme}://{user}@{host}{rest}"))
    });
    match hidden {
        Some(Some(hidden)) => hidden,
        // What stands behind the question mark may be a password too.
        Some(None) => address.split('?').next().unwrap_or_default().to_owned(),
        None => address.to_owned(),
    }
}

fn is_postgres(address: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme))
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn a_password_is_never_shown() {
        for (address, seen) in [
            ("lantern.db", "lantern.db"),
            ("a?b.db", "a?b.db"),
            ("postgres://ann:secret@db.example:5432/club", "postgres://ann@db.example:5432/club"),
            ("postgres://ann:s@cret@db/club", "postgres://ann@db/club"),
            ("postgres://ann@db/club?password=secret", "postgres://ann@db/club"),
            ("postgresql:///club?host=/run/pg&password=secret", "postgresql:///club"),
        ] {
            assert_eq!(shown(address), seen);
        }
    }
}
