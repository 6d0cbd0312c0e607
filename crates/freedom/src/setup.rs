//! Set-up: roles, lead player, market and queue (chapter 6 of the ledger).

use kernel::{By, Fault, Refusal, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::board::{Board, MARKET_SLOTS, MAX_PLAYERS, QUEUE_SLOTS};
use crate::deck::{self, Row};
use crate::edition::Edition;
use crate::event::Event;
use crate::job::Job;
use crate::options::{Money, Options, Plantations, Roles, Support};
use crate::place::{MAX_PLACES, Place};
use crate::play::Play;
use crate::refusals as no;
use crate::state::{Doings, Fill, Hunt, Phase, Player, Stage, State};
use crate::token::MAX_STACKS;

/// The first state of a table.
pub(crate) fn setup(
    board: &Board,
    options: &Options,
    edition: Edition,
) -> Result<State, Vec<Fault>> {
    let cast = cast(board, options)?;
    let players = players(options, cast.len())?;
    let mut state = blank(board, options, edition, players);
    if options.roles == Roles::Named {
        if cast.len() != usize::from(players) {
            return Err(vec![Fault::new("options.cast", "every player needs a role by name")]);
        }
        for (player, role) in state.players.iter_mut().zip(cast) {
            player.role = Some(role);
        }
        let play = Play { board, state: &mut state, tell: &mut kernel::Silent };
        begin_lead(play);
    }
    Ok(state)
}

/// The roles a table names.
fn cast(board: &Board, options: &Options) -> Result<Vec<u8>, Vec<Fault>> {
    let mut roles = Vec::new();
    for id in &options.cast {
        let Some(role) = board.role(id) else {
            let known: Vec<&str> = board.roles.iter().map(|role| role.id.as_str()).collect();
            let what = format!("{id:?} is no role; known: {}", known.join(", "));
            return Err(vec![Fault::new("options.cast", what)]);
        };
        if roles.contains(&role) {
            return Err(vec![Fault::new("options.cast", format!("{id:?} is named twice"))]);
        }
        roles.push(role);
    }
    Ok(roles)
}

/// How many play.
fn players(options: &Options, cast: usize) -> Result<u8, Vec<Fault>> {
    let named = if cast == 0 { MAX_PLAYERS } else { cast };
    let players = options.players.map_or(named, usize::from);
    if !(1..=MAX_PLAYERS).contains(&players) {
        return Err(vec![Fault::new("options.players", "one to four people play")]);
    }
    if cast > 0 && cast != players {
        let what = format!("the cast has {cast} roles, and {players} people play");
        return Err(vec![Fault::new("options.cast", what)]);
    }
    Ok(players as u8)
}

/// A table before anything is dealt or drawn.
pub(crate) fn blank(board: &Board, options: &Options, edition: Edition, players: u8) -> State {
    let mode = options.reactions.unwrap_or(edition.reactions());
    let options = Options {
        players: Some(players),
        cast: Vec::new(),
        reactions: Some(mode),
        ..options.clone()
    };
    let (decks, pool) = deck::deal(board, players);
    let money = board.money[usize::from(options.money == Money::More)];
    let mut blank = Player::BLANK;
    blank.money = money.into();
    blank.mode = mode;
    let mut state = State {
        edition,
        options,
        seats: players,
        round: 0,
        phase: Phase::Setup,
        stage: Stage::Role,
        lead: Seat(0),
        active: Seat(0),
        period: 0,
        players: By::from_fn(|seat: Seat| if seat.0 < players { blank } else { Player::BLANK }),
        stacks: [0; MAX_STACKS],
        grey: [None; MAX_STACKS],
        people: [0; MAX_PLACES],
        supply: board.people,
        catchers: By::default(),
        market: [None; MARKET_SLOTS],
        market_deck: board.lots_for(players),
        queue: [None; QUEUE_SLOTS],
        decks,
        pool,
        top: Row::EMPTY,
        done: SeatSet::NONE,
        lead_first: false,
        preferred: SeatSet::NONE,
        turn: Doings::default(),
        job: Job::NONE,
        hunt: Hunt::NONE,
        fill: Fill::NONE,
    };
    for (n, catcher) in (0..).zip(&board.catchers) {
        state.catchers[n] = catcher.start;
    }
    for (n, stack) in board.stacks.iter().enumerate() {
        let extra = if state.options.support == Support::Extra { stack.extra } else { 0 };
        state.stacks[n] = stack.count[usize::from(players) - 1] + extra;
    }
    for (n, plantation) in board.plantations.iter().enumerate() {
        let at = Place((board.spaces.len() + n) as u8).index();
        let people = match state.options.plantations {
            Plantations::Full => board.holds[at],
            Plantations::CentreEmpty if plantation.easier_empty => 0,
            Plantations::Light | Plantations::CentreEmpty => plantation.light,
        };
        state.people[at] = people.min(state.supply);
        state.supply -= state.people[at];
    }
    state
}

/// Whether a role is still free.
fn is_free(board: &Board, state: &State, role: u8) -> bool {
    usize::from(role) < board.roles.len()
        && state.players.iter().all(|player| player.role != Some(role))
}

pub(crate) fn each_role(board: &Board, state: &State, push: impl FnMut(u8)) {
    let free = (0..board.roles.len() as u8).filter(|role| is_free(board, state, *role));
    free.for_each(push);
}

pub(crate) fn check(board: &Board, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Role(role) if is_free(board, state, role) => Ok(()),
        Action::Role(role) => Err(no::role_taken(board.role_id(role))),
        _ => Err(no::not_now()),
    }
}

/// Chance says who leads, unless one plays alone.
fn begin_lead<T: Tell<Event>>(mut play: Play<'_, T>) {
    play.state.active = Seat(0);
    if play.state.seats > 1 {
        play.state.stage = Stage::Lead;
    } else {
        play.leads(Seat(0));
    }
}

impl<T: Tell<Event>> Play<'_, T> {
    /// The seat whose turn it is has a role.
    pub(crate) fn take_role(&mut self, role: u8) {
        let seat = self.state.active;
        self.state.player_mut(seat).role = Some(role);
        self.tell(|b, _| Event::RoleTaken { seat, role: b.role_id(role).to_owned() });
        if seat.0 + 1 < self.state.seats {
            self.state.active = Seat(seat.0 + 1);
        } else {
            begin_lead(Play { board: self.board, state: self.state, tell: self.tell });
        }
    }

    /// Somebody leads; the market is stocked.
    pub(crate) fn leads(&mut self, seat: Seat) {
        self.state.lead = seat;
        self.state.active = seat;
        self.tell(|_, _| Event::Leads { seat });
        self.stock_market();
    }

    /// The first market cards are revealed, the bottom one first; then the queue is filled.
    pub(crate) fn stock_market(&mut self) {
        if self.state.lots() < usize::from(self.board.market_open) && self.state.market_deck != 0 {
            self.state.stage = Stage::Reveal;
        } else {
            self.fill_queue();
        }
    }
}
