//! Territories as small integers, and sets of them.

/// The most territories a board can have: a set of them is one machine word.
pub const MAX_TERRITORIES: usize = 64;

kernel::noun! {
    /// A territory by its place in the alphabetical order of the French names (clause 3.1.6 reads
    /// surplus explorations in that order, so the order is the index).
    pub struct Place below MAX_TERRITORIES
}

kernel::small_set! {
    /// A set of territories, read in alphabetical order.
    pub struct Places(pub u64) of Place
}
