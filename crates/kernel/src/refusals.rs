//! The refusals of a game, a line each.

/// Declares why actions of a game are not legal: functions that make a [`Refusal`](crate::Refusal),
/// each with the gaps of its sentence, its clause and the key of its sentence.
///
/// A gap is filled by its argument. A `place` is given by its id; `=>` names what makes an argument
/// into a word of the sentence, and what is given as an `id` needs that. A clause that is `any` is the
/// first argument.
///
/// ```
/// use kernel::{Seat, Text};
/// fn piece_name(id: &str) -> Text {
///     Text::new(format!("chess-piece-{id}"))
/// }
/// kernel::refusals! {
///     not_now() = "1.1", "chess-no-not-now";
///     not_empty(at: place, player: Seat) = "2.4", "chess-no-not-empty";
///     blocked(piece: id => piece_name) = any, "chess-no-blocked";
/// }
/// assert_eq!(not_now().to_string(), "chess-no-not-now (1.1)");
/// assert_eq!(not_empty("e4", Seat(1)).clause, "2.4");
/// assert_eq!(blocked("3.2", "pawn").clause, "3.2");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(
        $(#[$meta:meta])*
        $name:ident($($gap:ident: $kind:ident $(=> $word:path)?),*) = $clause:tt, $key:literal;
    )+) => {$(
        $crate::refusals! {
            @one $(#[$meta])* $name($($gap: $kind $(=> $word)?),*) $clause $key
        }
    )+};
    (@one $(#[$meta:meta])* $name:ident($($gaps:tt)*) any $key:literal) => {
        $crate::refusals! { @make $(#[$meta])* $name(clause: &'static str) clause, ($($gaps)*) $key }
    };
    (@one $(#[$meta:meta])* $name:ident($($gaps:tt)*) $clause:literal $key:literal) => {
        $crate::refusals! { @make $(#[$meta])* $name() $clause, ($($gaps)*) $key }
    };
    (@make
        $(#[$meta:meta])* $name:ident($($by:ident: $str:ty)?) $clause:expr,
        ($($gap:ident: $kind:ident $(=> $word:path)?),*) $key:literal
    ) => {
        $(#[$meta])*
        pub(crate) fn $name(
            $($by: $str,)? $($gap: $crate::refusals!(@type $kind)),*
        ) -> $crate::Refusal {
            let text = $crate::Text::new($key);
            $(let text = $crate::refusals!(@fill text, $gap: $kind $(=> $word)?);)*
            $crate::Refusal::new($clause, text)
        }
    };
    (@type place) => { &str };
    (@type id) => { &str };
    (@type $kind:ident) => { $kind };
    (@fill $text:ident, $gap:ident: place) => { $text.place(stringify!($gap), $gap) };
    (@fill $text:ident, $gap:ident: $kind:ident => $word:path) => {
        $text.with(stringify!($gap), $word($gap))
    };
    (@fill $text:ident, $gap:ident: $kind:ident) => { $text.with(stringify!($gap), $gap) };
}
