//! The numbers and the words that name actions. Logs are stored by the numbers: their meaning must
//! never drift.

use kernel::{Rules, kit};
use rebellion::standing::{self, LossRule, ORDERS};
use rebellion::{Action, Rebellion};

use crate::help::*;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
    let all = "2f24c7bbb2b2c188b776e13b5685133bdb559905165cb812e299e8a3a035dd21";
    assert_eq!(kit::codes_digest::<Rebellion>(), all);
    assert_eq!(Rebellion::CODES, 1989);
    kit::codes_round_trip::<Rebellion>();
}

#[test]
fn actions_go_by_these_names() {
    let (rules, state) = (rules(), table("campaign").state);
    let table = [
        (0, "done"),
        (1, "stay"),
        (2, "roll"),
        (3, "fight_on"),
        (8, "lose R"),
        (14, "lose N"),
        (15, "lose NA"),
        (16, "cube R"),
        (19, "cube W"),
        (69, "play R05"),
        (127, "127"),
        (145, "draw Y01"),
        (203, "place MA1"),
        (255, "255"),
        (267, "name MA1"),
        (331, "convert MA1"),
        (398, "muster RI1"),
        (459, "go MA1"),
        (523, "fight MA1"),
        (587, "withdraw MA1"),
        (769, "take B 1"),
        (832, "take W 0"),
        (1227, "return Y MA1"),
        (1607, "dice R 1 1"),
        (1636, "dice Y 0 0"),
        (1888, "stand_losses ask"),
        (1889, "stand_losses fewest_dice"),
        (1890, "stand_losses 1234"),
        (1891, "stand_losses 1243"),
        (1913, "stand_losses 4321"),
        (1914, "stand_manoeuvre ask"),
        (1915, "stand_manoeuvre never"),
        (1916, "stand_manoeuvre last_unit"),
        (1928, "stand_manoeuvre MA1"),
        (1980, "1980"),
        (1981, "first R"),
        (1988, "first NA"),
    ];
    for (code, name) in table {
        let action = Rebellion::action(code).expect("it names an action");
        assert_eq!(rules.name(&state, action), name);
        assert_eq!(rules.read(&state, name), Ok(action));
    }
    assert_eq!(rules.read(&state, "cube 3"), rules.read(&state, "cube W"));
}

/// An order of losses is the same action for both sides, and each may write it with its letters.
#[test]
fn an_order_of_losses_is_read_in_the_letters_of_either_side() {
    let (rules, state) = (rules(), table("campaign").state);
    for number in 0..ORDERS {
        for side in Side::BOTH {
            let name = format!("stand_losses {}", standing::letters(side, number));
            let order = Action::StandLosses(LossRule::Order(number));
            assert_eq!(rules.read(&state, &name), Ok(order), "{name}");
        }
    }
}

#[test]
fn what_is_misspelt_is_said() {
    let (rules, state) = (rules(), table("campaign").state);
    let misspelt = |name: &str| rules.read(&state, name).unwrap_err().to_string();
    assert_eq!(misspelt("go boston"), "\"boston\" is no area");
    assert_eq!(misspelt("play W15"), "\"W15\" is no card");
    assert_eq!(misspelt("take R 64"), "\"64\" is no possible number");
    assert_eq!(misspelt("cube O"), "\"O\" is no seat");
    assert_eq!(misspelt("roll 6"), "\"roll\" stands alone");
}

/// The page for programs says what every action is called.
#[test]
fn the_document_names_every_verb() {
    let document = include_str!("../../../../docs/rebellion1775.md");
    for verb in <Action as kernel::Action<Rebellion>>::VERBS {
        assert!(document.contains(&format!("\n| `{verb}` |")), "{verb}");
    }
}
