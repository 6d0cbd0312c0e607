//! The games that can be played here, in every version and on every board.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{AnyBot, AnyGame};
use store::{Store, TableRecord};

use crate::error::{Error, OpenError};
use crate::secrets::sha256_hex;
use crate::texts::key;

/// A game with the bots that play it, the strongest first.
#[derive(Clone, Debug)]
pub struct Hosted {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// Its bots, the strongest first.
    pub bots: Vec<Arc<dyn AnyBot>>,
}

impl Hosted {
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
    entries: Vec<Hosted>,
    /// Games in older versions or on other boards. Bounded by what tables were made with, and
    /// that comes from released programs.
    boards: Mutex<HashMap<BoardKey, Arc<dyn AnyGame>>>,
}

impl Games {
    pub(crate) fn new(entries: Vec<Hosted>) -> Result<Self, OpenError> {
        for (n, entry) in entries.iter().enumerate() {
            let id = entry.game.id();
            if entries[..n].iter().any(|e| e.game.id() == id) {
                return Err(OpenError::Twice(id));
            }
        }
        Ok(Self { entries, boards: Mutex::default() })
    }

    /// Every game as new tables play it, in the order of the list.
    pub(crate) fn all(&self) -> &[Hosted] {
        &self.entries
    }

    /// A game as new tables play it.
    pub(crate) fn game(&self, id: &str) -> Result<&Hosted, Error> {
        self.entries.iter().find(|e| e.game.id() == id).ok_or(Error::NotFound(key::NO_SUCH_GAME))
    }

    /// The game a table is played by: in its version, on its board.
    pub(crate) async fn of_table(
        &self,
        table: &TableRecord,
        store: &dyn Store,
    ) -> Result<Hosted, Error> {
        let entry = self.game(&table.game)?;
        let same = entry.game.version() == table.version;
        if same && board_hash(&*entry.game) == table.board_hash {
            return Ok(entry.clone());
        }
        if !(1..=entry.game.version()).contains(&table.version) {
            return Err(Error::NotFound(key::OLD_RULES));
        }
        let at = (entry.game.id(), table.version, table.board_hash.clone());
        let known = self.boards.lock().unwrap_or_else(PoisonError::into_inner).get(&at).cloned();
        let game = match known {
            Some(game) => game,
            None => {
                let text = store.board(&table.board_hash).await?;
                let text = text.ok_or_else(|| Error::Internal("a board is missing".to_owned()))?;
                let game = entry.game.reopen(&text, table.version).map_err(|faults| {
                    Error::Internal(format!("a stored board has faults: {faults:?}"))
                })?;
                let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
                boards.insert(at, Arc::clone(&game));
                game
            }
        };
        Ok(Hosted { game, bots: entry.bots.clone() })
    }
}

/// The name of a version of the rules together with a board.
pub(crate) fn edition(version: u32, board_hash: &str) -> String {
    format!("{version}-{}", board_hash.get(..12).unwrap_or(board_hash))
}

/// The hash by which a board is kept.
pub(crate) fn board_hash(game: &dyn AnyGame) -> String {
    sha256_hex(game.board().as_bytes())
}
