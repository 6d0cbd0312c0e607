//! What can be set when a host is opened.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::limits::Limits;
use crate::time::{SystemTime, Time};

/// What can be set when a host is opened. Address and database are not here: the caller binds the
/// listener and opens the store.
#[derive(Clone, Debug)]
pub struct Config {
    /// A folder with a client build to serve instead of the one in the program.
    pub client: Option<PathBuf>,
    /// How many tables stay in memory when nobody is at them right now.
    pub tables_in_memory: usize,
    /// How many sockets may be open at once.
    pub sockets_max: usize,
    /// How long a bot waits before each step, so that people can follow.
    pub bot_pace: Duration,
    /// Fixed tables: the seed from which all their chance comes. For tests only: whoever knows it
    /// can foresee every table of this host.
    pub fixed: Option<u64>,
    /// How many bots may think at the same time.
    pub bots_thinking: usize,
    /// How many may look back or ask the game a question at the same time.
    pub searching: usize,
    /// How many messages of the press one seat may send in a minute.
    pub press_per_minute: u32,
    /// How often one seat may sketch in ten seconds.
    pub sketches_per_ten_seconds: u32,
    /// How much one address and one person may want.
    pub limits: Limits,
    /// The names under which the host is reached. If there are any, requests for another are refused, so
    /// that no page elsewhere can pass itself off as this host.
    pub names: Vec<String>,
    /// Whether the cookie goes over encrypted connections only: for a host behind HTTPS.
    pub secure_cookie: bool,
    /// Where the time comes from; tests bring their own.
    pub time: Arc<dyn Time>,
}

impl Config {
    /// What suits most hosts.
    #[must_use]
    pub fn usual() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            client: None,
            tables_in_memory: 2_000,
            sockets_max: 10_000,
            bot_pace: Duration::ZERO,
            fixed: None,
            bots_thinking: cores,
            searching: (cores / 2).max(1),
            sketches_per_ten_seconds: 40,
            press_per_minute: 20,
            limits: Limits::usual(),
            names: Vec::new(),
            secure_cookie: false,
            time: Arc::new(SystemTime),
        }
    }
}
