//! Everything there is to know about a running game.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::area::{Area, Areas, ByArea};
use crate::board::{Board, MAX_HAND, Scenario};
use crate::card::{Card, Cards, Effect};
use crate::colour::{ByColour, ByFaction, BySide, Colour, FACTIONS, Side};
use crate::dice::Fall;
use crate::edition::Edition;
use crate::force::{Force, Slot};
use crate::options::Options;
use crate::standing::Standing;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Set-up, chance: a cube says which side places its extra units first.
    FirstCube,
    /// Set-up: the factions of a side place their extra units.
    Extra,
    /// Set-up, chance: the first hands are drawn.
    Deal,
    /// Chance: a cube comes out of the bag.
    Bag,
    /// The reinforcement phase.
    Reinforce,
    /// The movement phase.
    Move,
    /// A card places units.
    Placing,
    /// A card replaces a unit.
    Converting,
    /// A card rearranges units.
    Rearranging,
    /// An army is formed and sent.
    Army,
    /// A card is given to a battle.
    Naming,
    /// The battle phase, between battles.
    Battles,
    /// In a battle, before the enemy rolls: a card could be played.
    Pausing,
    /// In a battle, chance: the dice fall.
    Rolling,
    /// In a battle: losses are chosen.
    Losses,
    /// In a battle: a side says which of its kinds manoeuvres first.
    Ordering,
    /// In a battle: a unit may manoeuvre.
    Manoeuvre,
    /// Chance: the hand is filled up.
    Draw,
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether chance is to act.
    #[inline]
    #[must_use]
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::FirstCube | Self::Deal | Self::Bag | Self::Rolling | Self::Draw)
    }

    /// Whether a battle is under way.
    #[inline]
    #[must_use]
    pub const fn in_battle(self) -> bool {
        matches!(
            self,
            Self::Pausing | Self::Rolling | Self::Losses | Self::Ordering | Self::Manoeuvre
        )
    }

    /// Whether it belongs to the set-up.
    #[inline]
    #[must_use]
    pub const fn is_setup(self) -> bool {
        matches!(self, Self::FirstCube | Self::Extra | Self::Deal)
    }
}

/// A running game. Plain data; a faction's row is at its seat's index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The edition of the rules. It belongs to the table, not to the position.
    pub edition: Edition,
    /// What was chosen when the table was made.
    pub options: Options,
    /// The scenario, by its index on the board.
    pub scenario: u8,
    /// The round, counted from one.
    pub round: u8,
    /// What is being done.
    pub stage: Stage,
    /// The faction whose sequence it is; in the set-up, the faction whose cube was drawn.
    pub active: Seat,
    /// The faction that draws cards.
    pub drawing: Seat,
    /// The cubes still in the bag.
    pub bag: SeatSet,
    /// The cubes drawn this round, in order.
    pub order: [Seat; FACTIONS],
    /// How many of them.
    pub drawn: u8,
    /// Extra units each faction still has to place.
    pub extra: ByFaction<u8>,
    /// Who stands where.
    pub units: ByArea<Force>,
    /// Where each side has units that are not natives. Follows from `units`.
    pub held: BySide<Areas>,
    /// Where natives stand alone. Follows from `units`.
    pub neutral: Areas,
    /// Cubes in the reserve.
    pub reserve: ByColour<u8>,
    /// Cubes among the fled units.
    pub fled: ByColour<u8>,
    /// The colonies each side controls, as bits.
    pub colonies: BySide<u32>,
    /// The city markers of each side, where a scenario has them.
    pub markers: BySide<Areas>,
    /// The cards in each hand; for eyes that may not see them, none.
    pub hands: ByFaction<Cards>,
    /// How many cards are in each hand.
    pub hand_sizes: ByFaction<u8>,
    /// The cards in each deck; for eyes that may not see a hand, hand and deck together.
    pub decks: ByFaction<Cards>,
    /// Whose truce card was played.
    pub truces: SeatSet,
    /// The sequence under way.
    pub sequence: Sequence,
    /// In the reinforcement phase, the units that arrived; in the movement phase, the units that
    /// have moved: by area and kind.
    pub marked: ByArea<Force>,
    /// The army being formed.
    pub army: Army,
    /// The battle under way.
    pub battle: Battle,
    /// What each faction wants done while another is active.
    pub standing: ByFaction<Standing>,
}

/// What is on record of the sequence under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sequence {
    /// Reinforcements still to place.
    pub left: u8,
    /// The movement card played; nought if none.
    pub card: u8,
    /// Armies that may still move.
    pub armies: u8,
    /// The event being carried out; nought if none.
    pub playing: u8,
    /// How often it can still be used.
    pub playing_left: u8,
    /// Whether it was used.
    pub playing_begun: bool,
    /// The events in force.
    pub in_force: [InForce; MAX_HAND as usize],
    /// Where the armies of a naval movement go, once the first has gone.
    pub landing: Option<Area>,
    /// The bodies of water it went over, as bits.
    pub waters: u8,
    /// Whether a battle has begun.
    pub fought: bool,
    /// Where the active side has just won a battle, until another begins.
    pub won: Option<Area>,
}

/// An event that is in force for the rest of the sequence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InForce {
    /// The card's number; nought if there is none.
    pub card: u8,
    /// The battle it is for, if it is for one.
    pub at: Option<Area>,
    /// Whether it is used up.
    pub used: bool,
}

/// Why an army is on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// It marches or sails by the movement card.
    #[default]
    Movement,
    /// It changes place inside a colony.
    Rearrange,
    /// It pursues after a battle.
    Pursuit,
}

