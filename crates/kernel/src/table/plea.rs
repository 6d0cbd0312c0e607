//! Going back further than one's own open steps: a seat pleads, and everybody agrees.
//!
//! A plea is written in undo rows, so that it outlives the process like everything else: one by
//! the seat that pleads and one by each seat that agrees, all naming the step they go back before.
//! The last of them takes that step and everything after it out of the game. A row that names
//! itself goes back to nowhere: its seat prefers to play on.
//!
//! A plea stands, declined or not, until the next step that everybody sees, and while it stands
//! there is no other: nobody can be pestered. A step in secret leaves it as it is, or the step
//! would show.

use serde::Serialize;
use ts_rs::TS;

use super::{Entry, Table};
use crate::log::{Kind, Row};
use crate::refusal::{Refusal, table_refusals as why};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::turn::Turn;

/// A plea to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Plea {
    /// Who pleads.
    pub seat: Seat,
    /// The step to be taken back, with everything after it, as a sentence.
    pub text: Text,
    /// Who agrees, whoever pleads among them.
    pub agreed: SeatSet,
    /// Who prefers to play on; then nothing comes of it.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
}

/// A plea as the table keeps it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    seat: Seat,
    /// The step to be taken back, as a position in the log.
    target: usize,
    agreed: SeatSet,
    declined: Option<Seat>,
}

impl<R: Rules> Table<R> {
    /// The plea that stands, if there is one.
    #[must_use]
    pub fn plea(&self) -> Option<Plea> {
        let Standing { seat, target, agreed, declined } = self.plea?;
        Some(Plea { seat, text: self.plea_text(seat, target)?, agreed, declined })
    }

    /// The step a seat could plead to take back, as a sentence.
    #[must_use]
    pub fn pleads(&self, seat: Seat) -> Option<Text> {
        self.plea_text(seat, self.plea_target(seat).ok()?)
    }

    fn plea_text(&self, seat: Seat, target: usize) -> Option<Text> {
        match &self.last[seat.index()] {
            Some((index, text)) if *index == target => Some(text.clone()),
            // Something was taken back since: the last step is an earlier one.
            _ => self.sentence(target, SeatSet::NONE),
        }
    }

    /// The last step of a seat that everybody saw: what a plea would take back.
    fn plea_target(&self, seat: Seat) -> Result<usize, Refusal> {
        if self.plea.is_some() {
            return Err(Refusal::table(why::PLEA_STANDS));
        }
        let own = |entry: &Entry<R>| {
            let Row { kind, seat: by, .. } = entry.row;
            entry.is_live() && kind == Kind::Action && by == Some(seat) && entry.is_public()
        };
        let last = self.entries.iter().rposition(own);
        let last = last.ok_or_else(|| Refusal::table(why::NOTHING_TO_UNDO))?;
        if self.open_steps(seat).is_ok_and(|open| open.contains(&last)) {
            return Err(Refusal::table(why::UNDO_INSTEAD));
        }
        Ok(last)
    }

    pub(super) fn plan_plea(&self, seat: Seat) -> Result<Row, Refusal> {
        self.at_a_running_table(seat)?;
        Ok(undo(seat, self.plea_target(seat)?))
    }

    pub(super) fn plan_answer(&self, seat: Seat, agree: bool) -> Result<Row, Refusal> {
        self.at_a_running_table(seat)?;
        let open = |plea: &Standing| plea.declined.is_none() && !(agree && plea.agreed.has(seat));
        let plea = self.plea.filter(open).ok_or_else(|| Refusal::table(why::NO_PLEA))?;
        Ok(undo(seat, if agree { plea.target } else { self.entries.len() }))
    }

    /// Whether the table still runs and has such a seat.
    pub(super) fn at_a_running_table(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.rules.seats(&self.state) {
            return Err(Refusal::table(why::NO_SUCH_SEAT));
        }
        if matches!(self.rules.turn(&self.state), Turn::Over(_)) {
            return Err(Refusal::table(why::OVER));
        }
        Ok(())
    }

    /// Plays an undo row that is not about an open step of its own seat.
    pub(super) fn commit_plea(&mut self, seat: Seat, row: Row) -> Result<(), Refusal> {
        let target = row.code as usize;
        let agrees = target != self.entries.len();
        let planned = match self.plea {
            Some(_) => self.plan_answer(seat, agrees)?,
            None => self.plan_plea(seat)?,
        };
        if planned != row {
            return Err(Refusal::table(why::CANNOT_UNDO));
        }
        let none = SeatSet::NONE;
        let new = Standing { seat, target, agreed: none, declined: None };
        let mut plea = self.plea.unwrap_or(new);
        if agrees {
            plea.agreed = plea.agreed.with(seat);
        } else {
            plea.declined = Some(seat);
        }
        let everybody = SeatSet::first(self.rules.seats(&self.state));
        if everybody.minus(plea.agreed).is_empty() {
            self.go_back(target)?;
        } else {
            self.plea = Some(plea);
        }
        self.push_undo(row, SeatSet::ALL);
        Ok(())
    }

    /// Takes the table back to where it was before a step: what was taken back since then counts
    /// again.
    fn go_back(&mut self, target: usize) -> Result<(), Refusal> {
        let counted = |index: usize, entry: &Entry<R>| {
            index < target && entry.undone.is_none_or(|by| by >= target)
        };
        let state = self.replay(0, self.start.clone(), counted);
        self.state = state.ok_or_else(|| Refusal::table(why::CANNOT_UNDO))?;
        let here = self.entries.len();
        for (index, entry) in self.entries.iter_mut().enumerate() {
            entry.undone = if counted(index, entry) { None } else { entry.undone.or(Some(here)) };
        }
        self.phase_start = (0, self.start.clone());
        self.plea = None;
        Ok(())
    }
}

fn undo(seat: Seat, target: usize) -> Row {
    let code = u32::try_from(target).unwrap_or(u32::MAX);
    Row { kind: Kind::Undo, seat: Some(seat), code }
}
