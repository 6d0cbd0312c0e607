//! Lantern, the place to play three historical board games: the command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{bench, simulate};
use crate::failure::Failure;

mod commands;
mod failure;
mod games;
mod out;
mod sheet;

/// Play historical board games in the browser, or let programs play them.
#[derive(Debug, Parser)]
#[command(name = "lantern", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Simulate(simulate::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    // Clap says itself what is wrong with the arguments, and ends with 2.
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("lantern: {failure}");
            failure.code()
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Simulate(args) => simulate::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}
