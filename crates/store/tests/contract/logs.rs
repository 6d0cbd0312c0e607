//! Logs: rows go in once, in order, and come back as they were.

use std::sync::Arc;

use kernel::{Kind, Row, Seat};
use store::{Appended, By, Key, LogRow, Mark, StoreError};

use crate::place::{Place, create, row, rows};

pub(crate) async fn every_kind_of_row_survives_a_reopened_store(place: &impl Place) {
    let store = place.open().await;
    let key = create(&*store, "abc", vec![]).await.key;
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
    let store = place.open().await;
    assert_eq!(store.log(key, 0).await.unwrap().rows, rows);
    assert_eq!(store.log(key, 3).await.unwrap().rows, rows[3..]);
}

pub(crate) async fn rows_go_in_only_where_the_caller_thinks_the_log_ends(place: &impl Place) {
    let store = place.open().await;
    let key = create(&*store, "abc", vec![]).await.key;
    assert_eq!(store.append(key, 0, rows(0..3), None).await.unwrap(), Appended::Stored);
    let conflict = store.append(key, 1, rows(50..52), None).await.unwrap();
    assert_eq!(conflict, Appended::Conflict(rows(1..3)));
    assert_eq!(store.append(key, 3, rows(3..4), None).await.unwrap(), Appended::Stored);
    assert_eq!(store.log(key, 0).await.unwrap().rows, rows(0..4));
    // A caller who has seen more than there is must not be believed, nor overwritten.
    let error = store.append(key, 9, rows(9..10), None).await.unwrap_err();
    assert!(matches!(error, StoreError::Shorter { found: 4, expected: 9 }), "{error}");
}

pub(crate) async fn of_many_who_append_at_once_exactly_one_wins_each_place(place: &impl Place) {
    // Two stores on one database, as two processes would have.
    let stores = [place.open().await, place.open().await];
    let key = create(&*stores[0], "abc", vec![]).await.key;
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

pub(crate) async fn of_two_who_append_several_rows_one_has_all_of_them(place: &impl Place) {
    let stores = [place.open().await, place.open().await];
    for round in 0..20 {
        let key = create(&*stores[0], &format!("table{round}"), vec![]).await.key;
        let (short, long) = (rows(0..2), rows(10..15));
        let answers = tokio::join!(
            stores[0].append(key, 0, short.clone(), None),
            stores[1].append(key, 0, long.clone(), None),
        );
        let stored = match (answers.0.unwrap(), answers.1.unwrap()) {
            (Appended::Stored, Appended::Conflict(found)) if found == short => short,
            (Appended::Conflict(found), Appended::Stored) if found == long => long,
            other => panic!("one must win: {other:?}"),
        };
        assert_eq!(stores[0].log(key, 0).await.unwrap().rows, stored);
    }
}

pub(crate) async fn a_write_that_fails_does_not_hurt_those_beside_it(place: &impl Place) {
    let store = place.open().await;
    let nowhere = Key(4711);
    let mut waiting = Vec::new();
    for n in 0..50 {
        let key = create(&*store, &format!("table{n}"), vec![]).await.key;
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

pub(crate) async fn a_log_is_read_from_any_row_on_with_its_marks(place: &impl Place) {
    let store = place.open().await;
    let key = create(&*store, "abc", vec![]).await.key;
    let mark = |seq: u32| Mark { seq, fingerprint: format!("after {seq}") };
    store.append(key, 0, rows(0..4), None).await.unwrap();
    store.append(key, 4, rows(4..8), Some(mark(4))).await.unwrap();
    store.append(key, 8, rows(8..9), Some(mark(8))).await.unwrap();
    let lost = store.append(key, 8, rows(8..9), Some(mark(8))).await.unwrap();
    assert_eq!(lost, Appended::Conflict(rows(8..9)));
    for (since, marks) in [(0, vec![mark(4), mark(8)]), (4, vec![mark(4), mark(8)])] {
        let log = store.log(key, since).await.unwrap();
        assert_eq!((log.rows, log.marks), (rows(since..9), marks));
    }
    let end = store.log(key, 5).await.unwrap();
    assert_eq!((end.rows, end.marks), (rows(5..9), vec![mark(8)]));
    assert_eq!(store.log(key, 9).await.unwrap().rows, []);
}
