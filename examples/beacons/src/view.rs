//! What some eyes see, for a client to draw.

use serde::Serialize;

use crate::board::Board;
use crate::state::State;

/// What some eyes see: all that was not hidden from them. A larger game shows less and says more.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "beacons.ts"))]
pub struct View {
    /// The state as they may know it.
    pub state: State,
}

/// What the client must know of the board to draw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "beacons.ts"))]
pub struct BoardView {
    /// How wide and high the picture is.
    pub size: [u16; 2],
    /// The land, as an SVG path.
    pub land: String,
    /// The beacons, by their numbers.
    pub beacons: Vec<Spot>,
    /// The prizes, by their numbers.
    pub prizes: Vec<Spot>,
}

/// Something that can be clicked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "beacons.ts"))]
pub struct Spot {
    /// Its id.
    pub id: String,
    /// Where it is.
    pub at: [u16; 2],
    /// The strongest wind that a beacon burns in, or the points that a prize is worth.
    pub figure: u8,
}

/// The board as the client draws it.
#[must_use]
pub(crate) fn board(board: &Board) -> BoardView {
    let spot = |id: &String, at, figure| Spot { id: id.clone(), at, figure };
    BoardView {
        size: board.size,
        land: board.land.clone(),
        beacons: board.beacons.iter().map(|one| spot(&one.id, one.at, one.holds)).collect(),
        prizes: board.prizes.iter().map(|one| spot(&one.id, one.at, one.worth)).collect(),
    }
}
