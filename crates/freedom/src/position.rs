//! A position that a person can write by hand: used by tests, bug reports and programs.
//!
//! What is left out stands as at the start: catchers on their first spaces, the light spaces of the
//! plantations filled, all tokens that nobody holds on their stacks, all cards that lie nowhere else
//! in their decks.

mod check;
mod doing;

use kernel::{By, Fault, Form, Ids, Seat};
use serde_json::Value;

use crate::board::{
    Board, MARKET_SLOTS, MAX_CATCHERS, MAX_PLAYERS, OFF_PATH, PERIODS, QUEUE_SLOTS,
};
use crate::card::{Card, Cards};
use crate::deck::{Deck, Row};
use crate::job::{Job, Source};
use crate::options::Options;
use crate::place::{MARKET, MAX_PLACES, Place};
use crate::rules::Freedom;
use crate::setup;
use crate::state::{End, Fill, Hunt, Lot, Phase, Player, Stage, State};
use crate::token::Stack;

pub(crate) fn load(rules: &Freedom, position: &Value) -> Result<State, Vec<Fault>> {
    let board = rules.board();
    let state = Form::read(position, |form| {
        let mut options = Options::default();
        form.at("options").plain(&mut options);
        let written = form.len("seats");
        let all = if written == 0 { MAX_PLAYERS } else { written };
        let players = options.players.map_or(all, usize::from);
        if (written != 0 && written != players) || !(1..=MAX_PLAYERS).contains(&players) {
            return Err(vec![Fault::new("seats", "one to four people play, each with a seat")]);
        }
        let mut state = setup::blank(board, &options, rules.edition(), players as u8);
        state.round = 1;
        fields(form, &Names::new(board), &mut state);
        state.supply = 0;
        match u32::from(board.people).checked_sub(state.everyone()) {
            Some(supply) => state.supply = supply as u8,
            None => form.faults().add("people", format!("there are only {} people", board.people)),
        }
        Ok(state)
    })?;
    check::check(rules, &state)?;
    Ok(state)
}

/// Canonical: equal states give equal positions.
pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let mut state = state.clone();
    Form::write(|form| {
        form.at("options").plain(&mut state.options);
        fields(form, &Names::new(board), &mut state);
    })
}

/// The ids that positions use.
struct Names<'a> {
    board: &'a Board,
    places: Ids<'a, Place>,
    stacks: Ids<'a, Stack>,
    stack_numbers: Ids<'a, u8>,
    cards: Ids<'a, Card>,
    card_numbers: Ids<'a, u8>,
    roles: Ids<'a, u8>,
    catchers: Ids<'a, u8>,
    lots: Ids<'a, u8>,
}

impl<'a> Names<'a> {
    fn new(board: &'a Board) -> Self {
        let places = (0..MAX_PLACES as u8).map(|n| (board.id(Place(n)), Place(n)));
        let stacks = || board.stacks.iter().map(|stack| stack.id.as_str()).zip(0..);
        let cards = || board.cards.iter().map(String::as_str).zip(0..);
        let roles = board.roles.iter().map(|role| role.id.as_str());
        let catchers = board.catchers.iter().map(|catcher| catcher.id.as_str());
        let lots = board.lots.iter().map(|lot| lot.id.as_str());
        Self {
            board,
            places: Ids::new("place of this board", places.filter(|(id, _)| !id.is_empty())),
            stacks: Ids::new("stack of this board", stacks().map(|(id, n)| (id, Stack(n)))),
            stack_numbers: Ids::new("stack of this board", stacks()),
            cards: Ids::new("card of this board", cards().map(|(id, n)| (id, Card(n)))),
            card_numbers: Ids::new("card of this board", cards()),
            roles: Ids::new("role of this board", roles.zip(0..)),
            catchers: Ids::new("catcher of this board", catchers.zip(0..)),
            lots: Ids::new("market card of this board", lots.zip(0..)),
        }
    }
}

