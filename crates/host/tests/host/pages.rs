//! What is the same for everybody: games, texts, rules, history, the client.

use reqwest::Method;
use reqwest::header;
use serde_json::json;

use crate::beacons::Action;
use crate::kit::{Place, Socket};

#[tokio::test]
async fn the_games_are_listed_with_their_bots() {
    let place = Place::new().await;
    let ann = place.person();
    let (status, games) = ann.get("/api/games").await;
    assert_eq!(status, 200);
    assert_eq!(games[0]["about"]["id"], "beacons");
    assert_eq!(games[0]["about"]["roles"].as_array().unwrap().len(), 4);
    assert_eq!(games[0]["bots"], json!(["anything", "fool"]));
    assert_eq!(games[0]["about"]["board"], json!(null), "the list has no maps");
    let (status, game) = ann.get("/api/games/beacons").await;
    assert_eq!((status, &game["edition"]), (200, &games[0]["edition"]));
    assert!(
        game["about"]["board"].is_object()
            && !game["about"]["places"].as_object().unwrap().is_empty()
    );
}

#[tokio::test]
async fn rules_history_and_texts_come_in_three_languages() {
    let place = Place::new().await;
    let ann = place.person();
    let (status, rules) = ann.get("/api/games/beacons/rules").await;
    assert_eq!((status, &rules["clause"][0]["id"]), (200, &json!("0.1")));
    let history = json!(beacons::WORDS.history[1]);
    assert_eq!(ann.get("/api/games/beacons/history/fr").await, (200, history));
    for (language, over) in [("en", "Over"), ("fr", "Fini"), ("it", "Finito")] {
        let (status, texts) = ann.get(&format!("/api/texts/{language}")).await;
        let texts = texts.as_str().unwrap().to_owned();
        assert_eq!(status, 200);
        assert!(texts.contains("\nbeacons-about-name = ") && !texts.contains("beacons-over"));
        let (_, game) = ann.get(&format!("/api/games/beacons/texts/{language}")).await;
        assert!(game.as_str().unwrap().contains(&format!("beacons-over = {over}\n")));
        assert!(host::TEXT_KEYS.iter().all(|key| texts.contains(&format!("\n{key} = "))));
    }
    for path in [
        "/api/texts/de",
        "/api/games/go",
        "/api/games/go/rules",
        "/api/games/go/history/en",
        "/api/games/beacons/history/de",
        "/api/games/go/texts/en",
        "/api/games/beacons/texts/de",
    ] {
        let (status, answer) = ann.get(path).await;
        assert_eq!((status, &answer["error"]["kind"]), (404, &json!("not_found")), "{path}");
    }
}

#[tokio::test]
async fn texts_are_not_sent_twice_and_come_packed() {
    let place = Place::new().await;
    let ann = place.person();
    let first = ann.send(ann.ask(Method::GET, "/api/texts/en")).await;
    let tag = first.headers()[header::ETAG].clone();
    assert!(tag.to_str().unwrap().starts_with('"'), "a strong tag");
    let again = ann.ask(Method::GET, "/api/texts/en").header(header::IF_NONE_MATCH, tag);
    assert_eq!(ann.send(again).await.status(), 304);
    let packed = ann.ask(Method::GET, "/api/texts/en").header(header::ACCEPT_ENCODING, "br, gzip");
    let packed = ann.send(packed).await;
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
}

#[tokio::test]
async fn large_answers_are_packed_for_those_who_can_unpack_them() {
    let place = Place::new().await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let me = ann.person.as_ref().unwrap();
    let ask = me.ask(Method::GET, &ann.path("view")).header(header::ACCEPT_ENCODING, "gzip");
    let ask = ask.header(header::AUTHORIZATION, format!("Bearer {}", ann.secret));
    assert_eq!(me.send(ask).await.headers()[header::CONTENT_ENCODING], "gzip");
}

