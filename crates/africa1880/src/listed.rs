//! What Africa 1880 brings along for a list of games.

use crate::{Action, Africa1880, WORDS};
use kernel::{Figures, Kind, Listed, Seat, Table, Words};
use serde_json::{Value, json};

impl Listed for Africa1880 {
    const WORDS: Words = WORDS;

    fn scenarios() -> Vec<(&'static str, Value)> {
        vec![("free", json!({})), ("free", json!({ "powers": ["GB", "FR", "DE"] }))]
    }

    /// Every number of powers, from both starts.
    fn starts() -> Vec<Value> {
        let powers = ["GB", "FR", "DE", "IT", "NL", "BE"];
        let start = |count: usize| {
            ["free", "historical"].map(|start| json!({ "powers": powers[..count], "start": start }))
        };
        (3..=powers.len()).flat_map(start).collect()
    }

    fn figures(table: &Table<Self>) -> Figures {
        let state = table.state();
        let seats = usize::from(state.seats);
        let mut alone = vec![0.0; seats];
        let mut shared = vec![0.0; seats];
        for at in state.colonies {
            let present = state.present(at);
            let kind = if present.len() == 1 { &mut alone } else { &mut shared };
            for seat in present {
                kind[seat.index()] += 1.0;
            }
        }
        let mut wars = vec![0.0; seats];
        let mut broken = vec![0.0; seats];
        for record in &state.records {
            for (seat, wars) in wars.iter_mut().enumerate() {
                *wars += record.wars[seat].len() as f64;
            }
            for (from, row) in record.broken.iter().enumerate() {
                for (to, promise) in row.iter().enumerate() {
                    let Some(promise) = promise else { continue };
                    broken[from] += f64::from(u8::from(promise.by_proposer));
                    broken[to] += f64::from(u8::from(promise.by_accepter));
                }
            }
        }
        let mut promises = vec![0.0; seats];
        for row in table.rows().filter(|row| row.kind == Kind::Action) {
            if let (Some(Action::Accept(Seat(from))), Some(seat)) =
                (Action::from_code(row.code), row.seat)
            {
                promises[usize::from(from)] += 1.0;
                promises[seat.index()] += 1.0;
            }
        }
        Figures {
            seats: vec![
                ("colonies alone", alone),
                ("colonies shared", shared),
                ("wars", wars),
                ("promises", promises),
                ("broken", broken),
            ],
            table: vec![
                ("colonies", state.colonies.len() as f64),
                ("turns", f64::from(state.turn) + 1.0),
            ],
        }
    }
}
