//! Phase 1, the catchers, and how catchers move and capture whenever they do (chapter 1 and 3.3 of
//! the ledger).

use kernel::Tell;

use crate::action::Way;
use crate::board::Board;
use crate::card::Effect;
use crate::event::{Event, Stayed, Stir};
use crate::job;
use crate::options::Triples;
use crate::place::{Place, Places};
use crate::play::Play;
use crate::reactions;
use crate::state::{Hunt, Phase, Stage, State, Why};

/// The length of a roll that counts as nothing in the easier game.
const TRIPLE: u8 = 3;

/// A catcher in a set of them.
const fn bit(catcher: u8) -> u8 {
    1 << (catcher % 8)
}

/// Where a catcher of the hunt will be after its move, as a place on its path.
pub(crate) fn landing(board: &Board, state: &State, catcher: u8) -> u8 {
    let now = state.catchers[catcher];
    let steps = state.hunt.steps;
    if state.hunt.east & bit(catcher) != 0 {
        let end = board.path_len[catcher].saturating_sub(1);
        now.saturating_add(steps).min(end)
    } else {
        now.saturating_sub(steps)
    }
}

/// Where that is, and how many people stand there.
pub(crate) fn prey(board: &Board, state: &State, catcher: u8) -> (Place, u8) {
    let to = board.path[catcher][landing(board, state, catcher)];
    (to, state.people[to.index()])
}

/// The catchers who are about to move, and whom each would take.
pub(crate) fn stirring(board: &Board, state: &State) -> Vec<Stir> {
    let about = |catcher: &u8| state.hunt.left & bit(*catcher) != 0;
    // Where two meet, the first takes everybody.
    let mut emptied = Places::NONE;
    let stir = |catcher: u8| {
        let (to, there) = prey(board, state, catcher);
        let people = if emptied.has(to) { 0 } else { there };
        emptied = emptied.with(to);
        Stir {
            catcher: board.catcher_id(catcher).to_owned(),
            from: board.id(state.catcher_at(board, catcher)).to_owned(),
            to: board.id(to).to_owned(),
            people,
        }
    };
    (0..board.catchers.len() as u8).filter(about).map(stir).collect()
}

/// Whether a catcher's move would capture somebody. One who cannot move captures nobody.
pub(crate) fn would_capture(board: &Board, state: &State, catcher: u8) -> bool {
    landing(board, state, catcher) != state.catchers[catcher] && prey(board, state, catcher).1 > 0
}

/// The nearest people on a catcher's path: whether some are west, whether some are east.
fn nearest(board: &Board, state: &State, catcher: u8) -> (bool, bool) {
    let path = board.path(catcher);
    let now = usize::from(state.catchers[catcher]);
    let there = |at: Option<&Place>| at.is_some_and(|at| state.people[at.index()] > 0);
    for away in 1..path.len() {
        let west = now.checked_sub(away).is_some_and(|n| there(path.get(n)));
        let east = there(path.get(now + away));
        if west || east {
            return (west, east);
        }
    }
    (false, false)
}

