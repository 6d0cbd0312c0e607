//! One play of a game: the rules, the log and the state it leads to. No clock, no wire, no disk.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use ts_rs::TS;

use crate::chance::{Seed, hex};
use crate::log::{Intent, Kind, Row};
use crate::refusal::{Fault, Refusal, table_refusals as why};
use crate::rules::{Rules, Silent};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::story::Line;
use crate::text::Text;
use crate::turn::{Actor, Phase, Step, Turn};

mod plea;

pub use plea::Plea;

/// A log longer than this is not continued: no game comes near it.
pub const MAX_ROWS: usize = 1 << 20;

/// A table: everything that follows from its options, its seed and its log.
#[derive(Debug)]
pub struct Table<R: Rules> {
    rules: Arc<R>,
    seed: Seed,
    start: R::State,
    state: R::State,
    entries: Vec<Entry<R>>,
    /// How many rows there were when the phase began, and the state then: taking a step back
    /// replays from here and not from the first row.
    phase_start: (usize, R::State),
    /// Somebody pleads to go back.
    plea: Option<plea::Standing>,
    /// The last step of each seat that everybody saw, and its sentence: what a plea would take
    /// back is shown with every view, and must not be found by replaying.
    last: [Option<(usize, Text)>; MAX_SEATS],
}

/// A row of the log with what was found out when it was applied.
#[derive(Debug)]
struct Entry<R: Rules> {
    row: Row,
    /// The position of the undo row that took it back. An undo row never counts in the game: it
    /// bears its own position.
    undone: Option<usize>,
    audience: SeatSet,
    step: Step,
    /// The phase it was taken in.
    phase: (&'static str, u16),
    events: Vec<R::Event>,
}

impl<R: Rules> Entry<R> {
    /// Whether everybody sees it.
    fn is_public(&self) -> bool {
        self.audience == SeatSet::ALL
    }

    /// Whether it counts in the game.
    fn is_live(&self) -> bool {
        self.undone.is_none()
    }
}

/// What one row of the log told some eyes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Told {
    /// The row, as these eyes count.
    pub number: u32,
    /// What kind of row it was.
    pub kind: Kind,
    /// Who acted.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it caused, as far as these eyes may know.
    pub events: Vec<Happening>,
}

/// One event as it is told: a line of the story and the facts behind it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Happening {
    /// The line of the story, if it is worth one.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
    /// The event itself, for the animation.
    #[ts(type = "any")]
    pub data: Value,
}

