//! The sentences: prompts and offers, as keys and arguments. The story has a file of its own.

use kernel::{Arg, Description, Seat, SeatSet, Text};

use crate::action::{Action, Shade, Way};
use crate::board::{Board, QUEUE_SLOTS};
use crate::card::{Card, Effect, Keep, Kind, Standing};
use crate::effects::slot;
use crate::job::{self, Source};
use crate::options::Mode;
use crate::place::{CANADA, Place};
use crate::purchase::{self, Terms};
use crate::role::Special;
use crate::rules::waiting;
use crate::state::{End, Stage, State};
use crate::token::Stack;
use crate::turn::card_price;

/// A card's name as a word inside a sentence.
pub(crate) fn card_name(id: &str) -> Text {
    Text::new(format!("freedom-card-{id}-name"))
}

/// A token's name as a word inside a sentence.
pub(crate) fn stack_name(id: &str) -> Text {
    Text::new(format!("freedom-stack-{id}-name"))
}

/// A role's name as a word inside a sentence.
pub(crate) fn role_name(id: &str) -> Text {
    Text::new(format!("freedom-role-{id}-name"))
}

/// A period's name as a word inside a sentence; periods are counted from one.
pub(crate) fn period_name(period: u8) -> Text {
    Text::new(format!("freedom-period-{period}"))
}

/// A catcher's name as a word inside a sentence.
pub(crate) fn catcher_name(id: &str) -> Text {
    Text::new(format!("freedom-catcher-{id}"))
}

/// What a card does, with the numbers of this board.
pub(crate) fn card_text(board: &Board, card: Card) -> Text {
    let mut text = Text::new(format!("freedom-card-{}-text", board.card_id(card)));
    for effect in board.effects[card.index()].into_iter().flatten() {
        text = effect_numbers(board, text, effect);
    }
    match board.kind[card.index()] {
        Kind::Reserve(Keep::LeaveOff { people, price }) => {
            text = text.with("people", people).with("price", price);
        }
        Kind::Reserve(Keep::Patron { income }) => text = text.with("money", income),
        Kind::Reserve(Keep::Cancel | Keep::Swap | Keep::Shield)
        | Kind::General
        | Kind::Opposition => {}
    }
    standing_numbers(text, &board.standing[card.index()])
}

fn effect_numbers(board: &Board, text: Text, effect: Effect) -> Text {
    match effect {
        Effect::Move { people, spaces, .. } => text.with("people", people).with("spaces", spaces),
        Effect::Points { points } => text.with("points", points),
        Effect::Send(send) if send.within > 0 => {
            text.with("people", send.people).with("spaces", send.within)
        }
        Effect::Send(send) => text.with("people", send.people),
        Effect::Buy { tokens, off, free } => {
            let text = text.with("tokens", tokens);
            if free || off == 0 { text } else { text.with("off", off) }
        }
        Effect::Money { each } | Effect::Count { each, .. } => text.with("money", each),
        Effect::Discard { slots } => {
            let cleared = (0..QUEUE_SLOTS).filter(|n| slots & (1 << n) != 0);
            let mut prices: Vec<u8> = cleared.map(|n| board.prices[n]).collect();
            prices.sort_unstable();
            prices.dedup();
            let list: Vec<String> = prices.iter().map(|price| format!("${price}")).collect();
            text.with("prices", Arg::Plain(list.join(", ")))
        }
        Effect::Return { people } | Effect::Seize { people } | Effect::Add { people } => {
            text.with("people", people)
        }
        Effect::Unbuy { tokens } => text.with("tokens", tokens),
        Effect::Swap
        | Effect::Top
        | Effect::Pick
        | Effect::DiscardLeft
        | Effect::Draw
        | Effect::Hunt
        | Effect::Riot
        | Effect::Gift => text,
    }
}

fn standing_numbers(text: Text, standing: &Standing) -> Text {
    let numbers = [
        ("money", standing.fundraising_less),
        ("people", standing.market_more),
        ("tokens", standing.planned_purchases.unwrap_or(0)),
        ("money", standing.support_more),
        ("money", standing.blue_aid_less),
    ];
    let some = numbers.into_iter().filter(|(_, n)| *n > 0);
    some.fold(text, |text, (name, n)| text.with(name, n))
}

/// What a role's benefit gives, with the numbers of this board.
pub(crate) fn benefit_text(board: &Board, role: u8, side: usize) -> Text {
    let benefit = board.benefits[role][side % 2];
    let text = Text::new(format!("freedom-role-{}-benefit", board.role_id(role)));
    let text = text.with("money", benefit.money);
    let off = benefit.card_off.max(benefit.conductor_off);
    let text = if off > 0 { text.with("off", off) } else { text };
    match benefit.people {
        0 => text,
        people => text.with("people", people).with("spaces", benefit.spaces),
    }
}

