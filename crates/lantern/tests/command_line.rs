//! The command line: what it prints, and how it fails.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn lantern(args: &[&str]) -> Output {
    command(args).output().expect("lantern starts")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lantern"));
    command.args(args);
    command
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Exactly one sentence on standard error, and nothing on standard output.
fn fails(args: &[&str], code: i32, says: &str) {
    fails_as(&mut command(args), code, says);
}

fn fails_as(args: &mut Command, code: i32, says: &str) {
    let output = args.output().expect("lantern starts");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    assert!(error.contains(says), "{args:?} said {error:?}");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
}

#[test]
fn simulate_counts_the_same_whatever_the_number_of_jobs() {
    let run = |jobs: &str| {
        let args = ["simulate", "africa1880", "--games", "24", "--json", "--balanced"];
        let more = ["--bots", "heuristic,random", "--seed", "7", "--jobs", jobs];
        let output = lantern(&[&args[..], &more[..]].concat());
        assert!(output.status.success());
        let mut lines = lines(&output);
        if let Some(summary) = lines.last_mut().and_then(Value::as_object_mut) {
            summary.remove("seconds");
        }
        lines
    };
    let lines = run("1");
    assert_eq!(lines, run("3"));
    let kinds: Vec<&str> = lines.iter().filter_map(|line| line["kind"].as_str()).collect();
    assert_eq!(
        kinds,
        ["power"; 6].iter().chain(&["bot"; 2]).chain(&["summary"]).copied().collect::<Vec<_>>()
    );
    assert_eq!(lines[0]["power"], "GB");
    assert_eq!(lines[6]["bot"], "heuristic");
    assert_eq!(lines[6]["seats"], 24);
    assert_eq!(lines[7]["seats"], 120);
    assert_eq!(lines[8]["games"], 24);
}

/// Where all win or lose together, each number of players and side is played by each kind of team.
#[test]
fn simulate_shows_a_game_played_together_as_a_series() {
    let args = ["simulate", "freedom", "--games", "20", "--seed", "3"];
    let rows = lines(&lantern(&[&args[..], &["--json"]].concat()));
    let of = |row: &Value| (row["series"].clone(), row["team"].clone());
    let mut expected = Vec::new();
    for players in 1..=4 {
        for (side, team) in [("white", 0), ("white", 1), ("red", 0), ("red", 1)] {
            let team = ["heuristic", "random"][team];
            expected.push((json!(format!("{players} {side}")), json!(team)));
        }
    }
    assert_eq!(rows.iter().map(of).collect::<Vec<_>>(), expected);
    for pair in rows.chunks(2) {
        assert_eq!((&pair[0]["games"], &pair[1]["games"]), (&json!(20), &json!(20)));
        let freed = |row: &Value| row["people_freed"].as_f64().unwrap();
        assert!(freed(&pair[0]) >= 2.0 * freed(&pair[1]), "the team frees more than chance does");
    }
    let table = lantern(&args).stdout;
    assert_eq!(
        String::from_utf8_lossy(&table).lines().filter(|line| !line.trim().is_empty()).count(),
        1 + 16
    );
}

#[test]
fn simulate_plays_on_another_board() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.toml");
    let own = String::from_utf8(lantern(&["board", "show", "freedom"]).stdout).unwrap();
    // Nobody could free so many with so little room.
    fs::write(&file, own.replace("free = 5, lost = 10", "free = 30, lost = 4")).unwrap();
    let path = file.to_str().unwrap();
    let args = ["simulate", "freedom", "--games", "40", "--bots", "heuristic", "--json"];
    let more = ["--options", r#"{"players":1}"#, "--board"];
    let rows = lines(&lantern(&[&args[..], &more[..], &[path]].concat()));
    assert_eq!(rows[0]["won"], 0);
    fs::write(&file, "game = \"chess\"").unwrap();
    fails(&["simulate", "freedom", "--board", path], 2, "board, line 1: missing field");
}

#[test]
fn bench_prints_every_figure_for_six_powers_and_for_three() {
    let output = lantern(&["bench", "africa1880", "--seconds", "0.1", "--json"]);
    assert!(output.status.success());
    let lines = lines(&output);
    let seats: Vec<_> = lines.iter().map(|line| line["seats"].as_u64()).collect();
    assert_eq!(seats, [Some(6), Some(3)]);
    for line in &lines {
        assert_eq!(line["game"], "africa1880");
        assert_eq!(line["scenario"], "free");
        let figures =
            ["games_per_s", "steps_per_s", "steps_per_game", "mean_offers", "forced_share"];
        for figure in figures {
            assert!(line[figure].as_f64().is_some_and(|n| n > 0.0), "{figure} in {line}");
        }
    }
}

