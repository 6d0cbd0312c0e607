//! Counts that cannot go astray: below nought or beyond a byte is a fault of ours. The tests hear
//! of it; at a table the number stops at its bound.

/// Adds to a count.
#[inline]
pub(crate) const fn add(count: &mut u8, more: u8) {
    debug_assert!(count.checked_add(more).is_some(), "a count beyond its bound");
    *count = count.saturating_add(more);
}

/// Takes from a count.
#[inline]
pub(crate) const fn take(count: &mut u8, less: u8) {
    debug_assert!(*count >= less, "a count below nought");
    *count = count.saturating_sub(less);
}
