//! Every test there is, on one optimised profile with debug assertions.

use crate::run::{Done, run};
use crate::{client, needs};

pub(crate) fn test() -> Done {
    let needs = needs::all()?;
    run(".", "cargo", &["fmt", "--all", "--check"])?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    run(".", "cargo", &clippy)?;
    // The client comes before the Rust tests: the host's tests serve it.
    client::check(&needs.node)?;
    client::build(&needs.node)?;
    run(".", "cargo", &["test", "--workspace", "--quiet"])?;
    // The browser tests use the binary that the tests above were built with.
    let chromium = needs.chromium.program.to_string_lossy();
    needs.node.npm(&["run", "test:browser"], &[("CHROMIUM", &chromium)])
}