#[test]
fn what_makes_no_sense_is_said_in_a_sentence() {
    fails(&["bench", "chess"], 2, "there is no game \"chess\"; there are africa1880");
    fails(&["bench", "--seconds", "1e9"], 2, "--seconds takes");
    fails(&["simulate", "africa1880", "--bots", "napoleon"], 2, "there is no bot \"napoleon\"");
    fails(&["simulate", "africa1880", "--powers", "GB,FR"], 2, "at least three powers");
    fails(&["simulate", "africa1880", "--seats", "XX=random"], 2, "nobody plays \"XX\"");
    fails(&["simulate", "africa1880", "--options", "{"], 2, "not JSON");
    fails(&["board", "check", "africa1880", "/nowhere/board.toml"], 2, "cannot be read");
    fails(&["replay", "/nowhere/record.json"], 2, "cannot be read");
    assert_eq!(lantern(&["dance"]).status.code(), Some(2));
    assert_eq!(lantern(&[]).status.code(), Some(2));
    for (limit, says) in [
        ("tables=many", "write 200/60 for 200 at once and 60 more each minute"),
        ("sockets=200/60", "is no number"),
        ("chairs=1/1", "there are requests, questions, guests"),
    ] {
        fails(&["serve", "--database", "nowhere/x.db", "--limit", limit], 2, says);
    }
}

#[test]
fn fixed_tables_stay_on_this_machine_and_are_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (temporary, kept) = (path("temporary"), path("kept.db"));
    fs::create_dir(&temporary).unwrap();
    // The project itself may lie in the machine's folder for temporary files: it gets one of ours.
    let fixed = |address: &str, file: &str| {
        let mut serve =
            command(&["serve", "--fixed", "7", "--address", address, "--database", file]);
        serve.env("TMPDIR", &temporary);
        serve
    };
    let (file, here) = (path("temporary/lantern.db"), "127.0.0.1:0");
    fails_as(&mut fixed("0.0.0.0:0", &file), 2, "it needs an address such as 127.0.0.1:8787");
    let outside = "it needs a database in a folder below";
    fails_as(&mut fixed(here, &kept), 2, outside);
    // A way into the folder and out again leads out, and so does a link.
    fails_as(&mut fixed(here, &path("temporary/../kept.db")), 2, outside);
    assert!(!Path::new(&kept).exists(), "nothing was made");
    fs::write(&kept, "").unwrap();
    std::os::unix::fs::symlink(&kept, path("temporary/link.db")).unwrap();
    fails_as(&mut fixed(here, &path("temporary/link.db")), 2, outside);
    assert!(health(&mut fixed(here, &file)).contains("\"fixed\":7"));
    let other = ["serve", "--address", here, "--database", &file, "--client", "elsewhere"];
    fails_as(&mut command(&other), 2, "--fixed");
    let plain = ["serve", "--address", here, "--database", &file];
    assert!(!health(&mut command(&plain)).contains("fixed"));
}

/// Starts a host, asks it how it is, and stops it.
fn health(serve: &mut Command) -> String {
    let mut host = serve.stdout(Stdio::piped()).spawn().expect("lantern starts");
    let mut line = String::new();
    let said = host.stdout.take().expect("piped");
    BufReader::new(said).read_line(&mut line).expect("a line");
    let (_, address) = line.trim().split_once("http://").expect("an address");
    let mut wire = TcpStream::connect(address).expect("it listens");
    wire.write_all(b"GET /api/health HTTP/1.0\r\n\r\n").expect("it hears");
    let mut answer = String::new();
    wire.read_to_string(&mut answer).expect("it answers");
    host.kill().expect("it runs");
    host.wait().expect("it ends");
    answer
}

#[test]
fn every_command_explains_itself() {
    for command in ["play", "serve", "engine", "simulate", "bench", "board", "replay"] {
        let output = lantern(&[command, "--help"]);
        assert!(output.status.success());
        assert!(output.stdout.len() > 200, "{command}");
    }
}

#[test]
fn a_board_is_checked_and_all_its_faults_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.toml");
    let own = lantern(&["board", "show", "africa1880"]).stdout;
    fs::write(&file, &own).unwrap();
    let path = file.to_str().unwrap();
    let good = lantern(&["board", "check", "africa1880", path]);
    assert!(good.status.success());
    assert!(String::from_utf8_lossy(&good.stdout).contains("32 places, 6 roles"));

    let own = String::from_utf8(own).unwrap();
    let bad = own.replacen("squares = 3", "squares = 77", 1).replacen(
        "start = \"ALX\"",
        "start = \"ABY\"",
        1,
    );
    fs::write(&file, bad).unwrap();
    let output = lantern(&["board", "check", "africa1880", path]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(
        said.contains("a territory has 1 to 9 squares")
            && said.contains("it must start on the coast"),
        "{said}"
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("has 2 faults"));
}
