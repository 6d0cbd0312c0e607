//! Chapter 7: time and the end.

use africa1880::state::Stage;
use africa1880::{Action, Event, Options, options::Start};
use kernel::{Rules, SeatSet, Turn};

use crate::help::*;

const ALL: [kernel::Seat; 3] = [GB, FR, DE];

/// Proves 7.1.
#[test]
fn eight_turns_and_the_last_step_is_four_years() {
    let powers = ids("GB FR DE");
    let mut play = Play::new(&Options { powers, start: Start::Historical, ..Options::default() });
    let mut years = Vec::new();
    while !matches!(rules().turn(play.state()), Turn::Over(_)) {
        years.push(play.view(SeatSet::NONE)["year"].as_u64().unwrap());
        play.all(ALL, Action::Ready).all(ALL, Action::Seal);
    }
    assert_eq!(years, [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914]);
    assert_eq!(rules().board().years, [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914]);
}

/// Proves 7.2.
#[test]
fn the_game_ends_after_the_last_turn() {
    let read = scene("FR: ALG").year(1910).read();
    assert_eq!((read.state.stage, read.state.turn), (Stage::Diplomacy, 7));
    let powers = "GB FR DE";
    scene("FR: ALG").powers(powers).year(1914).sheets("DE: war FR").read().all_told(&[
        "DE sealed",
        "GB sheet: ",
        "FR sheet: ",
        "DE sheet: war FR",
        "wars: DE on FR",
        "1914 ended: 0 0 0",
        "over: nobody, 2 1 2",
    ]);
}

const TWENTY_ONE: &str =
    "ALX ALG ANG CMR CAP CON COR DAH DAK DAM EQU FRE GAB KAT KHA LAG MAR MAS MOG MOM MOZ";

/// Proves 7.2, 7.4.
#[test]
fn the_game_ends_with_the_twenty_second_colony_and_the_relations_just_read_count() {
    let scene = scene(&format!("FR: {TWENTY_ONE} TUN; DE: TUN SAH"))
        .powers("GB FR DE")
        .colonies(TWENTY_ONE)
        .year(1890)
        .filled("TUN 2, SAH 1");
    // A war keeps Tunis back; the Sahara is the twenty-second.
    let read = scene.clone().sheets("FR: war DE; DE: war FR; GB: war FR").read();
    read.over(&[FR], &[2, 168, 8 + 1]);
    // One colony fewer, and the game goes on.
    let position = scene.filled("SAH 0").sheets("FR: war DE; DE: war FR");
    let read = position.read();
    assert_eq!((read.state.stage, read.state.turn), (Stage::Diplomacy, 3));
}

/// Proves 7.3.
#[test]
fn all_colonies_that_are_due_are_placed_beyond_twenty_two() {
    let read = scene(&format!("FR: {TWENTY_ONE}; DE: TUN SAH TRI"))
        .powers("GB FR DE")
        .colonies(TWENTY_ONE)
        .year(1890)
        .filled("TUN 2, SAH 1, TRI 2")
        .read()
        .over(&[FR], &[2, 170, 26]);
    assert_eq!(read.state.colonies.len(), 24);
    // The year does not go on.
    assert_eq!(read.state.turn, 2);
}

/// Proves 7.4.
#[test]
fn the_alliance_points_are_of_the_turn_that_ended_the_game() {
    // C was at war with A the turn before; in the turn that ends the game it is not.
    let first =
        small_scene("AA: NOR; BB: EST; CC: SUD").filled("NOR 1").sheets("CC: war AA").read();
    let second = first.colonies("NOR").next("BB: EST develop; AA: war CC");
    second.colonies("EST NOR").over(&[], &[10, 10, 1]);
}

#[test]
fn the_end_is_told_and_the_table_takes_nothing_more() {
    const A: kernel::Seat = kernel::Seat(0);
    let read = small_scene("AA: NOR; BB: EST").filled("NOR 1, EST 1").sheets("CC: war BB").read();
    let told: Vec<String> = read.events[4..].iter().map(|e| tell(&ids("AA BB CC"), e)).collect();
    assert_eq!(
        told,
        [
            "wars: CC on BB",
            "EST colony: BB, 8 each",
            "NOR colony: AA, 8 each",
            "1900 ended: 8 8 0",
            "over: AA, 10 9 2",
        ]
    );
    assert!(!read.events.iter().any(|e| matches!(e, Event::TurnBegan { .. })));
    let Turn::Over(outcome) = small().turn(&read.state) else { panic!("it is over") };
    assert_eq!((outcome.winners, outcome.scores), (eyes([A]), vec![10, 9, 2]));
    assert_eq!(words(&outcome.text), "africa1880-outcome-won power=Seat(Seat(0))");
    assert_eq!(offers(&small(), &read.state, A), []);
    assert!(small().check(&read.state, A, Action::Seal).is_err());
}
