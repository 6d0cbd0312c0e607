//! A real PostgreSQL of one's own, in a temporary folder, for tests.
//!
//! It listens on a Unix socket in that folder and on no port, so that any number of them can run
//! beside each other. It ends when whoever started it ends, however that happens: a small shell
//! holds the other end of a pipe, and when the pipe closes it stops the server and removes the
//! folder.

use std::ffi::OsStr;
use std::io::Write;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Where Debian keeps the programs of each version.
pub const DEBIAN: &str = "/usr/lib/postgresql";
/// How long a server may take to listen, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(60);
/// The name of the superuser in it.
const USER: &str = "lantern";

const MISSING: &str = "no PostgreSQL was found to test with: please install Debian's package \
                       postgresql, or have initdb and postgres in PATH";

/// Starts the server, waits until the pipe closes, stops it and clears up.
const KEEP: &str = r#"
folder=$1; shift
"$@" >"$folder/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT "$server" 2>/dev/null
wait "$server"
rm -rf "$folder"
"#;

/// Where the programs of PostgreSQL are: in a `PATH`, or in the newest version below Debian's folder.
#[must_use]
pub fn programs(path: &OsStr, debian: &Path) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = std::env::split_paths(path).collect();
    let versions = std::fs::read_dir(debian).into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders
        .into_iter()
        .find(|folder| ["initdb", "postgres"].iter().all(|name| folder.join(name).is_file()))
}

/// A running server.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    settings: Vec<String>,
    keeper: Option<Keeper>,
    databases: AtomicU32,
}

#[derive(Debug)]
struct Keeper {
    shell: Child,
    pipe: Option<ChildStdin>,
}

