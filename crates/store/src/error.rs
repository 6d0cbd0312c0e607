//! What can go wrong with a store. Callers above see these, never the database's own errors.

/// A store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address of a database makes no sense.
    #[error("the address cannot be used: {0}")]
    Address(String),
    /// The database refused; its own words.
    #[error("the database says: {0}")]
    Database(String),
    /// The transaction that carried this write and others was not committed.
    #[error("nothing was stored, because the common commit failed: {0}")]
    Commit(String),
    /// The file was written by a newer Lantern.
    #[error(
        "the database has schema {found}, and this Lantern knows schemas up to {known}: \
         use the newer Lantern that wrote it"
    )]
    Newer {
        /// The schema of the file.
        found: u32,
        /// The newest schema this program knows.
        known: u32,
    },
    /// Another process has the file.
    #[error(
        "another Lantern is using this file, and one at a time can: stop it first, or keep the tables \
         on PostgreSQL, which any number share"
    )]
    InUse,
    /// The log is shorter than the caller has already seen.
    #[error(
        "the log has {found} rows where {expected} were seen before: was an old copy restored?"
    )]
    Shorter {
        /// How many rows there are.
        found: u32,
        /// How many the caller knows.
        expected: u32,
    },
    /// Something in the database cannot be what it stands for.
    #[error("{0} in the database cannot be read")]
    Broken(&'static str),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}
