//! What every test needs: scenes that are written in a line, and steps that read like a report.

use std::sync::{Arc, OnceLock};

pub(crate) use kernel::Seat;
use kernel::{Actor, Finality, Rules, Turn};
use rebellion::area::Area;
use rebellion::card::Card;
pub(crate) use rebellion::colour::{Colour, Side};
use rebellion::event::card_id;
use rebellion::force::{Force, Slot};
use rebellion::state::Stage;
use rebellion::{Action, Event, Options, Rebellion, State};
use serde_json::{Map, Value, json};

/// The rules on the board that ships.
pub(crate) fn rules() -> Arc<Rebellion> {
    static RULES: OnceLock<Arc<Rebellion>> = OnceLock::new();
    let open = || Arc::new(Rebellion::open(rebellion::WORDS.board).expect("the board is good"));
    Arc::clone(RULES.get_or_init(open))
}

/// A faction by its letter.
pub(crate) fn seat(id: &str) -> Seat {
    Colour::by_id(id).and_then(Colour::faction).unwrap_or_else(|| panic!("{id} is no faction"))
}

/// An area of the board that ships.
pub(crate) fn area(id: &str) -> Area {
    rules().board().area(id).unwrap_or_else(|| panic!("{id} is no area"))
}

/// A position to be written: `scene("MA1: R2 Y1; RI1: B2 W1")`.
pub(crate) struct Scene(Map<String, Value>);

/// Units in a line: `R2 Y1 N3`.
fn units(text: &str) -> Value {
    let mut map = Map::new();
    for word in text.split_whitespace() {
        let cut = word.find(|c: char| c.is_ascii_digit()).expect("a number of units");
        let count: u8 = word[cut..].parse().expect("a number of units");
        map.insert(word[..cut].to_owned(), count.into());
    }
    Value::Object(map)
}

fn places(text: &str) -> Value {
    let mut map = Map::new();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (id, there) = part.split_once(':').expect("an area and its units");
        map.insert(id.trim().to_owned(), units(there));
    }
    Value::Object(map)
}

pub(crate) fn scene(text: &str) -> Scene {
    let mut map = Map::new();
    map.insert("units".into(), places(text));
    map.insert("options".into(), json!({}));
    map.insert("hands".into(), json!({"R": [3], "Y": [3], "B": [3], "W": [3]}));
    map.insert("played".into(), json!({}));
    map.insert("sequence".into(), json!({}));
    Scene(map)
}

impl Scene {
    pub(crate) fn set(mut self, key: &str, value: Value) -> Self {
        self.0.insert(key.to_owned(), value);
        self
    }

    fn put(mut self, key: &str, name: &str, value: impl Into<Value>) -> Self {
        let entry = self.0.entry(key).or_insert_with(|| json!({}));
        entry[name] = value.into();
        self
    }

    pub(crate) fn option(self, key: &str, value: &str) -> Self {
        self.put("options", key, value)
    }

    pub(crate) fn fled(self, text: &str) -> Self {
        self.set("fled", units(text))
    }

    pub(crate) fn hand(self, faction: &str, cards: &[u8]) -> Self {
        self.put("hands", faction, cards)
    }

    pub(crate) fn played(self, faction: &str, cards: &[u8]) -> Self {
        self.put("played", faction, cards)
    }

    pub(crate) fn sequence(self, key: &str, value: impl Into<Value>) -> Self {
        self.put("sequence", key, value)
    }

    /// A faction's sequence has begun.
    fn active(self, faction: &str, stage: &str) -> Self {
        let scene = self.set("active", faction.into()).set("stage", stage.into());
        if scene.0.contains_key("order") { scene } else { scene.set("order", json!([faction])) }
    }

    /// In the reinforcement phase, with so many units to place.
    pub(crate) fn reinforce(self, faction: &str, left: u8) -> Play {
        self.active(faction, "reinforce").sequence("left", left).play()
    }

    /// In the movement phase, before the movement card.
    pub(crate) fn before_card(self, faction: &str) -> Play {
        self.active(faction, "move").play()
    }

