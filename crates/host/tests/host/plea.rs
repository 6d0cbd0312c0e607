//! Going back further than one's own steps: with everybody's consent, and only then.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::beacons::Action;
use crate::kit::{Place, Socket, Table};

impl Table {
    /// Pleads, or answers a plea.
    async fn go_back(&self, agree: Option<bool>) -> (u16, Value) {
        let wish = agree.map_or(json!("plead"), |agree| json!({"answer": agree}));
        self.step_at(self.number().await, wish).await
    }

    async fn state(&self) -> Value {
        self.view().await["view"]["state"].clone()
    }
}

/// Ann has taken a prize and stopped, Bob has taken one after her: Ann's steps are closed.
async fn harvest(place: &Place) -> (Table, Table, Value) {
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    ann.act(Action::Take(0)).await;
    let then = ann.state().await;
    ann.act(Action::Stop).await;
    bob.act(Action::Take(1)).await;
    (ann, bob, then)
}

fn why((status, answer): (u16, Value)) -> (u16, String) {
    (status, answer["error"]["text"]["key"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn with_consent_of_all_the_table_goes_back() {
    let place = Place::new().await;
    let (ann, bob, then) = harvest(&place).await;
    let view = ann.view().await;
    assert_eq!(view["seats"][0]["undos"], json!([]));
    assert_eq!(view["seats"][0]["pleads"], json!({"key": "beacons-do-stop"}));
    let now = ann.state().await;
    assert_eq!(ann.go_back(None).await.0, 200);
    // It outlives the process, and everybody sees it.
    place.host.forget();
    let plea = json!({"seat": 0, "text": {"key": "beacons-do-stop"}, "agreed": [0]});
    assert_eq!(bob.view().await["plea"], plea);
    assert_eq!(bob.state().await, now, "asking changes nothing");
    let number = bob.number().await;
    let first = bob.step_at(number, json!({"answer": true})).await;
    // Bob counts his own seal, the wind and what Ann has taken: all that stays.
    assert_eq!(first, (200, json!({"number": number + 1, "gone": [3, 4]})));
    assert_eq!(ann.state().await, then, "Ann has not stopped");
    assert_eq!(bob.step_at(number, json!({"answer": true})).await, first, "a repeat");
    assert_eq!(ann.view().await["plea"], Value::Null);
    place.host.forget();
    assert_eq!(ann.state().await, then, "and so it is when it is opened again");
    ann.act(Action::Take(1)).await;
}

#[tokio::test]
async fn whoever_declines_or_plays_on_is_not_asked_again() {
    let place = Place::new().await;
    let (ann, bob, _) = harvest(&place).await;
    let refused = |key: &str| (422, key.to_owned());
    assert_eq!(why(bob.go_back(Some(true)).await), refused("table-no-plea"));
    assert_eq!(why(bob.go_back(None).await), refused("table-undo-instead"));
    let now = ann.state().await;
    ann.go_back(None).await;
    assert_eq!(why(ann.go_back(None).await), refused("table-plea-stands"));
    assert_eq!(why(ann.go_back(Some(true)).await), refused("table-no-plea"));
    assert_eq!(bob.go_back(Some(false)).await.0, 200);
    assert_eq!(ann.view().await["plea"]["declined"], 1);
    assert_eq!(ann.state().await, now);
    assert_eq!(why(ann.go_back(None).await), refused("table-plea-stands"), "no is no");
    bob.act(Action::Take(2)).await;
    assert_eq!(ann.view().await["plea"], Value::Null, "that is over");
    // A plea that nobody answers is over with the next step, too.
    ann.go_back(None).await;
    bob.act(Action::Take(3)).await;
    assert_eq!(why(bob.go_back(Some(true)).await), refused("table-no-plea"));
}

#[tokio::test]
async fn what_was_taken_back_after_the_step_counts_again() {
    let place = Place::new().await;
    let (ann, bob) = place.two_people(json!({})).await;
    ann.act(Action::Light(0)).await;
    let then = ann.state().await;
    let wave = ann.act(Action::Wave).await;
    assert_eq!(ann.step_at(wave, json!({"undo": 0})).await.0, 200);
    ann.act(Action::Seal).await;
    bob.act(Action::Seal).await;
    let since = ann.number().await;
    // Her last step that Bob has seen is the wave. Before it, the beacon was lit.
    ann.go_back(None).await;
    bob.go_back(Some(true)).await;
    assert_eq!(ann.state().await, then);
    // So it is told again to those who had forgotten it.
    let me = ann.person.as_ref().unwrap();
    let (_, update) = me.get_as(&ann.path(&format!("view?since={since}")), &ann.secret).await;
    let told = update["told"].as_array().unwrap();
    let numbers: Vec<u64> = told.iter().map(|row| row["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [0, since, since + 1]);
    assert_eq!(told[0]["events"][0]["data"], json!({"lit": {"seat": 0, "beacon": 0}}));
    assert_eq!(update["gone"], json!([1, 3, 4, 5]), "the wave, both seals and the wind");
}

#[tokio::test]
async fn bots_agree_to_anything() {
    let place = Place::new().await;
    let (person, mut ann) = place.table_of_two(json!({"bot": "anything"})).await;
    ann.person = Some(Arc::new(person));
    let mut socket = Socket::open(&place.url).await;
    socket.watch(&ann, 0).await;
    let phase = |key: &'static str| move |update: &Value| update["phase"]["key"] == json!(key);
    ann.act(Action::Seal).await;
    socket.until(phase("beacons-harvest")).await;
    let then = ann.state().await;
    ann.act(Action::Stop).await;
    socket.until(phase("beacons-lighting")).await;
    // The bot may wave while we ask: then we have not seen everything, and ask again.
    while ann.go_back(None).await.0 == 409 {}
    assert_eq!(ann.view().await["plea"], Value::Null);
    assert_eq!(ann.state().await, then);
}