/// A step that a seat can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Undo {
    /// Which step, counted as the seat itself counts rows.
    pub target: u32,
    /// The code of the action.
    pub code: u32,
    /// The sentence of the action.
    pub text: Text,
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
        let phase_start = (0, start.clone());
        let state = start.clone();
        let (entries, plea, last) = (Vec::new(), None, Default::default());
        Self { rules, seed, start, state, entries, phase_start, plea, last }
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
        let seen = self.entries.iter().filter(|entry| entry.audience.reaches(eyes)).count();
        u32::try_from(seen).unwrap_or(u32::MAX)
    }

    /// The row at a position as these eyes count.
    #[must_use]
    pub fn row_at(&self, eyes: SeatSet, number: u32) -> Option<Row> {
        self.index_at(eyes, number).map(|index| self.entries[index].row)
    }

    fn index_at(&self, eyes: SeatSet, number: u32) -> Option<usize> {
        self.entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| entry.audience.reaches(eyes))
            .nth(number as usize)
            .map(|(index, _)| index)
    }

    fn number_of(&self, eyes: SeatSet, index: usize) -> u32 {
        let seen = self.entries[..index].iter().filter(|e| e.audience.reaches(eyes)).count();
        u32::try_from(seen).unwrap_or(u32::MAX)
    }

    /// The table as it was when these eyes had seen `number` rows.
    #[must_use]
    pub fn rewound(&self, eyes: SeatSet, number: u32) -> Self {
        let end = self.index_at(eyes, number).unwrap_or(self.entries.len());
        let rows: Vec<Row> = self.rows().take(end).collect();
        let mut table = Self::from_state(Arc::clone(&self.rules), self.start.clone(), self.seed);
        // What was legal once is legal again; should it not be, the table stops there.
        let _ = table.commit(&rows);
        table
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

    /// The row that would carry an intent out, if it may be.
    ///
    /// # Errors
    /// The reason why not; the table is as it was.
    pub fn plan(&self, intent: Intent) -> Result<Row, Refusal> {
        if self.entries.len() >= MAX_ROWS {
            return Err(Refusal::table(why::OVER));
        }
        match intent {
            Intent::Act { seat, code } => {
                self.check(seat, code)?;
                Ok(Row { kind: Kind::Action, seat: Some(seat), code })
            }
            Intent::Undo { seat, target } => {
                let open = self.open_steps(seat)?;
                let index = match target {
                    None => open.first().copied(),
                    Some(number) => self
                        .index_at(SeatSet::one(seat), number)
                        .filter(|index| open.contains(index)),
                }
                .ok_or_else(|| Refusal::table(why::CANNOT_UNDO))?;
                self.undone(seat, index)?;
                let code = u32::try_from(index).unwrap_or(u32::MAX);
                Ok(Row { kind: Kind::Undo, seat: Some(seat), code })
            }
            Intent::Absent { seat } => {
                if !self.rules.turn(&self.state).must().has(seat) {
                    return Err(Refusal::table(why::NOT_AWAITED));
                }
                let code = R::code(self.rules.absent(&self.state, seat));
                Ok(Row { kind: Kind::Absent, seat: Some(seat), code })
            }
            Intent::Chance { code } => self.plan_chance(code),
            Intent::Plead { seat } => self.plan_plea(seat),
            Intent::Answer { seat, agree } => self.plan_answer(seat, agree),
        }
    }

    fn plan_chance(&self, code: Option<u32>) -> Result<Row, Refusal> {
        if self.rules.turn(&self.state) != Turn::Chance {
            return Err(Refusal::table(why::NO_CHANCE));
        }
        let mut outcomes = Vec::new();
        self.rules.chances(&self.state, &mut outcomes);
        let action = match code {
            None => self.seed.draw(self.entries.len() as u64, &outcomes),
            Some(code) => outcomes
                .iter()
                .find(|(action, weight)| *weight > 0 && R::code(*action) == code)
                .map(|(action, _)| *action),
        };
        let code = R::code(action.ok_or_else(|| Refusal::table(why::NOT_A_CHANCE))?);
        Ok(Row { kind: Kind::Chance, seat: None, code })
    }

    /// The rows to store for a planned row: itself, and the chances that follow it, drawn.
    /// Without a row, the chances that are due now.
    #[must_use]
    pub fn follow(&self, row: Option<Row>) -> Vec<Row> {
        let mut rows = Vec::from_iter(row);
        let mut state = self.state.clone();
        match row {
            Some(Row { kind: Kind::Undo, .. }) => return rows,
            Some(row) => {
                if let (Some(action), Some(by)) = (R::action(row.code), actor(row)) {
                    self.rules.apply(&mut state, by, action, &mut Silent);
                }
            }
            None => {}
        }
        let mut outcomes = Vec::new();
        while self.rules.turn(&state) == Turn::Chance && rows.len() < MAX_ROWS {
            self.rules.chances(&state, &mut outcomes);
            let position = (self.entries.len() + rows.len()) as u64;
            let Some(action) = self.seed.draw(position, &outcomes) else { break };
            rows.push(Row { kind: Kind::Chance, seat: None, code: R::code(action) });
            self.rules.apply(&mut state, Actor::Chance, action, &mut Silent);
        }
        rows
    }

    /// Appends rows to the log and plays them. Loading a table is committing its stored rows.
    ///
    /// # Errors
    /// The first row that is not legal; the rows before it are played.
    pub fn commit(&mut self, rows: &[Row]) -> Result<(), Refusal> {
        for row in rows {
            self.commit_row(*row)?;
        }
        Ok(())
    }

    fn commit_row(&mut self, row: Row) -> Result<(), Refusal> {
        let unknown = || Refusal::table(why::UNKNOWN_ACTION);
        let action = match row.kind {
            Kind::Undo => {
                let seat = row.seat.ok_or_else(|| Refusal::table(why::NO_SUCH_SEAT))?;
                return self.commit_undo(seat, row);
            }
            Kind::Action => {
                let seat = row.seat.ok_or_else(|| Refusal::table(why::NO_SUCH_SEAT))?;
                self.check(seat, row.code)?
            }
            Kind::Absent => {
                let seat = row.seat.ok_or_else(|| Refusal::table(why::NO_SUCH_SEAT))?;
                let planned = self.plan(Intent::Absent { seat })?;
                R::action(planned.code).filter(|_| planned == row).ok_or_else(unknown)?
            }
            Kind::Chance => {
                self.plan_chance(Some(row.code))?;
                R::action(row.code).ok_or_else(unknown)?
            }
        };
        let by = actor(row).ok_or_else(|| Refusal::table(why::NO_SUCH_SEAT))?;
        let phase = self.rules.phase(&self.state);
        let audience = self.rules.audience(&self.state, by, action);
        if let (Actor::Seat(seat), SeatSet::ALL) = (by, audience) {
            let text = self.spell(&self.state, SeatSet::NONE, row);
            self.last[seat.index()] = text.map(|text| (self.entries.len(), text));
        }
        let mut events = Vec::new();
        let step = self.rules.apply(&mut self.state, by, action, &mut events);
        let phase = (phase.key, phase.round);
        let entry = Entry { row, undone: None, audience, step, phase, events };
        self.plea = self.plea.filter(|_| !entry.is_public());
        self.entries.push(entry);
        let now = self.rules.phase(&self.state);
        if (now.key, now.round) != phase {
            self.phase_start = (self.entries.len(), self.state.clone());
        }
        Ok(())
    }

    fn commit_undo(&mut self, seat: Seat, row: Row) -> Result<(), Refusal> {
        let target = row.code as usize;
        if !self.open_steps(seat).is_ok_and(|open| open.contains(&target)) {
            return self.commit_plea(seat, row);
        }
        let (state, gone) = self.undone(seat, target)?;
        let audience = gone.iter().fold(SeatSet::NONE, |all, i| all.or(self.entries[*i].audience));
        self.take_out(row, audience, &gone, state);
        Ok(())
    }

    /// Takes rows out of the game by an undo row, which leads to this state.
    fn take_out(&mut self, row: Row, audience: SeatSet, gone: &[usize], state: R::State) {
        for index in gone {
            self.entries[*index].undone = Some(self.entries.len());
        }
        self.state = state;
        self.push_undo(row, audience);
        self.plea = self.plea.filter(|_| audience != SeatSet::ALL);
        if gone.first().is_some_and(|first| *first < self.phase_start.0) {
            // The undo led back into an earlier phase, whose beginning is not kept.
            self.phase_start = (0, self.start.clone());
        }
    }

    fn push_undo(&mut self, row: Row, audience: SeatSet) {
        let phase = self.rules.phase(&self.state);
        let phase = (phase.key, phase.round);
        let (undone, step, events) = (Some(self.entries.len()), Step::Open, Vec::new());
        self.entries.push(Entry { row, undone, audience, step, phase, events });
    }

    /// The steps this seat can take back, the last one first, as positions in the log.
    fn open_steps(&self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        self.at_a_running_table(seat)?;
        let phase = self.rules.phase(&self.state);
        let mut open = Vec::new();
        for (index, entry) in self.entries.iter().enumerate().rev().filter(|(_, e)| e.is_live()) {
            let own = entry.row.seat == Some(seat);
            let lane = phase.lanes && entry.phase == (phase.key, phase.round);
            let bars = match entry.row.kind {
                Kind::Chance => true,
                // In a lane of one's own, the steps of others do not count.
                _ if lane => own && entry.row.kind == Kind::Absent,
                Kind::Absent => true,
                _ if phase.lanes || entry.step == Step::Final => true,
                // What the seat does not know of cannot bind it, or it would know.
                _ => !own && entry.audience.reaches(SeatSet::one(seat)),
            };
            if bars {
                break;
            }
            // Lines of a lane stand side by side: one that is final stays, those before it may go.
            if own && !(lane && entry.step == Step::Final) {
                open.push(index);
            }
        }
        if open.is_empty() {
            return Err(Refusal::table(why::NOTHING_TO_UNDO));
        }
        Ok(open)
    }

    /// The state without a step, and the rows that go with it.
    fn undone(&self, seat: Seat, target: usize) -> Result<(R::State, Vec<usize>), Refusal> {
        let open = self.open_steps(seat)?;
        if !open.contains(&target) {
            return Err(Refusal::table(why::CANNOT_UNDO));
        }
        let mut gone = if self.rules.phase(&self.state).lanes {
            // Lines of a lane stand side by side: only this one goes. But whoever had declared
            // to be done is not done any more.
            let done = !self.rules.turn(&self.state).must().has(seat);
            let mut gone = vec![target];
            gone.extend(open.first().copied().filter(|last| done && *last != target));
            gone
        } else {
            open.into_iter().filter(|index| *index >= target).collect()
        };
        gone.sort_unstable();
        let state = self.without(&gone).ok_or_else(|| Refusal::table(why::CANNOT_UNDO))?;
        Ok((state, gone))
    }

    /// The state without some rows; none if what is left is no longer legal.
    fn without(&self, rows: &[usize]) -> Option<R::State> {
        let stays = |index: usize, entry: &Entry<R>| entry.is_live() && !rows.contains(&index);
        let (from, state) = &self.phase_start;
        if rows.iter().all(|index| index >= from) {
            self.replay(*from, state.clone(), stays)
        } else {
            self.replay(0, self.start.clone(), stays)
        }
    }

    /// Plays the rows that stay again from some point on.
    fn replay(
        &self,
        from: usize,
        mut state: R::State,
        stays: impl Fn(usize, &Entry<R>) -> bool,
    ) -> Option<R::State> {
        for (index, entry) in self.entries.iter().enumerate().skip(from) {
            if !stays(index, entry) {
                continue;
            }
            let action = R::action(entry.row.code)?;
            let by = actor(entry.row)?;
            if let Actor::Seat(seat) = by {
                self.rules.check(&state, seat, action).ok()?;
            }
            self.rules.apply(&mut state, by, action, &mut Silent);
        }
        Some(state)
    }

    /// The state as the whole log leads to it: what a reopened table would have.
    #[must_use]
    pub fn replayed(&self) -> Option<R::State> {
        self.replay(0, self.start.clone(), |_, entry| entry.is_live())
    }

    /// The steps this seat can take back, the last one first.
    #[must_use]
    pub fn undos(&self, seat: Seat) -> Vec<Undo> {
        let eyes = SeatSet::one(seat);
        self.open_steps(seat)
            .unwrap_or_default()
            .into_iter()
            .filter(|index| self.undone(seat, *index).is_ok())
            .filter_map(|index| {
                let (code, text) = (self.entries[index].row.code, self.sentence(index, eyes)?);
                Some(Undo { target: self.number_of(eyes, index), code, text })
            })
            .collect()
    }

    /// The sentence of a step that counts, as these eyes read it when it was offered: afterwards
    /// the pieces it speaks of stand elsewhere.
    fn sentence(&self, index: usize, eyes: SeatSet) -> Option<Text> {
        let earlier = |at: usize, entry: &Entry<R>| at < index && entry.is_live();
        let (from, state) = &self.phase_start;
        let before = if index >= *from {
            self.replay(*from, state.clone(), earlier)
        } else {
            self.replay(0, self.start.clone(), earlier)
        };
        self.spell(&before?, eyes, self.entries[index].row)
    }

    /// The sentence of a row in a state, as these eyes read it.
    fn spell(&self, state: &R::State, eyes: SeatSet, row: Row) -> Option<Text> {
        let hidden = self.rules.hide(state, eyes);
        Some(self.rules.offer(&hidden, row.seat?, R::action(row.code)?).text)
    }

    /// What these eyes were told since they had seen `since` rows.
    #[must_use]
    pub fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told> {
        let seen = self.entries.iter().filter(|entry| entry.audience.reaches(eyes));
        let mut told = Vec::new();
        for (number, entry) in (0u32..).zip(seen).skip(since as usize) {
            if !entry.is_live() && entry.row.kind != Kind::Undo {
                continue;
            }
            let events = entry.events.iter().filter_map(|e| self.happening(e, eyes)).collect();
            let Row { kind, seat, .. } = entry.row;
            told.push(Told { number, kind, seat, events });
        }
        told
    }

    fn happening(&self, event: &R::Event, eyes: SeatSet) -> Option<Happening> {
        let event = self.rules.show(event, eyes)?;
        let data = serde_json::to_value(&event).unwrap_or(Value::Null);
        Some(Happening { line: self.rules.story(&event), data })
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
