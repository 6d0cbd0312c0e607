//! Chores of the project, in Rust instead of shell: `cargo xtask play`, `test`, `soak`.

mod chromium;
mod client;
mod fourth;
mod machine;
mod needs;
mod node;
mod play;
mod postgres;
mod run;
mod screens;
mod soak;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGS]   build everything and start Lantern; ARGS go to `lantern play`
cargo xtask test          install what the tests need and pass them all
cargo xtask soak [NAMES]  the long runs: mutated input, kill -9, mutants, many games, a fourth game, a fresh machine, licences, budgets, all screens
cargo xtask soak browser  the browser tests many times over; --idle, --busy, --rounds N, --only FILE, --fresh
cargo xtask screens       contact sheets: the moments of every game at every size, in target/screens
cargo xtask setup         find or install what the tests need, and build nothing
cargo xtask client        build the browser client only, and one with the example in it";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("play") => play::play(rest),
        Some("test") => test::test(),
        Some("soak") => soak::soak(rest),
        Some("screens") => screens::sheets(),
        // What keeps the machine busy during `soak browser`.
        Some("spin") => soak::browser::spin(),
        Some("setup") => needs::all().map(|_| ()),
        Some("client") => {
            needs::node().and_then(|node| client::build(&node).and_then(|()| fourth::client(&node)))
        }
        _ => {
            println!("{HELP}");
            return if args.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
