//! What cannot be on any table, however it was played.

use kernel::{Fault, Faults, Rules, Turn};

use crate::board::Board;
use crate::card::{Effect, Placement};
use crate::colour::{Colour, FACTIONS, Side};
use crate::force::Slot;
use crate::options::Hands;
use crate::rules::Rebellion;
use crate::state::{Army, Battle, Errand, Stage, State};
use crate::{army, manoeuvre};

pub(super) fn check(rules: &Rebellion, state: &State) -> Result<(), Vec<Fault>> {
    let board = rules.board();
    let mut faults = Faults::default();
    check_table(&mut faults, board, state);
    if state.stage.in_battle() {
        check_battle(&mut faults, board, state);
    }
    check_army(&mut faults, board, state);
    check_card(&mut faults, board, state);
    check_hands(&mut faults, board, state);
    if faults.0.is_empty() {
        let goes_on = goes_on(rules, state);
        faults.need(goes_on, "stage", "nobody could do anything here");
    }
    faults.none(())
}

fn check_table(faults: &mut Faults, board: &Board, state: &State) {
    let scenario = state.scenario(board);
    let round = (1..=scenario.rounds).contains(&state.round);
    faults.need(round, "round", "the scenario has no such round");
    let stage = state.stage;
    let in_sequence = !stage.is_setup() && !matches!(stage, Stage::Bag | Stage::Over);
    if in_sequence {
        let last = usize::from(state.drawn).checked_sub(1).map(|n| state.order[n % FACTIONS]);
        let fits = last == Some(state.active);
        faults.need(fits, "order", "the active faction's cube was drawn last");
    }
    let mixed_allowed = in_sequence && stage != Stage::Draw;
    let mixed = !state.battles().is_empty();
    faults.need(mixed_allowed || !mixed, "units", "every battle was fought to its end");
    for side in Side::BOTH {
        let held = state.markers[side].minus(state.held[side]).is_empty();
        faults.need(held, "markers", "a marker stands where its side has units");
    }
    if stage != Stage::Extra && state.extra.iter().any(|n| *n > 0) {
        let setup = stage.is_setup();
        faults.need(setup, "extra", "extra units are placed in the set-up");
    }
    for (seat, extra) in state.extra.pairs() {
        let there = state.reserve[Colour::of(seat)];
        faults.need(*extra <= there, "extra", "the reserve is too small");
    }
    for area in scenario.areas {
        let (there, marked) = (state.at(area), state.marked[area]);
        let all = (0..8).map(Slot).all(|slot| marked.get(slot) <= there.get(slot));
        faults.need(all, "marked", "those who are marked must be there");
    }
}

fn check_army(faults: &mut Faults, board: &Board, state: &State) {
    if state.stage != Stage::Army || state.army == Army::default() {
        return;
    }
    let sequence = &state.sequence;
    if state.army.errand == Errand::Movement {
        faults.need(sequence.card != 0, "sequence.card", "an army moves by a movement card");
        faults.need(sequence.armies > 0, "sequence.armies", "no army may move any more");
        if sequence.card == 0 {
            return;
        }
    }
    let (fewest, limit) = (army::fewest(state), army::limit(board, state));
    if fewest > limit {
        let what = format!("{fewest} units have to go and the ships take {limit}");
        faults.add("army.fixed", what + ": settle on fewer");
    }
    if army::goals(board, state).is_empty() {
        let (at, what) = nowhere_to_go(board, state);
        faults.add(at, what);
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
fn check_card(faults: &mut Faults, board: &Board, state: &State) {
    let playing = state.sequence.playing;
    let errand = state.army.errand;
    let effect = (playing != 0).then(|| board.effect(state.card(playing)));
    let there = |colour: Colour| state.reserve[colour] > 0;
    let fits = match (state.stage, effect) {
        (Stage::Placing, Some(Effect::Place(Placement { units, .. }))) => {
            Colour::ALL.into_iter().any(|c| units[c] > 0 && there(c))
        }
        (Stage::Placing, Some(Effect::Recruit { from, to, .. })) => {
            state.sequence.playing_left > 0 && state.fled[from] > 0 && there(to)
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
    faults.need(fits, "sequence.playing", "that event is not carried out like this, or cannot be");
}

fn check_battle(faults: &mut Faults, board: &Board, state: &State) {
    let Battle { at, side, decided, .. } = state.battle;
    let fighting = state.battles().has(at);
    let stage = state.stage;
    let asks = matches!(stage, Stage::Ordering | Stage::Manoeuvre);
    let may_be_over = asks && (decided || state.at(at).holds(side));
    faults.need(fighting || may_be_over, "battle.at", "both sides stand where they fight");
    let rolling = state.battle.waiting != 0;
    faults.need(rolling == (stage == Stage::Rolling), "battle.waiting", "dice fall when rolling");
    for (n, slot) in Slot::of(side).into_iter().enumerate() {
        let waits = state.battle.waiting >> n & 1 != 0;
        let there = state.at(at).get(slot) > 0;
        faults.need(there || !waits, "battle.waiting", "those who roll must be there");
    }
    if asks || stage == Stage::Losses {
        let loser = if stage == Stage::Losses { side.other() } else { side };
        let own = Side::of(state.battle.asked) == loser;
        faults.need(own, "battle.asked", "a faction of that side is asked");
    }
    if asks {
        let there = manoeuvre::can_be_asked(board, state);
        faults.need(
            there,
            "battle.kind",
            "those who may manoeuvre must be there, with somewhere to go",
        );
    }
    let there = state.at(at);
    let all = Slot::of(side.other()).iter().all(|s| state.battle.lost.get(*s) <= there.get(*s));
    faults.need(all, "battle.lost", "those who are lost must be there");
    if stage == Stage::Losses {
        let left = state.at(at).total(side.other());
        let taken = state.battle.lost.total(side.other()).saturating_add(state.battle.hits);
        faults.need(state.battle.hits > 0, "battle.hits", "there are hits to take");
        faults.need(taken < left, "battle.hits", "there is something to choose");
    }
}

fn check_hands(faults: &mut Faults, board: &Board, state: &State) {
    if state.stage == Stage::Over {
        return;
    }
    if matches!(state.stage, Stage::Deal | Stage::Draw) {
        let short = state.hand_sizes[state.drawing] < state.scenario(board).hand;
        faults.need(short, "drawing", "a faction with a full hand draws no card");
    }
    for (seat, hand) in state.hands.pairs() {
        let movement = board.movement_cards[seat];
        let spent = seat == state.active && state.sequence.card != 0;
        // Who has still to draw will have one when it is done.
        let draws = match state.stage {
            Stage::Deal => state.drawing <= seat,
            Stage::Draw => state.drawing == seat,
            Stage::FirstCube | Stage::Extra => state.options.hands == Hands::After,
            _ => false,
        };
        let holds = !hand.and(movement).is_empty();
        let any = !state.unplayed(seat).and(movement).is_empty();
        let at = format!("hands.{}", Colour::of(seat).id());
        faults.need(spent || draws || holds || !any, at, "a hand holds a movement card");
    }
}

/// Somebody must be able to go on, or the position is no use.
fn goes_on(rules: &Rebellion, state: &State) -> bool {
    match rules.turn(state) {
        Turn::Over(_) => true,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.chances(state, &mut outcomes);
            !outcomes.is_empty()
        }
        Turn::Seats { must, .. } => {
            let mut offers = Vec::new();
            !must.is_empty()
                && must.iter().all(|seat| {
                    rules.offers(state, seat, &mut offers);
                    !offers.is_empty()
                })
        }
    }
}
