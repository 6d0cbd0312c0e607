//! Many live tables at once, played at random over real sockets, on this machine. Prints durable
//! actions per second, how long one takes from the click to the answer, and what it costs in time of
//! the processors, the browsers' own included.
//!
//! ```text
//! cargo run --release -p host --example load -- [tables=100] [seconds=10]
//!                                               [game=africa1880|rebellion1775|freedom|beacons]
//!                                               [sockets=table|seat] [disk=process|power]
//! ```
//!
//! `sockets=table`: one browser at each table holds all its seats. `sockets=seat`: a browser for
//! each seat, so that each public step is shown to all of them.

mod seats;

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use beacons::Beacons;
use futures_util::{SinkExt, StreamExt};
use host::{Config, Host, Hosted};
use kernel::random::{ChaCha8Rng, RngExt, SeedableRng};
use kernel::{AnyGame, Fault, Game};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use store::{Durability, SqliteStore};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::seats::{SeatNow, SeatsChange, change_seats};

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What is played, and how.
struct Plan {
    tables: usize,
    seconds: u64,
    game: String,
    by_seat: bool,
    durability: Durability,
}

impl Plan {
    fn from_arguments() -> Fallible<Self> {
        let mut plan = Self {
            tables: 100,
            seconds: 10,
            game: "africa1880".to_owned(),
            by_seat: false,
            durability: Durability::Process,
        };
        for argument in std::env::args().skip(1) {
            match argument.split_once('=') {
                Some(("tables", n)) => plan.tables = n.parse()?,
                Some(("seconds", n)) => plan.seconds = n.parse()?,
                Some(("game", game)) => plan.game = game.to_owned(),
                Some(("sockets", by)) => plan.by_seat = by == "seat",
                Some(("disk", "power")) => plan.durability = Durability::Power,
                Some(("disk", "process")) => plan.durability = Durability::Process,
                _ => return Err(format!("what is {argument}? See the head of load.rs").into()),
            }
        }
        Ok(plan)
    }
}

/// What all drivers count together.
#[derive(Default)]
struct Count {
    done: AtomicBool,
    actions: AtomicU64,
    games: AtomicU64,
    /// Of the messages that browsers heard.
    bytes: AtomicU64,
}

/// What the driver needs of a message; the view is for eyes and is skipped.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Heard {
    Hello(IgnoredAny),
    Card(IgnoredAny),
    Update(Update),
    Change(Change),
    Press(IgnoredAny),
    Acted(IgnoredAny),
    Error(Value),
}

#[derive(Deserialize)]
struct Update {
    outcome: Option<IgnoredAny>,
    seats: Vec<SeatNow>,
}

#[derive(Deserialize)]
struct Change {
    patch: Patch,
}

#[derive(Deserialize)]
struct Patch {
    outcome: Option<IgnoredAny>,
    seats: Option<SeatsChange>,
}

/// One browser.
struct Browser {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    secrets: Vec<String>,
    rng: ChaCha8Rng,
    times: Vec<Duration>,
}

