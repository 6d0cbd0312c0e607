//! The browser client.

use crate::needs;
use crate::run::{Done, run};

/// Builds the client into `web/dist`, from where the host serves it.
pub(crate) fn build() -> Done {
    needs::packages()?;
    run("web", "npm", &["run", "build"])
}

/// Makes the client's types from the Rust ones and checks everything that can be checked.
pub(crate) fn check() -> Done {
    needs::packages()?;
    run("web", "npm", &["run", "types"])?;
    run("web", "npm", &["run", "check"])
}
