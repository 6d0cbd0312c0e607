//! Loading a table is replaying its log; the fingerprints on the way guard against drift.

use crate::erased::AnyTable;
use crate::log::Row;
use crate::refusal::Refusal;

/// The fingerprint of the state after the first `seq` rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How many rows lead to the state.
    pub seq: u32,
    /// Its fingerprint.
    pub fingerprint: String,
}

/// A stored log does not lead where it led when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drift {
    /// A stored row is not legal any more.
    Row {
        /// The row.
        seq: u32,
        /// Why not.
        refusal: Refusal,
    },
    /// The rows are legal but lead to another state.
    Fingerprint {
        /// How many rows were replayed.
        seq: u32,
        /// The fingerprint that was stored.
        stored: String,
        /// The fingerprint now.
        found: String,
    },
}

impl std::fmt::Display for Drift {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Row { seq, refusal } => write!(f, "row {seq} is no longer legal: {refusal}"),
            Self::Fingerprint { seq, stored, found } => {
                write!(f, "after {seq} rows the state is {found}, but it was {stored} when stored")
            }
        }
    }
}

impl std::error::Error for Drift {}

/// Plays a stored log on a fresh table (or the end of one on a table that has the rest) and checks
/// the fingerprints.
///
/// # Errors
/// The first row or fingerprint that does not fit. The rows before it have been played.
pub fn replay(
    table: &mut dyn AnyTable,
    rows: impl IntoIterator<Item = Row>,
    marks: &[Mark],
) -> Result<(), Drift> {
    let mut marks = marks.iter().peekable();
    let mut check = |table: &dyn AnyTable| {
        let seq = u32::try_from(table.len()).unwrap_or(u32::MAX);
        let Some(mark) = marks.next_if(|mark| mark.seq == seq) else { return Ok(()) };
        let (found, stored) = (table.fingerprint(), mark.fingerprint.clone());
        if found == stored { Ok(()) } else { Err(Drift::Fingerprint { seq, stored, found }) }
    };
    check(table)?;
    for row in rows {
        let seq = u32::try_from(table.len()).unwrap_or(u32::MAX);
        table.commit(&[row]).map_err(|refusal| Drift::Row { seq, refusal })?;
        check(table)?;
    }
    Ok(())
}
