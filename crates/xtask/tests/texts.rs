//! The messages of games and host: every key that is used exists in every language with the same
//! gaps, and every key that exists is used. The client's own messages are checked by the client.
//! And the typography of all of them: what belongs together stays on one line.

mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use kernel::About;
use kernel::about::LANGUAGES;

use words::{GAP, Said, root};

/// The messages of a file with their gaps.
fn messages(file: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let source = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut gaps = BTreeSet::new();
            if let Some(pattern) = &message.value {
                pattern_gaps(pattern, &mut gaps);
            }
            let before = found.insert(message.id.name.to_owned(), gaps);
            assert!(before.is_none(), "{}: {} is there twice", file.display(), message.id.name);
        }
    }
    found
}

fn pattern_gaps(pattern: &Pattern<&str>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_gaps(expression, gaps);
        }
    }
}

fn expression_gaps(expression: &Expression<&str>, gaps: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_gaps(inline, gaps),
        Expression::Select { selector, variants } => {
            inline_gaps(selector, gaps);
            for variant in variants {
                pattern_gaps(&variant.value, gaps);
            }
        }
    }
}

fn inline_gaps(inline: &InlineExpression<&str>, gaps: &mut BTreeSet<String>) {
    let mut arguments = |CallArguments { positional, named }: &CallArguments<&str>| {
        positional.iter().for_each(|inner| inline_gaps(inner, gaps));
        named.iter().for_each(|named| inline_gaps(&named.value, gaps));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: inner, .. }
        | InlineExpression::TermReference { arguments: Some(inner), .. } => arguments(inner),
        InlineExpression::Placeable { expression } => expression_gaps(expression, gaps),
        _ => {}
    }
}

/// The files of a folder, and of those in it, that end like this.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut left = vec![folder.to_path_buf()];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("the folder can be read");
            left.extend(entries.map(|entry| entry.expect("the entry can be read").path()));
        } else if path.extension().is_some_and(|end| endings.iter().any(|one| end == *one)) {
            found.push(path);
        }
    }
    found
}

/// The string literals with this beginning in the Rust files of a folder.
fn literals(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files(folder, &["rs"]) {
        let source = words::read(&file);
        let quoted = source.split('"').skip(1).filter(|part| part.starts_with(prefix));
        found.extend(quoted.map(str::to_owned));
    }
    found
}

/// Whether a key can be made from a pattern, whose gaps stand for ids.
fn fits(pattern: &str, key: &str) -> bool {
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let Some((before, rest)) = pattern.split_once('{') else { return pattern == key };
    let Some((_, after)) = rest.split_once('}') else { return false };
    let Some(left) = key.strip_prefix(before) else { return false };
    let ends = left.char_indices().take_while(|(_, c)| is_id(*c)).map(|(n, c)| n + c.len_utf8());
    ends.into_iter().any(|end| fits(after, &left[end..]))
}

/// Checks one folder of messages against the keys that are used. A key with a gap in braces is a
/// pattern: it needs a message that fits, and whatever fits is used. What others use may be elsewhere.
fn check(folder: &Path, used: &BTreeSet<String>, others: &BTreeSet<String>) {
    let english = messages(&folder.join("en.ftl"));
    let keys: BTreeSet<String> = english.keys().cloned().collect();
    let missing: Vec<_> =
        used.iter().filter(|one| !keys.iter().any(|key| fits(one, key))).collect();
    assert!(missing.is_empty(), "{}: missing {missing:?}", folder.display());
    let is_used = |key: &&String| used.iter().chain(others).any(|one| fits(one, key));
    let unused: Vec<_> = keys.iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "{}: unused {unused:?}", folder.display());
    for language in &LANGUAGES[1..] {
        let other = messages(&folder.join(format!("{language}.ftl")));
        for (key, gaps) in &english {
            assert_eq!(other.get(key), Some(gaps), "{key} in {language}");
        }
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(extra.is_empty(), "only in {language}: {extra:?}");
    }
}

/// The keys that follow from what a game says about itself: see the client's game page and form.
fn keys_of(about: &About) -> BTreeSet<String> {
    let id = about.id;
    let mut keys = BTreeSet::new();
    for choice in &about.options {
        keys.insert(format!("{id}-option-{}", choice.key));
        for value in &choice.values {
            keys.insert(format!("{id}-option-{}-{value}", choice.key));
        }
    }
    for scenario in &about.scenarios {
        keys.insert(format!("{id}-option-scenario-{scenario}"));
    }
    let parts = ["name", "line", "facts", "what", "note", "by", "publisher"];
    keys.extend(parts.map(|part| format!("{id}-about-{part}")));
    keys.extend(about.provenance.keys().map(|part| format!("{id}-part-{part}")));
    keys
}