/// The state, field by field.
fn fields(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    form.at("round").plain(&mut state.round);
    form.must("phase").plain(&mut state.phase);
    if form.reads() {
        state.round = if state.phase == Phase::Setup { 0 } else { state.round };
        state.stage = first_stage(state.phase);
    }
    // Positions call the stage a step since the first edition.
    form.at("step").holding(&mut state.stage, |_| &names.catchers);
    form.at("lead").plain(&mut state.lead);
    if form.reads() {
        state.active = state.lead;
    }
    form.at("active").plain(&mut state.active);
    let mut period = state.period + 1;
    form.at("period").plain(&mut period);
    let known = (1..=PERIODS as u8).contains(&period);
    form.faults().need(known, "period", "there are three periods");
    state.period = period.clamp(1, PERIODS as u8) - 1;
    seats(form, names, state);
    catchers(form, names, state);
    people(form, names, state);
    market(form, names, state);
    let mut job = (state.job.source != Source::None).then_some(state.job);
    form.maybe("job", &mut job, Job::NONE, |spot, job| {
        spot.form(|form| self::job(form, names, job));
    });
    state.job = job.unwrap_or(Job::NONE);
    let mut hunt = (state.hunt != Hunt::NONE).then_some(state.hunt);
    form.maybe("hunt", &mut hunt, Hunt::NONE, |spot, hunt| {
        spot.form(|form| {
            form.must("left").bits(&names.catchers, &mut hunt.left);
            form.at("east").bits(&names.catchers, &mut hunt.east);
            form.at("tied").bits(&names.catchers, &mut hunt.tied);
            form.must("steps").plain(&mut hunt.steps);
            form.must("why").plain(&mut hunt.why);
        });
    });
    state.hunt = hunt.unwrap_or(Hunt::NONE);
    cards(form, names, state);
    stacks(form, names, state);
    state.done = state.done.and(state.everybody());
    state.preferred = state.preferred.and(state.everybody());
    form.at("done").plain(&mut state.done);
    form.at("lead_first").plain(&mut state.lead_first);
    form.at("preferred").plain(&mut state.preferred);
    form.at("turn").plain(&mut state.turn);
}

/// What a phase begins with.
fn first_stage(phase: Phase) -> Stage {
    match phase {
        Phase::Setup => Stage::Role,
        Phase::Catchers => Stage::CatcherDie,
        Phase::Planning => Stage::Plan,
        Phase::Action => Stage::Turn,
        Phase::Market => Stage::Place,
        Phase::Lantern => Stage::Fill,
        Phase::Over => Stage::Over(End::Time),
    }
}

fn seats(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    if form.reads() && form.len("seats") == 0 && state.phase != Phase::Setup {
        for (player, role) in state.players.iter_mut().zip(0..state.seats) {
            player.role = Some(role);
        }
    }
    let mut players: Vec<Player> =
        state.players.iter().take(usize::from(state.seats)).copied().collect();
    let (usual, mut seat) = (players[0], Seat(0));
    form.at("seats").list(&mut players, usual, |spot, player| {
        spot.form(|form| self::player(form, names, seat, player, &mut state.grey));
        seat.0 += 1;
    });
    for (to, player) in state.players.iter_mut().zip(players) {
        *to = player;
    }
}

type Grey = [Option<Seat>; crate::token::MAX_STACKS];

