//! Nothing is published before it is stored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use kernel::Seat;
use serde_json::{Value, json};
use store::{
    Answer, Appended, Created, Guest, Holder, Key, Log, LogRow, Mark, NewTable, Press, PressLimit,
    Said, Seating, Store, StoreError, TableRecord,
};

use tokio::sync::Semaphore;

use crate::beacons::Action;
use crate::kit::{Place, Socket};

/// A store whose disk is full whenever the test says so.
#[derive(Debug)]
struct Failing {
    inner: Arc<dyn Store>,
    full: Arc<AtomicBool>,
    asked: Arc<AtomicU32>,
    /// How often a log was read.
    read: Arc<AtomicU32>,
    /// Whoever takes a seat waits until this lets them through.
    gate: Arc<Semaphore>,
}

impl Failing {
    fn new(inner: Arc<dyn Store>) -> Self {
        let gate = Arc::new(Semaphore::new(Semaphore::MAX_PERMITS));
        let (full, asked, read) = (Arc::default(), Arc::default(), Arc::default());
        Self { inner, full, asked, read, gate }
    }
}

impl Store for Failing {
    fn append(
        &self,
        table: Key,
        expected: u32,
        rows: Vec<LogRow>,
        mark: Option<Mark>,
    ) -> Answer<Appended> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Commit("the disk is full".to_owned())) });
        }
        self.inner.append(table, expected, rows, mark)
    }

    fn server_key(&self, fresh: [u8; 32]) -> Answer<[u8; 32]> {
        self.inner.server_key(fresh)
    }
    fn create(&self, table: NewTable) -> Answer<Created> {
        self.inner.create(table)
    }
    fn table(&self, id: &str) -> Answer<Option<TableRecord>> {
        self.inner.table(id)
    }
    fn log(&self, table: Key, since: u32) -> Answer<Log> {
        self.read.fetch_add(1, Ordering::SeqCst);
        self.inner.log(table, since)
    }
    fn board(&self, hash: &str) -> Answer<Option<String>> {
        self.inner.board(hash)
    }
    fn take(&self, table: Key, seats: Option<Vec<Seat>>, by: Holder, now: u64) -> Answer<Seating> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let (gate, taking) = (self.gate.clone(), self.inner.take(table, seats, by, now));
        Box::pin(async move {
            gate.acquire().await.unwrap().forget();
            taking.await
        })
    }
    fn end(&self, table: Key, outcome: String) -> Answer<()> {
        self.inner.end(table, outcome)
    }
    fn say(&self, table: Key, message: Press, limit: PressLimit) -> Answer<Said> {
        self.inner.say(table, message, limit)
    }
    fn press(&self, table: Key, since: u32, limit: u32) -> Answer<Vec<Press>> {
        self.inner.press(table, since, limit)
    }
    fn guest(&self, id: &str) -> Answer<Option<Guest>> {
        self.inner.guest(id)
    }
    fn save_guest(&self, guest: Guest, now: u64) -> Answer<Vec<String>> {
        self.inner.save_guest(guest, now)
    }
    fn tables_of(&self, guest: &str, limit: u32) -> Answer<Vec<TableRecord>> {
        self.inner.tables_of(guest, limit)
    }
    fn running(&self, after: Key, limit: u32) -> Answer<Vec<(Key, String)>> {
        self.inner.running(after, limit)
    }
}

#[tokio::test]
async fn what_is_not_stored_is_not_shown() {
    let (place, full, asked) = {
        let (full, asked) = (Arc::<AtomicBool>::default(), Arc::<AtomicU32>::default());
        let (f, a) = (full.clone(), asked.clone());
        let wrap = move |inner| -> Arc<dyn Store> {
            Arc::new(Failing { full: f, asked: a, ..Failing::new(inner) })
        };
        (Place::with(wrap, |_| {}).await, full, asked)
    };
    let (ann, bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    socket.next_of("press").await;
    ann.act(Action::Light(0)).await;
    socket.next_of("update").await;
    let before = (ann.view().await, bob.view().await);
    full.store(true, Ordering::SeqCst);
    let asked_before = asked.load(Ordering::SeqCst);
    let (status, answer) = ann.act_at(1, 5).await;
    assert_eq!((status, &answer["error"]["kind"]), (500, &json!("internal")));
    assert_eq!(answer["error"]["text"]["key"], "host-internal");
    assert!(!answer.to_string().contains("disk"), "what is inside stays inside");
    assert_eq!(ann.step_at(1, json!({"undo": null})).await.0, 500);
    assert_eq!(asked.load(Ordering::SeqCst), asked_before + 2);
    assert_eq!(socket.all_so_far().await, [Value::Null; 0]);
    assert_eq!((ann.view().await, bob.view().await), before);
    // When there is space again, the same click goes through.
    full.store(false, Ordering::SeqCst);
    assert_eq!(ann.act_at(1, 5).await.0, 200);
    assert_eq!(socket.next_of("update").await["number"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_goes_away_half_way_leaves_nothing_half_done() {
    let (gate, asked) = (Arc::new(Semaphore::new(0)), Arc::<AtomicU32>::default());
    let place = {
        let (gate, asked) = (gate.clone(), asked.clone());
        let wrap = move |inner| -> Arc<dyn Store> {
            Arc::new(Failing { gate, asked, ..Failing::new(inner) })
        };
        Place::with(wrap, |_| {}).await
    };
    let (_ann, table) = place.table_of_two(json!("open")).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&table, 0).await;
    socket.next_of("press").await;
    let bob = place.person();
    let path = table.path("join");
    let joining = tokio::spawn(async move { bob.post(&path, json!({})).await });
    while asked.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    // The request has reached the store. Now the browser is closed, and only then does the store
    // get its work done.
    joining.abort();
    assert!(joining.await.unwrap_err().is_cancelled());
    gate.add_permits(1);
    assert_eq!(socket.next_of("card").await["status"], "running");
    assert_eq!(socket.next_of("update").await["number"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_loaded_once_however_many_come() {
    let read = Arc::<AtomicU32>::default();
    let place = {
        let read = read.clone();
        let wrap =
            move |inner| -> Arc<dyn Store> { Arc::new(Failing { read, ..Failing::new(inner) }) };
        Place::with(wrap, |_| {}).await
    };
    let (_ann, table) = place.table_of_two(json!("open")).await;
    place.host.forget();
    let before = read.load(Ordering::SeqCst);
    let path = format!("/api/tables/{}", table.id);
    let people: Vec<_> = (0..8).map(|_| place.person()).collect();
    let came = people.iter().map(|person| person.get(&path));
    for (status, card) in futures_util::future::join_all(came).await {
        assert_eq!(status, 200, "{card}");
    }
    assert_eq!(read.load(Ordering::SeqCst), before + 1);
}
