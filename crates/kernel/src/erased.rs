//! The object-safe adapter over [`Rules`]: host, engine protocol and arena use only this.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::about::{About, LANGUAGES};
use crate::chance::Seed;
use crate::ledger::Ledger;
use crate::log::{Intent, Row};
use crate::offer::Offer;
use crate::refusal::{Fault, Refusal};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::table::{Happening, Plea, Table, Told, Undo};
use crate::text::Text;
use crate::turn::{Phase, Turn};

/// The words of a game, compiled into the program.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The messages in Fluent syntax, in the order of [`LANGUAGES`].
    pub texts: [&'static str; 3],
    /// The history page in Markdown, in the order of [`LANGUAGES`].
    pub history: [&'static str; 3],
    /// The rules ledger.
    pub ledger: &'static str,
    /// The board it is played on unless another is chosen.
    pub board: &'static str,
}

/// A game with its board loaded, whichever game it is.
pub trait AnyGame: Send + Sync + Debug {
    /// The short name of the game.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u32;
    /// What its page and the form for a new table need to know.
    fn about(&self) -> About;
    /// The text of the board it was opened with.
    fn board(&self) -> &str;
    /// The same game on another board, in some version of its rules.
    ///
    /// # Errors
    /// Everything that is wrong with the board, or that there is no such version.
    fn reopen(&self, board: &str, version: u32) -> Result<Arc<dyn AnyGame>, Vec<Fault>>;
    /// A new table.
    ///
    /// # Errors
    /// The faults of the options.
    fn table(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Fault>>;
    /// A table that starts from a position.
    ///
    /// # Errors
    /// The faults of the position.
    fn load(&self, position: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Fault>>;
    /// Options with every default written out.
    ///
    /// # Errors
    /// The faults of the options.
    fn options(&self, options: &Value) -> Result<Value, Vec<Fault>>;
    /// The messages of the game in a language, in Fluent syntax.
    fn texts(&self, language: &str) -> Option<&'static str>;
    /// The history page of the game in a language, in Markdown.
    fn history(&self, language: &str) -> Option<&'static str>;
    /// The rules ledger.
    fn ledger(&self) -> &Ledger;
}

/// A table, whichever game is played on it.
pub trait AnyTable: Send + Sync + Debug {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The short id of a seat's power, faction or role.
    fn seat_id(&self, seat: Seat) -> String;
    /// Who is to act now.
    fn turn(&self) -> Turn;
    /// Who is to act now as far as these eyes may know: nobody sees who has already sealed.
    fn turn_for(&self, eyes: SeatSet) -> Turn;
    /// What the table is doing now.
    fn phase(&self) -> Phase;
    /// The table as it was when these eyes had seen `number` rows.
    fn rewound(&self, eyes: SeatSet, number: u32) -> Box<dyn AnyTable>;
    /// The rows of the log.
    fn rows(&self) -> Vec<Row>;
    /// How many rows the log has.
    fn len(&self) -> usize;
    /// Whether the log has no row yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many rows these eyes know of.
    fn number(&self, eyes: SeatSet) -> u32;
    /// The row at a position as these eyes count.
    fn row_at(&self, eyes: SeatSet, number: u32) -> Option<Row>;
    /// What a seat may do now.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The codes of what a seat may do now.
    fn codes(&self, seat: Seat) -> Vec<u32>;
    /// Whether a seat may take the action with this code now.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, code: u32) -> Result<(), Refusal>;
    /// The row that would carry an intent out, if it may be.
    ///
    /// # Errors
    /// The reason why not.
    fn plan(&self, intent: Intent) -> Result<Row, Refusal>;
    /// The rows to store for a planned row: itself and the chances that follow it, drawn.
    fn follow(&self, row: Option<Row>) -> Vec<Row>;
    /// Appends rows to the log and plays them.
    ///
    /// # Errors
    /// The first row that is not legal.
    fn commit(&mut self, rows: &[Row]) -> Result<(), Refusal>;
    /// The possible outcomes of the chance that is due, with their weights and sentences.
    fn chances(&self) -> Vec<(Offer, u32)>;
    /// The steps a seat can take back, the last one first.
    fn undos(&self, seat: Seat) -> Vec<Undo>;
    /// The plea to go back that stands, if there is one.
    fn plea(&self) -> Option<Plea>;
    /// The step a seat could plead to take back, as a sentence.
    fn pleads(&self, seat: Seat) -> Option<Text>;
    /// What these eyes see.
    fn view(&self, eyes: SeatSet) -> Value;
    /// What these eyes see, as JSON text: for whoever only passes it on.
    fn view_json(&self, eyes: SeatSet) -> String {
        self.view(eyes).to_string()
    }
    /// What is asked of these eyes.
    fn prompt(&self, eyes: SeatSet) -> Text;
    /// What these eyes were told since they had seen `since` rows.
    fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told>;
    /// What an action would cause, up to the first chance.
    ///
    /// # Errors
    /// The reason why it is not legal.
    fn preview(&self, seat: Seat, code: u32) -> Result<Vec<Happening>, Refusal>;
    /// Answers a question of the game.
    ///
    /// # Errors
    /// What is wrong with the question.
    fn ask(&self, eyes: SeatSet, question: &Value) -> Result<Value, Fault>;
    /// The whole state as a position.
    fn dump(&self) -> Value;
    /// The state as these eyes may know it, as a position.
    fn dump_for(&self, eyes: SeatSet) -> Value;
    /// A hash of the canonical encoding of the whole state.
    fn fingerprint(&self) -> String;
    /// The table behind the adapter, for a bot that knows its game.
    fn as_any(&self) -> &dyn Any;
}

/// A game with its board and its words: the one thing a game hands to the list of games.
#[derive(Debug)]
pub struct Game<R: Rules> {
    rules: Arc<R>,
    version: u32,
    words: Words,
    board: String,
    ledger: Ledger,
}

impl<R: Rules + Debug> Game<R> {
    /// Opens a game as its rules mean now, on the board that comes with it.
    ///
    /// # Errors
    /// Everything that is wrong with its board or its ledger.
    pub fn open(words: Words) -> Result<Self, Vec<Fault>> {
        Self::open_on(words, words.board, R::VERSION)
    }

    fn open_on(words: Words, board: &str, version: u32) -> Result<Self, Vec<Fault>> {
        if !(1..=R::VERSION).contains(&version) {
            let what = format!("there is no version {version} of {}: 1 to {}", R::ID, R::VERSION);
            return Err(vec![Fault::new("version", what)]);
        }
        let rules = Arc::new(R::open_version(board, version)?);
        let ledger = Ledger::parse(words.ledger)?;
        Ok(Self { rules, version, words, board: board.to_owned(), ledger })
    }

    /// The rules, for a caller that knows the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    fn parse_options(options: &Value) -> Result<R::Options, Vec<Fault>> {
        // An absent field has its default; a wrong one is named by serde.
        serde_json::from_value(options.clone())
            .map_err(|error| vec![Fault::new("options", error.to_string())])
    }
}

fn by_language(words: &[&'static str; 3], language: &str) -> Option<&'static str> {
    LANGUAGES.iter().position(|l| *l == language).map(|index| words[index])
}

impl<R: Rules + Debug> AnyGame for Game<R> {
    fn id(&self) -> &'static str {
        R::ID
    }
    fn version(&self) -> u32 {
        self.version
    }
    fn about(&self) -> About {
        About { version: self.version, ..self.rules.about() }
    }
    fn board(&self) -> &str {
        &self.board
    }
    fn reopen(&self, board: &str, version: u32) -> Result<Arc<dyn AnyGame>, Vec<Fault>> {
        Ok(Arc::new(Self::open_on(self.words, board, version)?))
    }
    fn table(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Fault>> {
        let options = Self::parse_options(options)?;
        Ok(Box::new(Table::new(Arc::clone(&self.rules), &options, seed)?))
    }
    fn load(&self, position: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Fault>> {
        let state = self.rules.load(position)?;
        Ok(Box::new(Table::from_state(Arc::clone(&self.rules), state, seed)))
    }
    fn options(&self, options: &Value) -> Result<Value, Vec<Fault>> {
        let options = Self::parse_options(options)?;
        serde_json::to_value(options).map_err(|e| vec![Fault::new("options", e.to_string())])
    }
    fn texts(&self, language: &str) -> Option<&'static str> {
        by_language(&self.words.texts, language)
    }
    fn history(&self, language: &str) -> Option<&'static str> {
        by_language(&self.words.history, language)
    }
    fn ledger(&self) -> &Ledger {
        &self.ledger
    }
}

impl<R: Rules + Debug> AnyTable for Table<R> {
    fn seats(&self) -> u8 {
        self.rules().seats(self.state())
    }
    fn seat_id(&self, seat: Seat) -> String {
        self.rules().seat_id(self.state(), seat)
    }
    fn turn(&self) -> Turn {
        self.rules().turn(self.state())
    }
    fn turn_for(&self, eyes: SeatSet) -> Turn {
        self.rules().turn(&self.hidden(eyes))
    }
    fn phase(&self) -> Phase {
        self.phase()
    }
    fn rewound(&self, eyes: SeatSet, number: u32) -> Box<dyn AnyTable> {
        Box::new(self.rewound(eyes, number))
    }
    fn rows(&self) -> Vec<Row> {
        self.rows().collect()
    }
    fn len(&self) -> usize {
        self.len()
    }
    fn number(&self, eyes: SeatSet) -> u32 {
        self.number(eyes)
    }
    fn row_at(&self, eyes: SeatSet, number: u32) -> Option<Row> {
        self.row_at(eyes, number)
    }
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let hidden = self.hidden(SeatSet::one(seat));
        let mut actions = Vec::new();
        self.rules().offers(&hidden, seat, &mut actions);
        actions.into_iter().map(|a| self.rules().offer(&hidden, seat, a)).collect()
    }
    fn codes(&self, seat: Seat) -> Vec<u32> {
        let mut actions = Vec::new();
        self.rules().offers(self.state(), seat, &mut actions);
        actions.into_iter().map(R::code).collect()
    }
    fn check(&self, seat: Seat, code: u32) -> Result<(), Refusal> {
        self.check(seat, code).map(|_| ())
    }
    fn plan(&self, intent: Intent) -> Result<Row, Refusal> {
        self.plan(intent)
    }
    fn follow(&self, row: Option<Row>) -> Vec<Row> {
        self.follow(row)
    }
    fn commit(&mut self, rows: &[Row]) -> Result<(), Refusal> {
        self.commit(rows)
    }
    fn chances(&self) -> Vec<(Offer, u32)> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.rules().chances(self.state(), &mut outcomes);
        }
        let hidden = self.hidden(SeatSet::NONE);
        outcomes.into_iter().map(|(a, w)| (self.rules().offer(&hidden, Seat(0), a), w)).collect()
    }
    fn undos(&self, seat: Seat) -> Vec<Undo> {
        self.undos(seat)
    }
    fn plea(&self) -> Option<Plea> {
        self.plea()
    }
    fn pleads(&self, seat: Seat) -> Option<Text> {
        self.pleads(seat)
    }
    fn view(&self, eyes: SeatSet) -> Value {
        let view = self.rules().view(&self.hidden(eyes), eyes);
        serde_json::to_value(view).unwrap_or(Value::Null)
    }
    fn view_json(&self, eyes: SeatSet) -> String {
        let view = self.rules().view(&self.hidden(eyes), eyes);
        serde_json::to_string(&view).unwrap_or_else(|_| "null".to_owned())
    }
    fn prompt(&self, eyes: SeatSet) -> Text {
        self.rules().prompt(&self.hidden(eyes), eyes)
    }
    fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told> {
        self.told(eyes, since)
    }
    fn preview(&self, seat: Seat, code: u32) -> Result<Vec<Happening>, Refusal> {
        self.preview(seat, code)
    }
    fn ask(&self, eyes: SeatSet, question: &Value) -> Result<Value, Fault> {
        self.rules().ask(&self.hidden(eyes), eyes, question)
    }
    fn dump(&self) -> Value {
        self.rules().dump(self.state())
    }
    fn dump_for(&self, eyes: SeatSet) -> Value {
        self.rules().dump(&self.hidden(eyes))
    }
    fn fingerprint(&self) -> String {
        self.fingerprint()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
