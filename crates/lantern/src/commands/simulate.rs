//! `lantern simulate`: bots play many tables among themselves.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::arena;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{AnyBot, Fault, Seat, Seed};
use serde_json::{Value, json};

use crate::commands::board;
use crate::commands::simulate::tally::Tally;
use crate::commands::simulate::together::Together;
use crate::failure::Failure;
use crate::out;
use games::Entry;

mod tally;
mod together;

/// No game that ends takes more steps.
const MAX_STEPS: u32 = 1 << 20;
/// Which numbers of a table's seed the bots draw from: far beyond any log.
const BOTS_AT: u64 = u64::MAX;

/// Let bots play many games among themselves and show what came of it.
#[derive(Debug, Parser)]
#[command(after_help = "Examples:
  lantern simulate GAME --games 10000
  lantern simulate GAME --games 2000 --bots heuristic,random --balanced
  lantern simulate GAME --seats A=heuristic,B=random (seats by the ids of `lantern engine`)
  lantern simulate GAME --options '{\"players\":2}' --bots heuristic")]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many games to play; of each series, if the game has several and no options are given.
    #[arg(long, default_value_t = 2000, value_name = "N")]
    games: u64,
    /// The bots by seat, in seat order; the last one takes the seats that are left.
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<String>,
    /// The bots by power; other seats take the strongest.
    #[arg(long, value_delimiter = ',', value_name = "ID=BOT,…", conflicts_with = "bots")]
    seats: Vec<String>,
    /// Rotate the bots over the seats from game to game, so that each sits everywhere equally often;
    /// where partners win together, they stay together.
    #[arg(long)]
    balanced: bool,
    /// The powers that play, by id: short for the option `powers`.
    #[arg(long, value_delimiter = ',', value_name = "ID,…")]
    powers: Vec<String>,
    /// The options of the table as a JSON object; what is left out has its default.
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// Play on the board in this file (see `lantern board show`).
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// The same seed gives the same games, whatever the number of jobs.
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// How many threads to play on; as many as there are cores if left out.
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Print JSON instead of tables: one object for each power, one for each bot, and a summary; of
    /// a game in which all win or lose together one object for each series and team.
    #[arg(long)]
    json: bool,
}

/// What is played over and over.
struct Plan<'a> {
    entry: &'a Entry,
    options: Value,
    /// The id of each seat.
    ids: Vec<String>,
    /// The bot of each seat in the first game.
    bots: Vec<Arc<dyn AnyBot>>,
    balanced: bool,
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let games = games::all()?;
    let mut entry = games::find(&games, &args.game)?.clone();
    entry.game = board::on(&entry.game, args.board.as_deref())?;
    let entry = &entry;
    let mut plans = Vec::new();
    for (name, options) in series(entry, args)? {
        for team in teams(entry, args) {
            plans.push((name.clone(), Plan::new(entry, args, options.clone(), &team)?));
        }
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.unwrap_or(cores).clamp(1, 256);
    let bar = progress(args, plans.len() as u64);
    let mut together = Together::new(entry.game.id());
    for (name, plan) in &plans {
        let clock = std::time::Instant::now();
        let tally = play_all(plan, args.games, jobs, &bar)?;
        let time = clock.elapsed();
        if entry.together {
            together.add(name, &tally, time);
            continue;
        }
        if !args.json && plans.len() > 1 {
            bar.suspend(|| out::line(name));
        }
        bar.suspend(|| match args.json {
            true => tally.print_json(&plan.ids, entry.game.id(), time),
            false => tally.print(&plan.ids, entry.game.id(), time),
        });
    }
    bar.finish_and_clear();
    if entry.together {
        together.print(args.json);
    }
    Ok(())
}

/// The tables that are played: the one the options ask for, or all of the game's series.
fn series(entry: &Entry, args: &Args) -> Result<Vec<(String, Value)>, Failure> {
    if args.options.is_none() && args.powers.is_empty() {
        return Ok(entry.series.clone());
    }
    Ok(vec![(args.options.clone().unwrap_or_default(), options(args)?)])
}

/// Who plays: as the arguments say; where all play together, a team of each kind of bot.
fn teams(entry: &Entry, args: &Args) -> Vec<Vec<String>> {
    if entry.together && args.bots.is_empty() && args.seats.is_empty() {
        return entry.bots.iter().map(|bot| vec![bot.id().to_owned()]).collect();
    }
    vec![args.bots.clone()]
}

fn progress(args: &Args, plans: u64) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(args.games.saturating_mul(plans)).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn play_all(plan: &Plan, games: u64, jobs: usize, bar: &ProgressBar) -> Result<Tally, Failure> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, Failure> {
        let mut tally = Tally::new(plan.ids.len(), plan.entry.partners);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(tally);
            }
            if let Err(failure) = plan.play(number, &mut tally) {
                // The others need not go on.
                next.store(games, Ordering::Relaxed);
                return Err(failure);
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::new(plan.ids.len(), plan.entry.partners);
        for thread in threads {
            let tally = thread.join().map_err(|_| Failure::failed("a game broke off"))?;
            all.add(&tally?);
        }
        Ok(all)
    })
}

