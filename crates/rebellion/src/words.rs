//! The sentences of prompts and offers, as keys and arguments.

use kernel::{Arg, Description, Phase, Seat, SeatSet, Text};

use crate::action::Action;
use crate::area::Area;
use crate::board::{Board, Control};
use crate::card::{Card, CardPhase, Effect, Holds, Placement};
use crate::colour::{COLOURS, Colour, Colours, Side};
use crate::event::{Tally, card_id};
use crate::score;
use crate::standing::{self, LossRule, ManoeuvreRule};
use crate::state::{Errand, Stage, State};

/// The name of a side.
pub(crate) fn side(side: Side) -> Text {
    Text::new(match side {
        Side::British => "rebellion1775-side-british",
        Side::American => "rebellion1775-side-american",
    })
}

const COLOUR_KEYS: [&str; COLOURS] = [
    "rebellion1775-units-r",
    "rebellion1775-units-y",
    "rebellion1775-units-b",
    "rebellion1775-units-w",
    "rebellion1775-units-o",
    "rebellion1775-units-f",
    "rebellion1775-units-n",
];

const COUNT_KEYS: [&str; COLOURS] = [
    "rebellion1775-count-r",
    "rebellion1775-count-y",
    "rebellion1775-count-b",
    "rebellion1775-count-w",
    "rebellion1775-count-o",
    "rebellion1775-count-f",
    "rebellion1775-count-n",
];

/// The name of a colour's units, in the plural.
pub(crate) fn colour(colour: Colour) -> Text {
    Text::new(COLOUR_KEYS[colour as usize])
}

/// So many units of a colour.
pub(crate) fn count(colour: Colour, count: u8) -> Text {
    Text::new(COUNT_KEYS[colour as usize]).with("count", count)
}

/// A list of units: "2 Regulars, 1 Loyalist and 3 natives".
pub(crate) fn units(tally: &Tally) -> Text {
    let counts = Colour::ALL.into_iter().filter_map(|c| {
        let n = tally.get(c.id()).copied().filter(|n| *n > 0)?;
        Some(count(c, n))
    });
    list(counts.collect())
}

/// The names of several colours as a list.
fn colours(set: Colours) -> Text {
    list(set.iter().map(colour).collect())
}

fn list(mut parts: Vec<Text>) -> Text {
    let Some(last) = parts.pop() else { return Text::new("rebellion1775-nobody") };
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return last };
    let head = parts.fold(first, |head, part| {
        Text::new("rebellion1775-list-comma").with("first", head).with("last", part)
    });
    Text::new("rebellion1775-list-and").with("first", head).with("last", last)
}

/// The name of a card's phase.
pub(crate) fn card_phase(phase: CardPhase) -> Text {
    Text::new(match phase {
        CardPhase::Reinforcement => "rebellion1775-phase-reinforcement",
        CardPhase::Movement => "rebellion1775-phase-movement",
        CardPhase::Battle => "rebellion1775-phase-battle",
    })
}

