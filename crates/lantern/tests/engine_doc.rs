//! The examples of `docs/engine-protocol.md` are run, so that the document cannot lie.

mod engine;

use engine::Process;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/engine-protocol.md");

/// What stands for anything.
const ANY: &str = "…";

#[test]
fn every_example_is_answered_as_documented() {
    let mut process = Process::start();
    let mut lines = DOCUMENT.lines().enumerate();
    let mut examples = 0;
    while let Some((_, line)) = lines.next() {
        match line.trim_end() {
            "```engine" => process = Process::start(),
            "```engine continued" => {}
            _ => continue,
        }
        let mut request = None;
        for (number, line) in lines.by_ref() {
            let number = number + 1;
            if line.starts_with("```") {
                break;
            }
            if let Some(text) = line.strip_prefix("> ") {
                request = Some(text);
            } else if let Some(text) = line.strip_prefix("< ") {
                let request = request.take().expect("an answer follows a request");
                let expected: Value = serde_json::from_str(text)
                    .unwrap_or_else(|error| panic!("line {number} is not JSON: {error}"));
                let answer = process.ask(request.as_bytes());
                assert!(
                    matches(&expected, &answer),
                    "line {number}:\n  {request}\nshould be answered by\n  {expected}\nand was by\n  {answer}"
                );
                examples += 1;
            } else {
                panic!("line {number}: an example has lines with > and < only");
            }
        }
    }
    assert!(examples > 50, "{examples} examples");
}

#[test]
fn every_message_is_documented() {
    let answer = Process::start().ask(br#"{"do":"?"}"#);
    let what = answer["error"]["what"].as_str().expect("a sentence");
    let (_, names) = what.split_once("there are: ").expect("a list");
    for name in names.split(", ") {
        assert!(DOCUMENT.contains(&format!("### `{name}`")), "{name} has no heading");
        assert!(DOCUMENT.contains(&format!("> {{\"do\":\"{name}\"")), "{name} has no example");
    }
}

/// Whether an answer is as expected, where `…` stands for anything.
fn matches(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::String(text), _) if text == ANY => true,
        (Value::String(pattern), Value::String(text)) => glob(pattern, text),
        (Value::Array(expected), Value::Array(answer)) => {
            let open = expected.last().is_some_and(|last| last == ANY);
            let fixed = expected.len() - usize::from(open);
            (answer.len() == fixed || (open && answer.len() > fixed))
                && expected[..fixed].iter().zip(answer).all(|(e, a)| matches(e, a))
        }
        (Value::Object(expected), Value::Object(answer)) => {
            let open = expected.contains_key(ANY);
            let known = expected.iter().filter(|(name, _)| *name != ANY);
            (open || answer.keys().all(|name| expected.contains_key(name)))
                && known.clone().all(|(name, e)| answer.get(name).is_some_and(|a| matches(e, a)))
        }
        _ => expected == answer,
    }
}

fn glob(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split(ANY);
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}
