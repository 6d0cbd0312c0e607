//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Seat, Text};

use crate::area::Area;
use crate::board::{Arrival, Board, Control};
use crate::card::{CardPhase, Effect};
use crate::colour::{Colour, Side};
use crate::options::FledAllies;
use crate::state::State;
use crate::words;

fn at(clause: &'static str, key: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new(key).place("at", at))
}

pub(crate) fn not_now() -> Refusal {
    Refusal::new("2.2", Text::new("rebellion1775-no-not-now"))
}

pub(crate) fn not_your_turn(active: Seat) -> Refusal {
    Refusal::new("2.4", Text::new("rebellion1775-no-not-your-turn").with("faction", active))
}

pub(crate) fn not_asked() -> Refusal {
    Refusal::new("7.7", Text::new("rebellion1775-no-not-asked"))
}

pub(crate) fn not_your_extra(side: Side) -> Refusal {
    let text = Text::new("rebellion1775-no-not-your-extra").with("side", words::side(side));
    Refusal::new("1.3", text)
}

pub(crate) fn extra_placed() -> Refusal {
    Refusal::new("1.3", Text::new("rebellion1775-no-extra-placed"))
}

pub(crate) fn not_occupied(id: &str) -> Refusal {
    at("1.3", "rebellion1775-no-not-occupied", id)
}

pub(crate) fn reinforced() -> Refusal {
    Refusal::new("3.1", Text::new("rebellion1775-no-reinforced"))
}

pub(crate) fn reserve_empty(colour: Colour) -> Refusal {
    let text = Text::new("rebellion1775-no-reserve-empty").with("units", words::colour(colour));
    Refusal::new("3.2", text)
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
        Colour::Hessian | Colour::French if state.variants.fled_allies == FledAllies::Stay => {
            ("3.7", "rebellion1775-no-allies-stay")
        }
        _ => ("3.3", "rebellion1775-no-not-yours-to-return"),
    };
    Refusal::new(clause, Text::new(key).with("units", units))
}

pub(crate) fn none_fled(colour: Colour) -> Refusal {
    let text = Text::new("rebellion1775-no-none-fled").with("units", words::colour(colour));
    Refusal::new("3.3", text)
}

pub(crate) fn units_owed(count: u8) -> Refusal {
    Refusal::new("3.5", Text::new("rebellion1775-no-units-owed").with("count", count))
}

pub(crate) fn not_your_card() -> Refusal {
    Refusal::new("2.4", Text::new("rebellion1775-no-not-your-card"))
}

pub(crate) fn not_in_hand() -> Refusal {
    Refusal::new("8.2", Text::new("rebellion1775-no-not-in-hand"))
}

pub(crate) fn movement_card_first() -> Refusal {
    Refusal::new("6.1", Text::new("rebellion1775-no-movement-card-first"))
}

pub(crate) fn one_movement_card() -> Refusal {
    Refusal::new("6.1", Text::new("rebellion1775-no-one-movement-card"))
}

