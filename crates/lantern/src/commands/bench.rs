//! `lantern bench`: how fast the rules are.

use std::time::Duration;

use clap::Parser;
use serde_json::json;

use crate::failure::Failure;
use crate::out;
use crate::sheet::{Sheet, percent, thousands};
use games::{Entry, Pace};

/// Measure how many whole random games a second the rules play on one core.
///
/// The legal actions are listed at every step, as a bot or a browser would need them.
#[derive(Debug, Parser)]
#[command(after_help = "Example:\n  lantern bench GAME --seconds 10")]
pub(crate) struct Args {
    /// The game; all games if left out.
    game: Option<String>,
    /// How long to play each scenario.
    #[arg(long, default_value_t = 5.0, value_name = "S")]
    seconds: f64,
    /// Print one JSON object for each scenario instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let time = Duration::try_from_secs_f64(args.seconds)
        .ok()
        .filter(|time| *time <= Duration::from_secs(3600))
        .ok_or_else(|| Failure::usage("--seconds takes a number from 0 to 3600"))?;
    let games = games::all()?;
    let chosen: Vec<&Entry> = match &args.game {
        Some(name) => vec![games::find(&games, name)?],
        None => games.iter().collect(),
    };
    let mut sheet = Sheet::new([
        "game",
        "scenario",
        "seats",
        "games/s",
        "steps/s",
        "steps/game",
        "mean offers",
        "forced",
    ]);
    for entry in chosen {
        for (scenario, options) in &entry.scenarios {
            let pace = (entry.pace)(entry.game.board(), options, time)
                .map_err(|faults| Failure::faults(&faults))?;
            if args.json {
                out::line(line(entry, scenario, pace));
            } else {
                sheet.line(row(entry, scenario, pace));
            }
        }
    }
    if !args.json {
        out::line(sheet.text().trim_end());
    }
    Ok(())
}

/// The rates of a pace: games/s, steps/s, steps a game, mean offers, share of forced steps.
fn rates(pace: Pace) -> [f64; 5] {
    let Pace { games, count, time, .. } = pace;
    let (games, seconds) = (games as f64, time.as_secs_f64().max(1e-9));
    let decisions = (count.decisions as f64).max(1.0);
    [
        games / seconds,
        count.steps as f64 / seconds,
        count.steps as f64 / games.max(1.0),
        count.offers as f64 / decisions,
        count.forced as f64 / decisions,
    ]
}

fn row(entry: &Entry, scenario: &str, pace: Pace) -> Vec<String> {
    let [games, steps, length, offers, forced] = rates(pace);
    vec![
        entry.game.id().to_owned(),
        scenario.to_owned(),
        pace.seats.to_string(),
        thousands(games),
        thousands(steps),
        format!("{length:.1}"),
        format!("{offers:.1}"),
        percent(forced),
    ]
}

fn line(entry: &Entry, scenario: &str, pace: Pace) -> serde_json::Value {
    let round = |number: f64, to: f64| (number * to).round() / to;
    let [games, steps, length, offers, forced] = rates(pace);
    json!({
        "game": entry.game.id(),
        "scenario": scenario,
        "seats": pace.seats,
        "games_per_s": round(games, 10.0),
        "steps_per_s": round(steps, 1.0),
        "steps_per_game": round(length, 100.0),
        "mean_offers": round(offers, 100.0),
        "forced_share": round(forced, 10_000.0),
    })
}
