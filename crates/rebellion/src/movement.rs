//! The movement phase: how far armies go by land and by ship (chapter 6 of the ledger).

use kernel::Refusal;

use crate::action::Action;
use crate::area::{Area, Areas, ByArea, MAX_AREAS};
use crate::army;
use crate::board::{Board, MAX_COLONIES, MAX_WATERS, Scenario};
use crate::card::{CardPhase, Effect};
use crate::colour::{Colour, Side};
use crate::count;
use crate::force::{Force, Slot};
use crate::play;
use crate::refusals as no;
use crate::state::{Errand, Stage, State};

/// A movement card is played: so many armies may move.
pub(crate) fn begin(board: &Board, state: &mut State, card: u8, armies: u8) {
    let more: u8 = (state.effects(board))
        .map(|(_, effect, _)| if let Effect::MoreArmies { armies: n } = effect { n } else { 0 })
        .sum();
    state.sequence.card = card;
    state.sequence.armies = armies.saturating_add(more);
    state.stage = Stage::Move;
}

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    play::offers_movement(board, state, out);
    if state.sequence.card == 0 {
        return;
    }
    out.extend(musterable(board, state).iter().map(Action::Muster));
    let battles = state.battles();
    if battles.is_empty() {
        out.push(Action::Done);
    } else {
        out.extend(battles.iter().map(Action::Fight));
        play::offers(board, state, CardPhase::Battle, out);
    }
}

/// Where an army may be formed by the movement card.
pub(crate) fn musterable(board: &Board, state: &State) -> Areas {
    let mut areas = Areas::NONE;
    if state.sequence.armies == 0 {
        return areas;
    }
    for at in state.held[state.side()] {
        if has_mover(state, at) && can_leave(board, state, at) {
            areas.set(at, true);
        }
    }
    areas
}

/// Whether a unit of the active faction there has not moved.
#[inline]
fn has_mover(state: &State, at: Area) -> bool {
    let own = Slot(state.active.0);
    state.at(at).get(own) > state.marked[at].get(own)
}

/// Whether there is anywhere to go from an area by the movement card.
#[inline]
fn can_leave(board: &Board, state: &State, from: Area) -> bool {
    match board.effect(state.card(state.sequence.card)) {
        Effect::March { areas, .. } => areas > 0 && !state.scenario(board).borders[from].is_empty(),
        _ => !by_ship(board, state, from).is_empty(),
    }
}

pub(crate) fn check_muster(board: &Board, state: &State, at: Area) -> Result<(), Refusal> {
    if state.sequence.card == 0 {
        return Err(no::movement_card_first());
    }
    if state.sequence.armies == 0 {
        return Err(no::no_army_left());
    }
    if state.at(at).get(Slot(state.active.0)) == 0 {
        return Err(no::no_own_unit(state.active, board.id(at)));
    }
    if !has_mover(state, at) {
        return Err(no::all_moved(state.active, board.id(at)));
    }
    if !can_leave(board, state, at) {
        return Err(why_no_ship(board, state, at));
    }
    Ok(())
}

/// Where an army from that area may go by the movement card.
#[inline]
pub(crate) fn goals(board: &Board, state: &State, from: Area) -> Areas {
    match board.effect(state.card(state.sequence.card)) {
        Effect::March { areas, .. } => {
            let Helps { far, passes, pass_all } = helps(board, state);
            reach(board, state, from, areas.saturating_add(far), passes || pass_all)
        }
        _ => by_ship(board, state, from),
    }
}

/// What the events in force add to a march.
#[derive(Default)]
struct Helps {
    far: u8,
    passes: bool,
    pass_all: bool,
}

#[inline]
fn helps(board: &Board, state: &State) -> Helps {
    let mut helps = Helps::default();
    for (_, effect, _) in state.effects(board) {
        match effect {
            Effect::MoreAreas { areas: n } => helps.far = helps.far.max(n),
            Effect::PassThrough { every: false } => helps.passes = true,
            Effect::PassThrough { every: true } => helps.pass_all = true,
            _ => {}
        }
    }
    helps
}

/// The areas where a march of the active side must stop.
#[inline]
fn stops(state: &State) -> Areas {
    state.held[state.side().other()].or(state.neutral)
}

/// The areas a march of so many areas can end in.
pub(crate) fn reach(board: &Board, state: &State, from: Area, areas: u8, passes: bool) -> Areas {
    let stops = if passes { Areas::NONE } else { stops(state) };
    spread(state.scenario(board), from, areas, stops)
}

