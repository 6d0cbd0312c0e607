//! The small steps of the game, and the numbers that name them.

use kernel::Seat;

use crate::board::MAX_POWERS;
use crate::place::{MAX_TERRITORIES, Place};
use crate::proposal::Pact;

/// One small step by one power. There is no chance in this game.
///
/// It has three bytes; aligned to four, lists of offers are copied in whole machine words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub enum Action {
    /// Place the first presence.
    Place(Place),
    /// Propose something for this turn to another power.
    Propose(Seat, Pact),
    /// Accept what that power proposed.
    Accept(Seat),
    /// Decline what that power proposed.
    Decline(Seat),
    /// Be ready to end the diplomacy phase.
    Ready,
    /// Order the presence there to develop.
    Develop(Place),
    /// Order the presence in the first territory to explore the second.
    Explore(Place, Place),
    /// Order the presence there to do nothing.
    Nothing(Place),
    /// Order a landing.
    Land(Place),
    /// Declare alliance with a power.
    Ally(Seat),
    /// Declare war on a power.
    War(Seat),
    /// Close the sheet.
    Seal,
}

const T: u32 = MAX_TERRITORIES as u32;
const P: u32 = MAX_POWERS as u32;

const READY: u32 = 0;
const SEAL: u32 = 1;
const ALLY: u32 = 8;
const WAR: u32 = 16;
const ACCEPT: u32 = 24;
const DECLINE: u32 = 32;
const PROPOSE_ALLIANCE: u32 = 40;
const PROPOSE_WAR: u32 = 64;
const PLACE: u32 = 128;
const LAND: u32 = PLACE + T;
const DEVELOP: u32 = LAND + T;
const NOTHING: u32 = DEVELOP + T;
const NOTHING_END: u32 = NOTHING + T;
const EXPLORE: u32 = 512;

/// Every code is below this.
pub const CODES: u32 = EXPLORE + T * T;

impl Action {
    /// The number that names the action.
    #[must_use]
    pub fn code(self) -> u32 {
        match self {
            Self::Ready => READY,
            Self::Seal => SEAL,
            Self::Ally(seat) => ALLY + u32::from(seat.0),
            Self::War(seat) => WAR + u32::from(seat.0),
            Self::Accept(seat) => ACCEPT + u32::from(seat.0),
            Self::Decline(seat) => DECLINE + u32::from(seat.0),
            Self::Propose(to, Pact::Alliance) => PROPOSE_ALLIANCE + u32::from(to.0),
            Self::Propose(to, Pact::War(on)) => PROPOSE_WAR + u32::from(to.0) * P + u32::from(on.0),
            Self::Place(place) => PLACE + u32::from(place.0),
            Self::Land(place) => LAND + u32::from(place.0),
            Self::Develop(place) => DEVELOP + u32::from(place.0),
            Self::Nothing(place) => NOTHING + u32::from(place.0),
            Self::Explore(from, to) => EXPLORE + u32::from(from.0) * T + u32::from(to.0),
        }
    }

    /// The action a number names.
    #[must_use]
    pub fn from_code(code: u32) -> Option<Self> {
        let seat = |base: u32| (code - base < P).then(|| Seat((code - base) as u8));
        let place = |base: u32| Place((code - base) as u8);
        Some(match code {
            READY => Self::Ready,
            SEAL => Self::Seal,
            ALLY..WAR => Self::Ally(seat(ALLY)?),
            WAR..ACCEPT => Self::War(seat(WAR)?),
            ACCEPT..DECLINE => Self::Accept(seat(ACCEPT)?),
            DECLINE..PROPOSE_ALLIANCE => Self::Decline(seat(DECLINE)?),
            PROPOSE_ALLIANCE..PROPOSE_WAR => Self::Propose(seat(PROPOSE_ALLIANCE)?, Pact::Alliance),
            PROPOSE_WAR..PLACE => {
                let pair = code - PROPOSE_WAR;
                if pair >= P * P {
                    return None;
                }
                Self::Propose(Seat((pair / P) as u8), Pact::War(Seat((pair % P) as u8)))
            }
            PLACE..LAND => Self::Place(place(PLACE)),
            LAND..DEVELOP => Self::Land(place(LAND)),
            DEVELOP..NOTHING => Self::Develop(place(DEVELOP)),
            NOTHING..NOTHING_END => Self::Nothing(place(NOTHING)),
            EXPLORE..CODES => {
                let pair = code - EXPLORE;
                Self::Explore(Place((pair / T) as u8), Place((pair % T) as u8))
            }
            _ => return None,
        })
    }
}
