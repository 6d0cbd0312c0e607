//! `lantern board`: boards are data that the owner of a printed copy may correct.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Parser, Subcommand};
use kernel::AnyGame;

use crate::failure::Failure;
use crate::out;

/// No board is larger, and no file is read further.
const FILE_MAX: u64 = 4 << 20;

/// Check a board file, or print the board that comes with a game to start from.
#[derive(Debug, Parser)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say everything that is wrong with a board file, or what is on it.
    #[command(after_help = "Example:\n  lantern board check GAME my-board.toml")]
    Check {
        /// The game.
        game: String,
        /// The board file.
        file: PathBuf,
    },
    /// Print the board file that comes with a game.
    #[command(after_help = "Example:\n  lantern board show GAME > my-board.toml")]
    Show {
        /// The game.
        game: String,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let games = games::all()?;
    match &args.command {
        Command::Show { game } => {
            out::line(games::find(&games, game)?.game.board().trim_end());
            Ok(())
        }
        Command::Check { game, file } => check(&*games::find(&games, game)?.game, file),
    }
}

fn check(game: &dyn AnyGame, file: &Path) -> Result<(), Failure> {
    let shown = file.display();
    let text = read(file)?;
    match game.reopen(&text, game.version()) {
        Ok(game) => {
            out::line(summary(&*game, &shown.to_string()));
            Ok(())
        }
        Err(faults) => {
            for fault in &faults {
                out::line(format!("{shown}: {fault}"));
            }
            let count = faults.len();
            let faults = if count == 1 { "fault" } else { "faults" };
            Err(Failure::failed(format!("{shown} has {count} {faults}")))
        }
    }
}

/// The game on the board in a file, or on its own if no file is named.
pub(crate) fn on(
    game: &Arc<dyn AnyGame>,
    file: Option<&Path>,
) -> Result<Arc<dyn AnyGame>, Failure> {
    match file {
        None => Ok(Arc::clone(game)),
        Some(file) => {
            game.reopen(&read(file)?, game.version()).map_err(|faults| Failure::faults(&faults))
        }
    }
}

/// Reads a text file that a person named.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let shown = file.display();
    let cannot = |error| Failure::usage(format!("{shown} cannot be read: {error}"));
    if std::fs::metadata(file).map_err(cannot)?.len() > FILE_MAX {
        return Err(Failure::usage(format!("{shown} is larger than {FILE_MAX} bytes")));
    }
    std::fs::read_to_string(file).map_err(cannot)
}

fn summary(game: &dyn AnyGame, file: &str) -> String {
    let about = game.about();
    let mut known: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (part, source) in &about.provenance {
        known.entry(source).or_default().push(part);
    }
    let mut lines = vec![format!(
        "{file} is a good board of {}: {} places, {} roles.",
        game.id(),
        about.places.len(),
        about.roles.len()
    )];
    lines.extend(known.iter().map(|(source, parts)| format!("  {source}: {}", parts.join(", "))));
    lines.join("\n")
}
