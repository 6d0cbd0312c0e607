//! A stored log is the table: it leads to the same state, or says where it no longer does.

use beacons::Beacons;
use kernel::{AnyGame, AnyTable, Drift, Game, Intent, Seed, Turn, replay};
use store::{Appended, By, Key, Log, LogRow, Mark, Store};

use crate::place::{Place, create};

fn table() -> Box<dyn AnyTable> {
    let game: Game<Beacons> = Game::open(beacons::WORDS).unwrap();
    game.table(&serde_json::json!({"rounds": 30}), Seed::from_number(7)).unwrap()
}

/// Plays the small game by chance-free choices and stores it as the host would.
async fn played(store: &dyn Store) -> (Key, Box<dyn AnyTable>) {
    let key = create(store, "abc", vec![]).await.key;
    let mut table = table();
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

pub(crate) async fn a_replayed_log_leads_to_the_same_state(place: &impl Place) {
    let store = place.open().await;
    let (key, played) = played(&*store).await;
    let log = store.log(key, 0).await.unwrap();
    assert!(log.rows.len() > 300 && log.marks.len() >= log.rows.len() / 64 - 1);
    let mut again = table();
    replay(&mut *again, log.rows.iter().map(|row| row.row), &log.marks).unwrap();
    assert_eq!(again.len(), log.rows.len());
    assert_eq!(again.fingerprint(), played.fingerprint());
}

pub(crate) async fn a_log_that_leads_elsewhere_is_named_by_row(place: &impl Place) {
    let store = place.open().await;
    let (key, _) = played(&*store).await;
    let mut log = store.log(key, 0).await.unwrap();
    log.marks[1].fingerprint = "0000000000000000".to_owned();
    let seq = log.marks[1].seq;
    let rows = |log: &Log| log.rows.iter().map(|row| row.row).collect::<Vec<_>>();
    let drift = replay(&mut *table(), rows(&log), &log.marks).unwrap_err();
    assert!(matches!(&drift, Drift::Fingerprint { seq: s, .. } if *s == seq));
    assert!(drift.to_string().starts_with(&format!("after {seq} rows")), "{drift}");
    log.rows[5].row.code = 4711;
    let drift = replay(&mut *table(), rows(&log), &log.marks).unwrap_err();
    assert!(drift.to_string().starts_with("row 5 is no longer legal"), "{drift}");
}
