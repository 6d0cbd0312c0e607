//! Set-up: who stands where, the extra units, the decks (chapter 1 of the ledger).

use kernel::{Fault, Refusal, Seat, SeatSet, Step, Tell};

use crate::action::Action;
use crate::area::{Area, Areas, MAX_AREAS};
use crate::board::{Board, Control};
use crate::card::Cards;
use crate::colour::{COLOURS, Colour, FACTIONS, Side};
use crate::count;
use crate::edition::Edition;
use crate::event::{Arrived, Event, tally};
use crate::force::{Force, Slot};
use crate::options::{Hands, Options};
use crate::refusals as no;
use crate::standing::Standing;
use crate::state::{Army, Battle, Sequence, Stage, State};
use crate::{control, draw, round};

/// The first state of a table.
pub(crate) fn setup(
    board: &Board,
    edition: Edition,
    options: &Options,
) -> Result<State, Vec<Fault>> {
    let mut state = blank(board, edition, options)?;
    let scenario = state.scenario(board);
    state.units = scenario.units;
    state.extra = scenario.extra;
    state.decks = scenario.decks;
    recount(board, &mut state);
    match scenario.control {
        Control::Colonies => {
            for colony in 0..board.colonies.len() as u8 {
                if let Some(side) = board.sole_holder(&state.units, colony) {
                    state.colonies[side.index()] |= 1 << colony;
                }
            }
        }
        Control::Cities => {
            let cities = board.cities.and(scenario.areas);
            state.markers = state.held.map(|held| held.and(cities));
        }
    }
    let extra = state.extra.iter().any(|n| *n > 0);
    state.stage = match state.variants.hands {
        Hands::After if extra => Stage::FirstCube,
        _ => Stage::Deal,
    };
    Ok(state)
}

/// A table with nothing on it: every cube is in the reserve.
pub(crate) fn blank(
    board: &Board,
    edition: Edition,
    options: &Options,
) -> Result<State, Vec<Fault>> {
    let Some(scenario) = board.scenarios.iter().position(|s| s.id == options.scenario) else {
        let known: Vec<&str> = board.scenarios.iter().map(|s| s.id.as_str()).collect();
        let what = format!("{:?} is no scenario; known: {}", options.scenario, known.join(", "));
        return Err(vec![Fault::new("options.scenario", what)]);
    };
    Ok(State {
        variants: options.variants(edition, scenario as u8),
        round: 1,
        stage: Stage::Over,
        active: Seat(0),
        drawing: Seat(0),
        bag: SeatSet::first(FACTIONS as u8),
        order: [Seat(0); FACTIONS],
        drawn: 0,
        extra: [0; FACTIONS],
        units: [Force::NONE; MAX_AREAS],
        held: [Areas::NONE; 2],
        neutral: Areas::NONE,
        reserve: std::array::from_fn(|n| board.colours[n].count),
        fled: [0; COLOURS],
        colonies: [0; 2],
        markers: [Areas::NONE; 2],
        hands: [Cards::NONE; FACTIONS],
        hand_sizes: [0; FACTIONS],
        decks: [Cards::NONE; FACTIONS],
        truces: SeatSet::NONE,
        sequence: Sequence::default(),
        marked: [Force::NONE; MAX_AREAS],
        army: Army::default(),
        battle: Battle::NONE,
        standing: [Standing::ASK; FACTIONS],
    })
}

/// Works out what follows from where the units are: who holds what, and what is in the reserve.
pub(crate) fn recount(board: &Board, state: &mut State) {
    let mut out = state.fled;
    state.held = [Areas::NONE; 2];
    state.neutral = Areas::NONE;
    for area in state.scenario(board).areas {
        let force = state.at(area);
        let held = Side::BOTH.map(|side| force.holds(side));
        state.held[0].set(area, held[0]);
        state.held[1].set(area, held[1]);
        state.neutral.set(area, force.natives() > 0 && !held[0] && !held[1]);
        for colour in Colour::ALL {
            count::add(&mut out[colour.index()], force.of(colour));
        }
    }
    for colour in Colour::ALL {
        let n = colour.index();
        state.reserve[n] = board.colours[n].count;
        count::take(&mut state.reserve[n], out[n]);
    }
}

/// The cube that says which side places first.
pub(crate) fn first_cube(state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) {
    state.active = seat;
    state.stage = Stage::Extra;
    tell.tell(|| Event::FirstSide { seat, side: Side::of(seat) });
}

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = Side::of(seat);
    if state.placing() == side && state.extra[seat.index() % FACTIONS] > 0 {
        out.extend(state.held[side.index()].iter().map(Action::Place));
    }
}

pub(crate) fn check(board: &Board, state: &State, seat: Seat, at: Area) -> Result<(), Refusal> {
    let side = Side::of(seat);
    if state.placing() != side {
        return Err(no::not_your_extra(state.placing()));
    }
    if state.extra[seat.index() % FACTIONS] == 0 {
        return Err(no::extra_placed());
    }
    if state.held[side.index()].has(at) { Ok(()) } else { Err(no::not_occupied(board.id(at))) }
}

pub(crate) fn place(
    board: &Board,
    state: &mut State,
    seat: Seat,
    at: Area,
    tell: &mut impl Tell<Event>,
) -> Step {
    let n = seat.index() % FACTIONS;
    count::take(&mut state.extra[n], 1);
    put(board, state, seat, at, tell);
    if state.extra[n] == 0 {
        tell.tell(|| reinforced(board, state, seat, true));
    }
    if state.extra.iter().any(|left| *left > 0) {
        return Step::Open;
    }
    state.marked = [Force::NONE; MAX_AREAS];
    match state.variants.hands {
        Hands::After => draw::deal(board, state, tell),
        Hands::Before => round::begin(board, state, 1, tell),
    }
    Step::Final
}

/// Puts one unit of a faction from its reserve into an area.
pub(crate) fn put(
    board: &Board,
    state: &mut State,
    seat: Seat,
    at: Area,
    tell: &mut impl Tell<Event>,
) {
    let colour = Colour::of(seat);
    let slot = Slot(colour as u8);
    count::take(&mut state.reserve[colour.index()], 1);
    state.marked[at.index()].add(slot, 1);
    tell.tell(|| Event::Placed { seat, colour: colour.id(), at: board.id(at).to_owned() });
    control::bring_one(board, state, at, slot, tell);
}

/// The report of what a faction placed. Units of its partner are not its own.
pub(crate) fn reinforced(board: &Board, state: &State, seat: Seat, extra: bool) -> Event {
    let partner = Side::of(seat).seats().without(seat).lowest();
    let mut at = Vec::new();
    let mut count = 0;
    for area in state.scenario(board).areas {
        let mut force = state.marked[area.index()];
        if let Some(partner) = partner {
            force.0[partner.index() % FACTIONS] = 0;
        }
        let force = force.only(Side::of(seat));
        if !force.is_empty() {
            count += force.total(Side::of(seat));
            at.push(Arrived { at: board.id(area).to_owned(), units: tally(force) });
        }
    }
    Event::Reinforced { seat, extra, count, at }
}
