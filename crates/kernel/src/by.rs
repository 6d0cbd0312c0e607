//! Tables with a row for each seat, side or colour, looked up by what the row is about and never by
//! a number.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use crate::seat::Seat;

/// What rows of a table can be about.
pub trait Key: Copy {
    /// The number of its row.
    fn row(self) -> usize;

    /// Whose row has that number.
    fn of_row(row: usize) -> Self;
}

impl Key for Seat {
    #[inline]
    fn row(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        Self(row as u8)
    }
}

/// What has no type of its own: a colony or a role by its number.
impl Key for u8 {
    #[inline]
    fn row(self) -> usize {
        self.into()
    }

    #[inline]
    fn of_row(row: usize) -> Self {
        row as Self
    }
}

/// Declares something that is a small integer, as most nouns of a board are: a place, a card, a stack
/// by its number in the board's list. It is a [`Key`].
///
/// ```
/// use kernel::{By, Key};
/// kernel::noun! {
///     /// A place by its number on the board.
///     pub struct Place below 8
/// }
/// let heights: By<Place, u16, 8> = By::from_fn(|Place(n)| 100 * u16::from(n));
/// assert_eq!(heights[Place(3)], 300);
/// ```
#[macro_export]
macro_rules! noun {
    ($(#[$meta:meta])* $vis:vis struct $noun:ident below $room:expr) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $(#[$meta])*
        $vis struct $noun(pub u8);

        impl $noun {
            /// The number of its row or its bit. What is beyond the last has another's.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize % $room
            }
        }

        impl $crate::Key for $noun {
            #[inline]
            fn row(self) -> usize {
                self.index()
            }

            #[inline]
            fn of_row(row: usize) -> Self {
                Self(row as u8)
            }
        }
    };
}

/// A table with a row for each `K`.
///
/// ```
/// use kernel::{By, Seat};
/// let mut coins: By<Seat, u8, 4> = By::all(3);
/// coins[Seat(2)] = 5;
/// assert_eq!(coins.iter().sum::<u8>(), 14);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct By<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K: Key, V, const N: usize> By<K, V, N> {
    /// A table with these rows.
    #[must_use]
    pub const fn new(rows: [V; N]) -> Self {
        Self(rows, PhantomData)
    }

    /// A table with the same in every row.
    #[must_use]
    pub const fn all(row: V) -> Self
    where
        V: Copy,
    {
        Self([row; N], PhantomData)
    }

    /// A table with what belongs to each.
    #[must_use]
    pub fn from_fn(mut row: impl FnMut(K) -> V) -> Self {
        Self::new(std::array::from_fn(|n| row(K::of_row(n))))
    }

    /// The rows in order.
    #[inline]
    #[must_use]
    pub const fn rows(&self) -> &[V; N] {
        &self.0
    }

    /// What is in the rows.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, V> {
        self.0.iter()
    }

    /// What is in the rows, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.0.iter_mut()
    }

    /// Each with its row.
    #[inline]
    pub fn pairs(&self) -> impl Iterator<Item = (K, &V)> {
        self.0.iter().enumerate().map(|(n, row)| (K::of_row(n), row))
    }

    /// A table with what becomes of each row.
    #[inline]
    pub fn map<W>(self, row: impl FnMut(V) -> W) -> By<K, W, N> {
        By::new(self.0.map(row))
    }
}

// Whose row there is not reads another's rather than end the program: seats are checked where they
// come in, and everything else that has a row is one of a closed list.
impl<K: Key, V, const N: usize> Index<K> for By<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0[key.row() % N]
    }
}

impl<K: Key, V, const N: usize> IndexMut<K> for By<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key.row() % N]
    }
}

impl<K, V: PartialEq, const N: usize> PartialEq<[V; N]> for By<K, V, N> {
    fn eq(&self, rows: &[V; N]) -> bool {
        self.0 == *rows
    }
}

impl<K: Key, V: Default, const N: usize> Default for By<K, V, N> {
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl<'a, K, V, const N: usize> IntoIterator for &'a By<K, V, N> {
    type Item = &'a V;
    type IntoIter = std::slice::Iter<'a, V>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, K, V, const N: usize> IntoIterator for &'a mut By<K, V, N> {
    type Item = &'a mut V;
    type IntoIter = std::slice::IterMut<'a, V>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
