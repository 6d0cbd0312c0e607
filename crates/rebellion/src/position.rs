//! A position that a person can write by hand: used by tests, sandbox, bug reports and programs.
//!
//! What follows from the rest need not be written and cannot be: the reserve is what is not on the
//! map or fled, a deck is what was neither drawn nor played, a truce lies beside the board once it
//! was played.

mod check;

use kernel::{By, Fault, Form, Ids, Seat, Spot};
use serde_json::Value;

use crate::area::{Area, ByArea};
use crate::board::{Board, Control, MAX_COLONIES, MAX_CUBES, MAX_DICE};
use crate::card::Cards;
use crate::colour::{ByFaction, Colour, FACTIONS, Side};
use crate::dice::Fall;
use crate::force::{Force, Slot};
use crate::options::Options;
use crate::rules::Rebellion;
use crate::standing::{self, CHANGES, LossRule, ManoeuvreRule, Standing};
use crate::state::{Army, Battle, Errand, InForce, Sequence, Stage, State};
use crate::{control, setup};

pub(crate) fn load(rules: &Rebellion, position: &Value) -> Result<State, Vec<Fault>> {
    let board = rules.board();
    let state = Form::read(position, |form| {
        let mut options = Options::default();
        form.at("options").plain(&mut options);
        let mut state = setup::blank(board, rules.edition(), &options)?;
        fields(form, &Names::new(board, &state), &mut state);
        Ok(state)
    })?;
    check::check(rules, &state)?;
    Ok(state)
}

pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let scenario = state.scenario(board).id.clone();
    let mut options = Options { scenario, ..state.options.clone() };
    let names = Names::new(board, state);
    Form::write(|form| {
        form.at("options").plain(&mut options);
        fields(form, &names, &mut state.clone());
    })
}

const COLOUR: &str = "colour: write R, Y, B, W, O, F or N";

/// The ids that positions use.
struct Names<'a> {
    board: &'a Board,
    factions: Ids<'a, Seat>,
    colours: Ids<'a, Colour>,
    areas: Ids<'a, Area>,
    colonies: Ids<'a, u8>,
    waters: Ids<'a, u8>,
}

impl<'a> Names<'a> {
    fn new(board: &'a Board, state: &State) -> Self {
        let factions = (0..FACTIONS as u8).map(Seat).map(|seat| (Colour::of(seat).id(), seat));
        let areas = state.scenario(board).areas.iter().map(|area| (board.id(area), area));
        let colonies = board.colonies.iter().map(|colony| colony.id.as_str());
        let waters = board.waters.iter().map(|water| water.id.as_str());
        Self {
            board,
            factions: Ids::new("faction: write R, Y, B or W", factions),
            colours: Ids::new(COLOUR, Colour::ALL.map(|colour| (colour.id(), colour))),
            areas: Ids::new("area in play", areas),
            colonies: Ids::new("colony", colonies.zip(0..)),
            waters: Ids::new("body of water", waters.zip(0..)),
        }
    }

    /// The kinds of units of a side, by their place in [`Slot::of`].
    fn kinds(&self, side: Side) -> Ids<'a, u8> {
        let kinds = Slot::of(side).map(|slot| slot.colour().id());
        let kinds = Ids::new("colour of that side", kinds.into_iter().zip(0..));
        if side == Side::American { kinds.or("NA", 3) } else { kinds }
    }
}

