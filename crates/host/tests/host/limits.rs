//! Nobody can take the house from the others.

use std::num::NonZeroU32;
use std::time::Duration;

use host::{Config, Limits, Rate};
use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HOST, RETRY_AFTER};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::kit::{Person, Place, Socket};

fn rate(burst: u32, per_minute: u32) -> Rate {
    let number = |n| NonZeroU32::new(n).unwrap();
    Rate { burst: number(burst), per_minute: number(per_minute) }
}

async fn place(set: impl FnOnce(&mut Limits)) -> Place {
    Place::with(|store| store, |config: &mut Config| set(&mut config.limits)).await
}

/// Asks as if a proxy brought somebody from an address; the status, and after how many seconds again.
async fn from(person: &Person, address: &str, path: &str) -> (u16, Option<String>) {
    let request = person.ask(Method::GET, path).header("x-forwarded-for", address);
    let response = person.send(request).await;
    let after = response.headers().get(RETRY_AFTER).map(|after| after.to_str().unwrap().to_owned());
    (response.status().as_u16(), after)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_so_many_tables_and_others_theirs() {
    let place = place(|limits| limits.tables = rate(3, 1)).await;
    let (ann, bob) = (place.person(), place.person());
    let new = json!({"game": "beacons", "seats": ["me", "open"]});
    for _ in 0..3 {
        ann.create(new.clone()).await;
    }
    let make = || {
        let request = ann.ask(Method::POST, "/api/tables").header(CONTENT_TYPE, "application/json");
        ann.send(request.body(new.to_string()))
    };
    let response = make().await;
    assert_eq!(response.status(), 429);
    assert_eq!(response.headers()[RETRY_AFTER], "60");
    let body: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
    assert_eq!(body["error"]["kind"], "too_many");
    assert_eq!(body["error"]["text"]["key"], "host-too-fast");
    bob.create(new.clone()).await;
    place.time.advance(60);
    assert_eq!(make().await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_much_waits_alone() {
    let place = place(|limits| limits.requests = rate(5, 60)).await;
    let person = place.person();
    for _ in 0..5 {
        assert_eq!(from(&person, "198.51.100.1", "/api/games").await.0, 200);
    }
    let (status, after) = from(&person, "198.51.100.1", "/api/games").await;
    assert_eq!((status, after.as_deref()), (429, Some("1")));
    // What one writes into the header oneself comes before what the proxy writes.
    let (status, _) = from(&person, "192.0.2.1, 198.51.100.1", "/api/games").await;
    assert_eq!(status, 429);
    assert_eq!(from(&person, "198.51.100.2", "/api/games").await.0, 200);
    assert_eq!(from(&person, "198.51.100.1", "/").await.0, 200, "files cost nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_and_new_guests_have_limits_of_their_own() {
    let place = place(|limits| (limits.questions, limits.guests) = (rate(1, 1), rate(2, 1))).await;
    let (_, table) = place.table_of_two(json!("open")).await;
    let person = place.person();
    let at = table.path("at/0");
    assert_eq!(from(&person, "198.51.100.1", &at).await.0, 409, "it has not begun");
    assert_eq!(from(&person, "198.51.100.1", &at).await.0, 429);
    assert_eq!(from(&person, "198.51.100.1", &table.path("view")).await.0, 409);
    for status in [200, 200, 429] {
        assert_eq!(from(&place.person(), "198.51.100.1", "/api/me").await.0, status);
    }
    from(&person, "198.51.100.9", "/api/me").await;
    assert_eq!(from(&person, "198.51.100.1", "/api/me").await.0, 200, "known already");
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_people_behind_one_address_play_undisturbed() {
    let place = place(|_| {}).await;
    let mut people = JoinSet::new();
    for _ in 0..40 {
        let person = place.person();
        people.spawn(async move {
            for path in ["/api/me", "/api/games", "/api/texts/en", "/api/games/beacons"] {
                for _ in 0..10 {
                    assert_eq!(from(&person, "198.51.100.1", path).await, (200, None));
                }
            }
        });
    }
    people.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets() {
    let set = |limits: &mut Limits| (limits.sockets, limits.proxies) = (2, vec![]);
    let place = place(set).await;
    let sockets = [Socket::open(&place.url).await, Socket::open(&place.url).await];
    let person = place.person();
    let upgrade = || {
        let request = person.ask(Method::GET, "/api/live").header("connection", "upgrade");
        let request = request.header("upgrade", "websocket").header("sec-websocket-version", "13");
        person.send(request.header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="))
    };
    assert_eq!(upgrade().await.status(), 429);
    drop(sockets);
    while upgrade().await.status() == 429 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_says_too_much_is_told_so_and_stays() {
    let place = place(|limits| limits.messages = rate(2, 60)).await;
    let (_, table) = place.table_of_two(json!("open")).await;
    let mut socket = Socket::open(&place.url).await;
    let step = |id| json!({"step": {"table": table.id, "id": id, "step": table.wants(0, "plead")}});
    for id in 1..=3 {
        socket.say(step(id)).await;
    }
    for (id, kind) in [(1, "too_late"), (2, "too_late"), (3, "too_many")] {
        let heard = socket.next_of("error").await;
        assert_eq!((&heard["id"], &heard["error"]["kind"]), (&json!(id), &json!(kind)));
    }
    place.time.advance(1);
    socket.say(step(4)).await;
    assert_eq!(socket.next_of("error").await["error"]["kind"], "too_late");
}

/// Whether the host hangs up, having said nothing.
async fn hung_up(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    matches!(stream.read_to_end(&mut rest).await, Ok(0) | Err(_)) || rest.is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_ends_a_request_is_hung_up_on() {
    let place = place(|limits| limits.head = Duration::from_millis(20)).await;
    let mut slow = TcpStream::connect(place.url.trim_start_matches("http://")).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: here\r\n").await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(!answer.contains(" 200 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let set = |limits: &mut Limits| (limits.connections, limits.proxies) = (2, vec![]);
    let place = place(set).await;
    let address = place.url.trim_start_matches("http://").to_owned();
    let ask = async |stream: &mut TcpStream| {
        stream.write_all(b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
        stream.read_u8().await
    };
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        ask(&mut stream).await.unwrap();
        open.push(stream);
    }
    let mut third = TcpStream::connect(&address).await.unwrap();
    assert!(hung_up(&mut third).await);
    assert!(ask(&mut open[0]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_was_given_names_answers_to_no_other() {
    let set = |config: &mut Config| config.names = vec!["lantern.example".to_owned()];
    let place = Place::with(|store| store, set).await;
    let person = place.person();
    for (name, status) in [
        ("lantern.example", 200),
        ("Lantern.Example:8787", 200),
        ("rebound.example", 400),
        ("lantern.example.rebound.example", 400),
        ("127.0.0.1:8787", 400),
    ] {
        for path in ["/", "/api/games"] {
            let asked = person.send(person.ask(Method::GET, path).header(HOST, name)).await;
            assert_eq!(asked.status(), status, "{name}{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_name_has_letters_that_are_not_seen() {
    let place = Place::new().await;
    let ann = place.person();
    for name in
        ["A\u{200B}nn", "\u{202E}nnA", "Ann\u{2066}", "\u{3164}", "Ann\u{E0041}", "A\u{FE0F}nn"]
    {
        let (status, body) = ann.post("/api/me", json!({"name": name})).await;
        assert_eq!((status, &body["error"]["kind"]), (400, &json!("bad_request")), "{name:?}");
    }
    for name in ["Ann", "Zoë", "Ἀθηνᾶ", "안나", "علي", "O’Neil", "Łukasz 2"] {
        assert_eq!(ann.post("/api/me", json!({"name": name})).await.0, 200, "{name}");
    }
}
