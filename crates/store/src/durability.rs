//! What survives a power cut.

/// What survives when the machine itself stops. A killed *process* of Lantern never loses an
/// answered write under either: the write is in the hands of the operating system, or of
/// PostgreSQL, before the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// After a power cut the database is whole, but the writes of the last moments may be missing;
    /// on PostgreSQL also after a crash of PostgreSQL itself. Fast on any disk.
    Process,
    /// Each commit waits for the disk, so that a power cut loses nothing that was answered.
    /// Commits are shared, so the cost is latency more than rate.
    Power,
}