/// The state, field by field.
fn fields(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    form.at("round").plain(&mut state.round);
    form.must("stage").plain(&mut state.stage);
    form.at("active").id(&names.factions, &mut state.active);
    if form.reads() && state.stage == Stage::Draw {
        state.drawing = state.active;
    }
    form.at("drawing").id(&names.factions, &mut state.drawing);
    order(form, names, state);
    form.at("extra").counts(&names.factions, &mut state.extra);
    // Where both sides stand, `N` are natives with the British and `NA` natives with the Americans.
    form.must("units").table(
        &names.areas,
        &mut state.units,
        Some(&Force::NONE),
        |spot, _, there| {
            force(spot, None, there);
            if !(there.holds(Side::British) && there.holds(Side::American)) {
                *there = there.settled();
            }
        },
    );
    form.at("fled").counts(&names.colours, &mut state.fled);
    if form.reads() {
        count(form, names, state);
    }
    control(form, names, state);
    cards(form, names, state);
    form.at("sequence").form(|form| sequence(form, names, &mut state.sequence));
    if form.reads() {
        sequence_cards(form, names, state);
    }
    form.at("marked").table(
        &names.areas,
        &mut state.marked,
        Some(&Force::NONE),
        |spot, _, some| {
            force(spot, None, some);
        },
    );
    let mut army = (state.stage == Stage::Army && !form.reads()).then_some(state.army);
    form.maybe("army", &mut army, Army::default(), |spot, army| {
        spot.form(|form| self::army(form, names, state, army));
    });
    let mut battle = (state.stage.in_battle() && !form.reads()).then_some(state.battle);
    form.maybe("battle", &mut battle, Battle::NONE, |spot, battle| {
        spot.form(|form| self::battle(form, names, state, battle));
    });
    if form.reads() {
        let belongs = (state.stage == Stage::Army) == army.is_some();
        form.faults().need(belongs, "army", "it belongs to its stage");
        let belongs = state.stage.in_battle() == battle.is_some();
        form.faults().need(belongs, "battle", "it belongs to its stages");
        state.army = army.unwrap_or_default();
        state.battle = battle.unwrap_or(Battle::NONE);
    }
    form.at("standing").table(&names.factions, &mut state.standing, None, |spot, seat, rules| {
        spot.form(|form| self::standing(form, names, Side::of(seat), rules));
    });
}

/// The cubes drawn this round, in order; the others are in the bag.
fn order(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let mut order = state.order[..usize::from(state.drawn).min(FACTIONS)].to_vec();
    form.at("order").ids(&names.factions, &mut order);
    if !form.reads() {
        return;
    }
    for seat in order {
        form.faults().need(state.bag.has(seat), "order", "a cube is drawn once a round");
        state.bag = state.bag.without(seat);
        state.order[usize::from(state.drawn) % FACTIONS] = seat;
        state.drawn = state.drawn.saturating_add(1).min(FACTIONS as u8);
    }
}

/// Units by colour, of any side or of one side alone.
fn force(spot: &mut Spot<'_>, side: Option<Side>, force: &mut Force) {
    let slot = |colour| side.map_or(Slot(colour as u8), |side| Slot::on(colour, side));
    let colours = Colour::ALL.into_iter().map(|colour| (colour.id(), slot(colour)));
    let apart = (Slot::NATIVES_AMERICAN.id(), Slot::NATIVES_AMERICAN);
    let ids = match side {
        None => Ids::new(COLOUR, colours.chain([apart])),
        Some(_) => Ids::new(COLOUR, colours).or(apart.0, apart.1),
    };
    let mut counts = By::new(force.0);
    spot.table(&ids, &mut counts, Some(&0), |spot, slot, count| {
        let before = if spot.reads() { std::mem::take(count) } else { 0 };
        spot.plain(count);
        if side.is_some_and(|side| slot.side() != side) {
            spot.fault("that colour is of the other side");
        }
        // More cannot be there, whatever the board; and fewer can always be added up.
        if *count > MAX_CUBES {
            spot.fault(format!("{count} cubes, and {MAX_CUBES} are the most"));
            *count = 0;
        }
        *count += before;
    });
    force.0 = *counts.rows();
}

/// What is in the reserve, and who holds what, follows from where the units are.
fn count(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    for colour in Colour::ALL {
        let areas = state.units.iter().map(|force| u32::from(force.of(colour)));
        let used = areas.sum::<u32>() + u32::from(state.fled[colour]);
        let there = u32::from(names.board.colours[colour].count);
        let what = format!("{used} cubes of {}, and {there} exist", colour.id());
        form.faults().need(used <= there, "units", what);
    }
    if form.faults().0.is_empty() {
        setup::recount(names.board, state);
    }
}

