//! The long runs. Each can be asked for by name; without a name all of them run. They use the
//! profile of the tests, which is optimised and has debug assertions; only the bench is a release.

pub(crate) mod browser;
mod fresh;

use crate::machine::Machine;
use crate::run::{Done, root, run, run_with};
use crate::{fourth, screens, test};

/// A long run: its name, and how it is done.
type Soak = (&'static str, fn() -> Done);

const SOAKS: [Soak; 15] = [
    ("budgets", test::in_time),
    ("licences", licences),
    ("mutations", mutations),
    ("kills", kills),
    ("games", games),
    ("crowd", crowd),
    ("bench", bench),
    ("mutants", mutants),
    ("browser", || browser::soak(&[])),
    ("screens", screens::soak),
    ("senses", screens::senses),
    ("pace", screens::pace),
    ("firefox", screens::firefox),
    ("fourth", fourth::soak),
    ("fresh", fresh::fresh),
];

pub(crate) fn soak(names: &[String]) -> Done {
    if let Some(("browser", options)) = names.split_first().map(|(name, rest)| (&**name, rest)) {
        return browser::soak(options);
    }
    if let Some(unknown) = names.iter().find(|n| !SOAKS.iter().any(|(name, _)| name == n)) {
        let known: Vec<&str> = SOAKS.iter().map(|(name, _)| *name).collect();
        return Err(format!("there is no soak {unknown:?}; there are {}", known.join(", ")));
    }
    for (name, run) in SOAKS {
        if names.is_empty() || names.iter().any(|n| n == name) {
            run()?;
        }
    }
    Ok(())
}

/// 100,000 mutated engine lines and 100,000 mutated requests.
fn mutations() -> Done {
    let many = [("LANTERN_MUTATIONS", "100000")];
    let args = ["test", "--package", "lantern", "--package", "host", "mut"];
    run_with(".", "cargo", &args, &many)
}

/// Twenty times `kill -9` under load, of the only process and of one of two.
fn kills() -> Done {
    let many = [("LANTERN_KILLS", "20")];
    run_with(".", "cargo", &["test", "--package", "lantern", "kill"], &many)
}

/// Many games, with every law of the contract on the way.
fn games() -> Done {
    let many = [("LANTERN_GAMES", "100000")];
    run_with(".", "cargo", &["test", "--workspace", "laws"], &many)
}

/// Somebody clicks beside whoever wants too much: the waiting is measured.
fn crowd() -> Done {
    let args = ["test", "--package", "host", "crowd", "--", "--nocapture", "--test-threads=1"];
    run_with(".", "cargo", &args, &[("LANTERN_CROWD", "1")])
}

fn bench() -> Done {
    run(".", "cargo", &["run", "--release", "--package", "lantern", "--", "bench"])
}

/// Installs a tool of cargo's where it is missing.
fn install(tool: &str) -> Done {
    if Machine::here().find(tool).is_some() {
        return Ok(());
    }
    run(".", "cargo", &["install", tool, "--locked"])
}

/// What we depend on: known licences, known sources, nothing that is known to be broken.
fn licences() -> Done {
    install("cargo-deny")?;
    run(".", "cargo", &["deny", "--workspace", "check", "bans", "licenses", "sources"])
}

/// The crates whose rules are mutated: those that have a ledger.
fn rules() -> Result<Vec<String>, String> {
    let crates = std::fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let folders = crates.filter_map(|entry| Some(entry.ok()?.path()));
    let games = folders.filter(|path| path.join("rules/ledger.toml").exists());
    Ok(games.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// How many mutants of a crate are tried, and how many of them its tests must catch.
const MUTANTS: (usize, usize) = (100, 90);

/// One hundred sampled mutants of each rules crate, of which ninety must be caught.
fn mutants() -> Done {
    install("cargo-mutants")?;
    for package in &rules()? {
        let all = lines_of("cargo", &["mutants", "--list", "--package", package.as_str()])?;
        let shard = format!("0/{}", all.div_ceil(MUTANTS.0).max(1));
        let out = format!("target/mutants-{package}");
        // Each mutant is built once and run for seconds: quick builds count for more than quick code.
        let quick = [("CARGO_PROFILE_DEV_OPT_LEVEL", "1"), ("CARGO_PROFILE_DEV_DEBUG", "0")];
        let args = ["mutants", "--package", package, "--shard", &shard, "--output", &out];
        let how = ["--sharding", "round-robin", "--no-shuffle", "--minimum-test-timeout", "60"];
        let tests = ["--", "--tests"];
        let command = [args.as_slice(), &how, &tests].concat();
        // It fails when a mutant survives; what counts is how many do.
        let _ = run_with(".", "cargo", &command, &quick);
        let count = |file: &str| {
            let path = root().join(&out).join("mutants.out").join(file);
            std::fs::read_to_string(path).map_or(0, |text| text.lines().count())
        };
        let (missed, caught) = (count("missed.txt"), count("caught.txt") + count("timeout.txt"));
        println!("{package}: {caught} of {} mutants caught", caught + missed);
        if caught * MUTANTS.0 < (caught + missed).max(1) * MUTANTS.1 {
            return Err(format!("{package}: {missed} mutants survive; see {out}"));
        }
    }
    Ok(())
}

/// How many lines a program prints.
fn lines_of(program: &str, args: &[&str]) -> Result<usize, String> {
    let output = std::process::Command::new(program)
        .args(args)
        .current_dir(root())
        .output()
        .map_err(|error| format!("`{program}` could not be started: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().count())
}
