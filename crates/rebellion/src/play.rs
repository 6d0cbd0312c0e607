//! Playing cards: which can be played now, and what they set going (chapter 9 of the ledger).

use kernel::{Refusal, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::Board;
use crate::card::{Card, CardPhase, Effect, Holds, Placement, Site};
use crate::colour::Colour;
use crate::control;
use crate::count;
use crate::event::{Event, card_id, tally};
use crate::force::{Force, Slot};
use crate::options::{BetsyRoss, Butler};
use crate::refusals as no;
use crate::state::{Army, Errand, Stage, State};
use crate::{army, battle, movement, reinforcement};

/// Offers the events of a phase that the active faction holds and can play.
pub(crate) fn offers(board: &Board, state: &State, phase: CardPhase, out: &mut Vec<Action>) {
    let events = state.hand().and(board.events(state.active, phase));
    for number in events {
        let card = state.card(number);
        if possible(board, state, board.effect(card)) {
            out.push(Action::Play(card));
        }
    }
}

/// Offers movement cards and movement events.
pub(crate) fn offers_movement(board: &Board, state: &State, out: &mut Vec<Action>) {
    if state.sequence.card == 0 {
        let cards = state.hand().and(board.movement_cards[state.active]);
        out.extend(cards.iter().map(|number| Action::Play(state.card(number))));
    }
    offers(board, state, CardPhase::Movement, out);
}

/// Whether the active faction could, for all that is public, hold an event of that phase that can
/// be played now. The table may wait for what everybody knows to be possible, never for what only
/// the hand tells.
pub(crate) fn could_hold(board: &Board, state: &State, phase: CardPhase) -> bool {
    let seat = state.active;
    let events = state.unplayed(state.active).and(board.events(state.active, phase));
    state.hand_sizes[seat] > 0
        && events.iter().any(|number| possible(board, state, board.effect(state.card(number))))
}

/// Whether a card may be played now, judged by the card and the stage.
pub(crate) fn check(board: &Board, state: &State, card: Card) -> Result<(), Refusal> {
    if card.faction != state.active {
        return Err(no::not_your_card());
    }
    if !state.hand().has(card.number) {
        return Err(no::not_in_hand());
    }
    let effect = board.effect(card);
    match (state.stage, effect.phase()) {
        (Stage::Reinforce, CardPhase::Movement) => reinforcement::check_leave(board, state)?,
        (Stage::Move, CardPhase::Battle) if state.sequence.card == 0 => {
            return Err(no::movement_card_first());
        }
        (Stage::Reinforce, CardPhase::Reinforcement)
        | (Stage::Move, CardPhase::Movement | CardPhase::Battle)
        | (Stage::Battles, CardPhase::Battle) => {}
        (Stage::Pausing, _) if matches!(effect, Effect::TurnCoats { .. }) => return Ok(()),
        _ => return Err(no::wrong_phase(effect.phase())),
    }
    if effect.is_movement() && state.sequence.card != 0 {
        return Err(no::one_movement_card());
    }
    if effect.is_movement() || possible(board, state, effect) {
        return Ok(());
    }
    Err(no::cannot_play(effect, state))
}

/// Whether an event would do something, as far as the table shows.
pub(crate) fn possible(board: &Board, state: &State, effect: Effect) -> bool {
    match effect {
        Effect::March { .. } | Effect::Warships { .. } | Effect::Naval { .. } => false,
        Effect::Place(Placement { units, site }) => {
            let any = units.pairs().any(|(colour, n)| *n > 0 && state.reserve[colour] > 0);
            any && !sites(board, state, site).is_empty()
        }
        Effect::Recruit { from, to, .. } => {
            state.fled[from] > 0
                && state.reserve[to] > 0
                && !control::arrivals(board, state, state.active).is_empty()
        }
        Effect::Convert { from, to } => {
            let on_map = board.colours[from].count.saturating_sub(state.reserve[from]);
            let on_map = on_map.saturating_sub(state.fled[from]);
            on_map > 0 && state.reserve[to] > 0
        }
        Effect::MoreArmies { .. } | Effect::MoreAreas { .. } | Effect::PassThrough { .. } => true,
        Effect::Rearrange { holds } => {
            state.sequence.card == 0 && !movement::rearrangeable(board, state, holds).is_empty()
        }
        Effect::Volley { every: true, .. } if state.options.butler == Butler::Every => {
            !state.sequence.fought && !state.battles().is_empty()
        }
        Effect::Volley { .. } | Effect::Steady { .. } | Effect::TurnCoats { .. } => {
            !state.battles().is_empty()
        }
        Effect::Pursue { with } => state.sequence.won.is_some_and(|at| {
            state.at(at).get(Slot(with as u8)) > 0 && !state.scenario(board).borders[at].is_empty()
        }),
    }
}

/// The areas where a card may place units.
pub(crate) fn sites(board: &Board, state: &State, site: Site) -> Areas {
    let side = state.side();
    let mut areas = site.areas.and(state.scenario(board).areas);
    if !site.enemies {
        areas = areas.minus(state.held[side.other()]);
    }
    match site.holds {
        Holds::Anything => areas,
        Holds::Side => areas.and(state.held[side]),
        Holds::Colour(colour) => {
            let within = areas.and(state.held[side]);
            within.iter().filter(|at| state.at(*at).of(colour) > 0).collect()
        }
    }
}

/// Plays a card.
pub(crate) fn play(board: &Board, state: &mut State, card: Card, tell: &mut impl Tell<Event>) {
    let seat = state.active;
    state.hands[seat] = state.hands[seat].without(card.number);
    count::take(&mut state.hand_sizes[seat], 1);
    let effect = board.effect(card);
    if state.stage == Stage::Reinforce && effect.phase() == CardPhase::Movement {
        reinforcement::leave(board, state, tell);
    }
    let truce = board.truce_cards[seat].has(card.number);
    tell.tell(|| Event::CardPlayed {
        seat: card.faction,
        card: card_id(card),
        movement: effect.is_movement(),
        truce,
    });
    if truce {
        state.truces = state.truces.with(card.faction);
    }
    match effect {
        Effect::March { armies, .. }
        | Effect::Warships { armies }
        | Effect::Naval { armies, .. } => {
            movement::begin(board, state, card.number, armies);
        }
        Effect::Place(Placement { site, .. }) => {
            state.sequence.playing = card.number;
            let sites = sites(board, state, site);
            match sites.lowest() {
                Some(only) if sites.len() == 1 => land(board, state, only, tell),
                _ => state.stage = Stage::Placing,
            }
        }
        Effect::Recruit { most, .. } => {
            state.sequence.playing = card.number;
            state.sequence.playing_left = most;
            state.stage = Stage::Placing;
        }
        Effect::Convert { from, .. } => {
            state.sequence.playing = card.number;
            let places = standing_in(board, state, from);
            match places.lowest() {
                Some(only) if places.len() == 1 => convert(board, state, only, tell),
                _ => state.stage = Stage::Converting,
            }
        }
        Effect::MoreArmies { armies: more } => {
            state.enforce(card.number, None);
            if state.sequence.card != 0 {
                state.sequence.armies = state.sequence.armies.saturating_add(more);
            }
        }
        Effect::MoreAreas { .. } | Effect::PassThrough { .. } => state.enforce(card.number, None),
        Effect::Rearrange { .. } => {
            state.sequence.playing = card.number;
            state.stage = Stage::Rearranging;
        }
        Effect::Volley { .. } | Effect::Steady { .. } if is_named(state, effect) => {
            state.sequence.playing = card.number;
            let battles = state.battles();
            match battles.lowest() {
                Some(only) if battles.len() == 1 => name(board, state, only, tell),
                _ => state.stage = Stage::Naming,
            }
        }
        Effect::Volley { .. } | Effect::Steady { .. } => {
            state.enforce(card.number, None);
            state.stage = Stage::Battles;
        }
        Effect::TurnCoats { .. } => {
            state.enforce(card.number, None);
            if state.stage == Stage::Pausing {
                battle::roll(state);
            } else {
                state.stage = Stage::Battles;
            }
        }
        Effect::Pursue { .. } => {
            state.sequence.playing = card.number;
            let from = state.sequence.won.unwrap_or_default();
            army::form(state, Errand::Pursuit, from);
        }
    }
}

/// Whether an effect is for one battle that must be named.
fn is_named(state: &State, effect: Effect) -> bool {
    match effect {
        Effect::Volley { every, .. } => !every || state.options.butler == Butler::One,
        _ => true,
    }
}

/// Whether the active faction may be asked for a card before the enemy rolls.
pub(crate) fn pauses(board: &Board, state: &State) -> bool {
    if state.options.betsy_ross != BetsyRoss::AnyTime {
        return false;
    }
    let events = board.events(state.active, CardPhase::Battle).and(state.unplayed(state.active));
    let force = state.at(state.battle.at);
    state.hand_sizes[state.active] > 0
        && events.iter().any(|number| match board.effect(state.card(number)) {
            Effect::TurnCoats { from, .. } => force.of(from) > 0,
            _ => false,
        })
}

/// The areas where units of a colour stand.
pub(crate) fn standing_in(board: &Board, state: &State, colour: Colour) -> Areas {
    let areas = match colour.side() {
        Some(side) => state.held[side],
        None => state.scenario(board).areas,
    };
    areas.iter().filter(|at| state.at(*at).of(colour) > 0).collect()
}

/// The areas the event being carried out asks for.
pub(crate) fn targets(board: &Board, state: &State) -> Areas {
    match board.effect(state.card(state.sequence.playing)) {
        Effect::Place(Placement { site, .. }) => sites(board, state, site),
        Effect::Recruit { .. } => control::arrivals(board, state, state.active),
        Effect::Convert { from, .. } => standing_in(board, state, from),
        Effect::Volley { .. } | Effect::Steady { .. } => state.battles(),
        _ => Areas::NONE,
    }
}

/// Places what the card being carried out brings.
pub(crate) fn land(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    let card = state.card(state.sequence.playing);
    match board.effect(card) {
        Effect::Place(Placement { units, .. }) => {
            let mut force = Force::NONE;
            for colour in Colour::ALL {
                let count = units[colour].min(state.reserve[colour]);
                state.reserve[colour] -= count;
                force.add(Slot::on(colour, state.side()), count);
            }
            tell.tell(|| Event::Landed {
                seat: card.faction,
                card: card_id(card),
                units: tally(force),
                at: board.id(at).to_owned(),
            });
            control::bring(board, state, at, force, tell);
            finish(state, Stage::Reinforce);
        }
        Effect::Recruit { from, to, .. } => recruit(board, state, from, to, at, tell),
        _ => {}
    }
}

fn recruit(
    board: &Board,
    state: &mut State,
    from: Colour,
    to: Colour,
    at: Area,
    tell: &mut impl Tell<Event>,
) {
    go_home(state, from, 1);
    count::take(&mut state.reserve[to], 1);
    state.sequence.playing_begun = true;
    let seat = state.active;
    tell.tell(|| Event::Recruited {
        seat,
        from: from.id(),
        to: to.id(),
        at: board.id(at).to_owned(),
    });
    control::bring_one(board, state, at, Slot::on(to, state.side()), tell);
    let left = state.sequence.playing_left.min(state.fled[from]);
    if left == 0 {
        return finish(state, Stage::Reinforce);
    }
    if state.reserve[to] == 0 {
        if state.edition.unreplaced_go_home() {
            go_home(state, from, left);
            tell.tell(|| Event::WentHome { seat, colour: from.id(), count: left });
        }
        finish(state, Stage::Reinforce);
    }
}

/// Fled units go to their reserve by the card being carried out.
fn go_home(state: &mut State, colour: Colour, units: u8) {
    count::take(&mut state.fled[colour], units);
    count::add(&mut state.reserve[colour], units);
    count::take(&mut state.sequence.playing_left, units);
}

/// Replaces a unit there.
pub(crate) fn convert(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    let card = state.card(state.sequence.playing);
    if let Effect::Convert { from, to } = board.effect(card) {
        state.units[at].take(Slot(from as u8), 1);
        count::add(&mut state.reserve[from], 1);
        count::take(&mut state.reserve[to], 1);
        state.units[at].add(Slot(to as u8), 1);
        tell.tell(|| Event::Converted {
            seat: card.faction,
            from: from.id(),
            to: to.id(),
            at: board.id(at).to_owned(),
        });
        control::settle(board, state, at, tell);
    }
    finish(state, Stage::Move);
}

/// Names the battle that the card being carried out is for.
pub(crate) fn name(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    let card = state.card(state.sequence.playing);
    state.enforce(card.number, Some(at));
    tell.tell(|| Event::Named {
        seat: card.faction,
        card: card_id(card),
        at: board.id(at).to_owned(),
    });
    finish(state, Stage::Battles);
}

/// The event being carried out is over.
pub(crate) fn finish(state: &mut State, stage: Stage) {
    state.sequence.playing = 0;
    state.sequence.playing_left = 0;
    state.sequence.playing_begun = false;
    state.army = Army::default();
    state.stage = stage;
}
