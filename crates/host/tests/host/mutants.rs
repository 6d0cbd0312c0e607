//! Requests that are almost right: good ones with something twisted. None may change a table that
//! is not theirs to change, and none may be our fault.
//!
//! `LANTERN_MUTATIONS=100000 cargo test -p host mutants` for the long run.

use std::time::Duration;

use kernel::Seed;
use kernel::random::{ChaCha8Rng, RngExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::beacons::Action;
use crate::kit::{Person, Place, Socket, Table};

/// How many mutants are sent.
fn count() -> u32 {
    std::env::var("LANTERN_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// A request that would be good if nobody touched it.
struct Request {
    method: reqwest::Method,
    path: String,
    body: Vec<u8>,
}

/// The requests people make at a table, with a secret that proves nothing: so that whatever
/// becomes of them, the table must not change.
fn templates(table: &Table) -> Vec<Request> {
    let secret = "A".repeat(table.secret.len());
    let post = |what: &str, body: Value| Request {
        method: reqwest::Method::POST,
        path: table.path(what),
        body: body.to_string().into_bytes(),
    };
    let get = |what: &str| Request {
        method: reqwest::Method::GET,
        path: table.path(what),
        body: Vec::new(),
    };
    vec![
        post("step", json!({"secret": secret, "number": 1, "wish": {"act": 5}})),
        post("step", json!({"secret": secret, "number": 1, "wish": {"act": "5"}})),
        post("step", json!({"secret": secret, "number": 1, "wish": {"undo": 0}})),
        post("step", json!({"secret": secret, "number": 1, "wish": "plead"})),
        post("step", json!({"secret": secret, "number": 1, "wish": {"answer": true}})),
        post("preview", json!({"secret": secret, "act": 1})),
        post("ask", json!({"secrets": [secret], "question": "round"})),
        post("press", json!({"secret": secret, "to": [1], "text": "hello"})),
        post("fill", json!({"secret": secret, "bot": "anything"})),
        post("join", json!({"seat": 1})),
        post("rematch", json!({})),
        get("view?since=0"),
        get("at/1?eyes=all"),
        get("log"),
        get("press?since=0"),
    ]
}

/// Twists something in some bytes.
fn twist(rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>) {
    const SPICE: [&[u8]; 12] = [
        b"null",
        b"-1",
        b"1e999",
        b"4294967296",
        b"\"",
        b"{}",
        b"[[[[",
        b"\\ud800",
        b"\xff\xfe",
        b"\0",
        b"true",
        b"99999999999999999999",
    ];
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..=bytes.len());
        match rng.random_range(0..6u8) {
            0 if at < bytes.len() => bytes[at] = rng.random(),
            1 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            2 => bytes.truncate(at),
            3 => {
                let spice = SPICE[rng.random_range(0..SPICE.len())];
                bytes.splice(at..at, spice.iter().copied());
            }
            4 => {
                let end = rng.random_range(at..=bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            _ if at < bytes.len() => {
                bytes.remove(at);
            }
            _ => {}
        }
    }
}

/// Twists a path without leaving what a client can send at all.
fn twist_path(rng: &mut ChaCha8Rng, path: &str) -> String {
    let mut bytes = path.as_bytes()[1..].to_vec();
    twist(rng, &mut bytes);
    let mut twisted = String::from("/");
    for byte in bytes {
        if byte.is_ascii_alphanumeric() || b"/?=&%,.-_".contains(&byte) {
            twisted.push(char::from(byte));
        } else {
            twisted.push_str(&format!("%{byte:02X}"));
        }
    }
    twisted
}

async fn send(person: &Person, mut request: Request, rng: &mut ChaCha8Rng) -> u16 {
    if rng.random_bool(0.3) {
        request.path = twist_path(rng, &request.path);
    }
    if rng.random_bool(0.9) {
        twist(rng, &mut request.body);
    }
    let words = String::from_utf8_lossy(&request.body).into_owned();
    let path = request.path.clone();
    let mut asking = person.ask(request.method, &request.path).body(request.body);
    if rng.random_bool(0.2) {
        let mut cookie =
            b"lantern=abcdefghijklmnopqrstuv.abcdefghijklmnopqrstuvwxyzabcdef".to_vec();
        twist(rng, &mut cookie);
        if let Ok(value) = reqwest::header::HeaderValue::from_bytes(&cookie) {
            asking = asking.header(reqwest::header::COOKIE, value);
        }
    }
    let status = asking.send().await.unwrap().status().as_u16();
    assert!(status < 500, "{status} for {path} with {words}");
    status
}

#[tokio::test(flavor = "multi_thread")]
async fn mutants_are_answered_and_change_nothing() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act(Action::Light(0)).await;
    ann.act(Action::Light(2)).await;
    bob.act(Action::Seal).await;
    let before = (ann.view().await, bob.view().await, card(&place, &ann).await);
    let mut rng = Seed::from_number(1775).at(0);
    let eve = place.person();
    let mut socket = Socket::open(&place.url).await;
    for _ in 0..count() {
        let templates = templates(&ann);
        let pick = rng.random_range(0..=templates.len());
        match templates.into_iter().nth(pick) {
            Some(request) => {
                send(&eve, request, &mut rng).await;
            }
            None => mutant_on_socket(&place, &mut socket, &ann, &mut rng).await,
        }
    }
    assert_eq!((ann.view().await, bob.view().await, card(&place, &ann).await), before);
    place.host.forget();
    assert_eq!((ann.view().await, bob.view().await, card(&place, &ann).await), before);
}

async fn card(place: &Place, table: &Table) -> Value {
    place.person().get(&format!("/api/tables/{}", table.id)).await.1
}

async fn mutant_on_socket(place: &Place, socket: &mut Socket, table: &Table, rng: &mut ChaCha8Rng) {
    let step = json!({"secret": "A".repeat(32), "number": 1, "wish": {"act": 5}});
    let good = json!({"step": {"table": table.id, "id": 1, "step": step}}).to_string();
    let mut bytes = good.into_bytes();
    twist(rng, &mut bytes);
    match String::from_utf8(bytes) {
        Ok(text) => {
            socket.say_raw(Message::text(text)).await;
            let answer = socket.maybe_next(Duration::from_secs(20)).await.unwrap();
            assert_ne!(answer["error"]["error"]["kind"], "internal", "{answer}");
            assert!(answer["acted"].is_null(), "{answer}");
        }
        // Not a text at all: sent as bytes, and a new socket for the next one.
        Err(wrong) => {
            socket.say_raw(Message::binary(wrong.into_bytes())).await;
            *socket = Socket::open(&place.url).await;
        }
    }
}