    /// In the movement phase, with that card played.
    pub(crate) fn moving(self, faction: &str, card: u8) -> Play {
        let mut play = self.active(faction, "move");
        let gone = play.0["played"].get(faction).cloned().unwrap_or_else(|| json!([]));
        let mut gone: Vec<u8> = serde_json::from_value(gone).expect("numbers of cards");
        gone.push(card);
        play = play.played(faction, &gone).sequence("card", card);
        let armies = match rules().board().effect(Card { faction: seat(faction), number: card }) {
            rebellion::card::Effect::March { armies, .. }
            | rebellion::card::Effect::Warships { armies }
            | rebellion::card::Effect::Naval { armies, .. } => armies,
            other => panic!("{other:?} moves nobody"),
        };
        let hand = play.0["hands"][faction].as_array().cloned().unwrap_or_default();
        let hand: Vec<Value> = hand.into_iter().filter(|c| *c != json!(card)).collect();
        play.put("hands", faction, Value::Array(hand)).sequence("armies", armies).play()
    }

    /// In the movement phase of a faction whose card moves nobody any more.
    pub(crate) fn moved(self, faction: &str) -> Play {
        let mut play = self.moving(faction, 1);
        play.state.sequence.armies = 0;
        play
    }

    pub(crate) fn play(self) -> Play {
        self.play_by(rules())
    }

    /// By rules of another edition.
    pub(crate) fn play_by(self, rules: Arc<Rebellion>) -> Play {
        let value = Value::Object(self.0);
        let state = rules.load(&value).unwrap_or_else(|faults| panic!("{faults:?} in {value}"));
        Play { rules, state, told: Vec::new() }
    }

    pub(crate) fn faults(self) -> String {
        let faults = rules().load(&Value::Object(self.0)).expect_err("it should be refused");
        kernel::Fault::list(&faults)
    }
}

/// A new table of a scenario.
pub(crate) fn table(scenario: &str) -> Play {
    let options = Options { scenario: scenario.to_owned(), ..Options::default() };
    with(&options)
}

pub(crate) fn with(options: &Options) -> Play {
    let rules = rules();
    let state = rules.setup(options).expect("good options");
    Play { rules, state, told: Vec::new() }
}

/// A table that is played step by step.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) rules: Arc<Rebellion>,
    pub(crate) state: State,
    pub(crate) told: Vec<Event>,
}

impl Play {
    /// A step by its name, or shorter: `play 5` is a card of one's own, and `N` are the natives of
    /// one's own side, or of the side that rolls.
    #[track_caller]
    pub(crate) fn action(&self, who: Seat, text: &str) -> Action {
        let verb = text.split_whitespace().next().unwrap_or_default();
        let side = if verb == "dice" { self.state.battle.side } else { Side::of(who) };
        let faction = if verb == "draw" { self.state.drawing } else { who };
        let longer = |word: &str| match (verb, word.parse()) {
            ("play" | "draw", Ok(number)) => card_id(Card { faction, number }),
            ("take" | "lose" | "first" | "dice", _) if word == "N" => {
                Slot::natives(side).id().to_owned()
            }
            _ => word.to_owned(),
        };
        let name = text.split_whitespace().map(longer).collect::<Vec<_>>().join(" ");
        self.rules.read(&self.state, &name).unwrap_or_else(|misspelt| panic!("{misspelt}"))
    }

    /// Takes steps, which must be legal and offered.
    #[track_caller]
    pub(crate) fn act(&mut self, who: &str, steps: &str) -> &mut Self {
        for text in steps.split(',').map(str::trim) {
            self.step(who, text);
        }
        self
    }

    #[track_caller]
    pub(crate) fn step(&mut self, who: &str, text: &str) -> Finality {
        let who = seat(who);
        let action = self.action(who, text);
        if let Err(refusal) = self.rules.check(&self.state, who, action) {
            panic!("{text}: {refusal} in {:?}", self.state.stage);
        }
        let mut offers = Vec::new();
        self.rules.offers(&self.state, who, &mut offers);
        assert!(offers.contains(&action), "{text} is not offered");
        self.rules.apply(&mut self.state, Actor::Seat(who), action, &mut self.told)
    }