/// The army being formed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// Why.
    pub errand: Errand,
    /// From where.
    pub from: Area,
    /// Who goes.
    pub units: Force,
    /// The kinds whose number is settled, as bits.
    pub fixed: u8,
}

/// The battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Where.
    pub at: Area,
    /// Whose roll it is.
    pub side: Side,
    /// Whether it is a roll before the battle, of which only hits count.
    pub free: bool,
    /// How many times dice were rolled in it.
    pub rolls: u16,
    /// Whether the active faction wants to be asked no more.
    pub on: bool,
    /// The kinds whose dice have still to fall, as bits by place in [`Slot::of`].
    pub waiting: u8,
    /// How the dice fell, by place in [`Slot::of`].
    pub falls: [Fall; 4],
    /// Hits still to be taken.
    pub hits: u8,
    /// Losses chosen so far.
    pub lost: Force,
    /// Who is asked.
    pub asked: Seat,
    /// The kind that may manoeuvre, by place in [`Slot::of`].
    pub kind: u8,
    /// The manoeuvres left, by place in [`Slot::of`].
    pub left: [u8; 4],
    /// Whether the battle is decided.
    pub decided: bool,
    /// Who won it, if anybody did.
    pub winner: Option<Side>,
}

impl Battle {
    /// No battle.
    pub const NONE: Self = Self {
        at: Area(0),
        side: Side::British,
        free: false,
        rolls: 0,
        on: false,
        waiting: 0,
        falls: [Fall { hits: 0, flees: 0, blanks: 0 }; 4],
        hits: 0,
        lost: Force::NONE,
        asked: Seat(0),
        kind: 0,
        left: [0; 4],
        decided: false,
        winner: None,
    };

    /// The kind that may manoeuvre.
    #[inline]
    #[must_use]
    pub const fn slot(&self) -> Slot {
        Slot::of(self.side)[self.kind as usize % 4]
    }

    /// How many manoeuvres that kind has left.
    #[inline]
    #[must_use]
    pub const fn blanks(&self) -> u8 {
        self.left[self.kind as usize % 4]
    }
}

impl State {
    /// The scenario that is played.
    #[inline]
    #[must_use]
    pub fn scenario<'a>(&self, board: &'a Board) -> &'a Scenario {
        board.scenario(self.scenario)
    }

    /// The side of the active faction.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        Side::of(self.active)
    }

    /// The colour of the active faction.
    #[inline]
    #[must_use]
    pub const fn colour(&self) -> Colour {
        Colour::of(self.active)
    }

    /// The units in an area.
    #[inline]
    #[must_use]
    pub fn at(&self, area: Area) -> Force {
        self.units[area]
    }

    /// Where both sides stand: the battles to be fought.
    #[inline]
    #[must_use]
    pub fn battles(&self) -> Areas {
        self.held[Side::British].and(self.held[Side::American])
    }

    /// The cards of a faction that were not played, wherever they are. Everybody knows these.
    #[inline]
    #[must_use]
    pub fn unplayed(&self, faction: Seat) -> Cards {
        self.hands[faction].or(self.decks[faction])
    }

    /// The hand of the active faction.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.hands[self.active]
    }

    /// The active faction's card with that number.
    #[inline]
    #[must_use]
    pub const fn card(&self, number: u8) -> Card {
        Card { faction: self.active, number }
    }

    /// The side whose turn it is to place extra units.
    #[must_use]
    pub fn placing(&self) -> Side {
        let first = self.side();
        let left = first.factions().iter().any(|f| self.extra[*f] > 0);
        if left { first } else { first.other() }
    }

    /// Puts an event in force. There are never more than a hand holds; more are forgotten.
    pub(crate) fn enforce(&mut self, card: u8, at: Option<Area>) {
        if let Some(free) = self.sequence.in_force.iter_mut().find(|e| e.card == 0) {
            *free = InForce { card, at, used: false };
        }
    }

    /// The effects in force, with the battle each is for, that are not used up.
    #[inline]
    pub(crate) fn effects<'a>(
        &'a self,
        board: &'a Board,
    ) -> impl Iterator<Item = (usize, Effect, Option<Area>)> + 'a {
        let in_force = self.sequence.in_force.iter().enumerate();
        in_force
            .take_while(|(_, e)| e.card != 0)
            .filter(|(_, e)| !e.used)
            .map(|(n, e)| (n, board.effect(self.card(e.card)), e.at))
    }

    /// Who may act: those who owe a step.
    #[must_use]
    pub fn must(&self) -> SeatSet {
        match self.stage {
            Stage::Extra => {
                let mut seats = SeatSet::NONE;
                for faction in self.placing().factions() {
                    if self.extra[faction] > 0 {
                        seats = seats.with(faction);
                    }
                }
                seats
            }
            Stage::Losses | Stage::Ordering | Stage::Manoeuvre => SeatSet::one(self.battle.asked),
            _ => SeatSet::one(self.active),
        }
    }

    /// Who may change their standing instructions: those who do not owe a step.
    #[inline]
    #[must_use]
    pub fn may(&self) -> SeatSet {
        if self.stage.is_setup() {
            return SeatSet::NONE;
        }
        let mut seats = SeatSet::NONE;
        for (n, standing) in (0u8..).zip(&self.standing) {
            if standing.changes > 0 {
                seats = seats.with(Seat(n));
            }
        }
        seats.minus(self.must())
    }
}
