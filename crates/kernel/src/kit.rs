//! The test kit: the laws of the contract, proved for a game by playing it.
//!
//! Every game runs through [`all`]; the single laws can be called with larger numbers.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

use crate::chance::{Seed, hex, pick};
use crate::ledger::Ledger;
use crate::log::{Intent, Kind};
use crate::rules::{Rules, Silent};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::table::{Retold, SeatView, Table, fingerprint};
use crate::text::{Arg, Text};
use crate::turn::{Actor, Turn};

/// How much the kit plays.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Whole games for the laws that are cheap to check.
    pub games: u64,
    /// Games whose every `stride`-th state is checked against every action code.
    pub deep_games: u64,
    /// How many states apart.
    pub stride: u32,
    /// No game takes more steps.
    pub max_steps: u32,
}

/// Runs every law on every given set of options.
///
/// # Panics
/// When a law does not hold, saying which and where.
pub fn all<R: Rules + Debug>(
    rules: &Arc<R>,
    ledger: &Ledger,
    options: &[R::Options],
    effort: Effort,
) {
    codes_round_trip::<R>();
    for options in options {
        for game in 0..effort.games {
            random_play_ends(&**rules, options, game, effort.max_steps);
        }
        for game in 0..effort.deep_games {
            offered_iff_accepted(&**rules, ledger, options, game, effort);
            names_are_read_back(&**rules, options, game, effort);
            positions_round_trip(&**rules, options, game, effort);
            replay_equals_play(rules, options, game, effort);
            secrets_are_kept(&**rules, options, game, effort);
            apply_never_panics(&**rules, options, game, effort);
        }
    }
}

/// `action` undoes `code`, below the bound and nowhere above it.
pub fn codes_round_trip<R: Rules>() {
    for code in 0..R::CODES {
        if let Some(action) = R::action(code) {
            assert_eq!(R::code(action), code, "{action:?} has two codes");
        }
    }
    for code in [R::CODES, R::CODES + 1, u32::MAX / 2, u32::MAX] {
        assert_eq!(R::action(code), None, "{code} is beyond the bound {}", R::CODES);
    }
}

/// A hash of what every code names, for a test that says it is the same for ever.
#[must_use]
pub fn codes_digest<R: Rules>() -> String {
    let named = |code| R::action(code).map(|action| format!("{code} {action:?}\n"));
    hex(&Sha256::digest((0..R::CODES).filter_map(named).collect::<String>()))
}

/// Every action is found by its name: whatever is offered or may befall, each by a name of its own,
/// and at the start whatever has a code.
pub fn names_are_read_back<R: Rules>(rules: &R, options: &R::Options, game: u64, effort: Effort) {
    let (mut offers, mut chances) = (Vec::new(), Vec::new());
    walk(rules, options, game, effort.max_steps, |step, state, _| {
        let found = |action: R::Action| {
            let name = rules.name(state, action);
            assert_eq!(rules.read(state, &name), Ok(action), "{name:?} in {state:?}");
            name
        };
        let apart = |mut names: Vec<String>| {
            names.sort_unstable();
            assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "two of a name: {names:?}");
        };
        if step == 0 {
            (0..R::CODES).filter_map(R::action).for_each(|action| {
                found(action);
            });
        }
        if !step.is_multiple_of(effort.stride) {
            return;
        }
        for seat in rules.turn(state).can() {
            rules.offers(state, seat, &mut offers);
            apart(offers.iter().map(|action| found(*action)).collect());
        }
        if rules.turn(state) == Turn::Chance {
            rules.chances(state, &mut chances);
            apart(chances.iter().map(|(action, _)| found(*action)).collect());
        }
    });
}

