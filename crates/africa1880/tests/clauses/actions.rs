//! The numbers and the words that name actions. Logs are stored by the numbers: their meaning must
//! never drift.

use africa1880::{Action, Africa1880};
use kernel::{Rules, Seat, kit};

use crate::help::*;

#[test]
fn the_codes_of_actions_are_these_for_ever() {
    let all = "1604f01853ccead3a9bb1fd408babe8dc96bf9a71b7e7cf109523065c02771a9";
    assert_eq!(kit::codes_digest::<Africa1880>(), all);
    assert_eq!(Africa1880::CODES, 4608);
}

#[test]
fn actions_go_by_these_names() {
    let state = scene("").load();
    let table = [
        (0, "ready"),
        (1, "seal"),
        (8, "ally GB"),
        (13, "ally BE"),
        (21, "war BE"),
        (25, "accept FR"),
        (37, "decline BE"),
        (40, "propose_alliance GB"),
        (64, "propose_war GB GB"),
        (65, "propose_war GB FR"),
        (70, "propose_war FR GB"),
        (128, "place ABY"),
        (191, "191"),
        (193, "land ALX"),
        (258, "develop ALG"),
        (322, "nothing ALG"),
        (665, "explore ALG SAH"),
        (4607, "4607"),
    ];
    for (code, name) in table {
        let action = Action::from_code(code).expect("it names an action");
        assert_eq!(rules().name(&state, action), name);
        assert_eq!(rules().read(&state, name), Ok(action));
        assert_eq!(rules().read(&state, &code.to_string()), Ok(action));
    }
    assert_eq!(rules().read(&state, "  war  5 "), Ok(Action::War(BE)), "numbers are understood");
}

/// A power sits where the powers in play put it, and is called the same.
#[test]
fn a_power_goes_by_its_id_wherever_it_sits() {
    let three = scene("").powers("FR IT BE").load();
    assert_eq!(rules().name(&three, Action::ProposeWar(Seat(2), Seat(1))), "propose_war BE IT");
    assert_eq!(rules().read(&three, "ally BE"), Ok(Action::Ally(Seat(2))));
    assert_eq!(rules().name(&three, Action::Ally(Seat(4))), "ally 4", "nobody sits there");
    let misspelt = |name: &str| rules().read(&three, name).unwrap_err().to_string();
    assert_eq!(misspelt("ally GB"), "\"GB\" is no seat");
}

#[test]
fn what_is_misspelt_is_said() {
    let state = scene("").load();
    let misspelt = |name: &str| rules().read(&state, name).unwrap_err().to_string();
    assert!(
        misspelt("dance ALG").starts_with("\"dance\" is no verb; there are: ready, seal, ally,")
    );
    assert!(misspelt("").starts_with("\"\" is no verb"));
    assert_eq!(misspelt("seal ALG"), "\"seal\" stands alone");
    assert_eq!(misspelt("develop"), "\"develop\" goes with 1 word (territory), not with 0");
    let two = "\"explore\" goes with 2 words (territory, territory), not with";
    assert_eq!(misspelt("explore ALG"), format!("{two} 1"));
    assert_eq!(misspelt("explore ALG SAH TUN"), format!("{two} 3"));
    assert_eq!(misspelt("explore ALG XYZ"), "\"XYZ\" is no territory");
    assert_eq!(misspelt("explore alg SAH"), "\"alg\" is no territory");
    assert_eq!(misspelt("2"), "no action has the code 2");
    assert_eq!(misspelt("99999999999"), "no action has the code 99999999999");
    let long = misspelt(&"é".repeat(100));
    assert!(long.starts_with(&format!("\"{}…\" is no verb", "é".repeat(40))), "{long}");
}

/// The page for programs says what every action is called and which number every territory has.
#[test]
fn the_document_names_every_verb_and_every_territory() {
    let document = include_str!("../../../../docs/africa1880.md");
    for verb in <Action as kernel::Action<Africa1880>>::VERBS {
        assert!(document.contains(&format!("\n| `{verb}` |")), "{verb}");
    }
    for (number, territory) in rules().board().territories.iter().enumerate() {
        let star = if territory.coast { "" } else { "*" };
        let cell = format!("| {number} `{}`{star} |", territory.id);
        assert!(document.contains(&cell), "{cell}");
    }
    for choice in rules().about().options {
        let values = choice.values.iter().map(|value| format!("`{value}`"));
        let row = format!("\n| `{}` | {} |", choice.key, values.collect::<Vec<_>>().join(", "));
        assert!(document.contains(&row), "{row}");
    }
}

#[test]
fn a_table_refuses_codes_and_seats_that_do_not_exist() {
    let play = scene("").play();
    let no = |seat, code| play.table.check(seat, code).unwrap_err().to_string();
    assert_eq!(no(FR, 2), "table-unknown-action (table)");
    assert_eq!(no(Seat(6), 1), "table-no-such-seat (table)");
    assert_eq!(no(FR, 0), "africa1880-no-not-now (0.9)");
}
