//! The messages, one function each. Each reads all its fields before it does anything.

use std::sync::Arc;

use bots::arena;
use kernel::about::LANGUAGES;
use kernel::{AnyGame, Intent, Seat, SeatSet, Turn};
use serde_json::{Value, json};

use crate::engine::desk::Desk;
use crate::engine::fields::Fields;
use crate::engine::problem::{Kind, Problem};
use crate::engine::{Engine, MAIN, TABLES_MAX};
use games::Entry;

/// The most steps a playout takes: no game comes near it.
const PLAYOUT_MAX: u32 = 1 << 16;
/// The longest name of a table, in bytes.
const NAME_MAX: usize = 64;

type Answer = Result<Value, Problem>;
type Message = fn(&mut Engine, Fields) -> Answer;

impl Engine {
    /// Every message by its name.
    const MESSAGES: [(&'static str, Message); 28] = [
        ("games", Self::list_games),
        ("rules", Self::rules),
        ("tables", Self::list_tables),
        ("setup", Self::setup),
        ("load", Self::load),
        ("close", Self::close),
        ("turn", Self::turn),
        ("outcome", Self::outcome),
        ("offers", Self::offers),
        ("check", Self::check),
        ("preview", Self::preview),
        ("act", Self::act),
        ("absent", Self::absent),
        ("chances", Self::chances),
        ("chance", Self::chance),
        ("undos", Self::undos),
        ("undo", Self::undo),
        ("view", Self::view),
        ("ask", Self::ask),
        ("told", Self::told),
        ("log", Self::log),
        ("dump", Self::dump),
        ("fingerprint", Self::fingerprint),
        ("bots", Self::list_bots),
        ("bot", Self::bot),
        ("playout", Self::playout),
        ("ping", Self::ping),
        ("quit", Self::say_goodbye),
    ];

    pub(crate) fn handle(&mut self, mut fields: Fields) -> Answer {
        let name = fields.text("do")?;
        let name = fields.need("do", name)?;
        let message = Self::MESSAGES.iter().find(|(known, _)| *known == name);
        let (_, message) = message.ok_or_else(|| {
            let known: Vec<&str> = Self::MESSAGES.iter().map(|(known, _)| *known).collect();
            let what = format!("there is no message {name:?}; there are: {}", known.join(", "));
            Problem::new(Kind::UnknownMessage, what)
        })?;
        message(self, fields)
    }

    fn game(&self, fields: &mut Fields) -> Result<&Entry, Problem> {
        let name = fields.text("game")?;
        let name = fields.need("game", name)?;
        let known = || self.games.iter().map(|entry| entry.game.id());
        self.games
            .iter()
            .find(|entry| entry.game.id() == name)
            .ok_or_else(|| Problem::not_found("game", &name, known()))
    }

    /// The table that is meant.
    fn desk(&mut self, fields: &mut Fields) -> Result<&mut Desk, Problem> {
        let name = table_name(fields)?;
        if !self.tables.contains_key(&name) {
            return Err(self.no_such_table(&name));
        }
        self.tables.get_mut(&name).ok_or_else(|| Problem::field("table", "is not open"))
    }

    fn no_such_table(&self, name: &str) -> Problem {
        Problem::not_found("table", name, self.tables.keys().map(String::as_str))
    }

    fn list_games(&mut self, fields: Fields) -> Answer {
        fields.done()?;
        let card = |entry: &Entry| {
            let bots: Vec<&str> = entry.bots.iter().map(|bot| bot.id()).collect();
            json!({ "about": entry.game.about(), "bots": bots })
        };
        Ok(json!({ "games": self.games.iter().map(card).collect::<Vec<_>>() }))
    }

    fn rules(&mut self, mut fields: Fields) -> Answer {
        let ledger = self.game(&mut fields)?.game.ledger();
        let language = LANGUAGES[fields.word("language", &LANGUAGES)?];
        let id = fields.text("clause")?;
        fields.done()?;
        let clause = |clause: &kernel::ledger::Clause| {
            let text = match language {
                "fr" => &clause.fr,
                "it" => &clause.it,
                _ => &clause.en,
            };
            json!({ "id": clause.id, "basis": clause.basis, "text": text })
        };
        match id {
            None => Ok(json!({ "clauses": ledger.clauses.iter().map(clause).collect::<Vec<_>>() })),
            Some(id) => match ledger.clause(&id) {
                Some(found) => Ok(json!({ "clauses": [clause(found)] })),
                None => {
                    let known = ledger.clauses.iter().map(|clause| clause.id.as_str());
                    Err(Problem::not_found("clause", &id, known))
                }
            },
        }
    }

    fn list_tables(&mut self, fields: Fields) -> Answer {
        fields.done()?;
        let cards = self.tables.iter().map(|(name, desk)| desk.card(name));
        Ok(json!({ "tables": cards.collect::<Vec<_>>() }))
    }

    fn setup(&mut self, mut fields: Fields) -> Answer {
        let options = fields.value("options").unwrap_or_else(|| json!({}));
        self.open(fields, |game, seed| {
            let table = game.table(&options, seed)?;
            Ok((table, Some(game.options(&options)?)))
        })
    }

    fn load(&mut self, mut fields: Fields) -> Answer {
        let position = fields.value("position");
        let position = fields.need("position", position)?;
        self.open(fields, |game, seed| Ok((game.load(&position, seed)?, None)))
    }

    /// Opens a table, in the place of one of the same name.
    fn open(
        &mut self,
        mut fields: Fields,
        make: impl FnOnce(&dyn AnyGame, kernel::Seed) -> Made,
    ) -> Answer {
        let name = table_name(&mut fields)?;
        let entry = self.game(&mut fields)?;
        let seed = fields.seed()?;
        let board = fields.text("board")?;
        let manual = fields.word("chance", &["auto", "manual"])? == 1;
        fields.done()?;
        if self.tables.len() >= TABLES_MAX && !self.tables.contains_key(&name) {
            let what = format!("{TABLES_MAX} tables are open, which is the most: close one first");
            return Err(Problem::new(Kind::TooMany, what));
        }
        let game = match board {
            None => Arc::clone(&entry.game),
            Some(text) => {
                entry.game.reopen(&text, entry.game.version()).map_err(Problem::faults)?
            }
        };
        let (table, options) = make(&*game, seed).map_err(Problem::faults)?;
        let mut desk = Desk { game, bots: entry.bots.clone(), table, manual };
        desk.begin()?;
        let mut card = desk.card(&name);
        card["commitment"] = json!(seed.commitment());
        if let Some(options) = options {
            card["options"] = options;
        }
        self.tables.insert(name, desk);
        Ok(card)
    }

    fn close(&mut self, mut fields: Fields) -> Answer {
        let name = table_name(&mut fields)?;
        fields.done()?;
        if self.tables.remove(&name).is_none() {
            return Err(self.no_such_table(&name));
        }
        Ok(json!({}))
    }

    fn turn(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let eyes = fields.eyes(desk.table.seats())?;
        fields.done()?;
        Ok(desk.turn(eyes))
    }

    fn outcome(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        fields.done()?;
        Ok(match desk.table.turn() {
            Turn::Over(outcome) => json!({ "over": true, "outcome": outcome }),
            Turn::Seats { .. } | Turn::Chance => json!({ "over": false }),
        })
    }

    fn offers(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let seat = fields.seat("seat", desk.table.seats())?;
        fields.done()?;
        Ok(json!({ "offers": desk.table.offers(seat) }))
    }

    fn check(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let (seat, code) = seat_and_action(&mut fields, desk)?;
        fields.done()?;
        Ok(match desk.table.check(seat, code) {
            Ok(()) => json!({ "legal": true }),
            Err(refusal) => {
                let sentence = desk.sentence(&refusal);
                let mut answer =
                    json!({ "legal": false, "clause": refusal.clause, "text": refusal.text });
                if let Some(sentence) = sentence {
                    answer["what"] = json!(sentence);
                }
                answer
            }
        })
    }

    fn preview(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let (seat, code) = seat_and_action(&mut fields, desk)?;
        fields.done()?;
        let events = desk.table.preview(seat, code).map_err(|refusal| desk.refused(&refusal))?;
        Ok(json!({ "events": events }))
    }

    fn act(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let (seat, code) = seat_and_action(&mut fields, desk)?;
        fields.done()?;
        desk.carry_out(Intent::Act { seat, code })
    }

    fn absent(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let seat = fields.seat("seat", desk.table.seats())?;
        fields.done()?;
        desk.carry_out(Intent::Absent { seat })
    }

    fn chances(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        fields.done()?;
        let chance = |(offer, weight)| json!({ "outcome": offer, "weight": weight });
        let chances: Vec<Value> = desk.table.chances().into_iter().map(chance).collect();
        Ok(json!({ "chances": chances }))
    }

    fn chance(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let code = action(&mut fields, desk)?;
        fields.done()?;
        desk.carry_out(Intent::Chance { code })
    }

    fn undos(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let seat = fields.seat("seat", desk.table.seats())?;
        fields.done()?;
        Ok(json!({ "undos": desk.table.undos(seat) }))
    }

    fn undo(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let seat = fields.seat("seat", desk.table.seats())?;
        let target = fields.number("target")?;
        fields.done()?;
        desk.carry_out(Intent::Undo { seat, target })
    }

    fn view(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let eyes = fields.eyes(desk.table.seats())?.unwrap_or(SeatSet::NONE);
        fields.done()?;
        let look = desk.table.look(eyes);
        Ok(json!({ "number": look.number, "prompt": look.prompt, "view": look.view }))
    }

    fn ask(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let eyes = fields.eyes(desk.table.seats())?.unwrap_or(SeatSet::NONE);
        let question = fields.value("question");
        let question = fields.need("question", question)?;
        fields.done()?;
        let answer = desk.table.ask(eyes, &question);
        Ok(json!({ "answer": answer.map_err(|fault| Problem::faults(vec![fault]))? }))
    }

    fn told(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let eyes = fields.eyes(desk.table.seats())?.unwrap_or(SeatSet::NONE);
        let since = fields.number("since")?.unwrap_or(0);
        fields.done()?;
        let table = &desk.table;
        Ok(json!({ "number": table.number(eyes), "told": table.told(eyes, since) }))
    }

    fn log(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let since = fields.number("since")?.unwrap_or(0);
        fields.done()?;
        Ok(json!({ "rows": desk.rows(since)? }))
    }

    fn dump(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let eyes = fields.eyes(desk.table.seats())?;
        fields.done()?;
        let position = match eyes {
            None => desk.table.dump(),
            Some(eyes) => desk.table.dump_for(eyes),
        };
        Ok(json!({ "position": position }))
    }

    fn fingerprint(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        fields.done()?;
        Ok(json!({ "fingerprint": desk.table.fingerprint(), "rows": desk.table.len() }))
    }

    fn list_bots(&mut self, mut fields: Fields) -> Answer {
        let entry = self.game(&mut fields)?;
        fields.done()?;
        Ok(json!({ "bots": entry.bots.iter().map(|bot| bot.id()).collect::<Vec<_>>() }))
    }

    fn bot(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let seat = fields.seat("seat", desk.table.seats())?;
        let name = fields.text("bot")?;
        let name = fields.need("bot", name)?;
        let bot = desk.bot(&name)?;
        let seed = fields.seed()?;
        fields.done()?;
        // The same seed at the same place chooses the same, and chooses anew at the next.
        let code = bot.choose(&*desk.table, seat, &mut seed.at(desk.table.len() as u64));
        Ok(json!({ "code": code, "name": code.map(|code| desk.table.name(code)) }))
    }

    fn playout(&mut self, mut fields: Fields) -> Answer {
        let desk = self.desk(&mut fields)?;
        let name = fields.text("bot")?.unwrap_or_else(|| "random".to_owned());
        let bot = Arc::clone(desk.bot(&name)?);
        let seed = fields.seed()?;
        fields.done()?;
        let mut table = desk.copy(seed);
        let bots = vec![bot; usize::from(table.seats())];
        let outcome = arena::play(&mut *table, &bots, &mut seed.at(u64::MAX), PLAYOUT_MAX)
            .map_err(|stuck| Problem::new(Kind::Internal, stuck.to_string()))?;
        Ok(json!({ "outcome": outcome, "steps": table.len() }))
    }

    fn ping(&mut self, fields: Fields) -> Answer {
        fields.done()?;
        Ok(json!({ "version": env!("CARGO_PKG_VERSION") }))
    }

    fn say_goodbye(&mut self, fields: Fields) -> Answer {
        fields.done()?;
        self.quit = true;
        Ok(json!({}))
    }
}

type Made = Result<(Box<dyn kernel::AnyTable>, Option<Value>), Vec<kernel::Fault>>;

fn table_name(fields: &mut Fields) -> Result<String, Problem> {
    let name = fields.text("table")?.unwrap_or_else(|| MAIN.to_owned());
    if name.is_empty() || name.len() > NAME_MAX {
        return Err(Problem::field("table", format!("must have 1 to {NAME_MAX} bytes")));
    }
    Ok(name)
}

fn seat_and_action(fields: &mut Fields, desk: &Desk) -> Result<(Seat, u32), Problem> {
    let seat = fields.seat("seat", desk.table.seats())?;
    let code = action(fields, desk)?;
    Ok((seat, fields.need("action", code)?))
}

/// The code of the action that is meant, if one is: by its name, or by its code.
fn action(fields: &mut Fields, desk: &Desk) -> Result<Option<u32>, Problem> {
    match (fields.text("action")?, fields.number("code")?) {
        (Some(_), Some(_)) => Err(Problem::field("code", "says again what \"action\" says")),
        (None, code) => Ok(code),
        (Some(name), None) => match desk.table.read(&name) {
            Ok(code) => Ok(Some(code)),
            Err(misspelt) => Err(Problem::field("action", format!("is misspelt: {misspelt}"))),
        },
    }
}