/// Colonies or city markers, whichever the scenario has; they follow from the units if left out.
fn control(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let board = names.board;
    let cities = state.scenario(board).control == Control::Cities;
    if form.reads() && !form.has(if cities { "markers" } else { "control" }) {
        setup::take_control(board, state);
    }
    let mut spot = form.at("control");
    if !cities {
        let mut holders: By<u8, Option<Side>, MAX_COLONIES> =
            By::from_fn(|colony| control::holder(state, colony));
        spot.table(&names.colonies, &mut holders, Some(&None), |spot, _, side| spot.plain(side));
        state.colonies = By::from_fn(|side| {
            let held = holders.pairs().filter(|(_, holder)| **holder == Some(side));
            held.fold(0, |set, (colony, _)| set | 1 << colony)
        });
    }
    let mut spot = form.at("markers");
    if cities {
        let whose = |at| Side::BOTH.into_iter().find(|side| state.markers[*side].has(at));
        let mut marked: ByArea<Option<Side>> = By::from_fn(whose);
        spot.table(&names.areas, &mut marked, Some(&None), |spot, area, side| {
            spot.plain(side);
            if !board.cities.has(area) {
                spot.fault("markers stand on cities");
            }
        });
        state.markers = By::from_fn(|side| {
            let held = marked.pairs().filter(|(_, holder)| **holder == Some(side));
            held.map(|(area, _)| area).collect()
        });
    }
}

/// Hands and what was played; the rest of a deck follows.
fn cards(form: &mut Form<'_>, names: &Names<'_>, state: &mut State) {
    let (board, scenario) = (names.board, state.scenario(names.board));
    let mut hands = state.hands;
    let mut played: ByFaction<Cards> = if form.reads() {
        By::all(Cards::NONE)
    } else {
        By::from_fn(|seat| scenario.decks[seat].minus(state.unplayed(seat)))
    };
    for (name, sets) in [("hands", &mut hands), ("played", &mut played)] {
        form.at(name).table(&names.factions, sets, None, |spot, seat, cards| {
            let mut numbers: Vec<u8> = cards.iter().collect();
            spot.plain(&mut numbers);
            let known = numbers.iter().copied().filter(|n| *n < 16 && scenario.decks[seat].has(*n));
            *cards = known.collect();
            if cards.len() < numbers.len() {
                spot.fault("a card that is not in the deck, or twice");
            }
        });
    }
    if !form.reads() {
        return;
    }
    for (seat, hand) in hands.pairs() {
        let (deck, gone) = (scenario.decks[seat], played[seat]);
        let apart = hand.and(gone).is_empty();
        form.faults().need(apart, "played", "a card is in a hand and was played");
        form.faults().need(
            hand.len() <= usize::from(scenario.hand),
            "hands",
            "a hand is too large",
        );
        state.hand_sizes[seat] = hand.len() as u8;
        state.decks[seat] = deck.minus(*hand).minus(gone);
        if !gone.and(board.truce_cards[seat]).is_empty() {
            state.truces = state.truces.with(seat);
        }
    }
    state.hands = hands;
}

fn sequence(form: &mut Form<'_>, names: &Names<'_>, sequence: &mut Sequence) {
    let area = |spot: &mut Spot<'_>, area: &mut Area| spot.id(&names.areas, area);
    form.at("left").plain(&mut sequence.left);
    form.at("card").plain(&mut sequence.card);
    form.at("armies").plain(&mut sequence.armies);
    form.at("playing").plain(&mut sequence.playing);
    form.at("playing_left").plain(&mut sequence.playing_left);
    form.at("playing_begun").plain(&mut sequence.playing_begun);
    let in_force = sequence.in_force.iter().take_while(|event| event.card != 0);
    let mut in_force: Vec<InForce> = in_force.copied().collect();
    let most = sequence.in_force.len();
    let mut spot = form.at("in_force");
    spot.list(&mut in_force, InForce::default(), |spot, event| {
        spot.form(|form| {
            form.must("card").plain(&mut event.card);
            form.maybe("at", &mut event.at, Area::default(), area);
            form.at("used").plain(&mut event.used);
        });
        if event.card == 0 {
            spot.fault("a card is missing");
        }
    });
    if in_force.len() > most {
        spot.fault("more events than a hand holds");
    }
    for (to, event) in sequence.in_force.iter_mut().zip(in_force) {
        *to = event;
    }
    form.maybe("landing", &mut sequence.landing, Area::default(), area);
    form.at("waters").bits(&names.waters, &mut sequence.waters);
    form.at("fought").plain(&mut sequence.fought);
    form.maybe("won", &mut sequence.won, Area::default(), area);
}

