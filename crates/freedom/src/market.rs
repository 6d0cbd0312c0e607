//! Phase 4, the slave market: people are brought to the plantations, and the next card is revealed
//! (chapter 4 of the ledger).

use kernel::{Refusal, Tell};

use crate::action::{Action, MAX_LEFT_OFF, MAX_PLACED};
use crate::board::{Board, MARKET_SLOTS};
use crate::card::Keep;
use crate::event::Event;
use crate::place::{LOST, Place, Places};
use crate::play::Play;
use crate::reactions;
use crate::refusals as no;
use crate::state::{End, Lot, Phase, Stage, State};

fn room(board: &Board, state: &State, farm: Place) -> u8 {
    board.holds[farm.index()].saturating_sub(state.people[farm.index()])
}

/// The plantations with room.
fn open_farms(board: &Board, state: &State) -> Places {
    board.farms.and(state.roomy(board))
}

/// Lists how people who are brought can be placed.
pub(crate) fn each_placing(board: &Board, state: &State, left: u8, mut push: impl FnMut(Action)) {
    for farm in open_farms(board, state) {
        let most = room(board, state, farm).min(left).min(MAX_PLACED);
        for people in 1..=most {
            push(Action::Place(board.farm_number(farm), people));
        }
    }
}

pub(crate) fn check_placing(
    board: &Board,
    state: &State,
    left: u8,
    farm: u8,
    people: u8,
) -> Result<(), Refusal> {
    let Some(farm) = board.farm(farm) else { return Err(no::no_plantation()) };
    if people == 0 || people > left.min(MAX_PLACED) {
        return Err(no::not_so_many(left));
    }
    if people > room(board, state, farm) {
        return Err(no::full("4.1", board.id(farm)));
    }
    Ok(())
}

/// How many people the bottom card brings.
pub(crate) fn brought(state: &State) -> u8 {
    state.market[0].map_or(0, |lot| lot.people)
}

/// How many people the card that was just revealed shows.
fn printed(board: &Board, state: &State) -> u8 {
    state.market.iter().flatten().last().map_or(0, |lot| board.lot[lot.card])
}

/// How many people the card that was just revealed should carry.
fn due(board: &Board, state: &State) -> u8 {
    printed(board, state).saturating_add(state.standing(board).market_more)
}

/// Whether so many people can be left off the new card: the owner can pay for it, and it makes a
/// difference.
pub(crate) fn can_leave_off(board: &Board, state: &State, people: u8) -> bool {
    let Some(owner) = reactions::leave_off_owner(board, state) else { return false };
    let Some(Keep::LeaveOff { people: most, price }) = state.keep(board, owner) else {
        return false;
    };
    let due = due(board, state);
    let afford = u16::from(people) * u16::from(price) <= state.player(owner).money;
    let matters = due - people.min(due) < due.min(state.supply);
    people > 0 && people <= most.min(printed(board, state)) && afford && matters
}