fn player(form: &mut Form<'_>, names: &Names<'_>, seat: Seat, player: &mut Player, all: &mut Grey) {
    form.maybe("role", &mut player.role, 0, |spot, role| spot.id(&names.roles, role));
    form.at("spent").plain(&mut player.spent);
    form.at("money").plain(&mut player.money);
    form.at("support").plain(&mut player.support);
    let mut tokens = By::new(player.tokens);
    form.at("tokens").counts(&names.stacks, &mut tokens);
    player.tokens = *tokens.rows();
    // The stacks whose grey token is among them.
    let stacks = (0..names.board.stacks.len() as u8).map(Stack);
    let mut grey: Vec<Stack> = stacks.filter(|s| all[s.index()] == Some(seat)).collect();
    let mut spot = form.at("grey");
    spot.ids(&names.stacks, &mut grey);
    for stack in grey {
        if spot.reads() && all[stack.index()].is_some() {
            spot.fault("each stack has one grey token");
        }
        all[stack.index()] = Some(seat);
    }
    form.maybe("reserve", &mut player.reserve, Card(0), |spot, card| spot.id(&names.cards, card));
    form.at("reactions").plain(&mut player.mode);
    let mut taken: Vec<Stack> = player.taken.into_iter().flatten().collect();
    let mut spot = form.at("taken");
    spot.ids(&names.stacks, &mut taken);
    if taken.len() > player.taken.len() {
        spot.fault("a player takes at most two tokens");
    }
    for (to, stack) in player.taken.iter_mut().zip(taken) {
        *to = Some(stack);
    }
}

fn catchers(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let board = names.board;
    let mut stand: By<u8, Place, MAX_CATCHERS> = By::from_fn(|n| state.catcher_at(board, n));
    form.at("catchers").table(&names.catchers, &mut stand, None, |spot, catcher, at| {
        spot.id(&names.places, at);
        let on_path = board.on_path[catcher][at.index()];
        if on_path == OFF_PATH {
            return spot.fault(format!("{} is not on its path", board.id(*at)));
        }
        state.catchers[catcher] = on_path;
    });
}

fn people(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    if form.reads() && form.has("people") {
        state.people = [0; MAX_PLACES];
    }
    let mut people = By::new(state.people);
    form.at("people").counts(&names.places, &mut people);
    let none = people[MARKET] == 0;
    form.faults().need(none, "people", "people on market cards stand in `market`");
    state.people = *people.rows();
}

/// The cards that lie face up, the bottom one first, and those still to come.
fn market(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let all: Vec<u8> = (0..32).filter(|n| state.market_deck & (1 << n) != 0).collect();
    let gone = usize::from(state.round.max(1) - 1);
    if form.reads() && state.phase != Phase::Setup {
        // The cards of the rounds before are gone, the next three lie there.
        let next = all.iter().skip(gone).take(MARKET_SLOTS);
        let next = next.map(|card| Lot { card: *card, people: names.board.lot[*card] });
        state.market = [None; MARKET_SLOTS];
        for (to, lot) in state.market.iter_mut().zip(next) {
            *to = Some(lot);
        }
    }
    let mut lots: Vec<Lot> = state.market.iter().flatten().copied().collect();
    let mut spot = form.at("market");
    spot.list(&mut lots, Lot { card: 0, people: 0 }, |spot, lot| {
        spot.form(|form| {
            form.must("card").id(&names.lots, &mut lot.card);
            form.must("people").plain(&mut lot.people);
        });
    });
    if lots.len() > MARKET_SLOTS {
        spot.fault("three cards lie face up");
    }
    let mut lots = lots.into_iter();
    state.market = std::array::from_fn(|_| lots.next());
    if form.reads() && state.phase != Phase::Setup {
        let open: Vec<u8> = state.market.iter().flatten().map(|lot| lot.card).collect();
        let later = all.iter().filter(|n| !open.contains(n));
        state.market_deck = later.skip(gone).fold(0, |set, n| set | 1 << n);
    }
    form.at("market_deck").bits(&names.lots, &mut state.market_deck);
}

fn job(form: &mut Form<'_>, names: &Names<'_>, job: &mut Job) {
    let ids = |word: &str| if word == "card" { &names.card_numbers } else { &names.stack_numbers };
    form.must("source").holding(&mut job.source, ids);
    form.at("part").plain(&mut job.part);
    form.at("left").plain(&mut job.left);
    form.at("fresh").plain(&mut job.fresh);
    form.at("shielded").plain(&mut job.shielded);
    form.maybe("pin", &mut job.pin, Place(0), |spot, place| spot.id(&names.places, place));
    let mut spot = form.at("slot");
    spot.plain(&mut job.slot);
    if usize::from(job.slot) >= QUEUE_SLOTS {
        spot.fault("the queue has five slots, counted from nought");
    }
    let mut moved = By::new(job.moved);
    form.at("moved").counts(&names.places, &mut moved);
    job.moved = *moved.rows();
}

