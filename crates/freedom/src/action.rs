//! The small steps of the game, with the numbers and the words that name them.

use kernel::{Count, Seat};

use crate::board::MAX_ARROWS;
use crate::card::{Card, MAX_EFFECTS};
use crate::options::Mode;
use crate::parts::{Catcher, Face, Lot, Plantation, QueueSlot, Role};
use crate::place::Place;
use crate::rules::Freedom;
use crate::token::Stack;

/// The most money that can be given away in one gift: more than anybody ever has.
pub const MAX_GIFT: u8 = 127;
/// The most people placed in a plantation in one step.
pub const MAX_PLACED: u8 = 31;
/// The most people left off a market card in one step.
pub const MAX_LEFT_OFF: u8 = 7;

type Effect = Count<0, { MAX_EFFECTS as u8 }>;
type Arrows = Count<1, { MAX_ARROWS as u8 + 1 }>;
type LeftOff = Count<1, { MAX_LEFT_OFF + 1 }>;
type Placed = Count<1, { MAX_PLACED + 1 }>;
type Gift = Count<1, { MAX_GIFT + 1 }>;

kernel::actions! {
    /// One small step by a player or by chance.
    pub enum Action of Freedom {
        /// Be done with planning.
        Done = 0 as "done",
        /// End the turn.
        End = 1 as "end",
        /// Stop what is being carried out; the rest is forgone.
        Enough = 2 as "enough",
        /// Take money instead of acting.
        Pass = 3 as "pass",
        /// Take the benefit of the role.
        Benefit = 4 as "benefit",
        /// Use the special of the role.
        Special = 5 as "special",
        /// Use the Reserve card on the mat.
        Reserve = 6 as "reserve",
        /// Ask that the lead player chooses first, for the rest of the phase.
        LeadFirst = 7 as "lead_first",
        /// Use the Civil War on the action that is beginning.
        Shield = 8 as "shield",
        /// Use the Station Master's special in the turn of the player who is acting.
        Protect = 9 as "protect",
        /// Use Levi Coffin against the catcher who is about to capture.
        Coffin = 10 as "coffin",
        /// Let things take their course.
        LetBe = 11 as "let_be",
        /// Say who decides about one's reactions.
        Prefer(mode: Mode) = 16 as "prefer",
        /// Hold this catcher back.
        Hold(catcher: u8 as Catcher) = 20 as "hold",
        /// This catcher, who has two equally near, goes east or west.
        Toward(catcher: u8 as Catcher, way: Way) = 32 as "toward",
        /// A Support token of this player goes back.
        GiveBack(whose: Seat) = 48 as "give_back",
        /// Chance: this player leads first.
        Lead(who: Seat) = 52 as "lead",
        /// Leave so many people off the market card that was revealed.
        LeaveOff(people: u8 as LeftOff) = 56 as "leave_off",
        /// Take this role; by chance when roles are dealt.
        Role(role: u8 as Role) = 64 as "role",
        /// Chance: the catcher die shows this catcher, or nobody.
        Catcher(face: Option<u8> as Face) = 72 as "catcher",
        /// Chance: the movement die shows so many arrows.
        Arrows(way: Way, arrows: u8 as Arrows) = 80 as "arrows",
        /// Take a token of this stack.
        Take(stack: Stack) = 96 as "take",
        /// Play a token of this stack, the grey one or another.
        Play(stack: Stack, shade: Shade) = 112 as "play",
        /// Buy the card in this slot of the queue.
        Buy(slot: u8 as QueueSlot) = 144 as "buy",
        /// Choose the card in this slot of the queue.
        Pick(slot: u8 as QueueSlot) = 152 as "pick",
        /// Exchange the cards in these slots, the left one first.
        Swap(left: u8 as QueueSlot, right: u8 as QueueSlot) if (left < right) = 160 as "swap",
        /// Choose this effect of a card that offers one of several.
        Either(effect: u8 as Effect) = 192 as "either",
        /// Chance: this card is drawn.
        Draw(card: Card) = 200 as "draw",
        /// Chance: this market card is revealed.
        Reveal(lot: u8 as Lot) = 264 as "reveal",
        /// Place so many people in the plantation with this number.
        Place(plantation: u8 as Plantation, people: u8 as Placed) = 320 as "place",
        /// Give this player so much money.
        Give(to: Seat, money: u8 as Gift) = 512 as "give",
        /// Move a person from one place to another.
        Move(from: Place, to: Place) = 1024 as "move",
    }
}

/// A direction along a catcher's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// White arrows.
    West,
    /// Black arrows.
    East,
}

/// Whether a Conductor token is grey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// An ordinary token.
    Plain,
    /// The last of its stack, which returns when it is played.
    Grey,
}
