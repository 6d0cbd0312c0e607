//! What people read: the story, the prompts and the sentences of the offers.

use std::collections::BTreeSet;

use freedom::options::Roles;
use freedom::{Event, Options};
use kernel::{Rules, Seat, SeatSet, Weight, kit};

use crate::help::rules;

/// Proves 7.13.
#[test]
fn a_protection_is_told_with_its_clause() {
    let event = Event::Protected { owner: Seat(2), seat: Seat(1) };
    let line = rules().story(&event).expect("it is told");
    assert_eq!(line.text.key, "freedom-told-protected");
    assert_eq!((line.clause, line.weight), (Some("7.13"), Weight::Strong));
}

#[test]
fn a_purchase_is_told() {
    let card = "david-walker".to_owned();
    let event = Event::CardBought { seat: Seat(1), card, slot: 2, paid: 3 };
    let line = rules().story(&event).expect("it is told");
    assert_eq!(line.text.key, "freedom-told-bought");
    assert_eq!(line.weight, Weight::Strong);
}

/// In whole games at random everybody who is asked reads a prompt and sentences of their own.
#[test]
fn every_question_has_its_own_words() {
    let rules = rules();
    let options = Options { players: Some(2), roles: Roles::Chosen, ..Options::default() };
    let (mut prompts, mut sentences) = (BTreeSet::new(), BTreeSet::new());
    let mut offers = Vec::new();
    for game in 0..300 {
        kit::walk(&*rules, &options, game, 20_000, |_, state, _| {
            for seat in rules.turn(state).must().iter() {
                prompts.insert(rules.prompt(state, SeatSet::one(seat)).key);
                rules.offers(state, seat, &mut offers);
                for offer in &offers {
                    sentences.insert(rules.offer(state, seat, *offer).text.key);
                }
            }
        });
    }
    for key in ["freedom-prompt-role", "freedom-prompt-plan"] {
        assert!(prompts.contains(key), "{key} of {prompts:?}");
    }
    assert!(!prompts.contains("freedom-prompt-wait"), "whoever is asked does not wait");
    for key in ["freedom-do-move", "freedom-do-free", "freedom-do-send"] {
        assert!(sentences.contains(key), "{key} of {sentences:?}");
    }
}
