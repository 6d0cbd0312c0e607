//! The numbers that name actions. Logs are stored by them: their meaning must never drift.

use freedom::action::{Action, CODES};
use kernel::Rules;

use crate::help::*;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
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
        (113, "grey support-1"),
        (118, "play conductor-1"),
        (119, "grey conductor-1"),
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
    for (code, text) in table {
        assert_eq!(action(text).code(), code, "{text}");
        assert_eq!(freedom::Freedom::code(action(text)), code);
        assert_eq!(Action::from_code(code), Some(action(text)), "{text}");
        assert_eq!(freedom::Freedom::action(code), Some(action(text)));
        assert_eq!(spell(action(text)), text);
    }
    assert_eq!(CODES, 5120);
}

#[test]
fn the_gaps_between_the_codes_name_nothing() {
    let gaps = [
        12..16,
        19..20,
        25..32,
        42..48,
        56..57,
        78..81,
        88..89,
        149..152,
        157..161,
        165..167,
        170..173,
        175..179,
        180..192,
        196..200,
        296..321,
        352..353,
        448..513,
        640..641,
        5120..5200,
    ];
    for code in gaps.into_iter().flatten() {
        assert_eq!(Action::from_code(code), None, "{code}");
    }
    let named = (0..CODES).filter(|code| Action::from_code(*code).is_some()).count();
    // Bare steps, modes, holds, ways, seats twice, people, roles, dice, tokens, slots, pairs of
    // slots, parts, cards, market cards, plantations, gifts and moves.
    let kinds =
        [12, 3, 5, 10, 4, 4, 7, 8, 6, 14, 16, 32, 5, 5, 10, 4, 64, 32, 4 * 31, 4 * 127, 4096];
    assert_eq!(named, kinds.iter().sum::<usize>());
}
