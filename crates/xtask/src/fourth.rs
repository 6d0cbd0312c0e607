//! A fourth game: the example is added to a copy of Lantern, mechanically and by the words of the
//! guide. No other file of the copy is changed; what needs more than the guide says fails.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::needs;
use crate::node::Node;
use crate::run::{Done, root, run, run_command, run_with};

/// The game that is added.
const GAME: &str = "beacons";
/// What says how.
const GUIDE: &str = "docs/adding-a-game.md";
/// What stays of an earlier copy: what cargo has built there.
const KEPT: &str = "target";

/// Where the copy is.
fn folder() -> PathBuf {
    root().join("target/fourth")
}

/// Builds a client that has the example's board in it, for the browser test of the example.
pub(crate) fn client(node: &Node) -> Done {
    let copy = make()?;
    // What is made from the Rust types is the same there.
    let wire = root().join("web/src/wire");
    if !wire.is_dir() {
        node.npm(&["run", "types"], &[])?;
    }
    run_command(Command::new("cp").arg("--recursive").arg(wire).arg(copy.join("web/src")))?;
    node.npm_in(&copy.join("web"), &["run", "build"], &[])
}

/// Passes the tests that go through all games with the example among them, and plays it in a
/// browser at the real Lantern.
pub(crate) fn soak() -> Done {
    let needs = needs::all()?;
    let copy = make()?;
    let (place, web) = (copy.to_string_lossy(), copy.join("web"));
    run(&place, "cargo", &["fmt", "--all", "--check"])?;
    for script in ["types", "check", "build"] {
        needs.node.npm_in(&web, &["run", script], &[])?;
    }
    // All in one command, so that it is built once: those of the game, and those that go through
    // all games. The game's tables are recorded on the way.
    let packages = ["--package", GAME, "--package", "xtask", "--package", "lantern"];
    let tests = ["kit", "clauses", "texts", "glossary", "recorded", "engine_doc"];
    let tests = tests.iter().flat_map(|test| ["--test", test]);
    let args: Vec<&str> = ["test"].into_iter().chain(packages).chain(tests).collect();
    run_with(&place, "cargo", &args, &[("LANTERN_RECORD", "1")])?;
    let mut browser = Command::new("node");
    browser.arg("--test").arg(format!("tests/{GAME}.test.mjs")).current_dir(&web);
    browser.env("PATH", &needs.node.path).env("CHROMIUM", &needs.chromium.program);
    run_command(&mut browser)
}

/// Makes the copy anew and adds the game to it.
fn make() -> Result<PathBuf, String> {
    let copy = folder();
    clear(&copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    // The times of the files are kept, so that cargo builds only what has changed.
    let files = tracked()?;
    let how = ["--parents", "--preserve=timestamps", "--no-dereference"];
    let mut cp = Command::new("cp");
    cp.args(how).args(&files).arg(&copy).current_dir(root());
    let done = cp.status().map_err(|error| format!("`cp` could not be started: {error}"))?;
    if !done.success() {
        return Err(format!("the project could not be copied to {}", copy.display()));
    }
    add(&copy)?;
    let modules = copy.join("web/node_modules");
    symlink(root().join("web/node_modules"), &modules)
        .map_err(|error| format!("{}: {error}", modules.display()))?;
    println!("{GAME} was added to a copy of Lantern in {}", copy.display());
    Ok(copy)
}

/// Empties the folder, but for what was built there.
fn clear(copy: &Path) -> std::io::Result<()> {
    fs::create_dir_all(copy)?;
    for entry in fs::read_dir(copy)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            if entry.file_name() != KEPT {
                fs::remove_dir_all(entry.path())?;
            }
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The files of the project: those that are committed, or would be.
fn tracked() -> Result<Vec<String>, String> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(args).current_dir(root()).output();
    let output = output.map_err(|error| format!("`git` could not be started: {error}"))?;
    let names = String::from_utf8_lossy(&output.stdout).into_owned();
    let there = |name: &&str| !name.is_empty() && root().join(name).exists();
    Ok(names.split('\0').filter(there).map(str::to_owned).collect())
}

/// Moves the example to where the guide wants its parts, and adds the lines that the guide names.
fn add(copy: &Path) -> Done {
    let crate_of = format!("crates/{GAME}");
    for (from, to) in [
        (format!("examples/{GAME}"), crate_of.clone()),
        (format!("{crate_of}/web"), format!("web/src/games/{GAME}")),
        (format!("{crate_of}/{GAME}.md"), format!("docs/{GAME}.md")),
    ] {
        fs::rename(copy.join(&from), copy.join(&to))
            .map_err(|error| format!("{from} could not be moved to {to}: {error}"))?;
    }
    // As an example it is in the workspace already.
    let example = Change {
        file: "Cargo.toml".to_owned(),
        before: format!("{GAME} = {{ path = \"examples/{GAME}\" }}\n"),
        after: String::new(),
    };
    let guide = read(&copy.join(GUIDE))?;
    [example].into_iter().chain(changes(&guide)?).try_for_each(|change| {
        let file = copy.join(&change.file);
        let text = change.apply(&read(&file)?)?;
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))
    })
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// What becomes of some lines of a file.
#[derive(Debug, PartialEq, Eq)]
struct Change {
    file: String,
    before: String,
    after: String,
}

