//! What many games came to in which all win or lose together: a line for each series and team.

use std::time::Duration;

use serde_json::json;

use crate::commands::simulate::tally::{Tally, Team, short};
use crate::out;
use crate::sheet::{Sheet, percent, thousands};

/// What each team came to in each series.
#[derive(Debug)]
pub(crate) struct Together {
    game: &'static str,
    lines: Vec<(String, Team, Duration)>,
}

impl Together {
    pub(crate) fn new(game: &'static str) -> Self {
        Self { game, lines: Vec::new() }
    }

    /// Adds what a team came to in a series.
    pub(crate) fn add(&mut self, series: &str, tally: &Tally, time: Duration) {
        self.lines.push((series.to_owned(), tally.team(), time));
    }

    /// Prints a table for people, or one JSON object for each line.
    pub(crate) fn print(&self, as_json: bool) {
        if as_json {
            self.lines.iter().for_each(|(series, team, time)| self.json(series, team, *time));
            return;
        }
        let mut headings = vec![self.game, "team", "games", "won", "lost", "share", "score"];
        let figures = self.lines.first().map(|(_, team, _)| team.figures.as_slice());
        headings.extend(figures.unwrap_or_default().iter().map(|(name, _)| *name));
        headings.extend(["steps", "s"]);
        let mut sheet = Sheet::new(headings);
        for (series, team, time) in &self.lines {
            let mut cells = vec![
                series.clone(),
                team.bots.clone(),
                thousands(team.games as f64),
                thousands(team.won as f64),
                thousands((team.games - team.won) as f64),
                percent(team.share),
                format!("{:.1}", team.score),
            ];
            cells.extend(team.figures.iter().map(|(_, number)| format!("{number:.2}")));
            cells.push(format!("{:.0}", team.steps));
            cells.push(format!("{:.1}", time.as_secs_f64()));
            sheet.line(cells);
        }
        out::line(sheet.text());
    }

    fn json(&self, series: &str, team: &Team, time: Duration) {
        let mut object = json!({
            "kind": "series",
            "game": self.game,
            "series": series,
            "team": team.bots,
            "games": team.games,
            "won": team.won,
            "win_share": short(team.share),
            "score_mean": short(team.score),
            "steps_per_game": short(team.steps),
            "seconds": short(time.as_secs_f64()),
        });
        for (name, number) in &team.figures {
            object[name.replace(' ', "_")] = short(*number);
        }
        out::line(object);
    }
}
