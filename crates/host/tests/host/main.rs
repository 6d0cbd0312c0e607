//! The host as the world sees it: a real server on a real port, a real database, real clients.

#![allow(clippy::unwrap_used, unreachable_pub)]

mod beacons;
mod clocks;
mod crowd;
mod door;
mod failures;
mod fixed;
mod hostile;
mod kit;
mod limits;
mod live;
mod mutants;
mod origin;
mod pages;
mod plea;
mod press;
mod tables;
