//! A position that a person can write by hand: used by tests, sandbox, bug reports and programs.
//!
//! What follows from the rest need not be written and cannot be: the reserve is what is not on the
//! map or fled, a deck is what was neither drawn nor played, a truce lies beside the board once it
//! was played.

use std::collections::BTreeMap;

use kernel::{Fault, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::area::Area;
use crate::board::{Board, Control, MAX_CUBES, MAX_DICE};
use crate::card::{Cards, Effect};
use crate::colour::{Colour, FACTIONS, Side};
use crate::dice::Fall;
use crate::force::{Force, Slot};
use crate::options::{Hands, Options};
use crate::rules::Rebellion;
use crate::standing::{self, CHANGES, LossRule, ManoeuvreRule, Standing};
use crate::state::{Army, Battle, Errand, InForce, Sequence, Stage, State};
use crate::{army, manoeuvre, setup};

type Units = BTreeMap<String, u8>;

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    options: Options,
    #[serde(default = "one")]
    round: u8,
    stage: StageName,
    /// The faction whose sequence it is.
    #[serde(default = "regulars")]
    active: String,
    /// The faction that draws cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drawing: Option<String>,
    /// The cubes drawn this round, in order; the others are in the bag.
    #[serde(default)]
    order: Vec<String>,
    #[serde(default)]
    extra: Units,
    /// By area and colour. Where both sides stand, `N` are natives with the British and `NA`
    /// natives with the Americans.
    units: BTreeMap<String, Units>,
    #[serde(default)]
    fled: Units,
    /// By colony; worked out from the units if left out.
    #[serde(default)]
    control: Option<BTreeMap<String, Side>>,
    /// By city, where the scenario has markers; worked out from the units if left out.
    #[serde(default)]
    markers: Option<BTreeMap<String, Side>>,
    #[serde(default)]
    hands: BTreeMap<String, Vec<u8>>,
    #[serde(default)]
    played: BTreeMap<String, Vec<u8>>,
    #[serde(default)]
    sequence: SequenceFile,
    /// Units that have arrived in the reinforcement phase or moved in the movement phase.
    #[serde(default)]
    marked: BTreeMap<String, Units>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    army: Option<ArmyFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    battle: Option<BattleFile>,
    #[serde(default)]
    standing: BTreeMap<String, StandingFile>,
}

fn one() -> u8 {
    1
}

