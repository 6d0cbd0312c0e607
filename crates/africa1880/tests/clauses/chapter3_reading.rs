//! Chapter 3: the reading.

use kernel::SeatSet;
use serde_json::json;

use crate::help::*;

/// Proves 3.1.
#[test]
fn the_orders_of_several_powers_in_one_territory_add_up() {
    scene("GB: ZAN MOZ; FR: ZAN; DE: ZAN")
        .filled("ZAN 1")
        .sheets("GB: ZAN develop, MOZ develop; FR: ZAN develop; DE: ZAN nothing")
        .read()
        .filled("MOZ 1, ZAN 3")
        .told(&["MOZ +1 = 1 by GB, 0 lost", "ZAN +2 = 3 by GB FR, 0 lost"]);
}

/// Proves 3.1.1.
#[test]
fn orders_beyond_the_free_squares_are_lost() {
    scene("GB: ZAN; FR: ZAN; DE: ZAN")
        .filled("ZAN 3")
        .sheets("GB: ZAN develop; FR: ZAN develop; DE: ZAN develop, war GB")
        .read()
        .filled("ZAN 4")
        .told(&["ZAN +1 = 4 by GB FR DE, 2 lost", "ZAN stood: GB FR DE"]);
}

/// Proves 3.1.2.
#[test]
fn the_pawns_run_out_only_if_the_table_says_so_and_then_by_the_alphabet() {
    // Four of the five pawns of the small board lie on the map, and three orders come.
    let scene = small_scene("AA: NOR OUE; BB: CEN; CC: EST")
        .filled("SUD 3, NOR 1")
        .sheets("AA: OUE develop; BB: CEN develop; CC: EST develop");
    scene.read().filled("CEN 1, EST 1, NOR 1, OUE 1, SUD 3");
    let limited = scene.option("pawn_limit", "pieces");
    // In French: Centre, Est, Ouest. The Centre gets the last pawn.
    limited.read().filled("CEN 1, NOR 1, SUD 3").told(&[
        "CEN +1 = 1 by BB, 0 lost",
        "EST +0 = 0 by CC, 1 lost",
        "OUE +0 = 0 by AA, 1 lost",
        "NOR colony: AA, 8 each",
    ]);
    // None is left, and there may even be more on the map than in the box.
    let none = small_scene("AA: NOR; BB: SUD; CC: EST").option("pawn_limit", "pieces");
    let none = none.filled("SUD 3, OUE 2, CEN 1").sheets("AA: NOR develop; CC: EST develop");
    none.read().filled("CEN 1, OUE 2, SUD 3");
    // With pawns enough the limit changes nothing.
    let enough = small_scene("AA: NOR SUD; BB: SUD; CC: EST").option("pawn_limit", "pieces");
    let enough = enough.sheets("AA: NOR develop, SUD develop; BB: SUD develop; CC: EST develop");
    enough.read().filled("EST 1, NOR 1, SUD 2");
}

/// Proves 3.1.3.
#[test]
fn an_exploration_adds_a_presence_and_moves_none() {
    check(
        "FR: ALG TUN; IT: MOG",
        "FR: ALG SAH, TUN TRI; IT: MOG ABY",
        "FR: ALG SAH TRI TUN; IT: ABY MOG",
        &["FR ALG > SAH", "FR TUN > TRI", "IT MOG > ABY"],
    );
}

/// Proves 3.1.4.
#[test]
fn two_explorations_of_one_territory_found_one_presence() {
    check(
        "FR: ALG TUN DAK",
        "FR: ALG SAH, TUN SAH, DAK SAH",
        "FR: ALG DAK SAH TUN",
        &["FR ALG > SAH"],
    );
    // And take one from the stock: with one left, both are carried out and a landing is not.
    let scene = small_scene("AA: NOR EST").sheets("AA: NOR CEN, EST CEN");
    scene.read().stands("AA: CEN EST NOR").told(&["AA EST > CEN"]);
    let one = small_scene("AA: NOR EST").sheets("AA: NOR CEN, EST CEN, land SUD");
    one.read().stands("AA: CEN EST NOR").told(&["AA EST > CEN", "AA void SUD: NoStock"]);
}

