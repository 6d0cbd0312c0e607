//! The tables in memory, at most so many; the least recently used go first.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Intent, Turn};
use serde_json::Value;
use store::{By, Status};

use crate::error::Error;
use crate::host::Host;
use crate::room::{Opened, Room, Slot};
use crate::texts::key;
use crate::views;

/// The rooms in use.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    clock: AtomicU64,
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn touch(&self, room: &Room) {
        room.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
    }

    fn get(&self, id: &str) -> Option<Arc<Room>> {
        let room = self.lock().get(id).cloned()?;
        self.touch(&room);
        Some(room)
    }

    /// Puts a room in, unless somebody was faster, and makes space.
    fn insert(&self, room: Room, most: usize) -> Arc<Room> {
        let mut rooms = self.lock();
        let room = Arc::clone(rooms.entry(room.id.clone()).or_insert_with(|| Arc::new(room)));
        self.touch(&room);
        if rooms.len() > most {
            // An eighth at once, so that a full house is not searched at every arrival.
            let mut by_use: Vec<_> =
                rooms.values().map(|r| (r.used.load(Ordering::Relaxed), r.id.clone())).collect();
            by_use.sort_unstable();
            for (_, id) in by_use.iter().take(most / 8 + 1) {
                drop_table(&mut rooms, id);
            }
        }
        room
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// The room of a table if it is in memory.
    pub(crate) fn present(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// All rooms.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Drops all tables that nobody is working on, as if memory were short.
    pub(crate) fn drop_all(&self) {
        let mut rooms = self.lock();
        let ids: Vec<String> = rooms.keys().cloned().collect();
        for id in ids {
            drop_table(&mut rooms, &id);
        }
    }
}

/// Drops a table from memory; its room too if nobody watches or works in it.
fn drop_table(rooms: &mut HashMap<String, Arc<Room>>, id: &str) {
    let Some(room) = rooms.get(id) else { return };
    // Whoever holds the room got it under the lock of the map, so nobody can be on their way in.
    if Arc::strong_count(room) == 1 {
        rooms.remove(id);
    } else if let Ok(mut slot) = room.slot.try_lock() {
        slot.opened = None;
    }
}

impl Host {
    /// The room of a table, loaded if need be.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.0.rooms.get(id) {
            return Ok(room);
        }
        // Those who ask for tables that do not exist push nobody out.
        let known = self.0.store.table(id).await?;
        known.ok_or(Error::NotFound(key::NO_SUCH_TABLE))?;
        let room = self.0.rooms.insert(Room::new(id), self.0.config.tables_in_memory);
        // Whoever else comes meanwhile waits in the room: it is loaded once.
        drop(self.enter(&room).await?);
        Ok(room)
    }

    /// Enters a room, and loads its table again if it was dropped.
    pub(crate) async fn enter<'a>(
        &self,
        room: &'a Arc<Room>,
    ) -> Result<tokio::sync::MutexGuard<'a, Slot>, Error> {
        let mut slot = room.slot.lock().await;
        if slot.opened.is_none() {
            slot.opened = Some(self.load(&room.id).await?);
            self.settle(room, &mut slot).await?;
        }
        Ok(slot)
    }

    async fn load(&self, id: &str) -> Result<Opened, Error> {
        let store = &*self.0.store;
        let record = store.table(id).await?.ok_or(Error::NotFound(key::NO_SUCH_TABLE))?;
        let entry = self.0.games.of_table(&record, store).await?;
        let options: Value = serde_json::from_str(&record.options)
            .map_err(|e| Error::Internal(format!("stored options: {e}")))?;
        let table = entry
            .game
            .table(&options, record.seed)
            .map_err(|faults| Error::Internal(format!("stored options: {faults:?}")))?;
        let log = store.log(record.key, 0).await?;
        let mut opened = Opened::new(record, entry, table, &self.0.key);
        // A short log is played sooner than a thread wakes up, and nobody is sent away for it.
        let short = log.rows.len() <= views::LONG as usize;
        let play = move || opened.play(&log.rows, &log.marks).map(|()| opened);
        let played = if short { play() } else { self.0.loading.run(play).await? };
        played.map_err(|drift| Error::Drift { table: id.to_owned(), drift })
    }

    /// Catches up with what other processes have stored.
    pub(crate) async fn refresh(&self, room: &Arc<Room>, slot: &mut Slot) -> Result<(), Error> {
        let opened = slot.opened()?;
        let log = self.0.store.log(opened.record.key, opened.len()).await?;
        if !log.rows.is_empty() {
            self.played(room, slot, |opened| opened.play(&log.rows, &log.marks)).await?;
        }
        Ok(())
    }

    /// Brings a table to where somebody has to decide: chance that is due is drawn, pleas are
    /// assented to, clocks and bots are set going. A process that was stopped between two steps
    /// leaves work for this.
    pub(crate) async fn settle(&self, room: &Arc<Room>, slot: &mut Slot) -> Result<(), Error> {
        let opened = slot.opened()?;
        if opened.begun() && opened.table.turn() == Turn::Chance {
            let draft = opened.table.draft(Intent::Chance { code: None })?;
            self.carry_out(room, slot, draft, By::Chance).await?;
        }
        self.assent(room, slot).await?;
        let opened = slot.opened()?;
        if opened.over && opened.record.status != Status::Over {
            self.end(opened).await;
        }
        self.move_at_once(room, slot).await?;
        let opened = slot.opened()?;
        self.expect(room, opened);
        Ok(())
    }
}
