//! A host with this one game, for its browser test: fixed tables on a free port of this machine.
//!
//! ```text
//! cargo run -p beacons --example serve_beacons -- CLIENT DATABASE SEED
//! ```
//!
//! `CLIENT` is the folder of a client build that has the game's board in it.

use std::error::Error;
use std::future::pending;
use std::path::Path;
use std::sync::Arc;

use beacons::{Beacons, WORDS};
use host::{Config, Host, Hosted};
use kernel::{Fault, Game};
use store::{Durability, SqliteStore};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [client, database, seed] = args.as_slice() else {
        return Err("say where the client and the database are, and the seed".into());
    };
    let game = Game::<Beacons>::open(WORDS).map_err(|faults| Fault::list(&faults))?;
    let entry = Hosted { game: Arc::new(game), bots: bots::plain::<Beacons>() };
    let client = Some(client.into());
    let config = Config { client, fixed: Some(seed.parse()?), ..Config::usual() };
    let store = SqliteStore::open(Path::new(database), Durability::Process)?;
    let host = Host::open(config, vec![entry], Arc::new(store)).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("Lantern is lit: http://{}", listener.local_addr()?);
    host.serve(listener, pending()).await;
    Ok(())
}
