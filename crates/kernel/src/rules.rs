//! The contract of a game. Everything else in Lantern stands on this one trait.

use std::fmt::Debug;

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::about::About;
use crate::action::Action;
use crate::misspelt::Misspelt;
use crate::offer::{Description, Offer};
use crate::refusal::{Fault, Refusal};
use crate::seat::{Seat, SeatSet};
use crate::story::Line;
use crate::turn::{Actor, Finality, Phase, Turn};

/// The rules of one game on one loaded board.
///
/// Small steps, explicit chance, legal lists made by the rules and used by everybody. Rules know
/// nothing of time, users, files, threads or the wire, and fail only by a typed [`Refusal`].
///
/// The laws that the [test kit](crate::kit) proves for every game:
///
/// * an action is in [`offers`](Rules::offers) if and only if [`check`](Rules::check) accepts it;
/// * [`apply`](Rules::apply) follows `check`; on anything else it may give nonsense, but it never
///   panics and never loops;
/// * a question with one possible answer is not asked, except a deliberate "done";
/// * random play always ends;
/// * [`load`](Rules::load) undoes [`dump`](Rules::dump), [`action`](Rules::action) undoes
///   [`code`](Rules::code), and [`read`](Rules::read) undoes [`name`](Rules::name);
/// * what [`hide`](Rules::hide) removes cannot be found out through offers, and
///   [`resample`](Rules::resample) puts back something that could be true.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The short name used in addresses, files and messages.
    const ID: &'static str;
    /// Raised when a change alters the meaning of a stored log.
    const VERSION: u32;
    /// The most seats a table can have.
    const SEATS: u8;
    /// Every action code is below this bound.
    const CODES: u32 = <Self::Action as Action<Self>>::CODES;
    /// Verbs of actions that set something for later: instructions that stand, a preference. A seat
    /// has the choice of many such values for most of the game, so they are shown as a
    /// [`Setting`](crate::Setting) and not as an offer each.
    const SETTINGS: &'static [&'static str] = &[];

    /// What can be chosen when a table is made.
    type Options: Clone + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything there is to know about a running game. Plain data, cheap to clone.
    type State: Clone + Eq + Debug + Send + Sync;
    /// One small step by a seat or by chance; [`actions!`](crate::actions) makes it.
    type Action: Action<Self>;
    /// What an action caused, for the story line and the animation.
    type Event: Clone + Debug + Serialize + Send + Sync;
    /// What some eyes may see, for a client to draw.
    type View: Serialize;

    /// Reads a board file into tables of small integers, or says everything that is wrong with it.
    /// The rules then mean what they meant in that version, which is one of `1..=VERSION`: a
    /// running table keeps the meaning it was begun with.
    ///
    /// # Errors
    /// All faults of the board, each with its place in the file.
    fn open_version(board: &str, version: u32) -> Result<Self, Vec<Fault>>;

    /// The rules as they mean now, on a board.
    ///
    /// # Errors
    /// All faults of the board, each with its place in the file.
    fn open(board: &str) -> Result<Self, Vec<Fault>> {
        Self::open_version(board, Self::VERSION)
    }

    /// What a game's page and the form for a new table need to know.
    fn about(&self) -> About;

    /// The first state of a table.
    ///
    /// # Errors
    /// The faults of the options.
    fn setup(&self, options: &Self::Options) -> Result<Self::State, Vec<Fault>>;

    /// How many seats there are.
    fn seats(&self, state: &Self::State) -> u8;

    /// The short id of a seat's power, faction or role: `GB`.
    fn seat_id(&self, state: &Self::State, seat: Seat) -> String;

    /// Who is to act now.
    fn turn(&self, state: &Self::State) -> Turn;

    /// What the table is doing now: its phase.
    fn phase(&self, state: &Self::State) -> Phase;

    /// Every action this seat may take now, into a reused buffer which is emptied first.
    fn offers(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether this seat may take this action now, and if not, why not.
    ///
    /// # Errors
    /// The reason, citing a clause.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Takes the action and tells what it caused.
    fn apply(
        &self,
        state: &mut Self::State,
        by: Actor,
        action: Self::Action,
        tell: &mut impl Tell<Self::Event>,
    ) -> Finality;

    /// The possible outcomes with their weights when it is chance's turn, into a reused buffer
    /// which is emptied first.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// What an expired clock plays for a seat that owes a step.
    fn absent(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// Who learns that this action was taken, judged before it is applied. A step written in
    /// secret reaches its own seat alone; the step that reveals reaches everybody.
    fn audience(&self, _state: &Self::State, _by: Actor, _action: Self::Action) -> SeatSet {
        SeatSet::ALL
    }

    /// The state without what these eyes may not know: the only place that removes secrets.
    fn hide(&self, state: &Self::State, eyes: SeatSet) -> Self::State;

    /// The part of an event that these eyes may know.
    fn show(&self, event: &Self::Event, eyes: SeatSet) -> Option<Self::Event>;

    /// A full state that could be the truth behind a hidden one, drawn at random.
    fn resample(&self, hidden: &Self::State, eyes: SeatSet, rng: &mut impl Rng) -> Self::State;

    /// What these eyes see. The state was hidden from them before.
    fn view(&self, hidden: &Self::State, eyes: SeatSet) -> Self::View;

    /// The sentence that says what is asked of these eyes.
    fn prompt(&self, hidden: &Self::State, eyes: SeatSet) -> crate::text::Text;

    /// What an offer of this action shows to the seat that may take it.
    fn describe(&self, hidden: &Self::State, seat: Seat, action: Self::Action) -> Description;

    /// An action as it is shown to the seat that may take it.
    fn offer(&self, hidden: &Self::State, seat: Seat, action: Self::Action) -> Offer {
        let Description { places, seat, price, text, done } = self.describe(hidden, seat, action);
        let (code, name, verb) = (action.code(), self.name(hidden, action), action.verb());
        Offer { code, name, verb, places, seat, price, text, done }
    }

    /// The line an event adds to the story, if it is worth one.
    fn story(&self, event: &Self::Event) -> Option<Line>;

    /// Answers a question about the state: odds, what a war would touch, a catcher's path.
    ///
    /// # Errors
    /// What is wrong with the question.
    fn ask(&self, hidden: &Self::State, eyes: SeatSet, question: &Value) -> Result<Value, Fault>;

    /// The number that names an action: verb and places, never a position in a list.
    #[inline]
    fn code(action: Self::Action) -> u32 {
        action.code()
    }

    /// The action a number names, if it names one.
    #[inline]
    fn action(code: u32) -> Option<Self::Action> {
        Self::Action::from_code(code)
    }

    /// The name of an action, spelled with the board and the seats of this table: `explore ALG SAH`.
    /// What this table has no word for is spelled by its code.
    fn name(&self, state: &Self::State, action: Self::Action) -> String {
        let mut name = String::new();
        match action.spell(self, state, &mut name) {
            Some(()) => name,
            None => action.code().to_string(),
        }
    }

    /// The action with that name, or with that code if it is written in digits.
    ///
    /// # Errors
    /// Which word is wrong and what would be right.
    fn read(&self, state: &Self::State, name: &str) -> Result<Self::Action, Misspelt> {
        let code = name.trim_ascii();
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_digit()) {
            return Self::Action::read(name, self, state);
        }
        let action = code.parse().ok().and_then(Self::action);
        action.ok_or_else(|| Misspelt::code(code))
    }

    /// Reads a position that a person may have written.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn load(&self, position: &Value) -> Result<Self::State, Vec<Fault>>;

    /// Writes the whole state as a position. Canonical: equal states give equal positions.
    fn dump(&self, state: &Self::State) -> Value;
}

/// Somebody who listens to what an action causes.
pub trait Tell<E> {
    /// Hears an event. The event is only made if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
