//! Files that people write: boards and ledgers.

use serde::de::DeserializeOwned;

use crate::refusal::Fault;

/// Reads a TOML file.
///
/// # Errors
/// What is wrong with it and in which line. `what` is what the file is called: a board.
pub fn read_toml<T: DeserializeOwned>(what: &str, text: &str) -> Result<T, Vec<Fault>> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = 1 + before.unwrap_or_default().matches('\n').count();
        let said = error.message().replace('\n', ", ");
        vec![Fault::new(format!("{what}, line {line}"), said)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_one_line_that_names_its_line() {
        let fault = |text| read_toml::<toml::Table>("board", text).expect_err("bad")[0].to_string();
        assert!(
            fault("a = 1\nb = \n").starts_with("board, line 2: "),
            "{}",
            fault("a = 1\nb = \n")
        );
        assert!(fault("a = 1\na = 2").starts_with("board, line 2: "), "{}", fault("a = 1\na = 2"));
        assert!(!fault("nonsense").contains('\n'), "{}", fault("nonsense"));
    }
}
