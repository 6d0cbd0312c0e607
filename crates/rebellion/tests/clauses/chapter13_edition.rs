//! Chapter 13: what this edition adds.

use std::sync::Arc;

use kernel::{Finality, Intent, Rules, SeatSet, Seed, Table, Turn, table_refusals as why};
use rebellion::colour::Side;
use rebellion::force::{Force, Slot};
use rebellion::standing::{CHANGES, LossRule, ManoeuvreRule, Standing, cheapest, refuge};
use rebellion::state::Stage;
use rebellion::{Event, Rebellion};

use crate::help::*;

fn at_table(play: &Play) -> Table<Rebellion> {
    Table::from_state(Arc::clone(&play.rules), play.state.clone(), Seed::from_number(7))
}

#[track_caller]
fn acts(table: &mut Table<Rebellion>, play: &Play, who: &str, text: &str) {
    for text in text.split(',').map(str::trim) {
        let code = Rebellion::code(play.action(seat(who), text));
        let draft = table.draft(Intent::Act { seat: seat(who), code }).expect("a legal step");
        table.accept(draft).expect("it can be stored");
    }
}

fn undo(table: &mut Table<Rebellion>, who: &str) -> Result<(), String> {
    let intent = Intent::Undo { seat: seat(who), target: None };
    let draft = table.draft(intent).map_err(|refusal| refusal.text.key.to_string())?;
    table.accept(draft).map_err(|refusal| refusal.text.key.to_string())
}

/// Proves 13.1.
#[test]
fn steps_are_taken_back_until_chance_has_brought_something() {
    let play = scene("MA1: R1; MA2: B3; CT1: B1").hand("B", &[3, 2]).reinforce("B", 1);
    let mut table = at_table(&play);
    acts(&mut table, &play, "B", "place CT1, play 3, muster MA2, take B 2, go MA1");
    for _ in 0..5 {
        undo(&mut table, "B").unwrap();
    }
    assert_eq!(table.state(), &play.state, "card and all");
    assert_eq!(undo(&mut table, "B"), Err(why::NOTHING_TO_UNDO.to_owned()));
    // Dice.
    acts(&mut table, &play, "B", "place CT1, play 3, muster MA2, go MA1, fight MA1");
    assert_eq!(undo(&mut table, "B"), Err(why::NOTHING_TO_UNDO.to_owned()));
    // A card: the end of the sequence draws it.
    let play = scene("MA1: R1; MA2: B3").moving("B", 4);
    let mut table = at_table(&play);
    acts(&mut table, &play, "B", "muster MA2, go CT1");
    undo(&mut table, "B").unwrap();
    acts(&mut table, &play, "B", "go CT1, done");
    assert!(table.state().hand_sizes[Seat(2)] > play.state.hand_sizes[Seat(2)]);
    assert_eq!(undo(&mut table, "B"), Err(why::NOTHING_TO_UNDO.to_owned()));
    let mut play = play;
    assert_eq!(play.step("B", "muster MA2"), Finality::Open);
    assert_eq!(play.step("B", "go CT1"), Finality::Open);
    assert_eq!(play.step("B", "done"), Finality::Final);
}

/// Proves 13.1.
#[test]
fn steps_are_taken_back_until_another_has_acted() {
    let mut play = table("campaign");
    play.chance("cube W");
    let mut table = at_table(&play);
    acts(&mut table, &play, "W", "place RI1");
    undo(&mut table, "W").unwrap();
    assert_eq!(table.state(), &play.state);
    acts(&mut table, &play, "W", "place RI1");
    acts(&mut table, &play, "B", "place RI1");
    assert_eq!(undo(&mut table, "W"), Err(why::NOTHING_TO_UNDO.to_owned()));
    // The other may still take back its own, and then so may the first.
    undo(&mut table, "B").unwrap();
    undo(&mut table, "W").unwrap();
    assert_eq!(table.state(), &play.state);
}

