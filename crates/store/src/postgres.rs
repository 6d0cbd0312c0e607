//! The store on PostgreSQL, which many processes share.
//!
//! Each write is one statement or one short transaction on a connection of the pool; PostgreSQL
//! itself lets commits that come together share a sync.

mod guests;
mod leases;
mod log;
mod press;
mod schema;
mod seats;
mod tables;
mod values;
mod voice;

use std::str::FromStr;
use std::time::Duration;

use deadpool_postgres::{
    Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime, Timeouts,
};
use kernel::{Mark, Seat};
use tokio_postgres::NoTls;
use tokio_postgres::config::{Config, SslMode};

use crate::contract::{Answer, Store};
use crate::durability::Durability;
use crate::error::StoreError;
use crate::model::{
    Appended, Created, Guest, Head, Holder, Key, Log, LogRow, NewTable, Press, PressLimit, Said,
    Seating, TableRecord,
};
use crate::news::{News, Subscription};
use voice::Voice;

/// How many connections a process has for reads and writes. A table is read once and then lives in
/// memory, so nearly all of it is appending; commits that wait for one sync share it.
const CONNECTIONS: usize = 16;
/// How long one may wait for a connection, or for a new one to be made.
const PATIENCE: Duration = Duration::from_secs(10);

/// The store on a PostgreSQL database. Any number of processes may open the same.
#[derive(Debug)]
pub struct PostgresStore {
    pool: Pool,
    voice: Voice,
}

impl PostgresStore {
    /// Connects to a database by its address and brings its schema up to date.
    ///
    /// # Errors
    /// When the address cannot be read, nobody answers there, or the database was written by a newer
    /// Lantern.
    pub async fn open(address: &str, durability: Durability) -> Result<Self, StoreError> {
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config(address, durability)?, NoTls, manager);
        // News are worth no sync.
        let voice = config(address, Durability::Process)?;
        let timeouts =
            Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .timeouts(timeouts)
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Database(error.to_string()))?;
        schema::migrate(&mut *pool.get().await?).await?;
        Ok(Self { pool, voice: Voice::start(voice) })
    }

    /// Does something with a connection of the pool.
    fn run<T, F>(&self, work: impl FnOnce(Client) -> F + Send + 'static) -> Answer<T>
    where
        F: Future<Output = Result<T, StoreError>> + Send,
    {
        let pool = self.pool.clone();
        Box::pin(async move { work(pool.get().await?).await })
    }
}

/// What an address means, with what we always want.
fn config(address: &str, durability: Durability) -> Result<Config, StoreError> {
    let mut config =
        Config::from_str(address).map_err(|error| StoreError::Address(values::in_words(&error)))?;
    if config.get_ssl_mode() == SslMode::Require {
        let why = "Lantern does not encrypt what it says to PostgreSQL: put both on one machine or \
                   in one private network, and leave sslmode away";
        return Err(StoreError::Address(why.to_owned()));
    }
    let wait = match durability {
        Durability::Process => "off",
        Durability::Power => "on",
    };
    let options = config.get_options().unwrap_or_default();
    config.options(format!("{options} -c synchronous_commit={wait}").trim());
    if config.get_application_name().is_none() {
        config.application_name("lantern");
    }
    // A connection that went silently is noticed while people still wait.
    config.keepalives_idle(Duration::from_secs(15)).tcp_user_timeout(PATIENCE);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    Ok(config)
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            other => Self::Database(values::in_words(&other)),
        }
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Database(values::in_words(&error))
    }
}

impl Store for PostgresStore {
    fn server_key(&self, fresh: [u8; 32]) -> Answer<[u8; 32]> {
        self.run(async move |db| {
            let insert = db
                .prepare_cached(
                    "INSERT INTO server (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING",
                )
                .await?;
            db.execute(&insert, &[&&fresh[..]]).await?;
            let select = db.prepare_cached("SELECT value FROM server WHERE name = 'key'").await?;
            let stored: Vec<u8> = db.query_one(&select, &[]).await?.try_get(0)?;
            stored.try_into().map_err(|_| StoreError::Broken("the server key"))
        })
    }

    fn create(&self, table: NewTable) -> Answer<Created> {
        self.run(async move |mut db| tables::create(&mut db, &table).await)
    }

    fn table(&self, id: &str) -> Answer<Option<TableRecord>> {
        let id = id.to_owned();
        self.run(async move |db| tables::by_id(&db, &id).await)
    }

