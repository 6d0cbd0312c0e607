//! What many games came to.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kernel::{AnyBot, Outcome, Seat};
use serde_json::{Map, Value, json};

use crate::out;
use crate::sheet::{Sheet, percent, thousands};
use kernel::Figures;

/// What many games came to, by seat, by bot and in all.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    ties: u64,
    steps: u64,
    /// How many seats in a row make a side.
    partners: usize,
    seats: Vec<Tallied>,
    bots: BTreeMap<&'static str, Tallied>,
    table: BTreeMap<&'static str, f64>,
}

/// What one seat, or one bot in any seat, came to.
#[derive(Clone, Debug, Default)]
struct Tallied {
    /// Seats counted: one a game for a power, maybe several a game for a bot.
    seats: u64,
    wins: u64,
    /// Seats in games that nobody won.
    drawn: u64,
    total: i64,
    min: i32,
    max: i32,
    figures: BTreeMap<&'static str, f64>,
}

/// What a team came to.
#[derive(Debug)]
pub(crate) struct Team {
    /// The bots in it.
    pub(crate) bots: String,
    pub(crate) games: u64,
    pub(crate) won: u64,
    /// The share of the games that were won.
    pub(crate) share: f64,
    /// The mean score.
    pub(crate) score: f64,
    /// Steps in a game.
    pub(crate) steps: f64,
    /// What else was counted, in a game.
    pub(crate) figures: Vec<(&'static str, f64)>,
}

impl Tallied {
    fn count(&mut self, score: i32, won: bool) {
        self.min = if self.seats == 0 { score } else { self.min.min(score) };
        self.max = if self.seats == 0 { score } else { self.max.max(score) };
        self.seats += 1;
        self.wins += u64::from(won);
        self.total += i64::from(score);
    }

    fn add(&mut self, other: &Self) {
        if other.seats == 0 {
            return;
        }
        self.min = if self.seats == 0 { other.min } else { self.min.min(other.min) };
        self.max = if self.seats == 0 { other.max } else { self.max.max(other.max) };
        self.seats += other.seats;
        self.wins += other.wins;
        self.drawn += other.drawn;
        self.total += other.total;
        merge(&mut self.figures, &other.figures);
    }

    fn per_seat(&self, number: f64) -> f64 {
        number / (self.seats as f64).max(1.0)
    }

    /// The share of the games that somebody won.
    fn decided_share(&self) -> f64 {
        self.wins as f64 / (self.seats.saturating_sub(self.drawn) as f64).max(1.0)
    }

    fn cells(&self, name: &str) -> Vec<String> {
        let mut cells = vec![
            name.to_owned(),
            thousands(self.seats as f64),
            thousands(self.wins as f64),
            percent(self.per_seat(self.wins as f64)),
            format!("{:.1}", self.per_seat(self.total as f64)),
            self.min.to_string(),
            self.max.to_string(),
        ];
        cells.extend(self.figures.values().map(|sum| format!("{:.2}", self.per_seat(*sum))));
        cells
    }

    fn json(&self, kind: &str, name: &str) -> Map<String, Value> {
        let mut object = Map::new();
        object.insert("kind".to_owned(), json!(kind));
        object.insert(kind.to_owned(), json!(name));
        object.insert("seats".to_owned(), json!(self.seats));
        object.insert("wins".to_owned(), json!(self.wins));
        object.insert("win_share".to_owned(), short(self.per_seat(self.wins as f64)));
        object.insert("score_mean".to_owned(), short(self.per_seat(self.total as f64)));
        object.insert("score_min".to_owned(), json!(self.min));
        object.insert("score_max".to_owned(), json!(self.max));
        for (name, sum) in &self.figures {
            object.insert(name.replace(' ', "_"), short(self.per_seat(*sum)));
        }
        object
    }
}

pub(crate) fn short(number: f64) -> Value {
    json!((number * 10_000.0).round() / 10_000.0)
}

fn merge(into: &mut BTreeMap<&'static str, f64>, from: &BTreeMap<&'static str, f64>) {
    for (name, sum) in from {
        *into.entry(name).or_default() += sum;
    }
}

impl Tally {
    pub(crate) fn new(seats: usize, partners: usize) -> Self {
        Self { partners, seats: vec![Tallied::default(); seats], ..Self::default() }
    }

    /// Counts one game.
    pub(crate) fn count(
        &mut self,
        outcome: &Outcome,
        bots: &[Arc<dyn AnyBot>],
        figures: &Figures,
        steps: u64,
    ) {
        self.games += 1;
        self.steps += steps;
        self.ties += u64::from(outcome.winners.is_empty());
        for (name, number) in &figures.table {
            *self.table.entry(name).or_default() += number;
        }
        let seats = self.seats.iter_mut().zip(bots).zip(&outcome.scores);
        for (seat, ((by_seat, bot), score)) in (0u8..).zip(seats) {
            let by_bot = self.bots.entry(bot.id()).or_default();
            for line in [by_seat, by_bot] {
                line.count(*score, outcome.winners.has(Seat(seat)));
                line.drawn += u64::from(outcome.winners.is_empty());
                for (name, numbers) in &figures.seats {
                    let number = numbers.get(usize::from(seat)).copied().unwrap_or(0.0);
                    *line.figures.entry(name).or_default() += number;
                }
            }
        }
    }

