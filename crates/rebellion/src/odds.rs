//! The odds of a battle under a stated policy: nobody manoeuvres, and losses fall where they cost
//! fewest dice (clause 13.6). Exact where that is quick, else a sample that says so.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use kernel::random::{ChaCha8Rng, Rng, RngExt, SeedableRng};

use crate::area::Area;
use crate::board::Board;
use crate::card::Effect;
use crate::colour::{Colour, Colours, Side};
use crate::dice::Fall;
use crate::force::{Force, Slot};
use crate::options::Butler;
use crate::standing::cheapest;
use crate::state::{Stage, State};

/// The most positions that are worked out before a sample is taken instead.
const MAX_POSITIONS: usize = 4_000;
/// With more units than this there are too many positions anyhow: nobody need count them.
const MAX_UNITS: u8 = 48;
/// How many battles a sample plays: as many as a player has patience for when whole armies meet.
const SAMPLE: u32 = 2_000;
/// No battle of a sample takes more rolls. One that did would count as won by nobody.
const MAX_ROLLS: u32 = 10_000;

/// A battle as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Everybody there.
    pub force: Force,
    /// Which side attacks.
    pub attacker: Side,
    /// Which side rolls next.
    pub next: Side,
    /// Colours of the attacker that roll once before, hits only.
    pub free: Colours,
    /// Colours of the attacker whose flights are ignored.
    pub steady: Colours,
    /// Who turns coat, into whom, and how many of the latter are in reserve.
    pub turn: Option<(Colour, Colour, u8)>,
}

impl Field {
    /// A battle that has not begun, without any card.
    #[must_use]
    pub fn plain(force: Force, attacker: Side) -> Self {
        Self {
            force,
            attacker,
            next: attacker.other(),
            free: Colours::NONE,
            steady: Colours::NONE,
            turn: None,
        }
    }
}

/// How a battle would go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// The chance that the attacker wins.
    pub attacker: f64,
    /// The chance that the defender wins.
    pub defender: f64,
    /// How many units the attacker has left on average, natives who join included.
    pub attackers_left: f64,
    /// How many the defender has left.
    pub defenders_left: f64,
    /// Whether the figures are exact, and not a sample.
    pub exact: bool,
}

/// The battle in an area as it stands or would stand, with the cards in force.
#[must_use]
pub fn field_at(board: &Board, state: &State, at: Area, attacker: Side) -> Field {
    let mut field = Field::plain(state.at(at), attacker);
    if attacker != state.side() {
        return field;
    }
    let fighting = state.stage.in_battle() && state.battle.at == at;
    for (_, effect, named) in state.effects(board) {
        let here = named == Some(at);
        match effect {
            Effect::Volley { colours, every } => {
                let all = every && state.options.butler == Butler::Every;
                if !fighting && (all || here) {
                    field.free = field.free.or(colours);
                }
            }
            Effect::Steady { colours } if here => field.steady = colours,
            Effect::TurnCoats { from, to } => {
                field.turn = Some((from, to, state.reserve[to]));
            }
            _ => {}
        }
    }
    if fighting {
        under_way(board, state, &mut field);
    }
    field
}

/// A battle that has begun: what has fallen is taken first, by the same policy.
fn under_way(board: &Board, state: &State, field: &mut Field) {
    let battle = &state.battle;
    field.next = battle.side;
    if battle.free && state.stage != Stage::Rolling {
        field.next = field.attacker.other();
    }
    match state.stage {
        Stage::Losses => {
            let loser = battle.side.other();
            for slot in Slot::of(loser) {
                field.force.take(slot, battle.lost.get(slot));
            }
            hit(board, &mut field.force, loser, battle.hits);
            if !battle.free {
                let flees = battle.falls.map(|fall| fall.flees);
                flee(field, battle.side, flees);
                field.next = loser;
            }
        }
        Stage::Ordering | Stage::Manoeuvre => field.next = battle.side.other(),
        _ => {}
    }
}

/// How a battle would go.
#[must_use]
pub fn odds(board: &Board, field: &Field) -> Odds {
    let mut field = *field;
    part_natives(&mut field);
    // A turncoat may find no replacement: then the reserve would have to be followed too.
    let bounded = field.turn.is_some_and(|(from, _, reserve)| field.force.of(from) > reserve);
    let units = field.force.0.iter().fold(0u8, |sum, n| sum.saturating_add(*n));
    let exact =
        if bounded || units > MAX_UNITS { None } else { Solver::new(board, field).opening(field) };
    match exact {
        Some(value) => value.odds(true),
        None => sample(board, &field, SAMPLE, &mut ChaCha8Rng::seed_from_u64(1775)),
    }
}

/// Natives on both sides flee one for one.
fn part_natives(field: &mut Field) {
    let each = field.force.get(Slot::NATIVES_BRITISH).min(field.force.get(Slot::NATIVES_AMERICAN));
    field.force.take(Slot::NATIVES_BRITISH, each);
    field.force.take(Slot::NATIVES_AMERICAN, each);
}

