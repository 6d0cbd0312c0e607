//! Recorded tables: what a stored log meant when it was written, it means for ever.
//!
//! `recorded/<game>/v<n>.jsonl` holds tables of version `n` of the rules, one on a line, played to
//! the end or left half-way, and `board-v<n>.toml` the board they were played on. They are never
//! made again. When the rules of a game get a new version, its tables are recorded once:
//! `LANTERN_RECORD=1 cargo test -p lantern --test recorded`.
//!
//! The last table of Africa 1880 in each version is one log: it was played by chance in version 1 and
//! in version 2 from the same seed, and ends with what the two read differently.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{AnyBot, AnyGame, AnyTable, Intent, Kind, Row, Seat, SeatSet, Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{By, Durability, Holder, LogRow, NewTable, SqliteStore, Store};

mod server;

/// How many rows apart the fingerprints of a recorded table are.
const MARK: usize = 64;
/// No recorded table is longer.
const MAX_ROWS: usize = 20_000;

/// A game with what its recorded tables begin with: every scenario and number of players.
struct Shelf {
    game: Arc<dyn AnyGame>,
    bots: Vec<Arc<dyn AnyBot>>,
    starts: Vec<Value>,
}

static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
    let shelves = shelves();
    if std::env::var_os("LANTERN_RECORD").is_some() {
        shelves.iter().for_each(record_all);
    }
    shelves
});

fn shelves() -> Vec<Shelf> {
    let games = games::all().expect("our own games open");
    let shelf = |games::Entry { game, bots, starts, .. }| Shelf { game, bots, starts };
    games.into_iter().map(shelf).collect()
}

impl Shelf {
    fn file(&self, name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
        folder.join(self.game.id()).join(name)
    }

    /// The strongest bot of the game.
    fn best(&self) -> &dyn AnyBot {
        &**self.bots.first().expect("a bot")
    }

