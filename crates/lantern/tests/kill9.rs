//! `kill -9` under load: no acknowledged action is lost, a table reopened from disk replays to
//! the same fingerprint, and the game goes on, at another process where there is one. The environment
//! variable `LANTERN_KILLS` says how many times; 3 if not set.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kernel::random::RngExt;
use kernel::{AnyGame, AnyTable, Kind, Seat, Seed};
use serde_json::{Value, json};
use store::Durability;

mod server;

use server::Server;

const TABLES: usize = 8;

/// Somebody at a table with bots, who remembers what was acknowledged.
#[derive(Clone, Debug)]
struct Player {
    table: String,
    seat: Seat,
    secret: String,
    /// The codes that were acknowledged, and those that were found stored after a kill.
    codes: Vec<u64>,
    /// The last acknowledged step: the number sent, the code, and the number answered.
    last: Option<(u64, u64, u64)>,
    /// How many steps were sent without an answer: they may be stored or not.
    unanswered: usize,
    over: bool,
}

async fn send(request: reqwest::RequestBuilder) -> Option<(u16, Value)> {
    let response = request.send().await.ok()?;
    let status = response.status().as_u16();
    let text = response.text().await.ok()?;
    Some((status, serde_json::from_str(&text).ok()?))
}

async fn post(http: &reqwest::Client, url: String, body: Value) -> Option<(u16, Value)> {
    let request = http.post(url).header("content-type", "application/json");
    send(request.body(body.to_string())).await
}

impl Player {
    /// As many people as there are processes sit down at a new table.
    async fn sit_down(http: &reqwest::Client, urls: &[String], bot: &str) -> Vec<Self> {
        let url = &urls[0];
        let mut seats = vec![json!({ "bot": bot }); 6];
        seats[..urls.len()].fill(json!("me"));
        let new = json!({ "game": "africa1880", "seats": seats });
        let (status, created) =
            post(http, format!("{url}/api/tables"), new).await.expect("an answer");
        assert_eq!(status, 200, "{created}");
        let text = |value: &Value| value.as_str().expect("a string").to_owned();
        let held = created["held"].as_array().expect("seats").iter().zip(0u8..);
        held.map(|(held, seat)| Self {
            table: text(&created["table"]["id"]),
            seat: Seat(seat),
            secret: text(&held["secret"]),
            codes: Vec::new(),
            last: None,
            unanswered: 0,
            over: false,
        })
        .collect()
    }

    async fn look(&self, http: &reqwest::Client, url: &str) -> Option<Value> {
        let request = http.get(format!("{url}/api/tables/{}/view", self.table));
        let answer = send(request.header("authorization", format!("Bearer {}", self.secret))).await;
        let (status, view) = answer?;
        assert_eq!(status, 200, "{view}");
        Some(view)
    }

    async fn act(
        &self,
        http: &reqwest::Client,
        url: &str,
        number: u64,
        code: u64,
    ) -> Option<(u16, Value)> {
        let act = json!({ "secret": self.secret, "number": number, "wish": { "act": code } });
        post(http, format!("{url}/api/tables/{}/step", self.table), act).await
    }

    /// Plays anything until told to stop, the game is over or all servers are gone. Whoever sits in
    /// another seat begins at another server, and goes to the next when that is gone.
    async fn play(
        &mut self,
        http: &reqwest::Client,
        urls: &[String],
        stop: &AtomicBool,
        seed: u64,
    ) {
        let mut rng = Seed::from_number(seed).at(self.codes.len() as u64);
        let (mut at, mut gone) = (self.seat.index(), 0);
        while gone < urls.len() && !stop.load(Ordering::Relaxed) {
            let url = &urls[at % urls.len()];
            let Some(view) = self.look(http, url).await else {
                (at, gone) = (at + 1, gone + 1);
                continue;
            };
            gone = 0;
            self.over = view["outcome"].is_object();
            if self.over {
                return;
            }
            let seat = &view["seats"][0];
            let offers = seat["offers"].as_array().expect("offers");
            if offers.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            let code = offers[rng.random_range(0..offers.len())]["code"].as_u64().expect("a code");
            let number = seat["number"].as_u64().expect("a number");
            match self.act(http, url, number, code).await {
                None => self.unanswered += 1,
                Some((200, acted)) => {
                    let answered = acted["number"].as_u64().expect("a number");
                    self.codes.push(code);
                    self.last = Some((number, code, answered));
                }
                // Somebody else moved first, as is their right.
                Some((409 | 422, _)) => {}
                Some((status, problem)) => panic!("{status}: {problem}"),
            }
        }
    }
}

