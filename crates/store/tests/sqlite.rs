//! The store on a real file.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::sync::Arc;

use beacons::Beacons;
use kernel::{
    AnyGame, AnyTable, Drift, Game, Intent, Kind, Row, Seat, SeatSet, Seed, Turn, replay,
};
use store::{
    Appended, By, Created, Durability, Guest, Holder, Key, Log, LogRow, Mark, NewTable, Press,
    PressLimit, Said, SqliteStore, Status, Store, StoreError, TableRecord,
};

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path, Durability::Process).unwrap()
}

fn place() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("lantern.db"));
    (folder, store)
}

fn person(guest: &str) -> Holder {
    Holder::Person { guest: guest.to_owned(), name: guest.to_uppercase() }
}

fn new_table(id: &str, seats: Vec<Holder>) -> NewTable {
    NewTable {
        id: id.to_owned(),
        name: "Cordouan".to_owned(),
        game: "beacons".to_owned(),
        version: 1,
        options: "{}".to_owned(),
        board_hash: "hash".to_owned(),
        board_text: "hill".to_owned(),
        seed: Seed::from_number(7),
        clock: Some(60),
        created: 1_000,
        maker: "ann".to_owned(),
        seats,
        rematch_of: None,
    }
}

async fn create(store: &SqliteStore, id: &str, seats: Vec<Holder>) -> TableRecord {
    match store.create(new_table(id, seats)).await.unwrap() {
        Created::New(record) => *record,
        Created::Rematch(id) => panic!("{id} is no rematch"),
    }
}

fn row(code: u32) -> LogRow {
    let row = Row { kind: Kind::Action, seat: Some(Seat(1)), code };
    LogRow { row, by: By::Person("ann".to_owned()), time: 5_000 + u64::from(code) }
}

fn rows(codes: std::ops::Range<u32>) -> Vec<LogRow> {
    codes.map(row).collect()
}

#[tokio::test]
async fn a_table_is_kept_as_it_was_made() {
    let (folder, store) = place();
    let made = create(&store, "abc", vec![person("ann"), Holder::Open]).await;
    drop(store);
    let store = open(&folder.path().join("lantern.db"));
    let found = store.table("abc").await.unwrap().unwrap();
    assert_eq!(format!("{made:?}"), format!("{found:?}"));
    assert_eq!(found.seed, Seed::from_number(7));
    assert_eq!(found.commitment, Seed::from_number(7).commitment());
    assert_eq!((found.status, found.started, found.clock), (Status::Gathering, None, Some(60)));
    assert_eq!(store.board("hash").await.unwrap().as_deref(), Some("hill"));
    assert!(store.table("xyz").await.unwrap().is_none());
}

#[tokio::test]
async fn every_kind_of_row_survives_a_reopened_file() {
    let (folder, store) = place();
    let key = create(&store, "abc", vec![]).await.key;
    let kinds = [
        (Kind::Action, Some(Seat(2)), By::Person("ann".to_owned())),
        (Kind::Action, Some(Seat(0)), By::Bot("random".to_owned())),
        (Kind::Chance, None, By::Chance),
        (Kind::Undo, Some(Seat(7)), By::Person("bob".to_owned())),
        (Kind::Absent, Some(Seat(1)), By::Clock),
    ];
    let rows: Vec<LogRow> = kinds
        .into_iter()
        .map(|(kind, seat, by)| LogRow { row: Row { kind, seat, code: u32::MAX }, by, time: 9 })
        .collect();
    assert_eq!(store.append(key, 0, rows.clone(), None).await.unwrap(), Appended::Stored);
    drop(store);
    let store = open(&folder.path().join("lantern.db"));
    assert_eq!(store.log(key, 0).await.unwrap().rows, rows);
    assert_eq!(store.log(key, 3).await.unwrap().rows, rows[3..]);
}

