//! Each of the 52 cards, resolved many times from positions drawn at random, step by step beside the
//! second statement of what it does: the same choices must be offered, and the same world result.

use std::collections::BTreeSet;

use kernel::random::{ChaCha8Rng, RngExt, SeedableRng};
use kernel::{Rules, Seat, Turn};
use serde_json::json;

use crate::generate::{SOAK, effort, turn};
use crate::help::*;
use crate::model::{World, atlas};
use crate::statement::{Part, brings, pins, statement};

fn world(game: &Game) -> World {
    World::of(&rules().dump(&game.state))
}

/// The two worlds side by side.
struct Both<'a> {
    game: Game,
    world: World,
    rng: &'a mut ChaCha8Rng,
    card: &'a str,
}

impl Both<'_> {
    fn seat(&self) -> u8 {
        self.game.state.active.0
    }

    /// What is offered is what should be.
    #[track_caller]
    fn expect(&self, expected: &BTreeSet<String>) {
        let offered: BTreeSet<String> = self.game.may(self.seat()).into_iter().collect();
        assert_eq!(&offered, expected, "{} in {}", self.card, rules().dump(&self.game.state));
    }

    /// Chooses one of these at random and carries it out in the first world.
    fn choose(&mut self, expected: &BTreeSet<String>) -> String {
        self.expect(expected);
        let choice =
            expected.iter().nth(self.rng.random_range(0..expected.len())).expect("a choice");
        let choice = choice.clone();
        self.game.act(self.seat(), &choice);
        choice
    }

    #[track_caller]
    fn agree(&self) {
        assert_eq!(world(&self.game), self.world, "{}", self.card);
    }

    fn parts(&mut self, parts: &[Part], slot: usize) {
        for part in parts {
            if self.world.over {
                return;
            }
            self.part(*part, slot);
        }
    }

    fn part(&mut self, part: Part, slot: usize) {
        let seat = self.world.active;
        match part {
            Part::Walk(people, seen) => self.walk(people, seen),
            Part::Bring(people, rule) => {
                let mut pin: Option<String> = None;
                for _ in 0..people {
                    let all = brings(&self.world, rule, pin.as_deref());
                    if all.is_empty() {
                        return;
                    }
                    let mut choices: BTreeSet<String> =
                        all.iter().map(|one| format!("move {one}")).collect();
                    choices.insert("enough".to_owned());
                    let choice = self.choose(&choices);
                    let Some(way) = choice.strip_prefix("move ") else { return };
                    let (from, to) = way.split_once(' ').expect("two places");
                    match from {
                        "market" => self.world.market[0] -= 1,
                        from => self.world.add(from, -1),
                    }
                    self.world.add(to, 1);
                    pin = pins(rule, from, to);
                }
            }
            Part::Buy(tokens, off) => {
                for _ in 0..tokens {
                    let all = self.world.purchases(seat, off);
                    if all.is_empty() {
                        return;
                    }
                    let mut choices: BTreeSet<String> =
                        all.iter().map(|id| format!("take {id}")).collect();
                    choices.insert("enough".to_owned());
                    let choice = self.choose(&choices);
                    let Some(id) = choice.strip_prefix("take ") else { return };
                    self.world.take(seat, id, off);
                }
            }
            Part::Swap => {
                let pairs = self.pairs();
                if pairs.is_empty() {
                    return;
                }
                let mut choices = pairs;
                choices.insert("enough".to_owned());
                let choice = self.choose(&choices);
                self.swap(&choice);
            }
            Part::Top => {
                let filled = (0..5).filter(|n| self.world.queue[*n].is_some());
                let mut choices: BTreeSet<String> = filled.map(|n| format!("pick {n}")).collect();
                if choices.is_empty() {
                    return;
                }
                choices.insert("enough".to_owned());
                let choice = self.choose(&choices);
                if let Some(n) = choice.strip_prefix("pick ") {
                    let card = self.world.queue[n.parse::<usize>().expect("a slot")].take();
                    self.world.top.push(card.expect("a card"));
                }
            }
            Part::Or(one, other) => {
                // Which one is asked only if both can be done.
                let choice = match (self.can_do(*one), self.can_do(*other)) {
                    (true, true) => {
                        let choices = ["either 0", "either 1"].map(str::to_owned).into();
                        self.choose(&choices)
                    }
                    (false, true) => "either 1".to_owned(),
                    (_, false) => "either 0".to_owned(),
                };
                self.part(if choice == "either 0" { *one } else { *other }, slot);
            }
            Part::Each(money) => self.world.money.iter_mut().for_each(|purse| *purse += money),
            Part::Election => {
                let people: i64 = ["chi", "bos", "nyc"].iter().map(|at| self.world.at(at)).sum();
                self.world.money[seat] += people;
            }
            Part::ClearDear => self.world.queue[..3].fill(None),
            Part::ClearLeft => self.world.queue[..slot].fill(None),
            Part::Draw => self.draw(slot),
            Part::Hunt => self.hunt(),
            Part::Return | Part::Seize => self.taken(part),
            Part::Riot => {
                for stack in &atlas().stacks {
                    let id = stack["id"].as_str().expect("an id");
                    let keeps = match id.split('-').next() {
                        Some("conductor") => 1,
                        Some("fundraising") => 0,
                        _ => continue,
                    };
                    let left = self.world.stacks.get(id).copied().unwrap_or(0);
                    if stack["period"].as_integer() == Some(self.world.period) && left > keeps {
                        self.world.stacks.insert(id.to_owned(), left - 1);
                    }
                }
                self.world.stacks.retain(|_, left| *left > 0);
            }
            Part::Unbuy => {
                let owners: Vec<usize> =
                    (0..self.world.support.len()).filter(|n| self.world.support[*n] > 0).collect();
                let owner = match owners.as_slice() {
                    [] => return,
                    [one] => *one,
                    many => {
                        let choices = many.iter().map(|n| format!("give_back {n}")).collect();
                        let choice = self.choose(&choices);
                        choice
                            .strip_prefix("give_back ")
                            .and_then(|n| n.parse().ok())
                            .expect("a seat")
                    }
                };
                self.world.support[owner] -= 1;
                *self.world.stacks.entry(format!("support-{}", self.world.period)).or_insert(0) +=
                    1;
            }
            Part::Reopen => {
                for card in 0..self.world.market.len() {
                    self.world.load(card, 2);
                }
            }
        }
    }

    /// Whether something can be done: somebody can walk, or a token can be bought.
    fn can_do(&self, part: Part) -> bool {
        let world = &self.world;
        match part {
            Part::Walk(..) => {
                let mut starts = world.people.keys().filter(|at| *at != "canada" && *at != "lost");
                starts.any(|from| world.at(from) > 0 && !world.walks(from, 1, false).is_empty())
            }
            Part::Buy(_, off) => !world.purchases(world.active, off).is_empty(),
            _ => true,
        }
    }

    fn pairs(&self) -> BTreeSet<String> {
        let mut pairs = BTreeSet::new();
        for left in 0..5 {
            for right in left + 1..5 {
                if self.world.queue[left].is_some() && self.world.queue[right].is_some() {
                    pairs.insert(format!("swap {left} {right}"));
                }
            }
        }
        pairs
    }

    fn swap(&mut self, choice: &str) {
        if let Some(pair) = choice.strip_prefix("swap ") {
            let (left, right) = pair.split_once(' ').expect("two slots");
            self.world.queue.swap(left.parse().expect("a slot"), right.parse().expect("a slot"));
        }
    }

    /// People walk, one space each, everybody at most once.
    fn walk(&mut self, people: usize, seen: bool) {
        let mut arrived: Vec<String> = Vec::new();
        for _ in 0..people {
            let mut choices = BTreeSet::new();
            for from in self.world.people.keys().filter(|at| *at != "canada" && *at != "lost") {
                let moved = arrived.iter().filter(|at| *at == from).count() as i64;
                if self.world.at(from) > moved {
                    let ends = self.world.walks(from, 1, false);
                    choices.extend(ends.iter().map(|to| format!("move {from} {to}")));
                }
            }
            if choices.is_empty() {
                return;
            }
            choices.insert("enough".to_owned());
            let choice = self.choose(&choices);
            let Some(way) = choice.strip_prefix("move ") else { return };
            let (from, to) = way.split_once(' ').expect("two places");
            let seat = self.world.active;
            self.world.add(from, -1);
            self.world.add(to, 1);
            if to != "canada" {
                self.world.money[seat] += self.world.aid(to);
                arrived.push(to.to_owned());
                if seen {
                    self.world.wake(to);
                }
                // Those who were captured are gone.
                arrived.retain(|at| self.world.at(at) > 0);
            }
            self.agree();
        }
    }

    /// John Brown: the next card, whatever it is.
    fn draw(&mut self, slot: usize) {
        let card = match self.world.top.pop() {
            Some(card) => card,
            None if self.game.odds().is_empty() => return,
            None => {
                assert_eq!(rules().turn(&self.game.state), Turn::Chance);
                let odds = self.game.odds();
                let (text, _) = &odds[self.rng.random_range(0..odds.len())];
                self.game.chance(text);
                text.strip_prefix("draw ").expect("a card").to_owned()
            }
        };
        let kind = atlas().cards[&card]["kind"].as_str().expect("a kind");
        match kind {
            "general" => self.parts(&statement(&card), slot),
            "reserve" => {
                let seat = self.world.active;
                self.world.money[seat] += i64::from(card == "charles-sumner");
                self.world.reserve[seat] = Some(card);
            }
            _ => {
                if card == "domestic-slave-trade" {
                    (0..self.world.market.len()).for_each(|lot| self.world.load(lot, 1));
                }
                self.world.queue[slot] = Some(card);
            }
        }
    }

    /// Garrison: every catcher one step to the nearest person on its path.
    fn hunt(&mut self) {
        let mut ways: Vec<(String, Vec<usize>)> = Vec::new();
        for (catcher, path) in &atlas().paths {
            let here = path
                .iter()
                .position(|at| *at == self.world.catchers[catcher])
                .expect("on its path");
            let distance = |n: usize| n.abs_diff(here);
            let people = (0..path.len()).filter(|n| *n != here && self.world.at(&path[*n]) > 0);
            let nearest = people.clone().map(distance).min();
            let goals: Vec<usize> = people.filter(|n| Some(distance(*n)) == nearest).collect();
            let step = |goal: &usize| if *goal > here { here + 1 } else { here - 1 };
            let mut steps: Vec<usize> = goals.iter().map(step).collect();
            steps.dedup();
            ways.push((catcher.clone(), steps));
        }
        let mut chosen = Vec::new();
        for (catcher, steps) in ways {
            let Some(first) = steps.first() else { continue };
            let mut step = *first;
            if steps.len() > 1 {
                let choices = ["west", "east"].map(|way| format!("toward {catcher} {way}")).into();
                let choice = self.choose(&choices);
                step = if choice.ends_with("west") { steps[0] } else { steps[1] };
            }
            chosen.push((catcher, step));
        }
        for (catcher, step) in chosen {
            let path = &atlas().paths.iter().find(|(id, _)| *id == catcher).expect("a catcher").1;
            self.world.catch(&catcher, &path[step]);
        }
    }

    /// Dred Scott and the Fugitive Slave Act.
    fn taken(&mut self, part: Part) {
        let law = matches!(part, Part::Seize);
        let beside = |world: &World, at: &str| atlas().next(at).any(|next| world.is_watched(next));
        let there = |world: &World| -> Vec<String> {
            let on_map = |at: &&String| atlas().is_space(at) && world.at(at) > 0;
            let some = atlas().order.iter().filter(on_map);
            some.filter(|at| !law || beside(world, at)).cloned().collect()
        };
        let count = |world: &World| there(world).iter().map(|at| world.at(at)).sum::<i64>();
        let mut left = count(&self.world).min(3);
        while left > 0 && !self.world.over {
            let mut from = there(&self.world);
            if count(&self.world) <= left {
                from.truncate(1);
            }
            let mut to = self.world.open_farms();
            let room: i64 = to.iter().map(|at| atlas().holds(at) - self.world.at(at)).sum();
            if room <= left {
                to.truncate(1);
            }
            if law {
                to = vec!["market".to_owned()];
            } else if to.is_empty() {
                to = vec!["lost".to_owned()];
            }
            let mut choices = BTreeSet::new();
            for from in &from {
                choices.extend(to.iter().map(|to| format!("move {from} {to}")));
            }
            let choice = match choices.len() {
                1 => choices.first().cloned().expect("one"),
                _ => self.choose(&choices),
            };
            let way = choice.strip_prefix("move ").expect("a move");
            let (from, to) = way.split_once(' ').expect("two places");
            match to {
                "market" => self.world.market[0] += 1,
                "lost" => {
                    if !self.world.lose() {
                        return;
                    }
                }
                farm => self.world.add(farm, 1),
            }
            self.world.add(from, -1);
            left -= 1;
        }
    }
}