/// Proves 13.4.
#[test]
fn a_secret_instruction_does_not_bind_the_other_side() {
    let play = scene("MA1: R1; MA2: B3; CT1: B1").moving("B", 4);
    let mut table = at_table(&play);
    acts(&mut table, &play, "B", "muster MA2");
    acts(&mut table, &play, "R", "stand_manoeuvre never");
    let (mine, theirs) = (SeatSet::one(seat("Y")), SeatSet::one(seat("B")));
    assert_eq!((table.number(mine), table.number(theirs)), (2, 1));
    assert!(table.told(theirs, 0).iter().all(|t| t.seat == Some(seat("B"))));
    undo(&mut table, "B").expect("it does not know of it");
    assert_eq!(table.state().stage, Stage::Move);
    assert_eq!(table.state().standing[Seat(0)].manoeuvre, ManoeuvreRule::Never);
    // Its partner, who sees it, is bound as by any step.
    acts(&mut table, &play, "R", "stand_losses fewest_dice");
    undo(&mut table, "R").unwrap();
    assert_eq!(table.state().standing[Seat(0)].losses, LossRule::Ask);
}

/// Proves 13.2.
#[test]
fn losses_fall_as_instructed() {
    let roll = |rule: &str| {
        let mut play = scene("MA1: R2 Y3 O1 N1; MA2: B4").moving("B", 4);
        play.act("Y", &format!("stand_losses {rule}"));
        play.act("B", "muster MA2, go MA1, fight MA1");
        play.chance("dice R 0 0, dice Y 0 0, dice O 0 0, dice N 0 0");
        play.act("Y", "first N, stay").act("R", "stay").act("Y", "stay, stay");
        play.heard();
        play.chance("dice B 2 0");
        play
    };
    let mut play = roll("NOYR");
    assert_eq!(play.at("MA1"), "R2 Y3 B4");
    let told = play.heard();
    let lost = Event::Lost {
        at: "MA1".into(),
        side: rebellion::colour::Side::British,
        units: [("N", 1), ("O", 1)].into(),
        by: Some(seat("Y")),
        standing: true,
    };
    assert!(told.contains(&lost), "{told:?}");
    assert_eq!(roll("YRON").at("MA1"), "R2 Y1 B4 O1 N1");
    // Hessians have the weakest die, with a single hit.
    assert_eq!(roll("fewest_dice").at("MA1"), "R2 Y2 B4 N1");
    assert_eq!(roll("RYON").stage(), Stage::Rolling);
    // The last soldier outlives the natives, who would change sides without one.
    let rules = rules();
    let hessians = Slot(4);
    for (soldiers, falls) in [(1, Slot::NATIVES_BRITISH), (2, hessians)] {
        let mut force = Force::NONE;
        force.add(hessians, soldiers);
        force.add(Slot::NATIVES_BRITISH, 1);
        let fallen = cheapest(rules.board(), force, Side::British);
        assert_eq!(fallen, Some(falls), "{soldiers}");
    }
    // Instructions of a faction that does not speak for the side are not asked for.
    let mut play = scene("MA1: R2 Y3; MA2: B4").moving("B", 4);
    play.act("R", "stand_losses fewest_dice").act("B", "muster MA2, go MA1, fight MA1");
    play.chance("dice R 0 0, dice Y 0 0").act("R", "stay").act("Y", "stay").chance("dice B 1 0");
    assert_eq!((play.asked().as_str(), play.stage()), ("Y", Stage::Losses));
}

