//! The press: what people say to each other at a table.

use kernel::Text;
use store::{Press, PressLimit, Said};

use crate::error::Error;
use crate::host::Host;
use crate::room::Opened;
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
        let message = message(Press { id, ..press });
        let table = opened.record.id.clone();
        watch::publish_press(&table, &message, &mut slot.watchers);
        Ok(message)
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

fn message(press: Press) -> Message {
    let Press { id, from, to, text, time } = press;
    Message { id, from, to, text, time }
}
