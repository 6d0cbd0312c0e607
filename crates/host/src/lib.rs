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
//! ```no_run
//! # async fn run(entries: Vec<host::Hosted>) -> Result<(), Box<dyn std::error::Error>> {
//! use std::sync::Arc;
//! use store::{Durability, SqliteStore};
//!
//! let store = Arc::new(SqliteStore::open("lantern.db".as_ref(), Durability::Process)?);
//! let host = host::Host::open(host::Config::usual(), entries, store).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8787").await?;
//! host.serve(listener, std::future::pending()).await?;
//! # Ok(()) }
//! ```

mod bots;
mod clocks;
mod config;
mod door;
mod error;
mod files;
mod fixed;
mod games;
mod host;
mod http;
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
pub use patch::patched;
pub use texts::{TEXT_KEYS, texts};
pub use time::{SystemTime, Time};
