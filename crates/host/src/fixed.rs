//! Fixed tables, for tests of the client: made again, a table goes the same way again.
//!
//! The seed of a table comes from the host's own and the name that the request gives it. Bots choose
//! by that seed and the length of the log, and move before anybody else can. So what people do
//! decides the whole log, and time decides nothing. Ids and secrets are as random as ever.

use kernel::random::{ChaCha8Rng, SeedableRng};
use kernel::{Seat, Seed};
use sha2::{Digest, Sha256};

/// The seed of the table of that name.
pub(crate) fn seed(host: u64, name: &str) -> Seed {
    let mut hash = Sha256::new_with_prefix(b"fixed table");
    hash.update(host.to_le_bytes());
    hash.update(name.as_bytes());
    Seed(hash.finalize().into())
}

/// The generator a bot chooses with at a fixed table.
pub(crate) fn bot(table: Seed, length: u32, seat: Seat) -> ChaCha8Rng {
    let mut hash = Sha256::new_with_prefix(b"fixed bot");
    hash.update(table.0);
    hash.update(length.to_le_bytes());
    hash.update([seat.0]);
    ChaCha8Rng::from_seed(hash.finalize().into())
}