/// Opens the database as the next process would, and checks every table.
async fn check(database: &str, game: &dyn AnyGame, players: &mut [Player]) {
    let store = store::open(database, Durability::Process).await.expect("the database is whole");
    for player in players {
        let record = store.table(&player.table).await.expect("readable").expect("it is there");
        let log = store.log(record.key, 0).await.expect("readable");
        let mine: Vec<u64> = log
            .rows
            .iter()
            .filter(|row| row.row.kind == Kind::Action && row.row.seat == Some(player.seat))
            .map(|row| u64::from(row.row.code))
            .collect();
        let heard = &player.codes;
        let mut stored = mine.iter();
        let there = heard.iter().all(|code| stored.any(|one| one == code));
        assert!(there, "{mine:?} lacks some of {heard:?}");
        let unheard = mine.len() - heard.len();
        assert!(unheard <= player.unanswered, "{unheard} actions were stored and never sent");
        // What was stored before its answer could be given counts from now on.
        (player.codes, player.unanswered) = (mine, 0);

        let options = serde_json::from_str(&record.options).expect("JSON");
        let replay = || {
            let mut table = game.table(&options, record.seed).expect("good options");
            kernel::replay(&mut *table, log.rows.iter().map(|row| row.row), &log.marks)
                .expect("every row is legal and every fingerprint fits");
            table
        };
        let table: Box<dyn AnyTable> = replay();
        assert_eq!(table.fingerprint(), replay().fingerprint());
        assert_eq!(record.seed.commitment(), record.commitment);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_no_acknowledged_action() {
    let folder = tempfile::tempdir().expect("a folder");
    killed_under_load(folder.path().join("lantern.db").to_str().expect("UTF-8"), 1).await;
}

mod on_postgres {
    #[tokio::test(flavor = "multi_thread")]
    async fn kill_9_loses_no_acknowledged_action() {
        super::killed_under_load(&cluster::Cluster::shared().database(), 1).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn kill_9_of_one_of_two_processes_loses_no_acknowledged_action() {
        super::killed_under_load(&cluster::Cluster::shared().database(), 2).await;
    }
}

async fn killed_under_load(database: &str, processes: usize) {
    let kills: u64 = std::env::var("LANTERN_KILLS")
        .map_or(3, |text| text.parse().expect("LANTERN_KILLS is a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let games = games::all().expect("our own games open");
    let game = games::find(&games, "africa1880").expect("it is listed").game.clone();
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let mut rng = Seed::from_number(9).at(0);
    let mut players: Vec<Player> = Vec::new();
    let mut servers: Vec<Server> = Vec::new();
    for run in 0..kills {
        while servers.len() < processes {
            servers.push(Server::start(database, &[]));
        }
        let urls: Vec<String> = servers.iter().map(|server| server.url.clone()).collect();
        // Whoever asks again what was acknowledged before the kill hears the same answer.
        for player in &players {
            // Between looking and acting others may have moved; then the number says too little.
            let Some((number, code, answered)) = player.last.filter(|(n, _, a)| n + 1 == *a) else {
                continue;
            };
            let (status, acted) =
                player.act(&http, &urls[0], number, code).await.expect("an answer");
            assert_eq!((status, acted["number"].as_u64()), (200, Some(answered)), "{acted}");
        }
        // Old tables go on, and as many new ones are made as have ended.
        players.retain(|player| !player.over);
        while players.len() < TABLES * processes {
            let bot = if players.len() % 4 < 2 { "heuristic" } else { "random" };
            players.extend(Player::sit_down(&http, &urls, bot).await);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let tasks: Vec<_> = (0u64..)
            .zip(players.drain(..))
            .map(|(n, mut player)| {
                let (http, urls, stop) = (http.clone(), urls.clone(), Arc::clone(&stop));
                tokio::spawn(async move {
                    player.play(&http, &urls, &stop, run * 100 + n).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(rng.random_range(100..700))).await;
        servers.remove(rng.random_range(0..processes)).kill();
        if processes > 1 {
            // Those who are left serve everybody.
            tokio::time::sleep(Duration::from_millis(rng.random_range(100..700))).await;
            stop.store(true, Ordering::Relaxed);
        }
        for task in tasks {
            players.push(task.await.expect("the player lives"));
        }
        check(database, &*game, &mut players).await;
    }
    assert!(players.iter().any(|player| !player.codes.is_empty()), "hardly a load");

    // One table is played to its end, and its record is checked by our own tool.
    servers.push(Server::start(database, &[]));
    let urls: Vec<String> = servers.iter().map(|server| server.url.clone()).collect();
    let table = players.last().expect("there are players").table.clone();
    players.retain(|player| player.table == table);
    let never = AtomicBool::new(false);
    let playing = players.iter_mut().map(|player| player.play(&http, &urls, &never, 1914));
    futures_util::future::join_all(playing).await;
    assert!(players.iter().all(|player| player.over));
    let player = &players[0];
    let server = servers.pop().expect("there is one");
    let view = player.look(&http, &server.url).await.expect("an answer");
    let log = http.get(format!("{}/api/tables/{}/log", server.url, player.table));
    let (status, record) = send(log).await.expect("an answer");
    assert_eq!(status, 200, "{record}");
    server.kill();
    check(database, &*game, &mut players).await;
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.to_string()).expect("written");
    let commitment = view["commitment"].as_str().expect("a commitment");
    let replay = |commitment: &str| {
        Command::new(env!("CARGO_BIN_EXE_lantern"))
            .args(["replay", "--commitment", commitment])
            .arg(&file)
            .output()
            .expect("lantern starts")
    };
    let good = replay(commitment);
    let said = String::from_utf8_lossy(&good.stdout).into_owned();
    assert!(good.status.success(), "{said}{}", String::from_utf8_lossy(&good.stderr));
    assert!(said.contains("the seed keeps its commitment"), "{said}");
    assert_eq!(replay("00").status.code(), Some(1));
}
