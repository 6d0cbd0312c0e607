//! Looking before one moves: previews and questions.

use std::sync::Arc;

use kernel::{Rules, Seat, SeatSet, Seed, Table};
use serde_json::{Value, json};

use crate::help::*;

const FAR: &str = "red s_pie, blue n_por, orange n_mai, purple n_wia, brown bos";

fn ask(game: &Game, question: &Value) -> Value {
    rules().ask(&game.state, SeatSet::NONE, question).expect("a good question")
}

#[test]
fn a_preview_shows_what_a_move_earns_wakes_and_costs() {
    let scene = scene(2).people("s_mtn 1, new 1").catchers("purple n_woh, orange cin, red s_pie");
    let mut game = scene.play();
    game.act(0, "benefit");
    let table = Table::from_state(Arc::clone(&rules()), game.state.clone(), Seed::from_number(1));
    let happenings = table.preview(Seat(0), action("move s_mtn s_wky").code()).unwrap();
    let kinds: Vec<_> =
        happenings.iter().map(|h| h.data.value()["type"].as_str().unwrap().to_owned()).collect();
    assert_eq!(kinds, ["moved", "woken", "catcher_moved", "captured"]);
    assert_eq!(
        happenings[3].data.value(),
        json!({ "type": "captured", "catcher": "orange", "at": "s_wky", "people": 1, "lots": [1, 0, 0] })
    );
    assert_eq!(happenings[3].line.as_ref().unwrap().text.key, "freedom-told-captured");
    assert!(table.preview(Seat(0), action("move s_mtn chi").code()).is_err());
    assert_eq!(table.state(), &game.state, "looking changes nothing");
}

#[test]
fn reach_by_the_action_that_is_being_carried_out() {
    let scene =
        scene(2).people("new 1, chi 1").catchers(FAR).catchers("red cin, blue det, purple n_eoh");
    let mut game = scene.tokens(0, "conductor-1 1").play();
    game.act(0, "play conductor-1");
    let answer = ask(&game, &json!({ "reach": { "from": "new" } }));
    assert_eq!(answer["from"], "new");
    let ends: Vec<&str> =
        answer["ends"].as_array().unwrap().iter().map(|e| e["to"].as_str().unwrap()).collect();
    assert_eq!(ends, ["chi", "stl", "n_woh", "s_wky"]);
    assert_eq!(
        answer["ends"][0],
        json!({
            "to": "chi", "aid": 2, "path": ["chi"],
            "wakes": [
                { "catcher": "red", "from": "cin", "to": "chi", "people": 2 },
                { "catcher": "blue", "from": "det", "to": "chi", "people": 0 },
            ],
        })
    );
    assert_eq!(
        answer["ends"][1]["wakes"],
        json!([{ "catcher": "purple", "from": "n_eoh", "to": "n_woh", "people": 0 }])
    );
    // Canada: no aid, nobody woken. A catcher that comes to where the person was finds one fewer.
    let answer = ask(&game, &json!({ "reach": { "from": "chi" } }));
    let canada = &answer["ends"].as_array().unwrap().iter().find(|e| e["to"] == "canada").unwrap();
    assert_eq!((&canada["aid"], &canada["wakes"]), (&json!(0), &json!([])));
    let west = answer["ends"].as_array().unwrap().iter().find(|e| e["to"] == "n_min").unwrap();
    assert_eq!(
        west["wakes"],
        json!([{ "catcher": "red", "from": "cin", "to": "chi", "people": 0 }])
    );
    // Whoever was moved cannot be moved again.
    game.act(0, "move new s_wky");
    assert_eq!(ask(&game, &json!({ "reach": { "from": "s_wky" } }))["ends"], json!([]));
}

