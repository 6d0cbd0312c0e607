//! What one person does must not keep another waiting.
//!
//! The small ones wait for states. `LANTERN_CROWD=1 cargo test -p host crowd -- --nocapture` is the
//! long run: full size, and another person's click is answered within 50 ms in 99 of 100 cases.

use std::time::{Duration, Instant};

use kernel::{Kind, Row, Rules, Seat};
use serde_json::{Value, json};
use store::{By, LogRow};
use tokio::task::JoinSet;

use crate::beacons::{Action, Beacons, HOLD};
use crate::kit::{Person, Place, Socket, Table};

/// Whether this is the long run.
fn long() -> bool {
    std::env::var_os("LANTERN_CROWD").is_some()
}

/// A table whose first seat has lit a beacon and put it out again, over and over. It is stored as an
/// earlier host might have left it, who set no bound.
async fn long_table(place: &Place, rows: u32) -> Table {
    let (ann, _) = place.two_people(json!({})).await;
    let key = place.store.table(&ann.id).await.unwrap().unwrap().key;
    let light = Beacons::code(Action::Light(0));
    let row = |at: u32| {
        let kind = if at.is_multiple_of(2) { Kind::Action } else { Kind::Undo };
        let code = if kind == Kind::Undo { at - 1 } else { light };
        LogRow { row: Row { kind, seat: Some(Seat(0)), code }, by: By::Chance, time: 1 }
    };
    place.store.append(key, 0, (0..rows).map(row).collect(), None).await.unwrap();
    place.host.forget();
    ann
}

/// A table whose game is over.
async fn finished_table(place: &Place) -> Table {
    let (ann, bob) = place.two_people(json!({"rounds": 1})).await;
    for action in [Action::Seal, Action::Stop] {
        ann.act(action).await;
        bob.act(action).await;
    }
    ann
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_is_answered_while_all_places_for_questions_are_taken() {
    let place = Place::with(|store| store, |config| config.searching = 2).await;
    let (ann, bob) = place.two_people(json!({})).await;
    let story = long_table(&place, 2 * kernel::UNDOS_MAX).await;
    let over = finished_table(&place).await;
    let ask = || {
        let (table, person) = (ann.clone(), place.person());
        async move { person.post(&table.path("ask"), json!({"question": "hold"})).await }
    };
    let mut asking = JoinSet::new();
    for _ in 0..2 {
        asking.spawn(ask());
    }
    while HOLD.held() < 2 {
        tokio::task::yield_now().await;
    }
    // Whoever looks back, or is told the whole of a long story, waits in the line.
    let mut looking = JoinSet::new();
    for (table, what) in [(&ann, "at/0"), (&story, "view?since=0"), (&over, "log")] {
        let (table, person, path) = (table.clone(), place.person(), table.path(what));
        looking.spawn(async move { person.get_as(&path, &table.secret).await });
    }
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&story, 0).await;
    ann.act(Action::Light(0)).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Seal).await;
    assert_eq!(ann.view().await["phase"]["key"], "beacons-harvest");
    // At the long table too: whoever asks for the last rows only is answered at once.
    let last = story.path(&format!("view?since={}", 2 * kernel::UNDOS_MAX));
    let (status, view) = place.person().get_as(&last, &story.secret).await;
    assert_eq!(status, 200, "{view}");
    let number = view["number"].as_u64().unwrap();
    assert_eq!(story.act_at(number, Beacons::code(Action::Light(1))).await.0, 200);
    assert!(looking.try_join_next().is_none(), "none of them is told on the way of a click");
    // Whoever comes when the line is full is asked to come again.
    let mut waiting: JoinSet<(u16, Value)> = JoinSet::new();
    for _ in 0..80 {
        waiting.spawn(ask());
    }
    let (status, answer) = waiting.join_next().await.unwrap().unwrap();
    assert_eq!((status, &answer["error"]["text"]["key"]), (429, &json!("host-busy")));
    HOLD.let_go();
    while let Some(looked) = looking.join_next().await {
        let (status, answer) = looked.unwrap();
        assert_eq!(status, 200, "{answer}");
    }
    // What happened while the story was being told follows it, and nothing is missing.
    assert_eq!(socket.next().await["card"]["id"], story.id.as_str());
    let mut next = 0;
    while next <= number {
        let update = socket.next_of("update").await;
        assert_eq!(update["since"], next);
        next = update["number"].as_u64().unwrap();
    }
    assert_eq!(socket.next_of("press").await["table"], story.id.as_str());
    while let Some(asked) = asking.join_next().await {
        assert_eq!(asked.unwrap(), (200, Value::Null));
    }
    while let Some(waited) = waiting.join_next().await {
        assert!([200, 429].contains(&waited.unwrap().0));
    }
}

