//! Requests that are broken, forged or too large. None changes anything, each gets a kind answer.

use kernel::Rules;
use reqwest::Method;
use reqwest::header;
use serde_json::{Value, json};

use crate::beacons::{Action, Beacons};
use crate::kit::Place;

#[tokio::test]
async fn a_body_that_cannot_be_read_is_answered_with_what_is_wrong() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let seal = json!({"act": Beacons::code(Action::Seal)});
    let good = ann.wants(0, seal.clone()).to_string().into_bytes();
    let truncated = good[..good.len() - 3].to_vec();
    let mut invalid = good.clone();
    invalid[3] = 0xff;
    let extra = json!({"secret": ann.secret, "number": 0, "wish": seal, "x": 1}).to_string();
    let negative = json!({"secret": ann.secret, "number": -1, "wish": seal}).to_string();
    let wishes = [json!({"act": -1}), json!({"act": [5]}), json!({"act": 5, "undo": 0})];
    let wishes = wishes.into_iter().chain([json!("hope"), json!({"answer": 1}), json!(null)]);
    let wishes = wishes.map(|wish| ann.wants(0, wish).to_string().into_bytes());
    let deep = "[".repeat(50_000).into_bytes();
    let trailing = [good.clone(), b"{}".to_vec()].concat();
    let person = ann.person.as_ref().unwrap();
    let bodies = [truncated, invalid, extra.into(), negative.into(), deep, trailing, vec![]];
    for body in bodies.into_iter().chain(wishes) {
        let (status, answer) = person.post_bytes(&ann.path("step"), body).await;
        assert_eq!(status, 400, "{answer}");
        assert_eq!(answer["error"]["kind"], "bad_request");
        assert_eq!(answer["error"]["text"]["key"], "host-bad-request");
        assert!(answer["error"]["detail"].as_str().unwrap().len() > 5);
    }
    assert_eq!(ann.number().await, 0);
}

#[tokio::test]
async fn a_body_too_large_is_not_read() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let person = ann.person.as_ref().unwrap();
    let body = vec![b' '; 64 * 1024 + 1];
    let (status, answer) = person.post_bytes(&ann.path("step"), body).await;
    assert_eq!((status, &answer["error"]["kind"]), (413, &json!("too_large")));
    let body = vec![b' '; 64 * 1024];
    assert_eq!(person.post_bytes(&ann.path("step"), body).await.0, 400);
}

#[tokio::test]
async fn what_does_not_exist_is_not_found_in_json() {
    let place = Place::new().await;
    let ann = place.person();
    let seal = json!({"secret": "x", "number": 0, "wish": {"act": 0}});
    for (method, path) in [
        (Method::GET, "/api"),
        (Method::GET, "/api/"),
        (Method::GET, "/api/nonsense"),
        (Method::GET, "/api/tables/aaaaaaaaaaaa"),
        (Method::POST, "/api/tables/aaaaaaaaaaaa/step"),
        (Method::POST, "/api/tables/%F0%9F%A6%8A/step"),
        (Method::DELETE, "/api/tables/aaaaaaaaaaaa"),
        (Method::PUT, "/api/me"),
    ] {
        let request = ann.ask(method, path).body(seal.to_string());
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let response = ann.send(request).await;
        assert_eq!(response.status(), 404, "{path}");
        let answer: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
        assert_eq!(answer["error"]["kind"], "not_found", "{path}");
    }
    for path in ["/api/tables/%FF/view", "/api/tables/x/at/-1", "/api/tables/x/view?since=x"] {
        let (status, answer) = ann.get(path).await;
        assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad_request")), "{path}");
    }
}

#[tokio::test]
async fn a_forged_cookie_counts_for_nothing_and_is_replaced() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let real = ann.person.as_ref().unwrap().cookie.lock().unwrap().clone().unwrap();
    let (guest, signature) = real.split_once('.').unwrap();
    let mut twisted = signature.to_owned().into_bytes();
    twisted[0] ^= 1;
    let twisted = String::from_utf8(twisted).unwrap();
    for forged in [
        guest.to_owned(),
        format!("{guest}."),
        format!("{guest}.{twisted}"),
        format!("{guest}.{}", "A".repeat(signature.len())),
        format!("{}.{signature}", "A".repeat(guest.len())),
        "%00".to_owned(),
        "x".repeat(5_000),
    ] {
        let eve = place.person();
        let request = eve.ask(Method::GET, "/api/me");
        let request = request.header(header::COOKIE, format!("lantern={forged}"));
        let response = eve.send(request).await;
        assert_eq!(response.status(), 200);
        let set = response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
            assert!(set.contains(part), "{set}");
        }
        assert!(!set.contains(guest), "{set}");
        let me: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
        assert_eq!(me["tables"], json!([]), "{forged}");
    }
    let raw = place.person();
    let bytes = header::HeaderValue::from_bytes(b"lantern=\xff\xfe").unwrap();
    let response = raw.send(raw.ask(Method::GET, "/api/me").header(header::COOKIE, bytes)).await;
    assert_eq!(response.status(), 200);
}

#[tokio::test]
async fn a_broken_authorization_is_said_to_be_so() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let me = place.person();
    for (value, status) in
        [("Basic x", 400), ("Bearer x", 403), ("Bearer ", 400), ("Bearer ,", 200)]
    {
        let request = me.ask(Method::GET, &ann.path("view")).header(header::AUTHORIZATION, value);
        assert_eq!(me.send(request).await.status(), status, "{value}");
    }
}