/// What a card does, in a sentence.
pub(crate) fn effect(effect: Effect) -> Text {
    match effect {
        Effect::March { armies, areas } => {
            Text::new("rebellion1775-effect-march").with("armies", armies).with("areas", areas)
        }
        Effect::Warships { armies } => {
            Text::new("rebellion1775-effect-warships").with("armies", armies)
        }
        Effect::Naval { armies, units } => {
            Text::new("rebellion1775-effect-naval").with("armies", armies).with("count", units)
        }
        Effect::Place(Placement { units: counts, site }) => {
            let key = match (site.holds, site.enemies) {
                (Holds::Anything, _) => "rebellion1775-effect-land",
                (Holds::Side, _) => "rebellion1775-effect-place",
                (Holds::Colour(_), _) => "rebellion1775-effect-place-with",
            };
            let placed = Colour::ALL.into_iter().filter(|c| counts[*c] > 0);
            let placed = list(placed.map(|c| count(c, counts[c])).collect());
            let text = Text::new(key).with("units", placed);
            match site.holds {
                Holds::Colour(c) => text.with("with", colour(c)),
                _ => text,
            }
        }
        Effect::Recruit { from, to, most } => Text::new("rebellion1775-effect-recruit")
            .with("count", most)
            .with("from", colour(from))
            .with("to", colour(to)),
        Effect::Convert { from, to } => Text::new("rebellion1775-effect-convert")
            .with("from", count(from, 1))
            .with("to", count(to, 1)),
        Effect::MoreArmies { armies: n } => {
            Text::new("rebellion1775-effect-more-armies").with("count", n)
        }
        Effect::MoreAreas { areas: n } => {
            Text::new("rebellion1775-effect-more-areas").with("count", n)
        }
        Effect::PassThrough { every: true } => Text::new("rebellion1775-effect-pass-all"),
        Effect::PassThrough { every: false } => Text::new("rebellion1775-effect-pass-one"),
        Effect::Rearrange { holds } => {
            Text::new("rebellion1775-effect-rearrange").with("with", colour(holds))
        }
        Effect::Volley { colours: set, every } => {
            let key = if every {
                "rebellion1775-effect-volley-all"
            } else {
                "rebellion1775-effect-volley-one"
            };
            Text::new(key).with("units", colours(set))
        }
        Effect::Steady { colours: set } => {
            Text::new("rebellion1775-effect-steady").with("units", colours(set))
        }
        Effect::TurnCoats { from, to } => Text::new("rebellion1775-effect-turn")
            .with("from", count(from, 1))
            .with("to", count(to, 1)),
        Effect::Pursue { with } => {
            Text::new("rebellion1775-effect-pursue").with("with", colour(with))
        }
    }
}

/// What the table is doing now.
pub(crate) fn phase(state: &State) -> Phase {
    let key = match state.stage {
        Stage::FirstCube | Stage::Extra | Stage::Deal => "rebellion1775-phase-setup",
        Stage::Bag => "rebellion1775-phase-bag",
        Stage::Reinforce | Stage::Placing => "rebellion1775-phase-reinforcement",
        Stage::Move | Stage::Converting | Stage::Rearranging => "rebellion1775-phase-movement",
        Stage::Army if state.army.errand != Errand::Pursuit => "rebellion1775-phase-movement",
        Stage::Army
        | Stage::Naming
        | Stage::Battles
        | Stage::Pausing
        | Stage::Rolling
        | Stage::Losses
        | Stage::Ordering
        | Stage::Manoeuvre => "rebellion1775-phase-battle",
        Stage::Draw => "rebellion1775-phase-cards",
        Stage::Over => "rebellion1775-phase-over",
    };
    // Counted by sequence, so that two reinforcement phases of a round can be told apart.
    let round = u16::from(state.round) * 4 + u16::from(state.drawn);
    Phase { key, round, lanes: false, talk: true }
}

/// How the game ended, in a sentence.
pub(crate) fn outcome(board: &Board, state: &State) -> Text {
    let scores = score::scores(board, state);
    outcome_text(score::winner(scores), scores, state.scenario(board).control)
}

fn outcome_text(winner: Option<Side>, scores: [u8; 2], control: Control) -> Text {
    let text = match (winner, control) {
        (Some(Side::British), Control::Colonies) => "rebellion1775-outcome-british",
        (Some(Side::American), Control::Colonies) => "rebellion1775-outcome-american",
        (None, Control::Colonies) => "rebellion1775-outcome-draw",
        (Some(Side::British), Control::Cities) => "rebellion1775-outcome-british-cities",
        (Some(Side::American), Control::Cities) => "rebellion1775-outcome-american-cities",
        (None, Control::Cities) => "rebellion1775-outcome-draw-cities",
    };
    Text::new(text).with("british", scores[0]).with("american", scores[1])
}