#[tokio::test]
async fn a_long_log_is_loaded_and_looked_back_at() {
    let place = Place::new().await;
    let rows = if long() { 60_000 } else { 6_000 };
    let ann = long_table(&place, rows).await;
    assert_eq!(ann.number().await, u64::from(rows));
    let (status, then) = place.person().get_as(&ann.path("at/4001"), &ann.secret).await;
    assert_eq!((status, &then["number"]), (200, &json!(4_001)));
    assert_eq!(then["seats"][0]["undos"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn taking_back_has_a_bound_and_play_goes_on() {
    let place = Place::new().await;
    let rows = 2 * kernel::UNDOS_MAX;
    let ann = long_table(&place, rows).await;
    ann.act(Action::Light(0)).await;
    let (status, answer) = ann.step_at(ann.number().await, json!({"undo": null})).await;
    assert_eq!((status, &answer["error"]["text"]["key"]), (422, &json!("table-too-many-undos")));
    ann.act(Action::Seal).await;
    // The other seat has taken back nothing yet, and what is stored is still a good log.
    place.host.forget();
    assert_eq!(ann.number().await, u64::from(rows) + 2);
}

#[tokio::test]
async fn whoever_sketches_too_much_is_asked_to_wait_and_others_play_on() {
    let place = Place::with(|store| store, |config| config.sketches_per_ten_seconds = 3).await;
    let (ann, bob) = place.two_people(json!({})).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Seal).await;
    let mut socket = Socket::open(&place.url).await;
    let draw = |seat: u8, secret: &str| json!({"sketch": {"table": ann.id, "secret": secret, "seat": seat, "places": ["a", "b"]}});
    for _ in 0..4 {
        socket.say(draw(0, &ann.secret)).await;
    }
    let heard = socket.all_so_far().await;
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert_eq!(heard[0]["error"]["error"]["text"]["key"], "host-too-many-sketches");
    socket.say(draw(1, &bob.secret)).await;
    assert_eq!(socket.all_so_far().await, [Value::Null; 0], "each seat has its own measure");
    ann.act(Action::Take(0)).await;
    place.time.advance(10);
    socket.say(draw(0, &ann.secret)).await;
    assert_eq!(socket.all_so_far().await, [Value::Null; 0]);
}

/// Clicks at a table of one's own, three times a round; answers how long each click took.
async fn clicks(place: &Place, rounds: u32) -> Vec<Duration> {
    let (ann, bob) = place.two_people(json!({"rounds": 500})).await;
    let mut times = Vec::new();
    for _ in 0..rounds {
        for (table, action) in
            [(&bob, Action::Seal), (&ann, Action::Light(0)), (&ann, Action::Seal)]
        {
            let number = table.number().await;
            let begun = Instant::now();
            let (status, answer) = table.act_at(number, Beacons::code(action)).await;
            times.push(begun.elapsed());
            assert_eq!(status, 200, "{answer}");
        }
        ann.act(Action::Stop).await;
        bob.act(Action::Stop).await;
    }
    times.sort_unstable();
    times
}

/// Has somebody click beside a crowd; the long run measures it.
async fn beside<F: Future<Output = ()> + Send + 'static>(place: &Place, name: &str, crowd: Vec<F>) {
    let mut busy = JoinSet::new();
    for one in crowd {
        busy.spawn(one);
    }
    let times = clicks(place, if long() { 400 } else { 3 }).await;
    assert!(busy.try_join_next().is_none(), "the crowd is still there");
    busy.abort_all();
    let p99 = times[times.len() * 99 / 100];
    println!("{name}: {} clicks, p50 {:?}, p99 {p99:?}", times.len(), times[times.len() / 2]);
    assert!(!long() || p99 <= Duration::from_millis(50), "{name}: p99 {p99:?}");
}

/// Asks for something again and again.
async fn again(person: Person, path: String, body: Option<Value>) {
    loop {
        let (status, answer) = match &body {
            Some(body) => person.post(&path, body.clone()).await,
            None => person.get(&path).await,
        };
        assert!([200, 429].contains(&status), "{answer}");
    }
}

/// Has the whole story of a table told again and again, by a request and over a socket.
async fn told_again(person: Person, table: Table, url: String) {
    loop {
        let (status, answer) = person.get_as(&table.path("view?since=0"), &table.secret).await;
        assert!([200, 429].contains(&status), "{answer}");
        let mut socket = Socket::open(&url).await;
        socket.watch(&table, 0).await;
        socket.next_of("press").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_go_on_beside_two_who_look_back_at_long_tables() {
    let place = Place::new().await;
    let rows = if long() { 60_000 } else { 2_000 };
    let mut crowd = Vec::new();
    for _ in 0..2 {
        let table = long_table(&place, rows).await;
        crowd.push(again(place.person(), table.path(&format!("at/{rows}")), None));
    }
    beside(&place, "looking back", crowd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_go_on_beside_those_who_are_told_long_stories() {
    let place = Place::new().await;
    // Those who listen read all of it in this very process: longer stories would measure them.
    let rows = if long() { 6_000 } else { 2_000 };
    let mut crowd = Vec::new();
    for _ in 0..2 {
        let table = long_table(&place, rows).await;
        crowd.push(told_again(place.person(), table.clone(), place.url.clone()));
        crowd.push(told_again(place.person(), table, place.url.clone()));
    }
    beside(&place, "stories", crowd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_go_on_beside_four_who_ask_for_the_largest_odds() {
    let place = Place::new().await;
    let ann = place.person();
    let seats = json!(["me", "me", "me", "me"]);
    let table = ann.create(json!({"game": "rebellion1775", "seats": seats})).await;
    let odds = json!({"attacker": "american", "attackers": {"B": 35, "W": 40},
        "defenders": {"R": 35, "Y": 40}});
    let one =
        || again(place.person(), table.path("ask"), Some(json!({"question": {"odds": odds}})));
    let crowd = (0..4).map(|_| one()).collect();
    beside(&place, "odds", crowd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_go_on_beside_a_flood_of_sketches() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Seal).await;
    let flood = |table: Table, url: String| async move {
        loop {
            let mut socket = Socket::open(&url).await;
            socket.watch(&table, 0).await;
            for n in 0..200 {
                socket
                    .say(json!({"sketch": {"table": table.id, "secret": table.secret, "seat": 0,
                        "places": ["a", n.to_string()]}}))
                    .await;
            }
            socket.all_so_far().await;
        }
    };
    let crowd = (0..4).map(|_| flood(ann.clone(), place.url.clone())).collect();
    beside(&place, "sketches", crowd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_go_on_beside_many_tables_of_bots() {
    let place = Place::new().await;
    let ann = place.person();
    let many = if long() { 600 } else { 20 };
    let bots = json!([{"bot": "anything"}, {"bot": "anything"}, {"bot": "anything"}]);
    let new = json!({"game": "africa1880", "seats": bots,
        "options": {"powers": ["GB", "FR", "DE"]}});
    for _ in 0..many {
        let (status, answer) = ann.post("/api/tables", new.clone()).await;
        assert_eq!(status, 200, "{answer}");
    }
    beside(&place, "bots", Vec::<std::future::Ready<()>>::new()).await;
}