fn spread(scenario: &Scenario, from: Area, areas: u8, stops: Areas) -> Areas {
    let start = Areas::one(from);
    let mut seen = start;
    let mut edge = start;
    for step in 0..areas {
        let mut next = Areas::NONE;
        let open = if step == 0 { edge } else { edge.minus(stops) };
        for at in open {
            next = next.or(scenario.borders[at]);
        }
        edge = next.minus(seen);
        if edge.is_empty() {
            break;
        }
        seen = seen.or(edge);
    }
    seen.minus(start)
}

/// Where an army from that area may go by ship.
fn by_ship(board: &Board, state: &State, from: Area) -> Areas {
    let waters = board.water_of[from];
    if let Some(to) = state.sequence.landing {
        // A naval movement goes to one area, over one body of water.
        let same = waters & state.sequence.waters != 0 && to != from;
        return if same { Areas::one(to) } else { Areas::NONE };
    }
    shores(board, state, from)
}

/// The other areas on the bodies of water that an area touches.
pub(crate) fn shores(board: &Board, state: &State, from: Area) -> Areas {
    let waters = board.water_of[from];
    let mut areas = Areas::NONE;
    for (n, shore) in board.shores.iter().enumerate() {
        if waters >> n & 1 != 0 {
            areas = areas.or(*shore);
        }
    }
    areas.and(state.scenario(board).areas).minus(Areas::one(from))
}

/// Notes what sending an army there uses up, and names the event it needs.
pub(crate) fn spend(board: &Board, state: &mut State, from: Area, to: Area) -> Option<u8> {
    count::take(&mut state.sequence.armies, 1);
    match board.effect(state.card(state.sequence.card)) {
        Effect::March { areas, .. } => spend_helps(board, state, from, to, areas),
        Effect::Naval { .. } => {
            let waters = board.water_of[from] & board.water_of[to];
            state.sequence.waters = match state.sequence.landing {
                None => waters,
                Some(_) => waters & state.sequence.waters,
            };
            state.sequence.landing = Some(to);
            None
        }
        _ => None,
    }
}

/// An event that helps one army is spent on the first army that could not do without it.
fn spend_helps(board: &Board, state: &mut State, from: Area, to: Area, areas: u8) -> Option<u8> {
    let Helps { far, passes, pass_all } = helps(board, state);
    if far == 0 && !passes {
        return None;
    }
    let reaches = |more: u8, pass: bool| {
        reach(board, state, from, areas.saturating_add(more), pass || pass_all).has(to)
    };
    let (need_far, need_pass) = if reaches(0, false) {
        (false, false)
    } else if far > 0 && reaches(far, false) {
        (true, false)
    } else if passes && reaches(0, true) {
        (false, true)
    } else {
        (true, true)
    };
    let mut needed = None;
    for n in 0..state.sequence.in_force.len() {
        let entry = state.sequence.in_force[n];
        if entry.card == 0 || entry.used {
            continue;
        }
        let spent = match board.effect(state.card(entry.card)) {
            Effect::MoreAreas { areas: more } => need_far && more == far,
            Effect::PassThrough { every: false } => need_pass,
            _ => false,
        };
        if spent {
            state.sequence.in_force[n].used = true;
            needed = needed.or(Some(entry.card));
        }
    }
    needed
}

/// One shortest way by land, for the animation: through enemies only if it would be too long
/// without.
pub(crate) fn path(board: &Board, state: &State, from: Area, to: Area) -> Vec<Area> {
    let scenario = state.scenario(board);
    let mut areas = 0;
    if let Effect::March { areas: n, .. } = board.effect(state.card(state.sequence.card)) {
        areas += usize::from(n);
    }
    for entry in state.sequence.in_force.iter().filter(|e| e.card != 0) {
        if let Effect::MoreAreas { areas: n } = board.effect(state.card(entry.card)) {
            areas += usize::from(n);
        }
    }
    let open = way(scenario, from, to, stops(state)).filter(|path| path.len() <= areas);
    open.or_else(|| way(scenario, from, to, Areas::NONE)).unwrap_or_default()
}

