//! Which process drives a table: its bots and its clock. One at a time; when it dies another takes
//! over. Should two drive for a moment, nothing is lost: the log lets only one of them in.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex as Lock, PoisonError};
use std::time::{Duration, Instant};

use store::Key;
use tokio::sync::Mutex;
use tokio::time::{MissedTickBehavior, interval};

use crate::error::Error;
use crate::host::Host;
use crate::room::Room;
use crate::secrets;

/// How long a process that is not heard of is taken for alive, in seconds.
const LONG: u32 = 5;
/// How often it is heard of, and looks whose tables it could take over.
const EVERY: Duration = Duration::from_secs(1);
/// How many tables are taken over at a time.
const PAGE: u32 = 64;

/// The name under which this process drives tables.
#[derive(Clone, Debug)]
struct Name {
    process: String,
    /// Which of its names this is: leases were given to a name, and end with it.
    epoch: u64,
    /// Until when nobody else takes it for dead.
    until: Instant,
}

/// What this process may drive.
#[derive(Debug)]
pub(crate) struct Leases {
    name: Lock<Name>,
    /// Held while the name is renewed, so that it is changed once.
    renewing: Mutex<()>,
}

impl Leases {
    pub(crate) fn new() -> Result<Self, Error> {
        let name = Name { process: secrets::table_id()?, epoch: 1, until: Instant::now() };
        Ok(Self { name: Lock::new(name), renewing: Mutex::default() })
    }

    fn name(&self) -> Name {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn rename(&self, name: Name) {
        *self.name.lock().unwrap_or_else(PoisonError::into_inner) = name;
    }
}

/// The lease of one table: the epoch in which it was given, nought for none.
#[derive(Debug, Default)]
pub(crate) struct Lease(AtomicU64);

impl Host {
    /// Whether this process drives a table, from now on if nobody else does.
    pub(crate) async fn drives(&self, room: &Room, table: Key) -> Result<bool, Error> {
        if self.0.leases.name().until <= Instant::now() {
            self.renew().await?;
        }
        let Name { process, epoch, .. } = self.0.leases.name();
        if room.lease.0.load(Ordering::Relaxed) == epoch {
            return Ok(true);
        }
        let ours = self.0.store.lease(table, &process).await?;
        room.lease.0.store(if ours { epoch } else { 0 }, Ordering::Relaxed);
        Ok(ours)
    }

    /// Lets others know that this process is alive.
    pub(crate) async fn renew(&self) -> Result<(), Error> {
        let _renewing = self.0.leases.renewing.lock().await;
        let asked = Instant::now();
        let mut name = self.0.leases.name();
        if !self.0.store.live(&name.process, LONG).await? {
            tracing::warn!("this process was taken for dead: it leaves its tables to others");
            name = Name { process: secrets::table_id()?, epoch: name.epoch + 1, ..name };
            self.0.store.live(&name.process, LONG).await?;
        }
        self.0.leases.rename(Name { until: asked + Duration::from_secs(LONG.into()), ..name });
        Ok(())
    }

    /// Stays alive in the eyes of others, for ever.
    pub(crate) async fn stay(&self) {
        let mut clock = interval(EVERY);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            if let Err(error) = self.renew().await {
                tracing::warn!(%error, "other processes may take this one for dead");
            }
        }
    }

    /// Takes over what processes that died have left, for ever.
    pub(crate) async fn inherit(&self) {
        let mut clock = interval(EVERY);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            let process = self.0.leases.name().process;
            let left = match self.0.store.inherit(&process, PAGE).await {
                Ok(left) => left,
                Err(error) => {
                    tracing::warn!(%error, "tables of others could not be taken over");
                    continue;
                }
            };
            for (_, id) in left {
                if let Err(error) = self.take_over(&id).await {
                    tracing::error!(table = id, %error, "a table could not be taken over");
                }
            }
        }
    }

    async fn take_over(&self, id: &str) -> Result<(), Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        self.refresh(&room, &mut slot).await?;
        self.settle(&room, &mut slot).await
    }

    /// Leaves everything to others at once, instead of letting them wait.
    pub(crate) async fn retire(&self) {
        if let Err(error) = self.0.store.leave(&self.0.leases.name().process).await {
            tracing::warn!(%error, "other processes have to wait for the tables of this one");
        }
    }
}
