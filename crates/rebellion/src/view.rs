//! What some eyes see, for a client to draw. It is made from the hidden state alone.

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::area::{Area, Areas};
use crate::board::{Board, Control};
use crate::card::{Card, Cards};
use crate::colour::{ByColour, Colour, FACTIONS, Side};
use crate::dice::Fall;
use crate::event::{DiceFall, Tally, card_id, tally};
use crate::force::{Force, Slot};
use crate::standing::{self, LossRule, ManoeuvreRule};
use crate::state::{Battle, Errand, Stage, State};
use crate::{army, control, manoeuvre, round, score};

/// What some eyes see.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rebellion1775.ts"))]
pub struct View {
    /// The scenario.
    pub scenario: String,
    /// The round.
    pub round: u8,
    /// The game ends after this round at the latest.
    pub rounds: u8,
    /// What is being done.
    pub stage: StageView,
    /// The faction whose sequence it is; none in the set-up and between sequences.
    pub active: Option<Seat>,
    /// The cubes drawn this round, in order.
    pub order: Vec<Seat>,
    /// The cubes still in the bag: one of these is next.
    pub bag: SeatSet,
    /// The areas in play.
    pub areas: Vec<AreaView>,
    /// The colonies in play, where colonies count.
    pub colonies: Vec<ColonyHolder>,
    /// What each side controls: British, American.
    pub scores: [u8; 2],
    /// Cubes in the reserves.
    pub reserve: Tally,
    /// Cubes among the fled units.
    pub fled: Tally,
    /// The factions, by seat.
    pub factions: Vec<FactionView>,
    /// Truce cards beside the board: British, American. Two of a side end the game.
    pub truces: [u8; 2],
    /// Whether the game will end with this round.
    pub last_round: bool,
    /// The sequence under way.
    pub sequence: SequenceView,
    /// The army being formed.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub army: Option<ArmyView>,
    /// Where battles are to be fought.
    pub battles: Vec<String>,
    /// The battle under way.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleView>,
    /// The standing instructions of the sides one looks through.
    pub standing: Vec<StandingView>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum StageView {
    /// The set-up: cubes, extra units, first hands.
    Setup,
    /// A cube comes out of the bag.
    Bag,
    /// The reinforcement phase.
    Reinforcement,
    /// The movement phase.
    Movement,
    /// The battle phase.
    Battle,
    /// Cards are drawn.
    Cards,
    /// The game is over.
    Over,
}

/// An area.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct AreaView {
    /// Its id.
    pub id: String,
    /// Who stands there, natives included.
    pub units: Tally,
    /// Natives with each side: British, American.
    pub natives: [u8; 2],
    /// Natives with nobody.
    pub neutral: u8,
    /// Units that have moved, or arrived, in this phase.
    pub marked: Tally,
    /// Whose marker stands there, where cities count.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<Side>,
}

/// A colony and who controls it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct ColonyHolder {
    /// Its id.
    pub id: String,
    /// Who controls it.
    pub side: Option<Side>,
}

/// A faction.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct FactionView {
    /// Its seat.
    pub seat: Seat,
    /// Its id.
    pub id: &'static str,
    /// Its side.
    pub side: Side,
    /// How many cards it holds.
    pub hand_size: u8,
    /// Which, if these eyes may see them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    /// How many cards are in its deck.
    pub deck_size: u8,
    /// The cards it has not played, wherever they are. Everybody knows these.
    pub unplayed: Vec<String>,
    /// The cards it has played.
    pub played: Vec<String>,
    /// Whether its truce card lies beside the board.
    pub truce: bool,
    /// Extra units it still has to place in the set-up.
    pub extra: u8,
    /// Where its reinforcements and fled units arrive now.
    pub arrivals: Vec<String>,
}

/// The sequence under way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct SequenceView {
    /// Reinforcements still to place.
    pub left: u8,
    /// The movement card played.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Armies that may still move.
    pub armies: u8,
    /// The event being carried out.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<String>,
    /// The events in force.
    pub in_force: Vec<InForceView>,
    /// Where the armies of a naval movement go.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landing: Option<String>,
}

/// An event in force.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct InForceView {
    /// The card.
    pub card: String,
    /// The battle it is for.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Whether it is used up.
    pub used: bool,
}

/// The army being formed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct ArmyView {
    /// From where.
    pub from: String,
    /// Who goes.
    pub units: Tally,
    /// The colours whose number is settled.
    pub fixed: Vec<&'static str>,
    /// Where it could go.
    pub goals: Vec<String>,
    /// Whether it goes after a battle won.
    pub pursuit: bool,
}

