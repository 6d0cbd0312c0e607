//! Editions of a game's rules. A table keeps the one it was made with, so that a log means for ever
//! what it meant when it was played.

/// Declares the editions of a game's rules in the order of their versions, the first of which is 1.
/// The newest is the default; what differs between them is for the game to say.
///
/// ```
/// kernel::editions! {
///     /// An edition of the rules.
///     pub enum Edition {
///         /// Version 1.
///         First,
///         /// Version 2.
///         Second,
///     }
/// }
/// assert_eq!(Edition::of(1), Ok(Edition::First));
/// assert_eq!(Edition::default().version(), 2);
/// let none = Edition::of(3).unwrap_err();
/// assert_eq!(none[0].to_string(), "version: there is no version 3; there are 1 to 2");
/// ```
#[macro_export]
macro_rules! editions {
    ($(#[$meta:meta])* $vis:vis enum $edition:ident {$(
        $(#[$doc:meta])* $name:ident
    ),+ $(,)?}) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $edition {
            $($(#[$doc])* $name,)+
        }

        impl $edition {
            /// The newest.
            pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

            const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The edition of a version.
            ///
            /// # Errors
            /// That there is none.
            pub fn of(version: u32) -> Result<Self, Vec<$crate::Fault>> {
                let found = Self::ALL.iter().find(|edition| edition.version() == version);
                found.copied().ok_or_else(|| {
                    vec![$crate::Fault::no_version(version, Self::NEWEST.version())]
                })
            }

            /// Its version.
            #[must_use]
            pub const fn version(self) -> u32 {
                self as u32 + 1
            }
        }

        impl Default for $edition {
            fn default() -> Self {
                Self::NEWEST
            }
        }
    };
}