impl<T: Tell<Event>> Play<'_, T> {
    /// The market phase begins.
    pub(crate) fn begin_market(&mut self) {
        self.state.phase = Phase::Market;
        self.state.active = self.state.lead;
        self.tell(|_, _| Event::MarketBegan);
        self.deliver();
    }

    /// The people of the bottom card are brought to the plantations, as far as there is a choice
    /// by the lead player.
    pub(crate) fn deliver(&mut self) {
        let left = brought(self.state);
        let placed = self.place_forced(left);
        if let Some(lot) = &mut self.state.market[0] {
            lot.people = left - placed;
        }
        if self.is_over() {
            return;
        }
        if left > placed {
            self.state.stage = Stage::Place;
            return;
        }
        self.next_lot();
    }

    /// The lead player places people of the bottom card.
    pub(crate) fn place_brought(&mut self, farm: u8, people: u8) {
        let people = people.min(brought(self.state));
        if let Some(lot) = &mut self.state.market[0] {
            lot.people -= people;
        }
        self.place_people(farm, people);
        self.deliver();
    }

    /// People are placed in a plantation.
    pub(crate) fn place_people(&mut self, farm: u8, people: u8) {
        let Some(at) = self.board.farm(farm) else { return };
        let there = &mut self.state.people[at.index()];
        *there = there.saturating_add(people);
        self.tell(|b, _| Event::Placed { at: b.id(at).to_owned(), people });
    }

    /// Places people where there is no choice, and says how many. If there is no room for all,
    /// every plantation is filled and the others are lost; if one plantation has room, they all go
    /// there. People who find no place because the game is lost stay where they were.
    pub(crate) fn place_forced(&mut self, left: u8) -> u8 {
        let farms = open_farms(self.board, self.state);
        let space = self.state.room_in_farms(self.board);
        if left == 0 || (farms.len() > 1 && space > u32::from(left)) {
            return 0;
        }
        let mut rest = left;
        for farm in farms {
            let people = room(self.board, self.state, farm).min(rest);
            if people > 0 {
                self.place_people(self.board.farm_number(farm), people);
            }
            rest -= people;
        }
        let lost = if rest > 0 { self.lose(rest) } else { 0 };
        left - rest + lost
    }

    /// People are lost, as far as the track has boxes; if it has not enough, the game is over. How
    /// many found a box.
    pub(crate) fn lose(&mut self, wanted: u8) -> u8 {
        let boxes = self.state.victory(self.board).lost;
        let people = wanted.min(boxes.saturating_sub(self.state.lost()));
        self.state.people[LOST.index()] += people;
        if people > 0 {
            self.tell(|_, s| Event::Lost { people, lost: s.lost() });
        }
        if people < wanted {
            self.end(End::Lost);
        }
        people
    }

    /// The bottom card is gone, the others slide down, and the next one is revealed.
    fn next_lot(&mut self) {
        if let Some(lot) = self.state.market[0] {
            self.tell(|b, _| Event::LotGone { lot: b.lot_id(lot.card).to_owned() });
        }
        self.state.market.rotate_left(1);
        self.state.market[MARKET_SLOTS - 1] = None;
        if self.state.market_deck == 0 {
            self.begin_lantern();
        } else {
            self.state.stage = Stage::Reveal;
        }
    }

    /// A market card is revealed.
    pub(crate) fn reveal(&mut self, card: u8) {
        let slot = self.state.lots().min(MARKET_SLOTS - 1);
        self.state.market_deck &= !(1u32.checked_shl(card.into()).unwrap_or(0));
        self.state.market[slot] = Some(Lot { card, people: 0 });
        self.tell(|b, _| Event::LotRevealed { lot: b.lot_id(card).to_owned(), slot: slot as u8 });
        let owner = reactions::leave_off_owner(self.board, self.state);
        let decides = owner.and_then(|owner| reactions::decider(self.state, owner));
        let can = (1..=MAX_LEFT_OFF).any(|people| can_leave_off(self.board, self.state, people));
        if self.state.phase == Phase::Market && decides.is_some() && can {
            self.state.stage = Stage::LeaveOff;
        } else {
            self.load_lot(0);
        }
    }

    /// The owner of the card pays to leave people off.
    pub(crate) fn leave_off(&mut self, people: u8) {
        if let Some(seat) = reactions::leave_off_owner(self.board, self.state)
            && let Some(Keep::LeaveOff { price, .. }) = self.state.keep(self.board, seat)
        {
            let paid = u16::from(people) * u16::from(price);
            self.pay(seat, paid);
            self.tell(|_, _| Event::LeftOff { seat, people, paid });
        }
        self.load_lot(people);
    }

    /// People are put on the card that was revealed, fewer by those left off.
    pub(crate) fn load_lot(&mut self, fewer: u8) {
        let slot = self.state.lots().saturating_sub(1);
        self.fill_lot(slot, due(self.board, self.state).saturating_sub(fewer));
        if self.state.phase == Phase::Setup {
            self.stock_market();
        } else {
            self.begin_lantern();
        }
    }

    /// People out of the supply, as far as it goes, are put on a market card.
    fn fill_lot(&mut self, slot: usize, people: u8) {
        let people = people.min(self.state.supply);
        let Some(lot) = &mut self.state.market[slot % MARKET_SLOTS] else { return };
        lot.people = lot.people.saturating_add(people);
        let now = lot.people;
        self.state.supply -= people;
        if people > 0 {
            self.tell(|_, _| Event::LotFilled { slot: slot as u8, people, now });
        }
    }

    /// More people on each market card, the bottom one first.
    pub(crate) fn add_to_lots(&mut self, people: u8) {
        for slot in 0..self.state.lots() {
            self.fill_lot(slot, people);
        }
    }
}
