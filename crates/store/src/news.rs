//! What processes that share a store tell each other.

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// What has happened at a table, by its id, or that something may have been missed.
///
/// News are a hint to look, never the truth: that is what is stored. They may be lost or come twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Rows were appended to its log.
    Rows(String),
    /// Who sits there, what they are called, or what became of the table has changed.
    Card(String),
    /// Somebody said something.
    Press(String),
    /// Somebody sketched: what is kept nowhere travels with the news.
    Sketch {
        /// The table.
        table: String,
        /// The sketch, as its host spells it.
        sketch: String,
    },
    /// Nobody listened for a while. Whatever one knows may be old.
    Missed,
}

/// PostgreSQL carries no more than this in one message.
const LONGEST: usize = 7_999;

impl News {
    /// As one message; none if there is nothing to send, or too much.
    pub(crate) fn spell(&self) -> Option<String> {
        let words = match self {
            Self::Rows(table) => format!("rows {table}"),
            Self::Card(table) => format!("card {table}"),
            Self::Press(table) => format!("press {table}"),
            Self::Sketch { table, sketch } => format!("sketch {table} {sketch}"),
            Self::Missed => return None,
        };
        (words.len() <= LONGEST).then_some(words)
    }

    /// What a message says; none if a newer Lantern speaks of something we do not know.
    pub(crate) fn read(words: &str) -> Option<Self> {
        let (kind, rest) = words.split_once(' ')?;
        Some(match kind {
            "rows" => Self::Rows(rest.to_owned()),
            "card" => Self::Card(rest.to_owned()),
            "press" => Self::Press(rest.to_owned()),
            "sketch" => {
                let (table, sketch) = rest.split_once(' ')?;
                Self::Sketch { table: table.to_owned(), sketch: sketch.to_owned() }
            }
            _ => return None,
        })
    }
}

/// What other processes tell, from now on.
#[derive(Debug)]
pub struct Subscription(pub(crate) broadcast::Receiver<News>);

impl Subscription {
    /// The next news; none once the store is closed. Whoever is too slow hears [`News::Missed`].
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_is_read() {
        let table = || "aB3-_9".to_owned();
        let sketch = r#"{"seat":2,"places":["São Tomé","b"]}"#.to_owned();
        for news in [
            News::Rows(table()),
            News::Card(table()),
            News::Press(table()),
            News::Sketch { table: table(), sketch },
        ] {
            assert_eq!(News::read(&news.spell().unwrap()), Some(news));
        }
        let long = News::Sketch { table: table(), sketch: "x".repeat(LONGEST) };
        assert_eq!(long.spell(), None);
        assert_eq!(News::Missed.spell(), None);
        for unknown in ["", "rows", "later news", "sketch abc"] {
            assert_eq!(News::read(unknown), None);
        }
    }
}
