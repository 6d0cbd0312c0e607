//! Every sentence of ours in one language, wherever it is kept: messages, ledgers, histories and
//! boards. For the tests that read words and not keys.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, unicode};

/// Stands for whatever fills a gap of a message.
pub(crate) const GAP: char = '\u{fffc}';

/// A sentence and the file it is in.
pub(crate) struct Said {
    pub(crate) file: PathBuf,
    pub(crate) words: String,
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The crates of games, the example among them: those that have a ledger.
pub(crate) fn games() -> Vec<PathBuf> {
    let crates = ["crates", "examples"].map(|folder| fs::read_dir(root().join(folder)));
    let entries = crates.into_iter().flat_map(|entries| entries.expect("the crates can be listed"));
    let folders = entries.map(|entry| entry.expect("the entry can be read").path());
    let mut games: Vec<_> =
        folders.filter(|path| path.join("rules/ledger.toml").exists()).collect();
    games.sort();
    games
}

/// What a game says: its rules, its board and its component of the client.
pub(crate) fn of_game(game: &Path, language: &str) -> Vec<Said> {
    let mut all = messages(&game.join(format!("texts/{language}.ftl")));
    all.extend(messages(&board_of(game).join(format!("locales/{language}.ftl"))));
    all.extend(sentences(&game.join("rules/ledger.toml"), language));
    all.extend(sentences(&game.join("data/board.toml"), language));
    all.extend(lines(&game.join(format!("history/{language}.md"))));
    all
}

/// What the client and the host say whatever the game.
pub(crate) fn of_shell(language: &str) -> Vec<Said> {
    let files =
        [format!("web/locales/{language}.ftl"), format!("crates/host/texts/{language}.ftl")];
    files.iter().flat_map(|file| messages(&root().join(file))).collect()
}

/// Everything in one language.
#[allow(dead_code, reason = "not every test reads everything")]
pub(crate) fn of_everybody(language: &str) -> Vec<Said> {
    let mut all = of_shell(language);
    all.extend(games().iter().flat_map(|game| of_game(game, language)));
    all
}

/// The game's folder in the client, which is called after its id: the crate's name, or more. An
/// example has it with it.
fn board_of(game: &Path) -> PathBuf {
    let own = game.join("web");
    if own.is_dir() {
        return own;
    }
    let name = game.file_name().expect("a crate has a name").to_string_lossy().into_owned();
    let boards = fs::read_dir(root().join("web/src/games")).expect("the boards can be listed");
    let mut folders = boards.map(|entry| entry.expect("the entry can be read").path());
    let fits = |path: &PathBuf| {
        path.is_dir() && path.file_name().is_some_and(|id| id.to_string_lossy().starts_with(&name))
    };
    folders.find(fits).unwrap_or_else(|| panic!("{name} has no folder in web/src/games"))
}

fn messages(file: &Path) -> Vec<Said> {
    let source = read(file);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let mut found = Vec::new();
    for entry in &resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|one| &one.value)) {
            spell(pattern, &mut found);
        }
    }
    found.into_iter().map(|words| Said { file: file.to_path_buf(), words }).collect()
}

/// Spells a pattern; what is chosen between is spelled by itself.
fn spell(pattern: &Pattern<&str>, found: &mut Vec<String>) {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    words.push_str(&unicode::unescape_unicode_to_string(value));
                }
                Expression::Inline(_) => words.push(GAP),
                Expression::Select { variants, .. } => {
                    words.push(GAP);
                    variants.iter().for_each(|variant| spell(&variant.value, found));
                }
            },
        }
    }
    found.push(words);
}

/// The values of a language in a file of tables.
fn sentences(file: &Path, language: &str) -> Vec<Said> {
    let table: toml::Table =
        read(file).parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut found = Vec::new();
    let mut left: Vec<(String, toml::Value)> = table.into_iter().collect();
    while let Some((key, value)) = left.pop() {
        match value {
            toml::Value::String(words) if key == language => {
                found.push(Said { file: file.to_path_buf(), words });
            }
            toml::Value::Table(table) => left.extend(table),
            toml::Value::Array(list) => left.extend(list.into_iter().map(|one| (key.clone(), one))),
            _ => {}
        }
    }
    found
}

fn lines(file: &Path) -> Vec<Said> {
    let said = |line: &str| Said { file: file.to_path_buf(), words: line.to_owned() };
    read(file).lines().map(said).collect()
}
