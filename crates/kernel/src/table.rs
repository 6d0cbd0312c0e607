//! One play of a game: the rules, the log and the state it leads to. No clock, no wire, no disk.

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::chance::{Seed, hex};
use crate::log::{Kind, Row};
use crate::refusal::{Fault, Refusal, table_refusals as why};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::story::Line;
use crate::turn::{Actor, Finality, Phase, Turn};

mod draft;
mod look;
mod plea;
mod undo;

pub use draft::Draft;
pub use look::{Json, Look, SeatView};
pub use plea::Plea;
pub use undo::{UNDOS_MAX, Undo};

/// A log longer than this is not continued: no game comes near it.
pub const MAX_ROWS: usize = 1 << 20;

/// A table: everything that follows from its options, its seed and its log.
#[derive(Debug)]
pub struct Table<R: Rules> {
    rules: Arc<R>,
    seed: Seed,
    /// Shared with the steps that can be taken back: each knows the state before it.
    state: Arc<R::State>,
    entries: Vec<Logged<R>>,
    /// How many rows each audience has heard of: nobody's count is found by counting.
    heard: Vec<(SeatSet, u32)>,
    /// The phases there were, in the order in which they were first entered.
    visits: Vec<Visit>,
    past: undo::Past<R>,
    /// Somebody pleads to go back.
    plea: Option<plea::Pleading>,
}

impl<R: Rules> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            seed: self.seed,
            state: Arc::clone(&self.state),
            entries: self.entries.clone(),
            heard: self.heard.clone(),
            visits: self.visits.clone(),
            past: self.past.clone(),
            plea: self.plea,
        }
    }
}

/// A row of the log with what was found out when it was applied.
#[derive(Debug)]
struct Logged<R: Rules> {
    row: Row,
    /// The position of the undo row that took it back. An undo row never counts in the game: it
    /// bears its own position.
    undone: Option<usize>,
    /// The position of the last row that took it out of the game or brought it back.
    turned: Option<usize>,
    audience: SeatSet,
    step: Finality,
    /// The phase it was written in.
    phase: (&'static str, u16),
    /// Whether nobody gets back behind it alone, whatever comes.
    bars: bool,
    /// The step before it that its seat took in the eyes of all.
    earlier: Option<usize>,
    events: Vec<R::Event>,
}

impl<R: Rules> Clone for Logged<R> {
    fn clone(&self) -> Self {
        Self { events: self.events.clone(), ..*self }
    }
}

impl<R: Rules> Logged<R> {
    /// Whether everybody sees it.
    fn is_public(&self) -> bool {
        self.audience == SeatSet::ALL
    }

    /// Whether it counts in the game.
    fn counts(&self) -> bool {
        self.undone.is_none()
    }
}

/// A phase the table is or was in.
#[derive(Clone, Debug)]
struct Visit {
    phase: (&'static str, u16),
    /// How many rows there were when it began; none if it was left again by common consent.
    began: Option<usize>,
    /// How many undo rows each seat wrote in it.
    undos: [u32; MAX_SEATS],
}

/// What one row of the log told some eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// The row, as these eyes count.
    pub number: u32,
    /// What kind of row it was.
    pub kind: Kind,
    /// Who acted.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it caused, as far as these eyes may know.
    pub events: Vec<Happening>,
}

/// What became of rows that some eyes had been told of before.
#[derive(Clone, Debug, Default)]
pub struct Retold {
    /// The rows that are no longer part of the game, as these eyes count.
    pub gone: Vec<u32>,
    /// Rows that are part of it again: going back by consent counts what was taken back since.
    pub again: Vec<Told>,
}

/// One event as it is told: a line of the story and the facts behind it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Happening {
    /// The line of the story, if it is worth one.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
    /// The event itself, for the animation.
    #[cfg_attr(feature = "ts", ts(type = "any"))]
    pub data: Json,
}

impl<R: Rules> Table<R> {
    /// A new table.
    ///
    /// # Errors
    /// The faults of the options.
    pub fn new(rules: Arc<R>, options: &R::Options, seed: Seed) -> Result<Self, Vec<Fault>> {
        let start = rules.setup(options)?;
        Ok(Self::from_state(rules, start, seed))
    }

