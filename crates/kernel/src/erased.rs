//! The object-safe adapter over [`Rules`]: host, engine protocol and arena use only this.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::about::{About, LANGUAGES};
use crate::chance::Seed;
use crate::ledger::Ledger;
use crate::log::{Intent, Row};
use crate::misspelt::Misspelt;
use crate::offer::Offer;
use crate::refusal::{Fault, Refusal};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::table::{Draft, Happening, Look, Plea, Retold, Table, Told, Undo};
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

/// The words of a game, read from where its crate keeps them: `texts`, `history`, `rules/ledger.toml`
/// and `data/board.toml`.
#[macro_export]
macro_rules! words {
    () => {
        $crate::Words {
            texts: [
                $crate::words!("texts/en.ftl"),
                $crate::words!("texts/fr.ftl"),
                $crate::words!("texts/it.ftl"),
            ],
            history: [
                $crate::words!("history/en.md"),
                $crate::words!("history/fr.md"),
                $crate::words!("history/it.md"),
            ],
            ledger: $crate::words!("rules/ledger.toml"),
            board: $crate::words!("data/board.toml"),
        }
    };
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file))
    };
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

/// What would become of a table, whichever game is played on it.
#[derive(Debug)]
pub struct AnyDraft {
    rows: Vec<Row>,
    draft: Box<dyn Any + Send>,
}

impl AnyDraft {
    fn new<R: Rules + Debug>(draft: Draft<R>) -> Self {
        Self { rows: draft.rows().to_vec(), draft: Box::new(draft) }
    }

    /// The rows to store.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}

/// A table, whichever game is played on it.
pub trait AnyTable: Send + Sync + Debug {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The short id of a seat's power, faction or role.
    fn seat_id(&self, seat: Seat) -> String;
    /// Who is to act now.
    fn turn(&self) -> Turn;
    /// What the table is doing now.
    fn phase(&self) -> Phase;
    /// How many rows there were when the phase began.
    fn phase_began(&self) -> usize;
    /// The phase the table was in when the log had so many rows, by its name and round.
    fn phase_at(&self, rows: usize) -> (&'static str, u16);
    /// The same table before its first row.
    fn fresh(&self) -> Box<dyn AnyTable>;
    /// A table without a log that stands where these eyes see this one stand.
    fn branch(&self, eyes: SeatSet, seed: Seed) -> Box<dyn AnyTable>;
    /// The rows of the log.
    fn rows(&self) -> Vec<Row>;
    /// How many rows the log has.
    fn len(&self) -> usize;
    /// Whether the log has no row yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// A row of the log.
    fn row(&self, index: usize) -> Option<Row>;
    /// How many rows these eyes know of.
    fn number(&self, eyes: SeatSet) -> u32;
    /// Where in the log the row is that these eyes count as this number.
    fn index_at(&self, eyes: SeatSet, number: u32) -> Option<usize>;
    /// The number by which these eyes count a row.
    fn number_of(&self, eyes: SeatSet, index: usize) -> u32;
    /// What a seat may do now.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The codes of what a seat may do now.
    fn codes(&self, seat: Seat) -> Vec<u32>;
    /// The name of the action with this code; the code itself if it names nothing here.
    fn name(&self, code: u32) -> String;
    /// The code of the action with this name.
    ///
    /// # Errors
    /// Which word is wrong and what would be right.
    fn read(&self, name: &str) -> Result<u32, Misspelt>;
    /// Whether a seat may take the action with this code now.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, code: u32) -> Result<(), Refusal>;
    /// What would become of the table if somebody did what they intend, with the chances that
    /// follow, drawn.
    ///
    /// # Errors
    /// The reason why it may not be done.
    fn draft(&self, intent: Intent) -> Result<AnyDraft, Refusal>;
    /// The same without the chances that follow.
    ///
    /// # Errors
    /// The reason why it may not be done.
    fn draft_alone(&self, intent: Intent) -> Result<AnyDraft, Refusal>;
    /// Puts a draft in place.
    ///
    /// # Errors
    /// The first row that is not legal, if it was drafted for another moment.
    fn accept(&mut self, draft: AnyDraft) -> Result<(), Refusal>;
    /// Appends stored rows to the log and plays them.
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
    /// What these eyes see now.
    fn look(&self, eyes: SeatSet) -> Look;
    /// What these eyes were told since they had seen `since` rows.
    fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told>;
    /// What became since then of the rows that these eyes knew when they had seen `since` rows.
    fn retold(&self, eyes: SeatSet, since: u32) -> Retold;
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
            return Err(vec![Fault::no_version(version, R::VERSION)]);
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
    fn phase(&self) -> Phase {
        self.phase()
    }
    fn phase_began(&self) -> usize {
        self.phase_began()
    }
    fn phase_at(&self, rows: usize) -> (&'static str, u16) {
        self.phase_at(rows)
    }
    fn fresh(&self) -> Box<dyn AnyTable> {
        Box::new(self.fresh())
    }
    fn branch(&self, eyes: SeatSet, seed: Seed) -> Box<dyn AnyTable> {
        Box::new(self.branch(eyes, seed))
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
    fn row(&self, index: usize) -> Option<Row> {
        self.row(index)
    }
    fn index_at(&self, eyes: SeatSet, number: u32) -> Option<usize> {
        self.index_at(eyes, number)
    }
    fn number_of(&self, eyes: SeatSet, index: usize) -> u32 {
        self.number_of(eyes, index)
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
    fn name(&self, code: u32) -> String {
        match R::action(code) {
            Some(action) => self.rules().name(self.state(), action),
            None => code.to_string(),
        }
    }
    fn read(&self, name: &str) -> Result<u32, Misspelt> {
        self.rules().read(self.state(), name).map(R::code)
    }
    fn check(&self, seat: Seat, code: u32) -> Result<(), Refusal> {
        self.check(seat, code).map(|_| ())
    }
    fn draft(&self, intent: Intent) -> Result<AnyDraft, Refusal> {
        self.draft(intent).map(AnyDraft::new)
    }
    fn draft_alone(&self, intent: Intent) -> Result<AnyDraft, Refusal> {
        self.draft_alone(intent).map(AnyDraft::new)
    }
    fn accept(&mut self, draft: AnyDraft) -> Result<(), Refusal> {
        match draft.draft.downcast::<Draft<R>>() {
            Ok(own) => self.accept(*own),
            Err(_) => self.commit(&draft.rows),
        }
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
    fn look(&self, eyes: SeatSet) -> Look {
        self.look(eyes)
    }
    fn told(&self, eyes: SeatSet, since: u32) -> Vec<Told> {
        self.told(eyes, since)
    }
    fn retold(&self, eyes: SeatSet, since: u32) -> Retold {
        self.retold(eyes, since)
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
