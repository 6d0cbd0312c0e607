//! Positions: what may be left out, and what is refused.

use freedom::State;
use kernel::Rules;
use serde_json::{Value, json};

use crate::help::*;

fn load(position: &Value) -> State {
    rules().load(position).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn faults(position: &Value) -> String {
    let faults = rules().load(position).expect_err("a bad position");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_is_left_out_stands_as_at_the_start() {
    let state = load(&json!({ "phase": "planning" }));
    assert_eq!((state.seats, state.round, state.period), (4, 1, 0));
    assert_eq!(state.player(kernel::Seat(3)).role, Some(3));
    assert_eq!(state.players.map(|p| p.money), [8; 4]);
    assert_eq!(state.people[place("pl_w").index()], 4);
    assert_eq!(state.market.map(|lot| lot.map(|lot| lot.people)), [Some(8), Some(8), Some(8)]);
    assert_eq!(state.market_deck.count_ones(), 5);
    assert_eq!(state.decks[0].known.len(), 13);
    assert_eq!(state.supply, 96 - 12 - 24);
    // Later rounds have fewer market cards.
    let state = load(&json!({ "phase": "action", "round": 7, "options": { "players": 1 } }));
    assert_eq!((state.lots(), state.market_deck), (2, 0));
    let state = load(&json!({ "phase": "action", "round": 3, "options": { "players": 1 } }));
    assert_eq!((state.lots(), state.market_deck.count_ones()), (3, 3));
    let state = load(&json!({ "phase": "action", "market": [{ "card": "m17", "people": 2 }] }));
    assert_eq!(state.market_deck.count_ones(), 7);
    assert_eq!(state.market_deck & (1 << 16), 0, "a card is not in the deck as well");
    // Tokens that somebody holds are not on their stacks.
    let seats = json!([{ "role": "agent", "tokens": { "conductor-1": 1 }, "support": 1 }, { "role": "preacher" }]);
    let state = load(&json!({ "phase": "action", "seats": seats }));
    assert_eq!(state.stacks[stack("conductor-1").index()], 4);
    assert_eq!(state.stacks[stack("support-1").index()], 1);
    // Cards that lie open are not in their decks.
    let state = load(&json!({ "phase": "action", "queue": [null, "ripley", "dred-scott"] }));
    assert_eq!((state.decks[0].known.len(), state.decks[0].unknown, state.pool.len()), (12, 3, 11));
    let state = load(&json!({ "phase": "setup" }));
    assert_eq!((state.round, state.lots(), state.market_deck.count_ones()), (0, 0, 8));
}

#[test]
fn equal_states_give_equal_positions_and_none_is_lost() {
    let scene =
        scene(3).period(2).people("bos 2, lost 3, canada 5").queue("ripley - dred-scott - -");
    let game = scene.tokens(1, "conductor-2 2").seat(2, "reserve", "levi-coffin").play();
    let position = rules().dump(&game.state);
    assert_eq!(position["people"], json!({ "bos": 2, "lost": 3, "canada": 5 }));
    assert_eq!(position["queue"], json!(["ripley", null, "dred-scott", null, null]));
    assert_eq!(position["catchers"]["purple"], "was");
    assert_eq!(position["seats"][1]["tokens"], json!({ "conductor-2": 2 }));
    assert_eq!(position["seats"][2]["reserve"], "levi-coffin");
    assert_eq!((&position["phase"], &position["step"]), (&json!("action"), &json!("turn")));
    assert_eq!(rules().load(&position), Ok(game.state));
}

#[test]
fn names_that_are_no_names() {
    let seats = |seat: Value| json!({ "phase": "action", "seats": [seat] });
    for (position, fault) in [
        (json!({ "phase": "dusk" }), "phase: unknown variant `dusk`"),
        (
            json!({ "phase": "action", "people": { "paris": 1 } }),
            "people.paris: \"paris\" is no place of this board",
        ),
        (
            json!({ "phase": "action", "people": { "market": 1 } }),
            "people: people on market cards stand in `market`",
        ),
        (
            json!({ "phase": "action", "catchers": { "green": "chi" } }),
            "catchers.green: \"green\" is no catcher of this board",
        ),
        (
            json!({ "phase": "action", "queue": ["joker"] }),
            "queue: \"joker\" is no card of this board",
        ),
        (
            json!({ "phase": "action", "market": [{ "card": "m99", "people": 1 }] }),
            "market.0.card: \"m99\" is no market card of this board",
        ),
        (
            json!({ "phase": "action", "stacks": { "gold": 1 } }),
            "stacks.gold: \"gold\" is no stack of this board",
        ),
        (seats(json!({ "role": "king" })), "seats.0.role: \"king\" is no role of this board"),
        (
            seats(json!({ "role": "agent", "grey": ["conductor-9"] })),
            "seats.0.grey: \"conductor-9\" is no stack",
        ),
        (json!({ "phase": "action", "period": 4 }), "period: there are three periods"),
        (
            json!({ "phase": "action", "options": { "players": 5 } }),
            "seats: one to four people play",
        ),
        (
            json!({ "phase": "action", "options": { "players": 2 }, "seats": [{}] }),
            "seats: one to four people play",
        ),
    ] {
        let found = faults(&position);
        assert!(found.starts_with(fault), "{found:?} and not {fault:?}");
    }
}

/// Changes one thing in a good position, and says what is wrong then.
fn spoilt(change: impl Fn(&mut Value)) -> String {
    let mut position = scene(3).phase("planning").position;
    change(&mut position);
    faults(&position)
}

#[test]
fn what_cannot_be_on_any_table() {
    let set = |path: &'static str, value: Value| {
        spoilt(|position| {
            *position.pointer_mut(path).unwrap_or(&mut Value::Null) = value.clone();
            if position.pointer(path).is_none() {
                let (parent, name) = path.rsplit_once('/').expect("a path");
                position.pointer_mut(parent).expect("a parent")[name] = value.clone();
            }
        })
    };
    let table = [
        ("/lead", json!(3), "lead: the lead player and the acting player sit"),
        ("/active", json!(1), "active: outside the Action phase the lead player acts"),
        ("/done", json!([3]), "done: only those who sit at the table plan"),
        ("/done", json!([0, 1, 2]), "done: all are done, so the planning phase is over"),
        ("/seats/1/role", json!("agent"), "seats: no two seats have the same role"),
        ("/seats/1/role", json!(null), "seats: every seat has a role once roles are dealt"),
        ("/people", json!({ "stl": 2 }), "people.stl: so many do not fit there"),
        ("/people", json!({ "pl_c": 5 }), "people.pl_c: so many do not fit there"),
        ("/people", json!({ "lost": 20 }), "people.lost: the track has 19 boxes"),
        ("/people", json!({ "chi": 1 }), "people.chi: nobody is where a catcher stands"),
        (
            "/market",
            json!([{ "card": "m01", "people": 1 }]),
            "market: each card of this number of players is there once",
        ),
        (
            "/market",
            json!([{ "card": "m07", "people": 1 }, { "card": "m07", "people": 1 }]),
            "market: each card of this number",
        ),
        ("/market", json!([]), "market: a card lies there until the last round's market"),
        ("/market_deck", json!(["m01"]), "market_deck: a card is not used here"),
        (
            "/market_deck",
            json!(["m07"]),
            "market: each card of this number of players is there once",
        ),
        ("/round", json!(9), "round: a game has 8 rounds"),
        ("/round", json!(0), "round: a game has 8 rounds"),
        ("/stacks", json!({ "fundraising-1": 4 }), "stacks.fundraising-1: there are not so many"),
        ("/stacks", json!({ "conductor-1": 0 }), "stacks.conductor-1: the last token is grey"),
        ("/stacks", json!({ "conductor-2": 3 }), "stacks.conductor-2: that period has not opened"),
        ("/stacks", json!({ "support-1": 2 }), "stacks: no Support token is lost or gained"),
        (
            "/seats/0/tokens",
            json!({ "support-1": 1 }),
            "stacks.support-1: Support tokens are written under `support`",
        ),
        (
            "/seats/0/grey",
            json!(["conductor-1"]),
            "stacks.conductor-1: the grey token is held by somebody",
        ),
        (
            "/seats/0/support",
            json!(3),
            "period: all Support of the period is bought: the next is open",
        ),
        ("/period", json!(2), "period: a period opens when the Support before it is bought"),
        ("/queue", json!(["ripley", "ripley"]), "queue: each card is in one place"),
        (
            "/queue",
            json!(["ripley", null, null, null, null, "oberlin"]),
            "queue: the queue has five slots",
        ),
        ("/pool", json!([]), "pool: the unknown cards of the decks are among those of the pool"),
        ("/pool", json!(["ripley"]), "queue: each card is in one place"),
        ("/decks", json!([{}]), "decks: there is a deck for each of the three periods"),
        ("/seats/0/reserve", json!("ripley"), "seats: only Reserve cards are kept"),
        (
            "/seats/0/taken",
            json!(["conductor-1", "conductor-1", "conductor-1"]),
            "seats.0.taken: a player takes at most two tokens",
        ),
        ("/step", json!("turn"), "step: that is not done in this phase"),
        ("/step", json!("carry"), "step: that is not done in this phase"),
        ("/job", json!({ "source": "benefit" }), "job: this step and a job go together"),
        ("/job", json!({ "source": "benefit", "slot": 5 }), "job.slot: the queue has five slots"),
        (
            "/hunt",
            json!({ "left": ["red"], "steps": 1, "why": "dice" }),
            "hunt: only some steps have a hunt",
        ),
        (
            "/fill",
            json!({ "opposed": true }),
            "fill: cards are set aside while the queue is filled",
        ),
        ("/turn", json!({ "acted": true }), "turn: turns are taken in the Action phase"),
    ];
    for (path, value, fault) in table {
        let found = set(path, value.clone());
        assert!(found.contains(fault), "{path} {value}: {found:?} and not {fault:?}");
    }
}

#[test]
fn what_cannot_be_in_an_action_phase() {
    let bad = |field: &str, value: Value| scene(3).set(field, value).faults();
    assert!(bad("done", json!([0])).contains("done: players plan in the planning phase"));
    assert!(bad("lead_first", json!(true)).contains("done: players plan"));
    assert!(bad("step", json!("carry")).contains("job: this step and a job go together"));
    let job = |source: Value| {
        scene(3).set("step", "carry").set("job", json!({ "source": source, "left": 1 }))
    };
    assert!(
        job(json!({ "token": "fundraising-1" }))
            .faults()
            .contains("job: there must be something to carry out")
    );
    assert!(
        job(json!({ "token": "conductor-1" }))
            .set("hunt", json!({ "left": ["red"], "steps": 1, "why": "woken" }))
            .faults()
            .contains("hunt: only some")
    );
    let moved = scene(3)
        .set("step", "carry")
        .set("job", json!({ "source": "benefit", "left": 1, "moved": { "stl": 1 } }));
    assert!(moved.faults().contains("job.moved: those who were moved are still there"));
    let tie = scene(3)
        .set("step", json!({ "tie": "red" }))
        .set("job", json!({ "source": { "card": "garrison" }, "part": 1 }));
    let tie =
        tie.set("hunt", json!({ "left": ["blue"], "tied": ["blue"], "steps": 1, "why": "sent" }));
    assert!(tie.faults().contains("hunt: the catcher in question is not about to move"));
    let coffin = scene(3)
        .set("step", json!({ "coffin": "red" }))
        .set("job", json!({ "source": "benefit", "left": 1 }));
    let coffin = coffin.set("hunt", json!({ "left": ["blue"], "steps": 1, "why": "woken" }));
    assert!(coffin.faults().contains("hunt: the catcher in question is not about to move"));
    // Somebody must be able to go on: here nobody holds Levi Coffin.
    let coffin = scene(3)
        .set("step", json!({ "coffin": "red" }))
        .set("turn", json!({ "acted": true, "benefit": true }))
        .set("job", json!({ "source": "benefit", "left": 1 }));
    let coffin = coffin
        .people("n_min 1")
        .set("hunt", json!({ "left": ["red"], "steps": 1, "why": "woken" }));
    assert_eq!(coffin.faults(), "step: nothing could be done here");
    let full = scene(3).phase("lantern").queue("ripley oberlin ohio-river john-price liberty-hill");
    assert!(full.faults().contains("queue: a full queue is not filled"));
    let setup = scene(3).phase("setup").set("preferred", json!([0]));
    assert!(setup.faults().contains("preferred: nobody says so in this phase"));
    let gone = scene(3).period(2).set("decks", json!([{ "known": ["ripley"] }, {}, {}]));
    assert!(gone.faults().contains("decks: the deck of a period that is over is gone"));
    let few = scene(1).queue("gag-rules");
    assert!(few.faults().contains("queue: a card is not used with so few players"));
    let known = scene(3)
        .set("pool", json!(["levi-coffin", "dred-scott"]))
        .set("decks", json!([{}, {}, {}]));
    assert!(known.faults().contains("pool: only Opposition cards are unknown or set aside"));
    let greys =
        scene(2).seat(0, "grey", json!(["conductor-1"])).seat(1, "grey", json!(["conductor-1"]));
    assert!(greys.faults().contains("seats.1.grey: each stack has one grey token"));
    let lots = scene(3).market("m07 1, m08 1, m09 1, m10 1");
    assert!(lots.faults().contains("market: three cards lie face up"));
}

#[test]
fn a_person_can_write_every_kind_of_step() {
    for (phase, step, more) in [
        ("setup", json!("role"), json!({ "seats": [{}, {}, {}], "people": null })),
        ("setup", json!("lead"), json!({})),
        ("setup", json!("reveal"), json!({})),
        ("setup", json!("fill"), json!({})),
        ("catchers", json!("catcher_die"), json!({})),
        ("catchers", json!({ "movement_die": "blue" }), json!({})),
        ("lantern", json!("fill"), json!({ "fill": { "opposed": true, "aside": ["dred-scott"] } })),
        ("market", json!("reveal"), json!({ "market": [{ "card": "m07", "people": 2 }] })),
        ("over", json!("lost"), json!({ "people": { "lost": 19 } })),
        ("over", json!("time"), json!({ "round": 8 })),
    ] {
        let mut scene = scene(3).phase(phase).set("step", step.clone());
        for (field, value) in more.as_object().unwrap() {
            scene = scene.set(field, value.clone());
        }
        let game = scene.play();
        assert_eq!(rules().dump(&game.state)["step"], step);
    }
}

/// What is under way must have been begun, and be no further than it can be.
#[test]
fn what_cannot_be_under_way() {
    let turn = |value: Value| scene(3).set("turn", value).faults();
    for (flags, fault) in [
        (json!({ "acted": true, "played": 255 }), "turn.played: a turn has 2 tokens"),
        (json!({ "acted": true, "played": 3 }), "turn.played: a turn has 2 tokens"),
        (json!({ "acted": true, "more_tokens": true }), "turn.more_tokens: no special gave"),
        (json!({ "acted": true, "raised": true }), "turn.raised: money is raised by a token"),
        (
            json!({ "acted": true, "played": 1, "raised": true, "purchased": true }),
            "turn.purchased: no benefit of this role",
        ),
        (json!({ "acted": true, "held": true }), "turn.held: no benefit of this role"),
        (json!({ "protected": true }), "turn.protected: nobody has spent that special"),
        (json!({ "benefit": true }), "turn.acted: whoever did something has acted"),
        (json!({ "bought": true }), "turn.acted: whoever did something has acted"),
    ] {
        let found = turn(flags.clone());
        assert!(found.contains(fault), "{flags}: {found:?} and not {fault:?}");
    }
    let begun = json!({ "acted": true, "benefit": true, "bought": true, "played": 1 });
    let job = |phase: &str, step: Value, job: Value| {
        let scene = scene(3).phase(phase).set("step", step).set("job", job);
        let scene = if phase == "action" { scene.set("turn", begun.clone()) } else { scene };
        scene.people("pl_w 4, stl 1, chi 2, bos 1").catchers("red n_min")
    };
    let carry = |what: Value| job("action", json!("carry"), what);
    let card = |id: &str| json!({ "card": id });
    for (scene, fault) in [
        (carry(json!({ "source": "benefit", "left": 200 })), "job.left: from 1 to 2 are left"),
        (carry(json!({ "source": "benefit", "left": 0 })), "job.left: from 1 to 2 are left"),
        (
            carry(json!({ "source": "benefit", "left": 1, "fresh": true })),
            "job.fresh: somebody was moved already",
        ),
        (
            carry(json!({ "source": "benefit", "left": 2, "moved": { "stl": 1 } })),
            "job.moved: at most 0 were moved by it",
        ),
        (
            carry(json!({ "source": "benefit", "left": 1, "pin": "chi" })),
            "job.pin: nobody has to leave",
        ),
        (
            carry(json!({ "source": card("william-still"), "left": 1, "pin": "stl" })),
            "job.pin: nobody has to leave",
        ),
        (
            job("lantern", json!("carry"), json!({ "source": card("amistad"), "left": 2 })),
            "job.source: that is not carried out in this phase",
        ),
        (
            job("lantern", json!("carry"), json!({ "source": "benefit", "left": 2 })),
            "job.source: that is not carried out in this phase",
        ),
        (
            carry(json!({ "source": card("dred-scott"), "left": 3 })).people("stl 1"),
            "step: nothing could be done here",
        ),
        (
            carry(json!({ "source": "benefit", "left": 2 })).people(""),
            "step: nothing could be done here",
        ),
        (
            carry(json!({ "source": card("dred-scott"), "left": 3 })).queue("dred-scott"),
            "queue: each card is in one place",
        ),
        (
            job("action", json!("choose"), json!({ "source": card("ripley"), "fresh": true })),
            "step: nothing could be done here",
        ),
        (
            job("action", json!("draw"), json!({ "source": card("ripley"), "fresh": true })),
            "step: nothing could be done here",
        ),
        (
            job(
                "action",
                json!("protect"),
                json!({ "source": "benefit", "left": 2, "fresh": true }),
            ),
            "step: nothing could be done here",
        ),
        (
            carry(json!({ "source": "benefit", "left": 2 })).set("turn", json!({ "acted": true })),
            "turn: what is being carried out was begun in this turn",
        ),
        (
            carry(json!({ "source": "special", "left": 2 })).role(0, "conductor"),
            "turn: what is being carried out was begun in this turn",
        ),
    ] {
        let position = scene.position.clone();
        let found = scene.faults();
        assert!(found.contains(fault), "{position}: {found:?} and not {fault:?}");
    }
    // The same, begun and as far as it can be, is good.
    carry(json!({ "source": "benefit", "left": 1, "moved": { "stl": 1 } })).play();
    carry(json!({ "source": card("william-still"), "left": 1, "pin": "chi" })).play();
    let struck = json!({ "source": card("dred-scott"), "left": 3 });
    job("lantern", json!("carry"), struck).play();
}

/// What a player did by the first side of a role was done, although its special then turned the
/// card over.
#[test]
fn what_either_side_of_a_role_gives_can_have_been_used() {
    let open = |from: &str, to: &str| {
        let text = freedom::WORDS.board;
        assert!(text.contains(from), "{from:?} is not in the board");
        freedom::Freedom::open(&text.replace(from, to)).expect("a good board")
    };
    let buys = "{ money = 1, purchase = true }";
    let plain = "{ money = 1 }";
    let first_buys = open(&format!("second = {buys}"), &format!("second = {plain}"));
    let scene = scene(2).role(0, "stockholder").tokens(0, "fundraising-1 1");
    let mut state = first_buys.load(&scene.position).expect("a good position");
    for step in ["play fundraising-1", "take conductor-1", "special"] {
        let (seat, step) = (kernel::Seat(0), action(step));
        assert_eq!(first_buys.check(&state, seat, step), Ok(()));
        first_buys.apply(&mut state, kernel::Actor::Seat(seat), step, &mut kernel::Silent);
    }
    assert!(state.turn.purchased && state.player(kernel::Seat(0)).spent);
    let position = first_buys.dump(&state);
    assert_eq!(first_buys.load(&position), Ok(state));
    let fault = "turn.purchased: no benefit of this role buys a token once money is raised";
    let neither = open(buys, plain).load(&position).expect_err("no side buys");
    assert_eq!(kernel::Fault::list(&neither), fault);
    // The same of catchers who were held back.
    let held = crate::help::scene(1).role(0, "station-master").seat(0, "spent", true);
    let held = held.set("turn", json!({ "acted": true, "held": true })).position;
    let holds = "{ money = 1, hold = true }";
    let first_holds = open(&format!("second = {holds}"), &format!("second = {plain}"));
    assert!(first_holds.load(&held).is_ok_and(|state| state.turn.held));
    let neither = open(holds, plain).load(&held).expect_err("no side holds");
    let fault = "turn.held: no benefit of this role holds catchers back";
    assert_eq!(kernel::Fault::list(&neither), fault);
}

#[test]
fn catchers_who_cannot_be_about_to_move() {
    let begun = json!({ "acted": true, "benefit": true, "bought": true });
    let hunt = |step: Value, job: Value, hunt: Value| {
        let scene = scene(2).period(2).set("turn", begun.clone()).seat(0, "reserve", "levi-coffin");
        scene.people("n_min 1, cin 1").set("step", step).set("job", job).set("hunt", hunt)
    };
    let walk = json!({ "source": "benefit", "left": 1 });
    let sent = json!({ "source": { "card": "garrison" }, "part": 1, "fresh": true });
    let of = |why: &str, steps: u8| json!({ "left": ["red"], "steps": steps, "why": why });
    let tied = json!({ "left": ["red"], "tied": ["red"], "steps": 1, "why": "woken" });
    let far = "hunt: nothing that is going on sends these catchers so far";
    for (scene, fault) in [
        (hunt(json!({ "coffin": "red" }), walk.clone(), of("dice", 1)), far),
        (hunt(json!({ "coffin": "red" }), walk.clone(), of("woken", 2)), far),
        (hunt(json!({ "coffin": "red" }), walk.clone(), of("sent", 1)), far),
        (hunt(json!({ "coffin": "red" }), sent.clone(), of("woken", 1)), far),
        (hunt(json!({ "coffin": "red" }), walk.clone(), tied), "hunt.tied: only catchers whom"),
        (
            hunt(json!("hold"), walk.clone(), of("woken", 1)),
            "hunt: the catcher in question is not about to move",
        ),
        (
            hunt(json!({ "coffin": "red" }), walk.clone(), of("woken", 1)).people("cin 1"),
            "hunt: the catcher in question is not about to move",
        ),
    ] {
        let position = scene.position.clone();
        let found = scene.faults();
        assert!(found.contains(fault), "{position}: {found:?} and not {fault:?}");
    }
    hunt(json!({ "coffin": "red" }), walk, of("woken", 1)).play();
    hunt(json!({ "coffin": "red" }), sent, of("sent", 1)).play();
}

#[test]
fn what_cannot_be_at_the_beginning_or_the_end() {
    let over = |step: &str| scene(1).phase("over").set("step", step);
    let fault = "step: the game does not end like that as things stand";
    assert!(over("won").people("canada 30").faults().contains(fault), "Support is missing");
    assert!(over("lost").people("lost 9").faults().contains(fault), "a box is free");
    assert!(over("time").set("round", 7).faults().contains(fault), "a round is left");
    let taken = scene(2).phase("planning").seat(0, "taken", json!(["conductor-1"]));
    assert!(taken.clone().faults().contains("seats.0.taken: whoever took a token has it"));
    taken.tokens(0, "conductor-1 1").play();
    let alone = scene(1).phase("planning").set("lead_first", true);
    assert!(alone.faults().contains("lead_first: one who plays alone needs no order"));
    let early = scene(2).phase("setup").set("step", "lead").seat(0, "spent", true);
    assert!(early.faults().contains("seats: nobody has anything yet"));
    let aside = scene(3).phase("lantern").set("fill", json!({ "aside": ["dred-scott"] }));
    assert!(aside.faults().contains("fill: cards are set aside once an Opposition card"));
    let off = scene(2).phase("market").set("step", "leave_off").market("m04 4, m06 0");
    let off = off.seat(0, "reserve", "congress-outlaws");
    off.clone().play();
    assert!(off.money(0, 2).faults().contains("step: nobody can be left off the card"));
}
