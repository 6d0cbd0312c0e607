//! Phase 2, orders: the sheet is written line by line, in secret (chapter 2 of the ledger).

use kernel::{Actor, Finality, Refusal, Seat, Tell};

use crate::action::Action;
use crate::board::{Board, MAX_POWERS, NEAR};
use crate::edition::Edition;
use crate::event::{Event, SheetLine};
use crate::place::{Place, Places};
use crate::refusals as no;
use crate::sheet::Order;
use crate::state::State;
use crate::{colonies, conflicts, reading};

/// Where a presence of this power may be sent at all: neither colonies nor its own territories.
#[inline]
fn open_to(state: &State, seat: Seat) -> Places {
    Places(!0).minus(state.colonies).minus(state.presences[seat.index()])
}

/// Where this power may land.
#[inline]
pub(crate) fn landings(board: &Board, state: &State) -> Places {
    board.coast.minus(state.occupied())
}

/// The relations that can be written to each set of powers. Copying them at once is much cheaper
/// than building them one by one.
static RELATIONS: [[Action; 2 * MAX_POWERS]; 1 << MAX_POWERS] = relations();

const fn relations() -> [[Action; 2 * MAX_POWERS]; 1 << MAX_POWERS] {
    let mut table = [[Action::Seal; 2 * MAX_POWERS]; 1 << MAX_POWERS];
    let mut set = 0;
    while set < table.len() {
        let (mut seat, mut next) = (0, 0);
        while seat < MAX_POWERS {
            if set & (1 << seat) != 0 {
                table[set][next] = Action::Ally(Seat(seat as u8));
                table[set][next + 1] = Action::War(Seat(seat as u8));
                next += 2;
            }
            seat += 1;
        }
        set += 1;
    }
    table
}

pub(crate) fn offers(board: &Board, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let sheet = &state.sheets[seat.index()];
    if state.done.has(seat) {
        return;
    }
    // A list of our own stays in registers; one behind a reference is written back at every push.
    let mut list = std::mem::take(out);
    let open = open_to(state, seat);
    for at in state.presences[seat.index()].minus(sheet.written) {
        let lines = &board.lines[at.index()];
        // All lines are copied and those that are closed are written over, without a branch that
        // nobody could foresee.
        let start = list.len();
        let mut count = 2;
        list.extend_from_slice(&lines.near);
        if let Some(block) = list.last_chunk_mut::<{ 2 + NEAR }>() {
            for (action, to) in lines.near[2..].iter().zip(lines.to) {
                block[count] = *action;
                count += usize::from(!to.and(open).is_empty());
            }
        }
        list.truncate(start + count);
        for to in lines.far.and(open) {
            list.push(Action::Explore(at, to));
        }
    }
    if sheet.landing.is_none() {
        for at in landings(board, state) {
            list.push(Action::Land(at));
        }
    }
    let blank = state.everybody().without(seat).minus(sheet.declared);
    let end = list.len() + 2 * blank.len();
    list.extend_from_slice(&RELATIONS[usize::from(blank.bits()) % RELATIONS.len()]);
    list.truncate(end);
    list.push(Action::Seal);
    *out = list;
}

pub(crate) fn check(
    board: &Board,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let sheet = &state.sheets[seat.index()];
    if state.done.has(seat) {
        return Err(no::sealed());
    }
    match action {
        Action::Seal => Ok(()),
        Action::Develop(at) | Action::Nothing(at) => check_line(board, state, seat, at),
        Action::Explore(at, to) => {
            check_line(board, state, seat, at)?;
            match reading::exploration_void(board, state, seat, at, to) {
                None => Ok(()),
                Some(void) => Err(no::void_exploration(void, board.id(at), board.id(to))),
            }
        }
        Action::Land(at) => {
            if sheet.landing.is_some() {
                return Err(no::one_landing());
            }
            match reading::landing_void(board, state, at) {
                None => Ok(()),
                Some(void) => Err(no::void_landing(void, board.id(at))),
            }
        }
        Action::Ally(other) | Action::War(other) => {
            if other == seat {
                return Err(no::not_another_power());
            }
            if !state.is_seat(other) {
                return Err(no::not_in_play());
            }
            if sheet.declared.has(other) {
                return Err(no::already_declared(other));
            }
            Ok(())
        }
        _ => Err(no::not_now()),
    }
}

