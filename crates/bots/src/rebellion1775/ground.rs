//! The map as the bot tries things out on it: who stands where, without the rest of the game.

use ::rebellion::State;
use ::rebellion::area::{Area, Areas, ByArea};
use ::rebellion::board::Board;
use ::rebellion::colour::{BySide, Side};
use ::rebellion::force::{Force, Slot};
use kernel::By;

use super::stack::Stack;

/// Who stands where.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) units: ByArea<Force>,
    pub(super) held: BySide<Areas>,
    pub(super) neutral: Areas,
    pub(super) stacks: ByArea<BySide<Stack>>,
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
            units: By::all(Force::NONE),
            held: By::all(Areas::NONE),
            neutral: Areas::NONE,
            stacks: By::all(By::all(Stack::default())),
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
        let before = Before { at, force: self.units[at] };
        let [british, american] = Side::BOTH.map(|side| force.holds(side));
        if british != american {
            let side = if british { Side::British } else { Side::American };
            let natives = force.natives();
            force.0[Slot::natives(side.other()).index()] = 0;
            force.0[Slot::natives(side).index()] = natives;
        }
        self.units[at] = force;
        self.held[Side::British].set(at, british);
        self.held[Side::American].set(at, american);
        let alone = !british && !american;
        self.neutral.set(at, alone && force.natives() > 0);
        for side in Side::BOTH {
            self.stacks[at][side] =
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
        let mut origin = self.units[from];
        let mut goal = self.units[to];
        for slot in Slot::of(side) {
            let count = army.get(slot).min(origin.get(slot));
            origin.take(slot, count);
            goal.add(slot, count);
        }
        [self.put(board, from, origin), self.put(board, to, goal)]
    }

    /// Adds units in an area.
    pub(super) fn add(&mut self, board: &Board, at: Area, slot: Slot, count: u8) -> Before {
        let mut force = self.units[at];
        force.add(slot, count);
        self.put(board, at, force)
    }

    /// Puts an area back as it was.
    pub(super) fn back(&mut self, board: &Board, before: Before) {
        self.put(board, before.at, before.force);
    }
}
