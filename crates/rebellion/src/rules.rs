//! The contract of a game, fulfilled for 1775: Rebellion. Each phase has a file of its own; here
//! they are only put together.

use kernel::random::Rng;
use kernel::{
    About, Actor, Description, Fault, Finality, Line, Outcome, Phase, Refusal, Rules, Seat,
    SeatSet, Tell, Text, Turn,
};
use serde_json::Value;

use crate::action::Action;
use crate::area::Area;
use crate::board::Board;
use crate::colour::FACTIONS;
use crate::edition::Edition;
use crate::event::Event;
use crate::options::Options;
use crate::refusals as no;
use crate::state::{Stage, State};
use crate::view::{self, View};
use crate::{
    about, absence, army, ask, battle, draw, instruct, losses, manoeuvre, movement, play, position,
    reinforcement, round, score, secrets, setup, story, words,
};

/// The rules of 1775: Rebellion on one board.
#[derive(Clone, Debug)]
pub struct Rebellion {
    board: Board,
    edition: Edition,
}

impl Rebellion {
    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The edition that tables on these rules are played by.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether chance can bring this now.
    fn possible(&self, state: &State, action: Action) -> bool {
        match (state.stage, action) {
            (Stage::FirstCube, Action::Cube(seat)) => seat.index() < FACTIONS,
            (Stage::Bag, Action::Cube(seat)) => state.bag.has(seat),
            (Stage::Deal | Stage::Draw, Action::Draw(card)) => draw::possible(state, card),
            (Stage::Rolling, Action::Dice(slot, hits, flees)) => {
                battle::possible(&self.board, state, slot, hits, flees)
            }
            _ => false,
        }
    }

    fn chance(&self, state: &mut State, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Cube(seat) if state.stage == Stage::FirstCube => {
                setup::first_cube(state, seat, tell);
            }
            Action::Cube(seat) => round::cube(&self.board, state, seat, tell),
            Action::Draw(card) => draw::drawn(&self.board, state, card, tell),
            Action::Dice(slot, hits, flees) => {
                battle::fell(&self.board, state, slot, hits, flees, tell);
            }
            _ => {}
        }
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Finality {
        let board = &self.board;
        match action {
            Action::Place(at) if state.stage == Stage::Extra => {
                return setup::place(board, state, seat, at, tell);
            }
            Action::Place(at) if state.stage == Stage::Reinforce => {
                reinforcement::place(board, state, at, tell);
            }
            Action::Place(at) => play::land(board, state, at, tell),
            Action::Return(colour, at) => {
                reinforcement::bring_back(board, state, colour, at, tell);
            }
            Action::Play(card) => play::play(board, state, card, tell),
            Action::Name(at) => play::name(board, state, at, tell),
            Action::Convert(at) => play::convert(board, state, at, tell),
            Action::Muster(at) => movement::muster(state, at),
            Action::Take(slot, count) => army::take(state, slot, count),
            Action::Go(to) => army::go(board, state, to, tell),
            Action::Fight(at) => battle::begin(board, state, at, tell),
            Action::Roll => battle::roll(state),
            Action::FightOn => {
                state.battle.on = true;
                battle::roll(state);
            }
            Action::Lose(slot) => losses::lose(board, state, slot, tell),
            Action::Withdraw(to) => manoeuvre::withdraw(board, state, to, tell),
            Action::First(slot) => manoeuvre::first(board, state, slot, tell),
            Action::Stay => manoeuvre::stay(board, state, tell),
            Action::Done => return self.done(state, tell),
            Action::StandLosses(_) | Action::StandManoeuvre(_) => {
                instruct::apply(state, seat, action, tell);
            }
            Action::Cube(_) | Action::Draw(_) | Action::Dice(..) => {}
        }
        if state.stage.is_chance() || state.stage == Stage::Over {
            Finality::Final
        } else {
            Finality::Open
        }
    }

    fn done(&self, state: &mut State, tell: &mut impl Tell<Event>) -> Finality {
        match state.stage {
            Stage::Placing => {
                play::finish(state, Stage::Reinforce);
                Finality::Open
            }
            Stage::Rearranging => {
                movement::rearranged(state);
                Finality::Open
            }
            _ => {
                round::end_sequence(&self.board, state, tell);
                Finality::Final
            }
        }
    }

