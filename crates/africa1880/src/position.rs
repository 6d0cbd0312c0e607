//! A position that a person can write by hand: used by tests, bug reports and programs.
//!
//! A sheet in a position may hold mistakes, as a sheet of paper may: they are void when it is read.

use kernel::{By, Fault, Faults, Form, Ids, Seat, SeatSet, Spot};
use serde_json::Value;

use crate::board::{Board, MAX_POWERS, MAX_TURNS};
use crate::diplomacy;
use crate::options::Options;
use crate::place::Place;
use crate::proposal::{Answer, Broken, Pact, Proposal};
use crate::setup;
use crate::sheet::{Order, Sheet};
use crate::state::{Record, Stage, State, pairs};

pub(crate) fn load(board: &Board, position: &Value) -> Result<State, Vec<Fault>> {
    Form::read(position, |form| {
        let mut options = Options::default();
        form.at("options").plain(&mut options);
        let powers = setup::powers_in_play(board, &options.powers)?;
        let mut state = setup::blank(&options, &powers);
        fields(form, &Names::new(board, &state), &mut state);
        check(board, &state, form.faults());
        Ok(state)
    })
}

pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let names = Names::new(board, state);
    let powers = state.everybody().iter().map(|seat| names.powers.id(seat).to_owned());
    let mut options = Options { powers: powers.collect(), ..state.options.clone() };
    Form::write(|form| {
        form.at("options").plain(&mut options);
        fields(form, &names, &mut state.clone());
    })
}

/// The ids that positions use.
struct Names<'a> {
    board: &'a Board,
    powers: Ids<'a, Seat>,
    places: Ids<'a, Place>,
    everybody: SeatSet,
}

impl<'a> Names<'a> {
    fn new(board: &'a Board, state: &State) -> Self {
        let id = |seat: Seat| board.powers[usize::from(state.powers[seat.index()])].id.as_str();
        let places = board.territories.iter().map(|territory| territory.id.as_str());
        Self {
            board,
            powers: Ids::new("power in play", state.everybody().iter().map(|s| (id(s), s))),
            places: Ids::new("territory of this board", places.zip((0..).map(Place))),
            everybody: state.everybody(),
        }
    }

    fn seats(&self, spot: &mut Spot<'_>, seats: &mut SeatSet) {
        let mut all: Vec<Seat> = seats.and(self.everybody).iter().collect();
        spot.ids(&self.powers, &mut all);
        *seats = all.into_iter().collect();
    }
}

/// The state, field by field.
fn fields(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let years = &names.board.years;
    let turn = |year: u16| years.iter().position(|known| *known == year);
    let mut year = years[usize::from(state.turn) % years.len()];
    form.must("year").plain(&mut year);
    let known = turn(year);
    form.faults().need(known.is_some(), "year", format!("no turn is in {year}"));
    state.turn = known.unwrap_or_default() as u8;
    form.must("stage").plain(&mut state.stage);
    let mut presences = By::new(state.presences);
    form.at("presences").table(&names.powers, &mut presences, None, |spot, _, places| {
        spot.ids(&names.places, places);
    });
    state.presences = *presences.rows();
    let mut filled = By::new(state.filled);
    form.at("development").counts(&names.places, &mut filled);
    state.filled = *filled.rows();
    form.at("colonies").ids(&names.places, &mut state.colonies);
    let talks = state.stage == Stage::Diplomacy;
    let mut ready = if talks { state.done } else { SeatSet::NONE };
    names.seats(&mut form.at("ready"), &mut ready);
    if form.reads() {
        let fits = talks || ready.is_empty();
        form.faults().need(fits, "ready", "powers are ready in the stage diplomacy only");
        state.done = ready;
    }
    sheets(form, names, state);
    proposals(form, names, state);
    let mut records: Vec<(u16, Record)> = years.iter().copied().zip(state.records).collect();
    records.retain(|(_, record)| *record != Record::BLANK);
    form.at("records").list(&mut records, (0, Record::BLANK), |spot, (year, record)| {
        spot.form(|form| {
            form.must("year").plain(year);
            self::record(form, names, record);
        });
    });
    let mut read = [None; MAX_TURNS];
    for (year, record) in records {
        match turn(year) {
            Some(n) if read[n].is_none() => read[n] = Some(record),
            Some(_) => form.faults().add("records", format!("{year} is on record twice")),
            None => form.faults().add("records", format!("no turn is in {year}")),
        }
    }
    state.records = read.map(|record| record.unwrap_or(Record::BLANK));
}

