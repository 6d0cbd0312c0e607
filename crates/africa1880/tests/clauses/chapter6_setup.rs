//! Chapter 6: the set-up.

use africa1880::options::Start;
use africa1880::state::Stage;
use africa1880::{Action, Event, Options};
use kernel::{Actor, Finality, Intent, Rules, SeatSet, Turn};
use serde_json::json;

use crate::help::*;

/// Proves 6.1.
#[test]
fn a_table_begins_with_full_stocks_and_says_nothing_of_relations() {
    let state = rules().setup(&Options::default()).unwrap();
    let view = view(&rules(), &state, SeatSet::first(6));
    assert_eq!(view["records"], json!([]));
    for power in view["powers"].as_array().unwrap() {
        assert_eq!((&power["presences"], &power["stock"]), (&json!(0), &json!(22)));
    }
    // Each has a token in the embassy of every other power in play and none in its own.
    for (powers, seats) in [("GB FR DE IT NL BE", 6), ("GB FR DE", 3)] {
        let first = scene("").powers(powers).load();
        for seat in (0..seats).map(kernel::Seat) {
            let others = first.everybody().without(seat);
            let others: Vec<String> = others.iter().map(|s| rules().seat_id(&first, s)).collect();
            assert_eq!(may(&first, seat, "war"), others);
        }
    }
    // In the first turn there is nothing on record either, until it is read.
    let orders = scene("FR: ALG").load();
    assert_eq!(crate::help::view(&rules(), &orders, SeatSet::first(6))["records"], json!([]));
}

/// Proves 6.2.
#[test]
fn the_powers_place_in_their_order_on_any_coast() {
    let mut play = Play::new(&Options::default());
    let start = Turn::Seats { must: eyes([GB]), may: SeatSet::NONE };
    assert_eq!(rules().turn(play.state()), start);
    assert_eq!(
        may(play.state(), GB, "place").join(" "),
        "ALX ALG ANG CMR CAP CON COR DAH DAK DAM FRE GAB KHA LAG MAR MAS MOG MOM MOZ NAT TRI TUN \
         ZAN"
    );
    assert_eq!(offers(&rules(), play.state(), FR), []);
    assert_eq!(
        play.why_not(FR, Action::Place(at("ALG"))),
        "africa1880-no-not-your-placement (6.2) power=Seat(Seat(0))"
    );
    assert_eq!(
        play.why_not(GB, Action::Place(at("SAH"))),
        "africa1880-no-not-coastal (6.2) at=Place(\"SAH\")"
    );
    assert_eq!(play.why_not(GB, Action::Seal), "africa1880-no-not-now (0.9)");
    for (seat, next) in [(GB, FR), (FR, DE), (DE, IT), (IT, NL), (NL, BE)] {
        play.act(seat, Action::Place(at("ZAN")));
        assert_eq!(rules().turn(play.state()).must(), eyes([next]));
        assert_eq!(play.state().stage, Stage::Placement);
    }
    play.act(BE, Action::Place(at("ALG")));
    assert_eq!((play.state().stage, play.state().turn), (Stage::Diplomacy, 0));
    assert_eq!(
        presences(&rules(), play.state()),
        "GB: ZAN; FR: ZAN; DE: ZAN; IT: ZAN; NL: ZAN; BE: ALG"
    );
    // Everybody sees it.
    let heard = ["placed", "placed", "placed", "placed", "placed", "placed", "turn_began"];
    assert_eq!(play.heard(SeatSet::NONE), heard);
}

/// Proves 6.2, 0.3.
#[test]
fn powers_not_in_play_are_skipped() {
    let powers = ids("BE DE FR");
    let mut play = Play::new(&Options { powers, ..Options::default() });
    for id in ["ALG", "DAH", "ANG"] {
        let seat = rules().turn(play.state()).must().lowest().unwrap();
        play.act(seat, Action::Place(at(id)));
    }
    assert_eq!(presences(&rules(), play.state()), "FR: ALG; DE: DAH; BE: ANG");
    assert_eq!(play.state().stage, Stage::Diplomacy);
}

