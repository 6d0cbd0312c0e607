//! Positions in a line, and what became of them in a line.
//!
//! Who stands where is `FR: ALG TUN; DE: ALG`. Sheets are `FR: ALG develop, TUN SAH, land MAR,
//! war DE; DE: ally FR`, where `TUN SAH` sends an expedition from Tunis to the Sahara. Whoever is
//! not named stands nowhere and writes nothing.

use std::sync::Arc;

use africa1880::{Action, Africa1880, Event, State};
use kernel::{Actor, Finality, Rules, Seat, Seed, Table};
use serde_json::{Map, Value, json};

use crate::help::{ids, presences, rules, small, small_of_version};
use crate::play::Play;
use crate::told::tell;

/// What is written as `name: rest; name: rest`.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(';').map(str::trim).filter(|part| !part.is_empty()).map(|part| {
        let (name, rest) = part.split_once(':').expect("a name, a colon and the rest");
        (name.trim(), rest.trim())
    })
}

fn sheet(text: &str) -> Value {
    let (mut orders, mut relations, mut landing) = (Map::new(), Map::new(), Vec::new());
    for line in text.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        match *line.split_whitespace().collect::<Vec<_>>() {
            ["land", at] => landing.push(json!(at)),
            ["war", on] => drop(relations.insert(on.to_owned(), json!("war"))),
            ["ally", with] => drop(relations.insert(with.to_owned(), json!("alliance"))),
            [at, order] => drop(orders.insert(at.to_owned(), json!(order))),
            _ => panic!("{line:?} is no line of a sheet"),
        }
    }
    json!({ "orders": orders, "landing": landing, "relations": relations })
}

/// A hand-written position.
#[derive(Clone)]
pub(crate) struct Scene {
    rules: Arc<Africa1880>,
    pub(crate) position: Value,
}

/// The powers stand there in 1880 and write their sheets.
pub(crate) fn scene(presences: &str) -> Scene {
    scene_on(rules(), 1880, presences)
}

/// The same on the small board, in 1900.
pub(crate) fn small_scene(presences: &str) -> Scene {
    scene_on(small(), 1900, presences)
}

/// The same by another version of the rules.
pub(crate) fn small_scene_of_version(version: u32, presences: &str) -> Scene {
    scene_on(small_of_version(version), 1900, presences)
}

fn scene_on(rules: Arc<Africa1880>, year: u16, presences: &str) -> Scene {
    let presences: Map<_, _> =
        entries(presences).map(|(id, places)| (id.to_owned(), json!(ids(places)))).collect();
    let position = json!({ "year": year, "stage": "orders", "presences": presences });
    Scene { rules, position }
}

impl Scene {
    /// Sets any field of the position.
    pub(crate) fn set(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.position[field] = value.into();
        self
    }

    pub(crate) fn option(mut self, key: &str, value: &str) -> Self {
        self.position["options"][key] = json!(value);
        self
    }

    pub(crate) fn powers(mut self, powers: &str) -> Self {
        self.position["options"]["powers"] = json!(ids(powers));
        self
    }

    pub(crate) fn stage(self, stage: &str) -> Self {
        self.set("stage", stage)
    }

    pub(crate) fn year(self, year: u16) -> Self {
        self.set("year", year)
    }

    /// How many squares are filled: `ALG 2, TUN 1`.
    pub(crate) fn filled(mut self, filled: &str) -> Self {
        for part in filled.split(',').filter(|part| !part.trim().is_empty()) {
            let (id, count) = part.trim().split_once(' ').expect("a territory and a number");
            let count: u8 = count.parse().expect("a number");
            self.position["development"][id] = json!(count);
        }
        self
    }

    /// These are colonies, with all their squares filled.
    pub(crate) fn colonies(mut self, colonies: &str) -> Self {
        for id in colonies.split_whitespace() {
            let place = self.rules.board().place(id).expect("a territory");
            self.position["development"][id] = json!(self.rules.board().squares[place.index()]);
        }
        self.set("colonies", ids(colonies))
    }

    pub(crate) fn sheets(mut self, sheets: &str) -> Self {
        for (id, text) in entries(sheets) {
            self.position["sheets"][id] = sheet(text);
        }
        self
    }

