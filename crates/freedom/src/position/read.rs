//! A position becomes a state, or says everything that is wrong with it.

use kernel::{Fault, Seat};
use serde_json::Value;

use super::check;
use super::file::{
    DeckFile, File, HuntFile, JobFile, PhaseName, SeatFile, SourceName, StepName, WhyName,
};
use crate::board::{Board, MARKET_SLOTS, MAX_PLAYERS, PERIODS, QUEUE_SLOTS};
use crate::card::{Card, Cards};
use crate::deck::Deck;
use crate::job::{Job, Source};
use crate::place::{MARKET, MAX_PLACES, Place};
use crate::rules::Freedom;
use crate::setup;
use crate::state::{End, Fill, Hunt, Lot, Phase, Player, State, Step, Turn, Why};
use crate::token::Stack;

/// Reads names into small integers and gathers what is wrong on the way.
struct Reader<'a> {
    board: &'a Board,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    fn found<V>(&mut self, at: &str, id: &str, what: &str, found: Option<V>) -> Option<V> {
        if found.is_none() {
            self.fault(at, format!("{id:?} is no {what} of this board"));
        }
        found
    }

    fn place(&mut self, at: &str, id: &str) -> Option<Place> {
        self.found(at, id, "place", self.board.place(id))
    }

    fn stack(&mut self, at: &str, id: &str) -> Option<Stack> {
        self.found(at, id, "stack", self.board.stack(id))
    }

    fn card(&mut self, at: &str, id: &str) -> Option<Card> {
        self.found(at, id, "card", self.board.card(id))
    }

    fn cards(&mut self, at: &str, ids: &[String]) -> Vec<Card> {
        ids.iter().filter_map(|id| self.card(at, id)).collect()
    }

    fn catcher(&mut self, at: &str, id: &str) -> Option<u8> {
        self.found(at, id, "catcher", self.board.catcher(id))
    }

    fn catchers(&mut self, at: &str, ids: &[String]) -> u8 {
        ids.iter().filter_map(|id| self.catcher(at, id)).fold(0, |set, n| set | 1 << n)
    }

    fn lot(&mut self, at: &str, id: &str) -> Option<u8> {
        self.found(at, id, "market card", self.board.lot_of(id))
    }

    fn step(&mut self, step: Option<&StepName>, phase: PhaseName) -> Step {
        let at = "step";
        match step {
            Some(StepName::Role) => Step::Role,
            Some(StepName::Lead) => Step::Lead,
            Some(StepName::Reveal) => Step::Reveal,
            Some(StepName::Fill) => Step::Fill,
            Some(StepName::CatcherDie) => Step::CatcherDie,
            Some(StepName::MovementDie(id)) => {
                Step::MovementDie(self.catcher(at, id).unwrap_or_default())
            }
            Some(StepName::Plan) => Step::Plan,
            Some(StepName::Turn) => Step::Turn,
            Some(StepName::Choose) => Step::Choose,
            Some(StepName::Carry) => Step::Carry,
            Some(StepName::Draw) => Step::Draw,
            Some(StepName::Protect) => Step::Protect,
            Some(StepName::Shield) => Step::Shield,
            Some(StepName::Hold) => Step::Hold,
            Some(StepName::Coffin(id)) => Step::Coffin(self.catcher(at, id).unwrap_or_default()),
            Some(StepName::Tie(id)) => Step::Tie(self.catcher(at, id).unwrap_or_default()),
            Some(StepName::Place) => Step::Place,
            Some(StepName::LeaveOff) => Step::LeaveOff,
            Some(StepName::Won) => Step::Over(End::Won),
            Some(StepName::Lost) => Step::Over(End::Lost),
            Some(StepName::Time) => Step::Over(End::Time),
            None => match phase {
                PhaseName::Setup => Step::Role,
                PhaseName::Catchers => Step::CatcherDie,
                PhaseName::Planning => Step::Plan,
                PhaseName::Action => Step::Turn,
                PhaseName::Market => Step::Place,
                PhaseName::Lantern => Step::Fill,
                PhaseName::Over => Step::Over(End::Time),
            },
        }
    }

    fn seat(&mut self, n: usize, file: &SeatFile, usual: &Player, state: &mut State) {
        let at = format!("seats.{n}");
        let mut player = *usual;
        if let Some(id) = &file.role {
            player.role = self.found(&at, id, "role", self.board.role(id));
        }
        player.spent = file.spent;
        player.money = file.money.unwrap_or(usual.money);
        player.support = file.support;
        for (id, count) in &file.tokens {
            if let Some(stack) = self.stack(&format!("{at}.tokens"), id) {
                player.tokens[stack.index()] = *count;
            }
        }
        for id in &file.grey {
            if let Some(stack) = self.stack(&format!("{at}.grey"), id) {
                if state.grey[stack.index()].is_some() {
                    self.fault(format!("{at}.grey"), "each stack has one grey token");
                }
                state.grey[stack.index()] = Some(Seat(n as u8));
            }
        }
        player.reserve = file.reserve.as_ref().and_then(|id| self.card(&at, id));
        player.mode = file.reactions.unwrap_or(usual.mode);
        if file.taken.len() > player.taken.len() {
            self.fault(format!("{at}.taken"), "a player takes at most two tokens");
        }
        for (to, id) in player.taken.iter_mut().zip(&file.taken) {
            *to = self.stack(&format!("{at}.taken"), id);
        }
        state.players[n] = player;
    }

    fn job(&mut self, file: &JobFile) -> Job {
        let at = "job";
        let source = match &file.source {
            SourceName::Token(id) => self.stack(at, id).map(Source::Token),
            SourceName::Benefit => Some(Source::Benefit),
            SourceName::Special => Some(Source::Special),
            SourceName::Reserve => Some(Source::Reserve),
            SourceName::Card(id) => self.card(at, id).map(Source::Card),
        };
        let mut moved = [0; MAX_PLACES];
        for (id, people) in &file.moved {
            if let Some(place) = self.place("job.moved", id) {
                moved[place.index()] = *people;
            }
        }
        if usize::from(file.slot) >= QUEUE_SLOTS {
            self.fault("job.slot", "the queue has five slots, counted from nought");
        }
        Job {
            source: source.unwrap_or(Source::None),
            part: file.part,
            left: file.left,
            fresh: file.fresh,
            shielded: file.shielded,
            pin: file.pin.as_ref().and_then(|id| self.place("job.pin", id)),
            slot: file.slot % QUEUE_SLOTS as u8,
            moved,
        }
    }

    fn hunt(&mut self, file: &HuntFile) -> Hunt {
        Hunt {
            left: self.catchers("hunt.left", &file.left),
            east: self.catchers("hunt.east", &file.east),
            tied: self.catchers("hunt.tied", &file.tied),
            steps: file.steps,
            why: match file.why {
                WhyName::Dice => Why::Dice,
                WhyName::Woken => Why::Woken,
                WhyName::Sent => Why::Sent,
            },
        }
    }

    fn people(&mut self, file: &File, state: &mut State) {
        let Some(people) = &file.people else { return };
        state.people = [0; MAX_PLACES];
        for (id, count) in people {
            match self.place("people", id) {
                Some(MARKET) => self.fault("people", "people on market cards stand in `market`"),
                Some(place) => state.people[place.index()] = *count,
                None => {}
            }
        }
    }

    fn market(&mut self, file: &File, state: &mut State) {
        state.market = [None; MARKET_SLOTS];
        let all: Vec<u8> = (0..32).filter(|n| state.market_deck & (1 << n) != 0).collect();
        if let Some(lots) = &file.market {
            if lots.len() > MARKET_SLOTS {
                self.fault("market", "three cards lie face up");
            }
            for (to, lot) in state.market.iter_mut().zip(lots) {
                let card = self.lot("market", &lot.card);
                *to = card.map(|card| Lot { card, people: lot.people });
            }
        } else if file.phase != PhaseName::Setup {
            // The cards of the rounds before are gone, the next three lie there.
            let gone = usize::from(file.round.max(1) - 1);
            for (to, card) in state.market.iter_mut().zip(all.iter().skip(gone)) {
                let people = self.board.lot[usize::from(*card)];
                *to = Some(Lot { card: *card, people });
            }
        }
        state.market_deck = match &file.market_deck {
            Some(ids) => {
                let cards = ids.iter().filter_map(|id| self.lot("market_deck", id));
                cards.fold(0, |set, n| set | 1 << n)
            }
            None if file.phase == PhaseName::Setup => state.market_deck,
            None => {
                let gone = usize::from(file.round.max(1) - 1) + state.lots();
                let open: Vec<u8> = state.market.iter().flatten().map(|lot| lot.card).collect();
                let later = all.iter().filter(|n| !open.contains(n));
                let skip = gone - open.len();
                later.skip(skip).fold(0, |set, n| set | 1 << n)
            }
        };
    }

    fn cards_everywhere(&mut self, file: &File, state: &mut State) {
        if file.queue.len() > QUEUE_SLOTS {
            self.fault("queue", "the queue has five slots");
        }
        for (to, id) in state.queue.iter_mut().zip(&file.queue) {
            *to = id.as_ref().and_then(|id| self.card("queue", id));
        }
        for card in self.cards("top", &file.top) {
            if !state.top.push(card) {
                self.fault("top", "so many cards never lie on top in a known order");
            }
        }
        if let Some(fill) = &file.fill {
            state.fill.opposed = fill.opposed;
            for card in self.cards("fill.aside", &fill.aside) {
                if !state.fill.aside.push(card) {
                    self.fault("fill.aside", "so many cards are never set aside");
                }
            }
        }
        let mut out: Cards = state.queue.iter().flatten().copied().collect();
        out = Cards(out.0 | state.top.set().0 | state.fill.aside.set().0);
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
        let deck = &mut state.decks[usize::from(state.period) % PERIODS];
        deck.unknown = deck.unknown.saturating_sub(seen);
        // What lies open cannot lie in a later deck either.
        let mut room = state.pool.len() as u8;
        for deck in &mut state.decks {
            deck.unknown = deck.unknown.min(room);
            room -= deck.unknown;
        }
        if let Some(decks) = &file.decks {
            self.decks(decks, state);
        }
        if let Some(ids) = &file.pool {
            state.pool = self.cards("pool", ids).into_iter().collect();
        }
    }

    fn decks(&mut self, files: &[DeckFile], state: &mut State) {
        if files.len() != PERIODS {
            self.fault("decks", "there is a deck for each of the three periods");
        }
        for (deck, file) in state.decks.iter_mut().zip(files) {
            deck.known = self.cards("decks", &file.known).into_iter().collect();
            deck.unknown = file.unknown;
        }
    }

    /// What nobody holds lies on its stack, unless the position says otherwise.
    fn stacks(&mut self, file: &File, state: &mut State) {
        if let Some(stacks) = &file.stacks {
            for (id, count) in stacks {
                if let Some(stack) = self.stack("stacks", id) {
                    state.stacks[stack.index()] = *count;
                }
            }
            return;
        }
        for n in 0..self.board.stacks.len() {
            let held: u8 = state.players.iter().map(|player| player.tokens[n]).sum();
            state.stacks[n] = state.stacks[n].saturating_sub(held);
        }
        let mut owned: u8 = state.players.iter().map(|player| player.support).sum();
        for stack in self.board.support {
            let gone = owned.min(state.stacks[stack.index()]);
            state.stacks[stack.index()] -= gone;
            owned -= gone;
        }
    }

    fn stand(&mut self, file: &File, state: &mut State) {
        for (id, place) in &file.catchers {
            let (catcher, at) = (self.catcher("catchers", id), self.place("catchers", place));
            if let (Some(catcher), Some(at)) = (catcher, at) {
                let on_path = self.board.on_path[usize::from(catcher)][at.index()];
                if on_path == crate::board::OFF_PATH {
                    self.fault(format!("catchers.{id}"), format!("{place} is not on its path"));
                } else {
                    state.catchers[usize::from(catcher)] = on_path;
                }
            }
        }
    }
}

