//! What is done with the client in real browsers beside its tests: the moments of every game at every
//! size, to be looked at and to be judged; whole games by keys and by ear; how long a click takes to be
//! seen; and another browser.

use crate::machine::Machine;
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

/// Whole games of every title by keys alone and by ear alone.
pub(crate) fn senses() -> Done {
    npm("test:senses", &[("LANTERN_WHOLE", "1")])
}

/// From a click to what it shows, on a processor four times slower.
pub(crate) fn pace() -> Done {
    npm("test:pace", &[("LANTERN_WHOLE", "1")])
}

/// The first steps of each game in Firefox.
pub(crate) fn firefox() -> Done {
    let machine = Machine::here();
    if machine.find("firefox-esr").is_none() {
        machine
            .debian(&["firefox-esr"])
            .map_err(|why| format!("please install Firefox as firefox-esr: {why}"))?;
    }
    // Only this needs it, so nobody else has to fetch it.
    let puppeteer = format!("puppeteer-core@{PUPPETEER}");
    needs::all()?.node.npm(&["install", "--no-save", &puppeteer], &[])?;
    npm("test:firefox", &[])
}

/// What drives Firefox: the version this was tried with.
const PUPPETEER: &str = "25.16.0";

/// Runs a script of the client's against the program as it is now.
fn npm(script: &str, variables: &[(&str, &str)]) -> Done {
    let needs = needs::all()?;
    client::build(&needs.node)?;
    run(".", "cargo", &["build", "--package", "lantern"])?;
    let chromium = needs.chromium.program.to_string_lossy();
    let all = [[("CHROMIUM", &*chromium)].as_slice(), variables].concat();
    needs.node.npm(&["run", script], &all)
}
