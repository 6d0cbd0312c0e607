//! A tiny game that has a bit of everything: secret lanes, a public step inside them, chance,
//! turns, steps that can be taken back, and an end. For tests only.
//!
//! Each round: everybody lights up to three of five beacons in secret and seals; the wind (a die)
//! blows some out, and those left score; then each seat in turn takes up to two of five prizes.

#![allow(clippy::unwrap_used, dead_code, unreachable_pub)]

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex};

use kernel::about::{About, Choice, Names, Role};
use kernel::random::{Rng, RngExt};
use kernel::{
    Actor, Count, Description, Fault, Game, Line, Outcome, Part, Phase, Refusal, Rules, Seat,
    SeatSet, Step, Tell, Text, Turn, Weight, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What can be chosen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub seats: u8,
    pub rounds: u16,
    pub press: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 2, rounds: 2, press: true }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Lighting,
    Wind,
    Harvest,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    seats: u8,
    rounds: u16,
    press: bool,
    round: u16,
    stage: Stage,
    /// Lit beacons of each seat, a bit for each: secret.
    lit: [u8; 4],
    /// Who has sealed: secret.
    sealed: u8,
    waved: u8,
    turn: u8,
    taken: u8,
    scores: [i32; 4],
}

kernel::actions! {
    /// One small step.
    pub enum Action of Beacons {
        Light(beacon: u8 as Count<0, 5>) = 0 as "light",
        Seal = 5 as "seal",
        Wave = 6 as "wave",
        Wind(strength: u8 as Strength) = 7 as "wind",
        Take(prize: u8 as Count<0, 5>) = 13 as "take",
        Stop = 18 as "stop",
    }
}

/// What the wind die shows, counted from one.
enum Strength {}

impl Part<Beacons> for Strength {
    type Value = u8;
    const NOUN: &'static str = "strength of the wind";
    const ROOM: u32 = 6;

    fn number(strength: u8) -> u32 {
        u32::from(strength).saturating_sub(1)
    }

    fn from_number(number: u32) -> Option<u8> {
        Some(number as u8 + 1)
    }

    fn word<'a>(strength: u8, _: &'a Beacons, _: &'a State) -> Option<Cow<'a, str>> {
        Some(strength.to_string().into())
    }
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Lit { seat: Seat, beacon: u8 },
    Sealed { seat: Seat },
    Waved { seat: Seat },
    Wind { strength: u8 },
    Took { seat: Seat, prize: u8 },
    Stopped { seat: Seat },
}

#[derive(Debug, Serialize)]
pub struct View {
    state: Value,
    mine: Vec<Seat>,
}

#[derive(Debug)]
pub struct Beacons;

/// Where the question `hold` waits until it is let go: a test that needs somebody busy.
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

impl Beacons {
    fn everybody(state: &State) -> u8 {
        SeatSet::first(state.seats).bits()
    }
}

fn has(bits: u8, n: u8) -> bool {
    n < 8 && bits & (1 << n) != 0
}

fn no(clause: &'static str, key: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(clause, Text::new(key)))
}

impl Rules for Beacons {
    const ID: &'static str = "beacons";
    const VERSION: u32 = 1;
    const SEATS: u8 = 4;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn open_version(board: &str, _version: u32) -> Result<Self, Vec<Fault>> {
        if board.contains("hill") { Ok(Self) } else { Err(vec![Fault::new("board", "no hill")]) }
    }

    fn about(&self) -> About {
        let role = |id: &str| Role {
            id: id.to_owned(),
            names: Names::default(),
            letter: id.to_owned(),
            colour: "red".to_owned(),
        };
        About {
            id: Self::ID,
            version: Self::VERSION,
            seats_min: 2,
            seats_max: 4,
            scenarios: vec!["usual"],
            options: vec![Choice { key: "press", values: vec!["true", "false"], clause: "1.1" }],
            defaults: serde_json::to_value(Options::default()).unwrap(),
            roles: ["N", "E", "S", "W"].map(role).to_vec(),
            places: BTreeMap::new(),
            provenance: BTreeMap::new(),
            board: Value::Null,
        }
    }

