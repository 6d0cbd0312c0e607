//! What turns one JSON text into another: small where little has changed.
//!
//! A patch says of a value what becomes of it. `[value]` puts another in its place and `[]` takes it
//! away; an object goes inside, into an object by its keys and into a list by its places, whose new
//! length stands at `#` if it has another. What is not named stays.
//!
//! What is shown is written once, in parts, and the parts are compared as text ([`Outline`]). What a game
//! shows is text to the host as a whole: to find what has changed in it costs a walk along two compact
//! texts, as serde writes them, and no tree is made of either.

use std::fmt::{Display, Write};
use std::ops::Range;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// Puts in place what a patch says of a value: for programs that hear of changes. What makes no sense
/// for the value is passed over.
pub fn patched(value: &mut Value, patch: &Value) {
    match (value, patch) {
        (value, Value::Array(put)) => *value = put.first().cloned().unwrap_or_default(),
        (Value::Array(list), Value::Object(parts)) => {
            let most = list.len() + parts.len();
            for (at, part) in parts {
                let Some(at) = at.parse::<usize>().ok().filter(|at| *at < most) else { continue };
                list.resize(list.len().max(at + 1), Value::Null);
                patched(&mut list[at], part);
            }
            let length =
                parts.get("#").and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok());
            list.truncate(length.unwrap_or(list.len()));
        }
        (Value::Object(fields), Value::Object(parts)) => {
            for (key, part) in parts {
                if part.as_array().is_some_and(Vec::is_empty) {
                    fields.remove(key);
                } else {
                    patched(fields.entry(key.as_str()).or_insert(Value::Null), part);
                }
            }
        }
        _ => {}
    }
}

/// A value that was written once, in parts that can be compared: only those that differ are sent.
#[derive(Debug)]
pub(crate) struct Outline {
    text: Vec<u8>,
    whole: Part,
}

