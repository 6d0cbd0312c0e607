//! The games that can be played here, in every version and on every board.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{AnyBot, AnyGame};
use store::{Store, TableRecord};

use crate::error::{Error, OpenError};
use crate::secrets::sha256_hex;
use crate::texts::key;

/// A game with the bots that play it, the strongest first. A game whose rules have changed their
/// meaning has two entries: new tables get the highest version, old ones keep theirs.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// Its bots, the strongest first.
    pub bots: Vec<Arc<dyn AnyBot>>,
}

impl Entry {
    /// A bot by its short name; the strongest if no name is given.
    pub(crate) fn bot(&self, id: Option<&str>) -> Option<&Arc<dyn AnyBot>> {
        match id {
            None => self.bots.first(),
            Some(id) => self.bots.iter().find(|bot| bot.id() == id),
        }
    }
}

/// A game by id, version and the hash of its board.
type BoardKey = (&'static str, u32, String);

/// All games.
#[derive(Debug)]
pub(crate) struct Games {
    entries: Vec<Entry>,
    /// Games on boards other than their own, by version and hash. Bounded by the boards that
    /// tables were made with, and those come from released programs.
    boards: Mutex<HashMap<BoardKey, Arc<dyn AnyGame>>>,
}

impl Games {
    pub(crate) fn new(entries: Vec<Entry>) -> Result<Self, OpenError> {
        for (n, entry) in entries.iter().enumerate() {
            let (id, version) = (entry.game.id(), entry.game.version());
            if entries[..n].iter().any(|e| e.game.id() == id && e.game.version() == version) {
                return Err(OpenError::Twice(id));
            }
        }
        Ok(Self { entries, boards: Mutex::default() })
    }

    /// The newest version of each game, in the order of the list.
    pub(crate) fn newest(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| {
            let newer = |e: &Entry| {
                e.game.id() == entry.game.id() && e.game.version() > entry.game.version()
            };
            !self.entries.iter().any(newer)
        })
    }

    /// The newest version of a game.
    pub(crate) fn game(&self, id: &str) -> Result<&Entry, Error> {
        self.newest().find(|e| e.game.id() == id).ok_or(Error::NotFound(key::NO_SUCH_GAME))
    }

    /// The game a table is played by: its version, on its board.
    pub(crate) async fn of_table(
        &self,
        table: &TableRecord,
        store: &dyn Store,
    ) -> Result<Entry, Error> {
        let entry = self
            .entries
            .iter()
            .find(|e| e.game.id() == table.game && e.game.version() == table.version)
            .ok_or(Error::NotFound(key::OLD_RULES))?;
        if board_hash(&*entry.game) == table.board_hash {
            return Ok(entry.clone());
        }
        let at = (entry.game.id(), table.version, table.board_hash.clone());
        let known = self.boards.lock().unwrap_or_else(PoisonError::into_inner).get(&at).cloned();
        let game = match known {
            Some(game) => game,
            None => {
                let text = store.board(&table.board_hash).await?;
                let text = text.ok_or_else(|| Error::Internal("a board is missing".to_owned()))?;
                let game = entry.game.reopen(&text).map_err(|faults| {
                    Error::Internal(format!("a stored board has faults: {faults:?}"))
                })?;
                let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
                boards.insert(at, Arc::clone(&game));
                game
            }
        };
        Ok(Entry { game, bots: entry.bots.clone() })
    }
}

/// The hash by which a board is kept.
pub(crate) fn board_hash(game: &dyn AnyGame) -> String {
    sha256_hex(game.board().as_bytes())
}