    fn log(&self, table: Key, since: u32) -> Answer<Log> {
        self.run(async move |mut db| log::since(&mut db, table, since).await)
    }

    fn board(&self, hash: &str) -> Answer<Option<String>> {
        let hash = hash.to_owned();
        self.run(async move |db| {
            let query = db.prepare_cached("SELECT text FROM boards WHERE hash = $1").await?;
            let found = db.query_opt(&query, &[&hash]).await?;
            found.map(|row| Ok(row.try_get(0)?)).transpose()
        })
    }

    fn append(
        &self,
        table: Key,
        expected: u32,
        rows: Vec<LogRow>,
        mark: Option<Mark>,
    ) -> Answer<Appended> {
        self.run(async move |db| log::append(&db, table, expected, &rows, mark.as_ref()).await)
    }

    fn take(
        &self,
        table: Key,
        seats: Option<Vec<Seat>>,
        holder: Holder,
        now: u64,
    ) -> Answer<Seating> {
        self.run(async move |mut db| {
            seats::take(&mut db, table, seats.as_deref(), &holder, now).await
        })
    }

    fn end(&self, table: Key, outcome: String) -> Answer<()> {
        self.run(async move |db| tables::end(&db, table, &outcome).await)
    }

    fn say(&self, table: Key, message: Press, limit: PressLimit) -> Answer<Said> {
        self.run(async move |mut db| press::say(&mut db, table, &message, limit).await)
    }

    fn press(&self, table: Key, since: u32, limit: u32) -> Answer<Vec<Press>> {
        self.run(async move |db| press::since(&db, table, since, limit).await)
    }

    fn guest(&self, id: &str) -> Answer<Option<Guest>> {
        let id = id.to_owned();
        self.run(async move |db| guests::by_id(&db, &id).await)
    }

    fn save_guest(&self, guest: Guest, now: u64) -> Answer<Vec<String>> {
        self.run(async move |mut db| guests::save(&mut db, &guest, now).await)
    }

    fn tables_of(&self, guest: &str, limit: u32) -> Answer<Vec<TableRecord>> {
        let guest = guest.to_owned();
        self.run(async move |db| tables::of_guest(&db, &guest, limit).await)
    }

    fn subscribe(&self) -> Option<Subscription> {
        Some(self.voice.subscribe())
    }

    fn announce(&self, news: &News) {
        self.voice.say(news);
    }

    fn heads(&self, tables: Vec<Key>) -> Answer<Vec<Head>> {
        self.run(async move |db| tables::heads(&db, &tables).await)
    }

    fn live(&self, process: &str, seconds: u32) -> Answer<bool> {
        let process = process.to_owned();
        self.run(async move |db| leases::live(&db, &process, seconds).await)
    }

    fn leave(&self, process: &str) -> Answer<()> {
        let process = process.to_owned();
        self.run(async move |db| leases::leave(&db, &process).await)
    }

    fn lease(&self, table: Key, process: &str) -> Answer<bool> {
        let process = process.to_owned();
        self.run(async move |db| leases::lease(&db, table, &process).await)
    }

    fn inherit(&self, process: &str, limit: u32) -> Answer<Vec<(Key, String)>> {
        let process = process.to_owned();
        self.run(async move |db| leases::inherit(&db, &process, limit).await)
    }

    fn running(&self, after: Key, limit: u32) -> Answer<Vec<(Key, String)>> {
        self.run(async move |db| tables::running(&db, after, limit).await)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_makes_no_sense_is_said_to() {
        for (address, why) in [
            ("postgres://", "host"),
            ("postgres://localhost:door/lantern", "port"),
            ("postgres://localhost/lantern?sslmode=require", "does not encrypt"),
        ] {
            let said = match config(address, Durability::Power) {
                Err(error) => error.to_string(),
                Ok(config) => format!("{config:?}"),
            };
            assert!(said.contains(why), "{address}: {said}");
        }
    }

    #[test]
    fn durability_is_told_to_every_connection_beside_what_the_address_says() {
        let address = "postgres://ann@localhost/lantern?options=-c%20statement_timeout%3D9000";
        let config = config(address, Durability::Process).unwrap();
        assert_eq!(
            config.get_options(),
            Some("-c statement_timeout=9000 -c synchronous_commit=off")
        );
    }
}