/// So many units of a side fall, where they cost least.
fn hit(board: &Board, force: &mut Force, loser: Side, hits: u8) {
    for _ in 0..hits {
        match cheapest(board, *force, loser) {
            Some(slot) => force.take(slot, 1),
            None => return,
        }
    }
}

/// Units flee, by place in [`Slot::of`].
fn flee(field: &mut Field, side: Side, flees: [u8; 4]) {
    for (slot, count) in Slot::of(side).into_iter().zip(flees) {
        let steady = side == field.attacker && field.steady.has(slot.colour());
        let count = if steady { 0 } else { count.min(field.force.get(slot)) };
        field.force.take(slot, count);
        if let Some((from, to, reserve)) = &mut field.turn
            && *from == slot.colour()
        {
            let joined = count.min(*reserve);
            *reserve -= joined;
            field.force.add(Slot(*to as u8), joined);
        }
    }
}

/// Chances and mean survivors: attacker wins, defender wins, attackers left, defenders left.
#[derive(Clone, Copy, Debug, Default)]
struct Value([f64; 4]);

impl Value {
    fn add(&mut self, weight: f64, other: Self) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += weight * part;
        }
    }

    fn odds(self, exact: bool) -> Odds {
        let [attacker, defender, attackers_left, defenders_left] = self.0;
        Odds { attacker, defender, attackers_left, defenders_left, exact }
    }

    /// The value of a battle that is over; none if it goes on.
    fn over(force: Force, attacker: Side) -> Option<Self> {
        let defender = attacker.other();
        let left = |side: Side| f64::from(force.soldiers(side)) + f64::from(force.natives());
        match (force.holds(attacker), force.holds(defender)) {
            (true, true) => None,
            (true, false) => Some(Self([1.0, 0.0, left(attacker), 0.0])),
            (false, true) => Some(Self([0.0, 1.0, 0.0, left(defender)])),
            (false, false) => Some(Self::default()),
        }
    }
}

/// A quick hash of a position, which is one machine word.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }
    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// One way a side's whole roll can fall.
#[derive(Clone, Copy, Debug)]
struct Outcome {
    hits: u8,
    flees: [u8; 4],
    chance: f64,
}

/// Works a battle out backwards: from every position, the value if the defender rolls next and if
/// the attacker does.
struct Solver<'a> {
    board: &'a Board,
    field: Field,
    known: HashMap<u64, [Value; 2], BuildHasherDefault<Mix>>,
    rolls: HashMap<u64, Rc<[Outcome]>, BuildHasherDefault<Mix>>,
}

impl<'a> Solver<'a> {
    fn new(board: &'a Board, field: Field) -> Self {
        Self { board, field, known: HashMap::default(), rolls: HashMap::default() }
    }

    /// The value of the battle from its free roll on; none if there are too many positions.
    fn opening(&mut self, field: Field) -> Option<Value> {
        let attacker = field.attacker;
        if field.free.0 == 0 {
            return self.value(field.force, field.next);
        }
        let mut value = Value::default();
        for outcome in self.outcomes(field.force, attacker, field.free).iter() {
            let mut force = field.force;
            hit(self.board, &mut force, attacker.other(), outcome.hits);
            value.add(outcome.chance, self.value(force, attacker.other())?);
        }
        Some(value)
    }

    fn value(&mut self, force: Force, next: Side) -> Option<Value> {
        let attacks = usize::from(next == self.field.attacker);
        self.solve(force).map(|values| values[attacks])
    }

    fn solve(&mut self, force: Force) -> Option<[Value; 2]> {
        if let Some(value) = Value::over(force, self.field.attacker) {
            return Some([value; 2]);
        }
        let key = u64::from_le_bytes(force.0);
        if let Some(values) = self.known.get(&key) {
            return Some(*values);
        }
        if self.known.len() >= MAX_POSITIONS {
            return None;
        }
        let attacker = self.field.attacker;
        let mut sums = [Value::default(); 2];
        let mut same = [0.0; 2];
        for (n, side) in [attacker.other(), attacker].into_iter().enumerate() {
            let losers = self.after_hits(force, side.other());
            for outcome in self.outcomes(force, side, Colours::ALL).iter() {
                let hits = usize::from(outcome.hits).min(losers.len() - 1);
                let after = self.after_flights(losers[hits], side, outcome.flees);
                if after == force {
                    same[n] += outcome.chance;
                } else if let Some(values) = self.known.get(&u64::from_le_bytes(after.0)) {
                    // Most positions are met many times: nothing is copied that is not needed.
                    sums[n].add(outcome.chance, values[1 - n]);
                } else {
                    sums[n].add(outcome.chance, self.solve(after)?[1 - n]);
                }
            }
        }
        // Rolls that change nothing lead back here: d = D + s·a and a = A + t·d, solved for both.
        let share = 1.0 / (1.0 - same[0] * same[1]);
        let mut values = [Value::default(); 2];
        for n in 0..2 {
            values[n].add(share, sums[n]);
            values[n].add(share * same[n], sums[1 - n]);
        }
        self.known.insert(key, values);
        Some(values)
    }

