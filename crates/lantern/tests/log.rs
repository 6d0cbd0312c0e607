//! What the server writes of itself: enough to find a fault, and no secret.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use kernel::{Kind, Row, Seat, Seed};
use serde_json::Value;
use store::{By, Durability, Holder, LogRow, NewTable, SqliteStore, Store};

/// Stores a table whose log leads nowhere: its first row is no action of the game.
async fn store_broken(database: &Path) {
    let store = SqliteStore::open(database, Durability::Process).expect("a fresh file");
    let games = games::all().expect("our own games open");
    let game = &games::find(&games, "africa1880").expect("it is in the list").game;
    let table = NewTable {
        id: "brokentable0".to_owned(),
        name: "Broken".to_owned(),
        game: game.id().to_owned(),
        version: game.version(),
        options: r#"{"powers": ["GB", "FR", "DE"]}"#.to_owned(),
        board_hash: "board".to_owned(),
        board_text: game.board().to_owned(),
        seed: Seed::from_number(1),
        clock: None,
        created: 1,
        maker: "nobody".to_owned(),
        seats: vec![Holder::Bot("heuristic".to_owned()); 3],
        rematch_of: None,
    };
    store.create(table).await.expect("it is stored");
    let key = store.table("brokentable0").await.expect("readable").expect("it is there").key;
    let row = Row { kind: Kind::Action, seat: Some(Seat(0)), code: u32::MAX };
    let rows = vec![LogRow { row, by: By::Chance, time: 2 }];
    store.append(key, 0, rows, None).await.expect("it is stored");
}

fn start(database: &Path, more: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lantern"))
        .args(["serve", "--address", "127.0.0.1:0", "--database"])
        .arg(database)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("lantern starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let line = lines.next().expect("a line").expect("UTF-8");
    let (_, address) = line.split_once("http://").expect("an address");
    (child, format!("http://{}", address.trim()))
}

/// Asks for the broken table, shows secrets on the way, and ends the server. Answers the name of
/// the request and what the server wrote.
async fn ask(database: &Path, more: &[&str]) -> (String, String) {
    let (mut child, url) = start(database, more);
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let answer = http
        .get(format!("{url}/api/tables/brokentable0/view?since=4711"))
        .header("cookie", "lantern=COOKIESECRET.SIGNATURE")
        .header("authorization", "Bearer SEATSECRET")
        .send()
        .await
        .expect("an answer");
    assert_eq!(answer.status(), 500);
    let id = answer.headers()["x-request-id"].to_str().expect("text").to_owned();
    let told = answer.text().await.expect("text");
    assert!(!told.contains("legal"), "what is inside stays inside: {told}");
    child.kill().expect("it runs");
    let mut written = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut written).expect("UTF-8");
    child.wait().expect("it ends");
    for secret in ["COOKIESECRET", "SEATSECRET", "SIGNATURE", "4711", &Seed::from_number(1).hex()] {
        assert!(!written.contains(secret), "{secret} in {written}");
    }
    (id, written)
}

#[tokio::test]
async fn a_log_that_leads_elsewhere_is_written_of_with_the_request_that_found_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("lantern.db");
    store_broken(&database).await;
    let (id, written) = ask(&database, &["--log-json", "--log", "debug"]).await;
    let lines: Vec<Value> = written
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
        .collect();
    let of_request = |line: &&Value| line["span"]["id"] == id.as_str();
    let errors = lines.iter().filter(of_request).filter(|line| line["level"] == "ERROR");
    let said: Vec<&str> = errors.filter_map(|line| line["fields"]["error"].as_str()).collect();
    let drift = "table brokentable0: row 0 is no longer legal";
    assert!(said.iter().any(|said| said.starts_with(drift)), "{written}");
    let (id, written) = ask(&database, &[]).await;
    let failed = written.lines().find(|line| line.contains(&id) && line.contains("ERROR"));
    assert!(failed.is_some_and(|line| line.contains("/api/tables/{table}/view")), "{written}");
}
