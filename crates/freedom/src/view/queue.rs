//! What the queue, the deck and the action under way look like.

use super::*;

pub(super) fn slots(board: &Board, state: &State) -> Vec<SlotView> {
    let cleared = usize::from(board.lantern[state.seats.max(1) - 1]);
    let slots = state.queue.iter().zip(board.prices).enumerate();
    slots
        .map(|(n, (card, price))| SlotView {
            id: words::slot_id(n as u8),
            price,
            cleared: n + cleared >= state.queue.len(),
            card: card.map(|card| card_view(board, card)),
        })
        .collect()
}

pub(super) fn deck(board: &Board, state: &State) -> DeckView {
    let now = &state.decks[state.period];
    let id = |card: Card| board.card_id(card).to_owned();
    DeckView {
        size: deck::size(state),
        top: state.top.cards().iter().rev().map(|card| id(*card)).collect(),
        known: now.known.iter().map(id).collect(),
        unknown: now.unknown,
        pool: state.pool.iter().map(id).collect(),
    }
}

pub(super) fn job(board: &Board, state: &State) -> Option<JobView> {
    let (source, id) = match state.job.source {
        Source::None => return None,
        Source::Token(stack) => ("token", Some(board.stack_id(stack).to_owned())),
        Source::Benefit => ("benefit", None),
        Source::Special => ("special", None),
        Source::Reserve => ("reserve", None),
        Source::Card(card) => ("card", Some(board.card_id(card).to_owned())),
    };
    let effect = job::effect(board, state)?;
    Some(JobView {
        source,
        id,
        left: state.job.left,
        noticed: crate::moving::is_noticed(board, state),
        text: words::effect_text(board, state, effect),
    })
}
