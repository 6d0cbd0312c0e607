//! Running other programs, loudly: every command is printed before it starts, and timed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Why a chore stopped, in a sentence.
pub(crate) type Done = Result<(), String>;

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap_or_default()
}

/// Runs a program in a folder of the project and waits for it.
pub(crate) fn run(folder: &str, program: &str, args: &[&str]) -> Done {
    run_with(folder, program, args, &[])
}

/// Runs a program with variables set in its environment.
pub(crate) fn run_with(
    folder: &str,
    program: &str,
    args: &[&str],
    variables: &[(&str, &str)],
) -> Done {
    let shown = format!("{program} {}", args.join(" "));
    println!("\n▸ {shown}");
    let started = Instant::now();
    let status = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root().join(folder))
        .status()
        .map_err(|error| format!("`{shown}` could not be started: {error}"))?;
    if !status.success() {
        return Err(format!("`{shown}` failed: {status}"));
    }
    println!("  {:.1} s", started.elapsed().as_secs_f32());
    Ok(())
}

/// Whether a program can be found.
pub(crate) fn has(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}