/// Proves 3.1.5.
#[test]
fn explorations_never_hinder_one_another() {
    // Each enters the other's territory.
    check(
        "FR: ALG; DE: TUN",
        "FR: ALG TUN; DE: TUN ALG",
        "FR: ALG TUN; DE: ALG TUN",
        &["FR ALG > TUN", "DE TUN > ALG"],
    );
    // Six meet in the Sahara, and one of them was there.
    scene("GB: ALG; FR: DAK; DE: MAR; IT: SAH; NL: TOM; BE: TRI")
        .sheets("GB: ALG SAH; FR: DAK SAH; DE: MAR SAH; NL: TOM SAH; BE: TRI SAH")
        .read()
        .stands("GB: ALG SAH; FR: DAK SAH; DE: MAR SAH; IT: SAH; NL: SAH TOM; BE: SAH TRI");
}

const TWENTY: &str =
    "ALX ALG ANG BEC CMR CAP CON COR DAH DAK DAM FRE GAB KAT LAG MAR MAS MOG MOZ NAT";

/// Proves 3.1.6.
#[test]
fn with_too_few_presences_the_alphabet_decides_and_the_rest_are_void() {
    // Twenty stand on the map, five in colonies, and five explorations are ordered.
    let five = "ALX KHA, ALG TUN, DAH NIG, MOG MOM, CON EQU";
    scene(&format!("FR: {TWENTY}"))
        .colonies("ANG CAP GAB NAT MOZ")
        .sheets(&format!("FR: {five}"))
        .read()
        .told(&[
            "FR CON > EQU",
            "FR ALX > KHA",
            "FR void MOG: NoStock",
            "FR void DAH: NoStock",
            "FR void ALG: NoStock",
        ])
        .stands(
            "FR: ALX ALG ANG BEC CMR CAP CON COR DAH DAK DAM EQU FRE GAB KAT KHA LAG MAR MAS MOG \
             MOZ NAT",
        );
    // The same order twice takes one presence, so both others come to pass.
    scene(&format!("FR: {TWENTY}"))
        .sheets("FR: CON EQU, GAB TCH, CMR TCH, LAG TCH")
        .read()
        .told(&["FR CON > EQU", "FR CMR > TCH"]);
    // With all on the map nothing arrives.
    scene(&format!("FR: {TWENTY} ZAM ZAN"))
        .sheets("FR: ALX KHA, land MOM")
        .read()
        .told(&["FR void ALX: NoStock", "FR void MOM: NoStock"]);
}

/// Proves 3.1.7.
#[test]
fn the_alphabet_is_of_the_destinations_in_french_or_of_the_origins() {
    // One presence is left. In French Équatoria comes before Tchad; in English Chad comes first,
    // and with its accent É would come last.
    let scene = scene(&format!("FR: {TWENTY} ZAM")).sheets("FR: CMR TCH, CON EQU");
    scene.read().told(&["FR CON > EQU", "FR void CMR: NoStock"]);
    // By origin, Cameroun comes before Congo.
    let origin = scene.option("alphabet", "origin");
    origin.read().told(&["FR CMR > TCH", "FR void CON: NoStock"]);
    // Whether void or not, what is told keeps the order in which it was carried out.
    let both = crate::help::scene("FR: CMR CON").sheets("FR: CMR TCH, CON EQU");
    both.read().told(&["FR CON > EQU", "FR CMR > TCH"]);
    both.option("alphabet", "origin").read().told(&["FR CMR > TCH", "FR CON > EQU"]);
}

