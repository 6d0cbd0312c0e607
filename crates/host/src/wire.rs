//! What goes over the wire, in both directions. The client's types are made from these.

use kernel::{
    About, ActionRef, Fault, Happening, NamedRow, Outcome, Phase, Plea, Seat, SeatSet, SeatView,
    Text, Told,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A game that can be played here: `GET /api/games` answers a list of these, without places and board, and
/// `GET /api/games/{game}` a whole one.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct GameCard {
    /// What its page and the form for a new table need to know.
    pub about: About,
    /// The version of the rules and the board that new tables get.
    pub edition: String,
    /// The bots that play it, the strongest first.
    pub bots: Vec<String>,
}

/// Makes a table: `POST /api/tables`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The options of the game; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who sits where, one entry for each seat.
    pub seats: Vec<NewSeat>,
    /// What the table is called; made up if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Seconds a phase may take before those who owe a step are absent; none for no clock.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<u32>,
    /// The name of the table's seed, where tables are fixed; refused elsewhere.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum NewSeat {
    /// The person who makes the table.
    Me,
    /// Whoever comes by the link.
    Open,
    /// A bot, by its name.
    Bot(String),
}

/// A seat one holds, with the secret that proves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct HeldSeat {
    /// The seat.
    pub seat: Seat,
    /// Its secret: whoever shows it acts for the seat.
    pub secret: String,
}

/// The answer to a new table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Created {
    /// The table, as it stands.
    pub table: TableCard,
    /// The seats the maker holds.
    pub held: Vec<HeldSeat>,
}

/// What everybody may know of a table without sitting at it: `GET /api/tables/{id}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableCard {
    /// The table's id, as in its link.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The version of the rules and the board it was begun with. If the game's card names another,
    /// `GET /api/tables/{id}/about` tells of the table's own.
    pub edition: String,
    /// The options of the game, defaults written out.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Whether it has begun and ended.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// Seconds a phase may take.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// The table that plays the same again, once somebody has made it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// Whether a table has begun and ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Status {
    /// Seats are open.
    Gathering,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// The power, faction or role: `GB`.
    pub id: String,
    /// Who holds it.
    pub holder: Holder,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, by the name they chose.
    Person(String),
    /// A person who has chosen no name, by four digits.
    Guest(String),
    /// A bot, by its name.
    Bot(String),
}

/// Takes an open seat: `POST /api/tables/{id}/join`. The answer is a [`HeldSeat`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Join {
    /// The seat; the first open one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// Fills all open seats with a bot: `POST /api/tables/{id}/fill`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Fill {
    /// The secret of any seat at the table.
    pub secret: String,
    /// The bot; the strongest if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// Does something at a table: `POST /api/tables/{id}/step`, or over the socket. The answer is
/// [`Acted`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Step {
    /// The secret of the seat.
    pub secret: String,
    /// How many rows the seat had seen when it chose (see [`SeatView::number`]).
    pub number: u32,
    /// What it wants.
    pub wish: Wish,
}

/// What a seat wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Wish {
    /// Take an action, by its name or its code.
    Act(ActionRef),
    /// Take a step back, as in [`kernel::Undo::target`]; the last one if not said.
    Undo(Option<u32>),
    /// Ask everybody to go back before one's last step that all have seen.
    Plead,
    /// Answer whoever asks so.
    Answer(bool),
}

/// A step was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Acted {
    /// How many rows the seat has seen now.
    pub number: u32,
    /// The rows, of those the seat had seen when it chose, that are no longer part of the game.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<u32>,
}

/// Asks what an action would cause: `POST /api/tables/{id}/preview`. The answer is [`Preview`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Try {
    /// The secret of the seat.
    pub secret: String,
    /// The action.
    pub act: ActionRef,
}

/// What an action would cause, or why it is not possible. To ask is never wrong, so that both are
/// good answers.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Preview {
    /// What it would cause, up to the first chance.
    Events(Vec<Happening>),
    /// Why the rules refuse.
    Refusal(Problem),
}