    fn setup(&self, options: &Options) -> Result<State, Vec<Fault>> {
        if !(2..=4).contains(&options.seats) {
            return Err(vec![Fault::new("options.seats", "there are 2 to 4 seats")]);
        }
        if !(1..=500).contains(&options.rounds) {
            return Err(vec![Fault::new("options.rounds", "there are 1 to 500 rounds")]);
        }
        Ok(State {
            seats: options.seats,
            rounds: options.rounds,
            press: options.press,
            round: 1,
            stage: Stage::Lighting,
            lit: [0; 4],
            sealed: 0,
            waved: 0,
            turn: 0,
            taken: 0,
            scores: [0; 4],
        })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn seat_id(&self, _: &State, seat: Seat) -> String {
        ["N", "E", "S", "W"].get(seat.index()).unwrap_or(&"?").to_string()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Lighting => Turn::Seats {
                must: SeatSet::from_bits(Self::everybody(state) & !state.sealed),
                may: SeatSet::from_bits(state.sealed & !state.waved),
            },
            Stage::Wind => Turn::Chance,
            Stage::Harvest => {
                Turn::Seats { must: SeatSet::one(Seat(state.turn)), may: SeatSet::NONE }
            }
            Stage::Over => {
                let scores = state.scores[..usize::from(state.seats)].to_vec();
                let best = scores.iter().copied().max().unwrap_or(0);
                let seats = (0..state.seats).map(Seat);
                let winners = seats.filter(|s| scores[s.index()] == best).collect();
                Turn::Over(Outcome { winners, scores, text: Text::new("beacons-over") })
            }
        }
    }

