//! Chance is drawn from the seed of the table and the position in the log, never from a generator
//! kept in memory: any process draws the same, and after an agreed undo the result is new.

use std::fmt;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

/// The seed of a table: committed by its hash when the table starts, revealed at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and simulations.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The seed as 64 hexadecimal digits.
    #[must_use]
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// The commitment to the seed: its SHA-256, as hexadecimal digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The generator for one position of the log.
    #[must_use]
    pub fn at(&self, position: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(position);
        rng
    }

    /// Draws one of the weighted outcomes for a position of the log.
    #[must_use]
    pub fn draw<A: Copy>(&self, position: u64, outcomes: &[(A, u32)]) -> Option<A> {
        pick(&mut self.at(position), outcomes)
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret until the end: a stray log line must not tell it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed {})", &self.commitment()[..12])
    }
}

/// Draws one of the weighted outcomes.
pub fn pick<A: Copy>(rng: &mut impl rand::Rng, outcomes: &[(A, u32)]) -> Option<A> {
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    if total == 0 {
        return None;
    }
    let mut left = rng.random_range(0..total);
    for (action, weight) in outcomes {
        match left.checked_sub(u64::from(*weight)) {
            None => return Some(*action),
            Some(rest) => left = rest,
        }
    }
    None
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_position_draws_the_same_and_another_is_fresh() {
        let seed = Seed::from_number(7);
        let outcomes: Vec<(u8, u32)> = (0..100).map(|n| (n, 1)).collect();
        let first: Vec<_> = (0..50).map(|at| seed.draw(at, &outcomes)).collect();
        let again: Vec<_> = (0..50).map(|at| seed.draw(at, &outcomes)).collect();
        assert_eq!(first, again);
        assert!(first.windows(2).any(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn weights_are_kept() {
        let outcomes = [('a', 1), ('b', 0), ('c', 3)];
        let seed = Seed::from_number(1);
        let drawn: Vec<char> = (0..4000).filter_map(|at| seed.draw(at, &outcomes)).collect();
        let share = |x| drawn.iter().filter(|c| **c == x).count();
        assert_eq!(share('b'), 0);
        assert!((900..1100).contains(&share('a')), "{}", share('a'));
        assert_eq!(seed.draw::<char>(0, &[]), None);
    }

    #[test]
    fn a_seed_survives_hexadecimal_and_hides_in_debug() {
        let seed = Seed::from_number(0x0123_4567_89ab_cdef);
        assert_eq!(Seed::parse(&seed.hex()), Some(seed));
        assert_eq!(Seed::parse("xyz"), None);
        assert_eq!(Seed::parse(&"é".repeat(32)), None);
        assert!(!format!("{seed:?}").contains(&seed.hex()[..16]));
    }
}
