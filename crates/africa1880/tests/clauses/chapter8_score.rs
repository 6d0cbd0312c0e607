//! Chapter 8: the score.

use africa1880::score;
use kernel::{Rules, Turn};

use crate::help::*;

/// Proves 8.1.
#[test]
fn eight_points_alone_and_three_each_however_many_share() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(score::points_each), [8, 3, 3, 3, 3, 3]);
    let state = scene("GB: ALG TUN SAH; FR: ALG TUN; DE: ALG; IT: MOG DAH; NL: ALG; BE: ALG")
        .colonies("ALG TUN SAH MOG")
        .load();
    assert_eq!(score::colony_scores(&state), [3 + 3 + 8, 3 + 3, 3, 8, 3, 3]);
}

/// Proves 8.2.
#[test]
fn nothing_outside_colonies_scores() {
    let state = scene("GB: ALG TUN; FR: TUN").filled("ALG 2, TUN 2").load();
    assert_eq!(score::colony_scores(&state), [0; 6]);
    scene("GB: ALG TUN; FR: ZAN").powers("GB FR DE").year(1914).read().over(&[], &[2, 2, 2]);
    // Not even in the last turn, in a territory that only a war keeps from being a colony.
    let last = scene("GB: ALG TUN; FR: TUN").filled("ALG 2, TUN 2, MAR 3");
    let last = last.powers("GB FR DE").year(1914).sheets("GB: war FR; FR: war GB");
    last.read().colonies("").over(&[DE], &[1, 1, 2]);
}

/// Proves 8.3.
#[test]
fn a_point_for_each_alliance_that_others_declare_towards_one() {
    // Britain is at war with all, which costs the others a point each and itself nothing.
    let last =
        scene("").year(1914).sheets("GB: war FR, war DE, war IT, war NL, war BE; FR: war BE");
    let read = last.read().over(&[GB], &[5, 4, 4, 4, 4, 3]);
    assert_eq!(score::alliance_scores(&read.state), [5, 4, 4, 4, 4, 3]);
    // Of the last turn alone: what was declared before is forgotten.
    let before = scene("").year(1910).sheets("FR: war GB").read();
    assert_eq!(score::colony_scores(&before.state), [0; 6]);
    before.next("DE: war FR").over(&[], &[5, 4, 5, 5, 5, 5]);
}

/// Proves 8.4.
#[test]
fn most_points_win_alone() {
    let read = scene("FR: ALG; DE: TUN SAH").colonies("ALG TUN SAH").year(1914).read();
    let read = read.over(&[DE], &[5, 13, 21, 5, 5, 5]);
    let Turn::Over(outcome) = rules().turn(&read.state) else { panic!("it is over") };
    assert_eq!((outcome.winners, outcome.scores), (eyes([DE]), vec![5, 13, 21, 5, 5, 5]));
    assert_eq!(words(&outcome.text), "africa1880-outcome-won power=Seat(Seat(2))");
}

/// Proves 8.5.
#[test]
fn a_tie_at_the_top_has_no_winner() {
    let read = scene("FR: ALG; DE: TUN; IT: MOG").colonies("ALG TUN").year(1914).read();
    let read = read.over(&[], &[5, 13, 13, 5, 5, 5]);
    let Turn::Over(outcome) = rules().turn(&read.state) else { panic!("it is over") };
    assert!(outcome.winners.is_empty());
    assert_eq!(words(&outcome.text), "africa1880-outcome-tie");
    // A tie below the top takes nothing from the winner.
    scene("FR: ALG").colonies("ALG").year(1914).read().over(&[FR], &[5, 13, 5, 5, 5, 5]);
}
