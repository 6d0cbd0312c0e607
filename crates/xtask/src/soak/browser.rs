//! The browser tests, many times over: on an idle machine and beside busy processes. Each must
//! pass every time. What was counted is kept after every round, so that one can stop and go on.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::needs::Needs;
use crate::run::{Done, root, run};
use crate::{client, fourth, needs};

/// Where results are kept: a line for each, and one for each round that was finished.
const KEPT: &str = "target/soak-browser.txt";
/// The mark of a finished round.
const ROUND: &str = "round";
/// How many processes keep a busy machine busy.
const SPINNERS: usize = 6;

/// A condition under which the tests run.
#[derive(Clone, Copy, Debug)]
struct Condition {
    name: &'static str,
    rounds: usize,
    spinners: usize,
    /// How many files of tests run at once: two, as in the test command; all of them where the
    /// machine is to be busy.
    at_once: u32,
}

const CONDITIONS: [Condition; 2] = [
    Condition { name: "idle", rounds: 20, spinners: 0, at_once: 2 },
    Condition { name: "busy", rounds: 8, spinners: SPINNERS, at_once: 6 },
];

const USAGE: &str =
    "cargo xtask soak browser [--idle | --busy] [--rounds N] [--only FILE] [--fresh]";

pub(super) fn soak(args: &[String]) -> Done {
    let mut conditions = CONDITIONS.to_vec();
    let mut only = "";
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        match arg {
            "--idle" | "--busy" => conditions.retain(|one| &arg[2..] == one.name),
            "--rounds" => {
                let rounds = args.next().and_then(|n| n.parse().ok()).ok_or(USAGE)?;
                for one in &mut conditions {
                    one.rounds = rounds;
                }
            }
            "--only" => only = args.next().ok_or(USAGE)?,
            // What was counted before the tests or the client were changed proves nothing.
            "--fresh" => drop(fs::remove_file(root().join(KEPT))),
            other => return Err(format!("{other:?} is not known here: {USAGE}")),
        }
    }
    let needs = needs::all()?;
    client::build(&needs.node)?;
    fourth::client(&needs.node)?;
    let programs = ["--package", "lantern", "--package", "beacons", "--bins", "--examples"];
    run(".", "cargo", &[["build"].as_slice(), &programs].concat())?;
    for one in conditions {
        for round in Counts::read().rounds(one.name, only)..one.rounds {
            println!("\n▸ browser tests, {}, round {} of {}", one.name, round + 1, one.rounds);
            let begun = Instant::now();
            let spinners = Spinners::start(one.spinners)?;
            let done = play(&needs, one, only);
            drop(spinners);
            done?;
            println!("  {:.1} s", begun.elapsed().as_secs_f32());
        }
    }
    Counts::read().report()
}

/// Runs every test once, or those of some files, and keeps what came of it.
fn play(needs: &Needs, condition: Condition, only: &str) -> Done {
    let Condition { name: condition, at_once, .. } = condition;
    let broken = |error: std::io::Error| format!("the browser tests could not be run: {error}");
    let web = root().join("web");
    let mut files: Vec<String> = fs::read_dir(web.join("tests"))
        .map_err(broken)?
        .filter_map(|file| Some(format!("tests/{}", file.ok()?.file_name().to_str()?)))
        .filter(|file| file.ends_with(".test.mjs") && file.contains(only))
        // They take as long as all others together; `soak screens` has them.
        .filter(|file| !only.is_empty() || !file.contains("screens"))
        .collect();
    files.sort();
    if files.is_empty() {
        return Err(format!("no file of browser tests has {only:?} in its name"));
    }
    let mut child = Command::new("node")
        .args(["--test", &format!("--test-concurrency={at_once}"), "--test-reporter=tap"])
        .args(&files)
        .current_dir(web)
        .env("PATH", &needs.node.path)
        .env("CHROMIUM", &needs.chromium.program)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(broken)?;
    let mut kept = String::new();
    for line in BufReader::new(child.stdout.take().ok_or("no output")?).lines() {
        let line = line.map_err(broken)?;
        let result = ["ok ", "not ok "].iter().find_map(|how| {
            let (_, test) = line.strip_prefix(how)?.split_once(" - ")?;
            Some((how.trim(), test.to_owned()))
        });
        if let Some((how, test)) = result {
            println!("  {how:6} {test}");
            kept += &format!("{condition}\t{how}\t{test}\n");
        } else if line.contains("is kept in") {
            println!("         {}", line.trim());
        }
    }
    // Failures end it with a code; without one somebody has ended it half way.
    let ended = child.wait().map_err(broken)?.code().is_none();
    if ended || kept.is_empty() {
        return Err("the browser tests were not played to their end".to_owned());
    }
    // Only a whole round is kept: one that was stopped half way would count some tests twice.
    kept += &format!("{condition}\t{ROUND}\t{only}\n");
    let path = root().join(KEPT);
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(broken)?;
    file.write_all(kept.as_bytes()).map_err(broken)
}

/// What was counted so far: by test and condition, how often it passed and failed.
#[derive(Debug, Default)]
struct Counts {
    tests: BTreeMap<String, BTreeMap<String, (usize, usize)>>,
    /// By condition and choice of files.
    rounds: BTreeMap<(String, String), usize>,
}

impl Counts {
    fn read() -> Self {
        let mut counts = Self::default();
        for line in fs::read_to_string(root().join(KEPT)).unwrap_or_default().lines() {
            let mut parts = line.splitn(3, '\t');
            let (Some(condition), Some(how), Some(test)) =
                (parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            if how == ROUND {
                let which = (condition.to_owned(), test.to_owned());
                *counts.rounds.entry(which).or_default() += 1;
                continue;
            }
            let test = counts.tests.entry(test.to_owned()).or_default();
            let (passed, failed) = test.entry(condition.to_owned()).or_default();
            *if how == "ok" { passed } else { failed } += 1;
        }
        counts
    }

    fn rounds(&self, condition: &str, only: &str) -> usize {
        self.rounds.get(&(condition.to_owned(), only.to_owned())).copied().unwrap_or(0)
    }

    fn report(&self) -> Done {
        println!("\n{:>9} {:>9}  passed of", CONDITIONS[0].name, CONDITIONS[1].name);
        let mut all_failed = 0;
        for (test, by) in &self.tests {
            let mut line = String::new();
            for one in CONDITIONS {
                let (passed, failed) = by.get(one.name).copied().unwrap_or_default();
                all_failed += failed;
                line += &format!("{:>9} ", format!("{passed}/{}", passed + failed));
            }
            println!("{line} {test}");
        }
        match all_failed {
            0 => Ok(()),
            1 => Err("a browser test has failed".to_owned()),
            many => Err(format!("browser tests have failed {many} times")),
        }
    }
}

/// Processes that do nothing, as fast as they can, until this is dropped.
#[derive(Debug)]
struct Spinners(Vec<Child>);

impl Spinners {
    fn start(count: usize) -> Result<Self, String> {
        let mut all = Self(Vec::new());
        for _ in 0..count {
            let child = std::env::current_exe()
                .and_then(|xtask| Command::new(xtask).arg("spin").stdin(Stdio::piped()).spawn());
            all.0.push(child.map_err(|error| format!("the machine stays idle: {error}"))?);
        }
        Ok(all)
    }
}

impl Drop for Spinners {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Keeps a core busy until whoever started it is gone, however that came about.
pub(crate) fn spin() -> ! {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    loop {
        std::hint::spin_loop();
    }
}
