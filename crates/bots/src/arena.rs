//! The arena: bots play a table among themselves, through the same door as everybody.

use std::sync::Arc;

use kernel::random::{ChaCha8Rng, RngExt};
use kernel::{AnyBot, AnyTable, Intent, Kind, Outcome, Row, Seat, SeatSet, Turn};

/// Why a table of bots did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// It took more steps than it was given.
    #[error("the game did not end within its steps")]
    TooLong,
    /// The bot of this seat, which owed a step, chose nothing, or something that was refused.
    #[error("the bot of seat {} chose no legal action", .0.0)]
    Seat(Seat),
    /// Chance was due and nothing could be drawn.
    #[error("chance was due and nothing could be drawn")]
    Chance,
}

/// Lets bots play a table to its end, the bot of each seat at the seat's index. When several owe
/// a step, anyone of them is next: nobody gains from a low number.
///
/// # Errors
/// Why the table did not come to its end.
pub fn play(
    table: &mut dyn AnyTable,
    bots: &[Arc<dyn AnyBot>],
    rng: &mut ChaCha8Rng,
    max_steps: u32,
) -> Result<Outcome, Stuck> {
    for _ in 0..max_steps {
        match table.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            Turn::Chance => {
                let drawn = table.draft(Intent::Chance { code: None });
                drawn.and_then(|drawn| table.accept(drawn)).map_err(|_| Stuck::Chance)?;
            }
            Turn::Seats { must, .. } => {
                let seat = any(must, rng).ok_or(Stuck::Seat(Seat(0)))?;
                let bot = bots.get(seat.index()).ok_or(Stuck::Seat(seat))?;
                let code = bot.choose(table, seat, rng).ok_or(Stuck::Seat(seat))?;
                let row = Row { kind: Kind::Action, seat: Some(seat), code };
                table.commit(&[row]).map_err(|_| Stuck::Seat(seat))?;
            }
        }
    }
    Err(Stuck::TooLong)
}

fn any(seats: SeatSet, rng: &mut ChaCha8Rng) -> Option<Seat> {
    let count = seats.len();
    if count <= 1 {
        return seats.lowest();
    }
    seats.iter().nth(rng.random_range(0..count))
}