fn price(world: &World, slot: usize) -> i64 {
    let off = i64::from(world.roles[world.active] == "preacher");
    ([3, 2, 2, 1, 1][slot] - off).max(0)
}

/// Buys a card and follows it to its end; says with how many players and in which period.
fn resolve(card: &str, seed: u64) -> (u8, u8) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (game, slot) = turn(&mut rng, card);
    let table = (game.state.seats, game.state.period);
    let world = world(&game);
    let seat = world.active;
    let mut both = Both { game, world, rng: &mut rng, card };
    both.agree();
    both.game.act(seat as u8, &format!("buy {slot}"));
    both.world.money[seat] -= price(&both.world, slot);
    both.world.queue[slot] = None;
    both.parts(&statement(card), slot);
    both.agree();
    assert!(both.world.over || both.game.is_between(), "{card} is done");
    table
}

/// Resolves a card as often as it takes: by then with every number of players and in every period
/// that it can be met in.
fn resolve_often(card: &str, seed: u64) {
    let met: BTreeSet<(u8, u8)> =
        (0..u64::from(effort())).map(|game| resolve(card, seed + game * 64)).collect();
    let rules = rules();
    let board = rules.board();
    let n = board.card(card).expect("a card").index();
    let first = if board.card_period[n] == u8::MAX { 0 } else { board.card_period[n] };
    let players = board.players_min[n].max(1)..=4;
    let all: BTreeSet<(u8, u8)> =
        players.flat_map(|players| (first..3).map(move |period| (players, period))).collect();
    assert!(met.is_subset(&all), "{card} in {met:?}");
    assert!(effort() < SOAK || met == all, "{card} in {met:?} only");
}

