//! Clocks: when the time of a phase is up, the rules play for those who owe a step.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kernel::Intent;
use store::{By, Key};

use crate::error::Error;
use crate::host::Host;

/// How many steps of absence are played for one table at a time.
const STEPS: usize = 4_096;
/// When a clock that could not be served is tried again, in milliseconds.
const AGAIN_MS: u64 = 10_000;
/// When it is looked again after a clock that another process serves, in milliseconds.
const AGAIN_SOON_MS: u64 = 1_000;
/// How many tables are read at a time when a host wakes up.
const PAGE: u32 = 256;

/// When the clocks of the tables run out. Kept apart from the tables, which may leave memory.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    deadlines: Mutex<HashMap<String, u64>>,
}

impl Clocks {
    /// Sets or clears the deadline of a table.
    pub(crate) fn set(&self, table: &str, deadline: Option<u64>) {
        let mut deadlines = self.deadlines.lock().unwrap_or_else(PoisonError::into_inner);
        match deadline {
            Some(deadline) => {
                // Most steps change nothing; they should not cost a copy of the name.
                match deadlines.get_mut(table) {
                    Some(known) => *known = deadline,
                    None => {
                        deadlines.insert(table.to_owned(), deadline);
                    }
                }
            }
            None => {
                deadlines.remove(table);
            }
        }
    }

    fn due(&self, now: u64) -> Vec<String> {
        let deadlines = self.deadlines.lock().unwrap_or_else(PoisonError::into_inner);
        deadlines.iter().filter(|(_, at)| **at <= now).map(|(id, _)| id.clone()).collect()
    }
}

impl Host {
    /// Plays for everybody whose time is up. `serve` calls this several times a second; tests call
    /// it when they have moved the time.
    pub async fn tick(&self) {
        for id in self.0.clocks.due(self.0.config.time.now_ms()) {
            if let Err(error) = self.expire(&id).await {
                tracing::error!(table = id, %error, "the clock could not be served");
                // Told of now and then, not with every tick.
                let later = self.0.config.time.now_ms().saturating_add(AGAIN_MS);
                let gone = matches!(error, Error::NotFound(_));
                self.0.clocks.set(&id, (!gone).then_some(later));
            }
        }
    }

    /// Plays for those who owe a step until the phase changes.
    async fn expire(&self, id: &str) -> Result<(), Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        // Another process may have seen the step that this one thinks is missing.
        self.refresh(&room, &mut slot).await?;
        let key = slot.opened()?.record.key;
        if !self.drives(&room, key).await? {
            // Another process plays for them; should it die, this one will.
            let later = self.0.config.time.now_ms().saturating_add(AGAIN_SOON_MS);
            self.0.clocks.set(id, Some(later));
            return Ok(());
        }
        let began = slot.opened()?.table.phase_began();
        for _ in 0..STEPS {
            let opened = slot.opened()?;
            let due = opened.deadline().is_some_and(|at| at <= self.0.config.time.now_ms());
            let late = opened.table.turn().must().lowest();
            let here = opened.table.phase_began() == began;
            let Some(seat) = late.filter(|_| due && here) else { break };
            let draft = opened.table.draft(Intent::Absent { seat })?;
            self.carry_out(&room, &mut slot, draft, By::Clock).await?;
        }
        self.expect(&room, slot.opened()?);
        Ok(())
    }

    /// Looks at every running table once, so that clocks run and bots move after a restart even
    /// where nobody is watching.
    pub async fn wake(&self) {
        let mut after = Key(0);
        while !self.closing() {
            let page = match self.0.store.running(after, PAGE).await {
                Ok(page) => page,
                Err(error) => return tracing::error!(%error, "running tables could not be read"),
            };
            let Some((last, _)) = page.last() else { return };
            after = *last;
            for (_, id) in &page {
                if let Err(error) = self.room(id).await {
                    tracing::error!(table = id, %error, "a running table could not be loaded");
                }
            }
        }
    }
}
