//! What the chores need beside Rust: found, or installed, before anything long is built.

use crate::chromium::Chromium;
use crate::machine::Machine;
use crate::node::Node;
use crate::run::Done;

/// What the tests need.
#[derive(Debug)]
pub(crate) struct Needs {
    pub(crate) node: Node,
    pub(crate) chromium: Chromium,
}

/// Node.js, for the client.
pub(crate) fn node() -> Result<Node, String> {
    let node = Machine::here().node()?;
    println!("{}", node.what);
    Ok(node)
}

/// Everything the tests need.
pub(crate) fn all() -> Result<Needs, String> {
    let machine = Machine::here();
    let node = node()?;
    let chromium = machine.chromium()?;
    println!("{} at {}", chromium.what, chromium.program.display());
    println!("PostgreSQL at {}", machine.postgres()?.display());
    components(&machine)?;
    node.packages()?;
    Ok(Needs { node, chromium })
}

/// The parts of Rust that a small installation leaves out.
fn components(machine: &Machine) -> Done {
    let lacks = |part: &&str| machine.answer("cargo", &[part, "--version"]).is_none();
    if !["fmt", "clippy"].iter().any(lacks) {
        return Ok(());
    }
    let missing = "please install Rust's components rustfmt and clippy";
    let rustup = machine.find("rustup").ok_or(format!("{missing}: there is no rustup to do it"))?;
    machine
        .run(&rustup, &["component", "add", "rustfmt", "clippy"])
        .map_err(|why| format!("{missing}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::components;
    use crate::machine::fake;

    #[test]
    fn what_rust_lacks_is_added_or_asked_for() {
        let (_folder, machine) = fake::machine();
        machine.put("cargo", r#"test -e "${0%/*}/cargo-$1""#);
        let said = components(&machine).expect_err("nothing is there");
        let missing = "please install Rust's components rustfmt and clippy";
        assert_eq!(said, format!("{missing}: there is no rustup to do it"));
        machine.put("cargo-fmt", "");
        let rustup = r#"for part in "$@"; do : > "${0%/*}/asked-$part"; done"#;
        machine.put("rustup", rustup);
        components(&machine).expect("rustup adds them");
        assert!(machine.find("asked-clippy").is_some(), "clippy was lacking");
        machine.put("cargo-clippy", "");
        machine.put("rustup", "exit 1");
        components(&machine).expect("both are there, nobody is asked");
    }
}
