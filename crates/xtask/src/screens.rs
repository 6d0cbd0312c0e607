//! The moments of every game at every size: to be looked at, and to be judged.

use crate::run::{Done, run};
use crate::{client, needs};

/// Contact sheets of all moments, in `target/screens`.
pub(crate) fn sheets() -> Done {
    npm("sheets", &[])
}

/// Judges every moment and every page at every size, in all languages and themes.
pub(crate) fn soak() -> Done {
    npm("test:screens", &[("LANTERN_SCREENS", "all")])
}

/// Runs a script of the client's against the program as it is now.
fn npm(script: &str, variables: &[(&str, &str)]) -> Done {
    let needs = needs::all()?;
    client::build(&needs.node)?;
    run(".", "cargo", &["build", "--package", "lantern"])?;
    let chromium = needs.chromium.program.to_string_lossy();
    let all = [[("CHROMIUM", &*chromium)].as_slice(), variables].concat();
    needs.node.npm(&["run", script], &all)
}
