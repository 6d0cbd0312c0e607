//! The small steps of the game, with the numbers and the words that name them.

use kernel::{Count, Seat};

use crate::area::Area;
use crate::board::{MAX_CUBES, MAX_DICE};
use crate::card::Card;
use crate::colour::Colour;
use crate::force::Slot;
use crate::rules::Rebellion;
use crate::standing::{LossRule, ManoeuvreRule};

type Units = Count<0, { MAX_CUBES + 1 }>;
type Dice = Count<0, { MAX_DICE as u8 + 1 }>;

kernel::actions! {
    /// One small step by a faction or by chance.
    pub enum Action of Rebellion {
        /// End what one is doing: the movements, a card, the battle phase.
        Done = 0 as "done",
        /// Leave the unit in the battle.
        Stay = 1 as "stay",
        /// Let the dice fall without playing a card first.
        Roll = 2 as "roll",
        /// Fight this battle out without being asked again.
        FightOn = 3 as "fight_on",
        /// Lose a unit of this kind.
        Lose(kind: Slot) = 8 as "lose",
        /// Chance: the cube of this faction comes out of the bag.
        Cube(faction: Seat) = 16 as "cube",
        /// Play a card of the hand.
        Play(card: Card) = 64 as "play",
        /// Chance: this card is drawn.
        Draw(card: Card) = 128 as "draw",
        /// Put a unit there, or what a card brings.
        Place(at: Area) = 192 as "place",
        /// Name the battle that a card is for.
        Name(at: Area) = 256 as "name",
        /// Replace a unit there.
        Convert(at: Area) = 320 as "convert",
        /// Form an army of everybody there who may go.
        Muster(at: Area) = 384 as "muster",
        /// Send the army there.
        Go(to: Area) = 448 as "go",
        /// Begin the battle there.
        Fight(at: Area) = 512 as "fight",
        /// Manoeuvre the unit out of the battle.
        Withdraw(to: Area) = 576 as "withdraw",
        /// Take only so many of this kind along.
        Take(kind: Slot, units: u8 as Units) = 640 as "take",
        /// Bring a fled unit back.
        Return(colour: Colour, to: Area) = 1152 as "return",
        /// Chance: the dice of this kind show so many hits and flights; the others are blank.
        Dice(kind: Slot, hits: u8 as Dice, flights: u8 as Dice) = 1600 as "dice",
        /// From now on, let losses fall by this rule while another faction is active.
        StandLosses(rule: LossRule) = 1888 as "stand_losses",
        /// From now on, manoeuvre by this rule while another faction is active.
        StandManoeuvre(rule: ManoeuvreRule) = 1914 as "stand_manoeuvre",
        /// Let this kind manoeuvre first.
        First(kind: Slot) = 1981 as "first",
    }
}