/// Walks through random play, calling `visit` at every state, the last included.
pub fn walk<R: Rules>(
    rules: &R,
    options: &R::Options,
    game: u64,
    max_steps: u32,
    mut visit: impl FnMut(u32, &R::State, &mut ChaCha8Rng),
) {
    let mut rng = Seed::from_number(game).at(u64::MAX);
    let mut state = rules.setup(options).expect("the kit's options are good");
    let (mut offers, mut chances) = (Vec::new(), Vec::new());
    for step in 0..max_steps {
        visit(step, &state, &mut rng);
        let (by, action) = match rules.turn(&state) {
            Turn::Over(outcome) => {
                assert_eq!(outcome.scores.len(), usize::from(rules.seats(&state)));
                return;
            }
            Turn::Chance => {
                rules.chances(&state, &mut chances);
                let action = pick(&mut rng, &chances).expect("chance has an outcome");
                (Actor::Chance, action)
            }
            Turn::Seats { must, may } => {
                assert!(!must.is_empty(), "somebody owes a step: {state:?}");
                // Those who merely may act do so now and then.
                let seats: Vec<Seat> =
                    if rng.random_bool(0.2) { must.or(may) } else { must }.iter().collect();
                let mut seat = seats[rng.random_range(0..seats.len())];
                rules.offers(&state, seat, &mut offers);
                if offers.is_empty() {
                    assert!(!must.has(seat), "{seat:?} owes a step and has no offer: {state:?}");
                    seat = must.lowest().expect("checked above");
                    rules.offers(&state, seat, &mut offers);
                }
                (Actor::Seat(seat), offers[rng.random_range(0..offers.len())])
            }
        };
        rules.apply(&mut state, by, action, &mut Silent);
    }
    panic!("game {game} did not end within {max_steps} steps: {state:?}");
}

/// Random play always ends, and nobody who owes a step is ever without an offer.
pub fn random_play_ends<R: Rules>(rules: &R, options: &R::Options, game: u64, max_steps: u32) {
    walk(rules, options, game, max_steps, |_, _, _| {});
}

/// An action is offered if and only if it is accepted, over every code and every seat; offers
/// have no duplicates; a refusal cites a clause of the ledger, or the table's own reason where no
/// rule is asked.
pub fn offered_iff_accepted<R: Rules>(
    rules: &R,
    ledger: &Ledger,
    options: &R::Options,
    game: u64,
    effort: Effort,
) {
    let clauses: BTreeSet<&str> = ledger.clauses.iter().map(|c| c.id.as_str()).collect();
    let mut offers = Vec::new();
    walk(rules, options, game, effort.max_steps, |step, state, _| {
        if !step.is_multiple_of(effort.stride) {
            return;
        }
        let turn = rules.turn(state);
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            if seat.0 < rules.seats(state) {
                rules.offers(state, seat, &mut offers);
            } else {
                offers.clear();
            }
            assert!(
                offers.is_empty() || turn.can().has(seat),
                "{seat:?} has offers out of turn: {offers:?} in {state:?}"
            );
            let mut offered: Vec<u32> = offers.iter().map(|a| R::code(*a)).collect();
            offered.sort_unstable();
            assert!(offered.windows(2).all(|w| w[0] != w[1]), "offered twice: {offers:?}");
            for action in &offers {
                assert!(R::code(*action) < R::CODES, "{action:?} is beyond the bound");
            }
            for code in 0..R::CODES {
                let Some(action) = R::action(code) else { continue };
                let checked = rules.check(state, seat, action);
                if let Err(refusal) = &checked {
                    let known = clauses.contains(refusal.clause) || refusal.is_table();
                    assert!(known, "{action:?} is refused by no clause: {refusal}");
                }
                assert_eq!(
                    checked.is_ok(),
                    offered.binary_search(&code).is_ok(),
                    "{seat:?} {action:?} {checked:?} in {state:?}"
                );
            }
        }
    });
}

/// `load` undoes `dump`.
pub fn positions_round_trip<R: Rules>(rules: &R, options: &R::Options, game: u64, effort: Effort) {
    walk(rules, options, game, effort.max_steps, |step, state, _| {
        if step.is_multiple_of(effort.stride) {
            let position = rules.dump(state);
            match rules.load(&position) {
                Ok(loaded) => assert_eq!(&loaded, state, "{position}"),
                Err(faults) => panic!("{faults:?} in {position}"),
            }
        }
    });
}

