//! A position as it is written.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::options::{Mode, Options};

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(default)]
    pub(super) options: Options,
    #[serde(default = "one")]
    pub(super) round: u8,
    pub(super) phase: PhaseName,
    /// What is awaited; what the phase begins with if left out.
    #[serde(default)]
    pub(super) step: Option<StepName>,
    #[serde(default = "first")]
    pub(super) lead: Seat,
    /// Who acts; the lead player if left out.
    #[serde(default)]
    pub(super) active: Option<Seat>,
    #[serde(default = "one")]
    pub(super) period: u8,
    #[serde(default)]
    pub(super) seats: Vec<SeatFile>,
    #[serde(default)]
    pub(super) stacks: Option<BTreeMap<String, u8>>,
    #[serde(default)]
    pub(super) people: Option<BTreeMap<String, u8>>,
    #[serde(default)]
    pub(super) catchers: BTreeMap<String, String>,
    /// The cards that lie face up, the bottom one first.
    #[serde(default)]
    pub(super) market: Option<Vec<LotFile>>,
    #[serde(default)]
    pub(super) market_deck: Option<Vec<String>>,
    /// Five slots from left to right.
    #[serde(default)]
    pub(super) queue: Vec<Option<String>>,
    #[serde(default)]
    pub(super) decks: Option<Vec<DeckFile>>,
    #[serde(default)]
    pub(super) pool: Option<Vec<String>>,
    /// The topmost last.
    #[serde(default)]
    pub(super) top: Vec<String>,
    #[serde(default)]
    pub(super) done: SeatSet,
    #[serde(default)]
    pub(super) lead_first: bool,
    #[serde(default)]
    pub(super) preferred: SeatSet,
    #[serde(default)]
    pub(super) turn: TurnFile,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) job: Option<JobFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hunt: Option<HuntFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fill: Option<FillFile>,
}

fn one() -> u8 {
    1
}

fn first() -> Seat {
    Seat(0)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PhaseName {
    Setup,
    Catchers,
    Planning,
    Action,
    Market,
    Lantern,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum StepName {
    Role,
    Lead,
    Reveal,
    Fill,
    CatcherDie,
    MovementDie(String),
    Plan,
    Turn,
    Choose,
    Carry,
    Draw,
    Protect,
    Shield,
    Hold,
    Coffin(String),
    Tie(String),
    Place,
    LeaveOff,
    Won,
    Lost,
    Time,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SeatFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) role: Option<String>,
    pub(super) spent: bool,
    /// The usual sum if left out.
    pub(super) money: Option<u16>,
    pub(super) support: u8,
    pub(super) tokens: BTreeMap<String, u8>,
    /// The stacks whose grey token is among them.
    pub(super) grey: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reserve: Option<String>,
    /// As the table's options say if left out.
    pub(super) reactions: Option<Mode>,
    pub(super) taken: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LotFile {
    pub(super) card: String,
    pub(super) people: u8,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct DeckFile {
    pub(super) known: Vec<String>,
    pub(super) unknown: u8,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct TurnFile {
    pub(super) acted: bool,
    pub(super) benefit: bool,
    pub(super) played: u8,
    pub(super) more_tokens: bool,
    pub(super) bought: bool,
    pub(super) raised: bool,
    pub(super) purchased: bool,
    pub(super) held: bool,
    pub(super) protected: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JobFile {
    pub(super) source: SourceName,
    #[serde(default)]
    pub(super) part: u8,
    #[serde(default)]
    pub(super) left: u8,
    #[serde(default)]
    pub(super) fresh: bool,
    #[serde(default)]
    pub(super) shielded: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) pin: Option<String>,
    #[serde(default)]
    pub(super) slot: u8,
    #[serde(default)]
    pub(super) moved: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SourceName {
    Token(String),
    Benefit,
    Special,
    Reserve,
    Card(String),
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HuntFile {
    pub(super) left: Vec<String>,
    #[serde(default)]
    pub(super) east: Vec<String>,
    #[serde(default)]
    pub(super) tied: Vec<String>,
    pub(super) steps: u8,
    pub(super) why: WhyName,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum WhyName {
    Dice,
    Woken,
    Sent,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct FillFile {
    pub(super) opposed: bool,
    pub(super) aside: Vec<String>,
}
