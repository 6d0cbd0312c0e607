//! Two processes on one PostgreSQL: any of them serves any request, and whoever watches at one sees
//! what is done at the other. On one file there is no second process.

use std::process::Command;
use std::time::{Duration, Instant};

use cluster::Cluster;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use store::{By, Durability, PostgresStore, Store};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

mod server;

use server::Server;

/// How soon whoever watches at another process sees what was done.
const SOON: Duration = Duration::from_secs(2);
/// How long anything else may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who watches a table over a socket.
struct Watcher(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Watcher {
    async fn at(url: &str, table: &str, secret: &str) -> Self {
        let address = url.replace("http://", "ws://") + "/api/live";
        let (mut socket, _) = connect_async(address).await.expect("a socket");
        let watch = json!({ "watch": { "table": table, "secrets": [secret], "since": 0 } });
        socket.send(Message::text(watch.to_string())).await.expect("sent");
        let mut watcher = Self(socket);
        // The press comes last: from here on everything that comes is new.
        watcher.until("press", |_| true).await;
        watcher
    }

    /// Waits for a message of a kind that fits.
    async fn until(&mut self, kind: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let hearing = async {
            loop {
                let message = self.0.next().await.expect("a message").expect("a socket");
                let Message::Text(text) = message else { continue };
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if let Some(found) = message.get(kind).filter(|found| fits(found)) {
                    return found.clone();
                }
            }
        };
        timeout(PATIENCE, hearing).await.unwrap_or_else(|_| panic!("no {kind} came"))
    }
}

/// A browser that keeps its cookie.
struct Person {
    http: reqwest::Client,
    cookie: String,
}

impl Person {
    async fn new(url: &str) -> Self {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        let me = http.post(format!("{url}/api/me")).header("content-type", "application/json");
        let me = me.body(json!({ "name": "Ann" }).to_string()).send().await.expect("an answer");
        let cookie = me.headers()["set-cookie"].to_str().expect("text").to_owned();
        let cookie = cookie.split(';').next().expect("a cookie").to_owned();
        Self { http, cookie }
    }

    async fn post(&self, url: &str, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{url}/api/{path}")).header("cookie", &self.cookie);
        let request = request.header("content-type", "application/json").body(body.to_string());
        let response = request.send().await.expect("an answer");
        let status = response.status();
        let text = response.text().await.expect("text");
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_owned()
}

/// A table of Freedom with two people, made at one process, and joined at the other.
struct Table {
    id: String,
    /// What proves each seat.
    secrets: [String; 2],
}

impl Table {
    async fn of_two(ann: &Person, here: &str, bob: &Person, there: &str) -> Self {
        let options = json!({ "players": 2 });
        let new = json!({ "game": "freedom", "options": options, "seats": ["me", "open"] });
        let made = ann.post(here, "tables", new).await;
        let id = text(&made["table"]["id"]);
        let first = text(&made["held"][0]["secret"]);
        let mut watcher = Watcher::at(here, &id, &first).await;
        let held = bob.post(there, &format!("tables/{id}/join"), json!({})).await;
        // Whoever waits for somebody to come sees them come.
        let begun = Instant::now();
        watcher.until("card", |card| card["status"] == "running").await;
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        Self { id, secrets: [first, text(&held["secret"])] }
    }

    /// Takes any step for whoever is awaited, at a process.
    async fn step(&self, person: &Person, url: &str) -> Value {
        for secret in &self.secrets {
            let view = person.http.get(format!("{url}/api/tables/{}/view", self.id));
            let view = view.header("authorization", format!("Bearer {secret}")).send().await;
            let view = view.expect("an answer").text().await.expect("text");
            let view: Value = serde_json::from_str(&view).expect("JSON");
            let seat = &view["seats"][0];
            let Some(offer) = seat["offers"].as_array().and_then(|offers| offers.first()) else {
                continue;
            };
            let wish = json!({ "act": offer["code"] });
            let step = json!({ "secret": secret, "number": seat["number"], "wish": wish });
            return person.post(url, &format!("tables/{}/step", self.id), step).await;
        }
        panic!("nobody can act");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_on_one_file_is_refused_and_the_first_leaves_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("lantern.db");
    let first = Server::start(&database, &[]);
    Person::new(&first.url).await;
    let second = Command::new(env!("CARGO_BIN_EXE_lantern"))
        .args(["serve", "--address", "127.0.0.1:0", "--database"])
        .arg(&database)
        .output()
        .expect("lantern starts");
    let said = String::from_utf8_lossy(&second.stderr);
    assert_eq!(second.status.code(), Some(1), "{said}");
    assert!(said.contains("another Lantern is using this file"), "{said}");
    // A killed process keeps nobody out.
    first.kill();
    let third = Server::start(&database, &[]);
    Person::new(&third.url).await;
    third.end();
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .expect("readable")
        .map(|file| file.expect("readable").path())
        .collect();
    assert_eq!(left, [database]);
}

mod on_postgres {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_watches_at_one_process_sees_what_is_done_at_the_other() {
        let cluster = Cluster::shared();
        let address = cluster.database();
        let [a, b] = [Server::start(&address, &[]), Server::start(&address, &[])];
        let (ann, bob) = (Person::new(&a.url).await, Person::new(&b.url).await);
        let table = Table::of_two(&ann, &a.url, &bob, &b.url).await;
        let mut watcher = Watcher::at(&b.url, &table.id, &table.secrets[1]).await;

        for _ in 0..5 {
            let begun = Instant::now();
            table.step(&ann, &a.url).await;
            watcher.until("update", |_| true).await;
            assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        }
        let begun = Instant::now();
        ann.post(&a.url, "me", json!({ "name": "Anna" })).await;
        watcher.until("card", |card| card.to_string().contains("\"Anna\"")).await;
        let say = json!({ "secret": table.secrets[0], "to": [], "text": "Richmond?" });
        ann.post(&a.url, &format!("tables/{}/press", table.id), say).await;
        let press = watcher.until("press", |_| true).await;
        assert_eq!(press["messages"][0]["text"], "Richmond?");
        assert!(begun.elapsed() < SOON * 2, "{:?}", begun.elapsed());
        let mut drawing = Watcher::at(&a.url, &table.id, &table.secrets[0]).await;
        let sketch =
            json!({ "table": table.id, "secret": table.secrets[0], "seat": 0, "places": ["RIC"] });
        drawing.0.send(Message::text(json!({ "sketch": sketch }).to_string())).await.expect("sent");
        watcher.until("sketches", |all| all["sketches"][0]["places"] == json!(["RIC"])).await;

        // Cut off from the news, nothing is missed either.
        let database = address.split(['/', '?']).nth(3).expect("a name");
        let cut = format!(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE datname = '{database}' AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')
               AND pid <> pg_backend_pid()"
        );
        for _ in 0..3 {
            assert_ne!(cluster.run(&cut).expect("SQL"), "0");
            let begun = Instant::now();
            table.step(&ann, &a.url).await;
            watcher.until("update", |_| true).await;
            assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        }
    }

    /// How many rows bots have written.
    async fn by_bots(store: &dyn Store, table: &str) -> usize {
        let record = store.table(table).await.expect("readable").expect("it is there");
        let log = store.log(record.key, 0).await.expect("readable");
        log.rows.iter().filter(|row| matches!(row.by, By::Bot(_))).count()
    }

    /// Waits until bots have written more rows than that.
    async fn more_than(store: &dyn Store, table: &str, rows: usize) {
        let waiting = async {
            while by_bots(store, table).await <= rows {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("the bots move on");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn when_a_process_is_killed_another_moves_its_bots_and_serves_its_tables() {
        let address = Cluster::shared().database();
        let slow = ["--bot-pace", "50"];
        let [a, b] = [Server::start(&address, &slow), Server::start(&address, &slow)];
        let store = PostgresStore::open(&address, Durability::Process).await.expect("a database");
        let ann = Person::new(&a.url).await;
        let new = json!({ "game": "africa1880", "seats": vec![json!({ "bot": "random" }); 6] });
        let table = text(&ann.post(&a.url, "tables", new).await["table"]["id"]);
        more_than(&store, &table, 5).await;
        a.kill();
        // Nobody asks for the table at the other process.
        let moved = by_bots(&store, &table).await;
        more_than(&store, &table, moved + 1).await;
        let view = ann.http.get(format!("{}/api/tables/{table}/view", b.url));
        assert_eq!(view.send().await.expect("an answer").status(), 200);
        // One that ends as it should leaves its tables at once.
        let c = Server::start(&address, &slow);
        b.end();
        let moved = by_bots(&store, &table).await;
        more_than(&store, &table, moved + 1).await;
        drop(c);
    }
}