impl<T: Tell<Event>> Play<'_, T> {
    /// A round begins with the dice.
    pub(crate) fn begin_round(&mut self) {
        let state = &mut *self.state;
        state.round += 1;
        state.phase = Phase::Catchers;
        state.stage = Stage::CatcherDie;
        state.active = state.lead;
        self.tell(|_, s| Event::RoundBegan { round: s.round, lead: s.lead });
    }

    /// The catcher die shows somebody or nobody.
    pub(crate) fn roll_catcher(&mut self, catcher: Option<u8>) {
        let catcher = catcher.filter(|c| usize::from(*c) < self.board.catchers.len());
        self.tell(|b, _| Event::CatcherRolled {
            catcher: catcher.map(|c| b.catcher_id(c).to_owned()),
        });
        match catcher {
            Some(catcher) => self.state.stage = Stage::MovementDie(catcher),
            None => self.begin_planning(),
        }
    }

    /// The movement die shows how far the catcher goes, and where to.
    pub(crate) fn roll_arrows(&mut self, catcher: u8, way: Way, arrows: u8) {
        let easy = self.state.options.triples == Triples::Nothing;
        let moves = !(easy && arrows == TRIPLE);
        let east = way == Way::East;
        self.tell(|b, _| Event::ArrowsRolled {
            catcher: b.catcher_id(catcher).to_owned(),
            east,
            arrows,
            moves,
        });
        if moves {
            let bit = bit(catcher);
            self.begin_hunt(bit, if east { bit } else { 0 }, arrows, Why::Dice);
        } else {
            self.begin_planning();
        }
    }

    /// Catchers set out; somebody may still have something to say about it.
    pub(crate) fn begin_hunt(&mut self, left: u8, east: u8, steps: u8, why: Why) {
        self.state.hunt = Hunt { left, east, tied: 0, steps, why };
        if left == 0 {
            return self.run_hunt();
        }
        if why == Why::Woken {
            self.announce();
            if reactions::can_hold(self.board, self.state) {
                self.state.stage = Stage::Hold;
                return;
            }
        }
        self.run_hunt();
    }

    fn announce(&mut self) {
        self.tell(|board, state| Event::Woken { catchers: stirring(board, state) });
    }

    /// All catchers who have set out move, in the order of their colours, unless somebody has to
    /// be asked first.
    pub(crate) fn run_hunt(&mut self) {
        for catcher in 0..self.board.catchers.len() as u8 {
            if self.state.hunt.left & bit(catcher) == 0 {
                continue;
            }
            let captures = would_capture(self.board, self.state, catcher);
            if captures && reactions::coffin_decider(self.board, self.state).is_some() {
                self.state.stage = Stage::Coffin(catcher);
                return;
            }
            self.move_catcher(catcher);
        }
        self.hunt_over();
    }

    /// A catcher moves and captures whoever is where it stops.
    pub(crate) fn move_catcher(&mut self, catcher: u8) {
        let (board, state) = (self.board, &mut *self.state);
        let (was, now) = (state.catchers[catcher], landing(board, state, catcher));
        state.hunt.left &= !bit(catcher);
        if was == now {
            return self.stays(catcher, Stayed::PathEnd);
        }
        state.catchers[catcher] = now;
        self.tell(|board, _| {
            let place = |n: u8| board.id(board.path[catcher][n]).to_owned();
            let path = match now > was {
                true => (was + 1..=now).map(place).collect(),
                false => (now..was).rev().map(place).collect(),
            };
            let id = board.catcher_id(catcher).to_owned();
            Event::CatcherMoved { catcher: id, from: place(was), to: place(now), path }
        });
        self.capture(catcher);
    }

    /// A catcher does not move after all.
    pub(crate) fn stays(&mut self, catcher: u8, why: Stayed) {
        self.state.hunt.left &= !bit(catcher);
        self.tell(|board, state| Event::CatcherStayed {
            catcher: board.catcher_id(catcher).to_owned(),
            at: board.id(state.catcher_at(board, catcher)).to_owned(),
            why,
        });
    }

    /// Everybody where a catcher stands is brought to the market: one to each card from the bottom
    /// up, and round again.
    fn capture(&mut self, catcher: u8) {
        let (board, state) = (self.board, &mut *self.state);
        let at = state.catcher_at(board, catcher);
        let people = state.people[at.index()];
        let cards = state.lots();
        if people == 0 || cards == 0 {
            return;
        }
        state.people[at.index()] = 0;
        state.job.moved[at.index()] = 0;
        for n in 0..usize::from(people) {
            if let Some(lot) = &mut state.market[n % cards] {
                lot.people = lot.people.saturating_add(1);
            }
        }
        self.tell(|board, _| {
            let share = |card: usize| (usize::from(people) + cards - 1 - card) / cards;
            Event::Captured {
                catcher: board.catcher_id(catcher).to_owned(),
                at: board.id(at).to_owned(),
                people,
                lots: (0..cards).map(|card| share(card) as u8).collect(),
            }
        });
    }

    /// All who had to move have moved.
    fn hunt_over(&mut self) {
        self.state.hunt = Hunt::NONE;
        match (self.state.phase, job::effect(self.board, self.state)) {
            (Phase::Catchers, _) => self.begin_planning(),
            (_, Some(Effect::Hunt)) => self.next_part(),
            _ => self.carry_on(),
        }
    }

    /// A card sends every catcher one step towards the nearest person on its path. All ways are
    /// fixed from where everybody stands now.
    pub(crate) fn send_catchers(&mut self) {
        let (mut left, mut east, mut tied) = (0, 0, 0);
        for catcher in 0..self.board.catchers.len() as u8 {
            let (is_west, is_east) = nearest(self.board, self.state, catcher);
            let bit = bit(catcher);
            left |= if is_west || is_east { bit } else { 0 };
            east |= if is_east { bit } else { 0 };
            tied |= if is_west && is_east { bit } else { 0 };
        }
        self.state.hunt = Hunt { left, east, tied, steps: 1, why: Why::Sent };
        if left == 0 {
            return self.hunt_over();
        }
        self.announce();
        if reactions::shield_decider(self.board, self.state).is_some() {
            self.state.stage = Stage::Shield;
            return;
        }
        self.settle_ties();
    }

    /// The active player chooses between two who are equally near, catcher by catcher; then all
    /// move.
    pub(crate) fn settle_ties(&mut self) {
        let tied = self.state.hunt.tied;
        if tied == 0 {
            self.run_hunt();
        } else {
            self.state.stage = Stage::Tie(tied.trailing_zeros() as u8);
        }
    }

    /// The way of a catcher is chosen.
    pub(crate) fn choose_way(&mut self, catcher: u8, way: Way) {
        let bit = bit(catcher);
        self.state.hunt.tied &= !bit;
        match way {
            Way::East => self.state.hunt.east |= bit,
            Way::West => self.state.hunt.east &= !bit,
        }
        self.settle_ties();
    }

    /// The catchers who were about to move stay where they are.
    pub(crate) fn call_off(&mut self) {
        self.state.hunt.left = 0;
        self.state.hunt.tied = 0;
        self.hunt_over();
    }
}

/// The people who stand one step from a catcher, by any route: where they are.
pub(crate) fn beside_catchers(board: &Board, state: &State) -> Places {
    let mut near = Places::NONE;
    for at in state.watched(board) {
        near = near.or(board.next[at.index()]);
    }
    near.and(board.map).iter().filter(|at| state.people[at.index()] > 0).collect()
}
