//! Positions in a line, and what became of them in a line.
//!
//! Who stands where is `FR: ALG TUN; DE: ALG`. Sheets are `FR: ALG develop, TUN SAH, land MAR,
//! war DE; DE: ally FR`, where `TUN SAH` sends an expedition from Tunis to the Sahara. Whoever is
//! not named stands nowhere and writes nothing.

use std::sync::{Arc, OnceLock};

use africa1880::event::SheetLine;
use africa1880::place::Place;
use africa1880::{Action, Africa1880, Event, Options, State};
use kernel::{Actor, Intent, Offer, Rules, Seat, SeatSet, Seed, Step, Table, Text};
use serde_json::{Map, Value, json};

pub(crate) const GB: Seat = Seat(0);
pub(crate) const FR: Seat = Seat(1);
pub(crate) const DE: Seat = Seat(2);
pub(crate) const IT: Seat = Seat(3);
pub(crate) const NL: Seat = Seat(4);
pub(crate) const BE: Seat = Seat(5);

/// The board of five territories.
pub(crate) const SMALL: &str = include_str!("../data/small.toml");

/// The rules on the board that ships.
pub(crate) fn rules() -> Arc<Africa1880> {
    static RULES: OnceLock<Arc<Africa1880>> = OnceLock::new();
    Arc::clone(RULES.get_or_init(|| Arc::new(open(africa1880::board::BOARD))))
}

/// The rules on the board of five territories.
pub(crate) fn small() -> Arc<Africa1880> {
    static RULES: OnceLock<Arc<Africa1880>> = OnceLock::new();
    Arc::clone(RULES.get_or_init(|| Arc::new(open(SMALL))))
}

fn open(board: &str) -> Africa1880 {
    Africa1880::open(board).expect("the board is good")
}

/// A territory of the board that ships.
pub(crate) fn at(id: &str) -> Place {
    rules().board().place(id).expect("a territory of the board")
}

/// Eyes, or any set of seats.
pub(crate) fn eyes<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

/// Several ids.
pub(crate) fn ids(words: &str) -> Vec<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

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
        assert_eq!(step, Step::Final, "the last seal is the reading");
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

/// Who stands where, in the order of the powers and of the alphabet.
pub(crate) fn presences(rules: &Africa1880, state: &State) -> String {
    let one = |seat: Seat| {
        let places = rules.board().ids(state.presences[seat.index()]).join(" ");
        format!("{}: {places}", rules.seat_id(state, seat))
    };
    let standing = |seat: &Seat| !state.presences[seat.index()].is_empty();
    state.everybody().iter().filter(standing).map(one).collect::<Vec<_>>().join("; ")
}

/// An event in a line that shows every field of it.
pub(crate) fn tell(powers: &[String], event: &Event) -> String {
    let id = |seat: &Seat| powers[seat.index()].clone();
    let all = |seats: &SeatSet| {
        let ids: Vec<String> = seats.iter().map(|seat| id(&seat)).collect();
        if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
    };
    let pact = |war_on: &Option<Seat>| match war_on {
        None => "alliance".to_owned(),
        Some(on) => format!("war on {}", id(on)),
    };
    let scores = |scores: &[i32]| scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    match event {
        Event::Placed { seat, at } => format!("{} placed {at}", id(seat)),
        Event::TurnBegan { year } => format!("{year} begins"),
        Event::Proposed { from, to, war_on } => {
            format!("{} proposed {} to {}", id(from), pact(war_on), id(to))
        }
        Event::Answered { from, to, accepted, war_on } => {
            let verb = if *accepted { "accepted" } else { "declined" };
            format!("{} {verb} {} from {}", id(to), pact(war_on), id(from))
        }
        Event::Readied { seat } => format!("{} ready", id(seat)),
        Event::OrdersBegan { year } => format!("{year} orders"),
        Event::Wrote { seat, line: text } => format!("{} wrote {}", id(seat), line(powers, text)),
        Event::Sealed { seat } => format!("{} sealed", id(seat)),
        Event::SheetRead { seat, absent, lines } => {
            let lines: Vec<String> = lines.iter().map(|text| line(powers, text)).collect();
            let absent = if *absent { " (absent)" } else { "" };
            format!("{} sheet{absent}: {}", id(seat), lines.join(", "))
        }
        Event::OrderVoid { seat, at, why } => format!("{} void {at}: {why:?}", id(seat)),
        Event::Developed { at, by, pawns, filled, lost } => {
            format!("{at} +{pawns} = {filled} by {}, {lost} lost", all(by))
        }
        Event::Explored { seat, from, to } => format!("{} {from} > {to}", id(seat)),
        Event::Landed { seat, at } => format!("{} landed {at}", id(seat)),
        Event::RelationsRead { wars } => {
            let wars: Vec<String> = (0u8..)
                .zip(wars)
                .filter(|(_, on)| !on.is_empty())
                .map(|(seat, on)| format!("{} on {}", id(&Seat(seat)), all(on)))
                .collect();
            format!("wars: {}", wars.join("; "))
        }
        Event::PromiseBroken { by, to, war_on } => {
            format!("{} broke {} with {}", id(by), pact(war_on), id(to))
        }
        Event::Removed { seat, at, wars, alliances } => {
            format!("{} removed {at}: wars {}, alliances {}", id(seat), all(wars), all(alliances))
        }
        Event::Stood { at, present } => format!("{at} stood: {}", all(present)),
        Event::ColonyFounded { at, present, points } => {
            format!("{at} colony: {}, {points} each", all(present))
        }
        Event::TurnEnded { year, scores: points } => format!("{year} ended: {}", scores(points)),
        Event::Ended { winners, scores: points } => {
            format!("over: {}, {}", all(winners), scores(points))
        }
    }
}

