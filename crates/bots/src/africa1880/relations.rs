//! War or peace: what each declaration is worth, judged on where this turn's orders lead.

use ::africa1880::Action;
use ::africa1880::board::MAX_POWERS;
use ::africa1880::place::Place;
use ::africa1880::proposal::Pact;
use ::africa1880::sheet::Order;
use kernel::random::ChaCha8Rng;
use kernel::{Seat, SeatSet};

use super::scene::{ALONE, SHARED, Scene};
use super::trust;

/// The next relation to write; none if all are.
pub(super) fn choose(scene: &Scene, rng: &mut ChaCha8Rng) -> Option<Action> {
    let sheet = &scene.state.sheets[scene.me.index()];
    let blank = scene.others.minus(sheet.declared);
    let other = blank.lowest()?;
    let judge = Judge::new(scene);
    let wars = judge.wars(sheet.wars, blank, rng);
    Some(if wars.has(other) { Action::War(other) } else { Action::Ally(other) })
}

/// What war on each power is worth more than peace, before any order is written.
pub(super) fn gains(scene: &Scene) -> [f32; MAX_POWERS] {
    let judge = Judge::new(scene);
    let mut gains = [0.0; MAX_POWERS];
    let peace = judge.worth(SeatSet::NONE);
    for other in scene.others {
        gains[other.index()] = judge.worth(SeatSet::one(other)) - peace;
    }
    gains
}

/// A territory where I stand or arrive, as it will be before the conflicts.
#[derive(Clone, Copy)]
struct Ground {
    others: SeatSet,
    /// How likely it is complete this turn.
    ripe: f32,
    /// What it is worth later if I have it alone, or share it, from next turn on.
    alone: f32,
    shared: f32,
    /// What callers may do to me here: how likely each comes.
    callers: [f32; MAX_POWERS],
}

struct Judge<'a> {
    scene: &'a Scene<'a>,
    grounds: Vec<Ground>,
    /// How likely each declares war on each.
    wars: [[f32; MAX_POWERS]; MAX_POWERS],
    /// What war on each costs beyond this turn.
    cost: [f32; MAX_POWERS],
    leader: Option<Seat>,
}

impl<'a> Judge<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let places = scene.mine.or(scene.arrivals()).minus(scene.state.colonies);
        let grounds: Vec<Ground> = places.iter().map(|at| ground(scene, at)).collect();
        let mut wars = [[0.0; MAX_POWERS]; MAX_POWERS];
        let crowded = grounds.iter().filter(|g| g.others.len() > 1);
        for one in crowded.fold(SeatSet::NONE, |all, g| all.or(g.others)) {
            for other in scene.others.without(one) {
                wars[one.index()][other.index()] = trust::by_record(scene, one, other);
            }
        }
        let mut cost = [0.0; MAX_POWERS];
        for other in scene.others {
            cost[other.index()] = enmity(scene, other);
        }
        Self { scene, grounds, wars, cost, leader: scene.leader() }
    }

    /// The wars to declare, given those already written and the powers still to decide on.
    fn wars(&self, written: SeatSet, blank: SeatSet, rng: &mut ChaCha8Rng) -> SeatSet {
        let mut wars = written;
        let mut tilt = [0.0; MAX_POWERS];
        for other in blank {
            tilt[other.index()] = 2.0 * self.scene.about(0.0, rng);
        }
        // Two rounds settle nearly everything: wars depend on each other only where three meet.
        for _ in 0..2 {
            for other in blank {
                let peace = self.worth(wars.without(other));
                let war = self.worth(wars.with(other)) + tilt[other.index()];
                wars = if war > peace { wars.with(other) } else { wars.without(other) };
            }
        }
        wars
    }

    /// What this turn is worth with these wars.
    fn worth(&self, wars: SeatSet) -> f32 {
        let grounds = self.grounds.iter().map(|ground| self.ground(ground, wars)).sum::<f32>();
        let costs = wars.iter().map(|other| self.cost[other.index()]).sum::<f32>();
        grounds - costs
    }

    fn spite(&self, other: Seat) -> f32 {
        let twice = if self.leader == Some(other) { 2.0 } else { 1.0 };
        twice * self.scene.weights.spite
    }

    fn ground(&self, ground: &Ground, wars: SeatSet) -> f32 {
        match ground.others.lowest() {
            None => self.callers(ground, wars),
            Some(other) if ground.others.len() == 1 => self.duel(ground, other, wars),
            Some(_) => self.crowd(ground, wars),
        }
    }

    /// I am alone, and others may come in.
    fn callers(&self, ground: &Ground, wars: SeatSet) -> f32 {
        let weights = self.scene.weights;
        let stake = ground.ripe * ALONE + (1.0 - ground.ripe) * ground.alone;
        let share = ground.ripe * SHARED + (1.0 - ground.ripe) * ground.shared;
        let mut worth = stake;
        for other in self.scene.others {
            let comes = ground.callers[other.index()];
            if comes == 0.0 {
                continue;
            }
            let strikes = self.scene.war[other.index()].max(weights.burglary);
            worth -= comes
                * if wars.has(other) {
                    // Both stay, and nothing becomes of it.
                    strikes * (stake - weights.dispute * ground.alone)
                } else {
                    strikes * (stake + self.spite(other) * stake)
                        + (1.0 - strikes) * (stake - share)
                };
        }
        worth
    }

    /// Two stand here: whoever trusts the other in vain goes.
    fn duel(&self, ground: &Ground, other: Seat, wars: SeatSet) -> f32 {
        let strikes = self.scene.war[other.index()];
        let alone = ground.ripe * ALONE + (1.0 - ground.ripe) * ground.alone;
        let share = ground.ripe * SHARED + (1.0 - ground.ripe) * ground.shared;
        let spite = self.spite(other);
        if wars.has(other) {
            let disputed = self.scene.weights.dispute * ground.alone;
            strikes * disputed + (1.0 - strikes) * (alone + spite * share)
        } else {
            strikes * -spite * alone + (1.0 - strikes) * (share - spite * share)
        }
    }

    /// Three or more stand here: whoever more than half of the others turn on goes.
    fn crowd(&self, ground: &Ground, wars: SeatSet) -> f32 {
        let others = ground.others;
        let count = others.len();
        let out = most(count, others.iter().map(|o| self.scene.war[o.index()]));
        let share = ground.ripe * SHARED + (1.0 - ground.ripe) * ground.shared;
        let disputed = self.scene.weights.dispute * share;
        let mut peace = if wars.and(others).is_empty() { 1.0 } else { 0.0 };
        let mut gain = 0.0;
        for one in others {
            peace *= 1.0 - self.scene.war[one.index()];
            let against = others.without(one).iter().map(|o| self.wars[o.index()][one.index()]);
            let mine = if wars.has(one) { 1.0 } else { 0.0 };
            let gone = most(count, against.chain([mine]));
            // With one fewer, what is left is worth more; the last rival's going doubles it.
            let more = if count == 2 { 0.5 * (ground.alone - share) } else { 0.3 * share };
            gain += gone * (more.max(0.0) + self.spite(one) * share);
        }
        (1.0 - out) * (peace * share + (1.0 - peace) * disputed + gain)
    }
}

