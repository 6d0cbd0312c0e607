//! Chapter 7: battles.

use kernel::{Finality, Rules, Seat};
use rebellion::Event;
use rebellion::colour::Side;
use rebellion::force::Slot;
use rebellion::state::Stage;

use crate::help::*;

/// Proves 7.1.
#[test]
fn the_active_player_chooses_the_order_of_the_battles() {
    let mut play = scene("MA1: R1; RI1: R1; CT1: B4; MA2: B1").moving("B", 4);
    play.act("B", "muster CT1, take B 2, go RI1, muster MA2, go MA1");
    assert_eq!(play.may("B", "fight"), "MA1 RI1");
    assert_eq!(play.no("B", "fight CT1"), "7.1 no-battle");
    assert_eq!(play.no("B", "done"), "7.1 battles-left");
    assert_eq!(play.step("B", "fight RI1"), Finality::Final);
    assert_eq!(play.state.battle.at, area("RI1"));
    let told = play.heard();
    let began = Event::BattleBegan {
        at: "RI1".into(),
        attacker: Side::American,
        attackers: [("B", 2)].into(),
        defenders: [("R", 1)].into(),
    };
    assert!(told.contains(&began));
    play.chance("dice R 1 0, dice B 1 0");
    assert_eq!((play.stage(), play.may("B", "fight")), (Stage::Battles, "MA1".into()));
    assert_eq!(play.no("B", "done"), "7.1 battles-left");
}