#[tokio::test]
async fn rows_go_in_only_where_the_caller_thinks_the_log_ends() {
    let (_folder, store) = place();
    let key = create(&store, "abc", vec![]).await.key;
    assert_eq!(store.append(key, 0, rows(0..3), None).await.unwrap(), Appended::Stored);
    let conflict = store.append(key, 1, rows(50..52), None).await.unwrap();
    assert_eq!(conflict, Appended::Conflict(rows(1..3)));
    assert_eq!(store.append(key, 3, rows(3..4), None).await.unwrap(), Appended::Stored);
    assert_eq!(store.log(key, 0).await.unwrap().rows, rows(0..4));
    // A caller who has seen more than there is must not be believed, nor overwritten.
    let error = store.append(key, 9, rows(9..10), None).await.unwrap_err();
    assert!(matches!(error, StoreError::Shorter { found: 4, expected: 9 }), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_append_at_once_exactly_one_wins_each_place() {
    let (folder, store) = place();
    // Two stores on one file, as two processes would have.
    let stores = [Arc::new(store), Arc::new(open(&folder.path().join("lantern.db")))];
    let key = create(&stores[0], "abc", vec![]).await.key;
    let tasks: Vec<_> = (0..16u32)
        .map(|caller| {
            let store = Arc::clone(&stores[caller as usize % 2]);
            tokio::spawn(async move {
                let (mut seen, mut won) = (0, 0);
                while won < 20 {
                    match store.append(key, seen, vec![row(caller)], None).await.unwrap() {
                        Appended::Stored => (seen, won) = (seen + 1, won + 1),
                        Appended::Conflict(rows) => seen += rows.len() as u32,
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let log = stores[1].log(key, 0).await.unwrap().rows;
    assert_eq!(log.len(), 16 * 20);
    for caller in 0..16 {
        assert_eq!(log.iter().filter(|r| r.row.code == caller).count(), 20);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn writes_that_arrive_together_share_a_commit() {
    let (_folder, store) = place();
    let mut keys = Vec::new();
    for n in 0..100 {
        keys.push(create(&store, &format!("table{n}"), vec![]).await.key);
    }
    let before = store.stats();
    let answers: Vec<_> = keys.iter().map(|key| store.append(*key, 0, rows(0..2), None)).collect();
    let tasks: Vec<_> = answers.into_iter().map(tokio::spawn).collect();
    for task in tasks {
        assert_eq!(task.await.unwrap().unwrap(), Appended::Stored);
    }
    let after = store.stats();
    assert_eq!(after.writes - before.writes, 100);
    assert!(after.commits - before.commits < 60, "{before:?} {after:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_write_that_fails_does_not_hurt_those_it_shares_a_commit_with() {
    let (_folder, store) = place();
    let nowhere = Key(4711);
    let mut waiting = Vec::new();
    for n in 0..50 {
        let key = create(&store, &format!("table{n}"), vec![]).await.key;
        waiting.push((key, store.append(key, 0, rows(0..2), None), false));
        waiting.push((nowhere, store.append(nowhere, 0, rows(0..2), None), true));
    }
    let tasks: Vec<_> = waiting
        .into_iter()
        .map(|(key, answer, fails)| (key, tokio::spawn(answer), fails))
        .collect();
    for (key, task, fails) in tasks {
        assert_eq!(task.await.unwrap().is_err(), fails, "there is no such table as {nowhere:?}");
        let stored = if fails { vec![] } else { rows(0..2) };
        assert_eq!(store.log(key, 0).await.unwrap().rows, stored);
    }
}

#[tokio::test]
async fn an_open_seat_is_taken_once_and_the_last_one_starts_the_table() {
    let (_folder, store) = place();
    let key = create(&store, "abc", vec![person("ann"), Holder::Open, Holder::Open]).await.key;
    let first = store.take(key, None, person("bob"), 2_000).await.unwrap();
    assert_eq!(first.taken, [Seat(1)]);
    assert_eq!(first.table.status, Status::Gathering);
    let again = store.take(key, Some(vec![Seat(1)]), person("cat"), 2_500).await.unwrap();
    assert_eq!(again.taken, []);
    assert!(again.table.seats[1].is_guest("bob"));
    let all = Some(vec![Seat(0), Seat(1), Seat(2), Seat(9)]);
    let last = store.take(key, all, Holder::Bot("random".to_owned()), 3_000).await.unwrap();
    assert_eq!(last.taken, [Seat(2)]);
    assert_eq!((last.table.status, last.table.started), (Status::Running, Some(3_000)));
    let late = store.take(key, None, person("dan"), 4_000).await.unwrap();
    assert_eq!((late.taken, late.table.started), (vec![], Some(3_000)));
}

#[tokio::test]
async fn a_table_has_one_rematch() {
    let (_folder, store) = place();
    let old = create(&store, "abc", vec![person("ann")]).await;
    let again = |id: &str| NewTable { rematch_of: Some(old.key), ..new_table(id, vec![]) };
    assert!(matches!(store.create(again("def")).await.unwrap(), Created::New(_)));
    let second = store.create(again("ghi")).await.unwrap();
    assert!(matches!(second, Created::Rematch(id) if id == "def"));
    assert_eq!(store.table("abc").await.unwrap().unwrap().rematch.as_deref(), Some("def"));
    assert!(store.table("ghi").await.unwrap().is_none());
}

#[tokio::test]
async fn tables_are_found_by_guest_and_by_running() {
    let (_folder, store) = place();
    create(&store, "t1", vec![person("bob"), Holder::Open]).await;
    let t2 = create(&store, "t2", vec![person("bob"), person("ann")]).await;
    let other = NewTable { maker: "eve".to_owned(), ..new_table("t3", vec![person("eve")]) };
    store.create(other).await.unwrap();
    let ids = |tables: Vec<TableRecord>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tables_of("bob", 10).await.unwrap()), ["t2", "t1"]);
    assert_eq!(ids(store.tables_of("bob", 1).await.unwrap()), ["t2"]);
    assert_eq!(ids(store.tables_of("ann", 10).await.unwrap()), ["t2", "t1"], "she made both");
    assert_eq!(ids(store.tables_of("eve", 10).await.unwrap()), ["t3"]);
    let running = store.running(Key(0), 10).await.unwrap();
    assert_eq!(running.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["t2", "t3"]);
    store.end(t2.key, "{}".to_owned()).await.unwrap();
    assert_eq!(store.running(Key(0), 10).await.unwrap().len(), 1);
    assert_eq!(store.table("t2").await.unwrap().unwrap().status, Status::Over);
}

#[tokio::test]
async fn a_guest_keeps_the_name_at_the_tables_that_run() {
    let (_folder, store) = place();
    create(&store, "t1", vec![person("bob"), person("ann")]).await;
    let t2 = create(&store, "t2", vec![person("bob")]).await;
    store.end(t2.key, "{}".to_owned()).await.unwrap();
    let bob = Guest { id: "bob".to_owned(), name: "Robert".to_owned() };
    assert_eq!(store.guest("bob").await.unwrap(), None);
    assert_eq!(store.save_guest(bob.clone(), 1).await.unwrap(), ["t1"]);
    assert_eq!(store.save_guest(bob.clone(), 2).await.unwrap(), [""; 0]);
    assert_eq!(store.guest("bob").await.unwrap(), Some(bob));
    let name = |t: TableRecord| match &t.seats[0] {
        Holder::Person { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(name(store.table("t1").await.unwrap().unwrap()), "Robert");
    assert_eq!(name(store.table("t2").await.unwrap().unwrap()), "BOB", "history stays");
}

#[tokio::test]
async fn the_press_is_numbered_and_limited() {
    let (_folder, store) = place();
    let key = create(&store, "abc", vec![]).await.key;
    let limit = PressLimit { messages: 2, window_ms: 60_000 };
    let message = |from: u8, time: u64| Press {
        id: 99,
        from: Seat(from),
        to: SeatSet::one(Seat(3)),
        text: format!("at {time} — déjà vu"),
        time,
    };
    for (from, time, said) in [
        (0, 100_000, Said::Stored(0)),
        (0, 101_000, Said::Stored(1)),
        (0, 102_000, Said::TooMany),
        (1, 102_000, Said::Stored(2)),
        (0, 160_500, Said::Stored(3)),
    ] {
        assert_eq!(store.say(key, message(from, time), limit).await.unwrap(), said);
    }
    let press = store.press(key, 1, 100).await.unwrap();
    assert_eq!(press.iter().map(|m| m.id).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(press[0], Press { id: 1, ..message(0, 101_000) });
    let newest = store.press(key, 0, 2).await.unwrap();
    assert_eq!(newest.iter().map(|m| m.id).collect::<Vec<_>>(), [2, 3]);
}

#[tokio::test]
async fn all_who_open_a_file_share_its_key() {
    let (folder, store) = place();
    assert_eq!(store.server_key([1; 32]).await.unwrap(), [1; 32]);
    let other = open(&folder.path().join("lantern.db"));
    assert_eq!(other.server_key([2; 32]).await.unwrap(), [1; 32]);
}

fn game() -> Game<Beacons> {
    Game::open(beacons::WORDS).unwrap()
}

/// Plays the small game by chance-free choices and stores it as the host would.
async fn played(store: &SqliteStore) -> (Key, Box<dyn AnyTable>) {
    let key = create(store, "abc", vec![]).await.key;
    let game = game();
    let options = serde_json::json!({"rounds": 30});
    let mut table = game.table(&options, Seed::from_number(7)).unwrap();
    let mut marked = 0;
    while let Turn::Seats { must, .. } = table.turn() {
        let seat = must.lowest().unwrap();
        let code = table.codes(seat)[0];
        let draft = table.draft(Intent::Act { seat, code }).unwrap();
        let expected = table.len() as u32;
        let mark = (expected / 64 > marked / 64)
            .then(|| Mark { seq: expected, fingerprint: table.fingerprint() });
        marked = if mark.is_some() { expected } else { marked };
        let rows = draft.rows().iter();
        let log = rows.map(|row| LogRow { row: *row, by: By::Chance, time: 1 }).collect();
        assert_eq!(store.append(key, expected, log, mark).await.unwrap(), Appended::Stored);
        table.accept(draft).unwrap();
    }
    (key, table)
}

#[tokio::test]
async fn a_replayed_log_leads_to_the_same_state() {
    let (_folder, store) = place();
    let (key, table) = played(&store).await;
    let log = store.log(key, 0).await.unwrap();
    assert!(log.rows.len() > 300 && log.marks.len() >= log.rows.len() / 64 - 1);
    let options = serde_json::json!({"rounds": 30});
    let mut again = game().table(&options, Seed::from_number(7)).unwrap();
    replay(&mut *again, log.rows.iter().map(|row| row.row), &log.marks).unwrap();
    assert_eq!(again.len(), log.rows.len());
    assert_eq!(again.fingerprint(), table.fingerprint());
}

#[tokio::test]
async fn a_log_that_leads_elsewhere_is_named_by_row() {
    let (_folder, store) = place();
    let (key, _) = played(&store).await;
    let mut log = store.log(key, 0).await.unwrap();
    log.marks[1].fingerprint = "0000000000000000".to_owned();
    let seq = log.marks[1].seq;
    let options = serde_json::json!({"rounds": 30});
    let new = || game().table(&options, Seed::from_number(7)).unwrap();
    let rows = |log: &Log| log.rows.iter().map(|row| row.row).collect::<Vec<_>>();
    let drift = replay(&mut *new(), rows(&log), &log.marks).unwrap_err();
    assert!(matches!(&drift, Drift::Fingerprint { seq: s, .. } if *s == seq));
    assert!(drift.to_string().starts_with(&format!("after {seq} rows")), "{drift}");
    log.rows[5].row.code = 4711;
    let drift = replay(&mut *new(), rows(&log), &log.marks).unwrap_err();
    assert!(drift.to_string().starts_with("row 5 is no longer legal"), "{drift}");
}