    /// The tables of a version, and the game as they are played.
    fn tables(&self, version: u32) -> (Arc<dyn AnyGame>, Vec<Recorded>) {
        let read = |name: String| {
            let file = self.file(&name);
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let board = read(format!("board-v{version}.toml"));
        let game = self.game.reopen(&board, version).expect("a recorded board opens");
        let lines = read(format!("v{version}.jsonl"));
        let tables = lines.lines().map(|line| serde_json::from_str(line).expect("a table"));
        (game, tables.collect())
    }

    /// The options of the tables to record: every start, and every value of every option once.
    fn options(&self) -> Vec<Value> {
        let mut all = self.starts.clone();
        for (turn, choice) in self.game.about().options.iter().enumerate() {
            for value in &choice.values[1..] {
                let starts = self.starts.iter().cycle().skip(turn).take(self.starts.len());
                let mut with = starts.cloned().map(|mut options| {
                    options[choice.key] = json!(value);
                    options
                });
                // Not every choice goes with every start: roles by name need names.
                let opens = |o: &Value| self.game.table(o, Seed::from_number(0)).is_ok();
                all.push(with.find(opens).expect("some start goes with every choice"));
            }
        }
        let full = |options: &Value| self.game.options(options).expect("the options are good");
        all.iter().map(full).collect()
    }
}

/// One table as it was stored.
#[derive(Debug, Serialize, Deserialize)]
struct Recorded {
    options: Value,
    seed: String,
    /// `0a12` seat 0 took action 12, `c7` chance 7, `1u3` seat 1 took row 3 back, `2x5` seat 2 was
    /// absent and 5 was played.
    rows: String,
    /// How many rows, and the fingerprint of the state then.
    marks: Vec<(usize, String)>,
}

fn spell(row: Row) -> String {
    let seat = row.seat.map(|seat| seat.0.to_string()).unwrap_or_default();
    let kind = ["a", "c", "u", "x"][usize::from(row.kind.number())];
    format!("{seat}{kind}{}", row.code)
}

fn read(word: &str) -> Row {
    let (seat, rest) = word.split_at(word.find(char::is_alphabetic).expect("a kind"));
    let (kind, code) = rest.split_at(1);
    let number = ["a", "c", "u", "x"].iter().position(|k| *k == kind).expect("a known kind");
    Row {
        kind: Kind::from_number(number as u8).expect("a known kind"),
        seat: (!seat.is_empty()).then(|| Seat(seat.parse().expect("a seat"))),
        code: code.parse().expect("a code"),
    }
}

/// Who plays: a bot, or whoever takes any offer, thinks again, pleads and falls asleep.
type Hand<'a> = Option<&'a dyn AnyBot>;

/// Plays a table on until it is over or has so many rows.
fn play(table: &mut dyn AnyTable, hand: Hand, rows: usize, rng: &mut ChaCha8Rng) {
    if let Ok(due) = table.draft(Intent::Chance { code: None }) {
        table.accept(due).expect("drawn chances are legal");
    }
    while table.len() < rows {
        let Turn::Seats { must, may } = table.turn() else { return };
        let seats = if hand.is_none() && rng.random_bool(0.1) { must.or(may) } else { must };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[rng.random_range(0..seats.len())];
        let intent = match (hand, rng.random_range(0..100u8)) {
            (Some(bot), _) => {
                let code = bot.choose(table, seat, rng).expect("who owes a step has an offer");
                Intent::Act { seat, code }
            }
            (None, 0..6) => Intent::Undo { seat, target: None },
            (None, 6..8) => Intent::Absent { seat },
            (None, 8) => Intent::Plead { seat },
            (None, 9) => Intent::Answer { seat, agree: rng.random_bool(0.8) },
            (None, _) => {
                let codes = table.codes(seat);
                if codes.is_empty() {
                    continue;
                }
                Intent::Act { seat, code: codes[rng.random_range(0..codes.len())] }
            }
        };
        // Not everything can be taken back or pleaded for.
        let Ok(draft) = table.draft(intent) else { continue };
        table.accept(draft).expect("what was drafted is legal");
    }
}

fn record(game: &dyn AnyGame, options: &Value, number: u64, hand: Hand, half: bool) -> Recorded {
    let seed = Seed::from_number(number);
    let mut rng = seed.at(u64::MAX);
    let new = || game.table(options, seed).expect("the options are good");
    let mut table = new();
    play(&mut *table, hand, MAX_ROWS, &mut rng);
    let mut rows = table.rows();
    assert!(rows.len() < MAX_ROWS, "{options}: the game ends");
    rows.truncate(if half { rows.len() / 2 } else { rows.len() });
    let mut table = new();
    let mut recorded =
        Recorded { options: options.clone(), seed: seed.hex(), rows: String::new(), marks: vec![] };
    for (index, row) in rows.iter().enumerate() {
        table.commit(&[*row]).expect("what was played is legal");
        let gap = if index == 0 { "" } else { " " };
        write!(recorded.rows, "{gap}{}", spell(*row)).expect("a string grows");
        if (index + 1).is_multiple_of(MARK) || index + 1 == rows.len() {
            recorded.marks.push((index + 1, table.fingerprint()));
        }
    }
    recorded
}

/// Records the newest version of a game, if it never was.
fn record_all(shelf: &Shelf) {
    let version = shelf.game.version();
    let (file, board) =
        (shelf.file(&format!("v{version}.jsonl")), shelf.file(&format!("board-v{version}.toml")));
    if file.exists() {
        return;
    }
    let mut lines = String::new();
    let best = Some(shelf.best());
    for (number, options) in (0u64..).zip(shelf.options()) {
        // By chance and well, to the end and half-way.
        let ways = [(None, false), (None, true), (best, false), (best, true)];
        for (way, (hand, half)) in (0u64..).zip(ways) {
            let table = record(&*shelf.game, &options, 4 * number + way, hand, half);
            lines += &serde_json::to_string(&table).expect("a table can be written");
            lines.push('\n');
        }
    }
    fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
    fs::write(board, shelf.game.board()).expect("the board can be written");
    fs::write(file, lines).expect("the tables can be written");
}

/// Plays a recorded log: every row legal, every chance the one the seed draws, every fingerprint
/// as it was.
fn replay(game: &dyn AnyGame, recorded: &Recorded) -> Box<dyn AnyTable> {
    let seed = Seed::parse(&recorded.seed).expect("a seed");
    let mut table = game.table(&recorded.options, seed).expect("recorded options are good");
    let mut marks = recorded.marks.iter().peekable();
    for word in recorded.rows.split_whitespace() {
        let (row, at) = (read(word), table.len());
        if row.kind == Kind::Chance {
            let drawn = table.draft_alone(Intent::Chance { code: None }).expect("chance is due");
            assert_eq!(drawn.rows(), [row], "row {at}: the seed");
        }
        let told = table.commit(&[row]);
        assert_eq!(told, Ok(()), "{} row {at}: {word} of {recorded:?}", game.id());
        if let Some((_, fingerprint)) = marks.next_if(|(rows, _)| *rows == table.len()) {
            assert_eq!(&table.fingerprint(), fingerprint, "after {at} of {recorded:?}");
        }
    }
    assert_eq!(marks.next(), None, "every fingerprint was compared");
    table
}

#[test]
fn recorded_tables_of_every_version_replay_and_can_be_ended() {
    for shelf in &*SHELVES {
        for version in 1..=shelf.game.version() {
            let (game, tables) = shelf.tables(version);
            assert_eq!(game.version(), version);
            let mut resumed = 0;
            for recorded in &tables {
                let mut table = replay(&*game, recorded);
                if !matches!(table.turn(), Turn::Over(_)) {
                    let mut rng = Seed::from_number(resumed).at(0);
                    play(&mut *table, Some(shelf.best()), MAX_ROWS, &mut rng);
                    resumed += 1;
                }
                assert!(matches!(table.turn(), Turn::Over(_)), "{}: {recorded:?}", game.id());
            }
            assert!(resumed > 5, "{} version {version}: half-played tables", game.id());
        }
    }
}

/// The recorded tables of the newest version are worth replaying: every scenario, number of
/// seats and value of every option is among them.
#[test]
fn every_option_is_recorded() {
    for shelf in &*SHELVES {
        let (game, tables) = shelf.tables(shelf.game.version());
        let about = game.about();
        for choice in &about.options {
            for value in &choice.values {
                let has = |table: &Recorded| table.options[choice.key] == json!(value);
                assert!(tables.iter().any(has), "{}: {} {value}", game.id(), choice.key);
            }
        }
        for scenario in &about.scenarios {
            let has = |table: &Recorded| table.options["scenario"] == json!(scenario);
            assert!(about.scenarios.len() == 1 || tables.iter().any(has), "{scenario}");
        }
        let seats: Vec<u8> = tables.iter().map(|table| replay(&*game, table).seats()).collect();
        for count in about.seats_min..=about.seats_max {
            assert!(seats.contains(&count), "{}: {count} seats", game.id());
        }
    }
}

/// One log of Africa 1880 is recorded in both versions. In its last reading a landing that had the
/// last presence fails because another power explores there: version 1 leaves the presence unused,
/// version 2 leaves it to an exploration. The version of the table alone tells the two apart.
#[test]
fn one_log_means_in_each_version_what_it_meant() {
    let shelf = SHELVES.iter().find(|shelf| shelf.game.id() == "africa1880").expect("a shelf");
    let [old, new] = [1, 2].map(|version| {
        let (game, mut tables) = shelf.tables(version);
        let recorded = tables.pop().expect("a table");
        (replay(&*game, &recorded), recorded)
    });
    for (key, value) in [("last_pawn", "landing"), ("landing_meets_explorer", "fails")] {
        assert_eq!(old.1.options[key], json!(value), "{key}");
    }
    assert_eq!((&old.1.options, &old.1.seed), (&new.1.options, &new.1.seed));
    assert_eq!(old.1.rows, new.1.rows);
    assert_ne!(old.0.fingerprint(), new.0.fingerprint());
    // Whose orders were void in the last reading, and where.
    let voids = |table: &dyn AnyTable, why: &str| -> Vec<Value> {
        let told = table.told(SeatSet::NONE, table.number(SeatSet::NONE) - 1);
        let events = told.into_iter().flat_map(|row| row.events).map(|event| event.data.value());
        let void = |event: &Value| event["type"] == "order_void" && event["why"] == why;
        events.filter(void).map(|event| json!([event["seat"], event["at"]])).collect()
    };
    // The power in seat 1 cannot land at CAP. Its presence serves an exploration in version 2 only, so
    // that the power in seat 2 cannot land at ANG either.
    assert_eq!(voids(&*old.0, "explorer_first"), [json!([1, "CAP"])]);
    assert_eq!(voids(&*new.0, "explorer_first"), [json!([1, "CAP"]), json!([2, "ANG"])]);
    let [unserved, served] = [&old, &new].map(|(table, _)| voids(&**table, "no_stock"));
    assert_eq!(unserved[0], json!([1, "CON"]));
    assert_eq!(served, unserved[1..]);
}

/// Stores a recorded table as the host that made it did, with bots in all seats.
async fn store_table(
    store: &SqliteStore,
    game: &dyn AnyGame,
    bot: &dyn AnyBot,
    recorded: &Recorded,
) -> String {
    let seed = Seed::parse(&recorded.seed).expect("a seed");
    let seats = game.table(&recorded.options, seed).expect("recorded options are good").seats();
    let id = format!("recorded-{}", game.id());
    let table = NewTable {
        id: id.clone(),
        name: "Recorded".to_owned(),
        game: game.id().to_owned(),
        version: game.version(),
        options: recorded.options.to_string(),
        board_hash: format!("board of {id}"),
        board_text: game.board().to_owned(),
        seed,
        clock: None,
        created: 1,
        maker: "nobody".to_owned(),
        seats: (0..seats).map(|_| Holder::Bot(bot.id().to_owned())).collect(),
        rematch_of: None,
    };
    store.create(table).await.expect("the table is stored");
    let key = store.table(&id).await.expect("readable").expect("it is there").key;
    let rows = recorded.rows.split_whitespace().map(read);
    let rows = rows.map(|row| LogRow { row, by: By::Chance, time: 2 }).collect();
    store.append(key, 0, rows, None).await.expect("the rows are stored");
    id
}

/// A table of the first version, stored half-way on the board of its time, goes on after a change
/// of rules and board, in the version and on the board it was begun with, and ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_stored_table_of_the_first_version_goes_on_and_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("lantern.db");
    let mut ids = Vec::new();
    {
        let store = SqliteStore::open(&database, Durability::Process).expect("a fresh file");
        for shelf in &*SHELVES {
            let (game, tables) = shelf.tables(1);
            let runs = |table: &&Recorded| !matches!(replay(&*game, table).turn(), Turn::Over(_));
            let half = tables.iter().find(runs).expect("a half-played table");
            let id = store_table(&store, &*game, shelf.best(), half).await;
            ids.push((id, game.board().to_owned()));
        }
    }
    let server = server::Server::start(&database, &[]);
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    for (id, board) in ids {
        let get = async |what: &str| -> String {
            let answer = http.get(format!("{}/api/tables/{id}/{what}", server.url)).send().await;
            answer.expect("an answer").text().await.expect("a text")
        };
        let about: Value = serde_json::from_str(&get("about").await).expect("JSON");
        assert_eq!(about["version"], json!(1), "the table tells of its own edition");
        // Whoever looks at the table brings it back; its bots play until it is over.
        for looks in 0.. {
            assert!(looks < 100_000, "{id} does not end");
            let view: Value = serde_json::from_str(&get("view").await).expect("JSON");
            assert!(view["number"].is_number(), "{view}");
            if view["outcome"].is_object() {
                break;
            }
        }
        let record = get("log").await;
        let file = folder.path().join("record.json");
        fs::write(&file, &record).expect("written");
        let record: Value = serde_json::from_str(&record).expect("JSON");
        assert_eq!((&record["version"], &record["board"]), (&json!(1), &json!(board)));
        let replay = std::process::Command::new(env!("CARGO_BIN_EXE_lantern"))
            .arg("replay")
            .arg(&file)
            .output()
            .expect("lantern starts");
        assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
    }
    server.kill();
}
