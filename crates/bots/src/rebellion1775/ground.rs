//! The map as the bot tries things out on it: who stands where, without the rest of the game.

use ::rebellion::State;
use ::rebellion::area::{Area, Areas, MAX_AREAS};
use ::rebellion::board::Board;
use ::rebellion::colour::Side;
use ::rebellion::force::{Force, Slot};

use super::stack::Stack;

/// Who stands where.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) units: [Force; MAX_AREAS],
    pub(super) held: [Areas; 2],
    pub(super) neutral: Areas,
    pub(super) stacks: [[Stack; 2]; MAX_AREAS],
}

/// What an area was like, to put it back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    at: Area,
    force: Force,
}

impl Ground {
    pub(super) fn new(board: &Board, state: &State) -> Self {
        let mut ground = Self {
            units: [Force::NONE; MAX_AREAS],
            held: [Areas::NONE; 2],
            neutral: Areas::NONE,
            stacks: [[Stack::default(); 2]; MAX_AREAS],
        };
        for at in state.scenario(board).areas {
            if !state.at(at).is_empty() {
                ground.put(board, at, state.at(at));
            }
        }
        ground
    }

    /// Sets who stands in an area: natives go with whoever else is there.
    pub(super) fn put(&mut self, board: &Board, at: Area, mut force: Force) -> Before {
        let before = Before { at, force: self.units[at.index()] };
        let [british, american] = Side::BOTH.map(|side| force.holds(side));
        if british != american {
            let side = if british { Side::British } else { Side::American };
            let natives = force.natives();
            force.0[Slot::natives(side.other()).index()] = 0;
            force.0[Slot::natives(side).index()] = natives;
        }
        self.units[at.index()] = force;
        self.held[0].set(at, british);
        self.held[1].set(at, american);
        let alone = !british && !american;
        self.neutral.set(at, alone && force.natives() > 0);
        for side in Side::BOTH {
            self.stacks[at.index()][side.index()] =
                if alone { Stack::default() } else { Stack::of(board, force, side) };
        }
        before
    }

    /// Moves units from one area to another.
    pub(super) fn shift(
        &mut self,
        board: &Board,
        from: Area,
        to: Area,
        army: Force,
        side: Side,
    ) -> [Before; 2] {
        let mut origin = self.units[from.index()];
        let mut goal = self.units[to.index()];
        for slot in Slot::of(side) {
            let count = army.get(slot).min(origin.get(slot));
            origin.take(slot, count);
            goal.add(slot, count);
        }
        [self.put(board, from, origin), self.put(board, to, goal)]
    }

    /// Adds units in an area.
    pub(super) fn add(&mut self, board: &Board, at: Area, slot: Slot, count: u8) -> Before {
        let mut force = self.units[at.index()];
        force.add(slot, count);
        self.put(board, at, force)
    }

    /// Puts an area back as it was.
    pub(super) fn back(&mut self, board: &Board, before: Before) {
        self.put(board, before.at, before.force);
    }
}
