//! What cannot be under way on any table: the turn, the action that is being carried out, and the
//! catchers who are about to move.

use super::check::Check;
use crate::board::MAX_ARROWS;
use crate::card::{Effect, Kind};
use crate::catchers::would_capture;
use crate::effects::any_option;
use crate::job::{self, Source, special};
use crate::market::can_leave_off;
use crate::moving::is_noticed;
use crate::opposition;
use crate::options::Mode;
use crate::reactions;
use crate::role::Special;
use crate::score;
use crate::state::{End, Hunt, Phase, Stage, Why};

/// Whether an effect moves people along the routes.
fn walks(effect: Effect) -> bool {
    matches!(effect, Effect::Move { .. } | Effect::Points { .. })
}

impl Check<'_> {
    /// What the active player has done can be done in one turn.
    pub(super) fn turn(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let (turn, active) = (&state.turn, state.active);
        let limit = state.token_limit(board);
        self.holds(turn.played <= limit, "turn.played", format!("a turn has {limit} tokens"));
        let spent = state.player(active).spent;
        let more = matches!(special(board, state, active), Special::Tokens { .. }) && spent;
        self.holds(!turn.more_tokens || more, "turn.more_tokens", "no special gave more tokens");
        let raised = !turn.raised || turn.played > 0;
        self.holds(raised, "turn.raised", "money is raised by a token that is played");
        // The special may have turned the card over since.
        let sides = state.player(active).role.map_or(&[][..], |role| &board.benefits[role]);
        let buys = sides.iter().any(|side| side.purchase);
        let purchased = !turn.purchased || (turn.raised && buys);
        let what = "no benefit of this role buys a token once money is raised";
        self.holds(purchased, "turn.purchased", what);
        let held = !turn.held || sides.iter().any(|side| side.hold);
        self.holds(held, "turn.held", "no benefit of this role holds catchers back");
        let guard = state.everybody().iter().any(|seat| {
            let can = special(board, state, seat) == Special::Protect && state.player(seat).spent;
            can && (seat != active || state.seats == 1)
        });
        self.holds(!turn.protected || guard, "turn.protected", "nobody has spent that special");
        let did = turn.benefit || turn.played > 0 || turn.more_tokens || turn.bought || turn.held;
        self.holds(!did || turn.acted, "turn.acted", "whoever did something has acted");
        let begun = match state.job.source {
            Source::Benefit => turn.benefit,
            Source::Token(_) => turn.played > 0,
            Source::Special => spent,
            Source::Card(_) => turn.bought || state.phase == Phase::Lantern,
            Source::Reserve | Source::None => true,
        };
        let acted = turn.acted || state.phase == Phase::Lantern || state.job.source == Source::None;
        self.holds(begun && acted, "turn", "what is being carried out was begun in this turn");
    }

    /// The action that is being carried out is one of this phase and as far as it can be.
    pub(super) fn job(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let Some(effect) = job::effect(board, state) else { return };
        let job = &state.job;
        let fits = match (state.phase, job.source) {
            (Phase::Lantern, Source::Card(card)) => board.triggers(card),
            (Phase::Lantern, _) => false,
            (_, Source::Card(card)) => match board.kind[card.index()] {
                Kind::General => true,
                Kind::Reserve(_) => false,
                Kind::Opposition => board.triggers(card) && board.buyable.has(card),
            },
            _ => true,
        };
        self.holds(fits, "job.source", "that is not carried out in this phase");
        let most = effect.extent();
        let left = job.left <= most && (state.stage != Stage::Carry || job.left > 0);
        self.holds(left, "job.left", format!("from 1 to {most} are left of it"));
        let sends = matches!(effect, Effect::Send(_));
        let whole = job.left == most && job.pin.is_none() && job.moved.iter().all(|n| *n == 0);
        let fresh =
            !job.fresh || state.stage == Stage::Choose || whole || !(walks(effect) || sends);
        self.holds(fresh, "job.fresh", "somebody was moved already");
        let pin = match effect {
            Effect::Send(send) => job.pin.is_none_or(|at| {
                send.same_from && send.from.has(at) || send.same_to && send.to.has(at)
            }),
            _ => job.pin.is_none(),
        };
        self.holds(pin, "job.pin", "nobody has to leave from or arrive in one place");
        let parts = |part: u8| match job.source {
            Source::Card(card) => board.effects[card.index()].get(usize::from(part)).copied(),
            _ => Some(Some(effect)),
        };
        let walked: u32 = (0..=job.part)
            .filter_map(|part| parts(part).flatten())
            .filter(|effect| walks(*effect))
            .map(|effect| u32::from(effect.extent()))
            .sum();
        let walked = walked.saturating_sub(if walks(effect) { job.left.into() } else { 0 });
        let moved: u32 = job.moved.iter().map(|n| u32::from(*n)).sum();
        self.holds(moved <= walked, "job.moved", format!("at most {walked} were moved by it"));
        let asks = match state.stage {
            Stage::Choose => matches!(job.source, Source::Card(card) if board.either.has(card)),
            Stage::Draw => effect == Effect::Draw,
            Stage::Carry => {
                any_option(board, state, effect) && opposition::are_there(board, state, effect)
            }
            Stage::Protect => {
                matches!(job.source, Source::Token(_))
                    && is_noticed(board, state)
                    && reactions::protect_owner(board, state).is_some_and(|owner| {
                        let passed_on = state.edition.owners_speak_any_time();
                        owner != state.active
                            && match state.player(owner).mode {
                                Mode::Ask => true,
                                Mode::Acting => passed_on,
                                Mode::Never => false,
                            }
                    })
            }
            Stage::Shield if state.hunt == Hunt::NONE => job.fresh && is_noticed(board, state),
            _ => true,
        };
        self.holds(asks, "step", "nothing could be done here");
    }

    /// The catchers who are about to move were sent by what is going on.
    pub(super) fn hunt(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let hunt = &state.hunt;
        if *hunt == Hunt::NONE {
            return;
        }
        let effect = job::effect(board, state);
        let sent = match hunt.why {
            Why::Dice => {
                state.phase == Phase::Catchers
                    && (1..=MAX_ARROWS as u8).contains(&hunt.steps)
                    && hunt.left.count_ones() == 1
            }
            Why::Woken => effect.is_some_and(walks) && !state.job.fresh && hunt.steps == 1,
            Why::Sent => effect == Some(Effect::Hunt) && hunt.steps == 1,
        };
        self.holds(sent, "hunt", "nothing that is going on sends these catchers so far");
        let tied = match state.stage {
            Stage::Tie(_) | Stage::Shield => hunt.why == Why::Sent && hunt.tied & !hunt.left == 0,
            _ => hunt.tied == 0,
        };
        self.holds(tied, "hunt.tied", "only catchers whom a card sends wait for a choice");
        let asked = match state.stage {
            Stage::Coffin(n) => {
                hunt.left.trailing_zeros() == u32::from(n) && would_capture(board, state, n)
            }
            Stage::Hold => reactions::can_hold(board, state),
            _ => true,
        };
        self.holds(asked, "hunt", "the catcher in question is not about to move");
    }

    /// Nobody has anything before the game begins, and it ends as it stands.
    pub(super) fn bounds(&mut self) {
        let (board, state) = (self.rules.board(), self.state);
        let bare = state.players.iter().all(|player| {
            let tokens = player.tokens.iter().all(|n| *n == 0);
            tokens && !player.spent && player.support == 0 && player.reserve.is_none()
        });
        self.holds(state.phase != Phase::Setup || bare, "seats", "nobody has anything yet");
        let last = state.round == state.rounds(board);
        let met = score::conditions_met(board, state);
        let ended = match state.stage {
            Stage::Over(End::Won) => met,
            Stage::Over(End::Lost) => state.lost() == state.victory(board).lost,
            Stage::Over(End::Time) => last && !met,
            _ => true,
        };
        self.holds(ended, "step", "the game does not end like that as things stand");
        for (n, player) in state.players.iter().enumerate() {
            let all = player.taken.iter().flatten().all(|stack| {
                let taken = player.taken.iter().flatten().filter(|one| *one == stack).count();
                let support = board.support.rows().contains(stack);
                let has = if support { player.support } else { player.tokens[stack.index()] };
                taken <= usize::from(has)
            });
            self.holds(all, format!("seats.{n}.taken"), "whoever took a token has it");
        }
        let order = !state.lead_first || state.seats > 1;
        self.holds(order, "lead_first", "one who plays alone needs no order");
        let aside = state.fill.aside.is_empty() || state.fill.opposed;
        self.holds(aside, "fill", "cards are set aside once an Opposition card has entered");
        let leaves = state.stage != Stage::LeaveOff
            || (1..=7).any(|people| can_leave_off(board, state, people))
                && state.market.iter().flatten().last().is_some_and(|lot| lot.people == 0);
        self.holds(leaves, "step", "nobody can be left off the card that was revealed");
    }
}