/// What a role's special does, with the numbers of this board.
pub(crate) fn special_text(board: &Board, role: u8) -> Text {
    let text = Text::new(format!("freedom-role-{}-special", board.role_id(role)));
    match board.specials[role] {
        Special::Relieve { people } => text.with("people", people),
        Special::Points { points } => text.with("points", points),
        Special::Send(send) => effect_numbers(board, text, Effect::Send(send)),
        Special::Tokens { limit } => text.with("tokens", limit),
        Special::Discard | Special::Protect => text,
    }
}

/// What the present effect asks for, in a sentence.
pub(crate) fn effect_text(board: &Board, state: &State, effect: Effect) -> Text {
    let left = state.job.left;
    let key = match effect {
        Effect::Move { spaces, .. } => {
            return Text::new("freedom-ask-move").with("people", left).with("spaces", spaces);
        }
        Effect::Points { .. } => return Text::new("freedom-ask-points").with("points", left),
        Effect::Send(_) => return Text::new("freedom-ask-send").with("people", left),
        Effect::Buy { off, free, .. } => {
            let key = match (free, off) {
                (true, _) => "freedom-ask-buy-free",
                (false, 0) => "freedom-ask-buy",
                (false, off) => {
                    let text = Text::new("freedom-ask-buy-off").with("tokens", left);
                    return text.with("off", off);
                }
            };
            return Text::new(key).with("tokens", left);
        }
        Effect::Return { .. } => return Text::new("freedom-ask-return").with("people", left),
        Effect::Seize { .. } => return Text::new("freedom-ask-seize").with("people", left),
        Effect::Unbuy { .. } => return Text::new("freedom-ask-unbuy").with("tokens", left),
        Effect::Add { .. } => return Text::new("freedom-ask-place").with("people", left),
        Effect::Swap => "freedom-ask-swap",
        Effect::Top => "freedom-ask-top",
        Effect::Pick => "freedom-ask-pick",
        Effect::Gift => "freedom-ask-gift",
        Effect::Money { .. }
        | Effect::Count { .. }
        | Effect::Discard { .. }
        | Effect::DiscardLeft
        | Effect::Draw
        | Effect::Hunt
        | Effect::Riot => return card_text(board, source_card(state)),
    };
    Text::new(key)
}

fn source_card(state: &State) -> Card {
    match state.job.source {
        Source::Card(card) => card,
        _ => Card(0),
    }
}

pub(crate) fn prompt(board: &Board, state: &State, eyes: SeatSet) -> Text {
    let (must, _) = waiting(board, state);
    let mine = must.and(eyes);
    let Some(whose) = mine.lowest().or(must.lowest()) else {
        return match state.stage {
            Stage::Over(_) => Text::new("freedom-prompt-over"),
            _ => Text::new("freedom-prompt-chance"),
        };
    };
    if mine.is_empty() {
        return match state.stage {
            Stage::Plan if eyes.and(state.everybody()).is_empty() => {
                Text::new("freedom-prompt-plan-watch")
            }
            Stage::Plan => Text::new("freedom-prompt-planned"),
            _ => Text::new("freedom-prompt-wait").with("player", whose),
        };
    }
    match state.stage {
        Stage::Role => Text::new("freedom-prompt-role"),
        Stage::Plan => {
            let taken = state.player(whose).taken.iter().flatten().count() as u8;
            Text::new("freedom-prompt-plan").with("left", board.planned.saturating_sub(taken))
        }
        Stage::Turn => Text::new("freedom-prompt-turn").with("player", whose),
        Stage::Choose => Text::new("freedom-prompt-choose"),
        Stage::Carry => match job::effect(board, state) {
            Some(effect) => effect_text(board, state, effect),
            None => Text::new("freedom-prompt-chance"),
        },
        Stage::Protect => Text::new("freedom-prompt-protect").with("player", state.active),
        Stage::Shield => Text::new("freedom-prompt-shield").with("player", state.active),
        Stage::Hold => Text::new("freedom-prompt-hold"),
        Stage::Coffin(catcher) => {
            let (at, people) = crate::catchers::prey(board, state, catcher);
            Text::new("freedom-prompt-coffin")
                .with("catcher", catcher_name(board.catcher_id(catcher)))
                .place("at", board.id(at))
                .with("people", people)
        }
        Stage::Tie(catcher) => {
            Text::new("freedom-prompt-tie").with("catcher", catcher_name(board.catcher_id(catcher)))
        }
        Stage::Place => {
            Text::new("freedom-ask-place").with("people", crate::market::brought(state))
        }
        Stage::LeaveOff => Text::new("freedom-prompt-leave-off"),
        _ => Text::new("freedom-prompt-chance"),
    }
}

