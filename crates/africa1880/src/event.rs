//! What actions cause, for the story line and the animation.

use kernel::{Seat, SeatSet};
use serde::Serialize;

/// What an action caused. Territories go by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "africa1880.ts"))]
pub enum Event {
    /// A power placed its first presence.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        at: String,
    },
    /// A turn begins.
    TurnBegan {
        /// Its year.
        year: u16,
    },
    /// A power proposed something to another. Only the two of them know.
    Proposed {
        /// Who.
        from: Seat,
        /// To whom.
        to: Seat,
        /// War on whom; alliance if nobody.
        war_on: Option<Seat>,
    },
    /// A power answered a proposal. Only the two of them know.
    Answered {
        /// Who had proposed.
        from: Seat,
        /// Who answered.
        to: Seat,
        /// Whether it was accepted.
        accepted: bool,
        /// War on whom; alliance if nobody.
        war_on: Option<Seat>,
    },
    /// A power is ready to end the diplomacy phase.
    Readied {
        /// Who.
        seat: Seat,
    },
    /// All are ready: sheets are written.
    OrdersBegan {
        /// The year of the turn.
        year: u16,
    },
    /// A line was written. Only its writer knows.
    Wrote {
        /// Who.
        seat: Seat,
        /// What.
        line: SheetLine,
    },
    /// A sheet was sealed. Only its writer knows.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// A sheet is read out whole.
    SheetRead {
        /// Whose.
        seat: Seat,
        /// Whether the clock closed it with nothing written.
        absent: bool,
        /// What was written.
        lines: Vec<SheetLine>,
    },
    /// An order could not be carried out.
    OrderVoid {
        /// Whose.
        seat: Seat,
        /// The territory of the line, or the landing's target.
        at: String,
        /// Why.
        why: Void,
    },
    /// A territory was developed.
    Developed {
        /// Where.
        at: String,
        /// By whom.
        by: SeatSet,
        /// How many pawns were placed.
        pawns: u8,
        /// How many squares are filled now.
        filled: u8,
        /// How many orders were lost for want of a square.
        lost: u8,
    },
    /// An expedition founded a presence by land.
    Explored {
        /// Who.
        seat: Seat,
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// An expedition founded a presence from the sea.
    Landed {
        /// Who.
        seat: Seat,
        /// Where.
        at: String,
    },
    /// The relations are shown in the embassies.
    RelationsRead {
        /// On whom each power declared war, by seat.
        wars: Vec<SeatSet>,
    },
    /// A promise was not kept.
    PromiseBroken {
        /// Who broke it.
        by: Seat,
        /// To whom it was given.
        to: Seat,
        /// War on whom was promised; alliance if nobody.
        war_on: Option<Seat>,
    },
    /// A presence was removed.
    Removed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: String,
        /// Who of those present declared war on it.
        wars: SeatSet,
        /// Who of those present declared alliance with it.
        alliances: SeatSet,
    },
    /// A conflict removed nobody.
    Stood {
        /// Where.
        at: String,
        /// Who is present.
        present: SeatSet,
    },
    /// A colony was founded.
    ColonyFounded {
        /// Where.
        at: String,
        /// Who is present.
        present: SeatSet,
        /// What each of them scores for it.
        points: u8,
    },
    /// A turn ended.
    TurnEnded {
        /// Its year.
        year: u16,
        /// The colony points of each power.
        scores: Vec<i32>,
    },
    /// The game ended.
    Ended {
        /// Who won, if anybody did.
        winners: SeatSet,
        /// The points of each power.
        scores: Vec<i32>,
    },
}

/// A line of a sheet, as it is read out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "order", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub enum SheetLine {
    /// The presence there develops.
    Develop {
        /// Where.
        at: String,
    },
    /// The presence explores.
    Explore {
        /// From where.
        at: String,
        /// Where to.
        to: String,
    },
    /// The presence there does nothing.
    Nothing {
        /// Where.
        at: String,
    },
    /// The line cannot be read.
    Void {
        /// Where.
        at: String,
    },
    /// A landing.
    Land {
        /// Where.
        at: String,
    },
    /// An alliance.
    Alliance {
        /// With whom.
        with: Seat,
    },
    /// A war.
    War {
        /// On whom.
        on: Seat,
    },
}

/// Why an order was void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "africa1880.ts"))]
pub enum Void {
    /// It cannot be read.
    Unreadable,
    /// No presence of the power stands there.
    NoPresence,
    /// The target does not border the territory.
    NotAdjacent,
    /// The target is a colony.
    Colony,
    /// The power stands there already.
    AlreadyThere,
    /// No presence is left in stock.
    NoStock,
    /// The target is not on the coast.
    NotCoastal,
    /// The coast is not empty.
    NotEmpty,
    /// Another power explored there first.
    ExplorerFirst,
    /// Two landings are written.
    TwoLandings,
}
