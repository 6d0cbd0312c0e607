//! Those who watch a table, and what they are sent.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use tokio::sync::{Notify, mpsc};

use crate::room::Live;
use crate::views;
use crate::wire::{Message, ToBrowser};

/// How many messages may wait for one socket. Whoever is slower is told to come back.
pub(crate) const QUEUE: usize = 256;

/// The way to one socket.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Which socket.
    pub(crate) socket: u64,
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    /// Rung when the queue was full once: the socket has missed something and must resume.
    pub(crate) slow: Arc<Notify>,
}

impl Line {
    /// Queues a message; false if the socket is too slow or gone.
    pub(crate) fn send(&self, message: Utf8Bytes) -> bool {
        let sent = self.queue.try_send(message).is_ok();
        if !sent {
            self.slow.notify_one();
        }
        sent
    }
}

/// Somebody who watches a table through some eyes.
#[derive(Debug)]
pub(crate) struct Watcher {
    pub(crate) line: Line,
    pub(crate) eyes: SeatSet,
    /// How many rows they have been shown; none before the first view.
    pub(crate) seen: Option<u32>,
}

/// A message as it goes over the socket.
pub(crate) fn spell(message: &ToBrowser) -> Utf8Bytes {
    // Plain data with string keys: this cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Shows everybody what they have not seen yet. Eyes that a row does not reach get nothing at all,
/// so that not even the moment of a secret step can be seen.
pub(crate) fn publish(live: &Live, watchers: &mut Vec<Watcher>) {
    if !live.begun() {
        return;
    }
    // Those who look through the same eyes and have seen the same share one message.
    let mut made: Vec<(SeatSet, Option<u32>, u32, Utf8Bytes)> = Vec::new();
    watchers.retain_mut(|watcher| {
        let now = live.table.number(watcher.eyes);
        if watcher.seen == Some(now) {
            return true;
        }
        let shared = made.iter().find(|m| (m.0, m.1) == (watcher.eyes, watcher.seen));
        let message = match shared {
            Some((.., message)) => message.clone(),
            None => {
                let since = watcher.seen.unwrap_or(0);
                let update = views::update(live, watcher.eyes, since);
                let message = spell(&ToBrowser::Update(Box::new(update)));
                made.push((watcher.eyes, watcher.seen, now, message.clone()));
                message
            }
        };
        watcher.seen = Some(now);
        watcher.line.send(message)
    });
}

/// Shows everybody the card of the table.
pub(crate) fn publish_card(live: &Live, watchers: &mut Vec<Watcher>) {
    if watchers.is_empty() {
        return;
    }
    publish_all(&spell(&ToBrowser::Card(views::card(live))), watchers);
}

/// Shows everybody the same message.
pub(crate) fn publish_all(message: &Utf8Bytes, watchers: &mut Vec<Watcher>) {
    watchers.retain(|watcher| watcher.line.send(message.clone()));
}

/// Whether these eyes may read a message.
pub(crate) fn may_read(message: &Message, eyes: SeatSet) -> bool {
    message.to.is_empty() || eyes.has(message.from) || !message.to.and(eyes).is_empty()
}

/// Hands a message of the press to those who may read it.
pub(crate) fn publish_press(table: &str, message: &Message, watchers: &mut Vec<Watcher>) {
    let (table, messages) = (table.to_owned(), vec![message.clone()]);
    let text = spell(&ToBrowser::Press { table, messages });
    watchers.retain(|watcher| !may_read(message, watcher.eyes) || watcher.line.send(text.clone()));
}
