//! The contract of a game, fulfilled for Beacons. Each phase has a file of its own; here they are
//! only put together.

use std::collections::BTreeMap;

use kernel::about::Role;
use kernel::random::Rng;
use kernel::{
    About, Actor, Description, Fault, Faults, Finality, Line, Outcome, Phase, Refusal, Rules, Seat,
    SeatSet, Tell, Text, Turn,
};
use serde_json::{Value, json};

use crate::action::Action;
use crate::ask;
use crate::board::{BEACONS, Board, KEEPERS, PRIZES};
use crate::event::Event;
use crate::options::{Options, Press};
use crate::refusals as no;
use crate::state::{Stage, State};
use crate::view::{self, View};
use crate::{harvest, lighting, position, secrets, wind, words};

/// The most rounds of a table.
const ROUNDS_MAX: u16 = 500;

/// The rules of Beacons on one board.
#[derive(Clone, Debug)]
pub struct Beacons {
    board: Board,
}

impl Beacons {
    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }
}

/// The first state of a table; the keepers sit in the order of the board.
pub(crate) fn setup(board: &Board, options: &Options) -> Result<State, Vec<Fault>> {
    let mut faults = Faults::default();
    let ids: Vec<&str> = board.keepers.iter().map(|keeper| keeper.id.as_str()).collect();
    let known = options.keepers.iter().all(|id| ids.contains(&id.as_str()));
    let what = format!("two or more of {}, each once", ids.join(", "));
    let keepers = ids.into_iter().filter(|id| options.keepers.iter().any(|one| one == id));
    let keepers: Vec<String> = keepers.map(str::to_owned).collect();
    let apart = keepers.len() == options.keepers.len();
    faults.need(known && apart && keepers.len() >= 2, "options.keepers", what);
    let rounds = (1..=ROUNDS_MAX).contains(&options.rounds);
    faults.need(rounds, "options.rounds", format!("there are 1 to {ROUNDS_MAX} rounds"));
    faults.none(State {
        keepers,
        rounds: options.rounds,
        press: options.press,
        round: 1,
        stage: Stage::Lighting,
        lit: [0; KEEPERS],
        sealed: 0,
        waved: 0,
        turn: 0,
        carried: 0,
        taken: 0,
        scores: [0; KEEPERS],
    })
}

/// Whoever has the most points wins; several may share that.
fn outcome(state: &State) -> Outcome {
    let scores: Vec<i32> = state.scores.into_iter().take(state.seats().into()).collect();
    let best = scores.iter().copied().max().unwrap_or(0);
    let winners: SeatSet =
        state.everybody().iter().filter(|seat| scores[seat.index()] == best).collect();
    Outcome { winners, scores, text: words::outcome(winners) }
}

impl Rules for Beacons {
    const ID: &'static str = "beacons";
    const VERSION: u32 = 1;
    const SEATS: u8 = KEEPERS as u8;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn open_version(board: &str, _version: u32) -> Result<Self, Vec<Fault>> {
        Ok(Self { board: Board::parse(board)? })
    }

    fn about(&self) -> About {
        let Board { keepers, beacons, prizes, provenance, .. } = &self.board;
        let role = |keeper: &crate::board::Keeper| Role {
            id: keeper.id.clone(),
            names: keeper.names.clone(),
            letter: keeper.letter.clone(),
            colour: keeper.colour.clone(),
        };
        let mut places = BTreeMap::new();
        places.extend(beacons.iter().map(|beacon| (beacon.id.clone(), beacon.names.clone())));
        places.extend(prizes.iter().map(|prize| (prize.id.clone(), prize.names.clone())));
        About {
            id: Self::ID,
            version: Self::VERSION,
            seats_min: 2,
            seats_max: KEEPERS as u8,
            scenarios: vec![],
            options: vec![Press::choice()],
            defaults: json!(Options::default()),
            roles: keepers.iter().map(role).collect(),
            places,
            provenance: provenance.clone(),
            board: json!(view::board(&self.board)),
        }
    }

