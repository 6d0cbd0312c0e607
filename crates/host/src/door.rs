//! The one door through which a table changes: check, store, play, publish. People, bots and
//! clocks all come this way.

use std::sync::Arc;
use std::time::Instant;

use kernel::{AnyDraft, AnyTable, Drift, Intent, Kind, Misspelt, Seat, SeatSet, Turn};
use store::{Appended, By, LogRow, News, Status};

use crate::error::Error;
use crate::host::Host;
use crate::room::{Opened, Room, Slot};
use crate::texts::key;
use crate::watch;
use crate::wire::{Acted, Step, Wish};

/// How often an action is tried against a log that others keep lengthening.
const TRIES: usize = 16;

impl Wish {
    /// What it comes to for a seat.
    fn intent(&self, table: &dyn AnyTable, seat: Seat) -> Result<Intent, Misspelt> {
        Ok(match self {
            Self::Act(action) => Intent::Act { seat, code: action.code(table)? },
            Self::Undo(target) => Intent::Undo { seat, target: *target },
            Self::Plead => Intent::Plead { seat },
            Self::Answer(agree) => Intent::Answer { seat, agree: *agree },
        })
    }
}

/// What is to be done about what a seat intends.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// Store this and put it in place.
    Do(AnyDraft),
    /// It was done before, and the answer then was this number.
    Repeat(u32),
    /// Whoever asks has seen more than is in memory here.
    Behind,
}

impl Host {
    /// Does what the holder of a seat wants.
    ///
    /// Must not be dropped half way: what is stored must also be played and published. See
    /// `http::to_the_end`.
    pub(crate) async fn step(&self, id: &str, step: &Step) -> Result<Acted, Error> {
        let begun = Instant::now();
        let acted = self.do_step(id, step).await;
        self.0.metrics.stepped(begun, &acted);
        acted
    }

    async fn do_step(&self, id: &str, step: &Step) -> Result<Acted, Error> {
        let Step { secret, number: seen, wish } = step;
        let room = &self.room(id).await?;
        let mut slot = self.enter(room).await?;
        let seat = self.prove(&mut slot, secret).await?;
        let intent = wish.intent(&*slot.opened()?.table, seat)?;
        let acted = |opened: &Opened, number| {
            let gone = opened.table.retold(SeatSet::one(seat), *seen).gone;
            Acted { number, gone }
        };
        let mut refreshed = false;
        for _ in 0..TRIES {
            let opened = slot.opened()?;
            if !opened.begun() {
                return Err(Error::TooLate(key::NOT_BEGUN));
            }
            match judge(&*opened.table, seat, *seen, intent)? {
                Verdict::Repeat(number) => return Ok(acted(opened, number)),
                Verdict::Behind if refreshed => return Err(Error::Stale),
                Verdict::Behind => {
                    refreshed = true;
                    self.refresh(room, &mut slot).await?;
                }
                Verdict::Do(draft) => {
                    let by = By::Person(opened.guest(seat).unwrap_or_default().to_owned());
                    if self.carry_out(room, &mut slot, draft, by).await? {
                        let opened = slot.opened()?;
                        let acted = acted(opened, opened.table.number(SeatSet::one(seat)));
                        self.assent(room, &mut slot).await?;
                        self.move_at_once(room, &mut slot).await?;
                        return Ok(acted);
                    }
                }
            }
        }
        Err(Error::TooMany { text: key::BUSY, after: 1 })
    }

    /// Lets those answer a plea who agree to any: bots, and the other seats of whoever pleads.
    pub(crate) async fn assent(&self, room: &Arc<Room>, slot: &mut Slot) -> Result<(), Error> {
        while let Some((seat, by)) = slot.opened()?.next_assent() {
            let draft = slot.opened()?.table.draft(Intent::Answer { seat, agree: true })?;
            self.carry_out(room, slot, draft, by).await?;
        }
        Ok(())
    }

    /// The seat a secret proves. While seats are being taken, other processes may know better.
    pub(crate) async fn prove(&self, slot: &mut Slot, secret: &str) -> Result<Seat, Error> {
        let opened = slot.opened()?;
        if opened.seat_of(secret).is_none() && !opened.begun() {
            self.reread(opened).await?;
        }
        opened.seat_of(secret).ok_or(Error::NotYourSeat)
    }

    /// Reads who sits where again.
    pub(crate) async fn reread(&self, opened: &mut Opened) -> Result<(), Error> {
        if let Some(record) = self.0.store.table(&opened.record.id).await? {
            opened.seat(record, &self.0.key);
        }
        Ok(())
    }

