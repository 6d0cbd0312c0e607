//! How processes hear of each other: one connection that listens, and speaks, for as long as the
//! store is open.
//!
//! News are not sent in the transaction that they are about: PostgreSQL lets transactions that notify
//! commit only one after the other, and so each would wait for a sync of its own.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::config::Config;
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{AsyncMessage, Client, Connection, NoTls, Socket};

use super::values::in_words;
use crate::error::StoreError;
use crate::news::{News, Subscription};

/// How many news may wait to be sent, and to be taken notice of.
const QUEUE: usize = 4_096;
/// How many are sent at once.
const BATCH: usize = 256;
/// How long is waited before a connection that was lost is made anew.
const REST: Duration = Duration::from_millis(250);

/// The way to other processes, and from them.
#[derive(Debug)]
pub(super) struct Voice {
    outbox: mpsc::Sender<String>,
    heard: broadcast::Sender<News>,
    task: JoinHandle<()>,
}

impl Voice {
    /// Begins to listen, with a connection of its own.
    pub(super) fn start(config: Config) -> Self {
        let (outbox, waiting) = mpsc::channel(QUEUE);
        let heard = broadcast::Sender::new(QUEUE);
        let task = tokio::spawn(keep(config, waiting, heard.clone()));
        Self { outbox, heard, task }
    }

    /// Tells others. What does not fit into the queue is lost: they look for themselves now and then.
    pub(super) fn say(&self, news: &News) {
        if let Some(words) = news.spell() {
            let _ = self.outbox.try_send(words);
        }
    }

    pub(super) fn subscribe(&self) -> Subscription {
        Subscription(self.heard.subscribe())
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Listens, and makes the connection anew whenever it is lost.
async fn keep(config: Config, mut waiting: mpsc::Receiver<String>, heard: broadcast::Sender<News>) {
    loop {
        match talk(&config, &mut waiting, &heard).await {
            Ok(()) => return,
            Err(error) => tracing::warn!(%error, "news of other processes are not heard"),
        }
        tokio::time::sleep(REST).await;
    }
}

/// Listens and speaks until the connection is lost, or nobody is left to speak.
async fn talk(
    config: &Config,
    waiting: &mut mpsc::Receiver<String>,
    heard: &broadcast::Sender<News>,
) -> Result<(), StoreError> {
    let (client, connection) = config.connect(NoTls).await?;
    let me = Arc::new(AtomicI32::new(0));
    let mut listening = Listening(tokio::spawn(listen(connection, Arc::clone(&me), heard.clone())));
    let mine = client.query_one("SELECT pg_backend_pid()", &[]).await?.try_get(0)?;
    me.store(mine, Ordering::Relaxed);
    client.batch_execute("LISTEN lantern").await?;
    // Whoever listens from now on hears everything that comes, and nothing of what came before.
    let _ = heard.send(News::Missed);
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            ended = &mut listening.0 => {
                let why = ended.ok().flatten();
                return Err(why.unwrap_or_else(|| StoreError::Database("the connection ended".to_owned())));
            }
            count = waiting.recv_many(&mut batch, BATCH) => {
                if count == 0 {
                    return Ok(());
                }
                say(&client, &batch).await?;
                batch.clear();
            }
        }
    }
}

async fn say(client: &Client, batch: &[String]) -> Result<(), StoreError> {
    client
        .execute("SELECT pg_notify('lantern', note) FROM unnest($1::text[]) AS note", &[&batch])
        .await?;
    Ok(())
}

/// The task that drives a connection, and ends with whoever uses it.
struct Listening(JoinHandle<Option<StoreError>>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Drives a connection and hands on what is heard, but not what was said on it.
async fn listen(
    mut connection: Connection<Socket, NoTlsStream>,
    me: Arc<AtomicI32>,
    heard: broadcast::Sender<News>,
) -> Option<StoreError> {
    loop {
        match poll_fn(|cx| connection.poll_message(cx)).await? {
            Ok(AsyncMessage::Notification(note)) => {
                let other = note.process_id() != me.load(Ordering::Relaxed);
                if let Some(news) = News::read(note.payload()).filter(|_| other) {
                    let _ = heard.send(news);
                }
            }
            Ok(_) => {}
            Err(error) => return Some(StoreError::Database(in_words(&error))),
        }
    }
}
