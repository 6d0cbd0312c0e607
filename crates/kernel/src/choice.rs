//! What can be chosen when a table is made.

/// Declares a choice with its key in the options, its clause and its values, the usual one first:
/// an enum that options hold. The caller's crate must have `serde`.
///
/// ```
/// kernel::choice! {
///     /// Where the first pieces stand.
///     Start("start", "6.3") {
///         /// Each player chooses.
///         Free = "free",
///         /// Where they stood in history.
///         Historical = "historical",
///     }
/// }
/// assert_eq!(Start::default(), Start::Free);
/// assert_eq!(serde_json::to_string(&Start::Historical).unwrap(), "\"historical\"");
/// assert_eq!(Start::choice().values, ["free", "historical"]);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident($key:literal, $clause:literal) {
        $(#[$a:meta])* $first:ident = $usual:literal,
        $($(#[$b:meta])* $other:ident = $value:literal),+ $(,)?
    }) => {
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize,
        )]
        $(#[$meta])*
        pub enum $name {
            $(#[$a])*
            #[default]
            #[serde(rename = $usual)]
            $first,
            $($(#[$b])* #[serde(rename = $value)] $other,)+
        }

        impl $name {
            /// What the form for a new table offers.
            #[must_use]
            pub fn choice() -> $crate::about::Choice {
                let values = vec![$usual, $($value),+];
                $crate::about::Choice { key: $key, values, clause: $clause }
            }
        }
    };
}
