//! What the chores need beside Rust, installed where it can be.

use crate::run::{Done, has, run, run_with};

/// Node.js and npm, for the browser client.
pub(crate) fn node() -> Done {
    install("npm", &["nodejs", "npm"], "Node.js 20 or newer with npm")
}

/// Chromium, for the browser tests.
pub(crate) fn chromium() -> Done {
    install("chromium", &["chromium"], "Chromium")
}

/// Installs Debian packages unless the program is there already.
fn install(program: &str, packages: &[&str], what: &str) -> Done {
    if has(program) {
        return Ok(());
    }
    if !has("apt-get") {
        return Err(format!("please install {what}: `{program}` was not found"));
    }
    let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
    let mut args = vec!["install", "--yes", "--no-install-recommends"];
    args.extend(packages);
    run_with(".", "apt-get", &["update", "--quiet"], &quiet)
        .and_then(|()| run_with(".", "apt-get", &args, &quiet))
        .map_err(|error| format!("{error}; please install {what} and try again"))
}

/// The packages of the browser client, as its lock file names them.
pub(crate) fn packages() -> Done {
    node()?;
    let web = crate::run::root().join("web");
    let time = |path: &str| web.join(path).metadata().and_then(|m| m.modified()).ok();
    // npm writes this file last; it is as new as the lock file if nothing has changed.
    let fresh = time("node_modules/.package-lock.json")
        .zip(time("package-lock.json"))
        .is_some_and(|(installed, locked)| installed >= locked);
    if fresh { Ok(()) } else { run("web", "npm", &["ci", "--no-audit", "--no-fund"]) }
}
