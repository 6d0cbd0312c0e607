//! A table that is open, with the game it is played by.

use std::sync::Arc;

use kernel::{
    AnyBot, AnyGame, AnyTable, Intent, NamedRow, Refusal, Seat, SeatSet, Seed, Turn, record,
};
use serde_json::{Value, json};

use crate::engine::problem::{Kind, Problem};
use crate::engine::sentence;

/// A table that is open.
#[derive(Debug)]
pub(crate) struct Desk {
    /// The game, on the board the table was set up with.
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) bots: Vec<Arc<dyn AnyBot>>,
    pub(crate) table: Box<dyn AnyTable>,
    /// Whether chances are left to the caller.
    pub(crate) manual: bool,
}

impl Desk {
    /// Draws the chances that are due at the beginning, unless they are left to the caller.
    pub(crate) fn begin(&mut self) -> Result<(), Problem> {
        if self.manual || self.table.turn() != Turn::Chance {
            return Ok(());
        }
        let drawn = self.table.draft(Intent::Chance { code: None });
        drawn.and_then(|drawn| self.table.accept(drawn)).map_err(|refusal| internal(&refusal))
    }

    /// Carries an intent out and answers with the rows it added.
    pub(crate) fn carry_out(&mut self, intent: Intent) -> Result<Value, Problem> {
        let table = &mut self.table;
        let draft = if self.manual { table.draft_alone(intent) } else { table.draft(intent) };
        let draft = draft.map_err(|refusal| self.refused(&refusal))?;
        let rows = record(&mut *self.table, draft.rows()).map_err(|refusal| internal(&refusal))?;
        Ok(json!({ "rows": rows, "turn": self.turn(None) }))
    }

    /// Who is to act, and what the table is doing.
    pub(crate) fn turn(&self, eyes: Option<SeatSet>) -> Value {
        let turn = match eyes {
            None => self.table.turn(),
            Some(eyes) => self.table.look(eyes).turn,
        };
        let phase = self.table.phase();
        match turn {
            Turn::Seats { must, may } => json!({ "phase": phase, "must": must, "may": may }),
            Turn::Chance => json!({ "phase": phase, "must": [], "may": [], "chance": true }),
            Turn::Over(outcome) => {
                json!({ "phase": phase, "must": [], "may": [], "outcome": outcome })
            }
        }
    }

    /// What a caller must know to play: who sits where, and whose turn it is.
    pub(crate) fn card(&self, name: &str) -> Value {
        let seats = (0..self.table.seats()).map(|seat| self.table.seat_id(Seat(seat)));
        json!({
            "table": name,
            "game": self.game.id(),
            "version": self.game.version(),
            "seats": seats.collect::<Vec<_>>(),
            "chance": if self.manual { "manual" } else { "auto" },
            "turn": self.turn(None),
        })
    }

    /// A copy of the table to try things on.
    pub(crate) fn copy(&self, seed: Seed) -> Box<dyn AnyTable> {
        self.table.branch(SeatSet::first(self.table.seats()), seed)
    }

    pub(crate) fn bot(&self, name: &str) -> Result<&Arc<dyn AnyBot>, Problem> {
        let names = || self.bots.iter().map(|bot| bot.id());
        self.bots
            .iter()
            .find(|bot| bot.id() == name)
            .ok_or_else(|| Problem::not_found("bot", name, names()))
    }

    pub(crate) fn refused(&self, refusal: &Refusal) -> Problem {
        Problem::refused(refusal, self.sentence(refusal))
    }

    /// A refusal in English, if its sentence is a simple one.
    pub(crate) fn sentence(&self, refusal: &Refusal) -> Option<String> {
        sentence::english(&*self.game, &*self.table, &refusal.text)
    }

    /// The rows of the log from one number on.
    pub(crate) fn rows(&self, since: u32) -> Result<Vec<NamedRow>, Problem> {
        let rows = record(&mut *self.table.fresh(), &self.table.rows());
        let rows = rows.map_err(|refusal| internal(&refusal))?;
        Ok(rows.into_iter().skip(since as usize).collect())
    }
}

/// A drafted step that is not taken: our fault, never the caller's.
fn internal(refusal: &Refusal) -> Problem {
    Problem::new(Kind::Internal, format!("a drafted step was not taken: {refusal}"))
}
