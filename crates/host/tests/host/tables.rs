//! Making tables, taking seats, finding them again, playing again.

use serde_json::json;

use crate::beacons::{Action, board};
use crate::kit::{Place, Socket, Table};

#[tokio::test]
async fn a_table_is_made_and_found_by_its_link() {
    let place = Place::new().await;
    let ann = place.person();
    let new = json!({
        "game": "beacons", "name": "  Friday night ", "clock": 60,
        "options": {"keepers": ["N", "E", "S"]}, "seats": ["me", "open", {"bot": "anything"}]
    });
    let (status, made) = ann.post("/api/tables", new).await;
    assert_eq!(status, 200, "{made}");
    let card = &made["table"];
    assert_eq!(card["name"], "Friday night");
    assert_eq!(card["status"], "gathering");
    assert_eq!(
        card["options"],
        json!({"keepers": ["N", "E", "S"], "rounds": 2, "press": "harvest"})
    );
    assert_eq!(card["clock"], 60);
    assert_eq!(card["seats"][0]["id"], "N");
    assert_eq!(card["seats"][1]["holder"], "open");
    assert_eq!(card["seats"][2]["holder"], json!({"bot": "anything"}));
    assert_eq!(made["held"].as_array().unwrap().len(), 1);
    let id = card["id"].as_str().unwrap();
    assert!(id.len() >= 10);
    let (status, seen) = place.person().get(&format!("/api/tables/{id}")).await;
    assert_eq!((status, &seen), (200, card));
}