/// Proves 13.3.
#[test]
fn manoeuvres_are_made_as_instructed() {
    let roll = |rule: &str, units: &str, dice: &str| {
        let mut play = scene(units).moving("B", 4);
        play.act("R", &format!("stand_manoeuvre {rule}"));
        play.act("B", "muster MA2, go MA1, fight MA1").chance(dice);
        play
    };
    let never = roll("never", "MA1: R2; MA2: B4", "dice R 0 0");
    assert_eq!((never.at("MA1"), never.stage()), ("R2 B4".into(), Stage::Rolling));
    let mut always = roll("NH1", "MA1: R2; MA2: B4", "dice R 0 0");
    assert_eq!(always.at("NH1"), "R2");
    let told = always.heard();
    assert!(told.iter().any(|e| matches!(e, Event::Manoeuvred { standing: true, .. })));
    // Where it is not legal they stay.
    let barred = roll("NH1", "MA1: R2; MA2: B4; NH1: W1", "dice R 0 0");
    assert_eq!((barred.at("MA1"), barred.stage()), ("R2 B4".into(), Stage::Rolling));
    let far = roll("DE1", "MA1: R2; MA2: B4", "dice R 0 0");
    assert_eq!(far.at("MA1"), "R2 B4");
    // The last unit goes where most friends are.
    let last = roll("last_unit", "MA1: R1; MA2: B4; NH1: R3; RI1: R2", "dice R 0 0");
    assert_eq!((last.at("NH1"), last.at("MA1")), ("R4".into(), "B4".into()));
    let two = roll("last_unit", "MA1: R2; MA2: B4; NH1: R3", "dice R 1 0");
    assert_eq!((two.at("MA1"), two.stage()), ("R2 B3".into(), Stage::Rolling), "not the last");
    // Once the field is won nobody leaves it.
    let mut won = roll("NH1", "MA1: R2; MA2: B1", "dice R 1 0");
    assert_eq!((won.at("MA1"), won.stage()), ("R2".into(), Stage::Draw));
    assert!(!won.heard().iter().any(|e| matches!(e, Event::Manoeuvred { .. })));
}

/// Proves 13.3.
#[test]
fn a_refuge_is_where_friends_are_then_an_empty_place_then_a_battle() {
    let play = scene("NH1: R1; RI1: R3 B1; MA2: N2; CT1: R2 Y1").moved("B");
    let british = rebellion::colour::Side::British;
    let find = |ids: &[&str]| {
        let areas = ids.iter().map(|id| area(id)).collect();
        refuge(&play.state, british, areas).map(|a| rules().board().id(a).to_owned())
    };
    assert_eq!(find(&["RI1", "MA2", "NH1", "CT1"]).as_deref(), Some("CT1"));
    assert_eq!(find(&["RI1", "MA2", "NH1"]).as_deref(), Some("NH1"));
    assert_eq!(find(&["RI1", "MA2", "NY1"]).as_deref(), Some("MA2"));
    assert_eq!(find(&["RI1"]).as_deref(), Some("RI1"));
    assert_eq!(find(&[]), None);
}