/// What an offer of an action shows.
pub(crate) fn describe(board: &Board, state: &State, seat: Seat, action: Action) -> Description {
    let mut offer = Description {
        places: Vec::new(),
        seat: None,
        price: None,
        text: text(board, state, seat, action),
        done: matches!(action, Action::Done | Action::End | Action::Pass | Action::Enough),
    };
    match action {
        Action::Move(from, to) => {
            offer.places = [from, to].map(|at| board.id(at).to_owned()).to_vec();
        }
        Action::Place(farm, _) => {
            offer.places.extend(board.farm(farm).map(|at| board.id(at).to_owned()));
        }
        Action::Take(stack) => {
            let terms = match job::effect(board, state) {
                Some(Effect::Buy { off, free, .. }) if state.stage == Stage::Carry => {
                    Terms { off, free }
                }
                _ => Terms::default(),
            };
            offer.price = Some(purchase::cost(board, state, seat, stack, terms).into());
            offer.places = vec![board.stack_id(stack).to_owned()];
        }
        Action::Play(stack, _) => offer.places = vec![board.stack_id(stack).to_owned()],
        Action::Buy(n) => {
            offer.price = Some(card_price(board, state, seat, n).into());
            offer.places = vec![slot_id(n)];
        }
        Action::Pick(n) => offer.places = vec![slot_id(n)],
        Action::Swap(left, right) => offer.places = vec![slot_id(left), slot_id(right)],
        Action::Hold(catcher) => offer.places = vec![board.catcher_id(catcher).to_owned()],
        Action::Toward(catcher, way) => {
            let ends = crate::view::steps(board, state, catcher);
            let to = if way == Way::East { ends.1 } else { ends.0 };
            offer.places = vec![board.catcher_id(catcher).to_owned()];
            offer.places.extend(to.map(|at| board.id(at).to_owned()));
        }
        Action::Give(to, money) => {
            offer.seat = Some(to);
            offer.price = Some(money.into());
        }
        Action::GiveBack(whose) => offer.seat = Some(whose),
        Action::LeaveOff(people) => {
            let owner = crate::reactions::leave_off_owner(board, state);
            let keep = owner.and_then(|owner| state.keep(board, owner));
            if let Some(Keep::LeaveOff { price, .. }) = keep {
                offer.price = Some(i32::from(people) * i32::from(price));
            }
        }
        _ => {}
    }
    offer
}

/// A slot of the queue as a thing to click.
pub(crate) fn slot_id(n: u8) -> String {
    format!("queue-{n}")
}