/// Whatever the sequence has used is a card of the active faction that was played.
fn sequence_cards(form: &mut Form<'_>, names: &Names<'_>, state: &State) {
    let (sequence, seat) = (&state.sequence, state.active);
    let gone = state.scenario(names.board).decks[seat].minus(state.unplayed(seat));
    let used = [sequence.card, sequence.playing].into_iter();
    let mut used = used.chain(sequence.in_force.iter().map(|e| e.card)).filter(|card| *card != 0);
    let known = used.all(|card| card < 16 && gone.has(card));
    form.faults().need(known, "sequence", "its cards must be among those played");
    let movement = sequence.card < 16 && names.board.movement_cards[seat].has(sequence.card);
    let none = sequence.card == 0;
    form.faults().need(none || movement, "sequence.card", "that is no movement card");
}

fn army(form: &mut Form<'_>, names: &Names<'_>, state: &State, army: &mut Army) {
    let side = state.side();
    form.at("errand").plain(&mut army.errand);
    form.must("from").id(&names.areas, &mut army.from);
    force(&mut form.must("units"), Some(side), &mut army.units);
    let slots = Slot::of(side).map(|slot| (slot.colour().id(), slot.0));
    form.at("fixed").bits(&Ids::new("colour of that side", slots), &mut army.fixed);
    if !form.reads() {
        return;
    }
    let (there, marked, units) = (state.at(army.from), state.marked[army.from], army.units);
    let enough = Slot::of(side).iter().all(|slot| {
        // Whoever has moved already is no part of an army, except to pursue.
        let moved = if army.errand == Errand::Pursuit { 0 } else { marked.get(*slot) };
        u16::from(units.get(*slot)) + u16::from(moved) <= u16::from(there.get(*slot))
    });
    let mut need = |holds, what| form.faults().need(holds, "army.units", what);
    need(enough, "they are not all there, or have moved already");
    let rearranges = army.errand == Errand::Rearrange;
    let alone = rearranges && state.edition.natives_rearrange_alone();
    let led = if alone { units.total(side) > 0 } else { units.holds(side) };
    need(led, "an army has one unit at least that is no native");
    let own = rearranges || units.get(Slot(state.active.0)) > 0;
    need(own, "an army has one unit at least of the active faction");
}

fn battle(form: &mut Form<'_>, names: &Names<'_>, state: &State, battle: &mut Battle) {
    form.must("at").id(&names.areas, &mut battle.at);
    form.must("side").plain(&mut battle.side);
    let kinds = names.kinds(battle.side);
    form.at("free").plain(&mut battle.free);
    form.at("rolls").plain(&mut battle.rolls);
    form.at("on").plain(&mut battle.on);
    form.at("waiting").bits(&kinds, &mut battle.waiting);
    // How dice fell: hits, flights, blanks.
    let mut falls: By<u8, Fall, 4> = By::new(battle.falls);
    form.at("dice").table(&kinds, &mut falls, Some(&Fall::default()), |spot, _, fall| {
        let mut dice = [fall.hits, fall.flees, fall.blanks];
        spot.plain(&mut dice);
        let [hits, flees, blanks] = dice;
        if dice.into_iter().any(|n| usize::from(n) > MAX_DICE) {
            spot.fault("more dice than there are");
        }
        *fall = Fall { hits, flees, blanks };
    });
    battle.falls = *falls.rows();
    form.at("hits").plain(&mut battle.hits);
    force(&mut form.at("lost"), Some(battle.side.other()), &mut battle.lost);
    form.at("asked").id(&names.factions, &mut battle.asked);
    manoeuvres(form, &kinds, state, battle);
    form.at("decided").plain(&mut battle.decided);
    form.maybe("winner", &mut battle.winner, Side::British, |spot, side| {
        spot.plain(side);
    });
}

