//! The socket.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::beacons::{Action, Beacons};
use crate::kit::{Place, Socket, Table};
use kernel::Rules;

fn step(table: &Table, id: u32, number: u64, wish: Value) -> Value {
    json!({"step": {"table": table.id, "id": id, "step": table.wants(number, wish)}})
}

fn act(table: &Table, id: u32, number: u64, action: Action) -> Value {
    step(table, id, number, json!({"act": Beacons::code(action)}))
}

#[tokio::test]
async fn watching_is_answered_by_card_update_and_press() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    assert_eq!(socket.next().await["card"]["id"], ann.id.as_str());
    let update = socket.next().await["update"].clone();
    assert_eq!(update, ann.view().await);
    assert_eq!(update["seats"][0]["offers"].as_array().unwrap().len(), 7);
    assert_eq!(socket.next().await["press"], json!({"table": ann.id, "messages": []}));
}

#[tokio::test]
async fn a_gathering_table_begins_before_the_eyes_of_those_who_wait() {
    let place = Place::new().await;
    let (_, table) = place.table_of_two(json!("open")).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&table, 0).await;
    assert_eq!(socket.next_of("card").await["status"], "gathering");
    assert_eq!(socket.next_of("press").await["messages"], json!([]));
    place.person().post(&table.path("join"), json!({})).await;
    assert_eq!(socket.next().await["card"]["status"], "running");
    assert_eq!(socket.next().await["update"]["number"], 0);
}

#[tokio::test]
async fn actions_go_over_the_socket_as_by_post() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    socket.next_of("press").await;
    socket.say(act(&ann, 7, 0, Action::Light(1))).await;
    assert_eq!(socket.next().await["update"]["told"][0]["seat"], 0);
    assert_eq!(socket.next().await["acted"], json!({"id": 7, "number": 1}));
    socket.say(act(&ann, 8, 0, Action::Light(1))).await;
    assert_eq!(socket.next_of("acted").await, json!({"id": 8, "number": 1}), "a repeat");
    socket.say(act(&ann, 9, 0, Action::Light(2))).await;
    let error = socket.next_of("error").await;
    assert_eq!((&error["id"], &error["error"]["kind"]), (&json!(9), &json!("stale")));
    socket.say(step(&ann, 10, 1, json!({"undo": null}))).await;
    assert_eq!(socket.next().await["update"]["gone"], json!([0]));
    assert_eq!(socket.next().await["acted"], json!({"id": 10, "number": 2, "gone": [0]}));
    socket.say(step(&ann, 12, 2, json!("plead"))).await;
    let error = socket.next_of("error").await;
    assert_eq!(error["error"]["text"]["key"], "table-nothing-to-undo");
    let stolen = Table { secret: "guess".to_owned(), ..bob };
    socket.say(act(&stolen, 11, 0, Action::Seal)).await;
    assert_eq!(socket.next_of("error").await["error"]["kind"], "not_your_seat");
}

#[tokio::test]
async fn secret_steps_are_not_even_felt() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let spectator = Table { secret: String::new(), person: None, ..ann.clone() };
    let mut sockets = Vec::new();
    for table in [&ann, &bob, &spectator] {
        let mut socket = Socket::open(&place.url).await;
        socket.watch(table, 0).await;
        socket.next_of("press").await;
        sockets.push(socket);
    }
    bob.act(Action::Light(3)).await;
    bob.act(Action::Seal).await;
    assert_eq!(sockets[0].all_so_far().await, [Value::Null; 0], "Ann");
    assert_eq!(sockets[1].all_so_far().await.len(), 2, "Bob himself");
    assert_eq!(sockets[2].all_so_far().await, [Value::Null; 0], "a spectator");
    let view = ann.view().await;
    assert_eq!(view["view"]["state"]["lit"], json!([0, 0, 0, 0]));
    assert_eq!(view["awaited"], json!([0, 1]), "nobody sees who has sealed");
    // The reveal reaches everybody, and tells each what it may.
    ann.act(Action::Seal).await;
    for socket in &mut sockets {
        let update = socket.next_of("update").await;
        assert_eq!(update["phase"]["key"], "beacons-harvest");
        assert!(update["told"].as_array().unwrap().iter().any(|t| t["kind"] == "chance"));
    }
}

#[tokio::test]
async fn whoever_loses_the_connection_resumes_where_they_were() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    socket.next_of("press").await;
    ann.act(Action::Light(0)).await;
    let seen = socket.next_of("update").await["number"].as_u64().unwrap();
    drop(socket);
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Take(2)).await;
    let body = json!({"secret": bob.secret, "text": "are you there?"});
    assert_eq!(bob.post("press", body).await.0, 200);
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, seen).await;
    let update = socket.next_of("update").await;
    assert_eq!(update["since"], seen);
    let told: Vec<&Value> =
        update["told"].as_array().unwrap().iter().map(|t| &t["number"]).collect();
    assert_eq!(told, [1, 2, 3, 4]);
    assert_eq!(socket.next_of("press").await["messages"][0]["text"], "are you there?");
    // A number from another life does no harm.
    socket.watch(&ann, 4_000).await;
    let update = socket.next_of("update").await;
    assert_eq!((&update["since"], &update["told"]), (&update["number"], &json!([])));
}

