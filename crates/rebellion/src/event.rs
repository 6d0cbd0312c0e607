//! What actions cause, for the story line, the animation and the battle screen.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::card::Card;
use crate::colour::{Colour, Side};
use crate::force::{Force, Slot};

/// So many units of each colour, by the colour's id: `{"R": 2, "Y": 1}`.
pub type Tally = BTreeMap<&'static str, u8>;

/// The units of a force by colour.
#[must_use]
pub fn tally(force: Force) -> Tally {
    let mut tally = Tally::new();
    for slot in (0..8).map(Slot) {
        if force.get(slot) > 0 {
            *tally.entry(slot.colour().id()).or_default() += force.get(slot);
        }
    }
    tally
}

/// A card as it is told: `R05`.
#[must_use]
pub fn card_id(card: Card) -> String {
    // All cards are spelled at every look, so by hand and not by the machinery of formats.
    let digit = |n: u8| char::from(b'0' + n % 10);
    let mut id = String::with_capacity(3);
    id.push_str(Colour::of(card.faction).id());
    id.extend([digit(card.number / 10), digit(card.number)]);
    id
}

/// What an action caused. Areas, colonies, colours and cards go by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rebellion1775.ts"))]
pub enum Event {
    /// In the set-up, a cube said which side places first.
    FirstSide {
        /// The cube.
        seat: Seat,
        /// Its side.
        side: Side,
    },
    /// A unit was placed: an extra unit, or a reinforcement.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        colour: &'static str,
        /// Where.
        at: String,
    },
    /// A fled unit came back.
    Returned {
        /// Who brought it back.
        seat: Seat,
        /// What.
        colour: &'static str,
        /// Where.
        at: String,
    },
    /// A faction has placed all its extra units or reinforcements.
    Reinforced {
        /// Who.
        seat: Seat,
        /// Whether they were the extra units of the set-up.
        extra: bool,
        /// How many units arrived.
        count: u8,
        /// Where, in the order of the board.
        at: Vec<Arrived>,
    },
    /// A round begins.
    RoundBegan {
        /// Its number.
        round: u8,
    },
    /// A cube came out of the bag: a faction's sequence begins.
    SequenceBegan {
        /// Who.
        seat: Seat,
        /// The round.
        round: u8,
        /// Which sequence of the round, counted from one.
        place: u8,
    },
    /// A card was played.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        card: String,
        /// Whether it is a movement card.
        movement: bool,
        /// Whether it is a truce.
        truce: bool,
    },
    /// A card brought units into an area.
    Landed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: String,
        /// What.
        units: Tally,
        /// Where.
        at: String,
    },
    /// A card sent a fled unit home and placed another.
    Recruited {
        /// Who.
        seat: Seat,
        /// Whose fled unit went to its reserve.
        from: &'static str,
        /// What was placed.
        to: &'static str,
        /// Where.
        at: String,
    },
    /// A card sent fled units home for whom nobody was left to be placed.
    WentHome {
        /// Who.
        seat: Seat,
        /// Whose fled units went to their reserve.
        colour: &'static str,
        /// How many.
        count: u8,
    },
    /// A card replaced a unit.
    Converted {
        /// Who.
        seat: Seat,
        /// What went.
        from: &'static str,
        /// What came.
        to: &'static str,
        /// Where.
        at: String,
    },
    /// An army went from one area to another.
    Marched {
        /// Who.
        seat: Seat,
        /// How.
        how: How,
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// The areas it entered, the last included; for ships only the last.
        path: Vec<String>,
        /// Who.
        units: Tally,
        /// The event it needed to get there.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    /// An event was given to a battle.
    Named {
        /// Who.
        seat: Seat,
        /// Which card.
        card: String,
        /// The battle.
        at: String,
    },
    /// A battle begins.
    BattleBegan {
        /// Where.
        at: String,
        /// Which side attacks.
        attacker: Side,
        /// The attackers.
        attackers: Tally,
        /// The defenders.
        defenders: Tally,
    },
    /// Natives stood on both sides of a battle and fled in equal number.
    NativesFled {
        /// Where.
        at: String,
        /// How many from each side.
        each: u8,
    },
    /// Dice of one colour fell.
    DiceFell {
        /// Where.
        at: String,
        /// Whose roll.
        side: Side,
        /// How they fell.
        dice: DiceFall,
        /// Whether only hits count.
        free: bool,
    },
    /// A side's whole roll.
    Rolled {
        /// Where.
        at: String,
        /// Whose roll.
        side: Side,
        /// Every colour that rolled.
        dice: Vec<DiceFall>,
        /// All hits.
        hits: u8,
        /// Whether only hits count.
        free: bool,
    },
    /// A side lost units.
    Lost {
        /// Where.
        at: String,
        /// Whose units.
        side: Side,
        /// What.
        units: Tally,
        /// Who chose, if there was a choice.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Whether a standing instruction chose.
        standing: bool,
    },
    /// Units fled from a battle.
    Fled {
        /// Where.
        at: String,
        /// Whose units.
        side: Side,
        /// What.
        units: Tally,
    },
    /// Flights were ignored.
    Steadied {
        /// Where.
        at: String,
        /// The card.
        card: String,
        /// Who would have fled.
        units: Tally,
    },
    /// Units that fled were replaced by units of the other side.
    Turned {
        /// Where.
        at: String,
        /// Who fled.
        from: &'static str,
        /// How many.
        count: u8,
        /// Who joined the other side.
        to: &'static str,
        /// How many.
        joined: u8,
    },
    /// A unit manoeuvred out of a battle.
    Manoeuvred {
        /// Who decided.
        seat: Seat,
        /// What.
        colour: &'static str,
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// Whether a standing instruction decided.
        standing: bool,
    },
    /// A battle is over.
    BattleEnded {
        /// Where.
        at: String,
        /// Who won it, if anybody did.
        winner: Option<Side>,
        /// Who is left there.
        left: Tally,
        /// How many times dice were rolled.
        rolls: u16,
    },
    /// Natives joined a side.
    NativesJoined {
        /// Where.
        at: String,
        /// Whom.
        side: Side,
        /// How many.
        count: u8,
    },
    /// Natives were left alone and are neutral.
    NativesNeutral {
        /// Where.
        at: String,
        /// How many.
        count: u8,
    },
    /// A colony changed hands.
    ColonyChanged {
        /// Which.
        colony: String,
        /// Who controls it now, if anybody does.
        side: Option<Side>,
        /// Who did before.
        before: Option<Side>,
    },
    /// A city's marker was placed or taken away.
    MarkerChanged {
        /// Which city.
        at: String,
        /// Whose marker stands there now.
        side: Option<Side>,
        /// Whose stood there before.
        before: Option<Side>,
    },
    /// A hand without a movement card was shown and goes back into the deck.
    HandShown {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<String>,
    },
    /// A card was drawn. The other side learns that, but not which.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    /// A sequence is over.
    SequenceEnded {
        /// Whose.
        seat: Seat,
    },
    /// A round is over.
    RoundEnded {
        /// Which.
        round: u8,
        /// What each side controls: British, American.
        scores: [u8; 2],
        /// Whose truce cards lie beside the board.
        truces: SeatSet,
    },
    /// A faction changed its standing instructions. Only its side knows.
    Instructed {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who won, if anybody did.
        winner: Option<Side>,
        /// What each side controls: British, American.
        scores: [u8; 2],
        /// The side both of whose truces lie beside the board, if that ended the game.
        truce: Option<Side>,
    },
}

/// Units that arrived in an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct Arrived {
    /// Where.
    pub at: String,
    /// What.
    pub units: Tally,
}

/// How dice of one colour fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct DiceFall {
    /// The colour.
    pub colour: &'static str,
    /// Hits.
    pub hits: u8,
    /// Flights.
    pub flees: u8,
    /// Blank dice: manoeuvres.
    pub blanks: u8,
}

/// How an army went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum How {
    /// By land.
    Land,
    /// By ship.
    Ship,
    /// Inside a colony, by a card.
    Rearranged,
    /// After a battle, by a card.
    Pursuit,
}
