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

use super::Table;
use super::draft::Change;
use super::undo::going_back;
use crate::log::Row;
use crate::refusal::{Refusal, table_refusals as why};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::turn::Turn;

/// A plea to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plea {
    /// Who pleads.
    pub seat: Seat,
    /// The step to be taken back, with everything after it, as a sentence.
    pub text: Text,
    /// Who agrees, whoever pleads among them.
    pub agreed: SeatSet,
    /// Who prefers to play on; then nothing comes of it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
}

/// A plea as the table keeps it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pleading {
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
        let Pleading { seat, agreed, declined, .. } = self.plea?;
        // While it stands nothing that everybody sees has changed: it is still the last step.
        Some(Plea { seat, text: self.last_text(seat)?, agreed, declined })
    }

    /// The step a seat could plead to take back, as a sentence.
    #[must_use]
    pub fn pleads(&self, seat: Seat) -> Option<Text> {
        self.plea_target(seat).ok()?;
        self.last_text(seat)
    }

    /// The last step of a seat that everybody saw: what a plea would take back.
    fn plea_target(&self, seat: Seat) -> Result<usize, Refusal> {
        if self.plea.is_some() {
            return Err(Refusal::table(why::PLEA_STANDS));
        }
        let last = self.past.last(seat).ok_or_else(|| Refusal::table(why::NOTHING_TO_UNDO))?;
        if self.open_steps(seat).is_ok_and(|open| open.contains(&last)) {
            return Err(Refusal::table(why::UNDO_INSTEAD));
        }
        Ok(last)
    }

    /// The row by which a seat pleads.
    pub(super) fn plea_row(&self, seat: Seat) -> Result<Row, Refusal> {
        self.at_a_running_table(seat)?;
        let target = self.plea_target(seat)?;
        self.may_go_back(seat)?;
        Ok(going_back(seat, target))
    }

    /// The row by which a seat answers a plea.
    pub(super) fn answer_row(&self, seat: Seat, agree: bool) -> Result<Row, Refusal> {
        self.at_a_running_table(seat)?;
        let open = |plea: &Pleading| plea.declined.is_none() && !(agree && plea.agreed.has(seat));
        let plea = self.plea.filter(open).ok_or_else(|| Refusal::table(why::NO_PLEA))?;
        Ok(going_back(seat, if agree { plea.target } else { self.entries.len() }))
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

    /// What an undo row does that is not about an open step of its own seat.
    pub(super) fn work_out_plea(&self, seat: Seat, row: Row) -> Result<Change<R>, Refusal> {
        let agrees = row.code as usize != self.entries.len();
        let (mut plea, meant) = match self.plea {
            Some(plea) => (plea, self.answer_row(seat, agrees)?),
            None => {
                self.at_a_running_table(seat)?;
                let target = self.plea_target(seat)?;
                let none = SeatSet::NONE;
                let plea = Pleading { seat, target, agreed: none, declined: None };
                (plea, going_back(seat, target))
            }
        };
        if meant != row {
            return Err(Refusal::table(why::CANNOT_UNDO));
        }
        if agrees {
            plea.agreed = plea.agreed.with(seat);
        } else {
            plea.declined = Some(seat);
        }
        let everybody = SeatSet::first(self.rules.seats(&self.state));
        if everybody.minus(plea.agreed).is_empty() {
            Ok(Change::Back(row, plea.target))
        } else {
            Ok(Change::Plea(row, plea))
        }
    }
}