    /// Adds what another thread counted.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.ties += other.ties;
        self.steps += other.steps;
        for (line, more) in self.seats.iter_mut().zip(&other.seats) {
            line.add(more);
        }
        for (bot, line) in &other.bots {
            self.bots.entry(bot).or_default().add(line);
        }
        merge(&mut self.table, &other.table);
    }

    fn per_game(&self, number: f64) -> f64 {
        number / (self.games as f64).max(1.0)
    }

    /// What the team came to, where all win or lose together: every seat has the same.
    pub(crate) fn team(&self) -> Team {
        let line = self.seats.first().cloned().unwrap_or_default();
        let bots: Vec<&str> = self.bots.keys().copied().collect();
        Team {
            bots: bots.join(" and "),
            games: self.games,
            won: line.wins,
            share: line.per_seat(line.wins as f64),
            score: line.per_seat(line.total as f64),
            steps: self.per_game(self.steps as f64),
            figures: self.table.iter().map(|(name, sum)| (*name, self.per_game(*sum))).collect(),
        }
    }

    /// The sides, each under the ids of its seats, and the bots: whoever can win together.
    fn parties(&self, ids: &[String]) -> Vec<(&'static str, String, &Tallied)> {
        if self.partners < 2 {
            return Vec::new();
        }
        // Partners win, lose and score together, so one line stands for both.
        let sides = ids.chunks(self.partners).zip(self.seats.chunks(self.partners));
        let sides = sides.map(|(ids, lines)| ("side", ids.join("+"), &lines[0]));
        let bots = self.bots.iter().map(|(bot, line)| ("bot", (*bot).to_owned(), line));
        sides.chain(bots).collect()
    }

    /// Prints tables for people.
    pub(crate) fn print(&self, ids: &[String], game: &str, time: Duration) {
        let figures = self.seats.iter().flat_map(|line| line.figures.keys().copied());
        let mut names: Vec<&str> = figures.collect();
        names.sort_unstable();
        names.dedup();
        let headings = |first: &'static str| {
            let mut all = vec![first, "seats", "won", "share", "mean", "min", "max"];
            all.extend(&names);
            all
        };
        let mut sheet = Sheet::new(headings("power"));
        for (id, line) in ids.iter().zip(&self.seats) {
            sheet.line(line.cells(id));
        }
        out::line(sheet.text());
        let mut sheet = Sheet::new(headings("bot"));
        for (bot, line) in &self.bots {
            sheet.line(line.cells(bot));
        }
        out::line(sheet.text());
        let parties = self.parties(ids);
        if !parties.is_empty() {
            let mut sheet = Sheet::new(vec!["side or bot", "decided", "won", "of decided"]);
            for (kind, name, line) in parties {
                let partners = if kind == "bot" { self.partners as f64 } else { 1.0 };
                sheet.line(vec![
                    name,
                    thousands((line.seats - line.drawn) as f64 / partners),
                    thousands(line.wins as f64 / partners),
                    percent(line.decided_share()),
                ]);
            }
            out::line(sheet.text());
        }
        let mut facts = vec![
            format!("{} games of {game}", thousands(self.games as f64)),
            format!("ties {}", percent(self.per_game(self.ties as f64))),
            format!("steps {:.1}", self.per_game(self.steps as f64)),
        ];
        let table = self.table.iter();
        facts.extend(table.map(|(name, sum)| format!("{name} {:.2}", self.per_game(*sum))));
        facts.push(format!("{:.1} s", time.as_secs_f64()));
        out::line(facts.join(", "));
    }

    /// Prints one JSON object for each power, one for each bot, and a summary.
    pub(crate) fn print_json(&self, ids: &[String], game: &str, time: Duration) {
        for (id, line) in ids.iter().zip(&self.seats) {
            out::line(Value::Object(line.json("power", id)));
        }
        for (bot, line) in &self.bots {
            out::line(Value::Object(line.json("bot", bot)));
        }
        for (kind, name, line) in self.parties(ids).iter().filter(|(kind, ..)| *kind == "side") {
            let mut object = line.json(kind, name);
            object.insert("decided".to_owned(), json!(line.seats - line.drawn));
            object.insert("decided_share".to_owned(), short(line.decided_share()));
            out::line(Value::Object(object));
        }
        let mut summary = json!({
            "kind": "summary",
            "game": game,
            "games": self.games,
            "ties": self.ties,
            "tie_share": short(self.per_game(self.ties as f64)),
            "steps_per_game": short(self.per_game(self.steps as f64)),
            "seconds": short(time.as_secs_f64()),
        });
        for (name, sum) in &self.table {
            summary[name.replace(' ', "_")] = short(self.per_game(*sum));
        }
        out::line(summary);
    }
}
