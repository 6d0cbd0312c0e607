//! Every test there is, on one optimised profile with debug assertions.

use crate::run::{Done, run};
use crate::{client, needs};

pub(crate) fn test() -> Done {
    run(".", "cargo", &["fmt", "--all", "--check"])?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    run(".", "cargo", &clippy)?;
    // The client comes before the Rust tests: the host's tests serve it.
    client::check()?;
    client::build()?;
    run(".", "cargo", &["test", "--workspace", "--quiet"])?;
    // The browser tests use the binary that the tests above were built with.
    needs::chromium()?;
    run("web", "npm", &["run", "test:browser"])
}
