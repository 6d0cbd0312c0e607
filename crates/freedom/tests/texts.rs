//! The words: every key exists in three languages with the same gaps, and none is unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use freedom::role::Special;
use freedom::{Freedom, WORDS};
use kernel::{Rules, Text};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a Fluent file with the names of their gaps.
fn messages(source: &str) -> Messages {
    let mut found = Messages::new();
    let mut current = String::new();
    for line in source.lines() {
        if line.starts_with("freedom-") {
            let (key, _) = line.split_once(" =").expect("a message has a value");
            assert!(!found.contains_key(key), "{key} is there twice");
            current = key.to_owned();
            found.insert(current.clone(), BTreeSet::new());
        } else if !line.starts_with(' ') {
            assert!(line.is_empty() || line.starts_with('#'), "{line:?} is no message");
            continue;
        }
        for part in line.split("{ $").skip(1) {
            let name: String =
                part.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
            found.get_mut(&current).expect("inside a message").insert(name);
        }
    }
    found
}

/// The keys in the sources: whole ones, and those that are made by a pattern.
fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut left = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("the folder can be read");
            left.extend(entries.map(|entry| entry.expect("the entry can be read").path()));
            continue;
        }
        let source = fs::read_to_string(&path).expect("readable source");
        for part in source.split("\"freedom-").skip(1) {
            let key = part.split('"').next().unwrap_or_default();
            keys.insert(format!("freedom-{key}"));
        }
    }
    keys
}

fn rules() -> Freedom {
    Freedom::open(freedom::WORDS.board).expect("our own board is good")
}

/// What the patterns stand for on our own board.
fn all_keys() -> BTreeSet<String> {
    let rules = rules();
    let board = rules.board();
    let mut keys = BTreeSet::new();
    for key in keys_in_source() {
        let each: Vec<String> = match key.as_str() {
            "freedom-{kind}-{id}-name" | "freedom-card-{id}-name" => {
                board.cards.iter().map(|id| format!("freedom-card-{id}-name")).collect()
            }
            "freedom-stack-{id}-name" => {
                board.stacks.iter().map(|s| format!("freedom-stack-{}-name", s.id)).collect()
            }
            "freedom-role-{id}-name" => {
                board.roles.iter().map(|r| format!("freedom-role-{}-name", r.id)).collect()
            }
            "freedom-catcher-{id}" => {
                board.catchers.iter().map(|c| format!("freedom-catcher-{}", c.id)).collect()
            }
            "freedom-period-{period}" => (1..=3).map(|n| format!("freedom-period-{n}")).collect(),
            "freedom-card-{}-text" => {
                board.cards.iter().map(|id| format!("freedom-card-{id}-text")).collect()
            }
            "freedom-role-{}-benefit" => {
                board.roles.iter().map(|r| format!("freedom-role-{}-benefit", r.id)).collect()
            }
            "freedom-told-special-{role}" => {
                // Whoever protects another player is told about in other words.
                let used = board.roles.iter().zip(*board.specials.rows());
                let used = used.filter(|(_, special)| *special != Special::Protect);
                used.map(|(r, _)| format!("freedom-told-special-{}", r.id)).collect()
            }
            "freedom-role-{}-special" => {
                board.roles.iter().map(|r| format!("freedom-role-{}-special", r.id)).collect()
            }
            _ => {
                assert!(!key.contains('{'), "a pattern this test does not know: {key}");
                vec![key]
            }
        };
        keys.extend(each);
    }
    // The client asks for these by itself.
    keys.extend(board.cards.iter().map(|id| format!("freedom-card-{id}-history")));
    let plate = ["name", "line", "facts", "what", "note", "by", "publisher"];
    keys.extend(plate.map(|part| format!("freedom-about-{part}")));
    let about = rules.about();
    keys.extend(about.provenance.keys().map(|part| format!("freedom-part-{part}")));
    for choice in about.options {
        keys.insert(format!("freedom-option-{}", choice.key));
        for value in choice.values {
            keys.insert(format!("freedom-option-{}-{value}", choice.key));
        }
    }
    keys
}

#[test]
fn every_key_is_there_in_three_languages_with_the_same_gaps() {
    let [english, french, italian] = WORDS.texts.map(messages);
    assert_eq!(english, french);
    assert_eq!(english, italian);
    let keys = all_keys();
    for key in &keys {
        assert!(english.contains_key(key), "{key} has no text");
    }
    for key in english.keys() {
        assert!(keys.contains(key), "{key} is not used");
    }
}

