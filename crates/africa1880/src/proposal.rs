//! What powers propose to each other, and what became of it.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What one power proposes to another for this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pact {
    /// Both declare alliance with each other.
    Alliance,
    /// Both declare war on a third.
    War(Seat),
}

/// What became of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub enum Answer {
    /// It waits for an answer.
    Open,
    /// It was accepted: both have promised.
    Accepted,
    /// It was declined.
    Declined,
    /// The other side was ready without answering.
    Lapsed,
}

/// A proposal from one power to another. Each may send each other one a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What is proposed.
    pub pact: Pact,
    /// What became of it.
    pub answer: Answer,
}

/// A promise that was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// What was promised.
    pub pact: Pact,
    /// Whether the power that proposed it broke it.
    pub by_proposer: bool,
    /// Whether the power that accepted it broke it.
    pub by_accepter: bool,
}
