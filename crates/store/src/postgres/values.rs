//! How numbers fit the columns of PostgreSQL, which has no unsigned ones.

use std::error::Error;
use std::fmt::Write;

use tokio_postgres::Row;

use crate::error::StoreError;
use crate::model::Key;

/// A small number, as one of a kind, a seat or a status.
pub(super) fn small(row: &Row, column: usize) -> Result<u8, StoreError> {
    let number: i16 = row.try_get(column)?;
    number.try_into().map_err(|_| StoreError::Broken("a small number"))
}

/// The same where there may be none.
pub(super) fn maybe_small(row: &Row, column: usize) -> Result<Option<u8>, StoreError> {
    let number: Option<i16> = row.try_get(column)?;
    let number = number.map(u8::try_from).transpose();
    number.map_err(|_| StoreError::Broken("a small number"))
}

/// A number that counts something.
pub(super) fn count(row: &Row, column: usize) -> Result<u32, StoreError> {
    let number: i64 = row.try_get(column)?;
    number.try_into().map_err(|_| StoreError::Broken("a number"))
}

/// Tables by their keys, with their ids.
pub(super) fn keys_and_ids(rows: &[Row]) -> Result<Vec<(Key, String)>, StoreError> {
    rows.iter().map(|row| Ok((Key(row.try_get(0)?), row.try_get(1)?))).collect()
}

/// What an error says, and what it comes from: the outer one alone says only "db error".
pub(super) fn in_words(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut inner = error.source();
    while let Some(error) = inner {
        let _ = write!(words, ": {error}");
        inner = error.source();
    }
    words
}
