//! Cards: their kinds, and the small vocabulary their effects are written in.

use serde::{Deserialize, Serialize};

use crate::place::Places;

/// The most cards a board can have: a set of them is one machine word.
pub const MAX_CARDS: usize = 64;
/// The most effects a card can have.
pub const MAX_EFFECTS: usize = 4;

kernel::noun! {
    /// A card by its place in the board's list.
    #[derive(Serialize, Deserialize)]
    pub struct Card below MAX_CARDS
}

kernel::small_set! {
    /// A set of cards.
    pub struct Cards(pub u64) of Card
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Resolved when it is bought.
    General,
    /// Kept on the player's mat.
    Reserve(Keep),
    /// Works against the players.
    Opposition,
}

/// What the owner of a Reserve card can do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Keep {
    /// Pay to leave people off a market card that is revealed.
    LeaveOff {
        /// At most so many at a time.
        people: u8,
        /// The price of each.
        price: u8,
    },
    /// Stop a catcher who is about to capture, once.
    Cancel,
    /// Receive money every turn; give money to another player, once.
    Patron {
        /// What the owner receives.
        income: u8,
    },
    /// Exchange two cards of the queue, once.
    Swap,
    /// Keep all catchers still during one action, once.
    Shield,
}

/// One thing that a card, a token or a role does. A board file writes places as words and slots by
/// their prices, and is the same but for those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[serde(bound(deserialize = "P: Deserialize<'de> + Default, S: Deserialize<'de>"))]
pub enum Effect<P = Places, S = u8> {
    /// Move people along the routes.
    Move {
        /// How many people, each at most once.
        people: u8,
        /// How far each.
        spaces: u8,
        /// The catchers do not react.
        #[serde(default)]
        unseen: bool,
    },
    /// Spread steps over people.
    #[serde(skip)]
    Points {
        /// How many steps.
        points: u8,
    },
    /// Move people from one set of places to another with no effect.
    Send(Send<P>),
    /// Buy tokens.
    Buy {
        /// How many.
        tokens: u8,
        /// How much cheaper each is.
        #[serde(default)]
        off: u8,
        /// They cost nothing.
        #[serde(default)]
        free: bool,
    },
    /// Money for each player.
    Money {
        /// How much.
        each: u8,
    },
    /// Money for each person in some places.
    Count {
        /// How much.
        each: u8,
        /// Where.
        places: P,
    },
    /// Exchange two cards of the queue.
    Swap,
    /// Put one card of the queue on top of the current deck.
    Top,
    /// Discard one card of the queue, unresolved.
    #[serde(skip)]
    Pick,
    /// Discard the cards in some slots, unresolved.
    Discard {
        /// The slots, one bit each.
        #[serde(rename = "prices")]
        slots: S,
    },
    /// Discard the cards to the left of this one, unresolved.
    DiscardLeft,
    /// Draw the next card and resolve it.
    Draw,
    /// Every catcher moves one step towards the nearest person on its path.
    Hunt,
    /// People of the map go back to plantations.
    Return {
        /// How many.
        people: u8,
    },
    /// People one step from a catcher go to the market.
    Seize {
        /// How many.
        people: u8,
    },
    /// The top token of each Conductor and Fundraising stack of the current period is gone.
    Riot,
    /// Support tokens go back onto the current stack.
    Unbuy {
        /// How many.
        tokens: u8,
    },
    /// More people on each market card.
    Add {
        /// How many on each.
        people: u8,
    },
    /// Give money to another player.
    #[serde(skip)]
    Gift,
}

impl Effect {
    /// How many people, steps or tokens it is about at most, if somebody has to choose them.
    #[must_use]
    pub const fn extent(self) -> u8 {
        match self {
            Self::Move { people, .. }
            | Self::Return { people }
            | Self::Seize { people }
            | Self::Add { people } => people,
            Self::Points { points } => points,
            Self::Send(send) => send.people,
            Self::Buy { tokens, .. } | Self::Unbuy { tokens } => tokens,
            Self::Swap | Self::Top | Self::Pick | Self::Gift => 1,
            Self::Money { .. }
            | Self::Count { .. }
            | Self::Discard { .. }
            | Self::DiscardLeft
            | Self::Draw
            | Self::Hunt
            | Self::Riot => 0,
        }
    }

    /// Whether nobody can choose to leave it out.
    #[must_use]
    pub const fn is_compulsory(self) -> bool {
        !matches!(
            self,
            Self::Move { .. }
                | Self::Points { .. }
                | Self::Send(_)
                | Self::Buy { .. }
                | Self::Top
                | Self::Swap
        )
    }
}

/// People who move from one set of places to another with no effect: no aid, no catcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Send<P = Places> {
    /// How many people.
    pub people: u8,
    /// From where.
    pub from: P,
    /// Where to.
    pub to: P,
    /// At most so many steps away; nought for any distance.
    #[serde(default)]
    pub within: u8,
    /// Places that may not be crossed on the way.
    #[serde(default)]
    pub avoid: P,
    /// All leave from one place.
    #[serde(default)]
    pub same_from: bool,
    /// All arrive in one place.
    #[serde(default)]
    pub same_to: bool,
}

/// What holds while an Opposition card lies in the queue. Of several cards all hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Standing {
    /// Each Fundraising token brings so much less.
    pub fundraising_less: u8,
    /// Each market card carries so many more people.
    pub market_more: u8,
    /// Fundraising tokens count people in large cities only.
    pub large_cities_only: bool,
    /// How many tokens a player may *buy* in a planning phase, if that is limited.
    pub planned_purchases: Option<u8>,
    /// Support tokens cost so much more.
    pub support_more: u8,
    /// The neighbours in blue Northern cities give so much less.
    pub blue_aid_less: u8,
    /// Conductor tokens may not move people into, out of or through blue Northern cities.
    pub blue_barred: bool,
}

impl Standing {
    /// Both hold.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let fewest = |a: Option<u8>, b: Option<u8>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, None) | (None, one) => one,
        };
        Self {
            fundraising_less: self.fundraising_less.saturating_add(other.fundraising_less),
            market_more: self.market_more.saturating_add(other.market_more),
            large_cities_only: self.large_cities_only || other.large_cities_only,
            planned_purchases: fewest(self.planned_purchases, other.planned_purchases),
            support_more: self.support_more.saturating_add(other.support_more),
            blue_aid_less: self.blue_aid_less.saturating_add(other.blue_aid_less),
            blue_barred: self.blue_barred || other.blue_barred,
        }
    }
}
