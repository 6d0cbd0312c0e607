//! Lantern, the place to play three historical board games: the command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

mod commands;
mod engine;
mod failure;
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
    Play(commands::serve::PlayArgs),
    Serve(commands::serve::Args),
    Engine(commands::engine::Args),
    Simulate(commands::simulate::Args),
    Bench(commands::bench::Args),
    Board(commands::board::Args),
    Replay(commands::replay::Args),
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
        Command::Play(args) => commands::serve::play(&args),
        Command::Serve(args) => commands::serve::run(&args),
        Command::Engine(args) => commands::engine::run(&args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Board(args) => commands::board::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
    }
}
