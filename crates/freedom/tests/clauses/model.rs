//! A second statement of the rules, written apart from the first: slow, plain, over words instead
//! of numbers. It knows the world as a position tells it and the board as its file is written.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde_json::Value;

/// The board file, read without our own reader.
pub(crate) struct Atlas {
    pub(crate) order: Vec<String>,
    spaces: BTreeMap<String, toml::Value>,
    pub(crate) farms: Vec<String>,
    holds: BTreeMap<String, i64>,
    routes: BTreeMap<String, BTreeSet<String>>,
    pub(crate) paths: Vec<(String, Vec<String>)>,
    pub(crate) stacks: Vec<toml::Value>,
    pub(crate) cards: BTreeMap<String, toml::Value>,
}

pub(crate) fn atlas() -> &'static Atlas {
    static ATLAS: OnceLock<Atlas> = OnceLock::new();
    ATLAS.get_or_init(|| {
        let file: toml::Value = toml::from_str(freedom::WORDS.board).expect("the file is good");
        let list = |name: &str| file[name].as_array().expect("a list").clone();
        let id = |value: &toml::Value| text(&value["id"]);
        let mut routes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for route in list("routes") {
            let ends = route["between"].as_array().expect("two ends");
            let (a, b) = (text(&ends[0]), text(&ends[1]));
            routes.entry(a.clone()).or_default().insert(b.clone());
            routes.entry(b).or_default().insert(a);
        }
        let mut holds = BTreeMap::new();
        for place in list("space").iter().chain(&list("plantation")) {
            holds.insert(id(place), number(&place["holds"]));
        }
        let path = |catcher: &toml::Value| -> Vec<String> {
            catcher["path"].as_array().expect("a path").iter().map(text).collect()
        };
        Atlas {
            order: list("space").iter().chain(&list("plantation")).map(id).collect(),
            spaces: list("space").into_iter().map(|space| (id(&space), space)).collect(),
            farms: list("plantation").iter().map(id).collect(),
            holds,
            routes,
            paths: list("catcher").iter().map(|c| (id(c), path(c))).collect(),
            stacks: list("stack"),
            cards: list("card").into_iter().map(|card| (id(&card), card)).collect(),
        }
    })
}

fn text(value: &toml::Value) -> String {
    value.as_str().expect("a word").to_owned()
}

fn number(value: &toml::Value) -> i64 {
    value.as_integer().expect("a number")
}

impl Atlas {
    pub(crate) fn tint(&self, at: &str) -> &str {
        self.spaces.get(at).and_then(|space| space["tint"].as_str()).unwrap_or("none")
    }

    pub(crate) fn is_large(&self, at: &str) -> bool {
        self.spaces.get(at).is_some_and(|space| space["kind"].as_str() == Some("large"))
    }

    pub(crate) fn is_space(&self, at: &str) -> bool {
        self.spaces.contains_key(at)
    }

    pub(crate) fn is_farm(&self, at: &str) -> bool {
        self.farms.iter().any(|farm| farm == at)
    }

    pub(crate) fn holds(&self, at: &str) -> i64 {
        self.holds.get(at).copied().unwrap_or(i64::MAX)
    }

    pub(crate) fn next(&self, at: &str) -> impl Iterator<Item = &String> {
        self.routes.get(at).into_iter().flatten()
    }

    pub(crate) fn stack(&self, id: &str) -> &toml::Value {
        self.stacks.iter().find(|stack| text(&stack["id"]) == id).expect("a stack")
    }
}

/// The world as a position tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct World {
    pub(crate) active: usize,
    pub(crate) period: i64,
    pub(crate) people: BTreeMap<String, i64>,
    pub(crate) market: Vec<i64>,
    pub(crate) catchers: BTreeMap<String, String>,
    pub(crate) money: Vec<i64>,
    pub(crate) support: Vec<i64>,
    pub(crate) tokens: Vec<BTreeMap<String, i64>>,
    pub(crate) grey: BTreeMap<String, usize>,
    pub(crate) stacks: BTreeMap<String, i64>,
    pub(crate) reserve: Vec<Option<String>>,
    pub(crate) roles: Vec<String>,
    pub(crate) queue: Vec<Option<String>>,
    pub(crate) top: Vec<String>,
    pub(crate) over: bool,
    /// The boxes of the track of the lost.
    pub(crate) boxes: i64,
    pub(crate) supply: i64,
}

