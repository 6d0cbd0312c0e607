//! The small steps of the game, and the numbers that name them.

use kernel::Seat;

use crate::area::{Area, MAX_AREAS};
use crate::board::MAX_DICE;
use crate::card::{Card, MAX_NUMBER};
use crate::colour::{COLOURS, Colour, FACTIONS};
use crate::force::{SLOTS, Slot};
use crate::standing::{LossRule, ManoeuvreRule};

/// One small step by a faction or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// End what one is doing: the movements, a card, the battle phase.
    Done,
    /// Leave the unit in the battle.
    Stay,
    /// Let the dice fall without playing a card first.
    Roll,
    /// Fight this battle out without being asked again.
    FightOn,
    /// Lose a unit of this kind.
    Lose(Slot),
    /// Play a card of the hand.
    Play(Card),
    /// Put a unit there, or what a card brings.
    Place(Area),
    /// Bring a fled unit back.
    Return(Colour, Area),
    /// Name the battle that a card is for.
    Name(Area),
    /// Replace a unit there.
    Convert(Area),
    /// Form an army of everybody there who may go.
    Muster(Area),
    /// Take only so many of this kind along.
    Take(Slot, u8),
    /// Send the army there.
    Go(Area),
    /// Begin the battle there.
    Fight(Area),
    /// Manoeuvre the unit out of the battle.
    Withdraw(Area),
    /// Let this kind manoeuvre first.
    First(Slot),
    /// From now on, let losses fall by this rule while another faction is active.
    StandLosses(LossRule),
    /// From now on, manoeuvre by this rule while another faction is active.
    StandManoeuvre(ManoeuvreRule),
    /// Chance: the cube of this faction comes out of the bag.
    Cube(Seat),
    /// Chance: this card is drawn.
    Draw(Card),
    /// Chance: the dice of this kind show so many hits and flights; the others are blank.
    Dice(Slot, u8, u8),
}

const A: u32 = MAX_AREAS as u32;
const CARDS: u32 = (FACTIONS * MAX_NUMBER) as u32;
const FACES: u32 = MAX_DICE as u32 + 1;

const DONE: u32 = 0;
const STAY: u32 = 1;
const ROLL: u32 = 2;
const FIGHT_ON: u32 = 3;
const LOSE: u32 = 8;
const CUBE: u32 = 16;
const PLAY: u32 = 64;
const DRAW: u32 = PLAY + CARDS;
const PLACE: u32 = DRAW + CARDS;
const NAME: u32 = PLACE + A;
const CONVERT: u32 = NAME + A;
const MUSTER: u32 = CONVERT + A;
const GO: u32 = MUSTER + A;
const FIGHT: u32 = GO + A;
const WITHDRAW: u32 = FIGHT + A;
const TAKE: u32 = WITHDRAW + A;
const RETURN: u32 = TAKE + SLOTS as u32 * A;
const DICE: u32 = RETURN + COLOURS as u32 * A;
const LOSSES: u32 = DICE + SLOTS as u32 * FACES * FACES;
const MANOEUVRE: u32 = LOSSES + LossRule::COUNT as u32;

const FIRST: u32 = MANOEUVRE + ManoeuvreRule::COUNT as u32;

/// Every code is below this.
pub const CODES: u32 = FIRST + SLOTS as u32;

impl Action {
    /// The number that names the action.
    #[must_use]
    pub fn code(self) -> u32 {
        let card = |c: Card| u32::from(c.faction.0) * MAX_NUMBER as u32 + u32::from(c.number);
        let area = |a: Area| a.index() as u32;
        let slot = |s: Slot| s.index() as u32;
        match self {
            Self::Done => DONE,
            Self::Stay => STAY,
            Self::Roll => ROLL,
            Self::FightOn => FIGHT_ON,
            Self::Lose(s) => LOSE + slot(s),
            Self::Cube(seat) => CUBE + u32::from(seat.0),
            Self::Play(c) => PLAY + card(c),
            Self::Draw(c) => DRAW + card(c),
            Self::Place(a) => PLACE + area(a),
            Self::Name(a) => NAME + area(a),
            Self::Convert(a) => CONVERT + area(a),
            Self::Muster(a) => MUSTER + area(a),
            Self::Go(a) => GO + area(a),
            Self::Fight(a) => FIGHT + area(a),
            Self::Withdraw(a) => WITHDRAW + area(a),
            Self::Take(s, n) => TAKE + slot(s) * A + u32::from(n),
            Self::Return(c, a) => RETURN + c as u32 * A + area(a),
            Self::Dice(s, h, f) => DICE + (slot(s) * FACES + u32::from(h)) * FACES + u32::from(f),
            Self::StandLosses(rule) => LOSSES + u32::from(rule.number()),
            Self::StandManoeuvre(rule) => MANOEUVRE + u32::from(rule.number()),
            Self::First(s) => FIRST + slot(s),
        }
    }

    /// The action a number names.
    #[must_use]
    pub fn from_code(code: u32) -> Option<Self> {
        let area = |base: u32| Area((code - base) as u8);
        let card = |base: u32| {
            let n = code - base;
            Card {
                faction: Seat((n / MAX_NUMBER as u32) as u8),
                number: (n % MAX_NUMBER as u32) as u8,
            }
        };
        Some(match code {
            DONE => Self::Done,
            STAY => Self::Stay,
            ROLL => Self::Roll,
            FIGHT_ON => Self::FightOn,
            LOSE..CUBE => Self::Lose(Slot((code - LOSE) as u8)),
            CUBE..PLAY => {
                let seat = code - CUBE;
                if seat >= FACTIONS as u32 {
                    return None;
                }
                Self::Cube(Seat(seat as u8))
            }
            PLAY..DRAW => Self::Play(card(PLAY)),
            DRAW..PLACE => Self::Draw(card(DRAW)),
            PLACE..NAME => Self::Place(area(PLACE)),
            NAME..CONVERT => Self::Name(area(NAME)),
            CONVERT..MUSTER => Self::Convert(area(CONVERT)),
            MUSTER..GO => Self::Muster(area(MUSTER)),
            GO..FIGHT => Self::Go(area(GO)),
            FIGHT..WITHDRAW => Self::Fight(area(FIGHT)),
            WITHDRAW..TAKE => Self::Withdraw(area(WITHDRAW)),
            TAKE..RETURN => {
                let n = code - TAKE;
                Self::Take(Slot((n / A) as u8), (n % A) as u8)
            }
            RETURN..DICE => {
                let n = code - RETURN;
                Self::Return(Colour::ALL[(n / A) as usize % COLOURS], Area((n % A) as u8))
            }
            DICE..LOSSES => {
                let n = code - DICE;
                let (slot, hits, flees) = (n / FACES / FACES, n / FACES % FACES, n % FACES);
                Self::Dice(Slot(slot as u8), hits as u8, flees as u8)
            }
            LOSSES..MANOEUVRE => Self::StandLosses(LossRule::from_number((code - LOSSES) as u8)?),
            MANOEUVRE..FIRST => {
                Self::StandManoeuvre(ManoeuvreRule::from_number((code - MANOEUVRE) as u8)?)
            }
            FIRST..CODES => Self::First(Slot((code - FIRST) as u8)),
            _ => return None,
        })
    }
}
