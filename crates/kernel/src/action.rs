//! What actions are called. Each has a number, its *code*, by which logs keep it, and a *name*, a verb
//! and some words, by which people and programs speak of it: `explore ALG SAH`. Enum, codes and names
//! of a game come from one table: see [`actions!`](crate::actions).

use std::borrow::Cow;
use std::fmt::Debug;
use std::str::SplitAsciiWhitespace;

use crate::misspelt::Misspelt;
use crate::rules::Rules;
use crate::seat::Seat;

/// One small step of a game, as [`actions!`](crate::actions) makes it.
pub trait Action<R: Rules>: Copy + Eq + Debug + Send + Sync {
    /// Every code is below this bound.
    const CODES: u32;
    /// What names begin with, in the order of the codes.
    const VERBS: &'static [&'static str];

    /// The number that names the action: verb and parts, never a position in a list.
    fn code(self) -> u32;

    /// The action a number names, if it names one.
    fn from_code(code: u32) -> Option<Self>;

    /// What its name begins with.
    fn verb(self) -> &'static str;

    /// Writes its name, if this table has a word for each of its parts.
    fn spell(self, rules: &R, state: &R::State, name: &mut String) -> Option<()>;

    /// The action with that name.
    ///
    /// # Errors
    /// Which word is wrong and what would be right.
    fn read(name: &str, rules: &R, state: &R::State) -> Result<Self, Misspelt>;
}

/// Something an action is about: how it is counted in the code and spelled in the name. Mostly the
/// noun itself; for a bare number that an action holds, a type that stands for its meaning.
pub trait Part<R: Rules> {
    /// What the action holds.
    type Value: Copy + PartialEq;
    /// What it is, for whoever misspells it: `area`.
    const NOUN: &'static str;
    /// Its numbers are below this bound.
    const ROOM: u32;

    /// Its number in the code.
    fn number(value: Self::Value) -> u32;

    /// What a number below the bound stands for, if it stands for something.
    fn from_number(number: u32) -> Option<Self::Value>;

    /// Its word at this table, if there is one. What is usual, and comes last, can be spelled by
    /// saying nothing: by an empty word.
    fn word<'a>(value: Self::Value, rules: &'a R, state: &'a R::State) -> Option<Cow<'a, str>>;

    /// What a word stands for at this table.
    fn read(word: &str, rules: &R, state: &R::State) -> Option<Self::Value> {
        let mut all = (0..Self::ROOM).filter_map(Self::from_number);
        all.find(|value| Self::word(*value, rules, state).as_deref() == Some(word))
    }
}

/// A seat is spelled by the id of its power, faction or role, and by its number while it has none; the
/// number is always understood.
impl<R: Rules> Part<R> for Seat {
    type Value = Self;
    const NOUN: &'static str = "seat";
    const ROOM: u32 = R::SEATS as u32;

    #[inline]
    fn number(seat: Self) -> u32 {
        seat.0.into()
    }

    #[inline]
    fn from_number(number: u32) -> Option<Self> {
        Some(Self(number as u8))
    }

    fn word<'a>(seat: Self, rules: &'a R, state: &'a R::State) -> Option<Cow<'a, str>> {
        let sits = seat.0 < rules.seats(state);
        let id = sits.then(|| rules.seat_id(state, seat)).filter(|id| !id.is_empty());
        Some(id.unwrap_or_else(|| seat.0.to_string()).into())
    }

    fn read(word: &str, rules: &R, state: &R::State) -> Option<Self> {
        let all = || (0..R::SEATS).map(Self);
        all()
            .find(|seat| <Self as Part<R>>::word(*seat, rules, state).as_deref() == Some(word))
            .or_else(|| all().find(|seat| seat.0.to_string() == word))
    }
}

/// A number that an action holds, from `LOW` on and below `ROOM`.
#[derive(Debug)]
pub enum Count<const LOW: u8, const ROOM: u8> {}

impl<R: Rules, const LOW: u8, const ROOM: u8> Part<R> for Count<LOW, ROOM> {
    type Value = u8;
    const NOUN: &'static str = "possible number";
    const ROOM: u32 = ROOM as u32;

    #[inline]
    fn number(count: u8) -> u32 {
        count.into()
    }

    #[inline]
    fn from_number(number: u32) -> Option<u8> {
        Some(number as u8).filter(|count| *count >= LOW)
    }

    fn word<'a>(count: u8, _: &'a R, _: &'a R::State) -> Option<Cow<'a, str>> {
        Some(count.to_string().into())
    }
}

