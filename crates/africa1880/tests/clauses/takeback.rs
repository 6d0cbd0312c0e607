//! Taking back: in a lane of one's own, whatever the others did since.

use africa1880::Action;
use africa1880::state::Stage;
use kernel::{Seat, SeatSet, table_refusals as why};

use crate::help::*;

const ALL: [Seat; 6] = [GB, FR, DE, IT, NL, BE];

fn refused(key: &str) -> Result<(), String> {
    Err(format!("{key} (table)"))
}

/// Proves 1.4.
#[test]
fn being_ready_is_taken_back_until_all_are() {
    let mut play = scene("").stage("diplomacy").play();
    play.all([GB, FR, DE, IT], Action::Ready);
    play.undo(FR).unwrap();
    assert_eq!(play.state().done, eyes([GB, DE, IT]));
    play.act(FR, Action::Ready).all([NL, BE], Action::Ready);
    assert_eq!(play.state().stage, Stage::Orders);
    for seat in ALL {
        assert_eq!(play.undo(seat), refused(why::NOTHING_TO_UNDO));
    }
}

/// Proves 1.4, 1.5.2.
#[test]
fn withdrawing_a_proposal_takes_ones_being_ready_back_too() {
    let mut play = scene("").stage("diplomacy").play();
    play.act(FR, Action::ProposeAlliance(DE)).act(FR, Action::Ready);
    play.undo_this(FR, Action::ProposeAlliance(DE)).unwrap();
    assert_eq!(play.state().done, SeatSet::NONE);
    assert!(play.state().proposals.iter().flatten().all(Option::is_none));
}

/// Proves 2.4.1, 2.4.2.
#[test]
fn lines_are_taken_back_one_by_one_and_told_so() {
    let mut play = scene("FR: ALG TUN").play();
    play.act(FR, Action::Develop(at("ALG"))).act(DE, Action::War(FR)).act(FR, Action::War(DE));
    let undos = play.table.undos(FR);
    let texts: Vec<String> = undos.iter().map(|undo| words(&undo.text)).collect();
    assert_eq!(
        texts,
        ["africa1880-do-war power=Seat(Seat(2))", "africa1880-do-develop at=Place(\"ALG\")"]
    );
    // Steps are counted as France sees them: it knows nothing of Germany's line.
    assert_eq!(undos.iter().map(|undo| undo.target).collect::<Vec<_>>(), [1, 0]);
    play.undo(FR).unwrap();
    play.undo(FR).unwrap();
    assert_eq!(play.undo(FR), refused(why::NOTHING_TO_UNDO));
    assert_eq!(play.state().sheets[FR.index()], africa1880::sheet::Sheet::BLANK);
    assert_eq!(play.state().sheets[DE.index()].wars, eyes([FR]));
}

#[test]
fn nobody_takes_back_what_is_not_theirs_or_already_gone() {
    let mut play = scene("FR: ALG").play();
    play.act(FR, Action::Develop(at("ALG"))).act(DE, Action::War(FR));
    let target = |n| kernel::Intent::Undo { seat: FR, target: Some(n) };
    assert_eq!(play.intend(target(1)), refused(why::CANNOT_UNDO));
    play.intend(target(0)).unwrap();
    assert_eq!(play.intend(target(0)), refused(why::NOTHING_TO_UNDO));
    assert_eq!(play.undo(Seat(6)), refused(why::NO_SUCH_SEAT));
}

/// Proves 2.5.
#[test]
fn what_the_clock_sealed_is_not_taken_back() {
    let mut play = scene("FR: ALG").play();
    play.act(FR, Action::Develop(at("ALG"))).absent(FR);
    assert_eq!(play.undo(FR), refused(why::NOTHING_TO_UNDO));
    assert!(play.state().done.has(FR));
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let mut play = scene("").year(1914).play();
    play.all(ALL, Action::Seal);
    assert_eq!(play.undo(BE), refused(why::OVER));
    assert_eq!(play.why_not(BE, Action::Seal), "table-over (table)");
}

#[test]
fn a_reopened_table_is_the_same_with_steps_taken_back() {
    let start = scene("FR: ALG TUN; DE: ALG").stage("diplomacy");
    let mut play = start.play();
    play.act(FR, Action::ProposeAlliance(DE)).act(DE, Action::Accept(FR)).act(GB, Action::Ready);
    play.undo(GB).unwrap();
    play.all(ALL, Action::Ready).act(FR, Action::War(DE)).act(FR, Action::Develop(at("ALG")));
    play.undo_this(FR, Action::War(DE)).unwrap();
    play.all(ALL, Action::Seal);
    let mut again = start.play();
    again.table.commit(&play.table.rows().collect::<Vec<_>>()).unwrap();
    assert_eq!(again.state(), play.state());
    assert_eq!(again.table.fingerprint(), play.table.fingerprint());
    assert_eq!(play.table.replayed().as_ref(), Some(play.state()));
}
