//! The small steps of the game, and the numbers that name them.

use kernel::Seat;

use crate::board::{MAX_ARROWS, MAX_CATCHERS, MAX_LOTS, MAX_PLAYERS, QUEUE_SLOTS};
use crate::card::{Card, MAX_CARDS, MAX_EFFECTS};
use crate::options::Mode;
use crate::place::{MAX_PLACES, Place};
use crate::role::MAX_ROLES;
use crate::token::{MAX_STACKS, Stack};

/// The most money that can be given away in one gift: more than anybody ever has.
pub const MAX_GIFT: u8 = 127;
/// The most people placed in a plantation in one step.
pub const MAX_PLACED: u8 = 31;

/// One small step by a player or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Be done with planning.
    Done,
    /// End the turn.
    End,
    /// Stop what is being carried out; the rest is forgone.
    Enough,
    /// Take money instead of acting.
    Pass,
    /// Take the benefit of the role.
    Benefit,
    /// Use the special of the role.
    Special,
    /// Use the Reserve card on the mat.
    Reserve,
    /// Ask that the lead player chooses first, for the rest of the phase.
    LeadFirst,
    /// Use the Civil War on the action that is beginning.
    Shield,
    /// Use the Station Master's special in the turn of the player who is acting.
    Protect,
    /// Use Levi Coffin against the catcher who is about to capture.
    Coffin,
    /// Let things take their course.
    LetBe,
    /// Say who decides about one's reactions.
    Prefer(Mode),
    /// Hold this catcher back.
    Hold(u8),
    /// This catcher, who has two equally near, goes east or west.
    Toward(u8, Way),
    /// A Support token of this player goes back.
    GiveBack(Seat),
    /// Leave so many people off the market card that was revealed.
    LeaveOff(u8),
    /// Take this role; by chance when roles are dealt.
    Role(u8),
    /// Take a token of this stack.
    Take(Stack),
    /// Play a token of this stack, the grey one or another.
    Play(Stack, Shade),
    /// Buy the card in this slot of the queue.
    Buy(u8),
    /// Choose the card in this slot of the queue.
    Pick(u8),
    /// Exchange the cards in these slots, the left one first.
    Swap(u8, u8),
    /// Choose this effect of a card that offers one of several.
    Either(u8),
    /// Place so many people in the plantation with this number.
    Place(u8, u8),
    /// Give this player so much money.
    Give(Seat, u8),
    /// Move a person from one place to another.
    Move(Place, Place),
    /// Chance: this player leads first.
    Lead(Seat),
    /// Chance: the catcher die shows this catcher, or nobody.
    Catcher(Option<u8>),
    /// Chance: the movement die shows so many arrows.
    Arrows(Way, u8),
    /// Chance: this card is drawn.
    Draw(Card),
    /// Chance: this market card is revealed.
    Reveal(u8),
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

/// The steps that have no gaps, by their codes.
const BARE: [Action; 12] = [
    Action::Done,
    Action::End,
    Action::Enough,
    Action::Pass,
    Action::Benefit,
    Action::Special,
    Action::Reserve,
    Action::LeadFirst,
    Action::Shield,
    Action::Protect,
    Action::Coffin,
    Action::LetBe,
];
const MODES: [Mode; 3] = [Mode::Acting, Mode::Ask, Mode::Never];

const PREFER: u32 = 16;
const HOLD: u32 = 20;
const TOWARD: u32 = 32;
const GIVE_BACK: u32 = 48;
const LEAD: u32 = 52;
const LEAVE_OFF: u32 = 56;
const ROLE: u32 = 64;
const CATCHER: u32 = 72;
const ARROWS: u32 = 80;
const TAKE: u32 = 96;
const PLAY: u32 = 112;
const BUY: u32 = 144;
const PICK: u32 = 152;
const SWAP: u32 = 160;
const EITHER: u32 = 192;
const DRAW: u32 = 200;
const REVEAL: u32 = 264;
const PLACE: u32 = 320;
const PLACE_END: u32 = 448;
const GIVE: u32 = 512;
const MOVE: u32 = 1024;

/// Every code is below this.
pub const CODES: u32 = MOVE + (MAX_PLACES * MAX_PLACES) as u32;