/// The kinds of cards as the board file has them.
fn ids(kind: &str) -> Vec<&'static str> {
    let all = atlas().cards.iter();
    all.filter(|(_, card)| card["kind"].as_str() == Some(kind)).map(|(id, _)| id.as_str()).collect()
}

#[test]
fn every_general_card_does_what_is_said_of_it() {
    let cards = ids("general");
    assert_eq!(cards.len(), 35);
    for (n, card) in cards.iter().enumerate() {
        assert!(!statement(card).is_empty(), "{card}");
        resolve_often(card, n as u64);
    }
}

#[test]
fn every_striking_opposition_card_does_what_is_said_of_it() {
    for (n, card) in
        ids("opposition").iter().enumerate().filter(|(_, card)| !statement(card).is_empty())
    {
        resolve_often(card, 7000 + n as u64);
    }
}

/// The seven that stand in the queue: what they touch, with and without them.
#[test]
fn every_standing_opposition_card_does_what_is_said_of_it() {
    let standing: Vec<_> =
        ids("opposition").into_iter().filter(|card| statement(card).is_empty()).collect();
    assert_eq!(standing.len(), 7);
    for (n, card) in standing.iter().enumerate() {
        for round in 0..u64::from(effort()) {
            let mut rng = ChaCha8Rng::seed_from_u64(90_000 + round * 16 + n as u64);
            let (game, slot) = turn(&mut rng, card);
            assert!(world(&game).is_queued(card));
            tokens_agree(&game);
            // Gone from the queue, it touches nothing any more.
            let mut without = game.clone();
            without.state.queue[slot] = None;
            tokens_agree(&without);
            if game.state.seats > 1 {
                plans_agree(&mut rng, &game);
            }
            lots_agree(&mut rng, &game);
        }
    }
}

