//! The way of one click: what is done, what is a repeat, what is stale, what is refused.

use serde_json::{Value, json};

use crate::beacons::Action;
use crate::kit::{Place, Socket};

const LIGHT_0: u32 = 0;
const LIGHT_1: u32 = 1;
const SEAL: u32 = 5;

#[tokio::test]
async fn an_action_is_done_once_however_often_it_is_sent() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    assert_eq!(ann.act_at(0, LIGHT_0).await, (200, json!({"number": 1})));
    assert_eq!(ann.act_at(0, LIGHT_0).await, (200, json!({"number": 1})));
    assert_eq!(ann.act_at(1, LIGHT_1).await, (200, json!({"number": 2})));
    assert_eq!(ann.act_at(0, LIGHT_0).await, (200, json!({"number": 1})));
    assert_eq!(ann.number().await, 2);
}

#[tokio::test]
async fn an_action_goes_by_its_name_as_well_as_by_its_code() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    assert_eq!(ann.act_at(0, "light rock").await, (200, json!({"number": 1})));
    // The same by its code is a repeat.
    assert_eq!(ann.act_at(0, LIGHT_0).await, (200, json!({"number": 1})));
    assert_eq!(ann.act_at(1, "1").await, (200, json!({"number": 2})));
    let (status, answer) = ann.act_at(2, "light moon").await;
    assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad_request")));
    assert_eq!(answer["error"]["detail"], "\"moon\" is no beacon");
    let body = json!({"secret": ann.secret, "act": "light dune"});
    let (status, preview) = ann.post("preview", body).await;
    assert_eq!((status, &preview["events"][0]["data"]["lit"]["beacon"]), (200, &json!(2)));
    let seat = &ann.view().await["seats"][0];
    assert_eq!((&seat["offers"][0]["name"], &seat["number"]), (&json!("light dune"), &json!(2)));
    assert_eq!(seat["undos"][0]["name"], "light mole");
}

#[tokio::test]
async fn a_repeat_answers_as_the_first_did_even_after_chance_and_others() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act(Action::Seal).await;
    // Bob's seal is the last one: the wind follows it and has been seen when it is answered.
    let first = bob.act_at(0, SEAL).await;
    assert_eq!(first, (200, json!({"number": 2})));
    ann.act(Action::Take(0)).await;
    ann.act(Action::Stop).await;
    assert_eq!(bob.act_at(0, SEAL).await, first);
    // To Ann the wind belongs to Bob's row, not to her seal.
    assert_eq!(ann.act_at(0, SEAL).await, (200, json!({"number": 1})));
}

#[tokio::test]
async fn a_stale_action_changes_nothing() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act_at(0, LIGHT_0).await;
    let (status, answer) = ann.act_at(0, LIGHT_1).await;
    assert_eq!((status, &answer["error"]["kind"]), (409, &json!("stale")));
    let (status, _) = ann.act_at(17, LIGHT_1).await;
    assert_eq!(status, 409, "nobody has seen what has not happened");
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    let number = bob.number().await;
    ann.act(Action::Take(0)).await;
    ann.act(Action::Stop).await;
    // In turns, the other's step counts: what Bob saw is not what is.
    let (status, answer) = bob.act_at(number, 14).await;
    assert_eq!((status, &answer["error"]["kind"]), (409, &json!("stale")));
}

#[tokio::test]
async fn in_a_lane_the_steps_of_others_do_not_make_one_stale() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let number = ann.number().await;
    bob.act(Action::Light(3)).await;
    assert_eq!(ann.number().await, number, "a secret step is not counted");
    bob.act(Action::Wave).await;
    assert_eq!(ann.number().await, number + 1, "a public one is");
    let (status, _) = ann.act_at(number, LIGHT_0).await;
    assert_eq!(status, 200, "and still Ann's step goes through");
    let (status, _) = ann.act_at(number, LIGHT_1).await;
    assert_eq!(status, 409, "but her own step counts");
}

#[tokio::test]
async fn a_click_meant_for_the_last_round_does_not_count_in_the_next() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Seal).await;
    let number = bob.number().await;
    ann.act(Action::Stop).await;
    bob.act(Action::Stop).await;
    // A new lane has begun. What was chosen before it must not be taken for a choice in it.
    let (status, _) = bob.act_at(number, SEAL).await;
    assert_eq!(status, 409);
    let before_ann_stopped = ann.number().await - 1;
    assert_eq!(ann.act_at(before_ann_stopped, SEAL).await.0, 409);
}

#[tokio::test]
async fn a_refusal_cites_its_clause() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    ann.act_at(0, LIGHT_0).await;
    let (status, answer) = ann.act_at(1, LIGHT_0).await;
    assert_eq!(status, 422);
    assert_eq!(answer["error"]["kind"], "refused");
    assert_eq!(answer["error"]["clause"], "1.4");
    assert_eq!(answer["error"]["text"]["key"], "beacons-no-lit");
    let (status, answer) = ann.act_at(1, 4_000_000_000_u32).await;
    assert_eq!((status, &answer["error"]["clause"]), (422, &Value::Null));
    assert_eq!(answer["error"]["text"]["key"], "table-unknown-action");
    assert_eq!(ann.number().await, 1);
}

