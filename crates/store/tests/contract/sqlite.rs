//! What only the embedded store does.

use store::{Appended, Store};

use crate::place::{Sqlite, create, rows};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn writes_that_arrive_together_share_a_commit() {
    let place = Sqlite::new();
    let store = place.file();
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
