//! Chores of the project, in Rust instead of shell: `cargo xtask play`, `test`, `soak`.

mod client;
mod needs;
mod play;
mod run;
mod soak;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGS]   build everything and start Lantern; ARGS go to `lantern play`
cargo xtask test          install what the tests need and pass them all
cargo xtask soak          the long runs: mutated input, kill -9, mutants, many games
cargo xtask client        build the browser client only";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("play") => play::play(rest),
        Some("test") => test::test(),
        Some("soak") => soak::soak(rest),
        Some("client") => client::build(),
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
