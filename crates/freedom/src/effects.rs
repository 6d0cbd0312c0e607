//! Carrying out what cards, tokens and roles do, part by part (3.5, 3.6 and chapter 9 of the
//! ledger).

use kernel::{Refusal, Seat, Tell};

use crate::action::{Action, MAX_GIFT};
use crate::board::{Board, QUEUE_SLOTS};
use crate::card::{Card, Effect, Keep, Kind, MAX_EFFECTS, Send};
use crate::deck;
use crate::event::{Event, Gain};
use crate::job::{self, Job, Source};
use crate::moving::{self, job_walk};
use crate::opposition;
use crate::place::{CANADA, MARKET, Place, Places};
use crate::play::{Play, card_id};
use crate::purchase::{self, Terms};
use crate::reactions;
use crate::refusals as no;
use crate::state::{Phase, Stage, State};

/// How many people can leave a place.
fn present(state: &State, at: Place) -> u8 {
    match at {
        MARKET => state.market[0].map_or(0, |lot| lot.people),
        at => state.people[at.index()],
    }
}

/// Where people can be sent from.
fn send_starts(state: &State, send: &Send) -> Places {
    let pinned = state.job.pin.filter(|_| send.same_from).map(Places::one);
    let from = pinned.unwrap_or(send.from);
    from.iter().filter(|at| present(state, *at) > 0).collect()
}

/// Where people can be sent to, distance left aside.
fn send_ends(board: &Board, state: &State, send: &Send) -> Places {
    let pinned = state.job.pin.filter(|_| send.same_to).map(Places::one);
    let open = board.map.minus(state.watched(board)).and(state.roomy(board)).with(CANADA);
    pinned.unwrap_or(send.to).and(open)
}

/// The places within so many steps, walking through anything but what is to be avoided.
fn within(board: &Board, from: Place, steps: u8, avoid: Places) -> Places {
    let mut reached = board.next[from.index()];
    let mut edge = reached;
    for _ in 1..steps {
        let mut next = Places::NONE;
        for at in edge.and(board.map).minus(avoid) {
            next = next.or(board.next[at.index()]);
        }
        edge = next.minus(reached);
        reached = reached.or(next);
    }
    reached
}

/// Where somebody can be sent from one place.
fn send_ends_from(board: &Board, send: &Send, ends: Places, from: Place) -> Places {
    match send.within {
        0 => ends,
        steps => ends.and(within(board, from, steps, send.avoid)),
    }
}

fn each_send(board: &Board, state: &State, send: &Send, mut push: impl FnMut(Place, Place)) {
    let ends = send_ends(board, state, send);
    for from in send_starts(state, send) {
        for to in send_ends_from(board, send, ends, from) {
            push(from, to);
        }
    }
}

fn check_send(
    board: &Board,
    state: &State,
    send: &Send,
    from: Place,
    to: Place,
) -> Result<(), Refusal> {
    let (from_id, to_id) = (board.id(from), board.id(to));
    let pin = state.job.pin;
    if !send.from.has(from) {
        return Err(no::not_from_there(from_id));
    }
    if present(state, from) == 0 {
        return Err(no::nobody_there("3.3.5", from_id));
    }
    if !send.to.has(to) {
        return Err(no::not_to_there(to_id));
    }
    let other_pin = |same: bool, at: Place| same && pin.is_some_and(|pin| pin != at);
    if other_pin(send.same_from, from) || other_pin(send.same_to, to) {
        return Err(no::one_city(board.id(pin.unwrap_or(to))));
    }
    if state.watched(board).has(to) {
        return Err(no::catcher_there("3.5.11", to_id));
    }
    if !state.roomy(board).has(to) {
        return Err(no::full("3.5.11", to_id));
    }
    if !send_ends_from(board, send, Places::one(to), from).has(to) {
        return Err(no::no_way(from_id, to_id, send.within));
    }
    Ok(())
}

fn terms(effect: Effect) -> Option<Terms> {
    match effect {
        Effect::Buy { off, free, .. } => Some(Terms { off, free }),
        _ => None,
    }
}

/// Everybody to whom the acting player could give money.
fn friends(state: &State) -> impl Iterator<Item = Seat> {
    state.everybody().without(state.active).iter()
}