fn way(scenario: &Scenario, from: Area, to: Area, stops: Areas) -> Option<Vec<Area>> {
    let mut before = ByArea::all(from);
    let mut seen = Areas::one(from);
    let mut queue = vec![from];
    let mut next = 0;
    while next < queue.len() && !seen.has(to) {
        let at = queue[next];
        next += 1;
        if at != from && stops.has(at) {
            continue;
        }
        for neighbour in scenario.borders[at].minus(seen) {
            seen.set(neighbour, true);
            before[neighbour] = at;
            queue.push(neighbour);
        }
    }
    if !seen.has(to) {
        return None;
    }
    let mut path = vec![to];
    // Every step goes one area back towards the start.
    while path.len() <= MAX_AREAS {
        let at = before[path[path.len() - 1]];
        if at == from {
            break;
        }
        path.push(at);
    }
    path.reverse();
    Some(path)
}

/// Why an army cannot go there.
pub(crate) fn why_not(board: &Board, state: &State, to: Area) -> Refusal {
    let from = state.army.from;
    let scenario = state.scenario(board);
    let id = board.id(to);
    if usize::from(to.0) >= board.areas.len() || !scenario.areas.has(to) {
        return no::not_in_play(id);
    }
    if to == from {
        return no::ends_elsewhere(id);
    }
    match board.effect(state.card(state.sequence.card)) {
        Effect::March { areas, .. } => {
            let Helps { far, .. } = helps(board, state);
            let areas = areas.saturating_add(far);
            if spread(scenario, from, areas, Areas::NONE).has(to) {
                return no::must_stop(board.id(from), id);
            }
            // Two coasts of the same light-blue water are not neighbours.
            let water = board.water_of[from] & board.water_of[to];
            if areas == 1 && water != 0 { no::light_water(id) } else { no::too_far(id, areas) }
        }
        _ => match state.sequence.landing {
            Some(landing) => no::one_landing(board.id(landing)),
            None => no::other_water(board.id(from), id),
        },
    }
}

/// Why no ship leaves an area.
fn why_no_ship(board: &Board, state: &State, from: Area) -> Refusal {
    match state.sequence.landing {
        Some(landing) => no::one_landing(board.id(landing)),
        None => no::no_water(board.id(from)),
    }
}

/// The colonies inside which units may be rearranged: controlled, holding the colour, and of more
/// than one area.
pub(crate) fn rearrangeable(board: &Board, state: &State, holds: Colour) -> Areas {
    let side = state.side();
    let mut areas = Areas::NONE;
    let mut colonies = state.colonies[side];
    while colonies != 0 {
        let colony = board.colony_areas[colonies.trailing_zeros() as usize % MAX_COLONIES];
        colonies &= colonies - 1;
        let held = colony.and(state.held[side]);
        if colony.len() > 1 && held.iter().any(|at| state.at(at).of(holds) > 0) {
            areas = areas.or(held);
        }
    }
    areas
}

/// Where units may still be taken from to be rearranged.
pub(crate) fn rearranging(board: &Board, state: &State) -> Areas {
    let Effect::Rearrange { holds } = board.effect(state.card(state.sequence.playing)) else {
        return Areas::NONE;
    };
    let side = state.side();
    let areas = rearrangeable(board, state, holds);
    let movable = |at: &Area| {
        if state.edition.natives_rearrange_alone() {
            army::can_rearrange(board, state, *at)
        } else {
            army::fresh(state, *at, side).soldiers(side) > 0
        }
    };
    areas.iter().filter(movable).collect()
}

pub(crate) fn check_rearrange(board: &Board, state: &State, at: Area) -> Result<(), Refusal> {
    let Effect::Rearrange { holds } = board.effect(state.card(state.sequence.playing)) else {
        return Err(no::not_now());
    };
    if !rearrangeable(board, state, holds).has(at) {
        return Err(no::not_rearrangeable(board.id(at)));
    }
    if rearranging(board, state).has(at) {
        return Ok(());
    }
    let side = state.side();
    let kept = army::fresh(state, at, side).total(side) > 0;
    // Whoever has not moved keeps natives company, or is one without company to go to.
    Err(if kept { no::natives_alone() } else { no::all_rearranged(board.id(at)) })
}

/// The rearrangement is over; it was no movement of the units.
pub(crate) fn rearranged(state: &mut State) {
    state.marked = kernel::By::all(Force::NONE);
    play::finish(state, Stage::Move);
}

/// Forms an army by the movement card, or of units to be rearranged.
pub(crate) fn muster(state: &mut State, at: Area) {
    let errand =
        if state.stage == Stage::Rearranging { Errand::Rearrange } else { Errand::Movement };
    army::form(state, errand, at);
}

const _: () = assert!(MAX_WATERS <= 8 && Side::BOTH.len() == 2);