fn phase(phase: PhaseName) -> Phase {
    match phase {
        PhaseName::Setup => Phase::Setup,
        PhaseName::Catchers => Phase::Catchers,
        PhaseName::Planning => Phase::Planning,
        PhaseName::Action => Phase::Action,
        PhaseName::Market => Phase::Market,
        PhaseName::Lantern => Phase::Lantern,
        PhaseName::Over => Phase::Over,
    }
}

/// How many play, by the options or by the seats that are written.
fn players(file: &File) -> Result<u8, Vec<Fault>> {
    let written = if file.seats.is_empty() { MAX_PLAYERS } else { file.seats.len() };
    let players = file.options.players.map_or(written, usize::from);
    let agree = file.seats.is_empty() || file.seats.len() == players;
    if !agree || !(1..=MAX_PLAYERS).contains(&players) {
        return Err(vec![Fault::new("seats", "one to four people play, each with a seat")]);
    }
    Ok(players as u8)
}

pub(crate) fn load(rules: &Freedom, position: &Value) -> Result<State, Vec<Fault>> {
    let file: File = serde_json::from_value(position.clone())
        .map_err(|error| vec![Fault::new("position", error.to_string())])?;
    let board = rules.board();
    let players = players(&file)?;
    let mut reader = Reader { board, faults: Vec::new() };
    let mut state = setup::blank(board, &file.options.variants(rules.edition()), players);
    let usual = state.players[0];
    for (n, seat) in file.seats.iter().enumerate() {
        reader.seat(n, seat, &usual, &mut state);
    }
    if file.seats.is_empty() && file.phase != PhaseName::Setup {
        for (player, role) in state.players.iter_mut().zip(0..players) {
            player.role = Some(role);
        }
    }
    state.round = if file.phase == PhaseName::Setup { 0 } else { file.round };
    state.phase = phase(file.phase);
    state.step = reader.step(file.step.as_ref(), file.phase);
    state.lead = file.lead;
    state.active = file.active.unwrap_or(file.lead);
    if !(1..=PERIODS as u8).contains(&file.period) {
        reader.fault("period", "there are three periods");
    }
    state.period = file.period.clamp(1, PERIODS as u8) - 1;
    reader.stand(&file, &mut state);
    reader.people(&file, &mut state);
    reader.market(&file, &mut state);
    if let Some(job) = &file.job {
        state.job = reader.job(job);
    }
    if let Some(hunt) = &file.hunt {
        state.hunt = reader.hunt(hunt);
    }
    reader.cards_everywhere(&file, &mut state);
    reader.stacks(&file, &mut state);
    state.done = file.done;
    state.lead_first = file.lead_first;
    state.preferred = file.preferred;
    let t = &file.turn;
    state.turn = Turn {
        acted: t.acted,
        benefit: t.benefit,
        played: t.played,
        more_tokens: t.more_tokens,
        bought: t.bought,
        raised: t.raised,
        purchased: t.purchased,
        held: t.held,
        protected: t.protected,
    };
    if file.fill.is_none() {
        state.fill = Fill::NONE;
    }
    state.supply = 0;
    match u32::from(board.people).checked_sub(state.everyone()) {
        Some(supply) => state.supply = supply as u8,
        None => reader.fault("people", format!("there are only {} people", board.people)),
    }
    let mut faults = reader.faults;
    if faults.is_empty() {
        check::check(rules, &state, &mut faults);
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}
