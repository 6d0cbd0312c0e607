//! Cards: what is printed on them, and sets of them.

use kernel::Seat;
use kernel::about::Names;
use serde::Deserialize;

use crate::area::Areas;
use crate::colour::{ByColour, Colour, Colours};

/// Cards of a faction have numbers below this.
pub const MAX_NUMBER: usize = 16;

/// A card: the faction it belongs to and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    /// Whose deck it comes from.
    pub faction: Seat,
    /// The number in its corner.
    pub number: u8,
}

kernel::small_set! {
    /// A set of cards of one faction, by their numbers.
    pub struct Cards(pub u16) of u8 as usize
}

/// The phase of a sequence in which a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum CardPhase {
    /// With the reinforcements.
    Reinforcement,
    /// With the movements.
    Movement,
    /// With the battles.
    Battle,
}

/// What a card does. Every card of the game is one of these with its numbers. A board file writes
/// the areas of a placement with ids and words, and is the same but for those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect<P = Placement> {
    /// Up to so many armies march up to so many areas each.
    March {
        /// Armies.
        armies: u8,
        /// Areas.
        areas: u8,
    },
    /// Up to so many armies of any size go by ship.
    Warships {
        /// Armies.
        armies: u8,
    },
    /// Up to so many small armies go by ship, all to the same area.
    Naval {
        /// Armies.
        armies: u8,
        /// The most units of each.
        units: u8,
    },
    /// Units come from the reserve into one area.
    Place(P),
    /// Fled units of one colour go to their reserve; as many of another are placed.
    Recruit {
        /// Who is taken from the fled units.
        from: Colour,
        /// Who is placed.
        to: Colour,
        /// How many at most.
        most: u8,
    },
    /// One unit is replaced, in any area.
    Convert {
        /// Who goes.
        from: Colour,
        /// Who comes.
        to: Colour,
    },
    /// The movement card moves more armies.
    MoreArmies {
        /// How many more.
        armies: u8,
    },
    /// One army goes further by land.
    MoreAreas {
        /// How many areas more.
        areas: u8,
    },
    /// Armies do not stop for enemies or neutral natives.
    PassThrough {
        /// All armies of the sequence, or one.
        every: bool,
    },
    /// Units are rearranged inside controlled colonies that hold this colour.
    Rearrange {
        /// The colour.
        holds: Colour,
    },
    /// Colours roll once before a battle; only hits count.
    Volley {
        /// Who rolls.
        colours: Colours,
        /// Before every battle, or before one that is named.
        every: bool,
    },
    /// Flights of these colours are ignored in one battle that is named.
    Steady {
        /// Whose flights.
        colours: Colours,
    },
    /// A unit that flees is replaced by one of the other side, for this sequence.
    TurnCoats {
        /// Who flees.
        from: Colour,
        /// Who joins the battle instead.
        to: Colour,
    },
    /// After a battle won, units march on to a neighbouring area.
    Pursue {
        /// At least one of this colour goes.
        with: Colour,
    },
}

impl<P> Effect<P> {
    /// Whether it is a movement card: one of these is played in every sequence.
    #[inline]
    #[must_use]
    pub const fn is_movement(&self) -> bool {
        matches!(self, Self::March { .. } | Self::Warships { .. } | Self::Naval { .. })
    }

    /// The phase that suits the effect.
    #[must_use]
    pub const fn phase(&self) -> CardPhase {
        match self {
            Self::Place(_) | Self::Recruit { .. } => CardPhase::Reinforcement,
            Self::Volley { .. }
            | Self::Steady { .. }
            | Self::TurnCoats { .. }
            | Self::Pursue { .. } => CardPhase::Battle,
            _ => CardPhase::Movement,
        }
    }

    /// The same with what a file says of a placement made into tables.
    pub(crate) fn placing<Q>(self, place: impl FnOnce(P) -> Q) -> Effect<Q> {
        match self {
            Self::Place(placement) => Effect::Place(place(placement)),
            Self::March { armies, areas } => Effect::March { armies, areas },
            Self::Warships { armies } => Effect::Warships { armies },
            Self::Naval { armies, units } => Effect::Naval { armies, units },
            Self::Recruit { from, to, most } => Effect::Recruit { from, to, most },
            Self::Convert { from, to } => Effect::Convert { from, to },
            Self::MoreArmies { armies } => Effect::MoreArmies { armies },
            Self::MoreAreas { areas } => Effect::MoreAreas { areas },
            Self::PassThrough { every } => Effect::PassThrough { every },
            Self::Rearrange { holds } => Effect::Rearrange { holds },
            Self::Volley { colours, every } => Effect::Volley { colours, every },
            Self::Steady { colours } => Effect::Steady { colours },
            Self::TurnCoats { from, to } => Effect::TurnCoats { from, to },
            Self::Pursue { with } => Effect::Pursue { with },
        }
    }
}

/// Units that a card brings from the reserve into one area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// How many of each colour.
    pub units: ByColour<u8>,
    /// Where.
    pub site: Site,
}

/// Where a card may place units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// One of these areas; cities and water are already taken into account.
    pub areas: Areas,
    /// What must stand there.
    pub holds: Holds,
    /// Whether enemies may stand there.
    pub enemies: bool,
}

/// What must stand in an area where a card places units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Nothing need.
    Anything,
    /// A unit of the side that is not a native.
    Side,
    /// A unit of this colour.
    Colour(Colour),
}

/// A card as it is printed.
#[derive(Clone, Debug)]
pub struct Print {
    /// When it is played.
    pub phase: CardPhase,
    /// What it does.
    pub effect: Effect,
    /// Whether it is a truce card.
    pub truce: bool,
    /// How it is known.
    pub basis: String,
    /// Its title.
    pub names: Names,
}
