//! The socket: several tables in one window, updates as they happen, actions without a new request.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use tokio::sync::{Notify, mpsc};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::Instrument;

use super::BODY_MAX;
use super::caller::Caller;
use crate::error::Error;
use crate::host::Host;
use crate::limits::{Kept, Spent};
use crate::room::Room;
use crate::texts::key;
use crate::views::{self, Replica};
use crate::watch::{self, Outbox, Shown, Watcher, spell};
use crate::wire::{ToBrowser, ToHost, Watch};

/// How many tables one socket may watch.
const TABLES_MAX: usize = 64;
/// How much is read from a socket at a time.
const READ_BUFFER: usize = 4 * 1024;
/// How often a silent browser is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How long it may stay silent.
const SILENCE_MAX: Duration = Duration::from_secs(60);
/// How long one message may take to be taken off our hands.
const SEND_MAX: Duration = Duration::from_secs(10);

/// The host is stopping: come back in a moment.
const GOING_AWAY: u16 = 1001;
/// The browser was too slow and has missed something: come back and resume.
const TOO_SLOW: u16 = 4008;

pub(super) async fn open(
    State(host): State<Host>,
    Extension(Caller(caller)): Extension<Caller>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    const FULL: Error = Error::TooMany { text: key::TOO_MANY_SOCKETS, after: 30 };
    let open = host.0.sockets.fetch_add(1, Ordering::Relaxed);
    let guard = Counted(host.clone());
    if open >= host.0.config.sockets_max {
        return Err(FULL);
    }
    let keep = |address| host.0.meter.keep(Kept::Socket, address).ok_or(FULL);
    let place = caller.map(keep).transpose()?;
    let upgrade = upgrade
        .max_message_size(BODY_MAX)
        .max_frame_size(BODY_MAX)
        // Filled with noughts before each read; browsers say little at a time.
        .read_buffer_size(READ_BUFFER);
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(move |socket| {
        let talking = async move {
            Session::new(guard.0.clone(), socket).run().await;
            drop((guard, place));
        };
        talking.instrument(span)
    }))
}

/// One open socket, counted until it is dropped.
struct Counted(Host);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// One open socket.
struct Session {
    host: Host,
    socket: WebSocket,
    outbox: Outbox,
    queue: mpsc::Receiver<Utf8Bytes>,
    rooms: HashMap<String, Arc<Room>>,
    /// What was said on it lately.
    spent: Spent,
}

/// What happens next on a socket.
enum Next {
    Stop,
    Slow,
    Heard(Option<Message>),
    Tell(Utf8Bytes),
    Ping,
}

/// Why a socket ends.
enum End {
    /// The browser has gone, or cannot be reached.
    Gone,
    /// We close it, and say why.
    Close(u16, &'static str),
}

impl Session {
    fn new(host: Host, socket: WebSocket) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (sender, queue) = mpsc::channel(watch::QUEUE);
        let socket_id = NEXT.fetch_add(1, Ordering::Relaxed);
        let outbox = Outbox { socket: socket_id, queue: sender, slow: Arc::new(Notify::new()) };
        Self { host, socket, outbox, queue, rooms: HashMap::new(), spent: Spent::default() }
    }

    async fn run(mut self) {
        if let End::Close(code, reason) = self.talk().await {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(SEND_MAX, self.socket.send(Message::Close(Some(frame)))).await;
        }
        let rooms = std::mem::take(&mut self.rooms);
        let socket = self.outbox.socket;
        for room in rooms.values() {
            leave(room, socket).await;
        }
    }

