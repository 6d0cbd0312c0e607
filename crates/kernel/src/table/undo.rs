//! Taking back one's own steps.
//!
//! The table keeps a *trail*: the steps that count and that somebody could still take back alone,
//! each with the state before it. Taking back leads to one of these states, or plays the few steps
//! after it again. So an undo costs what it takes back, however long the log is.

use std::sync::{Arc, OnceLock};

use serde::Serialize;

use super::draft::Change;
use super::{Logged, Table, actor};
use crate::log::{Kind, Row};
use crate::refusal::{Refusal, table_refusals as why};
use crate::rules::{Rules, Silent};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::text::Text;
use crate::turn::{Actor, Finality};

/// How often one seat may take back or plead in one phase. Far more than anybody needs; without a
/// bound a log could be written that costs everybody dear.
pub const UNDOS_MAX: u32 = 500;
/// How many rows apart states are kept for going back further.
const ANCHOR_EVERY: usize = 64;

/// A step that a seat can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    /// Which step, counted as the seat itself counts rows.
    pub target: u32,
    /// The code of the action.
    pub code: u32,
    /// Its name, in the words of the moment before it.
    pub name: String,
    /// The sentence of the action.
    pub text: Text,
}

/// What is needed to go back without playing the whole log again.
#[derive(Debug)]
pub(super) struct Past<R: Rules> {
    /// States behind which nobody gets alone, some rows apart. The first is the start.
    anchors: Vec<Anchor<R>>,
    trail: Vec<Trod<R>>,
    /// The last step of each seat that everybody saw: what a plea would take back.
    last: [Option<Last<R>>; MAX_SEATS],
}

/// A state to go back to.
#[derive(Debug)]
struct Anchor<R: Rules> {
    /// How many rows lead to it.
    at: usize,
    state: Arc<R::State>,
    last: [Option<usize>; MAX_SEATS],
}

/// A step of the trail.
#[derive(Debug)]
struct Trod<R: Rules> {
    index: usize,
    before: Arc<R::State>,
    /// Its sentence for its own seat, once somebody has asked.
    words: OnceLock<Option<Text>>,
}

/// The last step of a seat that everybody saw.
#[derive(Debug)]
struct Last<R: Rules> {
    index: usize,
    /// The state before it, if it is at hand.
    before: Option<Arc<R::State>>,
    /// Its sentence for everybody, once somebody has asked.
    words: OnceLock<Option<Text>>,
}

/// What an undo takes out of the game.
#[derive(Debug)]
pub(super) struct TakenOut<R: Rules> {
    gone: Vec<usize>,
    /// The steps after the first of them that stay, with the states now before them.
    stay: Vec<Trod<R>>,
    state: Arc<R::State>,
}

impl<R: Rules> Past<R> {
    pub(super) fn new(start: Arc<R::State>) -> Self {
        let anchor = Anchor { at: 0, state: start, last: Default::default() };
        Self { anchors: vec![anchor], trail: Vec::new(), last: Default::default() }
    }

    /// The state before the first row.
    pub(super) fn start(&self) -> &Arc<R::State> {
        &self.anchors[0].state
    }

    /// Takes note of a step that is taken; answers the one before it that everybody saw its seat
    /// take, if everybody sees this one.
    pub(super) fn take(
        &mut self,
        index: usize,
        entry: &Logged<R>,
        before: Arc<R::State>,
    ) -> Option<usize> {
        let mut earlier = None;
        if let (Some(Actor::Seat(seat)), true) = (actor(entry.row), entry.is_public()) {
            let last = Last { index, before: Some(Arc::clone(&before)), words: OnceLock::new() };
            earlier = self.last[seat.index()].replace(last).map(|last| last.index);
        }
        self.trail.push(Trod { index, before, words: OnceLock::new() });
        earlier
    }

    /// Nobody gets back alone behind so many rows.
    pub(super) fn settle(&mut self, at: usize, state: &Arc<R::State>) {
        self.trail.clear();
        if self.anchors.last().is_some_and(|anchor| anchor.at + ANCHOR_EVERY <= at) {
            let last = self.last.each_ref().map(|last| last.as_ref().map(|last| last.index));
            self.anchors.push(Anchor { at, state: Arc::clone(state), last });
        }
    }