/// The keys that the client's part of a game makes: what stands between quotes, with its gaps.
fn client_keys(id: &str) -> BTreeSet<String> {
    let prefix = format!("{id}-");
    let mut found = BTreeSet::new();
    for file in files(&root().join("web/src/games").join(id), &["ts", "svelte"]) {
        let source = words::read(&file).replace("${", "{");
        let quoted = source.split(['\'', '`']).filter(|part| part.starts_with(&prefix));
        found.extend(quoted.map(str::to_owned));
    }
    found
}

/// That every card, role and stack has its messages is checked in the games' own crates.
#[test]
fn the_messages_of_every_game_are_complete() {
    for entry in games::all().expect("our own games open") {
        let ours =
            |folder: &PathBuf| words::read(&folder.join("data/board.toml")) == entry.game.board();
        let folder = words::games().into_iter().find(ours).expect("the crate of the game");
        let mut used = literals(&folder.join("src"), &format!("{}-", entry.game.id()));
        used.extend(keys_of(&entry.game.about()));
        check(&folder.join("texts"), &used, &client_keys(entry.game.id()));
    }
}

#[test]
fn a_pattern_fits_ids_only() {
    assert!(fits("a-{}-name", "a-the-north-star-name"));
    assert!(fits("a-{kind}-{id}-name", "a-card-garrison-name"));
    assert!(!fits("a-{}-name", "a-name"));
    assert!(!fits("a-{}-name", "a-the-north-star-text"));
    assert!(!fits("a-{}", "b-x"));
    assert!(!fits("a-name", "a-name-more"));
}

#[test]
fn the_messages_of_the_host_are_complete() {
    let host = root().join("crates/host");
    let mut used = literals(&host.join("src"), "host-");
    used.extend(kernel::table_refusals::ALL.map(str::to_owned));
    check(&host.join("texts"), &used, &BTreeSet::new());
}

/// The narrow space at which no line breaks.
const NARROW: char = '\u{202f}';

/// Where French punctuation lacks its narrow space: before `;`, `:`, `!` and `?`, and inside «…».
fn loose_french(words: &str) -> Vec<String> {
    let all: Vec<char> = words.chars().collect();
    let at = |n: usize| all.get(n).copied();
    let mut found = Vec::new();
    for (n, c) in all.iter().enumerate() {
        let (before, after) = (n.checked_sub(1).and_then(at), at(n + 1));
        let tight = match (c, before) {
            // What begins with it, or repeats it, has its space elsewhere.
            (';' | ':' | '!' | '?', None | Some('!' | '?' | '(')) => false,
            // 10:30, and addresses.
            (':', Some('0'..='9')) if after.is_some_and(|c| c.is_ascii_digit()) => false,
            (':', _) if after == Some('/') => false,
            (';' | ':' | '!' | '?' | '»', before) => before != Some(NARROW),
            ('«', _) => after != Some(NARROW),
            _ => false,
        };
        if tight {
            let around = &all[n.saturating_sub(12)..all.len().min(n + 4)];
            found.push(around.iter().collect());
        }
    }
    found
}

/// Whether a line could break between a sum and its dollar sign.
fn loose_money(words: &str) -> bool {
    let all: Vec<char> = words.chars().collect();
    let sum = |n: usize| all.get(n).is_some_and(|c| *c == GAP || c.is_ascii_digit());
    let dollar = |n: &usize| all[*n] == '$';
    (0..all.len()).filter(dollar).any(|n| {
        let after_sum = n > 1 && all[n - 1] == ' ' && sum(n - 2) && !sum(n + 1);
        let before_sum = all.get(n + 1) == Some(&' ') && sum(n + 2) && (n < 2 || !sum(n - 2));
        after_sum || before_sum
    })
}

#[test]
fn no_french_line_breaks_before_its_punctuation() {
    let fault = |said: &Said| {
        let file = said.file.display().to_string();
        loose_french(&said.words).into_iter().map(move |around| format!("{file}: {around}"))
    };
    let found: Vec<_> = words::of_everybody("fr").iter().flat_map(fault).collect();
    assert!(found.is_empty(), "{} faults\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_sum_of_money_breaks() {
    for language in LANGUAGES {
        for Said { file, words } in words::of_everybody(language) {
            assert!(!loose_money(&words), "{}: {words}", file.display());
        }
    }
}

#[test]
fn loose_typography_is_noticed() {
    for good in [
        "Prêt\u{202f}?",
        "a\u{202f}: b",
        "10:30",
        "https://x",
        "«\u{202f}Oui\u{202f}»",
        "Quoi\u{202f}?!",
    ] {
        assert!(loose_french(good).is_empty(), "{good}");
    }
    for bad in
        ["Prêt ?", "Prêt?", "a : b", "a\u{a0}: b", "\u{fffc}: b", "« Oui\u{202f}»", "«\u{202f}Oui»"]
    {
        assert_eq!(loose_french(bad).len(), 1, "{bad}");
    }
    assert!(loose_money("coûte 2 $") && loose_money("\u{fffc} $") && loose_money("$ 3"));
    assert!(!loose_money("2\u{a0}$") && !loose_money("in 1840 $2 and $3"));
}
