//! Battles: from the first roll to the last unit (chapter 7 of the ledger). Losses and manoeuvres
//! have files of their own.

use kernel::{Refusal, Tell};

use crate::action::Action;
use crate::area::Area;
use crate::board::Board;
use crate::card::{Card, CardPhase, Effect};
use crate::colour::{Colour, Colours, Side};
use crate::count;
use crate::dice::Fall;
use crate::event::{DiceFall, Event, card_id, tally};
use crate::force::{Force, Slot};
use crate::options::{Butler, FledNatives, TurnedLoyalist};
use crate::play;
use crate::refusals as no;
use crate::state::{Battle, Stage, State};
use crate::{control, losses, manoeuvre, round};

pub(crate) fn offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    let battles = state.battles();
    if battles.is_empty() {
        out.push(Action::Done);
    }
    out.extend(battles.iter().map(Action::Fight));
    play::offers(board, state, CardPhase::Battle, out);
}

pub(crate) fn check_fight(board: &Board, state: &State, at: Area) -> Result<(), Refusal> {
    if state.stage == Stage::Move && state.sequence.card == 0 {
        return Err(no::movement_card_first());
    }
    if state.battles().has(at) { Ok(()) } else { Err(no::no_battle(board.id(at))) }
}

/// Goes on to the next battle, or ends the sequence. The last battle begins by itself unless the
/// active faction might hold a card for it.
pub(crate) fn next(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let battles = state.battles();
    if play::could_hold(board, state, CardPhase::Battle) || battles.len() > 1 {
        state.stage = Stage::Battles;
        return;
    }
    match battles.lowest() {
        Some(only) => begin(board, state, only, tell),
        None => round::end_sequence(board, state, tell),
    }
}

/// Begins a battle: natives of both sides flee, free rolls are made, then the defenders roll.
pub(crate) fn begin(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    if !state.sequence.fought {
        // Who has moved no longer matters.
        state.marked = kernel::By::all(Force::NONE);
    }
    state.sequence.fought = true;
    state.sequence.won = None;
    state.battle = Battle { at, ..Battle::NONE };
    let attacker = state.side();
    let force = state.at(at);
    tell.tell(|| Event::BattleBegan {
        at: board.id(at).to_owned(),
        attacker,
        attackers: tally(force.only(attacker)),
        defenders: tally(force.only(attacker.other())),
    });
    flee_natives(board, state, at, tell);
    let free = free_rollers(board, state, at);
    if free.0 != 0 {
        state.battle.side = attacker;
        state.battle.free = true;
        prepare(state, free);
        if state.battle.waiting != 0 {
            state.stage = Stage::Rolling;
            return;
        }
    }
    begin_roll(board, state, attacker.other());
}

/// Natives on both sides flee one for one until only one side has any.
fn flee_natives(board: &Board, state: &mut State, at: Area, tell: &mut impl Tell<Event>) {
    let force = &mut state.units[at];
    let each = force.get(Slot::NATIVES_BRITISH).min(force.get(Slot::NATIVES_AMERICAN));
    if each == 0 {
        return;
    }
    force.take(Slot::NATIVES_BRITISH, each);
    force.take(Slot::NATIVES_AMERICAN, each);
    put_away(state, Colour::Native, each);
    put_away(state, Colour::Native, each);
    tell.tell(|| Event::NativesFled { at: board.id(at).to_owned(), each });
}

/// Fled units go to the fled units' space; natives may go to the reserve.
fn put_away(state: &mut State, colour: Colour, count: u8) {
    let home = colour == Colour::Native && state.options.fled_natives == FledNatives::Reserve;
    let space = if home { &mut state.reserve } else { &mut state.fled };
    count::add(&mut space[colour], count);
}

/// The colours that roll before the battle there.
fn free_rollers(board: &Board, state: &State, at: Area) -> Colours {
    let mut rollers = Colours::NONE;
    for (_, effect, named) in state.effects(board) {
        if let Effect::Volley { colours, every } = effect {
            let all = every && state.options.butler == Butler::Every;
            if all || named == Some(at) {
                rollers = rollers.or(colours);
            }
        }
    }
    rollers
}

/// Notes which kinds of the rolling side have dice to throw.
#[inline]
fn prepare(state: &mut State, colours: Colours) {
    let force = state.at(state.battle.at);
    let battle = &mut state.battle;
    battle.waiting = 0;
    battle.falls = [Fall::default(); 4];
    for (n, slot) in Slot::of(battle.side).into_iter().enumerate() {
        if force.get(slot) > 0 && colours.has(slot.colour()) {
            battle.waiting |= 1 << n;
        }
    }
    battle.rolls = battle.rolls.saturating_add(u16::from(battle.waiting != 0));
}