fn sheets(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let orders = state.stage == Stage::Orders;
    let mut sheets: By<Seat, (Sheet, bool), MAX_POWERS> =
        By::from_fn(|seat: Seat| (state.sheets[seat.index()], orders && state.done.has(seat)));
    let blank = (Sheet::BLANK, false);
    let mut spot = form.at("sheets");
    spot.table(&names.powers, &mut sheets, Some(&blank), |spot, own, (sheet, sealed)| {
        spot.form(|form| {
            self::sheet(form, names, own, sheet);
            form.at("sealed").plain(sealed);
            form.at("absent").plain(&mut sheet.absent);
        });
        if sheet.absent && (!sheet.is_empty() || !*sealed) {
            spot.fault("an absent power has a sealed sheet with nothing on it");
        }
        if !orders {
            spot.fault("sheets are written in the stage orders only");
        }
    });
    for (seat, (sheet, sealed)) in sheets.pairs() {
        state.sheets[seat.index()] = *sheet;
        state.done = if *sealed { state.done.with(seat) } else { state.done };
    }
}

fn sheet(form: &mut Form<'_>, names: &Names<'_>, own: Seat, sheet: &mut Sheet) {
    // By territory: `develop`, `nothing`, `void`, or the territory to explore.
    let of = |at: Place| sheet.written.has(at).then_some(sheet.orders[at.index()]);
    let mut orders: By<Place, Option<Order>, { crate::place::MAX_TERRITORIES }> = By::from_fn(of);
    form.at("orders").table(&names.places, &mut orders, Some(&None), |spot, _, order| {
        let write = |order: Option<Order>| match order {
            Some(Order::Develop) => "develop",
            Some(Order::Nothing) => "nothing",
            Some(Order::Explore(to)) => names.places.id(to),
            Some(Order::Void | Order::Blank) | None => "void",
        };
        let read = |word: &str| match word {
            "develop" => Ok(Some(Order::Develop)),
            "nothing" => Ok(Some(Order::Nothing)),
            "void" => Ok(Some(Order::Void)),
            to => names.places.find(to).map(|to| Some(Order::Explore(to))).ok_or_else(|| {
                format!("{to:?} is no order: write develop, nothing, void or a territory")
            }),
        };
        spot.word(order, |order| write(order).to_owned(), read);
    });
    // One territory; two are a mistake.
    let mut landings: Vec<Place> = sheet.landing.into_iter().chain(sheet.second_landing).collect();
    let mut spot = form.at("landing");
    spot.ids(&names.places, &mut landings);
    if landings.len() > 2 {
        spot.fault("a sheet shows at most two landings");
    }
    let relations =
        Ids::new("relation: write alliance or war", [("alliance", false), ("war", true)]);
    let mut wars: By<Seat, Option<bool>, MAX_POWERS> =
        By::from_fn(|seat| sheet.declared.has(seat).then(|| sheet.wars.has(seat)));
    form.at("relations").table(&names.powers, &mut wars, Some(&None), |spot, other, war| {
        let mut is_war = war.unwrap_or_default();
        spot.id(&relations, &mut is_war);
        if other == own && spot.reads() {
            return spot.fault("a power has no relation with itself");
        }
        *war = Some(is_war);
    });
    if !form.reads() {
        return;
    }
    for (place, order) in orders.pairs().filter_map(|(place, order)| Some((place, (*order)?))) {
        sheet.write(place, order);
    }
    sheet.landing = landings.first().copied();
    sheet.second_landing = landings.get(1).copied();
    for (other, war) in wars.pairs().filter_map(|(other, war)| Some((other, (*war)?))) {
        sheet.declare(other, war);
    }
}

/// Two powers and what they promised: `war_on` is left out of an alliance.
fn pact(form: &mut Form<'_>, names: &Names<'_>, pair: &mut (Seat, Seat), pact: &mut Pact) {
    let before = form.faults().0.len();
    form.must("from").id(&names.powers, &mut pair.0);
    form.must("to").id(&names.powers, &mut pair.1);
    let mut war_on = diplomacy::war_on(*pact);
    form.maybe("war_on", &mut war_on, Seat(0), |spot, seat| spot.id(&names.powers, seat));
    *pact = war_on.map_or(Pact::Alliance, Pact::War);
    if form.faults().0.len() > before {
        return;
    }
    form.need(pair.0 != pair.1, "a power proposes nothing to itself");
    let third = war_on.is_none_or(|on| on != pair.0 && on != pair.1);
    form.need(third, "a joint war is on a third power");
}

fn proposals(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let mut all = pairs(names.everybody, &state.proposals).collect();
    let blank = ((Seat(0), Seat(0)), Proposal { pact: Pact::Alliance, answer: Answer::Open });
    form.at("proposals").list(&mut all, blank, |spot, (pair, proposal)| {
        spot.form(|form| {
            pact(form, names, pair, &mut proposal.pact);
            form.at("answer").plain(&mut proposal.answer);
        });
    });
    state.proposals = [[None; MAX_POWERS]; MAX_POWERS];
    for ((from, to), proposal) in all {
        let (at, what) = ("proposals", "a power proposes one thing to each other power a turn");
        let row = &mut state.proposals[from.index()][to.index()];
        form.faults().need(row.is_none(), at, what);
        *row = Some(proposal);
    }
}

