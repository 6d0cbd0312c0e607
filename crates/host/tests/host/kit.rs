//! A place to play in tests: a server, people with browsers, sockets, and a clock that obeys.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use host::{Config, Host, Hosted, Time};
use kernel::bot::Named;
use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{AnyBot, AnyTable, Bot, Rules, Seat};
use reqwest::header;
use serde_json::{Value, json};
use store::{Durability, SqliteStore, Store};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::beacons::{self, Action, Beacons, State};

/// A clock that moves when told.
#[derive(Debug)]
pub struct Hand(AtomicU64);

impl Hand {
    fn new() -> Arc<Self> {
        Arc::new(Self(AtomicU64::new(1_700_000_000_000)))
    }

    pub fn advance(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }
}

impl Time for Hand {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A bot that takes any offer, of any game.
#[derive(Debug)]
struct Anything;

impl AnyBot for Anything {
    fn id(&self) -> &'static str {
        "anything"
    }

    fn choose(&self, table: &dyn AnyTable, seat: Seat, rng: &mut ChaCha8Rng) -> Option<u32> {
        let codes = table.codes(seat);
        codes.get(rng.random_range(0..codes.len().max(1))).copied()
    }
}

/// A bot that does not know the rules, and sometimes loses its head.
#[derive(Debug)]
struct Fool;

impl Bot<Beacons> for Fool {
    fn choose(
        &self,
        _: &Beacons,
        _: &State,
        seat: Seat,
        _: &[Action],
        rng: &mut ChaCha8Rng,
    ) -> Action {
        assert!(rng.random_bool(0.5) || seat.0 > 9, "a bot lost its head, as it should here");
        Action::Wind(6)
    }
}

pub fn entries(board: &'static str) -> Vec<Hosted> {
    let anything: Arc<dyn AnyBot> = Arc::new(Anything);
    let fool = Arc::new(Named::<Beacons, _>::new("fool", Fool));
    let mut all =
        vec![Hosted { game: beacons::game_on(board), bots: vec![anything.clone(), fool] }];
    let bots = || vec![anything.clone()];
    let listed = games::all().unwrap().into_iter();
    all.extend(listed.map(|entry| Hosted { game: entry.game, bots: bots() }));
    all
}

/// A running server.
pub struct Place {
    pub host: Host,
    pub url: String,
    pub time: Arc<Hand>,
    pub store: Arc<dyn Store>,
    stop: Option<oneshot::Sender<()>>,
    pub server: Option<JoinHandle<()>>,
    folder: Option<Arc<TempDir>>,
}

