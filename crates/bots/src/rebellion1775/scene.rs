//! What the bot sees at a glance, and what it thinks of it.

use ::rebellion::State;
use ::rebellion::area::{Area, Areas, ByArea};
use ::rebellion::board::{Board, Control, MAX_COLONIES, Scenario};
use ::rebellion::colour::{Colour, Side};
use ::rebellion::force::{Force, Slot};
use kernel::Seat;

use super::ground::Ground;
use super::stack::{KEPT, Stack, win};
use super::weights::Weights;

/// The table from where the bot sits.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) scenario: &'a Scenario,
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    /// My side.
    pub(super) us: Side,
    /// How far each area is from where units of mine could be of use.
    away: ByArea<f32>,
    /// How much things are worth that only matter later.
    later: f32,
    /// How much the enemy can still do before things are counted.
    threat: f32,
    /// How much we can.
    prospect: f32,
}

/// What the bot thinks of a map.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Verdict {
    /// The worth of it all.
    pub(super) worth: f32,
    /// How many colonies or markers we have more than they.
    pub(super) lead: f32,
}

/// Whether the game ends with this round, for all that lies on the table.
pub(super) fn is_last(state: &State, scenario: &Scenario) -> bool {
    let both = |side: Side| side.seats().minus(state.truces).is_empty();
    let truce = state.round >= scenario.check_from && Side::BOTH.into_iter().any(both);
    truce || state.round >= scenario.rounds
}

impl<'a> Scene<'a> {
    pub(super) fn new(board: &'a Board, state: &'a State, me: Seat, weights: &'a Weights) -> Self {
        Self::with(board, state, Side::of(me), weights, is_last(state, state.scenario(board)))
    }

    /// The same table, seen as if the game did or did not end with this round.
    pub(super) fn with(
        board: &'a Board,
        state: &'a State,
        us: Side,
        weights: &'a Weights,
        last: bool,
    ) -> Self {
        let scenario = state.scenario(board);
        let (mut later, mut threat, mut prospect) = (1.0, weights.threat, weights.prospect);
        if last {
            // Only those whose cubes are still in the bag can change anything.
            let coming = |side: Side| state.bag.and(side.seats()).len() as f32 / 2.0;
            later = 0.15;
            threat *= 2.0 * coming(us.other());
            prospect *= 2.0 * coming(us);
        }
        let mut scene = Self {
            board,
            scenario,
            state,
            weights,
            us,
            away: ByArea::all(0.0),
            later,
            threat,
            prospect,
        };
        scene.away = scene.distances();
        scene
    }

    /// Makes much of what could be attacked: we are about to move.
    pub(super) fn before_moving(mut self) -> Self {
        self.prospect = self.prospect.max(self.weights.next);
        self
    }

    /// How far each area is from enemies, and from natives that could join us.
    fn distances(&self) -> ByArea<f32> {
        let enemies = self.state.held[self.us.other()];
        let mut away = ByArea::all(6.0);
        let mut edge = enemies.or(self.state.neutral);
        let mut seen = edge;
        for step in 0u8..6 {
            let mut next = Areas::NONE;
            for at in edge {
                away[at] = f32::from(step);
                next = next.or(self.scenario.borders[at]);
            }
            edge = next.minus(seen);
            seen = seen.or(edge);
            if edge.is_empty() {
                break;
            }
        }
        away
    }

    /// How likely we hold an area where both sides stand: the active side attacks.
    pub(super) fn chance(&self, ground: &Ground, at: Area) -> f32 {
        let attacker = self.state.side();
        let stacks = ground.stacks[at];
        let won = win(stacks[attacker], stacks[attacker.other()]);
        if attacker == self.us { won } else { 1.0 - won }
    }

    /// What the bot thinks of a map.
    pub(super) fn judge(&self, ground: &Ground) -> Verdict {
        let mut chances = ByArea::all(0.0);
        for at in ground.held[Side::British].and(ground.held[Side::American]) {
            chances[at] = self.chance(ground, at);
        }
        let mut verdict = match self.scenario.control {
            Control::Colonies => self.colonies(ground, &chances),
            Control::Cities => self.cities(ground, &chances),
        };
        verdict.worth += self.neighbours(ground);
        verdict.worth += self.later * self.people(ground, &chances);
        verdict
    }

    /// What a map would be worth if units went from one area to another.
    pub(super) fn worth_after(
        &self,
        ground: &mut Ground,
        (from, to): (Area, Area),
        army: Force,
        side: Side,
    ) -> f32 {
        let saved = ground.shift(self.board, from, to, army, side);
        let worth = self.judge(ground).worth;
        for area in saved {
            ground.back(self.board, area);
        }
        worth
    }

    /// What a map would be worth if units came to an area.
    pub(super) fn worth_with(&self, ground: &mut Ground, at: Area, slot: Slot, count: u8) -> f32 {
        let saved = ground.add(self.board, at, slot, count);
        let worth = self.judge(ground).worth;
        ground.back(self.board, saved);
        worth
    }

