//! Tables, and who sits at them.

use kernel::{Seat, Seed};
use store::{Created, Holder, Key, NewTable, Status, TableRecord};

use crate::place::{Place, create, new_table, person};

pub(crate) async fn a_table_is_kept_as_it_was_made(place: &impl Place) {
    let store = place.open().await;
    let made = create(&*store, "abc", vec![person("ann"), Holder::Open]).await;
    drop(store);
    let store = place.open().await;
    let found = store.table("abc").await.unwrap().unwrap();
    assert_eq!(format!("{made:?}"), format!("{found:?}"));
    assert_eq!(found.seed, Seed::from_number(7));
    assert_eq!(found.commitment, Seed::from_number(7).commitment());
    assert_eq!((found.status, found.started, found.clock), (Status::Gathering, None, Some(60)));
    assert_eq!(store.board("hash").await.unwrap().as_deref(), Some("hill"));
    assert!(store.table("xyz").await.unwrap().is_none());
}

pub(crate) async fn an_open_seat_is_taken_once_and_the_last_one_starts_the_table(
    place: &impl Place,
) {
    let store = place.open().await;
    let key = create(&*store, "abc", vec![person("ann"), Holder::Open, Holder::Open]).await.key;
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

pub(crate) async fn of_many_who_want_the_last_seat_one_gets_it(place: &impl Place) {
    let stores = [place.open().await, place.open().await];
    let key = create(&*stores[0], "abc", vec![person("ann"), Holder::Open]).await.key;
    let wanting: Vec<_> = (0..12)
        .map(|n| {
            let wanted = (n % 3 > 0).then(|| vec![Seat(1)]);
            tokio::spawn(stores[n % 2].take(key, wanted, person(&format!("p{n}")), 2_000))
        })
        .collect();
    let mut winners = Vec::new();
    for (n, one) in wanting.into_iter().enumerate() {
        let seating = one.await.unwrap().unwrap();
        assert_eq!(seating.table.status, Status::Running);
        if !seating.taken.is_empty() {
            winners.push(format!("p{n}"));
        }
    }
    let [winner] = &winners[..] else { panic!("{winners:?}") };
    assert!(stores[1].table("abc").await.unwrap().unwrap().seats[1].is_guest(winner));
}

fn rematch(of: Key, id: &str) -> NewTable {
    NewTable { rematch_of: Some(of), ..new_table(id, vec![]) }
}

pub(crate) async fn a_table_has_one_rematch(place: &impl Place) {
    let store = place.open().await;
    let old = create(&*store, "abc", vec![person("ann")]).await.key;
    assert!(matches!(store.create(rematch(old, "def")).await.unwrap(), Created::New(_)));
    let second = store.create(rematch(old, "ghi")).await.unwrap();
    assert!(matches!(second, Created::Rematch(id) if id == "def"));
    assert_eq!(store.table("abc").await.unwrap().unwrap().rematch.as_deref(), Some("def"));
    assert!(store.table("ghi").await.unwrap().is_none());
}

pub(crate) async fn of_many_who_want_a_rematch_all_come_to_one(place: &impl Place) {
    let stores = [place.open().await, place.open().await];
    let old = create(&*stores[0], "abc", vec![person("ann")]).await.key;
    let asking: Vec<_> = (0..12)
        .map(|n| tokio::spawn(stores[n % 2].create(rematch(old, &format!("again{n}")))))
        .collect();
    let mut came_to = Vec::new();
    let mut made = 0;
    for one in asking {
        came_to.push(match one.await.unwrap().unwrap() {
            Created::New(table) => {
                made += 1;
                table.id
            }
            Created::Rematch(id) => id,
        });
    }
    assert_eq!(made, 1);
    let there = stores[1].table("abc").await.unwrap().unwrap().rematch.unwrap();
    assert_eq!(came_to, vec![there; 12]);
}

pub(crate) async fn tables_are_found_by_guest_and_by_running(place: &impl Place) {
    let store = place.open().await;
    create(&*store, "t1", vec![person("bob"), Holder::Open]).await;
    let t2 = create(&*store, "t2", vec![person("bob"), person("ann")]).await;
    let other = NewTable { maker: "eve".to_owned(), ..new_table("t3", vec![person("eve")]) };
    store.create(other).await.unwrap();
    let ids = |tables: Vec<TableRecord>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tables_of("bob", 10).await.unwrap()), ["t2", "t1"]);
    assert_eq!(ids(store.tables_of("bob", 1).await.unwrap()), ["t2"]);
    assert_eq!(ids(store.tables_of("ann", 10).await.unwrap()), ["t2", "t1"], "she made both");
    assert_eq!(ids(store.tables_of("eve", 10).await.unwrap()), ["t3"]);
    let running = store.running(Key(0), 10).await.unwrap();
    assert_eq!(running.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["t2", "t3"]);
    let first = store.running(Key(0), 1).await.unwrap();
    assert_eq!(store.running(first[0].0, 10).await.unwrap(), running[1..]);
    store.end(t2.key, "{}".to_owned()).await.unwrap();
    assert_eq!(store.running(Key(0), 10).await.unwrap().len(), 1);
    let over = store.table("t2").await.unwrap().unwrap();
    assert_eq!((over.status, over.outcome.as_deref()), (Status::Over, Some("{}")));
}
