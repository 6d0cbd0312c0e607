//! Tables, seats, clocks, press, HTTP and live updates. The host knows no game by name.

pub mod wire;
