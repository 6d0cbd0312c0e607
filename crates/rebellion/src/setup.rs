//! Set-up: who stands where, the extra units, the decks (chapter 1 of the ledger).

use kernel::{By, Fault, Finality, Refusal, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::board::{Board, Control};
use crate::card::Cards;
use crate::colour::{Colour, FACTIONS, Side};
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
    take_control(board, &mut state);
    let extra = state.extra.iter().any(|n| *n > 0);
    state.stage = match state.options.hands {
        Hands::After if extra => Stage::FirstCube,
        _ => Stage::Deal,
    };
    Ok(state)
}

/// Each side controls what it alone would by its units.
pub(crate) fn take_control(board: &Board, state: &mut State) {
    let scenario = state.scenario(board);
    match scenario.control {
        Control::Colonies => {
            for colony in 0..board.colonies.len() as u8 {
                if let Some(side) = board.sole_holder(&state.units, colony) {
                    state.colonies[side] |= 1 << colony;
                }
            }
        }
        Control::Cities => {
            let cities = board.cities.and(scenario.areas).minus(state.battles());
            state.markers = state.held.map(|held| held.and(cities));
        }
    }
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
        edition,
        options: Options { scenario: String::new(), ..options.clone() },
        scenario: scenario as u8,
        round: 1,
        stage: Stage::Over,
        active: Seat(0),
        drawing: Seat(0),
        bag: SeatSet::first(FACTIONS as u8),
        order: [Seat(0); FACTIONS],
        drawn: 0,
        extra: By::all(0),
        units: By::all(Force::NONE),
        held: By::all(Areas::NONE),
        neutral: Areas::NONE,
        reserve: By::from_fn(|colour| board.colours[colour].count),
        fled: By::all(0),
        colonies: By::all(0),
        markers: By::all(Areas::NONE),
        hands: By::all(Cards::NONE),
        hand_sizes: By::all(0),
        decks: By::all(Cards::NONE),
        truces: SeatSet::NONE,
        sequence: Sequence::default(),
        marked: By::all(Force::NONE),
        army: Army::default(),
        battle: Battle::NONE,
        standing: By::all(Standing::ASK),
    })
}

/// Works out what follows from where the units are: who holds what, and what is in the reserve.
pub(crate) fn recount(board: &Board, state: &mut State) {
    let mut out = state.fled;
    state.held = By::all(Areas::NONE);
    state.neutral = Areas::NONE;
    for area in state.scenario(board).areas {
        let force = state.at(area);
        let held = Side::BOTH.map(|side| force.holds(side));
        state.held[Side::British].set(area, held[0]);
        state.held[Side::American].set(area, held[1]);
        state.neutral.set(area, force.natives() > 0 && !held[0] && !held[1]);
        for colour in Colour::ALL {
            count::add(&mut out[colour], force.of(colour));
        }
    }
    for colour in Colour::ALL {
        state.reserve[colour] = board.colours[colour].count;
        count::take(&mut state.reserve[colour], out[colour]);
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
    if state.placing() == side && state.extra[seat] > 0 {
        out.extend(state.held[side].iter().map(Action::Place));
    }
}

pub(crate) fn check(board: &Board, state: &State, seat: Seat, at: Area) -> Result<(), Refusal> {
    let side = Side::of(seat);
    if state.placing() != side {
        return Err(no::not_your_extra(state.placing()));
    }
    if state.extra[seat] == 0 {
        return Err(no::extra_placed());
    }
    if state.held[side].has(at) { Ok(()) } else { Err(no::not_occupied(board.id(at))) }
}

pub(crate) fn place(
    board: &Board,
    state: &mut State,
    seat: Seat,
    at: Area,
    tell: &mut impl Tell<Event>,
) -> Finality {
    count::take(&mut state.extra[seat], 1);
    put(board, state, seat, at, tell);
    if state.extra[seat] == 0 {
        tell.tell(|| reinforced(board, state, seat, true));
    }
    if state.extra.iter().any(|left| *left > 0) {
        return Finality::Open;
    }
    state.marked = By::all(Force::NONE);
    match state.options.hands {
        Hands::After => draw::deal(board, state, tell),
        Hands::Before => round::begin(board, state, 1, tell),
    }
    Finality::Final
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
    count::take(&mut state.reserve[colour], 1);
    state.marked[at].add(slot, 1);
    tell.tell(|| Event::Placed { seat, colour: colour.id(), at: board.id(at).to_owned() });
    control::bring_one(board, state, at, slot, tell);
}

/// The report of what a faction placed. Units of its partner are not its own.
pub(crate) fn reinforced(board: &Board, state: &State, seat: Seat, extra: bool) -> Event {
    let partner = Side::of(seat).seats().without(seat).lowest();
    let mut at = Vec::new();
    let mut count = 0;
    for area in state.scenario(board).areas {
        let mut force = state.marked[area];
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