fn record(form: &mut Form<'_>, names: &Names<'_>, record: &mut Record) {
    let mut wars = By::new(record.wars);
    form.at("wars").table(&names.powers, &mut wars, Some(&SeatSet::NONE), |spot, own, on| {
        names.seats(spot, on);
        if on.has(own) {
            spot.fault("a power does not declare war on itself");
        }
    });
    record.wars = *wars.rows();
    names.seats(&mut form.at("absent"), &mut record.absent);
    let mut all = pairs(names.everybody, &record.broken).collect();
    let blank = Broken { pact: Pact::Alliance, by_proposer: false, by_accepter: false };
    form.at("broken").list(&mut all, ((Seat(0), Seat(0)), blank), |spot, (pair, broken)| {
        spot.form(|form| {
            pact(form, names, pair, &mut broken.pact);
            let both = [(pair.0, broken.by_proposer), (pair.1, broken.by_accepter)];
            let mut by: Vec<Seat> = both.into_iter().filter(|b| b.1).map(|b| b.0).collect();
            form.must("by").ids(&names.powers, &mut by);
            broken.by_proposer = by.contains(&pair.0);
            broken.by_accepter = by.contains(&pair.1);
            let theirs = by.iter().all(|seat| *seat == pair.0 || *seat == pair.1);
            let fits = theirs && !by.is_empty();
            form.need(fits, "a promise is broken by one of the two who gave it");
        });
    });
    record.broken = [[None; MAX_POWERS]; MAX_POWERS];
    for ((from, to), broken) in all {
        record.broken[from.index()][to.index()] = Some(broken);
    }
}

/// What cannot be on any table, however it was played.
fn check(board: &Board, state: &State, faults: &mut Faults) {
    for (n, territory) in board.territories.iter().enumerate() {
        let (at, filled, squares) = (Place(n as u8), state.filled[n], board.squares[n]);
        let path = format!("development.{}", territory.id);
        faults.need(filled <= squares, path, "it has fewer squares than that");
        if state.colonies.has(at) {
            let path = format!("colonies.{}", territory.id);
            faults.need(filled >= squares, &path, "a colony is fully developed");
            faults.need(!state.present(at).is_empty(), path, "somebody is present in a colony");
        }
    }
    for seat in state.everybody() {
        let power = &board.powers[usize::from(state.powers[seat.index()])].id;
        let few = state.presences[seat.index()].len() <= usize::from(board.pieces.presences);
        faults.need(few, format!("presences.{power}"), "a power does not have that many presences");
    }
    check_stage(board, state, faults);
    check_proposals(board, state, faults);
}

fn check_stage(board: &Board, state: &State, faults: &mut Faults) {
    let mut need = |holds, at: &str, what: &str| faults.need(holds, at, what);
    let colonies_out = state.colonies.len() >= usize::from(board.pieces.colonies);
    let last = usize::from(state.turn) + 1 == board.years.len();
    let awaited = !state.awaited().is_empty();
    match state.stage {
        Stage::Placement => {
            let placed = state.presences.iter().take_while(|p| p.len() == 1).count();
            let left = state.placing().is_some();
            need(left, "stage", "all have placed, so the placement is over");
            let ordered = state.presences.iter().skip(placed).all(|p| p.is_empty());
            need(ordered, "presences", "the powers place one presence each, in their order");
            let coastal = state.occupied().minus(board.coast).is_empty();
            need(coastal, "presences", "first presences are placed on the coast");
            let first = state.turn == 0 && state.filled.iter().all(|n| *n == 0);
            need(first, "stage", "the placement comes before everything else");
        }
        Stage::Diplomacy if !awaited => {
            need(false, "ready", "all are ready, so the diplomacy phase is over");
        }
        Stage::Orders if !awaited => {
            need(false, "sheets", "all sheets are sealed, so they have been read");
        }
        Stage::Diplomacy | Stage::Orders => {
            need(!colonies_out, "colonies", "the last colony is placed, so the game is over");
        }
        Stage::Over => {
            let what = "the game ends after the last turn or with the last colony";
            need(last || colonies_out, "stage", what);
        }
    }
    let read = usize::from(state.turn) + usize::from(state.stage == Stage::Over);
    let blank = state.records.iter().skip(read).all(|record| *record == Record::BLANK);
    need(blank, "records", "a turn is on record once its sheets were read");
}

fn check_proposals(board: &Board, state: &State, faults: &mut Faults) {
    let id = |seat: Seat| &board.powers[usize::from(state.powers[seat.index()])].id;
    for from in state.everybody() {
        let few = diplomacy::asked(state, from).len() <= diplomacy::MAX_PROPOSALS;
        let what = "a power sends at most two proposals a turn";
        faults.need(few, format!("proposals.{}", id(from)), what);
    }
    for ((from, to), proposal) in pairs(state.everybody(), &state.proposals) {
        let at = format!("proposals.{}.{}", id(from), id(to));
        let talks = matches!(state.stage, Stage::Diplomacy | Stage::Orders);
        faults.need(talks, &at, "proposals are made in the diplomacy phase");
        let open = state.stage == Stage::Diplomacy && !state.done.has(to);
        let settled = open || proposal.answer != Answer::Open;
        faults.need(settled, at, "whoever is ready has answered or let it lapse");
    }
}