/// Proves 13.4.
#[test]
fn instructions_hold_while_another_is_active_and_change_four_times() {
    let mut play = scene("MA1: R1 Y1; MA2: B2 W2").moving("B", 4);
    assert_eq!(play.no("B", "stand_losses fewest_dice"), "13.4 answer-first");
    assert_eq!(play.no("R", "stand_losses ask"), "13.4 already-so");
    assert_eq!(play.no("R", "stand_manoeuvre ask"), "13.4 already-so");
    let may = |play: &Play| match rules().turn(&play.state) {
        Turn::Seats { may, .. } => may,
        _ => SeatSet::NONE,
    };
    assert_eq!(may(&play), SeatSet::from_bits(0b1011));
    play.act("R", "stand_losses fewest_dice, stand_losses ask, stand_manoeuvre last_unit, stand_manoeuvre MA2");
    assert_eq!(play.no("R", "stand_losses fewest_dice"), "13.4 no-change-left");
    assert_eq!(may(&play), SeatSet::from_bits(0b1010));
    assert_eq!(play.state.standing[Seat(0)].changes, 0);
    play.act("W", "stand_losses fewest_dice");
    // The active faction is asked, its partner's instruction is followed.
    play.act("B", "muster MA2, take W 0, go MA1, fight MA1").chance("dice R 0 0, dice Y 1 0");
    assert_eq!(play.at("MA1"), "R1 Y1 B1", "one kind only");
    let mut play = scene("MA1: R1 Y1; MA2: B1 W2").moving("B", 4);
    play.act("W", "stand_losses fewest_dice").act("B", "muster MA2, go MA1, fight MA1");
    play.chance("dice R 1 0, dice Y 0 1");
    assert_eq!((play.asked().as_str(), play.stage()), ("B", Stage::Losses), "the active faction");
    let mut play = scene("MA2: B1 W2; MA1: R2").moving("R", 1);
    play.act("W", "stand_losses fewest_dice, stand_manoeuvre never")
        .act("B", "stand_manoeuvre never");
    play.act("R", "muster MA1, go MA2, fight MA2").chance("dice B 0 0, dice W 0 0, dice R 1 0");
    assert_eq!(play.at("MA2"), "R2 B1 W1", "the Patriots speak for the side and had said how");
    // A new sequence gives four changes again, and the set-up none.
    let mut play = scene("MA1: R1; CT1: B1").moving("B", 4);
    play.act(
        "R",
        "stand_losses fewest_dice, stand_losses ask, stand_losses fewest_dice, stand_losses ask",
    )
    .act("B", "done");
    play.until(|s| s.stage == Stage::Bag).chance("cube Y");
    assert_eq!(play.state.standing[Seat(0)].changes, CHANGES);
    let setup = table("campaign");
    assert_eq!(setup.no("R", "stand_losses fewest_dice"), "2.1 chance-decides");
    let mut setup = table("campaign");
    setup.chance("cube R");
    assert_eq!(setup.no("B", "stand_losses fewest_dice"), "2.2 not-now");
    // The other side does not see them.
    let mut play = scene("MA1: R1; CT1: B1").moving("B", 4);
    play.act("R", "stand_losses fewest_dice");
    let hidden = rules().hide(&play.state, SeatSet::from_bits(0b0100));
    assert_eq!(hidden.standing[Seat(0)], Standing::ASK);
    let shared = rules().hide(&play.state, SeatSet::from_bits(0b0010));
    assert_eq!(shared.standing[Seat(0)].losses, LossRule::FewestDice);
    let told = Event::Instructed { seat: seat("R") };
    assert_eq!(rules().show(&told, SeatSet::from_bits(0b1000)), None);
    assert_eq!(rules().show(&told, SeatSet::NONE), None);
    assert_eq!(rules().show(&told, SeatSet::from_bits(0b0010)), Some(told));
}

/// Proves 13.5.
#[test]
fn fewest_dice_means_surplus_first_then_the_weakest_die() {
    use rebellion::force::{Force, Slot};
    let rules = rules();
    let board = rules.board();
    let next = |units: [u8; 8], side: rebellion::colour::Side| {
        let slot = rebellion::standing::cheapest(board, Force(units), side);
        slot.map(|s: Slot| s.colour().id())
    };
    let (british, american) = (rebellion::colour::Side::British, rebellion::colour::Side::American);
    // R Y B W O F N NA
    assert_eq!(next([0, 0, 4, 1, 0, 0, 0, 0], american), Some("B"), "as in the rulebook");
    assert_eq!(next([0, 0, 2, 1, 0, 0, 0, 0], american), Some("W"));
    assert_eq!(next([0, 0, 3, 5, 0, 0, 0, 0], american), Some("W"), "both have too many");
    assert_eq!(next([1, 1, 0, 0, 1, 0, 0, 0], british), Some("O"), "a single hit");
    assert_eq!(next([1, 1, 0, 0, 0, 0, 0, 0], british), Some("Y"), "two hits against three");
    assert_eq!(next([1, 0, 0, 0, 1, 0, 0, 0], british), Some("O"));
    assert_eq!(next([0, 0, 1, 0, 0, 1, 0, 0], american), Some("B"), "fewer hits than the French");
    assert_eq!(next([2, 0, 0, 0, 0, 0, 2, 0], british), Some("N"));
    assert_eq!(
        next([1, 0, 0, 0, 0, 0, 1, 0], british),
        Some("N"),
        "natives before the last soldier"
    );
    assert_eq!(next([1, 0, 0, 0, 0, 0, 0, 0], british), Some("R"));
    assert_eq!(next([0; 8], british), None);
    assert_eq!(next([0, 0, 0, 0, 0, 0, 2, 0], british), Some("N"));
}

