//! What some eyes see of a table, in the words of the wire.

use kernel::{AnyTable, Look, Seat, SeatSet, Turn};
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

/// What some eyes see, and what they were told since. `table` is the one that is played or an
/// earlier one.
pub(crate) fn update(live: &Live, table: &dyn AnyTable, eyes: SeatSet, since: u32) -> Update {
    let Look { number, phase, turn, prompt, view, seats, plea } = table.look(eyes);
    let (since, over) = (since.min(number), live.over);
    Update {
        table: live.record.id.clone(),
        number,
        since,
        prompt,
        view: view.0,
        seats,
        awaited: turn.must(),
        told: table.told(eyes, since),
        outcome: match turn {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seats { .. } | Turn::Chance => None,
        },
        plea,
        commitment: live.record.commitment.clone(),
        seed: over.then(|| live.record.seed.hex()),
        deadline: live.deadline(),
        talk: phase.talk || over,
        phase,
    }
}

/// The seats a guest holds, with their secrets.
pub(crate) fn held(live: &Live, guest: &str) -> Vec<HeldSeat> {
    let seats = live.seats_of(guest);
    let held = |seat| Some(HeldSeat { seat, secret: live.secret(seat)?.to_owned() });
    seats.iter().filter_map(held).collect()
}