fn line(powers: &[String], line: &SheetLine) -> String {
    match line {
        SheetLine::Develop { at } => format!("{at} develop"),
        SheetLine::Explore { at, to } => format!("{at} {to}"),
        SheetLine::Nothing { at } => format!("{at} nothing"),
        SheetLine::Void { at } => format!("{at} void"),
        SheetLine::Land { at } => format!("land {at}"),
        SheetLine::Alliance { with } => format!("ally {}", powers[with.index()]),
        SheetLine::War { on } => format!("war {}", powers[on.index()]),
    }
}

/// A text as its key and its arguments.
pub(crate) fn words(text: &Text) -> String {
    let args = text.args.iter().map(|(name, arg)| format!(" {name}={arg:?}"));
    format!("{}{}", text.key, args.collect::<String>())
}

/// Why a seat may not do that, as `key (clause) arguments`.
#[track_caller]
pub(crate) fn why_not(state: &State, seat: Seat, action: Action) -> String {
    let refusal = rules().check(state, seat, action).expect_err("it should be refused");
    refusal.to_string()
}

/// What a seat may do, as offers.
pub(crate) fn offers(rules: &Africa1880, state: &State, seat: Seat) -> Vec<Action> {
    // Something is in the buffer, because `offers` promises to empty it.
    let mut offers = vec![Action::Ready, Action::Ready];
    rules.offers(state, seat, &mut offers);
    offers
}

/// What a seat may do with a verb, by the places or the power it is about.
pub(crate) fn may(state: &State, seat: Seat, verb: &str) -> Vec<String> {
    let rules = rules();
    let about = |offer: Offer| match offer.seat {
        Some(other) => rules.seat_id(state, other),
        None => offer.places.join(" "),
    };
    let shown = offers(&rules, state, seat).into_iter().map(|a| rules.offer(state, seat, a));
    shown.filter(|offer| offer.verb == verb).map(about).collect()
}

/// A table that is played step by step.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) table: Table<Africa1880>,
}

impl Play {
    pub(crate) fn new(options: &Options) -> Self {
        let table = Table::new(rules(), options, Seed::from_number(1));
        Self { table: table.expect("the options are good") }
    }

    pub(crate) fn intend(&mut self, intent: Intent) -> Result<(), String> {
        let row = self.table.plan(intent).map_err(|refusal| refusal.to_string())?;
        let rows = self.table.follow(Some(row));
        assert_eq!(rows, [row], "nothing follows by chance in this game");
        self.table.commit(&rows).map_err(|refusal| refusal.to_string())
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.intend(Intent::Act { seat, code: action.code() }).expect("the action is legal");
        self
    }

    /// Each of the seats does the same.
    #[track_caller]
    pub(crate) fn all<const N: usize>(&mut self, seats: [Seat; N], action: Action) -> &mut Self {
        for seat in seats {
            self.act(seat, action);
        }
        self
    }

    #[track_caller]
    pub(crate) fn absent(&mut self, seat: Seat) -> &mut Self {
        self.intend(Intent::Absent { seat }).expect("the seat is waited for");
        self
    }

    /// Takes back the last step of a seat.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), String> {
        self.intend(Intent::Undo { seat, target: None })
    }

    /// Takes back one step of a seat, named by its action.
    pub(crate) fn undo_this(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let undos = self.table.undos(seat);
        let undo = undos.iter().find(|undo| undo.code == action.code());
        let target = Some(undo.ok_or("not among the undos")?.target);
        self.intend(Intent::Undo { seat, target })
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> String {
        self.table.check(seat, action.code()).expect_err("it should be refused").to_string()
    }

    /// The types of the events that some eyes were told of, in order.
    pub(crate) fn heard(&self, eyes: SeatSet) -> Vec<String> {
        let told = self.table.told(eyes, 0);
        let events = told.iter().flat_map(|told| &told.events);
        events.map(|e| e.data["type"].as_str().expect("a tag").to_owned()).collect()
    }

    /// What some eyes see.
    pub(crate) fn view(&self, eyes: SeatSet) -> Value {
        view(self.table.rules(), self.state(), eyes)
    }
}

/// What some eyes see of a state.
pub(crate) fn view(rules: &Africa1880, state: &State, eyes: SeatSet) -> Value {
    serde_json::to_value(rules.view(&rules.hide(state, eyes), eyes)).expect("a view is plain data")
}