impl Action {
    /// The number that names the action.
    #[must_use]
    pub fn code(self) -> u32 {
        let slots = QUEUE_SLOTS as u32;
        match self {
            Self::Prefer(mode) => PREFER + mode as u32,
            Self::Hold(catcher) => HOLD + u32::from(catcher),
            Self::Toward(catcher, way) => TOWARD + 2 * u32::from(catcher) + way as u32,
            Self::GiveBack(seat) => GIVE_BACK + u32::from(seat.0),
            Self::Lead(seat) => LEAD + u32::from(seat.0),
            Self::LeaveOff(people) => LEAVE_OFF + u32::from(people),
            Self::Role(role) => ROLE + u32::from(role),
            Self::Catcher(Some(catcher)) => CATCHER + u32::from(catcher),
            Self::Catcher(None) => CATCHER + MAX_CATCHERS as u32,
            Self::Arrows(way, arrows) => ARROWS + 8 * way as u32 + u32::from(arrows),
            Self::Take(stack) => TAKE + u32::from(stack.0),
            Self::Play(stack, shade) => PLAY + 2 * u32::from(stack.0) + shade as u32,
            Self::Buy(slot) => BUY + u32::from(slot),
            Self::Pick(slot) => PICK + u32::from(slot),
            Self::Swap(one, other) => SWAP + slots * u32::from(one) + u32::from(other),
            Self::Either(part) => EITHER + u32::from(part),
            Self::Draw(card) => DRAW + u32::from(card.0),
            Self::Reveal(lot) => REVEAL + u32::from(lot),
            Self::Place(farm, people) => PLACE + 32 * u32::from(farm) + u32::from(people),
            Self::Give(seat, money) => GIVE + 128 * u32::from(seat.0) + u32::from(money),
            Self::Move(from, to) => MOVE + MAX_PLACES as u32 * u32::from(from.0) + u32::from(to.0),
            bare => BARE.iter().position(|one| *one == bare).unwrap_or_default() as u32,
        }
    }

    /// The action a number names.
    #[must_use]
    pub fn from_code(code: u32) -> Option<Self> {
        // A number counted from a base, if it is below a bound.
        let below = |base: u32, bound: usize| {
            let n = code - base;
            ((n as usize) < bound).then_some(n as u8)
        };
        // The same for pairs.
        let pair = |base: u32, second: u32| ((code - base) / second, (code - base) % second);
        let way = |bit: u32| if bit == 0 { Way::West } else { Way::East };
        Some(match code {
            0..PREFER => *BARE.get(code as usize)?,
            PREFER..HOLD => Self::Prefer(*MODES.get((code - PREFER) as usize)?),
            HOLD..TOWARD => Self::Hold(below(HOLD, MAX_CATCHERS)?),
            TOWARD..GIVE_BACK => {
                let n = below(TOWARD, 2 * MAX_CATCHERS)?;
                Self::Toward(n / 2, way(u32::from(n % 2)))
            }
            GIVE_BACK..LEAD => Self::GiveBack(Seat(below(GIVE_BACK, MAX_PLAYERS)?)),
            LEAD..LEAVE_OFF => Self::Lead(Seat(below(LEAD, MAX_PLAYERS)?)),
            LEAVE_OFF..ROLE => Self::LeaveOff(below(LEAVE_OFF, 8).filter(|n| *n > 0)?),
            ROLE..CATCHER => Self::Role(below(ROLE, MAX_ROLES)?),
            CATCHER..ARROWS => match below(CATCHER, MAX_CATCHERS + 1)? {
                n if usize::from(n) == MAX_CATCHERS => Self::Catcher(None),
                n => Self::Catcher(Some(n)),
            },
            ARROWS..TAKE => {
                let (bit, arrows) = pair(ARROWS, 8);
                let real = (1..=MAX_ARROWS as u32).contains(&arrows);
                Self::Arrows(way(bit), real.then_some(arrows as u8)?)
            }
            TAKE..PLAY => Self::Take(Stack(below(TAKE, MAX_STACKS)?)),
            PLAY..BUY => {
                let (stack, bit) = pair(PLAY, 2);
                let shade = if bit == 0 { Shade::Plain } else { Shade::Grey };
                Self::Play(Stack(stack as u8), shade)
            }
            BUY..PICK => Self::Buy(below(BUY, QUEUE_SLOTS)?),
            PICK..SWAP => Self::Pick(below(PICK, QUEUE_SLOTS)?),
            SWAP..EITHER => {
                let n = below(SWAP, QUEUE_SLOTS * QUEUE_SLOTS)?;
                let (one, other) = (n / QUEUE_SLOTS as u8, n % QUEUE_SLOTS as u8);
                (one < other).then_some(Self::Swap(one, other))?
            }
            EITHER..DRAW => Self::Either(below(EITHER, MAX_EFFECTS)?),
            DRAW..REVEAL => Self::Draw(Card(below(DRAW, MAX_CARDS)?)),
            REVEAL..PLACE => Self::Reveal(below(REVEAL, MAX_LOTS)?),
            PLACE..PLACE_END => {
                let (farm, people) = pair(PLACE, 32);
                (people > 0).then_some(Self::Place(farm as u8, people as u8))?
            }
            GIVE..MOVE => {
                let (seat, money) = pair(GIVE, 128);
                (money > 0).then_some(Self::Give(Seat(seat as u8), money as u8))?
            }
            MOVE..CODES => {
                let (from, to) = pair(MOVE, MAX_PLACES as u32);
                Self::Move(Place(from as u8), Place(to as u8))
            }
            _ => return None,
        })
    }
}
