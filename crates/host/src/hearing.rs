//! What other processes have done to the tables that are in memory here.
//!
//! They tell each other through the store, and as news can be lost, each also looks now and then how
//! far its tables have come. Rows from elsewhere are played and published like those of a conflict.

use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Key, News};
use tokio::time::{MissedTickBehavior, interval};

use crate::error::Error;
use crate::host::Host;
use crate::room::{Room, Slot};
use crate::watch;
use crate::wire::Sketch;

/// How often is looked for what was not heard.
const LOOK: Duration = Duration::from_secs(1);
/// How many tables are asked for at once.
const PAGE: usize = 1_024;

/// What may have changed at a table.
const ROWS: u8 = 1;
const CARD: u8 = 2;
const PRESS: u8 = 4;
const SKETCH: u8 = 8;
/// Somebody is catching up already, and will see whatever is added.
const BUSY: u8 = 16;

/// What a room has been told of and not looked at yet.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    what: AtomicU8,
    /// The hash of the card when it was last looked at.
    card: AtomicI64,
    /// At most one for each seat.
    sketches: Mutex<Vec<Sketch>>,
}

/// What is known here of a table, to be compared with what is stored.
struct Known {
    key: Key,
    room: Arc<Room>,
    rows: u32,
    /// The next message of the press, if somebody watches.
    press: Option<u32>,
}

impl Host {
    /// Listens to other processes, if there can be any, until the store is closed.
    pub(crate) async fn hear(&self) {
        let Some(mut news) = self.0.store.subscribe() else { return };
        let mut look = interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = news.next() => match heard {
                    None => return,
                    Some(News::Missed) => self.look(true).await,
                    Some(news) => self.heed(news),
                },
                _ = look.tick() => self.look(false).await,
            }
        }
    }

    fn heed(&self, news: News) {
        let (table, what) = match news {
            News::Rows(table) => (table, ROWS),
            News::Card(table) => (table, CARD),
            News::Press(table) => (table, PRESS),
            News::Sketch { table, sketch } => {
                let Some(room) = self.0.rooms.present(&table) else { return };
                let Ok(sketch) = serde_json::from_str::<Sketch>(&sketch) else { return };
                let mut waiting =
                    room.heard.sketches.lock().unwrap_or_else(PoisonError::into_inner);
                waiting.retain(|other| other.seat != sketch.seat);
                waiting.push(sketch);
                (table, SKETCH)
            }
            News::Missed => return,
        };
        // What is not in memory cannot be old.
        if let Some(room) = self.0.rooms.present(&table) {
            self.stale(&room, what);
        }
    }

    /// Looks which tables are behind what is stored, those too that were dropped from memory while
    /// somebody watches them if nobody can know what was missed.
    async fn look(&self, missed: bool) {
        let mut known = Vec::new();
        for room in self.0.rooms.all() {
            // Whoever is inside right now finds out by themselves, and else there is the next time.
            let Ok(slot) = room.slot.try_lock() else { continue };
            let watched = !slot.watchers.is_empty();
            let table = slot.opened.as_ref().map(|o| (o.record.key, o.len(), o.over));
            let press = slot.press.filter(|_| watched);
            drop(slot);
            match table {
                Some((key, rows, over)) if watched || !over => {
                    known.push(Known { key, room, rows, press });
                }
                None if watched && missed => self.stale(&room, ROWS | CARD | PRESS),
                _ => {}
            }
        }
        known.sort_unstable_by_key(|one| one.key);
        for page in known.chunks(PAGE) {
            let heads = match self.0.store.heads(page.iter().map(|one| one.key).collect()).await {
                Ok(heads) => heads,
                Err(error) => return tracing::warn!(%error, "what others did cannot be seen"),
            };
            for head in heads {
                let Ok(at) = page.binary_search_by_key(&head.table, |one| one.key) else {
                    continue;
                };
                let Known { room, rows, press, .. } = &page[at];
                let mut what = if head.rows > *rows { ROWS } else { 0 };
                if let Some(next) = press {
                    what |= if head.press > *next { PRESS } else { 0 };
                    let before = room.heard.card.swap(head.card, Ordering::Relaxed);
                    what |= if before == head.card { 0 } else { CARD };
                }
                if what > 0 {
                    self.stale(room, what);
                }
            }
        }
    }

    /// Has a room catch up, in a task of its own: one for each room, whatever is heard meanwhile.
    fn stale(&self, room: &Arc<Room>, what: u8) {
        if room.heard.what.fetch_or(what | BUSY, Ordering::AcqRel) & BUSY != 0 {
            return;
        }
        let (host, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move {
            loop {
                let what = room.heard.what.swap(BUSY, Ordering::AcqRel) & !BUSY;
                if what == 0 {
                    let done = room.heard.what.compare_exchange(
                        BUSY,
                        0,
                        Ordering::AcqRel,
                        Ordering::Acquire,
                    );
                    match done {
                        Ok(_) => return,
                        Err(_) => continue,
                    }
                }
                if let Err(error) = host.catch_up(&room, what).await {
                    tracing::warn!(table = room.id, %error, "what others did was not taken in");
                }
            }
        });
    }

    async fn catch_up(&self, room: &Arc<Room>, what: u8) -> Result<(), Error> {
        let slot = room.slot.lock().await;
        if slot.opened.is_none() && slot.watchers.is_empty() {
            return Ok(());
        }
        drop(slot);
        let mut slot = self.enter(room).await?;
        if what & ROWS != 0 {
            self.refresh(room, &mut slot).await?;
        }
        if what & CARD != 0
            && let Some(record) = self.0.store.table(&room.id).await?
            && record != slot.opened()?.record
        {
            self.seated(room, &mut slot, record).await?;
        }
        if what & PRESS != 0 {
            self.overhear(&mut slot).await?;
        }
        if what & SKETCH != 0 {
            let mut waiting = room.heard.sketches.lock().unwrap_or_else(PoisonError::into_inner);
            let sketches = std::mem::take(&mut *waiting);
            drop(waiting);
            for sketch in sketches {
                slot.sketch(&room.id, sketch);
            }
        }
        // A table that was loaded again has published nothing by itself.
        if let Slot { opened: Some(opened), watchers, shown, .. } = &mut *slot {
            watch::publish(opened, watchers, shown);
        }
        Ok(())
    }
}