/// Asks the game a question: `POST /api/tables/{id}/ask`. The answer is the game's.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Ask {
    /// The secrets of the seats one looks through.
    #[serde(default)]
    pub secrets: Vec<String>,
    /// The question, in the game's own form.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Value,
}

/// Says something: `POST /api/tables/{id}/press`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Say {
    /// The secret of the seat that speaks.
    pub secret: String,
    /// To whom; nobody named means to everybody.
    #[serde(default)]
    pub to: SeatSet,
    /// The words, at most 2,000 characters.
    pub text: String,
}

/// Sketches a move on the board, over the socket.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Draw {
    /// The table.
    pub table: String,
    /// The secret of the seat that draws; to wipe, of any seat at the table.
    pub secret: String,
    /// Whose sketch.
    pub seat: Seat,
    /// The places it joins, in order; none wipes it.
    pub places: Vec<String>,
}

/// A move that somebody has sketched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Sketch {
    /// Who.
    pub seat: Seat,
    /// The places it joins, in order.
    pub places: Vec<String>,
}

/// A message of the press.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Message {
    /// Its number at this table; messages one may not read have numbers too.
    pub id: u32,
    /// Who said it.
    pub from: Seat,
    /// To whom; empty means to everybody.
    pub to: SeatSet,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub time: u64,
}

/// What some eyes see of a running table, and what happened since they last looked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Update {
    /// The table's id.
    pub table: String,
    /// How many rows these eyes have seen now.
    pub number: u32,
    /// How many they had seen before.
    pub since: u32,
    /// What happened since, after the earlier rows that are part of the game again.
    pub told: Vec<Told>,
    /// The earlier rows that are no longer part of it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<u32>,
    /// What they see now.
    #[serde(flatten)]
    pub picture: Picture,
}

/// The same for a browser that has seen the picture before: only what has changed of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Change {
    /// The table's id.
    pub table: String,
    /// How many rows these eyes have seen now.
    pub number: u32,
    /// How many they had seen before, when the picture was as it is to be changed.
    pub since: u32,
    /// What happened since, after the earlier rows that are part of the game again.
    pub told: Vec<Told>,
    /// The earlier rows that are no longer part of it.
    pub gone: Vec<u32>,
    /// What becomes of the picture, which is part of an [`Update`]. `[value]` puts another value in
    /// the place of one, `[]` takes it away, and an object goes inside: into an object by its keys,
    /// into a list by its places, whose new length stands at `#`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub patch: Box<RawValue>,
}

/// What some eyes see of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Picture {
    /// What the table is doing.
    pub phase: Phase,
    /// What is asked of these eyes.
    pub prompt: Text,
    /// What the game shows these eyes, in the game's own form. The host passes it on unread.
    #[cfg_attr(feature = "ts", ts(type = "any"))]
    pub view: Box<RawValue>,
    /// The seats one holds, with what they may do.
    pub seats: Vec<SeatView>,
    /// Whom the table waits for, as far as these eyes may know.
    pub awaited: SeatSet,
    /// How it ended, if it has.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The commitment to the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Somebody pleads to go back.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plea: Option<Plea>,
    /// When the clock of this phase runs out, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// Whether people may talk now.
    pub talk: bool,
}

/// The person behind the browser: `GET /api/me`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Me {
    /// The name they chose, if they have.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The four digits they go by otherwise.
    pub guest: String,
    /// Their tables, the newest first.
    pub tables: Vec<MyTable>,
}

/// A table one sits at.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MyTable {
    /// The table.
    pub table: TableCard,
    /// The seats one holds there.
    pub held: Vec<HeldSeat>,
    /// Whether the table waits for one of them.
    pub awaited: bool,
}

/// Changes one's name: `POST /api/me`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Rename {
    /// The new name, 1 to 40 characters.
    pub name: String,
}

