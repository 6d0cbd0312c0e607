//! A table in memory: a cache over its stored log.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use kernel::{AnyBot, AnyDraft, AnyTable, Drift, MAX_SEATS, Seat, SeatSet, Turn};
use store::{By, Holder, LogRow, Mark, Status, TableRecord};
use tokio::sync::Mutex;

use crate::error::Error;
use crate::games::Hosted;
use crate::hearing::Heard;
use crate::lease::Lease;
use crate::secrets::{Key, same};
use crate::watch::{Shown, Watcher};
use crate::wire::Sketch;

/// How many rows apart fingerprints are stored.
const MARK_EVERY: u32 = 64;

/// The place of one table in memory. It stays while somebody is in it; the table itself may go
/// and come back.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    /// Whoever changes the table holds this, from the check to the publication: so the updates of
    /// one table go out in the order of its log.
    pub(crate) slot: Mutex<Slot>,
    /// When it was last used, on the counter of the cache.
    pub(crate) used: AtomicU64,
    /// Whether somebody is moving its bots already.
    pub(crate) driven: AtomicBool,
    /// Whether this process may move them.
    pub(crate) lease: Lease,
    /// What other processes have told of it.
    pub(crate) heard: Heard,
}

impl Room {
    pub(crate) fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            slot: Mutex::default(),
            used: AtomicU64::new(0),
            driven: AtomicBool::new(false),
            lease: Lease::default(),
            heard: Heard::default(),
        }
    }
}

/// What a room holds.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    /// The table, unless it has been dropped from memory.
    pub(crate) opened: Option<Opened>,
    /// Those who watch it.
    pub(crate) watchers: Vec<Watcher>,
    /// What they were shown last, once for all who look through the same eyes.
    pub(crate) shown: Vec<Shown>,
    /// The next message of the press that they have not been told; none before anybody watched.
    pub(crate) press: Option<u32>,
    /// What people have sketched on the board, at most one sketch for each seat.
    pub(crate) sketches: Vec<Sketch>,
    /// How often each seat has sketched lately, and since when.
    pub(crate) sketched: [(u32, u64); MAX_SEATS],
}

impl Slot {
    /// The table, which whoever enters a room has made sure is there.
    pub(crate) fn opened(&mut self) -> Result<&mut Opened, Error> {
        self.opened.as_mut().ok_or_else(|| Error::Internal("an empty room was entered".to_owned()))
    }
}

/// A bot in its seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatedBot {
    pub(crate) seat: Seat,
    pub(crate) id: String,
    /// None if no bot of that name is known here any more.
    pub(crate) bot: Option<Arc<dyn AnyBot>>,
}

/// A table with everything the host knows of it.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) record: TableRecord,
    pub(crate) entry: Hosted,
    pub(crate) table: Box<dyn AnyTable>,
    /// What proves each seat that a person holds.
    secrets: Vec<Option<String>>,
    /// When each row was stored.
    times: Vec<u64>,
    /// How many rows there were at the last stored fingerprint.
    marked: u32,
    pub(crate) over: bool,
}

impl Opened {
    /// A table before its first row.
    pub(crate) fn new(
        record: TableRecord,
        entry: Hosted,
        table: Box<dyn AnyTable>,
        key: &Key,
    ) -> Self {
        let (secrets, times, marked, over) = (Vec::new(), Vec::new(), 0, false);
        let mut opened = Self { record, entry, table, secrets, times, marked, over };
        opened.seat(opened.record.clone(), key);
        opened
    }

    /// Takes note of who sits where now.
    pub(crate) fn seat(&mut self, record: TableRecord, key: &Key) {
        let seats = (0u8..).map(Seat).zip(&record.seats);
        self.secrets = seats
            .map(|(seat, holder)| match holder {
                Holder::Person { guest, .. } => Some(key.seat_secret(&record.id, seat, guest)),
                Holder::Open | Holder::Bot(_) => None,
            })
            .collect();
        self.record = record;
    }

    /// Plays rows that are stored.
    pub(crate) fn play(&mut self, rows: &[LogRow], marks: &[Mark]) -> Result<(), Drift> {
        kernel::replay(&mut *self.table, rows.iter().map(|row| row.row), marks)?;
        self.times.extend(rows.iter().map(|row| row.time));
        self.marked = marks.last().map_or(self.marked, |mark| mark.seq);
        self.over = matches!(self.table.turn(), Turn::Over(_));
        Ok(())
    }

