//! What processes that share a store know of each other.

use std::time::Duration;

use cluster::Cluster;
use kernel::{Seat, SeatSet};
use store::{Durability, Holder, News, PostgresStore, Press, PressLimit, Store, Subscription};
use tokio::time::timeout;

use crate::place::{Place, Postgres, create, person, rows};

/// How long a lease is in these tests, in seconds.
const LONG: u32 = 600;

fn hello() -> News {
    News::Rows("hello".to_owned())
}

/// The next news that are neither a greeting nor about having missed any.
async fn next(heard: &mut Subscription) -> News {
    loop {
        match timeout(Duration::from_secs(20), heard.next()).await.unwrap().unwrap() {
            News::Missed => {}
            news if news == hello() => {}
            news => return news,
        }
    }
}

/// Waits until one hears the other.
async fn greet(heard: &mut Subscription, other: &dyn Store) {
    let greeting = async {
        loop {
            other.announce(&hello());
            if timeout(Duration::from_millis(100), heard.next()).await == Ok(Some(hello())) {
                return;
            }
        }
    };
    timeout(Duration::from_secs(20), greeting).await.unwrap();
}

mod on_postgres {
    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_one_process_announces_the_others_hear_and_it_does_not() {
        let place = Postgres::new();
        let (here, there) = (place.open().await, place.open().await);
        let mut heard_here = here.subscribe().unwrap();
        let mut heard_there = there.subscribe().unwrap();
        greet(&mut heard_here, &*there).await;
        greet(&mut heard_there, &*here).await;
        let sketch = News::Sketch { table: "abc".to_owned(), sketch: "é".to_owned() };
        let said = [News::Rows("abc".to_owned()), sketch, News::Press("d".to_owned())];
        for news in &said {
            here.announce(news);
        }
        for news in said {
            assert_eq!(next(&mut heard_there).await, news);
        }
        there.announce(&News::Card("x".to_owned()));
        assert_eq!(
            next(&mut heard_here).await,
            News::Card("x".to_owned()),
            "its own are not heard"
        );
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_was_cut_off_is_told_and_listens_again() {
        let cluster = Cluster::shared();
        let address = cluster.database();
        let open = || PostgresStore::open(&address, Durability::Process);
        let (here, there) = (open().await.unwrap(), open().await.unwrap());
        let mut heard = here.subscribe().unwrap();
        greet(&mut heard, &there).await;
        let database = address.split(['/', '?']).nth(3).unwrap();
        let cut = format!(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE datname = '{database}' AND pid <> pg_backend_pid()"
        );
        assert_ne!(cluster.run(&cut).unwrap(), "0");
        let told = async { while heard.next().await != Some(News::Missed) {} };
        timeout(Duration::from_secs(20), told).await.unwrap();
        // The other one was cut off too, and comes back by itself.
        greet(&mut heard, &there).await;
    }

    #[tokio::test]
    async fn heads_say_what_has_changed() {
        let store = Postgres::new().open().await;
        let table = create(&*store, "abc", vec![person("ann"), Holder::Open]).await.key;
        let other = create(&*store, "def", vec![person("ann")]).await.key;
        let head = async || {
            let mut heads = store.heads(vec![table, other]).await.unwrap();
            heads.sort_by_key(|head| head.table);
            assert_eq!(heads[1].table, other);
            heads[0]
        };
        let first = head().await;
        assert_eq!((first.table, first.rows, first.press), (table, 0, 0));
        store.append(table, 0, rows(0..3), None).await.unwrap();
        assert_eq!(head().await, store::Head { rows: 3, ..first });
        let message =
            Press { id: 0, from: Seat(0), to: SeatSet::NONE, text: "Hello".to_owned(), time: 1 };
        store.say(table, message, PressLimit { messages: 9, window_ms: 9 }).await.unwrap();
        assert_eq!(head().await, store::Head { rows: 3, press: 1, ..first });
        store.take(table, None, person("bob"), 1).await.unwrap();
        let seated = head().await;
        assert_ne!(seated.card, first.card);
        let ann = store::Guest { id: "ann".to_owned(), name: "Anna".to_owned() };
        store.save_guest(ann, 1).await.unwrap();
        assert_ne!(head().await.card, seated.card);
    }

    #[tokio::test]
    async fn a_table_is_driven_by_one_process_until_that_is_dead() {
        let store = Postgres::new().open().await;
        let table = create(&*store, "abc", vec![person("ann")]).await.key;
        assert!(store.live("a", LONG).await.unwrap() && store.live("b", LONG).await.unwrap());
        assert!(store.lease(table, "a").await.unwrap());
        assert!(store.lease(table, "a").await.unwrap(), "one's own again");
        assert!(!store.lease(table, "b").await.unwrap());
        assert_eq!(store.inherit("b", 10).await.unwrap(), []);
        // A lease that is over at once stands for a process that was killed.
        assert!(store.live("a", 0).await.unwrap());
        assert!(!store.live("a", LONG).await.unwrap(), "whoever is taken for dead stays dead");
        assert_eq!(store.inherit("b", 10).await.unwrap(), [(table, "abc".to_owned())]);
        assert_eq!(store.inherit("b", 10).await.unwrap(), []);
        assert!(store.live("c", LONG).await.unwrap());
        assert!(!store.lease(table, "c").await.unwrap());
        store.leave("b").await.unwrap();
        assert!(store.lease(table, "c").await.unwrap(), "whoever goes leaves nothing behind");
        store.leave("c").await.unwrap();
        store.end(table, "{}".to_owned()).await.unwrap();
        assert_eq!(store.inherit("d", 10).await.unwrap(), [], "what is over needs no driver");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn of_many_who_want_to_drive_one_does() {
        let place = Postgres::new();
        let stores = [place.open().await, place.open().await];
        let table = create(&*stores[0], "abc", vec![person("ann")]).await.key;
        let names: Vec<String> = (0..12).map(|n| format!("p{n}")).collect();
        for name in &names {
            assert!(stores[0].live(name, LONG).await.unwrap());
        }
        let claims: Vec<_> = names
            .iter()
            .enumerate()
            .map(|(n, name)| tokio::spawn(stores[n % 2].lease(table, name)))
            .collect();
        let mut won = 0;
        for claim in claims {
            won += u32::from(claim.await.unwrap().unwrap());
        }
        assert_eq!(won, 1);
    }
}