fn regulars() -> String {
    "R".to_owned()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum StageName {
    FirstCube,
    Extra,
    Deal,
    Bag,
    Reinforce,
    Move,
    Placing,
    Converting,
    Rearranging,
    Army,
    Naming,
    Battles,
    Pausing,
    Rolling,
    Losses,
    Ordering,
    Manoeuvre,
    Draw,
    Over,
}

const STAGES: [(StageName, Stage); 19] = [
    (StageName::FirstCube, Stage::FirstCube),
    (StageName::Extra, Stage::Extra),
    (StageName::Deal, Stage::Deal),
    (StageName::Bag, Stage::Bag),
    (StageName::Reinforce, Stage::Reinforce),
    (StageName::Move, Stage::Move),
    (StageName::Placing, Stage::Placing),
    (StageName::Converting, Stage::Converting),
    (StageName::Rearranging, Stage::Rearranging),
    (StageName::Army, Stage::Army),
    (StageName::Naming, Stage::Naming),
    (StageName::Battles, Stage::Battles),
    (StageName::Pausing, Stage::Pausing),
    (StageName::Rolling, Stage::Rolling),
    (StageName::Losses, Stage::Losses),
    (StageName::Ordering, Stage::Ordering),
    (StageName::Manoeuvre, Stage::Manoeuvre),
    (StageName::Draw, Stage::Draw),
    (StageName::Over, Stage::Over),
];

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct SequenceFile {
    left: u8,
    card: u8,
    armies: u8,
    playing: u8,
    playing_left: u8,
    playing_begun: bool,
    in_force: Vec<InForceFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    landing: Option<String>,
    waters: Vec<String>,
    fought: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct InForceFile {
    card: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(default)]
    used: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    #[serde(default)]
    errand: ErrandName,
    from: String,
    units: Units,
    #[serde(default)]
    fixed: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum ErrandName {
    #[default]
    Movement,
    Rearrange,
    Pursuit,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BattleFile {
    at: String,
    /// Whose roll it is.
    side: Side,
    #[serde(default)]
    free: bool,
    #[serde(default)]
    rolls: u16,
    #[serde(default)]
    on: bool,
    /// The colours whose dice have still to fall.
    #[serde(default)]
    waiting: Vec<String>,
    /// How dice fell, by colour: hits, flights, blanks.
    #[serde(default)]
    dice: BTreeMap<String, [u8; 3]>,
    #[serde(default)]
    hits: u8,
    #[serde(default)]
    lost: Units,
    #[serde(default = "regulars")]
    asked: String,
    /// The colour that may manoeuvre.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// How many of it may.
    #[serde(default)]
    blanks: u8,
    /// How many of each colour may, where more than one colour may: the colour asked included.
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    manoeuvres: Units,
    #[serde(default)]
    decided: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<Side>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StandingFile {
    /// `ask`, `fewest_dice`, or an order such as `NYOR`.
    #[serde(default = "ask")]
    losses: String,
    /// `ask`, `never`, `last_unit`, or the area to go to.
    #[serde(default = "ask")]
    manoeuvre: String,
    #[serde(default = "changes")]
    changes: u8,
}

fn ask() -> String {
    "ask".to_owned()
}

fn changes() -> u8 {
    CHANGES
}

/// Reads names into small integers and gathers what is wrong on the way.
struct Reader<'a> {
    board: &'a Board,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Fault::new(at, what));
    }

    fn need(&mut self, holds: bool, at: &str, what: &str) {
        if !holds {
            self.fault(at, what);
        }
    }

    fn faction(&mut self, at: &str, id: &str) -> Seat {
        let faction = Colour::by_id(id).and_then(Colour::faction);
        if faction.is_none() {
            self.fault(at, format!("{id:?} is no faction: write R, Y, B or W"));
        }
        faction.unwrap_or(Seat(0))
    }

    fn area(&mut self, at: &str, state: &State, id: &str) -> Area {
        let area = self.board.area(id).filter(|a| state.scenario(self.board).areas.has(*a));
        if area.is_none() {
            self.fault(at, format!("{id:?} is no area in play"));
        }
        area.unwrap_or_default()
    }

    fn slot(&mut self, at: &str, side: Option<Side>, id: &str) -> Slot {
        if id == "NA" {
            self.need(side != Some(Side::British), at, "that colour is of the other side");
            return Slot::NATIVES_AMERICAN;
        }
        match (Colour::by_id(id), side) {
            (Some(colour), Some(side)) => {
                let suits = colour.side().is_none_or(|s| s == side);
                self.need(suits, at, "that colour is of the other side");
                Slot::on(colour, side)
            }
            (Some(colour), None) => Slot(colour as u8),
            (None, _) => {
                self.fault(at, format!("{id:?} is no colour: write R, Y, B, W, O, F or N"));
                Slot(0)
            }
        }
    }

    /// Units of any side, or of one side alone.
    fn force(&mut self, at: &str, side: Option<Side>, units: &Units) -> Force {
        let mut force = Force::NONE;
        for (id, count) in units {
            let slot = self.slot(at, side, id);
            // More cannot be there, whatever the board; and fewer can always be added up.
            if *count > MAX_CUBES {
                self.fault(at, format!("{count} cubes of {id}, and {MAX_CUBES} are the most"));
            } else {
                force.add(slot, *count);
            }
        }
        force
    }

    fn cards(&mut self, at: &str, deck: Cards, numbers: &[u8]) -> Cards {
        let mut cards = Cards::NONE;
        for number in numbers {
            let good = *number < 16 && deck.has(*number) && !cards.has(*number);
            self.need(good, at, "a card that is not in the deck, or twice");
            if good {
                cards = cards.with(*number);
            }
        }
        cards
    }
}

pub(crate) fn load(rules: &Rebellion, position: &Value) -> Result<State, Vec<Fault>> {
    let board = rules.board();
    let file: File = serde_json::from_value(position.clone())
        .map_err(|error| vec![Fault::new("position", error.to_string())])?;
    let mut state = setup::blank(board, rules.edition(), &file.options)?;
    let mut reader = Reader { board, faults: Vec::new() };
    state.round = file.round;
    state.stage = STAGES.iter().find(|(name, _)| *name == file.stage).map_or(Stage::Over, |s| s.1);
    state.active = reader.faction("active", &file.active);
    load_units(&mut reader, &mut state, &file);
    load_cubes(&mut reader, &mut state, &file);
    load_cards(&mut reader, &mut state, &file);
    load_control(&mut reader, &mut state, &file);
    load_sequence(&mut reader, &mut state, &file.sequence);
    if let Some(army) = &file.army {
        load_army(&mut reader, &mut state, army);
    }
    if let Some(battle) = &file.battle {
        load_battle(&mut reader, &mut state, battle);
    }
    for (id, standing) in &file.standing {
        load_standing(&mut reader, &mut state, id, standing);
    }
    if reader.faults.is_empty() {
        check(&mut reader, &state, &file);
    }
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    check_playable(rules, &state)?;
    Ok(state)
}

fn load_units(reader: &mut Reader<'_>, state: &mut State, file: &File) {
    for (id, units) in &file.units {
        let at = format!("units.{id}");
        let area = reader.area(&at, state, id);
        let mut force = reader.force(&at, None, units);
        // Natives go with whoever alone is there; only where both sides are must it be said.
        let [british, american] = Side::BOTH.map(|side| force.holds(side));
        if !(british && american) {
            let natives = force.natives();
            force.0[6] = if american { 0 } else { natives };
            force.0[7] = if american { natives } else { 0 };
        }
        state.units[area.index()] = force;
    }
    for (id, units) in &file.marked {
        let at = format!("marked.{id}");
        let area = reader.area(&at, state, id);
        state.marked[area.index()] = reader.force(&at, None, units);
    }
    for (id, count) in &file.fled {
        match Colour::by_id(id) {
            Some(colour) => state.fled[colour.index()] = *count,
            None => reader.fault("fled", format!("{id:?} is no colour")),
        }
    }
    for colour in Colour::ALL {
        let areas = state.units.iter().map(|force| u32::from(force.of(colour)));
        let used = areas.sum::<u32>() + u32::from(state.fled[colour.index()]);
        let there = u32::from(reader.board.colours[colour.index()].count);
        if used > there {
            let what = format!("{used} cubes of {}, and {there} exist", colour.id());
            reader.fault("units", what);
        }
    }
    if reader.faults.is_empty() {
        setup::recount(reader.board, state);
    }
}

fn load_cubes(reader: &mut Reader<'_>, state: &mut State, file: &File) {
    for id in &file.order {
        let seat = reader.faction("order", id);
        reader.need(state.bag.has(seat), "order", "a cube is drawn once a round");
        state.bag = state.bag.without(seat);
        state.order[usize::from(state.drawn) % FACTIONS] = seat;
        state.drawn = state.drawn.saturating_add(1).min(FACTIONS as u8);
    }
    for (id, count) in &file.extra {
        let seat = reader.faction("extra", id);
        state.extra[seat.index() % FACTIONS] = *count;
    }
    if let Some(id) = &file.drawing {
        state.drawing = reader.faction("drawing", id);
    } else if state.stage == Stage::Draw {
        state.drawing = state.active;
    }
}

fn load_cards(reader: &mut Reader<'_>, state: &mut State, file: &File) {
    let scenario = state.scenario(reader.board);
    for (n, id) in Colour::IDS[..FACTIONS].iter().enumerate() {
        let deck = scenario.decks[n];
        let none = Vec::new();
        let hand = file.hands.get(*id).unwrap_or(&none);
        let hand = reader.cards(&format!("hands.{id}"), deck, hand);
        let played = file.played.get(*id).unwrap_or(&none);
        let played = reader.cards(&format!("played.{id}"), deck, played);
        let both = !hand.and(played).is_empty();
        reader.need(!both, "played", "a card is in a hand and was played");
        reader.need(hand.len() <= scenario.hand, "hands", "a hand is too large");
        state.hands[n] = hand;
        state.hand_sizes[n] = hand.len();
        state.decks[n] = deck.minus(hand).minus(played);
        if !played.and(reader.board.truce_cards[n]).is_empty() {
            state.truces = state.truces.with(Seat(n as u8));
        }
    }
    let known = |id: &&String| !Colour::IDS[..FACTIONS].contains(&id.as_str());
    if let Some(id) = file.hands.keys().chain(file.played.keys()).find(known) {
        reader.fault("hands", format!("{id:?} is no faction"));
    }
}

fn load_control(reader: &mut Reader<'_>, state: &mut State, file: &File) {
    let scenario = state.scenario(reader.board);
    match (scenario.control, &file.control, &file.markers) {
        (Control::Colonies, Some(control), _) => {
            for (id, side) in control {
                match reader.board.colony(id) {
                    Some(colony) => state.colonies[side.index()] |= 1 << colony,
                    None => reader.fault("control", format!("{id:?} is no colony")),
                }
            }
        }
        (Control::Colonies, None, _) => {
            for colony in 0..reader.board.colonies.len() as u8 {
                if let Some(side) = reader.board.sole_holder(&state.units, colony) {
                    state.colonies[side.index()] |= 1 << colony;
                }
            }
        }
        (Control::Cities, _, Some(markers)) => {
            for (id, side) in markers {
                let area = reader.area("markers", state, id);
                let city = reader.board.cities.has(area);
                reader.need(city, "markers", "markers stand on cities");
                state.markers[side.index()].set(area, true);
            }
        }
        (Control::Cities, _, None) => {
            let cities = reader.board.cities.and(scenario.areas);
            let contested = state.held[0].and(state.held[1]);
            state.markers = state.held.map(|held| held.and(cities).minus(contested));
        }
    }
}

fn load_sequence(reader: &mut Reader<'_>, state: &mut State, file: &SequenceFile) {
    let mut sequence = Sequence {
        left: file.left,
        card: file.card,
        armies: file.armies,
        playing: file.playing,
        playing_left: file.playing_left,
        playing_begun: file.playing_begun,
        fought: file.fought,
        ..Sequence::default()
    };
    sequence.landing = file.landing.as_ref().map(|id| reader.area("sequence.landing", state, id));
    sequence.won = file.won.as_ref().map(|id| reader.area("sequence.won", state, id));
    for id in &file.waters {
        match reader.board.waters.iter().position(|w| w.id == *id) {
            Some(n) => sequence.waters |= 1 << n,
            None => reader.fault("sequence.waters", format!("{id:?} is no body of water")),
        }
    }
    let fits = file.in_force.len() <= sequence.in_force.len();
    reader.need(fits, "sequence.in_force", "more events than a hand holds");
    for (entry, written) in sequence.in_force.iter_mut().zip(&file.in_force) {
        reader.need(written.card != 0, "sequence.in_force", "a card is missing");
        let at = written.at.as_ref().map(|id| reader.area("sequence.in_force", state, id));
        *entry = InForce { card: written.card, at, used: written.used };
    }
    // Whatever the sequence has used is a card of the active faction that was played.
    let n = state.active.index() % FACTIONS;
    let deck = state.scenario(reader.board).decks[n];
    let gone = deck.minus(state.unplayed(state.active));
    let used = [sequence.card, sequence.playing].into_iter();
    let used = used.chain(sequence.in_force.iter().map(|e| e.card)).filter(|card| *card != 0);
    for card in used {
        let known = card < 16 && gone.has(card);
        reader.need(known, "sequence", "its cards must be among those played");
    }
    if sequence.card != 0 {
        let movement = sequence.card < 16 && reader.board.movement_cards[n].has(sequence.card);
        reader.need(movement, "sequence.card", "that is no movement card");
    }
    state.sequence = sequence;
}

fn load_army(reader: &mut Reader<'_>, state: &mut State, file: &ArmyFile) {
    let side = state.side();
    let from = reader.area("army.from", state, &file.from);
    let units = reader.force("army.units", Some(side), &file.units);
    let mut fixed = 0;
    for id in &file.fixed {
        fixed |= 1 << reader.slot("army.fixed", Some(side), id).0;
    }
    let errand = match file.errand {
        ErrandName::Movement => Errand::Movement,
        ErrandName::Rearrange => Errand::Rearrange,
        ErrandName::Pursuit => Errand::Pursuit,
    };
    let (there, marked) = (state.at(from), state.marked[from.index()]);
    let enough = Slot::of(side).iter().all(|slot| {
        // Whoever has moved already is no part of an army, except to pursue.
        let moved = if errand == Errand::Pursuit { 0 } else { marked.get(*slot) };
        u16::from(units.get(*slot)) + u16::from(moved) <= u16::from(there.get(*slot))
    });
    reader.need(enough, "army.units", "they are not all there, or have moved already");
    let alone = errand == Errand::Rearrange && state.variants.edition.natives_rearrange_alone();
    let led = if alone { units.total(side) > 0 } else { units.holds(side) };
    reader.need(led, "army.units", "an army has one unit at least that is no native");
    if errand != Errand::Rearrange {
        let own = units.get(Slot(state.active.0)) > 0;
        reader.need(own, "army.units", "an army has one unit at least of the active faction");
    }
    state.army = Army { errand, from, units, fixed };
}

fn load_battle(reader: &mut Reader<'_>, state: &mut State, file: &BattleFile) {
    let side = file.side;
    let at = reader.area("battle.at", state, &file.at);
    let mut battle = Battle {
        at,
        side,
        free: file.free,
        rolls: file.rolls,
        on: file.on,
        hits: file.hits,
        decided: file.decided,
        winner: file.winner,
        ..Battle::NONE
    };
    let place = |slot: Slot| Slot::of(side).iter().position(|s| *s == slot).unwrap_or(0);
    for id in &file.waiting {
        battle.waiting |= 1 << place(reader.slot("battle.waiting", Some(side), id));
    }
    for (id, [hits, flees, blanks]) in &file.dice {
        let fall = Fall { hits: *hits, flees: *flees, blanks: *blanks };
        let few = [hits, flees, blanks].into_iter().all(|n| usize::from(*n) <= MAX_DICE);
        reader.need(few, "battle.dice", "more dice than there are");
        battle.falls[place(reader.slot("battle.dice", Some(side), id))] = fall;
    }
    if let Some(id) = &file.kind {
        battle.kind = place(reader.slot("battle.kind", Some(side), id)) as u8;
    }
    load_manoeuvres(reader, state, &mut battle, file);
    battle.asked = reader.faction("battle.asked", &file.asked);
    battle.lost = reader.force("battle.lost", Some(side.other()), &file.lost);
    state.battle = battle;
}

/// The manoeuvres left: those of the colour asked, and of the colours that are asked after it. These
/// follow from the dice where they are not written.
fn load_manoeuvres(reader: &mut Reader<'_>, state: &State, battle: &mut Battle, file: &BattleFile) {
    let kind = usize::from(battle.kind);
    if file.manoeuvres.is_empty() {
        if matches!(state.stage, Stage::Manoeuvre | Stage::Ordering) {
            battle.left = battle.falls.map(|fall| fall.blanks);
            battle.left[..kind].fill(0);
        }
        if state.stage != Stage::Ordering {
            battle.left[kind] = file.blanks;
        }
        return;
    }
    let at = "battle.manoeuvres";
    let known = state.variants.edition.side_orders_manoeuvres();
    reader.need(known, at, "version 1 of the rules knows the colour asked and its blanks alone");
    let left = reader.force(at, Some(battle.side), &file.manoeuvres);
    battle.left = Slot::of(battle.side).map(|slot| left.get(slot));
    let agrees = file.blanks == 0 || file.blanks == battle.left[kind];
    reader.need(agrees, "battle.blanks", "it says otherwise than battle.manoeuvres");
}

fn load_standing(reader: &mut Reader<'_>, state: &mut State, id: &str, file: &StandingFile) {
    let at = format!("standing.{id}");
    let seat = reader.faction(&at, id);
    let losses = match file.losses.as_str() {
        "ask" => LossRule::Ask,
        "fewest_dice" => LossRule::FewestDice,
        letters => match standing::by_letters(Side::of(seat), letters) {
            Some(number) => LossRule::Order(number),
            None => {
                let what = format!("{letters:?}: write ask, fewest_dice or four letters");
                reader.fault(&at, what);
                LossRule::Ask
            }
        },
    };
    let manoeuvre = match file.manoeuvre.as_str() {
        "ask" => ManoeuvreRule::Ask,
        "never" => ManoeuvreRule::Never,
        "last_unit" => ManoeuvreRule::LastUnit,
        area => ManoeuvreRule::Always(reader.area(&at, state, area)),
    };
    reader.need(file.changes <= CHANGES, &at, "more changes than are allowed");
    state.standing[seat.index() % FACTIONS] = Standing { losses, manoeuvre, changes: file.changes };
}

/// What cannot be on any table, however it was played.
fn check(reader: &mut Reader<'_>, state: &State, file: &File) {
    let scenario = state.scenario(reader.board);
    let round = (1..=scenario.rounds).contains(&state.round);
    reader.need(round, "round", "the scenario has no such round");
    let stage = state.stage;
    let in_sequence = !stage.is_setup() && !matches!(stage, Stage::Bag | Stage::Over);
    if in_sequence {
        let last = usize::from(state.drawn).checked_sub(1).map(|n| state.order[n % FACTIONS]);
        let fits = last == Some(state.active);
        reader.need(fits, "order", "the active faction's cube was drawn last");
    }
    let mixed_allowed = in_sequence && stage != Stage::Draw;
    let mixed = !state.battles().is_empty();
    reader.need(mixed_allowed || !mixed, "units", "every battle was fought to its end");
    for side in Side::BOTH {
        let double = state.colonies[0] & state.colonies[1] != 0
            || !state.markers[0].and(state.markers[1]).is_empty();
        reader.need(!double, "control", "one side controls it");
        let held = state.markers[side.index()].minus(state.held[side.index()]).is_empty();
        reader.need(held, "markers", "a marker stands where its side has units");
    }
    reader.need((stage == Stage::Army) == file.army.is_some(), "army", "it belongs to its stage");
    let battle = stage.in_battle();
    reader.need(battle == file.battle.is_some(), "battle", "it belongs to its stages");
    if stage != Stage::Extra && state.extra.iter().any(|n| *n > 0) {
        let setup = stage.is_setup();
        reader.need(setup, "extra", "extra units are placed in the set-up");
    }
    for (n, extra) in state.extra.iter().enumerate() {
        reader.need(*extra <= state.reserve[n], "extra", "the reserve is too small");
    }
    for area in scenario.areas {
        let (there, marked) = (state.at(area), state.marked[area.index()]);
        let all = (0..8).map(Slot).all(|slot| marked.get(slot) <= there.get(slot));
        reader.need(all, "marked", "those who are marked must be there");
    }
    if battle {
        check_battle(reader, state);
    }
    check_army(reader, state);
    check_card(reader, state);
    check_hands(reader, state);
}

fn check_army(reader: &mut Reader<'_>, state: &State) {
    if state.stage != Stage::Army || state.army == Army::default() {
        return;
    }
    let sequence = &state.sequence;
    if state.army.errand == Errand::Movement {
        reader.need(sequence.card != 0, "sequence.card", "an army moves by a movement card");
        reader.need(sequence.armies > 0, "sequence.armies", "no army may move any more");
        if sequence.card == 0 {
            return;
        }
    }
    let (fewest, limit) = (army::fewest(state), army::limit(reader.board, state));
    if fewest > limit {
        let what = format!("{fewest} units have to go and the ships take {limit}");
        reader.fault("army.fixed", what + ": settle on fewer");
    }
    if army::goals(reader.board, state).is_empty() {
        let (at, what) = nowhere_to_go(reader.board, state);
        reader.fault(at, what);
    }
}

/// Why an army has nowhere to go, and which one would have.
fn nowhere_to_go(board: &Board, state: &State) -> (&'static str, String) {
    let from = board.id(state.army.from);
    let soldiers = state.army.units.soldiers(state.side()) > 0;
    let march = matches!(board.effect(state.card(state.sequence.card)), Effect::March { .. });
    let what = match (state.army.errand, state.sequence.landing) {
        (Errand::Movement, Some(to)) if !march => format!(
            "the ships of this card land in {}: an army by ship starts in another area on the \
             same water",
            board.id(to)
        ),
        (Errand::Movement, None) if !march => {
            format!("no ship leaves {from}: an army by ship starts on a water with another shore")
        }
        (Errand::Rearrange, _) if soldiers => {
            format!("{from} is the whole colony: units are rearranged where it has another area")
        }
        (Errand::Rearrange, _) => {
            let what = "natives by themselves go to units of their side, and none are elsewhere \
                        in the colony";
            return ("army.units", what.to_owned());
        }
        (Errand::Movement | Errand::Pursuit, _) => {
            format!("no area borders {from}: an army by land starts next to another area")
        }
    };
    ("army.from", what)
}

/// The event being carried out must be one that is carried out like this, and can be.
fn check_card(reader: &mut Reader<'_>, state: &State) {
    let playing = state.sequence.playing;
    let errand = state.army.errand;
    let effect = (playing != 0).then(|| reader.board.effect(state.card(playing)));
    let there = |colour: Colour| state.reserve[colour.index()] > 0;
    let fits = match (state.stage, effect) {
        (Stage::Placing, Some(Effect::Place { units, .. })) => {
            Colour::ALL.into_iter().any(|c| units[c.index()] > 0 && there(c))
        }
        (Stage::Placing, Some(Effect::Recruit { from, to, .. })) => {
            state.sequence.playing_left > 0 && state.fled[from.index()] > 0 && there(to)
        }
        (Stage::Converting, Some(Effect::Convert { to, .. })) => there(to),
        (Stage::Naming, Some(Effect::Volley { .. } | Effect::Steady { .. }))
        | (Stage::Rearranging, Some(Effect::Rearrange { .. })) => true,
        (Stage::Army, Some(Effect::Rearrange { .. })) => errand == Errand::Rearrange,
        (Stage::Army, Some(Effect::Pursue { .. })) => errand == Errand::Pursuit,
        (Stage::Army, None) => errand == Errand::Movement,
        (Stage::Placing | Stage::Converting | Stage::Naming | Stage::Rearranging, _) => false,
        (_, effect) => effect.is_none(),
    };
    reader.need(fits, "sequence.playing", "that event is not carried out like this, or cannot be");
}

fn check_battle(reader: &mut Reader<'_>, state: &State) {
    let Battle { at, side, decided, .. } = state.battle;
    let fighting = state.battles().has(at);
    let stage = state.stage;
    let asks = matches!(stage, Stage::Ordering | Stage::Manoeuvre);
    let may_be_over = asks && (decided || state.at(at).holds(side));
    reader.need(fighting || may_be_over, "battle.at", "both sides stand where they fight");
    let rolling = state.battle.waiting != 0;
    reader.need(rolling == (stage == Stage::Rolling), "battle.waiting", "dice fall when rolling");
    for (n, slot) in Slot::of(side).into_iter().enumerate() {
        let waits = state.battle.waiting >> n & 1 != 0;
        let there = state.at(at).get(slot) > 0;
        reader.need(there || !waits, "battle.waiting", "those who roll must be there");
    }
    if asks || stage == Stage::Losses {
        let loser = if stage == Stage::Losses { side.other() } else { side };
        let own = Side::of(state.battle.asked) == loser;
        reader.need(own, "battle.asked", "a faction of that side is asked");
    }
    if asks {
        let there = manoeuvre::can_be_asked(reader.board, state);
        reader.need(
            there,
            "battle.kind",
            "those who may manoeuvre must be there, with somewhere to go",
        );
    }
    let there = state.at(at);
    let all = Slot::of(side.other()).iter().all(|s| state.battle.lost.get(*s) <= there.get(*s));
    reader.need(all, "battle.lost", "those who are lost must be there");
    if stage == Stage::Losses {
        let left = state.at(at).total(side.other());
        let taken = state.battle.lost.total(side.other()).saturating_add(state.battle.hits);
        reader.need(state.battle.hits > 0, "battle.hits", "there are hits to take");
        reader.need(taken < left, "battle.hits", "there is something to choose");
    }
}

fn check_hands(reader: &mut Reader<'_>, state: &State) {
    if state.stage == Stage::Over {
        return;
    }
    if matches!(state.stage, Stage::Deal | Stage::Draw) {
        let short =
            state.hand_sizes[state.drawing.index() % FACTIONS] < state.scenario(reader.board).hand;
        reader.need(short, "drawing", "a faction with a full hand draws no card");
    }
    for (n, id) in Colour::IDS[..FACTIONS].iter().enumerate() {
        let seat = Seat(n as u8);
        let movement = reader.board.movement_cards[n];
        let spent = seat == state.active && state.sequence.card != 0;
        // Who has still to draw will have one when it is done.
        let draws = match state.stage {
            Stage::Deal => state.drawing.index() <= n,
            Stage::Draw => state.drawing == seat,
            Stage::FirstCube | Stage::Extra => state.variants.hands == Hands::After,
            _ => false,
        };
        let holds = !state.hands[n].and(movement).is_empty();
        let any = !state.unplayed(seat).and(movement).is_empty();
        let at = format!("hands.{id}");
        reader.need(spent || draws || holds || !any, &at, "a hand holds a movement card");
    }
}

/// Somebody must be able to go on, or the position is no use.
fn check_playable(rules: &Rebellion, state: &State) -> Result<(), Vec<Fault>> {
    let stuck = match rules.turn(state) {
        Turn::Over(_) => false,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.chances(state, &mut outcomes);
            outcomes.is_empty()
        }
        Turn::Seats { must, .. } => {
            let mut offers = Vec::new();
            must.is_empty()
                || must.iter().any(|seat| {
                    rules.offers(state, seat, &mut offers);
                    offers.is_empty()
                })
        }
    };
    if stuck { Err(vec![Fault::new("stage", "nobody could do anything here")]) } else { Ok(()) }
}

pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let scenario = state.scenario(board);
    let faction = |seat: Seat| Colour::of(seat).id().to_owned();
    let id = |area: Area| board.id(area).to_owned();
    let forces = |table: &[Force]| -> BTreeMap<String, Units> {
        let areas = (0..board.areas.len() as u8).map(Area);
        areas
            .filter(|a| !table[a.index()].is_empty())
            .map(|a| (id(a), written(table[a.index()], None)))
            .collect()
    };
    let cards = |sets: &dyn Fn(usize) -> Cards| -> BTreeMap<String, Vec<u8>> {
        let all = (0..FACTIONS).map(|n| (Colour::IDS[n].to_owned(), sets(n).iter().collect()));
        all.collect()
    };
    let file = File {
        options: Options::of(scenario.id.clone(), state.variants),
        round: state.round,
        stage: STAGES.iter().find(|s| s.1 == state.stage).map_or(StageName::Over, |s| s.0),
        active: faction(state.active),
        drawing: Some(faction(state.drawing)),
        order: state.order[..usize::from(state.drawn).min(FACTIONS)]
            .iter()
            .copied()
            .map(faction)
            .collect(),
        extra: (0..FACTIONS)
            .filter(|n| state.extra[*n] > 0)
            .map(|n| (Colour::IDS[n].to_owned(), state.extra[n]))
            .collect(),
        units: forces(&state.units),
        fled: Colour::ALL
            .into_iter()
            .filter(|c| state.fled[c.index()] > 0)
            .map(|c| (c.id().to_owned(), state.fled[c.index()]))
            .collect(),
        control: (scenario.control == Control::Colonies).then(|| {
            let colonies = (0..board.colonies.len() as u8).filter_map(|c| {
                let side = crate::control::holder(state, c)?;
                Some((board.colony_id(c).to_owned(), side))
            });
            colonies.collect()
        }),
        markers: (scenario.control == Control::Cities).then(|| {
            let marked = Side::BOTH
                .into_iter()
                .flat_map(|side| state.markers[side.index()].iter().map(move |at| (id(at), side)));
            marked.collect()
        }),
        hands: cards(&|n| state.hands[n]),
        played: cards(&|n| scenario.decks[n].minus(state.unplayed(Seat(n as u8)))),
        sequence: dump_sequence(board, &state.sequence),
        marked: forces(&state.marked),
        army: (state.stage == Stage::Army).then(|| dump_army(board, state)),
        battle: state.stage.in_battle().then(|| dump_battle(board, state)),
        standing: (0..FACTIONS as u8)
            .map(Seat)
            .map(|seat| (faction(seat), dump_standing(board, state, seat)))
            .collect(),
    };
    serde_json::to_value(file).unwrap_or(Value::Null)
}

