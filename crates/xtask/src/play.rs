//! Build everything and start Lantern.

use crate::client;
use crate::run::{Done, run};

pub(crate) fn play(args: &[String]) -> Done {
    client::build()?;
    run(".", "cargo", &["build", "--release", "--package", "lantern"])?;
    let mut all = vec!["play"];
    all.extend(args.iter().map(String::as_str));
    let binary = crate::run::root().join("target/release/lantern");
    run(".", &binary.to_string_lossy(), &all)
}