/// A side's roll: the active faction may be asked for a card first.
fn begin_roll(board: &Board, state: &mut State, side: Side) {
    state.battle.side = side;
    state.battle.free = false;
    let enemy = side != state.side();
    // Before the first roll the faction could play its cards anyhow.
    if enemy && state.battle.rolls > 0 && !state.battle.on && play::pauses(board, state) {
        state.stage = Stage::Pausing;
    } else {
        roll(state);
    }
}

/// The dice fall.
pub(crate) fn roll(state: &mut State) {
    prepare(state, Colours::ALL);
    state.stage = Stage::Rolling;
}

pub(crate) fn pause_offers(board: &Board, state: &State, out: &mut Vec<Action>) {
    for number in state.hand().and(board.events(state.active, CardPhase::Battle)) {
        if matches!(board.effect(state.card(number)), Effect::TurnCoats { .. }) {
            out.push(Action::Play(state.card(number)));
        }
    }
    out.push(Action::Roll);
    out.push(Action::FightOn);
}

/// The kind whose dice fall next, by place in [`Slot::of`].
#[inline]
fn falling(state: &State) -> usize {
    (state.battle.waiting.trailing_zeros() as usize).min(3)
}

/// How many dice of a kind are thrown.
#[inline]
fn dice_of(board: &Board, state: &State, slot: Slot) -> u8 {
    let units = state.at(state.battle.at).get(slot);
    board.dice[slot.colour()].rolled(units)
}

pub(crate) fn chances(board: &Board, state: &State, out: &mut Vec<(Action, u32)>) {
    let slot = Slot::of(state.battle.side)[falling(state)];
    let dice = dice_of(board, state, slot);
    let falls = board.dice[slot.colour()].falls(dice);
    out.extend(falls.iter().map(|(f, weight)| (Action::Dice(slot, f.hits, f.flees), *weight)));
}

/// Whether dice can fall like that now.
pub(crate) fn possible(board: &Board, state: &State, slot: Slot, hits: u8, flees: u8) -> bool {
    let expected = Slot::of(state.battle.side)[falling(state)];
    let dice = dice_of(board, state, expected);
    let falls = board.dice[expected.colour()].falls(dice);
    state.battle.waiting != 0
        && slot == expected
        && falls.iter().any(|(f, _)| f.hits == hits && f.flees == flees)
}

/// Dice of one kind have fallen.
pub(crate) fn fell(
    board: &Board,
    state: &mut State,
    slot: Slot,
    hits: u8,
    flees: u8,
    tell: &mut impl Tell<Event>,
) {
    let n = falling(state);
    let dice = dice_of(board, state, slot);
    let fall = Fall { hits, flees, blanks: dice.saturating_sub(hits.saturating_add(flees)) };
    state.battle.falls[n] = fall;
    state.battle.waiting &= !(1 << n);
    let Battle { at, side, free, .. } = state.battle;
    tell.tell(|| Event::DiceFell {
        at: board.id(at).to_owned(),
        side,
        dice: dice_fall(slot, fall),
        free,
    });
    if state.battle.waiting == 0 {
        resolve(board, state, tell);
    }
}

fn dice_fall(slot: Slot, fall: Fall) -> DiceFall {
    let Fall { hits, flees, blanks } = fall;
    DiceFall { colour: slot.colour().id(), hits, flees, blanks }
}

/// All dice of the roll have fallen: hits first.
fn resolve(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, side, free, falls, .. } = state.battle;
    let hits = falls.iter().map(|fall| fall.hits).sum();
    tell.tell(|| Event::Rolled {
        at: board.id(at).to_owned(),
        side,
        dice: (Slot::of(side).into_iter().zip(falls))
            .filter(|(_, fall)| *fall != Fall::default())
            .map(|(slot, fall)| dice_fall(slot, fall))
            .collect(),
        hits,
        free,
    });
    state.battle.hits = hits;
    losses::begin(board, state, tell);
}

