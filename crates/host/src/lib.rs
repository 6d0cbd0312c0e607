//! Tables, seats, clocks, press, HTTP and live updates. The host knows no game by name.
//!
//! The way of one click: an action comes in by POST or over the socket (`http`), the host looks
//! the table up (`rooms`), asks the rules whether that seat may do that now, has the rows stored,
//! and only then plays them in memory and publishes the new views (`door`, `watch`). Bots
//! (`bots`) and clocks (`clocks`) go through the same door.
//!
//! A table in memory is a cache: it may be dropped at any moment, and loading it is replaying its
//! stored log.
//!
//! ```
//! use std::sync::Arc;
//!
//! use host::{Config, Host, Hosted};
//! use store::{Durability, SqliteStore};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = kernel::Game::<beacons::Beacons>::open(beacons::WORDS).expect("our own board opens");
//! let hosted = vec![Hosted { game: Arc::new(game), bots: vec![] }];
//! let folder = tempfile::tempdir()?;
//! let store = SqliteStore::open(&folder.path().join("lantern.db"), Durability::Process)?;
//! let host = Host::open(Config::usual(), hosted, Arc::new(store)).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! // Served until the second is there: here it is at once.
//! host.serve(listener, std::future::ready(())).await;
//! # Ok(())
//! # }
//! ```

mod bots;
mod clocks;
mod config;
mod door;
mod error;
mod files;
mod fixed;
mod games;
mod hearing;
mod host;
mod http;
mod lease;
mod limits;
mod listen;
mod metrics;
mod names;
mod patch;
mod people;
mod pool;
mod press;
mod room;
mod rooms;
mod secrets;
mod sketches;
mod tables;
mod texts;
mod time;
mod views;
mod watch;
pub mod wire;

pub use config::Config;
pub use error::{Error, OpenError};
pub use games::Hosted;
pub use host::Host;
pub use limits::{Limits, Rate};
pub use patch::patched;
pub use texts::{TEXT_KEYS, texts};
pub use time::{SystemTime, Time};