    async fn talk(&mut self) -> End {
        let mut stop = self.host.0.stop.subscribe();
        let slow = Arc::clone(&self.outbox.slow);
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        self.answer(&ToBrowser::Hello { build: self.host.0.client.build().to_owned() });
        loop {
            // Nothing is done inside the choice: what wins it is handled below.
            let next = tokio::select! {
                () = async { drop(stop.wait_for(|stopping| *stopping).await) } => Next::Stop,
                () = slow.notified() => Next::Slow,
                message = self.socket.recv() => Next::Heard(message.and_then(Result::ok)),
                Some(message) = self.queue.recv() => Next::Tell(message),
                _ = ping.tick() => Next::Ping,
            };
            let sent = match next {
                Next::Stop => return End::Close(GOING_AWAY, "the host is stopping"),
                Next::Slow => return End::Close(TOO_SLOW, "too slow: resume"),
                Next::Heard(Some(message)) => {
                    heard = Instant::now();
                    match message {
                        Message::Text(text) => self.hear(&text).await,
                        Message::Binary(_) => {
                            self.answer(&wrong(None, &Error::unreadable("text, please")));
                        }
                        Message::Ping(_) | Message::Pong(_) => {}
                        Message::Close(_) => return End::Gone,
                    }
                    Ok(())
                }
                Next::Heard(None) => return End::Gone,
                Next::Tell(message) => self.tell(message).await,
                Next::Ping if heard.elapsed() > SILENCE_MAX => return End::Gone,
                Next::Ping => self.send(Message::Ping(axum::body::Bytes::new())).await,
            };
            if sent.is_err() {
                return End::Gone;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), ()> {
        let sent = timeout(SEND_MAX, self.socket.send(message)).await;
        sent.map_err(drop)?.map_err(drop)
    }

    /// Sends a message and whatever else is waiting, in one go.
    async fn tell(&mut self, first: Utf8Bytes) -> Result<(), ()> {
        let sending = async {
            self.socket.feed(Message::Text(first)).await?;
            for _ in 0..watch::QUEUE {
                let Ok(next) = self.queue.try_recv() else { break };
                self.socket.feed(Message::Text(next)).await?;
            }
            self.socket.flush().await
        };
        timeout(SEND_MAX, sending).await.map_err(drop)?.map_err(drop)
    }

    /// Answers go through the queue like updates, so that they keep their order.
    fn answer(&self, message: &ToBrowser) {
        self.outbox.send(spell(message));
    }

    async fn hear(&mut self, text: &str) {
        let now = self.host.0.config.time.now_ms();
        if self.spent.take(self.host.0.meter.limits.messages, now).is_err() {
            let error = Error::TooMany { text: key::TOO_FAST, after: 1 };
            return self.answer(&wrong(step_of(text), &error));
        }
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                return self.answer(&wrong(None, &Error::unreadable(error.to_string())));
            }
        };
        match message {
            ToHost::Watch(watch) => {
                if let Err(error) = self.watch(watch).await {
                    self.answer(&wrong(None, &error));
                }
            }
            ToHost::Unwatch { table } => {
                if let Some(room) = self.rooms.remove(&table) {
                    leave(&room, self.outbox.socket).await;
                }
            }
            ToHost::Step { table, id, step } => {
                let answer = match self.host.step(&table, &step).await {
                    Ok(acted) => ToBrowser::Acted { id, acted },
                    Err(error) => wrong(Some(id), &error),
                };
                self.answer(&answer);
            }
            ToHost::Sketch(draw) => {
                if let Err(error) = self.host.draw(draw).await {
                    self.answer(&wrong(None, &error));
                }
            }
        }
    }

    /// Begins to watch a table, or watches it through other eyes.
    async fn watch(&mut self, watch: Watch) -> Result<(), Error> {
        let Watch { table, secrets, since, changes, press_since } = watch;
        if self.rooms.len() >= TABLES_MAX && !self.rooms.contains_key(&table) {
            return Err(Error::TooMany { text: key::TOO_MANY_TABLES, after: 60 });
        }
        let room = self.host.room(&table).await?;
        let mut slot = self.host.enter(&room).await?;
        self.host.refresh(&room, &mut slot).await?;
        let opened = slot.opened()?;
        if !opened.begun() {
            self.host.reread(opened).await?;
        }
        let eyes = opened.eyes(&secrets)?;
        let mut seen = None;
        if opened.begun() && views::is_long(opened, eyes, since) {
            self.outbox.send(spell(&ToBrowser::Card(views::card(opened))));
            let replica = Replica::now(opened);
            // What this socket watched so far would come before what is told now.
            slot.watchers.retain(|w| w.outbox.socket != self.outbox.socket);
            drop(slot);
            let telling = move || {
                let update = replica.update(eyes, since)?;
                let number = update.number;
                Ok::<_, Error>((number, spell(&ToBrowser::Update(Box::new(update)))))
            };
            // The line is no longer than there are sockets.
            let (number, update) = self.host.0.searching.wait(telling).await??;
            self.outbox.send(update);
            seen = Some(number);
            slot = self.host.enter(&room).await?;
        }
        let press = self.host.begin_to_hear(&mut slot, eyes, press_since).await?;
        let opened = slot.opened()?;
        // From here on nothing waits, so that no update can slip in between.
        self.outbox.send(spell(&ToBrowser::Card(views::card(opened))));
        if opened.begun() && seen != Some(opened.table.number(eyes)) {
            let update = views::update(opened, eyes, seen.unwrap_or(since));
            seen = Some(update.number);
            if changes {
                let shown = Shown::new(eyes, update.number, update.picture.clone());
                watch::show(&mut slot.shown, shown);
            }
            self.outbox.send(spell(&ToBrowser::Update(Box::new(update))));
        }
        self.outbox.send(spell(&ToBrowser::Press { table: table.clone(), messages: press }));
        if !slot.sketches.is_empty() {
            let sketches = slot.sketches.clone();
            self.outbox.send(spell(&ToBrowser::Sketches { table: table.clone(), sketches }));
        }
        slot.watchers.retain(|w| w.outbox.socket != self.outbox.socket);
        slot.watchers.push(Watcher { outbox: self.outbox.clone(), eyes, seen, changes });
        drop(slot);
        self.rooms.insert(table, room);
        Ok(())
    }
}

async fn leave(room: &Room, socket: u64) {
    watch::leave(&mut *room.slot.lock().await, socket);
}

/// Which step a message asks for that is not done: whoever sent it waits for an answer to it.
fn step_of(text: &str) -> Option<u32> {
    match serde_json::from_str(text) {
        Ok(ToHost::Step { id, .. }) => Some(id),
        _ => None,
    }
}

fn wrong(id: Option<u32>, error: &Error) -> ToBrowser {
    ToBrowser::Error { id, error: error.problem() }
}