fn draw_what_is_due<R: Rules>(table: &mut Table<R>) {
    if let Ok(draft) = table.draft(Intent::Chance { code: None }) {
        table.accept(draft).expect("what was drafted is legal");
    }
}

/// A table played through drafts, with steps taken back now and then, replays to the same state,
/// looks the same to all eyes at any time, and so does a second table that is given its rows.
pub fn replay_equals_play<R: Rules + Debug>(
    rules: &Arc<R>,
    options: &R::Options,
    game: u64,
    effort: Effort,
) {
    let seed = Seed::from_number(game);
    let mut rng = seed.at(u64::MAX - 1);
    let new = || Table::new(Arc::clone(rules), options, seed).expect("the kit's options are good");
    let mut table = new();
    draw_what_is_due(&mut table);
    let mut listeners = Listener::all(&table);
    let mut offers = Vec::new();
    for _ in 0..effort.max_steps {
        let Turn::Seats { must, .. } = rules.turn(table.state()) else { break };
        if rng.random_ratio(1, 8) {
            listeners.iter_mut().for_each(|listener| listener.hear(&table));
        }
        if rng.random_ratio(1, 100) {
            let mut again = table.fresh();
            again.commit(&table.rows().collect::<Vec<_>>()).expect("a stored log is legal");
            looks_the_same(&table, &again);
            looks_the_same(&table, &table.clone());
            listeners.iter_mut().for_each(|listener| listener.hear_all(&table));
        }
        let seats: Vec<Seat> = must.iter().collect();
        let seat = seats[rng.random_range(0..seats.len())];
        let intent = match rng.random_range(0..200u8) {
            0..12 => Intent::Undo { seat, target: None },
            12..16 => Intent::Absent { seat },
            16 => Intent::Plead { seat },
            17..20 => Intent::Answer { seat, agree: false },
            _ => {
                rules.offers(table.state(), seat, &mut offers);
                let action = offers[rng.random_range(0..offers.len())];
                Intent::Act { seat, code: R::code(action) }
            }
        };
        let before = table.state().clone();
        match table.draft(intent) {
            Ok(draft) => {
                table.accept(draft).expect("what was drafted is legal");
                if let (Intent::Act { seat, code }, true) = (intent, rng.random_ratio(1, 16)) {
                    taken_back_as_offered(&table, &before, seat, code);
                }
                if intent == (Intent::Plead { seat }) && rng.random_bool(0.5) {
                    agree_to_go_back(&mut table);
                }
            }
            Err(refusal) => assert!(
                !matches!(intent, Intent::Act { .. } | Intent::Absent { .. }),
                "{intent:?}: {refusal}"
            ),
        }
    }
    assert!(matches!(rules.turn(table.state()), Turn::Over(_)), "undo must not stop a game");
    listeners.iter_mut().for_each(|listener| listener.hear_all(&table));
    assert_eq!(table.replayed().as_ref(), Some(table.state()));
    let mut again = new();
    again.commit(&table.rows().collect::<Vec<_>>()).expect("a stored log is legal");
    assert_eq!(again.fingerprint(), table.fingerprint());
    assert_eq!(again.state(), table.state());
}

/// Somebody who is told what is new now and then, and forgets what is taken back.
struct Listener {
    eyes: SeatSet,
    since: u32,
    rows: BTreeSet<u32>,
}

impl Listener {
    /// One for each seat, one without any and one with all.
    fn all<R: Rules>(table: &Table<R>) -> Vec<Self> {
        let listener = |eyes| Self { eyes, since: 0, rows: BTreeSet::new() };
        all_eyes(table).map(listener).collect()
    }

    /// Hears what is new.
    fn hear<R: Rules>(&mut self, table: &Table<R>) {
        let Retold { gone, again } = table.retold(self.eyes, self.since);
        self.rows.retain(|row| !gone.contains(row));
        let told = again.into_iter().chain(table.told(self.eyes, self.since));
        self.rows.extend(told.map(|told| told.number));
        self.since = table.number(self.eyes);
    }