/// What `reach` says of each move that is offered is what the move then does: where it leads, what
/// it earns, which catchers it wakes and where they go, and how many people they take.
#[test]
fn reach_says_what_every_offered_move_does() {
    let rules = rules();
    let mut looked = 0;
    for n in 0..60 {
        let options = freedom::Options { players: Some(1 + (n % 4) as u8), ..Default::default() };
        kernel::kit::walk(&*rules, &options, n, 20_000, |_, state, _| {
            let seat = state.active;
            if state.stage != freedom::state::Stage::Carry {
                return;
            }
            let mut offers = Vec::new();
            rules.offers(state, seat, &mut offers);
            for offer in offers {
                let freedom::Action::Move(from, to) = offer else { continue };
                let (from, to) = (rules.board().id(from), rules.board().id(to));
                let question = json!({ "reach": { "from": from } });
                let answer = rules.ask(state, SeatSet::NONE, &question).expect("a good question");
                let ends = answer["ends"].as_array().unwrap();
                let end = ends.iter().find(|end| end["to"] == to);
                let end = end.unwrap_or_else(|| panic!("{from} {to} is offered: {answer}"));
                let game =
                    Game { state: state.clone(), told: vec![], step: kernel::Finality::Open };
                does_as_said(game, seat, offer, end);
                looked += 1;
            }
        });
    }
    assert!(looked > 1000, "{looked} moves were looked at");
}

fn does_as_said(game: Game, seat: Seat, offer: freedom::Action, end: &Value) {
    let mut events: Vec<freedom::Event> = Vec::new();
    let mut after = game.state;
    rules().apply(&mut after, kernel::Actor::Seat(seat), offer, &mut events);
    let mut aid = 0;
    let (mut woken, mut landings) = (json!([]), Vec::new());
    for event in &events {
        match event {
            freedom::Event::Aid { money, .. } => aid += money,
            freedom::Event::Woken { catchers } => woken = json!(catchers),
            freedom::Event::Captured { at, people, .. } => landings.push((at.clone(), *people)),
            _ => {}
        }
    }
    assert_eq!(end["aid"], json!(aid));
    assert_eq!(end["wakes"], woken, "{offer:?}");
    let wakes = end["wakes"].as_array().expect("a list");
    // As long as nobody is asked on the way, each capture is foretold once.
    let mut foretold: Vec<(&str, u64)> = (wakes.iter())
        .filter_map(|wake| Some((wake["to"].as_str()?, wake["people"].as_u64()?)))
        .filter(|(_, people)| *people > 0)
        .collect();
    foretold.truncate(if after.hunt.left == 0 { wakes.len() } else { landings.len() });
    let landings: Vec<(&str, u64)> =
        landings.iter().map(|(at, people)| (at.as_str(), u64::from(*people))).collect();
    assert_eq!(landings, foretold, "{offer:?}");
}

/// People who are brought by a card are asked about in the same way, wherever they are.
#[test]
fn reach_of_people_who_are_brought() {
    let mut game = scene(2).people("lost 1, chi 1").catchers(FAR).queue("drinking-gourd").play();
    let buy = game.can(0, "buy").first().cloned().expect("it can be bought");
    game.act(0, &format!("buy {buy}"));
    let answer = ask(&game, &json!({ "reach": { "from": "lost" } }));
    let ends: Vec<&str> =
        answer["ends"].as_array().unwrap().iter().map(|e| e["to"].as_str().unwrap()).collect();
    assert_eq!(ends, ["chi", "nyc"]);
    assert_eq!(answer["ends"][0], json!({ "to": "chi", "aid": 0, "path": ["chi"], "wakes": [] }));
    assert_eq!(ask(&game, &json!({ "reach": { "from": "chi" } }))["ends"], json!([]));
}

