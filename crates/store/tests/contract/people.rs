//! People: what they are called, what they say, and the key their seats are proved with.

use kernel::{Seat, SeatSet};
use store::{Guest, Holder, Press, PressLimit, Said, TableRecord};

use crate::place::{Place, create, person};

pub(crate) async fn a_guest_keeps_the_name_at_the_tables_that_run(place: &impl Place) {
    let store = place.open().await;
    create(&*store, "t1", vec![person("bob"), person("ann")]).await;
    let t2 = create(&*store, "t2", vec![person("bob")]).await;
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

fn message(from: u8, time: u64) -> Press {
    let text = format!("at {time} — déjà vu");
    Press { id: 99, from: Seat(from), to: SeatSet::one(Seat(3)), text, time }
}

pub(crate) async fn the_press_is_numbered_and_limited(place: &impl Place) {
    let store = place.open().await;
    let key = create(&*store, "abc", vec![]).await.key;
    let limit = PressLimit { messages: 2, window_ms: 60_000 };
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

pub(crate) async fn of_many_who_speak_at_once_each_message_has_a_number(place: &impl Place) {
    let stores = [place.open().await, place.open().await];
    let key = create(&*stores[0], "abc", vec![]).await.key;
    let limit = PressLimit { messages: 5, window_ms: 60_000 };
    let speaking: Vec<_> = (0..24usize)
        .map(|n| {
            let words = message((n % 3) as u8, 100_000 + n as u64);
            tokio::spawn(stores[n % 2].say(key, words, limit))
        })
        .collect();
    let mut numbers = Vec::new();
    for one in speaking {
        if let Said::Stored(number) = one.await.unwrap().unwrap() {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..15).collect::<Vec<u32>>(), "five of each of three seats");
    assert_eq!(stores[1].press(key, 0, 100).await.unwrap().len(), 15);
}

pub(crate) async fn all_who_open_a_store_share_its_key(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.server_key([1; 32]).await.unwrap(), [1; 32]);
    let other = place.open().await;
    assert_eq!(other.server_key([2; 32]).await.unwrap(), [1; 32]);
}
