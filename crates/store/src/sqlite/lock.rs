//! One process at a time has a file of tables: each keeps tables in memory, and only on a shared
//! database do processes hear of each other.
//!
//! The lock is on a small file beside the database, because closing any handle of the database itself
//! would end SQLite's own locks. The system lets it go however the process ends.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::error::StoreError;

/// The locks of this process, which any number of stores in it share.
static HELD: Mutex<Option<HashMap<PathBuf, Weak<Lock>>>> = Mutex::new(None);

/// How often the file is opened anew because whoever had it has just removed it.
const TRIES: usize = 16;

/// A database that no other process may open.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the lock of a database, which must be there.
    pub(super) fn take(database: &Path) -> Result<Arc<Self>, StoreError> {
        let database = database.canonicalize().map_err(|error| unusable(database, &error))?;
        let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
        let held = held.get_or_insert_default();
        if let Some(lock) = held.get(&database).and_then(Weak::upgrade) {
            return Ok(lock);
        }
        let mut path = database.clone().into_os_string();
        path.push("-lock");
        let path = PathBuf::from(path);
        for _ in 0..TRIES {
            let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
            let file = file.map_err(|error| unusable(&path, &error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
                Err(TryLockError::Error(error)) => return Err(unusable(&path, &error)),
            }
            // Between opening and locking it may have been removed: then it locks nothing.
            if is_at(&file, &path) {
                let lock = Arc::new(Self { path, _file: file });
                held.retain(|_, lock| lock.strong_count() > 0);
                held.insert(database, Arc::downgrade(&lock));
                return Ok(lock);
            }
        }
        Err(StoreError::InUse)
    }
}

impl Drop for Lock {
    /// Removed while it is still held: whoever waits for it finds that it is gone.
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Database(format!("{}: {error}", path.display()))
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same =
        |a: &std::fs::Metadata, b: &std::fs::Metadata| (a.dev(), a.ino()) == (b.dev(), b.ino());
    let both = file.metadata().ok().zip(std::fs::metadata(path).ok());
    both.is_some_and(|(a, b)| same(&a, &b))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