    /// Lets chance bring things, which must be possible.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcomes: &str) -> &mut Self {
        for text in outcomes.split(',').map(str::trim) {
            assert_eq!(self.rules.turn(&self.state), Turn::Chance, "{:?}", self.state.stage);
            let action = self.action(Seat(0), text);
            let mut chances = Vec::new();
            self.rules.chances(&self.state, &mut chances);
            assert!(chances.iter().any(|(a, w)| *a == action && *w > 0), "{text}: {chances:?}");
            self.rules.apply(&mut self.state, Actor::Chance, action, &mut self.told);
        }
        self
    }

    /// Why a step is refused: the clause and the reason.
    #[track_caller]
    pub(crate) fn no(&self, who: &str, text: &str) -> String {
        let who = seat(who);
        let action = self.action(who, text);
        let refusal = self.rules.check(&self.state, who, action).expect_err("it should be refused");
        let mut offers = Vec::new();
        self.rules.offers(&self.state, who, &mut offers);
        assert!(!offers.contains(&action), "{text} is offered");
        let key = refusal.text.key.trim_start_matches("rebellion1775-no-").to_owned();
        format!("{} {key}", refusal.clause)
    }

    /// What a faction may do with a verb: the words after it, in the order of the offers.
    pub(crate) fn may(&self, who: &str, verb: &str) -> String {
        let who = seat(who);
        let mut offers = Vec::new();
        self.rules.offers(&self.state, who, &mut offers);
        let mut found = Vec::new();
        for action in offers {
            let offer = self.rules.offer(&self.state, who, action);
            if offer.verb != verb {
                continue;
            }
            found.push(match action {
                Action::Take(slot, n) => format!("{}{n}", slot.colour().id()),
                Action::Go(to) => self.rules.board().id(to).to_owned(),
                _ => offer.places.join(" "),
            });
        }
        found.join(" ")
    }

    /// Whether a faction is offered something with that verb.
    pub(crate) fn can(&self, who: &str, verb: &str) -> bool {
        let who = seat(who);
        let mut offers = Vec::new();
        self.rules.offers(&self.state, who, &mut offers);
        offers.iter().any(|a| self.rules.offer(&self.state, who, *a).verb == verb)
    }

    /// Who stands in an area: `R2 Y1`. Natives with the Americans are `NA`.
    pub(crate) fn at(&self, id: &str) -> String {
        written(self.state.at(area(id)))
    }

    /// Cubes in the reserve.
    pub(crate) fn reserve(&self, id: &str) -> u8 {
        self.state.reserve[Colour::by_id(id).expect("a colour")]
    }

    /// Cubes among the fled units.
    pub(crate) fn fled(&self, id: &str) -> u8 {
        self.state.fled[Colour::by_id(id).expect("a colour")]
    }

    /// Who controls a colony: `british`, `american` or `nobody`.
    pub(crate) fn control(&self, id: &str) -> &'static str {
        let colony = self.rules.board().colony(id).unwrap_or_else(|| panic!("{id} is no colony"));
        let holds = |side: Side| self.state.colonies[side] >> colony & 1 != 0;
        match (holds(Side::British), holds(Side::American)) {
            (true, false) => "british",
            (false, true) => "american",
            (false, false) => "nobody",
            (true, true) => "both",
        }
    }

    /// Who owes a step.
    pub(crate) fn asked(&self) -> String {
        let must = self.rules.turn(&self.state).must();
        must.iter().map(|s| Colour::of(s).id()).collect()
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.stage
    }

    /// What was told since this was last asked.
    pub(crate) fn heard(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told)
    }

    /// Plays on as absent people and chance would, until something holds.
    pub(crate) fn until(&mut self, mut holds: impl FnMut(&State) -> bool) -> &mut Self {
        let mut chances = Vec::new();
        for _ in 0..10_000 {
            if holds(&self.state) {
                return self;
            }
            match self.rules.turn(&self.state) {
                Turn::Over(_) => panic!("the game is over"),
                Turn::Chance => {
                    self.rules.chances(&self.state, &mut chances);
                    let action = chances[0].0;
                    self.rules.apply(&mut self.state, Actor::Chance, action, &mut self.told);
                }
                Turn::Seats { must, .. } => {
                    let seat = must.lowest().expect("somebody owes a step");
                    let action = self.rules.absent(&self.state, seat);
                    assert!(self.rules.check(&self.state, seat, action).is_ok(), "{action:?}");
                    self.rules.apply(&mut self.state, Actor::Absent(seat), action, &mut self.told);
                }
            }
        }
        panic!("it never came to that: {:?}", self.state.stage);
    }
}

/// A force in words.
pub(crate) fn written(force: Force) -> String {
    let there = (0..8).map(Slot).filter(|slot| force.get(*slot) > 0);
    there.map(|slot| format!("{}{}", slot.id(), force.get(slot))).collect::<Vec<_>>().join(" ")
}