impl World {
    pub(crate) fn of(position: &Value) -> Self {
        let int = |value: &Value| value.as_i64().unwrap_or(0);
        let word = |value: &Value| value.as_str().map(str::to_owned);
        let counts = |value: &Value| -> BTreeMap<String, i64> {
            let map = value.as_object().expect("a map");
            map.iter().map(|(id, n)| (id.clone(), int(n))).filter(|(_, n)| *n > 0).collect()
        };
        let list = |value: &Value| value.as_array().expect("a list").clone();
        let seats = list(&position["seats"]);
        let market: Vec<i64> =
            list(&position["market"]).iter().map(|lot| int(&lot["people"])).collect();
        let people = counts(&position["people"]);
        let mut grey = BTreeMap::new();
        for (n, seat) in seats.iter().enumerate() {
            grey.extend(list(&seat["grey"]).iter().filter_map(word).map(|stack| (stack, n)));
        }
        let red = position["options"]["side"] == "red";
        let boxes = [[10, 8], [14, 12], [19, 16], [24, 20]][seats.len() - 1][usize::from(red)];
        Self {
            active: int(&position["active"]) as usize,
            period: int(&position["period"]),
            supply: 96 - people.values().sum::<i64>() - market.iter().sum::<i64>(),
            people,
            market,
            catchers: position["catchers"]
                .as_object()
                .expect("catchers")
                .iter()
                .map(|(id, at)| (id.clone(), word(at).expect("a place")))
                .collect(),
            money: seats.iter().map(|seat| int(&seat["money"])).collect(),
            support: seats.iter().map(|seat| int(&seat["support"])).collect(),
            tokens: seats.iter().map(|seat| counts(&seat["tokens"])).collect(),
            grey,
            stacks: counts(&position["stacks"]),
            reserve: seats.iter().map(|seat| word(&seat["reserve"])).collect(),
            roles: seats.iter().map(|seat| word(&seat["role"]).expect("a role")).collect(),
            queue: list(&position["queue"]).iter().map(word).collect(),
            top: list(&position["top"]).iter().filter_map(word).collect(),
            over: position["phase"] == "over",
            boxes,
        }
    }

    pub(crate) fn at(&self, place: &str) -> i64 {
        self.people.get(place).copied().unwrap_or(0)
    }

    pub(crate) fn add(&mut self, place: &str, people: i64) {
        let now = self.at(place) + people;
        assert!(now >= 0, "{place}");
        self.people.insert(place.to_owned(), now);
        self.people.retain(|_, people| *people > 0);
    }

    pub(crate) fn is_queued(&self, card: &str) -> bool {
        self.queue.iter().flatten().any(|one| one == card)
    }

    pub(crate) fn is_watched(&self, place: &str) -> bool {
        self.catchers.values().any(|at| at == place)
    }

    /// Whether one more person can be there.
    pub(crate) fn is_open(&self, place: &str) -> bool {
        place == "canada" || (self.at(place) < atlas().holds(place) && !self.is_watched(place))
    }

    pub(crate) fn aid(&self, at: &str) -> i64 {
        let aid = atlas().spaces.get(at).map_or(0, |space| number(&space["aid"]));
        let less = i64::from(self.is_queued("john-calhoun") && atlas().tint(at) == "blue");
        (aid - less).max(0)
    }

    /// Where somebody can walk in so many steps; `barred` for Conductor tokens in New Jersey's time.
    pub(crate) fn walks(&self, from: &str, steps: usize, token: bool) -> BTreeSet<String> {
        let barred =
            |at: &str| token && self.is_queued("nj-abolishes") && atlas().tint(at) == "blue";
        let mut ends = BTreeSet::new();
        if barred(from) {
            return ends;
        }
        let mut edge: BTreeSet<String> = [from.to_owned()].into();
        for _ in 0..steps {
            let mut next = BTreeSet::new();
            for at in &edge {
                for to in atlas().next(at) {
                    if atlas().is_farm(to) || barred(to) || self.is_watched(to) {
                        continue;
                    }
                    if self.is_open(to) && to != from {
                        ends.insert(to.clone());
                    }
                    if atlas().is_space(to) {
                        next.insert(to.clone());
                    }
                }
            }
            edge = next;
        }
        ends
    }

