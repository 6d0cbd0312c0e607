//! A force: so many units of each colour in one place. Natives who fight for one side and natives
//! who fight for the other can stand in the same area, so they are counted apart.

use crate::colour::{Colour, Side};
use crate::count;

/// How many counters a force has: the seven colours, natives twice.
pub const SLOTS: usize = 8;

kernel::noun! {
    /// One counter of a force.
    pub struct Slot below SLOTS
}

impl Slot {
    /// Natives with the British, or with nobody where no other unit stands.
    pub const NATIVES_BRITISH: Self = Self(6);
    /// Natives with the Americans.
    pub const NATIVES_AMERICAN: Self = Self(7);

    /// The ids of the slots in positions and in the names of actions. Natives with the British go by
    /// the id of all natives.
    pub const IDS: [&'static str; SLOTS] = ["R", "Y", "B", "W", "O", "F", "N", "NA"];

    /// Its id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Self::IDS[self.index()]
    }

    /// The slots of a side in the order in which they are asked: its factions in seat order, its
    /// allies, its natives.
    #[inline]
    #[must_use]
    pub const fn of(side: Side) -> [Self; 4] {
        match side {
            Side::British => [Self(0), Self(1), Self(4), Self(6)],
            Side::American => [Self(2), Self(3), Self(5), Self(7)],
        }
    }

    /// The slot of a colour on a side.
    #[inline]
    #[must_use]
    pub const fn on(colour: Colour, side: Side) -> Self {
        match (colour, side) {
            (Colour::Native, Side::American) => Self::NATIVES_AMERICAN,
            _ => Self(colour as u8),
        }
    }

    /// The natives of a side.
    #[inline]
    #[must_use]
    pub const fn natives(side: Side) -> Self {
        Self::on(Colour::Native, side)
    }

    /// The side a slot counts for.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        match self.0 {
            0 | 1 | 4 | 6 => Side::British,
            _ => Side::American,
        }
    }

    /// The colour a slot counts.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self.0 {
            0 => Colour::Regular,
            1 => Colour::Loyalist,
            2 => Colour::Continental,
            3 => Colour::Patriot,
            4 => Colour::Hessian,
            5 => Colour::French,
            _ => Colour::Native,
        }
    }

    /// Whether the slot counts natives.
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        self.0 >= 6
    }
}

/// So many units of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Force(pub [u8; SLOTS]);

/// The bytes of a side's own units: its factions and its ally, not the natives.
const SOLDIERS: [u64; 2] = [0x0000_00ff_0000_ffff, 0x0000_ff00_ffff_0000];

impl Force {
    /// Nobody.
    pub const NONE: Self = Self([0; SLOTS]);

    #[inline]
    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// Whether nobody is there.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// Whether the side has a unit there that is not a native.
    #[inline]
    #[must_use]
    pub const fn holds(self, side: Side) -> bool {
        self.word() & SOLDIERS[side as usize] != 0
    }

    /// How many units of a slot.
    #[inline]
    #[must_use]
    pub const fn get(self, slot: Slot) -> u8 {
        self.0[slot.index()]
    }

    /// Adds units.
    #[inline]
    pub const fn add(&mut self, slot: Slot, count: u8) {
        count::add(&mut self.0[slot.index()], count);
    }

    /// Takes units away.
    #[inline]
    pub const fn take(&mut self, slot: Slot, count: u8) {
        count::take(&mut self.0[slot.index()], count);
    }

    /// How many units of a side, natives included.
    #[inline]
    #[must_use]
    pub fn total(self, side: Side) -> u8 {
        Slot::of(side).iter().fold(0, |sum, slot| sum.saturating_add(self.get(*slot)))
    }

    /// How many units of a side that are not natives.
    #[inline]
    #[must_use]
    pub fn soldiers(self, side: Side) -> u8 {
        self.total(side).saturating_sub(self.get(Slot::natives(side)))
    }

    /// How many natives, whoever they fight for.
    #[inline]
    #[must_use]
    pub const fn natives(self) -> u8 {
        self.0[6].saturating_add(self.0[7])
    }

    /// How many units of a colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Native => self.natives(),
            other => self.0[other as usize],
        }
    }

    /// The same where one side stands at most: natives are with whoever else is there.
    #[must_use]
    pub const fn settled(mut self) -> Self {
        let natives = self.natives();
        self.0[6] = 0;
        self.0[7] = 0;
        self.0[if self.holds(Side::American) { 7 } else { 6 }] = natives;
        self
    }

    /// The units of one side alone.
    #[must_use]
    pub fn only(self, side: Side) -> Self {
        let mut force = Self::NONE;
        for slot in Slot::of(side) {
            force.add(slot, self.get(slot));
        }
        force
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_force_knows_who_holds_and_who_is_a_native() {
        let mut force = Force::NONE;
        assert!(force.is_empty() && !force.holds(Side::British) && !force.holds(Side::American));
        force.add(Slot::NATIVES_BRITISH, 2);
        force.add(Slot::NATIVES_AMERICAN, 1);
        assert!(!force.holds(Side::British) && !force.holds(Side::American));
        assert_eq!((force.natives(), force.of(Colour::Native)), (3, 3));
        for slot in (0..6).map(Slot) {
            let mut one = force;
            one.add(slot, 1);
            assert_eq!(one.holds(Side::British), slot.side() == Side::British, "{slot:?}");
            assert_eq!(one.holds(Side::American), slot.side() == Side::American, "{slot:?}");
            assert_eq!(one.soldiers(slot.side()), 1);
            assert_eq!(Slot::on(slot.colour(), slot.side()), slot);
            assert_eq!(slot.colour().side(), Some(slot.side()));
        }
        assert_eq!(force.total(Side::British), 2);
        assert_eq!(force.only(Side::American).0, [0, 0, 0, 0, 0, 0, 0, 1]);
        force.take(Slot::NATIVES_BRITISH, 2);
        assert_eq!(force.0, [0, 0, 0, 0, 0, 0, 0, 1]);
    }
}
