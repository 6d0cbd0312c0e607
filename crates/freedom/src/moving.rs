//! Moving people along the routes: where they can go, what the neighbours give, whom it wakes
//! (3.2 and 3.3 of the ledger).

use kernel::{Refusal, Tell};

use crate::action::Action;
use crate::board::Board;
use crate::card::Effect;
use crate::event::Event;
use crate::job::{self, Source};
use crate::options::RoundTrip;
use crate::place::{CANADA, MAX_PLACES, Place, Places};
use crate::play::Play;
use crate::refusals as no;
use crate::state::{State, Why};

/// How people can walk under the present job.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// How far.
    pub(crate) steps: u8,
    /// Who can set out: the places with somebody who was not moved.
    pub(crate) starts: Places,
    /// Where one can arrive.
    pub(crate) ends: Places,
    /// What one can walk through.
    pub(crate) through: Places,
    /// Whether one can come back to where one was.
    pub(crate) round_trip: bool,
}

/// How people can walk so many steps, if these cities are barred.
pub(crate) fn walk(board: &Board, state: &State, steps: u8, barred: Places) -> Walk {
    let free = board.map.minus(state.watched(board)).minus(barred);
    Walk {
        steps,
        starts: state.unmoved().and(board.map.or(board.farms)).minus(barred),
        ends: free.and(state.roomy(board)).with(CANADA),
        through: free,
        round_trip: state.options.round_trip == RoundTrip::Allowed,
    }
}

/// The cities that the present job may not touch.
pub(crate) fn barred(board: &Board, state: &State) -> Places {
    let token = matches!(state.job.source, Source::Token(_));
    if token && state.standing(board).blue_barred { board.blue } else { Places::NONE }
}

/// How people can walk under the present job, if it moves people.
pub(crate) fn job_walk(board: &Board, state: &State, effect: Effect) -> Option<Walk> {
    let steps = match effect {
        Effect::Move { spaces, .. } => spaces,
        Effect::Points { .. } => state.job.left,
        _ => return None,
    };
    Some(walk(board, state, steps, barred(board, state)))
}

impl Walk {
    /// Where somebody can arrive from a place.
    #[inline]
    pub(crate) fn ends_from(&self, board: &Board, from: Place) -> Places {
        let first = board.next[from.index()];
        if self.steps <= 1 {
            return first.and(self.ends);
        }
        let mut reached = first;
        let mut edge = first.and(self.through);
        for _ in 1..self.steps {
            let mut next = Places::NONE;
            for at in edge {
                next = next.or(board.next[at.index()]);
            }
            edge = next.minus(reached).and(self.through);
            reached = reached.or(next);
            if edge.is_empty() {
                break;
            }
        }
        let ends = reached.and(self.ends).without(from);
        if self.round_trip && reached.has(from) { ends.with(from) } else { ends }
    }

    /// The shortest way from one place to another, the last place included; none if there is none.
    pub(crate) fn path(&self, board: &Board, from: Place, to: Place) -> Option<Vec<Place>> {
        let mut came_from = [from; MAX_PLACES];
        let mut reached = Places::NONE;
        let mut edge = Places::one(from);
        for _ in 0..self.steps {
            let mut next = Places::NONE;
            for at in edge {
                for place in board.next[at.index()].minus(reached) {
                    came_from[place.index()] = at;
                    reached = reached.with(place);
                    next = next.with(place);
                }
            }
            if next.has(to) {
                let mut path = vec![to];
                let mut at = came_from[to.index()];
                while at != from && path.len() < MAX_PLACES {
                    path.push(at);
                    at = came_from[at.index()];
                }
                path.reverse();
                return Some(path);
            }
            edge = next.and(self.through);
        }
        None
    }

    /// How many steps it is from one place to another; none if it is too far.
    fn distance(&self, board: &Board, from: Place, to: Place) -> Option<u8> {
        let mut reached = Places::NONE;
        let mut edge = Places::one(from);
        for step in 1..=self.steps {
            let mut next = Places::NONE;
            for at in edge {
                next = next.or(board.next[at.index()]);
            }
            if next.has(to) {
                return Some(step);
            }
            edge = next.minus(reached).and(self.through);
            reached = reached.or(next);
        }
        None
    }
}

/// Lists who can go where.
pub(crate) fn offers(board: &Board, walk: &Walk, out: &mut Vec<Action>) {
    for from in walk.starts {
        for to in walk.ends_from(board, from) {
            out.push(Action::Move(from, to));
        }
    }
}

/// Whether anybody can go anywhere.
pub(crate) fn any(board: &Board, walk: &Walk) -> bool {
    walk.starts.iter().any(|from| !walk.ends_from(board, from).is_empty())
}