/// Proves 6.2.
#[test]
fn placing_tells_where_and_the_last_placement_begins_the_first_turn() {
    let place = |scene: Scene, seat, id: &str| {
        let (mut state, mut events) = (scene.load(), Vec::new());
        let step = rules().apply(&mut state, Actor::Seat(seat), Action::Place(at(id)), &mut events);
        (step, events)
    };
    let empty = scene("").powers("GB FR DE").stage("placement");
    let gb = Event::Placed { seat: GB, at: "ALG".to_owned() };
    assert_eq!(place(empty, GB, "ALG"), (Finality::Open, vec![gb]));
    let last = scene("GB: ALG; FR: ALG").powers("GB FR DE").stage("placement");
    let de = Event::Placed { seat: DE, at: "DAH".to_owned() };
    assert_eq!(
        place(last, DE, "DAH"),
        (Finality::Final, vec![de, Event::TurnBegan { year: 1880 }])
    );
}

/// Proves 6.2.
#[test]
fn a_placement_is_taken_back_until_the_next_power_places() {
    let mut play = Play::new(&Options::default());
    play.act(GB, Action::Place(at("ALG")));
    play.undo(GB).unwrap();
    assert_eq!(rules().turn(play.state()).must(), eyes([GB]));
    play.act(GB, Action::Place(at("ALX"))).act(FR, Action::Place(at("ALG")));
    assert_eq!(play.undo(GB), Err("table-nothing-to-undo (table)".to_owned()));
}

/// Proves 6.2.1.
#[test]
fn several_powers_may_start_in_one_territory() {
    let state = scene("GB: ALG; FR: ALG").stage("placement").load();
    assert!(may(&state, DE, "place").contains(&"ALG".to_owned()));
    assert_eq!(may(&state, DE, "place").len(), 23);
    let mut play = Play::new(&Options { powers: ids("GB FR DE"), ..Options::default() });
    for seat in [GB, FR, DE] {
        play.act(seat, Action::Place(at("ALG")));
    }
    assert_eq!(presences(&rules(), play.state()), "GB: ALG; FR: ALG; DE: ALG");
}

/// Proves 6.2.2.
#[test]
fn a_power_that_is_late_to_place_starts_where_it_stood_in_history() {
    let mut play = Play::new(&Options::default());
    play.absent(GB).act(FR, Action::Place(at("ZAN")));
    play.absent(DE).absent(IT).absent(NL).absent(BE);
    assert_eq!(
        presences(&rules(), play.state()),
        "GB: ALX; FR: ZAN; DE: DAH; IT: MOG; NL: CAP; BE: ANG"
    );
    assert_eq!(play.state().stage, Stage::Diplomacy);
    // Nobody is late before its turn has come.
    let mut early = Play::new(&Options::default());
    let refused = early.intend(Intent::Absent { seat: FR });
    assert_eq!(refused, Err("table-not-awaited (table)".to_owned()));
}

/// Proves 6.3.
#[test]
fn the_first_placement_is_free_or_historical() {
    let free = rules().setup(&Options::default()).unwrap();
    assert_eq!(free.stage, Stage::Placement);
    assert_eq!(presences(&rules(), &free), "");
    let options = Options { start: Start::Historical, ..Options::default() };
    let historical = rules().setup(&options).unwrap();
    assert_eq!(historical.stage, Stage::Diplomacy);
    assert_eq!(
        presences(&rules(), &historical),
        "GB: ALX; FR: ALG; DE: DAH; IT: MOG; NL: CAP; BE: ANG"
    );
    assert_eq!(rules().turn(&historical).must(), SeatSet::first(6));
}

/// Proves 6.3.1.
#[test]
fn in_the_historical_start_each_has_its_own_territory_and_the_others_stay_empty() {
    let powers = ids("NL GB IT");
    let options = Options { powers, start: Start::Historical, ..Options::default() };
    let state = rules().setup(&options).unwrap();
    assert_eq!(presences(&rules(), &state), "GB: ALX; IT: MOG; NL: CAP");
    // From there it goes as always: the talks first, and the empty coasts are open to landings.
    assert_eq!((state.stage, state.turn, state.seats), (Stage::Diplomacy, 0, 3));
    let orders = scene("GB: ALX; IT: MOG; NL: CAP").powers("GB IT NL").load();
    let coasts = may(&orders, GB, "land");
    assert!(["ALG", "DAH", "ANG"].iter().all(|id| coasts.iter().any(|coast| coast == id)));
}