/// Proves 3.2.
#[test]
fn landings_follow_the_orders_of_the_presences() {
    check(
        "FR: ALG; DE: DAH",
        "FR: ALG TUN, land DAK; DE: DAH LAG, land ZAN; GB: land ALX",
        "GB: ALX; FR: ALG DAK TUN; DE: DAH LAG ZAN",
        &["FR ALG > TUN", "DE DAH > LAG", "GB landed ALX", "FR landed DAK", "DE landed ZAN"],
    );
}

/// Proves 3.2.1.
#[test]
fn landing_and_exploring_in_one_place_founds_one_presence() {
    check("FR: ALG", "FR: ALG TUN, land TUN", "FR: ALG TUN", &["FR ALG > TUN"]);
    // It takes one from the stock, whichever of the two takes the last.
    for last_pawn in ["exploration", "landing"] {
        small_scene("AA: NOR SUD")
            .option("last_pawn", last_pawn)
            .sheets("AA: NOR EST, SUD EST, land EST")
            .read()
            .stands("AA: EST NOR SUD")
            .told(&["AA NOR > EST"]);
        small_scene("AA: NOR")
            .option("last_pawn", last_pawn)
            .sheets("AA: NOR EST, land EST")
            .read()
            .stands("AA: EST NOR")
            .told(&["AA NOR > EST"]);
    }
}

/// Proves 3.2.2.
#[test]
fn all_who_land_on_one_coast_arrive() {
    for option in ["arrives", "fails"] {
        scene("")
            .option("landing_meets_explorer", option)
            .sheets("GB: land ALG; FR: land ALG; BE: land ALG")
            .read()
            .stands("GB: ALG; FR: ALG; BE: ALG")
            .told(&["GB landed ALG", "FR landed ALG", "BE landed ALG"]);
    }
}

/// Proves 3.2.3.
#[test]
fn a_landing_where_another_explores_arrives_or_fails() {
    let scene = scene("DE: ALG").sheets("DE: ALG TUN; FR: land TUN; IT: land MOG");
    let both = scene.read().stands("FR: TUN; DE: ALG TUN; IT: MOG");
    both.told(&["DE ALG > TUN", "FR landed TUN", "IT landed MOG"]);
    let fails = scene.option("landing_meets_explorer", "fails");
    let fails = fails.read().stands("DE: ALG TUN; IT: MOG");
    fails.told(&["DE ALG > TUN", "FR void TUN: ExplorerFirst", "IT landed MOG"]);
    // One's own explorer is no stranger.
    let own = crate::help::scene("FR: ALG").option("landing_meets_explorer", "fails");
    own.sheets("FR: ALG TUN, land TUN").read().stands("FR: ALG TUN");
    // An exploration that came to nothing stops nobody.
    let void = small_scene("AA: NOR EST SUD").option("landing_meets_explorer", "fails");
    let void = void.sheets("AA: NOR OUE; BB: land OUE").read();
    void.stands("AA: EST NOR SUD; BB: OUE").told(&["AA void NOR: NoStock", "BB landed OUE"]);
}

/// Proves 3.2.4.
#[test]
fn the_last_presence_goes_to_the_exploration_or_to_the_landing() {
    let last = small_scene("AA: NOR SUD").sheets("AA: NOR CEN, land OUE");
    let land = last.read().stands("AA: CEN NOR SUD");
    land.told(&["AA NOR > CEN", "AA void OUE: NoStock"]);
    let sea = last.option("last_pawn", "landing").read().stands("AA: NOR OUE SUD");
    sea.told(&["AA void NOR: NoStock", "AA landed OUE"]);
    // With two left there is one for each.
    let two = small_scene("AA: NOR").sheets("AA: NOR CEN, land OUE");
    two.read().stands("AA: CEN NOR OUE");
    two.option("last_pawn", "landing").read().stands("AA: CEN NOR OUE");
    // With none left both are void.
    let none = small_scene("AA: NOR SUD EST").sheets("AA: NOR CEN, land OUE");
    for scene in [none.clone(), none.option("last_pawn", "landing")] {
        let read = scene.read().stands("AA: EST NOR SUD");
        read.told(&["AA void NOR: NoStock", "AA void OUE: NoStock"]);
    }
}