#[tokio::test]
async fn a_seat_is_proved_by_its_secret_alone() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    let (other, _) = place.two_people(json!({})).await;
    for secret in ["", "0", "guess", &other.secret, &ann.secret[1..]] {
        let body = json!({"secret": secret, "number": 0, "wish": {"act": SEAL}});
        let (status, answer) = ann.post("step", body).await;
        assert_eq!((status, &answer["error"]["kind"]), (403, &json!("not_your_seat")), "{secret}");
        let (status, _) = place.person().get_as(&ann.path("view"), secret).await;
        assert!(status == 403 || secret.is_empty(), "{secret}");
    }
    // Whoever has the secret acts for the seat, whatever browser they use.
    let body = bob.wants(0, json!({"act": SEAL}));
    assert_eq!(place.person().post(&ann.path("step"), body).await.0, 200);
}

#[tokio::test]
async fn a_step_is_taken_back_and_so_is_a_seal() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act(Action::Light(0)).await;
    ann.act(Action::Light(1)).await;
    ann.act(Action::Seal).await;
    bob.act(Action::Light(2)).await;
    let view = ann.view().await;
    let undos = view["seats"][0]["undos"].as_array().unwrap();
    assert_eq!(undos.len(), 3);
    // The seal goes with it.
    let undone = (200, json!({"number": 4, "gone": [0, 2]}));
    assert_eq!(ann.step_at(3, json!({"undo": 0})).await, undone);
    assert_eq!(ann.step_at(3, json!({"undo": 0})).await, undone, "a repeat");
    let other = ann.step_at(3, json!({"undo": 1})).await;
    assert_eq!(other.0, 409, "another step is not a repeat");
    let me = ann.person.as_ref().unwrap();
    let (_, update) = me.get_as(&ann.path("view?since=3"), &ann.secret).await;
    assert_eq!(update["gone"], json!([0, 2]));
    assert_eq!(update["told"].as_array().unwrap().len(), 1);
    let view = ann.view().await;
    assert_eq!(view["gone"], Value::Null, "whoever hears it all forgets nothing");
    assert_eq!(view["view"]["state"]["lit"], json!([2, 0, 0, 0]));
    assert_eq!(view["view"]["state"]["sealed"], 0, "who corrects is not done");
    assert_eq!(ann.step_at(4, json!({"undo": null})).await.0, 200);
    let (status, answer) = ann.step_at(5, json!({"undo": null})).await;
    assert_eq!((status, &answer["error"]["text"]["key"]), (422, &json!("table-nothing-to-undo")));
}

#[tokio::test]
async fn a_table_that_gathers_cannot_be_played() {
    let place = Place::new().await;
    let (ann, table) = place.table_of_two(json!("open")).await;
    let step = table.wants(0, json!({"act": SEAL}));
    let preview = json!({"secret": table.secret, "act": SEAL});
    for (what, body) in [("step", step), ("preview", preview)] {
        let (status, answer) = ann.post(&table.path(what), body).await;
        assert_eq!((status, &answer["error"]["text"]["key"]), (409, &json!("host-not-begun")));
    }
    assert_eq!(ann.get(&table.path("view")).await.0, 409);
    assert_eq!(ann.get(&table.path("log")).await.0, 409);
}

#[tokio::test]
async fn a_preview_tells_and_changes_nothing() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let preview =
        async |act: Value| ann.post("preview", json!({"secret": ann.secret, "act": act})).await;
    let (status, answer) = preview(json!(LIGHT_1)).await;
    assert_eq!(status, 200);
    assert_eq!(answer["events"][0]["data"], json!({"lit": {"seat": 0, "beacon": 1}}));
    assert_eq!(ann.number().await, 0);
    // Why not? That is a good question, and gets a good answer.
    let (status, answer) = preview(json!(18)).await;
    assert_eq!((status, &answer["refusal"]["kind"]), (200, &json!("refused")));
    assert_eq!((&answer["refusal"]["clause"], &answer["events"]), (&json!("1.1"), &Value::Null));
    // But what names no action asks nothing.
    let (status, answer) = preview(json!("no such name")).await;
    assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad_request")));
    // What is wrong with the request itself is an error.
    assert_eq!(preview(json!([])).await.0, 400);
    let stranger = json!({"secret": "guess", "act": LIGHT_1});
    assert_eq!(ann.post("preview", stranger).await.0, 403);
}

#[tokio::test]
async fn a_question_is_answered_by_the_game() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let ask = json!({"secrets": [ann.secret], "question": "round"});
    assert_eq!(ann.post("ask", ask).await, (200, json!(1)));
    assert_eq!(ann.post("ask", json!({"question": "round"})).await, (200, json!(1)));
    let (status, answer) = ann.post("ask", json!({"question": {"x": 1}})).await;
    assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad_request")));
    assert_eq!(ann.post("ask", json!({"secrets": ["x"], "question": "round"})).await.0, 403);
}

