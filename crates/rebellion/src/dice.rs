//! Battle dice: how a handful of one colour can fall, with its weight.

use crate::board::MAX_DICE;

/// How a handful of dice of one colour fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fall {
    /// Dice that hit.
    pub hits: u8,
    /// Dice that make a unit flee.
    pub flees: u8,
    /// Blank dice, which allow a manoeuvre.
    pub blanks: u8,
}

/// The dice of one colour.
#[derive(Clone, Debug, Default)]
pub struct Dice {
    /// How many there are.
    pub count: u8,
    /// Faces with a hit.
    pub hit: u8,
    /// Faces with a flight.
    pub flee: u8,
    /// Blank faces.
    pub blank: u8,
    falls: [Vec<(Fall, u32)>; MAX_DICE + 1],
}

impl Dice {
    /// So many dice with these faces.
    #[must_use]
    pub fn new(count: u8, hit: u8, flee: u8, blank: u8) -> Self {
        let count = count.min(MAX_DICE as u8);
        let mut falls: [Vec<(Fall, u32)>; MAX_DICE + 1] = Default::default();
        for (dice, table) in (0u8..).zip(falls.iter_mut()).take(usize::from(count) + 1) {
            for hits in 0..=dice {
                for flees in 0..=dice - hits {
                    let blanks = dice - hits - flees;
                    let ways =
                        factorial(dice) / (factorial(hits) * factorial(flees) * factorial(blanks));
                    let weight =
                        ways * power(hit, hits) * power(flee, flees) * power(blank, blanks);
                    if weight > 0 {
                        table.push((Fall { hits, flees, blanks }, weight));
                    }
                }
            }
        }
        Self { count, hit, flee, blank, falls }
    }

    /// How many dice so many units roll.
    #[inline]
    #[must_use]
    pub fn rolled(&self, units: u8) -> u8 {
        units.min(self.count)
    }

    /// Every way so many dice can fall, with its weight.
    #[inline]
    #[must_use]
    pub fn falls(&self, dice: u8) -> &[(Fall, u32)] {
        &self.falls[usize::from(dice.min(MAX_DICE as u8))]
    }
}

fn factorial(n: u8) -> u32 {
    (1..=u32::from(n)).product()
}

fn power(base: u8, exponent: u8) -> u32 {
    u32::from(base).pow(u32::from(exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_a_handful_count_every_way_to_fall() {
        let dice = Dice::new(3, 2, 3, 1);
        for (n, total) in [(0, 1), (1, 6), (2, 36), (3, 216)] {
            assert_eq!(dice.falls(n).iter().map(|(_, w)| w).sum::<u32>(), total);
        }
        let weight = |hits, flees, blanks| {
            dice.falls(3).iter().find(|(f, _)| *f == Fall { hits, flees, blanks }).map(|f| f.1)
        };
        assert_eq!(weight(3, 0, 0), Some(8));
        assert_eq!(weight(1, 1, 1), Some(36));
        assert_eq!(weight(0, 2, 1), Some(27));
        assert_eq!((dice.rolled(2), dice.rolled(9)), (2, 3));
    }

    #[test]
    fn a_die_without_a_face_never_shows_it() {
        let dice = Dice::new(2, 3, 0, 3);
        assert!(dice.falls(2).iter().all(|(fall, _)| fall.flees == 0));
        assert_eq!(dice.falls(2).len(), 3);
    }
}
