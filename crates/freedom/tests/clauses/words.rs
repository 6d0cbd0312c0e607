//! What people read: the story, the prompts and the sentences of the offers.

use std::collections::BTreeSet;

use freedom::event::Gain;
use freedom::options::{Mode, Money, Roles, Triples};
use freedom::{Event, Options};
use kernel::{Rules, Seat, Weight, kit};
use serde_json::json;

use crate::help::{card, rules};

/// Proves 7.13.
#[test]
fn what_seldom_happens_is_told_too() {
    let (owner, seat) = (Seat(2), Seat(1));
    let bought = Event::CardBought { seat, card: "david-walker".to_owned(), slot: 2, paid: 3 };
    let paid = Event::Income { seat, money: 3, why: Gain::People };
    for (event, key, clause) in [
        (Event::Protected { owner, seat }, "protected", Some("7.13")),
        (Event::Shielded { owner, seat }, "shielded", Some("9.4.5")),
        (bought, "bought", None),
        (paid, "income-people", None),
    ] {
        let line = rules().story(&event).expect("it is told");
        assert_eq!(line.text.key, format!("freedom-told-{key}"));
        assert_eq!(line.clause, clause);
        assert_eq!(line.weight == Weight::Strong, key != "income-people");
    }
}

/// In whole games, every message of the prompts, the offers and the story is used.
#[test]
fn every_word_is_said_in_play() {
    let mut said = BTreeSet::new();
    for game in 0..1200 {
        let options = Options {
            players: Some(1 + (game / 2 % 4) as u8),
            roles: if game % 8 == 1 { Roles::Chosen } else { Roles::Dealt },
            triples: if game % 16 == 1 { Triples::Nothing } else { Triples::Move },
            money: Money::More,
            reactions: Some(Mode::Ask),
            ..Options::default()
        };
        said.extend(kit::said_in_play(&rules(), &options, game));
    }
    let kinds = ["prompt", "do", "ask", "told"];
    let mut unsaid = kit::unsaid("freedom", freedom::WORDS.texts[0], &kinds, &said);
    // Nobody reads what chance is asked, and some things are too rare for play at random.
    let rare = ["prompt-chance", "prompt-shield", "do-shield", "told-shielded", "do-west"];
    let rare = [rare.as_slice(), &["do-east", "told-income-people"]].concat();
    unsaid.retain(|key| !rare.iter().any(|rare| key == &format!("freedom-{rare}")));
    assert_eq!(unsaid, Vec::<String>::new());
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