/// The colour that may manoeuvre and how many of it may; how many of each colour, the colour asked
/// included, where more than one may. These follow from the dice where they are not written.
fn manoeuvres(form: &mut Form<'_>, kinds: &Ids<'_, u8>, state: &State, battle: &mut Battle) {
    let ordering = state.stage == Stage::Ordering;
    let mut kind = (!ordering).then_some(battle.kind);
    form.maybe("kind", &mut kind, 0, |spot, kind| spot.id(kinds, kind));
    let mut blanks = if ordering || form.reads() { 0 } else { battle.blanks() };
    form.at("blanks").plain(&mut blanks);
    let ordered = state.edition.side_orders_manoeuvres();
    let slots = Slot::of(battle.side);
    let mut left = Force::NONE;
    for (slot, count) in slots.into_iter().zip(battle.left) {
        left.add(slot, count);
    }
    let mut written = (ordered && !left.is_empty()).then_some(left);
    form.maybe("manoeuvres", &mut written, Force::NONE, |spot, left| {
        force(spot, Some(battle.side), left);
        if !ordered {
            spot.fault("version 1 of the rules knows the colour asked and its blanks alone");
        }
    });
    if !form.reads() {
        return;
    }
    battle.kind = kind.unwrap_or(0);
    let asked = usize::from(battle.kind);
    if let Some(left) = written.filter(|left| !left.is_empty()) {
        battle.left = slots.map(|slot| left.get(slot));
        let agrees = blanks == 0 || blanks == battle.left[asked];
        form.faults().need(agrees, "battle.blanks", "it says otherwise than battle.manoeuvres");
        return;
    }
    if matches!(state.stage, Stage::Manoeuvre | Stage::Ordering) {
        battle.left = battle.falls.map(|fall| fall.blanks);
        battle.left[..asked].fill(0);
    }
    if !ordering {
        battle.left[asked] = blanks;
    }
}

fn standing(form: &mut Form<'_>, names: &Names<'_>, side: Side, standing: &mut Standing) {
    form.at("losses").word(
        &mut standing.losses,
        |rule| match rule {
            LossRule::Ask => "ask".to_owned(),
            LossRule::FewestDice => "fewest_dice".to_owned(),
            LossRule::Order(number) => standing::letters(side, number),
        },
        |word| match word {
            "ask" => Ok(LossRule::Ask),
            "fewest_dice" => Ok(LossRule::FewestDice),
            letters => standing::by_letters(side, letters)
                .map(LossRule::Order)
                .ok_or_else(|| format!("{letters:?}: write ask, fewest_dice or four letters")),
        },
    );
    form.at("manoeuvre").word(
        &mut standing.manoeuvre,
        |rule| match rule {
            ManoeuvreRule::Ask => "ask".to_owned(),
            ManoeuvreRule::Never => "never".to_owned(),
            ManoeuvreRule::LastUnit => "last_unit".to_owned(),
            ManoeuvreRule::Always(area) => names.areas.id(area).to_owned(),
        },
        |word| match word {
            "ask" => Ok(ManoeuvreRule::Ask),
            "never" => Ok(ManoeuvreRule::Never),
            "last_unit" => Ok(ManoeuvreRule::LastUnit),
            id => names.areas.find(id).map(ManoeuvreRule::Always).ok_or(names.areas.unknown(id)),
        },
    );
    form.at("changes").plain(&mut standing.changes);
    if standing.changes > CHANGES {
        form.at("changes").fault("more changes than are allowed");
    }
}
