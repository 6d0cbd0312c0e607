//! A step is worked out once: on a copy of the state, before it is stored. Afterwards it is put in
//! place as it is.

use std::sync::Arc;

use super::plea::Pleading;
use super::undo::TakenOut;
use super::{Logged, MAX_ROWS, Table, actor};
use crate::log::{Intent, Kind, Row};
use crate::refusal::{Refusal, table_refusals as why};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::turn::{Actor, Finality, Turn};

/// What would become of a table: the rows to store and everything that follows from them.
#[derive(Debug)]
pub struct Draft<R: Rules> {
    /// The state it was drafted for.
    from: Arc<R::State>,
    rows: Vec<Row>,
    changes: Vec<Change<R>>,
}

/// What one row does to a table.
#[derive(Debug)]
pub(super) enum Change<R: Rules> {
    /// A step is taken.
    Step(Box<Taken<R>>),
    /// A seat takes steps of its own back.
    Undo(Row, TakenOut<R>),
    /// A seat pleads, or answers a plea, which then stands so.
    Plea(Row, Pleading),
    /// The last consent to a plea: back before this row.
    Back(Row, usize),
}

/// A step that was worked out.
#[derive(Debug)]
pub(super) struct Taken<R: Rules> {
    entry: Logged<R>,
    /// Whether it leads into another phase.
    left: bool,
    before: Arc<R::State>,
    after: Arc<R::State>,
}

impl<R: Rules> Draft<R> {
    /// The rows to store.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}

impl<R: Rules> Table<R> {
    /// What would become of the table if somebody did what they intend, with the chances that are
    /// due afterwards, drawn. The table is as it was.
    ///
    /// # Errors
    /// The reason why it may not be done.
    pub fn draft(&self, intent: Intent) -> Result<Draft<R>, Refusal> {
        let mut draft = self.draft_alone(intent)?;
        let mut outcomes = Vec::new();
        while let Some(Change::Step(last)) = draft.changes.last()
            && self.rules.turn(&last.after) == Turn::Chance
            && draft.rows.len() < MAX_ROWS
        {
            let (state, at) = (&last.after, self.entries.len() + draft.rows.len());
            self.rules.chances(state, &mut outcomes);
            let Some(action) = self.seed.draw(at as u64, &outcomes) else { break };
            let row = Row { kind: Kind::Chance, seat: None, code: R::code(action) };
            let step = self.take(state, row, Actor::Chance, action);
            draft.rows.push(row);
            draft.changes.push(step);
        }
        Ok(draft)
    }

    /// The same without the chances that follow.
    ///
    /// # Errors
    /// The reason why it may not be done.
    pub fn draft_alone(&self, intent: Intent) -> Result<Draft<R>, Refusal> {
        if self.entries.len() >= MAX_ROWS {
            return Err(Refusal::table(why::OVER));
        }
        let row = match intent {
            Intent::Act { seat, code } => Row { kind: Kind::Action, seat: Some(seat), code },
            Intent::Absent { seat } => self.absence(seat)?,
            Intent::Chance { code } => self.chance(code)?,
            Intent::Undo { seat, target } => self.undo_row(seat, target)?,
            Intent::Plead { seat } => self.plea_row(seat)?,
            Intent::Answer { seat, agree } => self.answer_row(seat, agree)?,
        };
        let change = self.work_out(row)?;
        Ok(Draft { from: Arc::clone(&self.state), rows: vec![row], changes: vec![change] })
    }

    /// Puts a draft in place. One that was made for another moment is played row by row, as if it
    /// had been stored by somebody else.
    ///
    /// # Errors
    /// The first row that is not legal; the rows before it are played.
    pub fn accept(&mut self, draft: Draft<R>) -> Result<(), Refusal> {
        if !Arc::ptr_eq(&draft.from, &self.state) {
            return self.commit(&draft.rows);
        }
        draft.changes.into_iter().try_for_each(|change| self.put(change))
    }

    /// Appends rows to the log and plays them. Loading a table is committing its stored rows.
    ///
    /// # Errors
    /// The first row that is not legal; the rows before it are played.
    pub fn commit(&mut self, rows: &[Row]) -> Result<(), Refusal> {
        rows.iter().try_for_each(|row| {
            let change = self.work_out(*row)?;
            self.put(change)
        })
    }

    /// What a row does to the table, if it is legal now.
    fn work_out(&self, row: Row) -> Result<Change<R>, Refusal> {
        let seat = || row.seat.ok_or_else(|| Refusal::table(why::NO_SUCH_SEAT));
        let action = match row.kind {
            Kind::Undo => return self.work_out_undo(seat()?, row),
            Kind::Action => Some(self.check(seat()?, row.code)?),
            Kind::Absent if self.absence(seat()?)? == row => R::action(row.code),
            Kind::Chance if self.chance(Some(row.code))? == row => R::action(row.code),
            Kind::Absent | Kind::Chance => None,
        };
        let unknown = || Refusal::table(why::UNKNOWN_ACTION);
        let (action, by) = action.zip(actor(row)).ok_or_else(unknown)?;
        Ok(self.take(&self.state, row, by, action))
    }

    /// The row of a seat whose clock ran out.
    fn absence(&self, seat: Seat) -> Result<Row, Refusal> {
        if !self.rules.turn(&self.state).must().has(seat) {
            return Err(Refusal::table(why::NOT_AWAITED));
        }
        let code = R::code(self.rules.absent(&self.state, seat));
        Ok(Row { kind: Kind::Absent, seat: Some(seat), code })
    }

    /// The row of the chance that is due: this outcome, or the one that is drawn.
    fn chance(&self, code: Option<u32>) -> Result<Row, Refusal> {
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

    /// Takes a legal step on a copy.
    fn take(&self, before: &Arc<R::State>, row: Row, by: Actor, action: R::Action) -> Change<R> {
        let mut state = R::State::clone(before);
        let was = self.rules.phase(before);
        let audience = self.rules.audience(before, by, action);
        let mut events = Vec::new();
        let step = self.rules.apply(&mut state, by, action, &mut events);
        let (phase, now) = ((was.key, was.round), self.rules.phase(&state));
        let left = (now.key, now.round) != phase;
        let closed = step == Finality::Final || row.kind == Kind::Absent;
        // Lines of a lane stand side by side while the phase lasts.
        let bars = row.kind == Kind::Chance || closed && (left || !was.lanes);
        let (undone, turned, earlier) = (None, None, None);
        let entry = Logged { row, undone, turned, audience, step, phase, bars, earlier, events };
        let (before, after) = (Arc::clone(before), Arc::new(state));
        Change::Step(Box::new(Taken { entry, left, before, after }))
    }

    /// Puts in place what was worked out.
    fn put(&mut self, change: Change<R>) -> Result<(), Refusal> {
        match change {
            Change::Step(taken) => {
                let Taken { mut entry, left, before, after } = *taken;
                let index = self.entries.len();
                entry.earlier = self.past.take(index, &entry, before);
                if entry.bars {
                    self.past.settle(index + 1, &after);
                }
                self.plea = self.plea.filter(|_| !entry.is_public());
                self.push(entry);
                self.state = after;
                if left {
                    self.enter();
                }
            }
            Change::Undo(row, out) => self.take_out(row, out),
            Change::Plea(row, plea) => {
                self.plea = Some(plea);
                self.push_undo(row, self.present(), SeatSet::ALL);
            }
            Change::Back(row, target) => self.go_back(row, target)?,
        }
        Ok(())
    }
}
