//! The contract of a game, fulfilled for Freedom. Each phase has a file of its own; here they are
//! only put together.

use kernel::random::Rng;
use kernel::{
    About, Actor, Description, Fault, Finality, Line, Outcome, Phase as TablePhase, Refusal, Rules,
    Seat, SeatSet, Tell, Text, Turn,
};
use serde_json::Value;

use crate::action::{Action, Way};
use crate::board::{Board, MAX_CATCHERS, MAX_PLAYERS};
use crate::deck;
use crate::edition::Edition;
use crate::event::Event;
use crate::job;
use crate::options::{Options, Roles};
use crate::play::Play;
use crate::refusals as no;
use crate::state::{Phase, Stage, State};
use crate::view::{self, View};
use crate::{
    about, ask, effects, market, planning, position, reactions, score, setup, turn, words,
};

/// The rules of Freedom on one board.
#[derive(Clone, Debug)]
pub struct Freedom {
    board: Board,
    edition: Edition,
}

impl Freedom {
    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Which edition of the rules is played.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }
}

/// Whether a stage is chance's.
pub(crate) fn is_chance(state: &State) -> bool {
    match state.stage {
        Stage::Role => state.options.roles != Roles::Chosen,
        Stage::Lead
        | Stage::Reveal
        | Stage::Fill
        | Stage::CatcherDie
        | Stage::MovementDie(_)
        | Stage::Draw => true,
        _ => false,
    }
}

/// Who owes a step, and who else may act.
pub(crate) fn waiting(board: &Board, state: &State) -> (SeatSet, SeatSet) {
    let one = |seat: Option<Seat>| seat.map_or(SeatSet::NONE, SeatSet::one);
    let active = SeatSet::one(state.active);
    match state.stage {
        Stage::Plan => {
            let must = planning::choosers(state);
            // While the lead player chooses, the others may still be done or use a special.
            (must, state.everybody().minus(state.done).minus(must))
        }
        Stage::Turn => {
            let owner = one(reactions::protect_owner(board, state));
            (active, owner.or(reactions::speakers(board, state)).minus(active))
        }
        Stage::Carry => (active, one(reactions::shield_volunteer(board, state))),
        Stage::Protect
        | Stage::Shield
        | Stage::Coffin(_)
        | Stage::Hold
        | Stage::Tie(_)
        | Stage::LeaveOff => (one(reactions::asked(board, state)), SeatSet::NONE),
        Stage::Role if !is_chance(state) => (active, SeatSet::NONE),
        Stage::Choose | Stage::Place => (active, SeatSet::NONE),
        _ => (SeatSet::NONE, SeatSet::NONE),
    }
}

