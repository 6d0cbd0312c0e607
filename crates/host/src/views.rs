//! What some eyes see of a table, in the words of the wire.

use kernel::{AnyTable, Look, Retold, Seat, SeatSet, Turn};
use serde_json::Value;
use store::{Holder, Status, TableRecord};

use crate::games::edition;
use crate::names;
use crate::room::Live;
use crate::wire::{self, HeldSeat, SeatCard, TableCard, Update};

/// The card of a table in memory.
pub(crate) fn card(live: &Live) -> TableCard {
    card_of(&live.record, live.status(), &*live.table)
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
    pub(crate) fn of(live: &Live) -> Self {
        Self {
            id: live.record.id.clone(),
            commitment: live.record.commitment.clone(),
            seed: live.over.then(|| live.record.seed.hex()),
            deadline: live.deadline(),
        }
    }

    /// The same for the past.
    pub(crate) fn without_clock(self) -> Self {
        Self { deadline: None, ..self }
    }

    /// What some eyes see of a table, and what they were told since. The table is the one that is
    /// played or an earlier one.
    pub(crate) fn update(self, table: &dyn AnyTable, eyes: SeatSet, since: u32) -> Update {
        let Self { id, commitment, seed, deadline } = self;
        let Look { number, phase, turn, prompt, view, seats, plea } = table.look(eyes);
        let since = since.min(number);
        let Retold { gone, again: mut told } = table.retold(eyes, since);
        told.extend(table.told(eyes, since));
        Update {
            table: id,
            number,
            since,
            prompt,
            view: view.0,
            seats,
            awaited: turn.must(),
            told,
            gone,
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
        }
    }
}

/// What some eyes see now, and what they were told since.
pub(crate) fn update(live: &Live, eyes: SeatSet, since: u32) -> Update {
    Frame::of(live).update(&*live.table, eyes, since)
}

/// The seats a guest holds, with their secrets.
pub(crate) fn held(live: &Live, guest: &str) -> Vec<HeldSeat> {
    let seats = live.seats_of(guest);
    let held = |seat| Some(HeldSeat { seat, secret: live.secret(seat)?.to_owned() });
    seats.iter().filter_map(held).collect()
}
