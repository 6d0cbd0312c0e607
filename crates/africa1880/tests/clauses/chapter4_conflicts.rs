//! Chapter 4: conflicts.

use kernel::SeatSet;

use crate::help::*;

/// Proves 4.1.
#[test]
fn conflicts_are_between_all_who_stand_there_after_the_arrivals() {
    // France is robbed by one that has just come.
    check(
        "FR: ALG; DE: TUN",
        "DE: TUN ALG, war FR",
        "DE: ALG TUN",
        &["DE TUN > ALG", "FR removed ALG: wars DE, alliances nobody"],
    );
    // The arrival itself may be the one that goes.
    check(
        "FR: ALG; DE: TUN",
        "DE: TUN ALG; FR: war DE",
        "FR: ALG; DE: TUN",
        &["DE TUN > ALG", "DE removed ALG: wars FR, alliances nobody"],
    );
    // Each territory is settled for itself.
    check(
        "FR: ALG TUN; DE: ALG; IT: ALG TUN",
        "DE: war FR; IT: war FR",
        "DE: ALG; IT: ALG TUN",
        &[
            "FR removed ALG: wars DE IT, alliances nobody",
            "FR removed TUN: wars IT, alliances nobody",
        ],
    );
}

/// Proves 4.2.
#[test]
fn a_presence_alone_stays() {
    check("FR: ALG; DE: TUN; IT: DAK", "DE: war FR; IT: war FR", "FR: ALG; DE: TUN; IT: DAK", &[]);
}

/// Proves 4.3.1.
///
/// The first example of the rulebook with two presences.
#[test]
fn the_rulebook_example_of_two_who_are_allied() {
    check("FR: ALG; DE: ALG", "FR: ally DE; DE: ally FR", "FR: ALG; DE: ALG", &[]);
}

/// Proves 4.3.1.
///
/// The second example of the rulebook with two presences.
#[test]
fn the_rulebook_example_of_two_at_war_with_each_other() {
    check("FR: ALG; DE: ALG", "FR: war DE; DE: war FR", "FR: ALG; DE: ALG", &["ALG stood: FR DE"]);
}

/// Proves 4.3.
///
/// The third example of the rulebook with two presences.
#[test]
fn the_rulebook_example_of_germany_at_war_with_its_ally_france() {
    check(
        "FR: ALG; DE: ALG",
        "FR: ally DE; DE: war FR",
        "DE: ALG",
        &["FR removed ALG: wars DE, alliances nobody"],
    );
}

/// Proves 4.3.
///
/// The fourth example of the rulebook with two presences.
#[test]
fn the_rulebook_example_of_france_at_war_with_its_ally_germany() {
    check(
        "FR: ALG; DE: ALG",
        "FR: war DE; DE: ally FR",
        "FR: ALG",
        &["DE removed ALG: wars FR, alliances nobody"],
    );
}

/// Proves 4.3, 4.3.1.
#[test]
fn only_the_two_who_are_present_count() {
    // Everybody else declares war on France, from elsewhere.
    check(
        "FR: ALG; DE: ALG; GB: TUN",
        "GB: war FR; IT: war FR; NL: war FR; BE: war FR",
        "GB: TUN; FR: ALG; DE: ALG",
        &[],
    );
    check(
        "FR: ALG; DE: ALG; GB: TUN",
        "GB: war DE; IT: war DE; DE: war FR",
        "GB: TUN; DE: ALG",
        &["FR removed ALG: wars DE, alliances nobody"],
    );
}

/// Proves 4.4, 4.4.1.
///
/// The example of the rulebook with three presences.
#[test]
fn the_rulebook_example_of_three() {
    check(
        "GB: DAH; FR: DAH; DE: DAH",
        "FR: war DE, ally GB; DE: war FR, ally GB; GB: war DE, ally FR",
        "GB: DAH; FR: DAH",
        &["DE removed DAH: wars GB FR, alliances nobody"],
    );
}

/// Proves 4.4.
#[test]
fn it_takes_two_wars_among_three_or_four_and_three_among_five_or_six() {
    let powers = ["GB", "FR", "DE", "IT", "NL", "BE"];
    // The last one present is the victim.
    for (present, needed) in [(3, 2), (4, 2), (5, 3), (6, 3)] {
        let here = &powers[..present];
        let victim = here[present - 1];
        let before = here.iter().map(|id| format!("{id}: ZAM")).collect::<Vec<_>>();
        for wars in 0..present {
            let sheets: Vec<String> =
                here[..wars].iter().map(|id| format!("{id}: war {victim}")).collect();
            let read = scene(&before.join("; ")).sheets(&sheets.join("; ")).read();
            let gone = wars >= needed;
            let stays = if gone { &before[..present - 1] } else { &before[..] };
            let enemies = here[..wars].join(" ");
            let friends = match here[wars..present - 1].join(" ") {
                none if none.is_empty() => "nobody".to_owned(),
                some => some,
            };
            let told = match (gone, wars) {
                (true, _) => {
                    vec![format!("{victim} removed ZAM: wars {enemies}, alliances {friends}")]
                }
                (false, 0) => vec![],
                (false, _) => vec![format!("ZAM stood: {}", here.join(" "))],
            };
            let told: Vec<&str> = told.iter().map(String::as_str).collect();
            read.stands(&stays.join("; ")).told(&told);
        }
    }
}

