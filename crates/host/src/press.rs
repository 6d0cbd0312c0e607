//! The press: what people say to each other at a table.

use kernel::Text;
use store::{News, Press, PressLimit, Said};

use crate::error::Error;
use crate::host::Host;
use crate::room::{Opened, Slot};
use crate::texts::key;
use crate::watch;
use crate::wire::{Message, Say};

/// The longest message, in characters.
const LONGEST: usize = 2_000;
/// How many old messages are shown at most.
const SHOWN: u32 = 1_000;

impl Host {
    /// Says something at a table.
    pub(crate) async fn say(&self, id: &str, say: Say) -> Result<Message, Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        let from = self.prove(&mut slot, &say.secret).await?;
        let opened = slot.opened()?;
        let length = say.text.chars().count();
        if length > LONGEST || say.text.trim().is_empty() {
            let text = Text::new(key::MESSAGE_LENGTH).with("most", LONGEST);
            let detail = format!("the message has {length} characters");
            return Err(Error::BadRequest { text, detail });
        }
        let others = kernel::SeatSet::first(opened.table.seats()).without(from);
        if !say.to.minus(others).is_empty() {
            let text = Text::new(key::MESSAGE_TO);
            let detail = format!("`to` may name {others:?}");
            return Err(Error::BadRequest { text, detail });
        }
        if !opened.table.phase().talk && !opened.over {
            return Err(Error::NotNow(key::NO_TALK));
        }
        let time = self.0.config.time.now_ms();
        let press = Press { id: 0, from, to: say.to, text: say.text, time };
        let limit = PressLimit { messages: self.0.config.press_per_minute, window_ms: 60_000 };
        let id = match self.0.store.say(opened.record.key, press.clone(), limit).await? {
            Said::Stored(id) => id,
            Said::TooMany => {
                return Err(Error::TooMany { text: key::TOO_MANY_MESSAGES, after: 60 });
            }
        };
        self.0.store.announce(&News::Press(room.id.clone()));
        let message = message(Press { id, ..press });
        if slot.press.is_some_and(|next| next < id) {
            // At another process somebody was faster, and is heard first.
            self.overhear(&mut slot).await?;
        } else {
            slot.tell(&message);
        }
        Ok(message)
    }

    /// Tells those who watch what was said at other processes.
    pub(crate) async fn overhear(&self, slot: &mut Slot) -> Result<(), Error> {
        let Some(since) = slot.press else { return Ok(()) };
        let key = slot.opened()?.record.key;
        for press in self.0.store.press(key, since, SHOWN).await? {
            slot.tell(&message(press));
        }
        Ok(())
    }

    /// What somebody who begins to watch may read, from a number on. From here on they are told.
    pub(crate) async fn begin_to_hear(
        &self,
        slot: &mut Slot,
        eyes: kernel::SeatSet,
        since: u32,
    ) -> Result<Vec<Message>, Error> {
        let key = slot.opened()?.record.key;
        if slot.watchers.is_empty() {
            slot.press = None;
        } else {
            self.overhear(slot).await?;
        }
        let press = self.0.store.press(key, since, SHOWN).await?;
        if slot.press.is_none() {
            let next = |press: &[Press]| press.last().map_or(0, |last| last.id.saturating_add(1));
            slot.press = Some(match press.is_empty() {
                false => next(&press),
                // What is said between these two questions is told later.
                true => next(&self.0.store.press(key, 0, 1).await?).min(since),
            });
        }
        Ok(press.into_iter().map(message).filter(|m| watch::may_read(m, eyes)).collect())
    }

    /// The messages some eyes may read, from a number on.
    pub(crate) async fn heard(
        &self,
        opened: &Opened,
        eyes: kernel::SeatSet,
        since: u32,
    ) -> Result<Vec<Message>, Error> {
        let press = self.0.store.press(opened.record.key, since, SHOWN).await?;
        Ok(press.into_iter().map(message).filter(|m| watch::may_read(m, eyes)).collect())
    }
}

impl Slot {
    /// Tells those who watch what was said.
    fn tell(&mut self, message: &Message) {
        let Some(opened) = &self.opened else { return };
        self.press = self.press.map(|next| next.max(message.id.saturating_add(1)));
        watch::publish_press(&opened.record.id, message, &mut self.watchers);
    }
}

fn message(press: Press) -> Message {
    let Press { id, from, to, text, time } = press;
    Message { id, from, to, text, time }
}
