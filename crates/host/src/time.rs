//! Where the time comes from. Tests bring a clock of their own and wait for nothing.

use std::fmt::Debug;
use std::time::UNIX_EPOCH;

/// Tells the time.
pub trait Time: Send + Sync + Debug {
    /// Milliseconds since 1970.
    fn now_ms(&self) -> u64;
}

/// The time of the machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemTime;

impl Time for SystemTime {
    fn now_ms(&self) -> u64 {
        let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}