/// Units by colour; natives with the Americans apart, unless one side alone is meant.
fn written(force: Force, side: Option<Side>) -> Units {
    let mut units = Units::new();
    for slot in (0..8).map(Slot).filter(|slot| force.get(*slot) > 0) {
        let apart = slot == Slot::NATIVES_AMERICAN && side.is_none();
        let id = if apart { "NA" } else { slot.colour().id() };
        units.insert(id.to_owned(), force.get(slot));
    }
    units
}

fn dump_sequence(board: &Board, sequence: &Sequence) -> SequenceFile {
    let id = |area: Area| board.id(area).to_owned();
    let in_force = sequence.in_force.iter().take_while(|e| e.card != 0);
    SequenceFile {
        left: sequence.left,
        card: sequence.card,
        armies: sequence.armies,
        playing: sequence.playing,
        playing_left: sequence.playing_left,
        playing_begun: sequence.playing_begun,
        in_force: in_force
            .map(|e| InForceFile { card: e.card, at: e.at.map(id), used: e.used })
            .collect(),
        landing: sequence.landing.map(id),
        waters: (board.waters.iter().enumerate())
            .filter(|(n, _)| sequence.waters >> n & 1 != 0)
            .map(|(_, water)| water.id.clone())
            .collect(),
        fought: sequence.fought,
        won: sequence.won.map(id),
    }
}