/// Proves 13.7.
#[test]
fn an_absent_player_does_no_harm() {
    let absent = |play: &Play, who: &str| {
        let action = rules().absent(&play.state, seat(who));
        assert!(rules().check(&play.state, seat(who), action).is_ok(), "{action:?}");
        action
    };
    let is = |play: &Play, who: &str, text: &str| {
        assert_eq!(absent(play, who), play.action(seat(who), text));
    };
    let play = scene("CT1: B1; RI1: B1; DE1: R1").hand("B", &[8, 2, 4]).reinforce("B", 2);
    is(&play, "B", "place RI1");
    let mut play = scene("CT1: B1; DE1: R1").hand("B", &[8, 2, 4]).reinforce("B", 0);
    is(&play, "B", "play 4");
    play.act("B", "play 4");
    is(&play, "B", "done");
    let play = scene("CT1: B1; DE1: R1").hand("B", &[8, 7, 5]).before_card("B");
    is(&play, "B", "play 7");
    let play = scene("CT1: R1; DE1: B1").hand("R", &[8, 7, 2]).before_card("R");
    is(&play, "R", "play 2");
    let play = scene("CT1: R1; DE1: B1").hand("R", &[8, 10]).before_card("R");
    is(&play, "R", "play 8");
    let mut play = scene("MA1: R2 Y1; MA2: B4 W1").moving("B", 4);
    play.act("B", "muster MA2, go MA1");
    is(&play, "B", "fight MA1");
    play.act("B", "fight MA1").chance("dice R 0 0, dice Y 1 0");
    is(&play, "B", "lose B");
    play.act("B", "lose B");
    is(&play, "R", "stay");
    // In the middle of something, the quiet end of it.
    let mut play = scene("MA2: B1; MA1: R1; RI1: W1; CT1: R1; MA3: N1").moving("B", 4);
    play.act("B", "muster MA2");
    is(&play, "B", "go RI1");
    let mut play = scene("MA2: B1; MA1: R1; RI1: R1; CT1: R1; MA3: N1").moving("B", 4);
    play.act("B", "muster MA2");
    is(&play, "B", "go NH1");
    let mut play = scene("CT1: B1; MA1: R1; DE1: R1").hand("R", &[3, 12]).reinforce("R", 0);
    play.act("R", "play 12");
    is(&play, "R", "place MA1");
    let mut play = scene("QC1: Y2 R2; MA1: B1").moving("Y", 7);
    play.act("Y", "muster QC1");
    assert!(matches!(absent(&play, "Y"), rebellion::Action::Take(..)), "too many to sail");
    let mut setup = table("campaign");
    setup.chance("cube W");
    absent(&setup, "B");
    absent(&setup, "W");
}

/// Proves 13.8.
#[test]
fn whether_the_table_waits_does_not_tell_a_hand() {
    // Over many games, whoever is asked would be asked with any other hand that could be true.
    let rules = rules();
    for (game, scenario) in
        ["campaign", "quebec", "introductory"].iter().cycle().take(9).enumerate()
    {
        let options = rebellion::Options {
            scenario: (*scenario).to_owned(),
            ..rebellion::Options::default()
        };
        kernel::kit::walk(&*rules, &options, game as u64, 20_000, |step, state, rng| {
            if step % 11 != 0 || state.stage == Stage::Over {
                return;
            }
            for eyes in [0b0011, 0b1100].map(SeatSet::from_bits) {
                let guess = rules.resample(&rules.hide(state, eyes), eyes, rng);
                assert_eq!(rules.turn(&guess).must(), rules.turn(state).must());
                assert_eq!(rules.phase(&guess), rules.phase(state));
                assert_eq!(guess.stage, state.stage);
            }
        });
    }
}
