//! Whether a board hangs together: every fault with its place in the file.

use kernel::about::Names;
use kernel::{Fault, Faults};

use super::file::{Arrows, CardFile, CardKind, File, StackKind};
use super::{
    MARKET_SLOTS, MAX_ARROWS, MAX_CATCHERS, MAX_LOTS, MAX_PATH, MAX_PLAYERS, PERIODS, QUEUE_SLOTS,
};
use crate::card::{Effect, MAX_CARDS, MAX_EFFECTS, Send};
use crate::deck::{MAX_ASIDE, MAX_TOP};
use crate::place::MAX_SPACES;
use crate::role::{MAX_ROLES, Special};
use crate::token::MAX_STACKS;

/// Everything that is wrong with a board.
pub(super) fn file(file: &File) -> Result<(), Vec<Fault>> {
    let mut check = Check { file, faults: Faults::default() };
    check.numbers();
    check.places();
    check.routes();
    check.catchers();
    check.dice();
    check.market();
    check.stacks();
    check.roles();
    check.cards();
    check.faults.none(())
}

struct Check<'a> {
    file: &'a File,
    faults: Faults,
}

impl Check<'_> {
    /// Notes a fault unless something holds.
    fn holds(&mut self, holds: bool, at: impl Into<String>, what: impl Into<String>) {
        self.faults.need(holds, at, what);
    }

    /// Ids must be there and differ.
    fn ids<'b>(&mut self, at: &str, ids: impl Iterator<Item = &'b String>) {
        let mut seen: Vec<&str> = Vec::new();
        for id in ids {
            let own = !id.is_empty() && !seen.contains(&id.as_str());
            self.holds(own, format!("{at}.{id}"), "each needs an id of its own");
            seen.push(id);
        }
    }

    fn names(&mut self, at: &str, names: &Names) {
        let all = [&names.en, &names.fr, &names.it];
        let named = all.iter().all(|name| !name.trim().is_empty());
        self.holds(named, format!("{at}.names"), "a name is missing");
    }

    fn numbers(&mut self) {
        let file = self.file;
        self.holds(file.game == "freedom", "game", "this is not a board of freedom");
        self.holds((1..=200).contains(&file.people), "people", "there are 1 to 200 people");
        self.holds(file.tokens_planned <= 2, "tokens_planned", "a player takes at most 2 tokens");
        self.holds(file.tokens_played > 0, "tokens_played", "a player may play a token");
        let open = usize::from(file.market_open);
        let slots = (1..=MARKET_SLOTS).contains(&open);
        self.holds(slots, "market_open", format!("1 to {MARKET_SLOTS} market cards lie open"));
        for (part, word) in &file.provenance {
            self.known(&format!("provenance.{part}"), word);
        }
        for cleared in file.lantern {
            let fits = usize::from(cleared) <= QUEUE_SLOTS;
            self.holds(fits, "lantern", "the queue has five slots");
        }
    }

    fn places(&mut self) {
        let file = self.file;
        let count = file.space.len() + file.plantation.len();
        let fits = count <= MAX_SPACES && !file.space.is_empty() && !file.plantation.is_empty();
        self.holds(fits, "space", format!("a board has up to {MAX_SPACES} spaces and plantations"));
        self.holds(file.plantation.len() <= 4, "plantation", "a board has 1 to 4 plantations");
        self.ids("space", file.space.iter().map(|s| &s.id));
        self.ids("plantation", file.plantation.iter().map(|p| &p.id));
        for space in &file.space {
            let at = format!("space.{}", space.id);
            self.names(&at, &space.names);
            let fits = (1..=4).contains(&space.holds);
            self.holds(fits, format!("{at}.holds"), "a space holds 1 to 4 people");
            let word = !["canada", "lost", "market"].contains(&space.id.as_str());
            self.holds(word, &at, "that name is taken");
            self.known(&at, &space.known);
        }
        for plantation in &file.plantation {
            let at = format!("plantation.{}", plantation.id);
            self.names(&at, &plantation.names);
            let fits = plantation.light <= plantation.holds && (1..=30).contains(&plantation.holds);
            self.holds(fits, at, "it holds 1 to 30 people, and no more at the start");
        }
    }

    /// How something is known is said in one of five words.
    fn known(&mut self, at: &str, word: &str) {
        let words = ["rulebook", "component", "player", "inferred", "reconstructed"];
        let what = format!("{word:?} is no word for provenance; there are: {}", words.join(", "));
        self.holds(words.contains(&word), at, what);
    }

    fn routes(&mut self) {
        let file = self.file;
        let mut seen: Vec<(&str, &str)> = Vec::new();
        for route in &file.routes {
            let [a, b] = route.between.each_ref().map(String::as_str);
            let at = format!("routes.{a}-{b}");
            for end in [a, b] {
                self.holds(file.place(end).is_some(), &at, format!("{end} is no place"));
            }
            self.holds(a != b, &at, "a route joins two places");
            let new = !seen.contains(&(a, b)) && !seen.contains(&(b, a));
            self.holds(new, &at, "the route is there twice");
            let known = ["road", "sea"].contains(&route.kind.as_str())
                || file.catcher.iter().any(|c| c.id == route.kind);
            self.holds(known, &at, format!("{} is no kind of route", route.kind));
            self.known(&at, &route.known);
            seen.push((a, b));
        }
        // Somebody on any space must be able to reach Canada.
        let mut reached = vec!["canada"];
        let mut next = 0;
        while next < reached.len() {
            for (a, b) in &seen {
                for (from, to) in [(a, b), (b, a)] {
                    if *from == reached[next] && !reached.contains(to) {
                        reached.push(to);
                    }
                }
            }
            next += 1;
        }
        let spaces = file.space.iter().map(|s| &s.id);
        for id in spaces.chain(file.plantation.iter().map(|p| &p.id)) {
            let there = reached.contains(&id.as_str());
            self.holds(there, format!("space.{id}"), "no route leads from there to Canada");
        }
    }

    fn catchers(&mut self) {
        let file = self.file;
        let count = (1..=MAX_CATCHERS).contains(&file.catcher.len());
        self.holds(count, "catcher", format!("a board has 1 to {MAX_CATCHERS} catchers"));
        self.ids("catcher", file.catcher.iter().map(|c| &c.id));
        for catcher in &file.catcher {
            let at = format!("catcher.{}", catcher.id);
            let length = (2..=MAX_PATH).contains(&catcher.path.len());
            self.holds(length, &at, format!("a path has 2 to {MAX_PATH} spaces"));
            let start = catcher.path.contains(&catcher.start);
            self.holds(start, format!("{at}.start"), "it starts on its own path");
            for (n, id) in catcher.path.iter().enumerate() {
                let space = file.space.iter().any(|s| s.id == *id);
                self.holds(space, format!("{at}.path"), format!("{id} is no space"));
                let once = !catcher.path[..n].contains(id);
                self.holds(once, format!("{at}.path"), format!("{id} is there twice"));
            }
            for pair in catcher.path.windows(2) {
                let along = |r: &&super::Route| {
                    r.kind == catcher.id
                        && r.between.contains(&pair[0])
                        && r.between.contains(&pair[1])
                };
                let what = format!("no route of its colour joins {} and {}", pair[0], pair[1]);
                self.holds(file.routes.iter().find(along).is_some(), format!("{at}.path"), what);
            }
            let coloured = file.routes.iter().filter(|r| r.kind == catcher.id).count();
            let what = "there are routes of its colour that its path does not use";
            self.holds(coloured < catcher.path.len(), format!("{at}.path"), what);
        }
    }

    fn dice(&mut self) {
        let dice = &self.file.dice;
        for face in &dice.catcher {
            let known = face == "none" || self.file.catcher.iter().any(|c| c.id == *face);
            self.holds(known, "dice.catcher", format!("{face} is neither a catcher nor none"));
        }
        let faces = !dice.catcher.is_empty() && !dice.movement.is_empty();
        self.holds(faces, "dice", "a die has faces");
        for face in &dice.movement {
            let (Arrows::West(arrows) | Arrows::East(arrows)) = face;
            let fits = (1..=MAX_ARROWS).contains(&usize::from(*arrows));
            self.holds(fits, "dice.movement", format!("a face shows 1 to {MAX_ARROWS} arrows"));
        }
    }

    fn market(&mut self) {
        let file = self.file;
        self.holds(file.market.len() <= MAX_LOTS, "market", "a board has up to 32 market cards");
        self.ids("market", file.market.iter().map(|m| &m.id));
        for lot in &file.market {
            let at = format!("market.{}", lot.id);
            let known = lot.players.iter().all(|n| (1..=MAX_PLAYERS as u8).contains(n));
            self.holds(known, &at, "a card is for 1 to 4 players");
            self.holds(lot.people <= 30, &at, "a card brings at most 30 people");
        }
        for players in 1..=MAX_PLAYERS as u8 {
            let cards = file.market.iter().filter(|m| m.players.contains(&players)).count();
            let enough = cards >= usize::from(file.market_open) && cards <= 20;
            let what = format!("{players} players need {} to 20 cards", file.market_open);
            self.holds(enough, "market", what);
            let sides = file.victory.iter().filter(|v| v.players == players);
            let one = sides.clone().count() == 1;
            self.holds(one, "victory", format!("{players} players need one victory card"));
            for side in sides.flat_map(|v| [&v.white, &v.red]) {
                let real = side.free > 0 && side.lost > 0;
                self.holds(real, "victory", "somebody must be freed, and can be lost");
            }
        }
        let known = file.victory.iter().all(|v| (1..=MAX_PLAYERS as u8).contains(&v.players));
        self.holds(known, "victory", "a victory card is for 1 to 4 players");
    }

    fn stacks(&mut self) {
        let file = self.file;
        self.holds(file.stack.len() <= MAX_STACKS, "stack", "a board has up to 16 stacks");
        self.ids("stack", file.stack.iter().map(|s| &s.id));
        for stack in &file.stack {
            let at = format!("stack.{}", stack.id);
            let period = (1..=PERIODS as u8).contains(&stack.period);
            self.holds(period, format!("{at}.period"), "there are three periods");
            let some = stack.kind == StackKind::Fundraising || stack.count.iter().all(|n| *n > 0);
            self.holds(some, format!("{at}.count"), "it has at least one token");
            self.holds(stack.price <= 100, format!("{at}.price"), "a token costs at most 100");
            match stack.kind {
                StackKind::Support => {}
                StackKind::Conductor => {
                    let moves = (1..=9).contains(&stack.people) && (1..=9).contains(&stack.spaces);
                    self.holds(moves, at, "it moves 1 to 9 people 1 to 9 spaces");
                }
                StackKind::Fundraising => {
                    let counts = stack.counts.as_ref().and_then(|word| file.places(word));
                    self.holds(counts.is_some(), at, "it counts people in some places");
                }
            }
        }
        for period in 1..=PERIODS as u8 {
            let support =
                |s: &&super::file::StackFile| s.kind == StackKind::Support && s.period == period;
            let one = file.stack.iter().filter(support).count() == 1;
            self.holds(one, "stack", format!("period {period} needs one Support stack"));
        }
    }

    fn roles(&mut self) {
        let file = self.file;
        let count = (MAX_PLAYERS..=MAX_ROLES).contains(&file.role.len());
        self.holds(count, "role", format!("a board has {MAX_PLAYERS} to {MAX_ROLES} roles"));
        self.ids("role", file.role.iter().map(|r| &r.id));
        for role in &file.role {
            let at = format!("role.{}", role.id);
            self.names(&at, &role.names);
            if let Special::Send(send) = &role.special {
                self.send(&at, send);
            }
        }
    }

    fn send(&mut self, at: &str, send: &Send<String>) {
        let avoid = Some(&send.avoid).filter(|word| !word.is_empty());
        for word in [&send.from, &send.to].into_iter().chain(avoid) {
            let known = self.file.places(word).is_some();
            self.holds(known, at, format!("{word} is neither a place nor a set of places"));
        }
        let from = self.file.places(&send.from).unwrap_or_default();
        let to = self.file.places(&send.to).unwrap_or_default();
        self.holds(from.and(to).is_empty(), at, "people are sent somewhere else");
        let into_farm = self.file.places("plantations").unwrap_or_default().and(to);
        self.holds(into_farm.is_empty(), at, "nobody is sent to a plantation");
        self.holds(send.within <= 9, at, "nobody is sent farther than 9 steps");
    }

    fn cards(&mut self) {
        let file = self.file;
        self.holds(file.card.len() <= MAX_CARDS, "card", "a board has up to 64 cards");
        self.ids("card", file.card.iter().map(|c| &c.id));
        for card in &file.card {
            self.card(card);
        }
        let opposition: Vec<_> =
            file.card.iter().filter(|c| c.kind == CardKind::Opposition).collect();
        let few = opposition.len() <= MAX_ASIDE;
        self.holds(few, "card", format!("there are at most {MAX_ASIDE} Opposition cards"));
        for (dealt, players) in file.opposition.iter().zip(1u8..) {
            let there = opposition.iter().filter(|c| c.players <= players).count();
            let wanted = dealt.iter().map(|n| usize::from(*n)).sum::<usize>();
            let what = format!("{players} players deal {wanted} cards, and there are {there}");
            self.holds(wanted <= there, "opposition", what);
        }
        let tops = file.card.iter().flat_map(|c| &c.effects);
        let tops = tops.filter(|e| matches!(e, Effect::Top)).count();
        self.holds(tops <= MAX_TOP, "card", format!("at most {MAX_TOP} cards put a card on top"));
    }

    fn card(&mut self, card: &CardFile) {
        let at = format!("card.{}", card.id);
        let few = card.effects.len() <= MAX_EFFECTS;
        self.holds(few, &at, format!("a card has at most {MAX_EFFECTS} effects"));
        let period = card.period.is_some_and(|p| (1..=PERIODS as u8).contains(&p));
        match card.kind {
            CardKind::General => {
                self.holds(period, &at, "a General card belongs to a period");
                self.holds(!card.effects.is_empty(), &at, "a General card does something");
                let plain = card.keep.is_none() && card.standing.is_none();
                self.holds(plain, &at, "a General card is resolved at once");
            }
            CardKind::Reserve => {
                self.holds(period, &at, "a Reserve card belongs to a period");
                let kept = card.keep.is_some() && card.effects.is_empty();
                self.holds(kept && card.standing.is_none(), &at, "a Reserve card is kept");
            }
            CardKind::Opposition => {
                self.holds(card.period.is_none(), &at, "an Opposition card has no period");
                let one = card.standing.is_some() == card.effects.is_empty();
                let what = "it works either while it lies in the queue or when it leaves it";
                self.holds(one && card.keep.is_none(), &at, what);
            }
        }
        for effect in &card.effects {
            let against = matches!(
                effect,
                Effect::Return { .. }
                    | Effect::Seize { .. }
                    | Effect::Riot
                    | Effect::Unbuy { .. }
                    | Effect::Add { .. }
            );
            let fits = against == (card.kind == CardKind::Opposition);
            self.holds(fits, &at, "Opposition cards and the others do different things");
            match effect {
                Effect::Send(send) => self.send(&at, send),
                Effect::Count { places, .. } => {
                    let known = self.file.places(places).is_some();
                    self.holds(known, &at, format!("{places} is no set of places"));
                }
                Effect::Move { people, spaces, .. } => {
                    let fits = *people <= 20 && *spaces <= 9;
                    self.holds(fits, &at, "it moves up to 20 people up to 9 spaces");
                }
                _ => {}
            }
        }
    }
}