/// Hits are taken: flights, turncoats, natives left alone, then manoeuvres.
pub(crate) fn after_hits(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, free, falls, .. } = state.battle;
    if !free {
        flights(board, state, tell);
    }
    control::settle(board, state, at, tell);
    if !state.battles().has(at) {
        let held = |s: Side| state.held[s].has(at);
        state.battle.decided = true;
        state.battle.winner = Side::BOTH.into_iter().find(|s| held(*s));
    }
    if free {
        return after_roll(board, state, tell);
    }
    state.battle.left = falls.map(|fall| fall.blanks);
    manoeuvre::next(board, state, tell);
}

/// Units of the colours that rolled a flight flee, unless a card holds them or turns them.
fn flights(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, side, falls, .. } = state.battle;
    let (mut fled, mut steadied) = (Force::NONE, Force::NONE);
    let mut steady_card = 0;
    let mut turned: Option<(Colour, Colour, u8)> = None;
    for (slot, fall) in Slot::of(side).into_iter().zip(falls) {
        let count = fall.flees.min(state.at(at).get(slot));
        if count == 0 {
            continue;
        }
        if let Some(card) = steady(board, state, at, slot) {
            steady_card = card;
            steadied.add(slot, count);
            continue;
        }
        state.units[at].take(slot, count);
        match turncoat(board, state, slot.colour()) {
            Some(to) => turned = Some((slot.colour(), to, count)),
            None => {
                put_away(state, slot.colour(), count);
                fled.add(slot, count);
            }
        }
    }
    let id = || board.id(at).to_owned();
    if !steadied.is_empty() {
        let card = card_id(Card { faction: state.active, number: steady_card });
        tell.tell(|| Event::Steadied { at: id(), card, units: tally(steadied) });
    }
    if !fled.is_empty() {
        tell.tell(|| Event::Fled { at: id(), side, units: tally(fled) });
    }
    if let Some((from, to, count)) = turned {
        turn(board, state, from, to, count, tell);
    }
}

/// The card that makes the flights of a kind void in this battle.
fn steady(board: &Board, state: &State, at: Area, slot: Slot) -> Option<u8> {
    // The colours of one side; its natives only if the card names them.
    if slot.side() != state.side() {
        return None;
    }
    let mut found = None;
    for (n, effect, named) in state.effects(board) {
        if let Effect::Steady { colours } = effect
            && named == Some(at)
            && colours.has(slot.colour())
        {
            found = Some(state.sequence.in_force[n].card);
        }
    }
    found
}

/// Who joins the other side when a unit of this colour flees.
fn turncoat(board: &Board, state: &State, colour: Colour) -> Option<Colour> {
    state.effects(board).find_map(|(_, effect, _)| match effect {
        Effect::TurnCoats { from, to } if from == colour => Some(to),
        _ => None,
    })
}

/// Units that flee are replaced by units of the other side, as far as its reserve goes.
fn turn(
    board: &Board,
    state: &mut State,
    from: Colour,
    to: Colour,
    count: u8,
    tell: &mut impl Tell<Event>,
) {
    let at = state.battle.at;
    let space = match state.options.turned_loyalist {
        TurnedLoyalist::Reserve => &mut state.reserve,
        TurnedLoyalist::Fled => &mut state.fled,
    };
    count::add(&mut space[from], count);
    let joined = count.min(state.reserve[to]);
    state.reserve[to] -= joined;
    state.units[at].add(Slot(to as u8), joined);
    tell.tell(|| Event::Turned {
        at: board.id(at).to_owned(),
        from: from.id(),
        count,
        to: to.id(),
        joined,
    });
}

/// The roll is over: the other side rolls, or the battle ends.
pub(crate) fn after_roll(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, side, free, .. } = state.battle;
    if !state.battle.decided && state.battles().has(at) {
        let defender = state.side().other();
        begin_roll(board, state, if free { defender } else { side.other() });
        return;
    }
    if !state.battle.decided {
        // The last of a side has slipped away: the other has won.
        state.battle.winner = Some(side.other());
    }
    end(board, state, tell);
}

fn end(board: &Board, state: &mut State, tell: &mut impl Tell<Event>) {
    let Battle { at, winner, rolls, .. } = state.battle;
    let left = state.at(at);
    tell.tell(|| Event::BattleEnded {
        at: board.id(at).to_owned(),
        winner,
        left: tally(left),
        rolls,
    });
    for entry in &mut state.sequence.in_force {
        // What a card did for this battle is done.
        entry.used |= entry.at == Some(at);
    }
    let side = state.side();
    state.sequence.won = (winner == Some(side)).then_some(at);
    state.battle = Battle::NONE;
    next(board, state, tell);
}