fn text(board: &Board, state: &State, seat: Seat, action: Action) -> Text {
    let catcher = |n: u8| catcher_name(board.catcher_id(n));
    let stack = |stack: Stack| stack_name(board.stack_id(stack));
    let card = |n: u8| match slot(state, n) {
        Some(card) => card_name(board.card_id(card)),
        None => Text::new("freedom-empty-slot"),
    };
    match action {
        Action::Done => Text::new("freedom-do-done"),
        Action::End => Text::new("freedom-do-end"),
        Action::Enough => Text::new("freedom-do-enough"),
        Action::Pass => {
            let money = board.pass[state.period];
            Text::new("freedom-do-pass").with("money", money)
        }
        Action::Benefit => {
            let player = state.player(seat);
            match player.role {
                Some(role) => Text::new("freedom-do-benefit")
                    .with("what", benefit_text(board, role, usize::from(player.spent))),
                None => Text::new("freedom-prompt-chance"),
            }
        }
        Action::Special => match state.player(seat).role {
            Some(role) => Text::new("freedom-do-special").with("what", special_text(board, role)),
            None => Text::new("freedom-prompt-chance"),
        },
        Action::Reserve => match state.player(seat).reserve {
            Some(card) => {
                Text::new("freedom-do-reserve").with("card", card_name(board.card_id(card)))
            }
            None => Text::new("freedom-prompt-chance"),
        },
        Action::LeadFirst => Text::new("freedom-do-lead-first").with("player", state.lead),
        Action::Shield => Text::new("freedom-do-shield"),
        Action::Protect => Text::new("freedom-do-protect").with("player", state.active),
        Action::Coffin => Text::new("freedom-do-coffin"),
        Action::LetBe => Text::new("freedom-do-let-be"),
        Action::Prefer(Mode::Acting) => Text::new("freedom-do-prefer-acting"),
        Action::Prefer(Mode::Ask) => Text::new("freedom-do-prefer-ask"),
        Action::Prefer(Mode::Never) => Text::new("freedom-do-prefer-never"),
        Action::Hold(n) => Text::new("freedom-do-hold").with("catcher", catcher(n)),
        Action::Toward(n, Way::West) => Text::new("freedom-do-west").with("catcher", catcher(n)),
        Action::Toward(n, Way::East) => Text::new("freedom-do-east").with("catcher", catcher(n)),
        Action::GiveBack(whose) => Text::new("freedom-do-give-back").with("player", whose),
        Action::LeaveOff(people) => Text::new("freedom-do-leave-off").with("people", people),
        Action::Role(role) => {
            Text::new("freedom-do-role").with("role", role_name(board.role_id(role)))
        }
        Action::Take(one) => Text::new("freedom-do-take").with("token", stack(one)),
        Action::Play(one, Shade::Plain) => Text::new("freedom-do-play").with("token", stack(one)),
        Action::Play(one, Shade::Grey) => {
            Text::new("freedom-do-play-grey").with("token", stack(one))
        }
        Action::Buy(n) => Text::new("freedom-do-buy").with("card", card(n)),
        Action::Pick(n) => {
            let top = job::effect(board, state) == Some(Effect::Top);
            let key = if top { "freedom-do-top" } else { "freedom-do-discard" };
            Text::new(key).with("card", card(n))
        }
        Action::Swap(left, right) => {
            Text::new("freedom-do-swap").with("left", card(left)).with("right", card(right))
        }
        Action::Either(part) => either(board, state, part),
        Action::Place(farm, people) => Text::new("freedom-do-place")
            .with("people", people)
            .place("at", board.farm(farm).map_or("", |at| board.id(at))),
        Action::Give(to, money) => {
            Text::new("freedom-do-give").with("player", to).with("money", money)
        }
        Action::Move(from, to) => movement(board, state, from, to),
        Action::Lead(who) => Text::new("freedom-do-lead").with("player", who),
        Action::Catcher(Some(n)) => Text::new("freedom-do-catcher").with("catcher", catcher(n)),
        Action::Catcher(None) => Text::new("freedom-do-catcher-none"),
        Action::Arrows(Way::West, arrows) => {
            Text::new("freedom-do-arrows-west").with("arrows", arrows)
        }
        Action::Arrows(Way::East, arrows) => {
            Text::new("freedom-do-arrows-east").with("arrows", arrows)
        }
        Action::Draw(drawn) => {
            Text::new("freedom-do-draw").with("card", card_name(board.card_id(drawn)))
        }
        Action::Reveal(lot) => {
            let people = board.lot.rows().get(usize::from(lot)).copied().unwrap_or_default();
            Text::new("freedom-do-reveal").with("people", people)
        }
    }
}

fn either(board: &Board, state: &State, part: u8) -> Text {
    let effects = &board.effects[source_card(state).index()];
    match effects.get(usize::from(part)).copied().flatten() {
        Some(Effect::Move { people, spaces, .. }) => {
            Text::new("freedom-ask-move").with("people", people).with("spaces", spaces)
        }
        Some(Effect::Buy { tokens, off: 0, .. }) => {
            Text::new("freedom-ask-buy").with("tokens", tokens)
        }
        Some(Effect::Buy { tokens, off, .. }) => {
            Text::new("freedom-ask-buy-off").with("tokens", tokens).with("off", off)
        }
        _ => Text::new("freedom-prompt-choose"),
    }
}

fn movement(board: &Board, state: &State, from: Place, to: Place) -> Text {
    let key = match job::effect(board, state) {
        Some(Effect::Return { .. }) => "freedom-do-return",
        Some(Effect::Seize { .. }) => "freedom-do-seize",
        _ if to == CANADA => "freedom-do-free",
        Some(Effect::Send(_)) => "freedom-do-send",
        _ => "freedom-do-move",
    };
    let text = Text::new(key).place("from", board.id(from));
    if to == CANADA && key == "freedom-do-free" { text } else { text.place("to", board.id(to)) }
}

/// How the game ended, in a sentence.
pub(crate) fn outcome(end: End, score: i32) -> Text {
    let key = match end {
        End::Won => "freedom-outcome-won",
        End::Lost => "freedom-outcome-lost",
        End::Time => "freedom-outcome-time",
    };
    Text::new(key).with("score", score)
}
