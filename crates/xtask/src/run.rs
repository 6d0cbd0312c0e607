//! Running other programs, loudly: every command is printed before it starts, and timed.

use std::ffi::OsStr;
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
    run_with(folder, program, args, &[] as &[(&str, &str)])
}

/// Runs a program with variables set in its environment.
pub(crate) fn run_with(
    folder: &str,
    program: &str,
    args: &[&str],
    variables: &[(&str, impl AsRef<OsStr>)],
) -> Done {
    let mut command = Command::new(program);
    command.args(args).current_dir(root().join(folder));
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    run_command(&mut command)
}

/// Runs a command that is made elsewhere.
pub(crate) fn run_command(command: &mut Command) -> Done {
    let shown = shown(command);
    println!("\n▸ {shown}");
    let started = Instant::now();
    let status =
        command.status().map_err(|error| format!("`{shown}` could not be started: {error}"))?;
    if !status.success() {
        return Err(format!("`{shown}` failed: {status}"));
    }
    println!("  {:.1} s", started.elapsed().as_secs_f32());
    Ok(())
}

/// A command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    words.join(" ")
}
