//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::{Refusal, Seat, Text};

fn no(clause: &'static str, key: &'static str) -> Refusal {
    Refusal::new(clause, Text::new(key))
}

/// A card, stack or role as a word inside a sentence.
fn word(kind: &str, id: &str) -> Text {
    Text::new(format!("freedom-{kind}-{id}-name"))
}

pub(crate) fn not_now() -> Refusal {
    no("0.11", "freedom-no-not-now")
}

pub(crate) fn not_in_play() -> Refusal {
    no("0.1", "freedom-no-not-in-play")
}

pub(crate) fn not_yours(seat: Seat) -> Refusal {
    Refusal::new("0.13", Text::new("freedom-no-not-yours").with("player", seat))
}

pub(crate) fn not_your_turn(seat: Seat) -> Refusal {
    Refusal::new("3.1.1", Text::new("freedom-no-not-your-turn").with("player", seat))
}

pub(crate) fn finish_first() -> Refusal {
    no("3.1.3", "freedom-no-finish-first")
}

pub(crate) fn role_taken(role: &str) -> Refusal {
    Refusal::new("6.1", Text::new("freedom-no-role-taken").with("role", word("role", role)))
}

// Tokens.

pub(crate) fn no_such_token() -> Refusal {
    no("2.2", "freedom-no-no-such-token")
}

pub(crate) fn period_closed(period: u8) -> Refusal {
    let period = Text::new(format!("freedom-period-{period}"));
    Refusal::new("2.2", Text::new("freedom-no-period-closed").with("period", period))
}

pub(crate) fn just_taken(stack: &str) -> Refusal {
    Refusal::new("2.3", Text::new("freedom-no-just-taken").with("token", word("stack", stack)))
}

pub(crate) fn grey_held(stack: &str, holder: Seat) -> Refusal {
    let text = Text::new("freedom-no-grey-held").with("token", word("stack", stack));
    Refusal::new("2.17", text.with("player", holder))
}

pub(crate) fn stack_empty(stack: &str) -> Refusal {
    Refusal::new("2.19", Text::new("freedom-no-stack-empty").with("token", word("stack", stack)))
}

pub(crate) fn too_dear(clause: &'static str, price: u16, money: u16) -> Refusal {
    let text = Text::new("freedom-no-too-dear").with("price", u32::from(price));
    Refusal::new(clause, text.with("money", u32::from(money)))
}

pub(crate) fn tokens_elsewhere() -> Refusal {
    no("2.1", "freedom-no-tokens-elsewhere")
}

pub(crate) fn enough_taken(limit: u8) -> Refusal {
    Refusal::new("2.1", Text::new("freedom-no-enough-taken").with("limit", limit))
}

pub(crate) fn gagged() -> Refusal {
    no("9.5.4", "freedom-no-gagged")
}

pub(crate) fn planned_already() -> Refusal {
    no("2.5", "freedom-no-planned-already")
}

pub(crate) fn alone(clause: &'static str) -> Refusal {
    no(clause, "freedom-no-alone")
}

pub(crate) fn lead_first_already() -> Refusal {
    no("2.4", "freedom-no-lead-first-already")
}

pub(crate) fn others_first(first: Seat) -> Refusal {
    Refusal::new("2.4", Text::new("freedom-no-others-first").with("player", first))
}

pub(crate) fn not_in_planning() -> Refusal {
    no("0.11", "freedom-no-not-in-planning")
}

pub(crate) fn no_token() -> Refusal {
    no("3.1.8", "freedom-no-no-token")
}

pub(crate) fn enough_played(limit: u8) -> Refusal {
    Refusal::new("3.1.6", Text::new("freedom-no-enough-played").with("limit", limit))
}

pub(crate) fn no_purchase() -> Refusal {
    no("7.14", "freedom-no-no-purchase")
}

// Turns and roles.

pub(crate) fn acted_already() -> Refusal {
    no("3.1.4", "freedom-no-acted-already")
}

pub(crate) fn benefit_taken() -> Refusal {
    no("7.1", "freedom-no-benefit-taken")
}

pub(crate) fn special_elsewhere() -> Refusal {
    no("7.3", "freedom-no-special-elsewhere")
}

pub(crate) fn special_spent() -> Refusal {
    no("7.3", "freedom-no-special-spent")
}

pub(crate) fn special_idle(clause: &'static str) -> Refusal {
    no(clause, "freedom-no-special-idle")
}

pub(crate) fn special_too_late() -> Refusal {
    no("7.9", "freedom-no-special-too-late")
}

pub(crate) fn no_protection() -> Refusal {
    no("7.13", "freedom-no-no-protection")
}

