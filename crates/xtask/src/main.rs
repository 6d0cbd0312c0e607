//! Chores of the project: play, test, soak.

fn main() {}
