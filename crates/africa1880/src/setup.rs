//! Set-up: who plays, and where the first presences stand (chapter 6 of the ledger).

use kernel::{Fault, Finality, Refusal, Seat, SeatSet, Tell};

use crate::board::{Board, MAX_POWERS, MAX_TURNS};
use crate::event::Event;
use crate::options::{Options, Start};
use crate::place::{MAX_TERRITORIES, Place, Places};
use crate::refusals as no;
use crate::sheet::Sheet;
use crate::state::{Record, Stage, State};

/// The first state of a table.
pub(crate) fn setup(board: &Board, options: &Options) -> Result<State, Vec<Fault>> {
    let powers = powers_in_play(board, &options.powers)?;
    let mut state = blank(options, &powers);
    if options.start == Start::Historical {
        for (seat, power) in powers.iter().enumerate() {
            if let Some(place) = board.place(&board.powers[usize::from(*power)].start) {
                state.presences[seat].add(place);
            }
        }
        state.stage = Stage::Diplomacy;
    }
    Ok(state)
}

/// A table before anything is placed.
pub(crate) fn blank(options: &Options, powers: &[u8]) -> State {
    let mut numbers = [0; MAX_POWERS];
    numbers[..powers.len()].copy_from_slice(powers);
    State {
        options: Options { powers: Vec::new(), ..options.clone() },
        seats: powers.len() as u8,
        powers: numbers,
        turn: 0,
        stage: Stage::Placement,
        presences: [Places::NONE; MAX_POWERS],
        filled: [0; MAX_TERRITORIES],
        colonies: Places::NONE,
        done: SeatSet::NONE,
        sheets: [Sheet::BLANK; MAX_POWERS],
        proposals: [[None; MAX_POWERS]; MAX_POWERS],
        records: [Record::BLANK; MAX_TURNS],
    }
}

/// The powers in play by their numbers, in the order of placement whatever order they were named.
pub(crate) fn powers_in_play(board: &Board, ids: &[String]) -> Result<Vec<u8>, Vec<Fault>> {
    let mut powers: Vec<u8> = if ids.is_empty() {
        (0..board.powers.len() as u8).collect()
    } else {
        let known: Vec<&str> = board.powers.iter().map(|p| p.id.as_str()).collect();
        let find = |id: &String| {
            board.power(id).ok_or_else(|| {
                let known = known.join(", ");
                vec![Fault::new("options.powers", format!("{id:?} is no power; known: {known}"))]
            })
        };
        ids.iter().map(find).collect::<Result<_, _>>()?
    };
    powers.sort_unstable();
    if powers.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(vec![Fault::new("options.powers", "a power is named twice")]);
    }
    if powers.len() < 3 {
        return Err(vec![Fault::new("options.powers", "at least three powers play")]);
    }
    Ok(powers)
}

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, mut push: impl FnMut(Place)) {
    if state.placing() == Some(seat) {
        board.coast.iter().for_each(&mut push);
    }
}

pub(crate) fn check(board: &Board, state: &State, seat: Seat, at: Place) -> Result<(), Refusal> {
    match state.placing() {
        Some(placing) if placing == seat => {}
        Some(placing) => return Err(no::not_your_placement(placing)),
        None => return Err(no::not_now()),
    }
    if board.coast.has(at) { Ok(()) } else { Err(no::not_coastal("6.2", board.id(at))) }
}

pub(crate) fn place(
    board: &Board,
    state: &mut State,
    seat: Seat,
    at: Place,
    tell: &mut impl Tell<Event>,
) -> Finality {
    state.presences[seat.index()].add(at);
    tell.tell(|| Event::Placed { seat, at: board.id(at).to_owned() });
    if state.placing().is_some() {
        return Finality::Open;
    }
    state.stage = Stage::Diplomacy;
    let year = board.years[0];
    tell.tell(|| Event::TurnBegan { year });
    Finality::Final
}