/// Watches a table, over the socket.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Watch {
    /// The table.
    pub table: String,
    /// The secrets of the seats one looks through.
    #[serde(default)]
    pub secrets: Vec<String>,
    /// How many rows one has seen already; nought at first.
    #[serde(default)]
    pub since: u32,
    /// Whether one wants a `change` instead of an `update` where that says it all.
    #[serde(default)]
    pub changes: bool,
    /// The first press message one has not seen.
    #[serde(default)]
    pub press_since: u32,
}

/// What the browser says over the socket `/api/live`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum ToHost {
    /// Start (or resume) watching a table. Answered by a `card`, an `update` and `press`, and by
    /// more of them whenever something changes.
    Watch(Watch),
    /// Stop watching a table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Does something at a table, as by POST. Answered by `acted` or `error` with the same `id`.
    Step {
        /// The table.
        table: String,
        /// A number of the browser's own, to match the answer.
        id: u32,
        /// What is wanted.
        step: Step,
    },
    /// Sketches a move for the others to see. Answered by `sketches`, or by an `error`.
    Sketch(Draw),
}

/// What the host says over the socket.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum ToBrowser {
    /// The first word on every socket.
    Hello {
        /// Which build of the client the host serves: a page of another one may be loaded anew.
        build: String,
    },
    /// A table's card, when one begins to watch and whenever it changes.
    Card(TableCard),
    /// What the eyes see now and what happened since. A table that is still gathering sends none.
    Update(Box<Update>),
    /// The same for those who want changes and have seen the last picture.
    Change(Box<Change>),
    /// New messages of the press.
    Press {
        /// The table.
        table: String,
        /// The messages these eyes may read.
        messages: Vec<Message>,
    },
    /// What is sketched on the board now: when one begins to watch, if there is anything, and
    /// whenever it changes.
    Sketches {
        /// The table.
        table: String,
        /// The sketches of all seats.
        sketches: Vec<Sketch>,
    },
    /// A step was stored.
    Acted {
        /// The number the browser gave.
        id: u32,
        /// What came of it.
        #[serde(flatten)]
        acted: Acted,
    },
    /// Something was not done.
    Error {
        /// The number the browser gave, if the error answers a request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u32>,
        /// What was wrong.
        error: Problem,
    },
}

/// What was wrong with a request. Every answer that is not a success has `{"error": Problem}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// The sentence for the person.
    pub text: Text,
    /// The clause of the ledger that forbids it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// What exactly was wrong, in plain English, for whoever writes programs.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The faults of options or a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// What kind of problem it is; each maps to one HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum ProblemKind {
    /// The request cannot be read: 400.
    BadRequest,
    /// The secret proves no seat here: 403.
    NotYourSeat,
    /// There is no such thing: 404.
    NotFound,
    /// The table has moved on since the number that was given: 409.
    Stale,
    /// The seat is taken, the table has begun, or the like: 409.
    TooLate,
    /// The body is too large: 413.
    TooLarge,
    /// The rules refuse: 422.
    Refused,
    /// Too many requests: 429.
    TooMany,
    /// Our fault: 500.
    Internal,
}

/// The log of a finished table, for whoever wants to check it: `GET /api/tables/{id}/log`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Record {
    /// The table.
    pub table: TableCard,
    /// The version of its rules.
    pub version: u32,
    /// The text of the board it was played on.
    pub board: String,
    /// The seed.
    pub seed: String,
    /// The rows.
    pub rows: Vec<NamedRow>,
    /// The fingerprint of the last state.
    pub fingerprint: String,
}

/// How the host is: `GET /api/health`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Health {
    /// The version of the program.
    pub version: &'static str,
    /// The build of the client that it serves.
    pub build: String,
    /// How many tables are in memory.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub tables_in_memory: usize,
    /// How many sockets are open.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub sockets: usize,
    /// The seed of the host, where tables are fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub fixed: Option<u64>,
}