/// Where the landing has the last presence and fails if another power explores there.
fn both_options(scene: Scene) -> Scene {
    scene.option("last_pawn", "landing").option("landing_meets_explorer", "fails")
}

/// Proves 3.2.5.
#[test]
fn a_failed_landing_leaves_the_last_presence_to_an_exploration() {
    let sheets = "AA: NOR CEN, land OUE; BB: SUD OUE";
    let failed = both_options(small_scene("AA: NOR EST; BB: SUD")).sheets(sheets);
    failed.read().stands("AA: CEN EST NOR; BB: OUE SUD").told(&[
        "AA NOR > CEN",
        "BB SUD > OUE",
        "AA void OUE: ExplorerFirst",
    ]);
    // A landing that does not fail keeps it.
    let lands = both_options(small_scene("AA: NOR EST; BB: SUD")).sheets("AA: NOR CEN, land OUE");
    let lands = lands.read().stands("AA: EST NOR OUE; BB: SUD");
    lands.told(&["AA void NOR: NoStock", "AA landed OUE"]);
    // It serves the first exploration of the alphabet, and there is only one.
    let two = both_options(small_scene("AA: NOR SUD; BB: CEN"))
        .sheets("AA: NOR CEN, SUD EST, land OUE; BB: CEN OUE");
    two.read().stands("AA: CEN NOR SUD; BB: CEN OUE").told(&[
        "AA NOR > CEN",
        "AA void SUD: NoStock",
        "BB CEN > OUE",
        "AA void OUE: ExplorerFirst",
    ]);
    // With no presence in stock at all there is none to leave.
    let none = both_options(small_scene("AA: NOR EST CEN; BB: SUD"))
        .sheets("AA: EST SUD, land OUE; BB: SUD OUE");
    none.read().stands("AA: CEN EST NOR; BB: OUE SUD").told(&[
        "AA void EST: NoStock",
        "AA void OUE: NoStock",
        "BB SUD > OUE",
    ]);
}

/// Proves 3.2.5, 3.4.1.
#[test]
fn an_exploration_set_free_makes_another_landing_fail_whoever_sits_where() {
    for powers in [["AA", "BB", "CC"], ["CC", "BB", "AA"], ["BB", "CC", "AA"]] {
        let [a, b, c] = powers;
        let stand = format!("{a}: NOR CEN; {b}: CEN SUD; {c}: SUD");
        // C explores the west, so A cannot land there and explores the east, so B cannot land
        // there and explores the north.
        let sheets = format!("{a}: NOR EST, land OUE; {b}: CEN NOR, land EST; {c}: SUD OUE");
        let read = both_options(small_scene(&stand)).sheets(&sheets).read();
        let mut after =
            [format!("{a}: CEN EST NOR"), format!("{b}: CEN NOR SUD"), format!("{c}: OUE SUD")];
        after.sort();
        read.stands(&after.join("; "));
    }
    // Two landings of which each would fail only if the other did: neither does.
    let sheets = "AA: NOR EST, land OUE; BB: SUD OUE, land EST";
    let both = both_options(small_scene("AA: NOR CEN; BB: CEN SUD")).sheets(sheets);
    both.read().stands("AA: CEN NOR OUE; BB: CEN EST SUD").told(&[
        "AA void NOR: NoStock",
        "BB void SUD: NoStock",
        "AA landed OUE",
        "BB landed EST",
    ]);
}

