//! Every test there is, on one optimised profile with debug assertions.

use std::time::{Duration, Instant};

use crate::run::{Done, run, run_with};
use crate::{client, fourth, needs};

/// A part of the test command, and how many minutes it may take where it is judged by that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Rust,
    Client,
    Browser,
    Stores,
    Rest,
}

impl Part {
    const ALL: [Self; 5] = [Self::Rust, Self::Client, Self::Browser, Self::Stores, Self::Rest];

    const fn name(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::Client => "client",
            Self::Browser => "browser",
            Self::Stores => "stores",
            Self::Rest => "rest",
        }
    }

    const fn budget(self) -> Duration {
        let minutes = match self {
            Self::Rust | Self::Browser => 9,
            Self::Stores => 3,
            Self::Client | Self::Rest => 2,
        };
        Duration::from_mins(minutes)
    }
}

/// Passes all tests and prints the minutes each part took.
pub(crate) fn test() -> Done {
    play().map(drop)
}

/// The same, and no part may take longer than its budget. Everything is built beforehand: how fast a
/// machine compiles is not what is judged.
pub(crate) fn in_time() -> Done {
    test()?;
    let slow: Vec<String> = play()?
        .into_iter()
        .filter(|(part, took)| *took > part.budget())
        .map(|(part, took)| {
            let [took, budget] = [took, part.budget()].map(|time| time.as_secs_f32() / 60.0);
            format!("{} took {took:.1} minutes of {budget}", part.name())
        })
        .collect();
    if slow.is_empty() { Ok(()) } else { Err(slow.join("; ")) }
}

fn play() -> Result<Vec<(Part, Duration)>, String> {
    let started = Instant::now();
    let needs = needs::all()?;
    let mut minutes = vec![(Part::Rest, "set-up", started.elapsed())];
    let chromium = needs.chromium.program.to_string_lossy();
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    let doc = ["doc", "--workspace", "--no-deps", "--features", "kernel/kit", "--quiet"];
    // What needs a PostgreSQL is in modules of this name.
    let rust = ["test", "--workspace", "--quiet", "--", "--skip", "on_postgres"];
    let stores = ["test", "--workspace", "--quiet", "--tests", "--", "on_postgres"];
    let chores: [(Part, &str, &dyn Fn() -> Done); 9] = [
        (Part::Rest, "formatting", &|| run(".", "cargo", &["fmt", "--all", "--check"])),
        (Part::Rust, "clippy", &|| run(".", "cargo", &clippy)),
        (Part::Rust, "documentation", &|| run_with(".", "cargo", &doc, &strict)),
        // The client comes before the Rust tests: the host's tests serve it.
        (Part::Client, "the client's checks", &|| client::check(&needs.node)),
        (Part::Client, "the client", &|| client::build(&needs.node)),
        (Part::Client, "the client with the example", &|| fourth::client(&needs.node)),
        (Part::Rust, "Rust tests", &|| run(".", "cargo", &rust)),
        (Part::Stores, "tests on PostgreSQL", &|| run(".", "cargo", &stores)),
        // The browser tests use the programs that the tests above were built with.
        (Part::Browser, "browser tests", &|| {
            needs.node.npm(&["run", "test:browser"], &[("CHROMIUM", &chromium)])
        }),
    ];
    for (part, name, chore) in chores {
        let started = Instant::now();
        chore()?;
        minutes.push((part, name, started.elapsed()));
    }
    println!("\nminutes");
    for (_, name, time) in &minutes {
        println!("{:7.1}  {name}", time.as_secs_f32() / 60.0);
    }
    let sum = |part| minutes.iter().filter(|one| one.0 == part).map(|one| one.2).sum();
    Ok(Part::ALL.map(|part| (part, sum(part))).to_vec())
}