#[tokio::test]
async fn a_new_table_without_a_name_gets_one() {
    let place = Place::new().await;
    let (_, table) = place.table_of_two(json!("open")).await;
    let (_, card) = place.person().get(&format!("/api/tables/{}", table.id)).await;
    assert!(!card["name"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn what_cannot_be_made_is_refused_with_a_reason() {
    let place = Place::new().await;
    let ann = place.person();
    let seats = json!(["me", "open"]);
    for (new, status, kind, text) in [
        (json!({"game": "go", "seats": seats}), 404, "not_found", "host-no-such-game"),
        (json!({"game": "beacons", "seats": ["me"]}), 400, "bad_request", "host-seat-count"),
        (
            json!({"game": "beacons", "seats": ["me", {"bot": "x"}]}),
            404,
            "not_found",
            "host-no-such-bot",
        ),
        (
            json!({"game": "beacons", "seats": seats, "options": {"keepers": ["N"]}}),
            400,
            "bad_request",
            "host-bad-options",
        ),
        (
            json!({"game": "beacons", "seats": seats, "options": {"sets": 2}}),
            400,
            "bad_request",
            "host-bad-options",
        ),
        (
            json!({"game": "beacons", "seats": seats, "clock": 3}),
            400,
            "bad_request",
            "host-clock-range",
        ),
        (
            json!({"game": "beacons", "seats": seats, "name": " "}),
            400,
            "bad_request",
            "host-name-length",
        ),
        (
            json!({"game": "beacons", "seats": seats, "name": "x".repeat(61)}),
            400,
            "bad_request",
            "host-name-length",
        ),
        (json!({"game": "beacons"}), 400, "bad_request", "host-bad-request"),
        (
            json!({"game": "beacons", "seats": seats, "x": 1}),
            400,
            "bad_request",
            "host-bad-request",
        ),
    ] {
        let (found, answer) = ann.post("/api/tables", new.clone()).await;
        assert_eq!(found, status, "{new}: {answer}");
        assert_eq!(answer["error"]["kind"], kind, "{new}");
        assert_eq!(answer["error"]["text"]["key"], text, "{new}");
    }
    let bad = json!({"game": "beacons", "seats": seats, "options": {"keepers": ["N"]}});
    let (_, answer) = ann.post("/api/tables", bad).await;
    assert_eq!(answer["error"]["faults"][0]["at"], "options.keepers");
}

#[tokio::test]
async fn a_seat_is_taken_by_the_link_and_only_once() {
    let place = Place::new().await;
    let (_, table) = place.table_of_two(json!("open")).await;
    let (bob, cat) = (place.person(), place.person());
    let (status, held) = bob.post(&table.path("join"), json!({"seat": 1})).await;
    assert_eq!((status, &held["seat"]), (200, &json!(1)));
    // The same wish again is the same answer; another's wish comes too late.
    assert_eq!(bob.post(&table.path("join"), json!({"seat": 1})).await, (200, held));
    let (status, late) = cat.post(&table.path("join"), json!({"seat": 1})).await;
    assert_eq!((status, &late["error"]["text"]["key"]), (409, &json!("host-seat-taken")));
    let (status, late) = cat.post(&table.path("join"), json!({})).await;
    assert_eq!((status, &late["error"]["text"]["key"]), (409, &json!("host-no-open-seat")));
    let (status, none) = cat.post(&table.path("join"), json!({"seat": 7})).await;
    assert_eq!((status, &none["error"]["kind"]), (404, &json!("not_found")));
    let (_, card) = cat.get(&format!("/api/tables/{}", table.id)).await;
    assert_eq!(card["status"], "running");
}

#[tokio::test]
async fn open_seats_are_filled_with_bots_and_they_play_to_the_end() {
    let place = Place::new().await;
    let ann = place.person();
    let new = json!({"game": "beacons", "options": {"keepers": ["N", "E", "S", "W"]},
                     "seats": ["me", "open", "open", "open"]});
    let table = ann.create(new).await;
    let (status, _) = ann.post(&table.path("fill"), json!({"secret": "guess"})).await;
    assert_eq!(status, 403);
    let wrong = json!({"secret": table.secret, "bot": "nobody"});
    assert_eq!(ann.post(&table.path("fill"), wrong).await.0, 404);
    let (status, card) = ann.post(&table.path("fill"), json!({"secret": table.secret})).await;
    assert_eq!((status, &card["status"]), (200, &json!("running")));
    assert_eq!(card["seats"][3]["holder"], json!({"bot": "anything"}));
    let table = Table { person: Some(ann.into()), ..table };
    play_to_the_end(&place, &table).await;
}

/// Plays the first offer whenever waited for.
pub async fn play_to_the_end(place: &Place, table: &Table) -> serde_json::Value {
    let mut socket = Socket::open(&place.url).await;
    socket.watch(table, 0).await;
    loop {
        let update = socket.next_of("update").await;
        if !update["outcome"].is_null() {
            return update;
        }
        let seat = &update["seats"][0];
        if seat["must"] == true {
            let code = u32::try_from(seat["offers"][0]["code"].as_u64().unwrap()).unwrap();
            let (status, answer) = table.act_at(seat["number"].as_u64().unwrap(), code).await;
            // An update that was under way when we acted is stale; a newer one follows it.
            assert!(status == 200 || answer["error"]["kind"] == "stale", "{answer}");
        }
    }
}

#[tokio::test]
async fn a_table_of_bots_plays_by_itself_and_bots_may_be_fools() {
    let place = Place::new().await;
    for bot in ["anything", "fool"] {
        let ann = place.person();
        let bot = json!({"bot": bot});
        let table = ann.create(json!({"game": "beacons", "seats": [bot, bot]})).await;
        let mut socket = Socket::open(&place.url).await;
        socket.watch(&table, 0).await;
        let end = socket.until(|u| !u["outcome"].is_null()).await;
        let (status, record) = ann.get(&table.path("log")).await;
        assert_eq!(status, 200);
        assert_eq!(record["seed"], end["seed"]);
        let rows = record["rows"].as_array().unwrap();
        let absent = rows.iter().any(|row| row["kind"] == "absent");
        assert_eq!(absent, bot["bot"] == "fool", "a fool plays as if absent");
        for row in rows {
            let wind = row["name"].as_str().unwrap().starts_with("wind ");
            assert_eq!(wind, row["kind"] == "chance", "{row}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_game_is_played_to_the_end() {
    let place = Place::new().await;
    let ann = place.person();
    let bot = json!({"bot": "anything"});
    let seats = [json!("me"), bot.clone(), bot.clone(), bot.clone(), bot.clone(), bot];
    let table = ann.create(json!({"game": "africa1880", "seats": seats})).await;
    let table = Table { person: Some(ann.into()), ..table };
    let end = play_to_the_end(&place, &table).await;
    assert_eq!(end["outcome"]["scores"].as_array().unwrap().len(), 6);
    // What is in memory and what the file leads to are the same.
    let log = place.person().get(&table.path("log")).await;
    place.host.forget();
    assert_eq!(place.person().get(&table.path("log")).await, log);
}

#[tokio::test]
async fn bots_that_were_stopped_go_on_after_a_restart_though_nobody_looks() {
    let an_hour = std::time::Duration::from_secs(3_600);
    let mut place = Place::with(|store| store, |config| config.bot_pace = an_hour).await;
    let bot = json!({"bot": "anything"});
    let table = place.person().create(json!({"game": "beacons", "seats": [bot, bot]})).await;
    place.stop().await;
    let twin = place.twin().await;
    let mut socket = Socket::open(&twin.url).await;
    // The table is already on its way before anybody asks for it; watching only tells us.
    socket.watch(&table, 0).await;
    socket.until(|u| !u["outcome"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_tables_than_memory_holds_are_played_all_the_same() {
    let place = Place::with(|store| store, |config| config.tables_in_memory = 3).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let (ann, table) = place.table_of_two(json!({"bot": "anything"})).await;
        tables.push(Table { person: Some(ann.into()), ..table });
    }
    let (_, health) = place.person().get("/api/health").await;
    assert!(health["tables_in_memory"].as_u64().unwrap() <= 6, "{health}");
    let playing = tables.iter().map(|table| play_to_the_end(&place, table));
    for end in futures_util::future::join_all(playing).await {
        assert!(!end["outcome"].is_null());
    }
}

#[tokio::test]
async fn a_table_keeps_the_board_it_was_made_with() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    ann.act(Action::Light(0)).await;
    let twin = place.twin_on("a higher hill").await;
    let (status, view) = twin.person().get_as(&ann.path("view"), &ann.secret).await;
    assert_eq!((status, &view["number"]), (200, &json!(1)));
    let new = twin.table_of_two(json!("me")).await.1;
    let hash = async |id: &str| place.store.table(id).await.unwrap().unwrap().board_hash;
    let (old, new) = (hash(&ann.id).await, hash(&new.id).await);
    assert_ne!(old, new);
    assert_eq!(place.store.board(&new).await.unwrap().as_deref(), Some(&*board("a higher hill")));
}

#[tokio::test]
async fn my_tables_come_back_with_their_secrets() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let me = ann.person.as_ref().unwrap();
    let (_, found) = me.get("/api/me").await;
    let mine = &found["tables"][0];
    assert_eq!(mine["table"]["id"], ann.id.as_str());
    assert_eq!(mine["held"], json!([{"seat": 0, "secret": ann.secret}]));
    assert_eq!(mine["awaited"], true);
    ann.act(Action::Seal).await;
    let (_, found) = me.get("/api/me").await;
    assert_eq!(found["tables"][0]["awaited"], false);
    let (_, found) = bob.person.as_ref().unwrap().get("/api/me").await;
    assert_eq!(found["tables"][0]["held"], json!([{"seat": 1, "secret": bob.secret}]));
    let (_, stranger) = place.person().get("/api/me").await;
    assert_eq!(stranger["tables"], json!([]));
}

#[tokio::test]
async fn a_new_name_shows_at_the_table() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    socket.next_of("press").await;
    let me = ann.person.as_ref().unwrap();
    // Until then she is a number, which every client says in its own language.
    let (_, found) = me.get("/api/me").await;
    let digits = found["guest"].as_str().unwrap();
    assert!(digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit()), "{digits}");
    assert_eq!(found.get("name"), None);
    let (_, card) = me.get(&format!("/api/tables/{}", ann.id)).await;
    assert_eq!(card["seats"][0]["holder"], json!({"guest": digits}));
    let (status, found) = me.post("/api/me", json!({"name": "Ænn Ô’Hara"})).await;
    assert_eq!((status, &found["name"]), (200, &json!("Ænn Ô’Hara")));
    let card = socket.next_of("card").await;
    assert_eq!(card["seats"][0]["holder"], json!({"person": "Ænn Ô’Hara"}));
    for bad in ["", "   ", &"x".repeat(41), "a\u{7}b"] {
        assert_eq!(me.post("/api/me", json!({"name": bad})).await.0, 400, "{bad:?}");
    }
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_who_ask() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 1})).await;
    assert_eq!(ann.post("rematch", json!({})).await.0, 409, "not over yet");
    for table in [&ann, &bob] {
        table.act(Action::Seal).await;
    }
    ann.act(Action::Stop).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    socket.next_of("press").await;
    bob.act(Action::Stop).await;
    assert_eq!(socket.next_of("card").await["status"], "over");
    assert_eq!(place.person().post(&ann.path("rematch"), json!({})).await.0, 403);
    let (status, first) = bob.post("rematch", json!({})).await;
    assert_eq!(status, 200, "{first}");
    assert_eq!(first["held"][0]["seat"], 1);
    assert_eq!(first["table"]["status"], "gathering");
    assert_eq!(first["table"]["options"]["rounds"], 1);
    let again = first["table"]["id"].as_str().unwrap();
    assert_eq!(socket.next_of("card").await["rematch"], again);
    // The other one gets the same table and the seat they had.
    let (_, second) = ann.post("rematch", json!({})).await;
    assert_eq!(second["table"]["id"], again);
    assert_eq!(second["held"][0]["seat"], 0);
    assert_eq!(second["table"]["status"], "running");
    let (_, third) = ann.post("rematch", json!({})).await;
    assert_eq!(third["held"], second["held"]);
}