/// The battle under way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct BattleView {
    /// Where.
    pub at: String,
    /// Which side attacks.
    pub attacker: Side,
    /// The attackers.
    pub attackers: Tally,
    /// The defenders.
    pub defenders: Tally,
    /// Whose roll it is.
    pub rolling: Side,
    /// Whether only hits count.
    pub free: bool,
    /// How many times dice were rolled.
    pub rolls: u16,
    /// How the dice of this roll fell so far.
    pub dice: Vec<DiceFall>,
    /// What is asked.
    pub asks: BattleAsk,
    /// Who is asked.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    /// Hits still to be taken.
    pub hits: u8,
    /// Losses chosen so far.
    pub lost: Tally,
    /// The colour that may manoeuvre.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<&'static str>,
    /// How many of it may still.
    pub blanks: u8,
    /// Where it may go.
    pub targets: Vec<String>,
}

/// What is asked in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum BattleAsk {
    /// Nothing: dice fall.
    Dice,
    /// Whether a card is played before the enemy rolls.
    Card,
    /// Which units fall.
    Losses,
    /// Which colour manoeuvres first.
    Order,
    /// Whether a unit leaves.
    Manoeuvre,
}

/// The standing instructions of a faction.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub struct StandingView {
    /// Whose.
    pub seat: Seat,
    /// `ask`, `fewest_dice`, or an order such as `NYOR`.
    pub losses: String,
    /// When it manoeuvres.
    pub manoeuvre: ManoeuvreView,
    /// Where to, if always.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// How often it may still be changed in this sequence.
    pub changes: u8,
}

/// When a faction manoeuvres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rebellion1775.ts"))]
pub enum ManoeuvreView {
    /// It is asked.
    Ask,
    /// Never.
    Never,
    /// To save the last unit.
    LastUnit,
    /// Always, to one area if that is legal.
    Always,
}

pub(crate) fn view(board: &Board, state: &State, eyes: SeatSet) -> View {
    let scenario = state.scenario(board);
    let in_sequence = !state.stage.is_setup() && !matches!(state.stage, Stage::Bag | Stage::Over);
    let truces = Side::BOTH.map(|side| side.seats().and(state.truces).len() as u8);
    let checked = state.round >= scenario.check_from && round::both_truces(state.truces).is_some();
    View {
        scenario: scenario.id.clone(),
        round: state.round,
        rounds: scenario.rounds,
        stage: stage(state),
        active: in_sequence.then_some(state.active),
        order: state.order[..usize::from(state.drawn).min(FACTIONS)].to_vec(),
        bag: if state.stage.is_setup() { SeatSet::NONE } else { state.bag },
        areas: scenario.areas.iter().map(|at| area(board, state, at)).collect(),
        colonies: colonies(board, state),
        scores: score::scores(board, state),
        reserve: cubes(&state.reserve),
        fled: cubes(&state.fled),
        factions: (0..FACTIONS as u8).map(|n| faction(board, state, Seat(n), eyes)).collect(),
        truces,
        last_round: checked || state.round >= scenario.rounds,
        sequence: sequence(board, state),
        army: (state.stage == Stage::Army).then(|| army_view(board, state)),
        battles: board.ids(state.battles()),
        battle: state.stage.in_battle().then(|| battle(board, state)),
        standing: standings(board, state, eyes),
    }
}

fn stage(state: &State) -> StageView {
    match state.stage {
        Stage::FirstCube | Stage::Extra | Stage::Deal => StageView::Setup,
        Stage::Bag => StageView::Bag,
        Stage::Reinforce | Stage::Placing => StageView::Reinforcement,
        Stage::Move | Stage::Converting | Stage::Rearranging => StageView::Movement,
        Stage::Army if state.army.errand != Errand::Pursuit => StageView::Movement,
        Stage::Draw => StageView::Cards,
        Stage::Over => StageView::Over,
        _ => StageView::Battle,
    }
}

fn cubes(counts: &ByColour<u8>) -> Tally {
    Colour::ALL.into_iter().map(|c| (c.id(), counts[c])).collect()
}

fn area(board: &Board, state: &State, at: Area) -> AreaView {
    let force = state.at(at);
    let neutral = state.neutral.has(at);
    let natives = [force.get(Slot::NATIVES_BRITISH), force.get(Slot::NATIVES_AMERICAN)];
    let marker = Side::BOTH.into_iter().find(|side| state.markers[*side].has(at));
    AreaView {
        id: board.id(at).to_owned(),
        units: tally(force),
        natives: if neutral { [0, 0] } else { natives },
        neutral: if neutral { force.natives() } else { 0 },
        marked: tally(state.marked[at]),
        marker,
    }
}

fn colonies(board: &Board, state: &State) -> Vec<ColonyHolder> {
    let scenario = state.scenario(board);
    if scenario.control != Control::Colonies {
        return Vec::new();
    }
    (0..board.colonies.len() as u8)
        .filter(|c| scenario.colonies >> c & 1 != 0)
        .map(|c| ColonyHolder {
            id: board.colony_id(c).to_owned(),
            side: control::holder(state, c),
        })
        .collect()
}

fn cards(seat: Seat, cards: Cards) -> Vec<String> {
    cards.iter().map(|number| card_id(Card { faction: seat, number })).collect()
}

