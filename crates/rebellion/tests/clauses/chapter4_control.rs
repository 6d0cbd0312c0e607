//! Chapter 4: control of colonies.

use kernel::Rules;
use rebellion::Event;
use rebellion::colour::Side;
use rebellion::score;

use crate::help::*;

fn changes(play: &mut Play) -> Vec<(String, Option<Side>, Option<Side>)> {
    let heard = play.heard().into_iter();
    heard
        .filter_map(|e| match e {
            Event::ColonyChanged { colony, side, before } => Some((colony, side, before)),
            _ => None,
        })
        .collect()
}

/// Proves 4.1, 4.2, 5.2.
#[test]
fn a_side_alone_in_a_colony_controls_it_allies_included() {
    let play = scene("MA2: R1; NY3: O1; CT1: F1; RI1: W1; NJ1: Y1; NJ2: B1; VA4: B1 F1").moved("B");
    assert_eq!(play.control("MA"), "british", "empty areas make no difference");
    assert_eq!(play.control("NY"), "british");
    assert_eq!(play.control("CT"), "american");
    assert_eq!(play.control("RI"), "american");
    assert_eq!(play.control("NJ"), "nobody");
    assert_eq!(play.control("VA"), "american");
    assert_eq!(play.control("GA"), "nobody", "somebody must be there");
}

/// Proves 4.3.
#[test]
fn natives_alone_keep_everybody_from_control() {
    let mut play = scene("PA1: W1; PA4: N2; MD1: W1 B1").moving("B", 4);
    assert_eq!(play.control("PA"), "nobody");
    play.act("B", "muster MD1, go PA4");
    assert_eq!((play.at("PA4"), play.control("PA")), ("B1 W1 NA2".into(), "american"));
    let with = scene("PA1: W1 N1").moved("B");
    assert_eq!(with.control("PA"), "american");
    let alone = scene("PA4: N2").moved("B");
    assert_eq!(alone.control("PA"), "nobody");
}

/// Proves 4.4.
#[test]
fn what_nobody_controls_counts_for_nobody() {
    let play = scene("NJ1: Y1; NJ2: B1; RI1: W1; DE1: R1; NS1: R1; PA4: N1").moved("B");
    assert_eq!(score::scores(rules().board(), &play.state), [2, 1]);
    let view = rules().view(&play.state, kernel::SeatSet::NONE);
    let marked = view.colonies.iter().filter(|colony| colony.side.is_some());
    assert_eq!(marked.map(|c| c.id.as_str()).collect::<Vec<_>>(), ["NS", "RI", "DE"]);
}

/// Proves 4.5.
#[test]
fn control_is_gained_at_once() {
    let mut play = scene("CT1: B1; MA1: R2").moving("B", 4);
    play.act("B", "muster CT1, go RI1");
    assert_eq!(play.control("RI"), "american");
    assert_eq!(changes(&mut play), [("RI".into(), Some(Side::American), None)]);
    assert_eq!(play.control("CT"), "american", "the marker stays for now");
}

/// Proves 4.6.
#[test]
fn an_empty_colony_keeps_its_marker_until_the_end_of_the_sequence() {
    let mut play = scene("CT1: B1 W1; MA1: R2").moving("B", 4);
    play.act("B", "muster CT1, go RI1");
    assert_eq!(play.control("CT"), "american");
    play.heard();
    play.act("B", "done");
    assert_eq!((play.control("CT"), play.control("RI")), ("nobody", "american"));
    assert_eq!(changes(&mut play), [("CT".into(), None, Some(Side::American))]);
    // Entered by the enemy alone before that, it changes hands at once.
    let mut play = scene("RI1: R1; CT1: B2").moving("B", 4);
    play.act("B", "muster CT1, go RI1, fight RI1").chance("dice R 0 0");
    assert_eq!(play.control("CT"), "american");
    play.heard();
    play.act("R", "withdraw CT1");
    assert_eq!((play.control("RI"), play.control("CT")), ("american", "british"));
    assert_eq!(
        changes(&mut play),
        [
            ("RI".into(), Some(Side::American), None),
            ("CT".into(), Some(Side::British), Some(Side::American))
        ]
    );
}

/// Proves 4.7.
#[test]
fn an_enemy_in_the_colony_takes_the_marker_off_before_the_battle() {
    let mut play = scene("RI1: B1; MA1: R2; MA3: Y1").moving("B", 4);
    assert_eq!(play.control("MA"), "british");
    play.act("B", "muster RI1, go MA2");
    assert_eq!(play.control("MA"), "nobody", "also without a battle");
    let mut play = scene("RI1: B1; MA1: R2").moving("B", 4);
    play.act("B", "muster RI1, go MA1");
    assert_eq!(play.control("MA"), "nobody");
    assert_eq!(changes(&mut play), [("MA".into(), None, Some(Side::British))]);
}

/// Proves 4.8.
#[test]
fn natives_left_alone_take_the_marker_off_at_once() {
    let mut play = scene("PA4: B1 N2; MD2: W1").moving("B", 4);
    assert_eq!(play.control("PA"), "american");
    play.act("B", "muster PA4, take N 0, go MD1");
    assert_eq!((play.at("PA4"), play.control("PA")), ("N2".into(), "nobody"));
    assert!(play.heard().iter().any(|e| matches!(e, Event::NativesNeutral { count: 2, .. })));
}

/// Proves 4.9.
#[test]
fn an_army_counts_where_it_stops() {
    let mut play = scene("MA2: B1; DE1: R1").moving("B", 3);
    play.act("B", "muster MA2, go CT2");
    let told = play.heard();
    let Some(Event::Marched { path, .. }) =
        told.iter().find(|e| matches!(e, Event::Marched { .. }))
    else {
        panic!("{told:?}")
    };
    assert_eq!(path, &["CT1", "CT2"]);
    // From New Jersey to Connecticut every way leads through New York, where nobody stands.
    let mut play = scene("NJ1: B1; DE1: R1").moving("B", 3);
    play.act("B", "muster NJ1, go CT1");
    assert_eq!((play.control("NY"), play.control("CT")), ("nobody", "american"));
    assert!(
        !changes(&mut play).iter().any(|(colony, ..)| colony == "NY"),
        "it only passed through"
    );
}