    /// The last step that everybody saw a seat take.
    pub(super) fn last(&self, seat: Seat) -> Option<usize> {
        self.last.get(seat.index())?.as_ref().map(|last| last.index)
    }

    /// The last state that is kept with at most so many rows.
    fn anchor(&self, at: usize) -> usize {
        self.anchors.partition_point(|anchor| anchor.at <= at).saturating_sub(1)
    }

    fn trod(&self, index: usize) -> Option<usize> {
        self.trail.binary_search_by_key(&index, |trod| trod.index).ok()
    }
}

impl<R: Rules> Clone for Past<R> {
    fn clone(&self) -> Self {
        Self { anchors: self.anchors.clone(), trail: self.trail.clone(), last: self.last.clone() }
    }
}

impl<R: Rules> Clone for Anchor<R> {
    fn clone(&self) -> Self {
        Self { state: Arc::clone(&self.state), ..*self }
    }
}

impl<R: Rules> Clone for Trod<R> {
    fn clone(&self) -> Self {
        let (before, words) = (Arc::clone(&self.before), self.words.clone());
        Self { before, words, ..*self }
    }
}

impl<R: Rules> Clone for Last<R> {
    fn clone(&self) -> Self {
        let (before, words) = (self.before.clone(), self.words.clone());
        Self { before, words, ..*self }
    }
}

impl<R: Rules> Table<R> {
    /// The row that takes a step back; the last one if none is named.
    pub(super) fn undo_row(&self, seat: Seat, target: Option<u32>) -> Result<Row, Refusal> {
        let open = self.open_steps(seat)?;
        let index = match target {
            None => open.first().copied(),
            Some(number) => {
                self.index_at(SeatSet::one(seat), number).filter(|index| open.contains(index))
            }
        };
        let index = index.ok_or_else(|| Refusal::table(why::CANNOT_UNDO))?;
        self.may_go_back(seat)?;
        Ok(going_back(seat, index))
    }

    /// Whether a seat may still take back or plead in this phase.
    pub(super) fn may_go_back(&self, seat: Seat) -> Result<(), Refusal> {
        let phase = self.present();
        let here = self.visits.iter().rfind(|visit| visit.phase == phase);
        if here.is_some_and(|visit| visit.undos[seat.index()] >= UNDOS_MAX) {
            return Err(Refusal::table(why::TOO_MANY_UNDOS));
        }
        Ok(())
    }

    pub(super) fn work_out_undo(&self, seat: Seat, row: Row) -> Result<Change<R>, Refusal> {
        let target = row.code as usize;
        match self.open_steps(seat) {
            Ok(open) if open.contains(&target) => {
                Ok(Change::Undo(row, self.without(seat, &open, target)?))
            }
            _ => self.work_out_plea(seat, row),
        }
    }

    /// Takes steps out of the game by an undo row.
    pub(super) fn take_out(&mut self, row: Row, out: TakenOut<R>) {
        let TakenOut { gone, stay, state } = out;
        let phase = self.present();
        let mut audience = SeatSet::NONE;
        let here = Some(self.entries.len());
        for index in &gone {
            let entry = &mut self.entries[*index];
            (entry.undone, entry.turned) = (here, here);
            audience = audience.or(entry.audience);
        }
        if let Some(first) = gone.first() {
            self.past.trail.retain(|trod| trod.index < *first);
        }
        self.past.trail.extend(stay);
        self.state = state;
        if let Some(seat) = row.seat {
            let mut last = self.past.last(seat);
            while let Some(index) = last.filter(|index| !self.entries[*index].counts()) {
                last = self.entries[index].earlier;
            }
            self.set_last(seat, last);
        }
        self.plea = self.plea.filter(|_| audience != SeatSet::ALL);
        self.push_undo(row, phase, audience);
        self.enter();
    }

    fn set_last(&mut self, seat: Seat, index: Option<usize>) {
        if self.past.last(seat) != index {
            let last = |index| Last { index, before: None, words: OnceLock::new() };
            self.past.last[seat.index()] = index.map(last);
        }
    }

