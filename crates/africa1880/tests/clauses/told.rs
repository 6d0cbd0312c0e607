//! An event in a line, so that a test says exactly what was told.

use africa1880::Event;
use africa1880::event::SheetLine;
use kernel::{Seat, SeatSet};

/// An event in a line that shows every field of it.
pub(crate) fn tell(powers: &[String], event: &Event) -> String {
    let id = |seat: &Seat| powers[seat.index()].clone();
    let all = |seats: &SeatSet| {
        let ids: Vec<String> = seats.iter().map(|seat| id(&seat)).collect();
        if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
    };
    let pact = |war_on: &Option<Seat>| match war_on {
        None => "alliance".to_owned(),
        Some(on) => format!("war on {}", id(on)),
    };
    let scores = |scores: &[i32]| scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    match event {
        Event::Placed { seat, at } => format!("{} placed {at}", id(seat)),
        Event::TurnBegan { year } => format!("{year} begins"),
        Event::Proposed { from, to, war_on } => {
            format!("{} proposed {} to {}", id(from), pact(war_on), id(to))
        }
        Event::Answered { from, to, accepted, war_on } => {
            let verb = if *accepted { "accepted" } else { "declined" };
            format!("{} {verb} {} from {}", id(to), pact(war_on), id(from))
        }
        Event::Readied { seat } => format!("{} ready", id(seat)),
        Event::OrdersBegan { year } => format!("{year} orders"),
        Event::Wrote { seat, line: text } => format!("{} wrote {}", id(seat), line(powers, text)),
        Event::Sealed { seat } => format!("{} sealed", id(seat)),
        Event::SheetRead { seat, absent, lines } => {
            let lines: Vec<String> = lines.iter().map(|text| line(powers, text)).collect();
            let absent = if *absent { " (absent)" } else { "" };
            format!("{} sheet{absent}: {}", id(seat), lines.join(", "))
        }
        Event::OrderVoid { seat, at, why } => format!("{} void {at}: {why:?}", id(seat)),
        Event::Developed { at, by, pawns, filled, lost } => {
            format!("{at} +{pawns} = {filled} by {}, {lost} lost", all(by))
        }
        Event::Explored { seat, from, to } => format!("{} {from} > {to}", id(seat)),
        Event::Landed { seat, at } => format!("{} landed {at}", id(seat)),
        Event::RelationsRead { wars } => {
            let wars: Vec<String> = (0u8..)
                .zip(wars)
                .filter(|(_, on)| !on.is_empty())
                .map(|(seat, on)| format!("{} on {}", id(&Seat(seat)), all(on)))
                .collect();
            format!("wars: {}", wars.join("; "))
        }
        Event::PromiseBroken { by, to, war_on } => {
            format!("{} broke {} with {}", id(by), pact(war_on), id(to))
        }
        Event::Removed { seat, at, wars, alliances } => {
            format!("{} removed {at}: wars {}, alliances {}", id(seat), all(wars), all(alliances))
        }
        Event::Stood { at, present } => format!("{at} stood: {}", all(present)),
        Event::ColonyFounded { at, present, points } => {
            format!("{at} colony: {}, {points} each", all(present))
        }
        Event::TurnEnded { year, scores: points } => format!("{year} ended: {}", scores(points)),
        Event::Ended { winners, scores: points } => {
            format!("over: {}, {}", all(winners), scores(points))
        }
    }
}

fn line(powers: &[String], line: &SheetLine) -> String {
    match line {
        SheetLine::Develop { at } => format!("{at} develop"),
        SheetLine::Explore { at, to } => format!("{at} {to}"),
        SheetLine::Nothing { at } => format!("{at} nothing"),
        SheetLine::Void { at } => format!("{at} void"),
        SheetLine::Land { at } => format!("land {at}"),
        SheetLine::Alliance { with } => format!("ally {}", powers[with.index()]),
        SheetLine::War { on } => format!("war {}", powers[on.index()]),
    }
}
