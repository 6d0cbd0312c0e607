//! What some eyes see of a table, made from a state that was hidden from them once.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::{Plea, Table, Undo};
use crate::action::Action;
use crate::offer::{Offer, Setting};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::turn::{Phase, Turn};

/// Everything some eyes see of a table now. Parts that are equal need not be shown again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many rows these eyes know of.
    pub number: u32,
    /// What the table is doing.
    pub phase: Phase,
    /// Who is to act, as far as these eyes may know: nobody sees who has already sealed.
    pub turn: Turn,
    /// What is asked of these eyes.
    pub prompt: Text,
    /// What the game shows them.
    pub view: Json,
    /// What each of these seats may do.
    pub seats: Vec<SeatView>,
    /// The plea to go back that stands.
    pub plea: Option<Plea>,
}

/// JSON that was written once and is only passed on. Equal if its text is.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

impl Json {
    /// Writes plain data with string keys, which cannot fail.
    pub(super) fn of(value: &impl Serialize) -> Self {
        Self(to_raw_value(value).unwrap_or_default())
    }

    /// What is written there, for those who want to read it.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Json {}

/// What one held seat may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// How many rows the seat has seen: to be sent with an action.
    pub number: u32,
    /// What it may do now.
    pub offers: Vec<Offer>,
    /// What it may set for later.
    pub settings: Vec<Setting>,
    /// Which steps it can take back, the last one first.
    pub undos: Vec<Undo>,
    /// The step it could plead to take back with everybody's consent, if it can take back none
    /// by itself.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pleads: Option<Text>,
    /// Whether the table waits for it.
    pub must: bool,
}

impl<R: Rules> Table<R> {
    /// What these eyes see now.
    #[must_use]
    pub fn look(&self, eyes: SeatSet) -> Look {
        let hidden = self.hidden(eyes);
        let must = self.rules.turn(&self.state).must();
        let mut actions = Vec::new();
        let seat = |seat: Seat| {
            self.rules.offers(&hidden, seat, &mut actions);
            let settings = self.settings(&hidden, &mut actions);
            let undos = self.undos(seat);
            SeatView {
                seat,
                number: self.number(SeatSet::one(seat)),
                offers: actions.iter().map(|a| self.rules.offer(&hidden, seat, *a)).collect(),
                settings,
                pleads: undos.is_empty().then(|| self.pleads(seat)).flatten(),
                undos,
                must: must.has(seat),
            }
        };
        Look {
            number: self.number(eyes),
            phase: self.phase(),
            turn: self.rules.turn(&hidden),
            prompt: self.rules.prompt(&hidden, eyes),
            view: Json::of(&self.rules.view(&hidden, eyes)),
            seats: eyes
                .and(SeatSet::first(self.rules.seats(&self.state)))
                .iter()
                .map(seat)
                .collect(),
            plea: self.plea(),
        }
    }

    /// Takes the actions out that set something for later. One that this table cannot spell stays.
    fn settings(&self, hidden: &R::State, actions: &mut Vec<R::Action>) -> Vec<Setting> {
        let mut settings: Vec<Setting> = Vec::new();
        let mut name = String::new();
        actions.retain(|action| {
            let verb = action.verb();
            if !R::SETTINGS.contains(&verb) {
                return true;
            }
            name.clear();
            if action.spell(&self.rules, hidden, &mut name).is_none() {
                return true;
            }
            let value = name[verb.len()..].trim_start().to_owned();
            match settings.iter_mut().find(|setting| setting.verb == verb) {
                Some(setting) => setting.values.push(value),
                None => settings.push(Setting { verb, values: vec![value] }),
            }
            false
        });
        settings
    }
}