fn faction(board: &Board, state: &State, seat: Seat, eyes: SeatSet) -> FactionView {
    let side = Side::of(seat);
    let seen = !eyes.and(side.seats()).is_empty();
    let unplayed = state.unplayed(seat);
    FactionView {
        seat,
        id: Colour::of(seat).id(),
        side,
        hand_size: state.hand_sizes[seat],
        hand: seen.then(|| cards(seat, state.hands[seat])),
        deck_size: (unplayed.len() as u8).saturating_sub(state.hand_sizes[seat]),
        unplayed: cards(seat, unplayed),
        played: cards(seat, state.scenario(board).decks[seat].minus(unplayed)),
        truce: state.truces.has(seat),
        extra: state.extra[seat],
        arrivals: board.ids(control::arrivals(board, state, seat)),
    }
}

fn sequence(board: &Board, state: &State) -> SequenceView {
    let card = |number: u8| (number != 0).then(|| card_id(state.card(number)));
    let id = |area: Area| board.id(area).to_owned();
    let in_force = state.sequence.in_force.iter().take_while(|e| e.card != 0);
    SequenceView {
        left: state.sequence.left,
        card: card(state.sequence.card),
        armies: state.sequence.armies,
        playing: card(state.sequence.playing),
        in_force: in_force
            .map(|e| InForceView {
                card: card_id(state.card(e.card)),
                at: e.at.map(id),
                used: e.used,
            })
            .collect(),
        landing: state.sequence.landing.map(id),
    }
}

fn army_view(board: &Board, state: &State) -> ArmyView {
    let fixed = Slot::of(state.side()).into_iter();
    ArmyView {
        from: board.id(state.army.from).to_owned(),
        units: tally(state.army.units),
        fixed: fixed
            .filter(|slot| state.army.fixed >> slot.0 & 1 != 0)
            .map(|slot| slot.colour().id())
            .collect(),
        goals: board.ids(army::goals(board, state)),
        pursuit: state.army.errand == Errand::Pursuit,
    }
}

fn battle(board: &Board, state: &State) -> BattleView {
    let Battle { at, side, free, rolls, falls, hits, lost, asked, .. } = state.battle;
    let attacker = state.side();
    let force: Force = state.at(at);
    let asks = match state.stage {
        Stage::Losses => BattleAsk::Losses,
        Stage::Ordering => BattleAsk::Order,
        Stage::Manoeuvre => BattleAsk::Manoeuvre,
        Stage::Pausing => BattleAsk::Card,
        _ => BattleAsk::Dice,
    };
    let manoeuvres = asks == BattleAsk::Manoeuvre;
    let targets = if manoeuvres { manoeuvre::targets(board, state) } else { Areas::NONE };
    let fallen = Slot::of(side).into_iter().zip(falls).filter(|(_, f)| *f != Fall::default());
    BattleView {
        at: board.id(at).to_owned(),
        attacker,
        attackers: tally(force.only(attacker)),
        defenders: tally(force.only(attacker.other())),
        rolling: side,
        free,
        rolls,
        dice: fallen
            .map(|(slot, Fall { hits, flees, blanks })| DiceFall {
                colour: slot.colour().id(),
                hits,
                flees,
                blanks,
            })
            .collect(),
        asks,
        asked: match asks {
            BattleAsk::Dice => None,
            BattleAsk::Card => Some(state.active),
            BattleAsk::Losses | BattleAsk::Order | BattleAsk::Manoeuvre => Some(asked),
        },
        hits,
        lost: tally(lost),
        colour: manoeuvres.then(|| state.battle.slot().colour().id()),
        blanks: if manoeuvres { state.battle.blanks() } else { 0 },
        targets: board.ids(targets),
    }
}

fn standings(board: &Board, state: &State, eyes: SeatSet) -> Vec<StandingView> {
    let seen = |seat: &Seat| !eyes.and(Side::of(*seat).seats()).is_empty();
    let one = |seat: Seat| {
        let standing = state.standing[seat];
        let (manoeuvre, to) = match standing.manoeuvre {
            ManoeuvreRule::Ask => (ManoeuvreView::Ask, None),
            ManoeuvreRule::Never => (ManoeuvreView::Never, None),
            ManoeuvreRule::LastUnit => (ManoeuvreView::LastUnit, None),
            ManoeuvreRule::Always(area) => (ManoeuvreView::Always, Some(board.id(area).to_owned())),
        };
        StandingView {
            seat,
            losses: match standing.losses {
                LossRule::Ask => "ask".to_owned(),
                LossRule::FewestDice => "fewest_dice".to_owned(),
                LossRule::Order(number) => standing::letters(Side::of(seat), number),
            },
            manoeuvre,
            to,
            changes: standing.changes,
        }
    };
    (0..FACTIONS as u8).map(Seat).filter(seen).map(one).collect()
}
