//! Mutated lines: the engine lives on, answers each with one line, and changes nothing that it
//! refuses. The environment variable `LANTERN_MUTATIONS` says how many lines; 2,000 if not set.

mod engine;

use engine::Process;
use kernel::Seed;
use kernel::random::{ChaCha8Rng, RngExt};
use serde_json::{Value, json};

/// Valid lines to start from. Together they visit every message but `quit`.
fn session() -> Vec<Vec<u8>> {
    let position = json!({
        "options": { "powers": ["GB", "FR", "DE"] }, "year": 1890, "stage": "orders",
        "presences": { "GB": ["ALX", "TRI"], "FR": ["TRI"], "DE": ["DAH"] },
        "development": { "TRI": 1 }, "colonies": [],
        "sheets": { "FR": { "orders": { "TRI": "develop" }, "relations": { "GB": "war" } } },
        "records": [{ "year": 1885, "wars": { "GB": ["FR"] }, "absent": ["DE"] }],
    });
    [
        json!({ "do": "setup", "game": "africa1880", "options": { "start": "historical" }, "seed": 5 }),
        json!({ "do": "setup", "game": "africa1880", "table": "b", "chance": "manual" }),
        json!({ "do": "load", "game": "africa1880", "table": "c", "position": position }),
        json!({ "do": "act", "table": "b", "seat": 0, "action": "place ALX" }),
        json!({ "do": "act", "seat": 0, "code": 0, "id": "x" }),
        json!({ "do": "act", "table": "c", "seat": 1, "code": 17 }),
        json!({ "do": "check", "table": "c", "seat": 1, "action": "explore TRI SAH" }),
        json!({ "do": "preview", "seat": 1, "action": "ready" }),
        json!({ "do": "undo", "table": "c", "seat": 1, "target": 0 }),
        json!({ "do": "undos", "table": "b", "seat": 0 }),
        json!({ "do": "absent", "seat": 3, "id": 12 }),
        json!({ "do": "chance", "code": 3 }),
        json!({ "do": "chances", "table": "b" }),
        json!({ "do": "offers", "seat": 2 }),
        json!({ "do": "view", "eyes": [0, 1] }),
        json!({ "do": "told", "eyes": [2], "since": 1 }),
        json!({ "do": "ask", "eyes": [0], "question": { "war": { "seat": 0, "on": 1 } } }),
        json!({ "do": "log", "since": 0 }),
        json!({ "do": "dump", "eyes": [0] }),
        json!({ "do": "fingerprint" }),
        json!({ "do": "turn", "eyes": [] }),
        json!({ "do": "outcome" }),
        json!({ "do": "tables" }),
        json!({ "do": "rules", "game": "africa1880", "clause": "2.1", "language": "it" }),
        json!({ "do": "bots", "game": "africa1880" }),
        json!({ "do": "bot", "table": "c", "seat": 0, "bot": "heuristic", "seed": 1 }),
        json!({ "do": "playout", "table": "c", "bot": "random", "seed": 2 }),
        json!({ "do": "close", "table": "d" }),
        json!({ "do": "ping" }),
    ]
    .iter()
    .map(|line| line.to_string().into_bytes())
    .collect()
}

/// Spoils a line in one of many ways.
fn mutate(line: &[u8], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = line.to_vec();
    let at = rng.random_range(0..bytes.len());
    match rng.random_range(0..12u8) {
        0 => {
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] ^= 1 << rng.random_range(0..8);
            }
        }
        1 => bytes.truncate(at),
        2 => bytes.insert(at, 0xff),
        3 => {
            bytes.remove(at);
        }
        4 => {
            let end = rng.random_range(at..bytes.len());
            let part = bytes[at..=end].to_vec();
            bytes.splice(at..at, part);
        }
        5 => bytes = wrong_type(line, rng),
        6 => bytes = huge_number(line, rng),
        7 => {
            let depth = rng.random_range(1..400);
            bytes = [vec![b'['; depth], line.to_vec(), vec![b']'; depth]].concat();
        }
        8 => {
            let depth = rng.random_range(1..400);
            let deep = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
            let text = String::from_utf8_lossy(line);
            bytes = text.replacen('{', &format!("{{\"options\":{deep},"), 1).into_bytes();
        }
        9 => {
            // The same member twice.
            let text = String::from_utf8_lossy(line);
            let twice = format!("{{{},", &text[1..text.len() - 1]);
            bytes = text.replacen('{', &twice, 1).into_bytes();
        }
        10 => bytes = lose_field(line, rng),
        _ => bytes = (0..rng.random_range(0..60)).map(|_| rng.random()).collect(),
    }
    // A line break would make two lines of one.
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

