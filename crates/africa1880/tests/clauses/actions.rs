//! The numbers that name actions. Logs are stored by them: their meaning must never drift.

use africa1880::Action;
use africa1880::action::CODES;
use africa1880::place::Place;
use africa1880::proposal::Pact::{Alliance, War};
use kernel::{Rules, Seat};

use crate::help::*;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
    let table = [
        (0, Action::Ready),
        (1, Action::Seal),
        (8, Action::Ally(GB)),
        (13, Action::Ally(BE)),
        (16, Action::War(GB)),
        (21, Action::War(BE)),
        (24, Action::Accept(GB)),
        (29, Action::Accept(BE)),
        (32, Action::Decline(GB)),
        (37, Action::Decline(BE)),
        (40, Action::Propose(GB, Alliance)),
        (45, Action::Propose(BE, Alliance)),
        (64, Action::Propose(GB, War(GB))),
        (65, Action::Propose(GB, War(FR))),
        (70, Action::Propose(FR, War(GB))),
        (99, Action::Propose(BE, War(BE))),
        (128, Action::Place(Place(0))),
        (191, Action::Place(Place(63))),
        (192, Action::Land(Place(0))),
        (255, Action::Land(Place(63))),
        (256, Action::Develop(Place(0))),
        (319, Action::Develop(Place(63))),
        (320, Action::Nothing(Place(0))),
        (383, Action::Nothing(Place(63))),
        (512, Action::Explore(Place(0), Place(0))),
        (513, Action::Explore(Place(0), Place(1))),
        (576, Action::Explore(Place(1), Place(0))),
        (4607, Action::Explore(Place(63), Place(63))),
    ];
    for (code, action) in table {
        assert_eq!(action.code(), code, "{action:?}");
        assert_eq!(africa1880::Africa1880::code(action), code);
        assert_eq!(Action::from_code(code), Some(action), "{code}");
        assert_eq!(africa1880::Africa1880::action(code), Some(action));
    }
    assert_eq!(CODES, 4608);
}

#[test]
fn the_gaps_between_the_codes_name_nothing() {
    let gaps = [2..8, 14..16, 22..24, 30..32, 38..40, 46..64, 100..128, 384..512, 4608..4700];
    for code in gaps.into_iter().flatten() {
        assert_eq!(Action::from_code(code), None, "{code}");
    }
    let named = (0..CODES).filter(|code| Action::from_code(*code).is_some()).count();
    assert_eq!(named, 2 + 5 * 6 + 36 + 4 * 64 + 64 * 64);
}

/// The page for programs says what every action is called and which number every territory has.
#[test]
fn the_document_names_every_verb_and_every_territory() {
    let document = include_str!("../../../../docs/africa1880.md");
    let state = scene("").load();
    for action in (0..CODES).filter_map(Action::from_code) {
        let verb = rules().offer(&state, FR, action).verb;
        assert!(document.contains(&format!("\n| `{verb}` |")), "{verb}");
    }
    for (number, territory) in rules().board().territories.iter().enumerate() {
        let star = if territory.coast { "" } else { "*" };
        let cell = format!("| {number} `{}`{star} |", territory.id);
        assert!(document.contains(&cell), "{cell}");
    }
    for choice in rules().about().options {
        let values = choice.values.iter().map(|value| format!("`{value}`"));
        let row = format!("\n| `{}` | {} |", choice.key, values.collect::<Vec<_>>().join(", "));
        assert!(document.contains(&row), "{row}");
    }
}

#[test]
fn every_code_is_the_code_of_what_it_names() {
    for code in 0..CODES {
        if let Some(action) = Action::from_code(code) {
            assert_eq!(action.code(), code);
        }
    }
}

#[test]
fn a_table_refuses_codes_and_seats_that_do_not_exist() {
    let play = scene("").play();
    let no = |seat, code| play.table.check(seat, code).unwrap_err().to_string();
    assert_eq!(no(FR, 2), "table-unknown-action (table)");
    assert_eq!(no(Seat(6), 1), "table-no-such-seat (table)");
    assert_eq!(no(FR, 0), "africa1880-no-not-now (0.9)");
}