    /// The catchers on the paths through a place come one step nearer.
    pub(crate) fn wake(&mut self, at: &str) {
        for (catcher, path) in &atlas().paths {
            let Some(goal) = path.iter().position(|place| place == at) else { continue };
            let here = path
                .iter()
                .position(|place| *place == self.catchers[catcher])
                .expect("on its path");
            if goal != here {
                let to = if goal > here { here + 1 } else { here - 1 };
                self.catch(catcher, &path[to].clone());
            }
        }
    }

    /// A catcher comes to a place and takes everybody there to the market.
    pub(crate) fn catch(&mut self, catcher: &str, at: &str) {
        self.catchers.insert(catcher.to_owned(), at.to_owned());
        let people = self.at(at);
        self.add(at, -people);
        for n in 0..people as usize {
            let cards = self.market.len();
            self.market[n % cards] += 1;
        }
    }

    /// What a token costs the acting player.
    pub(crate) fn cost(&self, seat: usize, stack: &str, off: i64) -> i64 {
        let kind = stack.split('-').next().expect("a kind");
        let mut cost = number(&atlas().stack(stack)["price"]) - off;
        if kind == "support" && self.is_queued("george-fitzhugh") {
            cost += 1;
        }
        if kind == "conductor" && self.roles[seat] == "shepherd" {
            cost -= 1;
        }
        cost.max(0)
    }

    /// The tokens a player could take at so much off; `None` for a free one.
    pub(crate) fn purchases(&self, seat: usize, off: Option<i64>) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for stack in &atlas().stacks {
            let id = text(&stack["id"]);
            let cost = off.map_or(0, |off| self.cost(seat, &id, off));
            let open = number(&stack["period"]) <= self.period;
            if open
                && self.stacks.get(&id).is_some_and(|left| *left > 0)
                && cost <= self.money[seat]
            {
                found.insert(id);
            }
        }
        found
    }

    pub(crate) fn take(&mut self, seat: usize, stack: &str, off: Option<i64>) {
        self.money[seat] -= off.map_or(0, |off| self.cost(seat, stack, off));
        let left = self.stacks[stack] - 1;
        self.stacks.insert(stack.to_owned(), left);
        self.stacks.retain(|_, left| *left > 0);
        let kind = stack.split('-').next().expect("a kind");
        if kind == "support" {
            self.support[seat] += 1;
            if left == 0 && self.period < 3 {
                self.period += 1;
                self.top.clear();
            }
        } else {
            *self.tokens[seat].entry(stack.to_owned()).or_insert(0) += 1;
            if kind == "conductor" && left == 0 {
                self.grey.insert(stack.to_owned(), seat);
            }
        }
    }

    /// What a Fundraising token brings.
    pub(crate) fn raises(&self, stack: &str) -> i64 {
        let tint = if stack == "fundraising-3" { "blue" } else { "green" };
        let counts = |at: &&String| {
            atlas().tint(at) == tint && (!self.is_queued("elijah-lovejoy") || atlas().is_large(at))
        };
        let people: i64 = self.people.keys().filter(counts).map(|at| self.at(at)).sum();
        let less = if self.is_queued("compromise-1850") { 2 } else { 0 };
        (people - less).max(0)
    }

    /// People out of the supply come to a market card.
    pub(crate) fn load(&mut self, card: usize, people: i64) {
        let people = people.min(self.supply);
        self.market[card] += people;
        self.supply -= people;
    }

    /// The plantations with room, in the order of the board.
    pub(crate) fn open_farms(&self) -> Vec<String> {
        let open = |farm: &&String| self.at(farm) < atlas().holds(farm);
        atlas().farms.iter().filter(open).cloned().collect()
    }

    /// One person is lost; whether there was a box.
    pub(crate) fn lose(&mut self) -> bool {
        if self.at("lost") == self.boxes {
            self.over = true;
            return false;
        }
        self.add("lost", 1);
        true
    }
}