/// Whether somebody can go from one place to another, and if not, why not.
pub(crate) fn check(
    board: &Board,
    state: &State,
    walk: &Walk,
    from: Place,
    to: Place,
) -> Result<(), Refusal> {
    let (from_id, to_id) = (board.id(from), board.id(to));
    let map = board.map.or(board.farms);
    if !map.has(from) || state.people[from.index()] == 0 {
        return Err(no::nobody_there("3.2.1", from_id));
    }
    let barred = barred(board, state);
    if barred.has(from) || barred.has(to) {
        let city = if barred.has(from) { from_id } else { to_id };
        return Err(no::city_barred(city));
    }
    if !walk.starts.has(from) {
        return Err(no::moved_already(from_id));
    }
    if board.farms.has(to) {
        return Err(no::into_plantation(to_id));
    }
    if !board.map.has(to) && to != CANADA {
        return Err(no::no_way(from_id, to_id, walk.steps));
    }
    if walk.ends_from(board, from).has(to) {
        return Ok(());
    }
    if from == to {
        return Err(no::round_trip(from_id));
    }
    if state.watched(board).has(to) {
        return Err(no::catcher_there("3.2.9", to_id));
    }
    // Where one could come if nobody stood in the way, and no city were barred.
    let open = Walk { through: board.map, ..*walk };
    let reach = |walk: &Walk| Walk { ends: board.map.with(CANADA), ..*walk }.ends_from(board, from);
    if !reach(&open).has(to) {
        return Err(no::no_way(from_id, to_id, walk.steps));
    }
    let around_catchers = Walk { through: board.map.minus(state.watched(board)), ..*walk };
    if !reach(&around_catchers).has(to) {
        return Err(no::through_catcher(from_id, to_id));
    }
    if !reach(walk).has(to) {
        return Err(no::through_barred(from_id, to_id));
    }
    Err(no::full("3.2.6", to_id))
}

/// What the neighbours give to whoever brings somebody there.
pub(crate) fn aid(board: &Board, state: &State, at: Place) -> u16 {
    let less = if board.blue.has(at) { state.standing(board).blue_aid_less } else { 0 };
    u16::from(board.aid[at.index()].saturating_sub(less))
}

/// Whether catchers react to the people the present job moves.
pub(crate) fn is_noticed(board: &Board, state: &State) -> bool {
    let token = matches!(state.job.source, Source::Token(_));
    let unseen = match job::effect(board, state) {
        Some(Effect::Move { unseen, .. }) => unseen,
        Some(Effect::Points { .. }) => false,
        _ => true,
    };
    !(unseen || state.job.shielded || token && state.turn.protected)
}

impl<T: Tell<Event>> Play<'_, T> {
    /// Moves a person, pays the aid and wakes the catchers.
    pub(crate) fn walk_person(&mut self, effect: Effect, from: Place, to: Place) {
        let Some(walk) = job_walk(self.board, self.state, effect) else { return };
        if self.state.people[from.index()] == 0 {
            return;
        }
        let noticed = is_noticed(self.board, self.state);
        let used = match effect {
            Effect::Points { .. } => walk.distance(self.board, from, to).unwrap_or(walk.steps),
            _ => 1,
        };
        self.tell(|board, state| Event::Moved {
            seat: state.active,
            from: board.id(from).to_owned(),
            to: board.id(to).to_owned(),
            path: (walk.path(board, from, to).unwrap_or_default().into_iter())
                .map(|at| board.id(at).to_owned())
                .collect(),
        });
        let state = &mut *self.state;
        state.people[from.index()] -= 1;
        state.people[to.index()] = state.people[to.index()].saturating_add(1);
        state.job.left = state.job.left.saturating_sub(used);
        state.job.fresh = false;
        if to == CANADA {
            self.tell(|b, s| Event::Freed { from: b.id(from).to_owned(), freed: s.freed() });
            return self.carry_on();
        }
        let moved = &mut self.state.job.moved[to.index()];
        *moved = moved.saturating_add(1);
        let money = aid(self.board, self.state, to);
        if money > 0 {
            let seat = self.state.active;
            self.receive(seat, money);
            self.tell(|b, _| Event::Aid { seat, at: b.id(to).to_owned(), money });
        }
        if noticed {
            self.wake(to);
        } else {
            self.carry_on();
        }
    }

    /// The catchers whose path touches a place set out for it.
    fn wake(&mut self, at: Place) {
        let woken = self.board.paths_at[at.index()];
        let mut east = 0;
        for catcher in 0..self.board.catchers.len() as u8 {
            let goal = self.board.on_path[catcher][at.index()];
            if woken & (1 << catcher) != 0 && goal > self.state.catchers[catcher] {
                east |= 1 << catcher;
            }
        }
        self.begin_hunt(woken, east, 1, Why::Woken);
    }
}