    /// Stores what was drafted, and only then puts it in place and publishes it. False if the log
    /// had grown: then what is new was played and published instead, and the caller decides again.
    pub(crate) async fn carry_out(
        &self,
        room: &Arc<Room>,
        slot: &mut Slot,
        draft: AnyDraft,
        by: By,
    ) -> Result<bool, Error> {
        let opened = slot.opened()?;
        let time = self.0.config.time.now_ms();
        let rows = draft.rows().iter().map(|row| {
            let by = if row.kind == Kind::Chance { By::Chance } else { by.clone() };
            LogRow { row: *row, by, time }
        });
        let (key, length, mark) = (opened.record.key, opened.len(), opened.mark());
        let marked = mark.as_ref().map(|mark| mark.seq);
        let storing = Instant::now();
        let appended = self.0.store.append(key, length, rows.collect(), mark).await?;
        self.0.metrics.stored(storing.elapsed());
        match appended {
            Appended::Stored => {
                if let Some(seq) = marked {
                    opened.was_marked(seq);
                }
                self.0.store.announce(&News::Rows(room.id.clone()));
                self.played(room, slot, |opened| opened.accept(draft, time)).await?;
                Ok(true)
            }
            Appended::Conflict(rows) => {
                self.played(room, slot, |opened| opened.play(&rows, &[])).await?;
                Ok(false)
            }
        }
    }

    /// Plays stored rows and lets everybody know.
    pub(crate) async fn played(
        &self,
        room: &Arc<Room>,
        slot: &mut Slot,
        play: impl FnOnce(&mut Opened) -> Result<(), Drift>,
    ) -> Result<(), Error> {
        let opened = slot.opened()?;
        let was_over = opened.over;
        if let Err(drift) = play(opened) {
            // What is in memory is worth nothing now; whoever comes next loads it afresh.
            slot.opened = None;
            return Err(Error::Drift { table: room.id.clone(), drift });
        }
        if opened.over && !was_over {
            self.end(opened).await;
        }
        self.expect(room, opened);
        let Slot { opened: Some(opened), watchers, shown, .. } = slot else { return Ok(()) };
        watch::publish(opened, watchers, shown);
        if opened.over && !was_over {
            watch::publish_card(opened, watchers);
        }
        Ok(())
    }

    /// Remembers how a table ended. A cache: should it fail, the log still knows.
    pub(crate) async fn end(&self, opened: &mut Opened) {
        let Turn::Over(outcome) = opened.table.turn() else { return };
        let outcome = serde_json::to_string(&outcome).unwrap_or_default();
        match self.0.store.end(opened.record.key, outcome).await {
            Ok(()) => opened.record.status = Status::Over,
            Err(error) => {
                tracing::warn!(table = opened.record.id, %error, "the end was not remembered");
            }
        }
    }

    /// Sets the clock and the bots of a table going, if it has any.
    pub(crate) fn expect(&self, room: &Arc<Room>, opened: &Opened) {
        self.0.clocks.set(&room.id, opened.deadline());
        if opened.next_bot().is_some() {
            self.drive(room);
        }
    }
}

/// Decides about what a seat intends that had seen `number` rows when it chose.
pub(crate) fn judge(
    table: &dyn AnyTable,
    seat: Seat,
    number: u32,
    intent: Intent,
) -> Result<Verdict, Error> {
    let now = table.number(SeatSet::one(seat));
    if number > now {
        return Ok(Verdict::Behind);
    }
    if number < now {
        if let Some(answer) = answered_before(table, seat, number, intent) {
            return Ok(Verdict::Repeat(answer));
        }
        if !still_fits(table, seat, number) {
            return Err(Error::Stale);
        }
    }
    Ok(Verdict::Do(table.draft(intent)?))
}

/// If the row at that number is this very step, the request is a repeat: what was answered then.
fn answered_before(table: &dyn AnyTable, seat: Seat, number: u32, intent: Intent) -> Option<u32> {
    let eyes = SeatSet::one(seat);
    let index = table.index_at(eyes, number)?;
    let row = table.row(index).filter(|row| row.seat == Some(seat))?;
    let same = match (intent, row.kind) {
        (Intent::Act { code, .. }, Kind::Action) => row.code == code,
        (Intent::Undo { target: None, .. } | Intent::Plead { .. }, Kind::Undo) => true,
        // A no names itself.
        (Intent::Answer { agree, .. }, Kind::Undo) => agree == (row.code as usize != index),
        // The log counts all rows, the seat only its own.
        (Intent::Undo { target: Some(target), .. }, Kind::Undo) => {
            table.index_at(eyes, target) == Some(row.code as usize)
        }
        _ => false,
    };
    // The chances that followed were stored with it and had been seen when it was answered.
    let chance = |at: &usize| table.row(*at).is_some_and(|row| row.kind == Kind::Chance);
    let end = (index + 1..).find(|at| !chance(at))?;
    same.then(|| table.number_of(eyes, end))
}

/// In a lane of one's own, what others did meanwhile does not matter: a step still fits if the
/// seat itself has done nothing since and the phase is the same.
fn still_fits(table: &dyn AnyTable, seat: Seat, number: u32) -> bool {
    let phase = table.phase();
    let Some(then) = table.index_at(SeatSet::one(seat), number).filter(|_| phase.lanes) else {
        return false;
    };
    let others = |at| table.row(at).is_some_and(|row| row.seat != Some(seat));
    table.phase_at(then) == (phase.key, phase.round) && (then..table.len()).all(others)
}