/// Lists what the acting player can choose to carry the job on.
pub(crate) fn options(board: &Board, state: &State, effect: Effect, out: &mut Vec<Action>) {
    if let Some(walk) = job_walk(board, state, effect) {
        return moving::offers(board, &walk, out);
    }
    match effect {
        Effect::Send(send) => {
            each_send(board, state, &send, |from, to| out.push(Action::Move(from, to)));
        }
        Effect::Buy { off, free, .. } => {
            purchase::offers(board, state, state.active, Terms { off, free }, out);
        }
        Effect::Swap => {
            for left in 0..QUEUE_SLOTS as u8 {
                for right in left + 1..QUEUE_SLOTS as u8 {
                    if slot(state, left).is_some() && slot(state, right).is_some() {
                        out.push(Action::Swap(left, right));
                    }
                }
            }
        }
        Effect::Top | Effect::Pick => {
            let filled = (0..QUEUE_SLOTS as u8).filter(|n| slot(state, *n).is_some());
            out.extend(filled.map(Action::Pick));
        }
        Effect::Gift => {
            let most = state.player(state.active).money.min(MAX_GIFT.into()) as u8;
            for seat in friends(state) {
                out.extend((1..=most).map(|money| Action::Give(seat, money)));
            }
        }
        _ => opposition::options(board, state, effect, |action| out.push(action)),
    }
}

/// Whether there is anything to choose.
pub(crate) fn any_option(board: &Board, state: &State, effect: Effect) -> bool {
    if let Some(walk) = job_walk(board, state, effect) {
        return moving::any(board, &walk);
    }
    match effect {
        Effect::Send(send) => {
            let ends = send_ends(board, state, &send);
            let open = |from| !send_ends_from(board, &send, ends, from).is_empty();
            send_starts(state, &send).iter().any(open)
        }
        Effect::Buy { off, free, .. } => {
            let mut any = false;
            purchase::each(board, state, state.active, Terms { off, free }, |_| any = true);
            any
        }
        Effect::Swap => state.queued() >= 2,
        Effect::Top | Effect::Pick => state.queued() >= 1,
        _ => true,
    }
}

/// Whether the acting player can choose this to carry the job on, and if not, why not.
pub(crate) fn check(board: &Board, state: &State, action: Action) -> Result<(), Refusal> {
    let Some(effect) = job::effect(board, state) else { return Err(no::not_now()) };
    match (effect, action) {
        (_, Action::Enough) if job::can_stop(state, effect) => Ok(()),
        (_, Action::Enough) => Err(no::compulsory()),
        (_, Action::Shield) => match reactions::active_can_shield(board, state) {
            true => Ok(()),
            false => Err(no::cannot_shield()),
        },
        (Effect::Move { .. } | Effect::Points { .. }, Action::Move(from, to)) => {
            match job_walk(board, state, effect) {
                Some(walk) => moving::check(board, state, &walk, from, to),
                None => Err(no::finish_first()),
            }
        }
        (Effect::Send(send), Action::Move(from, to)) => check_send(board, state, &send, from, to),
        (Effect::Buy { .. }, Action::Take(stack)) => {
            purchase::check(board, state, state.active, stack, terms(effect).unwrap_or_default())
        }
        (Effect::Swap, Action::Swap(left, right)) => {
            match left < right && slot(state, left).is_some() && slot(state, right).is_some() {
                true => Ok(()),
                false => Err(no::empty_slot("3.5.12")),
            }
        }
        (Effect::Top | Effect::Pick, Action::Pick(n)) => match slot(state, n) {
            Some(_) => Ok(()),
            None => Err(no::empty_slot("3.5.3")),
        },
        (Effect::Gift, Action::Give(to, money)) => {
            let purse = state.player(state.active).money;
            if !friends(state).any(|seat| seat == to) {
                return Err(no::not_another_player());
            }
            if money == 0 || u16::from(money) > purse {
                return Err(no::too_dear("9.4.3", money.into(), purse));
            }
            Ok(())
        }
        _ => opposition::check(board, state, effect, action),
    }
}

/// The card in a slot of the queue.
pub(crate) fn slot(state: &State, slot: u8) -> Option<Card> {
    state.queue.get(usize::from(slot)).copied().flatten()
}

