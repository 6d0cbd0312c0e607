//! Chapter 0: the game.

use africa1880::{Action, Africa1880, Options};
use kernel::{Rules, Seat, SeatSet};

use crate::help::*;

/// Proves 0.1.
#[test]
fn three_to_six_powers_play_and_a_seat_keeps_its_power() {
    let rules = rules();
    let about = rules.about();
    assert_eq!((about.seats_min, about.seats_max), (3, 6));
    let setup = |powers| rules.setup(&Options { powers: ids(powers), ..Options::default() });
    for (powers, seats) in [("", 6), ("GB FR DE", 3), ("GB FR DE IT", 4), ("GB FR DE IT NL", 5)] {
        assert_eq!(rules.seats(&setup(powers).unwrap()), seats);
    }
    let fault = |powers| setup(powers).unwrap_err()[0].to_string();
    assert_eq!(fault("GB FR"), "options.powers: at least three powers play");
    assert_eq!(fault("GB FR FR"), "options.powers: a power is named twice");
    assert_eq!(
        fault("GB FR XX"),
        "options.powers: \"XX\" is no power; known: GB, FR, DE, IT, NL, BE"
    );
    // However they were named, they sit in the order of the board, from the first turn to the last.
    let first = setup("BE IT FR").unwrap();
    let last = scene("").powers("BE IT FR").year(1914).read().state;
    for state in [first, last] {
        let seats: Vec<String> = (0..4).map(|n| rules.seat_id(&state, Seat(n))).collect();
        assert_eq!(seats[..3], ["FR", "IT", "BE"]);
    }
    assert_eq!(rules.seat_id(&setup("").unwrap(), Seat(9)), "");
}

/// Proves 0.2.
#[test]
fn the_six_powers_have_their_colours() {
    let roles: Vec<String> = (rules().about().roles.iter())
        .map(|r| format!("{} {} {} {}", r.id, r.letter, r.colour, r.names.en))
        .collect();
    assert_eq!(
        roles,
        [
            "GB G red Great Britain",
            "FR F blue France",
            "DE D black Germany",
            "IT I green Italy",
            "NL N yellow Netherlands",
            "BE B orange Belgium",
        ]
    );
    assert_eq!(rules().board().provenance["colours"], "inferred");
}

/// Proves 0.3.
#[test]
fn a_power_that_is_not_in_play_does_not_exist() {
    let three = scene("GB: ALG").powers("GB FR DE");
    let state = three.load();
    assert_eq!(may(&state, GB, "war"), ["FR", "DE"]);
    assert_eq!(may(&state, GB, "ally"), ["FR", "DE"]);
    for action in [Action::War(IT), Action::Ally(BE)] {
        assert_eq!(why_not(&state, GB, action), "africa1880-no-not-in-play (0.3)");
    }
    let talk = three.clone().stage("diplomacy").load();
    assert_eq!(may(&talk, GB, "propose_alliance"), ["FR", "DE"]);
    assert_eq!(may(&talk, GB, "propose_war"), ["FR", "DE"]);
    for action in [Action::ProposeAlliance(IT), Action::ProposeWar(FR, BE)] {
        assert_eq!(why_not(&talk, GB, action), "africa1880-no-not-in-play (0.3)");
    }
    // Neither does its seat: it is offered nothing and may do nothing.
    for (state, action) in [(&state, Action::Seal), (&talk, Action::Ready)] {
        assert_eq!(offers(&rules(), state, IT), []);
        assert_eq!(why_not(state, IT, action), "africa1880-no-not-in-play (0.3)");
        assert!(rules().check(state, DE, action).is_ok());
    }
    // And its alliance is worth nothing: of two others, each gets at most two points.
    three.year(1914).read().over(&[], &[2, 2, 2]);
}

/// Proves 0.4.
#[test]
fn the_map_has_thirty_two_territories_with_borders_and_coasts() {
    let rules = rules();
    let board = rules.board();
    let order: Vec<&str> = board.territories.iter().map(|t| t.id.as_str()).collect();
    assert_eq!(
        order.join(" "),
        "ABY ALX ALG ANG BEC CMR CAP CON COR DAH DAK DAM EQU FRE GAB KAT KHA LAG MAR MAS MOG MOM \
         MOZ NAT NIG SAH TCH TOM TRI TUN ZAM ZAN"
    );
    assert_eq!(board.all().len(), 32);
    let inland = board.all().minus(board.coast);
    assert_eq!(board.ids(inland).join(" "), "ABY BEC EQU KAT NIG SAH TCH TOM ZAM");
    assert_eq!(board.ids(board.borders[at("ALG").index()]).join(" "), "MAR SAH TUN");
    assert_eq!(
        board.ids(board.borders[at("TCH").index()]).join(" "),
        "CMR CON EQU GAB KHA LAG NIG TRI"
    );
}

/// Proves 0.5.
#[test]
fn the_board_says_what_of_it_is_reconstructed() {
    let rules = rules();
    let board = rules.board();
    for part in ["territories", "borders", "squares"] {
        assert_eq!(board.provenance[part], "reconstructed");
    }
    assert_eq!(rules.about().provenance, board.provenance);
    let names: Vec<&str> = board.territories.iter().map(|t| t.names.fr.as_str()).collect();
    for known in ["Alexandrie", "Alger", "Angola", "Cape Town", "Dahomey", "Dakar", "Mogadiscio"] {
        assert!(names.contains(&known), "{known} is known from the rules and reviews");
    }
    assert!(!names.iter().any(|name| name.contains("Madagascar")));
}