    /// Hears what is new, and then knows the same as whoever hears the whole story.
    fn hear_all<R: Rules>(&mut self, table: &Table<R>) {
        self.hear(table);
        let whole = table.told(self.eyes, 0).into_iter().map(|told| told.number);
        assert!(whole.eq(self.rows.iter().copied()), "{:?} was told another story", self.eyes);
    }
}

/// The eyes of each seat, of none and of all.
fn all_eyes<R: Rules>(table: &Table<R>) -> impl Iterator<Item = SeatSet> {
    let seats = table.rules().seats(table.state());
    let each = (0..seats).map(|seat| SeatSet::one(Seat(seat)));
    each.chain([SeatSet::NONE, SeatSet::first(seats)])
}

/// Another table with the same log looks the same to everybody.
fn looks_the_same<R: Rules>(table: &Table<R>, again: &Table<R>) {
    for eyes in all_eyes(table) {
        let look = table.look(eyes);
        assert_eq!(look, again.look(eyes), "{eyes:?}");
        look.seats.iter().for_each(|seat| shows_what_is_offered(table, seat));
    }
    assert_eq!(table.phase_began(), again.phase_began());
}

/// A seat is shown all it may do, among its offers or in its settings, and nothing else.
fn shows_what_is_offered<R: Rules>(table: &Table<R>, shown: &SeatView) {
    let (rules, state) = (table.rules(), table.state());
    let mut offers = Vec::new();
    rules.offers(state, shown.seat, &mut offers);
    let offered: BTreeSet<String> = offers.iter().map(|a| rules.name(state, *a)).collect();
    let set = shown
        .settings
        .iter()
        .flat_map(|setting| setting.values.iter().map(|value| format!("{} {value}", setting.verb)));
    let names = shown.offers.iter().map(|offer| offer.name.clone()).chain(set);
    assert_eq!(names.collect::<BTreeSet<_>>(), offered, "{:?}", shown.seat);
}

/// The step that was just taken is taken back, or pleaded for, in the words it was offered in:
/// they are of the state before it.
fn taken_back_as_offered<R: Rules>(table: &Table<R>, before: &R::State, seat: Seat, code: u32) {
    let rules = table.rules();
    let action = R::action(code).expect("it was offered");
    let words = |eyes| rules.describe(&rules.hide(before, eyes), seat, action).text;
    let own = SeatSet::one(seat);
    if let Some(undo) = table.undos(seat).first()
        && table.index_at(own, undo.target) == Some(table.len() - 1)
    {
        assert_eq!(undo.text, words(own), "taken back in other words");
        assert_eq!(undo.name, rules.name(before, action), "taken back by another name");
    }
    if rules.audience(before, Actor::Seat(seat), action) == SeatSet::ALL
        && let Some(text) = table.pleads(seat)
    {
        assert_eq!(text, words(SeatSet::NONE), "pleaded for in other words");
    }
}

/// Everybody agrees to a plea: the last one takes the table back before the step.
fn agree_to_go_back<R: Rules>(table: &mut Table<R>) {
    while let Some(plea) = table.plea() {
        let others = SeatSet::first(table.rules().seats(table.state())).minus(plea.agreed);
        let seat = others.iter().next().expect("somebody is still to be asked");
        let draft = table.draft(Intent::Answer { seat, agree: true }).expect("it is asked");
        table.accept(draft).expect("what was drafted is legal");
    }
    let rows: Vec<_> = table.rows().collect();
    let last = rows.last().expect("there is a plea");
    let mut then = table.fresh();
    then.commit(&rows[..last.code as usize]).expect("what was played is legal");
    assert_eq!(table.state(), then.state(), "everything is as it was before the step");
}

