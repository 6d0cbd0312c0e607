//! A state as a position. Canonical: equal states give equal positions.

use serde_json::Value;

use super::file::{
    DeckFile, File, FillFile, HuntFile, JobFile, LotFile, PhaseName, SeatFile, SourceName,
    StepName, TurnFile, WhyName,
};
use crate::board::Board;
use crate::card::{Card, Cards};
use crate::job::{Job, Source};
use crate::options::Options;
use crate::place::Place;
use crate::state::{End, Fill, Hunt, Phase, State, Step, Why};
use crate::token::Stack;

pub(crate) fn dump(board: &Board, state: &State) -> Value {
    let cards = |cards: Cards| cards.iter().map(|card| id(board, card)).collect::<Vec<_>>();
    let places = (0..64).map(Place).map(|at| (board.id(at).to_owned(), state.people[at.index()]));
    let catchers = 0..board.catchers.len();
    let file = File {
        options: Options::of(state.seats, Vec::new(), state.variants),
        round: state.round,
        phase: phase(state.phase),
        step: Some(step(board, state.step)),
        lead: state.lead,
        active: Some(state.active),
        period: state.period + 1,
        seats: (0..state.seats).map(|n| seat(board, state, n)).collect(),
        stacks: Some(
            (board.stacks.iter().zip(state.stacks)).map(|(s, n)| (s.id.clone(), n)).collect(),
        ),
        people: Some(places.filter(|(id, people)| *people > 0 && !id.is_empty()).collect()),
        catchers: catchers
            .map(|n| {
                let at = board.id(state.catcher_at(board, n)).to_owned();
                (board.catcher_id(n as u8).to_owned(), at)
            })
            .collect(),
        market: Some(
            (state.market.iter().flatten())
                .map(|lot| LotFile { card: board.lot_id(lot.card).to_owned(), people: lot.people })
                .collect(),
        ),
        market_deck: Some(
            (0..32u8)
                .filter(|n| state.market_deck & (1 << n) != 0)
                .map(|n| board.lot_id(n).to_owned())
                .collect(),
        ),
        queue: state.queue.iter().map(|card| card.map(|card| id(board, card))).collect(),
        decks: Some(
            (state.decks.iter())
                .map(|deck| DeckFile { known: cards(deck.known), unknown: deck.unknown })
                .collect(),
        ),
        pool: Some(cards(state.pool)),
        top: state.top.cards().iter().map(|card| id(board, *card)).collect(),
        done: state.done.and(state.everybody()),
        lead_first: state.lead_first,
        preferred: state.preferred.and(state.everybody()),
        turn: TurnFile {
            acted: state.turn.acted,
            benefit: state.turn.benefit,
            played: state.turn.played,
            more_tokens: state.turn.more_tokens,
            bought: state.turn.bought,
            raised: state.turn.raised,
            purchased: state.turn.purchased,
            held: state.turn.held,
            protected: state.turn.protected,
        },
        job: (state.job != Job::NONE).then(|| job(board, &state.job)).flatten(),
        hunt: (state.hunt != Hunt::NONE).then(|| hunt(board, &state.hunt)),
        fill: (state.fill != Fill::NONE).then(|| FillFile {
            opposed: state.fill.opposed,
            aside: state.fill.aside.cards().iter().map(|card| id(board, *card)).collect(),
        }),
    };
    serde_json::to_value(file).unwrap_or(Value::Null)
}

fn id(board: &Board, card: Card) -> String {
    board.card_id(card).to_owned()
}

fn phase(phase: Phase) -> PhaseName {
    match phase {
        Phase::Setup => PhaseName::Setup,
        Phase::Catchers => PhaseName::Catchers,
        Phase::Planning => PhaseName::Planning,
        Phase::Action => PhaseName::Action,
        Phase::Market => PhaseName::Market,
        Phase::Lantern => PhaseName::Lantern,
        Phase::Over => PhaseName::Over,
    }
}

fn step(board: &Board, step: Step) -> StepName {
    let catcher = |n: u8| board.catcher_id(n).to_owned();
    match step {
        Step::Role => StepName::Role,
        Step::Lead => StepName::Lead,
        Step::Reveal => StepName::Reveal,
        Step::Fill => StepName::Fill,
        Step::CatcherDie => StepName::CatcherDie,
        Step::MovementDie(n) => StepName::MovementDie(catcher(n)),
        Step::Plan => StepName::Plan,
        Step::Turn => StepName::Turn,
        Step::Choose => StepName::Choose,
        Step::Carry => StepName::Carry,
        Step::Draw => StepName::Draw,
        Step::Protect => StepName::Protect,
        Step::Shield => StepName::Shield,
        Step::Hold => StepName::Hold,
        Step::Coffin(n) => StepName::Coffin(catcher(n)),
        Step::Tie(n) => StepName::Tie(catcher(n)),
        Step::Place => StepName::Place,
        Step::LeaveOff => StepName::LeaveOff,
        Step::Over(End::Won) => StepName::Won,
        Step::Over(End::Lost) => StepName::Lost,
        Step::Over(End::Time) => StepName::Time,
    }
}

fn seat(board: &Board, state: &State, n: u8) -> SeatFile {
    let player = &state.players[usize::from(n) % state.players.len()];
    let stacks = (0..board.stacks.len() as u8).map(Stack);
    let held = stacks.clone().filter(|s| player.tokens[s.index()] > 0);
    let grey = stacks.filter(|s| state.grey[s.index()] == Some(kernel::Seat(n)));
    let stack = |s: Stack| board.stack_id(s).to_owned();
    SeatFile {
        role: player.role.map(|role| board.role_id(role).to_owned()),
        spent: player.spent,
        money: Some(player.money),
        support: player.support,
        tokens: held.map(|s| (stack(s), player.tokens[s.index()])).collect(),
        grey: grey.map(stack).collect(),
        reserve: player.reserve.map(|card| id(board, card)),
        reactions: Some(player.mode),
        taken: player.taken.into_iter().flatten().map(stack).collect(),
    }
}

fn job(board: &Board, job: &Job) -> Option<JobFile> {
    let source = match job.source {
        Source::None => return None,
        Source::Token(stack) => SourceName::Token(board.stack_id(stack).to_owned()),
        Source::Benefit => SourceName::Benefit,
        Source::Special => SourceName::Special,
        Source::Reserve => SourceName::Reserve,
        Source::Card(card) => SourceName::Card(id(board, card)),
    };
    let moved = (0..64).map(Place).filter(|at| job.moved[at.index()] > 0);
    Some(JobFile {
        source,
        part: job.part,
        left: job.left,
        fresh: job.fresh,
        shielded: job.shielded,
        pin: job.pin.map(|at| board.id(at).to_owned()),
        slot: job.slot,
        moved: moved.map(|at| (board.id(at).to_owned(), job.moved[at.index()])).collect(),
    })
}

fn hunt(board: &Board, hunt: &Hunt) -> HuntFile {
    let list = |bits: u8| -> Vec<String> {
        let some = (0..board.catchers.len() as u8).filter(|n| bits & (1 << n) != 0);
        some.map(|n| board.catcher_id(n).to_owned()).collect()
    };
    HuntFile {
        left: list(hunt.left),
        east: list(hunt.east),
        tied: list(hunt.tied),
        steps: hunt.steps,
        why: match hunt.why {
            Why::Dice => WhyName::Dice,
            Why::Woken => WhyName::Woken,
            Why::Sent => WhyName::Sent,
        },
    }
}