    fn colonies(&self, ground: &Ground, chances: &ByArea<f32>) -> Verdict {
        let (us, them) = (self.us, self.us.other());
        let weights = self.weights;
        let mut verdict = Verdict::default();
        let mut harbour = 1.0;
        for colony in 0..self.board.colonies.len().min(MAX_COLONIES) {
            let areas = self.board.colony_areas[colony].and(self.scenario.areas);
            let (ours, theirs) = (ground.held[us].and(areas), ground.held[them].and(areas));
            if ours.or(theirs).is_empty() {
                continue;
            }
            let free = ground.neutral.and(areas).is_empty();
            let both = ours.and(theirs);
            let (mut mine, mut other) = (
                f32::from(u8::from(free && theirs == both)),
                f32::from(u8::from(free && ours == both)),
            );
            for at in both {
                mine *= chances[at];
                other *= 1.0 - chances[at];
            }
            harbour *= 1.0 - mine;
            verdict.lead += mine - other;
            let (mut strong, mut against) = (0.0, 0.0);
            for at in ours.or(theirs) {
                let [british, american] = *ground.stacks[at].rows();
                let stacks =
                    if us == Side::British { (british, american) } else { (american, british) };
                strong += stacks.0.units;
                against += stacks.1.units;
            }
            let footing = (strong - against) / (strong + against + 1.0);
            verdict.worth += weights.footing * footing;
        }
        verdict.worth += weights.colony * verdict.lead;
        verdict.worth -= self.later * weights.harbour * harbour;
        verdict
    }

    /// Where markers on cities count.
    fn cities(&self, ground: &Ground, chances: &ByArea<f32>) -> Verdict {
        let mut verdict = Verdict::default();
        for at in self.board.cities.and(self.scenario.areas) {
            let count = if self.scenario.double.has(at) { 2.0 } else { 1.0 };
            for side in Side::BOTH {
                let sign = if side == self.us { count } else { -count };
                if !ground.held[side].has(at) {
                    continue;
                }
                let holds = match (ground.held[side.other()].has(at), side == self.us) {
                    (false, _) => 1.0,
                    (true, true) => chances[at],
                    (true, false) => 1.0 - chances[at],
                };
                // Whoever takes a city marks it only when its next sequence begins.
                let marked = self.state.markers[side].has(at);
                let share = if marked { 1.0 } else { 0.25 + 0.5 * self.later };
                verdict.lead += if marked { sign * holds } else { 0.0 };
                verdict.worth += self.weights.colony * sign * holds * share;
            }
        }
        verdict
    }

    /// Who could be attacked by whom.
    fn neighbours(&self, ground: &Ground) -> f32 {
        let mut worth = 0.0;
        for side in Side::BOTH {
            let (own, other) = (side, side.other());
            let share = if side == self.us { -self.threat } else { self.prospect };
            if share == 0.0 {
                continue;
            }
            for at in ground.held[own].minus(ground.held[other]) {
                let mut strongest = Stack::default();
                for from in self.scenario.borders[at].and(ground.held[other]) {
                    let stack = ground.stacks[from][other];
                    if stack.power() > strongest.power() {
                        strongest = stack;
                    }
                }
                if strongest.units > 0.0 {
                    let stack = ground.stacks[at][own];
                    worth += share * win(strongest, stack) * self.stake(ground, at, stack, own);
                }
            }
        }
        worth
    }

    /// What is lost with an area.
    fn stake(&self, ground: &Ground, at: Area, stack: Stack, own: Side) -> f32 {
        let counts = match self.scenario.control {
            Control::Colonies => {
                let colony = self.board.colony_of[at];
                let areas = self.board.colony_areas[usize::from(colony) % MAX_COLONIES];
                let held = ground.held[own].and(areas).len() as f32;
                let alone = ground.held[own.other()].and(areas).is_empty();
                let whole = if alone && ground.neutral.and(areas).is_empty() { 1.0 } else { 0.0 };
                // Losing any of its areas denies a colony; losing the last gives it away.
                whole + 0.5 / held
            }
            Control::Cities => {
                let city = self.board.cities.has(at);
                let double = self.scenario.double.has(at);
                if double { 2.0 } else { f32::from(u8::from(city)) }
            }
        };
        self.weights.colony * counts + self.later * self.weights.unit * stack.units
    }

    /// Units on the map, where they are of use, and fled ones.
    fn people(&self, ground: &Ground, chances: &ByArea<f32>) -> f32 {
        let (us, them) = (self.us, self.us.other());
        let mut worth = 0.0;
        for at in ground.held[Side::British].or(ground.held[Side::American]) {
            let stacks = ground.stacks[at];
            let (mut ours, mut theirs) = (stacks[us].units, stacks[them].units);
            if ours > 0.0 && theirs > 0.0 {
                let chance = chances[at];
                ours *= chance * KEPT;
                theirs *= (1.0 - chance) * KEPT;
            }
            worth += self.weights.unit * (ours - theirs);
            worth -= self.weights.idle * ours * self.away[at];
        }
        for colour in Colour::ALL {
            let fled = f32::from(self.state.fled[colour]);
            match colour.side() {
                Some(side) if side == self.us => worth += self.weights.fled * fled,
                Some(_) => worth -= self.weights.fled * fled,
                None => {}
            }
        }
        worth
    }
}