impl Rules for Freedom {
    const ID: &'static str = "freedom";
    const VERSION: u32 = Edition::NEWEST.version();
    const SEATS: u8 = MAX_PLAYERS as u8;
    const SETTINGS: &'static [&'static str] = &["prefer"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn open_version(board: &str, version: u32) -> Result<Self, Vec<Fault>> {
        Ok(Self { edition: Edition::of(version)?, board: Board::parse(board)? })
    }

    fn about(&self) -> About {
        about::about(self)
    }

    fn setup(&self, options: &Options) -> Result<State, Vec<Fault>> {
        setup::setup(&self.board, options, self.edition)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    /// The role; empty until it is known.
    fn seat_id(&self, state: &State, seat: Seat) -> String {
        let role = (seat.0 < state.seats).then(|| state.player(seat).role).flatten();
        role.map(|role| self.board.role_id(role).to_owned()).unwrap_or_default()
    }

    fn turn(&self, state: &State) -> Turn {
        if let Stage::Over(end) = state.stage {
            let total = score::score(&self.board, state).total;
            return Turn::Over(Outcome {
                winners: score::winners(state),
                scores: vec![total; usize::from(state.seats)],
                text: words::outcome(end, total),
            });
        }
        if is_chance(state) {
            return Turn::Chance;
        }
        let (must, may) = waiting(&self.board, state);
        Turn::Seats { must, may }
    }

    fn phase(&self, state: &State) -> TablePhase {
        let (key, lanes) = match state.phase {
            Phase::Setup => ("freedom-phase-setup", false),
            Phase::Catchers => ("freedom-phase-catchers", false),
            Phase::Planning => ("freedom-phase-planning", true),
            Phase::Action => ("freedom-phase-action", false),
            Phase::Market => ("freedom-phase-market", false),
            Phase::Lantern => ("freedom-phase-lantern", false),
            Phase::Over => ("freedom-phase-over", false),
        };
        TablePhase { key, round: state.round.into(), lanes, talk: true }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let board = &self.board;
        if seat.0 >= state.seats || is_chance(state) {
            return;
        }
        let active = seat == state.active;
        match state.stage {
            Stage::Role if active => {
                setup::each_role(board, state, |role| out.push(Action::Role(role)));
            }
            Stage::Plan => planning::offers(board, state, seat, out),
            Stage::Turn => turn::offers(board, state, seat, out),
            Stage::Choose if active => {
                let parts = 0..crate::card::MAX_EFFECTS as u8;
                out.extend(parts.filter(|n| is_part(board, state, *n)).map(Action::Either));
            }
            Stage::Carry if active => {
                let Some(effect) = job::effect(board, state) else { return };
                effects::options(board, state, effect, out);
                if reactions::active_can_shield(board, state) {
                    out.push(Action::Shield);
                }
                if job::can_stop(state, effect) {
                    out.push(Action::Enough);
                }
            }
            Stage::Carry if reactions::shield_volunteer(board, state) == Some(seat) => {
                out.push(Action::Shield);
            }
            Stage::Tie(catcher) if active => {
                out.extend([Way::West, Way::East].map(|way| Action::Toward(catcher, way)));
            }
            Stage::Place if active => {
                market::each_placing(board, state, market::brought(state), |a| out.push(a));
            }
            _ if reactions::asked(board, state) == Some(seat) => {
                reactions::offers(board, state, out);
            }
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let board = &self.board;
        if seat.0 >= state.seats {
            return Err(no::not_in_play());
        }
        let (must, may) = waiting(board, state);
        if is_chance(state) || must.is_empty() {
            return Err(no::not_now());
        }
        if !must.or(may).has(seat) {
            return Err(match (state.stage, must.lowest()) {
                (Stage::Plan, _) => no::planned_already(),
                (Stage::Turn, _) => no::not_your_turn(state.active),
                (_, whose) => no::not_yours(whose.unwrap_or(state.active)),
            });
        }
        match state.stage {
            Stage::Role => setup::check(board, state, action),
            Stage::Plan => planning::check(board, state, seat, action),
            Stage::Turn => turn::check(board, state, seat, action),
            Stage::Choose => match action {
                Action::Either(part) if is_part(board, state, part) => Ok(()),
                _ => Err(no::not_a_part()),
            },
            Stage::Carry if seat == state.active => effects::check(board, state, action),
            Stage::Carry if action == Action::Shield => Ok(()),
            Stage::Carry => Err(no::not_yours(state.active)),
            Stage::Tie(catcher) => match action {
                Action::Toward(which, _) if which == catcher => Ok(()),
                _ => Err(no::not_tied()),
            },
            Stage::Place => match action {
                Action::Place(farm, people) => {
                    market::check_placing(board, state, market::brought(state), farm, people)
                }
                _ => Err(no::finish_first()),
            },
            _ => reactions::check(board, state, action),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Finality {
        let mut play = Play { board: &self.board, state, tell };
        match by {
            Actor::Chance => play.chance(action),
            Actor::Seat(seat) | Actor::Absent(seat) => {
                if seat.0 < play.state.seats {
                    return play.step(seat, action);
                }
            }
        }
        Finality::Open
    }

    fn chances(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let board = &self.board;
        match state.stage {
            Stage::Role => setup::each_role(board, state, |role| out.push((Action::Role(role), 1))),
            Stage::Lead => {
                out.extend(state.everybody().iter().map(|seat| (Action::Lead(seat), 1)));
            }
            Stage::Reveal => {
                let cards = (0..32u8).filter(|n| state.market_deck & (1 << n) != 0);
                out.extend(cards.map(|card| (Action::Reveal(card), 1)));
            }
            Stage::Fill | Stage::Draw => {
                deck::outcomes(state, |card, weight| out.push((Action::Draw(card), weight)));
            }
            Stage::CatcherDie => {
                for (n, faces) in board.catcher_die.iter().enumerate().filter(|(_, f)| **f > 0) {
                    let catcher = (n < MAX_CATCHERS).then_some(n as u8);
                    out.push((Action::Catcher(catcher), u32::from(*faces)));
                }
            }
            Stage::MovementDie(_) => {
                for (way, faces) in [Way::West, Way::East].into_iter().zip(&board.movement_die) {
                    for (arrows, faces) in faces.iter().enumerate().filter(|(_, f)| **f > 0) {
                        out.push((Action::Arrows(way, arrows as u8), u32::from(*faces)));
                    }
                }
            }
            _ => {}
        }
    }

    /// Lets things be, stops, or passes; what has to be chosen is the first that can be.
    fn absent(&self, state: &State, seat: Seat) -> Action {
        let mut offers = Vec::new();
        self.offers(state, seat, &mut offers);
        let kinds = [Action::Done, Action::LetBe, Action::Pass, Action::Enough, Action::End];
        let mild = kinds.into_iter().find(|action| offers.contains(action));
        mild.or_else(|| offers.first().copied()).unwrap_or(Action::LetBe)
    }

    /// Nothing is secret: what nobody knows, the order of the decks, is not in the state.
    fn hide(&self, state: &State, _eyes: SeatSet) -> State {
        state.clone()
    }

    fn show(&self, event: &Event, _eyes: SeatSet) -> Option<Event> {
        Some(event.clone())
    }

    fn resample(&self, hidden: &State, _eyes: SeatSet, _rng: &mut impl Rng) -> State {
        hidden.clone()
    }

    fn view(&self, hidden: &State, _eyes: SeatSet) -> View {
        view::view(&self.board, hidden)
    }

    fn prompt(&self, hidden: &State, eyes: SeatSet) -> Text {
        words::prompt(&self.board, hidden, eyes)
    }

    fn describe(&self, hidden: &State, seat: Seat, action: Action) -> Description {
        words::describe(&self.board, hidden, seat, action)
    }

    fn story(&self, event: &Event) -> Option<Line> {
        crate::story::story(event)
    }

    fn ask(&self, hidden: &State, _eyes: SeatSet, question: &Value) -> Result<Value, Fault> {
        ask::ask(self, hidden, question)
    }

    fn load(&self, position: &Value) -> Result<State, Vec<Fault>> {
        position::load(self, position)
    }

    fn dump(&self, state: &State) -> Value {
        position::dump(&self.board, state)
    }
}

/// Whether the card that is being resolved offers an effect with this number.
fn is_part(board: &Board, state: &State, part: u8) -> bool {
    match state.job.source {
        job::Source::Card(card) => {
            board.effects[card.index()].get(usize::from(part)).is_some_and(Option::is_some)
        }
        _ => false,
    }
}

impl<T: Tell<Event>> Play<'_, T> {
    /// Chance takes its step.
    fn chance(&mut self, action: Action) {
        match (self.state.stage, action) {
            (Stage::Role, Action::Role(role)) => self.take_role(role),
            (Stage::Lead, Action::Lead(seat)) => self.leads(seat),
            (Stage::Reveal, Action::Reveal(card)) => self.reveal(card),
            (Stage::Fill, Action::Draw(card)) => {
                deck::take(self.state, card);
                self.fill_drawn(card);
            }
            (Stage::Draw, Action::Draw(card)) => {
                deck::take(self.state, card);
                self.drawn(card);
            }
            (Stage::CatcherDie, Action::Catcher(catcher)) => self.roll_catcher(catcher),
            (Stage::MovementDie(catcher), Action::Arrows(way, arrows)) => {
                self.roll_arrows(catcher, way, arrows);
            }
            _ => {}
        }
    }

    /// A player takes a step.
    fn step(&mut self, seat: Seat, action: Action) -> Finality {
        match (self.state.stage, action) {
            (Stage::Plan, _) => return self.plan(seat, action),
            (Stage::Role, Action::Role(role)) => self.take_role(role),
            (Stage::Turn, _) => self.act(seat, action),
            (Stage::Choose, Action::Either(part)) => {
                self.state.job.part = part;
                self.begin_part();
            }
            (Stage::Carry, _) => self.carry(action),
            (Stage::Tie(_), Action::Toward(catcher, way)) => self.choose_way(catcher, way),
            (Stage::Place, Action::Place(farm, people)) => self.place_brought(farm, people),
            _ => self.answer(seat, action),
        }
        Finality::Open
    }
}