impl Cluster {
    /// The server that all tests of this process share.
    ///
    /// # Panics
    /// When there is no PostgreSQL, with the sentence that says what to install.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Self::start(&[]).unwrap_or_else(|why| panic!("{why}")))
    }

    /// Starts a server with some settings of `postgresql.conf`.
    ///
    /// # Errors
    /// A sentence that says what is missing or did not work.
    pub fn start(settings: &[&str]) -> Result<Self, String> {
        let folder = tempfile::Builder::new().prefix("lantern-pg").tempdir();
        let folder = folder.map_err(|error| format!("no temporary folder: {error}"))?;
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut cluster = Self {
            programs: programs(&path, Path::new(DEBIAN)).ok_or(MISSING)?,
            folder,
            settings: settings.iter().map(|&setting| setting.to_owned()).collect(),
            keeper: None,
            databases: AtomicU32::new(0),
        };
        cluster.init()?;
        cluster.resume()?;
        Ok(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn init(&self) -> Result<(), String> {
        if let Some((user, group)) = servant()? {
            chown(self.folder.path(), Some(user), Some(group))
                .map_err(|error| format!("the folder cannot be given away: {error}"))?;
        }
        let data = self.data();
        let how =
            ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username", USER];
        let mut words: Vec<&OsStr> = how.iter().map(OsStr::new).collect();
        words.extend([OsStr::new("--pgdata"), data.as_os_str()]);
        let mut command = self.command(&self.programs.join("initdb"), &words)?;
        let output = command.output().map_err(|error| format!("initdb: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("initdb failed: {}", String::from_utf8_lossy(&output.stderr)))
    }

    /// Starts the server again that [`stop`](Self::stop) has stopped.
    ///
    /// # Errors
    /// When it does not listen in time; its last words are in the sentence.
    pub fn resume(&mut self) -> Result<(), String> {
        let folder = self.folder.path().to_owned();
        let data = self.data();
        let mut settings = vec![
            "listen_addresses=".to_owned(),
            format!("unix_socket_directories={}", folder.display()),
            "fsync=off".to_owned(),
            "max_connections=200".to_owned(),
        ];
        settings.extend(self.settings.iter().cloned());
        let mut server: Vec<&OsStr> = vec![OsStr::new("-D"), data.as_os_str()];
        for setting in &settings {
            server.extend([OsStr::new("-c"), OsStr::new(setting)]);
        }
        let server = self.command(&self.programs.join("postgres"), &server)?;
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEP, "sh"]).arg(&folder).arg(server.get_program());
        keeper.args(server.get_args()).stdin(Stdio::piped());
        // A process group of its own: whoever interrupts the tests does not interrupt the clearing up.
        std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
        let mut shell = keeper.spawn().map_err(|error| format!("sh: {error}"))?;
        let pipe = shell.stdin.take();
        self.keeper = Some(Keeper { shell, pipe });
        let begun = Instant::now();
        while self.run("SELECT 1").is_err() {
            if begun.elapsed() > PATIENCE {
                let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL does not listen: {log}"));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// A command, run as another user where PostgreSQL would refuse to run as this one.
    fn command(&self, program: &Path, words: &[&OsStr]) -> Result<Command, String> {
        let mut command = match servant()? {
            None => Command::new(program),
            Some((user, group)) => {
                let mut command = Command::new("setpriv");
                let (user, group) = (format!("--reuid={user}"), format!("--regid={group}"));
                command.args([&user, &group, "--clear-groups", "--"]).arg(program);
                command
            }
        };
        command.args(words).current_dir(self.folder.path());
        Ok(command)
    }

    /// Runs SQL by a process of its own and says how it went.
    ///
    /// # Errors
    /// What `psql` says.
    pub fn run(&self, sql: &str) -> Result<String, String> {
        self.run_in("postgres", sql)
    }

    /// The same in a database of this server.
    ///
    /// # Errors
    /// What `psql` says.
    pub fn run_in(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut command = Command::new(self.programs.join("psql"));
        if !self.programs.join("psql").is_file() {
            command = Command::new("psql");
        }
        let mut child = command
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--username", USER])
            .args(["--set", "ON_ERROR_STOP=1", "--dbname", database, "--host"])
            .arg(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("psql: {error}"))?;
        if let Some(mut pipe) = child.stdin.take() {
            // Whether it was read shows in how it ends.
            let _ = pipe.write_all(sql.as_bytes());
        }
        let output = child.wait_with_output().map_err(|error| format!("psql: {error}"))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }

    /// Makes an empty database and answers its address.
    ///
    /// # Panics
    /// When the server refuses.
    #[must_use]
    pub fn database(&self) -> String {
        let name = format!("lantern{}", self.databases.fetch_add(1, Ordering::Relaxed));
        if let Err(why) = self.run(&format!("CREATE DATABASE {name}")) {
            panic!("no database: {why}");
        }
        self.address(&name)
    }

    /// The address of a database of this server.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres:///{database}?host={folder}&user={USER}")
    }

    /// Ends the server at once, as a crash would. What it has promised to keep is kept.
    pub fn stop(&mut self) {
        let Some(mut keeper) = self.keeper.take() else { return };
        // The shell is stopped first, so that it does not clear up.
        let _ = keeper.shell.kill();
        let _ = keeper.shell.wait();
        drop(keeper.pipe.take());
        let pid = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        if let Some(pid) = pid.lines().next() {
            let _ = Command::new("kill").args(["-QUIT", pid]).status();
            // A signal of nought asks whether it is still there.
            let there = || Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status();
            while there().is_ok_and(|status| status.success()) {
                sleep(Duration::from_millis(10));
            }
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let Some(mut keeper) = self.keeper.take() else { return };
        drop(keeper.pipe.take());
        let _ = keeper.shell.wait();
    }
}

/// The user and group to run PostgreSQL as: itself, unless this is root, whom it refuses.
fn servant() -> Result<Option<(u32, u32)>, String> {
    let number = |words: &[&str]| {
        let output = Command::new("id").args(words).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if number(&["-u"]) != Some(0) {
        return Ok(None);
    }
    let both = number(&["-u", "postgres"]).zip(number(&["-g", "postgres"]));
    let missing = "PostgreSQL does not run as root, and there is no user postgres to run it as: \
                   please install Debian's package postgresql";
    both.map(Some).ok_or_else(|| missing.to_owned())
}

#[cfg(test)]
mod on_postgres {
    use super::Cluster;

    #[test]
    fn a_server_starts_answers_and_leaves_nothing_behind() {
        let mut cluster = Cluster::start(&[]).expect("PostgreSQL is installed");
        assert!(cluster.database().contains("lantern0"));
        cluster
            .run_in("lantern0", "CREATE TABLE a (n int); INSERT INTO a VALUES (7)")
            .expect("SQL");
        cluster.stop();
        assert!(cluster.run("SELECT 1").is_err());
        cluster.resume().expect("it starts again");
        assert_eq!(cluster.run_in("lantern0", "SELECT n FROM a").expect("it is there"), "7");
        let folder = cluster.folder.path().to_owned();
        drop(cluster);
        assert!(!folder.exists());
    }
}
