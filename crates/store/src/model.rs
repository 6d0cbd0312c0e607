//! What is kept: tables, seats, log rows, press, guests.

use kernel::{Mark, Row, Seat, SeatSet, Seed};

/// The short key of a table inside one store. It never leaves the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub i64);

/// Whether a table has begun and ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats are open.
    Gathering,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The guest.
        guest: String,
        /// The name they go by.
        name: String,
    },
    /// A bot, by its short name.
    Bot(String),
}

impl Holder {
    /// Whether this guest holds the seat.
    #[must_use]
    pub fn is_guest(&self, id: &str) -> bool {
        matches!(self, Self::Person { guest, .. } if guest == id)
    }
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The unguessable id in its link.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The version of the rules it is played by.
    pub version: u32,
    /// The options as JSON, defaults written out.
    pub options: String,
    /// The hash of the board's text.
    pub board_hash: String,
    /// The board's text, kept once for each hash.
    pub board_text: String,
    /// The seed: a secret until the end.
    pub seed: Seed,
    /// Seconds a phase may take.
    pub clock: Option<u32>,
    /// When it is made, in milliseconds since 1970.
    pub created: u64,
    /// The guest who makes it.
    pub maker: String,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// The table of which this is the rematch.
    pub rematch_of: Option<Key>,
}

/// What became of a table to be made.
#[derive(Clone, Debug)]
pub enum Created {
    /// It is there.
    New(Box<TableRecord>),
    /// Somebody else had already made the rematch; this is its id.
    Rematch(String),
}

/// A table as it is kept, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// Its key inside the store.
    pub key: Key,
    /// The unguessable id in its link.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The version of the rules it is played by.
    pub version: u32,
    /// The options as JSON, defaults written out.
    pub options: String,
    /// The hash of the board's text.
    pub board_hash: String,
    /// The seed: a secret until the end.
    pub seed: Seed,
    /// The commitment to the seed, as it was when the table was made.
    pub commitment: String,
    /// Seconds a phase may take.
    pub clock: Option<u32>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When its last seat was taken.
    pub started: Option<u64>,
    /// The guest who made it.
    pub maker: String,
    /// The id of its rematch.
    pub rematch: Option<String>,
    /// Whether it has begun and ended. A cache: the log knows better.
    pub status: Status,
    /// How it ended, as JSON. A cache as well.
    pub outcome: Option<String>,
    /// Who sits where.
    pub seats: Vec<Holder>,
}

/// Who caused a row of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A guest.
    Person(String),
    /// A bot, by its short name.
    Bot(String),
    /// The clock.
    Clock,
    /// Nobody: chance.
    Chance,
}

/// A row of the log with who caused it and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// The row.
    pub row: Row,
    /// Who caused it.
    pub by: By,
    /// When, in milliseconds since 1970.
    pub time: u64,
}

/// A log, or the end of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The rows in order.
    pub rows: Vec<LogRow>,
    /// The fingerprints, in order.
    pub marks: Vec<Mark>,
}

/// How far a table has come. Whoever has a table in memory sees from this whether it is old.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The table.
    pub table: Key,
    /// How many rows its log has.
    pub rows: u32,
    /// How many messages its press has.
    pub press: u32,
    /// A hash of who sits there and of what else its card shows.
    pub card: i64,
}

/// What became of rows to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// They are in the log.
    Stored,
    /// The log is longer than the caller thought; nothing was stored. These are the rows the
    /// caller does not know.
    Conflict(Vec<LogRow>),
}

/// What became of an attempt to take seats.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The seats that were taken by this attempt.
    pub taken: Vec<Seat>,
    /// The table as it is now; it runs if no seat is open any more.
    pub table: TableRecord,
}

/// A message of the press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Its number at this table, from nought.
    pub id: u32,
    /// Who said it.
    pub from: Seat,
    /// To whom; empty means to everybody.
    pub to: SeatSet,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: u64,
}

/// How much one seat may say.
#[derive(Clone, Copy, Debug)]
pub struct PressLimit {
    /// How many messages.
    pub messages: u32,
    /// In how many milliseconds.
    pub window_ms: u64,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is kept under this number.
    Stored(u32),
    /// The seat has said too much lately.
    TooMany,
}

/// Somebody who plays here without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The unguessable id in the cookie.
    pub id: String,
    /// The name they go by.
    pub name: String,
}
