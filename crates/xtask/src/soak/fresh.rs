//! The two commands tried on a fresh machine: a clone of the project where nothing is but Rust, a C
//! compiler and the way to the registries. What is not committed is not tried.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::machine::Machine;
use crate::run::{Done, root, run, run_command, shown};

/// The Debian of the fresh machine, and what is in it beside the least there can be.
const DEBIAN: &str = "bookworm";
const PACKAGES: &str = "--include=ca-certificates,gcc,libc6-dev";

/// How a machine finds its registries, and whom it trusts.
const CONFIGURATION: [&str; 7] = [
    "/usr/share/keyrings",
    "/usr/local/share/ca-certificates",
    "/etc/ssl/certs",
    "/etc/pip.conf",
    "/etc/npmrc",
    "/etc/resolv.conf",
    "/etc/hosts",
];

/// The same for the person, below their home.
const PERSONAL: [&str; 3] = [".npmrc", ".pip", ".config/pip"];

/// Name spaces of their own for mounts and processes, which end with us however we end.
const APART: [&str; 8] =
    ["setpriv", "--pdeathsig", "KILL", "unshare", "--mount", "--pid", "--fork", "--kill-child"];

/// Goes into the root file system `$1`, with Rust from `$2` and cargo's home from `$3`.
const ENTER: &str = r#"
    mount --rbind /dev "$1/dev"
    mount -t proc proc "$1/proc"
    mount --bind "$2" "$1/opt/rust"
    mount -o remount,bind,ro "$1/opt/rust"
    mount --bind "$3" "$1/root/.cargo"
    # Cargo prefers the programs there, which may need a rustup that is not.
    test ! -d "$3/bin" || mount -t tmpfs none "$1/root/.cargo/bin"
    fresh=$1
    shift 3
    exec chroot "$fresh" env --chdir=/lantern "$@"
"#;

/// The programs that are hidden where no root file system can be made.
const HIDDEN: [&str; 5] = ["node", "nodejs", "npm", "npx", "corepack"];

pub(super) fn fresh() -> Done {
    let machine = Machine::here();
    let folder = root().join("target/fresh");
    let clear = || match fs::remove_dir_all(&folder) {
        Err(error) if folder.exists() => Err(format!("{}: {error}", folder.display())),
        _ => Ok(()),
    };
    clear()?;
    let done = Place::make(&machine, &folder).and_then(|place| place.try_commands());
    done.and(clear())
}

/// Where the commands are tried.
#[derive(Debug)]
struct Place {
    /// What stands before every command.
    before: Vec<OsString>,
    /// The folder one is in when saying so.
    folder: PathBuf,
    /// The environment; nothing is inherited.
    variables: Vec<(OsString, OsString)>,
}

impl Place {
    fn make(machine: &Machine, folder: &Path) -> Result<Self, String> {
        match may_make_root(machine) {
            Ok(()) => Self::debian(machine, folder),
            Err(why) => {
                println!("No root file system is made, {why}: Node.js is only hidden.");
                Self::hidden(machine, folder)
            }
        }
    }

    /// A root file system of Debian.
    fn debian(machine: &Machine, folder: &Path) -> Result<Self, String> {
        let (fresh, script) = (folder.join("root"), folder.join("enter"));
        write(&fresh.join("opt/rust"), None)?;
        write(&fresh.join("root/.cargo"), None)?;
        write(&script, Some(ENTER))?;
        let mirror = mirror(machine);
        let place = fresh.to_string_lossy();
        let (setpriv, apart) = (APART[0], &APART[1..]);
        // It mounts things on its way, too.
        let make = ["debootstrap", "--variant=minbase", PACKAGES, DEBIAN, &place];
        run(".", setpriv, &[apart, &make, mirror.as_deref().as_slice()].concat())?;
        let registries = registries();
        // In the same Debian the sources and keys are the ones of this machine.
        configure(&fresh, &registries, mirror.is_some())?;
        clone(&fresh.join("lantern"))?;
        let rust =
            machine.answer("rustc", &["--print", "sysroot"]).ok_or("rustc has no sysroot")?;
        let cargo = std::env::var_os("CARGO_HOME").unwrap_or(home().join(".cargo").into());
        let mut before: Vec<OsString> = APART.iter().map(OsString::from).collect();
        before.extend(["sh".into(), "-e".into(), script.into(), fresh.into(), rust.into(), cargo]);
        let path = "/opt/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
        let own = [("PATH", path), ("HOME", "/root"), ("LANG", "C.UTF-8")];
        let own = own.map(|(name, value)| (name.into(), value.into()));
        let variables = registries.into_iter().chain(own).collect();
        Ok(Self { before, folder: root(), variables })
    }

