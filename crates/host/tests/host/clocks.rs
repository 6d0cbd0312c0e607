//! Clocks, without waiting for any.

use serde_json::{Value, json};

use crate::beacons::Action;
use crate::kit::{Place, Socket, Table};

async fn with_clock(place: &Place, seats: Value) -> Table {
    let ann = place.person();
    let new = json!({"game": "beacons", "clock": 60, "seats": seats});
    let table = ann.create(new).await;
    Table { person: Some(ann.into()), ..table }
}

#[tokio::test]
async fn when_the_time_is_up_the_rules_play_for_those_who_owe_a_step() {
    let place = Place::new().await;
    let ann = with_clock(&place, json!(["me", "me"])).await;
    let deadline = ann.view().await["deadline"].as_u64().unwrap();
    assert_eq!(deadline, 1_700_000_060_000);
    ann.act(Action::Light(2)).await;
    assert_eq!(ann.view().await["deadline"], deadline, "a step does not stop the clock");
    place.time.advance(59);
    place.host.tick().await;
    assert_eq!(ann.view().await["phase"]["key"], "beacons-lighting");
    place.time.advance(1);
    place.host.tick().await;
    let view = ann.view().await;
    assert_eq!(view["phase"]["key"], "beacons-harvest");
    assert_eq!(view["deadline"], deadline + 60_000, "the next phase has its own time");
    // The phase after has two turns; both are absent.
    place.time.advance(60);
    place.host.tick().await;
    assert_eq!(
        ann.view().await["phase"],
        json!({"key": "beacons-lighting", "round": 2,
        "lanes": true, "talk": false})
    );
    for _ in 0..2 {
        place.time.advance(60);
        place.host.tick().await;
    }
    let view = ann.view().await;
    assert!(!view["outcome"].is_null());
    assert!(view["deadline"].is_null());
    let (_, record) = place.person().get(&ann.path("log")).await;
    let absent = record["rows"].as_array().unwrap().iter().filter(|r| r["kind"] == "absent");
    assert_eq!(absent.count(), 8);
}

#[tokio::test]
async fn the_clock_starts_when_the_last_seat_is_taken() {
    let place = Place::new().await;
    let ann = with_clock(&place, json!(["me", "open"])).await;
    place.time.advance(500);
    place.host.tick().await;
    let bob = place.person();
    assert_eq!(bob.post(&ann.path("join"), json!({})).await.0, 200);
    assert_eq!(ann.view().await["deadline"], 1_700_000_560_000_u64);
    place.host.tick().await;
    assert_eq!(ann.view().await["phase"]["key"], "beacons-lighting");
}

#[tokio::test]
async fn after_a_restart_the_clocks_run_on_though_nobody_looks() {
    let mut place = Place::new().await;
    let ann = with_clock(&place, json!(["me", "me"])).await;
    ann.act(Action::Light(0)).await;
    let deadline = ann.view().await["deadline"].clone();
    place.time.advance(50);
    place.stop().await;
    let twin = place.twin().await;
    twin.host.wake().await;
    let me = twin.person();
    let (_, view) = me.get(&ann.path("view")).await;
    assert_eq!(view["deadline"], deadline, "derived from the log, not from memory");
    twin.host.forget();
    twin.time.advance(10);
    twin.host.tick().await;
    let (_, view) = me.get(&ann.path("view")).await;
    assert_eq!(view["phase"]["key"], "beacons-harvest");
}

#[tokio::test]
async fn a_clock_does_not_play_twice_where_two_hosts_watch_it() {
    let place = Place::new().await;
    let ann = with_clock(&place, json!(["me", "me"])).await;
    let twin = place.twin().await;
    twin.host.wake().await;
    place.time.advance(60);
    tokio::join!(place.host.tick(), twin.host.tick());
    let (_, here) = place.person().get(&ann.path("view")).await;
    assert_eq!(here["phase"]["key"], "beacons-harvest");
    let mut socket = Socket::open(&twin.url).await;
    socket.watch(&Table { secret: String::new(), ..ann }, 0).await;
    assert_eq!(socket.next_of("update").await["number"], here["number"]);
}

#[tokio::test]
async fn taking_a_step_back_wins_no_time() {
    let place = Place::new().await;
    let ann = place.person();
    let (status, made) = ann
        .post(
            "/api/tables",
            json!({"game": "rebellion1775", "clock": 60,
            "seats": ["me", "me", "me", "me"]}),
        )
        .await;
    assert_eq!(status, 200, "{made}");
    let held = made["held"].as_array().unwrap();
    let path = |what: &str| format!("/api/tables/{}/{what}", made["table"]["id"].as_str().unwrap());
    let secret = |seat: &Value| &held[seat.as_u64().unwrap() as usize]["secret"];
    let all: Vec<&str> = held.iter().map(|held| held["secret"].as_str().unwrap()).collect();
    let view = async || ann.get_as(&path("view"), &all.join(",")).await.1;
    let mut tried = 0;
    for step in 0..400 {
        let before = view().await;
        let seats = before["seats"].as_array().unwrap();
        let Some(seat) = seats.iter().find(|seat| seat["must"] == true) else { break };
        let offers = seat["offers"].as_array().unwrap();
        let code = &offers[step * 7 % offers.len()]["code"];
        let step = async |number: &Value, wish: Value| {
            let step = json!({"secret": secret(&seat["seat"]), "number": number, "wish": wish});
            assert_eq!(ann.post(&path("step"), step).await.0, 200);
        };
        step(&seat["number"], json!({"act": code})).await;
        place.time.advance(1);
        let after = view().await;
        let index = seat["seat"].as_u64().unwrap() as usize;
        let open = &after["seats"][index]["undos"][0];
        if after["phase"] == before["phase"] || open.is_null() {
            continue;
        }
        // The step led into another phase and can be taken back.
        step(&after["seats"][index]["number"], json!({"undo": null})).await;
        let back = view().await;
        assert_eq!(back["phase"], before["phase"]);
        assert_eq!(back["deadline"], before["deadline"], "the clock of the phase ran on");
        step(&back["seats"][index]["number"], json!({"act": code})).await;
        assert_eq!(view().await["deadline"], after["deadline"], "and so did that of the next");
        tried += 1;
    }
    assert!(tried > 0, "somebody stepped into another phase");
}
