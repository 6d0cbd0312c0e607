//! Why an action is not legal: every reason of this game with its clause, in one place.

use kernel::Seat;

use crate::words::{card_name, period_name, role_name, stack_name};

kernel::refusals! {
    not_now() = "0.11", "freedom-no-not-now";
    not_in_play() = "0.1", "freedom-no-not-in-play";
    not_yours(player: Seat) = "0.13", "freedom-no-not-yours";
    not_your_turn(player: Seat) = "3.1.1", "freedom-no-not-your-turn";
    finish_first() = "3.1.3", "freedom-no-finish-first";
    role_taken(role: id => role_name) = "6.1", "freedom-no-role-taken";

    // Tokens.
    no_such_token() = "2.2", "freedom-no-no-such-token";
    period_closed(period: u8 => period_name) = "2.2", "freedom-no-period-closed";
    just_taken(token: id => stack_name) = "2.3", "freedom-no-just-taken";
    grey_held(token: id => stack_name, player: Seat) = "2.17", "freedom-no-grey-held";
    stack_empty(token: id => stack_name) = "2.19", "freedom-no-stack-empty";
    too_dear(price: u16 => u32::from, money: u16 => u32::from) = any, "freedom-no-too-dear";
    tokens_elsewhere() = "2.1", "freedom-no-tokens-elsewhere";
    enough_taken(limit: u8) = "2.1", "freedom-no-enough-taken";
    gagged() = "9.5.4", "freedom-no-gagged";
    planned_already() = "2.5", "freedom-no-planned-already";
    alone() = any, "freedom-no-alone";
    lead_first_already() = "2.4", "freedom-no-lead-first-already";
    others_first(player: Seat) = "2.4", "freedom-no-others-first";
    not_in_planning() = "0.11", "freedom-no-not-in-planning";
    no_token() = "3.1.8", "freedom-no-no-token";
    enough_played(limit: u8) = "3.1.6", "freedom-no-enough-played";
    no_purchase() = "7.14", "freedom-no-no-purchase";

    // Turns and roles.
    acted_already() = "3.1.4", "freedom-no-acted-already";
    benefit_taken() = "7.1", "freedom-no-benefit-taken";
    special_elsewhere() = "7.3", "freedom-no-special-elsewhere";
    special_spent() = "7.3", "freedom-no-special-spent";
    special_idle() = any, "freedom-no-special-idle";
    special_too_late() = "7.9", "freedom-no-special-too-late";
    no_protection() = "7.13", "freedom-no-no-protection";
    not_woken() = "7.12", "freedom-no-not-woken";
    no_reaction() = "10.5", "freedom-no-no-reaction";
    preferred_already() = "10.6", "freedom-no-preferred-already";

    // Cards.
    one_card() = "3.5.1", "freedom-no-one-card";
    empty_slot() = any, "freedom-no-empty-slot";
    not_for_sale(card: id => card_name) = "3.5.7", "freedom-no-not-for-sale";
    no_reserve() = "3.5.5", "freedom-no-no-reserve";
    reserve_elsewhere() = "3.5.6", "freedom-no-reserve-elsewhere";
    compulsory() = "3.5.9", "freedom-no-compulsory";
    not_a_part() = "3.5.10", "freedom-no-not-a-part";
    cannot_shield() = "9.4.5", "freedom-no-cannot-shield";
    cannot_leave_off() = "9.4.1", "freedom-no-cannot-leave-off";
    not_another_player() = "9.4.3", "freedom-no-not-another-player";
    not_tied() = "9.2.15", "freedom-no-not-tied";

    // People.
    nobody_there(at: place) = any, "freedom-no-nobody-there";
    moved_already(at: place) = "3.2.3", "freedom-no-moved-already";
    city_barred(at: place) = "9.5.7", "freedom-no-city-barred";
    through_barred(from: place, to: place) = "9.5.7", "freedom-no-through-barred";
    into_plantation(at: place) = "3.2.10", "freedom-no-into-plantation";
    round_trip(at: place) = "3.2.11", "freedom-no-round-trip";
    no_way(from: place, to: place, steps: u8) = "3.2.5", "freedom-no-no-way";
    through_catcher(from: place, to: place) = "3.2.8", "freedom-no-through-catcher";
    catcher_there(at: place) = any, "freedom-no-catcher-there";
    full(at: place) = any, "freedom-no-full";
    not_from_there(at: place) = "3.3.5", "freedom-no-not-from-there";
    not_to_there(at: place) = "3.3.5", "freedom-no-not-to-there";
    one_city(at: place) = "3.3.5", "freedom-no-one-city";
    not_taken(at: place) = any, "freedom-no-not-taken";
    not_brought(at: place) = any, "freedom-no-not-brought";
    no_support(player: Seat) = "9.5.11", "freedom-no-no-support";
    no_plantation() = "4.1", "freedom-no-no-plantation";
    not_so_many(people: u8) = "4.1", "freedom-no-not-so-many";
}
