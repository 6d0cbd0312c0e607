//! A table of the small game of the examples, and what one does at it.

#![allow(dead_code, unreachable_pub, reason = "not every test does everything")]

use std::sync::Arc;

use beacons::{Beacons, Options, State, WORDS};
use kernel::{Intent, Refusal, Rules, Seat, SeatSet, Seed, Table};

pub use beacons::Action;

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);
pub const CAT: Seat = Seat(2);

/// The eyes of one seat.
pub fn eyes(seat: Seat) -> SeatSet {
    SeatSet::one(seat)
}

/// A table at which so many sit.
pub struct Play(pub Table<Beacons>);

impl Play {
    pub fn of(seats: usize) -> Self {
        let rules = Beacons::open(WORDS.board).expect("our own board is good");
        let keepers = ["N", "E", "S", "W"][..seats].iter().map(ToString::to_string).collect();
        let options = Options { keepers, ..Options::default() };
        let table = Table::new(Arc::new(rules), &options, Seed::from_number(7));
        Self(table.expect("the options are good"))
    }

    /// A table at which all have sealed and the wind has blown: Ann takes prizes first.
    pub fn at_harvest(seats: usize) -> Self {
        let mut play = Self::of(seats);
        for seat in SeatSet::first(seats as u8) {
            play.act(seat, Action::Seal);
        }
        assert_eq!(play.0.phase().key, "beacons-harvest");
        play
    }

    pub fn state(&self) -> &State {
        self.0.state()
    }

    /// Does what somebody intends, if it may be done.
    fn intend(&mut self, intent: Intent) -> Result<(), Refusal> {
        let draft = self.0.draft(intent)?;
        self.0.accept(draft).expect("what was drafted is legal");
        Ok(())
    }

    /// A legal step.
    pub fn act(&mut self, seat: Seat, action: Action) {
        let done = self.intend(Intent::Act { seat, code: action.code() });
        assert_eq!(done, Ok(()), "{seat:?} {action:?}");
    }

    pub fn absent(&mut self, seat: Seat) {
        assert_eq!(self.intend(Intent::Absent { seat }), Ok(()));
    }

    /// Takes a step back, counted as the seat counts; the last one if none is named. Answers why
    /// not.
    pub fn undo(&mut self, seat: Seat, target: impl Into<Option<u32>>) -> Result<(), String> {
        self.intend(Intent::Undo { seat, target: target.into() }).map_err(why)
    }

    pub fn plead(&mut self, seat: Seat) -> Result<(), String> {
        self.intend(Intent::Plead { seat }).map_err(why)
    }

    pub fn answer(&mut self, seat: Seat, agree: bool) -> Result<(), String> {
        self.intend(Intent::Answer { seat, agree }).map_err(why)
    }

    /// The codes of what a seat can take back, the last one first.
    pub fn open(&self, seat: Seat) -> Vec<u32> {
        self.0.undos(seat).iter().map(|undo| undo.code).collect()
    }

    /// A second table that is given the log is like the first one, to all eyes.
    pub fn replays(&self) {
        let mut again = self.0.fresh();
        again.commit(&self.0.rows().collect::<Vec<_>>()).expect("a stored log is legal");
        assert_eq!(again.state(), self.state());
        assert_eq!(self.0.replayed().as_ref(), Some(self.state()));
        let seats = self.state().seats();
        let each = SeatSet::first(seats).iter().map(SeatSet::one);
        for eyes in each.chain([SeatSet::NONE, SeatSet::first(seats)]) {
            assert_eq!(again.look(eyes), self.0.look(eyes), "{eyes:?}");
        }
        assert_eq!(again.phase_began(), self.0.phase_began());
    }
}

fn why(refusal: Refusal) -> String {
    assert!(refusal.is_table(), "{refusal}");
    refusal.text.key.into_owned()
}

/// What is refused for a reason of the table.
pub fn no(why: &str) -> Result<(), String> {
    Err(why.to_owned())
}
