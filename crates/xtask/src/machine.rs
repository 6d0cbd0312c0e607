//! The machine we are on: which programs it has, and how it gets more.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{Done, root, run_with};

/// Where programs are found, and where those go that we install ourselves.
#[derive(Debug)]
pub(crate) struct Machine {
    /// The folders of programs, as in `PATH`.
    pub(crate) path: OsString,
    /// The folder of what is installed for this project only. It outlives `cargo clean`.
    pub(crate) tools: PathBuf,
    /// The browser that somebody named in `CHROMIUM`.
    pub(crate) chromium: Option<OsString>,
    /// Where Debian keeps the programs of PostgreSQL.
    pub(crate) postgresql: PathBuf,
}

impl Machine {
    /// The machine as this process sees it.
    pub(crate) fn here() -> Self {
        Self {
            path: std::env::var_os("PATH").unwrap_or_default(),
            tools: root().join(".tools"),
            chromium: std::env::var_os("CHROMIUM").filter(|name| !name.is_empty()),
            postgresql: cluster::DEBIAN.into(),
        }
    }

    /// The folders of programs, first things first.
    pub(crate) fn folders(&self) -> impl Iterator<Item = PathBuf> {
        // An empty name would mean whatever folder one happens to be in.
        std::env::split_paths(&self.path).filter(|folder| folder.is_absolute())
    }

    /// Where a program is.
    pub(crate) fn find(&self, program: &str) -> Option<PathBuf> {
        self.folders().map(|folder| folder.join(program)).find(|file| file.is_file())
    }

    /// What a program prints, if it is there and content.
    pub(crate) fn answer(&self, program: impl AsRef<OsStr>, args: &[&str]) -> Option<String> {
        let mut command = Command::new(program);
        command.args(args).env("PATH", &self.path).stdin(Stdio::null()).stderr(Stdio::null());
        let output = command.output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Runs one of the machine's programs and waits for it.
    pub(crate) fn run(&self, program: &Path, args: &[&str]) -> Done {
        self.run_with(program, args, &[])
    }

    fn run_with(&self, program: &Path, args: &[&str], variables: &[(&str, &str)]) -> Done {
        let mut all = vec![("PATH", self.path.as_os_str())];
        all.extend(variables.iter().map(|(name, value)| (*name, OsStr::new(*value))));
        run_with(".", &program.to_string_lossy(), args, &all)
    }

    /// Whether we may do everything.
    pub(crate) fn is_root(&self) -> bool {
        self.answer("id", &["-u"]).is_some_and(|id| id == "0")
    }

    /// Installs packages of Debian; the error is half a sentence that says why it cannot be done.
    pub(crate) fn debian(&self, packages: &[&str]) -> Done {
        let apt = self.find("apt-get").ok_or("there is no apt-get to install it with")?;
        if !self.is_root() {
            let all = packages.join(" ");
            return Err(format!("only root may do it with `apt-get install {all}`"));
        }
        let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
        // Somebody else may be installing: wait for them instead of failing at once.
        let patient = ["--option", "DPkg::Lock::Timeout=300", "--quiet"];
        let install = ["install", "--yes", "--no-install-recommends"];
        self.run_with(&apt, &[patient.as_slice(), &["update"]].concat(), &quiet)?;
        self.run_with(&apt, &[patient.as_slice(), &install, packages].concat(), &quiet)
    }
}

/// Machines made up for tests: folders with small programs in them.
#[cfg(test)]
pub(crate) mod fake {
    use std::path::PathBuf;
    use std::process::Command;

    use tempfile::TempDir;

    use super::Machine;

    /// A machine without any program.
    pub(crate) fn machine() -> (TempDir, Machine) {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("bin").into_os_string();
        let (tools, postgresql) = (folder.path().join("tools"), folder.path().join("postgresql"));
        let machine = Machine { path, tools, chromium: None, postgresql };
        (folder, machine)
    }

    impl Machine {
        /// Puts a program into the machine's first folder: the lines of a shell script.
        pub(crate) fn put(&self, program: &str, lines: &str) -> PathBuf {
            let folder = self.folders().next().expect("a first folder");
            std::fs::create_dir_all(&folder).expect("the folder of programs");
            let file = folder.join(program);
            // A process of its own writes it: a file that any process of ours still has open for
            // writing could not be started.
            let write = r#"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 755 "$2""#;
            let done = Command::new("sh").args(["-c", write, "sh", lines]).arg(&file).status();
            assert!(done.is_ok_and(|status| status.success()), "{program} cannot be written");
            file
        }

        /// The machine with another folder of programs before all others.
        pub(crate) fn and_before(mut self, folder: &str) -> Self {
            let folder = self.tools.with_file_name(folder);
            let folders = std::iter::once(folder).chain(self.folders());
            self.path = std::env::join_paths(folders).expect("a path");
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::fake;

    #[test]
    fn only_root_is_asked_to_install() {
        let (_folder, machine) = fake::machine();
        let why = machine.debian(&["hello"]).expect_err("no apt-get");
        assert_eq!(why, "there is no apt-get to install it with");
        machine.put("apt-get", r#"echo "$@" >> "${0%/*}/asked""#);
        machine.put("id", "echo 1000");
        let why = machine.debian(&["hello", "world"]).expect_err("not root");
        assert_eq!(why, "only root may do it with `apt-get install hello world`");
        machine.put("id", "echo 0");
        machine.debian(&["hello"]).expect("root may");
        let asked = std::fs::read_to_string(machine.find("asked").expect("apt-get was called"));
        let asked = asked.expect("what apt-get was asked");
        let lines: Vec<&str> = asked.lines().collect();
        assert!(matches!(lines[..], [first, second]
            if first.ends_with(" update") && second.ends_with(" --no-install-recommends hello")));
    }
}
