//! Fixed tables, for tests of the client.

use serde_json::{Value, json};

use crate::kit::{Person, Place};

const STEPS: usize = 12;

async fn fixed() -> Place {
    Place::with(|store| store, |config| config.fixed = Some(7)).await
}

fn table(seed: &str) -> Value {
    let bot = json!({"bot": "anything"});
    let options = json!({"powers": ["GB", "FR", "DE"]});
    json!({"game": "africa1880", "options": options, "seats": ["me", bot, bot], "seed": seed})
}

/// Makes a table, takes the first offer several times, and tells what was seen each time.
async fn played(person: &Person, new: Value) -> Vec<Value> {
    let table = person.create(new).await;
    let mut seen = Vec::new();
    for _ in 0..STEPS {
        let (_, view) = person.get_as(&table.path("view"), &table.secret).await;
        let me = &view["seats"][0];
        let (number, code) = (me["number"].clone(), me["offers"][0]["code"].clone());
        seen.push(json!([view["commitment"], view["number"], view["view"], code]));
        let act = json!({"secret": table.secret, "number": number, "wish": {"act": code}});
        let (status, acted) = person.post(&table.path("step"), act).await;
        assert_eq!(status, 200, "{acted}");
    }
    seen
}

#[tokio::test]
async fn a_fixed_table_goes_the_same_way_again_at_any_host_in_any_order() {
    let (one, other) = (fixed().await, fixed().await);
    let (ann, bob) = (one.person(), other.person());
    let (night, day) = (played(&ann, table("night")).await, played(&ann, table("day")).await);
    assert_eq!(day, played(&bob, table("day")).await);
    assert_eq!(night, played(&bob, table("night")).await);
    assert_ne!(night, day);
    // Both bots have placed, too, before whoever placed first can look.
    assert!(night[1][1].as_u64().is_some_and(|rows| rows >= 3), "{}", night[1]);
}

#[tokio::test]
async fn ids_and_secrets_of_fixed_tables_are_nobodys_to_foresee() {
    let place = fixed().await;
    let ann = place.person();
    let (one, other) = (ann.create(table("night")).await, ann.create(table("night")).await);
    assert_ne!(one.id, other.id);
    assert_ne!(one.secret, other.secret);
}

#[tokio::test]
async fn whoever_looks_is_told_that_tables_are_fixed() {
    let (_, health) = fixed().await.person().get("/api/health").await;
    assert_eq!(health["fixed"], 7);
    let (_, health) = Place::new().await.person().get("/api/health").await;
    assert_eq!(health.get("fixed"), None);
}

#[tokio::test]
async fn elsewhere_nobody_names_a_seed() {
    let place = Place::new().await;
    let (status, answer) = place.person().post("/api/tables", table("night")).await;
    assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad_request")));
    assert_eq!(answer["error"]["text"]["key"], "host-not-fixed");
}
