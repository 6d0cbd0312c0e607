//! The numbers that name actions. Logs are stored by them: their meaning must never drift.

use kernel::{Rules, kit};
use rebellion::action::CODES;
use rebellion::area::Area;
use rebellion::card::Card;
use rebellion::colour::Colour;
use rebellion::force::Slot;
use rebellion::standing::{LossRule, ManoeuvreRule};
use rebellion::{Action, Rebellion};

use crate::help::seat;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
    let card = |faction, number| Card { faction: seat(faction), number };
    let table = [
        (0, Action::Done),
        (1, Action::Stay),
        (2, Action::Roll),
        (3, Action::FightOn),
        (8, Action::Lose(Slot(0))),
        (15, Action::Lose(Slot(7))),
        (16, Action::Cube(seat("R"))),
        (19, Action::Cube(seat("W"))),
        (64, Action::Play(card("R", 0))),
        (127, Action::Play(card("W", 15))),
        (128, Action::Draw(card("R", 0))),
        (144, Action::Draw(card("Y", 0))),
        (192, Action::Place(Area(0))),
        (255, Action::Place(Area(63))),
        (256, Action::Name(Area(0))),
        (320, Action::Convert(Area(0))),
        (384, Action::Muster(Area(0))),
        (448, Action::Go(Area(0))),
        (512, Action::Fight(Area(0))),
        (576, Action::Withdraw(Area(0))),
        (640, Action::Take(Slot(0), 0)),
        (705, Action::Take(Slot(1), 1)),
        (1152, Action::Return(Colour::Regular, Area(0))),
        (1217, Action::Return(Colour::Loyalist, Area(1))),
        (1408, Action::Return(Colour::Hessian, Area(0))),
        (1600, Action::Dice(Slot(0), 0, 0)),
        (1607, Action::Dice(Slot(0), 1, 1)),
        (1636, Action::Dice(Slot(1), 0, 0)),
        (1888, Action::StandLosses(LossRule::Ask)),
        (1889, Action::StandLosses(LossRule::FewestDice)),
        (1890, Action::StandLosses(LossRule::Order(0))),
        (1913, Action::StandLosses(LossRule::Order(23))),
        (1914, Action::StandManoeuvre(ManoeuvreRule::Ask)),
        (1915, Action::StandManoeuvre(ManoeuvreRule::Never)),
        (1916, Action::StandManoeuvre(ManoeuvreRule::LastUnit)),
        (1917, Action::StandManoeuvre(ManoeuvreRule::Always(Area(0)))),
        (1980, Action::StandManoeuvre(ManoeuvreRule::Always(Area(63)))),
        (1981, Action::First(Slot(0))),
        (1988, Action::First(Slot(7))),
    ];
    for (code, action) in table {
        assert_eq!(Rebellion::code(action), code, "{action:?}");
        assert_eq!(Rebellion::action(code), Some(action));
    }
    assert_eq!(CODES, 1989);
    kit::codes_round_trip::<Rebellion>();
}

#[test]
fn the_gaps_between_the_codes_name_nothing() {
    for code in (4..8).chain(20..64).chain(1989..2000) {
        assert_eq!(Rebellion::action(code), None, "{code}");
    }
}
