//! Texts in English, for those who read answers without a client: only the simple ones. A real
//! client has a real Fluent and all languages.

use kernel::{AnyGame, AnyTable, Arg, Seat, Text, table_refusals as why};

/// The sentence of a text in English, if it is a line of words and gaps.
pub(crate) fn english(game: &dyn AnyGame, table: &dyn AnyTable, text: &Text) -> Option<String> {
    if let Some(sentence) = by_table(&text.key) {
        return Some(sentence.to_owned());
    }
    let start = format!("{} = ", text.key);
    let line = game.texts("en")?.lines().find_map(|line| line.strip_prefix(&start))?;
    let mut sentence = String::new();
    let mut rest = line;
    while let Some((words, gap)) = rest.split_once('{') {
        let (name, after) = gap.split_once('}')?;
        let name = name.trim().strip_prefix('$')?;
        sentence.push_str(words);
        sentence.push_str(&word(game, table, text.args.get(name)?)?);
        rest = after;
    }
    sentence.push_str(rest);
    Some(sentence)
}

fn word(game: &dyn AnyGame, table: &dyn AnyTable, arg: &Arg) -> Option<String> {
    let about = game.about();
    let place = |id: &String| about.places.get(id).map_or(id.clone(), |names| names.en.clone());
    let seat = |seat: Seat| {
        let id = table.seat_id(seat);
        let role = about.roles.iter().find(|role| role.id == id);
        role.map_or(id, |role| role.names.en.clone())
    };
    Some(match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Place(id) => place(id),
        Arg::Places(ids) => ids.iter().map(place).collect::<Vec<_>>().join(", "),
        Arg::Seat(one) => seat(*one),
        Arg::Seats(several) => several.iter().map(seat).collect::<Vec<_>>().join(", "),
        Arg::Text(text) => english(game, table, text)?,
        Arg::Plain(text) => text.clone(),
    })
}

/// What a table says before any rule is asked.
fn by_table(key: &str) -> Option<&'static str> {
    Some(match key {
        why::UNKNOWN_ACTION => "This code names no action of the game.",
        why::NO_SUCH_SEAT => "There is no such seat.",
        why::OVER => "The game is over.",
        why::NOT_YOUR_TURN => "It is not this seat's turn.",
        why::NOTHING_TO_UNDO => "There is nothing to take back.",
        why::CANNOT_UNDO => "This step cannot be taken back.",
        why::UNDO_INSTEAD => "The seat can take this step back by itself.",
        why::PLEA_STANDS => "There is a plea to go back already.",
        why::NO_PLEA => "No plea to go back waits for this seat's answer.",
        why::TOO_MANY_UNDOS => "This seat has taken back too often in this phase.",
        why::NO_CHANCE => "Chance is not asked now.",
        why::NOT_A_CHANCE => "This outcome is not among the possible ones.",
        why::NOT_AWAITED => "This seat owes no step, so it cannot be absent.",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_of_a_table_has_a_sentence() {
        assert!(why::ALL.iter().all(|key| by_table(key).is_some()));
    }
}
