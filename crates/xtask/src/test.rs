//! Every test there is, on one optimised profile with debug assertions.

use std::time::Instant;

use crate::run::{Done, run};
use crate::{client, needs};

pub(crate) fn test() -> Done {
    let started = Instant::now();
    let needs = needs::all()?;
    let mut minutes = vec![("set-up", started.elapsed())];
    let chromium = needs.chromium.program.to_string_lossy();
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    let parts: [(&str, &dyn Fn() -> Done); 6] = [
        ("formatting", &|| run(".", "cargo", &["fmt", "--all", "--check"])),
        ("clippy", &|| run(".", "cargo", &clippy)),
        // The client comes before the Rust tests: the host's tests serve it.
        ("the client's checks", &|| client::check(&needs.node)),
        ("the client", &|| client::build(&needs.node)),
        ("Rust tests", &|| run(".", "cargo", &["test", "--workspace", "--quiet"])),
        // The browser tests use the binary that the tests above were built with.
        ("browser tests", &|| needs.node.npm(&["run", "test:browser"], &[("CHROMIUM", &chromium)])),
    ];
    for (name, part) in parts {
        let started = Instant::now();
        part()?;
        minutes.push((name, started.elapsed()));
    }
    println!("\nminutes");
    for (name, time) in minutes {
        println!("{:7.1}  {name}", time.as_secs_f32() / 60.0);
    }
    Ok(())
}
