//! What an action caused, for the story line, the animation and the preview.

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::options::Mode;

/// What an action caused. Places, cards, stacks, roles and catchers go by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "freedom.ts"))]
pub enum Event {
    /// A player has a role.
    RoleTaken {
        /// Who.
        seat: Seat,
        /// Which.
        role: String,
    },
    /// A player leads.
    Leads {
        /// Who.
        seat: Seat,
    },
    /// A market card was revealed.
    LotRevealed {
        /// The card.
        lot: String,
        /// The slot, the bottom one being nought.
        slot: u8,
    },
    /// People were put on a market card.
    LotFilled {
        /// The slot, the bottom one being nought.
        slot: u8,
        /// How many were put there.
        people: u8,
        /// How many are there now.
        now: u8,
    },
    /// A card came into the queue.
    CardQueued {
        /// The card.
        card: String,
        /// The slot from the left.
        slot: u8,
    },
    /// A drawn Opposition card was set aside.
    CardAside {
        /// The card.
        card: String,
    },
    /// Cards that were set aside were shuffled back into the deck.
    Shuffled {
        /// The cards.
        cards: Vec<String>,
    },
    /// A round began.
    RoundBegan {
        /// Which, from one.
        round: u8,
        /// Who leads.
        lead: Seat,
    },
    /// The catcher die was rolled.
    CatcherRolled {
        /// Which catcher it shows; none for the walking figure.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        catcher: Option<String>,
    },
    /// The movement die was rolled.
    ArrowsRolled {
        /// The catcher.
        catcher: String,
        /// Whether the arrows point east.
        east: bool,
        /// How many.
        arrows: u8,
        /// Whether the catcher may move: a triple can be nothing in the easier game.
        moves: bool,
    },
    /// Somebody arrived where catchers notice it, or a card sends them: what they are about to do.
    Woken {
        /// Each of them.
        catchers: Vec<Stir>,
    },
    /// A catcher moved.
    CatcherMoved {
        /// Which.
        catcher: String,
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// The spaces on the way, the last one included.
        path: Vec<String>,
    },
    /// A catcher did not move after all.
    CatcherStayed {
        /// Which.
        catcher: String,
        /// Where.
        at: String,
        /// Why.
        why: Stayed,
    },
    /// People were captured.
    Captured {
        /// By whom.
        catcher: String,
        /// Where.
        at: String,
        /// How many.
        people: u8,
        /// How many went to each market card, the bottom one first.
        lots: Vec<u8>,
    },
    /// A planning phase began.
    PlanningBegan {
        /// The round.
        round: u8,
    },
    /// A player took a token.
    TokenTaken {
        /// Who.
        seat: Seat,
        /// From which stack.
        stack: String,
        /// What was paid.
        paid: u16,
        /// Whether it is the grey one.
        grey: bool,
    },
    /// A period opened.
    PeriodOpened {
        /// Which, from one.
        period: u8,
    },
    /// A player is done with planning.
    Planned {
        /// Who.
        seat: Seat,
    },
    /// A player asked that the lead player chooses first.
    LeadFirst {
        /// Who asked.
        seat: Seat,
    },
    /// A player said who decides about their reactions.
    Preferred {
        /// Who.
        seat: Seat,
        /// Who decides.
        mode: Mode,
    },
    /// A player's turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player's turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// What was received.
        money: u16,
    },
    /// A player received money.
    Income {
        /// Who.
        seat: Seat,
        /// How much.
        money: u16,
        /// What for.
        why: Gain,
    },
    /// A player played a token.
    TokenPlayed {
        /// Who.
        seat: Seat,
        /// From which stack it was.
        stack: String,
        /// Whether it was the grey one, which is back on its stack.
        grey: bool,
    },
    /// A Fundraising token brought money.
    Raised {
        /// Who.
        seat: Seat,
        /// For how many people.
        people: u8,
        /// How much.
        money: u16,
    },
    /// A person moved along the routes.
    Moved {
        /// Who led them.
        seat: Seat,
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// The places on the way, the last one included.
        path: Vec<String>,
    },
    /// A person was sent somewhere with no effect.
    Sent {
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// The neighbours gave money.
    Aid {
        /// To whom.
        seat: Seat,
        /// Where.
        at: String,
        /// How much.
        money: u16,
    },
    /// A person is free.
    Freed {
        /// From where they came.
        from: String,
        /// How many are free now.
        freed: u8,
    },
    /// A player used a special.
    SpecialUsed {
        /// Who.
        seat: Seat,
        /// The role.
        role: String,
    },
    /// People were taken off the market cards.
    Relieved {
        /// How many off each card, the bottom one first.
        lots: Vec<u8>,
    },
    /// A player bought a card.
    CardBought {
        /// Who.
        seat: Seat,
        /// The card.
        card: String,
        /// The slot it was in.
        slot: u8,
        /// What was paid.
        paid: u16,
    },
    /// A card was drawn and is resolved at once.
    CardDrawn {
        /// The card.
        card: String,
    },
    /// A card takes effect against the players.
    CardStruck {
        /// The card.
        card: String,
    },
    /// A card left the queue unresolved.
    CardDiscarded {
        /// The card.
        card: String,
        /// The slot it was in.
        slot: u8,
    },
    /// Two cards of the queue changed places.
    CardsSwapped {
        /// The left slot.
        left: u8,
        /// The right slot.
        right: u8,
    },
    /// A card of the queue was put on top of the deck.
    CardOnTop {
        /// The card.
        card: String,
        /// The slot it was in.
        slot: u8,
    },
    /// A player has a Reserve card.
    ReserveKept {
        /// Who.
        seat: Seat,
        /// The card.
        card: String,
        /// The card it replaced.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        replaced: Option<String>,
    },
    /// A player used a Reserve card, which is gone.
    ReserveUsed {
        /// Who.
        seat: Seat,
        /// The card.
        card: String,
    },
    /// A player gave money to another.
    Given {
        /// Who gave.
        from: Seat,
        /// Who received.
        to: Seat,
        /// How much.
        money: u16,
    },
    /// The Civil War keeps the catchers still during an action.
    Shielded {
        /// Whose card it was.
        owner: Seat,
        /// Whose action.
        seat: Seat,
    },
    /// A special keeps the catchers still when a player's Conductor tokens move people.
    Protected {
        /// Whose special it was.
        owner: Seat,
        /// Who is protected.
        seat: Seat,
    },
    /// A person was brought back to a plantation.
    Returned {
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// A person beside a catcher was captured by law.
    Seized {
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// Tokens left the game.
    TokensGone {
        /// The stacks they were on.
        stacks: Vec<String>,
    },
    /// A Support token went back.
    SupportBack {
        /// Whose it was.
        seat: Seat,
        /// The stack.
        stack: String,
    },
    /// The market phase began.
    MarketBegan,
    /// People were brought to a plantation.
    Placed {
        /// Which.
        at: String,
        /// How many.
        people: u8,
    },
    /// People were lost: no plantation has room.
    Lost {
        /// How many.
        people: u8,
        /// How many are lost now.
        lost: u8,
    },
    /// The bottom market card is gone, and the others slid down.
    LotGone {
        /// The card.
        lot: String,
    },
    /// People were left off a market card.
    LeftOff {
        /// Who paid.
        seat: Seat,
        /// How many.
        people: u8,
        /// What was paid.
        paid: u16,
    },
    /// The Lantern phase began.
    LanternBegan,
    /// The cards of the queue slid to the right.
    QueueSlid,
    /// The lantern was passed.
    LanternPassed {
        /// To whom.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Whether it was won.
        won: bool,
        /// Why.
        why: Ending,
        /// The score.
        score: i32,
        /// Who won.
        winners: SeatSet,
    },
}

/// What a catcher is about to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct Stir {
    /// Which catcher.
    pub catcher: String,
    /// From where.
    pub from: String,
    /// Where to.
    pub to: String,
    /// How many people stand there.
    pub people: u8,
}

/// Why a catcher did not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Stayed {
    /// It stands at the end of its path.
    PathEnd,
    /// The Station Master held it back.
    Held,
    /// Levi Coffin stopped it.
    Stopped,
}

/// What money was received for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Gain {
    /// The benefit of a role.
    Benefit,
    /// A Reserve card.
    Reserve,
    /// A card for everybody.
    Card,
    /// A card that counts people.
    People,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub enum Ending {
    /// Enough people are free and the cause has all its support.
    Freedom,
    /// Too many people were lost.
    Lost,
    /// The last round ended.
    Time,
}