/// A part of an outline.
#[derive(Debug)]
pub(crate) enum Part {
    /// It changes as a whole. Nothing is written of what is not there.
    Leaf(Range<usize>),
    /// What is inside is text to us.
    Text(Box<RawValue>),
    List(Vec<Part>),
    /// The same fields in the same order, whatever is there.
    Object(Vec<(&'static str, Part)>),
}

/// Whoever writes an outline.
#[derive(Debug, Default)]
pub(crate) struct Pen(Vec<u8>);

impl Pen {
    pub(crate) fn leaf<T: Serialize>(&mut self, value: &T) -> Part {
        let start = self.0.len();
        // Plain data with string keys: this cannot fail.
        if serde_json::to_writer(&mut self.0, value).is_err() {
            self.0.truncate(start);
        }
        Part::Leaf(start..self.0.len())
    }

    /// A part that may be missing.
    pub(crate) fn maybe<T: Serialize>(&mut self, value: Option<&T>) -> Part {
        value.map_or(Part::Leaf(0..0), |value| self.leaf(value))
    }

    pub(crate) fn list<T: Serialize>(&mut self, values: &[T]) -> Part {
        Part::List(values.iter().map(|value| self.leaf(value)).collect())
    }

    pub(crate) fn done(self, fields: Vec<(&'static str, Part)>) -> Outline {
        Outline { text: self.0, whole: Part::Object(fields) }
    }
}

impl Outline {
    /// What turns this value into another.
    pub(crate) fn patch(&self, new: &Self) -> String {
        let mut out = String::new();
        if !self.changes(&mut out, &self.whole, new, &new.whole) {
            out.push_str("{}");
        }
        out
    }

    fn leaf(&self, range: &Range<usize>) -> &str {
        let bytes = self.text.get(range.clone()).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    /// Writes what becomes of a part, if anything does; leaves come here only if they differ.
    fn changes(&self, out: &mut String, was: &Part, new: &Self, is: &Part) -> bool {
        match (was, is) {
            (Part::Leaf(_), Part::Leaf(is)) => put(out, new.leaf(is)),
            (Part::Text(was), Part::Text(is)) => {
                if was.get() == is.get() {
                    return false;
                }
                write(out, was.get(), is.get());
            }
            (Part::List(was), Part::List(is)) => {
                let parts = is.iter().enumerate().map(|(at, is)| (at, was.get(at), is));
                let shorter = (is.len() < was.len()).then_some(is.len());
                return self.inside(out, new, parts, shorter);
            }
            (Part::Object(was), Part::Object(is)) => {
                let parts = was.iter().zip(is).map(|((name, was), (_, is))| (*name, Some(was), is));
                return self.inside(out, new, parts, None);
            }
            _ => new.spell(out, is),
        }
        true
    }

    fn inside<'a>(
        &self,
        out: &mut String,
        new: &Self,
        parts: impl Iterator<Item = (impl Display, Option<&'a Part>, &'a Part)>,
        shorter: Option<usize>,
    ) -> bool {
        let start = out.len();
        out.push('{');
        let empty = out.len();
        for (name, was, is) in parts {
            // Most leaves are as they were: nothing is written for them, not even to be wiped again.
            if let (Some(Part::Leaf(was)), Part::Leaf(is)) = (was, is)
                && self.text.get(was.clone()) == new.text.get(is.clone())
            {
                continue;
            }
            let before = out.len();
            key(out, &format!("\"{name}\""));
            match was {
                Some(was) if !self.changes(out, was, new, is) => out.truncate(before),
                Some(_) => {}
                None => new.spell(out, is),
            }
        }
        if let Some(length) = shorter {
            key(out, "\"#\"");
            out.push_str(&length.to_string());
        }
        if out.len() == empty {
            out.truncate(start);
            return false;
        }
        out.push('}');
        true
    }

    /// Puts a part that was not there before.
    fn spell(&self, out: &mut String, part: &Part) {
        fn value(outline: &Outline, out: &mut String, part: &Part) {
            let between = |out: &mut String| {
                if !out.ends_with(['[', '{']) {
                    out.push(',');
                }
            };
            match part {
                Part::Leaf(range) => out.push_str(outline.leaf(range)),
                Part::Text(text) => out.push_str(text.get()),
                Part::List(parts) => {
                    out.push('[');
                    for part in parts {
                        between(out);
                        value(outline, out, part);
                    }
                    out.push(']');
                }
                Part::Object(fields) => {
                    out.push('{');
                    for (name, part) in fields {
                        if !matches!(part, Part::Leaf(range) if range.is_empty()) {
                            key(out, &format!("\"{name}\""));
                            value(outline, out, part);
                        }
                    }
                    out.push('}');
                }
            }
        }
        out.push('[');
        value(self, out, part);
        out.push(']');
    }
}

/// What turns the first text into the second.
fn write(out: &mut String, old: &str, new: &str) {
    let start = out.len();
    let inside = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => {
            write_object(out, old, new);
            true
        }
        (Some(b'['), Some(b'[')) => {
            write_list(out, old, new);
            true
        }
        _ => false,
    };
    // Where almost everything has changed it is shorter to say it anew.
    if !inside || out.len() - start > new.len() + 2 {
        out.truncate(start);
        put(out, new);
    }
}

fn put(out: &mut String, value: &str) {
    out.push('[');
    out.push_str(value);
    out.push(']');
}

fn write_object(out: &mut String, old: &str, new: &str) {
    out.push('{');
    let (mut before, mut after) = (Parts::of(old), Parts::of(new));
    // Fields come in one order: mostly the same one stands at the same place.
    loop {
        before.pass_equal(&mut after);
        let (mut was, mut is) = (before.clone(), after.clone());
        let Some(((name, was_value), (other, value))) = was.next().zip(is.next()) else { break };
        if name != other {
            break;
        }
        if was_value != value {
            key(out, name);
            write(out, was_value, value);
        }
        (before, after) = (was, is);
    }
    // Where one was added or taken away, the others are found by their names.
    let (before, after): (Vec<_>, Vec<_>) = (before.collect(), after.collect());
    for (name, value) in &after {
        let was = before.iter().find(|(other, _)| other == name);
        if was.is_some_and(|(_, was)| was == value) {
            continue;
        }
        key(out, name);
        match was {
            Some((_, was)) => write(out, was, value),
            None => put(out, value),
        }
    }
    for (name, _) in before.iter().filter(|(name, _)| !after.iter().any(|(other, _)| other == name))
    {
        key(out, name);
        out.push_str("[]");
    }
    out.push('}');
}

fn write_list(out: &mut String, old: &str, new: &str) {
    out.push('{');
    let (mut before, mut after) = (Parts::of(old), Parts::of(new));
    let mut length = 0;
    let mut at = String::new();
    loop {
        length += before.pass_equal(&mut after);
        let was = before.next();
        let Some((_, value)) = after.next() else {
            if was.is_some() {
                key(out, "\"#\"");
                let _ = write!(out, "{length}");
            }
            break;
        };
        if was.is_none_or(|(_, was)| was != value) {
            at.clear();
            let _ = write!(at, "\"{length}\"");
            key(out, &at);
            match was {
                Some((_, was)) => write(out, was, value),
                None => put(out, value),
            }
        }
        length += 1;
    }
    out.push('}');
}

/// Writes a key, quotes included, and what stands between it and the last.
fn key(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.push_str(name);
    out.push(':');
}

/// The parts of an object or a list in order: each with its key, quotes included, if it has one.
#[derive(Clone)]
struct Parts<'a> {
    keyed: bool,
    rest: &'a str,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        let rest = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        Self { keyed: text.starts_with('{'), rest }
    }

    /// The next key or value. The colon after a key and the comma after a value are passed.
    fn word(&mut self) -> &'a str {
        let (word, after) = self.rest.split_at(end(self.rest.as_bytes()));
        self.rest = after.get(1..).unwrap_or_default();
        word
    }

