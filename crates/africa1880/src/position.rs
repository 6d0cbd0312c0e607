//! A position that a person can write by hand: used by tests, bug reports and programs.
//!
//! A sheet in a position may hold mistakes, as a sheet of paper may: they are void when it is read.

use std::collections::BTreeMap;

use kernel::{Fault, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::Board;
use crate::diplomacy;
use crate::options::Options;
use crate::place::{Place, Places};
use crate::proposal::{Answer, Broken, Pact, Proposal};
use crate::setup;
use crate::sheet::{Order, Sheet};
use crate::state::{Record, Stage, State};

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    options: Options,
    year: u16,
    stage: StageName,
    #[serde(default)]
    presences: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    development: BTreeMap<String, u8>,
    #[serde(default)]
    colonies: Vec<String>,
    #[serde(default)]
    ready: Vec<String>,
    #[serde(default)]
    sheets: BTreeMap<String, SheetFile>,
    #[serde(default)]
    proposals: Vec<ProposalFile>,
    #[serde(default)]
    records: Vec<RecordFile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum StageName {
    Placement,
    Diplomacy,
    Orders,
    Over,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct SheetFile {
    /// By territory: `develop`, `nothing`, `void`, or the territory to explore.
    orders: BTreeMap<String, String>,
    /// One territory; two are a mistake.
    landing: Vec<String>,
    /// By power: `alliance` or `war`.
    relations: BTreeMap<String, String>,
    sealed: bool,
    absent: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ProposalFile {
    from: String,
    to: String,
    /// War on whom; alliance if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    war_on: Option<String>,
    #[serde(default)]
    answer: AnswerName,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum AnswerName {
    #[default]
    Open,
    Accepted,
    Declined,
    Lapsed,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RecordFile {
    year: u16,
    #[serde(default)]
    wars: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    absent: Vec<String>,
    #[serde(default)]
    broken: Vec<BrokenFile>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BrokenFile {
    from: String,
    to: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    war_on: Option<String>,
    /// Who broke it.
    by: Vec<String>,
}

/// Reads names into small integers and gathers what is wrong on the way.
struct Reader<'a> {
    board: &'a Board,
    powers: Vec<u8>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    fn seat(&mut self, at: &str, id: &str) -> Option<Seat> {
        let power = self.board.power(id);
        let seat = power.and_then(|power| self.powers.iter().position(|p| *p == power));
        if seat.is_none() {
            self.fault(at, format!("{id:?} is no power in play"));
        }
        seat.map(|n| Seat(n as u8))
    }

    fn seats(&mut self, at: &str, ids: &[String]) -> SeatSet {
        ids.iter().filter_map(|id| self.seat(at, id)).collect()
    }

    fn place(&mut self, at: &str, id: &str) -> Option<Place> {
        let place = self.board.place(id);
        if place.is_none() {
            self.fault(at, format!("{id:?} is no territory of this board"));
        }
        place
    }

    fn places(&mut self, at: &str, ids: &[String]) -> Places {
        ids.iter().filter_map(|id| self.place(at, id)).collect()
    }

    fn pact(&mut self, at: &str, from: Seat, to: Seat, war_on: Option<&String>) -> Option<Pact> {
        let Some(id) = war_on else { return Some(Pact::Alliance) };
        let on = self.seat(at, id)?;
        if on == from || on == to {
            self.fault(at, "a joint war is on a third power");
            return None;
        }
        Some(Pact::War(on))
    }

    fn pair(&mut self, at: &str, from: &str, to: &str) -> Option<(Seat, Seat)> {
        let (from, to) = (self.seat(at, from)?, self.seat(at, to)?);
        if from == to {
            self.fault(at, "a power proposes nothing to itself");
            return None;
        }
        Some((from, to))
    }

    fn sheet(&mut self, at: &str, own: Seat, file: &SheetFile) -> Sheet {
        let mut sheet = Sheet::BLANK;
        for (id, order) in &file.orders {
            let at = format!("{at}.orders.{id}");
            let Some(place) = self.place(&at, id) else { continue };
            let order = match order.as_str() {
                "develop" => Order::Develop,
                "nothing" => Order::Nothing,
                "void" => Order::Void,
                to => match self.board.place(to) {
                    Some(to) => Order::Explore(to),
                    None => {
                        let what = format!(
                            "{to:?} is no order: write develop, nothing, void or a territory"
                        );
                        self.fault(at, what);
                        continue;
                    }
                },
            };
            sheet.write(place, order);
        }
        if file.landing.len() > 2 {
            self.fault(format!("{at}.landing"), "a sheet shows at most two landings");
        }
        let mut landings = file.landing.iter().map(|id| self.place(&format!("{at}.landing"), id));
        sheet.landing = landings.next().flatten();
        sheet.second_landing = landings.next().flatten();
        for (id, relation) in &file.relations {
            let at = format!("{at}.relations.{id}");
            let Some(other) = self.seat(&at, id) else { continue };
            match relation.as_str() {
                _ if other == own => self.fault(at, "a power has no relation with itself"),
                "alliance" => sheet.declare(other, false),
                "war" => sheet.declare(other, true),
                other => {
                    let what = format!("{other:?} is no relation: write alliance or war");
                    self.fault(at, what);
                }
            }
        }
        sheet.absent = file.absent;
        if sheet.absent && (!sheet.is_empty() || !file.sealed) {
            self.fault(at, "an absent power has a sealed sheet with nothing on it");
        }
        sheet
    }

    fn record(&mut self, file: &RecordFile) -> Record {
        let at = format!("records.{}", file.year);
        let mut record = Record::BLANK;
        record.absent = self.seats(&format!("{at}.absent"), &file.absent);
        for (id, on) in &file.wars {
            let at = format!("{at}.wars.{id}");
            let on = self.seats(&at, on);
            if let Some(seat) = self.seat(&at, id) {
                if on.has(seat) {
                    self.fault(at, "a power does not declare war on itself");
                }
                record.wars[seat.index()] = on.without(seat);
            }
        }
        for broken in &file.broken {
            let at = format!("{at}.broken");
            let Some((from, to)) = self.pair(&at, &broken.from, &broken.to) else { continue };
            let Some(pact) = self.pact(&at, from, to, broken.war_on.as_ref()) else { continue };
            let by = self.seats(&at, &broken.by);
            if by.is_empty() || !by.minus(SeatSet::one(from).with(to)).is_empty() {
                self.fault(at, "a promise is broken by one of the two who gave it");
                continue;
            }
            record.broken[from.index()][to.index()] =
                Some(Broken { pact, by_proposer: by.has(from), by_accepter: by.has(to) });
        }
        record
    }
}

pub(crate) fn load(board: &Board, position: &Value) -> Result<State, Vec<Fault>> {
    let file: File = serde_json::from_value(position.clone())
        .map_err(|error| vec![Fault::new("position", error.to_string())])?;
    let powers = setup::powers_in_play(board, &file.options.powers)?;
    let mut state = setup::blank(&file.options, &powers);
    let mut reader = Reader { board, powers, faults: Vec::new() };
    let Some(turn) = board.years.iter().position(|year| *year == file.year) else {
        return Err(vec![Fault::new("year", format!("no turn is in {}", file.year))]);
    };
    state.turn = turn as u8;
    state.stage = match file.stage {
        StageName::Placement => Stage::Placement,
        StageName::Diplomacy => Stage::Diplomacy,
        StageName::Orders => Stage::Orders,
        StageName::Over => Stage::Over,
    };
    for (id, places) in &file.presences {
        let at = format!("presences.{id}");
        let places = reader.places(&at, places);
        if let Some(seat) = reader.seat(&at, id) {
            state.presences[seat.index()] = places;
        }
    }
    for (id, filled) in &file.development {
        if let Some(place) = reader.place(&format!("development.{id}"), id) {
            state.filled[place.index()] = *filled;
        }
    }
    state.colonies = reader.places("colonies", &file.colonies);
    state.done = reader.seats("ready", &file.ready);
    if state.stage != Stage::Diplomacy && !state.done.is_empty() {
        reader.fault("ready", "powers are ready in the stage diplomacy only");
    }
    for (id, sheet) in &file.sheets {
        let at = format!("sheets.{id}");
        if let Some(seat) = reader.seat(&at, id) {
            state.sheets[seat.index()] = reader.sheet(&at, seat, sheet);
            if state.stage != Stage::Orders {
                reader.fault(&at, "sheets are written in the stage orders only");
            } else if sheet.sealed {
                state.done = state.done.with(seat);
            }
        }
    }
    for proposal in &file.proposals {
        let at = format!("proposals.{}.{}", proposal.from, proposal.to);
        let Some((from, to)) = reader.pair(&at, &proposal.from, &proposal.to) else { continue };
        let pact = reader.pact(&at, from, to, proposal.war_on.as_ref());
        let answer = match proposal.answer {
            AnswerName::Open => Answer::Open,
            AnswerName::Accepted => Answer::Accepted,
            AnswerName::Declined => Answer::Declined,
            AnswerName::Lapsed => Answer::Lapsed,
        };
        if state.proposals[from.index()][to.index()].is_some() {
            reader.fault(&at, "a power proposes one thing to each other power a turn");
        }
        state.proposals[from.index()][to.index()] = pact.map(|pact| Proposal { pact, answer });
    }
    for (n, record) in file.records.iter().enumerate() {
        if file.records[..n].iter().any(|earlier| earlier.year == record.year) {
            reader.fault("records", format!("{} is on record twice", record.year));
        }
        match board.years.iter().position(|year| *year == record.year) {
            Some(turn) => state.records[turn] = reader.record(record),
            None => reader.fault("records", format!("no turn is in {}", record.year)),
        }
    }
    let mut faults = reader.faults;
    check(board, &state, &mut faults);
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

/// What cannot be on any table, however it was played.
fn check(board: &Board, state: &State, faults: &mut Vec<Fault>) {
    let mut fault = |at: String, what: &str| faults.push(Fault::new(at, what));
    for (n, territory) in board.territories.iter().enumerate() {
        let at = Place(n as u8);
        if state.filled[n] > board.squares[n] {
            fault(format!("development.{}", territory.id), "it has fewer squares than that");
        }
        if state.colonies.has(at) {
            if state.filled[n] < board.squares[n] {
                fault(format!("colonies.{}", territory.id), "a colony is fully developed");
            }
            if state.present(at).is_empty() {
                fault(format!("colonies.{}", territory.id), "somebody is present in a colony");
            }
        }
    }
    for seat in state.everybody().iter() {
        let power = &board.powers[usize::from(state.powers[seat.index()])].id;
        if state.presences[seat.index()].len() > u32::from(board.pieces.presences) {
            fault(format!("presences.{power}"), "a power does not have that many presences");
        }
    }
    check_stage(board, state, faults);
    check_proposals(board, state, faults);
}

fn check_stage(board: &Board, state: &State, faults: &mut Vec<Fault>) {
    let mut fault = |at: &str, what: &str| faults.push(Fault::new(at, what));
    let colonies_out = state.colonies.len() >= u32::from(board.pieces.colonies);
    let last = usize::from(state.turn) + 1 == board.years.len();
    match state.stage {
        Stage::Placement => {
            let placed = state.presences.iter().take_while(|p| p.len() == 1).count();
            if state.placing().is_none() {
                fault("stage", "all have placed, so the placement is over");
            }
            if state.presences.iter().skip(placed).any(|p| !p.is_empty()) {
                fault("presences", "the powers place one presence each, in their order");
            }
            if !state.occupied().minus(board.coast).is_empty() {
                fault("presences", "first presences are placed on the coast");
            }
            if state.turn != 0 || state.filled.iter().any(|n| *n > 0) {
                fault("stage", "the placement comes before everything else");
            }
        }
        Stage::Diplomacy if state.awaited().is_empty() => {
            fault("ready", "all are ready, so the diplomacy phase is over");
        }
        Stage::Orders if state.awaited().is_empty() => {
            fault("sheets", "all sheets are sealed, so they have been read");
        }
        Stage::Diplomacy | Stage::Orders if colonies_out => {
            fault("colonies", "the last colony is placed, so the game is over");
        }
        Stage::Over if !last && !colonies_out => {
            fault("stage", "the game ends after the last turn or with the last colony");
        }
        _ => {}
    }
    let read = usize::from(state.turn) + usize::from(state.stage == Stage::Over);
    if state.records.iter().skip(read).any(|record| *record != Record::BLANK) {
        fault("records", "a turn is on record once its sheets were read");
    }
}

fn check_proposals(board: &Board, state: &State, faults: &mut Vec<Fault>) {
    let id = |seat: Seat| &board.powers[usize::from(state.powers[seat.index()])].id;
    for from in state.everybody().iter() {
        if diplomacy::asked(state, from).len() > diplomacy::MAX_PROPOSALS {
            let what = "a power sends at most two proposals a turn";
            faults.push(Fault::new(format!("proposals.{}", id(from)), what));
        }
        for to in state.everybody().iter() {
            let Some(proposal) = state.proposals[from.index()][to.index()] else { continue };
            let at = format!("proposals.{}.{}", id(from), id(to));
            if !matches!(state.stage, Stage::Diplomacy | Stage::Orders) {
                faults.push(Fault::new(&at, "proposals are made in the diplomacy phase"));
            }
            let closed = state.stage != Stage::Diplomacy || state.done.has(to);
            if closed && proposal.answer == Answer::Open {
                let what = "whoever is ready has answered or let it lapse";
                faults.push(Fault::new(&at, what));
            }
        }
    }
}

pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let id = |seat: Seat| board.powers[usize::from(state.powers[seat.index()])].id.clone();
    let ids =
        |seats: SeatSet| -> Vec<String> { seats.and(state.everybody()).iter().map(id).collect() };
    let sealed = |seat: Seat| state.stage == Stage::Orders && state.done.has(seat);
    let file = File {
        options: Options::of(ids(state.everybody()), state.variants),
        year: board.years[usize::from(state.turn) % board.years.len()],
        stage: match state.stage {
            Stage::Placement => StageName::Placement,
            Stage::Diplomacy => StageName::Diplomacy,
            Stage::Orders => StageName::Orders,
            Stage::Over => StageName::Over,
        },
        presences: state
            .everybody()
            .iter()
            .map(|seat| (id(seat), board.ids(state.presences[seat.index()])))
            .collect(),
        development: (board.territories.iter().zip(state.filled))
            .filter(|(_, filled)| *filled > 0)
            .map(|(territory, filled)| (territory.id.clone(), filled))
            .collect(),
        colonies: board.ids(state.colonies),
        ready: if state.stage == Stage::Diplomacy { ids(state.done) } else { Vec::new() },
        sheets: state
            .everybody()
            .iter()
            .filter(|seat| state.sheets[seat.index()] != Sheet::BLANK || sealed(*seat))
            .map(|seat| {
                let sheet = &state.sheets[seat.index()];
                (id(seat), dump_sheet(board, &id, sheet, sealed(seat)))
            })
            .collect(),
        proposals: dump_proposals(state, &id),
        records: (state.records.iter().zip(&board.years))
            .filter(|(record, _)| **record != Record::BLANK)
            .map(|(record, year)| dump_record(state, &id, &ids, record, *year))
            .collect(),
    };
    serde_json::to_value(file).unwrap_or(Value::Null)
}

fn dump_sheet(
    board: &Board,
    id: &impl Fn(Seat) -> String,
    sheet: &Sheet,
    sealed: bool,
) -> SheetFile {
    let order = |at: Place| match sheet.orders[at.index()] {
        Order::Develop => "develop".to_owned(),
        Order::Nothing => "nothing".to_owned(),
        Order::Explore(to) => board.id(to).to_owned(),
        Order::Void | Order::Blank => "void".to_owned(),
    };
    let landings = sheet.landing.into_iter().chain(sheet.second_landing);
    let relation = |seat: Seat| if sheet.wars.has(seat) { "war" } else { "alliance" };
    SheetFile {
        orders: sheet.written.iter().map(|at| (board.id(at).to_owned(), order(at))).collect(),
        landing: landings.map(|at| board.id(at).to_owned()).collect(),
        relations: sheet
            .declared
            .iter()
            .filter(|seat| seat.index() < crate::board::MAX_POWERS)
            .map(|seat| (id(seat), relation(seat).to_owned()))
            .collect(),
        sealed,
        absent: sheet.absent,
    }
}

fn pact_file(id: &impl Fn(Seat) -> String, pact: Pact) -> Option<String> {
    diplomacy::war_on(pact).map(id)
}

fn dump_proposals(state: &State, id: &impl Fn(Seat) -> String) -> Vec<ProposalFile> {
    let mut files = Vec::new();
    for from in state.everybody().iter() {
        for to in state.everybody().iter() {
            let Some(proposal) = state.proposals[from.index()][to.index()] else { continue };
            files.push(ProposalFile {
                from: id(from),
                to: id(to),
                war_on: pact_file(id, proposal.pact),
                answer: match proposal.answer {
                    Answer::Open => AnswerName::Open,
                    Answer::Accepted => AnswerName::Accepted,
                    Answer::Declined => AnswerName::Declined,
                    Answer::Lapsed => AnswerName::Lapsed,
                },
            });
        }
    }
    files
}

fn dump_record(
    state: &State,
    id: &impl Fn(Seat) -> String,
    ids: &impl Fn(SeatSet) -> Vec<String>,
    record: &Record,
    year: u16,
) -> RecordFile {
    let mut broken = Vec::new();
    for from in state.everybody().iter() {
        for to in state.everybody().iter() {
            let Some(promise) = record.broken[from.index()][to.index()] else { continue };
            let by = [(from, promise.by_proposer), (to, promise.by_accepter)];
            broken.push(BrokenFile {
                from: id(from),
                to: id(to),
                war_on: pact_file(id, promise.pact),
                by: by.into_iter().filter(|(_, broke)| *broke).map(|(seat, _)| id(seat)).collect(),
            });
        }
    }
    RecordFile {
        year,
        wars: state
            .everybody()
            .iter()
            .filter(|seat| !record.wars[seat.index()].is_empty())
            .map(|seat| (id(seat), ids(record.wars[seat.index()])))
            .collect(),
        absent: ids(record.absent),
        broken,
    }
}
