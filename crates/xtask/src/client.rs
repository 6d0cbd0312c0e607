//! The browser client.

use crate::node::Node;
use crate::run::Done;

/// Builds the client into `web/dist`, from where the host serves it.
pub(crate) fn build(node: &Node) -> Done {
    node.packages()?;
    node.npm(&["run", "build"], &[])
}

/// Makes the client's types from the Rust ones and checks everything that can be checked.
pub(crate) fn check(node: &Node) -> Done {
    node.packages()?;
    node.npm(&["run", "types"], &[])?;
    node.npm(&["run", "check"], &[])
}
