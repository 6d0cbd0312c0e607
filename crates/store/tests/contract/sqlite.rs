//! What only the embedded store does.

use store::{Appended, Durability, SqliteStore, Store, StoreError};

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

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_closed_store_leaves_one_file_for_its_owner_with_all_that_was_answered() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lantern.db");
    let store = SqliteStore::open(&path, Durability::Process).unwrap();
    let key = create(&store, "abc", vec![]).await.key;
    let answered = store.append(key, 0, rows(0..9), None).await.unwrap();
    assert_eq!(answered, Appended::Stored);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        let lock = file.path().extension().is_some_and(|end| end == "db-lock");
        assert!(lock || mode == 0o600, "{:?} has mode {mode:o}", file.path());
    }
    store.close().await.unwrap();
    assert!(matches!(store.log(key, 0).await, Err(StoreError::Closed)));
    assert!(matches!(store.append(key, 9, rows(9..10), None).await, Err(StoreError::Closed)));
    drop(store);
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(left, std::slice::from_ref(&path));
    let again = SqliteStore::open(&path, Durability::Process).unwrap();
    assert_eq!(again.log(key, 0).await.unwrap().rows, rows(0..9));
}
