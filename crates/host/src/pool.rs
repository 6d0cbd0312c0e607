//! Work that takes long: looking back, long stories, the games' own questions, loading, thinking. It
//! is done by a few threads of its own, never by those that answer clicks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::error::Error;
use crate::texts::key;

/// How many may wait for their turn. Whoever comes then is asked to come again.
const QUEUE: usize = 64;
/// How long one may wait for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// What whoever finds the line too long is told.
const BUSY: Error = Error::TooMany { text: key::BUSY, after: 1 };

/// A few places to work at, and a line before them.
#[derive(Debug)]
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// Somebody in the line, counted until they leave it.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    pub(crate) fn new(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places.max(1))), waiting: AtomicUsize::new(0) }
    }

    /// How many wait in the line.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Does work that somebody asked for, unless too many wait already.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(&self.waiting);
        if before >= QUEUE {
            return Err(BUSY);
        }
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let place = place.map_err(|_| BUSY)?;
        drop(waiting);
        work_at(place.ok(), work).await
    }

    /// Does work however long it has to wait.
    pub(crate) async fn wait<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        work_at(Arc::clone(&self.places).acquire_owned().await.ok(), work).await
    }
}

/// The place is taken until the work is done, even if nobody waits for it any more.
async fn work_at<T: Send + 'static>(
    place: Option<OwnedSemaphorePermit>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await.map_err(|error| Error::Internal(format!("work did not finish: {error}")))
}
