//! A table that is played step by step.

use africa1880::{Action, Africa1880, Options, State};
use kernel::{Intent, Seat, SeatSet, Seed, Table};
use serde_json::Value;

use crate::help::{rules, view};

/// A table that is played step by step.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) table: Table<Africa1880>,
}

impl Play {
    pub(crate) fn new(options: &Options) -> Self {
        let table = Table::new(rules(), options, Seed::from_number(1));
        Self { table: table.expect("the options are good") }
    }

    pub(crate) fn intend(&mut self, intent: Intent) -> Result<(), String> {
        let draft = self.table.draft(intent).map_err(|refusal| refusal.to_string())?;
        assert_eq!(draft.rows().len(), 1, "nothing follows by chance in this game");
        self.table.accept(draft).map_err(|refusal| refusal.to_string())
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.intend(Intent::Act { seat, code: action.code() }).expect("the action is legal");
        self
    }

    /// Each of the seats does the same.
    #[track_caller]
    pub(crate) fn all<const N: usize>(&mut self, seats: [Seat; N], action: Action) -> &mut Self {
        for seat in seats {
            self.act(seat, action);
        }
        self
    }

    #[track_caller]
    pub(crate) fn absent(&mut self, seat: Seat) -> &mut Self {
        self.intend(Intent::Absent { seat }).expect("the seat is waited for");
        self
    }

    /// Takes back the last step of a seat.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), String> {
        self.intend(Intent::Undo { seat, target: None })
    }

    /// Takes back one step of a seat, named by its action.
    pub(crate) fn undo_this(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let undos = self.table.undos(seat);
        let undo = undos.iter().find(|undo| undo.code == action.code());
        let target = Some(undo.ok_or("not among the undos")?.target);
        self.intend(Intent::Undo { seat, target })
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> String {
        self.table.check(seat, action.code()).expect_err("it should be refused").to_string()
    }

    /// The types of the events that some eyes were told of, in order.
    pub(crate) fn heard(&self, eyes: SeatSet) -> Vec<String> {
        let told = self.table.told(eyes, 0);
        let events = told.iter().flat_map(|told| &told.events);
        events.map(|e| e.data.value()["type"].as_str().expect("a tag").to_owned()).collect()
    }

    /// What some eyes see.
    pub(crate) fn view(&self, eyes: SeatSet) -> Value {
        view(self.table.rules(), self.state(), eyes)
    }
}
