//! One word for one thing: each game has a glossary, `texts/glossary.toml`, that says what its
//! things are called in each language, and whether the printed game calls them so. The shell has
//! one too. No text may use a word that the glossary forbids.

mod words;

use std::collections::BTreeSet;
use std::path::Path;

use kernel::about::LANGUAGES;
use serde::Deserialize;

use words::{Said, read};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

/// A thing, and its word in every language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    id: String,
    en: Word,
    fr: Word,
    it: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Word {
    word: String,
    #[allow(dead_code, reason = "it is for people; here it is enough that it can be read")]
    from: From,
    /// What the thing is not called.
    forbidden: Vec<String>,
}

/// Whose word it is.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum From {
    /// The printed game's.
    Box,
    Ours,
}

impl Term {
    fn word(&self, language: &str) -> &Word {
        match language {
            "en" => &self.en,
            "fr" => &self.fr,
            _ => &self.it,
        }
    }
}

/// As words are compared: small letters, one kind of space, one kind of apostrophe.
fn plain(words: &str) -> String {
    let same = |c: char| match c {
        c if c.is_whitespace() => ' ',
        '\'' => '’',
        c => c,
    };
    words.to_lowercase().chars().map(same).collect()
}

/// Whether a text, already plain, has these whole words.
fn has(text: &str, words: &str) -> bool {
    let words = plain(words);
    let open = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(&words).any(|(at, _)| {
        open(text[..at].chars().next_back()) && open(text[at + words.len()..].chars().next())
    })
}

/// What is wrong with the texts of a language by a glossary.
fn faults(glossary: &Glossary, language: &str, texts: &[Said]) -> Vec<String> {
    let texts: Vec<_> = texts.iter().map(|said| (said, plain(&said.words))).collect();
    let mut found = Vec::new();
    for term in &glossary.term {
        let Word { word, forbidden, .. } = term.word(language);
        if !texts.iter().any(|(_, text)| has(text, word)) {
            found.push(format!("{language}: nothing says “{word}” ({})", term.id));
        }
        for wrong in forbidden {
            for (said, _) in texts.iter().filter(|(_, text)| has(text, wrong)) {
                let Said { file, words } = said;
                let file = file.display();
                found.push(format!("{file}: “{wrong}” should be “{word}”: {words}"));
            }
        }
    }
    found
}

fn open(file: &Path) -> Glossary {
    let glossary: Glossary =
        toml::from_str(&read(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut ids = BTreeSet::new();
    for term in &glossary.term {
        assert!(ids.insert(&term.id), "{}: {} is there twice", file.display(), term.id);
    }
    glossary
}

fn check(file: &Path, texts: impl Fn(&str) -> Vec<Said>) {
    let glossary = open(file);
    let found: Vec<_> = LANGUAGES
        .iter()
        .flat_map(|language| faults(&glossary, language, &texts(language)))
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn the_games_keep_to_their_glossaries() {
    for game in words::games() {
        check(&game.join("texts/glossary.toml"), |language| words::of_game(&game, language));
    }
}

#[test]
fn client_and_host_keep_to_their_glossary() {
    check(&words::root().join("web/locales/glossary.toml"), words::of_shell);
}

#[test]
fn a_word_is_found_whole_and_in_any_case() {
    let text = plain("La Capacité\u{202f}: l’avantage du rôle");
    assert!(
        has(&text, "capacité") && has(&text, "Avantage") && has(&text, "capacité : l'avantage")
    );
    assert!(!has(&text, "capacite") && !has(&text, "avant") && !has(&text, "rôles"));
}

#[test]
fn a_forbidden_word_and_a_word_nobody_says_are_faults() {
    let glossary: Glossary = toml::from_str(
        r#"
        [[term]]
        id = "benefit"
        en = { word = "Benefit", from = "box", forbidden = ["perk"] }
        fr = { word = "Capacité", from = "box", forbidden = ["Avantage"] }
        it = { word = "Capacità", from = "ours", forbidden = [] }
        "#,
    )
    .unwrap();
    let said = |words: &str| vec![Said { file: "x.ftl".into(), words: words.to_owned() }];
    assert!(faults(&glossary, "en", &said("One benefit.")).is_empty());
    assert_eq!(faults(&glossary, "en", &said("A perk, not a benefit.")).len(), 1);
    assert_eq!(faults(&glossary, "fr", &said("un avantage")).len(), 2);
    assert_eq!(faults(&glossary, "it", &said("un vantaggio")).len(), 1);
}

#[test]
fn a_term_without_a_language_is_no_term() {
    let lacking =
        "[[term]]\nid = \"seat\"\nen = { word = \"seat\", from = \"ours\", forbidden = [] }";
    assert!(toml::from_str::<Glossary>(lacking).is_err());
    let whose = r#"word = "x", from = "somewhere", forbidden = []"#;
    assert!(toml::from_str::<Word>(&whose.replace(", ", "\n")).is_err());
    assert!(
        toml::from_str::<Word>(&whose.replace("somewhere", "ours").replace(", ", "\n")).is_ok()
    );
}