#[tokio::test]
async fn eyes_of_two_seats_see_both_and_offer_each_its_own() {
    let place = Place::new().await;
    let ann = place.person();
    let (_, made) =
        ann.post("/api/tables", json!({"game": "beacons", "seats": ["me", "me"]})).await;
    let secrets: Vec<&Value> =
        made["held"].as_array().unwrap().iter().map(|h| &h["secret"]).collect();
    let mut socket = Socket::open(&place.url).await;
    let id = &made["table"]["id"];
    socket.say(json!({"watch": {"table": id, "secrets": secrets}})).await;
    let update = socket.next_of("update").await;
    assert_eq!(update["seats"].as_array().unwrap().len(), 2);
    let step = json!({"secret": secrets[1], "number": 0, "wish": {"act": 3}});
    socket.say(json!({"step": {"table": id, "id": 1, "step": step}})).await;
    let update = socket.next_of("update").await;
    assert_eq!(update["number"], 1);
    assert_eq!(update["seats"][0]["number"], 0, "each seat counts for itself");
    assert_eq!(update["seats"][1]["number"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_tables_on_ten_sockets_and_ten_on_one_all_update() {
    let place = Place::new().await;
    let mut tables = Vec::new();
    let mut one = Socket::open(&place.url).await;
    for _ in 0..10 {
        let (ann, _bob) = place.two_people(json!({})).await;
        let mut socket = Socket::open(&place.url).await;
        socket.watch(&ann, 0).await;
        socket.next_of("press").await;
        one.watch(&ann, 0).await;
        one.next_of("press").await;
        tables.push((ann, socket));
    }
    for (ann, _) in &tables {
        ann.act(Action::Wave).await;
    }
    let mut on_one = Vec::new();
    for (ann, socket) in &mut tables {
        let update = socket.next_of("update").await;
        assert_eq!((&update["table"], &update["number"]), (&json!(ann.id), &json!(1)));
        on_one.push(one.next_of("update").await["table"].clone());
    }
    let ids: Vec<Value> = tables.iter().map(|(ann, _)| json!(ann.id)).collect();
    assert_eq!(on_one, ids);
    one.say(json!({"unwatch": {"table": ids[0]}})).await;
    assert_eq!(one.all_so_far().await, [Value::Null; 0]);
    tables[0].0.act(Action::Light(0)).await;
    tables[1].0.act(Action::Light(0)).await;
    let heard = one.all_so_far().await;
    assert_eq!(heard.len(), 1);
    assert_eq!(heard[0]["update"]["table"], ids[1]);
}

#[tokio::test]
async fn nonsense_on_the_socket_is_answered_and_does_no_harm() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    for nonsense in ["", "{", "[]", "null", "{\"watch\":{}}", "{\"sing\":{}}", "\u{0}"] {
        socket.say_raw(Message::text(nonsense)).await;
        let error = socket.next_of("error").await;
        assert_eq!(error["error"]["kind"], "bad_request", "{nonsense}");
        assert!(error["error"]["detail"].is_string());
    }
    socket.say_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(socket.next_of("error").await["error"]["kind"], "bad_request");
    socket.say(json!({"watch": {"table": "nowhere"}})).await;
    assert_eq!(socket.next_of("error").await["error"]["kind"], "not_found");
    socket.say(json!({"watch": {"table": ann.id, "secrets": ["x"]}})).await;
    assert_eq!(socket.next_of("error").await["error"]["kind"], "not_your_seat");
    socket.say(json!({"unwatch": {"table": "nowhere"}})).await;
    socket.watch(&ann, 0).await;
    assert_eq!(socket.next_of("card").await["id"], ann.id.as_str());
}

#[tokio::test]
async fn a_message_too_large_ends_the_socket_and_nothing_else() {
    let place = Place::new().await;
    let mut socket = Socket::open(&place.url).await;
    socket.say_raw(Message::text("x".repeat(100_000))).await;
    socket.closing().await;
    assert_eq!(place.person().get("/api/health").await.0, 200);
}

#[tokio::test]
async fn a_full_house_says_so() {
    let place = Place::with(|store| store, |config| config.sockets_max = 1).await;
    let _first = Socket::open(&place.url).await;
    let url = format!("{}/api/live", place.url.replace("http://", "ws://"));
    let refused = tokio_tungstenite::connect_async(url).await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_closes_the_sockets_and_is_quick() {
    let mut place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        let mut socket = Socket::open(&place.url).await;
        socket.watch(&ann, 0).await;
        socket.next_of("press").await;
        sockets.push(socket);
    }
    let (took, closed) = tokio::join!(place.stop(), async {
        let mut closed = Vec::new();
        for socket in sockets {
            closed.push(socket.closing().await.unwrap().code);
        }
        closed
    });
    assert!(closed.iter().all(|code| u16::from(*code) == 1001), "{closed:?}");
    assert!(took < Duration::from_secs(4), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_does_not_listen_is_dropped_and_the_table_goes_on() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 500})).await;
    let mut deaf = Socket::open(&place.url).await;
    deaf.watch(&ann, 0).await;
    // Light and take back, round after round: enough to fill every buffer between here and there.
    let mut quick = Socket::open(&place.url).await;
    quick.watch(&ann, 0).await;
    'full: for _ in 0..20 {
        let mut number = ann.number().await;
        for _ in 0..200 {
            quick.say(act(&ann, 1, number, Action::Light(0))).await;
            number = quick.next_of("acted").await["number"].as_u64().unwrap();
            quick.say(step(&ann, 2, number, json!({"undo": null}))).await;
            number = quick.next_of("acted").await["number"].as_u64().unwrap();
            let (_, health) = place.person().get("/api/health").await;
            if health["sockets"] == 1 {
                break 'full;
            }
        }
        ann.act(Action::Seal).await;
        bob.act(Action::Seal).await;
        ann.act(Action::Stop).await;
        bob.act(Action::Stop).await;
    }
    let frame = deaf.closing().await;
    assert!(frame.is_none_or(|frame| u16::from(frame.code) == 4008));
    ann.act(Action::Seal).await;
}