impl<T: Tell<Event>> Play<'_, T> {
    /// An action is begun.
    pub(crate) fn open(&mut self, source: Source, slot: u8) {
        self.state.job = Job { source, slot, fresh: true, ..Job::NONE };
        match source {
            Source::Card(card) if self.board.either.has(card) => self.choose_part(card),
            _ => self.begin_part(),
        }
    }

    /// A card offers one of several effects: somebody is asked which, unless only one can be.
    fn choose_part(&mut self, card: Card) {
        let (board, state) = (self.board, &mut *self.state);
        let possible = |part: &usize| {
            board.effects[card.index()][*part].is_some_and(|e| any_option(board, state, e))
        };
        let mut parts = (0..MAX_EFFECTS).filter(possible);
        let (first, second) = (parts.next(), parts.next());
        if second.is_some() || !state.edition.spares_idle_questions() {
            state.stage = Stage::Choose;
            return;
        }
        state.job.part = first.unwrap_or_default() as u8;
        self.begin_part();
    }

    /// The effect that is due begins: at once, by a question, or not at all if nothing can be done.
    pub(crate) fn begin_part(&mut self) {
        let Some(effect) = job::effect(self.board, self.state) else { return self.close() };
        let job = &mut self.state.job;
        job.pin = None;
        job.left = effect.extent();
        match effect {
            Effect::Move { .. } | Effect::Points { .. } => {
                if any_option(self.board, self.state, effect) {
                    self.begin_moving();
                } else {
                    self.next_part();
                }
            }
            Effect::Send(_)
            | Effect::Buy { .. }
            | Effect::Swap
            | Effect::Top
            | Effect::Pick
            | Effect::Gift => self.carry_on(),
            Effect::Money { each } => {
                for seat in self.state.everybody() {
                    self.earn(seat, each.into(), Gain::Card);
                }
                self.next_part();
            }
            Effect::Count { each, places } => {
                let money = u32::from(each) * self.state.count(places);
                self.earn(self.state.active, money as u16, Gain::People);
                self.next_part();
            }
            Effect::Discard { slots } => {
                self.discard_slots(slots);
                self.next_part();
            }
            Effect::DiscardLeft => {
                self.discard_slots((1u8 << (self.state.job.slot & 7)) - 1);
                self.next_part();
            }
            Effect::Draw => self.draw(),
            Effect::Hunt => self.send_catchers(),
            Effect::Return { .. }
            | Effect::Seize { .. }
            | Effect::Riot
            | Effect::Unbuy { .. }
            | Effect::Add { .. } => self.strike(effect),
        }
    }

    /// The next effect of a card, or the end of the job.
    pub(crate) fn next_part(&mut self) {
        match self.state.job.source {
            Source::Card(card) if !self.board.either.has(card) => {
                self.state.job.part += 1;
                self.begin_part();
            }
            _ => self.close(),
        }
    }

    /// The job is done.
    pub(crate) fn close(&mut self) {
        if self.state.job.source == Source::Reserve {
            self.use_reserve(self.state.active);
        }
        self.state.job = Job::NONE;
        match self.state.phase {
            Phase::Over => {}
            Phase::Lantern => self.clear_queue(),
            _ => self.state.stage = Stage::Turn,
        }
    }

    /// Something was chosen: is there more to choose?
    pub(crate) fn carry_on(&mut self) {
        let Some(effect) = job::effect(self.board, self.state) else { return self.close() };
        if self.state.job.left == 0 || !any_option(self.board, self.state, effect) {
            return self.next_part();
        }
        self.state.stage = Stage::Carry;
        if !job::can_stop(self.state, effect)
            && let Some(only) = self.only_option(effect)
        {
            self.carry(only);
        }
    }

    /// What has to be chosen, if there is no choice.
    fn only_option(&self, effect: Effect) -> Option<Action> {
        match effect {
            Effect::Swap if self.state.queued() == 2 => {
                let mut filled = (0..QUEUE_SLOTS as u8).filter(|n| slot(self.state, *n).is_some());
                Some(Action::Swap(filled.next()?, filled.next()?))
            }
            Effect::Top | Effect::Pick if self.state.queued() == 1 => {
                (0..QUEUE_SLOTS as u8).find(|n| slot(self.state, *n).is_some()).map(Action::Pick)
            }
            Effect::Gift => {
                let mut friends = friends(self.state);
                let one = friends.next().filter(|_| friends.next().is_none());
                let money = self.state.player(self.state.active).money;
                one.filter(|_| money == 1).map(|seat| Action::Give(seat, 1))
            }
            _ => None,
        }
    }

    /// A choice that carries the job on.
    pub(crate) fn carry(&mut self, action: Action) {
        let Some(effect) = job::effect(self.board, self.state) else { return };
        match (effect, action) {
            (_, Action::Enough) => self.next_part(),
            (_, Action::Shield) => self.shield(),
            (Effect::Move { .. } | Effect::Points { .. }, Action::Move(from, to)) => {
                self.walk_person(effect, from, to);
            }
            (Effect::Send(send), Action::Move(from, to)) => self.send_person(&send, from, to),
            (Effect::Buy { .. }, Action::Take(stack)) => {
                let terms = terms(effect).unwrap_or_default();
                self.take_token(self.state.active, stack, terms);
                self.state.job.left = self.state.job.left.saturating_sub(1);
                self.carry_on();
            }
            (Effect::Swap, Action::Swap(left, right)) => {
                self.state
                    .queue
                    .swap(usize::from(left) % QUEUE_SLOTS, usize::from(right) % QUEUE_SLOTS);
                self.tell(|_, _| Event::CardsSwapped { left, right });
                self.next_part();
            }
            (Effect::Top, Action::Pick(n)) => {
                self.put_on_top(n);
                self.next_part();
            }
            (Effect::Pick, Action::Pick(n)) => {
                self.discard_slots(1u8.checked_shl(n.into()).unwrap_or(0));
                self.next_part();
            }
            (Effect::Gift, Action::Give(to, money)) => {
                let from = self.state.active;
                let money = u16::from(money).min(self.state.player(from).money);
                self.pay(from, money);
                self.receive(to, money);
                self.tell(|_, _| Event::Given { from, to, money });
                self.next_part();
            }
            _ => self.carry_against(effect, action),
        }
    }

    /// Somebody moves with no effect: no aid, no catcher.
    fn send_person(&mut self, send: &Send, from: Place, to: Place) {
        if present(self.state, from) == 0 {
            return;
        }
        let state = &mut *self.state;
        match (from, &mut state.market[0]) {
            (MARKET, Some(lot)) => lot.people -= 1,
            (MARKET, None) => return,
            (from, _) => state.people[from.index()] -= 1,
        }
        state.people[to.index()] = state.people[to.index()].saturating_add(1);
        state.job.left = state.job.left.saturating_sub(1);
        state.job.fresh = false;
        if send.same_from {
            state.job.pin = Some(from);
        } else if send.same_to {
            state.job.pin = Some(to);
        }
        self.tell(|b, _| Event::Sent { from: b.id(from).to_owned(), to: b.id(to).to_owned() });
        if to == CANADA {
            self.tell(|b, s| Event::Freed { from: b.id(from).to_owned(), freed: s.freed() });
        }
        self.carry_on();
    }

    /// Cards leave the queue unresolved.
    fn discard_slots(&mut self, slots: u8) {
        for n in 0..QUEUE_SLOTS {
            if slots & (1 << n) != 0
                && let Some(card) = self.state.queue[n].take()
            {
                self.tell(|b, _| Event::CardDiscarded { card: card_id(b, card), slot: n as u8 });
            }
        }
    }

    /// A card of the queue goes on top of the current deck, where everybody knows it is.
    fn put_on_top(&mut self, n: u8) {
        let Some(card) = slot(self.state, n) else { return };
        if self.state.top.push(card) {
            self.state.queue[usize::from(n)] = None;
            self.tell(|b, _| Event::CardOnTop { card: card_id(b, card), slot: n });
        }
    }

    /// The next card of the current deck is drawn, by chance unless it is known.
    fn draw(&mut self) {
        if let Some(card) = self.state.top.pop() {
            self.drawn(card);
        } else if deck::size(self.state) == 0 {
            self.next_part();
        } else {
            self.state.stage = Stage::Draw;
        }
    }

    /// A card was drawn to be resolved at once; an Opposition card takes the slot of the card that
    /// drew it.
    pub(crate) fn drawn(&mut self, card: Card) {
        self.tell(|b, _| Event::CardDrawn { card: card_id(b, card) });
        let slot = self.state.job.slot;
        match self.board.kind[card.index()] {
            Kind::General => self.open(Source::Card(card), slot),
            Kind::Reserve(_) => {
                self.keep_reserve(self.state.active, card);
                self.next_part();
            }
            Kind::Opposition => {
                self.enter_queue(card, slot);
                self.next_part();
            }
        }
    }

    /// A player keeps a Reserve card; one that was there is gone, unused.
    pub(crate) fn keep_reserve(&mut self, seat: Seat, card: Card) {
        let replaced = self.state.player_mut(seat).reserve.replace(card);
        self.tell(|b, _| Event::ReserveKept {
            seat,
            card: card_id(b, card),
            replaced: replaced.map(|card| card_id(b, card)),
        });
        self.patron_income(seat);
    }

    /// Whoever keeps a patron's card receives money on their turn, and on the turn they gain it.
    pub(crate) fn patron_income(&mut self, seat: Seat) {
        if let Some(Keep::Patron { income }) = self.state.keep(self.board, seat) {
            self.earn(seat, income.into(), Gain::Reserve);
        }
    }
}