    fn setup(&self, options: &Options) -> Result<State, Vec<Fault>> {
        setup(&self.board, options)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn seat_id(&self, state: &State, seat: Seat) -> String {
        state.keepers.get(seat.index()).cloned().unwrap_or_default()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Lighting => {
                let back = if state.waved == 0 { 0 } else { state.sealed & !state.waved };
                Turn::Seats { must: state.awaited(), may: SeatSet::from_bits(back) }
            }
            Stage::Wind => Turn::Chance,
            Stage::Harvest => {
                Turn::Seats { must: SeatSet::one(Seat(state.turn)), may: SeatSet::NONE }
            }
            Stage::Over => Turn::Over(outcome(state)),
        }
    }

    fn phase(&self, state: &State) -> Phase {
        let key = match state.stage {
            Stage::Lighting => "beacons-lighting",
            Stage::Wind => "beacons-wind",
            Stage::Harvest => "beacons-harvest",
            Stage::Over => "beacons-over",
        };
        let lanes = state.stage == Stage::Lighting;
        let talk = state.press == Press::Harvest && state.stage == Stage::Harvest;
        Phase { key, round: state.round, lanes, talk }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let lights = (0..BEACONS as u8).map(Action::Light);
        let takes = (0..PRIZES as u8).map(Action::Take);
        let all = lights.chain([Action::Seal, Action::Wave]).chain(takes).chain([Action::Stop]);
        out.extend(all.filter(|action| self.check(state, seat, *action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !state.everybody().has(seat) {
            return Err(no::not_now());
        }
        match state.stage {
            Stage::Lighting => lighting::check(&self.board, state, seat, action),
            Stage::Harvest if state.turn == seat.0 => harvest::check(&self.board, state, action),
            Stage::Harvest | Stage::Wind | Stage::Over => Err(no::not_now()),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Finality {
        // What follows no check may be nonsense, but it stays within the tables.
        let seat = Seat(by.seat().map_or(0, |seat| seat.0) % KEEPERS as u8);
        match action {
            Action::Light(beacon) => lighting::light(state, seat, beacon, tell),
            Action::Seal => lighting::seal(state, seat, tell),
            Action::Wave => lighting::wave(state, seat, tell),
            Action::Wind(strength) => wind::blow(&self.board, state, strength, tell),
            Action::Take(prize) => harvest::take(&self.board, state, seat, prize, tell),
            Action::Stop => harvest::stop(state, seat, tell),
        }
    }

    fn chances(&self, _state: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
        wind::chances(out);
    }

    fn absent(&self, state: &State, _seat: Seat) -> Action {
        if state.stage == Stage::Lighting { Action::Seal } else { Action::Stop }
    }

    fn audience(&self, state: &State, by: Actor, action: Action) -> SeatSet {
        secrets::audience(state, by, action)
    }

    fn hide(&self, state: &State, eyes: SeatSet) -> State {
        secrets::hide(state, eyes)
    }

    fn show(&self, event: &Event, eyes: SeatSet) -> Option<Event> {
        secrets::show(event, eyes)
    }

    fn resample(&self, hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
        secrets::resample(hidden, eyes, rng)
    }

    fn view(&self, hidden: &State, _eyes: SeatSet) -> View {
        View { state: hidden.clone() }
    }

    fn prompt(&self, hidden: &State, eyes: SeatSet) -> Text {
        words::prompt(hidden, eyes)
    }

    fn describe(&self, _hidden: &State, _seat: Seat, action: Action) -> Description {
        words::describe(&self.board, action)
    }

    fn story(&self, event: &Event) -> Option<Line> {
        Some(words::story(&self.board, event))
    }

    fn ask(&self, hidden: &State, _eyes: SeatSet, question: &Value) -> Result<Value, Fault> {
        ask::ask(hidden, question)
    }

    fn load(&self, position: &Value) -> Result<State, Vec<Fault>> {
        position::load(&self.board, position)
    }

    fn dump(&self, state: &State) -> Value {
        json!(state)
    }
}