#[tokio::test]
async fn the_past_is_seen_through_the_same_eyes_and_the_end_through_all() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 1})).await;
    ann.act(Action::Light(0)).await;
    bob.act(Action::Light(4)).await;
    ann.act(Action::Light(1)).await;
    let me = ann.person.as_ref().unwrap();
    let (status, then) = me.get_as(&ann.path("at/1"), &ann.secret).await;
    assert_eq!(status, 200);
    assert_eq!((&then["number"], &then["since"]), (&json!(1), &json!(0)));
    assert_eq!(then["view"]["state"]["lit"], json!([1, 0, 0, 0]), "Bob's light stays hidden");
    assert_eq!(then["told"][0]["events"][0]["data"], json!({"lit": {"seat": 0, "beacon": 0}}));
    assert_eq!(me.get(&ann.path("at/0?eyes=all")).await.0, 409, "not before the end");
    assert_eq!(me.get(&ann.path("view?eyes=all")).await.0, 409);
    assert_eq!(me.get(&ann.path("log")).await.0, 409);
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Stop).await;
    assert!(ann.view().await["seed"].is_null(), "the seed is a secret till the end");
    bob.act(Action::Stop).await;
    let (status, then) = place.person().get(&ann.path("at/3?eyes=all")).await;
    assert_eq!(status, 200);
    assert_eq!(then["view"]["state"]["lit"], json!([3, 16, 0, 0]));
    let (_, record) = place.person().get(&ann.path("log")).await;
    let seed = kernel::Seed::parse(record["seed"].as_str().unwrap()).unwrap();
    let (_, end) = place.person().get(&ann.path("view")).await;
    assert_eq!(end["commitment"], seed.commitment().as_str(), "anybody can check the dice");
    assert_eq!(end["outcome"]["scores"].as_array().unwrap().len(), 2);
    assert_eq!(record["rows"].as_array().unwrap().len(), 8);
    let (status, answer) = ann.act_at(ann.number().await, SEAL).await;
    assert_eq!((status, &answer["error"]["text"]["key"]), (422, &json!("table-over")));
}

#[tokio::test]
async fn a_table_dropped_from_memory_comes_back_as_it_was() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({"rounds": 40})).await;
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    for _ in 0..30 {
        for action in [Action::Light(1), Action::Seal] {
            ann.act(action).await;
            bob.act(action).await;
            place.host.forget();
        }
        ann.act(Action::Stop).await;
        place.host.forget();
        bob.act(Action::Stop).await;
    }
    let before = (ann.view().await, bob.view().await);
    place.host.forget();
    assert_eq!((ann.view().await, bob.view().await), before);
    // Whoever watched all the time has missed nothing and heard nothing twice.
    let mut next = 0;
    while next < before.0["number"].as_u64().unwrap() {
        let update = socket.next_of("update").await;
        assert_eq!(update["since"], next);
        next = update["number"].as_u64().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hosts_on_one_file_agree() {
    let place = Place::new().await;
    let twin = place.twin().await;
    let (ann, mut bob) = place.two_people(json!({"rounds": 5})).await;
    // Bob plays at the other host, which shares nothing with the first but the file.
    let mut other = twin.person();
    *other.cookie.get_mut().unwrap() = bob.person.as_ref().unwrap().cookie.lock().unwrap().clone();
    bob.person = Some(other.into());
    let mut socket = Socket::open(&twin.url).await;
    socket.watch(&bob, 0).await;
    socket.next_of("update").await;
    for _ in 0..4 {
        // Both hosts think that their own last row is the last one of all.
        ann.act(Action::Light(0)).await;
        bob.act(Action::Light(0)).await;
        ann.act(Action::Seal).await;
        bob.act(Action::Seal).await;
        // Ann's host has not heard of Bob's seal, but Ann has: somebody showed her the other one.
        let (_, view) = twin.person().get_as(&ann.path("view"), &ann.secret).await;
        let number = view["seats"][0]["number"].as_u64().unwrap();
        assert_eq!(ann.act_at(number, 18).await.0, 200);
        assert_eq!(bob.act_at(bob.number().await, 18).await.0, 200);
    }
    assert_eq!(bob.view().await["phase"]["round"], 5);
    assert_eq!(ann.view().await["phase"]["round"], 5);
    // The socket at the other host has seen all that Bob may see, in order.
    let mut next = 0;
    while next < bob.number().await {
        let update = socket.next_of("update").await;
        assert_eq!(update["since"], next);
        next = update["number"].as_u64().unwrap();
    }
    let log = |place: &Place| {
        let (store, id) = (place.store.clone(), ann.id.clone());
        async move {
            let key = store.table(&id).await.unwrap().unwrap().key;
            store.log(key, 0).await.unwrap().rows
        }
    };
    assert_eq!(log(&place).await, log(&twin).await);
}
