//! The small steps of the game, with the numbers and the words that name them.

use kernel::Seat;

use crate::place::{MAX_TERRITORIES, Place};
use crate::rules::Africa1880;

kernel::actions! {
    /// One small step by one power. There is no chance in this game.
    ///
    /// It has three bytes; aligned to four, lists of offers are copied in whole machine words.
    #[repr(align(4))]
    pub enum Action of Africa1880 {
        /// Be ready to end the diplomacy phase.
        Ready = 0 as "ready",
        /// Close the sheet.
        Seal = 1 as "seal",
        /// Declare alliance with a power.
        Ally(with: Seat) = 8 as "ally",
        /// Declare war on a power.
        War(on: Seat) = 16 as "war",
        /// Accept what that power proposed.
        Accept(from: Seat) = 24 as "accept",
        /// Decline what that power proposed.
        Decline(from: Seat) = 32 as "decline",
        /// Propose to another power that both declare alliance with each other this turn.
        ProposeAlliance(to: Seat) = 40 as "propose_alliance",
        /// Propose to the first power that both declare war on the second this turn.
        ProposeWar(to: Seat, on: Seat) = 64 as "propose_war",
        /// Place the first presence.
        Place(at: Place) = 128 as "place",
        /// Order a landing.
        Land(at: Place) = 192 as "land",
        /// Order the presence there to develop.
        Develop(at: Place) = 256 as "develop",
        /// Order the presence there to do nothing.
        Nothing(at: Place) = 320 as "nothing",
        /// Order the presence in the first territory to explore the second.
        Explore(from: Place, to: Place) = 512 as "explore",
    }
}

const _: () = assert!(size_of::<Action>() == 4);

kernel::parts! { Africa1880:
    Place is "territory" below MAX_TERRITORIES, |rules, place| rules.board().id(place);
}
