//! Chapter 5: colonies.

use africa1880::Action;

use crate::help::*;

/// Proves 5.1.
#[test]
fn a_full_territory_becomes_a_colony_if_all_present_are_allied() {
    let full = scene("FR: ALG; DE: ALG").filled("ALG 2").sheets("FR: ALG develop");
    full.read()
        .colonies("ALG")
        .told(&["ALG +1 = 3 by FR, 0 lost", "ALG colony: FR DE, 3 each"])
        .points(&[0, 3, 3, 0, 0, 0]);
    // Not with a square free, not with nobody there, and not in a war.
    scene("FR: ALG").filled("ALG 1").sheets("FR: ALG develop").read().colonies("");
    scene("FR: TUN").filled("ALG 3").read().colonies("");
    full.sheets("FR: ALG develop, war DE; DE: war FR").read().colonies("");
    // A war of those present on somebody elsewhere does not matter.
    let elsewhere = scene("FR: ALG; DE: ALG; GB: TUN").filled("ALG 3");
    elsewhere.sheets("FR: war GB; GB: war FR, war DE").read().colonies("ALG");
    // Alone, and in several places at once.
    let two = scene("FR: ALG TUN MAR").filled("ALG 3, TUN 2, MAR 2").read();
    two.colonies("ALG TUN").told(&["ALG colony: FR, 8 each", "TUN colony: FR, 8 each"]);
}

/// Proves 5.1.1.
#[test]
fn one_war_prevents_the_colony_even_if_nobody_goes() {
    scene("GB: ALG; FR: ALG; DE: ALG")
        .filled("ALG 3")
        .sheets("GB: war FR")
        .read()
        .stands("GB: ALG; FR: ALG; DE: ALG")
        .colonies("")
        .told(&["ALG stood: GB FR DE"]);
    scene("FR: ALG; DE: ALG")
        .filled("ALG 3")
        .sheets("FR: war DE; DE: war FR")
        .read()
        .stands("FR: ALG; DE: ALG")
        .colonies("");
}

/// Proves 5.2.
#[test]
fn a_colony_that_is_due_cannot_be_declined() {
    // Nobody orders anything, and it is placed all the same.
    let due = scene("FR: ALG; DE: ALG").filled("ALG 3");
    due.read().colonies("ALG").told(&["ALG colony: FR DE, 3 each"]);
    due.clone().sheets("FR: ALG nothing; DE: ALG nothing").read().colonies("ALG");
    // Only a war between those present prevents it.
    due.clone().sheets("FR: war GB; GB: war DE").read().colonies("ALG");
    due.sheets("FR: war DE; DE: war FR").read().colonies("");
}

/// Proves 5.3.
#[test]
fn a_colony_remains_and_there_are_twenty_two() {
    assert_eq!(rules().board().pieces.colonies, 22);
    let first = scene("FR: ALG").filled("ALG 3").read().colonies("ALG");
    let second = first.next("FR: ALG develop").colonies("ALG");
    let second = second.told(&["ALG +0 = 3 by FR, 1 lost"]).points(&[0, 8, 0, 0, 0, 0]);
    second.next("").colonies("ALG").told(&[]);
}

/// Proves 5.4.
#[test]
fn removals_come_before_colonies_and_the_survivor_has_it_alone() {
    scene("FR: ALG; DE: TUN")
        .filled("ALG 2")
        .sheets("FR: ALG develop; DE: TUN ALG, war FR")
        .read()
        .stands("DE: ALG TUN")
        .colonies("ALG")
        .points(&[0, 0, 8, 0, 0, 0])
        .told(&[
            "ALG +1 = 3 by FR, 0 lost",
            "DE TUN > ALG",
            "FR removed ALG: wars DE, alliances nobody",
            "ALG colony: DE, 8 each",
        ]);
    // Nor does a war that was fought out with one who is gone prevent the colony of the others.
    scene("GB: ALG; FR: ALG; DE: ALG")
        .filled("ALG 3")
        .sheets("GB: war DE; FR: war DE; DE: war GB")
        .read()
        .stands("GB: ALG; FR: ALG")
        .colonies("ALG")
        .points(&[3, 3, 0, 0, 0, 0]);
}

/// Proves 5.5.
#[test]
fn whoever_arrives_in_the_very_turn_shares_the_colony() {
    scene("FR: ALG; DE: TUN")
        .filled("ALG 2")
        .sheets("FR: ALG develop; DE: TUN ALG")
        .read()
        .colonies("ALG")
        .told(&["ALG +1 = 3 by FR, 0 lost", "DE TUN > ALG", "ALG colony: FR DE, 3 each"]);
    // Unless it is removed.
    scene("FR: ALG; DE: TUN")
        .filled("ALG 2")
        .sheets("FR: ALG develop, war DE; DE: TUN ALG")
        .read()
        .points(&[0, 8, 0, 0, 0, 0]);
}

/// Proves 5.6.
#[test]
fn the_conditions_are_tested_every_turn() {
    // The war ends, and nobody develops.
    let war = scene("FR: ALG; DE: ALG").filled("ALG 3").sheets("FR: war DE; DE: war FR").read();
    war.colonies("").next("").colonies("ALG").points(&[0, 3, 3, 0, 0, 0]);
    // A first presence arrives in an empty and full territory, from the land or from the sea.
    let empty = scene("FR: TUN").filled("ALG 3");
    empty.clone().sheets("FR: TUN ALG").read().colonies("ALG");
    let sea = empty.sheets("DE: land ALG").read();
    sea.colonies("ALG").told(&["DE landed ALG", "ALG colony: DE, 8 each"]);
}

/// Proves 5.7.
#[test]
fn nobody_explores_into_a_colony_and_those_inside_explore_outwards() {
    let colony = scene("FR: ALG; DE: TUN").colonies("ALG");
    let state = colony.load();
    assert_eq!(may(&state, DE, "explore"), ["TUN SAH", "TUN TRI"]);
    assert_eq!(
        why_not(&state, DE, Action::Explore(at("TUN"), at("ALG"))),
        "africa1880-no-colony (5.7) from=Place(\"TUN\") to=Place(\"ALG\")"
    );
    assert_eq!(may(&state, FR, "explore"), ["ALG MAR", "ALG SAH", "ALG TUN"]);
    colony
        .sheets("DE: TUN ALG, war FR; FR: ALG SAH")
        .read()
        .stands("FR: ALG SAH; DE: TUN")
        .told(&["FR ALG > SAH", "DE void TUN: Colony"]);
}

/// Proves 5.8.
#[test]
fn a_colony_scores_for_every_presence_in_it() {
    scene("GB: ALG; FR: ALG; NL: ALG").filled("ALG 3").read().points(&[3, 3, 0, 0, 3, 0]);
    // Britain fills the last square and is removed; Germany comes at the last moment. Whoever
    // developed it, it scores for those who are there, and alike.
    scene("GB: ALG; FR: ALG; NL: ALG; DE: TUN")
        .filled("ALG 2")
        .sheets("GB: ALG develop; FR: war GB; NL: war GB; DE: TUN ALG")
        .read()
        .colonies("ALG")
        .points(&[0, 3, 3, 0, 3, 0]);
}