    /// Everything that is wrong with it, as `place: what`.
    pub(crate) fn faults(&self) -> Vec<String> {
        match self.rules.load(&self.position) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(ToString::to_string).collect(),
        }
    }

    pub(crate) fn load(&self) -> State {
        self.rules.load(&self.position).unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    /// A table that starts from here.
    pub(crate) fn play(&self) -> Play {
        let table = Table::from_state(Arc::clone(&self.rules), self.load(), Seed::from_number(1));
        Play { table }
    }

    /// Seals all sheets as they are written, the last power's last.
    pub(crate) fn read(&self) -> Read {
        let rules = Arc::clone(&self.rules);
        let mut powers: Vec<String> = rules.board().powers.iter().map(|p| p.id.clone()).collect();
        if let Some(ids) = self.position["options"]["powers"].as_array() {
            powers.retain(|id| ids.contains(&json!(id)));
        }
        let mut position = self.position.clone();
        for id in &powers[..powers.len() - 1] {
            if position["sheets"][id].is_null() {
                position["sheets"][id] = sheet("");
            }
            position["sheets"][id]["sealed"] = json!(true);
        }
        let mut state = rules.load(&position).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut events = Vec::new();
        let by = Actor::Seat(Seat(powers.len() as u8 - 1));
        let step = rules.apply(&mut state, by, Action::Seal, &mut events);
        assert_eq!(step, Finality::Final, "the last seal is the reading");
        Read { rules, powers, state, events }
    }
}

/// A turn that was read: what stands afterwards and what was told.
pub(crate) struct Read {
    rules: Arc<Africa1880>,
    powers: Vec<String>,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Read {
    /// Exactly these stand on the map, in the order of the powers and of the alphabet.
    #[track_caller]
    pub(crate) fn stands(self, expected: &str) -> Self {
        assert_eq!(presences(&self.rules, &self.state), expected);
        self
    }

    /// Exactly these squares are filled: `ALG 2, TUN 1`.
    #[track_caller]
    pub(crate) fn filled(self, expected: &str) -> Self {
        let board = self.rules.board();
        let filled: Vec<String> = (board.territories.iter().zip(self.state.filled))
            .filter(|(_, filled)| *filled > 0)
            .map(|(territory, filled)| format!("{} {filled}", territory.id))
            .collect();
        assert_eq!(filled.join(", "), expected);
        self
    }

    /// Exactly these are colonies.
    #[track_caller]
    pub(crate) fn colonies(self, expected: &str) -> Self {
        assert_eq!(self.rules.board().ids(self.state.colonies).join(" "), expected);
        self
    }

    /// Exactly this was told, the frame of every turn left out: seals, sheets, relations, years.
    #[track_caller]
    pub(crate) fn told(self, expected: &[&str]) -> Self {
        let frame = |event: &&Event| {
            !matches!(
                event,
                Event::Sealed { .. }
                    | Event::SheetRead { .. }
                    | Event::RelationsRead { .. }
                    | Event::TurnEnded { .. }
                    | Event::TurnBegan { .. }
                    | Event::Ended { .. }
            )
        };
        let told: Vec<String> =
            self.events.iter().filter(frame).map(|e| tell(&self.powers, e)).collect();
        assert_eq!(told, expected);
        self
    }

    /// Exactly this was told, from the seal to the next turn.
    #[track_caller]
    pub(crate) fn all_told(self, expected: &[&str]) -> Self {
        let told: Vec<String> = self.events.iter().map(|e| tell(&self.powers, e)).collect();
        assert_eq!(told, expected);
        self
    }

    /// The colony points of each power.
    #[track_caller]
    pub(crate) fn points(self, expected: &[i32]) -> Self {
        assert_eq!(africa1880::score::colony_scores(&self.state), expected);
        self
    }

    /// The game is over with these winners and scores.
    #[track_caller]
    pub(crate) fn over(self, winners: &[Seat], expected: &[i32]) -> Self {
        let (who, scores) = africa1880::score::result(&self.state);
        assert_eq!(self.state.stage, africa1880::state::Stage::Over);
        assert_eq!(who.iter().collect::<Vec<_>>(), winners);
        assert_eq!(scores, expected);
        self
    }

    /// The next turn, with these sheets.
    pub(crate) fn next(&self, sheets: &str) -> Read {
        let mut position = self.rules.dump(&self.state);
        position["stage"] = json!("orders");
        Scene { rules: Arc::clone(&self.rules), position }.sheets(sheets).read()
    }
}

/// One turn in 1880 between six powers: who stands where, what they write, who stands where
/// afterwards, and what was told of it.
#[track_caller]
pub(crate) fn check(before: &str, sheets: &str, after: &str, told: &[&str]) {
    scene(before).sheets(sheets).read().stands(after).told(told);
}
