//! Build everything and start Lantern.

use std::os::unix::process::CommandExt;
use std::process::Command;

use crate::run::{Done, root, run, shown};
use crate::{client, needs};

pub(crate) fn play(args: &[String]) -> Done {
    client::build(&needs::node()?)?;
    run(".", "cargo", &["build", "--release", "--package", "lantern"])?;
    let mut lantern = Command::new(root().join("target/release/lantern"));
    lantern.arg("play").args(args).current_dir(root());
    println!("\n▸ {}", shown(&lantern));
    // We become Lantern: whoever ends this process ends it, and not only the one who started it.
    let error = lantern.exec();
    Err(format!("`{}` could not be started: {error}", shown(&lantern)))
}
