//! What people say, and who hears it.

use serde_json::{Value, json};

use crate::beacons::Action;
use crate::kit::{Place, Socket, Table};

async fn harvest(place: &Place, options: Value) -> (Table, Table) {
    let (ann, bob) = place.two_people(options).await;
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    (ann, bob)
}

fn say(table: &Table, to: &Value, text: &str) -> Value {
    json!({"secret": table.secret, "to": to, "text": text})
}

#[tokio::test]
async fn people_talk_when_the_phase_lets_them() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 1})).await;
    let (status, answer) = ann.post("press", say(&ann, &json!([]), "psst")).await;
    assert_eq!((status, &answer["error"]["text"]["key"]), (422, &json!("host-no-talk")));
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    assert_eq!(ann.view().await["talk"], true);
    let (status, message) = ann.post("press", say(&ann, &json!([]), "hello")).await;
    assert_eq!(status, 200);
    assert_eq!((&message["id"], &message["from"]), (&json!(0), &json!(0)));
    let (silent, other) = harvest(&place, json!({"rounds": 1, "press": "never"})).await;
    assert_eq!(silent.post("press", say(&silent, &json!([]), "hello")).await.0, 422);
    silent.act(Action::Stop).await;
    other.act(Action::Stop).await;
    let (status, _) = silent.post("press", say(&silent, &json!([]), "well played")).await;
    assert_eq!(status, 200, "after the end everybody may talk");
}

#[tokio::test]
async fn a_private_message_reaches_nobody_else() {
    let place = Place::new().await;
    let people = [place.person(), place.person(), place.person()];
    let new = json!({"game": "beacons", "options": {"keepers": ["N", "E", "S"]}, "seats": ["me", "open", "open"]});
    let first = people[0].create(new).await;
    let mut tables = vec![first.clone()];
    for person in &people[1..] {
        let (_, held) = person.post(&first.path("join"), json!({})).await;
        let secret = held["secret"].as_str().unwrap().to_owned();
        tables.push(Table { secret, ..first.clone() });
    }
    for (table, person) in tables.iter_mut().zip(people) {
        table.person = Some(person.into());
    }
    for table in &tables {
        table.act(Action::Seal).await;
    }
    let spectator = Table { secret: String::new(), person: None, ..first };
    let mut sockets = Vec::new();
    for table in tables.iter().chain([&spectator]) {
        let mut socket = Socket::open(&place.url).await;
        socket.watch(table, 0).await;
        assert_eq!(socket.next_of("press").await["messages"], json!([]));
        sockets.push(socket);
    }
    let secret = say(&tables[0], &json!([1]), "only you");
    assert_eq!(tables[0].post("press", secret).await.0, 200);
    let public = say(&tables[2], &json!([]), "everybody");
    assert_eq!(tables[2].post("press", public).await.0, 200);
    let mut heard = Vec::new();
    for socket in &mut sockets {
        let press: Vec<Value> = socket.all_so_far().await;
        let press = press.iter().filter_map(|m| m["press"]["messages"].as_array());
        let texts: Vec<Value> = press.flatten().map(|m| m["text"].clone()).collect();
        heard.push(json!(texts));
    }
    let (both, public) = (json!(["only you", "everybody"]), json!(["everybody"]));
    assert_eq!(heard, [both.clone(), both.clone(), public.clone(), public.clone()]);
    // The same holds for those who come later and for those who ask.
    let mut late = Socket::open(&place.url).await;
    late.watch(&tables[2], 0).await;
    assert_eq!(late.next_of("press").await["messages"].as_array().unwrap().len(), 1);
    let reader = tables[1].person.as_ref().unwrap();
    let (_, all) = reader.get_as(&tables[1].path("press"), &tables[1].secret).await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    let (_, since) = reader.get_as(&tables[1].path("press?since=1"), &tables[1].secret).await;
    assert_eq!(since[0]["text"], "everybody");
    let (_, none) = reader.get(&tables[1].path("press")).await;
    assert_eq!(none.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn words_have_bounds() {
    let place = Place::new().await;
    let (ann, _bob) = harvest(&place, json!({})).await;
    for (to, text, status) in [
        (json!([]), "é".repeat(2_000), 200),
        (json!([]), "é".repeat(2_001), 400),
        (json!([]), " \n ".to_owned(), 400),
        (json!([0]), "to myself".to_owned(), 400),
        (json!([2]), "to nobody".to_owned(), 400),
        (json!([9]), "to nobody".to_owned(), 400),
    ] {
        let (found, answer) = ann.post("press", say(&ann, &to, &text)).await;
        assert_eq!(found, status, "{answer}");
    }
    let stranger = json!({"secret": "x", "text": "hello"});
    assert_eq!(ann.post("press", stranger).await.0, 403);
}

#[tokio::test]
async fn one_seat_cannot_flood_the_table() {
    let place = Place::with(|store| store, |config| config.press_per_minute = 3).await;
    let (ann, bob) = harvest(&place, json!({})).await;
    for n in 0..3 {
        assert_eq!(ann.post("press", say(&ann, &json!([]), &format!("{n}"))).await.0, 200);
    }
    let (status, answer) = ann.post("press", say(&ann, &json!([]), "more")).await;
    assert_eq!((status, &answer["error"]["kind"]), (429, &json!("too_many")));
    assert_eq!(bob.post("press", say(&bob, &json!([]), "me too")).await.0, 200);
    place.time.advance(61);
    assert_eq!(ann.post("press", say(&ann, &json!([]), "again")).await.0, 200);
}