/// The gaps of a card's and a role's text are filled by the numbers of the board.
#[test]
fn the_numbers_of_cards_and_roles_fill_the_gaps() {
    let english = messages(WORDS.texts[0]);
    let about = rules().about();
    let check = |text: &serde_json::Value| {
        let key = text["key"].as_str().unwrap();
        let empty = serde_json::Map::new();
        let args = text["args"].as_object().unwrap_or(&empty);
        let filled: BTreeSet<String> = args.keys().cloned().collect();
        assert_eq!(&filled, &english[key], "{key}");
    };
    let cards = about.board["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 52);
    cards.iter().for_each(|card| check(&card["card"]["text"]));
    for role in about.board["roles"].as_array().unwrap() {
        check(&role["special"]);
        role["benefits"].as_array().unwrap().iter().for_each(check);
    }
}

/// Nothing makes light of anything, and the pieces are people.
#[test]
fn the_words_are_plain() {
    let words = WORDS.texts.iter().chain(&WORDS.history).chain([&WORDS.ledger]);
    for text in words {
        assert!(!text.contains('!'), "no exclamation marks");
        for word in ["cube", "slaves ", "Slaves "] {
            let lines = text.lines().filter(|line| line.contains(word));
            for line in lines {
                // What the cubes are is said once, in the ledger and on the page of history.
                let explains = ["person", "people"].iter().any(|word| line.contains(word));
                assert!(explains, "{word:?} in {line:?}");
            }
        }
    }
}

/// The names of the roles on the board and in the texts are the same.
#[test]
fn roles_have_one_name() {
    let rules = rules();
    for (language, source) in WORDS.texts.iter().enumerate() {
        for role in &rules.board().roles {
            let names = [&role.names.en, &role.names.fr, &role.names.it];
            let line = format!("freedom-role-{}-name = {}\n", role.id, names[language]);
            assert!(source.contains(&line), "{line}");
        }
    }
}

/// Texts travel as a key and arguments: every gap of a refusal, an offer or a line of the story is
/// filled. Checked for whatever happens in some random games.
#[test]
fn every_sentence_of_a_game_fills_its_gaps() {
    use kernel::kit;
    let english = messages(WORDS.texts[0]);
    let rules = rules();
    let fits = |text: &Text| {
        fn deep(english: &Messages, text: &Text) {
            let filled: BTreeSet<String> =
                text.args.iter().map(|(name, _)| name.to_owned()).collect();
            assert_eq!(Some(&filled), english.get(&*text.key), "{}", text.key);
            for (_, arg) in text.args.iter() {
                if let kernel::Arg::Text(inner) = arg {
                    deep(english, inner);
                }
            }
        }
        deep(&english, text);
    };
    let mut offers = Vec::new();
    for game in 0..24 {
        let options = freedom::Options {
            players: Some(1 + (game % 4) as u8),
            reactions: [Some(freedom::options::Mode::Acting), None][(game % 2) as usize],
            ..freedom::Options::default()
        };
        kit::walk(&rules, &options, game, 20_000, |step, state, _| {
            fits(&rules.prompt(state, kernel::SeatSet::ALL));
            fits(&rules.prompt(state, kernel::SeatSet::NONE));
            for seat in (0..state.seats).map(kernel::Seat) {
                rules.offers(state, seat, &mut offers);
                for action in &offers {
                    fits(&rules.offer(state, seat, *action).text);
                    let mut events = Vec::new();
                    rules.apply(
                        &mut state.clone(),
                        kernel::Actor::Seat(seat),
                        *action,
                        &mut events,
                    );
                    let lines = events.iter().filter_map(|event| rules.story(event));
                    lines.for_each(|line| fits(&line.text));
                }
                if step % 5 == 0 {
                    for code in (0..Freedom::CODES).step_by(7) {
                        let Some(action) = Freedom::action(code) else { continue };
                        if let Err(refusal) = rules.check(state, seat, action) {
                            fits(&refusal.text);
                        }
                    }
                }
            }
            let mut outcomes = Vec::new();
            rules.chances(state, &mut outcomes);
            for (action, _) in outcomes {
                fits(&rules.offer(state, kernel::Seat(0), action).text);
                let mut events = Vec::new();
                rules.apply(&mut state.clone(), kernel::Actor::Chance, action, &mut events);
                let lines = events.iter().filter_map(|event| rules.story(event));
                lines.for_each(|line| fits(&line.text));
            }
        });
    }
}
