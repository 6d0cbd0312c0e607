//! How fast a game plays at random, on one core, with the offers listed at every step.

use std::time::{Duration, Instant};

use kernel::playout::{Count, Playout};
use kernel::{Fault, Rules};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;

/// No game that ends takes more steps.
const MAX_STEPS: u32 = 1 << 20;
/// The clock is looked at once in so many games.
const BATCH: u64 = 64;

/// What was counted in so much time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How many seats the table had.
    pub seats: u8,
    /// How many games were played.
    pub games: u64,
    /// What they came to.
    pub count: Count,
    /// How long they took.
    pub time: Duration,
}

/// Plays random games for so long. The same games every time: a seed is not worth an argument.
pub(crate) fn measure<R: Rules>(
    board: &str,
    options: &Value,
    time: Duration,
) -> Result<Pace, Vec<Fault>> {
    let rules = R::open(board)?;
    let options = serde_json::from_value(options.clone())
        .map_err(|error| vec![Fault::new("options", error.to_string())])?;
    let start = rules.setup(&options)?;
    let mut playout = Playout::<R>::default();
    // Playouts need many numbers and no secrets: ChaCha would take a third of the time.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1880);
    let mut games = 0;
    let clock = Instant::now();
    while clock.elapsed() < time {
        for _ in 0..BATCH {
            let mut state = start.clone();
            if playout.run(&rules, &mut state, &mut rng, MAX_STEPS).is_none() {
                return Err(vec![Fault::new("playout", "a random game did not end")]);
            }
        }
        games += BATCH;
    }
    let time = clock.elapsed();
    Ok(Pace { seats: rules.seats(&start), games, count: playout.count, time })
}
