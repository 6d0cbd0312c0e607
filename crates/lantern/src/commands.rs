//! The commands, a file for each.

pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod serve;
pub(crate) mod simulate;
