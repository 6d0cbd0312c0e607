//! The small game of the examples, with a question that waits: for tests that need somebody busy.

use std::sync::{Arc, Condvar, Mutex};

use kernel::{Game, Words};
use serde_json::Value;

pub use ::beacons::{Action, Beacons, State, WORDS, ask};

/// Where the question `hold` waits until it is let go.
#[derive(Debug)]
pub struct Hold(Mutex<(bool, usize)>, Condvar);

/// One for the whole program: only one test may use it.
pub static HOLD: Hold = Hold(Mutex::new((false, 0)), Condvar::new());

impl Hold {
    fn hold(&self) {
        let mut state = self.0.lock().unwrap();
        state.1 += 1;
        while !state.0 {
            state = self.1.wait(state).unwrap();
        }
    }

    /// How many have come here.
    pub fn held(&self) -> usize {
        self.0.lock().unwrap().1
    }

    pub fn let_go(&self) {
        self.0.lock().unwrap().0 = true;
        self.1.notify_all();
    }
}

/// The board of the game, under a name.
pub fn board(name: &str) -> String {
    format!("{}\n# {name}\n", WORDS.board)
}

/// The game on such a board.
pub fn game_on(name: &str) -> Arc<Game<Beacons>> {
    ask::HOOK.get_or_init(|| {
        |question| {
            (question == "hold").then(|| {
                HOLD.hold();
                Value::Null
            })
        }
    });
    // Words are part of a program and stay as long as it does.
    Arc::new(Game::open(Words { board: board(name).leak(), ..WORDS }).unwrap())
}