/// How likely more than half of `count` powers do something that each does with its own chance.
fn most(count: usize, chances: impl Iterator<Item = f32>) -> f32 {
    let mut exactly = [0.0; MAX_POWERS];
    exactly[0] = 1.0;
    for chance in chances {
        for n in (0..MAX_POWERS).rev() {
            let fewer = if n == 0 { 0.0 } else { exactly[n - 1] };
            exactly[n] = exactly[n] * (1.0 - chance) + fewer * chance;
        }
    }
    (0..MAX_POWERS).filter(|n| 2 * n > count).map(|n| exactly[n]).sum()
}

fn ground(scene: &Scene, at: Place) -> Ground {
    let weights = scene.weights;
    let others = scene.others_in(at);
    let sheet = &scene.state.sheets[scene.me.index()];
    // Before any order is written, presences are taken to develop.
    let develops = scene.mine.has(at)
        && (!sheet.written.has(at) || sheet.orders[at.index()] == Order::Develop);
    let need = scene.need(at).saturating_sub(u8::from(develops));
    let ripe = match need {
        0 => 1.0,
        1 if !others.is_empty() => 0.6,
        2 if others.len() > 1 => 0.35,
        _ => 0.0,
    };
    let after = need.saturating_sub(others.len() as u8 / 2);
    let turns = scene.left - 1;
    let mut callers = [0.0; MAX_POWERS];
    if others.is_empty() {
        for other in scene.callers(at) {
            let doors = scene.doors(other, at) as f32;
            let tempting = if need == 0 { 1.6 } else { 1.0 };
            callers[other.index()] = (weights.arrival * doors * tempting).min(0.6);
        }
    }
    Ground {
        others,
        ripe,
        alone: scene.alone(after, turns, weights.foresight),
        shared: scene.shared(after, turns, 1 + others.len() as u8, weights.foresight),
        callers,
    }
}

/// What making an enemy of a power costs beyond this turn.
fn enmity(scene: &Scene, other: Seat) -> f32 {
    let weights = scene.weights;
    if scene.is_last() {
        // Nobody can strike back any more, and a war denies a point.
        return -weights.spite;
    }
    let theirs = scene.state.presences[other.index()].or(scene.reach[other.index()]);
    let contact = scene.mine.minus(scene.state.colonies).and(theirs).len().min(6) as f32;
    let friend = 1.0 - scene.war[other.index()];
    let oath = match trust::promised(scene, other) {
        Some(Pact::Alliance) => weights.oath,
        _ => 1.0,
    };
    let turns = f32::from(scene.left - 1);
    let word = if trust::sworn_enemies(scene).has(other) { weights.honour * 3.0 } else { 0.0 };
    weights.honour * (0.5 + contact) * friend * oath * turns * 0.3 - word
}
