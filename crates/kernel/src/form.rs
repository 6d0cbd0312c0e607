//! A position as a form: each field is declared once, and the same line reads it and writes it.
//!
//! Reading never stops at the first fault. What is left out or cannot be read keeps the value it
//! had, so a game begins with a blank state; what is wrong is gathered, each with its path.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::by::{By, Key};
use crate::refusal::Fault;

/// What is wrong, gathered.
#[derive(Clone, Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes that something is wrong.
    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Fault::new(at, what));
    }

    /// Notes that something is wrong unless it holds.
    pub fn need(&mut self, holds: bool, at: impl Into<String>, what: impl Into<String>) {
        if !holds {
            self.add(at, what);
        }
    }

    /// What was made of it, if nothing is wrong.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn none<T>(self, made: T) -> Result<T, Vec<Fault>> {
        if self.0.is_empty() { Ok(made) } else { Err(self.0) }
    }
}

/// The ids of one kind of thing, and what each stands for.
#[derive(Clone, Debug)]
pub struct Ids<'a, K> {
    what: &'a str,
    all: Vec<(&'a str, K)>,
    also: Vec<(&'a str, K)>,
}

impl<'a, K: Copy + PartialEq> Ids<'a, K> {
    /// The ids of a kind of thing: "area in play", "relation: write alliance or war".
    pub fn new(what: &'a str, all: impl IntoIterator<Item = (&'a str, K)>) -> Self {
        Self { what, all: all.into_iter().collect(), also: Vec::new() }
    }

    /// Another id for something: it is read, and never written.
    #[must_use]
    pub fn or(mut self, id: &'a str, key: K) -> Self {
        self.also.push((id, key));
        self
    }

    /// What an id stands for.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<K> {
        let mut all = self.all.iter().chain(&self.also);
        all.find(|(known, _)| *known == id).map(|(_, key)| *key)
    }

    /// The id of a thing; empty for one that has none.
    #[must_use]
    pub fn id(&self, key: K) -> &'a str {
        self.all.iter().find(|(_, known)| *known == key).map_or("", |(id, _)| id)
    }

    /// That an id is none of these.
    #[must_use]
    pub fn unknown(&self, id: &str) -> String {
        format!("{id:?} is no {}", self.what)
    }
}

/// An object that is read or written, field by field.
#[derive(Debug)]
pub struct Form<'a> {
    fields: &'a mut Map<String, Value>,
    known: Vec<&'static str>,
    at: String,
    pen: &'a mut Pen,
}

#[derive(Debug)]
struct Pen {
    writes: bool,
    faults: Faults,
}

