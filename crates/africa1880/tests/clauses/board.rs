//! The board that ships, and everything that can be wrong with another.

use africa1880::Board;
use africa1880::WORDS;
use africa1880::place::{Place, Places};
use kernel::Rules;
use serde_json::json;

use crate::help::*;

#[test]
fn the_board_that_ships_is_whole() {
    let board = Board::parse(WORDS.board).unwrap();
    assert_eq!(board.territories.len(), 32);
    assert_eq!(board.coast.len(), 23);
    let borders: usize = board.borders.iter().map(|set| set.len()).sum();
    assert_eq!(borders, 2 * 70);
    assert_eq!(board.squares.iter().map(|n| u32::from(*n)).sum::<u32>(), 88);
    for (n, territory) in board.territories.iter().enumerate() {
        assert_eq!(board.ids(board.borders[n]).len(), territory.borders.len());
        assert_eq!(board.coast.has(Place(n as u8)), territory.coast);
        assert_eq!(board.squares[n], territory.squares);
        for other in board.borders[n] {
            assert!(board.borders[other.index()].has(Place(n as u8)), "borders go both ways");
        }
    }
    // From Algiers one walks everywhere.
    let mut reached = Places::one(at("ALG"));
    for _ in 0..32 {
        reached = reached.iter().fold(reached, |all, p| all.or(board.borders[p.index()]));
    }
    assert_eq!(reached, board.all());
    let starts: Vec<String> =
        board.powers.iter().map(|p| format!("{} {}", p.id, p.start)).collect();
    assert_eq!(starts.join(", "), "GB ALX, FR ALG, DE DAH, IT MOG, NL CAP, BE ANG");
    let (presences, colonies) = (board.pieces.presences, board.pieces.colonies);
    assert_eq!((presences, colonies, board.pieces.pawns), (22, 22, 88));
}

#[test]
fn a_board_is_asked_by_id_and_by_place() {
    let board = Board::parse(SMALL).unwrap();
    assert_eq!(board.place("NOR"), Some(Place(2)));
    assert_eq!(board.place("XXX"), None);
    assert_eq!((board.id(Place(0)), board.id(Place(4)), board.id(Place(5))), ("CEN", "SUD", ""));
    assert_eq!((board.power("AA"), board.power("CC"), board.power("XX")), (Some(0), Some(2), None));
    assert_eq!(board.all(), Places(0b11111));
    assert_eq!(board.ids(Places(0b10010)), ["EST", "SUD"]);
    // Whatever order the file has them in, the territories stand in that of their French names.
    assert_eq!(board.ids(board.all()), ["CEN", "EST", "NOR", "OUE", "SUD"]);
    assert_eq!(board.squares[..6], [2, 1, 1, 2, 3, 0]);
    assert_eq!(board.coast, Places(0b11110));
    assert_eq!(board.borders[0], Places(0b11110));
    assert_eq!(board.borders[2], Places(0b01011));
}

/// A board whose territories have these French names, the first on the coast, in a row.
fn row(names: &[&str]) -> String {
    let (head, _) = SMALL.split_once("[[territory]]").expect("the powers come first");
    let mut text = head.replace("\"NOR\"", "\"T0\"").replace("\"EST\"", "\"T0\"");
    text = text.replace("\"SUD\"", "\"T0\"");
    for (n, name) in names.iter().enumerate() {
        let mut borders = Vec::new();
        borders.extend(n.checked_sub(1).map(|n| format!("\"T{n}\"")));
        borders.extend((n + 1 < names.len()).then(|| format!("\"T{}\"", n + 1)));
        text += &format!(
            "[[territory]]\nid = \"T{n}\"\ncoast = {}\nsquares = 1\nborders = [{}]\n\
             names = {{ en = \"x\", fr = \"{name}\", it = \"x\" }}\n",
            n == 0,
            borders.join(", ")
        );
    }
    text
}