    /// This machine, with a folder of links to all its programs but Node.js.
    fn hidden(machine: &Machine, folder: &Path) -> Result<Self, String> {
        let bin = folder.join("bin");
        hide(machine, &bin).map_err(|error| format!("{}: {error}", bin.display()))?;
        clone(&folder.join("lantern"))?;
        let others = std::env::vars_os().filter(|(name, _)| name != "PATH");
        let variables = others.chain([("PATH".into(), bin.into())]).collect();
        Ok(Self { before: vec!["env".into()], folder: folder.join("lantern"), variables })
    }

    /// The set-up of `play` until Lantern answers, and then the set-up of `test`.
    fn try_commands(&self) -> Done {
        let address = "127.0.0.1:0";
        let mut play =
            self.command(&["cargo", "xtask", "play", "--no-browser", "--address", address]);
        println!("\n▸ {}", shown(&play));
        let started = play.stdout(Stdio::piped()).spawn();
        let mut lantern =
            Started(started.map_err(|error| format!("play does not start: {error}"))?);
        let address = lantern.address()?;
        let health = health(&address).map_err(|error| format!("{address}: {error}"))?;
        println!("{health}");
        drop(lantern);
        run_command(&mut self.command(&["cargo", "xtask", "setup"]))
    }

    fn command(&self, words: &[&str]) -> Command {
        let all: Vec<OsString> =
            self.before.iter().cloned().chain(words.iter().map(OsString::from)).collect();
        // `before` is never empty.
        let mut command = Command::new(all.first().cloned().unwrap_or_default());
        command.args(all.iter().skip(1)).current_dir(&self.folder);
        command.env_clear().envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// A process of ours, which ends with its name.
#[derive(Debug)]
struct Started(Child);

impl Started {
    /// Shows what it prints until it says where it listens.
    fn address(&mut self) -> Result<String, String> {
        let lines = self.0.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        for line in lines.map_while(Result::ok) {
            println!("{line}");
            if let Some(address) = line.strip_prefix("Lantern is lit: http://") {
                return Ok(address.to_owned());
            }
        }
        Err("`play` ended before Lantern was lit".to_owned())
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What the host says of itself.
fn health(address: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let close = "Connection: close";
    write!(stream, "GET /api/health HTTP/1.1\r\nHost: {address}\r\n{close}\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let well = answer.starts_with("HTTP/1.1 200") && answer.contains("\"version\"");
    if well { Ok(answer) } else { Err(std::io::Error::other(answer)) }
}

/// Whether a root file system can be made and entered; the error is half a sentence.
fn may_make_root(machine: &Machine) -> Done {
    if !machine.is_root() {
        return Err("as we are not root".to_owned());
    }
    let (setpriv, apart) = (APART[0], &APART[1..]);
    let chroot = [apart, &["chroot", "/", "true"]].concat();
    machine.answer(setpriv, &chroot).ok_or("as setpriv, unshare or chroot do not work here")?;
    match machine.find("debootstrap") {
        Some(_) => Ok(()),
        None => machine
            .debian(&["debootstrap"])
            .map_err(|why| format!("as debootstrap is missing and {why}")),
    }
}

/// Where this machine has its Debian from, if it is the same one.
fn mirror(machine: &Machine) -> Option<String> {
    let targets = ["indextargets", "--format", "$(RELEASE) $(REPO_URI)", "Created-By: Packages"];
    let lines = machine.answer("apt-get", &targets)?;
    let of_ours = |line: &str| Some(line.strip_prefix(DEBIAN)?.strip_prefix(' ')?.to_owned());
    lines.lines().find_map(of_ours)
}

/// The variables that say how registries are reached.
fn registries() -> Vec<(OsString, OsString)> {
    let is_one = |name: &str| {
        let name = name.to_ascii_uppercase();
        let starts =
            ["PIP_", "NPM_CONFIG_", "SSL_CERT_", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR"];
        starts.iter().any(|start| name.starts_with(start))
            || ["_PROXY", "_CA_BUNDLE", "_CA_CERTS"].iter().any(|end| name.ends_with(end))
    };
    std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_one)).collect()
}

/// Copies the way to the registries into a root file system.
fn configure(fresh: &Path, registries: &[(OsString, OsString)], sources: bool) -> Done {
    let named = registries.iter().map(|(_, value)| PathBuf::from(value));
    let mut files: BTreeSet<PathBuf> = CONFIGURATION.iter().map(PathBuf::from).collect();
    files.extend(named.filter(|path| path.is_absolute() && path.is_file()));
    if sources {
        let theirs = fresh.join("etc/apt");
        fs::remove_dir_all(&theirs).map_err(|error| format!("{}: {error}", theirs.display()))?;
        files.insert("/etc/apt".into());
    }
    copy(Path::new("/"), &files, fresh)?;
    copy(&home(), &PERSONAL.map(PathBuf::from).into(), &fresh.join("root"))
}

/// Copies those files and folders that are there, under their names.
fn copy(from: &Path, files: &BTreeSet<PathBuf>, to: &Path) -> Done {
    let there: Vec<&PathBuf> = files.iter().filter(|file| from.join(file).exists()).collect();
    if there.is_empty() {
        return Ok(());
    }
    // What is itself a link may lead to something that is not copied, so it is followed.
    let how = ["--recursive", "-H", "--parents"];
    run_command(Command::new("cp").args(how).args(there).arg(to).current_dir(from))
}

fn home() -> PathBuf {
    std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default()
}

/// Makes a folder, or a file with its text.
fn write(path: &Path, text: Option<&str>) -> Done {
    text.map_or_else(|| fs::create_dir_all(path), |text| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// A clone of what is committed.
fn clone(folder: &Path) -> Done {
    let (from, to) = (root(), folder.to_string_lossy());
    run(".", "git", &["clone", "--quiet", "--no-hardlinks", &from.to_string_lossy(), &to])
}

/// Fills a folder with links to all programs of the machine but the hidden ones.
fn hide(machine: &Machine, bin: &Path) -> std::io::Result<()> {
    fs::create_dir_all(bin)?;
    for folder in machine.folders().filter(|folder| folder.is_dir()) {
        for file in fs::read_dir(folder)? {
            let file = file?;
            let link = bin.join(file.file_name());
            // The first of a name is the one that would be found.
            if !HIDDEN.iter().any(|name| *name == file.file_name()) && !link.is_symlink() {
                symlink(file.path(), link)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::hide;
    use crate::machine::{Machine, fake};

    #[test]
    fn node_is_hidden_and_the_first_of_a_name_is_kept() {
        let (folder, machine) = fake::machine();
        for program in ["node", "npm", "cc", "python3"] {
            machine.put(program, "echo later");
        }
        let machine = machine.and_before("first");
        machine.put("cc", "echo first");
        let bin = folder.path().join("hidden");
        hide(&machine, &bin).expect("links are made");
        let hidden = Machine { path: bin.into_os_string(), ..machine };
        let said = |program| hidden.answer(hidden.find(program)?, &[]);
        assert_eq!(said("cc").as_deref(), Some("first"));
        assert_eq!(said("python3").as_deref(), Some("later"));
        assert_eq!((said("node"), said("npm")), (None, None));
    }
}