    /// Puts a draft in place that is stored.
    pub(crate) fn accept(&mut self, draft: AnyDraft, time: u64) -> Result<(), Drift> {
        let (seq, rows) = (self.len(), draft.rows().len());
        self.table.accept(draft).map_err(|refusal| Drift::Row { seq, refusal })?;
        self.times.extend(std::iter::repeat_n(time, rows));
        self.over = matches!(self.table.turn(), Turn::Over(_));
        Ok(())
    }

    /// How many rows the log has.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.table.len()).unwrap_or(u32::MAX)
    }

    /// The fingerprint to store with the next rows, if one is due.
    pub(crate) fn mark(&self) -> Option<Mark> {
        let seq = self.len();
        let due = seq / MARK_EVERY > self.marked / MARK_EVERY;
        due.then(|| Mark { seq, fingerprint: self.table.fingerprint() })
    }

    /// Takes note that a fingerprint was stored.
    pub(crate) fn was_marked(&mut self, seq: u32) {
        self.marked = seq;
    }

    /// Whether all seats were taken once, so that the table has begun.
    pub(crate) fn begun(&self) -> bool {
        self.record.started.is_some()
    }

    /// Whether it has begun and ended. The log knows better than the stored status.
    pub(crate) fn status(&self) -> Status {
        match (self.begun(), self.over) {
            (false, _) => Status::Gathering,
            (true, false) => Status::Running,
            (true, true) => Status::Over,
        }
    }

    /// When the clock of this phase runs out, if somebody is waited for.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let clock = self.record.clock.filter(|_| self.begun() && !self.over)?;
        // The phase began with the row that led into it, or with the table.
        let into = self.table.phase_began().checked_sub(1).and_then(|row| self.times.get(row));
        let since = into.copied().or(self.record.started)?;
        Some(since.saturating_add(u64::from(clock) * 1_000))
    }

    /// The seat a secret proves.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        let seats = (0u8..).map(Seat).zip(&self.secrets);
        // All are compared, so that the time it takes does not tell which one came close.
        seats.fold(None, |found, (seat, held)| match held {
            Some(held) if same(held, secret) => Some(seat),
            _ => found,
        })
    }

    /// The seats some secrets prove; every one must prove something.
    pub(crate) fn eyes(&self, secrets: &[String]) -> Result<SeatSet, Error> {
        secrets.iter().map(|s| self.seat_of(s).ok_or(Error::NotYourSeat)).collect()
    }

    /// The secret of a seat that a person holds.
    pub(crate) fn secret(&self, seat: Seat) -> Option<&str> {
        self.secrets.get(seat.index())?.as_deref()
    }

    /// The seats a guest holds.
    pub(crate) fn seats_of(&self, guest: &str) -> SeatSet {
        let seats = (0u8..).map(Seat).zip(&self.record.seats);
        seats.filter(|(_, holder)| holder.is_guest(guest)).map(|(seat, _)| seat).collect()
    }

    /// The guest who holds a seat.
    pub(crate) fn guest(&self, seat: Seat) -> Option<&str> {
        match self.record.seats.get(seat.index())? {
            Holder::Person { guest, .. } => Some(guest),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    /// The next seat that agrees to the plea at hand without being asked: a bot, or another seat
    /// of the person who pleads.
    pub(crate) fn next_assent(&self) -> Option<(Seat, By)> {
        let plea = self.table.plea().filter(|plea| plea.declined.is_none())?;
        let others = SeatSet::first(self.table.seats()).minus(plea.agreed);
        others.iter().find_map(|seat| match self.record.seats.get(seat.index())? {
            Holder::Bot(id) => Some((seat, By::Bot(id.clone()))),
            Holder::Person { guest, .. } if self.guest(plea.seat) == Some(guest) => {
                Some((seat, By::Person(guest.clone())))
            }
            Holder::Person { .. } | Holder::Open => None,
        })
    }

    /// The next bot that owes a step.
    pub(crate) fn next_bot(&self) -> Option<SeatedBot> {
        if !self.begun() || self.over {
            return None;
        }
        self.table.turn().must().iter().find_map(|seat| {
            let Holder::Bot(id) = self.record.seats.get(seat.index())? else { return None };
            Some(SeatedBot { seat, id: id.clone(), bot: self.entry.bot(Some(id)).cloned() })
        })
    }
}