/// Proves 4.4.
#[test]
fn ones_own_declarations_do_not_count() {
    // Germany is at war with both and nobody with Germany: it stays.
    check(
        "GB: DAH; FR: DAH; DE: DAH",
        "DE: war FR, war GB",
        "GB: DAH; FR: DAH; DE: DAH",
        &["DAH stood: GB FR DE"],
    );
}

/// Proves 4.4.1.
#[test]
fn with_as_many_wars_as_alliances_a_presence_stays() {
    // One of two, two of four: equal.
    check(
        "GB: DAH; FR: DAH; DE: DAH",
        "FR: war DE",
        "GB: DAH; FR: DAH; DE: DAH",
        &["DAH stood: GB FR DE"],
    );
    check(
        "GB: ZAM; FR: ZAM; DE: ZAM; IT: ZAM; NL: ZAM",
        "GB: war NL; FR: war NL",
        "GB: ZAM; FR: ZAM; DE: ZAM; IT: ZAM; NL: ZAM",
        &["ZAM stood: GB FR DE IT NL"],
    );
}

/// Proves 4.5.
#[test]
fn all_removals_are_on_one_count() {
    // Germany goes by two wars. Its war on France, with that of Britain, removes France as well.
    check(
        "GB: DAH; FR: DAH; DE: DAH",
        "GB: war FR, war DE; FR: war DE; DE: war FR",
        "GB: DAH",
        &[
            "FR removed DAH: wars GB DE, alliances nobody",
            "DE removed DAH: wars GB FR, alliances nobody",
        ],
    );
    // Those who remain are not counted again, though Britain's war would now remove France.
    check(
        "GB: DAH; FR: DAH; DE: DAH",
        "GB: war FR, war DE; FR: war DE",
        "GB: DAH; FR: DAH",
        &["DE removed DAH: wars GB FR, alliances nobody"],
    );
}

/// Proves 4.5.1.
#[test]
fn three_who_are_all_at_war_all_leave_and_the_pawns_stay() {
    scene("GB: DAH; FR: DAH; DE: DAH")
        .filled("DAH 2")
        .sheets("GB: war FR, war DE, DAH develop; FR: war GB, war DE; DE: war GB, war FR")
        .read()
        .stands("")
        .filled("DAH 3")
        .colonies("")
        .told(&[
            "DAH +1 = 3 by GB, 0 lost",
            "GB removed DAH: wars FR DE, alliances nobody",
            "FR removed DAH: wars GB DE, alliances nobody",
            "DE removed DAH: wars GB FR, alliances nobody",
        ]);
}

/// Proves 4.6.
#[test]
fn a_removed_presence_is_back_in_stock_from_the_next_turn() {
    // All three of A stand on the map; one goes this turn, and does not help its landing.
    let first = small_scene("AA: NOR SUD EST; BB: EST")
        .sheets("AA: land OUE; BB: war AA")
        .read()
        .stands("AA: NOR SUD; BB: EST")
        .told(&["AA void OUE: NoStock", "AA removed EST: wars BB, alliances nobody"]);
    let powers = &view(&small(), &first.state, SeatSet::NONE)["powers"];
    assert_eq!(powers[0]["stock"], 1);
    first.next("AA: land OUE").stands("AA: NOR OUE SUD; BB: EST");
}

/// Proves 4.6.1.
#[test]
fn pawns_stay_and_serve_whoever_comes_next() {
    let first =
        scene("FR: ALG; DE: ALG").filled("ALG 1").sheets("FR: ALG develop; DE: war FR").read();
    let first = first.stands("DE: ALG").filled("ALG 2");
    let second = first.next("DE: ALG develop");
    second.filled("ALG 3").colonies("ALG").points(&[0, 0, 8, 0, 0, 0]);
}

/// Proves 4.6.2.
#[test]
fn what_a_removed_presence_did_this_turn_stands() {
    scene("FR: ALG DAK; DE: ALG DAK")
        .sheets("FR: ALG SAH, DAK develop; DE: war FR")
        .read()
        .stands("FR: SAH; DE: ALG DAK")
        .filled("DAK 1");
}

/// Proves 4.7.
#[test]
fn in_a_colony_no_conflict_is_settled() {
    scene("GB: ALG; FR: ALG TUN; DE: ALG TUN")
        .colonies("ALG")
        .sheets("GB: war DE; FR: war DE")
        .read()
        .stands("GB: ALG; FR: ALG TUN; DE: ALG")
        .told(&["DE removed TUN: wars FR, alliances nobody"]);
}