fn object(line: &[u8]) -> serde_json::Map<String, Value> {
    serde_json::from_slice(line).expect("the line is an object")
}

fn any_field(object: &serde_json::Map<String, Value>, rng: &mut ChaCha8Rng) -> String {
    object.keys().nth(rng.random_range(0..object.len())).expect("it has fields").clone()
}

fn wrong_type(line: &[u8], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut object = object(line);
    let wrong =
        [json!(null), json!(true), json!(-1), json!(1.5), json!("…"), json!([[]]), json!({})];
    let name = any_field(&object, rng);
    object.insert(name, wrong[rng.random_range(0..wrong.len())].clone());
    Value::Object(object).to_string().into_bytes()
}

fn huge_number(line: &[u8], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut object = object(line);
    let name = any_field(&object, rng);
    object.insert(name, json!("HUGE"));
    let huge = [
        "4294967296",
        "18446744073709551616",
        "1e400",
        "-1e400",
        "1e-400",
        "99999999999999999999e9",
    ];
    let text = Value::Object(object).to_string();
    text.replace("\"HUGE\"", huge[rng.random_range(0..huge.len())]).into_bytes()
}

fn lose_field(line: &[u8], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut object = object(line);
    let name = any_field(&object, rng);
    let value = object.remove(&name).expect("it is there");
    if rng.random_bool(0.5) {
        object.insert(format!("{name}s"), value);
    }
    Value::Object(object).to_string().into_bytes()
}

/// The fingerprints of all tables that are open.
fn fingerprints(process: &mut Process) -> Vec<(String, Value)> {
    let tables = process.ask(br#"{"do":"tables"}"#);
    let tables = tables["ok"]["tables"].as_array().expect("a list").clone();
    let name = |table: &Value| table["table"].as_str().expect("a name").to_owned();
    tables
        .iter()
        .map(|table| {
            let ask = json!({ "do": "fingerprint", "table": name(table) }).to_string();
            (name(table), process.ask(ask.as_bytes())["ok"].clone())
        })
        .collect()
}

#[test]
fn mutated_lines_change_nothing_and_end_nothing() {
    let count: u64 = std::env::var("LANTERN_MUTATIONS")
        .map_or(2_000, |text| text.parse().expect("LANTERN_MUTATIONS is a number"));
    let mut rng = Seed::from_number(1914).at(0);
    let session = session();
    let mut process = Process::start();
    for line in &session {
        process.ask(line);
    }
    let mut before = fingerprints(&mut process);
    let mut refused = 0;
    for number in 0..count {
        let line = &session[rng.random_range(0..session.len())];
        let mutant = mutate(line, &mut rng);
        let shown = String::from_utf8_lossy(&mutant).into_owned();
        let answer = process.ask(&mutant);
        let object = answer.as_object().expect("an answer is an object");
        assert!(object.contains_key("ok") != object.contains_key("error"), "{answer}");
        let after = fingerprints(&mut process);
        if let Some(error) = object.get("error") {
            refused += 1;
            assert!(error["what"].as_str().is_some_and(|what| what.len() > 10), "{answer}");
            assert_ne!(error["kind"], "internal", "{shown}: {answer}");
            assert_eq!(before, after, "line {number} was refused and changed something: {shown}");
        }
        before = after;
        // Too many tables opened by lucky mutants would only slow this down.
        if before.len() > 12 {
            process = Process::start();
            for line in &session {
                process.ask(line);
            }
            before = fingerprints(&mut process);
        }
    }
    assert!(refused > count / 3, "{refused} of {count} were refused: hardly a test");
    assert!(process.end(), "the end of the input is a good end");
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_is_answered() {
    let mut process = Process::start();
    let long =
        [b"{\"do\":\"ping\",\"id\":\"".to_vec(), vec![b'x'; 2 << 20], b"\"}".to_vec()].concat();
    assert_eq!(process.ask(&long)["error"]["kind"], "too_long");
    assert_eq!(process.ask(b"\xff\xfe")["error"]["kind"], "bad_line");
    assert_eq!(process.ask(b"")["error"]["kind"], "bad_line");
    assert!(process.ask(br#"{"do":"ping"}"#)["ok"].is_object());
    assert!(process.end());
}
