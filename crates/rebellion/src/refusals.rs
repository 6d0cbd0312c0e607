//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Seat, Text};

use crate::area::Area;
use crate::board::{Arrival, Board, Control};
use crate::card::{CardPhase, Effect};
use crate::colour::{Colour, Side};
use crate::options::FledAllies;
use crate::state::State;
use crate::words;

kernel::refusals! {
    not_now() = "2.2", "rebellion1775-no-not-now";
    not_your_turn(faction: Seat) = "2.4", "rebellion1775-no-not-your-turn";
    not_asked() = "7.7", "rebellion1775-no-not-asked";
    not_your_extra(side: Side => words::side) = "1.3", "rebellion1775-no-not-your-extra";
    extra_placed() = "1.3", "rebellion1775-no-extra-placed";
    not_occupied(at: place) = "1.3", "rebellion1775-no-not-occupied";
    reinforced() = "3.1", "rebellion1775-no-reinforced";
    reserve_empty(units: Colour => words::colour) = "3.2", "rebellion1775-no-reserve-empty";
    none_fled(units: Colour => words::colour) = "3.3", "rebellion1775-no-none-fled";
    units_owed(count: u8) = "3.5", "rebellion1775-no-units-owed";
    not_your_card() = "2.4", "rebellion1775-no-not-your-card";
    not_in_hand() = "8.2", "rebellion1775-no-not-in-hand";
    movement_card_first() = "6.1", "rebellion1775-no-movement-card-first";
    one_movement_card() = "6.1", "rebellion1775-no-one-movement-card";
    wrong_phase(phase: CardPhase => words::card_phase) = "2.4", "rebellion1775-no-wrong-phase";
    place_one_first() = "9.17", "rebellion1775-no-place-one-first";
    none_of_these(at: place) = "6.3", "rebellion1775-no-none-of-these";
    settled(units: Colour => words::colour) = "6.16", "rebellion1775-no-settled";
    not_fewer(count: u8) = "6.16", "rebellion1775-no-not-fewer";
    natives_alone() = "9.11", "rebellion1775-no-natives-alone";
    nobody_goes() = "9.11", "rebellion1775-no-nobody-goes";
    one_of_your_own(faction: Seat) = "6.3", "rebellion1775-no-one-of-your-own";
    too_many(count: u8) = "6.13", "rebellion1775-no-too-many";
    same_colony(at: place) = "9.11", "rebellion1775-no-same-colony";
    not_adjacent(from: place, to: place) = any, "rebellion1775-no-not-adjacent";
    no_army_left() = "6.4", "rebellion1775-no-no-army-left";
    no_own_unit(faction: Seat, at: place) = "6.3", "rebellion1775-no-no-own-unit";
    all_moved(faction: Seat, at: place) = "6.5", "rebellion1775-no-all-moved";
    not_in_play(at: place) = "12.1", "rebellion1775-no-not-in-play";
    ends_elsewhere(at: place) = "6.9", "rebellion1775-no-ends-elsewhere";
    must_stop(from: place, to: place) = "6.6", "rebellion1775-no-must-stop";
    light_water(at: place) = "0.6", "rebellion1775-no-light-water";
    too_far(at: place, count: u8) = "6.4", "rebellion1775-no-too-far";
    one_landing(at: place) = "6.13", "rebellion1775-no-one-landing";
    other_water(from: place, to: place) = "6.11", "rebellion1775-no-other-water";
    no_water(at: place) = "6.11", "rebellion1775-no-no-water";
    not_rearrangeable(at: place) = "9.11", "rebellion1775-no-not-rearrangeable";
    all_rearranged(at: place) = "9.11", "rebellion1775-no-all-rearranged";
    no_battle(at: place) = "7.1", "rebellion1775-no-no-battle";
    battles_left() = "7.1", "rebellion1775-no-battles-left";
    none_to_lose(at: place) = "7.6", "rebellion1775-no-none-to-lose";
    not_ready(units: Colour => words::colour) = "7.23", "rebellion1775-no-not-ready";
    enemies_alone(at: place) = "7.14", "rebellion1775-no-enemies-alone";
    chance_decides() = "2.1", "rebellion1775-no-chance-decides";
    answer_first() = "13.4", "rebellion1775-no-answer-first";
    no_change_left() = "13.4", "rebellion1775-no-no-change-left";
    already_so() = "13.4", "rebellion1775-no-already-so";
}