impl Form<'_> {
    /// Reads what is written.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read<T>(
        json: &Value,
        game: impl FnOnce(&mut Form<'_>) -> Result<T, Vec<Fault>>,
    ) -> Result<T, Vec<Fault>> {
        let mut pen = Pen { writes: false, faults: Faults::default() };
        let Value::Object(fields) = json else {
            return Err(vec![Fault::new("position", "a position is an object with fields")]);
        };
        let fields = &mut fields.clone();
        let mut form = Form { fields, known: Vec::new(), at: String::new(), pen: &mut pen };
        let made = game(&mut form)?;
        form.close();
        pen.faults.none(made)
    }

    /// Writes what there is.
    #[must_use]
    pub fn write(game: impl FnOnce(&mut Form<'_>)) -> Value {
        let mut pen = Pen { writes: true, faults: Faults::default() };
        let mut fields = Map::new();
        let fields_of = &mut fields;
        game(&mut Form { fields: fields_of, known: Vec::new(), at: String::new(), pen: &mut pen });
        Value::Object(fields)
    }

    /// Whether it is read, and not written.
    #[must_use]
    pub const fn reads(&self) -> bool {
        !self.pen.writes
    }

    /// Whether a field is written there: what is left out may follow from the rest.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.fields.get(name).is_some_and(|value| !value.is_null())
    }

    /// How many are written in a list.
    #[must_use]
    pub fn len(&self, name: &str) -> usize {
        self.fields.get(name).and_then(Value::as_array).map_or(0, Vec::len)
    }

    /// What is wrong so far.
    pub fn faults(&mut self) -> &mut Faults {
        &mut self.pen.faults
    }

    /// Notes a fault of the whole unless something holds.
    pub fn need(&mut self, holds: bool, what: &str) {
        self.pen.faults.need(holds, here(&self.at), what);
    }

    /// A field that may be left out.
    pub fn at(&mut self, name: &'static str) -> Spot<'_> {
        self.known.push(name);
        let at = path(&self.at, name);
        let json = if self.pen.writes {
            Some(self.fields.entry(name).or_insert(Value::Null))
        } else {
            self.fields.get_mut(name).filter(|value| !value.is_null())
        };
        Spot { json, at, pen: self.pen }
    }

    /// A field that must be there.
    pub fn must(&mut self, name: &'static str) -> Spot<'_> {
        if self.reads() && !self.has(name) {
            self.pen.faults.add(here(&self.at), format!("missing field `{name}`"));
        }
        self.at(name)
    }

    /// A field that is left out where there is nothing to say.
    pub fn maybe<T>(
        &mut self,
        name: &'static str,
        value: &mut Option<T>,
        blank: T,
        spell: impl FnOnce(&mut Spot<'_>, &mut T),
    ) {
        if self.reads() {
            *value = self.has(name).then_some(blank);
        }
        match value {
            Some(value) => spell(&mut self.at(name), value),
            None => self.known.push(name),
        }
    }

    /// Names every field that was read and nobody asked for.
    fn close(self) {
        for name in self.fields.keys().filter(|name| !self.known.contains(&name.as_str())) {
            let what = format!("unknown field `{name}`: write {}", self.known.join(", "));
            self.pen.faults.add(here(&self.at), what);
        }
    }
}

fn here(at: &str) -> &str {
    if at.is_empty() { "position" } else { at }
}

fn path(at: &str, name: &str) -> String {
    if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") }
}

/// One value that is read or written.
#[derive(Debug)]
pub struct Spot<'a> {
    json: Option<&'a mut Value>,
    at: String,
    pen: &'a mut Pen,
}

impl Spot<'_> {
    /// Whether it is read, and not written.
    #[must_use]
    pub const fn reads(&self) -> bool {
        !self.pen.writes
    }

    /// Notes a fault here.
    pub fn fault(&mut self, what: impl Into<String>) {
        self.pen.faults.add(&self.at, what);
    }

    /// A value that is spelt the same on every board.
    pub fn plain<T: Serialize + DeserializeOwned>(&mut self, value: &mut T) {
        let Some(json) = &mut self.json else { return };
        if self.pen.writes {
            **json = serde_json::to_value(value).unwrap_or(Value::Null);
            return;
        }
        match T::deserialize(&**json) {
            Ok(read) => *value = read,
            Err(error) => self.pen.faults.add(&self.at, error.to_string()),
        }
    }

    /// A word: `read` says what it means, or what would be right.
    pub fn word<T: Copy>(
        &mut self,
        value: &mut T,
        write: impl FnOnce(T) -> String,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) {
        let Some(json) = self.json.as_deref_mut() else { return };
        if self.pen.writes {
            *json = Value::String(write(*value));
            return;
        }
        let word = json.as_str().ok_or_else(|| format!("{json} is no word"));
        match word.and_then(read) {
            Ok(read) => *value = read,
            Err(what) => self.pen.faults.add(&self.at, what),
        }
    }

    /// Something by its id.
    pub fn id<K: Copy + PartialEq>(&mut self, ids: &Ids<'_, K>, value: &mut K) {
        let read = |id: &str| ids.find(id).ok_or_else(|| ids.unknown(id));
        self.word(value, |key| ids.id(key).to_owned(), read);
    }

    /// Several, each by its id.
    pub fn ids<K, S>(&mut self, ids: &Ids<'_, K>, set: &mut S)
    where
        K: Copy + PartialEq,
        S: Clone + IntoIterator<Item = K> + FromIterator<K>,
    {
        let mut all: Vec<Option<K>> = set.clone().into_iter().map(Some).collect();
        self.slots(ids, &mut all);
        *set = all.into_iter().flatten().collect();
    }

    /// Slots in a row, each empty or with something by its id. Faults are faults of the row.
    pub fn slots<K: Copy + PartialEq>(&mut self, ids: &Ids<'_, K>, all: &mut Vec<Option<K>>) {
        let at = self.at.clone();
        self.list(all, None, |spot, one| {
            spot.at.clone_from(&at);
            if matches!(spot.json, Some(Value::Null)) && (spot.reads() || one.is_none()) {
                return;
            }
            let read = |id: &str| ids.find(id).map(Some).ok_or_else(|| ids.unknown(id));
            spot.word(one, |key| key.map_or("", |key| ids.id(key)).to_owned(), read);
        });
    }

    /// Something that is spelt the same on every board, but for an id in it: `{"card": "ally"}`.
    /// `ids` has the numbers behind the ids of each such word.
    pub fn holding<'i, T: Serialize + DeserializeOwned>(
        &mut self,
        value: &mut T,
        ids: impl Fn(&str) -> &'i Ids<'i, u8>,
    ) {
        let mut plain = serde_json::to_value(&*value).unwrap_or(Value::Null);
        if self.reads() {
            let Some(json) = &self.json else { return };
            plain = (*json).clone();
        }
        for (word, inner) in plain.as_object_mut().into_iter().flatten() {
            let ids = ids(word);
            match inner.as_str() {
                Some(id) => match ids.find(id) {
                    Some(key) => *inner = key.into(),
                    None => return self.fault(ids.unknown(id)),
                },
                None => *inner = ids.id(inner.as_u64().unwrap_or_default() as u8).into(),
            }
        }
        if self.reads() {
            match T::deserialize(plain) {
                Ok(read) => *value = read,
                Err(error) => self.fault(error.to_string()),
            }
        } else if let Some(json) = self.json.as_deref_mut() {
            *json = plain;
        }
    }

    /// Several, each by its id, that are kept as bits.
    pub fn bits<B: Copy + Into<u32> + TryFrom<u32>>(&mut self, ids: &Ids<'_, u8>, bits: &mut B) {
        let set: u32 = (*bits).into();
        let mut all: Vec<u8> = (0..32).filter(|n| set >> n & 1 != 0).collect();
        self.ids(ids, &mut all);
        let set = all.into_iter().fold(0u32, |set, n| set | 1 << (n % 32));
        *bits = B::try_from(set).unwrap_or(*bits);
    }

    /// A list.
    pub fn list<T: Clone>(
        &mut self,
        all: &mut Vec<T>,
        blank: T,
        mut each: impl FnMut(&mut Spot<'_>, &mut T),
    ) {
        let Some(json) = self.json.as_deref_mut() else { return };
        if self.pen.writes {
            *json = Value::Array(vec![Value::Null; all.len()]);
        }
        let Value::Array(values) = json else {
            return self.pen.faults.add(&self.at, "this is a list");
        };
        if !self.pen.writes {
            all.clear();
            all.resize(values.len(), blank);
        }
        for (n, (json, one)) in values.iter_mut().zip(all).enumerate() {
            let at = format!("{}.{n}", self.at);
            each(&mut Spot { json: Some(json), at, pen: self.pen }, one);
        }
    }

    /// A table of rows by id. Rows that are blank are not written.
    pub fn table<K: Key + PartialEq, V: PartialEq, const N: usize>(
        &mut self,
        ids: &Ids<'_, K>,
        rows: &mut By<K, V, N>,
        blank: Option<&V>,
        mut each: impl FnMut(&mut Spot<'_>, K, &mut V),
    ) {
        let Some(json) = self.json.as_deref_mut() else { return };
        if self.pen.writes {
            let there = ids.all.iter().filter(|(_, key)| Some(&rows[*key]) != blank);
            *json = there.map(|(id, _)| ((*id).to_owned(), Value::Null)).collect();
        }
        let Value::Object(fields) = json else {
            return self.pen.faults.add(&self.at, "this is an object with ids and what is theirs");
        };
        for (id, json) in fields {
            let at = path(&self.at, id);
            let Some(key) = ids.find(id) else {
                self.pen.faults.add(at, ids.unknown(id));
                continue;
            };
            each(&mut Spot { json: Some(json), at, pen: self.pen }, key, &mut rows[key]);
        }
    }

    /// A table of counts by id. Noughts are not written.
    pub fn counts<K: Key + PartialEq, const N: usize>(
        &mut self,
        ids: &Ids<'_, K>,
        rows: &mut By<K, u8, N>,
    ) {
        self.table(ids, rows, Some(&0), |spot, _, count| spot.plain(count));
    }

    /// An object with fields of its own.
    pub fn form(&mut self, fields: impl FnOnce(&mut Form<'_>)) {
        let Some(json) = self.json.as_deref_mut() else { return };
        if self.pen.writes {
            *json = Value::Object(Map::new());
        }
        let Value::Object(inner) = json else {
            return self.pen.faults.add(&self.at, "this is an object with fields");
        };
        let at = self.at.clone();
        let mut form = Form { fields: inner, known: Vec::new(), at, pen: self.pen };
        fields(&mut form);
        if form.reads() {
            form.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::seat::Seat;

    #[derive(Debug, PartialEq)]
    struct Camp {
        round: u8,
        chief: Seat,
        tents: By<Seat, u8, 2>,
        fires: u8,
    }

    fn camp(form: &mut Form<'_>, camp: &mut Camp) {
        let people = Ids::new("chief: write owl or fox", [("owl", Seat(0)), ("fox", Seat(1))]);
        let fires = Ids::new("fire: write north or south", [("north", 0), ("south", 1)]);
        form.must("round").plain(&mut camp.round);
        form.at("chief").id(&people, &mut camp.chief);
        form.at("tents").counts(&people, &mut camp.tents);
        form.at("fires").form(|form| form.at("lit").bits(&fires, &mut camp.fires));
    }

    fn read(json: &Value) -> Result<Camp, Vec<Fault>> {
        Form::read(json, |form| {
            let mut read = Camp { round: 0, chief: Seat(0), tents: By::all(0), fires: 0 };
            camp(form, &mut read);
            Ok(read)
        })
    }

    #[test]
    fn what_is_written_is_read() {
        let mut there = Camp { round: 3, chief: Seat(1), tents: By::new([0, 4]), fires: 0b10 };
        let json = Form::write(|form| camp(form, &mut there));
        let written = json!({
            "round": 3, "chief": "fox", "tents": { "fox": 4 }, "fires": { "lit": ["south"] },
        });
        assert_eq!(json, written);
        assert_eq!(read(&json), Ok(there));
    }

    #[test]
    fn every_fault_is_named_with_its_place() {
        let faults = |json: Value| Fault::list(&read(&json).expect_err("a bad form"));
        assert_eq!(faults(json!({})), "position: missing field `round`");
        assert_eq!(faults(json!([])), "position: a position is an object with fields");
        let all = json!({
            "round": -1, "chief": "elk", "tents": { "owl": "x", "elk": 1 },
            "fires": { "lit": ["east"], "smoke": 1 },
        });
        let found = faults(all);
        for fault in [
            "round: invalid value: integer `-1`, expected u8",
            "chief: \"elk\" is no chief: write owl or fox",
            "tents.elk: \"elk\" is no chief: write owl or fox",
            "tents.owl: invalid type: string \"x\", expected u8",
            "fires.lit: \"east\" is no fire: write north or south",
            "fires: unknown field `smoke`: write lit",
        ] {
            assert!(found.contains(fault), "{found} should say {fault}");
        }
        assert_eq!(found.matches(';').count(), 5, "{found}");
    }
}