    fn check_done(&self, state: &State) -> Result<(), Refusal> {
        match state.stage {
            Stage::Reinforce => Err(no::movement_card_first()),
            Stage::Move if state.sequence.card == 0 => Err(no::movement_card_first()),
            Stage::Move | Stage::Battles if !state.battles().is_empty() => Err(no::battles_left()),
            Stage::Move | Stage::Battles | Stage::Rearranging => Ok(()),
            Stage::Placing if state.sequence.playing_begun => Ok(()),
            Stage::Placing => Err(no::place_one_first()),
            _ => Err(no::not_now()),
        }
    }

    fn check_active(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let board = &self.board;
        match (state.stage, action) {
            (Stage::Reinforce, Action::Place(at)) => reinforcement::check_place(board, state, at),
            (Stage::Reinforce, Action::Return(colour, at)) => {
                reinforcement::check_return(board, state, colour, at)
            }
            (Stage::Placing, Action::Place(at))
            | (Stage::Converting, Action::Convert(at))
            | (Stage::Naming, Action::Name(at)) => self.check_target(state, at),
            (
                Stage::Reinforce | Stage::Move | Stage::Battles | Stage::Pausing,
                Action::Play(card),
            ) => play::check(board, state, card),
            (Stage::Move, Action::Muster(at)) => movement::check_muster(board, state, at),
            (Stage::Rearranging, Action::Muster(at)) => movement::check_rearrange(board, state, at),
            (Stage::Army, Action::Take(slot, count)) => army::check_take(board, state, slot, count),
            (Stage::Army, Action::Go(to)) => army::check_go(board, state, to),
            (Stage::Move | Stage::Battles, Action::Fight(at)) => {
                battle::check_fight(board, state, at)
            }
            (Stage::Pausing, Action::Roll | Action::FightOn) => Ok(()),
            (_, Action::Done) => self.check_done(state),
            _ => Err(no::not_now()),
        }
    }

    fn check_target(&self, state: &State, at: Area) -> Result<(), Refusal> {
        if play::targets(&self.board, state).has(at) {
            return Ok(());
        }
        let effect = self.board.effect(state.card(state.sequence.playing));
        Err(no::not_a_target(effect, self.board.id(at)))
    }
}

