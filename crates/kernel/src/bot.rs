//! A bot is a seat like any other: it sees what the seat may see and goes through the same door.

use std::fmt::Debug;
use std::marker::PhantomData;

use rand_chacha::ChaCha8Rng;

use crate::erased::AnyTable;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;

/// Somebody who chooses among offers, knowing only what the seat may know.
pub trait Bot<R: Rules>: Send + Sync + Debug {
    /// Chooses one of the offers, which are never none. The state is hidden from all but the seat.
    fn choose(
        &self,
        rules: &R,
        hidden: &R::State,
        seat: Seat,
        offers: &[R::Action],
        rng: &mut ChaCha8Rng,
    ) -> R::Action;
}

/// A bot, whichever game it plays.
pub trait AnyBot: Send + Sync + Debug {
    /// Its short name: `random`, `heuristic`.
    fn id(&self) -> &'static str;
    /// The code it chooses for a seat that can act; none if the seat has no offer or the table is
    /// of another game.
    fn choose(&self, table: &dyn AnyTable, seat: Seat, rng: &mut ChaCha8Rng) -> Option<u32>;
}

/// The adapter: it hides the state *before* the bot sees it, so that no bot can peek.
#[derive(Debug)]
pub struct Named<R, B> {
    id: &'static str,
    bot: B,
    game: PhantomData<fn() -> R>,
}

impl<R: Rules, B: Bot<R>> Named<R, B> {
    /// A bot under a short name.
    pub fn new(id: &'static str, bot: B) -> Self {
        Self { id, bot, game: PhantomData }
    }
}

impl<R: Rules + Debug, B: Bot<R>> AnyBot for Named<R, B> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn choose(&self, table: &dyn AnyTable, seat: Seat, rng: &mut ChaCha8Rng) -> Option<u32> {
        let table = table.as_any().downcast_ref::<Table<R>>()?;
        let hidden = table.hidden(SeatSet::one(seat));
        let mut offers = Vec::new();
        table.rules().offers(&hidden, seat, &mut offers);
        if offers.is_empty() {
            return None;
        }
        Some(R::code(self.bot.choose(table.rules(), &hidden, seat, &offers, rng)))
    }
}