impl<'a> Plan<'a> {
    fn new(
        entry: &'a Entry,
        args: &Args,
        options: Value,
        names: &[String],
    ) -> Result<Self, Failure> {
        let faults = |faults: Vec<Fault>| Failure::faults(&faults);
        let table = entry.game.table(&options, Seed::from_number(0)).map_err(faults)?;
        let ids: Vec<String> = (0..table.seats()).map(|n| table.seat_id(Seat(n))).collect();
        let bots = if args.seats.is_empty() {
            by_order(entry, names, ids.len())?
        } else {
            by_id(entry, &args.seats, &ids)?
        };
        Ok(Self { entry, options, ids, bots, balanced: args.balanced, seed: args.seed })
    }

    /// Plays one game. Its number decides its seed and, if balanced, who sits where.
    fn play(&self, number: u64, tally: &mut Tally) -> Result<(), Failure> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        let mut table = (self.entry.game.table(&self.options, seed))
            .map_err(|faults| Failure::faults(&faults))?;
        let mut bots = self.bots.clone();
        if self.balanced {
            rotate(&mut bots, number, self.entry.partners);
        }
        let outcome = arena::play(&mut *table, &bots, &mut seed.at(BOTS_AT), MAX_STEPS)
            .map_err(|stuck| Failure::failed(format!("game {number}: {stuck}")))?;
        tally.count(&outcome, &bots, &(self.entry.figures)(&*table), table.len() as u64);
        Ok(())
    }
}

/// Moves the bots on by a seat from game to game, or by a side where partners win together.
fn rotate<T>(bots: &mut [T], number: u64, partners: usize) {
    let sides = (bots.len() / partners.max(1)).max(1);
    let turns = usize::try_from(number % sides as u64).unwrap_or(0);
    bots.rotate_right((turns * partners).min(bots.len()));
}

fn options(args: &Args) -> Result<Value, Failure> {
    let mut options: Value = match &args.options {
        None => json!({}),
        Some(text) => serde_json::from_str(text)
            .map_err(|error| Failure::usage(format!("--options is not JSON: {error}")))?,
    };
    if !args.powers.is_empty() {
        let object = options.as_object_mut().ok_or_else(|| {
            Failure::usage("--options takes a JSON object, as {\"start\":\"free\"}")
        })?;
        object.insert("powers".to_owned(), json!(args.powers));
    }
    Ok(options)
}

fn by_order(
    entry: &Entry,
    names: &[String],
    seats: usize,
) -> Result<Vec<Arc<dyn AnyBot>>, Failure> {
    if names.len() > seats {
        return Err(Failure::usage(format!("--bots names {} bots for {seats} seats", names.len())));
    }
    let strongest = entry.bots.first().map_or("random", |bot| bot.id()).to_owned();
    let last = names.last().unwrap_or(&strongest);
    let name = |seat: usize| names.get(seat).unwrap_or(last);
    (0..seats).map(|seat| Ok(entry.bot(name(seat))?.clone())).collect()
}

fn by_id(entry: &Entry, pairs: &[String], ids: &[String]) -> Result<Vec<Arc<dyn AnyBot>>, Failure> {
    let mut bots = by_order(entry, &[], ids.len())?;
    for pair in pairs {
        let Some((id, name)) = pair.split_once('=') else {
            return Err(Failure::usage(format!("--seats takes ID=BOT, not {pair:?}")));
        };
        let Some(seat) = ids.iter().position(|known| known == id) else {
            let known = ids.join(", ");
            return Err(Failure::usage(format!("nobody plays {id:?}; in play are {known}")));
        };
        bots[seat] = Arc::clone(entry.bot(name)?);
    }
    Ok(bots)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(number: u64, partners: usize) -> [char; 4] {
        let mut bots = ['a', 'b', 'c', 'd'];
        rotate(&mut bots, number, partners);
        bots
    }

    #[test]
    fn everybody_sits_everywhere_and_partners_stay_together() {
        assert_eq!(seats(0, 1), ['a', 'b', 'c', 'd']);
        assert_eq!(seats(1, 1), ['d', 'a', 'b', 'c']);
        assert_eq!(seats(7, 1), ['b', 'c', 'd', 'a']);
        assert_eq!(seats(4, 2), ['a', 'b', 'c', 'd']);
        assert_eq!(seats(5, 2), ['c', 'd', 'a', 'b']);
        assert_eq!(seats(3, 4), ['a', 'b', 'c', 'd']);
    }
}
