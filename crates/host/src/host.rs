//! The host itself: opened once, cloned freely.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use axum::Router;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::bots;
use crate::clocks::Clocks;
use crate::config::Config;
use crate::error::OpenError;
use crate::files::Client;
use crate::games::{Games, Hosted};
use crate::http::{self, Pages};
use crate::lease::Leases;
use crate::limits::Meter;
use crate::listen;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::rooms::Rooms;
use crate::secrets::{self, Key};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(250);
/// How long open requests may take to finish when the host stops.
const GRACE: Duration = Duration::from_secs(5);

/// A host of tables. Cheap to clone; all clones are the same host.
#[derive(Clone, Debug)]
pub struct Host(pub(crate) Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Games,
    pub(crate) key: Key,
    pub(crate) meter: Arc<Meter>,
    pub(crate) metrics: Metrics,
    pub(crate) rooms: Rooms,
    pub(crate) clocks: Clocks,
    pub(crate) leases: Leases,
    pub(crate) pages: Pages,
    pub(crate) client: Client,
    /// Where bots think.
    pub(crate) thinking: Pool,
    /// Places of tables that move their bots.
    pub(crate) moving: Semaphore,
    /// Where tables are loaded.
    pub(crate) loading: Pool,
    /// Where is looked back, long stories are told, and the games' questions are answered.
    pub(crate) searching: Pool,
    /// Sockets that are open.
    pub(crate) sockets: AtomicUsize,
    /// True once the host is stopping.
    pub(crate) stop: watch::Sender<bool>,
}

impl Host {
    /// Opens a host for some games on a store.
    ///
    /// # Errors
    /// When the store fails, or a game is in the list twice.
    pub async fn open(
        config: Config,
        entries: Vec<Hosted>,
        store: Arc<dyn Store>,
    ) -> Result<Self, OpenError> {
        let games = Games::new(entries)?;
        let fresh = secrets::random().map_err(|e| OpenError::Randomness(e.to_string()))?;
        let key = Key::new(store.server_key(fresh).await?);
        let leases = Leases::new().map_err(|e| OpenError::Randomness(e.to_string()))?;
        Ok(Self(Arc::new(Parts {
            meter: Arc::new(Meter::new(config.limits.clone(), Arc::clone(&config.time))),
            metrics: Metrics::new(),
            pages: Pages::new(&games),
            client: Client::new(config.client.clone()),
            thinking: Pool::new(config.bots_thinking),
            moving: bots::moving(config.bots_thinking),
            loading: Pool::new(1),
            searching: Pool::new(config.searching),
            sockets: AtomicUsize::new(0),
            stop: watch::Sender::new(false),
            rooms: Rooms::default(),
            clocks: Clocks::default(),
            leases,
            config,
            store,
            games,
            key,
        })))
    }

    /// Everything the host answers, for a server of one's own. Whoever uses this instead of
    /// [`serve`](Self::serve) calls [`tick`](Self::tick) now and then, and [`wake`](Self::wake)
    /// once.
    pub fn router(&self) -> Router {
        http::router(self.clone())
    }

    /// What an operator watches, `/metrics` and `/healthz`: for an address that only they reach.
    pub fn watched(&self) -> Router {
        http::watched(self.clone())
    }

    /// Serves until `shutdown`, then closes the sockets and lets open requests finish.
    pub async fn serve(
        &self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) {
        let waking = tokio::spawn({
            let host = self.clone();
            async move { host.wake().await }
        });
        let beside = [
            self.beside(async |host| host.stay().await),
            self.beside(async |host| host.inherit().await),
            self.beside(async |host| host.hear().await),
        ];
        let ticking = tokio::spawn({
            let host = self.clone();
            async move {
                let mut clock = interval(TICK);
                clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
                loop {
                    clock.tick().await;
                    host.tick().await;
                }
            }
        });
        let host = self.clone();
        let mut stopped = self.0.stop.subscribe();
        let stopping = tokio::spawn(async move {
            shutdown.await;
            host.stop();
        });
        let server = listen::serve(&self.0.meter, listener, self.router(), stopped.clone());
        tokio::select! {
            () = server => {}
            () = async {
                let _ = stopped.wait_for(|stopping| *stopping).await;
                tokio::time::sleep(GRACE).await;
            } => {}
        }
        stopping.abort();
        ticking.abort();
        beside.iter().for_each(JoinHandle::abort);
        // The one that wakes tables sees that the host is stopping; it is not cut off in a write.
        let _ = timeout(GRACE, waking).await;
        let _ = timeout(GRACE, self.retire()).await;
    }

    /// Does something all the time while the host serves.
    fn beside<F: Future<Output = ()> + Send>(
        &self,
        work: impl FnOnce(Self) -> F + Send + 'static,
    ) -> JoinHandle<()> {
        let host = self.clone();
        tokio::spawn(async move { work(host).await })
    }

    /// Closes all sockets and lets bots rest. Requests are still answered.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    pub(crate) fn closing(&self) -> bool {
        *self.0.stop.borrow()
    }

    /// Drops every table from memory that nobody is working on right now, as if memory were short.
    /// Nothing is lost: a table is loaded again when somebody wants it.
    pub fn forget(&self) {
        self.0.rooms.drop_all();
    }
}