/// What is asked of these eyes.
pub(crate) fn prompt(board: &Board, state: &State, eyes: SeatSet) -> Text {
    if state.stage == Stage::Over {
        return outcome(board, state);
    }
    if state.stage.is_chance() {
        return Text::new("rebellion1775-prompt-chance");
    }
    let asked = state.must().and(eyes);
    let Some(seat) = asked.lowest() else {
        return Text::new("rebellion1775-prompt-wait").with("factions", state.must());
    };
    let at = |text: Text| text.place("at", board.id(state.battle.at));
    match state.stage {
        Stage::Extra => Text::new("rebellion1775-prompt-extra")
            .with("faction", seat)
            .with("count", state.extra[seat]),
        Stage::Reinforce if state.sequence.left > 0 => {
            Text::new("rebellion1775-prompt-reinforce").with("count", state.sequence.left)
        }
        Stage::Reinforce => Text::new("rebellion1775-prompt-reinforced"),
        Stage::Move if state.sequence.card == 0 => Text::new("rebellion1775-prompt-card"),
        Stage::Move => {
            let key = match (state.sequence.armies, state.battles().is_empty()) {
                (0, true) => "rebellion1775-prompt-moved",
                (0, false) => "rebellion1775-prompt-moved-fight",
                (_, true) => "rebellion1775-prompt-move",
                (_, false) => "rebellion1775-prompt-move-fight",
            };
            Text::new(key).with("count", state.sequence.armies)
        }
        Stage::Placing => carded(state, "rebellion1775-prompt-placing"),
        Stage::Converting => carded(state, "rebellion1775-prompt-converting"),
        Stage::Naming => carded(state, "rebellion1775-prompt-naming"),
        Stage::Rearranging => carded(state, "rebellion1775-prompt-rearranging"),
        Stage::Army => {
            Text::new("rebellion1775-prompt-army").place("from", board.id(state.army.from))
        }
        Stage::Battles if state.battles().is_empty() => {
            Text::new("rebellion1775-prompt-battles-over")
        }
        Stage::Battles => {
            Text::new("rebellion1775-prompt-battles").with("count", state.battles().len())
        }
        Stage::Pausing => at(Text::new("rebellion1775-prompt-pausing")),
        Stage::Losses => {
            at(Text::new("rebellion1775-prompt-losses").with("count", state.battle.hits))
        }
        Stage::Ordering => at(Text::new("rebellion1775-prompt-ordering")),
        Stage::Manoeuvre => at(Text::new("rebellion1775-prompt-manoeuvre")
            .with("unit", count(state.battle.slot().colour(), 1))),
        _ => Text::new("rebellion1775-prompt-chance"),
    }
}

fn carded(state: &State, key: &'static str) -> Text {
    Text::new(key).with("card", card_arg(state.card(state.sequence.playing)))
}

fn card_arg(card: Card) -> Arg {
    Arg::Place(card_id(card))
}

