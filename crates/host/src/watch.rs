//! Those who watch a table, and what they are sent.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use kernel::{SeatSet, SeatView};
use serde_json::value::RawValue;
use tokio::sync::{Notify, mpsc};

use crate::patch::{Outline, Part, Pen};
use crate::room::{Opened, Slot};
use crate::views;
use crate::wire::{Change, Message, Picture, ToBrowser, Update};

/// How many messages may wait for one socket. Whoever is slower is told to come back.
pub(crate) const QUEUE: usize = 256;

/// The way to one socket.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// Which socket.
    pub(crate) socket: u64,
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    /// Rung when the queue was full once: the socket has missed something and must resume.
    pub(crate) slow: Arc<Notify>,
}

impl Outbox {
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
    pub(crate) outbox: Outbox,
    pub(crate) eyes: SeatSet,
    /// How many rows they have been shown; none before the first view.
    pub(crate) seen: Option<u32>,
    /// Whether they want to hear what has changed instead of all there is.
    pub(crate) changes: bool,
}

/// A message as it goes over the socket.
pub(crate) fn spell(message: &ToBrowser) -> Utf8Bytes {
    // Plain data with string keys: this cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The picture of a table that those who look through some eyes were shown last: what changes is told
/// by what is different.
#[derive(Debug)]
pub(crate) struct Shown {
    eyes: SeatSet,
    number: u32,
    picture: Outline,
}

impl Shown {
    pub(crate) fn new(eyes: SeatSet, number: u32, picture: Picture) -> Self {
        Self { eyes, number, picture: outline(picture) }
    }
}

fn outline(picture: Picture) -> Outline {
    let Picture { phase, prompt, view, seats, awaited, outcome, .. } = picture;
    let Picture { commitment, seed, plea, deadline, talk, .. } = picture;
    let mut pen = Pen::default();
    let seat = |pen: &mut Pen, one: &SeatView| {
        Part::Object(vec![
            ("seat", pen.leaf(&one.seat)),
            ("number", pen.leaf(&one.number)),
            ("offers", pen.list(&one.offers)),
            ("settings", pen.list(&one.settings)),
            ("undos", pen.list(&one.undos)),
            ("pleads", pen.maybe(one.pleads.as_ref())),
            ("must", pen.leaf(&one.must)),
        ])
    };
    let fields = vec![
        ("phase", pen.leaf(&phase)),
        ("prompt", pen.leaf(&prompt)),
        ("view", Part::Text(view)),
        ("seats", Part::List(seats.iter().map(|one| seat(&mut pen, one)).collect())),
        ("awaited", pen.leaf(&awaited)),
        ("outcome", pen.maybe(outcome.as_ref())),
        ("commitment", pen.leaf(&commitment)),
        ("seed", pen.maybe(seed.as_ref())),
        ("plea", pen.maybe(plea.as_ref())),
        ("deadline", pen.maybe(deadline.as_ref())),
        ("talk", pen.leaf(&talk)),
    ];
    pen.done(fields)
}

/// What to send those who were shown a picture before, or all of it, and the picture they then have.
fn update_or_change(update: Update, eyes: SeatSet, before: Option<&Shown>) -> (Utf8Bytes, Shown) {
    let Some(before) = before else {
        let shown = Shown::new(eyes, update.number, update.picture.clone());
        return (spell(&ToBrowser::Update(Box::new(update))), shown);
    };
    let Update { table, number, since, told, gone, picture } = update;
    let shown = Shown::new(eyes, number, picture);
    // What was made of JSON is JSON.
    let patch = RawValue::from_string(before.picture.patch(&shown.picture)).unwrap_or_default();
    let change = Change { table, number, since, told, gone, patch };
    (spell(&ToBrowser::Change(Box::new(change))), shown)
}

/// Shows everybody what they have not seen yet. Eyes that a row does not reach get nothing at all,
/// so that not even the moment of a secret step can be seen.
pub(crate) fn publish(opened: &Opened, watchers: &mut Vec<Watcher>, shown: &mut Vec<Shown>) {
    if !opened.begun() {
        return;
    }
    // Those who look through the same eyes and have seen the same share one message.
    let mut made: Vec<(SeatSet, Option<u32>, bool, Utf8Bytes)> = Vec::new();
    let mut anew: Vec<Shown> = Vec::new();
    watchers.retain_mut(|watcher| {
        let Watcher { outbox, eyes, seen, changes } = watcher;
        let now = opened.table.number(*eyes);
        if *seen == Some(now) {
            return true;
        }
        let shared = made.iter().find(|m| (m.0, m.1, m.2) == (*eyes, *seen, *changes));
        let message = match shared {
            Some((.., message)) => message.clone(),
            None => {
                let update = views::update(opened, *eyes, seen.unwrap_or(0));
                let message = if *changes {
                    let before = shown.iter().find(|s| (s.eyes, Some(s.number)) == (*eyes, *seen));
                    let (message, picture) = update_or_change(update, *eyes, before);
                    anew.push(picture);
                    message
                } else {
                    spell(&ToBrowser::Update(Box::new(update)))
                };
                made.push((*eyes, *seen, *changes, message.clone()));
                message
            }
        };
        *seen = Some(now);
        outbox.send(message)
    });
    for one in anew {
        show(shown, one);
    }
    forget(watchers, shown);
}

/// Forgets what nobody is shown any more.
fn forget(watchers: &[Watcher], shown: &mut Vec<Shown>) {
    shown.retain(|one| watchers.iter().any(|w| w.changes && w.eyes == one.eyes));
}

/// A socket watches no longer.
pub(crate) fn leave(slot: &mut Slot, socket: u64) {
    slot.watchers.retain(|watcher| watcher.outbox.socket != socket);
    forget(&slot.watchers, &mut slot.shown);
}

/// Remembers what those who look through some eyes were shown last.
pub(crate) fn show(shown: &mut Vec<Shown>, now: Shown) {
    match shown.iter_mut().find(|one| one.eyes == now.eyes) {
        Some(one) => *one = now,
        None => shown.push(now),
    }
}

/// Shows everybody the card of the table.
pub(crate) fn publish_card(opened: &Opened, watchers: &mut Vec<Watcher>) {
    if watchers.is_empty() {
        return;
    }
    publish_all(&spell(&ToBrowser::Card(views::card(opened))), watchers);
}

/// Shows everybody the same message.
pub(crate) fn publish_all(message: &Utf8Bytes, watchers: &mut Vec<Watcher>) {
    watchers.retain(|watcher| watcher.outbox.send(message.clone()));
}

/// Whether these eyes may read a message.
pub(crate) fn may_read(message: &Message, eyes: SeatSet) -> bool {
    message.to.is_empty() || eyes.has(message.from) || !message.to.and(eyes).is_empty()
}

/// Hands a message of the press to those who may read it.
pub(crate) fn publish_press(table: &str, message: &Message, watchers: &mut Vec<Watcher>) {
    let (table, messages) = (table.to_owned(), vec![message.clone()]);
    let text = spell(&ToBrowser::Press { table, messages });
    watchers
        .retain(|watcher| !may_read(message, watcher.eyes) || watcher.outbox.send(text.clone()));
}
