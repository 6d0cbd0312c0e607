//! What a document shows of an answer, and whether an answer is like that.

use serde_json::Value;

/// What stands for anything.
const ANY: &str = "…";

/// Whether an answer is as expected, where `…` stands for anything.
pub(crate) fn matches(expected: &Value, answer: &Value) -> bool {
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