impl Place {
    pub async fn new() -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = Self::file(&folder);
        Self::over(folder, store, Hand::new(), "hill", |_| {}).await
    }

    fn file(folder: &TempDir) -> Arc<dyn Store> {
        let path: PathBuf = folder.path().join("lantern.db");
        Arc::new(SqliteStore::open(&path, Durability::Process).unwrap())
    }

    /// A place with a store of one's own making.
    pub async fn with(
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
        set: impl FnOnce(&mut Config),
    ) -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = wrap(Self::file(&folder));
        Self::over(folder, store, Hand::new(), "hill", set).await
    }

    async fn over(
        folder: Arc<TempDir>,
        store: Arc<dyn Store>,
        time: Arc<Hand>,
        board: &'static str,
        set: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config { time: time.clone(), ..Config::usual() };
        // Time stands still here, so nothing would ever come back.
        config.limits.tables.burst = NonZeroU32::MAX;
        config.limits.messages.burst = NonZeroU32::MAX;
        set(&mut config);
        let host = Host::open(config, entries(board), store.clone()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn({
            let host = host.clone();
            async move {
                let stopped = async move { drop(stopped.await) };
                host.serve(listener, stopped).await;
            }
        });
        let server = Some(server);
        Self { host, url, time, store, stop: Some(stop), server, folder: Some(folder) }
    }

    /// A second server on the same file, as another process would be.
    pub async fn twin(&self) -> Self {
        self.twin_on("hill").await
    }

    /// The same, with a newer program whose board has changed.
    pub async fn twin_on(&self, board: &'static str) -> Self {
        let folder = self.folder.clone().unwrap();
        let store = Self::file(&folder);
        Self::over(folder, store, self.time.clone(), board, |_| {}).await
    }

    /// Stops the server as an operator would, and says how long it took.
    pub async fn stop(&mut self) -> Duration {
        let begun = std::time::Instant::now();
        drop(self.stop.take());
        self.server.take().unwrap().await.unwrap();
        begun.elapsed()
    }

    pub fn person(&self) -> Person {
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        Person { http, url: self.url.clone(), cookie: Mutex::default() }
    }

    /// A table of two with a person in the first seat and somebody in the second.
    pub async fn table_of_two(&self, second: Value) -> (Person, Table) {
        let person = self.person();
        let new = json!({"game": "beacons", "seats": ["me", second]});
        let table = person.create(new).await;
        (person, table)
    }

    /// A table at which two people sit, each with a browser.
    pub async fn two_people(&self, options: Value) -> (Table, Table) {
        let (ann, bob) = (self.person(), self.person());
        let new = json!({"game": "beacons", "seats": ["me", "open"], "options": options});
        let mut table = ann.create(new).await;
        let (status, held) = bob.post(&table.path("join"), json!({})).await;
        assert_eq!(status, 200, "{held}");
        let secret = held["secret"].as_str().unwrap().to_owned();
        table.person = Some(Arc::new(ann));
        let other = Table { id: table.id.clone(), secret, person: Some(Arc::new(bob)) };
        (table, other)
    }
}

/// Somebody with a browser that keeps cookies.
pub struct Person {
    http: reqwest::Client,
    pub url: String,
    pub cookie: Mutex<Option<String>>,
}

impl Person {
    pub async fn send(&self, request: reqwest::RequestBuilder) -> reqwest::Response {
        let cookie = self.cookie.lock().unwrap().clone();
        let request = match cookie {
            Some(cookie) => request.header(header::COOKIE, format!("a=b; lantern={cookie}; c=d")),
            None => request,
        };
        let response = request.send().await.unwrap();
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().unwrap();
            let value = set.strip_prefix("lantern=").unwrap().split(';').next().unwrap();
            *self.cookie.lock().unwrap() = Some(value.to_owned());
        }
        response
    }

    pub fn ask(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method, format!("{}{path}", self.url))
    }

    async fn read(response: reqwest::Response) -> (u16, Value) {
        let status = response.status().as_u16();
        let body = response.text().await.unwrap();
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        Self::read(self.send(self.ask(reqwest::Method::GET, path)).await).await
    }

    pub async fn get_as(&self, path: &str, secrets: &str) -> (u16, Value) {
        let request = self.ask(reqwest::Method::GET, path);
        let request = request.header(header::AUTHORIZATION, format!("Bearer {secrets}"));
        Self::read(self.send(request).await).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.post_bytes(path, body.to_string().into_bytes()).await
    }

    pub async fn post_bytes(&self, path: &str, body: Vec<u8>) -> (u16, Value) {
        let request = self.ask(reqwest::Method::POST, path).body(body);
        let request = request.header(header::CONTENT_TYPE, "application/json");
        Self::read(self.send(request).await).await
    }

    /// Makes a table and answers the first seat held there.
    pub async fn create(&self, new: Value) -> Table {
        let (status, made) = self.post("/api/tables", new).await;
        assert_eq!(status, 200, "{made}");
        let held = &made["held"][0];
        Table {
            id: made["table"]["id"].as_str().unwrap().to_owned(),
            secret: held["secret"].as_str().unwrap_or_default().to_owned(),
            person: None,
        }
    }
}

/// A seat at a table, with the browser of its holder if there is one.
#[derive(Clone)]
pub struct Table {
    pub id: String,
    pub secret: String,
    pub person: Option<Arc<Person>>,
}