/// Every token the active player holds does what the second statement says.
fn tokens_agree(game: &Game) {
    let before = world(game);
    let seat = before.active;
    for id in before.tokens[seat].keys() {
        let mut played = game.clone();
        let grey = before.grey.get(id) == Some(&seat);
        played.act(seat as u8, &format!("play {id}{}", if grey { " grey" } else { "" }));
        if id.starts_with("fundraising") {
            assert_eq!(world(&played).money[seat], before.money[seat] + before.raises(id), "{id}");
            continue;
        }
        let steps = if id.ends_with("double") { 2 } else { 1 };
        let mut ends = BTreeSet::new();
        for from in before.people.keys().filter(|at| *at != "canada" && *at != "lost") {
            ends.extend(before.walks(from, steps, true).iter().map(|to| format!("{from} {to}")));
        }
        let offered: BTreeSet<String> = played.can(seat as u8, "move").into_iter().collect();
        assert_eq!(offered, ends, "{id} in {}", rules().dump(&game.state));
        if let Some(way) = ends.iter().next() {
            let (from, to) = way.split_once(' ').expect("two places");
            let mut after = world(&played);
            played.act(seat as u8, &format!("move {way}"));
            after.add(from, -1);
            after.add(to, 1);
            if to != "canada" {
                after.money[seat] += after.aid(to);
                after.wake(to);
            }
            assert_eq!(world(&played), after);
        }
    }
}

