//! Bots move through the same door as people, whenever the table waits for them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::{Intent, Seat, SeatSet};
use store::By;

use crate::door::{Verdict, Wish, judge};
use crate::error::Error;
use crate::host::Host;
use crate::room::{Room, SeatedBot};

/// How often bots are set going again when the store fails them.
const TRIES: usize = 60;
/// How long they rest before.
const REST: Duration = Duration::from_secs(1);

/// A bot's decision, to be carried out.
struct Thought {
    seat: Seat,
    bot: String,
    /// How long the log was when it was thought.
    length: u32,
    /// How many of its rows the seat had seen.
    number: u32,
    /// What it chose; none if it could not.
    code: Option<u32>,
}

impl Host {
    /// Lets the bots of a table move until people are waited for. One task for each table: whoever
    /// asks while it runs can rely on it.
    pub(crate) fn drive(&self, room: &Arc<Room>) {
        if room.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move {
            for _ in 0..TRIES {
                let Err(error) = host.move_bots(&room).await else { return };
                tracing::error!(table = room.id, %error, "the bots stopped");
                tokio::time::sleep(REST).await;
            }
            // Whoever comes to the table next sets them going again.
            room.driven.store(false, Ordering::Release);
        });
    }

    async fn move_bots(&self, room: &Arc<Room>) -> Result<(), Error> {
        while !self.closing() {
            if !self.0.config.bot_pace.is_zero() {
                tokio::time::sleep(self.0.config.bot_pace).await;
            }
            let Some(thought) = self.think(room).await? else { return Ok(()) };
            self.carry_thought(room, &thought).await?;
        }
        Ok(())
    }

    /// Has the next bot think; none if no bot is waited for.
    async fn think(&self, room: &Arc<Room>) -> Result<Option<Thought>, Error> {
        let mut slot = self.enter(room).await?;
        let live = slot.live()?;
        let Some(SeatedBot { seat, id, bot }) = live.next_bot() else {
            // Still inside the room: whoever changes the table next sees that nobody drives it.
            room.driven.store(false, Ordering::Release);
            return Ok(None);
        };
        let (table, length) = (Arc::clone(&live.table), live.len());
        let number = table.number(SeatSet::one(seat));
        drop(slot);
        let permit = self.0.thinking.acquire().await;
        let mut rng = self.0.key.bot(&room.id, length as usize, seat);
        let choosing = tokio::task::spawn_blocking(move || bot?.choose(&*table, seat, &mut rng));
        // A bot that panics is like one that has no idea.
        let code = choosing.await.unwrap_or_default();
        drop(permit);
        Ok(Some(Thought { seat, bot: id, length, number, code }))
    }

    async fn carry_thought(&self, room: &Arc<Room>, thought: &Thought) -> Result<(), Error> {
        let Thought { seat, bot, length, number, code } = thought;
        let mut slot = self.enter(room).await?;
        let live = slot.live()?;
        // Judged like a person's: a choice made for one moment must not count in another.
        let judged = code.map(|code| judge(&*live.table, *seat, *number, Wish::Act(code)));
        let row = match judged {
            Some(Ok(Verdict::Do(row))) => row,
            // The table has moved on while the bot was thinking; it thinks again.
            _ if live.len() != *length => return Ok(()),
            wrong => {
                tracing::error!(
                    table = room.id,
                    seat = seat.0,
                    bot,
                    ?wrong,
                    "a bot made no legal choice; the seat plays as if absent"
                );
                live.table.plan(Intent::Absent { seat: *seat })?
            }
        };
        self.carry_out(room, &mut slot, Some(row), By::Bot(bot.clone())).await?;
        Ok(())
    }
}
