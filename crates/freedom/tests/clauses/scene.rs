//! Positions in a line, and games that are played from them word by word.

use freedom::state::Stage;
use freedom::{Action, Event, State};
use kernel::{Actor, Finality, Refusal, Rules, Seat, Turn};
use serde_json::{Map, Value, json};

use crate::help::{action, place, rules, spell, tell};

/// A hand-written position.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) position: Value,
}

/// Roles that have nothing to do with whatever a test is about: no discount, no reaction.
const CAST: [&str; 4] = ["agent", "conductor", "preacher", "stockholder"];

/// A turn of the first player in round one: nobody on the map, the catchers where they start, an
/// empty queue, everybody with ten dollars.
pub(crate) fn scene(players: usize) -> Scene {
    let seats: Vec<Value> =
        CAST[..players].iter().map(|role| json!({ "role": role, "money": 10 })).collect();
    Scene {
        position: json!({
            "options": { "players": players },
            "phase": "action",
            "seats": seats,
            "people": {},
        }),
    }
}

/// `chi 2, stl 1` as a map.
fn counts(text: &str) -> Value {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let pairs = parts.map(|part| {
        let (id, count) = part.split_once(' ').expect("an id and a number");
        (id.to_owned(), json!(count.trim().parse::<u8>().expect("a number")))
    });
    Value::Object(pairs.collect::<Map<_, _>>())
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

    /// Sets a field of a seat.
    pub(crate) fn seat(mut self, seat: usize, field: &str, value: impl Into<Value>) -> Self {
        self.position["seats"][seat][field] = value.into();
        self
    }

    pub(crate) fn role(self, seat: usize, role: &str) -> Self {
        // Whoever had the role takes the one that is free now.
        let old = self.position["seats"][seat]["role"].clone();
        let seats = self.position["seats"].as_array().expect("seats").len();
        let mut scene = self;
        for other in 0..seats {
            if scene.position["seats"][other]["role"] == role {
                scene.position["seats"][other]["role"] = old.clone();
            }
        }
        scene.seat(seat, "role", role)
    }

    pub(crate) fn money(self, seat: usize, money: u16) -> Self {
        self.seat(seat, "money", money)
    }

    /// Tokens of a seat: `conductor-1 2`.
    pub(crate) fn tokens(self, seat: usize, tokens: &str) -> Self {
        self.seat(seat, "tokens", counts(tokens))
    }

    /// Who is where: `chi 2, stl 1`.
    pub(crate) fn people(self, people: &str) -> Self {
        self.set("people", counts(people))
    }

    /// Where the catchers stand: `red n_min, blue chi`.
    pub(crate) fn catchers(mut self, catchers: &str) -> Self {
        for part in catchers.split(',').map(str::trim) {
            let (id, at) = part.split_once(' ').expect("a catcher and a place");
            self.position["catchers"][id] = json!(at);
        }
        self
    }

    /// The queue from left to right; `-` for an empty slot.
    pub(crate) fn queue(self, cards: &str) -> Self {
        let slots = cards.split_whitespace();
        let slots: Vec<Value> =
            slots.map(|id| if id == "-" { Value::Null } else { json!(id) }).collect();
        self.set("queue", slots)
    }

    /// The market, the bottom card first: `m12 7, m13 8`.
    pub(crate) fn market(self, cards: &str) -> Self {
        let lots = cards.split(',').map(str::trim).filter(|part| !part.is_empty());
        let lots: Vec<Value> = lots
            .map(|part| {
                let (id, people) = part.split_once(' ').expect("a card and a number");
                json!({ "card": id, "people": people.parse::<u8>().expect("a number") })
            })
            .collect();
        self.set("market", lots)
    }

    pub(crate) fn phase(self, phase: &str) -> Self {
        self.set("phase", phase)
    }

    /// The period, with the Support before it bought by the first player.
    pub(crate) fn period(self, period: u8) -> Self {
        let players = self.position["options"]["players"].as_u64().expect("players") as usize;
        let per = [[1, 1, 1], [2, 3, 2], [3, 6, 3], [4, 8, 4]][players - 1];
        let owned: u8 = per[..usize::from(period) - 1].iter().sum();
        self.set("period", period).seat(0, "support", owned)
    }

    /// Loads the position.
    #[track_caller]
    pub(crate) fn play(self) -> Game {
        match rules().load(&self.position) {
            Ok(state) => Game { state, told: Vec::new(), step: Finality::Open },
            Err(faults) => panic!("{faults:?} in {}", self.position),
        }
    }

    /// What is wrong with the position.
    #[track_caller]
    pub(crate) fn faults(self) -> String {
        let faults = rules().load(&self.position).expect_err("a bad position");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

/// A game that is being played, and what the last step told.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) told: Vec<Event>,
    pub(crate) step: Finality,
}

impl Game {
    /// A new table with these options.
    #[track_caller]
    pub(crate) fn new(options: Value) -> Self {
        let options = serde_json::from_value(options).expect("good options");
        let state = rules().setup(&options).expect("good options");
        Self { state, told: Vec::new(), step: Finality::Open }
    }

    /// A player takes a step, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, text: &str) -> &mut Self {
        let action = action(text);
        if let Err(refusal) = rules().check(&self.state, Seat(seat), action) {
            panic!("{text}: {refusal}; one may {:?}", self.may(seat));
        }
        assert!(self.offers(seat).contains(&action), "{text} is accepted and not offered");
        self.apply(Actor::Seat(Seat(seat)), action)
    }

    /// The acting player takes several steps: `play conductor-1; move pl_w s_ozk; enough`.
    #[track_caller]
    pub(crate) fn acts(&mut self, steps: &str) -> &mut Self {
        let mut told = Vec::new();
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            self.act(self.state.active.0, step);
            told.append(&mut self.told);
        }
        self.told = told;
        self
    }

    /// Chance takes a step, which must be possible.
    #[track_caller]
    pub(crate) fn chance(&mut self, text: &str) -> &mut Self {
        let action = action(text);
        assert_eq!(rules().turn(&self.state), Turn::Chance, "{text}");
        assert!(self.odds().iter().any(|(one, _)| *one == text), "{text} of {:?}", self.odds());
        self.apply(Actor::Chance, action)
    }

    fn apply(&mut self, by: Actor, action: Action) -> &mut Self {
        self.told.clear();
        self.step = rules().apply(&mut self.state, by, action, &mut self.told);
        assert_eq!(self.state.everyone(), 96, "everybody is somewhere");
        let position = rules().dump(&self.state);
        assert_eq!(rules().load(&position).as_ref(), Ok(&self.state), "{position}");
        self
    }

    /// Why a step is not legal: the clause and the key.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, text: &str) -> String {
        let refusal: Refusal = match rules().check(&self.state, Seat(seat), action(text)) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{text} should be refused"),
        };
        assert!(!self.offers(seat).contains(&action(text)), "{text} is refused and offered");
        format!("{} {}", refusal.clause, refusal.text.key.trim_start_matches("freedom-no-"))
    }

    pub(crate) fn offers(&self, seat: u8) -> Vec<Action> {
        // Something is in the buffer, because `offers` promises to empty it.
        let mut offers = vec![Action::Done, Action::Done];
        rules().offers(&self.state, Seat(seat), &mut offers);
        offers
    }

    /// What a seat may do, in words.
    pub(crate) fn may(&self, seat: u8) -> Vec<String> {
        self.offers(seat).into_iter().map(spell).collect()
    }

    /// What a seat may do that begins with a word, without that word.
    pub(crate) fn can(&self, seat: u8, verb: &str) -> Vec<String> {
        let all = self.may(seat);
        let some = all.iter().filter_map(|one| one.strip_prefix(verb));
        some.map(|rest| rest.trim().to_owned()).collect()
    }

    /// Where somebody can go from a place by the present action.
    pub(crate) fn reach(&self, from: &str) -> String {
        let moves = self.can(self.state.active.0, "move");
        let ends = moves.iter().filter_map(|one| one.strip_prefix(&format!("{from} ")));
        let mut ends: Vec<&str> = ends.collect();
        ends.sort_unstable();
        ends.join(" ")
    }

    /// What chance can do, with weights.
    pub(crate) fn odds(&self) -> Vec<(String, u32)> {
        let mut outcomes = vec![(Action::Done, 7)];
        rules().chances(&self.state, &mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (spell(action), weight)).collect()
    }

    /// What the last step told, as lines.
    pub(crate) fn told(&self) -> Vec<String> {
        self.told.iter().map(tell).collect()
    }

    /// What the last step told of some kinds.
    pub(crate) fn heard(&self, kinds: &str) -> Vec<String> {
        let kinds: Vec<&str> = kinds.split_whitespace().collect();
        let wanted = |line: &String| line.split(' ').next().is_some_and(|k| kinds.contains(&k));
        self.told().into_iter().filter(wanted).collect()
    }

    pub(crate) fn people(&self, id: &str) -> u8 {
        self.state.people[place(id).index()]
    }

    pub(crate) fn money(&self, seat: u8) -> u16 {
        self.state.player(kernel::Seat(seat)).money
    }

    /// The people on the market cards, the bottom one first.
    pub(crate) fn lots(&self) -> Vec<u8> {
        self.state.market.iter().flatten().map(|lot| lot.people).collect()
    }

    /// Where a catcher stands.
    pub(crate) fn catcher(&self, id: &str) -> String {
        let rules = rules();
        let board = rules.board();
        let n = board.catcher(id).expect("a catcher");
        board.id(self.state.catcher_at(board, n)).to_owned()
    }

    /// The queue from left to right.
    pub(crate) fn queue(&self) -> String {
        let rules = rules();
        let slots = self.state.queue.iter();
        let slots =
            slots.map(|card| card.map_or("-".to_owned(), |c| rules.board().card_id(c).to_owned()));
        slots.collect::<Vec<_>>().join(" ")
    }

    /// How many tokens lie on a stack.
    pub(crate) fn left(&self, stack: &str) -> u8 {
        self.state.stacks[crate::help::stack(stack).index()]
    }

    /// How many tokens of a stack a player holds.
    pub(crate) fn held(&self, seat: u8, stack: &str) -> u8 {
        self.state.player(kernel::Seat(seat)).tokens[crate::help::stack(stack).index()]
    }

    /// Whether the active player is between actions.
    pub(crate) fn is_between(&self) -> bool {
        self.state.stage == Stage::Turn
    }

    /// Who owes a step and who may act.
    pub(crate) fn awaited(&self) -> (Vec<u8>, Vec<u8>) {
        match rules().turn(&self.state) {
            Turn::Seats { must, may } => {
                (must.iter().map(|s| s.0).collect(), may.iter().map(|s| s.0).collect())
            }
            Turn::Chance | Turn::Over(_) => (vec![], vec![]),
        }
    }
}