    /// The force after units of a side have fled; flights that a card voids are already left out.
    #[inline]
    fn after_flights(&self, mut force: Force, side: Side, flees: [u8; 4]) -> Force {
        if self.field.turn.is_some() {
            let mut after = Field { force, ..self.field };
            flee(&mut after, side, flees);
            return after.force;
        }
        for (slot, count) in Slot::of(side).into_iter().zip(flees) {
            force.take(slot, count);
        }
        force
    }

    /// The force after none, one, two … hits on a side.
    fn after_hits(&self, force: Force, loser: Side) -> Vec<Force> {
        let mut forces = vec![force];
        let mut force = force;
        for _ in 0..(force.total(loser)).min(32) {
            hit(self.board, &mut force, loser, 1);
            forces.push(force);
        }
        forces
    }

    /// Every way a side's roll can fall, those that come to the same taken together.
    fn outcomes(&mut self, force: Force, side: Side, colours: Colours) -> Rc<[Outcome]> {
        let slots = Slot::of(side);
        let dice = slots.map(|slot| {
            let counts = colours.has(slot.colour());
            let rolled = self.board.dice[slot.colour()].rolled(force.get(slot));
            if counts { rolled } else { 0 }
        });
        let key = dice.iter().fold(side as u64, |key, n| key * 8 + u64::from(*n));
        if let Some(known) = self.rolls.get(&key) {
            return Rc::clone(known);
        }
        let mut all = vec![Outcome { hits: 0, flees: [0; 4], chance: 1.0 }];
        for (n, (slot, count)) in slots.into_iter().zip(dice).enumerate() {
            all = self.with_dice(&all, n, slot, count, side);
        }
        let all: Rc<[Outcome]> = all.into();
        self.rolls.insert(key, Rc::clone(&all));
        all
    }

    fn with_dice(
        &self,
        before: &[Outcome],
        place: usize,
        slot: Slot,
        count: u8,
        side: Side,
    ) -> Vec<Outcome> {
        let falls = self.board.dice[slot.colour()].falls(count);
        let total: u32 = falls.iter().map(|(_, weight)| weight).sum();
        let steady = side == self.field.attacker && self.field.steady.has(slot.colour());
        let mut after: Vec<Outcome> = Vec::new();
        for outcome in before {
            for (Fall { hits, flees, .. }, weight) in falls {
                let mut next = *outcome;
                next.hits += hits;
                next.flees[place] = if steady { 0 } else { *flees };
                next.chance *= f64::from(*weight) / f64::from(total);
                let same = |o: &&mut Outcome| o.hits == next.hits && o.flees == next.flees;
                match after.iter_mut().find(same) {
                    Some(known) => known.chance += next.chance,
                    None => after.push(next),
                }
            }
        }
        after
    }
}

/// Plays so many battles and counts.
#[must_use]
pub fn sample(board: &Board, field: &Field, battles: u32, rng: &mut impl Rng) -> Odds {
    let mut sum = Value::default();
    for _ in 0..battles {
        sum.add(1.0 / f64::from(battles.max(1)), play(board, *field, rng));
    }
    sum.odds(false)
}

fn play(board: &Board, mut field: Field, rng: &mut impl Rng) -> Value {
    let attacker = field.attacker;
    part_natives(&mut field);
    if field.free.0 != 0 {
        let (hits, _) = roll(board, &field, attacker, field.free, rng);
        hit(board, &mut field.force, attacker.other(), hits);
    }
    for _ in 0..MAX_ROLLS {
        if let Some(value) = Value::over(field.force, attacker) {
            return value;
        }
        let side = field.next;
        let (hits, flees) = roll(board, &field, side, Colours::ALL, rng);
        hit(board, &mut field.force, side.other(), hits);
        flee(&mut field, side, flees);
        field.next = side.other();
    }
    Value::default()
}

fn roll(
    board: &Board,
    field: &Field,
    side: Side,
    colours: Colours,
    rng: &mut impl Rng,
) -> (u8, [u8; 4]) {
    let (mut hits, mut flees) = (0, [0; 4]);
    for (n, slot) in Slot::of(side).into_iter().enumerate() {
        if !colours.has(slot.colour()) {
            continue;
        }
        let dice = &board.dice[slot.colour()];
        for _ in 0..dice.rolled(field.force.get(slot)) {
            let face = rng.random_range(0..dice.hit + dice.flee + dice.blank);
            if face < dice.hit {
                hits += 1;
            } else if face < dice.hit + dice.flee {
                flees[n] += 1;
            }
        }
    }
    (hits, flees)
}
