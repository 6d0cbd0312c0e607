//! Sets of small things in one machine word.

use std::marker::PhantomData;

use crate::by::Key;

/// Declares a set of things that are small integers, in a word with a bit for each: areas, cards,
/// territories. What is beyond the word is in no set.
///
/// The thing is a [`Key`], and a noun with `const fn index(self) -> usize`, or `as usize` if it is a
/// bare number or an enum. Copying, asking and uniting such sets costs an instruction or two, which
/// is what makes listing legal actions cheap. A generic type could not do this in constants.
///
/// ```
/// kernel::noun! {
///     /// A place.
///     pub struct Place below 64
/// }
/// kernel::small_set! {
///     /// A set of places.
///     pub struct Places(pub u64) of Place
/// }
/// let set: Places = [Place(3), Place(1)].into_iter().collect();
/// assert!(set.has(Place(3)) && !set.has(Place(2)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Place(1), Place(3)]);
/// ```
#[macro_export]
macro_rules! small_set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:vis $word:ident) of $one:ident) => {
        $crate::small_set! { @set
            $(#[$meta])* $vis struct $set($bits $word) of $one: one, one.index()
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:vis $word:ident) of $one:ident as usize) => {
        $crate::small_set! { @set
            $(#[$meta])* $vis struct $set($bits $word) of $one: one, one as usize
        }
    };
    (@set
        $(#[$meta:meta])*
        $vis:vis struct $set:ident($bits:vis $word:ident) of $one:ident: $it:ident, $index:expr
    ) => {
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $(#[$meta])*
        $vis struct $set($bits $word);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// One alone.
            #[inline]
            #[must_use]
            pub const fn one($it: $one) -> Self {
                match (1 as $word).checked_shl($index as u32) {
                    Some(bit) => Self(bit),
                    None => Self::NONE,
                }
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
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
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
            pub fn lowest(self) -> Option<$one> {
                self.iter().next()
            }

            /// Those in the set, lowest first.
            #[inline]
            #[must_use]
            pub const fn iter(self) -> $crate::Members<$one> {
                $crate::Members::of_bits(self.0 as u64)
            }
        }

        impl IntoIterator for $set {
            type Item = $one;
            type IntoIter = $crate::Members<$one>;
            #[inline]
            fn into_iter(self) -> $crate::Members<$one> {
                self.iter()
            }
        }

        impl FromIterator<$one> for $set {
            fn from_iter<I: IntoIterator<Item = $one>>(ones: I) -> Self {
                ones.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map($crate::Key::row)).finish()
            }
        }
    };
}

/// Those in a set, lowest first.
#[derive(Clone, Debug)]
pub struct Members<K>(u64, PhantomData<K>);

impl<K> Members<K> {
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits, PhantomData)
    }
}

impl<K: Key> Iterator for Members<K> {
    type Item = K;
    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.0 == 0 {
            return None;
        }
        let row = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(K::of_row(row))
    }
}
