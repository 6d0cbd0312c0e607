//! Places as small integers, and sets of them.

/// How many numbers there are for places: a set of them is one machine word.
pub const MAX_PLACES: usize = 64;

/// The most spaces and plantations a board can have; the numbers above are Canada, the lost and the
/// market.
pub const MAX_SPACES: usize = 61;

/// Where people are free.
pub const CANADA: Place = Place(61);
/// The people who are lost: those for whom no plantation has room.
pub const LOST: Place = Place(62);
/// The bottom card of the slave market.
pub const MARKET: Place = Place(63);

kernel::noun! {
    /// A space of the map, a plantation, or one of [`CANADA`], [`LOST`] and [`MARKET`].
    pub struct Place below MAX_PLACES
}

kernel::small_set! {
    /// A set of places.
    pub struct Places(pub u64) of Place
}
