//! The sheet on which a power writes its orders and relations in secret.

use kernel::{Seat, SeatSet};

use crate::place::{MAX_TERRITORIES, Place, Places};

/// An order to a presence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The line is blank: the presence does nothing.
    #[default]
    Blank,
    /// The presence is told to do nothing.
    Nothing,
    /// The presence develops its territory.
    Develop,
    /// The presence sends an expedition to a neighbouring territory.
    Explore(Place),
    /// The line cannot be read: the presence does nothing. Only a written position has this.
    Void,
}

/// What a power has written this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The lines for presences, by the territory they stand in.
    pub orders: [Order; MAX_TERRITORIES],
    /// The territories whose line is written.
    pub written: Places,
    /// Where to land. The sheet takes one; a written position may show a mistake with two.
    pub landing: Option<Place>,
    /// The second landing of a mistaken sheet.
    pub second_landing: Option<Place>,
    /// The powers to which a relation is written.
    pub declared: SeatSet,
    /// The powers on which war is declared. Everybody else is an ally.
    pub wars: SeatSet,
    /// Whether the clock closed it with nothing written.
    pub absent: bool,
}

impl Sheet {
    /// A sheet with nothing on it.
    pub const BLANK: Self = Self {
        orders: [Order::Blank; MAX_TERRITORIES],
        written: Places::NONE,
        landing: None,
        second_landing: None,
        declared: SeatSet::NONE,
        wars: SeatSet::NONE,
        absent: false,
    };

    /// Whether nothing is written on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.written.is_empty() && self.landing.is_none() && self.declared.is_empty()
    }

    /// Writes the line of a presence.
    #[inline]
    pub fn write(&mut self, at: Place, order: Order) {
        self.orders[at.index()] = order;
        self.written.add(at);
    }

    /// Writes a relation.
    #[inline]
    pub fn declare(&mut self, to: Seat, war: bool) {
        self.declared = self.declared.with(to);
        self.wars = if war { self.wars.with(to) } else { self.wars.without(to) };
    }
}
