//! Which army goes where.

use ::rebellion::area::{Area, Areas};
use ::rebellion::board::MAX_WATERS;
use ::rebellion::card::Effect;
use ::rebellion::force::{Force, Slot};
use ::rebellion::standing::cheapest;
use ::rebellion::state::{Errand, Stage};
use ::rebellion::{Action, Rebellion, State};
use kernel::{Actor, Rules, Silent};

use super::ground::Ground;
use super::scene::Scene;
use crate::best::best;

/// An army that could go.
#[derive(Clone, Copy, Debug)]
pub(super) struct March {
    pub(super) from: Area,
    pub(super) to: Area,
    pub(super) army: Force,
    /// What it would be worth.
    pub(super) gain: f32,
}

/// Everybody who may go from an area, in armies of several sizes, and where to.
struct Band {
    from: Area,
    parties: Vec<Force>,
    goals: Areas,
}

/// The best army among those that offers allow to be formed; none if nothing is worth a march.
pub(super) fn best_march(
    rules: &Rebellion,
    scene: &Scene,
    state: &State,
    offers: &[Action],
) -> Option<March> {
    let mut bands = Vec::new();
    for offer in offers.iter().filter(|offer| matches!(offer, Action::Muster(_))) {
        let mut formed = state.clone();
        rules.apply(&mut formed, Actor::Seat(state.active), *offer, &mut Silent);
        if formed.stage == Stage::Army {
            bands.push(band(scene, &formed));
        }
    }
    let mut ground = Ground::new(scene.board, state);
    let before = scene.judge(&ground).worth;
    let of = |band| best_of(scene, &mut ground, before, band);
    let mut marches: Vec<March> = bands.iter().filter_map(of).collect();
    if state.sequence.armies > 1 && state.stage == Stage::Move {
        marches.extend(together(scene, &mut ground, before, &bands));
    }
    let found = best(marches.into_iter().map(|march| (march.gain, march)));
    found.filter(|march| march.gain > scene.weights.effort)
}

/// The best an army under way can do.
pub(super) fn under_way(scene: &Scene, state: &State) -> Option<March> {
    let mut ground = Ground::new(scene.board, state);
    let before = scene.judge(&ground).worth;
    best_of(scene, &mut ground, before, &band(scene, state))
}

fn best_of(scene: &Scene, ground: &mut Ground, before: f32, band: &Band) -> Option<March> {
    let (from, side) = (band.from, scene.state.side());
    let all = band.goals.iter().flat_map(|to| band.parties.iter().map(move |army| (to, *army)));
    best(all.map(|(to, army)| {
        let gain = scene.worth_after(ground, (from, to), army, side) - before;
        (gain, March { from, to, army, gain })
    }))
}

/// The first of two armies that can win together where neither would alone.
fn together(scene: &Scene, ground: &mut Ground, before: f32, bands: &[Band]) -> Option<March> {
    let side = scene.state.side();
    best(ground.held[side.other()].iter().filter_map(|to| {
        let mut able: Vec<(u8, &Band)> = bands
            .iter()
            .filter(|band| band.goals.has(to) && !band.parties.is_empty())
            .map(|band| (band.parties[0].total(side), band))
            .collect();
        if able.len() < 2 {
            return None;
        }
        able.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
        let (first, second) = (able[0].1, able[1].1);
        let one = ground.shift(scene.board, first.from, to, first.parties[0], side);
        let two = ground.shift(scene.board, second.from, to, second.parties[0], side);
        // Not all of what two armies gain: the second might do better elsewhere.
        let gain = SHARED * (scene.judge(ground).worth - before);
        for area in two.into_iter().chain(one) {
            ground.back(scene.board, area);
        }
        Some((gain, March { from: first.from, to, army: first.parties[0], gain }))
    }))
}

/// What is counted of the gain of two armies.
const SHARED: f32 = 0.6;

/// The army being formed, in several sizes, and where it may go.
fn band(scene: &Scene, formed: &State) -> Band {
    let from = formed.army.from;
    let effect = scene.board.effect(formed.card(formed.sequence.card));
    let (goals, limit) = match (formed.army.errand, effect) {
        (Errand::Movement, Effect::Naval { units, .. }) => (by_ship(scene, formed), units),
        (Errand::Movement, Effect::Warships { .. }) => (by_ship(scene, formed), u8::MAX),
        (Errand::Movement, _) => (by_land(scene, formed, effect), u8::MAX),
        (Errand::Rearrange, _) => {
            let colony = scene.board.colony_of[from];
            let areas = scene.board.colony_areas[usize::from(colony)];
            (areas.and(scene.scenario.areas).minus(Areas::one(from)), u8::MAX)
        }
        (Errand::Pursuit, _) => (scene.scenario.borders[from], u8::MAX),
    };
    Band { from, parties: parties(scene, formed, limit), goals }
}

