//! Sets of small things in one machine word.

/// Declares a set of things that are small integers: areas, cards, territories. The thing is a
/// tuple struct over `u8` with `const fn index(self) -> usize`, which is below 64.
///
/// Copying, asking and uniting such sets costs an instruction or two, which is what makes listing
/// legal actions cheap. A generic type could not do this in constants.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub struct Place(pub u8);
/// impl Place {
///     /// The place as an index into a table with a row for each.
///     pub const fn index(self) -> usize {
///         self.0 as usize % 64
///     }
/// }
/// kernel::small_set! {
///     /// A set of places.
///     pub struct Places of Place
/// }
/// let set: Places = [Place(3), Place(1)].into_iter().collect();
/// assert!(set.has(Place(3)) && !set.has(Place(2)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Place(1), Place(3)]);
/// ```
#[macro_export]
macro_rules! small_set {
    ($(#[$meta:meta])* pub struct $set:ident of $one:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub u64);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// One alone.
            #[inline]
            #[must_use]
            pub const fn one(one: $one) -> Self {
                Self(1 << one.index())
            }

            /// Whether the set holds that one.
            #[inline]
            #[must_use]
            pub const fn has(self, one: $one) -> bool {
                self.0 & Self::one(one).0 != 0
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many the set holds.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Adds one.
            #[inline]
            pub const fn add(&mut self, one: $one) {
                self.0 |= Self::one(one).0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, one: $one) {
                self.0 &= !Self::one(one).0;
            }

            /// The set with one more.
            #[inline]
            #[must_use]
            pub const fn with(self, one: $one) -> Self {
                Self(self.0 | Self::one(one).0)
            }

            /// The set without that one.
            #[inline]
            #[must_use]
            pub const fn without(self, one: $one) -> Self {
                Self(self.0 & !Self::one(one).0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The lowest of the set.
            #[inline]
            #[must_use]
            pub const fn lowest(self) -> Option<$one> {
                if self.0 == 0 { None } else { Some($one(self.0.trailing_zeros() as u8)) }
            }

            /// Those in the set, lowest first.
            #[inline]
            #[must_use]
            pub const fn iter(self) -> Iter {
                Iter(self.0)
            }
        }

        impl IntoIterator for $set {
            type Item = $one;
            type IntoIter = Iter;
            #[inline]
            fn into_iter(self) -> Iter {
                self.iter()
            }
        }

        impl FromIterator<$one> for $set {
            fn from_iter<I: IntoIterator<Item = $one>>(ones: I) -> Self {
                ones.into_iter().fold(Self::NONE, Self::with)
            }
        }

        /// Those in a set, lowest first.
        #[derive(Clone, Debug)]
        pub struct Iter(u64);

        impl Iterator for Iter {
            type Item = $one;
            #[inline]
            fn next(&mut self) -> Option<$one> {
                let one = $set(self.0).lowest()?;
                self.0 &= self.0 - 1;
                Some(one)
            }
        }
    };
}
