//! The contract of a game, fulfilled for Africa 1880. Each phase has a file of its own; here they
//! are only put together.

use kernel::about::Role;
use kernel::random::Rng;
use kernel::{
    About, Actor, Description, Fault, Finality, Line, Outcome, Phase, Refusal, Rules, Seat,
    SeatSet, Tell, Text, Turn,
};
use serde_json::{Value, json};

use crate::action::Action;
use crate::board::{Board, MAX_POWERS};
use crate::edition::Edition;
use crate::event::Event;
use crate::options::{Options, Press};
use crate::refusals as no;
use crate::state::{Stage, State};
use crate::view::{self, BoardView, Front, FrontView, View};
use crate::{diplomacy, orders, position, score, secrets, setup, words};

/// The rules of Africa 1880 on one board, in one edition.
#[derive(Clone, Debug)]
pub struct Africa1880 {
    board: Board,
    edition: Edition,
}

impl Africa1880 {
    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl Rules for Africa1880 {
    const ID: &'static str = "africa1880";
    const VERSION: u32 = Edition::NEWEST.version();
    const SEATS: u8 = MAX_POWERS as u8;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn open_version(board: &str, version: u32) -> Result<Self, Vec<Fault>> {
        Ok(Self { edition: Edition::of(version)?, board: Board::parse(board)? })
    }

    fn about(&self) -> About {
        let role = |power: &crate::board::Power| Role {
            id: power.id.clone(),
            names: power.names.clone(),
            letter: power.letter.clone(),
            colour: power.colour.clone(),
        };
        About {
            id: Self::ID,
            version: self.edition.version(),
            seats_min: 3,
            seats_max: self.board.powers.len() as u8,
            scenarios: vec![],
            options: Options::choices(),
            defaults: serde_json::to_value(Options::default()).unwrap_or(Value::Null),
            roles: self.board.powers.iter().map(role).collect(),
            places: (self.board.territories.iter())
                .map(|t| (t.id.clone(), t.names.clone()))
                .collect(),
            provenance: self.board.provenance.clone(),
            board: json!(BoardView {
                territories: self.board.territories.clone(),
                years: self.board.years.clone(),
            }),
        }
    }

    fn setup(&self, options: &Options) -> Result<State, Vec<Fault>> {
        setup::setup(&self.board, options)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn seat_id(&self, state: &State, seat: Seat) -> String {
        let power = state.powers.get(seat.index()).map(|n| usize::from(*n));
        power.and_then(|n| self.board.powers.get(n)).map(|p| p.id.clone()).unwrap_or_default()
    }

    fn turn(&self, state: &State) -> Turn {
        let must = match state.stage {
            Stage::Placement => state.placing().map_or(SeatSet::NONE, SeatSet::one),
            Stage::Diplomacy | Stage::Orders => state.awaited(),
            Stage::Over => {
                let (winners, scores) = score::result(state);
                return Turn::Over(Outcome { winners, scores, text: words::outcome_text(winners) });
            }
        };
        Turn::Seats { must, may: SeatSet::NONE }
    }

    fn phase(&self, state: &State) -> Phase {
        let always = state.options.press == Press::Always;
        let (key, lanes, talk) = match state.stage {
            Stage::Placement => ("africa1880-phase-placement", false, always),
            Stage::Diplomacy => ("africa1880-phase-diplomacy", true, true),
            Stage::Orders => ("africa1880-phase-orders", true, always),
            Stage::Over => ("africa1880-phase-over", false, true),
        };
        Phase { key, round: state.turn.into(), lanes, talk }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !state.is_seat(seat) {
            return;
        }
        match state.stage {
            Stage::Placement => {
                setup::offers(&self.board, state, seat, |at| out.push(Action::Place(at)));
            }
            Stage::Diplomacy => diplomacy::offers(state, seat, out),
            Stage::Orders => orders::offers(&self.board, state, seat, out),
            Stage::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !state.is_seat(seat) {
            return Err(no::not_in_play());
        }
        match (state.stage, action) {
            (Stage::Placement, Action::Place(at)) => setup::check(&self.board, state, seat, at),
            (Stage::Diplomacy, _) => diplomacy::check(state, seat, action),
            (Stage::Orders, _) => orders::check(&self.board, state, seat, action),
            (Stage::Placement | Stage::Over, _) => Err(no::not_now()),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Finality {
        let Some(seat) = by.seat().filter(|seat| state.is_seat(*seat)) else {
            return Finality::Open;
        };
        match (state.stage, action) {
            (Stage::Placement, Action::Place(at)) => {
                setup::place(&self.board, state, seat, at, tell)
            }
            (Stage::Diplomacy, _) => diplomacy::apply(&self.board, state, seat, action, tell),
            (Stage::Orders, _) => {
                orders::apply(&self.board, self.edition, state, by, seat, action, tell)
            }
            (Stage::Placement | Stage::Over, _) => Finality::Open,
        }
    }

    fn chances(&self, _state: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
    }

    fn absent(&self, state: &State, seat: Seat) -> Action {
        match state.stage {
            Stage::Diplomacy => Action::Ready,
            Stage::Orders | Stage::Over => Action::Seal,
            // Nobody may be left out of the game for being late: the historical coast it is.
            Stage::Placement => {
                let power = state.powers.get(seat.index()).map_or(0, |n| usize::from(*n));
                let start = self.board.powers.get(power).and_then(|p| self.board.place(&p.start));
                let coast = start.filter(|at| self.board.coast.has(*at));
                Action::Place(
                    coast
                        .or_else(|| self.board.coast.iter().next())
                        .unwrap_or(crate::place::Place(0)),
                )
            }
        }
    }

    fn audience(&self, state: &State, by: Actor, action: Action) -> SeatSet {
        by.seat().map_or(SeatSet::ALL, |seat| secrets::audience(state, seat, action))
    }

    fn hide(&self, state: &State, eyes: SeatSet) -> State {
        secrets::hide(state, eyes)
    }

    fn show(&self, event: &Event, eyes: SeatSet) -> Option<Event> {
        secrets::show(event, eyes)
    }

    fn resample(&self, hidden: &State, eyes: SeatSet, rng: &mut impl Rng) -> State {
        secrets::resample(&self.board, hidden, eyes, rng)
    }

    fn view(&self, hidden: &State, eyes: SeatSet) -> View {
        view::view(&self.board, hidden, eyes)
    }

    fn prompt(&self, hidden: &State, eyes: SeatSet) -> Text {
        words::prompt(&self.board, hidden, eyes)
    }

    fn describe(&self, _hidden: &State, _seat: Seat, action: Action) -> Description {
        words::describe(&self.board, action)
    }

    fn story(&self, event: &Event) -> Option<Line> {
        words::story(event)
    }

    /// Knows one question: `{"war": {"seat": 0, "on": 2}}`, where a war would be fought. The answer
    /// names the territories the two share `now`, those they could share `soon`, after this turn's
    /// expeditions by land, and those where they could meet `by_sea`, if one of them lands.
    fn ask(&self, hidden: &State, eyes: SeatSet, question: &Value) -> Result<Value, Fault> {
        let seat = |name: &str| {
            let number = question["war"][name].as_u64().and_then(|n| u8::try_from(n).ok());
            number.map(Seat).filter(|seat| hidden.is_seat(*seat)).ok_or_else(|| {
                Fault::new("question", r#"the one question is {"war": {"seat": 0, "on": 2}}"#)
            })
        };
        let (one, other) = (seat("seat")?, seat("on")?);
        if !eyes.has(one) {
            return Err(Fault::new("question.war.seat", "one asks for a seat one holds"));
        }
        let Front { now, soon, by_sea } = view::front(&self.board, hidden, one, other);
        let [now, soon, by_sea] = [now, soon, by_sea].map(|places| self.board.ids(places));
        Ok(json!(FrontView { now, soon, by_sea }))
    }

    fn load(&self, position: &Value) -> Result<State, Vec<Fault>> {
        position::load(&self.board, position)
    }

    fn dump(&self, state: &State) -> Value {
        position::dump(&self.board, state)
    }
}
