//! What can be chosen when a table is made.

/// Declares a choice with its values, the usual one first: an enum that options hold and that JSON
/// spells in snake case. The caller's crate must have `serde`.
///
/// ```
/// kernel::choice! {
///     /// Where the first pieces stand.
///     Start {
///         /// Each player chooses.
///         Free,
///         /// Where they stood in history.
///         Historical,
///     }
/// }
/// assert_eq!(Start::default(), Start::Free);
/// assert_eq!(serde_json::to_string(&Start::Historical).unwrap(), "\"historical\"");
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident {
        $(#[$a:meta])* $first:ident, $($(#[$b:meta])* $other:ident),+ $(,)?
    }) => {
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $name {
            $(#[$a])*
            #[default]
            $first,
            $($(#[$b])* $other,)+
        }
    };
}