fn check_line(board: &Board, state: &State, seat: Seat, at: Place) -> Result<(), Refusal> {
    if !state.presences[seat.index()].has(at) {
        return Err(no::no_presence(board.id(at)));
    }
    if state.sheets[seat.index()].written.has(at) {
        return Err(no::already_ordered(board.id(at)));
    }
    Ok(())
}

pub(crate) fn apply(
    board: &Board,
    edition: Edition,
    state: &mut State,
    by: Actor,
    seat: Seat,
    action: Action,
    tell: &mut impl Tell<Event>,
) -> Finality {
    let sheet = &mut state.sheets[seat.index()];
    match action {
        Action::Develop(at) => sheet.write(at, Order::Develop),
        Action::Nothing(at) => sheet.write(at, Order::Nothing),
        Action::Explore(at, to) => sheet.write(at, Order::Explore(to)),
        Action::Land(at) => sheet.landing = Some(at),
        Action::Ally(other) => sheet.declare(other, false),
        Action::War(other) => sheet.declare(other, true),
        Action::Seal => return seal(board, edition, state, by, seat, tell),
        _ => return Finality::Open,
    }
    tell.tell(|| Event::Wrote { seat, line: line(board, action) });
    Finality::Open
}

fn line(board: &Board, action: Action) -> SheetLine {
    let id = |place: Place| board.id(place).to_owned();
    match action {
        Action::Develop(at) => SheetLine::Develop { at: id(at) },
        Action::Explore(at, to) => SheetLine::Explore { at: id(at), to: id(to) },
        Action::Land(at) => SheetLine::Land { at: id(at) },
        Action::Ally(with) => SheetLine::Alliance { with },
        Action::War(on) => SheetLine::War { on },
        Action::Nothing(at) => SheetLine::Nothing { at: id(at) },
        _ => SheetLine::Void { at: String::new() },
    }
}

fn seal(
    board: &Board,
    edition: Edition,
    state: &mut State,
    by: Actor,
    seat: Seat,
    tell: &mut impl Tell<Event>,
) -> Finality {
    let sheet = &mut state.sheets[seat.index()];
    sheet.absent = matches!(by, Actor::Absent(_)) && sheet.is_empty();
    state.done = state.done.with(seat);
    tell.tell(|| Event::Sealed { seat });
    if !state.awaited().is_empty() {
        return Finality::Open;
    }
    // The last seal: phases 3, 4 and 5 ask nobody anything.
    reading::read(board, edition, state, tell);
    conflicts::settle(board, state, tell);
    colonies::found(board, state, tell);
    Finality::Final
}

#[cfg(test)]
mod tests {
    use kernel::kit::{self, Effort};
    use kernel::{Ledger, Rules};

    use crate::{Africa1880, Options};

    /// A hub with more neighbours than the lines laid out for copying.
    #[test]
    fn a_territory_with_many_neighbours_offers_them_all() {
        use std::fmt::Write;
        let own = crate::WORDS.board;
        let head = &own[..own.find("[[territory]]").unwrap()];
        let head: String = head.lines().fold(String::new(), |mut text, line| {
            let line = if line.starts_with("start = ") { "start = \"HUB\"" } else { line };
            let _ = writeln!(text, "{line}");
            text
        });
        let territory = |id: &str, borders: &[String]| {
            format!(
                "[[territory]]\nid = \"{id}\"\ncoast = true\nsquares = 9\nborders = {borders:?}\n\
                 names = {{ en = \"{id}\", fr = \"{id}\", it = \"{id}\" }}\n"
            )
        };
        let spokes: Vec<String> = (10..23).map(|n| format!("T{n}")).collect();
        let mut board = head + &territory("HUB", &spokes);
        for spoke in &spokes {
            board += &territory(spoke, &["HUB".to_owned()]);
        }
        let rules = Africa1880::open(&board).unwrap();
        let effort = Effort { games: 1, deep_games: 1, stride: 5, max_steps: 5_000 };
        let ledger = Ledger::parse(crate::WORDS.ledger).unwrap();
        kit::offered_iff_accepted(&rules, &ledger, &Options::default(), 1, effort);
    }
}
