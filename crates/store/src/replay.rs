//! Loading a table is replaying its log; the fingerprints on the way guard against drift.

use kernel::{AnyTable, Refusal};

use crate::model::{LogRow, Mark};

/// A stored log does not lead where it led when it was written.
#[derive(Debug, thiserror::Error)]
pub enum Drift {
    /// A stored row is not legal any more.
    #[error("table {table}: row {seq} is no longer legal: {refusal}")]
    Row {
        /// The table.
        table: String,
        /// The row.
        seq: u32,
        /// Why not.
        refusal: Refusal,
    },
    /// The rows are legal but lead to another state.
    #[error(
        "table {table}: after {seq} rows the state is {found}, but it was {stored} when stored"
    )]
    Fingerprint {
        /// The table.
        table: String,
        /// How many rows were replayed.
        seq: u32,
        /// The fingerprint that was stored.
        stored: String,
        /// The fingerprint now.
        found: String,
    },
}

/// Plays a stored log on a fresh table (or the end of one on a table that has the rest), checks
/// the fingerprints and calls `each` after every row.
///
/// # Errors
/// The first row or fingerprint that does not fit. The rows before it have been played.
pub fn replay(
    id: &str,
    table: &mut dyn AnyTable,
    rows: &[LogRow],
    marks: &[Mark],
    mut each: impl FnMut(&dyn AnyTable, &LogRow),
) -> Result<(), Drift> {
    let mut marks = marks.iter().peekable();
    let mut check = |table: &dyn AnyTable, seq: u32| match marks.next_if(|m| m.seq == seq) {
        None => Ok(()),
        Some(mark) => {
            let found = table.fingerprint();
            if found == mark.fingerprint {
                return Ok(());
            }
            let (table, stored) = (id.to_owned(), mark.fingerprint.clone());
            Err(Drift::Fingerprint { table, seq, stored, found })
        }
    };
    let mut seq = u32::try_from(table.len()).unwrap_or(u32::MAX);
    check(table, seq)?;
    for row in rows {
        table.commit(&[row.row]).map_err(|refusal| Drift::Row {
            table: id.to_owned(),
            seq,
            refusal,
        })?;
        seq += 1;
        check(table, seq)?;
        each(table, row);
    }
    Ok(())
}