#[test]
fn reach_by_a_token_one_might_play() {
    let game = scene(2).phase("planning").people("s_mtn 1").catchers(FAR).play();
    let ends = |question: Value| {
        let answer = ask(&game, &question);
        answer["ends"]
            .as_array()
            .unwrap()
            .iter()
            .map(|e| e["to"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ends(json!({ "reach": { "from": "s_mtn" } })), ["rip", "s_wky"]);
    let two = ends(json!({ "reach": { "from": "s_mtn", "spaces": 2 } }));
    assert_eq!(two, ["cin", "new", "rip", "n_eoh", "s_mem", "s_wky", "s_etn", "s_blu"]);
    // A longer token than the action that is under way, and cities that are barred to tokens.
    let barred = scene(2).queue("nj-abolishes").people("new 1, chi 1").catchers(FAR).play();
    let answer = ask(&barred, &json!({ "reach": { "from": "new", "spaces": 1 } }));
    assert_eq!(answer["ends"].as_array().unwrap().len(), 3);
    assert_eq!(ask(&barred, &json!({ "reach": { "from": "chi" } }))["ends"], json!([]));
    // In a protected turn nobody is woken.
    let mut quiet = scene(1).role(0, "station-master").people("new 1").catchers("red cin").play();
    quiet.act(0, "protect");
    assert_eq!(ask(&quiet, &json!({ "reach": { "from": "new" } }))["ends"][0]["wakes"], json!([]));
    let unseen = scene(2)
        .queue("- - - - ripley")
        .people("new 1")
        .catchers("red cin")
        .play()
        .acts("buy 4")
        .clone();
    assert_eq!(ask(&unseen, &json!({ "reach": { "from": "new" } }))["ends"][0]["wakes"], json!([]));
    assert_eq!(
        ask(&unseen, &json!({ "reach": { "from": "new", "spaces": 1 } }))["ends"][0]["wakes"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn where_the_dice_could_send_a_catcher() {
    let game = scene(2).people("n_min 1, rip 1").play();
    let answer = ask(&game, &json!({ "dice": true }));
    let rolls = answer["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 30);
    assert_eq!(
        rolls[0],
        json!({ "catcher": "red", "east": false, "arrows": 1, "to": "n_min", "people": 1, "weight": 1 })
    );
    assert_eq!(rolls[2]["to"], "n_min", "the end of the path");
    assert_eq!(
        rolls[4],
        json!({ "catcher": "red", "east": true, "arrows": 2, "to": "rip", "people": 1, "weight": 1 })
    );
    let easy = scene(2).option("triples", "nothing").people("n_min 1").play();
    let answer = ask(&easy, &json!({ "dice": true }));
    assert_eq!(
        (&answer["rolls"][2]["to"], &answer["rolls"][2]["people"]),
        (&json!("chi"), &json!(0))
    );
    // One who cannot move takes nobody.
    let end = scene(2).catchers("purple was").play();
    let answer = ask(&end, &json!({ "dice": true }));
    assert_eq!(
        (&answer["rolls"][21]["to"], &answer["rolls"][21]["people"]),
        (&json!("was"), &json!(0))
    );
}

#[test]
fn what_could_be_drawn() {
    let game = scene(2)
        .set("decks", json!([{ "known": ["ripley"], "unknown": 1 }, {}, {}]))
        .set("pool", json!(["dred-scott", "nat-turner"]))
        .play();
    assert_eq!(
        ask(&game, &json!({ "draw": true })),
        json!({
            "cards": [
                { "card": "ripley", "weight": 2 },
                { "card": "dred-scott", "weight": 1 },
                { "card": "nat-turner", "weight": 1 },
            ],
            "size": 2,
        })
    );
    let known = scene(2).set("top", json!(["ripley", "ohio-river"])).play();
    let answer = ask(&known, &json!({ "draw": true }));
    assert_eq!(answer["cards"], json!([{ "card": "ohio-river", "weight": 1 }]));
}

#[test]
fn a_strange_question_says_what_can_be_asked() {
    let game = scene(2).play();
    let wrong = |question: Value| {
        rules().ask(&game.state, SeatSet::NONE, &question).unwrap_err().to_string()
    };
    assert!(wrong(json!({ "odds": 1 })).starts_with("question: the questions are {\"reach\""));
    assert_eq!(
        wrong(json!({ "reach": { "from": "canada" } })),
        "question.reach.from: that is neither a space nor a plantation"
    );
    assert_eq!(
        wrong(json!({ "reach": {} })),
        "question.reach.from: that is neither a space nor a plantation"
    );
}
