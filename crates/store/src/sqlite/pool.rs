//! The threads that talk to SQLite, and their bounded queues.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::contract::Answer;
use crate::error::StoreError;

/// How many writes may wait. Whoever comes then waits outside the queue.
const QUEUE: usize = 1024;
/// How many writes share a commit at most, so that the first of them is not kept waiting.
const BATCH: usize = 512;

/// Work for the writer. It gets the open transaction, or the reason why there is none, and hands
/// back what to do once the commit has succeeded or failed: nobody is answered before that.
type Write = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Finish + Send>;
type Finish = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;

/// How many commits carried how many writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Transactions committed.
    pub commits: u64,
    /// Writes in them.
    pub writes: u64,
}

#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    writes: AtomicU64,
}

/// The one thread that writes. Whatever arrives while a commit runs shares the next one.
#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Write>,
    counters: Arc<Counters>,
    thread: Thread,
}

/// A thread, and how it is asked to end.
#[derive(Debug)]
struct Thread {
    closing: Arc<AtomicBool>,
    handle: Mutex<Option<JoinHandle<()>>>,
}

impl Thread {
    fn spawn(
        name: &str,
        run: impl FnOnce(&AtomicBool) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let closing = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&closing);
        let handle = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || run(&seen))
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Self { closing, handle: Mutex::new(Some(handle)) })
    }

    /// Has the thread end after what waits now. It sees that with the next work, which `nudge` brings.
    fn close(&self, nudge: impl FnOnce()) -> Option<JoinHandle<()>> {
        self.closing.store(true, Ordering::Release);
        nudge();
        self.handle.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Writer {
    pub(super) fn start(db: Connection) -> Result<Self, StoreError> {
        let (queue, mut waiting) = mpsc::channel::<Write>(QUEUE);
        let counters = Arc::new(Counters::default());
        let counted = Arc::clone(&counters);
        let thread = Thread::spawn("store-writer", move |closing| {
            let mut batch = Vec::with_capacity(BATCH);
            while waiting.blocking_recv_many(&mut batch, BATCH) > 0 {
                if closing.load(Ordering::Acquire) {
                    waiting.close();
                }
                commit(&db, &mut batch, &counted);
            }
        })?;
        Ok(Self { queue, counters, thread })
    }

    /// Ends after what waits now; nobody can write from then on.
    pub(super) fn close(&self) -> Option<JoinHandle<()>> {
        // A full queue needs no nudge.
        self.thread.close(|| drop(self.queue.try_send(Box::new(|_| Box::new(|_| {})))))
    }

    pub(super) fn stats(&self) -> Stats {
        Stats {
            commits: self.counters.commits.load(Ordering::Relaxed),
            writes: self.counters.writes.load(Ordering::Relaxed),
        }
    }

    pub(super) fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let queue = self.queue.clone();
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let write: Write = Box::new(move |db| {
                let result = db.and_then(|db| apart(db, work));
                Box::new(move |committed| {
                    // Nobody waits any more if the caller has gone; the write stands.
                    let _ = answer.send(result.and_then(|value| committed.map(|()| value)));
                })
            });
            queue.send(write).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }
}

/// Runs all writes of a batch in one transaction and answers them after its commit.
fn commit(db: &Connection, batch: &mut Vec<Write>, counters: &Counters) {
    // The lock comes first: a reader that turned writer could find the log changed under it.
    if let Err(error) = run(db, "BEGIN IMMEDIATE") {
        for write in batch.drain(..) {
            write(Err(StoreError::Commit(error.to_string())))(Ok(()));
        }
        return;
    }
    let finishes: Vec<Finish> = batch.drain(..).map(|write| write(Ok(db))).collect();
    let committed = run(db, "COMMIT").map_err(|error| error.to_string());
    if committed.is_ok() {
        counters.commits.fetch_add(1, Ordering::Relaxed);
        counters.writes.fetch_add(finishes.len() as u64, Ordering::Relaxed);
    } else if !db.is_autocommit() {
        // Half a transaction must not linger into the next batch. SQLite may have ended it itself.
        let _ = run(db, "ROLLBACK");
    }
    for finish in finishes {
        finish(committed.clone().map_err(StoreError::Commit));
    }
}

/// Runs a statement without values, prepared once.
fn run(db: &Connection, statement: &str) -> rusqlite::Result<()> {
    db.prepare_cached(statement)?.execute([]).map(|_| ())
}

/// A write that fails half way must not leave its half in the common transaction.
fn apart<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    run(db, "SAVEPOINT one")?;
    let result = work(db);
    if result.is_err() {
        run(db, "ROLLBACK TO one")?;
    }
    run(db, "RELEASE one")?;
    result
}

/// A few threads that read, each on a connection of its own, so that no reader waits for a
/// commit.
#[derive(Debug)]
pub(super) struct Readers {
    queues: Vec<mpsc::Sender<Read>>,
    threads: Vec<Thread>,
    next: AtomicUsize,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Result<Self, StoreError> {
        let (mut queues, mut threads) = (Vec::new(), Vec::new());
        for db in connections {
            let (queue, mut waiting) = mpsc::channel::<Read>(QUEUE);
            threads.push(Thread::spawn("store-reader", move |closing| {
                while let Some(read) = waiting.blocking_recv() {
                    if closing.load(Ordering::Acquire) {
                        waiting.close();
                    }
                    read(&db);
                }
            })?);
            queues.push(queue);
        }
        Ok(Self { queues, threads, next: AtomicUsize::new(0) })
    }

    /// End after what waits now; nobody can read from then on.
    pub(super) fn close(&self) -> Vec<JoinHandle<()>> {
        let both = self.threads.iter().zip(&self.queues);
        both.filter_map(|(thread, queue)| thread.close(|| drop(queue.try_send(Box::new(|_| {})))))
            .collect()
    }

    pub(super) fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.queues.len().max(1);
        let queue = self.queues.get(turn).cloned();
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let read: Read = Box::new(move |db| {
                let _ = answer.send(work(db));
            });
            let queue = queue.ok_or(StoreError::Closed)?;
            queue.send(read).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }
}