impl Table {
    pub fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.id)
    }

    fn person(&self) -> &Person {
        self.person.as_ref().unwrap()
    }

    pub async fn post(&self, what: &str, body: Value) -> (u16, Value) {
        self.person().post(&self.path(what), body).await
    }

    /// What this seat sees.
    pub async fn view(&self) -> Value {
        let (status, view) = self.person().get_as(&self.path("view"), &self.secret).await;
        assert_eq!(status, 200, "{view}");
        view
    }

    /// How many rows this seat has seen.
    pub async fn number(&self) -> u64 {
        self.view().await["seats"][0]["number"].as_u64().unwrap()
    }

    /// The body of a request for a step.
    pub fn wants(&self, number: u64, wish: impl Into<Value>) -> Value {
        let wish: Value = wish.into();
        json!({"secret": self.secret, "number": number, "wish": wish})
    }

    pub async fn step_at(&self, number: u64, wish: Value) -> (u16, Value) {
        self.post("step", self.wants(number, wish)).await
    }

    /// Takes an action by its code or by its name, having seen so many rows.
    pub async fn act_at(&self, number: u64, action: impl Into<Value>) -> (u16, Value) {
        let action: Value = action.into();
        self.step_at(number, json!({"act": action})).await
    }

    /// Takes an action now; it must be accepted.
    pub async fn act(&self, action: Action) -> u64 {
        let (status, acted) = self.act_at(self.number().await, Beacons::code(action)).await;
        assert_eq!(status, 200, "{action:?}: {acted}");
        acted["number"].as_u64().unwrap()
    }
}

/// One open socket.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(url: &str) -> Self {
        let mut socket = Self::unheard(url).await;
        socket.next_of("hello").await;
        socket
    }

    /// A socket on which the host has not been heard yet.
    pub async fn unheard(url: &str) -> Self {
        let url = format!("{}/api/live", url.replace("http://", "ws://"));
        Self(connect_async(url).await.unwrap().0)
    }

    pub async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    pub async fn say_raw(&mut self, message: Message) {
        self.0.send(message).await.unwrap();
    }

    pub async fn watch(&mut self, table: &Table, since: u64) {
        let secrets: Vec<&str> =
            Some(table.secret.as_str()).filter(|s| !s.is_empty()).into_iter().collect();
        let watch = json!({"table": table.id, "secrets": secrets, "since": since});
        self.say(json!({"watch": watch})).await;
    }

    /// The next message. Waits long, because machines are slow, but not for ever.
    pub async fn next(&mut self) -> Value {
        self.maybe_next(Duration::from_secs(20)).await.expect("a message comes")
    }

    pub async fn maybe_next(&mut self, within: Duration) -> Option<Value> {
        // Pings must not put the end off.
        let end = tokio::time::Instant::now() + within;
        loop {
            let message = tokio::time::timeout_at(end, self.0.next()).await.ok()??;
            match message.unwrap() {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The next message of a kind; others are skipped.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            if let Some(found) = self.next().await.get(kind) {
                return found.clone();
            }
        }
    }

    /// Waits for an update that fits.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let update = self.next_of("update").await;
            if fits(&update) {
                return update;
            }
        }
    }

    /// Everything that was sent before the answer to a question that is asked now: proof that
    /// nothing else is on its way, without waiting for time to pass.
    pub async fn all_so_far(&mut self) -> Vec<Value> {
        self.say(json!({"step": {"table": "nowhere", "id": 4711,
            "step": {"secret": "", "number": 0, "wish": "plead"}}}))
            .await;
        let mut heard = Vec::new();
        loop {
            let message = self.next().await;
            if message["error"]["id"] == 4711 {
                return heard;
            }
            heard.push(message);
        }
    }

    /// Reads until the host closes, and says how it did.
    pub async fn closing(mut self) -> Option<CloseFrame> {
        loop {
            match tokio::time::timeout(Duration::from_secs(20), self.0.next()).await.unwrap() {
                Some(Ok(Message::Close(frame))) => return frame,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}
