//! The best of several, as bots judge them.

/// Whichever is worth most; of equals the first.
pub(crate) fn best<W: PartialOrd, T>(all: impl IntoIterator<Item = (W, T)>) -> Option<T> {
    best_worth(all).map(|(_, one)| one)
}

/// The same with what it is worth.
pub(crate) fn best_worth<W: PartialOrd, T>(
    all: impl IntoIterator<Item = (W, T)>,
) -> Option<(W, T)> {
    all.into_iter().reduce(|known, one| if one.0 > known.0 { one } else { known })
}