impl Browser {
    async fn open(url: &str, table: String, secrets: Vec<String>, n: u64) -> Fallible<Self> {
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let url = format!("ws://{url}/api/live");
        let (mut socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let held: Vec<&String> = secrets.iter().filter(|s| !s.is_empty()).collect();
        let watch = json!({"watch": {"table": table, "secrets": held, "changes": true}});
        socket.send(Message::text(watch.to_string())).await?;
        let rng = ChaCha8Rng::seed_from_u64(n);
        Ok(Self { socket, table, secrets, rng, times: Vec::new() })
    }

    async fn hear(&mut self, count: &Count) -> Fallible<Heard> {
        loop {
            match self.socket.next().await.ok_or("the host hung up")?? {
                Message::Text(text) => {
                    count.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                    return Ok(serde_json::from_str(&text)?);
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => return Err(format!("{other:?}").into()),
            }
        }
    }

    /// Plays at random, one action in flight, until the game ends or time is up.
    async fn play(&mut self, count: &Count) -> Fallible<()> {
        let mut asked: Option<Instant> = None;
        let mut seats = Vec::new();
        let mut moved = false;
        while !count.done.load(Ordering::Relaxed) {
            // A browser that waits for others looks up now and then, to see whether time is up.
            let heard = tokio::time::timeout(Duration::from_millis(200), self.hear(count)).await;
            let Ok(heard) = heard else { continue };
            match heard? {
                Heard::Update(Update { outcome: Some(_), .. })
                | Heard::Change(Change { patch: Patch { outcome: Some(_), .. } }) => return Ok(()),
                Heard::Update(update) => (seats, moved) = (update.seats, true),
                Heard::Change(Change { patch }) => {
                    patch.seats.into_iter().for_each(|change| change_seats(&mut seats, change));
                    moved = true;
                }
                Heard::Acted(_) => {
                    self.times.extend(asked.take().map(|at| at.elapsed()));
                    count.actions.fetch_add(1, Ordering::Relaxed);
                }
                // Others may be faster; the update that says so is on its way.
                Heard::Error(error) if error["error"]["kind"] == "stale" => asked = None,
                Heard::Error(error) => return Err(error.to_string().into()),
                Heard::Hello(_) | Heard::Card(_) | Heard::Press(_) => {}
            }
            if asked.is_none()
                && std::mem::take(&mut moved)
                && let Some(act) = self.choose(&seats)
            {
                asked = Some(Instant::now());
                self.socket.send(Message::text(act)).await?;
            }
        }
        Ok(())
    }

    fn choose(&mut self, seats: &[SeatNow]) -> Option<String> {
        let owing: Vec<&SeatNow> = seats.iter().filter(|seat| seat.must).collect();
        if owing.is_empty() {
            return None;
        }
        let SeatNow { seat, number, offers, .. } = owing[self.rng.random_range(0..owing.len())];
        let act = offers[self.rng.random_range(0..offers.len())].code;
        let secret = self.secrets.get(*seat)?;
        let step = json!({"secret": secret, "number": number, "wish": {"act": act}});
        Some(json!({"step": {"table": self.table, "id": 1, "step": step}}).to_string())
    }
}

/// Makes a table whose seats are all held by one guest; answers its id and secrets.
async fn create(
    http: &reqwest::Client,
    url: &str,
    game: &str,
    seats: u8,
) -> Fallible<(String, Vec<String>)> {
    let new = json!({"game": game, "seats": vec!["me"; usize::from(seats)]});
    let post = http.post(format!("http://{url}/api/tables"));
    let post = post.header("content-type", "application/json").body(new.to_string());
    let answer = post.send().await?;
    let made: Value = serde_json::from_str(&answer.text().await?)?;
    let id = made["table"]["id"].as_str().ok_or_else(|| made.to_string())?.to_owned();
    let held = made["held"].as_array().ok_or("no seats")?;
    Ok((id, held.iter().filter_map(|h| Some(h["secret"].as_str()?.to_owned())).collect()))
}

/// Plays one table after another until time is up; answers the times of all actions.
async fn drive(
    url: String,
    n: u64,
    plan: Arc<(Plan, u8)>,
    count: Arc<Count>,
) -> Fallible<Vec<Duration>> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let mut times = Vec::new();
    while !count.done.load(Ordering::Relaxed) {
        let (plan, seats) = &*plan;
        let (table, secrets) = create(&http, &url, &plan.game, *seats).await?;
        let hands: Vec<Vec<String>> = if plan.by_seat {
            let only = |n: usize| {
                let keep =
                    |(m, s): (usize, &String)| if m == n { s.clone() } else { String::new() };
                secrets.iter().enumerate().map(keep).collect()
            };
            (0..secrets.len()).map(only).collect()
        } else {
            vec![secrets]
        };
        let browsers = hands.into_iter().zip(0u64..).map(|(secrets, m)| {
            let (url, table, count) = (url.clone(), table.clone(), Arc::clone(&count));
            tokio::spawn(async move {
                let mut browser = Browser::open(&url, table, secrets, n * 100 + m).await?;
                browser.play(&count).await?;
                Fallible::Ok(browser.times)
            })
        });
        for browser in browsers.collect::<Vec<_>>() {
            times.extend(browser.await??);
        }
        count.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(times)
}

/// User and system time of this process so far, where the system tells: in ticks of 10 ms.
fn processor_ms() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in brackets and may hold anything.
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
    let ticks: Vec<f64> = fields.map_while(|ticks| ticks.parse().ok()).collect();
    (ticks.len() == 2).then(|| ticks.iter().sum::<f64>() * 10.0)
}

#[tokio::main(flavor = "multi_thread")]
async fn main() -> Fallible<()> {
    let plan = Plan::from_arguments()?;
    let small = Game::<Beacons>::open(beacons::WORDS).map_err(|faults| Fault::list(&faults))?;
    let mut games: Vec<Arc<dyn AnyGame>> = vec![Arc::new(small)];
    games.extend(games::all()?.into_iter().map(|entry| entry.game));
    let game = games.iter().find(|g| g.id() == plan.game).ok_or("no such game")?;
    let seats =
        game.table(&json!({}), kernel::Seed::from_number(0)).map_err(|f| format!("{f:?}"))?.seats();
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SqliteStore::open(&folder.path().join("load.db"), plan.durability)?);
    let entries = games.iter().map(|game| Hosted { game: Arc::clone(game), bots: vec![] });
    let host = Host::open(Config::usual(), entries.collect(), store.clone()).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = listener.local_addr()?.to_string();
    let server = tokio::spawn({
        let host = host.clone();
        async move { host.serve(listener, std::future::pending()).await }
    });
    let count = Arc::new(Count::default());
    let (tables, seconds) = (plan.tables, plan.seconds);
    println!(
        "{}, {tables} tables of {seats}, {}, {:?}, {seconds} s",
        plan.game,
        if plan.by_seat { "a socket for each seat" } else { "a socket for each table" },
        plan.durability
    );
    let plan = Arc::new((plan, seats));
    let drivers: Vec<_> = (0..tables as u64)
        .map(|n| tokio::spawn(drive(url.clone(), n, Arc::clone(&plan), Arc::clone(&count))))
        .collect();
    // The first second is for making tables.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let heard = || (count.actions.load(Ordering::Relaxed), count.bytes.load(Ordering::Relaxed));
    let (before, begun) = (heard(), Instant::now());
    let (stored, worked) = (store.stats(), processor_ms());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let worked = processor_ms().zip(worked).map(|(after, before)| after - before);
    let (actions, bytes) = (heard().0 - before.0, heard().1 - before.1);
    let rate = actions as f64 / begun.elapsed().as_secs_f64();
    let after = store.stats();
    count.done.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for driver in drivers {
        times.extend(driver.await??);
    }
    times.sort_unstable();
    let at =
        |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let commits = (after.commits - stored.commits).max(1);
    println!(
        "{rate:.0} durable actions/s; {:.1} writes in a commit",
        (after.writes - stored.writes) as f64 / commits as f64
    );
    if let Some(ms) = worked {
        println!("{:.1} µs of processor time an action", ms * 1e3 / actions.max(1) as f64);
    }
    println!("{} bytes heard an action", bytes / actions.max(1));
    println!(
        "click to answer: p50 {:?}, p95 {:?}, p99 {:?} ({} actions)",
        at(0.5),
        at(0.95),
        at(0.99),
        times.len()
    );
    println!("{} games ended", count.games.load(Ordering::Relaxed));
    server.abort();
    Ok(())
}