/// What an offer of an action shows.
pub(crate) fn describe(board: &Board, state: &State, seat: Seat, action: Action) -> Description {
    let id = |area: Area| board.id(area).to_owned();
    let here =
        |key: &'static str, at: Area| (vec![id(at)], Text::new(key).place("at", board.id(at)));
    let (places, text) = match action {
        Action::Place(at) if state.stage == Stage::Placing => {
            (vec![id(at)], carded(state, "rebellion1775-do-land").place("at", board.id(at)))
        }
        Action::Place(at) => here("rebellion1775-do-place", at),
        Action::Return(c, at) => {
            let text = Text::new("rebellion1775-do-return").with("unit", count(c, 1));
            (vec![c.id().to_owned(), id(at)], text.place("at", board.id(at)))
        }
        Action::Play(card) => {
            let text = Text::new("rebellion1775-do-play").with("card", card_arg(card));
            (vec![card_id(card)], text.with("effect", effect(board.effect(card))))
        }
        Action::Name(at) => {
            (vec![id(at)], carded(state, "rebellion1775-do-name").place("at", board.id(at)))
        }
        Action::Convert(at) => here("rebellion1775-do-convert", at),
        Action::Muster(at) => here("rebellion1775-do-muster", at),
        Action::Take(slot, 0) => {
            let text = Text::new("rebellion1775-do-take-none").with("units", colour(slot.colour()));
            (vec![slot.colour().id().to_owned()], text)
        }
        Action::Take(slot, n) => {
            let text = Text::new("rebellion1775-do-take").with("units", count(slot.colour(), n));
            (vec![slot.colour().id().to_owned()], text)
        }
        Action::Go(to) => {
            let text = Text::new(go_key(board, state)).place("to", board.id(to));
            (vec![id(state.army.from), id(to)], text.place("from", board.id(state.army.from)))
        }
        Action::Fight(at) => here("rebellion1775-do-fight", at),
        Action::Roll => (vec![], Text::new("rebellion1775-do-roll")),
        Action::FightOn => (vec![], Text::new("rebellion1775-do-fight-on")),
        Action::Lose(slot) => {
            let text = Text::new("rebellion1775-do-lose").with("unit", count(slot.colour(), 1));
            (vec![slot.colour().id().to_owned()], text)
        }
        Action::First(slot) => {
            let text = Text::new("rebellion1775-do-first").with("units", colour(slot.colour()));
            (vec![slot.colour().id().to_owned()], text)
        }
        Action::Withdraw(to) => {
            let (places, text) = here("rebellion1775-do-withdraw", to);
            (places, text.with("unit", count(state.battle.slot().colour(), 1)))
        }
        Action::Stay => (vec![], Text::new("rebellion1775-do-stay")),
        Action::Done => (vec![], Text::new(done_key(state))),
        Action::StandLosses(rule) => (vec![], stand_losses(seat, rule)),
        Action::StandManoeuvre(rule) => stand_manoeuvre(board, rule),
        Action::Cube(seat) => (vec![], Text::new("rebellion1775-do-cube").with("faction", seat)),
        Action::Draw(card) => {
            (vec![card_id(card)], Text::new("rebellion1775-do-draw").with("card", card_arg(card)))
        }
        Action::Dice(slot, hits, flees) => (
            vec![],
            Text::new("rebellion1775-do-dice")
                .with("units", colour(slot.colour()))
                .with("hits", hits)
                .with("flees", flees),
        ),
    };
    let done = matches!(action, Action::Done);
    Description { places, seat: None, price: None, text, done }
}

fn go_key(board: &Board, state: &State) -> &'static str {
    match (state.army.errand, board.effect(state.card(state.sequence.card))) {
        (Errand::Rearrange, _) => "rebellion1775-do-go-rearrange",
        (Errand::Pursuit, _) => "rebellion1775-do-go-pursue",
        (Errand::Movement, Effect::March { .. }) => "rebellion1775-do-go-march",
        (Errand::Movement, _) => "rebellion1775-do-go-sail",
    }
}

fn done_key(state: &State) -> &'static str {
    match state.stage {
        Stage::Placing => "rebellion1775-do-done-card",
        Stage::Rearranging => "rebellion1775-do-done-rearranging",
        Stage::Battles => "rebellion1775-do-done-battles",
        _ => "rebellion1775-do-done-moving",
    }
}

fn stand_losses(seat: Seat, rule: LossRule) -> Text {
    match rule {
        LossRule::Ask => Text::new("rebellion1775-do-stand-losses-ask"),
        LossRule::FewestDice => Text::new("rebellion1775-do-stand-losses-dice"),
        LossRule::Order(number) => {
            let order = standing::order(Side::of(seat), number);
            let order = list(order.iter().map(|slot| colour(slot.colour())).collect());
            Text::new("rebellion1775-do-stand-losses-order").with("units", order)
        }
    }
}

fn stand_manoeuvre(board: &Board, rule: ManoeuvreRule) -> (Vec<String>, Text) {
    let text = match rule {
        ManoeuvreRule::Ask => Text::new("rebellion1775-do-stand-manoeuvre-ask"),
        ManoeuvreRule::Never => Text::new("rebellion1775-do-stand-manoeuvre-never"),
        ManoeuvreRule::LastUnit => Text::new("rebellion1775-do-stand-manoeuvre-last"),
        ManoeuvreRule::Always(to) => {
            Text::new("rebellion1775-do-stand-manoeuvre-to").place("at", board.id(to))
        }
    };
    let places = match rule {
        ManoeuvreRule::Always(to) => vec![board.id(to).to_owned()],
        _ => vec![],
    };
    (places, text)
}