/// Says of nouns how they are parts of a game's actions: what they are called, how many there can be,
/// and which id is their word; a noun with an empty id has no word. A noun is a [`Key`](crate::Key).
/// For bare numbers, `of u8` declares a type that stands for their meaning.
///
/// ```text
/// kernel::parts! { Chess:
///     Square is "square" below 64, |rules, square| rules.board().id(square);
///     /// A player's clock.
///     Clock of u8 is "clock" below 2, |_, clock| ["left", "right"][usize::from(clock % 2)];
/// }
/// ```
#[macro_export]
macro_rules! parts {
    ($rules:ident: $(
        $(#[$doc:meta])* $part:ident $(of $value:ident)? is $noun:literal below $room:expr,
        |$by:pat_param, $one:ident| $id:expr;
    )+) => {$(
        $crate::parts! { @declare $(#[$doc])* $part $(of $value)? }

        impl $crate::Part<$rules> for $part {
            type Value = $crate::parts!(@value $part $(of $value)?);
            const NOUN: &'static str = $noun;
            const ROOM: u32 = $room as u32;

            #[inline]
            fn number(value: Self::Value) -> u32 {
                $crate::Key::row(value) as u32
            }

            #[inline]
            fn from_number(number: u32) -> Option<Self::Value> {
                Some($crate::Key::of_row(number as usize))
            }

            fn word<'a>(
                $one: Self::Value,
                $by: &'a $rules,
                _: &'a <$rules as $crate::Rules>::State,
            ) -> Option<std::borrow::Cow<'a, str>> {
                $crate::action::word($id)
            }
        }
    )+};
    (@declare $part:ident) => {};
    (@declare $(#[$doc:meta])* $part:ident of $value:ident) => {
        $(#[$doc])*
        pub(crate) enum $part {}
    };
    (@value $part:ident) => { $part };
    (@value $part:ident of $value:ident) => { $value };
}

/// The id of something on a board as a word; boards answer with an empty id for what they do not have.
#[must_use]
pub fn word(id: &str) -> Option<Cow<'_, str>> {
    Some(id).filter(|id| !id.is_empty()).map(Cow::Borrowed)
}

/// Adds a word to a name, if it is one word.
#[doc(hidden)]
pub fn add(name: &mut String, word: &str) -> Option<()> {
    if word.contains(|c: char| c.is_ascii_whitespace()) {
        return None;
    }
    if !word.is_empty() {
        name.push(' ');
        name.push_str(word);
    }
    Some(())
}

/// The words of a name while it is read.
#[doc(hidden)]
#[derive(Debug)]
pub struct Words<'a> {
    verb: &'a str,
    rest: SplitAsciiWhitespace<'a>,
    given: usize,
    /// What the verb goes with.
    nouns: &'static [&'static str],
}

impl<'a> Words<'a> {
    /// The verb of a name, and what follows it.
    #[must_use]
    pub fn of(name: &'a str) -> (&'a str, Self) {
        let mut rest = name.split_ascii_whitespace();
        let verb = rest.next().unwrap_or_default();
        let given = rest.clone().count();
        (verb, Self { verb, rest, given, nouns: &[] })
    }

    /// The words, where the verb goes with these.
    ///
    /// # Errors
    /// That there are too many.
    pub fn with(mut self, nouns: &'static [&'static str]) -> Result<Self, Misspelt> {
        self.nouns = nouns;
        if self.given > nouns.len() { Err(self.miscounted()) } else { Ok(self) }
    }

    /// The next part of the action. A word that is not there is read as an empty one.
    ///
    /// # Errors
    /// That the word stands for nothing, or is missing.
    pub fn part<R: Rules, P: Part<R>>(
        &mut self,
        rules: &R,
        state: &R::State,
    ) -> Result<P::Value, Misspelt> {
        let word = self.rest.next();
        P::read(word.unwrap_or_default(), rules, state).ok_or_else(|| match word {
            Some(word) => Misspelt::word(word, P::NOUN),
            None => self.miscounted(),
        })
    }

    fn miscounted(&self) -> Misspelt {
        Misspelt::count(self.verb, self.nouns, self.given)
    }
}