pub(crate) fn not_woken() -> Refusal {
    no("7.12", "freedom-no-not-woken")
}

pub(crate) fn no_reaction() -> Refusal {
    no("10.5", "freedom-no-no-reaction")
}

pub(crate) fn preferred_already() -> Refusal {
    no("10.6", "freedom-no-preferred-already")
}

// Cards.

pub(crate) fn one_card() -> Refusal {
    no("3.5.1", "freedom-no-one-card")
}

pub(crate) fn empty_slot(clause: &'static str) -> Refusal {
    no(clause, "freedom-no-empty-slot")
}

pub(crate) fn not_for_sale(card: &str) -> Refusal {
    Refusal::new("3.5.7", Text::new("freedom-no-not-for-sale").with("card", word("card", card)))
}

pub(crate) fn no_reserve() -> Refusal {
    no("3.5.5", "freedom-no-no-reserve")
}

pub(crate) fn reserve_elsewhere() -> Refusal {
    no("3.5.6", "freedom-no-reserve-elsewhere")
}

pub(crate) fn compulsory() -> Refusal {
    no("3.5.9", "freedom-no-compulsory")
}

pub(crate) fn not_a_part() -> Refusal {
    no("3.5.10", "freedom-no-not-a-part")
}

pub(crate) fn cannot_shield() -> Refusal {
    no("9.4.5", "freedom-no-cannot-shield")
}

pub(crate) fn cannot_leave_off() -> Refusal {
    no("9.4.1", "freedom-no-cannot-leave-off")
}

pub(crate) fn not_another_player() -> Refusal {
    no("9.4.3", "freedom-no-not-another-player")
}

pub(crate) fn not_tied() -> Refusal {
    no("9.2.15", "freedom-no-not-tied")
}

// People.

pub(crate) fn nobody_there(clause: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new("freedom-no-nobody-there").place("at", at))
}

pub(crate) fn moved_already(at: &str) -> Refusal {
    Refusal::new("3.2.3", Text::new("freedom-no-moved-already").place("at", at))
}

pub(crate) fn city_barred(at: &str) -> Refusal {
    Refusal::new("9.5.7", Text::new("freedom-no-city-barred").place("at", at))
}

pub(crate) fn through_barred(from: &str, to: &str) -> Refusal {
    let text = Text::new("freedom-no-through-barred").place("from", from).place("to", to);
    Refusal::new("9.5.7", text)
}

pub(crate) fn into_plantation(at: &str) -> Refusal {
    Refusal::new("3.2.10", Text::new("freedom-no-into-plantation").place("at", at))
}

pub(crate) fn round_trip(at: &str) -> Refusal {
    Refusal::new("3.2.11", Text::new("freedom-no-round-trip").place("at", at))
}

pub(crate) fn no_way(from: &str, to: &str, steps: u8) -> Refusal {
    let text = Text::new("freedom-no-no-way").place("from", from).place("to", to);
    Refusal::new("3.2.5", text.with("steps", steps))
}

pub(crate) fn through_catcher(from: &str, to: &str) -> Refusal {
    let text = Text::new("freedom-no-through-catcher").place("from", from).place("to", to);
    Refusal::new("3.2.8", text)
}

pub(crate) fn catcher_there(clause: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new("freedom-no-catcher-there").place("at", at))
}

pub(crate) fn full(clause: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new("freedom-no-full").place("at", at))
}

pub(crate) fn not_from_there(at: &str) -> Refusal {
    Refusal::new("3.3.5", Text::new("freedom-no-not-from-there").place("at", at))
}

pub(crate) fn not_to_there(at: &str) -> Refusal {
    Refusal::new("3.3.5", Text::new("freedom-no-not-to-there").place("at", at))
}

pub(crate) fn one_city(at: &str) -> Refusal {
    Refusal::new("3.3.5", Text::new("freedom-no-one-city").place("at", at))
}

pub(crate) fn not_taken(clause: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new("freedom-no-not-taken").place("at", at))
}

pub(crate) fn not_brought(clause: &'static str, at: &str) -> Refusal {
    Refusal::new(clause, Text::new("freedom-no-not-brought").place("at", at))
}

pub(crate) fn no_support(seat: Seat) -> Refusal {
    Refusal::new("9.5.11", Text::new("freedom-no-no-support").with("player", seat))
}

pub(crate) fn no_plantation() -> Refusal {
    no("4.1", "freedom-no-no-plantation")
}

pub(crate) fn not_so_many(left: u8) -> Refusal {
    Refusal::new("4.1", Text::new("freedom-no-not-so-many").with("people", left))
}
