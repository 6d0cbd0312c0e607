//! Lantern, the place to play three historical board games.

fn main() {}
