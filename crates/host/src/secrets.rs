//! Ids nobody can guess, and what only this server can sign.
//!
//! The secret of a seat is derived from the server's key, the table, the seat and the guest who
//! holds it; it is not stored. So its holder can have it again after losing it (`/api/me`), a
//! seat that changes hands changes its secret, and a stolen list of seats proves nothing without
//! the key.

use hmac::{Hmac, KeyInit, Mac};
use kernel::Seat;
use kernel::random::{ChaCha8Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::error::Error;

/// Letters that cannot be taken for one another, for ids that people read to each other.
const CLEAR: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Everything that needs no escape in an address.
const DENSE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Sixty bits: nobody finds a table by trying.
const TABLE_LETTERS: usize = 12;
/// Enough to tell the requests of a day apart.
const REQUEST_LETTERS: usize = 10;
/// 132 bits.
const GUEST_LETTERS: usize = 22;
/// 192 bits of a signature.
const SIGNATURE_LETTERS: usize = 32;

/// Bytes from the machine's own source of randomness.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| Error::Internal(format!("no randomness: {e}")))?;
    Ok(bytes)
}

/// A new id for a table.
pub(crate) fn table_id() -> Result<String, Error> {
    Ok(spell(&random::<TABLE_LETTERS>()?, CLEAR))
}

/// A new id for a guest.
pub(crate) fn guest_id() -> Result<String, Error> {
    Ok(spell(&random::<GUEST_LETTERS>()?, DENSE))
}

/// A name for a request, to find it again in the log.
pub(crate) fn request_id() -> String {
    spell(&random::<REQUEST_LETTERS>().unwrap_or_default(), CLEAR)
}

/// One letter for each byte; the alphabet's length divides 256, so that all are equally likely.
fn spell(bytes: &[u8], letters: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(letters[usize::from(*byte) % letters.len()])).collect()
}

/// The secret key of this server, and what is made with it.
pub(crate) struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl Key {
    pub(crate) fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Each part is preceded by its length, so that no two lists of parts sign alike.
    fn sign(&self, parts: &[&[u8]]) -> String {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).unwrap_or_else(|_| unreachable!("any length"));
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        spell(&mac.finalize().into_bytes()[..SIGNATURE_LETTERS], DENSE)
    }

    /// The secret that proves a seat.
    pub(crate) fn seat_secret(&self, table: &str, seat: Seat, guest: &str) -> String {
        self.sign(&[b"seat", table.as_bytes(), &[seat.0], guest.as_bytes()])
    }

    /// The value of the cookie for a guest.
    pub(crate) fn cookie(&self, guest: &str) -> String {
        format!("{guest}.{}", self.sign(&[b"guest", guest.as_bytes()]))
    }

    /// The guest a cookie stands for, if this server has signed it.
    pub(crate) fn guest<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (guest, signature) = cookie.split_once('.')?;
        let fits = guest.len() == GUEST_LETTERS && guest.bytes().all(|b| DENSE.contains(&b));
        (fits && same(signature, &self.sign(&[b"guest", guest.as_bytes()]))).then_some(guest)
    }

    /// The generator a bot chooses with: independent of the table's seed, and the same in every
    /// process for the same moment of the same table.
    pub(crate) fn bot(&self, table: &str, length: usize, seat: Seat) -> ChaCha8Rng {
        let mut hash = Sha256::new_with_prefix(self.0);
        hash.update(b"bot");
        hash.update(table.as_bytes());
        hash.update((length as u64).to_le_bytes());
        hash.update([seat.0]);
        ChaCha8Rng::from_seed(hash.finalize().into())
    }
}

/// Compares without telling by the time it takes how much was right.
pub(crate) fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |diff, (x, y)| diff | (x ^ y)) == 0
}

/// The SHA-256 of something, as hexadecimal digits.
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_believed_only_if_signed_by_this_key() {
        let (key, other) = (Key::new([1; 32]), Key::new([2; 32]));
        let guest = guest_id().unwrap();
        let cookie = key.cookie(&guest);
        assert_eq!(key.guest(&cookie), Some(guest.as_str()));
        assert_eq!(other.guest(&cookie), None);
        assert_eq!(key.guest(&format!("x{}", &cookie[1..])), None);
        assert_eq!(key.guest(&cookie[..cookie.len() - 1]), None);
        for broken in ["", ".", "a.b", "é.é", &guest, &format!("{guest}.")] {
            assert_eq!(key.guest(broken), None, "{broken}");
        }
    }

    #[test]
    fn every_seat_holder_and_table_has_another_secret() {
        let key = Key::new([1; 32]);
        let secret = key.seat_secret("table", Seat(1), "ann");
        assert_eq!(secret, key.seat_secret("table", Seat(1), "ann"));
        for other in [
            key.seat_secret("table", Seat(2), "ann"),
            key.seat_secret("table", Seat(1), "bob"),
            key.seat_secret("other", Seat(1), "ann"),
            Key::new([3; 32]).seat_secret("table", Seat(1), "ann"),
        ] {
            assert_ne!(secret, other);
        }
        assert_eq!(secret.len(), SIGNATURE_LETTERS);
    }

    #[test]
    fn ids_are_fit_for_addresses() {
        let id = table_id().unwrap();
        assert_eq!(id.len(), TABLE_LETTERS);
        assert!(id.bytes().all(|b| CLEAR.contains(&b)));
        assert_ne!(id, table_id().unwrap());
    }
}
