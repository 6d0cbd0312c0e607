//! What turns one JSON text into another: small where little has changed.
//!
//! A patch says of a value what becomes of it. `[value]` puts another in its place and `[]` takes it
//! away; an object goes inside, into an object by its keys and into a list by its places, whose new
//! length stands at `#` if it has another. What is not named stays.
//!
//! What the host itself made is compared as it is, so that only what has changed is written. What a
//! game shows is text to the host: that costs a walk along two compact texts, as serde writes them, and
//! no tree is made of either.

use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;

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

/// A patch of an object that is being written, field by field.
#[derive(Debug)]
pub(crate) struct Pen(String);

impl Pen {
    pub(crate) fn new() -> Self {
        Self("{".to_owned())
    }

    /// The whole patch.
    pub(crate) fn done(mut self) -> String {
        self.0.push('}');
        self.0
    }

    /// A field that is there before and after.
    pub(crate) fn field<T: PartialEq + Serialize>(&mut self, name: &str, old: &T, new: &T) {
        if old != new {
            self.name(name);
            self.put(new);
        }
    }

    /// A field that may be missing.
    pub(crate) fn maybe<T: PartialEq + Serialize>(
        &mut self,
        name: &str,
        old: &Option<T>,
        new: &Option<T>,
    ) {
        match new {
            _ if old == new => {}
            None => {
                self.name(name);
                self.0.push_str("[]");
            }
            Some(new) => {
                self.name(name);
                self.put(new);
            }
        }
    }

    /// A field that is written as JSON already.
    pub(crate) fn text(&mut self, name: &str, old: &str, new: &str) {
        if old != new {
            self.name(name);
            write(&mut self.0, old, new);
        }
    }

    /// A list, where one thing stands at one place.
    pub(crate) fn list<T: PartialEq + Serialize>(&mut self, name: &str, old: &[T], new: &[T]) {
        self.places(name, old, new, |pen, _, new| pen.put(new));
    }

    /// A list of things that are changed by a patch of their own.
    pub(crate) fn places<T: PartialEq + Serialize>(
        &mut self,
        name: &str,
        old: &[T],
        new: &[T],
        mut write: impl FnMut(&mut Self, &T, &T),
    ) {
        if old == new {
            return;
        }
        self.name(name);
        self.0.push('{');
        for (at, value) in new.iter().enumerate() {
            match old.get(at) {
                Some(was) if was == value => {}
                Some(was) => {
                    self.name(&at.to_string());
                    write(self, was, value);
                }
                None => {
                    self.name(&at.to_string());
                    self.put(value);
                }
            }
        }
        if new.len() < old.len() {
            self.name("#");
            self.0.push_str(&new.len().to_string());
        }
        self.0.push('}');
    }

    /// Goes inside an object.
    pub(crate) fn inside(&mut self, write: impl FnOnce(&mut Self)) {
        self.0.push('{');
        write(self);
        self.0.push('}');
    }

    fn name(&mut self, name: &str) {
        key(&mut self.0, &format!("\"{name}\""));
    }

    fn put<T: Serialize>(&mut self, value: &T) {
        // Plain data with string keys: this cannot fail.
        put(&mut self.0, &serde_json::to_string(value).unwrap_or_default());
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
    let (before, after): (Vec<_>, Vec<_>) = (parts(old).collect(), parts(new).collect());
    for (n, (name, value)) in after.iter().enumerate() {
        // Fields come in one order: mostly the same one stands at the same place.
        let same = before.get(n).filter(|(other, _)| other == name);
        let was = same.or_else(|| before.iter().find(|(other, _)| other == name));
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
    let (mut before, mut after) = (parts(old), parts(new));
    let mut length = 0;
    let mut at = String::new();
    for (_, value) in &mut after {
        let was = before.next();
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
    if before.next().is_some() {
        key(out, "\"#\"");
        let _ = write!(out, "{length}");
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
fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let keyed = text.starts_with('{');
    let mut rest = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
    std::iter::from_fn(move || {
        let mut next = || {
            let (value, after) = rest.split_at(end(rest.as_bytes()));
            // The colon after a key, the comma after a value.
            rest = after.get(1..).unwrap_or_default();
            value
        };
        let first = next();
        match (first.is_empty(), keyed) {
            (true, _) => None,
            (false, true) => Some((first, next())),
            (false, false) => Some(("", first)),
        }
    })
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