/// Every key of a text that is said in a game at random: prompts, offers, chances and the story.
///
/// # Panics
/// When somebody whom the table waits for is told to wait, or has nothing to choose.
#[must_use]
pub fn said_in_play<R: Rules + Debug>(
    rules: &Arc<R>,
    options: &R::Options,
    game: u64,
) -> BTreeSet<String> {
    let seed = Seed::from_number(game);
    let mut rng = seed.at(u64::MAX);
    let table = Table::new(Arc::clone(rules), options, seed);
    let mut table = table.expect("the kit's options are good");
    draw_what_is_due(&mut table);
    let (mut said, mut offers) = (BTreeSet::new(), Vec::new());
    while let Turn::Seats { must, may } = rules.turn(table.state()) {
        assert!(table.len() < 100_000, "random play ends");
        let seats: Vec<Seat> = must.or(may).iter().collect();
        let seat = seats[rng.random_range(0..seats.len())];
        let prompt = rules.prompt(table.state(), SeatSet::one(seat));
        assert!(!must.has(seat) || !prompt.key.ends_with("-prompt-wait"), "{:?}", table.state());
        keys_of(&prompt, &mut said);
        keys_of(&rules.prompt(table.state(), SeatSet::NONE), &mut said);
        keys_of(&Text::new(table.phase().key), &mut said);
        rules.offers(table.state(), seat, &mut offers);
        assert!(!must.has(seat) || !offers.is_empty(), "{seat:?} owes a step and has none");
        // What ends a turn mostly has a low code: whoever draws high sees more of the game.
        let mut draw = || offers.get(rng.random_range(0..offers.len().max(1))).copied();
        let draws = [(); 3].map(|()| draw());
        let highest = draws.into_iter().flatten().max_by_key(|action| R::code(*action));
        let Some(action) = (if game.is_multiple_of(2) { draws[0] } else { highest }) else {
            continue;
        };
        keys_of(&rules.describe(table.state(), seat, action).text, &mut said);
        let code = R::code(action);
        let draft = table.draft(Intent::Act { seat, code }).expect("it was offered");
        table.accept(draft).expect("what was drafted is legal");
    }
    keys_of(&rules.prompt(table.state(), SeatSet::NONE), &mut said);
    for row in table.rows().filter(|row| row.kind == Kind::Chance) {
        let action = R::action(row.code).expect("a stored row names an action");
        keys_of(&rules.describe(table.state(), Seat(0), action).text, &mut said);
    }
    for told in table.told(SeatSet::ALL, 0) {
        for line in told.events.iter().filter_map(|event| event.line.as_ref()) {
            keys_of(&line.text, &mut said);
        }
    }
    said
}

fn keys_of(text: &Text, said: &mut BTreeSet<String>) {
    said.insert(text.key.to_string());
    for (_, arg) in text.args.iter() {
        if let Arg::Text(inner) = arg {
            keys_of(inner, said);
        }
    }
}

/// The messages of these kinds (`prompt`, `do`, `told`) that a game has and did not say.
#[must_use]
pub fn unsaid(id: &str, texts: &str, kinds: &[&str], said: &BTreeSet<String>) -> Vec<String> {
    let kinds: Vec<String> = kinds.iter().map(|kind| format!("{id}-{kind}-")).collect();
    let keys = texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let wanted = keys.filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    wanted.filter(|key| !said.contains(*key)).map(str::to_owned).collect()
}

/// What eyes may not know does not show in offers, and what is put back in its stead could be
/// true.
pub fn secrets_are_kept<R: Rules>(rules: &R, options: &R::Options, game: u64, effort: Effort) {
    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
    walk(rules, options, game, effort.max_steps, |step, state, rng| {
        if !step.is_multiple_of(effort.stride) {
            return;
        }
        let seats = rules.seats(state);
        let everybody = SeatSet::first(seats);
        assert_eq!(&rules.hide(state, everybody), state, "all eyes together see everything");
        for bits in [0, 1 << rng.random_range(0..seats), rng.random_range(0..1 << seats)] {
            let eyes = SeatSet::from_bits(bits);
            let hidden = rules.hide(state, eyes);
            assert_eq!(rules.hide(&hidden, eyes), hidden, "hiding twice hides no more");
            let guess = rules.resample(&hidden, eyes, rng);
            assert_eq!(rules.hide(&guess, eyes), hidden, "{eyes:?} would notice: {guess:?}");
            assert_eq!(rules.load(&rules.dump(&guess)).as_ref(), Ok(&guess), "an impossible guess");
            for seat in eyes {
                rules.offers(state, seat, &mut mine);
                rules.offers(&hidden, seat, &mut theirs);
                assert_eq!(mine, theirs, "hidden parts changed the offers of {seat:?}");
                rules.offers(&guess, seat, &mut theirs);
                assert_eq!(mine, theirs, "guessed parts changed the offers of {seat:?}");
            }
        }
    });
}