impl Change {
    fn apply(&self, text: &str) -> Result<String, String> {
        match text.matches(&self.before).count() {
            1 => Ok(text.replace(&self.before, &self.after)),
            count => Err(format!("{} has {count} times, and not once: {}", self.file, self.before)),
        }
    }
}

/// The changes that a guide names: in blocks of `diff`, with the file in the first line, then lines
/// that are there and lines that are added.
fn changes(guide: &str) -> Result<Vec<Change>, String> {
    let mut found = Vec::new();
    let mut lines = guide.lines();
    while let Some(line) = lines.next() {
        let Some(indent) = line.strip_suffix("```diff") else { continue };
        let mut block = lines.by_ref().map(|line| line.strip_prefix(indent).unwrap_or(line));
        let file = block.next().and_then(|line| line.strip_prefix("--- "));
        let file = file.ok_or_else(|| format!("{GUIDE}: a diff begins with its file"))?.to_owned();
        let mut change = Change { file, before: String::new(), after: String::new() };
        for line in block.take_while(|line| !line.starts_with("```")) {
            let (kind, words) = line.split_at_checked(1).unwrap_or((" ", ""));
            for (text, has) in [(&mut change.before, " "), (&mut change.after, " +")] {
                if has.contains(kind) {
                    *text += &format!("{words}\n");
                }
            }
        }
        found.push(change);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{Change, GUIDE, changes, read};
    use crate::run::root;

    fn change(file: &str, before: &str, after: &str) -> Change {
        Change { file: file.to_owned(), before: before.to_owned(), after: after.to_owned() }
    }

    #[test]
    fn the_changes_of_a_guide_are_read() {
        let guide = "Do\n\n  ```diff\n  --- a.toml\n   [x]\n  +new = 1\n  ```\n\nand\n\n```diff\n\
                     --- b.rs\n+    one,\n ]\n```\nThen ```rust\n+no\n```\n";
        let found = changes(guide).expect("two changes");
        let first = change("a.toml", "[x]\n", "[x]\nnew = 1\n");
        assert_eq!(found, [first, change("b.rs", "]\n", "    one,\n]\n")]);
        assert_eq!(
            found[0].apply("# a\n[x]\nold = 0\n").as_deref(),
            Ok("# a\n[x]\nnew = 1\nold = 0\n")
        );
        assert!(changes("```diff\n+no file\n```\n").is_err());
    }

    #[test]
    fn what_is_not_there_once_is_not_changed() {
        let change = change("a.toml", "[x]\n", "[x]\nnew = 1\n");
        for text in ["[y]\n", "[x]\n[x]\n"] {
            assert!(change.apply(text).is_err(), "{text}");
        }
    }

    /// Two lists and a dependency: nothing else names a game.
    #[test]
    fn the_guide_changes_three_files_by_a_line_each() {
        let found = changes(&read(&root().join(GUIDE)).expect("the guide")).expect("changes");
        let files: Vec<&str> = found.iter().map(|change| change.file.as_str()).collect();
        assert_eq!(files, ["Cargo.toml", "crates/games/Cargo.toml", "crates/games/src/lib.rs"]);
        for change in &found {
            let added = change.after.lines().count() - change.before.lines().count();
            assert_eq!(added, 1, "{change:?}");
            let text = read(&root().join(&change.file)).expect("the file");
            assert!(change.apply(&text).is_ok(), "{change:?}");
        }
    }
}