/// Proves 0.6.
#[test]
fn a_power_has_twenty_two_presences_and_one_in_a_territory_at_most() {
    let state = scene("FR: ALG TUN").load();
    assert_eq!(rules().board().pieces.presences, 22);
    let powers = &view(&rules(), &state, SeatSet::NONE)["powers"];
    assert_eq!((&powers[1]["presences"], &powers[1]["stock"]), (&2.into(), &20.into()));
    assert_eq!((&powers[0]["presences"], &powers[0]["stock"]), (&0.into(), &22.into()));
    assert_eq!(
        why_not(&state, FR, Action::Explore(at("ALG"), at("TUN"))),
        "africa1880-no-already-there (2.1.5) from=Place(\"ALG\") to=Place(\"TUN\")"
    );
    // Two expeditions and a landing meet on the coast of Morocco: one presence.
    check("FR: ALG DAK", "FR: ALG MAR, DAK MAR, land MAR", "FR: ALG DAK MAR", &["FR ALG > MAR"]);
}

/// Proves 0.7.
#[test]
fn a_pawn_fills_a_square_whoever_develops() {
    let rules = rules();
    assert_eq!(rules.board().pieces.pawns, 88);
    assert_eq!(rules.board().squares.iter().map(|n| u32::from(*n)).sum::<u32>(), 88);
    assert!(rules.board().territories.iter().all(|t| (1..=4).contains(&t.squares)));
    scene("FR: LAG; DE: LAG")
        .sheets("FR: LAG develop; DE: LAG develop")
        .read()
        .filled("LAG 2")
        .told(&["LAG +2 = 2 by FR DE, 0 lost"]);
}

/// Proves 0.8.
#[test]
fn every_power_declares_to_every_other_and_none_to_itself() {
    let state = scene("").load();
    for seat in [GB, FR, DE, IT, NL, BE] {
        assert_eq!(may(&state, seat, "war").len(), 5);
        assert_eq!(may(&state, seat, "ally").len(), 5);
        for action in [Action::War(seat), Action::Ally(seat)] {
            assert_eq!(why_not(&state, seat, action), "africa1880-no-not-another-power (2.3)");
        }
    }
    // The embassy of Germany holds two cannons, that of Italy one.
    let record = scene("").sheets("FR: war DE, war IT; BE: war DE").read().state.records[0];
    assert_eq!(record.wars[FR.index()], eyes([DE, IT]));
    assert_eq!(record.wars[BE.index()], eyes([DE]));
    assert_eq!(record.wars[DE.index()], SeatSet::NONE);
}

/// Proves 0.9.
#[test]
fn a_turn_has_five_phases_in_their_order() {
    // Diplomacy, then orders, and each has its own actions.
    let mut play = scene("FR: ALG; DE: ALG").filled("ALG 2").stage("diplomacy").play();
    let not_now = "africa1880-no-not-now (0.9)";
    for action in
        [Action::Place(at("ALG")), Action::Develop(at("ALG")), Action::War(DE), Action::Seal]
    {
        assert_eq!(play.why_not(FR, action), not_now);
    }
    play.all([GB, FR, DE, IT, NL, BE], Action::Ready);
    for action in [
        Action::Place(at("ALG")),
        Action::Ready,
        Action::ProposeAlliance(DE),
        Action::Accept(DE),
        Action::Decline(DE),
    ] {
        assert_eq!(play.why_not(FR, action), not_now);
    }
    // Reading, conflicts and colonies ask nobody anything, and the next turn begins.
    scene("FR: ALG; DE: ALG")
        .filled("ALG 2")
        .sheets("FR: ALG develop, war DE, land TUN; DE: ALG SAH; BE: war DE, ally GB")
        .read()
        .all_told(&[
            "BE sealed",
            "GB sheet: ",
            "FR sheet: ALG develop, land TUN, war DE",
            "DE sheet: ALG SAH",
            "IT sheet: ",
            "NL sheet: ",
            "BE sheet: ally GB, war DE",
            "ALG +1 = 3 by FR, 0 lost",
            "DE ALG > SAH",
            "FR landed TUN",
            "wars: FR on DE; BE on DE",
            "DE removed ALG: wars FR, alliances nobody",
            "ALG colony: FR, 8 each",
            "1880 ended: 0 8 0 0 0 0",
            "1885 begins",
        ])
        .stands("FR: ALG TUN; DE: SAH");
}

#[test]
fn the_game_is_known_by_its_name_and_the_version_of_its_rules() {
    assert_eq!((Africa1880::ID, Africa1880::VERSION), ("africa1880", 2));
    // Tables of every version there was can be opened, and of no other.
    for version in [1, 2] {
        assert_eq!(small_of_version(version).about().version, version);
    }
    for version in [0, 3, u32::MAX] {
        let faults = Africa1880::open_version(SMALL, version).unwrap_err();
        let what = format!("version: there is no version {version}; there are 1 to 2");
        assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), [what]);
    }
}

#[test]
fn there_is_no_chance_in_this_game() {
    let mut outcomes = vec![(Action::Ready, 1)];
    rules().chances(&scene("").load(), &mut outcomes);
    assert_eq!(outcomes, []);
}