impl Rules for Rebellion {
    const ID: &'static str = "rebellion1775";
    const VERSION: u32 = Edition::NEWEST.version();
    const SEATS: u8 = FACTIONS as u8;
    const SETTINGS: &'static [&'static str] = &["stand_losses", "stand_manoeuvre"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn open_version(board: &str, version: u32) -> Result<Self, Vec<Fault>> {
        Ok(Self { edition: Edition::of(version)?, board: Board::parse(board)? })
    }

    fn about(&self) -> About {
        about::about(&self.board, Self::ID, self.edition.version())
    }

    fn setup(&self, options: &Options) -> Result<State, Vec<Fault>> {
        setup::setup(&self.board, self.edition, options)
    }

    fn seats(&self, _state: &State) -> u8 {
        FACTIONS as u8
    }

    fn seat_id(&self, _state: &State, seat: Seat) -> String {
        let known = seat.index() < FACTIONS;
        if known { crate::colour::Colour::of(seat).id().to_owned() } else { String::new() }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.stage.is_chance() {
            return Turn::Chance;
        }
        if state.stage == Stage::Over {
            let (winners, scores) = score::result(&self.board, state);
            return Turn::Over(Outcome {
                winners,
                scores,
                text: words::outcome(&self.board, state),
            });
        }
        Turn::Seats { must: state.must(), may: state.may() }
    }

    fn phase(&self, state: &State) -> Phase {
        words::phase(state)
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let board = &self.board;
        if seat.index() >= FACTIONS || state.stage.is_chance() || state.stage == Stage::Over {
            return;
        }
        if !state.must().has(seat) {
            if state.may().has(seat) {
                instruct::offers(board, state, seat, out);
            }
            return;
        }
        match state.stage {
            Stage::Extra => setup::offers(state, seat, out),
            Stage::Reinforce => reinforcement::offers(board, state, out),
            Stage::Move => movement::offers(board, state, out),
            Stage::Placing => {
                out.extend(play::targets(board, state).iter().map(Action::Place));
                if state.sequence.playing_begun {
                    out.push(Action::Done);
                }
            }
            Stage::Converting => {
                out.extend(play::targets(board, state).iter().map(Action::Convert));
            }
            Stage::Naming => out.extend(play::targets(board, state).iter().map(Action::Name)),
            Stage::Rearranging => {
                out.extend(movement::rearranging(board, state).iter().map(Action::Muster));
                out.push(Action::Done);
            }
            Stage::Army => army::offers(board, state, out),
            Stage::Battles => battle::offers(board, state, out),
            Stage::Pausing => battle::pause_offers(board, state, out),
            Stage::Losses => losses::offers(state, out),
            Stage::Ordering => manoeuvre::first_offers(board, state, out),
            Stage::Manoeuvre => manoeuvre::offers(board, state, out),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let board = &self.board;
        if seat.index() >= FACTIONS || state.stage == Stage::Over {
            return Err(no::not_now());
        }
        if state.stage.is_chance() {
            return Err(no::chance_decides());
        }
        match (state.stage, action) {
            (_, Action::Cube(_) | Action::Draw(_) | Action::Dice(..)) => Err(no::chance_decides()),
            (_, Action::StandLosses(_) | Action::StandManoeuvre(_)) => {
                instruct::check(board, state, seat, action)
            }
            (Stage::Extra, Action::Place(at)) => setup::check(board, state, seat, at),
            (Stage::Losses | Stage::Ordering | Stage::Manoeuvre, _)
                if seat != state.battle.asked =>
            {
                Err(no::not_asked())
            }
            (Stage::Losses, Action::Lose(slot)) => losses::check(board, state, slot),
            (Stage::Ordering, Action::First(slot)) => manoeuvre::check_first(board, state, slot),
            (Stage::Manoeuvre, Action::Withdraw(to)) => manoeuvre::check(board, state, to),
            (Stage::Manoeuvre, Action::Stay) => Ok(()),
            (Stage::Extra | Stage::Losses | Stage::Ordering | Stage::Manoeuvre, _) => {
                Err(no::not_now())
            }
            _ if seat != state.active => Err(no::not_your_turn(state.active)),
            _ => self.check_active(state, action),
        }
    }

    /// What the rules do not allow changes nothing.
    fn apply(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        tell: &mut impl Tell<Event>,
    ) -> Finality {
        match by.seat() {
            None => {
                if self.possible(state, action) {
                    self.chance(state, action, tell);
                }
                Finality::Final
            }
            Some(seat) => {
                if self.check(state, seat, action).is_err() {
                    return Finality::Open;
                }
                self.act(state, seat, action, tell)
            }
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match state.stage {
            Stage::FirstCube | Stage::Bag => {
                out.extend(state.bag.iter().map(|seat| (Action::Cube(seat), 1)));
            }
            Stage::Deal | Stage::Draw => draw::chances(state, out),
            Stage::Rolling => battle::chances(&self.board, state, out),
            _ => {}
        }
    }

    fn absent(&self, state: &State, seat: Seat) -> Action {
        absence::absent(self, state, seat)
    }

    fn audience(&self, _state: &State, by: Actor, action: Action) -> SeatSet {
        secrets::audience(by, action)
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

    fn describe(&self, hidden: &State, seat: Seat, action: Action) -> Description {
        words::describe(&self.board, hidden, seat, action)
    }

    fn story(&self, event: &Event) -> Option<Line> {
        story::story(event)
    }

    fn ask(&self, hidden: &State, _eyes: SeatSet, question: &Value) -> Result<Value, Fault> {
        ask::ask(&self.board, hidden, question)
    }

    fn load(&self, position: &Value) -> Result<State, Vec<Fault>> {
        position::load(self, position)
    }

    fn dump(&self, state: &State) -> Value {
        position::dump(&self.board, state)
    }
}