/// What can be taken while planning, and what it costs.
fn plans_agree(rng: &mut ChaCha8Rng, game: &Game) {
    let mut position = rules().dump(&game.state);
    position["phase"] = json!("planning");
    position["step"] = json!("plan");
    position["active"] = position["lead"].clone();
    position["turn"] = json!({});
    let state = rules().load(&position).expect("a planning phase");
    let mut game = Game { state, told: Vec::new(), step: kernel::Finality::Open };
    let seat = rng.random_range(0..game.state.seats);
    let mut bought = 0;
    for taken in 0..3 {
        let before = world(&game);
        let mut expected = before.purchases(seat.into(), Some(0));
        let gagged = before.is_queued("gag-rules") && bought == 1;
        expected.retain(|id| id.starts_with("fundraising") || !gagged);
        if taken == 2 {
            expected.clear();
        }
        let offered: BTreeSet<String> = game.can(seat, "take").into_iter().collect();
        assert_eq!(offered, expected);
        let Some(id) = expected.iter().nth(rng.random_range(0..expected.len().max(1))) else {
            return;
        };
        let mut after = before.clone();
        after.take(seat.into(), id, Some(0));
        game.act(seat, &format!("take {id}"));
        assert_eq!(world(&game), after);
        bought += u32::from(!id.starts_with("fundraising"));
    }
}

/// How many people a market card shows.
fn printed(card: &str) -> u8 {
    let rules = rules();
    let board = rules.board();
    let lot = board.lots.iter().position(|lot| lot.id == card).expect("a card");
    board.lot[lot as u8]
}

/// What a market card carries that is revealed now.
fn lots_agree(rng: &mut ChaCha8Rng, game: &Game) {
    let mut position = rules().dump(&game.state);
    let mut market = position["market"].as_array().expect("a market").clone();
    market.truncate(2);
    position["market"] = json!(market);
    let deck = position["market_deck"].as_array().expect("a deck").clone();
    for (field, value) in
        [("phase", json!("market")), ("step", json!("reveal")), ("turn", json!({}))]
    {
        position[field] = value;
    }
    position["active"] = position["lead"].clone();
    let Ok(state) = rules().load(&position) else { return };
    let mut game = Game { state, told: Vec::new(), step: kernel::Finality::Open };
    let card = deck[rng.random_range(0..deck.len())].as_str().expect("a card").to_owned();
    let before = world(&game);
    let printed = printed(&card);
    game.chance(&format!("reveal {card}"));
    let wanted = i64::from(printed) + i64::from(before.is_queued("domestic-slave-trade"));
    // What follows in the Lantern phase may add more; the first line is the card's own.
    let people = wanted.min(before.supply);
    let line = format!("lot_filled {} {people} {people}", before.market.len());
    let heard = game.told();
    assert_eq!(heard.get(1) == Some(&line), people > 0, "{line} of {heard:?}");
}