/// Cards in a known order.
fn row<const N: usize>(
    form: &mut Form<'_>,
    name: &'static str,
    names: &Names<'_>,
    row: &mut Row<N>,
) {
    let mut cards = row.cards().to_vec();
    let mut spot = form.at(name);
    spot.ids(&names.cards, &mut cards);
    *row = Row::EMPTY;
    if !cards.into_iter().all(|card| row.push(card)) {
        spot.fault("so many cards never lie there in a known order");
    }
}

/// The cards, wherever they are; those of which nothing is said lie in their decks.
fn cards(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let mut queue = state.queue.to_vec();
    let mut spot = form.at("queue");
    spot.slots(&names.cards, &mut queue);
    if queue.len() > QUEUE_SLOTS {
        spot.fault("the queue has five slots");
    }
    state.queue = std::array::from_fn(|n| queue.get(n).copied().flatten());
    row(form, "top", names, &mut state.top);
    let mut fill = (state.fill != Fill::NONE).then_some(state.fill);
    form.maybe("fill", &mut fill, Fill::NONE, |spot, fill| {
        spot.form(|form| {
            form.at("opposed").plain(&mut fill.opposed);
            row(form, "aside", names, &mut fill.aside);
        });
    });
    state.fill = fill.unwrap_or(Fill::NONE);
    if form.reads() {
        deal_the_rest(state);
    }
    let mut decks = state.decks.rows().to_vec();
    let mut spot = form.at("decks");
    spot.list(&mut decks, Deck::default(), |spot, deck| {
        spot.form(|form| {
            form.at("known").ids(&names.cards, &mut deck.known);
            form.at("unknown").plain(&mut deck.unknown);
        });
    });
    if decks.len() != PERIODS {
        spot.fault("there is a deck for each of the three periods");
    }
    state.decks = By::from_fn(|n: u8| decks.get(usize::from(n)).copied().unwrap_or_default());
    form.at("pool").ids(&names.cards, &mut state.pool);
}

/// What lies open is in no deck, and the decks of periods that are over are gone.
fn deal_the_rest(state: &mut State) {
    let mut out: Cards = state.queue.iter().flatten().copied().collect();
    out = out.or(state.top.set()).or(state.fill.aside.set());
    out = state.players.iter().filter_map(|player| player.reserve).fold(out, Cards::with);
    if let Source::Card(card) = state.job.source {
        out = out.with(card);
    }
    for (n, deck) in state.decks.iter_mut().enumerate() {
        deck.known = deck.known.minus(out);
        if n < usize::from(state.period) {
            *deck = Deck::default();
        }
    }
    let seen = out.and(state.pool).len() as u8;
    state.pool = state.pool.minus(out);
    let deck = &mut state.decks[state.period];
    deck.unknown = deck.unknown.saturating_sub(seen);
    // What lies open cannot lie in a later deck either.
    let mut room = state.pool.len() as u8;
    for deck in &mut state.decks {
        deck.unknown = deck.unknown.min(room);
        room -= deck.unknown;
    }
}

/// What nobody holds lies on its stack, unless the position says otherwise.
fn stacks(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let board = names.board;
    if form.reads() && !form.has("stacks") {
        for n in 0..board.stacks.len() {
            let held: u8 = state.players.iter().map(|player| player.tokens[n]).sum();
            state.stacks[n] = state.stacks[n].saturating_sub(held);
        }
        let mut owned: u8 = state.players.iter().map(|player| player.support).sum();
        for stack in &board.support {
            let gone = owned.min(state.stacks[stack.index()]);
            state.stacks[stack.index()] -= gone;
            owned -= gone;
        }
    }
    let mut stacks = By::new(state.stacks);
    form.at("stacks").table(&names.stacks, &mut stacks, None, |spot, _, count| spot.plain(count));
    state.stacks = *stacks.rows();
}
