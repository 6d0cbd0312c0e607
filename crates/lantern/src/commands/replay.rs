//! `lantern replay`: check the record of a finished table.

use std::path::PathBuf;

use clap::Parser;
use kernel::{AnyTable, Intent, Kind, Row, Seat, Seed, Turn};
use serde::Deserialize;
use serde_json::Value;

use crate::commands::board;
use crate::failure::Failure;
use crate::out;

/// Check the record of a finished table: every step legal, every chance drawn from the seed, the
/// seed the one that was committed to, and the end as recorded.
///
/// A host answers the record at /api/tables/ID/log once the game is over.
#[derive(Debug, Parser)]
#[command(after_help = "Example:
  curl -s http://127.0.0.1:8787/api/tables/ID/log > record.json
  lantern replay record.json --commitment 9f86d0…")]
pub(crate) struct Args {
    /// The record, as a host answers it.
    file: PathBuf,
    /// The commitment to the seed, as it was shown while the game was played.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// Another board than the one in the record.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
}

/// The record of a table, as far as it is checked.
#[derive(Debug, Deserialize)]
struct Record {
    table: Card,
    version: u32,
    #[serde(default)]
    board: Option<String>,
    seed: String,
    #[serde(default)]
    commitment: Option<String>,
    rows: Vec<Row>,
    fingerprint: String,
}

#[derive(Debug, Deserialize)]
struct Card {
    game: String,
    #[serde(default)]
    options: Value,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record: Record = serde_json::from_str(&board::read(&args.file)?).map_err(|error| {
        Failure::usage(format!("{} is no record of a table: {error}", args.file.display()))
    })?;
    let seed = Seed::parse(&record.seed)
        .ok_or_else(|| Failure::failed("the seed of the record is not 64 hexadecimal digits"))?;
    let committed = check_commitment(args, &record, seed)?;
    let mut table = open(args, &record, seed)?;
    for (number, row) in record.rows.iter().enumerate() {
        step(&mut *table, seed, number, *row)?;
    }
    let found = table.fingerprint();
    if found != record.fingerprint {
        return Err(Failure::failed(format!(
            "the rows lead to {found}, but the record says {}",
            record.fingerprint
        )));
    }
    out::line(format!(
        "{}: {} rows replayed to {found}; {committed}; {}",
        record.table.game,
        record.rows.len(),
        ending(&*table)
    ));
    Ok(())
}

fn check_commitment(args: &Args, record: &Record, seed: Seed) -> Result<&'static str, Failure> {
    let found = seed.commitment();
    let known = [args.commitment.as_ref(), record.commitment.as_ref()];
    for commitment in known.into_iter().flatten() {
        if !commitment.eq_ignore_ascii_case(&found) {
            return Err(Failure::failed(format!(
                "the seed does not keep its commitment: it hashes to {found}, not {commitment}"
            )));
        }
    }
    Ok(match known {
        [None, None] => "no commitment was given to check the seed against",
        _ => "the seed keeps its commitment",
    })
}

fn open(args: &Args, record: &Record, seed: Seed) -> Result<Box<dyn AnyTable>, Failure> {
    let games = games::all()?;
    let entry = games::find(&games, &record.table.game)?;
    let board = match (&args.board, &record.board) {
        (Some(file), _) => &board::read(file)?,
        (None, Some(text)) => text,
        (None, None) => entry.game.board(),
    };
    let game =
        entry.game.reopen(board, record.version).map_err(|faults| Failure::faults(&faults))?;
    let options = if record.table.options.is_null() {
        serde_json::json!({})
    } else {
        record.table.options.clone()
    };
    game.table(&options, seed).map_err(|faults| Failure::faults(&faults))
}

/// Plays one row. A chance must be the one that the seed draws there.
fn step(table: &mut dyn AnyTable, seed: Seed, number: usize, row: Row) -> Result<(), Failure> {
    let wrong =
        |why: &dyn std::fmt::Display| Failure::failed(format!("row {number} does not fit: {why}"));
    if row.kind == Kind::Chance {
        let drawn = table.draft_alone(Intent::Chance { code: None });
        let drawn = drawn.map_err(|refusal| wrong(&refusal))?;
        if let [drawn] = drawn.rows()
            && *drawn != row
        {
            let (drawn, stored) = (table.name(drawn.code), table.name(row.code));
            let why = format!("the seed {} draws {drawn:?}, not {stored:?}", seed.hex());
            return Err(wrong(&why));
        }
    }
    table.commit(&[row]).map_err(|refusal| wrong(&refusal))
}

fn ending(table: &dyn AnyTable) -> String {
    let Turn::Over(outcome) = table.turn() else { return "the game is not over".to_owned() };
    let scores = (0u8..).zip(&outcome.scores);
    let scores: Vec<String> =
        scores.map(|(seat, score)| format!("{} {score}", table.seat_id(Seat(seat)))).collect();
    let winners: Vec<String> = outcome.winners.iter().map(|seat| table.seat_id(seat)).collect();
    let won = if winners.is_empty() {
        "nobody won".to_owned()
    } else {
        format!("{} won", winners.join(" and "))
    };
    format!("{won} ({})", scores.join(", "))
}