#[tokio::test]
async fn a_sketch_is_seen_by_all_and_kept_for_those_who_come_later() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let mut hers = Socket::open(&place.url).await;
    hers.watch(&ann, 0).await;
    let sketch = |table: &Table, seat: u8, places: Value| json!({"sketch": {"table": table.id, "secret": table.secret, "seat": seat, "places": places}});
    hers.say(sketch(&ann, 0, json!(["a", "b"]))).await;
    let refused = hers.next_of("error").await;
    assert_eq!(refused["error"]["text"]["key"], "host-no-talk", "a sketch is talk");
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    hers.say(sketch(&ann, 0, json!(["a", "b"]))).await;
    let drawn = json!([{"seat": 0, "places": ["a", "b"]}]);
    assert_eq!(hers.next_of("sketches").await["sketches"], drawn);
    let mut his = Socket::open(&place.url).await;
    his.watch(&bob, 0).await;
    assert_eq!(his.next_of("sketches").await["sketches"], drawn, "he comes later");
    his.say(sketch(&bob, 0, json!(["c"]))).await;
    assert_eq!(his.next_of("error").await["error"]["kind"], "not_your_seat");
    his.say(sketch(&bob, 1, json!(vec!["x"; 13]))).await;
    assert_eq!(his.next_of("error").await["error"]["text"]["key"], "host-sketch-length");
    his.say(sketch(&bob, 1, json!(["c", "d"]))).await;
    assert_eq!(hers.next_of("sketches").await["sketches"].as_array().unwrap().len(), 2);
    // Whoever carries a plan out clears it away.
    his.say(sketch(&bob, 0, json!([]))).await;
    let left = json!([{"seat": 1, "places": ["c", "d"]}]);
    assert_eq!(hers.next_of("sketches").await["sketches"], left);
}

#[tokio::test]
async fn whoever_hears_of_changes_sees_what_others_are_shown_whole() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 3})).await;
    let (mut whole, mut changes) = (Socket::open(&place.url).await, Socket::open(&place.url).await);
    whole.watch(&ann, 0).await;
    let watch = json!({"table": ann.id, "secrets": [ann.secret], "changes": true});
    changes.say(json!({"watch": watch})).await;
    whole.next_of("update").await;
    let mut seen = changes.next_of("update").await;
    for round in 0..3 {
        ann.act(Action::Light(round)).await;
        bob.act(Action::Light(4)).await;
        ann.step_at(ann.number().await, json!({"undo": null})).await;
        ann.act(Action::Light(round + 1)).await;
        bob.act(Action::Seal).await;
        ann.act(Action::Seal).await;
        ann.act(Action::Take(round)).await;
        ann.act(Action::Stop).await;
        bob.act(Action::Stop).await;
    }
    let (mut all, mut told) = (0, 0);
    while seen["outcome"].is_null() {
        let shown = whole.next_of("update").await;
        let change = changes.next_of("change").await;
        (all, told) = (all + shown.to_string().len(), told + change.to_string().len());
        assert_eq!(seen["number"], change["since"]);
        host::patched(&mut seen, &change["patch"]);
        for field in ["number", "since", "told", "gone"] {
            seen[field] = change[field].clone();
        }
        if seen["gone"] == json!([]) {
            seen.as_object_mut().unwrap().remove("gone");
        }
        assert_eq!(seen, shown);
    }
    assert!(told < all, "{told} bytes of changes are less than {all}");
}

#[tokio::test]
async fn whoever_comes_back_is_shown_all_before_changes_are_told() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    let watch = |since: u64| json!({"watch": {"table": ann.id, "secrets": [ann.secret], "since": since, "changes": true}});
    socket.say(watch(0)).await;
    socket.next_of("update").await;
    ann.act(Action::Light(0)).await;
    assert_eq!(socket.next_of("change").await["number"], 1);
    socket.say(watch(1)).await;
    assert_eq!(socket.next_of("update").await["since"], 1);
    ann.act(Action::Light(1)).await;
    assert_eq!(socket.next_of("change").await["since"], 1);
}
