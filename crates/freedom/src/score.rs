//! The end and the score (chapter 8 of the ledger).

use kernel::SeatSet;
use serde::Serialize;

use crate::board::Board;
use crate::options::ScoreMarket;
use crate::state::{End, Stage, State};

/// The score of a game, in parts. The players share it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
pub struct Score {
    /// For the people who are free.
    pub freed: i32,
    /// For the people who are lost.
    pub lost: i32,
    /// For freeing enough.
    pub enough: i32,
    /// For all Support tokens.
    pub support: i32,
    /// For market cards that were not delivered.
    pub market: i32,
    /// In all.
    pub total: i32,
}

/// Whether both conditions of victory hold now.
#[must_use]
pub fn conditions_met(board: &Board, state: &State) -> bool {
    state.freed() >= state.victory(board).free && state.support_left(board) == 0
}

/// The score as it stands; the market counts only once the game is won.
#[must_use]
pub fn score(board: &Board, state: &State) -> Score {
    let victory = state.victory(board);
    let won = state.stage == Stage::Over(End::Won);
    let open = state.lots() as i32;
    let cards = match state.options.score_market {
        ScoreMarket::All => open + state.market_deck.count_ones() as i32,
        ScoreMarket::Open => open,
    };
    let freed = 2 * i32::from(state.freed());
    let lost = -i32::from(state.lost());
    let enough = if state.freed() >= victory.free { 10 } else { 0 };
    let support = if state.support_left(board) == 0 { 10 } else { 0 };
    let market = if won { 5 * cards } else { 0 };
    Score { freed, lost, enough, support, market, total: freed + lost + enough + support + market }
}

/// Who has won: everybody or nobody.
#[must_use]
pub fn winners(state: &State) -> SeatSet {
    if state.stage == Stage::Over(End::Won) { state.everybody() } else { SeatSet::NONE }
}