fn at(clause: &'static str, key: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new(key).place("at", at))
}

/// Why reinforcements cannot arrive there.
pub(crate) fn no_arrival(board: &Board, state: &State, area: Area) -> Refusal {
    let id = board.id(area);
    let scenario = state.scenario(board);
    if !scenario.areas.has(area) {
        return not_in_play(id);
    }
    let seat = state.active;
    match (scenario.arrivals[seat], scenario.control) {
        (Arrival::Areas(areas), _) if !areas.has(area) => {
            at("12.10", "rebellion1775-no-not-home", id)
        }
        (Arrival::Areas(_), _) => at("12.10", "rebellion1775-no-enemy-there", id),
        (Arrival::Cities(_), _) if !board.cities.has(area) => {
            at("3.1", "rebellion1775-no-not-a-city", id)
        }
        (Arrival::Cities(within), _) if !within.has(area) => {
            at("12.9", "rebellion1775-no-not-a-port", id)
        }
        (Arrival::Cities(_), Control::Cities) => at("12.8", "rebellion1775-no-no-marker", id),
        (Arrival::Cities(_), Control::Colonies) => {
            let colony = board.colony_id(board.colony_of[area]);
            let text = Text::new("rebellion1775-no-not-controlled").place("colony", colony);
            Refusal::new("3.1", text)
        }
    }
}

pub(crate) fn not_returning(state: &State, colour: Colour) -> Refusal {
    let units = words::colour(colour);
    let (clause, key) = match colour {
        Colour::Native => ("3.8", "rebellion1775-no-natives-stay"),
        Colour::Hessian | Colour::French if state.options.fled_allies == FledAllies::Stay => {
            ("3.7", "rebellion1775-no-allies-stay")
        }
        _ => ("3.3", "rebellion1775-no-not-yours-to-return"),
    };
    Refusal::new(clause, Text::new(key).with("units", units))
}

/// Why an event would do nothing now.
pub(crate) fn cannot_play(effect: Effect, state: &State) -> Refusal {
    let (clause, key) = match effect {
        Effect::Place(_) => ("9.1", "rebellion1775-no-nowhere-to-place"),
        Effect::Recruit { .. } => ("9.17", "rebellion1775-no-nobody-to-recruit"),
        Effect::Convert { .. } => ("9.5", "rebellion1775-no-nobody-to-convert"),
        Effect::Rearrange { .. } if state.sequence.card != 0 => {
            ("9.11", "rebellion1775-no-before-the-movement-card")
        }
        Effect::Rearrange { .. } => ("9.11", "rebellion1775-no-nothing-to-rearrange"),
        Effect::Volley { every: true, .. } if state.sequence.fought => {
            ("9.10", "rebellion1775-no-before-the-first-battle")
        }
        Effect::Pursue { .. } => ("9.13", "rebellion1775-no-no-battle-won"),
        _ => ("9.2", "rebellion1775-no-no-battle-to-come"),
    };
    Refusal::new(clause, Text::new(key))
}

/// Why the card that is being carried out cannot be used there.
pub(crate) fn not_a_target(effect: Effect, id: &str) -> Refusal {
    let (clause, key) = match effect {
        Effect::Recruit { .. } => ("9.17", "rebellion1775-no-not-an-own-city"),
        Effect::Convert { .. } => ("9.5", "rebellion1775-no-nobody-to-convert-there"),
        Effect::Volley { .. } | Effect::Steady { .. } => ("7.21", "rebellion1775-no-no-battle"),
        _ => ("9.1", "rebellion1775-no-card-not-there"),
    };
    at(clause, key, id)
}