/// Declares the actions of a game, one line each, in the order of their codes: the variant with its
/// parts, its first code, and its verb.
///
/// The code of an action is its first code plus the number that its parts make, the first part
/// counting most. A part is a noun that implements [`Part`](crate::Part), or a bare number `as` one;
/// where parts must fit together, `if (…)` says so. The enum can be declared with attributes of its
/// own.
///
/// ```text
/// kernel::actions! {
///     /// One small step.
///     pub enum Action of Chess {
///         /// Give up.
///         Resign = 0 as "resign",
///         /// A piece goes from one square to another.
///         Move(from: Square, to: Square) if (from != to) = 64 as "move",
///         /// Think for so many minutes.
///         Think(minutes: u8 as Count<1, 60>) = 5000 as "think",
///     }
/// }
/// ```
#[macro_export]
macro_rules! actions {
    // What a field is as a part: itself, unless it is said.
    (@part $type:ty) => { $type };
    (@part $type:ty as $part:ty) => { $part };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $rules:ident {$(
            $(#[$doc:meta])*
            $variant:ident
            $(($($field:ident: $type:ty $(as $part:ty)?),+))?
            $(if $fits:tt)?
            = $first:literal as $verb:literal
        ),+ $(,)?}
    ) => {
        $crate::actions! { @all
            $(#[$meta])*
            $vis enum $name of $rules {$(
                $(#[$doc])*
                $variant
                $(($($field: $type as $crate::actions!(@part $type $(as $part)?)),+))?
                $(if $fits)?
                = $first as $verb
            ),+}
        }
    };
    (@all
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $rules:ident {$(
            $(#[$doc:meta])*
            $variant:ident
            $(($($field:ident: $type:ty as $part:ty),+))?
            $(if $fits:tt)?
            = $first:literal as $verb:literal
        ),+}
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $(#[$meta])*
        $vis enum $name {
            $($(#[$doc])* $variant $(($($type),+))?,)+
        }

        impl $name {
            /// Every code is below this bound.
            pub const CODES: u32 = {
                let mut end = 0;
                $(
                    assert!(end <= $first, "the codes of two actions overlap");
                    end = $first + 1 $($(* <$part as $crate::Part<$rules>>::ROOM)+)?;
                )+
                end
            };

            /// The number that names the action.
            #[must_use]
            pub fn code(self) -> u32 {
                match self {$(
                    Self::$variant $(($($field),+))? => {
                        let number = 0;
                        $($(
                            let number = number * <$part as $crate::Part<$rules>>::ROOM
                                + <$part as $crate::Part<$rules>>::number($field);
                        )+)?
                        $first + number
                    }
                )+}
            }

            /// The action a number names, if it names one.
            #[must_use]
            pub fn from_code(code: u32) -> Option<Self> {
                #[allow(non_upper_case_globals, unused_imports)]
                mod last {
                    use super::*;
                    $(
                        pub(super) const $variant: u32 = $first + 1
                            $($(* <$part as $crate::Part<$rules>>::ROOM)+)? - 1;
                    )+
                }
                match code {
                    $($first..=last::$variant => {
                        $(
                            let (rest, room) = (code - $first, last::$variant - $first + 1);
                            $(
                                let room = room / <$part as $crate::Part<$rules>>::ROOM;
                                let number = rest / room % <$part as $crate::Part<$rules>>::ROOM;
                                let $field = <$part as $crate::Part<$rules>>::from_number(number)?;
                            )+
                        )?
                        $(if !$fits {
                            return None;
                        })?
                        Some(Self::$variant $(($($field),+))?)
                    })+
                    _ => None,
                }
            }
        }

        impl $crate::Action<$rules> for $name {
            const CODES: u32 = Self::CODES;
            const VERBS: &'static [&'static str] = &[$($verb),+];

            #[inline]
            fn code(self) -> u32 {
                self.code()
            }

            #[inline]
            fn from_code(code: u32) -> Option<Self> {
                Self::from_code(code)
            }

            fn verb(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $verb,)+
                }
            }

            fn spell(
                self,
                rules: &$rules,
                state: &<$rules as $crate::Rules>::State,
                name: &mut String,
            ) -> Option<()> {
                name.push_str(<Self as $crate::Action<$rules>>::verb(self));
                match self {$(
                    Self::$variant $(($($field),+))? => {
                        $($(
                            let word = <$part as $crate::Part<$rules>>::word($field, rules, state)?;
                            $crate::action::add(name, &word)?;
                        )+)?
                    }
                )+}
                Some(())
            }

            fn read(
                name: &str,
                rules: &$rules,
                state: &<$rules as $crate::Rules>::State,
            ) -> Result<Self, $crate::Misspelt> {
                let (verb, words) = $crate::action::Words::of(name);
                match verb {
                    $($verb => {
                        #[allow(unused_mut, unused_variables)]
                        let mut words =
                            words.with(&[$($(<$part as $crate::Part<$rules>>::NOUN),+)?])?;
                        $($(
                            let $field = words.part::<$rules, $part>(rules, state)?;
                        )+)?
                        $(if !$fits {
                            return Err($crate::Misspelt::together(name));
                        })?
                        Ok(Self::$variant $(($($field),+))?)
                    })+
                    _ => {
                        let verbs = <Self as $crate::Action<$rules>>::VERBS;
                        Err($crate::Misspelt::verb(verb, verbs))
                    }
                }
            }
        }
    };
}
