//! What the host says to people, by key. The words are in `texts/*.ftl`.

use kernel::about::LANGUAGES;
use kernel::table_refusals as table;

/// The keys of what the host itself says.
pub(crate) mod key {
    pub(crate) const BAD_REQUEST: &str = "host-bad-request";
    pub(crate) const BAD_OPTIONS: &str = "host-bad-options";
    pub(crate) const BAD_QUESTION: &str = "host-bad-question";
    pub(crate) const SEAT_COUNT: &str = "host-seat-count";
    pub(crate) const NAME_LENGTH: &str = "host-name-length";
    pub(crate) const CLOCK_RANGE: &str = "host-clock-range";
    pub(crate) const NOT_FIXED: &str = "host-not-fixed";
    pub(crate) const MESSAGE_LENGTH: &str = "host-message-length";
    pub(crate) const MESSAGE_TO: &str = "host-message-to";
    pub(crate) const SKETCH_LENGTH: &str = "host-sketch-length";
    pub(crate) const NOT_YOUR_SEAT: &str = "host-not-your-seat";
    pub(crate) const NO_SUCH_PAGE: &str = "host-no-such-page";
    pub(crate) const NO_SUCH_TABLE: &str = "host-no-such-table";
    pub(crate) const NO_SUCH_GAME: &str = "host-no-such-game";
    pub(crate) const NO_SUCH_BOT: &str = "host-no-such-bot";
    pub(crate) const NO_SUCH_SEAT: &str = "host-no-such-seat";
    pub(crate) const NO_SUCH_LANGUAGE: &str = "host-no-such-language";
    pub(crate) const OLD_RULES: &str = "host-old-rules";
    pub(crate) const STALE: &str = "host-stale";
    pub(crate) const SEAT_TAKEN: &str = "host-seat-taken";
    pub(crate) const NO_OPEN_SEAT: &str = "host-no-open-seat";
    pub(crate) const NOT_BEGUN: &str = "host-not-begun";
    pub(crate) const NOT_OVER: &str = "host-not-over";
    pub(crate) const TOO_LARGE: &str = "host-too-large";
    pub(crate) const NO_TALK: &str = "host-no-talk";
    pub(crate) const TOO_MANY_MESSAGES: &str = "host-too-many-messages";
    pub(crate) const TOO_MANY_TABLES: &str = "host-too-many-tables";
    pub(crate) const TOO_MANY_SOCKETS: &str = "host-too-many-sockets";
    pub(crate) const TOO_MANY_SKETCHES: &str = "host-too-many-sketches";
    pub(crate) const TOO_FAST: &str = "host-too-fast";
    pub(crate) const FOREIGN: &str = "host-foreign";
    pub(crate) const WRONG_NAME: &str = "host-wrong-name";
    pub(crate) const BUSY: &str = "host-busy";
    pub(crate) const INTERNAL: &str = "host-internal";
    pub(crate) const LINK_LINE: &str = "host-link-line";
    pub(crate) const LINK_SEAT: &str = "host-link-seat";
}

/// Every key the host can send, those of the kernel's tables included.
pub const TEXT_KEYS: &[&str] = &[
    key::BAD_REQUEST,
    key::BAD_OPTIONS,
    key::BAD_QUESTION,
    key::SEAT_COUNT,
    key::NAME_LENGTH,
    key::CLOCK_RANGE,
    key::NOT_FIXED,
    key::MESSAGE_LENGTH,
    key::MESSAGE_TO,
    key::SKETCH_LENGTH,
    key::NOT_YOUR_SEAT,
    key::NO_SUCH_PAGE,
    key::NO_SUCH_TABLE,
    key::NO_SUCH_GAME,
    key::NO_SUCH_BOT,
    key::NO_SUCH_SEAT,
    key::NO_SUCH_LANGUAGE,
    key::OLD_RULES,
    key::STALE,
    key::SEAT_TAKEN,
    key::NO_OPEN_SEAT,
    key::NOT_BEGUN,
    key::NOT_OVER,
    key::TOO_LARGE,
    key::NO_TALK,
    key::TOO_MANY_MESSAGES,
    key::TOO_MANY_TABLES,
    key::TOO_MANY_SOCKETS,
    key::TOO_MANY_SKETCHES,
    key::TOO_FAST,
    key::WRONG_NAME,
    key::FOREIGN,
    key::BUSY,
    key::INTERNAL,
    key::LINK_LINE,
    key::LINK_SEAT,
    table::UNKNOWN_ACTION,
    table::NO_SUCH_SEAT,
    table::OVER,
    table::NOT_YOUR_TURN,
    table::NOTHING_TO_UNDO,
    table::CANNOT_UNDO,
    table::UNDO_INSTEAD,
    table::PLEA_STANDS,
    table::NO_PLEA,
    table::TOO_MANY_UNDOS,
    table::NO_CHANCE,
    table::NOT_A_CHANCE,
    table::NOT_AWAITED,
];

/// The host's own messages in a language, in Fluent syntax.
#[must_use]
pub fn texts(language: &str) -> Option<&'static str> {
    const TEXTS: [&str; 3] = [
        include_str!("../texts/en.ftl"),
        include_str!("../texts/fr.ftl"),
        include_str!("../texts/it.ftl"),
    ];
    LANGUAGES.iter().position(|l| *l == language).map(|index| TEXTS[index])
}

/// A message that is one line of plain words.
pub(crate) fn message<'a>(messages: &'a str, key: &str) -> Option<&'a str> {
    let words = |line: &'a str| line.strip_prefix(key)?.trim_start().strip_prefix('=');
    messages.lines().find_map(words).map(str::trim)
}

/// The messages by which a game introduces itself, `<game>-about-…`, out of all of its messages: lists of
/// games need no more.
pub(crate) fn of_itself(messages: &str, game: &str) -> String {
    let begins = format!("{game}-about-");
    let mut inside = false;
    let mut found = String::new();
    for line in messages.lines() {
        // A message goes on in the lines that are set in.
        inside = line.starts_with(&begins) || (inside && line.starts_with(' '));
        if inside {
            found.push('\n');
            found.push_str(line);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_introduces_itself_by_what_is_about_it() {
        let messages =
            "g-about-name = Game\n# A comment\ng-about-line = One\n    two\ng-rule = No\n    no";
        assert_eq!(of_itself(messages, "g"), "\ng-about-name = Game\ng-about-line = One\n    two");
    }

    #[test]
    fn every_key_has_a_sentence_in_every_language_and_every_sentence_a_key() {
        for language in LANGUAGES {
            let text = texts(language).unwrap();
            let messages = text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
            let keys: Vec<&str> = messages.filter_map(|line| line.split(" = ").next()).collect();
            for key in TEXT_KEYS {
                assert!(keys.contains(key), "{key} is missing in {language}");
            }
            for key in &keys {
                assert!(TEXT_KEYS.contains(key), "{key} is not used, in {language}");
                assert_eq!(keys.iter().filter(|k| *k == key).count(), 1, "{key} in {language}");
            }
        }
    }

    #[test]
    fn all_refusals_of_the_table_are_listed() {
        for key in table::ALL {
            assert!(TEXT_KEYS.contains(&key), "{key}");
        }
    }
}