/// A place whose client is a folder with a page and some files.
async fn with_client(files: &[(&str, &str)]) -> (Place, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let page = ("index.html", "<head><title>Lantern</title></head>");
    for (name, text) in [&[page], files].concat() {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let client = folder.path().to_owned();
    (Place::with(|store| store, |config| config.client = Some(client)).await, folder)
}

#[tokio::test]
async fn files_of_the_client_with_a_hash_are_kept() {
    let (place, _folder) = with_client(&[
        ("assets/main-1a2b.js", "lantern()"),
        ("assets/main-1a2b.js.br", "packed"),
        ("icon.svg", "<svg/>"),
    ])
    .await;
    let ann = place.person();
    let file = ann.send(ann.ask(Method::GET, "/assets/main-1a2b.js")).await;
    assert!(file.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert!(file.headers()[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/javascript"));
    assert_eq!(file.text().await.unwrap(), "lantern()");
    let packed = ann.ask(Method::GET, "/assets/main-1a2b.js").header(header::ACCEPT_ENCODING, "br");
    let packed = ann.send(packed).await;
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
    assert_eq!(packed.text().await.unwrap(), "packed");
    let icon = ann.send(ann.ask(Method::GET, "/icon.svg")).await;
    assert_eq!(icon.headers()[header::CONTENT_TYPE], "image/svg+xml");
    assert_eq!(ann.send(ann.ask(Method::GET, "/assets/old-3c4d.js")).await.status(), 404);
}

#[tokio::test]
async fn only_addresses_with_a_page_are_found() {
    let (place, _folder) = with_client(&[]).await;
    let (ann, _bob) = place.two_people(json!({})).await;
    let me = ann.person.as_ref().unwrap();
    let table = format!("/t/{}", ann.id);
    for (path, status) in [
        ("/", 200),
        ("/about", 200),
        ("/settings/", 200),
        ("/play/beacons", 200),
        (table.as_str(), 200),
        ("/play", 404),
        ("/play/go", 404),
        ("/t/nobody", 404),
        ("/table/xyz", 404),
        ("/about/more", 404),
        ("/../../etc/passwd", 404),
    ] {
        let page = me.send(me.ask(Method::GET, path)).await;
        assert_eq!(page.status(), status, "{path}");
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
        assert!(page.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        assert!(page.text().await.unwrap().contains("<title>"), "{path}");
        let posted = me.ask(Method::POST, path);
        assert_eq!(me.send(posted).await.status(), 404, "nothing is posted to {path}");
    }
    for path in ["/api", "/api/nowhere"] {
        let (status, answer) = me.get(path).await;
        assert_eq!((status, &answer["error"]["kind"]), (404, &json!("not_found")), "{path}");
    }
}

#[tokio::test]
async fn a_link_shows_what_everybody_may_know() {
    let files = [("pictures/lantern.jpg", "jpg"), ("pictures/freedom.jpg", "jpg")];
    let (place, _folder) = with_client(&files).await;
    let ann = place.person();
    let game = "beacons";
    let seats = json!(["me", "open"]);
    let new = json!({ "game": game, "name": "Bell & \"Rock\"", "seats": seats });
    let (status, created) = ann.post("/api/tables", new).await;
    assert_eq!(status, 200, "{created}");
    let table = format!("/t/{}", created["table"]["id"].as_str().unwrap());
    let shown = async |path: &str, language: &'static str| {
        let asked = ann.ask(Method::GET, path).header(header::ACCEPT_LANGUAGE, language);
        ann.send(asked).await.text().await.unwrap()
    };
    let home = shown("/", "de, fr-CA;q=0.8").await;
    assert!(home.contains("og:title\" content=\"Lantern\""), "{home}");
    assert!(home.contains("entre amis"), "{home}");
    assert!(home.contains(&format!("content=\"{}/pictures/lantern.jpg\"", place.url)), "{home}");
    let freedom = shown("/play/freedom", "en").await;
    assert!(freedom.contains("<title>Freedom</title>"), "{freedom}");
    assert!(freedom.contains("/pictures/freedom.jpg"), "{freedom}");
    let invitation = shown(&table, "it").await;
    assert!(
        invitation.contains("og:title\" content=\"Bell &amp; &quot;Rock&quot; · "),
        "{invitation}"
    );
    assert!(invitation.contains("posto libero"), "{invitation}");
    assert!(invitation.contains("/pictures/lantern.jpg"), "a game without a picture has ours");
    let secret = created["held"][0]["secret"].as_str().unwrap();
    assert!(!invitation.contains(secret));
}

#[tokio::test]
async fn without_a_client_build_a_page_says_how_to_make_one() {
    let folder = tempfile::tempdir().unwrap();
    let client = folder.path().to_owned();
    let place = Place::with(|store| store, |config| config.client = Some(client)).await;
    let (status, page) = place.person().get("/").await;
    assert_eq!(status, 200);
    assert!(page.as_str().unwrap().contains("cargo xtask play"));
}

#[tokio::test]
async fn the_host_says_how_it_is() {
    let place = Place::new().await;
    let (status, health) = place.person().get("/api/health").await;
    assert_eq!((status, &health["sockets"]), (200, &json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_a_host_sees_what_it_does() {
    let place = Place::new().await;
    let (ann, _) = place.two_people(json!({})).await;
    ann.act(Action::Seal).await;
    assert_eq!(ann.act_at(0, "dance").await.0, 400);
    let person = place.person();
    assert_eq!(person.get("/healthz").await, (200, json!("well\n")));
    assert_eq!(person.get("/metrics").await.0, 404, "not where everybody comes");
    let watched = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", watched.local_addr().unwrap());
    tokio::spawn(axum::serve(watched, place.host.watched()).into_future());
    let text = reqwest::get(format!("{url}/metrics")).await.unwrap().text().await.unwrap();
    for line in [
        "lantern_steps_total{outcome=\"done\"} 1",
        "lantern_steps_total{outcome=\"bad_request\"} 1",
        "lantern_store_seconds_count 1",
        "lantern_requests_total{status=\"404\"} 1",
        "lantern_tables 1",
        "# EOF",
    ] {
        assert!(text.lines().any(|one| one == line), "{line} is not in\n{text}");
    }
    place.host.stop();
    let well = reqwest::get(format!("{url}/healthz")).await.unwrap();
    assert_eq!(well.status(), 503);
}

#[tokio::test]
async fn a_new_build_of_the_client_is_told_of() {
    let (first, _one) = with_client(&[("assets/main-1a2b.js", "lantern()")]).await;
    let (same, _two) = with_client(&[("assets/main-1a2b.js", "lantern()")]).await;
    let (other, _three) = with_client(&[("assets/main-1a2b.js", "lantern(2)")]).await;
    let mut builds = Vec::new();
    for place in [&first, &same, &other] {
        let ann = place.person();
        let (_, health) = ann.get("/api/health").await;
        let build = health["build"].as_str().unwrap().to_owned();
        let hello = Socket::unheard(&place.url).await.next().await;
        assert_eq!(hello, json!({"hello": {"build": build}}));
        let (_, page) = ann.get("/").await;
        let page = page.as_str().unwrap().to_owned();
        assert!(page.contains(&format!("<meta name=\"build\" content=\"{build}\" />")), "{page}");
        assert!(!page.contains("name=\"fixed\""));
        builds.push(build);
    }
    assert_eq!(builds[0], builds[1], "the same files are the same build");
    assert_ne!(builds[0], builds[2]);
}
