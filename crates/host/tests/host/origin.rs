//! Pages from elsewhere that make a browser send something here.

use reqwest::Method;
use reqwest::header;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::kit::{Person, Place};

async fn answer(person: &Person, request: reqwest::RequestBuilder) -> (u16, bool, Value) {
    let response = person.send(request).await;
    let known = response.headers().contains_key(header::SET_COOKIE);
    let status = response.status().as_u16();
    (status, known, serde_json::from_str(&response.text().await.unwrap()).unwrap())
}

#[tokio::test]
async fn a_foreign_form_changes_nothing_and_gets_no_identity() {
    let place = Place::new().await;
    let new = json!({"game": "beacons", "seats": ["me", "open"]}).to_string();
    for kind in ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""] {
        let eve = place.person();
        let request = eve.ask(Method::POST, "/api/tables").body(new.clone());
        let request =
            if kind.is_empty() { request } else { request.header(header::CONTENT_TYPE, kind) };
        let (status, known, answer) = answer(&eve, request).await;
        assert_eq!((status, known), (400, false), "{kind}: {answer}");
        assert_eq!(answer["error"]["text"]["key"], "host-bad-request");
    }
    for (name, value) in [
        ("origin", "https://elsewhere.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let eve = place.person();
        let json = "application/json; charset=utf-8";
        let request = eve.ask(Method::POST, "/api/tables").body(new.clone());
        let request = request.header(header::CONTENT_TYPE, json).header(name, value);
        let (status, known, body) = answer(&eve, request).await;
        assert_eq!((status, known), (400, false), "{name}: {value}: {body}");
        assert_eq!(body["error"]["text"]["key"], "host-foreign");
        let (status, known, _) =
            answer(&eve, eve.ask(Method::GET, "/api/me").header(name, value)).await;
        assert_eq!((status, known), (400, false), "{name}: {value}");
        let (status, ..) =
            answer(&eve, eve.ask(Method::GET, "/api/games").header(name, value)).await;
        assert_eq!(status, 200, "what everybody may read stays readable");
    }
}

#[tokio::test]
async fn our_own_page_and_programs_are_let_in() {
    let place = Place::new().await;
    let host = place.url.strip_prefix("http://").unwrap();
    let new = json!({"game": "beacons", "seats": ["me", "open"]}).to_string();
    let ours = [("origin", place.url.as_str()), ("sec-fetch-site", "same-origin")];
    let proxied = [("origin", "https://play.example"), ("x-forwarded-host", "play.example")];
    for headers in [ours, proxied, [("accept", "*/*"), ("host", host)]] {
        let ann = place.person();
        let request = ann.ask(Method::POST, "/api/tables").body(new.clone());
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let request = headers.iter().fold(request, |request, (name, value)| {
            if *name == "host" { request } else { request.header(*name, *value) }
        });
        let (status, known, answer) = answer(&ann, request).await;
        assert_eq!((status, known), (200, true), "{headers:?}: {answer}");
    }
}

#[tokio::test]
async fn a_foreign_page_opens_no_socket() {
    let place = Place::new().await;
    let url = format!("{}/api/live", place.url.replace("http://", "ws://"));
    for (origin, opens) in [("https://elsewhere.example", false), (place.url.as_str(), true)] {
        let mut request = url.as_str().into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        let opened = tokio_tungstenite::connect_async(request).await;
        assert_eq!(opened.is_ok(), opens, "{origin}");
    }
}
