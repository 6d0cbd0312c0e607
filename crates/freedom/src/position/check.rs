//! What cannot be on any table, however it was played.

use kernel::{Fault, Faults, Rules, SeatSet, Turn};

use crate::board::{PERIODS, QUEUE_SLOTS};
use crate::card::{Card, Cards};
use crate::effects::slot;
use crate::job::{self, Job, Source};
use crate::place::{LOST, Place};
use crate::rules::{Freedom, is_chance};
use crate::state::{Doings, Fill, Hunt, Phase, Stage, State};
use crate::token::{Stack, TokenKind};

pub(super) fn check(rules: &Freedom, state: &State) -> Result<(), Vec<Fault>> {
    let mut check = Check { rules, state, faults: Faults::default() };
    check.seats();
    check.people();
    check.market();
    check.tokens();
    check.cards();
    check.stage();
    check.turn();
    check.job();
    check.hunt();
    check.bounds();
    // Only a state that hangs together can be asked what it awaits.
    if check.faults.0.is_empty() {
        check.awaited();
    }
    check.faults.none(())
}

pub(super) struct Check<'a> {
    pub(super) rules: &'a Freedom,
    pub(super) state: &'a State,
    faults: Faults,
}

impl Check<'_> {
    /// Notes a fault unless something holds.
    pub(super) fn holds(&mut self, holds: bool, at: impl Into<String>, what: impl Into<String>) {
        self.faults.need(holds, at, what);
    }

    fn seats(&mut self) {
        let state = self.state;
        let there = state.lead.0 < state.seats && state.active.0 < state.seats;
        self.holds(there, "lead", "the lead player and the acting player sit at the table");
        let others = state.done.or(state.preferred).minus(state.everybody());
        self.holds(others.is_empty(), "done", "only those who sit at the table plan");
        let mut roles = Vec::new();
        for player in state.players.iter().take(usize::from(state.seats)) {
            roles.extend(player.role);
        }
        let dealt = if state.stage == Stage::Role { state.active.0 } else { state.seats };
        let all = roles.len() == usize::from(dealt);
        self.holds(all, "seats", "every seat has a role once roles are dealt");
        roles.sort_unstable();
        let differ = roles.windows(2).all(|pair| pair[0] != pair[1]);
        self.holds(differ, "seats", "no two seats have the same role");
        let acts = matches!(state.phase, Phase::Action | Phase::Setup);
        let lead = acts || state.active == state.lead;
        self.holds(lead, "active", "outside the Action phase the lead player acts");
    }

    fn people(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        for at in board.map.or(board.farms) {
            let fits = state.people[at.index()] <= board.holds[at.index()];
            self.holds(fits, format!("people.{}", board.id(at)), "so many do not fit there");
        }
        let boxes = state.victory(board).lost;
        let fits = state.people[LOST.index()] <= boxes;
        self.holds(fits, "people.lost", format!("the track has {boxes} boxes"));
        for at in state.watched(board) {
            let empty = state.people[at.index()] == 0;
            let what = "nobody is where a catcher stands";
            self.holds(empty, format!("people.{}", board.id(at)), what);
        }
        let known = board.map.or(board.farms);
        let moved = (0..64).map(Place).all(|at| {
            state.job.moved[at.index()] == 0
                || (known.has(at) && state.job.moved[at.index()] <= state.people[at.index()])
        });
        self.holds(moved, "job.moved", "those who were moved are still there");
    }

    fn market(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let used = board.lots_for(state.seats);
        let mut open = 0;
        for lot in state.market.iter().flatten() {
            let fits = used & !open & !state.market_deck & (1 << lot.card) != 0;
            self.holds(fits, "market", "each card of this number of players is there once");
            open |= 1 << lot.card;
        }
        self.holds(state.market_deck & !used == 0, "market_deck", "a card is not used here");
        let early = matches!(state.phase, Phase::Catchers | Phase::Planning | Phase::Action);
        let some = !early || state.lots() > 0;
        self.holds(some, "market", "a card lies there until the last round's market");
        let rounds = state.rounds(board);
        let round = state.round <= rounds && (state.phase == Phase::Setup) == (state.round == 0);
        self.holds(round, "round", format!("a game has {rounds} rounds"));
    }

    fn tokens(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let fresh = crate::setup::blank(board, &state.options, state.edition, state.seats);
        for stack in (0..board.stacks.len() as u8).map(Stack) {
            let n = stack.index();
            let at = format!("stacks.{}", board.stack_id(stack));
            let held: u32 = state.players.iter().map(|p| u32::from(p.tokens[n])).sum();
            let all = held + u32::from(state.stacks[n]);
            let conductor = matches!(board.token[n], TokenKind::Conductor { .. });
            match board.token[n] {
                TokenKind::Support => {
                    self.holds(held == 0, &at, "Support tokens are written under `support`");
                }
                TokenKind::Conductor { .. } | TokenKind::Fundraising { .. } => {
                    self.holds(all <= u32::from(fresh.stacks[n]), &at, "there are not so many");
                }
            }
            let holder = state.grey[n];
            let grey = conductor && holder.is_some_and(|seat| state.player(seat).tokens[n] > 0);
            self.holds(holder.is_none() || grey, &at, "the grey token is held by somebody");
            let back = !conductor || (state.stacks[n] == 0) == holder.is_some();
            self.holds(back, &at, "the last token is grey, and never leaves the game");
            let open = board.stack_period[n] <= state.period;
            let untouched = open || state.stacks[n] == fresh.stacks[n];
            self.holds(untouched, &at, "that period has not opened");
        }
        let owned: u32 = state.players.iter().map(|p| u32::from(p.support)).sum();
        let left = |stack: &Stack| u32::from(state.stacks[stack.index()]);
        let all: u32 = board.support.iter().map(|s| u32::from(fresh.stacks[s.index()])).sum();
        let there: u32 = board.support.iter().map(left).sum();
        self.holds(owned + there == all, "stacks", "no Support token is lost or gained");
        for (period, stack) in board.support.iter().enumerate() {
            let now = usize::from(state.period);
            let sold = period >= now || left(stack) == 0;
            self.holds(sold, "period", "a period opens when the Support before it is bought");
            let closed = period != now || now + 1 == PERIODS || left(stack) > 0;
            self.holds(closed, "period", "all Support of the period is bought: the next is open");
        }
    }

    fn cards(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let mut seen = Cards::NONE;
        let mut once = true;
        let mut see = |card: Card| {
            once &= !seen.has(card);
            seen = seen.with(card);
        };
        state.queue.iter().flatten().copied().for_each(&mut see);
        state.top.cards().iter().copied().for_each(&mut see);
        state.fill.aside.cards().iter().copied().for_each(&mut see);
        state.players.iter().filter_map(|player| player.reserve).for_each(&mut see);
        for deck in &state.decks {
            deck.known.iter().for_each(&mut see);
        }
        state.pool.iter().for_each(&mut see);
        if let Source::Card(card) = state.job.source {
            see(card);
        }
        self.holds(once, "queue", "each card is in one place");
        let used = board.cards_for(state.seats);
        self.holds(seen.minus(used).is_empty(), "queue", "a card is not used with so few players");
        let unknown: usize = state.decks.iter().map(|deck| usize::from(deck.unknown)).sum();
        let enough = unknown <= state.pool.len();
        self.holds(enough, "pool", "the unknown cards of the decks are among those of the pool");
        let opposes = state.pool.minus(board.opposition).is_empty()
            && state.fill.aside.set().minus(board.opposition).is_empty();
        self.holds(opposes, "pool", "only Opposition cards are unknown or set aside");
        for deck in &state.decks.rows()[..usize::from(state.period)] {
            let gone = deck.known.is_empty() && deck.unknown == 0;
            self.holds(gone, "decks", "the deck of a period that is over is gone");
        }
        for player in &state.players {
            let reserve = player.reserve.is_none_or(|card| board.keep(card).is_some());
            self.holds(reserve, "seats", "only Reserve cards are kept");
        }
    }

    fn stage(&mut self) {
        let state = self.state;
        let fits = match state.stage {
            Stage::Role | Stage::Lead => state.phase == Phase::Setup,
            Stage::Reveal => matches!(state.phase, Phase::Setup | Phase::Market),
            Stage::Fill => matches!(state.phase, Phase::Setup | Phase::Lantern),
            Stage::CatcherDie | Stage::MovementDie(_) => state.phase == Phase::Catchers,
            Stage::Plan => state.phase == Phase::Planning,
            Stage::Place | Stage::LeaveOff => state.phase == Phase::Market,
            Stage::Carry => matches!(state.phase, Phase::Action | Phase::Lantern),
            Stage::Coffin(_) => matches!(state.phase, Phase::Action | Phase::Catchers),
            Stage::Turn
            | Stage::Choose
            | Stage::Draw
            | Stage::Protect
            | Stage::Shield
            | Stage::Hold
            | Stage::Tie(_) => state.phase == Phase::Action,
            Stage::Over(_) => state.phase == Phase::Over,
        };
        self.holds(fits, "step", "that is not done in this phase");
        let carries = matches!(
            state.stage,
            Stage::Carry
                | Stage::Choose
                | Stage::Draw
                | Stage::Protect
                | Stage::Shield
                | Stage::Tie(_)
        ) || matches!(state.stage, Stage::Coffin(_) | Stage::Hold)
            && state.phase == Phase::Action;
        self.holds(carries == (state.job != Job::NONE), "job", "this step and a job go together");
        let effect = job::effect(self.rules.board(), state).is_some();
        self.holds(carries == effect, "job", "there must be something to carry out");
        let hunts = matches!(state.stage, Stage::Coffin(_) | Stage::Hold | Stage::Tie(_))
            || state.stage == Stage::Shield && state.hunt != Hunt::NONE;
        self.holds(hunts == (state.hunt != Hunt::NONE), "hunt", "only some steps have a hunt");
        let whom = match state.stage {
            Stage::Coffin(n) => state.hunt.left & (1 << n) != 0,
            Stage::Tie(n) => state.hunt.tied.trailing_zeros() == u32::from(n),
            _ => true,
        };
        self.holds(whom, "hunt", "the catcher in question is not about to move");
        let filling = state.stage == Stage::Fill || state.fill == Fill::NONE;
        self.holds(filling, "fill", "cards are set aside while the queue is filled");
        let room =
            state.stage != Stage::Fill || (0..QUEUE_SLOTS as u8).any(|n| slot(state, n).is_none());
        self.holds(room, "queue", "a full queue is not filled");
        let turn = state.phase == Phase::Action || state.turn == Doings::default();
        self.holds(turn, "turn", "turns are taken in the Action phase");
        let plans = state.phase == Phase::Planning
            || (state.done.is_empty()
                && !state.lead_first
                && state.players.iter().all(|p| p.taken == [None; 2]));
        self.holds(plans, "done", "players plan in the planning phase");
        let prefers = !matches!(state.phase, Phase::Setup | Phase::Lantern)
            || state.preferred == SeatSet::NONE;
        self.holds(prefers, "preferred", "nobody says so in this phase");
        let open = state.phase != Phase::Planning || state.done != state.everybody();
        self.holds(open, "done", "all are done, so the planning phase is over");
    }

    /// Somebody who owes a step must be able to take one, and chance must have an outcome.
    fn awaited(&mut self) {
        let state = self.state;
        let mut outcomes = Vec::new();
        let mut offers = Vec::new();
        let goes_on = match self.rules.turn(state) {
            Turn::Over(_) => true,
            Turn::Chance => {
                self.rules.chances(state, &mut outcomes);
                is_chance(state) && !outcomes.is_empty()
            }
            Turn::Seats { must, .. } => {
                !must.is_empty()
                    && must.iter().all(|seat| {
                        self.rules.offers(state, seat, &mut offers);
                        !offers.is_empty()
                    })
            }
        };
        self.holds(goes_on, "step", "nothing could be done here");
    }
}