    /// A table that starts from a given state.
    #[must_use]
    pub fn from_state(rules: Arc<R>, start: R::State, seed: Seed) -> Self {
        Self::at(rules, Arc::new(start), seed)
    }

    fn at(rules: Arc<R>, state: Arc<R::State>, seed: Seed) -> Self {
        let past = undo::Past::new(Arc::clone(&state));
        let (entries, heard, visits) = (Vec::new(), Vec::new(), Vec::new());
        let mut table = Self { rules, seed, state, entries, heard, visits, past, plea: None };
        table.enter();
        table
    }

    /// The same table before its first row.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Self::at(Arc::clone(&self.rules), Arc::clone(self.past.start()), self.seed)
    }

    /// A table without a log that stands where these eyes see this one stand: to think about, ask
    /// and try things on.
    #[must_use]
    pub fn branch(&self, eyes: SeatSet, seed: Seed) -> Self {
        Self::from_state(Arc::clone(&self.rules), self.hidden(eyes), seed)
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The whole truth. Only tests and the rules themselves may look at it.
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// What these eyes may know of the state.
    #[must_use]
    pub fn hidden(&self, eyes: SeatSet) -> R::State {
        self.rules.hide(&self.state, eyes)
    }

    /// The rows of the log.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = Row> {
        self.entries.iter().map(|entry| entry.row)
    }

    /// A row of the log.
    #[must_use]
    pub fn row(&self, index: usize) -> Option<Row> {
        self.entries.get(index).map(|entry| entry.row)
    }

    /// How many rows the log has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether the log has no row yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many rows of the log these eyes know of. This is the only count that leaves the table:
    /// it must not tell how much another seat has written in secret.
    #[must_use]
    pub fn number(&self, eyes: SeatSet) -> u32 {
        self.heard.iter().filter(|(audience, _)| audience.reaches(eyes)).map(|(_, n)| n).sum()
    }

    /// Where in the log the row is that these eyes count as this number.
    #[must_use]
    pub fn index_at(&self, eyes: SeatSet, number: u32) -> Option<usize> {
        // What is asked about is mostly recent.
        let back = self.number(eyes).checked_sub(number)?.checked_sub(1)?;
        let known = |(_, entry): &(usize, &Logged<R>)| entry.audience.reaches(eyes);
        let mut seen = self.entries.iter().enumerate().rev().filter(known);
        seen.nth(back as usize).map(|(index, _)| index)
    }

    /// The number by which these eyes count a row.
    #[must_use]
    pub fn number_of(&self, eyes: SeatSet, index: usize) -> u32 {
        let since = self.entries.iter().skip(index).filter(|e| e.audience.reaches(eyes)).count();
        self.number(eyes).saturating_sub(u32::try_from(since).unwrap_or(u32::MAX))
    }

    /// Whether this seat may take the action with this code now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, code: u32) -> Result<R::Action, Refusal> {
        if seat.0 >= self.rules.seats(&self.state) {
            return Err(Refusal::table(why::NO_SUCH_SEAT));
        }
        let action = R::action(code).ok_or_else(|| Refusal::table(why::UNKNOWN_ACTION))?;
        if matches!(self.rules.turn(&self.state), Turn::Over(_)) {
            return Err(Refusal::table(why::OVER));
        }
        self.rules.check(&self.state, seat, action)?;
        Ok(action)
    }

    /// Adds an entry to the log and counts it for those who hear of it.
    fn push(&mut self, entry: Logged<R>) {
        match self.heard.iter_mut().find(|(audience, _)| *audience == entry.audience) {
            Some((_, count)) => *count += 1,
            None => self.heard.push((entry.audience, 1)),
        }
        self.entries.push(entry);
    }

    /// Takes note of the phase the table is in now. One that it was in before goes on: whoever
    /// takes a step back wins no time by it.
    fn enter(&mut self) {
        let (now, rows) = (self.present(), self.entries.len());
        self.visit(now).began.get_or_insert(rows);
    }

    fn visit(&mut self, phase: (&'static str, u16)) -> &mut Visit {
        let known = self.visits.iter().rposition(|visit| visit.phase == phase);
        let at = known.unwrap_or(self.visits.len());
        if known.is_none() {
            self.visits.push(Visit { phase, began: None, undos: [0; MAX_SEATS] });
        }
        &mut self.visits[at]
    }

    /// The phase the table is in, by its name and round.
    fn present(&self) -> (&'static str, u16) {
        let Phase { key, round, .. } = self.phase();
        (key, round)
    }

    /// The phase the table was in when the log had so many rows, by its name and round.
    #[must_use]
    pub fn phase_at(&self, rows: usize) -> (&'static str, u16) {
        self.entries.get(rows).map_or_else(|| self.present(), |entry| entry.phase)
    }

    /// How many rows there were when the phase the table is in began. A phase that was entered again
    /// because a step was taken back began when it was first entered; by common consent it begins
    /// anew.
    #[must_use]
    pub fn phase_began(&self) -> usize {
        let present = self.present();
        let visit = self.visits.iter().rfind(|visit| visit.phase == present);
        visit.and_then(|visit| visit.began).unwrap_or(0)
    }

    /// What these eyes were told since they had seen `since` rows.
    #[must_use]
    pub fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told> {
        let Some(first) = self.index_at(eyes, since) else { return Vec::new() };
        let seen = self.entries[first..].iter().filter(|entry| entry.audience.reaches(eyes));
        let mut told = Vec::new();
        for (number, entry) in (since..).zip(seen) {
            if !entry.counts() && entry.row.kind != Kind::Undo {
                continue;
            }
            told.push(self.tell(number, entry, eyes));
        }
        told
    }

    /// What became since then of the rows that these eyes knew when they had seen `since` rows.
    #[must_use]
    pub fn retold(&self, eyes: SeatSet, since: u32) -> Retold {
        let mut retold = Retold::default();
        let Some(first) = self.index_at(eyes, since) else { return retold };
        // Only an undo row turns others, and whoever knew of those hears of it.
        if self.entries[first..].iter().all(|entry| entry.row.kind != Kind::Undo) {
            return retold;
        }
        let known = self.entries[..first].iter().filter(|entry| entry.audience.reaches(eyes));
        for (number, entry) in (0..).zip(known) {
            if entry.turned.is_none_or(|by| by < first) {
                continue;
            }
            if entry.counts() {
                retold.again.push(self.tell(number, entry, eyes));
            } else {
                retold.gone.push(number);
            }
        }
        retold
    }

    fn tell(&self, number: u32, entry: &Logged<R>, eyes: SeatSet) -> Told {
        let events = entry.events.iter().filter_map(|e| self.happening(e, eyes)).collect();
        let Row { kind, seat, .. } = entry.row;
        Told { number, kind, seat, events }
    }

    fn happening(&self, event: &R::Event, eyes: SeatSet) -> Option<Happening> {
        let event = self.rules.show(event, eyes)?;
        Some(Happening { line: self.rules.story(&event), data: Json::of(&event) })
    }

    /// What an action would cause, up to the first chance, as far as the seat may know.
    ///
    /// # Errors
    /// The reason why the action is not legal.
    pub fn preview(&self, seat: Seat, code: u32) -> Result<Vec<Happening>, Refusal> {
        let action = self.check(seat, code)?;
        let eyes = SeatSet::one(seat);
        // Applied to what the seat may know, so that a preview cannot tell a secret.
        let mut state = self.hidden(eyes);
        let mut events = Vec::new();
        self.rules.apply(&mut state, Actor::Seat(seat), action, &mut events);
        Ok(events.iter().filter_map(|e| self.happening(e, eyes)).collect())
    }

    /// A hash of the canonical encoding of the whole state.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        fingerprint(&*self.rules, &self.state)
    }

    /// The phase the table is in.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.rules.phase(&self.state)
    }
}

/// A hash of the canonical encoding of a state.
#[must_use]
pub fn fingerprint<R: Rules>(rules: &R, state: &R::State) -> String {
    hex(&Sha256::digest(rules.dump(state).to_string())[..8])
}

fn actor(row: Row) -> Option<Actor> {
    match row.kind {
        Kind::Action => row.seat.map(Actor::Seat),
        Kind::Absent => row.seat.map(Actor::Absent),
        Kind::Chance => Some(Actor::Chance),
        Kind::Undo => None,
    }
}