pub(crate) fn wrong_phase(phase: CardPhase) -> Refusal {
    let text = Text::new("rebellion1775-no-wrong-phase").with("phase", words::card_phase(phase));
    Refusal::new("2.4", text)
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

pub(crate) fn place_one_first() -> Refusal {
    Refusal::new("9.17", Text::new("rebellion1775-no-place-one-first"))
}

pub(crate) fn none_of_these(id: &str) -> Refusal {
    at("6.3", "rebellion1775-no-none-of-these", id)
}

pub(crate) fn settled(colour: Colour) -> Refusal {
    let text = Text::new("rebellion1775-no-settled").with("units", words::colour(colour));
    Refusal::new("6.16", text)
}

pub(crate) fn not_fewer(count: u8) -> Refusal {
    Refusal::new("6.16", Text::new("rebellion1775-no-not-fewer").with("count", count))
}

pub(crate) fn natives_alone() -> Refusal {
    Refusal::new("9.11", Text::new("rebellion1775-no-natives-alone"))
}

pub(crate) fn nobody_goes() -> Refusal {
    Refusal::new("9.11", Text::new("rebellion1775-no-nobody-goes"))
}

pub(crate) fn one_of_your_own(seat: Seat) -> Refusal {
    Refusal::new("6.3", Text::new("rebellion1775-no-one-of-your-own").with("faction", seat))
}

pub(crate) fn too_many(count: u8) -> Refusal {
    Refusal::new("6.13", Text::new("rebellion1775-no-too-many").with("count", count))
}

pub(crate) fn same_colony(id: &str) -> Refusal {
    at("9.11", "rebellion1775-no-same-colony", id)
}

pub(crate) fn not_adjacent(from: &str, to: &str, clause: &'static str) -> Refusal {
    let text = Text::new("rebellion1775-no-not-adjacent").place("from", from).place("to", to);
    Refusal::new(clause, text)
}

pub(crate) fn no_army_left() -> Refusal {
    Refusal::new("6.4", Text::new("rebellion1775-no-no-army-left"))
}

pub(crate) fn no_own_unit(seat: Seat, id: &str) -> Refusal {
    let text = Text::new("rebellion1775-no-no-own-unit").with("faction", seat).place("at", id);
    Refusal::new("6.3", text)
}

pub(crate) fn all_moved(seat: Seat, id: &str) -> Refusal {
    let text = Text::new("rebellion1775-no-all-moved").with("faction", seat).place("at", id);
    Refusal::new("6.5", text)
}

pub(crate) fn not_in_play(id: &str) -> Refusal {
    at("12.1", "rebellion1775-no-not-in-play", id)
}

pub(crate) fn ends_elsewhere(id: &str) -> Refusal {
    at("6.9", "rebellion1775-no-ends-elsewhere", id)
}

pub(crate) fn must_stop(from: &str, to: &str) -> Refusal {
    let text = Text::new("rebellion1775-no-must-stop").place("from", from).place("to", to);
    Refusal::new("6.6", text)
}

pub(crate) fn light_water(id: &str) -> Refusal {
    at("0.6", "rebellion1775-no-light-water", id)
}

pub(crate) fn too_far(id: &str, areas: u8) -> Refusal {
    let text = Text::new("rebellion1775-no-too-far").place("at", id).with("count", areas);
    Refusal::new("6.4", text)
}

pub(crate) fn one_landing(id: &str) -> Refusal {
    at("6.13", "rebellion1775-no-one-landing", id)
}

pub(crate) fn other_water(from: &str, to: &str) -> Refusal {
    let text = Text::new("rebellion1775-no-other-water").place("from", from).place("to", to);
    Refusal::new("6.11", text)
}

pub(crate) fn no_water(id: &str) -> Refusal {
    at("6.11", "rebellion1775-no-no-water", id)
}

pub(crate) fn not_rearrangeable(id: &str) -> Refusal {
    at("9.11", "rebellion1775-no-not-rearrangeable", id)
}

pub(crate) fn all_rearranged(id: &str) -> Refusal {
    at("9.11", "rebellion1775-no-all-rearranged", id)
}

pub(crate) fn no_battle(id: &str) -> Refusal {
    at("7.1", "rebellion1775-no-no-battle", id)
}

pub(crate) fn battles_left() -> Refusal {
    Refusal::new("7.1", Text::new("rebellion1775-no-battles-left"))
}

pub(crate) fn none_to_lose(id: &str) -> Refusal {
    at("7.6", "rebellion1775-no-none-to-lose", id)
}

pub(crate) fn not_ready(colour: Colour) -> Refusal {
    let text = Text::new("rebellion1775-no-not-ready").with("units", words::colour(colour));
    Refusal::new("7.23", text)
}

pub(crate) fn enemies_alone(id: &str) -> Refusal {
    at("7.14", "rebellion1775-no-enemies-alone", id)
}

pub(crate) fn chance_decides() -> Refusal {
    Refusal::new("2.1", Text::new("rebellion1775-no-chance-decides"))
}

pub(crate) fn answer_first() -> Refusal {
    Refusal::new("13.4", Text::new("rebellion1775-no-answer-first"))
}

pub(crate) fn no_change_left() -> Refusal {
    Refusal::new("13.4", Text::new("rebellion1775-no-no-change-left"))
}

pub(crate) fn already_so() -> Refusal {
    Refusal::new("13.4", Text::new("rebellion1775-no-already-so"))
}