/// Proves 3.2.5.
#[test]
fn a_table_of_version_1_leaves_the_presence_of_a_failed_landing_unused() {
    let sheets = "AA: NOR CEN, land OUE; BB: SUD OUE";
    let first = both_options(small_scene_of_version(1, "AA: NOR EST; BB: SUD")).sheets(sheets);
    first.read().stands("AA: EST NOR; BB: OUE SUD").told(&[
        "AA void NOR: NoStock",
        "BB SUD > OUE",
        "AA void OUE: ExplorerFirst",
    ]);
    // Where only one of the two options is set, both versions read alike.
    for [key, value] in [["last_pawn", "landing"], ["landing_meets_explorer", "fails"]] {
        let [first, second] = [1, 2].map(|version| {
            let scene = small_scene_of_version(version, "AA: NOR EST; BB: SUD");
            scene.option(key, value).sheets(sheets).read()
        });
        assert_eq!(first.events, second.events);
        assert_eq!(first.state, second.state);
    }
}

/// Proves 3.3.
///
/// The rulebook's example: France declares an alliance with Belgium, so the French token shows the
/// dove in the Belgian embassy.
#[test]
fn the_embassy_example_of_the_rulebook() {
    let read = scene("").sheets("FR: ally BE, war DE; DE: war BE").read();
    let read = read.told(&[]);
    let record = &view(&rules(), &read.state, SeatSet::NONE)["records"][0];
    // Who shows the cannon, by seat: France in the German embassy, Germany in the Belgian one.
    assert_eq!(record["wars"], json!([[], [2], [5], [], [], []]));
    let in_belgium: Vec<bool> = [GB, FR, DE, IT, NL]
        .iter()
        .map(|seat| read.state.records[0].wars[seat.index()].has(BE))
        .collect();
    assert_eq!(in_belgium, [false, false, true, false, false]);
}

/// Proves 3.4.
#[test]
fn at_the_reading_every_sheet_is_public_with_its_void_orders() {
    let read = scene("FR: ALG; DE: DAH")
        .sheets("FR: ALG GAB, TUN develop, land SAH, war DE; DE: DAH nothing, ally FR, war GB; IT: MOG void")
        .read();
    let sheets: Vec<String> =
        read.events[1..7].iter().map(|e| tell(&ids("GB FR DE IT NL BE"), e)).collect();
    assert_eq!(
        sheets,
        [
            "GB sheet: ",
            "FR sheet: ALG GAB, TUN develop, land SAH, war DE",
            "DE sheet: DAH nothing, war GB, ally FR",
            "IT sheet: MOG void",
            "NL sheet: ",
            "BE sheet: ",
        ]
    );
    // Two landings are both read out.
    let two = scene("").sheets("FR: land ALG, land TUN").read();
    assert_eq!(tell(&ids("GB FR DE IT NL BE"), &two.events[2]), "FR sheet: land ALG, land TUN");
}

/// Proves 3.4.1.
#[test]
fn it_makes_no_difference_whose_sheet_comes_first() {
    // The same turn with the powers in other seats: what happens on the map is the same.
    let turn = |powers: [&str; 3]| {
        let [a, b, c] = powers;
        let order = |id: &str, rest: &str| format!("{id}: {rest}; ");
        let scene = scene(&[order(a, "ALG"), order(b, "TUN"), order(c, "MAR")].concat())
            .powers("GB FR DE")
            .filled("ALG 2");
        let sheets = [
            order(a, &format!("ALG develop, land DAK, war {b}")),
            order(b, &format!("TUN ALG, land DAK, war {c}")),
            order(c, &format!("MAR ALG, land DAK, war {b}")),
        ];
        let read = scene.sheets(&sheets.concat()).read();
        let seat = |id: &str| ["GB", "FR", "DE"].iter().position(|p| *p == id).unwrap();
        [a, b, c].map(|id| (read.state.presences[seat(id)], read.state.colonies, read.state.filled))
    };
    let usual = turn(["GB", "FR", "DE"]);
    for powers in [["FR", "GB", "DE"], ["DE", "FR", "GB"], ["FR", "DE", "GB"], ["DE", "GB", "FR"]] {
        assert_eq!(turn(powers), usual);
    }
}
