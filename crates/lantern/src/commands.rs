//! The commands, a file for each.

pub(crate) mod bench;
pub(crate) mod board;
pub(crate) mod engine;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod simulate;
