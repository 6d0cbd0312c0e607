//! What some eyes see of a table, in the words of the wire.

use kernel::{AnyTable, Look, Refusal, Retold, Row, Seat, SeatSet, Turn};
use serde_json::Value;
use store::{Holder, Status, TableRecord};

use crate::games::edition;
use crate::names;
use crate::room::Opened;
use crate::wire::{self, HeldSeat, Picture, SeatCard, TableCard, Update};

/// How many rows are told, or played, where clicks are answered: it takes a few milliseconds.
pub(crate) const LONG: u32 = 256;

/// The card of a table in memory.
pub(crate) fn card(opened: &Opened) -> TableCard {
    card_of(&opened.record, opened.status(), &*opened.table)
}

/// The card of a stored table. Any table of the same options knows the names of its seats.
pub(crate) fn card_of(record: &TableRecord, status: Status, table: &dyn AnyTable) -> TableCard {
    let seats = (0u8..).map(Seat).zip(&record.seats);
    TableCard {
        id: record.id.clone(),
        name: record.name.clone(),
        game: record.game.clone(),
        edition: edition(record.version, &record.board_hash),
        options: serde_json::from_str(&record.options).unwrap_or(Value::Null),
        status: match status {
            Status::Gathering => wire::Status::Gathering,
            Status::Running => wire::Status::Running,
            Status::Over => wire::Status::Over,
        },
        seats: seats
            .map(|(seat, holder)| SeatCard {
                seat,
                id: table.seat_id(seat),
                holder: match holder {
                    Holder::Open => wire::Holder::Open,
                    Holder::Person { guest, name } if *name == names::for_guest(guest) => {
                        wire::Holder::Guest(names::of_guest(guest))
                    }
                    Holder::Person { name, .. } => wire::Holder::Person(name.clone()),
                    Holder::Bot(bot) => wire::Holder::Bot(bot.clone()),
                },
            })
            .collect(),
        created: record.created,
        clock: record.clock,
        rematch: record.rematch.clone(),
    }
}

/// What an update tells of a table beside what the table itself knows.
#[derive(Debug)]
pub(crate) struct Frame {
    id: String,
    commitment: String,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// When the clock runs out.
    deadline: Option<u64>,
}

impl Frame {
    fn of(opened: &Opened) -> Self {
        Self {
            id: opened.record.id.clone(),
            commitment: opened.record.commitment.clone(),
            seed: opened.over.then(|| opened.record.seed.hex()),
            deadline: opened.deadline(),
        }
    }

    /// What some eyes see of a table, and what they were told since. The table is the one that is
    /// played or an earlier one.
    fn update(self, table: &dyn AnyTable, eyes: SeatSet, since: u32) -> Update {
        let Self { id, commitment, seed, deadline } = self;
        let Look { number, phase, turn, prompt, view, seats, plea } = table.look(eyes);
        let since = since.min(number);
        let Retold { gone, again: mut told } = table.retold(eyes, since);
        told.extend(table.told(eyes, since));
        let picture = Picture {
            prompt,
            view: view.0,
            seats,
            awaited: turn.must(),
            outcome: match turn {
                Turn::Over(outcome) => Some(outcome),
                Turn::Seats { .. } | Turn::Chance => None,
            },
            plea,
            commitment,
            talk: phase.talk || seed.is_some(),
            seed,
            deadline,
            phase,
        };
        Update { table: id, number, since, told, gone, picture }
    }
}

/// What some eyes see now, and what they were told since.
pub(crate) fn update(opened: &Opened, eyes: SeatSet, since: u32) -> Update {
    Frame::of(opened).update(&*opened.table, eyes, since)
}

/// Whether there is so much to tell these eyes that it is told by a [`Replica`].
pub(crate) fn is_long(opened: &Opened, eyes: SeatSet, since: u32) -> bool {
    opened.table.number(eyes).saturating_sub(since) > LONG
}

/// Another table with the same log, or with its beginning: to be looked at on a thread where nobody
/// waits, while people play on at the first.
#[derive(Debug)]
pub(crate) struct Replica {
    frame: Frame,
    table: Box<dyn AnyTable>,
    /// Not played yet.
    rows: Vec<Row>,
}

impl Replica {
    /// The table as it is.
    pub(crate) fn now(opened: &Opened) -> Self {
        let (frame, table, rows) = (Frame::of(opened), opened.table.fresh(), opened.table.rows());
        Self { frame, table, rows }
    }

    /// The table as it was when these eyes had seen so many rows.
    pub(crate) fn then(opened: &Opened, eyes: SeatSet, number: u32) -> Self {
        let mut then = Self::now(opened);
        then.rows.truncate(opened.table.index_at(eyes, number).unwrap_or(opened.table.len()));
        // No clock runs in the past.
        then.frame.deadline = None;
        then
    }

    /// What some eyes see of it, and what they were told since. This takes long.
    pub(crate) fn update(mut self, eyes: SeatSet, since: u32) -> Result<Update, Refusal> {
        self.table.commit(&self.rows)?;
        Ok(self.frame.update(&*self.table, eyes, since))
    }
}

/// The seats a guest holds, with their secrets.
pub(crate) fn held(opened: &Opened, guest: &str) -> Vec<HeldSeat> {
    let seats = opened.seats_of(guest);
    let held = |seat| Some(HeldSeat { seat, secret: opened.secret(seat)?.to_owned() });
    seats.iter().filter_map(held).collect()
}