    fn phase(&self, state: &State) -> Phase {
        let lanes = state.stage == Stage::Lighting;
        let key = match state.stage {
            Stage::Lighting => "beacons-lighting",
            Stage::Wind => "beacons-wind",
            Stage::Harvest => "beacons-harvest",
            Stage::Over => "beacons-over",
        };
        let talk = state.press && state.stage == Stage::Harvest;
        Phase { key, round: state.round, lanes, talk }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let all = (0..5).map(Action::Light).chain([Action::Seal, Action::Wave]);
        let all = all.chain((0..5).map(Action::Take)).chain([Action::Stop]);
        out.extend(all.filter(|a| self.check(state, seat, *a).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let n = seat.0;
        if n >= state.seats || !self.turn(state).can().has(seat) {
            return no("1.2", "beacons-not-now");
        }
        match (state.stage, action) {
            (Stage::Lighting, Action::Wave) if !has(state.waved, n) => Ok(()),
            (Stage::Lighting, Action::Light(_) | Action::Seal) if has(state.sealed, n) => {
                no("1.3", "beacons-sealed")
            }
            (Stage::Lighting, Action::Seal) | (Stage::Harvest, Action::Stop) => Ok(()),
            (Stage::Lighting, Action::Light(k)) => {
                let lit = state.lit[seat.index()];
                if has(lit, k) || lit.count_ones() >= 3 { no("1.4", "beacons-lit") } else { Ok(()) }
            }
            (Stage::Harvest, Action::Take(k)) if !has(state.taken, k) => Ok(()),
            _ => no("1.2", "beacons-not-now"),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Step {
        let seat = Seat(by.seat().map_or(0, |s| s.0) % 4);
        match action {
            Action::Light(beacon) => {
                state.lit[seat.index()] |= 1 << (beacon % 5);
                tell.tell(|| Event::Lit { seat, beacon });
                Step::Open
            }
            Action::Seal => {
                state.sealed |= 1 << seat.0;
                tell.tell(|| Event::Sealed { seat });
                if state.sealed & Self::everybody(state) != Self::everybody(state) {
                    return Step::Open;
                }
                state.stage = Stage::Wind;
                Step::Final
            }
            Action::Wave => {
                state.waved |= 1 << seat.0;
                tell.tell(|| Event::Waved { seat });
                Step::Open
            }
            Action::Wind(strength) => {
                tell.tell(|| Event::Wind { strength });
                for (score, lit) in state.scores.iter_mut().zip(state.lit) {
                    *score += (0..5).filter(|k| has(lit, *k) && k + 2 >= strength).count() as i32;
                }
                (state.lit, state.sealed, state.waved) = ([0; 4], 0, 0);
                (state.turn, state.taken) = (0, 0);
                state.stage = Stage::Harvest;
                Step::Final
            }
            Action::Take(prize) => {
                state.taken |= 1 << (prize % 5);
                state.scores[seat.index()] += 1;
                tell.tell(|| Event::Took { seat, prize });
                Step::Open
            }
            Action::Stop => {
                tell.tell(|| Event::Stopped { seat });
                state.turn += 1;
                if state.turn >= state.seats {
                    state.turn = 0;
                    if state.round >= state.rounds {
                        state.stage = Stage::Over;
                    } else {
                        state.round += 1;
                        state.stage = Stage::Lighting;
                    }
                }
                Step::Final
            }
        }
    }

    fn chances(&self, _: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
        out.extend((1..=6).map(|strength| (Action::Wind(strength), 1)));
    }

    fn absent(&self, state: &State, _: Seat) -> Action {
        if state.stage == Stage::Lighting { Action::Seal } else { Action::Stop }
    }

    fn audience(&self, state: &State, by: Actor, action: Action) -> SeatSet {
        let own = by.seat().map_or(SeatSet::ALL, SeatSet::one);
        match action {
            Action::Light(_) => own,
            Action::Seal => {
                let sealed = state.sealed | own.bits();
                if sealed == Self::everybody(state) { SeatSet::ALL } else { own }
            }
            _ => SeatSet::ALL,
        }
    }

    fn hide(&self, state: &State, eyes: SeatSet) -> State {
        let mut hidden = state.clone();
        if state.stage == Stage::Lighting {
            hidden.sealed &= eyes.bits();
            for seat in (0..4).map(Seat).filter(|s| !eyes.has(*s)) {
                hidden.lit[seat.index()] = 0;
            }
        }
        hidden
    }

    fn show(&self, event: &Event, eyes: SeatSet) -> Option<Event> {
        match event {
            Event::Lit { seat, .. } | Event::Sealed { seat } if !eyes.has(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn resample(&self, hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
        let mut guess = hidden.clone();
        if hidden.stage == Stage::Lighting {
            for seat in (0..hidden.seats).map(Seat).filter(|s| !eyes.has(*s)) {
                guess.lit[seat.index()] = 1 << rng.random_range(0..5u8);
                let sealed = guess.sealed | 1 << seat.0;
                if rng.random_bool(0.5) && sealed != Self::everybody(hidden) {
                    guess.sealed = sealed;
                }
            }
        }
        guess
    }

    fn view(&self, hidden: &State, eyes: SeatSet) -> View {
        View { state: self.dump(hidden), mine: eyes.iter().collect() }
    }

    fn prompt(&self, _: &State, _: SeatSet) -> Text {
        Text::new("beacons-prompt")
    }

    fn describe(&self, _: &State, _: Seat, action: Action) -> Description {
        let places = match action {
            Action::Light(k) | Action::Take(k) => vec![k.to_string()],
            _ => vec![],
        };
        let text = Text::new("beacons-offer");
        Description { places, seat: None, price: None, text, done: false }
    }

    fn story(&self, _: &Event) -> Option<Line> {
        let (text, weight) = (Text::new("beacons-line"), Weight::Plain);
        Some(Line { text, clause: None, places: Vec::new(), weight })
    }

    fn ask(&self, hidden: &State, _: SeatSet, question: &Value) -> Result<Value, Fault> {
        match question.as_str() {
            Some("round") => Ok(hidden.round.into()),
            Some("hold") => {
                HOLD.hold();
                Ok(Value::Null)
            }
            _ => Err(Fault::new("question", "only \"round\" can be asked")),
        }
    }

    fn load(&self, position: &Value) -> Result<State, Vec<Fault>> {
        serde_json::from_value(position.clone())
            .map_err(|e| vec![Fault::new("position", e.to_string())])
    }

    fn dump(&self, state: &State) -> Value {
        serde_json::to_value(state).unwrap()
    }
}

const LEDGER: &str = r#"
[[chapter]]
id = "1"
en = "Beacons"
fr = "Feux"
it = "Fuochi"
[[clause]]
id = "1.1"
basis = "rulebook"
en = "Light beacons."
fr = "Allumez les feux."
it = "Accendete i fuochi."
[[clause]]
id = "1.2"
basis = "rulebook"
en = "Everything has its time."
fr = "Chaque chose en son temps."
it = "Ogni cosa a suo tempo."
[[clause]]
id = "1.3"
basis = "rulebook"
en = "What is sealed stays sealed."
fr = "Ce qui est scellé le reste."
it = "Ciò che è sigillato lo resta."
[[clause]]
id = "1.4"
basis = "rulebook"
en = "Three beacons burn at most, and none twice."
fr = "Trois feux au plus brûlent, et aucun deux fois."
it = "Al più ardono tre fuochi, e nessuno due volte."
"#;

/// The game, ready to be served.
#[must_use]
pub fn game() -> Arc<Game<Beacons>> {
    game_on("hill")
}

/// The game on another board.
#[must_use]
pub fn game_on(board: &'static str) -> Arc<Game<Beacons>> {
    let texts = ["beacons-over = Over\n", "beacons-over = Fini\n", "beacons-over = Finito\n"];
    let history = ["# Beacons\n", "# Feux\n", "# Fuochi\n"];
    Arc::new(Game::open(Words { texts, history, ledger: LEDGER, board }).unwrap())
}

#[test]
fn the_tiny_game_keeps_the_laws() {
    use kernel::kit::{Effort, all};
    let effort = Effort { games: 50, deep_games: 5, stride: 3, max_steps: 5_000 };
    let options = [2, 3, 4].map(|seats| Options { seats, ..Options::default() });
    let ledger = kernel::Ledger::parse(LEDGER).unwrap();
    all(&Arc::new(Beacons), &ledger, &options, effort);
}
