//! Bots move through the same door as people, whenever the table waits for them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use kernel::random::ChaCha8Rng;
use kernel::{AnyBot, AnyTable, Intent, Seat, SeatSet, Seed};
use store::{By, Key};
use tokio::sync::Semaphore;

use crate::door::{Verdict, judge};
use crate::error::Error;
use crate::fixed;
use crate::host::Host;
use crate::room::{Opened, Room, SeatedBot, Slot};

/// How often bots are set going again when the store fails them.
const TRIES: usize = 60;
/// How long they rest before.
const REST: Duration = Duration::from_secs(1);

/// How many tables may move their bots at once, for each bot that may think. The others wait in a
/// line of their own: if all were ready at once, a click would have to wait until each had moved.
const MOVING_FOR_EACH: usize = 4;

/// The places of tables that move their bots.
pub(crate) fn moving(thinking: usize) -> Semaphore {
    Semaphore::new(thinking.max(1) * MOVING_FOR_EACH)
}

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

/// A bot that is asked, and what it thinks about.
struct Asked {
    /// Its decision, as far as it is known before.
    thought: Thought,
    /// None if no bot of that name is known here any more.
    bot: Option<Arc<dyn AnyBot>>,
    /// The table as the seat sees it, so that others can act at it meanwhile.
    table: Box<dyn AnyTable>,
    rng: ChaCha8Rng,
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
            tracing::error!(table = room.id, "the bots have given up");
            // Whoever comes to the table next sets them going again.
            room.driven.store(false, Ordering::Release);
        });
    }

    async fn move_bots(&self, room: &Arc<Room>) -> Result<(), Error> {
        while !self.closing() {
            if !self.0.config.bot_pace.is_zero() {
                tokio::time::sleep(self.0.config.bot_pace).await;
            }
            let moving = self.0.moving.acquire().await;
            let Some((table, asked)) = self.next_asked(room).await? else { return Ok(()) };
            if !self.drives(room, table).await? {
                drop(moving);
                // Another process moves them, until it dies.
                tokio::time::sleep(REST).await;
                continue;
            }
            let thought = self.choose(asked).await;
            let mut slot = self.enter(room).await?;
            self.carry_thought(room, &mut slot, &thought).await?;
        }
        Ok(())
    }

    /// Where tables are fixed, bots move before whoever is in the room leaves it.
    pub(crate) async fn move_at_once(
        &self,
        room: &Arc<Room>,
        slot: &mut Slot,
    ) -> Result<(), Error> {
        while self.0.config.fixed.is_some() && !self.closing() {
            let Some(asked) = self.asked(room, slot.opened()?) else { break };
            let thought = self.choose(asked).await;
            self.carry_thought(room, slot, &thought).await?;
        }
        Ok(())
    }

    /// The next bot to be asked, and its table; none if no bot is waited for.
    async fn next_asked(&self, room: &Arc<Room>) -> Result<Option<(Key, Asked)>, Error> {
        let mut slot = self.enter(room).await?;
        let opened = slot.opened()?;
        let asked = self.asked(room, opened);
        if asked.is_none() {
            // Still inside the room: whoever changes the table next sees that nobody drives it.
            room.driven.store(false, Ordering::Release);
        }
        Ok(asked.map(|asked| (opened.record.key, asked)))
    }

    /// The next bot that is waited for, with all it needs to think.
    fn asked(&self, room: &Room, opened: &Opened) -> Option<Asked> {
        let SeatedBot { seat, id, bot } = opened.next_bot()?;
        // Nothing is drawn from its seed.
        let table = opened.table.branch(SeatSet::one(seat), Seed::from_number(0));
        let length = opened.len();
        let rng = match self.0.config.fixed {
            Some(_) => fixed::bot(opened.record.seed, length, seat),
            None => self.0.key.bot(&room.id, length as usize, seat),
        };
        let number = opened.table.number(SeatSet::one(seat));
        let thought = Thought { seat, bot: id, length, number, code: None };
        Some(Asked { thought, bot, table, rng })
    }

    async fn choose(&self, asked: Asked) -> Thought {
        let Asked { thought, bot, table, mut rng } = asked;
        let seat = thought.seat;
        let begun = Instant::now();
        let choosing = self.0.thinking.wait(move || bot?.choose(&*table, seat, &mut rng));
        // A bot that panics is like one that has no idea.
        let code = choosing.await.unwrap_or_default();
        self.0.metrics.thought(begun.elapsed());
        Thought { code, ..thought }
    }

    async fn carry_thought(
        &self,
        room: &Arc<Room>,
        slot: &mut Slot,
        thought: &Thought,
    ) -> Result<(), Error> {
        let Thought { seat, bot, length, number, code } = thought;
        let opened = slot.opened()?;
        // Judged like a person's: a choice made for one moment must not count in another.
        let judged = code
            .map(|code| judge(&*opened.table, *seat, *number, Intent::Act { seat: *seat, code }));
        let draft = match judged {
            Some(Ok(Verdict::Do(draft))) => draft,
            // The table has moved on while the bot was thinking; it thinks again.
            _ if opened.len() != *length => return Ok(()),
            wrong => {
                tracing::error!(
                    table = room.id,
                    seat = seat.0,
                    bot,
                    ?wrong,
                    "a bot made no legal choice; the seat plays as if absent"
                );
                opened.table.draft(Intent::Absent { seat: *seat })?
            }
        };
        self.carry_out(room, slot, draft, By::Bot(bot.clone())).await?;
        Ok(())
    }
}