#[test]
fn names_are_sorted_without_case_and_accents() {
    let names = [
        "zz", "Áa", "Àb", "âc", "Äd", "Ãe", "Ça", "cb", "Éa", "èb", "Êc", "ëd", "îa", "Ïb", "Íc",
        "ìd", "ña", "Nb", "ôa", "Öb", "óc", "Õd", "ùa", "Ûb", "üc", "Úd", "b", "d", "f", "j", "m",
        "o", "p", "t", "v",
    ];
    let board = Board::parse(&row(&names)).unwrap();
    let sorted: Vec<&str> = board.territories.iter().map(|t| t.names.fr.as_str()).collect();
    assert_eq!(
        sorted.join(" "),
        "Áa Àb âc Äd Ãe b Ça cb d Éa èb Êc ëd f îa Ïb Íc ìd j m ña Nb o ôa Öb óc Õd p t ùa Ûb üc \
         Úd v zz"
    );
}

/// The faults of the small board after each of the changes.
fn faults(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = SMALL.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old:?} is on the board");
        text = text.replacen(old, new, 1);
    }
    found(&text)
}

fn found(text: &str) -> Vec<String> {
    match Board::parse(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_board_says_what_is_wrong_with_its_frame() {
    assert_eq!(faults(&[]), Vec::<String>::new());
    assert_eq!(
        faults(&[("game = \"africa1880\"", "game = \"chess\"")]),
        ["game: this is not a board of africa1880"]
    );
    let years = |years: &str| faults(&[("[1900, 1905]", years)]);
    assert_eq!(years("[]"), ["years: a game has 1 to 16 turns"]);
    assert_eq!(years("[1900]"), Vec::<String>::new());
    let many = |count: u16| format!("{:?}", (1..=count).collect::<Vec<_>>());
    assert_eq!(years(&many(16)), Vec::<String>::new());
    assert_eq!(years(&many(17)), ["years: a game has 1 to 16 turns"]);
    assert_eq!(years("[1905, 1900]"), ["years: the years must go up"]);
    assert_eq!(years("[1900, 1900]"), ["years: the years must go up"]);
    let nothing = ["pieces: there must be at least one presence and one colony"];
    assert_eq!(faults(&[("presences = 3", "presences = 0")]), nothing);
    assert_eq!(faults(&[("colonies = 2", "colonies = 0")]), nothing);
    assert_eq!(faults(&[("presences = 3", "presences = 1")]), Vec::<String>::new());
    assert_eq!(faults(&[("presences = 3", "presences = 64")]), Vec::<String>::new());
    assert_eq!(
        faults(&[("presences = 3", "presences = 65")]),
        ["pieces.presences: a power never needs more than 64 presences"]
    );
    // What cannot be read at all is one fault with its place.
    for (old, new) in [("pawns = 5", "pawns = \"five\""), ("pawns = 5", ""), ("years", "yeers")] {
        let faults = faults(&[(old, new)]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("board, line "), "{faults:?}");
    }
}

#[test]
fn a_board_says_what_is_wrong_with_its_powers() {
    let (_, rest) = SMALL.split_once("[[power]]").unwrap();
    let (first, _) = rest.split_once("[[power]]").unwrap();
    let without = SMALL.replacen(&format!("[[power]]{first}"), "", 1);
    assert_eq!(found(&without), ["power: a board has 3 to 6 powers"]);
    let with = |more: usize| {
        let powers: String = (0..more)
            .map(|n| format!("[[power]]{}", first.replace("\"AA\"", &format!("\"P{n}\""))))
            .collect();
        found(&SMALL.replacen("[[territory]]", &format!("{powers}[[territory]]"), 1))
    };
    assert_eq!(with(1), Vec::<String>::new());
    assert_eq!(with(3), Vec::<String>::new());
    assert_eq!(with(4), ["power: a board has 3 to 6 powers"]);
    assert_eq!(
        faults(&[("id = \"BB\"", "id = \"AA\"")]),
        ["power.AA: each power needs an id of its own"]
    );
    assert_eq!(
        faults(&[("id = \"BB\"", "id = \"\"")]),
        ["power.: each power needs an id of its own"]
    );
    assert_eq!(
        faults(&[("start = \"EST\"", "start = \"CEN\"")]),
        ["power.BB: it must start on the coast"]
    );
    assert_eq!(
        faults(&[("start = \"EST\"", "start = \"XXX\"")]),
        ["power.BB: it starts in XXX, which is no territory"]
    );
}

#[test]
fn a_board_says_what_is_wrong_with_its_territories() {
    let (head, _) = SMALL.split_once("[[territory]]").unwrap();
    assert_eq!(
        found(&head.replace("[provenance]", "territory = []\n[provenance]")),
        [
            "territory: a board has 1 to 64 territories",
            "territory: at least one territory must be on the coast",
            "power.AA: it starts in NOR, which is no territory",
            "power.BB: it starts in EST, which is no territory",
            "power.CC: it starts in SUD, which is no territory",
        ]
    );
    let names: Vec<String> = (0..65).map(|n| format!("n{n:02}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(found(&row(&names[..64])), Vec::<String>::new());
    assert_eq!(found(&row(&names)), ["territory: a board has 1 to 64 territories"]);
    assert_eq!(
        found(&SMALL.replace("coast = true", "coast = false")),
        [
            "territory: at least one territory must be on the coast",
            "power.AA: it must start on the coast",
            "power.BB: it must start on the coast",
            "power.CC: it must start on the coast",
        ]
    );
    let squares = |n: &str| faults(&[("squares = 3", &format!("squares = {n}"))]);
    assert_eq!(squares("0"), ["territory.SUD.squares: a territory has 1 to 9 squares"]);
    assert_eq!(squares("9"), Vec::<String>::new());
    assert_eq!(squares("10"), ["territory.SUD.squares: a territory has 1 to 9 squares"]);
    for (old, new) in
        [("\"South\"", "\"\""), ("fr = \"Sud\"", "fr = \" \""), ("it = \"Sud\"", "it = \"\"")]
    {
        assert_eq!(faults(&[(old, new)]), ["territory.SUD.names: a name is missing"]);
    }
}

#[test]
fn a_board_says_what_is_wrong_with_its_borders() {
    assert_eq!(
        faults(&[("[\"CEN\", \"EST\", \"OUE\"]", "[\"CEN\", \"EST\"]")]),
        ["territory.OUE.borders: NOR does not border OUE in return"]
    );
    assert_eq!(
        faults(&[("[\"CEN\", \"EST\", \"OUE\"]", "[\"CEN\", \"EST\", \"OUE\", \"XXX\"]")]),
        ["territory.NOR.borders: XXX is no territory"]
    );
    assert_eq!(
        faults(&[("[\"CEN\", \"EST\", \"OUE\"]", "[\"CEN\", \"EST\", \"OUE\", \"NOR\"]")]),
        ["territory.NOR.borders: a territory does not border itself"]
    );
    assert_eq!(
        faults(&[("[\"CEN\", \"EST\", \"OUE\"]", "[\"CEN\", \"EST\", \"OUE\", \"CEN\"]")]),
        ["territory.NOR.borders: CEN is named twice"]
    );
    let twice = faults(&[("id = \"CEN\"", "id = \"EST\"")]);
    assert!(twice.contains(&"territory.EST: each territory needs an id of its own".to_owned()));
    assert!(twice.contains(&"territory.SUD.borders: CEN is no territory".to_owned()));
    let nameless = faults(&[("id = \"OUE\"", "id = \"\"")]);
    assert!(nameless.contains(&"territory.: each territory needs an id of its own".to_owned()));
    // The east is cut off: nothing there borders anything any more.
    let island = SMALL.replace("\"EST\", ", "").replace(", \"EST\"", "");
    let island = island.replace(
        "id = \"EST\"\ncoast = true\nsquares = 1\nborders = [\"CEN\", \"NOR\", \"SUD\"]",
        "id = \"EST\"\ncoast = true\nsquares = 1\nborders = []",
    );
    assert_eq!(
        found(&island),
        ["territory.EST: it cannot be reached by land from the first territory"]
    );
}

#[test]
fn a_board_with_several_faults_tells_all_of_them() {
    assert_eq!(
        faults(&[
            ("years = [1900, 1905]", "years = []"),
            ("id = \"BB\"", "id = \"AA\""),
            ("squares = 3", "squares = 0"),
        ]),
        [
            "years: a game has 1 to 16 turns",
            "power.AA: each power needs an id of its own",
            "territory.SUD.squares: a territory has 1 to 9 squares",
        ]
    );
    let faults = africa1880::Africa1880::open("game = 1").unwrap_err();
    assert_eq!(faults[0].at, "board, line 1");
}

#[test]
fn the_page_of_the_game_knows_the_board_and_the_options() {
    let about = serde_json::to_value(small().about()).unwrap();
    let choice = |key: &str, values: [&str; 2], clause: &str| json!({ "key": key, "values": values, "clause": clause });
    let names = |en: &str, fr: &str, it: &str| json!({ "en": en, "fr": fr, "it": it });
    let role = |id: &str, letter: &str, colour: &str| {
        let power = |word: &str| format!("{word} {letter}");
        let names = names(&power("Power"), &power("Puissance"), &power("Potenza"));
        json!({ "id": id, "names": names, "letter": letter, "colour": colour })
    };
    let territory = |id: &str, squares: u8, coast: bool, borders: &str| json!({ "id": id, "squares": squares, "coast": coast, "borders": ids(borders) });
    assert_eq!(
        about,
        json!({
            "id": "africa1880",
            "version": 2,
            "seats_min": 3,
            "seats_max": 3,
            "scenarios": [],
            "options": [
                choice("start", ["free", "historical"], "6.3"),
                choice("press", ["diplomacy", "always"], "1.3"),
                choice("alphabet", ["destination", "origin"], "3.1.7"),
                choice("last_pawn", ["exploration", "landing"], "3.2.4"),
                choice("landing_meets_explorer", ["arrives", "fails"], "3.2.3"),
                choice("two_landings", ["void", "later"], "2.2.4"),
                choice("pawn_limit", ["none", "pieces"], "3.1.2"),
            ],
            "defaults": {
                "powers": [],
                "start": "free",
                "press": "diplomacy",
                "alphabet": "destination",
                "last_pawn": "exploration",
                "landing_meets_explorer": "arrives",
                "two_landings": "void",
                "pawn_limit": "none",
            },
            "roles": [role("AA", "A", "red"), role("BB", "B", "blue"), role("CC", "C", "green")],
            "places": {
                "CEN": names("Middle", "Centre", "Centro"),
                "EST": names("East", "Est", "Est"),
                "NOR": names("North", "Nord", "Nord"),
                "OUE": names("West", "Ouest", "Ovest"),
                "SUD": names("South", "Sud", "Sud"),
            },
            "provenance": { "territories": "inferred" },
            "board": {
                "years": [1900, 1905],
                "territories": [
                    territory("CEN", 2, false, "NOR EST SUD OUE"),
                    territory("EST", 1, true, "CEN NOR SUD"),
                    territory("NOR", 1, true, "CEN EST OUE"),
                    territory("OUE", 2, true, "CEN NOR SUD"),
                    territory("SUD", 3, true, "EST CEN OUE"),
                ],
            },
        })
    );
    // Every value an option can have can be loaded, and nothing else.
    for choice in rules().about().options {
        for value in choice.values {
            assert_eq!(scene("").option(choice.key, value).faults(), Vec::<String>::new());
        }
        let faults = scene("").option(choice.key, "perhaps").faults();
        assert!(faults[0].starts_with("options: unknown variant"), "{faults:?}");
    }
}