/// `apply` never panics, whatever it is given.
pub fn apply_never_panics<R: Rules>(rules: &R, options: &R::Options, game: u64, effort: Effort) {
    walk(rules, options, game, effort.max_steps, |step, state, rng| {
        if !step.is_multiple_of(effort.stride) {
            return;
        }
        let mut state = state.clone();
        for _ in 0..24 {
            let Some(action) = R::action(rng.random_range(0..R::CODES)) else { continue };
            let seat = Seat(rng.random_range(0..MAX_SEATS as u8));
            let by = match rng.random_range(0..3u8) {
                0 => Actor::Chance,
                1 => Actor::Absent(seat),
                _ => Actor::Seat(seat),
            };
            rules.apply(&mut state, by, action, &mut Vec::new());
            rules.turn(&state);
            let _ = fingerprint(rules, &state);
        }
    });
}

/// Over many guesses at one hidden state, at least two differ: the secret is really hidden.
pub fn guesses_vary<R: Rules>(rules: &R, state: &R::State, eyes: SeatSet, guesses: u32) -> bool {
    let hidden = rules.hide(state, eyes);
    let mut rng = Seed::from_number(99).at(0);
    let first = rules.resample(&hidden, eyes, &mut rng);
    (1..guesses).any(|_| rules.resample(&hidden, eyes, &mut rng) != first)
}

/// The clauses of a ledger that no test proves.
///
/// A test names what it proves in a doc comment above it: `/// Proves 2.4, 2.5.` All `.rs` files
/// under the given folders are read.
///
/// # Panics
/// When a folder cannot be read, or a test names a clause that does not exist.
#[must_use]
pub fn unproved_clauses(ledger: &Ledger, folders: &[&Path]) -> Vec<String> {
    let mut proved = Vec::new();
    let mut left: Vec<_> = folders.iter().map(|f| f.to_path_buf()).collect();
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("the folder can be read");
            left.extend(entries.map(|e| e.expect("the entry can be read").path()));
        } else if path.extension().is_some_and(|e| e == "rs") {
            proved.extend(clauses_proved(&fs::read_to_string(&path).expect("readable source")));
        }
    }
    for id in &proved {
        assert!(ledger.clause(id).is_some(), "a test proves clause {id}, which does not exist");
    }
    let unproved = ledger.clauses.iter().filter(|c| !proved.contains(&c.id));
    unproved.map(|c| c.id.clone()).collect()
}

/// The clause numbers in `/// Proves …` lines that stand above a test.
fn clauses_proved(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut waiting: Vec<String> = Vec::new();
    for line in source.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("/// Proves ") {
            waiting.extend(
                rest.split(|c: char| !(c.is_ascii_digit() || c == '.'))
                    .map(|id| id.trim_matches('.'))
                    .filter(|id| !id.is_empty())
                    .map(str::to_owned),
            );
        } else if line == "#[test]" {
            found.append(&mut waiting);
        } else if !line.starts_with("///") {
            waiting.clear();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_proved_only_above_a_test() {
        let source = "/// Proves 1.2, 3.4.\n/// And says why.\n#[test]\nfn a() {}\n\
                      /// Proves 9.9.\nfn helper() {}\n#[test]\nfn b() {}\n";
        assert_eq!(clauses_proved(source), ["1.2", "3.4"]);
    }
}
