//! Sides and colours: who the cubes are.

use kernel::{By, Key, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How many factions there are, and seats.
pub const FACTIONS: usize = 4;
/// How many colours of cubes there are.
pub const COLOURS: usize = 7;

/// A table with a row for each faction, by its seat.
pub type ByFaction<V> = By<Seat, V, FACTIONS>;
/// A table with a row for each side.
pub type BySide<V> = By<Side, V, 2>;
/// A table with a row for each colour.
pub type ByColour<V> = By<Colour, V, COLOURS>;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum Side {
    /// Regulars, Loyalists and Hessians.
    British,
    /// Continentals, Patriots and French.
    American,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::British, Self::American];

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::British => Self::American,
            Self::American => Self::British,
        }
    }

    /// The side of a seat: Regulars and Loyalists sit first, then Continentals and Patriots.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        if seat.0 < 2 { Self::British } else { Self::American }
    }

    /// The two seats of the side.
    #[inline]
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::British => SeatSet::from_bits(0b0011),
            Self::American => SeatSet::from_bits(0b1100),
        }
    }

    /// The side's two factions, in seat order.
    #[inline]
    #[must_use]
    pub const fn factions(self) -> [Seat; 2] {
        match self {
            Self::British => [Seat(0), Seat(1)],
            Self::American => [Seat(2), Seat(3)],
        }
    }
}

impl Key for Side {
    #[inline]
    fn row(self) -> usize {
        self as usize
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        Self::BOTH[row % 2]
    }
}

/// A colour of cubes. The four factions come first, each at the index of its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
#[repr(u8)]
pub enum Colour {
    /// British Regulars, red.
    Regular,
    /// Loyalist militia, yellow.
    Loyalist,
    /// Continental Army, blue.
    Continental,
    /// Patriot militia, white.
    Patriot,
    /// Hessians, orange, allies of the British.
    Hessian,
    /// French, purple, allies of the Americans.
    French,
    /// Natives, green, of nobody until somebody joins them.
    Native,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; COLOURS] = [
        Self::Regular,
        Self::Loyalist,
        Self::Continental,
        Self::Patriot,
        Self::Hessian,
        Self::French,
        Self::Native,
    ];

    /// The ids of the colours in board files, positions and views.
    pub const IDS: [&'static str; COLOURS] = ["R", "Y", "B", "W", "O", "F", "N"];

    /// Its id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The colour with that id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.id() == id)
    }

    /// The colour of a faction.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat.0 {
            0 => Self::Regular,
            1 => Self::Loyalist,
            2 => Self::Continental,
            _ => Self::Patriot,
        }
    }

    /// The faction of the colour; none for allies.
    #[inline]
    #[must_use]
    pub const fn faction(self) -> Option<Seat> {
        if (self as u8) < FACTIONS as u8 { Some(Seat(self as u8)) } else { None }
    }

    /// The side the colour always fights for; none for natives.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Regular | Self::Loyalist | Self::Hessian => Some(Side::British),
            Self::Continental | Self::Patriot | Self::French => Some(Side::American),
            Self::Native => None,
        }
    }
}

impl Key for Colour {
    #[inline]
    fn row(self) -> usize {
        self as usize
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        Self::ALL[row % COLOURS]
    }
}

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::by_id(&id).ok_or_else(|| format!("{id:?} is no colour: use R, Y, B, W, O, F or N"))
    }
}

kernel::small_set! {
    /// A set of colours.
    #[derive(Deserialize)]
    #[serde(from = "Vec<Colour>")]
    pub struct Colours(pub u8) of Colour as usize
}

impl Colours {
    /// Every colour.
    pub const ALL: Self = Self((1 << COLOURS) - 1);
}

impl From<Vec<Colour>> for Colours {
    fn from(colours: Vec<Colour>) -> Self {
        colours.into_iter().collect()
    }
}