/// The five Reserve cards, bought, and used by their owners.
#[test]
fn every_reserve_card_does_what_is_said_of_it() {
    assert_eq!(ids("reserve").len(), 5);
    (0..u64::from(effort())).for_each(bought_and_kept);
    for used in [exchanged, given, stopped, shielded, left_off] {
        let tries = 0..100 * u64::from(effort());
        let times = tries.filter(|n| used(*n)).take(effort() as usize).count();
        assert_eq!(times, effort() as usize);
    }
}

fn bought_and_kept(n: u64) {
    for card in ids("reserve") {
        let mut rng = ChaCha8Rng::seed_from_u64(300_000 + n);
        let (mut game, slot) = turn(&mut rng, card);
        let mut after = world(&game);
        let seat = after.active;
        after.money[seat] += i64::from(card == "charles-sumner") - price(&after, slot);
        after.queue[slot] = None;
        after.reserve[seat] = Some(card.to_owned());
        game.act(seat as u8, &format!("buy {slot}"));
        assert_eq!(world(&game), after, "{card}");
    }
}

/// A turn whose active player keeps a Reserve card.
fn keeping(rng: &mut ChaCha8Rng, card: &str) -> Game {
    let (mut game, slot) = turn(rng, card);
    game.state.queue[slot] = None;
    let active = game.state.active;
    game.state.players[active].reserve = rules().board().card(card);
    game
}

fn exchanged(n: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(400_000 + n);
    let game = keeping(&mut rng, "kansas-nebraska");
    let world = world(&game);
    let seat = world.active;
    let mut both = Both { game, world, rng: &mut rng, card: "kansas-nebraska" };
    let pairs = both.pairs();
    assert_eq!(both.game.may(seat as u8).contains(&"reserve".to_owned()), !pairs.is_empty());
    if pairs.is_empty() {
        return false;
    }
    both.game.act(seat as u8, "reserve");
    let choice =
        if pairs.len() == 1 { pairs.first().cloned().expect("one") } else { both.choose(&pairs) };
    both.swap(&choice);
    both.world.reserve[seat] = None;
    both.agree();
    true
}

fn given(n: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(500_000 + n);
    let game = keeping(&mut rng, "charles-sumner");
    let world = world(&game);
    let seat = world.active;
    let mut both = Both { game, world, rng: &mut rng, card: "charles-sumner" };
    if both.world.money.len() == 1 {
        assert!(!both.game.may(0).contains(&"reserve".to_owned()));
        return false;
    }
    both.game.act(seat as u8, "reserve");
    let mut choices = BTreeSet::new();
    for to in (0..both.world.money.len()).filter(|to| *to != seat) {
        choices.extend((1..=both.world.money[seat]).map(|money| format!("give {to} {money}")));
    }
    let choice = both.choose(&choices);
    let parts: Vec<usize> =
        choice.split(' ').skip(1).map(|n| n.parse().expect("a number")).collect();
    both.world.money[seat] -= parts[1] as i64;
    both.world.money[parts[0]] += parts[1] as i64;
    both.world.reserve[seat] = None;
    both.agree();
    true
}

/// Somebody with a role that walks, and a reaction in hand: walks at random and reacts.
fn walking(rng: &mut ChaCha8Rng, card: &str) -> Option<Game> {
    let mut game = keeping(rng, card);
    let (state, rules) = (&mut game.state, rules());
    let walker = ["agent", "conductor"].map(|id| rules.board().role(id));
    let active = state.active;
    if !walker.contains(&state.players[active].role) {
        let free = walker
            .into_iter()
            .flatten()
            .find(|role| state.players.iter().all(|p| p.role != Some(*role)))?;
        state.players[active].role = Some(free);
        state.turn = freedom::state::Doings::default();
    }
    Some(game)
}

