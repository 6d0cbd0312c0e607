//! The examples of the documents for programs are run, so that no document can lie.

mod engine;
mod shown;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use engine::Process;
use serde_json::Value;
use shown::matches;

const PROTOCOL: &str = include_str!("../../../docs/engine-protocol.md");

/// Runs the examples of a document; how many there are.
fn run(name: &str, document: &str) -> usize {
    let mut process = None;
    let mut lines = document.lines().enumerate();
    let mut examples = 0;
    while let Some((number, line)) = lines.next() {
        match line.trim_end() {
            "```engine" => process = Some(Process::start()),
            "```engine continued" => {}
            other => {
                let typo = other.starts_with("```engine") || other.starts_with("> {");
                assert!(!typo, "{name}, line {}: no example begins like this", number + 1);
                continue;
            }
        }
        let process = process.as_mut().expect("an example that goes on has a beginning");
        let mut request = None;
        for (number, line) in lines.by_ref() {
            let at = format!("{name}, line {}", number + 1);
            if line.starts_with("```") {
                break;
            }
            if let Some(text) = line.strip_prefix("> ") {
                assert_eq!(request.replace(text), None, "{at}: the last request has no answer");
            } else if let Some(text) = line.strip_prefix("< ") {
                let request = request.take().expect("an answer follows a request");
                let expected: Value = serde_json::from_str(text)
                    .unwrap_or_else(|error| panic!("{at} is not JSON: {error}"));
                let answer = process.ask(request.as_bytes());
                assert!(
                    matches(&expected, &answer),
                    "{at}:\n  {request}\nshould be answered by\n  {expected}\nand was by\n  {answer}"
                );
                examples += 1;
            } else {
                panic!("{at}: an example has lines with > and < only");
            }
        }
        assert_eq!(request, None, "{name}: the last request has no answer");
    }
    examples
}

#[test]
fn every_example_is_answered_as_documented() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut examples = BTreeMap::new();
    for entry in fs::read_dir(docs).expect("the folder of documents") {
        let file = entry.expect("a document").path();
        let name = file.file_name().expect("it has a name").to_string_lossy().into_owned();
        if file.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let document = fs::read_to_string(&file).expect("a document is UTF-8");
        let count = run(&name, &document);
        examples.insert(name, count);
    }
    assert!(examples["engine-protocol.md"] > 50, "{examples:?}");
    for entry in games::all().expect("our own games open") {
        let name = format!("{}.md", entry.game.id());
        let count = examples.get(&name);
        assert!(count.is_some_and(|count| *count > 5), "{name} has {count:?} examples");
    }
}

#[test]
fn every_message_is_documented() {
    let answer = Process::start().ask(br#"{"do":"?"}"#);
    let what = answer["error"]["what"].as_str().expect("a sentence");
    let (_, names) = what.split_once("there are: ").expect("a list");
    for name in names.split(", ") {
        assert!(PROTOCOL.contains(&format!("### `{name}`")), "{name} has no heading");
        assert!(PROTOCOL.contains(&format!("> {{\"do\":\"{name}\"")), "{name} has no example");
    }
}