/// The other shores of the waters an area lies on.
fn by_ship(scene: &Scene, formed: &State) -> Areas {
    let from = formed.army.from;
    if let Some(to) = formed.sequence.landing {
        return Areas::one(to).minus(Areas::one(from));
    }
    let mut goals = Areas::NONE;
    for water in 0..MAX_WATERS {
        if scene.board.water_of[from] >> water & 1 != 0 {
            goals = goals.or(scene.board.shores[water]);
        }
    }
    goals.and(scene.scenario.areas).minus(Areas::one(from))
}

/// Where a march ends that stops for enemies and for natives, unless a card lets it pass.
fn by_land(scene: &Scene, formed: &State, effect: Effect) -> Areas {
    let Effect::March { areas: mut far, .. } = effect else { return Areas::NONE };
    let mut stops = formed.held[scene.us.other()].or(formed.neutral);
    for entry in formed.sequence.in_force.iter().filter(|e| e.card != 0 && !e.used) {
        match scene.board.effect(formed.card(entry.card)) {
            Effect::MoreAreas { areas: more } => far = far.saturating_add(more),
            Effect::PassThrough { .. } => stops = Areas::NONE,
            _ => {}
        }
    }
    let start = Areas::one(formed.army.from);
    let (mut seen, mut edge) = (start, start);
    for step in 0..far.min(16) {
        let open = if step == 0 { edge } else { edge.minus(stops) };
        let mut next = Areas::NONE;
        for at in open {
            next = next.or(scene.scenario.borders[at]);
        }
        edge = next.minus(seen);
        seen = seen.or(edge);
    }
    seen.minus(start)
}

/// An army as large as it may be and smaller ones, each without those it can best do without.
fn parties(scene: &Scene, formed: &State, limit: u8) -> Vec<Force> {
    let side = formed.side();
    let own = Slot(formed.active.0);
    let fixed = |slot: Slot| formed.army.fixed >> slot.0 & 1 != 0;
    let mut force = formed.army.units;
    let full = force.total(side).min(limit);
    let wanted = [full, full.saturating_sub(1), full.saturating_sub(2), full.div_ceil(2), 2, 1];
    let mut parties: Vec<Force> = Vec::new();
    // Every turn of the loop takes a unit out.
    loop {
        let size = force.total(side);
        if size > 0 && size <= limit && wanted.contains(&size) {
            parties.push(force);
        }
        let mut spare = force;
        for slot in Slot::of(side) {
            if fixed(slot) {
                spare.0[slot.index()] = 0;
            }
        }
        spare.take(own, spare.get(own).min(1));
        let Some(slot) = cheapest(scene.board, spare, side) else { break };
        force.take(slot, 1);
    }
    parties
}

/// The next step of the army under way: it is made as large as it should be, then it goes.
pub(super) fn step(scene: &Scene, state: &State, offers: &[Action]) -> Option<Action> {
    let march = under_way(scene, state)?;
    for slot in Slot::of(state.side()) {
        let take = Action::Take(slot, march.army.get(slot));
        if march.army.get(slot) < state.army.units.get(slot) && offers.contains(&take) {
            return Some(take);
        }
    }
    let go = Action::Go(march.to);
    if offers.contains(&go) { Some(go) } else { smaller(scene, state, offers) }
}

/// An army that is too large in a way not foreseen: it is made smaller, or goes wherever it may.
fn smaller(scene: &Scene, state: &State, offers: &[Action]) -> Option<Action> {
    let mut ground = Ground::new(scene.board, state);
    let (from, side) = (state.army.from, state.side());
    let found = best(offers.iter().filter_map(|offer| {
        let Action::Go(to) = *offer else { return None };
        Some((scene.worth_after(&mut ground, (from, to), state.army.units, side), *offer))
    }));
    found.or_else(|| offers.last().copied())
}

/// Sends the army for real, on a state that is only tried out.
pub(super) fn send(rules: &Rebellion, state: &mut State, march: &March) {
    let seat = Actor::Seat(state.active);
    rules.apply(state, seat, Action::Muster(march.from), &mut Silent);
    for slot in Slot::of(state.side()) {
        if march.army.get(slot) < state.army.units.get(slot) {
            rules.apply(state, seat, Action::Take(slot, march.army.get(slot)), &mut Silent);
        }
    }
    rules.apply(state, seat, Action::Go(march.to), &mut Silent);
}
