//! What people read: the story, the prompts and the sentences of the offers.

use std::collections::BTreeSet;

use freedom::options::Roles;
use freedom::{Event, Options};
use kernel::{Rules, Seat, SeatSet, Weight, kit};
use serde_json::json;

use crate::help::{card, rules};

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

#[test]
fn a_card_says_its_own_numbers_and_no_others() {
    let about = rules().about();
    for (id, args) in [
        ("compromise-1850", json!({ "money": { "number": 2 } })),
        ("domestic-slave-trade", json!({ "people": { "number": 1 } })),
        ("elijah-lovejoy", json!(null)),
        ("gag-rules", json!({ "tokens": { "number": 1 } })),
        ("george-fitzhugh", json!({ "money": { "number": 1 } })),
        ("john-calhoun", json!({ "money": { "number": 1 } })),
    ] {
        let text = &about.board["cards"][card(id).index()]["card"]["text"];
        assert_eq!(text["args"], args, "{id}");
    }
}