fn stopped(n: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(600_000 + n);
    let Some(mut game) = walking(&mut rng, "levi-coffin") else { return false };
    let seat = game.state.active.0;
    game.act(seat, "benefit");
    while game.state.job != freedom::job::Job::NONE && !game.can(seat, "move").is_empty() {
        let before = world(&game);
        let moves = game.can(seat, "move");
        let way = &moves[rng.random_range(0..moves.len())];
        game.act(seat, &format!("move {way}"));
        let (from, to) = way.split_once(' ').expect("two places");
        let mut after = before.clone();
        after.add(from, -1);
        after.add(to, 1);
        if to == "canada" {
            continue;
        }
        after.money[before.active] += after.aid(to);
        // The first catcher who would capture somebody is stopped, and no other.
        let mut stopped = false;
        for (catcher, path) in &atlas().paths {
            let Some(goal) = path.iter().position(|at| at == to) else { continue };
            let here =
                path.iter().position(|at| *at == after.catchers[catcher]).expect("on its path");
            let next = path[if goal > here { here + 1 } else { here - 1 }].clone();
            if after.at(&next) > 0 && !stopped {
                assert_eq!(game.may(seat), ["coffin", "let_be"]);
                game.act(seat, "coffin");
                after.reserve[before.active] = None;
                stopped = true;
            } else {
                after.catch(catcher, &next);
            }
        }
        assert_eq!(world(&game), after);
        if stopped {
            return true;
        }
    }
    false
}

fn shielded(n: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(700_000 + n);
    let Some(mut game) = walking(&mut rng, "civil-war") else { return false };
    let seat = game.state.active.0;
    game.act(seat, "benefit");
    if !game.may(seat).contains(&"shield".to_owned()) {
        assert!(game.is_between(), "nobody can move");
        return false;
    }
    game.act(seat, "shield");
    let mut after = world(&game);
    assert_eq!(after.reserve[after.active], None);
    while !game.is_between() {
        let moves = game.can(seat, "move");
        let way = &moves[rng.random_range(0..moves.len())];
        game.act(seat, &format!("move {way}"));
        let (from, to) = way.split_once(' ').expect("two places");
        after.add(from, -1);
        after.add(to, 1);
        let active = after.active;
        after.money[active] += if to == "canada" { 0 } else { after.aid(to) };
        assert_eq!(world(&game), after, "no catcher moves");
    }
    true
}

fn left_off(n: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(800_000 + n);
    let game = keeping(&mut rng, "congress-outlaws");
    let mut position = rules().dump(&game.state);
    let mut market = position["market"].as_array().expect("a market").clone();
    market.truncate(2);
    position["market"] = json!(market);
    for (field, value) in
        [("phase", json!("market")), ("step", json!("reveal")), ("turn", json!({}))]
    {
        position[field] = value;
    }
    position["lead"] = position["active"].clone();
    let Ok(state) = rules().load(&position) else { return false };
    let seat = state.active.0;
    let mut game = Game { state, told: Vec::new(), step: kernel::Finality::Open };
    let odds = game.odds();
    let text = odds[rng.random_range(0..odds.len())].0.clone();
    let before = world(&game);
    let printed = i64::from(printed(text.strip_prefix("reveal ").expect("a card")));
    let due = printed + i64::from(before.is_queued("domestic-slave-trade"));
    game.chance(&text);
    let full = due.min(before.supply);
    let choices: Vec<i64> = (1..=2)
        .filter(|off| {
            *off <= printed
                && 3 * off <= before.money[before.active]
                && (due - off).min(before.supply) < full
        })
        .collect();
    let asked = rules().turn(&game.state).must().has(Seat(seat))
        && game.may(seat).contains(&"let_be".to_owned());
    assert_eq!(asked, !choices.is_empty());
    if !asked {
        return false;
    }
    let mut expected: Vec<String> = choices.iter().map(|off| format!("leave_off {off}")).collect();
    expected.push("let_be".to_owned());
    assert_eq!(game.may(seat), expected);
    let off = choices[rng.random_range(0..choices.len())];
    game.act(seat, &format!("leave_off {off}"));
    let filled = (due - off).min(before.supply);
    let line = format!("lot_filled {} {filled} {filled}", before.market.len());
    assert_eq!(game.told().contains(&line), filled > 0, "{line} of {:?}", game.told());
    let paid = game.heard("left_off");
    assert_eq!(paid, [format!("left_off {seat} {off} {}", 3 * off)]);
    true
}