    /// Adds an undo row, which is counted in the phase in which it was written.
    pub(super) fn push_undo(&mut self, row: Row, phase: (&'static str, u16), audience: SeatSet) {
        let undos = &mut self.visit(phase).undos;
        if let Some(count) = row.seat.and_then(|seat| undos.get_mut(seat.index())) {
            *count += 1;
        }
        let (undone, step, bars) = (Some(self.entries.len()), Finality::Open, false);
        let (turned, earlier, events) = (None, None, Vec::new());
        self.push(Logged { row, undone, turned, audience, step, phase, bars, earlier, events });
    }

    /// The steps this seat can take back, the last one first, as positions in the log.
    pub(super) fn open_steps(&self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        self.at_a_running_table(seat)?;
        let phase = self.phase();
        let mut open = Vec::new();
        for index in self.past.trail.iter().rev().map(|trod| trod.index) {
            let entry = &self.entries[index];
            let own = entry.row.seat == Some(seat);
            let lane = phase.lanes && entry.phase == (phase.key, phase.round);
            let bars = match entry.row.kind {
                Kind::Chance => true,
                // In a lane of one's own, the steps of others do not count.
                _ if lane => own && entry.row.kind == Kind::Absent,
                Kind::Absent => true,
                _ if phase.lanes || entry.step == Finality::Final => true,
                // What the seat does not know of cannot bind it, or it would know.
                _ => !own && entry.audience.reaches(SeatSet::one(seat)),
            };
            if bars {
                break;
            }
            // Lines of a lane stand side by side: one that is final stays, those before it may go.
            if own && !(lane && entry.step == Finality::Final) {
                open.push(index);
            }
        }
        if open.is_empty() {
            return Err(Refusal::table(why::NOTHING_TO_UNDO));
        }
        Ok(open)
    }

    /// The game without one of the open steps of a seat.
    fn without(&self, seat: Seat, open: &[usize], target: usize) -> Result<TakenOut<R>, Refusal> {
        let mut gone: Vec<usize> = if self.phase().lanes {
            // Lines of a lane stand side by side: only this one goes. But whoever had declared
            // to be done is not done any more.
            let done = !self.rules.turn(&self.state).must().has(seat);
            let last = open.first().copied().filter(|last| done && *last != target);
            [target].into_iter().chain(last).collect()
        } else {
            open.iter().copied().filter(|index| *index >= target).collect()
        };
        gone.sort_unstable();
        let cannot = || Refusal::table(why::CANNOT_UNDO);
        let at = gone.first().and_then(|first| self.past.trod(*first)).ok_or_else(cannot)?;
        let mut state = Arc::clone(&self.past.trail[at].before);
        let mut stay = Vec::new();
        for Trod { index, .. } in &self.past.trail[at..] {
            if gone.binary_search(index).is_err() {
                let before = Arc::clone(&state);
                stay.push(Trod { index: *index, before, words: OnceLock::new() });
                self.again(Arc::make_mut(&mut state), *index).ok_or_else(cannot)?;
            }
        }
        Ok(TakenOut { gone, stay, state })
    }

    /// Plays a row of the log again on another state; none if it is not legal there.
    fn again(&self, state: &mut R::State, index: usize) -> Option<Finality> {
        let row = self.entries[index].row;
        let (action, by) = R::action(row.code).zip(actor(row))?;
        if let Actor::Seat(seat) = by {
            self.rules.check(state, seat, action).ok()?;
        }
        Some(self.rules.apply(state, by, action, &mut Silent))
    }

    /// Takes the table back to where it was before a step: what was taken back since then counts
    /// again.
    pub(super) fn go_back(&mut self, row: Row, target: usize) -> Result<(), Refusal> {
        let anchor = self.past.anchor(target);
        let Anchor { at: from, ref state, last } = self.past.anchors[anchor];
        let mut state = Arc::clone(state);
        // Before the anchor nothing was taken back since.
        let counted = |index: usize, entry: &Logged<R>| {
            index < target && entry.undone.is_none_or(|by| by >= target)
        };
        let mut steps = Vec::new();
        for index in from..target {
            if counted(index, &self.entries[index]) {
                let before = Arc::clone(&state);
                let taken = self.again(Arc::make_mut(&mut state), index);
                taken.ok_or_else(|| Refusal::table(why::CANNOT_UNDO))?;
                steps.push((index, before, Arc::clone(&state)));
            }
        }
        let here = self.entries.len();
        for (index, entry) in self.entries.iter_mut().enumerate().skip(from) {
            let was = entry.counts();
            entry.undone = if counted(index, entry) { None } else { entry.undone.or(Some(here)) };
            if entry.counts() != was {
                entry.turned = Some(here);
            }
        }
        self.past.anchors.truncate(anchor + 1);
        self.past.trail.clear();
        for (seat, index) in (0..).map(Seat).zip(last) {
            self.set_last(seat, index);
        }
        for (index, before, after) in steps {
            self.entries[index].earlier = self.past.take(index, &self.entries[index], before);
            if self.entries[index].bars {
                self.past.settle(index + 1, &after);
            }
        }
        let phase = self.present();
        self.state = state;
        self.plea = None;
        self.push_undo(row, phase, SeatSet::ALL);
        // All have agreed: what comes now begins anew.
        let (now, rows) = (self.present(), self.entries.len());
        for visit in &mut self.visits {
            visit.began = visit.began.filter(|began| *began <= target);
        }
        self.visit(now).began = Some(rows);
        Ok(())
    }

    /// The state before a step that counts: afterwards the pieces it speaks of stand elsewhere.
    fn before(&self, index: usize) -> Option<Arc<R::State>> {
        if let Some(at) = self.past.trod(index) {
            return Some(Arc::clone(&self.past.trail[at].before));
        }
        let Anchor { at, state, .. } = &self.past.anchors[self.past.anchor(index)];
        let mut state = Arc::clone(state);
        for earlier in (*at..index).filter(|earlier| self.entries[*earlier].counts()) {
            self.again(Arc::make_mut(&mut state), earlier)?;
        }
        Some(state)
    }

    /// The state as the whole log leads to it: what a reopened table would have.
    #[must_use]
    pub fn replayed(&self) -> Option<R::State> {
        let mut state = R::State::clone(self.past.start());
        for index in (0..self.entries.len()).filter(|index| self.entries[*index].counts()) {
            self.again(&mut state, index)?;
        }
        Some(state)
    }

    /// The steps this seat can take back, the last one first.
    #[must_use]
    pub fn undos(&self, seat: Seat) -> Vec<Undo> {
        let (eyes, open) = (SeatSet::one(seat), self.open_steps(seat).unwrap_or_default());
        let undo = |index: &usize| {
            self.without(seat, &open, *index).ok()?;
            let trod = &self.past.trail[self.past.trod(*index)?];
            let row = self.entries[*index].row;
            let words = trod.words.get_or_init(|| self.spell(&trod.before, eyes, row));
            let (target, code) = (self.number_of(eyes, *index), row.code);
            let name = self.rules.name(&trod.before, R::action(code)?);
            Some(Undo { target, code, name, text: words.clone()? })
        };
        open.iter().filter_map(undo).collect()
    }

    /// The sentence of the last step that everybody saw a seat take, in everybody's words.
    pub(super) fn last_text(&self, seat: Seat) -> Option<Text> {
        let last = self.past.last.get(seat.index())?.as_ref()?;
        let spell = || {
            let before = last.before.clone().or_else(|| self.before(last.index))?;
            self.spell(&before, SeatSet::NONE, self.entries[last.index].row)
        };
        last.words.get_or_init(spell).clone()
    }

    /// The sentence of a row in a state, as these eyes read it.
    fn spell(&self, state: &R::State, eyes: SeatSet, row: Row) -> Option<Text> {
        let hidden = self.rules.hide(state, eyes);
        Some(self.rules.describe(&hidden, row.seat?, R::action(row.code)?).text)
    }
}

/// The row by which a seat goes back before another row.
pub(super) fn going_back(seat: Seat, target: usize) -> Row {
    let code = u32::try_from(target).unwrap_or(u32::MAX);
    Row { kind: Kind::Undo, seat: Some(seat), code }
}
