//! The commands, a file for each.

pub(crate) mod bench;
pub(crate) mod simulate;
