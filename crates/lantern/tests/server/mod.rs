//! The binary as a process, for tests that end it.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// The real binary on a database.
pub(crate) struct Server {
    child: Child,
    /// Where it listens.
    pub(crate) url: String,
}

impl Server {
    /// Starts it, with more arguments if there are any, and waits until it listens.
    pub(crate) fn start(database: impl AsRef<OsStr>, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lantern"))
            .args(["serve", "--address", "127.0.0.1:0", "--database"])
            .arg(database)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("lantern starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let line = lines.next().expect("a line").expect("UTF-8");
        let (_, address) = line.split_once("http://").expect("an address");
        Self { child, url: format!("http://{}", address.trim()) }
    }

    /// Asks it to end, and waits until it has.
    #[allow(dead_code, reason = "not every test ends it so")]
    pub(crate) fn end(mut self) {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").arg(&pid).status().expect("kill starts");
        assert!(asked.success() && self.child.wait().expect("it ends").success());
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    /// On Unix this is SIGKILL: nothing of ours runs any more.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