/// Proves 7.2.
#[test]
fn the_defenders_roll_first_and_the_active_side_attacks() {
    let mut play = scene("MA1: R1 Y1; MA2: B1 W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    assert_eq!(play.state.battle.side, Side::British);
    play.chance("dice R 0 0, dice Y 0 0").act("R", "stay").act("Y", "stay");
    assert_eq!(play.state.battle.side, Side::American);
    // So it is when a card brought them together.
    let mut play = scene("SC1: B1; DE1: R1").hand("R", &[3, 12]).reinforce("R", 0);
    play.act("R", "play 12, place SC1, play 3, fight SC1");
    assert_eq!(play.state.battle.side, Side::American);
    let mut play = scene("MA1: B2; DE1: R1").hand("R", &[3, 11]).before_card("R");
    play.act("R", "play 11, play 3, fight MA1");
    assert_eq!((play.at("MA1"), play.state.battle.side), ("R1 B1".into(), Side::American));
}

/// Proves 7.3.
#[test]
fn the_sides_roll_in_turn_to_the_end() {
    let mut play = scene("MA1: R1; MA2: B1; DE1: R1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    for _ in 0..40 {
        play.chance("dice R 0 0").act("R", "stay").chance("dice B 0 0").act("B", "stay");
    }
    assert_eq!((play.at("MA1"), play.state.battle.rolls), ("R1 B1".into(), 81));
    play.chance("dice R 1 0");
    assert_eq!((play.at("MA1"), play.stage()), ("R1".into(), Stage::Draw));
    assert!(play.state.battles().is_empty());
    assert_eq!(play.state.battle, rebellion::state::Battle::NONE);
}

/// Proves 7.4.
#[test]
fn dice_are_as_many_as_units_up_to_those_there_are() {
    let mut play = scene("MA1: R5 Y2 O1 N3; MA2: B4 W5 F3").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    let dice = |play: &Play| {
        let mut chances = Vec::new();
        rules().chances(&play.state, &mut chances);
        let one = chances.iter().map(|(a, _)| match a {
            rebellion::Action::Dice(slot, hits, flees) => (slot.colour().id(), *hits, *flees),
            _ => panic!("dice"),
        });
        let total: u32 = chances.iter().map(|(_, weight)| *weight).sum();
        (
            one.map(|(id, hits, flees)| format!("{id}{hits}{flees}")).collect::<Vec<_>>().join(" "),
            total,
        )
    };
    assert_eq!(dice(&play), ("R00 R10 R20".into(), 36));
    play.chance("dice R 0 0");
    assert_eq!(dice(&play), ("Y00 Y01 Y02 Y10 Y11 Y20".into(), 36));
    play.chance("dice Y 1 0");
    assert_eq!(dice(&play), ("O00 O10".into(), 6));
    play.chance("dice O 0 0");
    assert_eq!(dice(&play).1, 36);
    play.chance("dice N 1 1");
    // Two hits; one native fled: the next roll is counted anew.
    play.act("B", "lose W, lose W");
    play.act("R", "stay").act("Y", "stay").act("R", "stay");
    assert_eq!(play.at("MA1"), "R5 Y2 B4 W3 O1 F3 N2");
    assert_eq!(dice(&play), ("B00 B01 B02 B10 B11 B20".into(), 36));
    play.chance("dice B 2 0");
    assert_eq!(dice(&play).1, 216);
}

/// Proves 7.5, 7.6.
#[test]
fn the_side_that_is_hit_chooses_its_losses() {
    let mut play = scene("MA1: R3 Y1; MA2: B2 W3 F1").moving("W", 1);
    play.act("W", "muster MA2, go MA1, fight MA1").chance("dice R 2 0, dice Y 0 0");
    assert_eq!((play.asked().as_str(), play.state.battle.hits), ("W", 2));
    assert_eq!(play.may("W", "lose"), "B W F");
    assert_eq!(play.no("B", "lose B"), "7.7 not-asked");
    assert_eq!(play.no("W", "lose N"), "7.6 none-to-lose");
    play.act("W", "lose F");
    assert_eq!(play.no("W", "lose F"), "7.6 none-to-lose", "there was but one");
    assert_eq!(play.at("MA1"), "R3 Y1 B2 W3 F1", "all fall together");
    play.act("W", "lose B");
    assert_eq!(play.at("MA1"), "R3 Y1 B1 W3");
    assert_eq!((play.reserve("F"), play.reserve("B")), (10, 39));
    let told = play.heard();
    let lost = Event::Lost {
        at: "MA1".into(),
        side: Side::American,
        units: [("B", 1), ("F", 1)].into(),
        by: Some(seat("W")),
        standing: false,
    };
    assert!(told.contains(&lost), "{told:?}");
}

/// Proves 7.7.
#[test]
fn one_faction_speaks_for_its_side() {
    let asked = |units: &str, active: &str| {
        let mut play = scene(&format!("MA1: R1; MA2: {units}")).moving(active, 1);
        play.act(active, "muster MA2, go MA1, fight MA1").chance("dice R 1 0");
        play.asked()
    };
    // The active faction, however few its units.
    assert_eq!(asked("B1 W2", "B"), "B");
    assert_eq!(asked("B2 W1", "W"), "W");
    assert_eq!(asked("B2 W2", "W"), "W");
    assert_eq!(asked("B2 W2", "B"), "B");
    // Among the others the one with most units, on a tie in seat order.
    let defenders = |units: &str, active: &str| {
        let mut play = scene(&format!("MA1: {units}; MA2: {active}1")).moving(active, 1);
        play.act(active, "muster MA2, go MA1, fight MA1");
        while play.state.battle.waiting != 0 && play.state.battle.side != Side::of(seat(active)) {
            let slot = Slot::of(play.state.battle.side)
                [play.state.battle.waiting.trailing_zeros() as usize];
            play.chance(&format!("dice {} 0 0", slot.colour().id()));
        }
        play.until(|s| s.stage == Stage::Rolling && s.battle.side == Side::of(seat(active)));
        play.chance(&format!("dice {active} 1 0"));
        play.asked()
    };
    assert_eq!(defenders("R2 Y2", "B"), "R");
    assert_eq!(defenders("R1 Y2", "B"), "Y");
    assert_eq!(defenders("R2 Y1", "B"), "R");
    assert_eq!(defenders("B2 W2", "R"), "B");
    assert_eq!(defenders("B1 W2", "Y"), "W");
    let mut play = scene("MA1: R2 Y2; MA2: B1").moving("B", 1);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0, dice Y 0 0");
    play.act("R", "stay").act("Y", "stay").chance("dice B 1 0");
    assert_eq!(play.no("Y", "lose Y"), "7.7 not-asked");
    assert_eq!(play.no("B", "lose B"), "7.7 not-asked");
}

/// Proves 7.8.
#[test]
fn all_hits_are_taken_together_and_those_too_many_are_lost() {
    let mut play = scene("PA4: B1 N1; MD1: R3").moving("R", 1);
    play.act("R", "muster MD1, go PA4, fight PA4").chance("dice B 0 0, dice N 0 0");
    play.act("B", "first N, stay, stay").chance("dice R 2 0");
    // Two hits on two units: nobody can save the native by losing the Continental first.
    assert_eq!((play.at("PA4"), play.reserve("N")), ("R3".into(), 18));
    let mut play = scene("PA4: B1; MD1: R3 O3").moving("R", 1);
    play.act("R", "muster MD1, go PA4, fight PA4").chance("dice B 0 0").act("B", "stay");
    play.chance("dice R 2 0, dice O 2 0");
    assert_eq!((play.at("PA4"), play.reserve("B")), ("R3 O3".into(), 40));
}

/// Proves 7.9.
#[test]
fn a_flight_takes_a_unit_of_its_own_colour_even_from_the_winner() {
    let mut play = scene("MA1: Y3 R1; MA2: B2").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 1 0, dice Y 1 2");
    assert_eq!((play.at("MA1"), play.fled("Y")), ("R1 Y1".into(), 2));
    assert_eq!((play.reserve("Y"), play.reserve("B")), (42, 40));
    let told = play.heard();
    let fled = Event::Fled { at: "MA1".into(), side: Side::British, units: [("Y", 2)].into() };
    assert!(told.contains(&fled));
    let rolled = told.iter().find(|e| matches!(e, Event::Rolled { .. }));
    let Some(Event::Rolled { hits: 2, dice, free: false, .. }) = rolled else {
        panic!("{rolled:?}")
    };
    assert_eq!(dice.len(), 2);
    assert_eq!((dice[1].colour, dice[1].hits, dice[1].flees, dice[1].blanks), ("Y", 1, 2, 0));
}

/// Proves 7.10.
#[test]
fn hits_then_flights_then_natives_then_manoeuvres() {
    let mut play = scene("MA1: Y2 R1 N1; MA2: B3 W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    play.chance("dice R 0 0, dice Y 1 1, dice N 0 0");
    // First the loss is chosen; nobody has fled or left yet.
    assert_eq!((play.stage(), play.at("MA1")), (Stage::Losses, "R1 Y2 B3 W1 N1".into()));
    play.act("B", "lose B");
    assert_eq!((play.stage(), play.at("MA1")), (Stage::Ordering, "R1 Y1 B2 W1 N1".into()));
    let told: Vec<&str> = play
        .told
        .iter()
        .filter_map(|e| match e {
            Event::Rolled { .. } => Some("rolled"),
            Event::Lost { .. } => Some("lost"),
            Event::Fled { .. } => Some("fled"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["rolled", "lost", "fled"]);
    // Natives who are left alone by flights have changed sides before anybody manoeuvres.
    let mut play = scene("MA1: Y1 N2; MA2: B1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice Y 0 1, dice N 0 0");
    assert_eq!(play.at("MA1"), "B1 NA2");
    assert_eq!(play.stage(), Stage::Draw, "their blanks serve nobody");
}

/// Proves 7.11, 7.12.
#[test]
fn a_blank_lets_a_unit_of_its_colour_leave_if_its_faction_likes() {
    let mut play = scene("MA1: R2 Y2 O1; MA2: B1; NH1: Y1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    play.chance("dice R 0 0, dice Y 0 0, dice O 0 0");
    assert_eq!((play.asked().as_str(), play.state.battle.blanks()), ("R", 2));
    assert_eq!(play.no("Y", "stay"), "7.7 not-asked");
    play.act("R", "withdraw NH1");
    assert_eq!((play.asked().as_str(), play.at("NH1")), ("R", "R1 Y1".into()));
    play.act("R", "stay");
    assert_eq!((play.asked().as_str(), play.state.battle.blanks()), ("Y", 2));
    play.act("Y", "stay");
    // The Hessians: whoever has most units there speaks for the side.
    assert_eq!(play.asked(), "Y");
    assert_eq!(play.may("Y", "withdraw"), "NH1 MA2 RI1");
    play.act("Y", "withdraw NH1");
    assert_eq!((play.at("NH1"), play.at("MA1")), ("R1 Y1 O1".into(), "R1 Y2 B1".into()));
    let told = play.heard();
    let moved = Event::Manoeuvred {
        seat: seat("Y"),
        colour: "O",
        from: "MA1".into(),
        to: "NH1".into(),
        standing: false,
    };
    assert!(told.contains(&moved));
    assert_eq!(play.stage(), Stage::Rolling);
}

/// Proves 7.7, 7.12.
#[test]
fn the_active_faction_speaks_for_allies_too() {
    // One Regular and three Loyalists attack with a Hessian: the Loyalists decide for themselves,
    // the Regulars, who are active, for the Hessians and for the losses.
    let mut play = scene("MA1: R1 Y3 O1; MA2: W3; NH1: R1").moving("R", 1);
    play.act("R", "muster MA1, go MA2, fight MA2").chance("dice W 1 0");
    assert_eq!((play.asked().as_str(), play.may("R", "lose")), ("R", "R Y O".into()));
    assert_eq!(play.no("Y", "lose Y"), "7.7 not-asked");
    play.act("R", "lose Y").act("W", "stay");
    play.chance("dice R 1 0, dice Y 0 0, dice O 0 0");
    assert_eq!(play.asked(), "Y");
    play.act("Y", "stay");
    assert_eq!(play.asked(), "R");
    play.act("R", "withdraw MA1");
    assert_eq!(play.at("MA1"), "O1");
}

/// Proves 7.13.
#[test]
fn blanks_serve_only_those_still_there() {
    // One Loyalist flees, one die is blank, and one of the two is left to use it.
    let mut play = scene("MA1: Y2; MA2: B2; NH1: R1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice Y 0 1");
    assert_eq!(play.state.battle.blanks(), 1);
    play.act("Y", "withdraw NH1");
    assert_eq!((play.at("MA1"), play.stage()), ("B2".into(), Stage::Draw));
    // When the last soldier has gone, the natives are the enemy's and their blanks are void.
    let mut play = scene("MA1: R1 N1; MA2: B1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0, dice N 0 0");
    play.act("R", "first R, withdraw NH1");
    assert_eq!((play.at("MA1"), play.stage()), ("B1 NA1".into(), Stage::Draw));
}

/// Proves 7.14.
#[test]
fn a_manoeuvre_goes_where_enemies_are_not_alone() {
    let mut play = scene("MA2: R1; MA1: B2; RI1: B1 R1; MA3: N1; NH1: R1; CT1: W1").moving("B", 4);
    play.act("B", "muster MA1, go MA2, fight MA2").chance("dice R 0 0");
    // Boston is empty, the Berkshires natives', Newport disputed, Portsmouth friendly.
    assert_eq!(play.may("R", "withdraw"), "NH1 MA1 MA3 RI1");
    assert_eq!(play.no("R", "withdraw CT1"), "7.14 enemies-alone");
    assert_eq!(play.no("R", "withdraw NY3"), "7.14 not-adjacent");
    // With enemies alone all around there is no question.
    let mut play = scene("RI1: R1; MA1: B1; MA2: B1; CT1: B2").moving("B", 4);
    play.act("B", "muster CT1, take B 1, go RI1, fight RI1").chance("dice R 0 0");
    assert_eq!((play.stage(), play.state.battle.side), (Stage::Rolling, Side::American));
}

/// Proves 7.15.
#[test]
fn nobody_manoeuvres_by_ship_but_rivers_are_no_hindrance() {
    let mut play = scene("NS1: R2; SC1: B1; MA1: W1").moving("R", 5);
    play.act("R", "muster NS1, go SC1, fight SC1").chance("dice B 0 0").act("B", "withdraw GA1");
    assert_eq!(play.at("GA1"), "B1", "over the Savannah");
    let mut play = scene("NS1: R2; SC1: B1; MA1: W1").moving("R", 5);
    play.act("R", "muster NS1, go SC1, fight SC1").chance("dice B 0 0").act("B", "stay");
    play.chance("dice R 0 0");
    assert_eq!(play.may("R", "withdraw"), "NC1 SC2 SC3 GA1");
    assert_eq!(play.no("R", "withdraw NS1"), "7.14 not-adjacent");
}

/// Proves 7.16.
#[test]
fn manoeuvres_come_one_by_one_and_may_join_a_battle_to_come() {
    let mut play = scene("MA2: R2; MA1: R1; CT1: B3; NH1: B2; RI1: W1; MA3: B1").moving("B", 4);
    play.act("B", "muster CT1, go MA2, muster NH1, go MA1, fight MA2");
    play.chance("dice R 0 0");
    assert_eq!(play.may("R", "withdraw"), "NH1 MA1 CT1", "empty ones and the battle to come");
    play.act("R", "withdraw CT1");
    assert_eq!(play.control("CT"), "british");
    // The second sees what the first has changed.
    play.act("R", "withdraw MA1");
    assert_eq!((play.at("MA1"), play.at("MA2")), ("R2 B2".into(), "B3".into()));
    assert_eq!(play.may("B", "fight"), "MA1");
    // Attackers manoeuvre alike.
    play.act("B", "fight MA1").chance("dice R 1 0").act("R", "stay").chance("dice B 0 0");
    assert_eq!(play.asked(), "B");
    play.act("B", "withdraw MA2");
    assert_eq!(
        (play.at("MA2"), play.at("MA1"), play.stage()),
        ("B4".into(), "R2".into(), Stage::Draw)
    );
}

/// Proves 7.17.
#[test]
fn the_winner_may_still_use_the_blanks_of_the_last_roll() {
    let mut play = scene("MA1: R1; MA2: B2; CT1: W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0").act("R", "stay");
    play.chance("dice B 1 0");
    assert_eq!((play.at("MA1"), play.asked()), ("B2".into(), "B".into()));
    assert!(play.state.battle.decided);
    play.act("B", "withdraw RI1");
    assert_eq!(
        (play.at("RI1"), play.at("MA1"), play.stage()),
        ("B1".into(), "B1".into(), Stage::Draw)
    );
    let ended = play.heard().into_iter().find(|e| matches!(e, Event::BattleEnded { .. }));
    let Some(Event::BattleEnded { winner, left, rolls, .. }) = ended else { panic!("{ended:?}") };
    assert_eq!((winner, left, rolls), (Some(Side::American), [("B", 1)].into(), 2));
}

/// Proves 7.18.
#[test]
fn a_last_unit_that_slips_away_leaves_a_battle_won() {
    let mut play = scene("MA1: R1; MA2: B1; CT1: W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 0 0").act("R", "withdraw NH1");
    assert_eq!((play.at("MA1"), play.at("NH1")), ("B1".into(), "R1".into()));
    let won = |e: &Event| matches!(e, Event::BattleEnded { winner: Some(Side::American), .. });
    assert!(play.heard().iter().any(won));
}

/// Proves 7.19.
#[test]
fn a_manoeuvre_changes_control_before_the_next_roll() {
    let mut play = scene("MA1: R2 Y1; RI1: B4 W1").moving("B", 4);
    play.act("B", "muster RI1, go MA1, fight MA1").chance("dice R 0 0, dice Y 0 0");
    play.act("R", "withdraw RI1");
    assert_eq!(play.control("RI"), "british");
    assert!(play.stage() == Stage::Manoeuvre);
}

/// Proves 7.20.
#[test]
fn if_both_sides_vanish_in_one_roll_nobody_has_won() {
    let mut play = scene("MA1: Y1; MA2: B1 N1").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1");
    play.chance("dice Y 0 0").act("Y", "stay");
    play.chance("dice B 0 1, dice N 1 0");
    // The last Loyalist is hit while the last Continental flees.
    assert_eq!((play.at("MA1"), play.control("MA")), ("N1".into(), "nobody"));
    assert!(play.state.neutral.has(area("MA1")));
    let heard = play.heard();
    assert!(heard.iter().any(|e| matches!(e, Event::BattleEnded { winner: None, .. })));
    assert_eq!(play.state.sequence.won, None);
}

/// Proves 7.21.
#[test]
fn a_card_for_one_battle_is_given_to_it_before_it_begins() {
    let mut play = scene("MA1: R2; RI1: R1; CT1: B4; MA2: B1").hand("B", &[10]).moving("B", 4);
    play.act("B", "muster CT1, take B 2, go RI1, muster MA2, go MA1, play 10");
    assert_eq!((play.stage(), play.may("B", "name")), (Stage::Naming, "MA1 RI1".into()));
    assert_eq!(play.no("B", "name CT1"), "7.21 no-battle");
    play.act("B", "name RI1");
    let named = Event::Named { seat: seat("B"), card: "B10".into(), at: "RI1".into() };
    assert!(play.heard().contains(&named));
    assert_eq!(play.state.sequence.in_force[0].at, Some(area("RI1")));
    // With one battle it need not be named.
    let mut one = scene("MA1: R2; MA2: B1").hand("B", &[10]).moving("B", 4);
    one.act("B", "muster MA2, go MA1, play 10");
    assert_eq!(
        (one.stage(), one.state.sequence.in_force[0].at),
        (Stage::Battles, Some(area("MA1")))
    );
}

/// Proves 7.22.
#[test]
fn the_last_battle_begins_by_itself_unless_a_card_could_be_held() {
    let battles = |played: &[u8], hand: &[u8]| {
        let mut play = scene("MA1: R1; RI1: R1; CT1: B4; MA2: B1")
            .played("B", played)
            .hand("B", hand)
            .moving("B", 4);
        play.act("B", "muster CT1, take B 2, go RI1, muster MA2, go MA1, fight RI1");
        play.chance("dice R 1 0, dice B 1 0");
        play
    };
    // Washington is played: nothing to wait for.
    let play = battles(&[10], &[3]);
    assert_eq!((play.stage(), play.state.battle.at), (Stage::Rolling, area("MA1")));
    // He might be in the hand; whether he is makes no difference.
    assert_eq!(battles(&[], &[3]).stage(), Stage::Battles);
    assert_eq!(battles(&[], &[10]).stage(), Stage::Battles);
    // An empty hand holds nothing.
    assert_eq!(battles(&[], &[]).stage(), Stage::Rolling);
    // One kind of units, or hits enough for all: nobody is asked.
    let mut play = scene("MA1: R1; MA2: B3").moving("B", 4);
    play.act("B", "muster MA2, go MA1, fight MA1").chance("dice R 1 0");
    assert_eq!((play.at("MA1"), play.stage()), ("R1 B2".into(), Stage::Rolling));
    let lost = play.heard().into_iter().find(|e| matches!(e, Event::Lost { .. }));
    assert!(matches!(lost, Some(Event::Lost { by: None, standing: false, .. })));
    assert_eq!(rules().turn(&play.state).must().lowest(), None::<Seat>);
}

/// Proves 7.23, 13.3.
#[test]
fn a_side_says_who_manoeuvres_first_where_natives_are_concerned() {
    let start = |units: &str| {
        let mut play = scene(&format!("NH2: {units}; QC4: R3; MA1: Y1")).moving("R", 1);
        play.act("R", "muster QC4, go NH2, fight NH2");
        play
    };
    let mut play = start("W1 N1");
    play.chance("dice W 0 0, dice N 0 0");
    assert_eq!((play.stage(), play.asked().as_str()), (Stage::Ordering, "W"));
    assert_eq!(play.may("W", "first"), "W N");
    assert_eq!(play.no("W", "first B"), "7.23 not-ready");
    assert_eq!(play.no("W", "stay"), "2.2 not-now");
    assert_eq!(play.no("R", "first R"), "7.7 not-asked");
    // The Patriot first: the native he leaves changes sides.
    let mut patriot = play.clone();
    patriot.act("W", "first W, withdraw ME1");
    assert_eq!((patriot.at("NH2"), patriot.at("ME1")), ("R3 N1".into(), "W1".into()));
    // The native first: both get away, and meet again.
    play.act("W", "first N, withdraw ME1");
    assert_eq!((play.stage(), play.at("ME1")), (Stage::Manoeuvre, "N1".into()));
    play.act("W", "withdraw ME1");
    assert_eq!((play.at("NH2"), play.at("ME1")), ("R3".into(), "W1 NA1".into()));
    // One unit at a time: the order is asked anew after each, as long as it matters.
    let mut play = start("W2 N1");
    play.chance("dice W 0 0, dice N 0 0").act("W", "first W, withdraw ME1");
    assert_eq!((play.stage(), play.may("W", "first")), (Stage::Ordering, "W N".into()));
    play.act("W", "first N, withdraw ME1, withdraw ME1");
    assert_eq!((play.at("NH2"), play.at("ME1")), ("R3".into(), "W2 NA1".into()));
    // Whoever speaks for the side says who is first; about going, each faction decides itself.
    let mut play = start("B1 W2 N1");
    play.chance("dice B 0 0, dice W 1 1, dice N 0 0");
    play.until(|s| s.stage != Stage::Losses);
    assert_eq!((play.asked().as_str(), play.may("B", "first")), ("B", "B N".into()));
    // Without natives among those who may go, or with natives alone, it is not asked.
    let mut play = start("B1 W1 N1");
    play.chance("dice B 0 0, dice W 0 0, dice N 0 1");
    assert_eq!((play.stage(), play.asked().as_str()), (Stage::Manoeuvre, "B"));
    let mut play = start("W1 N1");
    play.chance("dice W 1 0, dice N 0 0");
    assert_eq!((play.stage(), play.asked().as_str()), (Stage::Manoeuvre, "W"));
    assert_eq!(play.state.battle.slot(), Slot::NATIVES_AMERICAN);
    // With instructions the natives go first, and nobody is asked.
    let mut play = scene("NH2: W1 N1; QC4: R3; MA1: Y1").moving("R", 1);
    play.act("W", "stand_manoeuvre ME1").act("R", "muster QC4, go NH2, fight NH2");
    play.chance("dice W 0 0, dice N 0 0");
    assert_eq!((play.at("NH2"), play.at("ME1")), ("R3".into(), "W1 NA1".into()));
}
