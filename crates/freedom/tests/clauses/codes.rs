//! The numbers and the words that name actions. Logs are stored by the numbers: their meaning must
//! never drift.

use freedom::{Action, Freedom};
use kernel::{Rules, Seat, kit};

use crate::help::*;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
    let all = "b75043ebef3647e3ea3d2d2fe49b03c046ce50b7685334f68c89b2a2adcc1f85";
    assert_eq!(kit::codes_digest::<Freedom>(), all);
    assert_eq!(Freedom::CODES, 5120);
}

#[test]
fn actions_go_by_these_names() {
    let table = [
        (0, "done"),
        (1, "end"),
        (2, "enough"),
        (3, "pass"),
        (4, "benefit"),
        (5, "special"),
        (6, "reserve"),
        (7, "lead_first"),
        (8, "shield"),
        (9, "protect"),
        (10, "coffin"),
        (11, "let_be"),
        (16, "prefer acting"),
        (17, "prefer ask"),
        (18, "prefer never"),
        (20, "hold red"),
        (24, "hold brown"),
        (32, "toward red west"),
        (33, "toward red east"),
        (41, "toward brown east"),
        (48, "give_back 0"),
        (51, "give_back 3"),
        (52, "lead 0"),
        (55, "lead 3"),
        (57, "leave_off 1"),
        (63, "leave_off 7"),
        (64, "role agent"),
        (69, "role stockholder"),
        (72, "catcher red"),
        (76, "catcher brown"),
        (77, "catcher none"),
        (81, "arrows west 1"),
        (87, "arrows west 7"),
        (89, "arrows east 1"),
        (95, "arrows east 7"),
        (96, "take support-1"),
        (106, "take fundraising-3"),
        (112, "play support-1"),
        (113, "play support-1 grey"),
        (118, "play conductor-1"),
        (119, "play conductor-1 grey"),
        (144, "buy 0"),
        (148, "buy 4"),
        (152, "pick 0"),
        (156, "pick 4"),
        (161, "swap 0 1"),
        (179, "swap 3 4"),
        (192, "either 0"),
        (195, "either 3"),
        (200, "draw david-walker"),
        (251, "draw reopening-trade"),
        (264, "reveal m01"),
        (281, "reveal m18"),
        (321, "place pl_w 1"),
        (351, "place pl_w 31"),
        (353, "place pl_c 1"),
        (513, "give 0 1"),
        (639, "give 0 127"),
        (641, "give 1 1"),
        (1023, "give 3 127"),
        (1024, "move chi chi"),
        (1025, "move chi nyc"),
        (1088, "move nyc chi"),
        (5119, "move market market"),
    ];
    for (code, name) in table {
        assert_eq!(action(name).code(), code, "{name}");
        assert_eq!(spell(action(name)), name);
    }
    // What this board does not have goes by its code.
    assert_eq!(spell(Action::Hold(4)), "hold brown");
    assert_eq!(spell(Action::Role(7)), "71");
}

/// A player goes by the role once there is one; the number is understood all the same.
#[test]
fn a_player_goes_by_the_role() {
    let game = scene(2).play();
    let role = rules().seat_id(&game.state, Seat(1));
    let give = Action::Give(Seat(1), 3);
    assert_eq!(rules().name(&game.state, give), format!("give {role} 3"));
    for name in [format!("give {role} 3"), "give 1 3".to_owned()] {
        assert_eq!(rules().read(&game.state, &name), Ok(give));
    }
}

#[test]
fn what_is_misspelt_is_said() {
    let state = scene(2).play().state;
    let misspelt = |name: &str| rules().read(&state, name).unwrap_err().to_string();
    assert_eq!(misspelt("move chi paris"), "\"paris\" is no place");
    assert_eq!(misspelt("hold pink"), "\"pink\" is no catcher");
    assert_eq!(misspelt("place chi 1"), "\"chi\" is no plantation");
    assert_eq!(misspelt("leave_off 0"), "\"0\" is no possible number");
    assert_eq!(misspelt("buy 5"), "\"5\" is no possible number");
    assert_eq!(misspelt("swap 3 1"), "the words of \"swap 3 1\" do not go together");
    assert_eq!(misspelt("play conductor-1 blue"), "\"blue\" is no shade (grey, or nothing)");
    assert_eq!(
        misspelt("play"),
        "\"play\" goes with 2 words (stack of tokens, shade (grey, or nothing)), not with 0"
    );
}

/// The page for programs says what every action is called.
#[test]
fn the_document_names_every_verb() {
    let document = include_str!("../../../../docs/freedom.md");
    for verb in <Action as kernel::Action<Freedom>>::VERBS {
        assert!(document.contains(&format!("\n| `{verb}` |")), "{verb}");
    }
}