fn dump_army(board: &Board, state: &State) -> ArmyFile {
    let side = state.side();
    let fixed = Slot::of(side).into_iter().filter(|slot| state.army.fixed >> slot.0 & 1 != 0);
    ArmyFile {
        errand: match state.army.errand {
            Errand::Movement => ErrandName::Movement,
            Errand::Rearrange => ErrandName::Rearrange,
            Errand::Pursuit => ErrandName::Pursuit,
        },
        from: board.id(state.army.from).to_owned(),
        units: written(state.army.units, Some(side)),
        fixed: fixed.map(|slot| slot.colour().id().to_owned()).collect(),
    }
}

fn dump_battle(board: &Board, state: &State) -> BattleFile {
    let battle = &state.battle;
    let slots = Slot::of(battle.side);
    let name = |n: usize| slots[n % 4].colour().id().to_owned();
    let ordering = state.stage == Stage::Ordering;
    BattleFile {
        at: board.id(battle.at).to_owned(),
        side: battle.side,
        free: battle.free,
        rolls: battle.rolls,
        on: battle.on,
        waiting: (0..4).filter(|n| battle.waiting >> n & 1 != 0).map(name).collect(),
        dice: (battle.falls.iter().enumerate())
            .filter(|(_, fall)| **fall != Fall::default())
            .map(|(n, fall)| (name(n), [fall.hits, fall.flees, fall.blanks]))
            .collect(),
        hits: battle.hits,
        lost: written(battle.lost, Some(battle.side.other())),
        asked: Colour::of(battle.asked).id().to_owned(),
        kind: (!ordering).then(|| name(usize::from(battle.kind))),
        blanks: if ordering { 0 } else { battle.blanks() },
        manoeuvres: if state.variants.edition.side_orders_manoeuvres() {
            let left = (0..4).filter(|n| battle.left[*n] > 0);
            left.map(|n| (name(n), battle.left[n])).collect()
        } else {
            Units::new()
        },
        decided: battle.decided,
        winner: battle.winner,
    }
}

fn dump_standing(board: &Board, state: &State, seat: Seat) -> StandingFile {
    let standing = state.standing[seat.index() % FACTIONS];
    StandingFile {
        losses: match standing.losses {
            LossRule::Ask => ask(),
            LossRule::FewestDice => "fewest_dice".to_owned(),
            LossRule::Order(number) => standing::letters(Side::of(seat), number),
        },
        manoeuvre: match standing.manoeuvre {
            ManoeuvreRule::Ask => ask(),
            ManoeuvreRule::Never => "never".to_owned(),
            ManoeuvreRule::LastUnit => "last_unit".to_owned(),
            ManoeuvreRule::Always(area) => board.id(area).to_owned(),
        },
        changes: standing.changes,
    }
}