    /// Passes over what both have in common up to here, and answers how many parts that is. Most of
    /// what is shown stays as it was: so it is walked once, and compared as plain bytes.
    fn pass_equal(&mut self, other: &mut Self) -> usize {
        let (mine, others) = (self.rest.as_bytes(), other.rest.as_bytes());
        let common = mine.iter().zip(others).take_while(|(one, two)| one == two).count();
        let (mut at, mut passed) = (0, 0);
        loop {
            let mut next = at + end(&mine[at..common]) + 1;
            if self.keyed && next <= common {
                next += end(&mine[next..common]) + 1;
            }
            // What follows the part is common too, so that it ends in both.
            if next > common {
                break;
            }
            (at, passed) = (next, passed + 1);
        }
        self.rest = self.rest.get(at..).unwrap_or_default();
        other.rest = other.rest.get(at..).unwrap_or_default();
        passed
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        match self.word() {
            "" => None,
            key if self.keyed => Some((key, self.word())),
            value => Some(("", value)),
        }
    }
}

/// How long the value is that a text begins with.
fn end(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0usize);
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => at += quoted(&text[at + 1..]) + 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at.min(text.len())
}

/// Where a string ends whose first quote has been read: at its last.
fn quoted(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(more) =
        text.get(at..).and_then(|rest| rest.iter().position(|byte| matches!(byte, b'"' | b'\\')))
    {
        at += more;
        if text[at] == b'"' {
            return at;
        }
        at += 2;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use kernel::random::{ChaCha8Rng, RngExt, SeedableRng};
    use serde_json::{Map, Value, json};

    use super::{patched, write};

    fn random(rng: &mut ChaCha8Rng, depth: u32) -> Value {
        const WORDS: [&str; 6] = ["", "a", "#", "\"{[", "\\", "é,:}"];
        let word = |rng: &mut ChaCha8Rng| WORDS[rng.random_range(0..WORDS.len())].to_owned();
        match rng.random_range(0..if depth == 0 { 4 } else { 8 }) {
            0 => Value::Null,
            1 => json!(rng.random_range(0..3)),
            2 => json!(word(rng)),
            3 => json!(rng.random_range(0..2) == 0),
            4 | 5 => (0..rng.random_range(0..5)).map(|_| random(rng, depth - 1)).collect(),
            _ => {
                let fields =
                    (0..rng.random_range(0..5)).map(|_| (word(rng), random(rng, depth - 1)));
                Value::Object(fields.collect::<Map<_, _>>())
            }
        }
    }

    #[test]
    fn a_patch_makes_the_new_of_the_old() {
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        for _ in 0..20_000 {
            let (old, new) = (random(rng, 3), random(rng, 3));
            let mut text = String::new();
            write(&mut text, &old.to_string(), &new.to_string());
            let read: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
            let mut now = old.clone();
            patched(&mut now, &read);
            assert_eq!(now, new, "{old} {text}");
        }
    }

    #[test]
    fn a_patch_names_only_what_has_changed() {
        for (old, new, says) in [
            (r#"{"a":1,"b":[1,2,3]}"#, r#"{"a":1,"b":[1,5,3]}"#, r#"{"b":{"1":[5]}}"#),
            (r#"{"a":1,"b":"as it was"}"#, r#"{"b":"as it was","c":3}"#, r#"{"c":[3],"a":[]}"#),
            (r#"{"b":["one","two","three"]}"#, r#"{"b":["one"]}"#, r##"{"b":{"#":1}}"##),
            // Shorter anew.
            ("[1,2]", "[3,4]", "[[3,4]]"),
        ] {
            let mut out = String::new();
            write(&mut out, old, new);
            assert_eq!(out, says);
        }
    }
}
