//! The board file: an owner's corrections are accepted, and everything that is wrong is named.

use freedom::{Board, Freedom};
use kernel::Rules;

use crate::help::*;

fn broken(from: &str, to: &str) -> String {
    let text = freedom::WORDS.board;
    assert!(text.contains(from), "{from:?} is not in the board");
    let faults = Board::parse(&text.replacen(from, to, 1)).expect_err("a bad board");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn every_fault_is_named() {
    for (from, to, fault) in [
        ("game = \"freedom\"", "game = \"chess\"", "game: this is not a board of freedom"),
        ("people = 96", "people = 0", "people: there are 1 to 200 people"),
        (
            "tokens_planned = 2",
            "tokens_planned = 3",
            "tokens_planned: a player takes at most 2 tokens",
        ),
        ("tokens_played = 2", "tokens_played = 0", "tokens_played: a player may play a token"),
        ("market_open = 3", "market_open = 4", "market_open: 1 to 3 market cards lie open"),
        ("lantern = [2, 2, 1, 1]", "lantern = [6, 2, 1, 1]", "lantern: the queue has five slots"),
        ("id = \"chi\"", "id = \"nyc\"", "space.nyc: each needs an id of its own"),
        ("id = \"chi\"", "id = \"\"", "space.: each needs an id of its own"),
        ("id = \"sea\"", "id = \"market\"", "space.market: that name is taken"),
        (
            "holds = 4\naid = 2",
            "holds = 5\naid = 2",
            "space.chi.holds: a space holds 1 to 4 people",
        ),
        ("en = \"Chicago\"", "en = \" \"", "space.chi.names: a name is missing"),
        (
            "light = 4",
            "light = 9",
            "plantation.pl_w: it holds 1 to 30 people, and no more at the start",
        ),
        ("en = \"West plantation\"", "en = \"\"", "plantation.pl_w.names: a name is missing"),
        ("[\"pl_w\", \"s_ozk\"]", "[\"pl_w\", \"mars\"]", "routes.pl_w-mars: mars is no place"),
        (
            "[\"pl_w\", \"s_ozk\"]",
            "[\"s_ozk\", \"s_ozk\"]",
            "routes.s_ozk-s_ozk: a route joins two places",
        ),
        (
            "[\"pl_w\", \"s_ozk\"]",
            "[\"s_mem\", \"pl_w\"]",
            "routes.pl_w-s_mem: the route is there twice",
        ),
        (
            "\"s_ozk\"], kind = \"road\"",
            "\"s_ozk\"], kind = \"tunnel\"",
            "routes.pl_w-s_ozk: tunnel is no kind of route",
        ),
        (
            "kind = \"road\", known = \"component\"",
            "kind = \"road\", known = \"rumour\"",
            "routes.pl_w-s_ozk: \"rumour\" is no word for provenance; there are: rulebook, comp",
        ),
        ("dice = \"inferred\"", "dice = \"\"", "provenance.dice: \"\" is no word for provenance"),
        ("{ between = [\"cha\", \"sea\"]", "{ between = [\"cha\", \"stl\"]", ""),
        ("start = \"chi\"", "start = \"det\"", "catcher.red.start: it starts on its own path"),
        (
            "symbol = \"circle\"",
            "symbol = \"star\"",
            "unknown variant `star`, expected one of `circle`, `pentagon`, `triangle`",
        ),
        (
            "path = [\"n_min\", \"chi\"",
            "path = [\"pl_w\", \"chi\"",
            "catcher.red.path: pl_w is no space",
        ),
        (
            "path = [\"n_min\", \"chi\"",
            "path = [\"chi\", \"chi\"",
            "catcher.red.path: chi is there twice",
        ),
        (
            "path = [\"n_min\", \"chi\"",
            "path = [\"det\", \"chi\"",
            "catcher.red.path: no route of its colour joins det and chi",
        ),
        (
            "path = [\"n_min\", \"chi\", ",
            "path = [\"chi\", ",
            "catcher.red.path: there are routes of its colour that its path does not use",
        ),
        (
            "catcher = [\"red\"",
            "catcher = [\"pink\"",
            "dice.catcher: pink is neither a catcher nor none",
        ),
        ("{ west = 1 }", "{ west = 8 }", "dice.movement: a face shows 1 to 7 arrows"),
        ("players = [1]", "players = [5]", "market.m01: a card is for 1 to 4 players"),
        (
            "people = 3\nplayers = [1]",
            "people = 31\nplayers = [1]",
            "market.m01: a card brings at most 30 people",
        ),
        (
            "[[victory]]\nplayers = 1",
            "[[victory]]\nplayers = 2",
            "victory: 1 players need one victory card",
        ),
        (
            "white = { free = 5",
            "white = { free = 0",
            "victory: somebody must be freed, and can be lost",
        ),
        (
            "kind = \"support\"\nperiod = 1",
            "kind = \"support\"\nperiod = 2",
            "stack: period 1 needs one Support stack",
        ),
        (
            "kind = \"conductor\"\nperiod = 1",
            "kind = \"conductor\"\nperiod = 4",
            "stack.conductor-1.period: there are three periods",
        ),
        (
            "count = [3, 5, 7, 9]",
            "count = [0, 5, 7, 9]",
            "stack.conductor-1.count: it has at least one token",
        ),
        ("price = 2\n", "price = 101\n", "stack.conductor-1.price: a token costs at most 100"),
        (
            "people = 3\nspaces = 1",
            "people = 10\nspaces = 1",
            "stack.conductor-1: it moves 1 to 9 people 1 to 9 spaces",
        ),
        (
            "counts = \"south\"",
            "counts = \"moon\"",
            "stack.fundraising-1: it counts people in some places",
        ),
        ("id = \"agent\"", "id = \"conductor\"", "role.conductor: each needs an id of its own"),
        ("en = \"Agent\"", "en = \"\"", "role.agent.names: a name is missing"),
        (
            "to = \"nyc\"",
            "to = \"atlantis\"",
            "role.shepherd: atlantis is neither a place nor a set of places",
        ),
        (
            "from = \"large_north\", to = \"canada\"",
            "from = \"canada\", to = \"canada\"",
            "card.st-catharines: people are sent somewhere else",
        ),
        (
            "from = \"plantations\", to = \"south\"",
            "from = \"south\", to = \"plantations\"",
            "card.theodore-weld: nobody is sent to a plantation",
        ),
        ("within = 2", "within = 10", "card.contrabands: nobody is sent farther than 9 steps"),
        (
            "places = \"large_north\"",
            "places = \"moon\"",
            "card.election-1860: moon is no set of places",
        ),
        (
            "kind = \"general\"\nperiod = 1",
            "kind = \"general\"\nperiod = 4",
            "card.david-walker: a General card belongs to a period",
        ),
        (
            "kind = \"reserve\"\nperiod = 1",
            "kind = \"reserve\"",
            "card.congress-outlaws: a Reserve card belongs to a period",
        ),
        ("keep = \"cancel\"\n", "", "card.levi-coffin: a Reserve card is kept"),
        (
            "standing = { fundraising_less = 2 }\n",
            "",
            "card.compromise-1850: it works either while it lies in the queue or when it leaves it",
        ),
        (
            "effects = [\"riot\"]",
            "effects = [\"swap\"]",
            "card.farren-riots: Opposition cards and the others do different things",
        ),
        (
            "effects = [\"swap\"]",
            "effects = [\"riot\"]",
            "card.john-greenleaf-whittier: Opposition cards and the others",
        ),
        (
            "effects = [\"swap\"]",
            "effects = []",
            "card.john-greenleaf-whittier: a General card does something",
        ),
        (
            "effects = [\"swap\"]",
            "effects = [\"swap\", \"swap\", \"swap\", \"swap\", \"swap\"]",
            "card.john-greenleaf-whittier: a card has at most 4 effects",
        ),
        (
            "people = 3, spaces = 1 } }]",
            "people = 21, spaces = 1 } }]",
            "card.ohio-river: it moves up to 20 people up to 9 spaces",
        ),
        (
            "opposition = [[3, 4, 3]",
            "opposition = [[3, 5, 3]",
            "opposition: 1 players deal 11 cards, and there are 10",
        ),
        (
            "kind = \"opposition\"\nstanding",
            "kind = \"opposition\"\nperiod = 1\nstanding",
            "card.compromise-1850: an Opposition card has no period",
        ),
        (
            "kind = \"general\"\nperiod = 1",
            "kind = \"general\"\nkeep = \"swap\"\nperiod = 1",
            "card.david-walker: a General card is resolved at once",
        ),
        ("game = ", "gme = ", "board, line "),
    ] {
        if fault.is_empty() {
            continue;
        }
        let found = broken(from, to);
        assert!(found.contains(fault), "{to:?}: {found:?} and not {fault:?}");
    }
}

#[test]
fn a_space_without_a_way_to_canada_is_named() {
    let text = freedom::WORDS.board;
    let cut = ["[\"pl_w\", \"s_ozk\"]", "[\"s_ozk\", \"s_nmo\"]", "[\"s_ozk\", \"stl\"]"];
    let text = cut.iter().fold(text.to_owned(), |text, route| {
        let line = text.lines().find(|line| line.contains(route)).expect("a route").to_owned();
        text.replacen(&format!("{line}\n"), "", 1)
    });
    let faults = Board::parse(&text).unwrap_err();
    assert_eq!(faults[0].to_string(), "space.s_ozk: no route leads from there to Canada");
    assert_eq!(faults.len(), 1);
}

#[test]
fn an_owner_can_correct_numbers() {
    let text = freedom::WORDS.board;
    let text = text.replacen(
        "{ move = { people = 3, spaces = 1 } }]",
        "{ move = { people = 1, spaces = 2 } }]",
        1,
    );
    let text = text.replace("queue = [3, 2, 2, 1, 1]", "queue = [5, 4, 3, 2, 1]");
    let text = text.replacen("free = 5, lost = 10", "free = 6, lost = 9", 1);
    let corrected = Freedom::open(&text).unwrap();
    let board = corrected.board();
    assert_eq!(board.prices, [5, 4, 3, 2, 1]);
    let mut state = scene(1).people("s_mtn 1").queue("- - - - ohio-river").play().state;
    for step in ["buy 4", "move s_mtn new"] {
        corrected.check(&state, kernel::Seat(0), action(step)).unwrap();
        corrected.apply(
            &mut state,
            kernel::Actor::Seat(kernel::Seat(0)),
            action(step),
            &mut kernel::Silent,
        );
    }
    assert_eq!(state.stage, freedom::state::Stage::Turn, "one person only");
    assert_eq!((state.victory(board).free, state.victory(board).lost), (6, 9));
    // The slots that Bleeding Kansas clears go by price: with these prices another one.
    let kansas = board.effects[card("bleeding-kansas").index()][1];
    assert_eq!(kansas, Some(freedom::card::Effect::Discard { slots: 0b01100 }));
    let shown = corrected.about().board["cards"][13]["card"]["text"].clone();
    assert_eq!(shown["args"]["prices"]["plain"], "$2, $3");
}

#[test]
fn the_map_is_the_one_that_was_read() {
    let rules = rules();
    let board = rules.board();
    assert_eq!(board.routes.len(), 73);
    // The gold circles: fifteen of one dollar, eight of two, one of three.
    let circles = |value: u8| board.map.iter().filter(|at| board.aid[at.index()] == value).count();
    assert_eq!([circles(1), circles(2), circles(3)], [15, 8, 1]);
    assert_eq!(board.aid[place("bos").index()], 3);
    // Routes lead both ways, except into plantations and out of Canada.
    for at in board.map {
        for next in board.next[at.index()].and(board.map) {
            assert!(board.next[next.index()].has(at), "{} {}", board.id(at), board.id(next));
        }
        assert!(board.next[at.index()].and(board.farms).is_empty());
    }
    assert!(board.next[place("canada").index()].is_empty());
    let into_canada: Vec<&str> = board
        .map
        .iter()
        .filter(|at| board.next[at.index()].has(place("canada")))
        .map(|at| board.id(at))
        .collect();
    assert_eq!(into_canada, ["chi", "det", "roc", "cle", "fer", "n_min", "n_moh", "n_mai"]);
    // Spaces on no path.
    let free: Vec<&str> = board
        .map
        .iter()
        .filter(|at| board.paths_at[at.index()] == 0)
        .map(|at| board.id(at))
        .collect();
    assert_eq!(free, ["cha", "s_ozk", "s_mtn", "sea"]);
    // From each plantation Canada is five steps away, four by sea from the east.
    for (farm, steps) in [("pl_w", 5), ("pl_c", 5), ("pl_e", 4)] {
        let mut reached = freedom::place::Places::one(place(farm));
        let mut count = 0;
        while !reached.has(place("canada")) {
            reached = reached.iter().fold(reached, |all, at| all.or(board.next[at.index()]));
            count += 1;
        }
        assert_eq!(count, steps, "{farm}");
    }
}
