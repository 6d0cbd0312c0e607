//! What the bot sees at a glance: the board from where it sits, and what territories are worth.

use ::africa1880::State;
use ::africa1880::board::{Board, MAX_POWERS};
use ::africa1880::place::{Place, Places};
use ::africa1880::sheet::Order;
use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{Seat, SeatSet};

use super::trust;
use super::weights::Weights;

/// What a colony is worth to a power that has it alone, and to one that shares it.
pub(super) const ALONE: f32 = 8.0;
pub(super) const SHARED: f32 = 3.0;

/// The board from where the bot sits.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    pub(super) others: SeatSet,
    /// My territories.
    pub(super) mine: Places,
    /// The turns that are left, this one included.
    pub(super) left: u8,
    /// How likely each power declares war on me this turn.
    pub(super) war: [f32; MAX_POWERS],
    /// The neighbours of each power's territories.
    pub(super) reach: [Places; MAX_POWERS],
}

impl<'a> Scene<'a> {
    pub(super) fn new(board: &'a Board, state: &'a State, me: Seat, weights: &'a Weights) -> Self {
        let turns = board.years.len() as u8;
        let mut reach = [Places::NONE; MAX_POWERS];
        for seat in state.everybody() {
            for at in state.presences[seat.index()] {
                reach[seat.index()] = reach[seat.index()].or(board.borders[at.index()]);
            }
        }
        let mut scene = Self {
            board,
            state,
            weights,
            me,
            others: state.everybody().without(me),
            mine: state.presences[me.index()],
            left: turns.saturating_sub(state.turn).max(1),
            war: [0.0; MAX_POWERS],
            reach,
        };
        scene.war = trust::war_on_me(&scene);
        scene
    }

    /// A judgement with a little chance in it.
    pub(super) fn about(&self, value: f32, rng: &mut ChaCha8Rng) -> f32 {
        value + self.weights.noise * (rng.random::<f32>() - 0.5)
    }

    /// Whether this is the last turn for sure.
    pub(super) fn is_last(&self) -> bool {
        self.left <= 1
    }

    /// The squares of a territory that are still empty.
    pub(super) fn need(&self, at: Place) -> u8 {
        self.board.squares[at.index()].saturating_sub(self.state.filled[at.index()])
    }

    /// The other powers in a territory.
    pub(super) fn others_in(&self, at: Place) -> SeatSet {
        self.state.present(at).without(self.me)
    }

    /// The other powers that could walk into a territory this turn.
    pub(super) fn callers(&self, at: Place) -> SeatSet {
        let near = |seat: &Seat| {
            self.reach[seat.index()].has(at) && !self.state.presences[seat.index()].has(at)
        };
        self.others.iter().filter(near).collect()
    }

    /// How many presences a power has next to a territory.
    pub(super) fn doors(&self, seat: Seat, at: Place) -> usize {
        self.board.borders[at.index()].and(self.state.presences[seat.index()]).len()
    }

    /// What a territory is worth to a power alone in it that has so many turns for so many empty
    /// squares.
    pub(super) fn alone(&self, need: u8, turns: u8, patience: f32) -> f32 {
        if need > turns { 0.1 } else { ALONE * power(patience, need) }
    }

    /// What it is worth to each of several powers that develop it together.
    pub(super) fn shared(&self, need: u8, turns: u8, workers: u8, patience: f32) -> f32 {
        let time = need.div_ceil(workers.max(1));
        if time > turns { 0.05 } else { SHARED * power(patience, time) }
    }

    /// Where the lines on my sheet will take me.
    pub(super) fn arrivals(&self) -> Places {
        let sheet = &self.state.sheets[self.me.index()];
        let mut places = Places::NONE;
        for at in sheet.written {
            if let Order::Explore(to) = sheet.orders[at.index()] {
                places.add(to);
            }
        }
        if let Some(at) = sheet.landing {
            places.add(at);
        }
        places
    }

    /// How many presences I could still found this turn.
    pub(super) fn stock(&self) -> usize {
        let used = self.mine.len() + self.arrivals().len();
        usize::from(self.board.pieces.presences).saturating_sub(used)
    }

    /// The points of each power for colonies.
    pub(super) fn points(&self) -> [f32; MAX_POWERS] {
        let mut points = [0.0; MAX_POWERS];
        for at in self.state.colonies {
            let present = self.state.present(at);
            let each = if present.len() == 1 { ALONE } else { SHARED };
            for seat in present {
                points[seat.index()] += each;
            }
        }
        points
    }

    /// The power ahead of all others, unless that is me or nobody.
    pub(super) fn leader(&self) -> Option<Seat> {
        let points = self.points();
        let best = self
            .state
            .everybody()
            .iter()
            .max_by(|one, other| points[one.index()].total_cmp(&points[other.index()]))?;
        (best != self.me && points[best.index()] > 0.0).then_some(best)
    }
}

fn power(base: f32, times: u8) -> f32 {
    (0..times.min(9)).fold(1.0, |product, _| product * base)
}
